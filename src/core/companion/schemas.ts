import * as z from 'zod'
import { Affinity } from '../affinity/schemas.ts'
import type { CoreError } from '../errors.ts'
import { ExternalId, PlainText, textUpTo } from '../text/strings.ts'

const TEXT_BYTES = 32 * 1024

export const Mode = z
  .enum(['hybrid', 'graph_only'])
  .meta({ description: 'hybrid: the last rounds of the session too; graph_only: no turn of any session' })
export type Mode = z.infer<typeof Mode>

export const IdempotencyKey = PlainText.min(1).max(255)

export const SendMessageBody = z
  .strictObject({
    user_id: ExternalId.meta({ description: 'Who speaks; made if unknown' }),
    session_id: ExternalId.meta({ description: 'The conversation that message and reply become turns of' }),
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

export const Tier = z.union([z.literal(1), z.literal(2), z.literal(3)]).meta({
  description:
    'Which model answers: 1 for strong feelings and long talks with friends, 3 for greetings, else 2',
})
export type Tier = z.infer<typeof Tier>

export const Metadata = z
  .strictObject({
    emotion: z
      .strictObject({
        primary_emotion: z.enum(['happy', 'sad', 'neutral']).meta({ description: 'By the sign of valence' }),
        valence: z.number().min(-1).max(1).meta({ description: 'From −1, bad, to 1, good' }),
        confidence: z.number().meta({ description: 'In [0, 1]: how sure the rules are' }),
      })
      .meta({ description: 'What the message sounds like, by rules' }),
    affinity: Affinity.meta({ description: 'As of now, before the message' }),
    tier: Tier,
    model: z.string().meta({ description: 'The model that is asked' }),
    mode: Mode,
    retrieval: z
      .strictObject({
        memories: z.int().meta({ description: 'At most 10' }),
        facts: z.int().meta({ description: 'At most 30' }),
        history_rounds: z.int().meta({ description: 'At most 5; 0 in mode graph_only' }),
      })
      .meta({ description: 'What entered the prompt' }),
  })
  .meta({ id: 'CompanionMetadata' })
export type Metadata = z.infer<typeof Metadata>

export const Text = z
  .strictObject({
    type: z.literal('text').meta({ description: 'Always text' }),
    content: z
      .string()
      .meta({ description: 'The next piece of the reply; all pieces together are the reply' }),
  })
  .meta({ id: 'CompanionText' })
export type Text = z.infer<typeof Text>

export const MemoryPending = z
  .strictObject({ job_id: z.uuid().meta({ description: 'The job that will read both turns' }) })
  .meta({ id: 'CompanionMemoryPending' })
export type MemoryPending = z.infer<typeof MemoryPending>

const Milliseconds = z.int().min(0)

export const Done = z
  .strictObject({
    reply_id: z
      .uuid()
      .meta({ description: 'The reply; its turns are `<reply_id>.user` and `<reply_id>.assistant`' }),
    text: z.string().meta({ description: 'The whole reply' }),
    model: z.string().meta({ description: 'The model that answered' }),
    memory_ids: z.array(z.uuid()).meta({ description: 'Those that entered the prompt, best first' }),
    affinity: z
      .strictObject({
        before: z.number().meta({ description: 'Before the message, silent days counted' }),
        after: z.number().meta({ description: 'After it; as before when nothing was stored' }),
      })
      .meta({ description: 'The score, from −1 to 1' }),
    duplicate: z.boolean().meta({ description: 'The reply of an earlier request with this key, told again' }),
    timings: z
      .strictObject({
        embed_ms: Milliseconds.meta({ description: 'The embedding of the message' }),
        read_ms: Milliseconds.meta({ description: 'The database: key, memories, graph, history' }),
        link_entities_ms: Milliseconds.nullable().meta({
          description: 'A model read the message for names; null: not needed',
        }),
        first_token_ms: Milliseconds.meta({ description: 'From the start to the first piece of text' }),
        total_ms: Milliseconds.meta({ description: 'From the start to the last piece of text' }),
      })
      .meta({ description: 'Milliseconds' }),
    slow_path: z
      .enum(['ok', 'failed'])
      .meta({ description: 'Whether turns, job and affinity were stored; failed: the key is free again' }),
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
