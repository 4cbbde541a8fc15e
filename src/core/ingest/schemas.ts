import * as z from 'zod'
import { jobStatuses } from '../../../db/schema/conversation.ts'
import { Attachment, Mark, Role, Span } from '../memories/turns/schemas.ts'
import { Cursor, Limit } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { ExternalId, jsonObjectUpTo, PlainText, textUpTo } from '../text/strings.ts'

export { Attachment, Mark, Role, Span }

const TEXT_BYTES = 32 * 1024
const META_BYTES = 8 * 1024
const MAX_TURNS = 500

const idUpTo = (length: number) =>
  PlainText.min(1).refine((text) => [...text].length <= length, `must be at most ${length} characters`)

export const TurnId = idUpTo(128)
export const CanonicalTurn = z
  .strictObject({
    turn_id: TurnId.meta({ description: 'Unique in the session' }),
    role: Role,
    text: textUpTo(TEXT_BYTES).meta({ description: 'The original words, at most 32 KiB' }),
    timestamp_iso: GivenMoment.nullish().meta({ description: 'With an offset; the arrival unless given' }),
    name: PlainText.min(1).nullish().meta({ description: 'Who speaks' }),
    attachments: z.array(Attachment).nullish().meta({ description: 'What came with it' }),
    meta: jsonObjectUpTo(META_BYTES)
      .nullish()
      .meta({ description: 'Whatever the application wants to find with it, at most 8 KiB' }),
  })
  .meta({ id: 'CanonicalTurn' })
export type CanonicalTurn = z.infer<typeof CanonicalTurn>

const UserId = ExternalId.meta({ description: 'The user, as the application names them' })

export const CommitTurnsBody = z
  .strictObject({
    user_id: UserId,
    turns: z.array(CanonicalTurn).max(MAX_TURNS).meta({ description: 'In order of arrival' }),
    commit_id: idUpTo(128)
      .nullish()
      .meta({ description: 'Unique in its session: a repeat is the same job again' }),
    infer: z
      .boolean()
      .default(true)
      .meta({ description: 'false: each text becomes an episodic memory as it is' }),
    wait: z.boolean().default(false).meta({ description: 'true: the job runs inside the request' }),
  })
  .meta({ id: 'CommitTurns' })

const InSession = {
  session_id: ExternalId.meta({ description: 'The conversation, as the application names it' }),
}

export const CommitTurns = CommitTurnsBody.extend(InSession)
export type CommitTurns = z.input<typeof CommitTurns>

export const SessionId = z.strictObject(InSession)
export type SessionId = z.infer<typeof SessionId>

const Paging = { limit: Limit.optional(), cursor: Cursor }
export const Page = z.strictObject(Paging)

export const ListTurns = z.strictObject({ ...InSession, ...Paging })
export type ListTurns = z.input<typeof ListTurns>

export const JobId = z.strictObject({ job_id: z.uuid().meta({ description: 'The job' }) })
export type JobId = z.infer<typeof JobId>

export const JobStatus = z
  .enum(jobStatuses)
  .meta({ description: 'How far it is: stage 2 marks turns, stage 3 extracts; PAUSED waits for a retry' })
export type JobStatus = z.infer<typeof JobStatus>

export const ListJobs = z.strictObject({
  status: JobStatus.optional().meta({ description: 'Only jobs that stand so' }),
  user_id: UserId.optional().meta({ description: 'Only jobs of this user' }),
  ...Paging,
})
export type ListJobs = z.input<typeof ListJobs>
