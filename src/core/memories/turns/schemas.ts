import * as z from 'zod'
import { Json, textOf } from '../../text/strings.ts'
import { Category, EvidenceLevel, ForgetPolicy, Subtype } from '../kinds/schemas.ts'

export const Role = z.enum(['user', 'assistant', 'tool', 'system']).meta({ description: 'Who speaks' })
export type Role = z.infer<typeof Role>

const Sha256 = z
  .string()
  .length(64)
  .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')

export const Attachment = z
  .strictObject({
    type: z.enum(['tool_result', 'file', 'image_ref']).meta({ description: 'What it is' }),
    name: textOf(256).nullable().default(null).meta({ description: 'What it is called: a tool, a file' }),
    sha256: Sha256.nullable().default(null).meta({ description: 'Of its bytes, in hexadecimal digits' }),
    ref: textOf(2_048).nullable().default(null).meta({ description: 'Where the application keeps it' }),
    truncated: z
      .boolean()
      .nullable()
      .default(null)
      .meta({ description: 'Whether the text of the turn holds only a part of it' }),
    caption: textOf(2_000)
      .nullish()
      .meta({ description: 'What it shows or says, in words: models read it beside the text of the turn' }),
  })
  .meta({ id: 'Attachment', description: 'What came with a turn; the thing itself is not stored here' })
export type Attachment = z.infer<typeof Attachment>

export const Span = z
  .strictObject({
    start: z.int().meta({ description: 'The first code point' }),
    end: z.int().meta({ description: 'The code point after the last' }),
  })
  .meta({ description: 'In code points, [start, end)' })
export type Span = z.infer<typeof Span>

const TurnRef = z.string().meta({ description: 'The turn, as the application names it in its session' })

export const MarkPart = z
  .strictObject({
    span: Span.nullable().meta({ description: 'Where it stands, in code points; null for the whole turn' }),
    category: Category.nullable(),
    subtype: Subtype.nullable(),
    evidence_level: EvidenceLevel.nullable(),
    importance: z.number().min(0).max(10).meta({ description: 'From 0 to 10, as in memories' }),
    forget_policy: ForgetPolicy.nullable(),
    ttl_seconds: z.int().min(0).meta({ description: 'How long its content is held; 0 for long' }),
    task_state: z.enum(['open', 'done']).nullable().meta({ description: 'Of a task: whether it is done' }),
    requires_confirmation: z
      .boolean()
      .meta({ description: 'What is made of it waits for the user’s answer' }),
    reason: z.string().meta({ description: 'Why, in a few words' }),
  })
  .meta({ id: 'MarkPart', description: 'A part of a turn that is kept, with its own verdict' })
export type MarkPart = z.infer<typeof MarkPart>

export const Mark = z
  .strictObject({
    turn_id: TurnRef,
    keep: z.boolean().meta({ description: 'Whether memories may be made of it' }),
    span: Span.nullable().meta({ description: 'The part that is kept, in code points; null for all of it' }),
    user_triggered_save: z.boolean().meta({ description: 'The user asked for it to be saved' }),
    category: Category.nullable(),
    subtype: Subtype.nullable(),
    evidence_level: EvidenceLevel.nullable(),
    requires_confirmation: z
      .boolean()
      .meta({ description: 'What is made of it waits for the user’s answer' }),
    importance: z.number().min(0).max(10).meta({ description: 'From 0 to 10, as in memories' }),
    ttl_seconds: z.int().min(0).meta({ description: 'How long its content is held; 0 for long' }),
    forget_policy: ForgetPolicy.nullable(),
    task_state: z.enum(['open', 'done']).nullable().meta({ description: 'Of a task: whether it is done' }),
    reason: z.string().meta({ description: 'Why, in a few words' }),
    parts: z.array(MarkPart).meta({ description: 'What is kept of it, a part each; empty when nothing is' }),
    withheld: z
      .boolean()
      .meta({ description: 'The person asked not to have it remembered: no recall and no prompt has it' }),
  })
  .meta({ id: 'Mark', description: 'The verdict on a turn after code has decided' })
export type Mark = z.infer<typeof Mark>

export const Turn = z
  .strictObject({
    turn_id: TurnRef,
    seq: z.int().meta({ description: 'Its place in the session, from 1' }),
    role: Role,
    name: z.string().nullable().meta({ description: 'Who speaks, by name' }),
    text: z.string().meta({ description: 'The original words' }),
    timestamp_iso: z.iso.datetime().meta({ description: 'When it was said' }),
    attachments: z.array(Attachment).meta({ description: 'What came with it' }),
    meta: z.record(z.string(), Json).meta({ description: 'What the application gave with it' }),
    mark: Mark.nullable().meta({ description: 'Null until it is marked, and without inference' }),
    memory_ids: z.array(z.uuid()).meta({ description: 'The memories that come from it' }),
    forgotten_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When its words were forgotten: only its place is left' }),
  })
  .meta({ id: 'Turn' })
export type Turn = z.infer<typeof Turn>
