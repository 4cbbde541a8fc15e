import { remembered, TURNS } from '../text/remembered.ts'
import { answerIn, jestsIn } from './conversation/asked/answers.ts'
import { saysItIsOver } from './conversation/changes/changes.ts'
import { isOwnEnd } from './conversation/changes/english.ts'
import { pairsTold } from './conversation/changes/topics/pairs.ts'
import { plainHan } from './conversation/changes/wording/plain-chinese.ts'
import { plainly } from './conversation/changes/wording/plain-english.ts'
import { saysDone } from './conversation/corrections/tasks-done.ts'
import { framedIn } from './conversation/figures/frames.ts'
import { quotedAmong } from './conversation/grammar/quoted.ts'
import { coreOf, isChinese, sentencesOf } from './conversation/grammar/sentences.ts'
import { toldBesideAsking } from './conversation/kinds/beside-asking.ts'
import { type Kind, kindOf } from './conversation/kinds/kinds.ts'
import type { KeptKind } from './conversation/kinds/patterns.ts'
import { isIrony } from './conversation/kinds/talk.ts'
import { opensMaterial } from './conversation/kinds/unreal.ts'
import { patternNamed } from './conversation/named-patterns.ts'
import { isCalled } from './conversation/relations/called.ts'
import { chanceOfNote, LIKELY, LONGEST_NOTED, NO_OPINION, UNLIKELY } from './conversation/worth/noted.ts'
import { isWorthKeeping, type Worth, worthOf } from './conversation/worth/worth.ts'

/** A sentence of a person's turn that says something worth keeping. */
export interface ReadSentence {
  readonly sentence: string
  readonly core: string
  readonly kind: KeptKind
  /** What it answers, where it says only with that what it is of; `core` is both together. */
  readonly asked?: string
}

const KEPT: ReadonlySet<string> = new Set([
  'rule',
  'constraint',
  'preference',
  'task_done',
  'task_open',
  'decision',
  'profile',
  'episode',
])

/** Whether a sentence of this kind is kept, where it has the points for it. */
export const isKept = (kind: string): kind is KeptKind => KEPT.has(kind)

interface HeardSentence {
  readonly sentence: string
  readonly core: string
  readonly kind: Kind
  /** The kinds of the turn's other sentences. */
  readonly others: readonly Kind[]
  /** It stands in a text that is pasted, is taken back, or is liked in irony: nothing is told by it. */
  readonly isUnmeant: boolean
}

const ASKING: ReadonlySet<Kind> = new Set(['question', 'request'])
/** What a clause beside a question tells lasts. */
const LASTING: ReadonlySet<Kind> = new Set(['constraint', 'profile', 'preference', 'decision', 'episode'])

const toldBeside = (asking: string) =>
  toldBesideAsking(asking)
    .map((sentence) => ({ sentence, core: coreOf(sentence) }))
    .map((clause) => ({ ...clause, kind: kindOf(clause.sentence, clause.core) }))
    .filter(({ kind }) => LASTING.has(kind))

/** The sentences of a person's turn, in order, and behind one that asks the clauses of it that tell something. */
const heardSentences: (text: string) => readonly HeardSentence[] = remembered((text) => {
  let ironic = false
  let isMaterial = false
  const sentences = sentencesOf(text).flatMap((sentence) => {
    const core = coreOf(sentence)
    const heard = { sentence, core, kind: kindOf(sentence, core) }
    return ASKING.has(heard.kind) ? [heard, ...toldBeside(sentence)] : [heard]
  })
  const kinds = sentences.map(({ kind }) => kind)
  const framed = framedIn(sentences)
  const quoted = quotedAmong(
    text,
    sentences.map(({ sentence }) => sentence),
  )
  return sentences.map((heard, place) => {
    ironic ||= isIrony(heard.sentence)
    isMaterial ||= opensMaterial(heard.sentence)
    const isUnmeant =
      isMaterial || framed.has(place) || quoted.has(place) || (ironic && heard.kind === 'preference')
    return { ...heard, others: kinds.toSpliced(place, 1), isUnmeant }
  })
}, TURNS)

const isTold = <Heard extends HeardSentence>(heard: Heard): heard is Heard & ReadSentence =>
  isKept(heard.kind) && !heard.isUnmeant

/** What of a person's turn is of a kind that is kept, in order. */
export const toldSentences = (text: string): ReadSentence[] => heardSentences(text).filter(isTold)

/** None of them tells, whatever words are in it. */
const UNTOLD: ReadonlySet<Kind> = new Set(['question', 'request', 'unreal', 'small_talk'])

/** Whether it may be kept for its turn's sake alone. */
export const mayTell = ({ kind, isUnmeant }: HeardSentence): boolean => !UNTOLD.has(kind) && !isUnmeant

/** Kept whatever its turn is like: it is to be done, names somebody, is meant to stay, or ends what may be known. */
export const staysAnyway = ({ kind, core, isMeantToStay, isEnd }: HeardSentence & Worth): boolean =>
  kind === 'task_open' || isCalled(core) || isMeantToStay || isEnd

/**
 * The sentences of a turn with what speaks for each (of a long one only those that are told), those that are
 * told, those of them that have the points for it, and how likely somebody would note the turn.
 */
export function judgedSentences(text: string) {
  const isLong = text.length > LONGEST_NOTED
  const heard = heardSentences(text)
    .filter((one) => !isLong || isTold(one))
    .map((one) => ({ ...one, ...worthOf(one) }))
  const told = heard.filter(isTold)
  const worthy = told.filter((one) => isCalled(one.core) || isWorthKeeping(one))
  return { heard, told, worthy, chance: isLong ? NO_OPINION : chanceOfNote(heard, worthy.length > 0) }
}

/** Points of a sentence of no kind by which it is kept beside what is kept of a turn that somebody would surely note. */
const RICH = 4
const isRich = ({ kind, points, named }: HeardSentence & Worth): boolean =>
  kind === 'other' && points >= RICH && named > 1

/** Points that a sentence of such a turn needs, or so much less than the best one of it. */
const NEARLY_ENOUGH = { points: -0.5, behind: 1 }
/** Of a turn that somebody would note without a sentence that is worth it: the best, and what is nearly worth it. */
function bestOf<Heard extends Worth>(telling: readonly Heard[]): Heard[] {
  const best = Math.max(...telling.map(({ points }) => points))
  const least = Math.min(best - NEARLY_ENOUGH.behind, NEARLY_ENOUGH.points)
  return telling.filter(({ points }) => points >= least)
}

/**
 * What a person's turn says that is worth keeping, in order: what has the points for it, unless nobody would
 * note such a turn; of one that somebody would surely note, also what is rich, or else the best of what it tells.
 */
export const readSentences: (text: string) => readonly ReadSentence[] = remembered((text) => {
  const { heard, worthy, chance } = judgedSentences(text)
  if (chance < UNLIKELY) return worthy.filter(staysAnyway)
  if (chance < LIKELY) return worthy
  const cores = new Set(worthy.map(({ core }) => core))
  const telling = heard.filter(mayTell)
  const kept =
    cores.size === 0 ? bestOf(telling) : telling.filter((one) => cores.has(one.core) || isRich(one))
  return kept.map((one) => ({ ...one, kind: isKept(one.kind) ? one.kind : ('episode' as const) }))
}, TURNS)

/** Longer ones tell something else. */
const LONGEST_END = 24
const LONGEST_ENGLISH_END = 90
/** 不跟你说了, 差点辞职, "you gave up on me": nothing of one's life is over. */
const NO_END = patternNamed('no_end')

const endsSomething = (core: string): boolean =>
  saysItIsOver(core) || (isChinese(core) ? saysDone(core) : isOwnEnd(core) || pairsTold(core).length > 0)
const isShort = (core: string): boolean =>
  core.length <= (isChinese(core) ? LONGEST_END : LONGEST_ENGLISH_END)

/** Sentences of a turn of which no memory is made, and which may end one: 不减了, "they took me off metformin". */
export const onlyEnding: (text: string) => readonly string[] = remembered((text) => {
  if (text.length > LONGEST_NOTED) return []
  const read = new Set(readSentences(text).map(({ core }) => core))
  return heardSentences(text)
    .filter((one) => mayTell(one) && isShort(one.core) && !read.has(one.core))
    .map(({ core }) => core)
    .filter((core) => !NO_END.test(core) && endsSomething(isChinese(core) ? plainHan(core) : plainly(core)))
}, TURNS)

/** What stays what it is, whatever was asked. */
const OF_ITSELF: ReadonlySet<Kind> = new Set(['rule', 'task_open', 'task_done', 'decision'])

/**
 * The same of a turn before which something of the person's life was asked: what answers it, and what else there is.
 */
export function readAnswering(text: string, question: string | null): readonly ReadSentence[] {
  const told = readSentences(text)
  if (question === null) return told
  const answer = answerIn(text, question, (sentence) => told.some((one) => one.sentence === sentence))
  if (answer === null) {
    const jests = jestsIn(text, question)
    return jests.length === 0 ? told : told.filter(({ sentence }) => !jests.includes(sentence))
  }
  const covered = told.filter(({ sentence }) => answer.sentence.includes(sentence))
  if (covered.some(({ kind }) => OF_ITSELF.has(kind))) return told
  const { sentence, core, isConstraint } = answer
  const kind = isConstraint ? 'constraint' : (covered[0]?.kind ?? 'profile')
  return [{ sentence, core, kind, asked: answer.question }, ...told.filter((one) => !covered.includes(one))]
}
