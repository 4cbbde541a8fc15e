import * as z from 'zod'
import { workErrorCodes } from '../errors.ts'
import { MemoryType } from '../memories/schemas.ts'
import { Mark, Turn } from '../memories/turns/schemas.ts'
import { JobStatus } from './schemas.ts'

export { Turn }

const Moment = z.iso.datetime()
const Counts = z.record(z.string(), z.int())

export const JobMetrics = z.strictObject({
  archived_turns: z.int(),
  kept_turns: z.int(),
  memories_written: z.int(),
  entities_written: z.int(),
  relations_written: z.int(),
  items_rejected: Counts.meta({ description: 'By reason' }),
})
export type JobMetrics = z.infer<typeof JobMetrics>

export const Stage = z.enum(['stage2', 'stage3'])
export type Stage = z.infer<typeof Stage>

export const LastError = z.strictObject({ stage: Stage, code: z.enum(workErrorCodes), message: z.string() })
export type LastError = z.infer<typeof LastError>

export const Job = z
  .strictObject({
    job_id: z.uuid(),
    session_id: z.string(),
    user_id: z.string(),
    status: JobStatus,
    attempts: z.strictObject({ stage2: z.int(), stage3: z.int() }),
    next_retry_at: Moment.nullable(),
    last_error: LastError.nullable(),
    metrics: JobMetrics,
    created_at: Moment,
    completed_at: Moment.nullable(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const JobList = z
  .strictObject({ items: z.array(Job), next_cursor: z.string().nullable() })
  .meta({ id: 'JobList' })
export type JobList = z.infer<typeof JobList>

export const Committed = z
  .strictObject({
    session_id: z.string(),
    job_id: z.uuid().nullable().meta({ description: 'Null for a commit without turns' }),
    status: JobStatus.nullable(),
    accepted_turns: z.int(),
    deduped_turns: z.int(),
    job: Job.nullable().meta({ description: 'With wait: the job as it stands' }),
  })
  .meta({ id: 'Committed' })
export type Committed = z.infer<typeof Committed>

export const Session = z
  .strictObject({
    session_id: z.string(),
    user_id: z.string(),
    started_at: Moment,
    last_turn_at: Moment,
    ended_at: Moment.nullable(),
    last_reflected_at: Moment.nullable(),
    cursor_committed: z
      .string()
      .nullable()
      .meta({ description: 'The turn_id of the last turn whose job is COMPLETED' }),
    latest_job_id: z.uuid().nullable(),
    latest_status: JobStatus.nullable(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const PinIntent = z
  .strictObject({
    pin_id: z.uuid(),
    trigger_turn_id: z.string(),
    target_turn_ids: z.array(z.string()),
    reason: z.literal('user_explicit_save'),
    importance_boost: z.literal(0.9),
    ttl_seconds: z.literal(0),
    requires_confirmation: z.boolean(),
  })
  .meta({ id: 'PinIntent' })
export type PinIntent = z.infer<typeof PinIntent>

export const Turns = z
  .strictObject({
    items: z.array(Turn),
    next_cursor: z.string().nullable(),
    pin_intents: z.array(PinIntent).meta({ description: 'Those whose trigger is among the items' }),
  })
  .meta({ id: 'Turns' })
export type Turns = z.infer<typeof Turns>

export const Preview = z
  .strictObject({
    marks: z.array(Mark),
    kept_turn_ids: z.array(z.string()),
    kept_spans: z.array(z.strictObject({ turn_id: z.string(), text: z.string() })),
    filtered_transcript: z.string(),
    pin_intents: z.array(PinIntent),
    memories: z.array(
      z.strictObject({
        memory_type: MemoryType,
        content: z.string(),
        valid_at: Moment.nullable(),
        source_turn_ids: z.array(z.string()),
      }),
    ),
    entities: z.array(
      z.strictObject({
        name: z.string(),
        type: z.string(),
        aliases: z.array(z.string()),
        source_turn_ids: z.array(z.string()),
      }),
    ),
    relations: z.array(
      z.strictObject({
        subject: z.string(),
        predicate: z.string(),
        object: z.string(),
        source_turn_ids: z.array(z.string()),
        valid_at: Moment.nullable(),
      }),
    ),
    rejected: Counts,
  })
  .meta({ id: 'Preview' })
export type Preview = z.infer<typeof Preview>
