import * as z from 'zod'
import { Affinity } from '../affinity/schemas.ts'
import type { CoreError } from '../errors.ts'
import { ExternalId, PlainText, textUpTo } from '../text/strings.ts'

const TEXT_BYTES = 32 * 1024

export const Mode = z.enum(['hybrid', 'graph_only'])
export type Mode = z.infer<typeof Mode>

export const IdempotencyKey = PlainText.min(1).max(255)

export const SendMessageBody = z
  .strictObject({
    user_id: ExternalId,
    session_id: ExternalId,
    message: textUpTo(TEXT_BYTES).meta({ description: 'At most 32 KiB' }),
    idempotency_key: IdempotencyKey.optional().meta({
      description: 'Or the header Idempotency-Key; one of them is needed',
    }),
    mode: Mode.default('hybrid').meta({
      description: 'graph_only: no turn of any session enters the prompt',
    }),
  })
  .meta({ id: 'SendMessage' })

export const SendMessage = SendMessageBody.required({ idempotency_key: true })
export type SendMessage = z.input<typeof SendMessage>

export const Tier = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Tier = z.infer<typeof Tier>

export const Metadata = z
  .strictObject({
    emotion: z.strictObject({
      primary_emotion: z.enum(['happy', 'sad', 'neutral']),
      valence: z.number().min(-1).max(1),
      confidence: z.number(),
    }),
    affinity: Affinity.meta({ description: 'As of now, before the message' }),
    tier: Tier,
    model: z.string(),
    mode: Mode,
    retrieval: z
      .strictObject({ memories: z.int(), facts: z.int(), history_rounds: z.int() })
      .meta({ description: 'What entered the prompt' }),
  })
  .meta({ id: 'CompanionMetadata' })
export type Metadata = z.infer<typeof Metadata>

export const Text = z
  .strictObject({ type: z.literal('text'), content: z.string() })
  .meta({ id: 'CompanionText' })
export type Text = z.infer<typeof Text>

export const MemoryPending = z.strictObject({ job_id: z.uuid() }).meta({ id: 'CompanionMemoryPending' })
export type MemoryPending = z.infer<typeof MemoryPending>

const Milliseconds = z.int().min(0)

export const Done = z
  .strictObject({
    reply_id: z.uuid(),
    text: z.string(),
    model: z.string(),
    memory_ids: z.array(z.uuid()).meta({ description: 'Those that entered the prompt, best first' }),
    affinity: z.strictObject({ before: z.number(), after: z.number() }),
    duplicate: z.boolean(),
    timings: z.strictObject({
      embed_ms: Milliseconds,
      read_ms: Milliseconds,
      link_entities_ms: Milliseconds.nullable(),
      first_token_ms: Milliseconds,
      total_ms: Milliseconds,
    }),
    slow_path: z.enum(['ok', 'failed']),
    code: z.string().nullable().meta({ description: 'Null unless slow_path is failed' }),
  })
  .meta({ id: 'CompanionDone' })
export type Done = z.infer<typeof Done>

/** In this order: metadata, text…, memory_pending, done; or metadata, text…, error. */
export type CompanionEvent =
  | { readonly event: 'metadata'; readonly data: Metadata }
  | { readonly event: 'text'; readonly data: Text }
  | { readonly event: 'memory_pending'; readonly data: MemoryPending }
  | { readonly event: 'done'; readonly data: Done }
  | { readonly event: 'error'; readonly data: CoreError }

/** Takes events as they come; never waits for the client. */
export type Emit = (event: CompanionEvent) => void
