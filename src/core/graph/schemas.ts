import * as z from 'zod'
import { Limit } from '../text/cursor.ts'
import { ExternalId, PlainText } from '../text/strings.ts'

export const MAX_HOPS = 3

export const Fact = z
  .strictObject({
    subject: z.string(),
    predicate: z.string().meta({ description: 'Of a longer path: the last relation' }),
    object: z.string(),
    weight: z.number().min(0).max(1).meta({ description: 'Of a path: its weakest relation' }),
    hops: z.int().min(1).max(MAX_HOPS),
    path: z.array(z.string()).meta({ description: 'Names from the entity asked about to the end' }),
    text: z.string().meta({ description: '`A -[P]-> B`, or `[2-hop] A -[P]-> B <-[Q]- C`' }),
    source_memory_id: z.uuid().nullable(),
    valid_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Fact' })
export type Fact = z.infer<typeof Fact>

export const FactList = z
  .strictObject({ items: z.array(Fact), next_cursor: z.string().nullable() })
  .meta({ id: 'FactList' })
export type FactList = z.infer<typeof FactList>

export const Entity = z
  .strictObject({ name: z.string(), type: z.string(), aliases: z.array(z.string()) })
  .meta({ id: 'Entity' })
export type Entity = z.infer<typeof Entity>

export const EntityList = z
  .strictObject({ items: z.array(Entity), next_cursor: z.string().nullable() })
  .meta({ id: 'EntityList' })
export type EntityList = z.infer<typeof EntityList>

const Page = { limit: Limit.optional(), cursor: z.string().optional() }

export const ListEntities = z.strictObject({ user_id: ExternalId, ...Page })
export type ListEntities = z.input<typeof ListEntities>

export const ListFacts = z.strictObject({
  user_id: ExternalId,
  entity: PlainText.min(1)
    .max(256)
    .optional()
    .meta({ description: 'A name or alias; without one, direct facts of all' }),
  hops: z.coerce.number().int().min(1).max(MAX_HOPS).default(1),
  ...Page,
})
export type ListFacts = z.input<typeof ListFacts>
