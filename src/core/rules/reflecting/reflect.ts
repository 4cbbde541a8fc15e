import type { ReflectInput, ReflectMemory, ReflectOutput, ReflectTrait } from '../../../../prompts/reflect.ts'
import { tokenize } from '../../text/tokens.ts'
import { isDenied } from '../conversation/grammar/denial.ts'
import { itself } from '../conversation/grammar/leaning.ts'
import { CHINESE_KIN_WORD, CHINESE_PET, ENGLISH_KIN_WORD, ENGLISH_PET } from '../conversation/people/kin.ts'
import { type Frequency, traitOf } from './common.ts'
import { conceptNameOf, isConcept } from './concepts.ts'
import { doneIn, likeIn } from './deeds/done.ts'
import { seldomIn } from './deeds/seldom.ts'
import { contextOf, gradeOf, groupsOf, isOnlySeen, isOwnDeed, type Member, sessionsOf } from './groups.ts'
import { topicOfTrait } from './habits.ts'
import { habitualIn, isPlainlyOne, mayBeTold } from './habitual.ts'
import { namesIn } from './names.ts'
import { withoutExceptions } from './resolve_contradictions.ts'
import { type Salient, salientIn } from './salient.ts'
import { type Told, toldBySigns } from './signs/told.ts'
import {
  isChinese,
  isOpposite,
  isSame,
  saysItIsOver,
  subjectOf,
  type Topic,
  topicOf,
  withThings,
} from './topics.ts'
import { proposeUpgrades } from './upgrade_traits.ts'
import { SURE_OF_KNOWN, toldByWays } from './ways/told-by-ways.ts'

interface KnownTrait {
  readonly trait: ReflectTrait
  readonly topic: Topic
}

/**
 * Reflection by rules: memories like a known trait reinforce it, plain opposites contradict it, the others
 * are grouped across sessions; three alike from two sessions are a behavior, two a trend. What is said is
 * taken as it stands.
 */
export function reflect({ person, memories, earlier, traits }: ReflectInput): ReflectOutput {
  const all = [...memories, ...earlier]
  const spoken = subjectOf([...all, ...traits].map(({ content }) => itself(content)))
  const subject = new Set([...(person ? [person] : []), ...spoken, ...tokenize(`user 用户 ${person ?? ''}`)])
  const names = namesIn(all.map(({ content }) => content))
  const toMembers = (some: readonly ReflectMemory[]) =>
    some.filter(isOfThePerson(person)).map((memory) => toMember(memory, { subject, names, person }))
  const known = traits.map((trait) => ({
    trait,
    topic: topicOfTrait(withoutExceptions(trait.content), subject),
  }))
  const members = toMembers(memories)
  const isNew = new Set(members.map(({ id }) => id))
  const isFresh = (group: readonly Member[]) => group.some(({ id }) => isNew.has(id))
  const found = newIn([...members, ...toMembers(earlier)], known)
  const alike = found.alike.filter(isFresh)
  return {
    new_trends: [
      ...found.seldom
        .filter(({ group }) => isFresh(group))
        .flatMap(({ group, concept }) => proposal(group, 'lately', subject, concept)),
      ...alike.filter(isTrend).flatMap((group) => proposal(group, 'lately', subject)),
    ].map((trend) => ({ ...trend, window_days: 30 })),
    new_behaviors: [
      ...found.told
        .filter(({ group }) => isFresh(group))
        .flatMap(({ group, concept }) => proposal(group, 'often', subject, concept)),
      ...alike.filter(isBehavior).flatMap((group) => proposal(group, 'often', subject)),
      ...found.salient.filter(({ group }) => isFresh(group)).map(ofSalient),
    ],
    reinforcements: known.flatMap((trait) => reinforcementOf(trait, members)),
    contradictions: known.flatMap((trait) => contradictionOf(trait, members)),
    upgrades: proposeUpgrades(traits, subject),
  }
}

/**
 * What members tell beyond what is known: first the ways of which they are like events, then the everyday things
 * that they name outright, then those that signs tell of; of the others those that are alike, and what they come
 * back to. A member counts once.
 */
function newIn(all: readonly Member[], known: readonly KnownTrait[]) {
  // that somebody has no dog shows nothing that they do
  const telling = all.filter(({ content, deeds }) => deeds.size > 0 || !isDenied(content))
  const unknown = telling.filter(
    (member) => !known.some(({ topic }) => isOf(topic, member) || isOpposite(topic, member.topic)),
  )
  const named = habitualIn(unknown)
  const like = toldByWays(unknown, conceptsOf([], known), named)
  const habitual = (like.length === 0 ? named : habitualIn(without(unknown, groupsIn(like)))).filter(
    ({ concept }) => !like.some((one) => one.concept === concept),
  )
  const others = without(unknown, groupsIn([...like, ...habitual]))
  const told = toldBySigns(others, conceptsOf([...like, ...habitual], known))
  const rest = without(others, groupsIn(told))
  const seldom = seldomIn(rest, telling)
  const groups = groupsOf(without(rest, groupsIn(seldom)))
  const salient = salientIn(groups.filter((group) => !isBehavior(group)).flat())
  const taken = new Set(salient.flatMap(({ group }) => group))
  const alike = groups.filter(
    (group) => !group.some((member) => taken.has(member)) && mayBeTold(group, telling),
  )
  return { told: [...like, ...habitual, ...told], seldom, alike, salient }
}

const groupsIn = (told: readonly Told<Member>[]): Member[][] => told.map(({ group }) => group)

function without(members: readonly Member[], groups: readonly (readonly Member[])[]): Member[] {
  const gone = new Set(groups.flat())
  return members.filter((member) => !gone.has(member))
}

/** Names of the everyday things that groups or known traits are about. */
const conceptsOf = (told: readonly Told<Member>[], known: readonly KnownTrait[]): ReadonlySet<string> =>
  new Set([
    ...told.map(({ concept }) => concept),
    ...known.flatMap(({ topic }) => [...topic.words].filter(isConcept).map(conceptNameOf)),
  ])

interface Known {
  readonly subject: ReadonlySet<string>
  readonly names: RegExp | null
  readonly person: string | null
}

/** Characters of a memory that are read: what is longer is a document, and no way of somebody's. */
const READ = 4_000

const toMember = ({ id, content, session }: ReflectMemory, { subject, names, person }: Known): Member => {
  const said = ofTheUser(itself(content), person).slice(0, READ)
  const topic = topicOf(names ? said.replace(names, ' ') : said, subject)
  const deeds = doneIn(said, topic)
  return { id, content: said, session, topic: withThings(topic, deeds), deeds, ways: likeIn(said) }
}

const KIN = `(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})`
const OWNER = `(?:my|his|her|our|their|the user's|\\p{L}[\\p{L}-]*'s)`
const HAN_KIN = `(?:${CHINESE_KIN_WORD}|${CHINESE_PET})`
/** Not `\W*`: Chinese characters are of it too, and 用户在IT公司上班 would be of an "it". */
const START = String.raw`^[^\p{L}\p{N}_]*`
/** Of what others did the person may tell what they did themselves: "she asked me, and I said yes". */
const NOT_MYSELF = String.raw`(?!.*(?:[,;.]|\b(?:and|so|but)\b),? ?(?:i|i['’](?:d|ve|m)|we)\b)`
const NOT_MYSELF_HAN = '(?!.*[，,。；、 ]我)'
/** Sentences about somebody else show nothing of the person. */
const OF_OTHERS = new RegExp(
  [
    `${START}${NOT_MYSELF}${OWNER} (?:[\\p{L}-]+ ){0,2}${KIN}\\b`,
    String.raw`${START}${NOT_MYSELF}(?:he|she|they|it)\b`,
    `^${NOT_MYSELF_HAN}(?:我|咱|用户)们?(?:家)?的?${HAN_KIN}`,
    `^${NOT_MYSELF_HAN}\\p{Script=Han}{2,3}的${HAN_KIN}`,
    `^${NOT_MYSELF_HAN}[他她它]`,
    `^(?!.*我)(?:有人|有个人|别人|人家|隔壁|同事|室友|舍友|同学|老板|领导|客户|邻居|\\p{Script=Han}{1,3}[他她]${HAN_KIN}|\\p{Script=Han}{2,4}的${HAN_KIN})`,
    String.raw`${START}(?:someone|somebody|a (?:guy|man|woman|kid|colleague|neighbou?r))\b(?!.*\b(?:i|me|my|we|us)\b)`,
  ].join('|'),
  'iu',
)
/** What somebody is called, has or is shows nothing that they do. */
const OF_BEING = new RegExp(
  "^(?:the user|i|user|我|用户)(?:['’]s)? ?(?:(?:is|am|'m|was|has|have|'ve got) (?:an? |" +
    String.raw`the |two |three |\d+ )|name is|(?:是|叫|姓|今年|有[一两三四五六七八九十个只条])|的(?:名字|生日))`,
  'iu',
)

/** The person by no name. */
function ofTheUser(said: string, person: string | null): string {
  if (person === null || !said.startsWith(person)) return said
  return `${isChinese(said) ? '用户' : 'The user'}${said.slice(person.length)}`
}

/** Whether it may show what the person is like. */
const isOfThePerson =
  (person: string | null) =>
  ({ about, content }: ReflectMemory): boolean => {
    const said = ofTheUser(itself(content), person)
    return about === null && !OF_OTHERS.test(said) && !OF_BEING.test(said)
  }

/** All that a trait names stands in what was said, or both are alike. */
const isOf = (trait: Topic, { topic }: Member): boolean =>
  isSame(trait, topic) ||
  (trait.words.size > 0 &&
    [...trait.words].every((word) => topic.words.has(word)) &&
    !isOpposite(trait, topic))

const isBehavior = (group: readonly Member[]): boolean => group.length >= 3 && sessionsOf(group) >= 2
/** Two of one conversation are its subject, and no more. */
const isTrend = (group: readonly Member[]): boolean =>
  !isBehavior(group) &&
  group.length >= 2 &&
  sessionsOf(group) >= 2 &&
  group.every(({ content }) => isOwnDeed(content) && !isOnlySeen(content)) &&
  isPlainlyOne(group)

/** None of a group that has no word in common that could be said of it. */
function proposal(
  group: readonly Member[],
  frequency: Frequency,
  subject: ReadonlySet<string>,
  concept?: string,
) {
  const content = traitOf(group, frequency, subject, concept)
  return content === '' ? [] : [proposed(group, content)]
}

const proposed = (group: readonly Member[], content: string) => ({
  content,
  evidence_ids: group.map(({ id }) => id),
  context: contextOf(group.map(({ content }) => content)),
  quality_grade: gradeOf(group),
})

const ofSalient = ({ group, thing, isDone }: Salient) =>
  proposed(group, isDone ? `经常${thing}` : isChinese(thing) ? `经常提到${thing}` : `Often mentions ${thing}`)

function reinforcementOf(
  { trait, topic }: KnownTrait,
  members: readonly Member[],
): ReflectOutput['reinforcements'] {
  const isKept = topic.clauses.every(({ positive }) => positive)
  const [thing, ...others] = [...topic.words].filter(isConcept).map(conceptNameOf)
  const isLike = ({ ways }: Member) =>
    thing !== undefined && others.length === 0 && (ways.get(thing) ?? 0) >= SURE_OF_KNOWN
  const alike = members.filter(
    (member) => (isOf(topic, member) || isLike(member)) && !(isKept && saysItIsOver(member.content)),
  )
  if (alike.length === 0) return []
  // Whatever comes after the cycle that made the trait is from another conversation.
  const grade = gradeOf(alike)
  const new_evidence_ids = alike.map(({ id }) => id)
  return [{ trait_id: trait.id, new_evidence_ids, quality_grade: grade === 'D' ? 'C' : grade }]
}

function contradictionOf(
  { trait, topic }: KnownTrait,
  members: readonly Member[],
): ReflectOutput['contradictions'] {
  const against = members.filter((member) => isOpposite(topic, member.topic))
  if (against.length === 0) return []
  return [
    {
      trait_id: trait.id,
      contradicting_evidence_ids: against.map(({ id }) => id),
      quality_grade: gradeOf(against),
      strong: against.some(({ content }) => saysItIsOver(content)),
    },
  ]
}
