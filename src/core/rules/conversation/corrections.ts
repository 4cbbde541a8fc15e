import type { ExtractInput, ExtractOutput, ShownMemory, TranscriptTurn } from '../../../../prompts/extract.ts'
import { tokenize } from '../../text/tokens.ts'
import { aboutWhat, denies, forgetRequests, isDenial, withoutDenial } from '../../text/words/trust-words.ts'
import { isEndedBy, isOfPerson, saysItIsOver, subjectWords } from './changes.ts'
import { coreOf, sentencesOf, unquoted } from './sentences.ts'

type Corrections = NonNullable<ExtractOutput['corrections']>

/** What a turn says of what is known, and which of its words are left to be read for facts. */
export interface Corrected {
  readonly corrections: Corrections
  readonly forget: NonNullable<ExtractOutput['forget']>
  /** Empty of a turn that asks to forget. */
  readonly text: string
}

/** It is over and nothing is said to have come in its place. */
const PLAINLY_OVER =
  /\b(?:not|n['’]t|no|never|nor)\b.{0,80}\b(?:any ?more|any longer)\b|\bno longer\b|不再|没再|已经不.{1,16}了|早就?不.{1,16}了|不.{1,16}了[。！!～~.]*$/iu
const NEGATED =
  /\b(?:not|never|no|none|nothing)\b|n['’]t\b|^(?:我|咱|其实|可)*(?:从来|从|根本|并|也|都|又)*(?:不|没|未|非)|不是|没有|从没|从来没/iu

/** Of sentences in which two values of one thing stand: a home, a job, a name, a birthday. */
const SAME_KIND: readonly RegExp[] = [
  /\blives? in\b|\bliving in\b|住在|住(?:北|上|广|深)/iu,
  /\bworks? (?:at|for|as|in)\b|\b(?:am|is) an? [a-z]+(?:er|or|ist|ian)\b|上班|工作|职业/iu,
  /\bname(?:['’]s| is)\b|\bcalled\b|名字|叫/iu,
  /\bbirthday\b|\bborn\b|生日|出生/iu,
  /\b(?:years? old|age)\b|岁/iu,
  /\b(?:partner|wife|husband|girlfriend|boyfriend)\b|老公|老婆|女朋友|男朋友|妻子|丈夫/iu,
]

/**
 * What a person's turn ends, denies or asks to forget of what is known, by its plain words.
 * @param before what the assistant said last before it
 * @param mine what memories of who speaks begin with
 */
export function correctionsOf(
  turn: TranscriptTurn,
  before: string | undefined,
  memories: ExtractInput['memories'],
  mine: { readonly all: readonly string[] },
): Corrected {
  const source_turn_ids = [turn.turn_id]
  const requests = forgetRequests(turn.text)
  if (requests.length > 0) {
    const meant = new Set(requests.flatMap((request) => meantBy(request, memories)))
    return {
      corrections: [],
      forget: [...meant].map((memory_id) => ({ memory_id, source_turn_ids })),
      text: '',
    }
  }
  const isDenying = denies(turn.text)
  const corrections: Corrections = []
  const left: string[] = []
  for (const sentence of sentencesOf(turn.text)) {
    const rest = isDenying && isDenial(sentence) ? withoutDenial(sentence) : sentence
    const { kind, ended, stays } = corrected(coreOf(rest), isDenying, mine.all, memories)
    corrections.push(...ended.map((memory_id) => ({ memory_id, kind, source_turn_ids })))
    if (rest !== '' && (stays || ended.length === 0)) left.push(rest)
  }
  const isBare = isDenying && corrections.length === 0 && left.length === 0
  if (isBare && before !== undefined) {
    const wrong = bestOf(before, memories)
    if (wrong) corrections.push({ memory_id: wrong.id, kind: 'never_was', source_turn_ids })
  }
  return { corrections, forget: [], text: isDenying || corrections.length > 0 ? left.join('\n') : turn.text }
}

interface OneCorrected {
  readonly kind: 'no_longer' | 'never_was'
  readonly ended: readonly number[]
  /** The sentence says what is so instead. */
  readonly stays: boolean
}

/** Of one sentence. What something else has taken the place of is left to the reading of facts. */
function corrected(
  core: string,
  isDenying: boolean,
  mine: readonly string[],
  memories: readonly ShownMemory[],
): OneCorrected {
  const said = unquoted(core)
  const isOver = PLAINLY_OVER.test(said) && saysItIsOver(said)
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

const NEGATING = new Set([
  'liv',
  'work',
  'ate',
  'drank',
  'never',
  'no',
  'none',
  'really',
  'actually',
  'true',
  'all',
  'know',
  'even',
  'ever',
])

/** The memory has nearly all that the sentence is about. */
function covers(content: string, said: string): boolean {
  const now = [...subjectWords(said)].filter((word) => !NEGATING.has(word))
  const known = subjectWords(content)
  return now.length > 0 && now.filter((word) => known.has(word)).length >= 0.75 * now.length
}

const isOtherValue = (content: string, said: string): boolean =>
  SAME_KIND.some((pattern) => pattern.test(content) && pattern.test(said)) && !covers(content, said)

const LEAST = 0.5

/** What the assistant's words were made of: the memory of which they say most. */
function bestOf(before: string, memories: readonly ShownMemory[]): ShownMemory | undefined {
  const said = new Set(tokenize(before))
  const shares = memories.map((memory) => {
    const words = [...new Set(tokenize(memory.content.replace(/^(?:the user|用户)/iu, '')))]
    return { memory, share: words.filter((word) => said.has(word)).length / Math.max(1, words.length) }
  })
  const best = shares.toSorted((one, other) => other.share - one.share)[0]
  return best && best.share >= LEAST ? best.memory : undefined
}

/** What follows a comma may be a reason: "forget what I said about my shoulder, it's fine now". */
const WITHOUT_REASON = /^[^,，;；—]+/u

/** The memories that have all that a request names, with its reason or without. */
function meantBy(request: string, memories: readonly ShownMemory[]): number[] {
  const whole = havingAll(request, memories)
  const [bare = request] = WITHOUT_REASON.exec(request) ?? []
  return whole.length > 0 ? whole : havingAll(bare, memories)
}

/** None for a request that names nothing. */
function havingAll(request: string, memories: readonly ShownMemory[]): number[] {
  const asked = [...new Set(tokenize(aboutWhat(request)))].filter((word) => !/^\p{Script=Han}$/u.test(word))
  if (asked.length === 0) return []
  const enough = asked.length > 4 ? 0.8 * asked.length : asked.length
  return memories
    .filter(({ content }) => {
      const known = new Set(tokenize(content.replace(/\b(live|work|like|love|own|hate)s\b/giu, '$1')))
      return asked.filter((word) => known.has(word)).length >= enough
    })
    .map(({ id }) => id)
}
