import * as z from 'zod'
import { workErrorCodes } from '../errors.ts'
import { MemoryType } from '../memories/schemas.ts'
import { Mark, Turn } from '../memories/turns/schemas.ts'
import { NextCursor } from '../text/cursor.ts'
import { JobStatus } from './schemas.ts'

export { Turn }

const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })
const SessionName = z.string().meta({ description: 'The conversation, as the application names it' })
const UserName = z.string().meta({ description: 'The user, as the application names them' })
const TurnName = z.string().meta({ description: 'The turn, as the application names it in its session' })
const JobRef = z.uuid().meta({ description: 'The job' })
const sourceTurns = z.array(z.string()).meta({ description: 'The turns that it comes from' })
const count = (description: string) => z.int().meta({ description })
const Counts = z.record(z.string(), z.int())

export const JobMetrics = z.strictObject({
  archived_turns: count('Turns of which nothing is remembered'),
  kept_turns: count('Turns of which memories may be made'),
  memories_written: count('Memories made'),
  entities_written: count('Entities that are new'),
  relations_written: count('Relations that are new'),
  items_rejected: Counts.meta({ description: 'By reason' }),
})
export type JobMetrics = z.infer<typeof JobMetrics>

export const Stage = z
  .enum(['stage2', 'stage3'])
  .meta({ description: 'stage2 marks the turns, stage3 extracts from what is kept' })
export type Stage = z.infer<typeof Stage>

export const LastError = z.strictObject({
  stage: Stage,
  code: z.enum(workErrorCodes).meta({ description: 'What to tell failures apart by' }),
  message: z.string().meta({ description: 'For a person; it never holds a user’s words' }),
})
export type LastError = z.infer<typeof LastError>

export const Job = z
  .strictObject({
    job_id: JobRef,
    session_id: SessionName,
    user_id: UserName,
    status: JobStatus,
    attempts: z
      .strictObject({ stage2: count('Of marking'), stage3: count('Of extracting') })
      .meta({ description: 'How often each stage has been tried' }),
    next_retry_at: Moment.nullable().meta({ description: 'When it is tried again; null when nothing waits' }),
    last_error: LastError.nullable().meta({ description: 'Why the last try failed' }),
    metrics: JobMetrics.meta({ description: 'What it made' }),
    created_at: Moment.meta({ description: 'When the turns were committed' }),
    completed_at: Moment.nullable().meta({ description: 'When it was done' }),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const JobList = z
  .strictObject({
    items: z.array(Job).meta({ description: 'Newest first' }),
    next_cursor: NextCursor,
  })
  .meta({ id: 'JobList' })
export type JobList = z.infer<typeof JobList>

export const Committed = z
  .strictObject({
    session_id: SessionName,
    job_id: z.uuid().nullable().meta({ description: 'Null for a commit without turns' }),
    status: JobStatus.nullable(),
    accepted_turns: count('Turns stored now'),
    deduped_turns: count('Turns that were stored already'),
    job: Job.nullable().meta({ description: 'With wait: the job as it stands' }),
  })
  .meta({ id: 'Committed' })
export type Committed = z.infer<typeof Committed>

export const Session = z
  .strictObject({
    session_id: SessionName,
    user_id: UserName,
    started_at: Moment.meta({ description: 'When its first turn was said' }),
    last_turn_at: Moment.meta({ description: 'When its last turn was said' }),
    ended_at: Moment.nullable().meta({ description: 'When it ended; null while it is open' }),
    last_reflected_at: Moment.nullable().meta({ description: 'When its user was last reflected on' }),
    cursor_committed: z
      .string()
      .nullable()
      .meta({ description: 'The turn_id of the last turn whose job is COMPLETED' }),
    latest_job_id: JobRef.nullable().meta({ description: 'The job of the last commit' }),
    latest_status: JobStatus.nullable().meta({ description: 'How far that job is' }),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const PinIntent = z
  .strictObject({
    pin_id: z.uuid().meta({ description: 'The request' }),
    trigger_turn_id: z.string().meta({ description: 'The turn that asks' }),
    target_turn_ids: z.array(z.string()).meta({ description: 'The turns that are to be saved' }),
    reason: z.literal('user_explicit_save').meta({ description: 'The user asked for it' }),
    importance_boost: z.literal(0.9).meta({ description: 'The importance of what is saved, at least' }),
    ttl_seconds: z.literal(0).meta({ description: 'It is held for long' }),
    requires_confirmation: z
      .boolean()
      .meta({ description: 'What it means is not sure: somebody has to say' }),
  })
  .meta({ id: 'PinIntent' })
export type PinIntent = z.infer<typeof PinIntent>

export const Turns = z
  .strictObject({
    items: z.array(Turn).meta({ description: 'In the order of the conversation' }),
    next_cursor: NextCursor,
    pin_intents: z.array(PinIntent).meta({ description: 'Those whose trigger is among the items' }),
  })
  .meta({ id: 'Turns' })
export type Turns = z.infer<typeof Turns>

const ValidAt = Moment.nullable().meta({ description: 'Since when it is true in the world' })

export const Preview = z
  .strictObject({
    marks: z.array(Mark).meta({ description: 'The verdict on each turn' }),
    kept_turn_ids: z.array(z.string()).meta({ description: 'Turns of which memories may be made' }),
    kept_spans: z
      .array(
        z.strictObject({
          turn_id: TurnName,
          text: z.string().meta({ description: 'The part that is kept' }),
        }),
      )
      .meta({ description: 'What of each kept turn is read' }),
    filtered_transcript: z.string().meta({ description: 'What the extraction reads' }),
    pin_intents: z.array(PinIntent).meta({ description: 'Requests to have something saved' }),
    memories: z
      .array(
        z.strictObject({
          memory_type: MemoryType,
          content: z.string().meta({ description: 'What would be remembered' }),
          valid_at: ValidAt,
          source_turn_ids: sourceTurns,
        }),
      )
      .meta({ description: 'Memories that would be made' }),
    entities: z
      .array(
        z.strictObject({
          name: z.string().meta({ description: 'The name that it is shown by' }),
          type: z.string().meta({ description: 'person, place, organization, …' }),
          aliases: z.array(z.string()).meta({ description: 'Other names' }),
          source_turn_ids: sourceTurns,
        }),
      )
      .meta({ description: 'People, places and things that are spoken of' }),
    relations: z
      .array(
        z.strictObject({
          subject: z.string().meta({ description: 'The name that it is about' }),
          predicate: z.string().meta({ description: 'What holds between the two' }),
          object: z.string().meta({ description: 'The name at the other end' }),
          source_turn_ids: sourceTurns,
          valid_at: ValidAt,
        }),
      )
      .meta({ description: 'What holds between them' }),
    rejected: Counts.meta({ description: 'What the model said that does not hold, counted by reason' }),
  })
  .meta({ id: 'Preview' })
export type Preview = z.infer<typeof Preview>
