import type { EventRow } from './rows.ts'
import type { Event } from './schemas.ts'

type Json = Event['detail'][string]
interface Pair {
  readonly before?: unknown
  readonly after?: unknown
}

/** An event as the API shows it. */
export const toEvent = (row: EventRow): Event => ({
  at: row.at.toISOString(),
  kind: row.kind,
  title_key: `${row.kind}.${row.word}`,
  ref: { type: row.ref_type, id: row.ref_id },
  detail: detailOf(row) as Event['detail'],
})

function detailOf({ kind, word, detail }: EventRow): Record<string, Json | unknown> {
  if (kind === 'memory') return { text: detail.text }
  if (kind === 'trait')
    return {
      text: detail.text,
      ...traitDetail(word, detail.stage, (detail.said ?? {}) as Record<string, unknown>),
    }
  return detail
}

const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the history of a trait notes, in one form: where it stood before and after. */
function traitDetail(word: string, now: unknown, said: Record<string, unknown>) {
  const stage: Pair = isPair(said.stage) ? said.stage : stagesOf(word, now, said)
  const confidence: Pair = isPair(said.confidence) ? said.confidence : { after: said.confidence }
  const at = (when: 'before' | 'after') =>
    stage[when] == null ? null : { stage: stage[when], confidence: confidence[when] ?? null }
  return {
    before: at('before'),
    after: at('after'),
    grade: typeof said.grade === 'string' ? said.grade : null,
    memory_ids: Array.isArray(said.memory_ids) ? said.memory_ids : [],
  }
}

function stagesOf(word: string, now: unknown, said: Record<string, unknown>): Pair {
  if (word === 'created') return { after: said.stage }
  if (word === 'promoted') return { before: said.from, after: said.to }
  if (word === 'dissolved' || word === 'deleted') return { after: 'dissolved' }
  return isPair(said.confidence) ? { before: now, after: now } : {}
}
