import { isCommon, tokenize } from '../../text/tokens.ts'

/** Words of how often, when and of whom: they say nothing of what a sentence is about. */
const FRAME =
  /\b(?:often|lately|always|usually|recently|sometimes|today|yesterday|again|every\s+\w+|the user|user)\b|经常|最近|总是|一向|通常|有时候?|今天|昨天|又|再次|每[天周月年次]|用户/giu

/** What turns a statement into its opposite, and what only looks like it. */
const NO_NEGATION =
  /\b(?:not only|no problem|no wonder|nothing but)\b|不错|不仅|不但|不过|差不多|对不起|不好意思|不断|不少|没关系|没问题|特别|不同|分别|别人/giu
const NEGATION =
  /\b(?:not|never|no longer|no more|without|cannot|hardly|stopped|stops|stop|quit|quits|gave up|given up|dislikes?|disliked|hates?|hated|avoids?|avoided|refuses?|refused|detests?|anymore|any more)\b|\w+n['’]t\b|从不|不再|再也不|再也没|不喜欢|不爱|不想|不会|不能|不|没有?|别|戒掉?了?|讨厌|厌恶|拒绝|停止|放弃/giu
const LIKING = /\b(?:likes?|liked|loves?|loved|enjoys?|enjoyed|prefers?|preferred)\b|最?喜欢|热爱|偏好|喜爱/giu
const OUTRIGHT_END =
  /\b(?:no longer|any ?more|quit|stopped|gave up|given up|never again|used to)\b|不再|再也不|再也没|戒掉?了?|放弃了?|以前/iu

/** Words of which one rules out the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bearly\b/iu, /\blate\b/iu],
  [/\bmornings?\b/iu, /\b(?:nights?|midnight)\b/iu],
  [/\balone\b/iu, /\b(?:together|in company)\b/iu],
  [/\bindoors?\b/iu, /\boutdoors?\b/iu],
  [/\b(?:introverted|shy)\b/iu, /\b(?:extroverted|outgoing)\b/iu],
  [/\b(?:tidy|neat)\b/iu, /\b(?:messy|untidy)\b/iu],
  [/\b(?:vegetarian|vegan)\b/iu, /\b(?:meat|steak|beef|pork)\b/iu],
  [/早起/u, /晚起|睡懒觉/u],
  [/早睡/u, /晚睡|熬夜/u],
  [/独处|一个人/u, /聚会|和大家/u],
  [/内向/u, /外向/u],
  [/安静/u, /热闹/u],
  [/素食|吃素/u, /吃肉|牛肉|猪肉/u],
]

/** What a sentence is about, and whether it says yes or no to it. */
export interface Topic {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly positive: boolean
}

export function topicOf(text: string, subject: ReadonlySet<string> = new Set()): Topic {
  const plain = text.normalize('NFKC').replace(NO_NEGATION, ' ')
  const negations = plain.match(NEGATION)?.length ?? 0
  const about = plain.replace(FRAME, ' ').replace(NEGATION, ' ').replace(LIKING, ' ')
  const words = tokenize(about).filter((word) => !isCommon(word) && !subject.has(word))
  return { text, words: new Set(words), positive: negations % 2 === 0 }
}

/** Whoever most texts begin with: a name in front of every sentence makes no two of them alike. */
export function subjectOf(texts: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const start = firstWord(text)
    if (start) counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const [first] = [...counts].sort((left, right) => right[1] - left[1])
  return new Set(first && texts.length >= 4 && first[1] >= 0.6 * texts.length ? tokenize(first[0]) : [])
}

const firstWord = (text: string): string | undefined =>
  /^\s*(?:(?:often|lately)[:：]\s*|经常：|最近：)?(\p{Script=Han}{2}|[\p{L}\p{N}]+)/iu.exec(text)?.[1]

export function shared(left: Topic, right: Topic): string[] {
  return [...left.words].filter((word) => right.words.has(word))
}

/** Half of the shorter one's words, at least two of them. */
export function isAbout(left: Topic, right: Topic): boolean {
  const common = shared(left, right).length
  const smaller = Math.min(left.words.size, right.words.size)
  return common >= 2
    ? common >= smaller / 2
    : smaller === 1 && common === 1 && Math.max(left.words.size, right.words.size) === 1
}

export const isSame = (left: Topic, right: Topic): boolean =>
  isAbout(left, right) && left.positive === right.positive && !areOpposites(left, right)

/** The same thing with yes and no, or two words that rule each other out said of one thing. */
export function isOpposite(left: Topic, right: Topic): boolean {
  if (isAbout(left, right) && left.positive !== right.positive) return !areOpposites(left, right)
  return areOpposites(left, right) && left.positive === right.positive && shared(left, right).length > 0
}

function areOpposites({ text: left }: Topic, { text: right }: Topic): boolean {
  return OPPOSITES.some(([one, other]) => {
    const apart = (a: string, b: string) => one.test(a) && !other.test(a) && other.test(b) && !one.test(b)
    return apart(left, right) || apart(right, left)
  })
}

/** The person says outright that it is over. */
export const saysItIsOver = (text: string): boolean => OUTRIGHT_END.test(text)

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
