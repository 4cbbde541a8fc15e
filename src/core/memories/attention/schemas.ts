import * as z from 'zod'
import { Cursor, Limit, listOf } from '../../text/cursor.ts'
import { GivenMoment } from '../../text/moments.ts'
import { Id, Memory, Moment, OfUser } from '../schemas.ts'

const OfPerson = z.strictObject({ user_id: OfUser, limit: Limit.optional(), cursor: Cursor })

export const ListDue = OfPerson.extend({
  until: GivenMoment.optional().meta({ description: 'Due by then; within 7 days unless given' }),
})
export type ListDue = z.input<typeof ListDue>

export const DueList = listOf(
  z.array(Memory).meta({ description: 'Live tasks, overdue ones too, soonest first' }),
).meta({ id: 'DueList' })
export type DueList = z.infer<typeof DueList>

export const ListConflicts = OfPerson
export type ListConflicts = z.input<typeof ListConflicts>

export const Conflict = z
  .strictObject({
    id: Id('The conflict'),
    older: Memory.meta({ description: 'What was said before' }),
    newer: Memory.meta({ description: 'What speaks against it; recall returns this one' }),
    since: Moment.meta({ description: 'When the two were found to disagree' }),
    session_id: z.string().nullable().meta({ description: 'Where the newer one was said' }),
    turn_id: z.string().nullable().meta({ description: 'The turn that said it' }),
  })
  .meta({ id: 'Conflict', description: 'Two statements, neither of which is said to be over' })
export type Conflict = z.infer<typeof Conflict>

export const ConflictList = listOf(
  z.array(Conflict).meta({ description: 'Undecided ones, newest first' }),
).meta({ id: 'ConflictList' })
export type ConflictList = z.infer<typeof ConflictList>

export const ListReview = OfPerson
export type ListReview = z.input<typeof ListReview>

export const ReviewItem = z
  .strictObject({
    kind: z.enum(['conflict', 'confirm', 'stale']).meta({
      description: 'conflict: two disagree; confirm: it waits for an answer; stale: long unsaid',
    }),
    memory: Memory.meta({ description: 'What it is about; of a conflict the newer one' }),
    other: Memory.nullable().meta({ description: 'Of a conflict the older one' }),
    since: Moment.meta({ description: 'Since when: the conflict, the memory, or when it was last said' }),
  })
  .meta({ id: 'ReviewItem' })
export type ReviewItem = z.infer<typeof ReviewItem>

export const ReviewList = listOf(
  z
    .array(ReviewItem)
    .meta({ description: 'Conflicts, what waits, what is stale; inside each the more important first' }),
).meta({ id: 'ReviewList' })
export type ReviewList = z.infer<typeof ReviewList>
