import * as z from 'zod'
import { jobStatuses } from '../../../../db/schema/conversation.ts'
import { workErrorCodes } from '../../errors.ts'
import { listOf } from '../../text/cursor.ts'

export const JobStatus = z
  .enum(jobStatuses)
  .meta({ description: 'How far it is: stage 2 marks turns, stage 3 extracts; PAUSED waits for a retry' })
export type JobStatus = z.infer<typeof JobStatus>

const count = (description: string) => z.int().meta({ description })
const momentOrNull = (description: string) => z.iso.datetime().nullable().meta({ description })

/** How many of what was proposed were refused, by reason. */
export const Rejected = z
  .record(z.string(), z.int())
  .meta({ description: 'What was proposed and refused, counted by reason' })

export const JobMetrics = z
  .strictObject({
    archived_turns: count('Turns that were read'),
    kept_turns: count('Turns of which something is kept'),
    memories_written: count('Memories that are new or say it once more'),
    entities_written: count('People, places and things that are new or named once more'),
    relations_written: count('Relations that are new or supported once more'),
    items_rejected: Rejected,
    model_calls: count('Calls to models and embedders, of all its tries'),
    tokens: count('Tokens that these calls read and wrote'),
  })
  .meta({ id: 'JobMetrics', description: 'What a job has made so far' })
export type JobMetrics = z.infer<typeof JobMetrics>

export const Stage = z.enum(['stage2', 'stage3'])
export type Stage = z.infer<typeof Stage>

export const LastError = z
  .strictObject({
    stage: Stage.meta({ description: 'What failed: stage2 is marking, stage3 extraction and storing' }),
    code: z.enum(workErrorCodes).meta({ description: 'Why' }),
    message: z.string().meta({ description: 'Why, in a sentence of ours; no words of the user' }),
  })
  .meta({ id: 'LastError', description: 'How the last try failed' })
export type LastError = z.infer<typeof LastError>

export const Job = z
  .strictObject({
    job_id: z.uuid().meta({ description: 'The job' }),
    session_id: z.string().meta({ description: 'The session whose turns it reads' }),
    user_id: z.string().meta({ description: 'Whose they are' }),
    status: JobStatus.meta({ description: 'How far it has come; a failed one is tried again by itself' }),
    attempts: z
      .strictObject({ stage2: count('Tries of marking'), stage3: count('Tries of extraction') })
      .meta({ description: 'How often each stage was tried' }),
    next_retry_at: momentOrNull('When it is tried again; null when it is due or done'),
    last_error: LastError.nullable().meta({
      description: 'How the last try failed; null after one that did not',
    }),
    metrics: JobMetrics.meta({ description: 'What it has made so far' }),
    created_at: z.iso.datetime().meta({ description: 'When its turns were committed' }),
    completed_at: momentOrNull('When it was done'),
  })
  .meta({ id: 'Job', description: 'The work on the turns of one commit' })
export type Job = z.infer<typeof Job>

export const JobList = listOf(z.array(Job).meta({ description: 'Newest first' })).meta({ id: 'JobList' })
export type JobList = z.infer<typeof JobList>
