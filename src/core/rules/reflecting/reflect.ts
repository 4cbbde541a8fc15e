import type { ReflectInput, ReflectMemory, ReflectOutput, ReflectTrait } from '../../../../prompts/reflect.ts'
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
export function reflect({ memories, traits }: ReflectInput): ReflectOutput {
  const subject = subjectOf([...memories, ...traits].map(({ content }) => content))
  const known = traits.map((trait) => ({ trait, topic: topicOf(withoutExceptions(trait.content), subject) }))
  const members = memories.map((memory) => toMember(memory, subject))
  const fresh = members.filter(
    (member) => !known.some(({ topic }) => isSame(topic, member.topic) || isOpposite(topic, member.topic)),
  )
  const groups = groupsOf(fresh)
  return {
    new_trends: groups
      .filter(isTrend)
      .map((group) => ({ ...proposal(group, 'Lately', '最近'), window_days: 30 })),
    new_behaviors: groups
      .filter(isBehavior)
      .map((group) => ({ ...proposal(group, 'Often', '经常'), confidence: null })),
    reinforcements: known.flatMap((trait) => reinforcementOf(trait, members)),
    contradictions: known.flatMap((trait) => contradictionOf(trait, members)),
    upgrades: proposeUpgrades(traits, subject),
  }
}

const toMember = ({ id, content, session }: ReflectMemory, subject: ReadonlySet<string>): Member => ({
  id,
  content,
  session,
  topic: topicOf(content, subject),
})

const isBehavior = (group: readonly Member[]): boolean => group.length >= 3 && sessionsOf(group) >= 2
const isTrend = (group: readonly Member[]): boolean => !isBehavior(group) && group.length >= 2

/** Belongs to one day and not to a habit. */
const OCCASION =
  /\s*\b(?:today|yesterday|tonight|this (?:morning|afternoon|evening))\b|今天|昨天|昨晚|今晚|今早|刚才/giu

function proposal(group: readonly Member[], english: string, chinese: string) {
  const said = middleOf(group)
    .content.replace(OCCASION, '')
    .trim()
    .replace(/[.。!！]+$/u, '')
  return {
    content: isChinese(said) ? `${chinese}：${said}` : `${english}: ${said}`,
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
