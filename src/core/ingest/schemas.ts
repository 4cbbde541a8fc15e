import * as z from 'zod'
import { Cursor, Limit, listOf } from '../text/cursor.ts'
import { ExternalId, Flag, idUpTo } from '../text/strings.ts'
import { Job, JobStatus } from './job/schemas.ts'
import { CanonicalTurn } from './turns/schemas.ts'

/** What verbs answer with and their chambers own. */
export { Preview } from './extraction/schemas.ts'
export { Job, JobList, JobStatus } from './job/schemas.ts'
export { CanonicalTurn, Turns } from './turns/schemas.ts'

const MAX_TURNS = 500

const UserId = ExternalId.meta({ description: 'Whose it is, as the application names them' })

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
  session_id: ExternalId.meta({ description: 'The session, as the application names it' }),
}

export const CommitTurns = CommitTurnsBody.extend(InSession)
export type CommitTurns = z.input<typeof CommitTurns>

export const Committed = z
  .strictObject({
    session_id: z.string().meta({ description: 'The session of the turns' }),
    job_id: z
      .uuid()
      .nullable()
      .meta({ description: 'The job that reads them; null for a commit without turns' }),
    status: JobStatus.nullable().meta({ description: 'How far that job has come' }),
    accepted_turns: z.int().meta({ description: 'Turns that are new' }),
    deduped_turns: z.int().meta({ description: 'Turns that were stored before' }),
    job: Job.nullable().meta({ description: 'With wait: the job as it stands' }),
  })
  .meta({ id: 'Committed' })
export type Committed = z.infer<typeof Committed>

const OfUser = {
  user_id: ExternalId.optional().meta({
    description: 'Whose session: needed only where several users have one of that name',
  }),
}
/** For the address of a session, which says it in its path and in its query. */
export const SessionPath = z.strictObject(InSession)
export const OfUserQuery = z.strictObject(OfUser)

export const SessionId = z.strictObject({ ...InSession, ...OfUser })
export type SessionId = z.infer<typeof SessionId>

const momentOrNull = (description: string) => z.iso.datetime().nullable().meta({ description })

export const Session = z
  .strictObject({
    session_id: z.string().meta({ description: 'The session, as the application names it' }),
    user_id: z.string().meta({ description: 'Whose it is' }),
    started_at: z.iso.datetime().meta({ description: 'When its first turn was committed' }),
    last_turn_at: z.iso.datetime().meta({ description: 'When its last turn was committed' }),
    ended_at: momentOrNull('When it was ended or had been idle for long; new turns open it again'),
    last_reflected_at: momentOrNull('When a reflection last read memories of it'),
    cursor_committed: z
      .string()
      .nullable()
      .meta({ description: 'The turn_id of the last turn whose job is COMPLETED' }),
    latest_job_id: z.uuid().nullable().meta({ description: 'Its last job' }),
    latest_status: JobStatus.nullable().meta({ description: 'How far that one has come' }),
  })
  .meta({ id: 'Session', description: 'A conversation' })
export type Session = z.infer<typeof Session>

const Count = (description: string) => z.int().min(0).meta({ description })

export const SessionSummary = Session.extend({
  turns: Count('Turns that are stored'),
  kept: Count('Turns whose mark keeps them'),
  memories: Count('Live memories that have a source in it'),
  first_text: z.string().nullable().meta({ description: 'What the user said first, at most 80 characters' }),
}).meta({ id: 'SessionSummary', description: 'A conversation, and how much there is of it' })
export type SessionSummary = z.infer<typeof SessionSummary>

export const SessionList = listOf(
  z.array(SessionSummary).meta({ description: 'The one with the latest turn first' }),
).meta({ id: 'SessionList' })
export type SessionList = z.infer<typeof SessionList>

const Paging = { limit: Limit.optional(), cursor: Cursor }

export const ListSessions = z.strictObject({
  user_id: ExternalId.optional().meta({ description: 'Only sessions of this user' }),
  open: Flag.optional().meta({
    description: 'Only sessions that are not ended, or only those that are',
  }),
  ...Paging,
})
export type ListSessions = z.input<typeof ListSessions>
export const TurnsQuery = z.strictObject({ ...OfUser, ...Paging })

export const ListTurns = z.strictObject({ ...InSession, ...OfUser, ...Paging })
export type ListTurns = z.input<typeof ListTurns>

export const JobId = z.strictObject({ job_id: z.uuid().meta({ description: 'The job' }) })
export type JobId = z.infer<typeof JobId>

export const ListJobs = z.strictObject({
  status: JobStatus.optional().meta({ description: 'Only jobs that stand so' }),
  user_id: ExternalId.optional().meta({ description: 'Only jobs of this user' }),
  ...Paging,
})
export type ListJobs = z.input<typeof ListJobs>
