import type { ShownMemory } from '../../../../../prompts/extract.ts'
import { anyOf } from '../../../text/any-of.ts'
import { isDenial, neverSaid, withoutDenial } from '../../../text/words/denying-words.ts'
import { isEndedBy, saysItIsOver } from '../changes/changes.ts'
import { subjectWords } from '../changes/matching/subject-words.ts'
import { besideNamed } from '../changes/owners/named-first.ts'
import { isOfPerson } from '../changes/owners/of-oneself.ts'
import { carefully } from '../grammar/casual.ts'
import { deniedBy } from '../grammar/denied.ts'
import { coreOf, unquoted } from '../grammar/sentences.ts'
import { patternNamed } from '../named-patterns.ts'
import { type Contrast, contrastIn, isDeniedBy } from './contrast.ts'
import { neverSo } from './never-so.ts'
import { isRestated } from './restated.ts'
import { covers, isNearly, isOtherValue } from './said-alike.ts'
import { saidWrongly, withoutMistake, wrongLead } from './said-wrongly.ts'
import { notOfThem } from './whose-english.ts'

/** Beside what a sentence is read. */
export interface Known {
  readonly memories: readonly ShownMemory[]
  /** What memories of the speaker begin with. */
  readonly mine: readonly string[]
  /** Whether the turn denies what the assistant said. */
  readonly isDenying: boolean
}

/** A memory that is over, or was never so. */
export interface Ended {
  readonly memory_id: number
  readonly kind: 'no_longer' | 'never_was'
}

/** What one sentence corrects of what is known. */
export interface CorrectedBySentence {
  readonly ended: readonly Ended[]
  /** What of it is left to be read for facts. */
  readonly left: readonly string[]
  /** What is so instead of something that it takes back. */
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

const endedAs = (kind: Ended['kind'], ids: readonly number[]): Ended[] =>
  ids.map((memory_id) => ({ memory_id, kind }))

/** What a sentence ends or denies: as a mistake, as what never was, or clause by clause. */
export function correctedBy(sentence: string, known: Known): CorrectedBySentence {
  const { mine, isDenying } = known
  const said = coreOf(sentence)
  const memories = known.memories.filter(({ content }) => besideNamed(said, content) !== null)
  const wrong = saidWrongly(said)
  const taken = wrong ? saysOf(wrong.denied, memories, mine) : []
  if (taken.length > 0) {
    return { ended: endedAs('never_was', taken), left: wrong?.instead === '' ? [] : [sentence] }
  }
  const core = coreOf(isDenying ? withoutDenial(sentence) : sentence)
  const never = neverSo(core, memories, mine, isDenying)
  if (never.ids.length > 0) {
    return { ended: endedAs(never.kind, never.ids), left: isDenying ? [] : [sentence] }
  }
  const misheld = wrongLead.test(core) ? deniedInPart(core, memories, mine) : []
  if (misheld.length > 0) return { ended: endedAs('never_was', misheld), left: [sentence] }
  return correctedByClauses(sentence, { ...known, memories })
}

/** 我说错了，有糖尿病的是我爸，我没有糖尿病: what is denied of oneself beside what is right. */
const deniedInPart = (core: string, memories: readonly ShownMemory[], mine: readonly string[]): number[] =>
  core.split(/[，,]/u).flatMap((clause) => {
    const denied = deniedBy(clause)
    return denied?.kind === 'none' ? saysOf(denied.said, memories, mine) : []
  })

/** "No, that's wrong, I never said …": it may stand behind what denies. */
function neverSaidIn(sentence: string, isDenying: boolean): string | null {
  const never = neverSaid(sentence, isDenying)
  if (never !== null || !isDenying) return never
  const clause = /[,，;；]\s*(?=(?:i |我))/iu.exec(sentence)
  return clause && isDenial(sentence)
    ? neverSaid(sentence.slice(clause.index + clause[0].length), true)
    : null
}

function correctedByClauses(sentence: string, known: Known): CorrectedBySentence {
  const { memories, mine, isDenying } = known
  const never = neverSaidIn(sentence, isDenying)?.replace(ASKS_WHY, '') ?? null
  const [denied = '', ...instead] = never === null ? [] : apart(never)
  const ended = denied === '' ? [] : endedAs('never_was', neverWere(denied, memories, mine))
  const left: string[] = []
  const rest = isDenying && isDenial(sentence) ? withoutDenial(sentence) : sentence
  const clauses = isDenying && !contrastIn(coreOf(rest)) ? clausesOf(rest) : [rest]
  let told: string | undefined
  for (const clause of never === null ? clauses : instead) {
    const found = correctedByClause(clause, known)
    ended.push(...endedAs(found.kind, found.ended))
    if (clause === '' || (!found.stays && found.ended.length > 0)) continue
    const kept = LEANS.test(clause) ? rest : clause
    left.push(kept)
    if (found.isContrast && found.ended.length > 0) told ??= kept
  }
  return { ended, left, ...(told !== undefined && { instead: told }) }
}

function correctedByClause(clause: string, known: Known): OneCorrected {
  const core = coreOf(clause)
  const said = carefully(unquoted(core))
  const contrast = contrastIn(said)
  const others = notOfThem(said, known.memories)?.map(({ id }) => id)
  if (others) return { kind: 'never_was', ended: others, stays: true, isContrast: contrast !== null }
  return contrast ? contrasted(contrast, said, known) : corrected(core, known)
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

interface OneCorrected {
  readonly kind: 'no_longer' | 'never_was'
  readonly ended: readonly number[]
  /** The clause says what is so instead. */
  readonly stays: boolean
  /** It denies one thing and tells another: "friday not thursday". */
  readonly isContrast: boolean
}

/** Nobody was called so. */
const OF_NAME = /\bname\b|不叫|名字/iu

/** What is told beside what is denied stays. */
const contrasted = (
  contrast: Contrast,
  said: string,
  { memories, mine, isDenying }: Known,
): OneCorrected => ({
  kind: isDenying || OF_NAME.test(said) ? 'never_was' : 'no_longer',
  ended: memories
    .filter(
      ({ content }) =>
        isDeniedBy(contrast, content) ??
        (isOfPerson(said, content, mine) && covers(content, contrast.denied)),
    )
    .map(({ id }) => id),
  stays: true,
  isContrast: true,
})

/** By words for an end or a denial. What something else has taken the place of is left to the reading of facts. */
function corrected(core: string, { memories, mine, isDenying }: Known): OneCorrected {
  const said = withoutMistake(unquoted(core))
  const isOver = PLAINLY_OVER.test(said) && saysItIsOver(said) && (isDenying || !saysMore(said))
  const stays = !isOver && !NEGATED.test(said)
  const isMeant = (content: string): boolean => {
    if (said === '') return false
    if (isOver) return isEndedBy(said, content, mine)
    if (isDenying && stays && isRestated(content, said)) return true
    const isOwn = isDenying && isOfPerson(said, content, mine)
    return isOwn && (stays ? isOtherValue(content, said) : covers(content, said))
  }
  const ended = memories.filter(({ content }) => isMeant(content)).map(({ id }) => id)
  return { kind: isOver ? 'no_longer' : 'never_was', ended, stays, isContrast: false }
}

/** "I'm not on it any more, the doctor took me off": what is kept takes the place of what is over. */
const saysMore = (said: string): boolean =>
  said.split(/[,，;；]/u).some((clause) => !PLAINLY_OVER.test(clause) && subjectWords(clause).size > 1)
