import { kindsAsked } from '../../../text/kinds/asked-kinds.ts'
import { isQuestion } from '../../../text/reading/questions.ts'
import { simplified } from '../../../text/reading/simplified.ts'
import { turned } from '../../../text/reading/turned.ts'
import { carefully } from '../grammar/casual.ts'
import { coreOf, sentencesOf } from '../grammar/sentences.ts'
import { isSmallTalk } from '../kinds/talk.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'

/** A turn, as much as is looked at. */
interface Said {
  readonly turn_id: string
  readonly role: string
  readonly name?: string | null
  readonly text: string
  /** How it ends, where `text` is only how it begins. */
  readonly ending?: string
}

/** Nobody asks for one thing by more characters. */
const LONGEST = 160
/** Of a turn the sentences at its end. */
const LAST = 3

const LIFE = patternNamed('asked_life')
const CHINESE_LIFE = patternNamed('asked_life_chinese')
/** By grammar: what is so of somebody, whatever it is of. */
const STANDING = patternNamed('asked_standing')
const CHINESE_STANDING = patternNamed('asked_standing_chinese')
const ELSE = patternNamed('asked_else')
const CHINESE_ELSE = patternNamed('asked_else_chinese')
/** Whatever words of work or of who asks are in it: "Still nights?", "Which Python version are you on?" */
const ANYWAY = patternNamed('asked_anyway')
const MORE = patternNamed('asked_more')
/** "…, if I may ask", 方便告诉我吗: words around what is asked. */
const POLITE = patternsNamed('asked_politely')
/** Asked of the asker, not of who answers. */
const OF_ASKER = /\b(?:i|me|my|we|us|our)\b|我(?!国)|咱/iu

/** "What does an accumulator do?": of nobody. */
const OF_SOMEBODY = /\b(?:you|your|ur?|he|she|they|his|her|their)\b|\p{Script=Han}/iu
/** "Who?": of anything. */
const OF_ANYBODY = /^(?:name|team)@|^@/u

/** "Tell me about your dog.", 说说你家狗吧: asks as a question does. */
export const isBidToTell = patternNamed('bid_to_tell').test

/**
 * Whether a question asks somebody for something of their life that a friend would note: where, who, since when,
 * which; not how they are, nor for what they are busy with.
 */
export function asksOfLife(question: string): boolean {
  if (isBidToTell(question)) return true
  const asked = carefully(simplified(question)).replace(POLITE.it, '').trim()
  if (ANYWAY.test(asked)) return true
  if (OF_ASKER.test(asked) || ELSE.test(asked) || CHINESE_ELSE.test(asked)) return false
  if ([LIFE, CHINESE_LIFE, STANDING, CHINESE_STANDING, MORE].some((pattern) => pattern.test(asked)))
    return true
  return OF_SOMEBODY.test(asked) && kindsAsked(turned(asked)).terms.some((term) => !OF_ANYBODY.test(term))
}

/** What a question or a bid to tell ends in. */
function markOf(sentence: string) {
  const isChinese = /\p{Script=Han}/u.test(sentence)
  if (isQuestion(sentence)) return isChinese ? '？' : '?'
  return isChinese ? '。' : '.'
}

/** What a text asks of somebody's life at its end: its last such question, without what leads into it. */
export function questionIn(text: string): string | null {
  const last = sentencesOf(text.slice(-4 * LONGEST)).slice(-LAST)
  const asks = (sentence: string) => isQuestion(sentence) || isBidToTell(sentence)
  const at = last.findLastIndex(asks)
  if (at === -1 || last.slice(at + 1).some((sentence) => sentence.length > LONGEST / 4)) return null
  const questions = last
    .slice(0, at + 1)
    .map((sentence) => `${coreOf(sentence).replace(/[\s?？!！.。]+$/u, '')}${markOf(sentence)}`)
    .filter((question, place) => asks(last[place]!) && question.length <= LONGEST)
  return questions.findLast(asksOfLife) ?? null
}

/** Own words between the question and its answer. */
const BETWEEN = 2

/**
 * What somebody else has asked just before a turn of that place, of the life of who answers, or of those in it; null
 * where nothing was asked, or something else.
 */
export function askedBefore(turns: readonly Said[], place: number): string | null {
  const { role, name = null, turn_id } = turns[place]!
  const [own] = turn_id.split('#', 1)
  let between = 0
  for (const turn of turns.slice(Math.max(0, place - 2 * BETWEEN - 2), place).toReversed()) {
    if (turn.role === 'system' || turn.role === 'tool') continue
    const isOwn = turn.role === role && (turn.name ?? null) === name
    if (!isOwn) return questionIn(turn.ending ?? turn.text)
    between += 1
    if (turn.turn_id.split('#', 1)[0] === own || between > BETWEEN || !isSmallTalk(turn.text)) return null
  }
  return null
}
