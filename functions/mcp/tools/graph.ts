import * as z from 'zod'
import type { listEntities as entitiesVerb } from '../../../src/core/graph/list-entities.ts'
import type { listFacts } from '../../../src/core/graph/list-facts.ts'
import type { EntityList } from '../../../src/core/graph/schemas.ts'
import { cutTo, LARGEST_ANSWER, shareOf, tokensOf } from '../tokens.ts'
import { tool } from '../tool.ts'
import { textOf } from './shapes.ts'

export const graphFacts = tool({
  name: 'graph_facts',
  title: 'Facts of the graph',
  toolset: 'graph',
  operation: 'listFacts',
  description: 'What is known of a person, place or thing, up to three relations away.',
  input: z.strictObject({
    entity: textOf(256, 'A name or alias'),
    hops: z.int().min(1).max(3).optional().meta({ description: 'Default 1' }),
  }),
  output: z.strictObject({
    facts: z.array(
      z.strictObject({
        text: z.string(),
        weight: z.number(),
        valid_at: z.string().optional(),
        source_memory_id: z.string().optional(),
      }),
    ),
  }),
  async call({ ask, place }, { entity, hops = 1 }) {
    const { items } = await ask<typeof listFacts>('listFacts', {
      params: { user_id: place.user_id },
      query: { entity, hops, limit: 50 },
    })
    const all = items.map(({ text, weight, valid_at, source_memory_id }) => ({
      text: cutTo(text, 200).text,
      weight,
      ...(valid_at !== null && { valid_at }),
      ...(source_memory_id !== null && { source_memory_id }),
    }))
    return (share) => {
      const facts = shareOf(all, share)
      return {
        structured: { facts },
        text: facts.map(({ text }) => text).join('\n') || 'Nothing is known of it.',
      }
    }
  },
})

/** Names are somebody's words, up to 256 characters each. */
const NAME_TOKENS = 100
const MOST_ALIASES = 10
/** What an answer has beside its two forms. */
const ENVELOPE = 100

function pageOf({ items: found, next_cursor }: EntityList) {
  const short = (name: string) => cutTo(name, NAME_TOKENS).text
  const items = found.map(({ name, type, aliases }) => ({
    name: short(name),
    type,
    aliases: aliases.slice(0, MOST_ALIASES).map(short),
  }))
  const lines = items.map(({ name, type, aliases }) => [name, type, ...aliases].join(', '))
  return {
    structured: { items, ...(next_cursor !== null && { next_cursor }) },
    text: lines.join('\n') || 'Nobody and nothing yet.',
  }
}

export const listEntities = tool({
  name: 'list_entities',
  title: 'People, places, things',
  toolset: 'graph',
  operation: 'listEntities',
  description: 'Whom and what the person spoke of, by name.',
  input: z.strictObject({
    limit: z.int().min(1).max(100).optional().meta({ description: 'Default 50' }),
    cursor: z.string().optional().meta({ description: 'next_cursor of the last page' }),
  }),
  output: z.strictObject({
    items: z.array(z.strictObject({ name: z.string(), type: z.string(), aliases: z.array(z.string()) })),
    next_cursor: z.string().optional(),
  }),
  async call({ ask, place }, { limit = 50, cursor }) {
    const params = { user_id: place.user_id }
    for (let most = limit; ; most = Math.ceil(most / 2)) {
      const query = { limit: most, ...(cursor && { cursor }) }
      const answer = pageOf(await ask<typeof entitiesVerb>('listEntities', { params, query }))
      if (most === 1 || tokensOf(JSON.stringify(answer)) < LARGEST_ANSWER - ENVELOPE) return () => answer
    }
  },
})
