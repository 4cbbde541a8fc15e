import * as z from 'zod'
import type { listEvidence } from '../../../src/core/memories/list-evidence.ts'
import type { listHistory } from '../../../src/core/memories/list-history.ts'
import type { listSources } from '../../../src/core/memories/list-sources.ts'
import type { Memory } from '../../../src/core/memories/schemas.ts'
import type { HistoryList } from '../../../src/core/memories/traces/schemas.ts'
import type { RawInput } from '../../http/input.ts'
import { cutTo } from '../tokens.ts'
import { type Asking, tool } from '../tool.ts'
import { Id, ITEM_TOKENS, Listed, lineOf, memoryOf, toListed } from './shapes.ts'

const QUOTE_TOKENS = 80
const MOST_CHANGES = 20

const hasEnded = ({ invalid_at }: Memory, now: Date): boolean =>
  invalid_at !== null && new Date(invalid_at) <= now

const statusOf = (memory: Memory, now: Date): string => {
  if (memory.expired_at !== null && memory.superseded_by === null) return 'expired'
  if (memory.superseded_by !== null || hasEnded(memory, now)) return 'superseded'
  return memory.expires_at !== null && new Date(memory.expires_at) <= now ? 'expired' : 'active'
}

/** What happened last, newest first: the list goes the other way, and a trait's is long. */
async function newestChanges({ ask }: Asking, id: string): Promise<HistoryList['items']> {
  let last: HistoryList['items'] = []
  let cursor: string | null = null
  do {
    const query: RawInput['query'] = { limit: 200, ...(cursor !== null && { cursor }) }
    const page = await ask<typeof listHistory>('listMemoryHistory', { params: { id }, query })
    last = [...last, ...page.items].slice(-MOST_CHANGES)
    cursor = page.next_cursor
  } while (cursor !== null)
  return last.reverse()
}

export const getMemory = tool({
  name: 'get_memory',
  title: 'One memory',
  toolset: 'memory',
  operation: 'getMemory',
  description:
    'A memory with the quotes that it comes from, its changes, and for traits the evidence for and against.',
  input: z.strictObject({ memory_id: Id }),
  output: z.strictObject({
    ...Listed.shape,
    truncated: z.boolean(),
    status: z.string(),
    waiting: z.boolean(),
    importance: z.number(),
    sources: z.array(
      z.strictObject({
        session_id: z.string(),
        turn_id: z.string().optional(),
        quote: z.string().optional(),
      }),
    ),
    history: z.array(
      z.strictObject({
        event: z.string(),
        at: z.string(),
        old: z.string().optional(),
        new: z.string().optional(),
      }),
    ),
    evidence: z.array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        side: z.enum(['for', 'against']),
        grade: z.string(),
      }),
    ),
  }),
  async call(asking, { memory_id }) {
    const memory = await memoryOf(asking, memory_id)
    const page = { params: { id: memory_id }, query: { limit: 20 } }
    const [sources, history, evidence] = await Promise.all([
      asking.ask<typeof listSources>('listMemorySources', page),
      newestChanges(asking, memory_id),
      asking.ask<typeof listEvidence>('listTraitEvidence', page),
    ])
    const now = asking.ctx.clock.now()
    return (share) => {
      const few = <Item>(items: readonly Item[]) => items.slice(0, Math.ceil(20 * share))
      const quote = (text: string) => cutTo(text, Math.ceil(QUOTE_TOKENS * Math.max(share, 0.25))).text
      const { text, truncated } = cutTo(memory.content, Math.ceil(2 * ITEM_TOKENS * Math.max(share, 0.2)))
      const structured = {
        ...toListed(memory),
        text,
        truncated,
        status: statusOf(memory, now),
        waiting: memory.requires_confirmation,
        importance: memory.importance,
        sources: few(sources.items).map((source) => ({
          session_id: source.session_id,
          ...(source.turn_id !== null && { turn_id: source.turn_id }),
          ...(source.text !== null && { quote: quote(source.text) }),
        })),
        history: few(history).map((change) => ({
          event: change.event,
          at: change.created_at,
          ...(change.old_content !== null && { old: quote(change.old_content) }),
          ...(change.new_content !== null && { new: quote(change.new_content) }),
        })),
        evidence: few(evidence.items).map((one) => ({
          id: one.memory.id,
          text: quote(one.memory.content),
          side: one.evidence_type === 'supporting' ? ('for' as const) : ('against' as const),
          grade: one.quality,
        })),
      }
      return { structured, text: wordsOf(structured) }
    }
  },
})

function wordsOf(
  one: {
    readonly [Key in 'id' | 'kind' | 'text' | 'date' | 'status']: string
  } & {
    readonly sources: readonly { session_id: string; quote?: string }[]
    readonly evidence: readonly { id: string; text: string; side: string; grade: string }[]
  },
): string {
  return [
    `${lineOf({ ...one, text: one.text || '(its words were forgotten)' })} [${one.status}]`,
    ...one.sources.map(({ session_id, quote }) => `source ${session_id}${quote ? `: “${quote}”` : ''}`),
    ...one.evidence.map(({ id, text, side, grade }) => `${side} (${grade}) ${id} ${text}`),
  ].join('\n')
}
