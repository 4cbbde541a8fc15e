import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import type { Steps } from '../../text/pauses.ts'
import { coreOf, sentencesOf } from '../conversation/grammar/sentences.ts'
import { mentionsIn } from '../conversation/people/mentions.ts'
import { personAfter } from '../conversation/people/subject.ts'
import type { SaidRelation } from '../conversation/relations/relations.ts'

/** "I'm sorry. How is Ines taking it?": what the answer is to. */
export const lastAsked = (turn: TranscriptTurn): TranscriptTurn => {
  const last = sentencesOf(turn.text).at(-1) ?? ''
  return { ...turn, text: /[?？]\s*$/u.test(last) ? last : '' }
}

/** Who "she" is in the turn behind this one; whom it names is added to `people`. */
export function* personSpokenOf(
  { text, name }: TranscriptTurn,
  before: string | null,
  people: Set<string>,
): Steps<string | null> {
  let person = before
  if (name !== null) people.add(name.toLowerCase())
  for (const sentence of sentencesOf(text)) {
    const core = coreOf(sentence)
    for (const one of peopleIn(core)) people.add(one)
    person = personAfter(core, name, person, people)
    yield sentence.length
  }
  return person
}

/** Names of people in a text, in small letters. */
export const peopleIn = (text: string): string[] =>
  mentionsIn(text).flatMap(({ name, type }) => (type === 'person' ? [name.toLowerCase()] : []))

const NAME =
  /(?<![\p{L}'’])(?!(?:The|That|This|What|When|Where|How|Who|Yes|Well|Right|And|But|You|They|She|Her|His|There|Here|Just|Thanks|It)(?![\p{L}]))\p{Lu}\p{Ll}{2,}/u
/** "Dickens would sleep on the otter. That's my cat …": the sentence with the name, worth keeping or not. */
export function namedBefore(
  sentences: readonly string[],
  sentence: string,
  core: string,
): string | undefined {
  if (!/^(?:(?:that|this)?['’]s|(?:that|this) (?:is|was)) (?:my|our|me)\b/iu.test(core)) return undefined
  const before = sentences[sentences.indexOf(sentence) - 1]
  return before !== undefined && NAME.test(before) ? before : undefined
}

/** 小美对猫过敏: of whom alone relations are told, by the name that begins it. */
export function holderOf(relations: readonly SaidRelation[], core: string): string | null {
  const [first] = relations
  return first &&
    first.predicate === 'ALLERGIC_TO' &&
    relations.every(({ subject }) => subject.type === 'person' && core.startsWith(subject.name))
    ? first.subject.name
    : null
}
