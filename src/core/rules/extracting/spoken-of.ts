import type { TranscriptTurn } from '../../../../prompts/extract.ts'
import type { Steps } from '../../text/pauses.ts'
import { simplified } from '../../text/reading/simplified.ts'
import { turned } from '../../text/reading/turned.ts'
import { ofWhom } from '../conversation/asked/of-whom.ts'
import { isBidToTell } from '../conversation/asked/questions.ts'
import { certainNamesIn } from '../conversation/changes/owners/whose.ts'
import { coreOf, isChinese, sentencesOf } from '../conversation/grammar/sentences.ts'
import { CHINESE_KIN_WORD } from '../conversation/people/kin.ts'
import { mentionsIn } from '../conversation/people/mentions.ts'
import { personAfter } from '../conversation/people/subject.ts'
import { isKnownPlace } from '../conversation/relations/places.ts'
import type { SaidRelation } from '../conversation/relations/relations.ts'

/** 辛苦了，老公能帮忙吗: the one of who is asked. */
const THEIRS = new RegExp(`(?<=^|[，,。！]|那)(?:[你您]们?家?的?)?(?=(?:${CHINESE_KIN_WORD}))`, 'gu')

/** "I'm sorry. How is Ines taking it?": what the answer is to; empty where nothing is asked. */
const lastQuestion = ({ text }: TranscriptTurn): string => {
  const last = sentencesOf(text).at(-1) ?? ''
  return /[?？]\s*$/u.test(last) || isBidToTell(last) ? last : ''
}
/** The same as the one who is asked would ask it. */
export const lastAsked = (turn: TranscriptTurn, name: string | null = null): TranscriptTurn => ({
  ...turn,
  name,
  text: turned(lastQuestion(turn).replace(THEIRS, '我')),
})

/**
 * What the assistant asked just before a turn of somebody else's life: "Is your mum well?"; null where it is the
 * speaker's.
 * @param about who was spoken of last: what "she" means
 */
export function askedOfOther(
  before: TranscriptTurn | undefined,
  speaker: string | null,
  about: string | null,
) {
  if (before?.role !== 'assistant') return null
  const question = lastQuestion(before)
  return question !== '' && ofWhom(question, speaker, about) !== null ? question : null
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

/** Names of people in a text, in small letters; of a Chinese one those of animals too, as the mainland writes them. */
export const peopleIn = (text: string): string[] =>
  isChinese(text)
    ? certainNamesIn(simplified(text)).filter((name) => !isKnownPlace(name))
    : mentionsIn(text).flatMap(({ name, type }) => (type === 'person' ? [name.toLowerCase()] : []))

/** A large word that is not one of those that begin a sentence. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}'’])(?!(?:The|That|This|What|When|Where|How|Who|Yes|Well|Right|And|But|You|They|` +
    String.raw`She|Her|His|There|Here|Just|Thanks|It)(?![\p{L}]))\p{Lu}\p{Ll}{2,}`,
  'u',
)
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
