import * as z from 'zod'
import { Json, PlainText } from '../../text/strings.ts'
import { Category, EvidenceLevel, ForgetPolicy, Subtype } from '../schemas.ts'

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

export const Span = z
  .strictObject({ start: z.int(), end: z.int() })
  .meta({ description: 'In code points, [start, end)' })
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

export const Turn = z
  .strictObject({
    turn_id: z.string(),
    seq: z.int(),
    role: Role,
    name: z.string().nullable(),
    text: z.string(),
    timestamp_iso: z.iso.datetime(),
    attachments: z.array(Attachment),
    meta: z.record(z.string(), Json),
    mark: Mark.nullable().meta({ description: 'Null until it is marked, and without inference' }),
    memory_ids: z.array(z.uuid()),
  })
  .meta({ id: 'Turn' })
export type Turn = z.infer<typeof Turn>
