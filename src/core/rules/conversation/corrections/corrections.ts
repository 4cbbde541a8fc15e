import type {
  ExtractInput,
  ExtractOutput,
  ShownMemory,
  TranscriptTurn,
} from '../../../../../prompts/extract.ts'
import { anyOf } from '../../../text/any-of.ts'
import { denies, isDenial, neverSaid, withoutDenial } from '../../../text/words/denying-words.ts'
import { forgetRequests } from '../../../text/words/forgetting-words.ts'
import { isEndedBy, saysItIsOver } from '../changes/changes.ts'
import { subjectWords } from '../changes/matching/subject-words.ts'
import { isOfPerson } from '../changes/owners/of-oneself.ts'
import { patternNamed } from '../changes/slots/slots.ts'
import { carefully } from '../grammar/casual.ts'
import { coreOf, sentencesOf, unquoted } from '../grammar/sentences.ts'
import { type Contrast, contrastIn, isDeniedBy } from './contrast.ts'
import { meantToForget } from './meant-to-forget.ts'
import { neverSo } from './never-so.ts'
import { bestOf, covers, isNearly, isOtherValue } from './said-alike.ts'
import { saidWrongly, withoutMistake } from './said-wrongly.ts'
import { isDoneBy } from './tasks-done.ts'
import { notOfThem } from './whose-english.ts'

type Corrections = NonNullable<ExtractOutput['corrections']>

/** What a turn says of what is known, and which of its words are left to be read for facts. */
export interface Corrected {
  readonly corrections: Corrections
  readonly forget: NonNullable<ExtractOutput['forget']>
  /** Empty of a turn that asks to forget. */
  readonly text: string
  /** What is so instead of something that is taken back: it is kept, of whatever kind it is. */
  readonly instead?: string
}

/** It is over and nothing is said to have come in its place. */
const PLAINLY_OVER = anyOf('iu', [
  new RegExp(
    String.raw`\b(?:not|n['’]t|no|never|nor)\b.{0,80}\b(?:any ?more|any longer)\b|\bno longer\b|不再|` +
      '没再|已经不.{1,16}了',
    'u',
  ),
  /早就?不.{1,16}了|不.{1,16}了[。！!～~.]*$/u,
])
const NEGATED = patternNamed('corrections_negated')
/**
 * What a person's turn ends, denies or asks to forget of what is known, by its plain words.
 * @param before what the assistant said last before it
 * @param mine what memories of who speaks begin with
 */
export function correctionsOf(
  turn: TranscriptTurn,
  before: string | undefined,
  shown: ExtractInput['memories'],
  mine: { readonly all: readonly string[] },
): Corrected {
  const source_turn_ids = [turn.turn_id]
  const requests = forgetRequests(turn.text)
  if (requests.length > 0) {
    const meant = new Set(requests.flatMap((request) => meantToForget(request, shown)))
    return {
      corrections: [],
      forget: [...meant].map((memory_id) => ({ memory_id, source_turn_ids })),
      text: '',
    }
  }
  const memories = shown.filter(({ ended }) => !ended)
  const isDenying = denies(turn.text)
  const corrections: Corrections = []
  const left: string[] = []
  let told: string | undefined
  for (const sentence of sentencesOf(turn.text)) {
    const wrong = saidWrongly(coreOf(sentence))
    const taken = wrong ? saysOf(wrong.denied, memories, mine.all) : []
    corrections.push(
      ...taken.map((memory_id) => ({ memory_id, kind: 'never_was' as const, source_turn_ids })),
    )
    if (taken.length > 0) {
      if (wrong?.instead !== '') left.push(sentence)
      continue
    }
    const core = coreOf(isDenying ? withoutDenial(sentence) : sentence)
    const { ids, kind: how } = neverSo(core, memories, mine.all, isDenying)
    corrections.push(...ids.map((memory_id) => ({ memory_id, kind: how, source_turn_ids })))
    if (ids.length > 0) {
      if (!isDenying) left.push(sentence)
      continue
    }
    const never = neverSaid(sentence, isDenying)?.replace(ASKS_WHY, '') ?? null
    const [denied = '', ...instead] = never === null ? [] : apart(never)
    const gone = denied === '' ? [] : neverWere(denied, memories, mine.all)
    corrections.push(...gone.map((memory_id) => ({ memory_id, kind: 'never_was' as const, source_turn_ids })))
    const rest = isDenying && isDenial(sentence) ? withoutDenial(sentence) : sentence
    const clauses = isDenying && !contrastIn(coreOf(rest)) ? clausesOf(rest) : [rest]
    for (const clause of never === null ? clauses : instead) {
      const core = coreOf(clause)
      const said = carefully(unquoted(core))
      const contrast = contrastIn(said)
      const others = notOfThem(said, memories)
      const { kind, ended, stays } = others
        ? { kind: 'never_was' as const, ended: others.map(({ id }) => id), stays: true }
        : contrast
          ? contrasted(
              contrast,
              said,
              isDenying || OF_NAME.test(said) ? 'never_was' : 'no_longer',
              mine.all,
              memories,
            )
          : corrected(core, isDenying, mine.all, memories)
      corrections.push(...ended.map((memory_id) => ({ memory_id, kind, source_turn_ids })))
      if (clause === '' || (!stays && ended.length > 0)) continue
      left.push(LEANS.test(clause) ? rest : clause)
      if (contrast && ended.length > 0) told ??= left.at(-1)
    }
  }
  const cores = sentencesOf(turn.text).map(coreOf)
  const done = memories.filter(({ content }) => cores.some((core) => isDoneBy(core, content)))
  corrections.push(...done.map(({ id }) => ({ memory_id: id, kind: 'no_longer' as const, source_turn_ids })))
  const isBare = isDenying && corrections.length === 0 && left.length === 0
  if (isBare && before !== undefined) {
    const wrong = bestOf(before, memories)
    if (wrong) corrections.push({ memory_id: wrong.id, kind: 'never_was', source_turn_ids })
  }
  const once = corrections.filter(
    ({ memory_id }, at) => corrections.findIndex((one) => one.memory_id === memory_id) === at,
  )
  return {
    corrections: once,
    forget: [],
    text: isDenying || corrections.length > done.length ? left.join('\n') : turn.text,
    ...(told !== undefined && { instead: told }),
  }
}

/** "I don't work at Google, I work at Apple": what is not so, and what is so instead. */
const clausesOf = (sentence: string): string[] => (NEGATED.test(sentence) ? apart(sentence) : [sentence])

const apart = (sentence: string): string[] =>
  sentence.split(/[,，;；—]\s*(?=(?:it['’]?s|it is|i|my|we)\b|[我是他她它])/iu)

/** "I never said that, where did you get it from". */
const ASKS_WHY = /[,，]\s*(?:(?:so|and) )?(?:(?:where|how|why|who|what)\b|你?(?:哪|怎么|谁|从哪)).*$/iu

/** "… isn't called Rex, it's Max": what that is stands in the clause before. */
const LEANS = /^(?:it\b|它|是)/iu

/** The memories that say of the person what a sentence does, and may say more. */
const saysOf = (sentence: string, memories: readonly ShownMemory[], mine: readonly string[]): number[] =>
  memories
    .filter(({ content }) => isOfPerson(sentence, content, mine) && covers(content, sentence))
    .map(({ id }) => id)

/** Of what a person never said, the memories that say it of them and not much else. */
const neverWere = (never: string, memories: readonly ShownMemory[], mine: readonly string[]): number[] =>
  memories
    .filter(
      ({ content }) => isOfPerson(never, content, mine) && isNearly(content.split(/[,，]/u, 1)[0]!, never),
    )
    .map(({ id }) => id)

const OF_NOW = patternNamed('corrections_of_now')
const FOR_NOW = anyOf('iu', [
  /\b(?:today|tonight|tomorrow|yesterday|this (?:week|time|morning)|yet|now|any ?more|any longer)\b/u,
  /今天|今晚|明天|昨天|现在|这次|这周|还没|不再|了[。！!]*$/u,
  /\b(?:at (?:night|work|home)|in the (?:morning|afternoon|evening)|on \w+days?)\b/u,
  /\b(?:before|after|during|when|while|unless)\b/u,
  new RegExp(
    String.raw`\b(?:except|without|alone|every|always|often|much)\b|晚上|早上|中午|下午|` +
      '周[一二三四五六日末]|的时候|每天|平时',
    'u',
  ),
])

/**
 * "I don't live in Paris", of whom it is known that they do: which is so, is not said. "No coffee at night"
 * says nothing against coffee.
 */
export function speaksAgainst(sentence: string, remembered: string, mine: readonly string[]): boolean {
  const [clause = ''] = unquoted(sentence.replaceAll('’', "'")).split(/[,，;；]/u)
  if (!OF_NOW.test(clause) || FOR_NOW.test(sentence) || NEGATED_MEMORY.test(remembered)) return false
  return isOfPerson(clause, remembered, mine) && isNearly(remembered, clause)
}

const NEGATED_MEMORY = /\b(?:not|never|no)\b|n['’]t\b|不|没/iu

interface OneCorrected {
  readonly kind: 'no_longer' | 'never_was'
  readonly ended: readonly number[]
  /** The sentence says what is so instead. */
  readonly stays: boolean
}

/** Nobody was called so. */
const OF_NAME = /\bname\b|不叫|名字/iu

/** What is told beside what is denied stays. */
const contrasted = (
  contrast: Contrast,
  said: string,
  kind: OneCorrected['kind'],
  mine: readonly string[],
  memories: readonly ShownMemory[],
): OneCorrected => ({
  kind,
  ended: memories
    .filter(
      ({ content }) =>
        isDeniedBy(contrast, content) ??
        (isOfPerson(said, content, mine) && covers(content, contrast.denied)),
    )
    .map(({ id }) => id),
  stays: true,
})

/** Of one sentence. What something else has taken the place of is left to the reading of facts. */
function corrected(
  core: string,
  isDenying: boolean,
  mine: readonly string[],
  memories: readonly ShownMemory[],
): OneCorrected {
  const said = withoutMistake(unquoted(core))
  const isOver = PLAINLY_OVER.test(said) && saysItIsOver(said) && (isDenying || !saysMore(said))
  const stays = !isOver && !NEGATED.test(said)
  const isMeant = (content: string): boolean => {
    if (said === '') return false
    if (isOver) return isEndedBy(said, content, mine)
    const isOwn = isDenying && isOfPerson(said, content, mine)
    return isOwn && (stays ? isOtherValue(content, said) : covers(content, said))
  }
  const ended = memories.filter(({ content }) => isMeant(content)).map(({ id }) => id)
  return { kind: isOver ? 'no_longer' : 'never_was', ended, stays }
}

/** "I'm not on it any more, the doctor took me off": what is kept takes the place of what is over. */
const saysMore = (said: string): boolean =>
  said.split(/[,，;；]/u).some((clause) => !PLAINLY_OVER.test(clause) && subjectWords(clause).size > 1)
