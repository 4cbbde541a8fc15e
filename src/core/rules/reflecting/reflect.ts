import type { ReflectInput, ReflectMemory, ReflectOutput, ReflectTrait } from '../../../../prompts/reflect.ts'
import { meantBy } from '../../text/dated-quote.ts'
import { commonTo } from './common.ts'
import { contextOf, gradeOf, groupsOf, type Member, middleOf, sessionsOf } from './groups.ts'
import { withoutExceptions } from './resolve_contradictions.ts'
import { isChinese, isOpposite, isSame, saysItIsOver, subjectOf, type Topic, topicOf } from './topics.ts'
import { proposeUpgrades } from './upgrade_traits.ts'

interface KnownTrait {
  readonly trait: ReflectTrait
  readonly topic: Topic
}

/**
 * Reflection by rules: memories like a known trait reinforce it, plain opposites contradict it, the others
 * are grouped across sessions; three alike from two sessions are a behavior, two a trend. What is said is
 * taken as it stands.
 */
export function reflect({ memories, earlier, traits }: ReflectInput): ReflectOutput {
  const own = (all: readonly ReflectMemory[]) => all.filter(isOfThePerson)
  const subject = subjectOf([...memories, ...earlier, ...traits].map(({ content }) => meantBy(content)))
  const known = traits.map((trait) => ({ trait, topic: topicOf(withoutExceptions(trait.content), subject) }))
  const members = own(memories).map((memory) => toMember(memory, subject))
  const before = own(earlier).map((memory) => toMember(memory, subject))
  const fresh = [...members, ...before].filter(
    (member) => !known.some(({ topic }) => isSame(topic, member.topic) || isOpposite(topic, member.topic)),
  )
  const isNew = new Set(members.map(({ id }) => id))
  const groups = groupsOf(fresh).filter((group) => group.some(({ id }) => isNew.has(id)))
  return {
    new_trends: groups
      .filter(isTrend)
      .map((group) => ({ ...proposal(group, 'Lately', '最近'), window_days: 30 })),
    new_behaviors: groups.filter(isBehavior).map((group) => proposal(group, 'Often', '经常')),
    reinforcements: known.flatMap((trait) => reinforcementOf(trait, members)),
    contradictions: known.flatMap((trait) => contradictionOf(trait, members)),
    upgrades: proposeUpgrades(traits, subject),
  }
}

const toMember = ({ id, content, session }: ReflectMemory, subject: ReadonlySet<string>): Member => {
  const said = meantBy(content)
  return { id, content: said, session, topic: topicOf(said, subject) }
}

/** Sentences about somebody else show nothing of the person. */
const OF_OTHERS =
  /^\W*(?:my|his|her|their|our)\s+(?:\p{L}+[\s-]){0,2}(?:mother|mum|mom|father|dad|parents?|brother|sister|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|colleague|boss|neighbou?r|aunt|uncle|cousin|grand\p{L}+|kids?|roommate|flatmate)|^\W*(?:he|she|they)\b|^我(?:的)?(?:妈|爸|父|母|弟|哥|姐|妹|朋友|同事|老板|邻居|女儿|儿子|老公|老婆|室友|爷|奶|外)|^[他她]/iu

const isOfThePerson = ({ about, content }: ReflectMemory): boolean =>
  about === null && !OF_OTHERS.test(meantBy(content))

const isBehavior = (group: readonly Member[]): boolean => group.length >= 3 && sessionsOf(group) >= 2
const isTrend = (group: readonly Member[]): boolean => !isBehavior(group) && group.length >= 2

function proposal(group: readonly Member[], english: string, chinese: string) {
  const isZh = isChinese(middleOf(group).content)
  const common = commonTo(group, isZh)
  return {
    content: isZh ? `${chinese}：${common}` : `${english}: ${common}`,
    evidence_ids: group.map(({ id }) => id),
    context: contextOf(group.map(({ content }) => content)),
    quality_grade: gradeOf(group),
  }
}

function reinforcementOf(
  { trait, topic }: KnownTrait,
  members: readonly Member[],
): ReflectOutput['reinforcements'] {
  const alike = members.filter((member) => isSame(topic, member.topic))
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
