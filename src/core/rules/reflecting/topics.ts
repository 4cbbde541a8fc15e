import { anyOf } from '../../text/any-of.ts'
import { normalForm } from '../../text/normal-form.ts'
import { isCommon, tokenize } from '../../text/tokens.ts'
import { conceptWord, isConcept, namedConcepts } from './concepts.ts'

/** Words of how often, when and of whom: they say nothing of what a sentence is about. */
const FRAME = new RegExp(
  String.raw`\b(?:often|lately|always|usually|recently|sometimes|today|yesterday|again|every\s+\w+|` +
    String.raw`the user|user)\b|经常|最近|总是|一向|通常|有时候?|今天|昨天|又|再次|每[天周月年次]|用户`,
  'giu',
)

/**
 * What turns a statement into its opposite, and what only looks like it ("any more" goes with a "not" that
 * counts already).
 */
const NO_NEGATION = anyOf('giu', [
  /\b(?:not only|no problem|no wonder|nothing but|any ?more)\b|没停|不停|没断|没间断|没有停|没少|少不了|离不开|不得不|忍不住|不远/u,
  /不久|不错|不仅|不但|不过|差不多|对不起|不好意思|不断|不少|没关系|没问题|特别|不同|分别|别人/u,
])
const NEGATION = new RegExp(
  String.raw`\b(?:not|never|no longer|no more|(?:has|have|had|got) no|without|cannot|hardly|stopped|` +
    'stops|stop|quit|quits|' +
    'gave up|given up|dislikes?|disliked|hates?|hated|avoids?|avoided|refuses?|refused|' +
    String.raw`detests?)\b|(?<!\w)\w+n['’]t\b|(?:ai|do|did|does|ca|wo|is|was|have|has|had|could|would|should|are|were)nt\b|从不|不再|再也不|再也没|不喜欢|不爱|不想|不会|不能|不|没有?|别|戒掉?了?|讨厌|厌恶|拒绝|停止|` +
    '放弃|少喝|' +
    '少吃|少抽',
  'giu',
)
const LIKING =
  /\b(?:likes?|liked|loves?|loved|enjoys?|enjoyed|prefers?|preferred)\b|最?喜欢|热爱|偏好|喜爱/giu
const OUTRIGHT_END = anyOf('iu', [
  /\b(?:no longer|any ?more|quit|stopped|gave up|given up|never again|used to)\b|不再|再也不|再也没|戒掉?了?|放弃了?|以前/u,
  // 最近不早起了, and not 又睡不着了
  /(?:^|[，,。；我]|最近|现在|已经|早就|今年|从此|以后|如今)(?:就|都|也)?不(?![着到起动住完得好行久错多见])[^，,。；！]{1,5}了(?=$|[，,。；！])/u,
])

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

interface Clause {
  readonly words: ReadonlySet<string>
  readonly positive: boolean
}

/** What a sentence is about. Each of its clauses says yes or no to what it names. */
export interface Topic {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly clauses: readonly Clause[]
}

const CLAUSE_END = /[，。；！？、,.;!?\n]+|\bbut\b|但是?/giu

/** What a memory is about: words without endings, each clause with or without a negation. */
export function topicOf(text: string, subject: ReadonlySet<string> = new Set()): Topic {
  const plain = normalForm(text).replace(NO_NEGATION, ' ')
  const clauses = plain.split(CLAUSE_END).map((clause) => clauseOf(clause, subject))
  return { text, words: new Set(clauses.flatMap(({ words }) => [...words])), clauses }
}

function clauseOf(clause: string, subject: ReadonlySet<string>): Clause {
  let negations = clause.match(NEGATION)?.length ?? 0
  let about = clause.replace(FRAME, ' ')
  const named: string[] = []
  const whole = about
  const inside = new Set<number>()
  for (const { name, words } of namedConcepts()) {
    if (whole.search(words) === -1) continue
    for (const { 0: said, index } of whole.matchAll(words)) {
      // "couldn't sleep" says yes to sleeping badly, whatever else knows it
      for (const no of said.matchAll(NEGATION)) inside.add(index + no.index)
      about = about.replace(said, ' ')
      if (named.at(-1) !== conceptWord(name)) named.push(conceptWord(name))
    }
  }
  negations -= inside.size
  const others = tokenize(about.replace(NEGATION, ' ').replace(LIKING, ' '))
  const words = [...named, ...others.filter((word) => !isCommon(word) && !subject.has(word))]
  return { words: new Set(words), positive: negations % 2 === 0 }
}

/** A topic that says yes to everyday things that the sentence tells of beside its words. */
export function withThings(topic: Topic, names: ReadonlySet<string>): Topic {
  if (names.size === 0) return topic
  const words = new Set(Array.from(names, conceptWord))
  return {
    ...topic,
    words: new Set([...topic.words, ...words]),
    clauses: [{ words, positive: true }, ...topic.clauses],
  }
}

/**
 * Whether a sentence says yes to what it has in common with another: the clause that names most of it
 * decides.
 */
export function isPositive(topic: Topic, common: readonly string[]): boolean {
  const named = ({ words }: Clause) => common.filter((word) => words.has(word)).length
  return topic.clauses.reduce((best, clause) => (named(clause) > named(best) ? clause : best)).positive
}

/**
 * Whoever most texts name and many begin with: a name in nearly every sentence makes no two of them alike.
 */
export function subjectOf(texts: readonly string[]): Set<string> {
  if (texts.length < 4) return new Set()
  const starts = new Map<string, number>()
  for (const text of texts) {
    const start = firstWord(text)
    if (start) starts.set(start, (starts.get(start) ?? 0) + 1)
  }
  const names = [...starts]
    .filter(([, count]) => count >= Math.max(2, texts.length / 4))
    .map(([name]) => name)
  const naming = (name: string) => texts.filter((text) => text.includes(name)).length
  const [first] = names.sort((left, right) => naming(right) - naming(left))
  return new Set(first && naming(first) >= 0.6 * texts.length ? tokenize(first) : [])
}

const firstWord = (text: string): string | undefined =>
  /^\s*(?:(?:often|lately)[:：]\s*|经常：|最近：)?(\p{Script=Han}{2}|[\p{L}\p{N}]+)/iu.exec(text)?.[1]

/** The words that two topics have in common. */
export function shared(left: Topic, right: Topic): string[] {
  return [...left.words].filter((word) => right.words.has(word))
}

/** One of the everyday things, or at least two words that are half of the shorter sentence. */
function isAbout(left: Topic, right: Topic): boolean {
  const common = shared(left, right)
  if (common.some(isConcept)) return true
  const smaller = Math.min(left.words.size, right.words.size)
  if (common.length === 1) return left.words.size === 1 && right.words.size === 1
  return common.length >= 2 && common.length >= smaller / 2
}

function agree(left: Topic, right: Topic): boolean {
  const common = shared(left, right)
  return isPositive(left, common) === isPositive(right, common)
}

/** Whether two memories tell of the same thing and agree in it. */
export const isSame = (left: Topic, right: Topic): boolean =>
  isAbout(left, right) && agree(left, right) && !areOpposites(left, right)

/** The same thing with yes and no, or two words that rule each other out said of one thing. */
export function isOpposite(left: Topic, right: Topic): boolean {
  if (isAbout(left, right) && !agree(left, right)) return !areOpposites(left, right)
  return areOpposites(left, right) && agree(left, right) && shared(left, right).length > 0
}

function areOpposites({ text: left }: Topic, { text: right }: Topic): boolean {
  return OPPOSITES.some(([one, other]) => {
    const apart = (a: string, b: string) => one.test(a) && !other.test(a) && other.test(b) && !one.test(b)
    return apart(left, right) || apart(right, left)
  })
}

/** The person says outright that it is over. */
export const saysItIsOver = (text: string): boolean => OUTRIGHT_END.test(text)

/**
 * More Chinese characters than Latin words: an English sentence about somebody with a Chinese name is
 * English.
 */
export const isChinese = (text: string): boolean =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}+/gu)?.length ?? 0)
