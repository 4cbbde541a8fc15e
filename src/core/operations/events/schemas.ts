import * as z from 'zod'
import { Cursor, Limit, listOf } from '../../text/cursor.ts'
import { ExternalId, Json } from '../../text/strings.ts'

export const eventKinds = [
  ...(['memory', 'trait', 'cycle', 'affinity'] as const),
  ...(['session', 'job', 'import', 'deletion'] as const),
] as const
export type EventKind = (typeof eventKinds)[number]

export const Event = z
  .strictObject({
    at: z.iso.datetime().meta({ description: 'When it happened' }),
    kind: z.enum(eventKinds).meta({ description: 'What it is about' }),
    title_key: z.string().meta({ description: 'The kind, a dot and what happened: `memory.created`' }),
    ref: z
      .strictObject({
        type: z
          .enum(['memory', 'cycle', 'affinity', 'session', 'job', 'import', 'erasure'])
          .meta({ description: 'What the id names' }),
        id: z.string().meta({ description: 'Where to look' }),
      })
      .meta({ description: 'What it happened to' }),
    detail: z.record(z.string(), Json).meta({
      description: 'Numbers, ids and closed words; of a memory what it says now, at most 120 characters',
    }),
  })
  .meta({ id: 'Event' })
export type Event = z.infer<typeof Event>

export const EventList = listOf(z.array(Event).meta({ description: 'Newest first' })).meta({
  id: 'EventList',
})
export type EventList = z.infer<typeof EventList>

const LONGEST_LIST = 256
const isKind = (word: string): word is EventKind => eventKinds.some((kind) => kind === word)

export const ListEvents = z.strictObject({
  user_id: ExternalId.meta({ description: 'The user, as the application names them' }),
  kinds: z
    .string()
    .max(LONGEST_LIST)
    .refine((list) => list.split(',').every(isKind), `a comma list of ${eventKinds.join(', ')}`)
    .optional()
    .meta({ description: `A comma list of ${eventKinds.join(', ')}; all of them unless given` }),
  limit: Limit.optional(),
  cursor: Cursor,
})
export type ListEvents = z.input<typeof ListEvents>
