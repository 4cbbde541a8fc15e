import { Committed, Turns } from '../../src/core/ingest/schemas.ts'
import { type Memory, MemoryList } from '../../src/core/memories/schemas.ts'
import { EvidenceList, SourceList } from '../../src/core/memories/traces/schemas.ts'
import { RecallAnswer } from '../../src/core/recall/schemas.ts'
import { type Cycle, CycleList } from '../../src/core/reflection/schemas.ts'
import { TraitList } from '../../src/core/traits/schemas.ts'
import type { DemoService } from '../support/service.ts'
import type { Conversation } from './conversation.ts'

type Session = Conversation['sessions'][number]

/** What one session left behind. */
export interface LivedSession {
  readonly session: Session
  readonly committed: Committed
  readonly turns: Turns
  readonly memories: readonly Memory[]
  /** Older memories that the session has made untrue. */
  readonly superseded: readonly Memory[]
  readonly cycles: readonly Cycle[]
}

export interface TraitWithEvidence {
  readonly trait: Memory
  readonly evidence: EvidenceList['items']
  /** The sessions that its supporting evidence comes from. */
  readonly sessions: readonly string[]
}

const users = (userId: string) => `/api/v1/users/${encodeURIComponent(userId)}`

async function everyMemory(service: DemoService, userId: string): Promise<Memory[]> {
  const items: Memory[] = []
  let cursor: string | null = null
  do {
    const next: string = cursor ? `&cursor=${cursor}` : ''
    const page = MemoryList.parse(
      await service.call('GET', `/api/v1/memories?user_id=${userId}&status=all&limit=200${next}`),
    )
    items.push(...page.items)
    cursor = page.next_cursor
  } while (cursor)
  return items
}

const everyCycle = async (service: DemoService, userId: string) =>
  CycleList.parse(await service.call('GET', `${users(userId)}/reflection-cycles?limit=200`)).items

/** Commits a session at its own time, ends it, and lets the reflection that follows run. */
export async function liveSession(
  service: DemoService,
  userId: string,
  session: Session,
): Promise<LivedSession> {
  const at = `/api/v1/sessions/${session.session_id}`
  service.setTime(session.committed_at)
  const known = new Map((await everyMemory(service, userId)).map((memory) => [memory.id, memory]))
  const before = new Set((await everyCycle(service, userId)).map((cycle) => cycle.cycle_id))
  const committed = Committed.parse(
    await service.call('POST', `${at}/turns`, { user_id: userId, turns: session.turns, wait: true }),
  )
  await service.call('POST', `${at}/end`)
  await service.idle()
  const memories = (await everyMemory(service, userId)).reverse()
  return {
    session,
    committed,
    turns: Turns.parse(await service.call('GET', `${at}/turns?limit=200`)),
    memories: memories.filter((memory) => !known.has(memory.id)),
    superseded: memories.filter(
      (memory) => memory.superseded_by && known.get(memory.id)?.superseded_by === null,
    ),
    cycles: (await everyCycle(service, userId)).filter((cycle) => !before.has(cycle.cycle_id)).reverse(),
  }
}

/**
 * All active traits of a user, weak ones too, each with its evidence and the sessions that stand behind it.
 */
export async function traitsOf(service: DemoService, userId: string): Promise<TraitWithEvidence[]> {
  const { items } = TraitList.parse(await service.call('GET', `${users(userId)}/traits?min_stage=trend`))
  const found: TraitWithEvidence[] = []
  for (const trait of items) {
    const evidence = EvidenceList.parse(
      await service.call('GET', `/api/v1/memories/${trait.id}/evidence?limit=200`),
    ).items
    const supporting = evidence.filter((item) => item.evidence_type === 'supporting')
    const sessions = new Set<string>()
    for (const { memory } of supporting) {
      const sources = SourceList.parse(await service.call('GET', `/api/v1/memories/${memory.id}/sources`))
      for (const source of sources.items) sessions.add(source.session_id)
    }
    found.push({ trait, evidence, sessions: [...sessions].sort() })
  }
  return found
}

export interface Answered {
  readonly question: Conversation['questions'][number]
  readonly answer: RecallAnswer
  /** The results say what was expected, or there are none where nothing was. */
  readonly right: boolean
}

/** Asks one question, with every term of the score. */
export async function ask(
  service: DemoService,
  userId: string,
  question: Conversation['questions'][number],
): Promise<Answered> {
  const body = { user_id: userId, query: question.query, limit: 3, explain: true }
  const answer = RecallAnswer.parse(await service.call('POST', '/api/v1/recall', body))
  const said = answer.results.map(({ memory, turn }) => memory?.content ?? turn?.text ?? '').join('\n')
  const right =
    question.expect.length === 0
      ? answer.abstained && said === ''
      : !answer.abstained && question.expect.some((words) => said.includes(words))
  return { question, answer, right }
}
