import * as z from 'zod'
import type { findMemories } from '../../../src/core/memories/search.ts'
import { encodeCursor } from '../../../src/core/text/cursor.ts'
import { cutTo, shareOf } from '../tokens.ts'
import { tool } from '../tool.ts'
import { ITEM_TOKENS, Listed, lineOf, NOTHING, nothingIsStored, Type, toListed } from './shapes.ts'

/**
 * The best ones of a search have no next page: where there is no room, their texts give way and none is left
 * out.
 */
const shortened = <Item extends Listed>(items: readonly Item[], share: number): Item[] =>
  items.map((item) => ({ ...item, text: cutTo(item.text, Math.ceil(ITEM_TOKENS * share)).text }))

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
    limit: z.int().min(1).max(50).optional().meta({ description: 'Default 20' }),
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
        user_id,
        limit,
        ...(type && { memory_type: type }),
        ...(query && { query }),
        ...(cursor && { cursor }),
        ...(waiting && { requires_confirmation: true }),
      },
    })
    const none = found.items.length === 0 && (await nothingIsStored(asking)) ? NOTHING : 'No memory fits.'
    const all = found.items.map((memory) => ({ ...toListed(memory), waiting: memory.requires_confirmation }))
    return (share) => {
      const items = query === undefined ? shareOf(all, share) : shortened(all, share)
      const last = found.items[items.length - 1]
      const wasCut = items.length < all.length
      const next = wasCut && last ? encodeCursor([last.created_at, last.id]) : found.next_cursor
      return {
        structured: { items, ...(next !== null && { next_cursor: next }) },
        text: [...items.map(lineOf), ...(next ? [`more: cursor ${next}`] : [])].join('\n') || none,
      }
    }
  },
})

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
      const candidates = shortened(all, share)
      return { structured: { candidates }, text: candidates.map(lineOf).join('\n') || none }
    }
  },
})
