import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import type { Steps } from '../../text/pauses.ts'
import { coreOf, sentencesOf } from '../conversation/grammar/sentences.ts'
import { personAfter } from '../conversation/people/subject.ts'
import type { SaidRelation } from '../conversation/relations/relations.ts'

/** "I'm sorry. How is Ines taking it?": what the answer is to. */
export const lastAsked = (turn: TranscriptTurn): TranscriptTurn => {
  const last = sentencesOf(turn.text).at(-1) ?? ''
  return { ...turn, text: /[?？]\s*$/u.test(last) ? last : '' }
}

/** Who "she" is in the turn behind this one. */
export function* personSpokenOf({ text, name }: TranscriptTurn, before: string | null): Steps<string | null> {
  let person = before
  for (const sentence of sentencesOf(text)) {
    person = personAfter(coreOf(sentence), name, person)
    yield sentence.length
  }
  return person
}

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
