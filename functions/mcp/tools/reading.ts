import * as z from 'zod'
import type { listEvidence } from '../../../src/core/memories/list-evidence.ts'
import type { listHistory } from '../../../src/core/memories/list-history.ts'
import type { listSources } from '../../../src/core/memories/list-sources.ts'
import type { Memory } from '../../../src/core/memories/schemas.ts'
import type { findMemories } from '../../../src/core/memories/search.ts'
import { getPolicy } from '../../../src/core/tenancy/get-policy.ts'
import type { getUser } from '../../../src/core/tenancy/get-user.ts'
import { encodeCursor } from '../../../src/core/text/cursor.ts'
import type { getProfile } from '../../../src/core/traits/profile.ts'
import { cutTo, shareOf } from '../tokens.ts'
import { tool } from '../tool.ts'
import {
  Id,
  ITEM_TOKENS,
  Listed,
  lineOf,
  memoryOf,
  NOTHING,
  nothingIsStored,
  Type,
  toListed,
} from './shapes.ts'

const QUOTE_TOKENS = 80
const Limit = (most: number) => z.int().min(1).max(most).optional()

export const getProfileTool = tool({
  name: 'get_profile',
  title: 'Profile',
  toolset: 'memory',
  operation: 'getProfile',
  description: 'Who the person is: traits and recent facts, ready to read.',
  input: z.strictObject({
    token_budget: z.int().min(100).max(2000).optional().meta({ description: 'Default 800' }),
  }),
  output: z.strictObject({
    text: z.string(),
    traits: z.array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        stage: z.string(),
        confidence: z.number().optional(),
      }),
    ),
  }),
  async call(asking, { token_budget = 800 }) {
    const { user_id } = asking.place
    const profile = await asking.ask<typeof getProfile>('getProfile', {
      params: { user_id },
      query: { token_budget },
    })
    const empty = profile.text === ''
    const text = empty && (await nothingIsStored(asking)) ? NOTHING : profile.text || 'No profile yet.'
    const traits = profile.traits.map(({ id, content, trait }) => ({
      id,
      text: content,
      stage: trait?.stage ?? 'trend',
      ...(trait?.confidence != null && { confidence: trait.confidence }),
    }))
    return (share) => ({
      structured: { text: profile.text, traits: traits.slice(0, Math.ceil(traits.length * share)) },
      text,
    })
  },
})

export const listMemories = tool({
  name: 'list_memories',
  title: 'List memories',
  toolset: 'memory',
  operation: 'listMemories',
  description:
    'Memories, newest first; with query the best first. waiting: those that the person has not confirmed.',
  input: z.strictObject({
    type: Type.optional().meta({ description: 'Only this type' }),
    query: z.string().min(1).max(2000).optional().meta({ description: 'Search words' }),
    waiting: z.boolean().optional().meta({ description: 'Unconfirmed only' }),
    limit: Limit(50).meta({ description: 'Default 20' }),
    cursor: z.string().optional().meta({ description: 'next_cursor of the last page' }),
  }),
  output: z.strictObject({
    items: z.array(z.strictObject({ ...Listed.shape, waiting: z.boolean() })),
    next_cursor: z.string().optional(),
  }),
  async call(asking, { type, waiting, limit = 20, query, cursor }) {
    const { user_id } = asking.place
    const found = await asking.ask<typeof findMemories>('listMemories', {
      query: {
        ...{ user_id, limit },
        ...(type && { memory_type: type }),
        ...(query && { query }),
        ...(cursor && { cursor }),
        ...(waiting && { requires_confirmation: true }),
      },
    })
    const none = found.items.length === 0 && (await nothingIsStored(asking)) ? NOTHING : 'No memory fits.'
    const all = found.items.map((memory) => ({ ...toListed(memory), waiting: memory.requires_confirmation }))
    return (share) => {
      const items = shareOf(all, share)
      const last = found.items[items.length - 1]
      const wasCut = items.length < all.length && query === undefined
      const next = wasCut && last ? encodeCursor([last.created_at, last.id]) : found.next_cursor
      return {
        structured: { items, ...(next !== null && { next_cursor: next }) },
        text: [...items.map(lineOf), ...(next ? [`more: cursor ${next}`] : [])].join('\n') || none,
      }
    }
  },
})

const hasEnded = ({ invalid_at }: Memory, now: Date): boolean =>
  invalid_at !== null && new Date(invalid_at) <= now

const statusOf = (memory: Memory, now: Date): string => {
  if (memory.expired_at !== null && memory.superseded_by === null) return 'expired'
  if (memory.superseded_by !== null || hasEnded(memory, now)) return 'superseded'
  return memory.expires_at !== null && new Date(memory.expires_at) <= now ? 'expired' : 'active'
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
    const page = { params: { id: memory_id }, query: { limit: 50 } }
    const [sources, history, evidence] = await Promise.all([
      asking.ask<typeof listSources>('listMemorySources', page),
      asking.ask<typeof listHistory>('listMemoryHistory', page),
      asking.ask<typeof listEvidence>('listTraitEvidence', page),
    ])
    const now = asking.ctx.clock.now()
    return (share) => {
      const few = <Item>(items: readonly Item[]) => items.slice(0, Math.ceil(20 * share))
      const quote = (text: string) => cutTo(text, Math.ceil(QUOTE_TOKENS * Math.max(share, 0.25))).text
      const { text, truncated } = cutTo(memory.content, Math.ceil(2 * ITEM_TOKENS * Math.max(share, 0.2)))
      const structured = {
        ...toListed(memory),
        ...{ text, truncated, status: statusOf(memory, now) },
        waiting: memory.requires_confirmation,
        importance: memory.importance,
        sources: few(sources.items).map((source) => ({
          session_id: source.session_id,
          ...(source.turn_id !== null && { turn_id: source.turn_id }),
          ...(source.text !== null && { quote: quote(source.text) }),
        })),
        history: few(history.items.toReversed()).map((change) => ({
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
    `${lineOf(one)} [${one.status}]`,
    ...one.sources.map(({ session_id, quote }) => `source ${session_id}${quote ? `: “${quote}”` : ''}`),
    ...one.evidence.map(({ id, text, side, grade }) => `${side} (${grade}) ${id} ${text}`),
  ].join('\n')
}

export const findToForget = tool({
  name: 'find_to_forget',
  title: 'Find what to forget',
  toolset: 'memory',
  operation: 'listMemories',
  description: 'Candidates for forget_memory with their ids. Deletes nothing.',
  input: z.strictObject({ about: z.string().min(1).max(2000).meta({ description: 'What it is about' }) }),
  output: z.strictObject({ candidates: z.array(Listed) }),
  async call(asking, { about }) {
    const query = { user_id: asking.place.user_id, query: about, limit: 20 }
    const { items } = await asking.ask<typeof findMemories>('listMemories', { query })
    const none = items.length === 0 && (await nothingIsStored(asking)) ? NOTHING : 'No memory is about this.'
    const all = items.map(toListed)
    return (share) => {
      const candidates = shareOf(all, share)
      return { structured: { candidates }, text: candidates.map(lineOf).join('\n') || none }
    }
  },
})

export const whoAmI = tool({
  name: 'who_am_i',
  title: 'Whose memory this is',
  toolset: 'memory',
  operation: 'getUser',
  description: 'The person this connection is about, what is held of them, and for how long.',
  input: z.strictObject({}),
  output: z.strictObject({
    user_id: z.string(),
    scopes: z.array(z.string()),
    sessions: z.int(),
    memories: z.int(),
    traits: z.int(),
    waiting: z.int(),
    policy: z.string(),
  }),
  async call({ ctx, ask, caller, place }) {
    const user_id = place.user_id ?? ''
    const unknown = { sessions: 0, memories: 0, traits: 0 }
    const [user, waiting, { lifetimes }] = await Promise.all([
      ask<typeof getUser>('getUser', { params: { user_id } }).catch((error) => {
        if (error?.code === 'not_found') return unknown
        throw error
      }),
      ask<typeof findMemories>('listMemories', {
        query: { user_id, requires_confirmation: true, limit: 200 },
      }),
      getPolicy(ctx),
    ])
    const held = Object.entries(lifetimes).map(
      ([what, { ttl_seconds }]) =>
        `${what} ${ttl_seconds ? `${Math.round(ttl_seconds / 86_400)} days` : 'for long'}`,
    )
    const structured = {
      user_id,
      scopes: caller.scopes.filter((scope) => scope !== 'admin'),
      ...{ sessions: user.sessions, memories: user.memories, traits: user.traits },
      waiting: waiting.items.length,
      policy: `held: ${held.join(', ')}`,
    }
    const { policy, sessions, memories, traits } = structured
    const counts = `${sessions} sessions, ${memories} memories, ${traits} traits, ${structured.waiting} waiting`
    return () => ({
      structured,
      text: `${user_id}: ${counts}; may ${structured.scopes.join(', ')}; ${policy}`,
    })
  },
})
