import { normalForm } from '../../text/normal-form.ts'
import { isCommon, tokenize } from '../../text/tokens.ts'

/** Two texts that share so much of the longer one, word for word in order, may say the same. */
const NEARLY_THE_SAME = 0.85
/** Longer texts say the same only when they are the same: comparing costs the product of both lengths. */
const COMPARED_WORDS = 400
/** Small words that turn what is said around: without them two texts are never the same. */
const TURNING = new Set(
  `not no never nor neither none without cannot before after until since more less most least only yes if
  不 没 未 无 别 非 否 勿 前 后 先 再 才 只 上 下 多 少 是`.split(/\s+/u),
)
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}\p{M}'’]+/gu

/** A text as it is compared: every word, small ones too, in order. */
export interface Wording {
  readonly text: string
  readonly words: readonly string[]
  /** Each once. */
  readonly known: ReadonlySet<string>
}

/** A text as it is compared with others: plain, with its words in order. */
export function wordingOf(text: string): Wording {
  const plain = normalForm(text).toLowerCase()
  const words = Array.from(plain.matchAll(WORD), ([word]) => word)
  return { text: plain.trim(), words, known: new Set(words) }
}

/**
 * Whether one of two texts is enough: the same words in the same order, but for a few that say nothing
 * ("also", 了). What denies the other, turns it around or names another thing is never the same.
 */
export function isNearDuplicate(one: Wording, other: Wording): boolean {
  if (one.text === other.text) return true
  const longer = Math.max(one.words.length, other.words.length)
  if (longer === 0 || Math.min(one.words.length, other.words.length) / longer < NEARLY_THE_SAME) return false
  if (longer > COMPARED_WORDS || differ(one, other) || aloneIn(one.words, other.words).some(says))
    return false
  const [left, right] = apart(one.words, other.words)
  return (
    1 - Math.max(left.length, right.length) / longer >= NEARLY_THE_SAME && ![...left, ...right].some(says)
  )
}

const says = (word: string): boolean =>
  TURNING.has(word) ||
  /n['’]?t$/u.test(word) ||
  /^[0-9]/u.test(word) ||
  tokenize(word).some((term) => !isCommon(term))

/** Whether one text has a word that says something and that the other has not: most pairs are told apart by it. */
const differ = (one: Wording, other: Wording): boolean =>
  one.words.some((word) => !other.known.has(word) && says(word))

/** Words that one text has more often than the other, in whatever order. */
function aloneIn(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) - 1)
  return [...counts].flatMap(([word, count]) => (count === 0 ? [] : [word]))
}

/** The words of each text that are not in their longest common subsequence. */
function apart(one: readonly string[], other: readonly string[]): [left: string[], right: string[]] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row]![column] =
        one[row] === other[column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!)
    }
  }
  const left: string[] = []
  const right: string[] = []
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      row += 1
      column += 1
    } else if (lengths[row + 1]![column]! >= lengths[row]![column + 1]!) left.push(one[row++]!)
    else right.push(other[column++]!)
  }
  return [
    [...left, ...one.slice(row)],
    [...right, ...other.slice(column)],
  ]
}
