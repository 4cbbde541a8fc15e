import { anyOf } from '../../text/any-of.ts'
import { patternNamed } from '../conversation/named-patterns.ts'
import { conceptNameOf, conceptsIn, isConcept } from './concepts.ts'
import { isSame, type Topic } from './topics.ts'

export interface Member {
  readonly id: number
  readonly content: string
  /** Its conversation; a memory without one counts as one of its own. */
  readonly session: string | null
  readonly topic: Topic
  /** Names of the everyday things and ways that it tells a deed of. */
  readonly deeds: ReadonlySet<string>
  /** The ways that it is like an event of, each with minus the logarithm of how rarely anybody's sentence is. */
  readonly ways: ReadonlyMap<string, number>
}

/**
 * Members that say the same: each like at least half of those that came before it, and about a thing that all
 * of them name. In the order given.
 */
export function groupsOf<Item extends Member>(members: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (const member of members) {
    const home = groups.find((group) => {
      const alike = group.filter(({ topic }) => isSame(topic, member.topic)).length
      return 2 * alike >= group.length && haveOneThing([...group, member])
    })
    if (home) home.push(member)
    else groups.push([member])
  }
  return groups
}

/** Those that it names; what only its deeds tell of parts it from none that does not. */
const thingsOf = ({ content, topic, deeds }: Member): string[] =>
  [...topic.words].filter((word) => {
    const name = conceptNameOf(word)
    return isConcept(word) && (!deeds.has(name) || conceptsIn(content).includes(name))
  })

/**
 * Running, and coffee after it, and coffee are not one habit: if anything of the list is named, one is named
 * by all that name any.
 */
function haveOneThing(group: readonly Member[]): boolean {
  const naming = group.map(thingsOf).filter((things) => things.length > 0)
  const [first, ...others] = naming
  return !first || first.some((thing) => others.every((things) => things.includes(thing)))
}

/** The conversation of a member: one of its own where none is known. */
export const sessionOf = ({ session, id }: Member): string | number => session ?? id

/** In how many sessions the members of a group were told. */
export const sessionsOf = (group: readonly Member[]): number => new Set(group.map(sessionOf)).size

/**
 * The member that is like most others; of several the one that names nothing else, then that speaks of a
 * habit, else the first.
 */
export function middleOf<Item extends Member>(group: readonly Item[]): Item {
  const likeness = (member: Item) =>
    group.filter(({ topic }) => isSame(topic, member.topic)).length +
    (SAID_OUTRIGHT.test(member.content) ? 0.3 : 0) -
    0.4 * Math.max(0, thingsOf(member).length - 1)
  return group.reduce((best, member) => (likeness(member) > likeness(best) ? member : best))
}

const CONTEXTS: Readonly<Record<string, RegExp>> = {
  work: new RegExp(
    String.raw`\b(?:office|meetings?|project|boss|colleagues?|work|deadline|client)\b|公司|上班|开会|` +
      '项目|老板|同事|客户|工作',
    'iu',
  ),
  learning: new RegExp(
    String.raw`\b(?:stud(?:y|ies|ied|ying)|course|learn(?:s|ed|ing)?|class|exam|lesson)\b|学习|课程|` +
      '上课|考试|复习|自学',
    'iu',
  ),
  social: /\b(?:friends?|party|parties|together|dinner with)\b|朋友|聚会|同学|一起/iu,
  personal: /\b(?:home|family|sleep|kitchen|weekend|wife|husband|kids?)\b|在家|家人|睡觉|起床|周末|孩子/iu,
}

const contextsOf = (text: string): string[] =>
  Object.entries(CONTEXTS).flatMap(([context, words]) => (words.test(text) ? [context] : []))

/** The one context that every text has; general otherwise. */
export function contextOf(texts: readonly string[]): string {
  const [first, ...others] = texts.map(contextsOf)
  return first?.find((context) => others.every((contexts) => contexts.includes(context))) ?? 'general'
}

const SAID_OUTRIGHT = anyOf('iu', [
  /\b(?:always|usually|every (?:day|morning|evening|night|week)|prefers?|favou?rite|habit)\b|总是|总要|总会/u,
  /照例|一向|每天|每周|最喜欢|习惯|偏好/u,
])

/** Whether a memory says itself that something is usual: "always", 每天. */
export const isSaidOutright = ({ content }: Member): boolean => SAID_OUTRIGHT.test(content)

/** A across contexts, B said outright, C across conversations, D inside one. */
export function gradeOf(group: readonly Member[]): 'A' | 'B' | 'C' | 'D' {
  const contexts = new Set(group.flatMap(({ content }) => contextsOf(content).slice(0, 1)))
  if (contexts.size >= 2 && sessionsOf(group) >= 2) return 'A'
  if (group.some(({ content }) => SAID_OUTRIGHT.test(content))) return 'B'
  return sessionsOf(group) >= 2 ? 'C' : 'D'
}

const FIRST_PERSON = /\b(?:i|i['’](?:m|ve|ll|d)|me|my|mine|we|our|us|user)\b|我|咱|用户/iu
/** "The café ran out of cake", 同事跑了个十公里: somebody else does it, or nobody. */
const OF_ANOTHER = patternNamed('deed_of_another')

/** Whether a sentence says that its speaker did it: in the first person, or with nobody in front of the verb. */
export const isOwnDeed = (content: string): boolean => FIRST_PERSON.test(content) || !OF_ANOTHER.test(content)

/** 看到有人在跑步, 明天想去跑步, "saw a show about ski jumpers": wished, or done by others. */
const ONLY_SEEN = anyOf('iu', [
  /^(?:the user|user|i|we)?,? ?(?:might|may|would like|wants?|hopes?|thinking)/u,
  /^(?:the user|user|i|we)?,? ?saw (?:a|an|some|someone|people|the) (?!.*\b(?:my|me|i)\b)/u,
  /看(?:到|见)(?:有?人|别人|邻居|同事|朋友|一个)|听(?:说|见|到)|路过|广告/u,
  /(?:想|打算|考虑|有空)(?:去|学|试|买|养|报|再)/u,
])

/** Whether a memory tells what was seen or wished, and not what was done. */
export const isOnlySeen = (content: string): boolean => ONLY_SEEN.test(content)
