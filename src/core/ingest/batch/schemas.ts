import * as z from 'zod'
import { entityTypes } from '../../../../db/schema/graph.ts'
import { ENDS_FIRST, endsBeforeItBegins } from '../../memories/lifecycle/span.ts'
import { AddMemory } from '../../memories/schemas.ts'
import { GivenMoment } from '../../text/moments.ts'
import { idUpTo } from '../../text/strings.ts'

const LONGEST_SOURCE = 64
const LONGEST_ID = 256
const LONGEST_PREDICATE = 128
const MOST_ITEMS = 500

const End = z.strictObject({
  name: idUpTo(LONGEST_ID)
    .refine((name) => name.trim() !== '', 'must not be empty')
    .meta({ description: 'What it is called; `user` is the user' }),
  type: z.enum(entityTypes).optional().meta({ description: 'What it is; `thing` unless it is known' }),
})

const GivenRelation = z
  .strictObject({
    subject: End.meta({ description: 'Of whom or what it is said' }),
    predicate: idUpTo(LONGEST_PREDICATE).meta({
      description: 'What holds between them; synonyms become the graph’s own word (lives in → LIVES_IN)',
    }),
    object: End.meta({ description: 'The other end' }),
  })
  .meta({ id: 'GivenRelation' })

export const BatchItem = AddMemory.safeExtend({
  source: idUpTo(LONGEST_SOURCE).default('api').meta({ description: 'Where it comes from' }),
  external_id: idUpTo(LONGEST_ID).optional().meta({
    description: 'Its name there: with user and source it makes the id, so that a repeat is known',
  }),
  invalid_at: GivenMoment.optional().meta({
    description: 'Since when it is not true any more: stored as ended, found by `as_of`',
  }),
  expires_at: GivenMoment.optional().meta({ description: 'When it ends by itself; instead of ttl_seconds' }),
  relation: GivenRelation.optional().meta({ description: 'The same as an edge of the graph' }),
})
  .refine(({ expires_at, ttl_seconds }) => expires_at === undefined || ttl_seconds === undefined, {
    path: ['expires_at'],
    error: 'give either expires_at or ttl_seconds',
  })
  .refine(({ valid_at, invalid_at }) => !endsBeforeItBegins(valid_at, invalid_at), {
    path: ['invalid_at'],
    error: ENDS_FIRST,
  })
  .meta({ id: 'BatchItem' })
export type BatchItem = z.infer<typeof BatchItem>

export const AddMemories = z
  .strictObject({
    items: z.array(BatchItem).min(1).max(MOST_ITEMS).meta({ description: 'Of one user or of several' }),
  })
  .meta({ id: 'AddMemories' })
export type AddMemories = z.infer<typeof AddMemories>

/** Why an item was refused, or what is to be known about one that was not. */
const itemCodes = [
  'trait_is_derived',
  'expired',
  'forgotten',
  'content_differs',
  'unknown_predicate',
] as const

export const BatchResult = z
  .strictObject({
    index: z.int().min(0).meta({ description: 'Its place in the request' }),
    id: z.uuid().nullable().meta({ description: 'The memory; null when it was refused' }),
    status: z.enum(['created', 'existing', 'refused']).meta({ description: 'What became of it' }),
    code: z
      .enum(itemCodes)
      .nullable()
      .meta({
        description:
          'Why it was refused (trait_is_derived, expired, forgotten); of what exists content_differs; of ' +
          'what was created unknown_predicate: it made no edge',
      }),
  })
  .meta({ id: 'BatchResult' })
export type BatchResult = z.infer<typeof BatchResult>

export const Batch = z
  .strictObject({
    created: z.int().meta({ description: 'Items stored now' }),
    existing: z.int().meta({ description: 'Items that were there already: nothing changed' }),
    refused: z.int().meta({ description: 'Items that were not stored' }),
    items: z.array(BatchResult).meta({ description: 'What became of each, in the order of the request' }),
  })
  .meta({ id: 'Batch' })
export type Batch = z.infer<typeof Batch>
