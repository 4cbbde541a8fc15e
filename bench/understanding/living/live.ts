import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import type { BenchService } from '../../support/service.ts'
import { type Life, matches, type Turn } from './life.ts'

export interface KeptMemory {
  readonly id: string
  readonly memory_type: string
  readonly content: string
  readonly live: boolean
  readonly superseded: boolean
  readonly turn_ids: readonly string[]
}

/** What a life left behind, and what living it took. */
export interface Lived {
  readonly user_id: string
  readonly memories: readonly KeptMemory[]
  /** Of each change: whether what was true before it was known before it. */
  readonly known: readonly boolean[]
  readonly ms: number
}

/**
 * Sends a life session by session: commit, end, reflect. A session in which something changes is committed in
 * two parts.
 */
export async function live(service: BenchService, life: Life): Promise<Lived> {
  const user_id = life.id
  const known = new Map<string, boolean>()
  let ms = 0
  const timed = async (method: string, path: string, body: unknown) => {
    const started = performance.now()
    await service.call(method, path, body)
    ms += performance.now() - started
  }
  for (const session of life.sessions) {
    const id = encodeURIComponent(`${life.id} ${session.id}`)
    for (const turns of partsOf(session.turns, life.changes)) {
      for (const change of life.changes.filter(({ new: turn }) =>
        turns.some(({ turn_id }) => turn_id === turn),
      ))
        known.set(
          change.new,
          (await memoriesOf(service, user_id)).some((memory) => saysOld(memory, change)),
        )
      const plain = turns.map(({ label: _, ...turn }) => turn)
      await timed('POST', `/api/v1/sessions/${id}/turns`, { user_id, turns: plain, wait: true })
    }
    await timed('POST', `/api/v1/sessions/${id}/end`, {})
    await service.services.idle?.()
    await timed('POST', `/api/v1/users/${encodeURIComponent(user_id)}/reflect`, { session_ended: true })
  }
  const memories = await memoriesOf(service, user_id)
  return { user_id, memories, known: life.changes.map(({ new: turn }) => known.get(turn) ?? false), ms }
}

/** Whether a memory says what a change ends, be it still so or over. */
const saysOld = (memory: KeptMemory, change: Life['changes'][number]): boolean =>
  memory.turn_ids.includes(change.old) && matches(memory.content, change.gone)

export const isOld = (memory: KeptMemory, change: Life['changes'][number]): boolean =>
  memory.live && saysOld(memory, change)

/** Cut before every turn that changes something, so that what was known before it can be looked at. */
function partsOf(turns: readonly Turn[], changes: Life['changes']): Turn[][] {
  const cuts = new Set(changes.map((change) => change.new))
  const parts: Turn[][] = []
  for (const turn of turns) {
    const last = parts.at(-1)
    if (last && !cuts.has(turn.turn_id)) last.push(turn)
    else parts.push([turn])
  }
  return parts
}

export async function memoriesOf(service: BenchService, user_id: string): Promise<KeptMemory[]> {
  const [rows] = await service.services.database.asSystem().batch([
    statement<KeptMemory>(
      sql`SELECT m.id, m.memory_type, m.content, m.superseded_by IS NOT NULL AS superseded,
            m.expired_at IS NULL AND m.superseded_by IS NULL
              AND (m.invalid_at IS NULL OR m.invalid_at > now()) AS live,
            ARRAY(SELECT s.turn_id FROM memory_sources s WHERE s.subject_id = m.subject_id
              AND s.memory_id = m.id) AS turn_ids
          FROM memories m JOIN subjects s ON s.id = m.subject_id
          WHERE s.external_id = ${user_id} AND m.memory_type IN ('fact', 'episodic')
            ORDER BY m.created_at, m.id`,
    ),
  ])
  return rows
}

export interface Spent {
  readonly calls: number
  readonly tokens: number
  /** Of them those that were answered. */
  readonly answered: number
  /** Of marking and extraction alone. */
  readonly marking: number
  readonly extraction: number
  /** Tokens of these two together. */
  readonly understanding: number
}

const NOTHING: Spent = { calls: 0, tokens: 0, answered: 0, marking: 0, extraction: 0, understanding: 0 }

/** Calls and tokens of language models so far; the rules and the embedder cost nothing. */
export async function spent(service: BenchService): Promise<Spent> {
  if (service.services.models.offline) return NOTHING
  const [rows] = await service.services.database.asSystem().batch([
    statement<Spent>(
      sql`SELECT count(*)::int AS calls, coalesce(sum(input_tokens + output_tokens), 0)::int AS tokens,
            coalesce(sum(output_tokens), 0)::int AS answered,
            (count(*) FILTER (WHERE task = 'mark_turns'))::int AS marking,
            (count(*) FILTER (WHERE task = 'extract'))::int AS extraction,
            coalesce(sum(input_tokens + output_tokens) FILTER (WHERE task IN ('mark_turns', 'extract')), 0)::int AS understanding
          FROM model_calls WHERE task <> 'embed'`,
    ),
  ])
  return rows[0] ?? NOTHING
}
