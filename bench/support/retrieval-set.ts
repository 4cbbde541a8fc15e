import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { BenchService } from './service.ts'

const Turn = z.object({
  turn_id: z.string(),
  role: z.enum(['user', 'assistant', 'tool', 'system']),
  name: z.string().nullish(),
  timestamp_iso: z.string().nullish(),
  text: z.string(),
})
const Question = z.object({
  id: z.string(),
  query: z.string(),
  category: z.string(),
  evidence: z.array(z.string()),
})
const Conversation = z.object({
  id: z.string(),
  sessions: z.array(z.object({ id: z.string(), turns: z.array(Turn) })),
  questions: z.array(Question),
})
const Retrieval = z.object({ name: z.string(), conversations: z.array(Conversation) })

export type Question = z.infer<typeof Question>
export type Conversation = z.infer<typeof Conversation>
/**
 * `{name, conversations: [{id, sessions: [{id, turns}], questions: [{id, query, category, evidence:
 * [turn_id]}]}]}`: each conversation is a user of its own.
 */
export type Retrieval = z.infer<typeof Retrieval>

export const retrievalSet = (file: string): Retrieval =>
  Retrieval.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Few enough that a slow encoder has read them within the time of a request. */
const TURNS_A_COMMIT = 16

/**
 * Commits a conversation, session by session.
 * @param infer whether memories are drawn from it too: then each session ends, and is reflected on
 */
export async function commit(
  service: BenchService,
  user_id: string,
  { sessions }: Conversation,
  { infer = false } = {},
): Promise<void> {
  for (const session of sessions) {
    const path = `/api/v1/sessions/${encodeURIComponent(`${user_id} ${session.id}`)}`
    const most = infer ? session.turns.length : TURNS_A_COMMIT
    for (let start = 0; start < session.turns.length; start += most) {
      const turns = session.turns.slice(start, start + most)
      await service.call('POST', `${path}/turns`, { user_id, turns, infer, wait: true })
    }
    if (!infer) continue
    await service.call('POST', `${path}/end`, {})
    await service.services.idle?.()
  }
}
