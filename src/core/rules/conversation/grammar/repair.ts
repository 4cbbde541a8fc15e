const TAKES_BACK =
  '(?:(?:no|oh|wait|actually|oops|er|um),? ){0,2}(?:no,? wait|wait,? no|actually,? no|no,? actually|sorry|i meant?|' +
  'scratch that|make that|correction|or rather)'
const HAN_TAKES_BACK =
  '(?:[哦噢啊呃]不对?|不对|应该是|说错了|打错了|口误|我是说)(?:[，,、 ]*(?:应该是|是|我是说))?'
/** No sentence of its own. */
const WORDS = '(?!(?:i|we|he|she|they|you|it|that|this|for|if|but|about|to hear)\\b)\\S.{0,40}'
const HAN_WORDS = '(?![我你他她它这那])\\p{Script=Han}.{0,24}'

/** "… actually no, to latex", 哦不，对虾过敏: words that take back those before them. */
const REPAIRED = new RegExp(`^(.{2,160}?)[\\s,.…;—–-]+${TAKES_BACK}[\\s,:—–-]+(${WORDS})$`, 'iu')
const HAN_REPAIRED = new RegExp(
  `^(.{1,60}?)[，,。.…、—\\s]+${HAN_TAKES_BACK}[，,：:、\\s]*(${HAN_WORDS})$`,
  'u',
)
const REPAIRS = new RegExp(
  `^(?:${TAKES_BACK}[\\s,:—–-]+${WORDS}|${HAN_TAKES_BACK}[，,：:、\\s]*${HAN_WORDS})$`,
  'iu',
)

/** Longer ones are as they are. */
const LONGEST = 240

/** Whether a sentence takes back words of the one before it: each is none without the other. */
export const isRepair = (sentence: string): boolean => sentence.length <= LONGEST && REPAIRS.test(sentence)

const LAST = 6

/**
 * A sentence in which the speaker takes words back, with the new ones in their place: from the word that both
 * begin with ("in Porto, no wait, in Braga"), or what ends alike (五岁，哦不，六岁), or of a name the name. As
 * it is where neither is certain.
 */
export function repaired(sentence: string): string {
  if (sentence.length > LONGEST) return sentence
  const han = HAN_REPAIRED.exec(sentence)
  const [, before, after] = han ?? REPAIRED.exec(sentence) ?? []
  if (before === undefined || after === undefined) return sentence
  const begun = han ? inChinese(before, after) : inEnglish(before, after)
  return begun === null ? sentence : begun + after
}

function inEnglish(before: string, after: string): string | null {
  const words = Array.from(before.matchAll(/[\p{L}\p{N}'’:-]+/gu))
  const [first = ''] = after.split(/[^\p{L}\p{N}'’:-]/u)
  const at = words.slice(-LAST).findLast(([word]) => word.toLowerCase() === first.toLowerCase())
  const last = words.at(-1)
  if (at) return before.slice(0, at.index)
  const told = after.match(/[\p{L}\p{N}'’:-]+/gu) ?? []
  const isOfOne = told.length > 1 && told.length <= LAST && told.at(-1) === last?.[0]
  if (isOfOne) return before.slice(0, words.at(-told.length)?.index)
  const isLike = last && /^\p{Lu}|^\d/u.test(last[0]) && likeOf(last[0]) === likeOf(first)
  return isLike && !/\s/u.test(after.split(/[,.;]/u, 1)[0]!.trim()) ? before.slice(0, last.index) : null
}

const likeOf = (word: string): string =>
  /^\d/u.test(word) ? 'number' : /^\p{Lu}/u.test(word) ? 'name' : 'word'

function inChinese(before: string, after: string): string | null {
  const told = /^[^，,。！!；;]*/u.exec(after)![0]
  const at = before.slice(-2 * LAST).lastIndexOf(after.charAt(0))
  if (at !== -1) return before.slice(0, Math.max(0, before.length - 2 * LAST) + at)
  return told.length <= LAST && told.at(-1) === before.at(-1) ? before.slice(0, -told.length) : null
}
