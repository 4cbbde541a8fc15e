import * as z from 'zod'
import { jobStatuses } from '../../../db/schema/conversation.ts'
import { Category, EvidenceLevel, ForgetPolicy, Subtype } from '../memories/schemas.ts'
import { Limit } from '../text/cursor.ts'
import { ExternalId, jsonObjectUpTo, PlainText, textUpTo } from '../text/strings.ts'

const TEXT_BYTES = 32 * 1024
const META_BYTES = 8 * 1024
const MAX_TURNS = 500

const idUpTo = (length: number) =>
  PlainText.min(1).refine((text) => [...text].length <= length, `must be at most ${length} characters`)

export const TurnId = idUpTo(128)
export const Role = z.enum(['user', 'assistant', 'tool', 'system'])
export type Role = z.infer<typeof Role>

export const Attachment = z
  .strictObject({
    type: z.enum(['tool_result', 'file', 'image_ref']),
    name: PlainText.nullable().default(null),
    sha256: PlainText.nullable().default(null),
    ref: PlainText.nullable().default(null),
    truncated: z.boolean().nullable().default(null),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof Attachment>

export const CanonicalTurn = z
  .strictObject({
    turn_id: TurnId.meta({ description: 'Unique in the session' }),
    role: Role,
    text: textUpTo(TEXT_BYTES).meta({ description: 'The original words, at most 32 KiB' }),
    timestamp_iso: z.iso.datetime({ offset: true }).nullish().meta({ description: 'With an offset; the arrival unless given' }),
    name: PlainText.min(1).nullish().meta({ description: 'Who speaks' }),
    attachments: z.array(Attachment).nullish(),
    meta: jsonObjectUpTo(META_BYTES).nullish(),
  })
  .meta({ id: 'CanonicalTurn' })
export type CanonicalTurn = z.infer<typeof CanonicalTurn>

export const CommitTurnsBody = z
  .strictObject({
    user_id: ExternalId,
    turns: z.array(CanonicalTurn).max(MAX_TURNS).meta({ description: 'In order of arrival' }),
    commit_id: idUpTo(128).nullish().meta({ description: 'Unique in its session: a repeat is the same job again' }),
    infer: z.boolean().default(true).meta({ description: 'false: each text becomes an episodic memory as it is' }),
    wait: z.boolean().default(false).meta({ description: 'true: the job runs inside the request' }),
  })
  .meta({ id: 'CommitTurns' })

const InSession = { session_id: ExternalId }

export const CommitTurns = CommitTurnsBody.extend(InSession)
export type CommitTurns = z.input<typeof CommitTurns>

export const SessionId = z.strictObject(InSession)
export type SessionId = z.infer<typeof SessionId>

export const ListTurns = z.strictObject({ ...InSession, limit: Limit.optional(), cursor: z.string().optional() })
export type ListTurns = z.input<typeof ListTurns>

export const JobId = z.strictObject({ job_id: z.uuid() })
export type JobId = z.infer<typeof JobId>

export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

export const ListJobs = z.strictObject({
  status: JobStatus.optional(),
  user_id: ExternalId.optional(),
  limit: Limit.optional(),
  cursor: z.string().optional(),
})
export type ListJobs = z.input<typeof ListJobs>

export const Span = z.strictObject({ start: z.int(), end: z.int() }).meta({ description: 'In code points, [start, end)' })
export type Span = z.infer<typeof Span>

export const Mark = z
  .strictObject({
    turn_id: z.string(),
    keep: z.boolean(),
    span: Span.nullable(),
    user_triggered_save: z.boolean(),
    category: Category.nullable(),
    subtype: Subtype.nullable(),
    evidence_level: EvidenceLevel.nullable(),
    requires_confirmation: z.boolean(),
    importance: z.number().min(0).max(1),
    ttl_seconds: z.int().min(0),
    forget_policy: ForgetPolicy.nullable(),
    task_state: z.enum(['open', 'done']).nullable(),
    reason: z.string(),
  })
  .meta({ id: 'Mark', description: 'The verdict on a turn after code has decided' })
export type Mark = z.infer<typeof Mark>
