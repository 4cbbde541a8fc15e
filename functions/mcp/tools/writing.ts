import * as z from 'zod'
import { CoreError } from '../../../src/core/errors.ts'
import type { forgetMemory as forgetVerb } from '../../../src/core/forgetting/forget-memory.ts'
import type { ForgetPlan, MemoryForgotten } from '../../../src/core/forgetting/schemas.ts'
import type { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import type { endSession } from '../../../src/core/ingest/sessions/end-session.ts'
import type { addMemory } from '../../../src/core/memories/add.ts'
import type { patchMemory } from '../../../src/core/memories/patch.ts'
import { hashOf } from '../../../src/core/text/hash.ts'
import type { answerBelief as answerVerb } from '../../../src/core/trust/answer-belief.ts'
import type { confirmMemory as confirmVerb } from '../../../src/core/trust/confirm.ts'
import { cutTo, shareOf } from '../tokens.ts'
import { type Asking, tool } from '../tool.ts'
import { Id, ITEM_TOKENS, memoryOf, momentOf, textOf, When } from './shapes.ts'

const DAY_S = 86_400
const CONTENT = 4_000
const FORGOTTEN_BEFORE = 'It was forgotten before; nothing of it is left.'
const short = (text: string): string => cutTo(text, 2 * ITEM_TOKENS).text

export const remember = tool({
  name: 'remember',
  title: 'Remember',
  toolset: 'memory',
  operation: 'addMemory',
  idempotent: true,
  description:
    'Stores one statement about the person, in a sentence that stands alone. No secrets, no passing talk.',
  input: z.strictObject({
    content: textOf(CONTENT, 'The statement'),
    kind: z
      .enum(['fact', 'episodic', 'note'])
      .optional()
      .meta({ description: 'Default fact; episodic: what happened' }),
    importance: z.number().min(0).max(10).optional().meta({ description: 'Default 5' }),
    valid_at: When('Since when it is so').optional(),
    expires_in_days: z.int().min(1).max(3650).optional().meta({ description: 'For ever unless given' }),
  }),
  output: z.strictObject({ id: z.string(), status: z.enum(['created', 'existing']) }),
  async call({ ask, place }, { content, kind = 'fact', importance, valid_at, expires_in_days }) {
    const { outcome, value } = await ask<typeof addMemory>('addMemory', {
      body: {
        user_id: place.user_id,
        memory_type: kind,
        content,
        ...(importance !== undefined && { importance }),
        ...(valid_at && { valid_at: momentOf(valid_at) }),
        ...(expires_in_days && { ttl_seconds: expires_in_days * DAY_S, forget_policy: 'temporary' as const }),
      },
    })
    const status = outcome === 'created' ? ('created' as const) : ('existing' as const)
    return () => ({ structured: { id: value.id, status }, text: `${status} ${value.id}` })
  },
})

export const correctMemory = tool({
  name: 'correct_memory',
  title: 'Correct a memory',
  toolset: 'memory',
  operation: 'patchMemory',
  description: 'Replaces the words of a memory; the old ones stay in its history.',
  input: z.strictObject({
    memory_id: Id,
    content: textOf(CONTENT, 'How it really is'),
    reason: textOf(500, 'Why').optional(),
  }),
  output: z.strictObject({ id: z.string(), text: z.string(), was: z.string() }),
  async call(asking, { memory_id, content, reason }) {
    const edit = async () => {
      const { version, content: was, metadata } = await memoryOf(asking, memory_id)
      const body = {
        content,
        version,
        ...(reason && { metadata: { ...metadata, correction_reason: reason } }),
      }
      const { id } = await asking.ask<typeof patchMemory>('patchMemory', { params: { id: memory_id }, body })
      return { id, text: short(content), was: short(was) }
    }
    const structured = await edit().catch((error) => {
      if (error instanceof CoreError && error.code === 'version_conflict') return edit()
      throw error
    })
    return () => ({
      structured,
      text:
        `${structured.id} ${cutTo(content, ITEM_TOKENS).text}\nwas: ` +
        `${cutTo(structured.was, ITEM_TOKENS).text}`,
    })
  },
})

/** What would go with a memory, or went: relations that end, traits that are weaker. */
const dryRun = async ({ ask }: Asking, id: string): Promise<ForgetPlan> =>
  (await ask<typeof forgetVerb>('deleteMemory', { params: { id }, query: { dry_run: true } })) as ForgetPlan

export const forgetMemory = tool({
  name: 'forget_memory',
  title: 'Forget one memory',
  toolset: 'memory',
  operation: 'deleteMemory',
  destructive: true,
  idempotent: true,
  description:
    'Forgets exactly one memory by its id (from recall, list_memories or find_to_forget). Ask the ' +
    'person first unless they asked for it.',
  input: z.strictObject({ memory_id: Id }),
  output: z.strictObject({
    deleted: z.literal(true),
    content: z.string(),
    also: z.strictObject({ relations_ended: z.int(), traits_weakened: z.array(z.string()) }),
  }),
  async confirm(asking, { memory_id }) {
    const [memory, plan] = await Promise.all([memoryOf(asking, memory_id), dryRun(asking, memory_id)])
    if (memory.forgotten_at !== null) return undefined
    const lines = [...plan.relations.map(({ text }) => text), ...plan.traits.map(({ content }) => content)]
    const also = lines.length > 0 ? `\n\nEnds or weakens with it:\n${lines.slice(0, 10).join('\n')}` : ''
    return `Forget this memory?\n\n${memory.content}${also}`
  },
  async call(asking, { memory_id }) {
    const { content, deletion } = (await asking.ask<typeof forgetVerb>('deleteMemory', {
      params: { id: memory_id },
    })) as MemoryForgotten
    const weaker = deletion.traits.map(({ id }) => id)
    const shown = short(content)
    return (share) => ({
      structured: {
        deleted: true as const,
        content: shown,
        also: { relations_ended: deletion.relations.length, traits_weakened: shareOf(weaker, share) },
      },
      text: shown === '' ? FORGOTTEN_BEFORE : `Forgot: ${cutTo(shown, ITEM_TOKENS).text}`,
    })
  },
})

export const confirmMemory = tool({
  name: 'confirm_memory',
  title: 'Confirm a memory',
  toolset: 'memory',
  operation: 'confirmMemory',
  description: 'The person’s own answer to “is this so?”: right, right in other words, or wrong.',
  input: z.strictObject({
    memory_id: Id,
    right: z.boolean().meta({ description: 'false ends it' }),
    content: textOf(CONTENT, 'With right: how it really is').optional(),
  }),
  output: z.strictObject({ id: z.string(), text: z.string(), status: z.enum(['confirmed', 'denied']) }),
  async call({ ask }, { memory_id, right, content }) {
    const { id, content: text } = await ask<typeof confirmVerb>('confirmMemory', {
      params: { id: memory_id },
      body: { confirmed: right, ...(content !== undefined && { content }) },
    })
    const status = right ? ('confirmed' as const) : ('denied' as const)
    return () => ({
      structured: { id, text: short(text), status },
      text: `${status} ${id} ${cutTo(text, ITEM_TOKENS).text}`,
    })
  },
})

interface SaidTurn {
  readonly role: 'user' | 'assistant' | 'tool'
  readonly text: string
  readonly turn_id?: string | undefined
}

/**
 * Ids for turns without one, of place and content: the same call again, or a longer one that begins so,
 * stores nothing twice.
 */
export function withIds(turns: readonly SaidTurn[]) {
  let before = ''
  return turns.map(({ role, text, turn_id }) => {
    before = hashOf(before, role, text)
    return { role, text, turn_id: turn_id ?? `mcp-${before.slice(0, 32)}` }
  })
}

export const answerBelief = tool({
  name: 'answer_belief',
  title: 'Answer a belief',
  toolset: 'memory',
  operation: 'answerMemory',
  description:
    'The person’s own answer to a trait, never yours: agree, disagree, reword (with content), or ' +
    'never, which ends it for good.',
  input: z.strictObject({
    trait_id: Id,
    stance: z
      .enum(['agree', 'disagree', 'reword', 'never'])
      .meta({ description: 'What the person says to it' }),
    content: textOf(2_000, 'With reword: the trait in the person’s words').optional(),
  }),
  output: z.strictObject({
    id: z.string(),
    stance: z.string(),
    before: z.number().nullable(),
    after: z.number().nullable(),
  }),
  async call({ ask }, { trait_id, stance, content }) {
    const body = { stance, ...(content !== undefined && { content }) }
    const { answer } = await ask<typeof answerVerb>('answerMemory', { params: { id: trait_id }, body })
    const [before, after] = [answer.before.confidence, answer.after.confidence]
    return () => ({
      structured: { id: trait_id, stance, before, after },
      text: `${stance} ${trait_id}: ${answer.before.stage} → ${answer.after.stage}`,
    })
  },
})

export const logTurns = tool({
  name: 'log_turns',
  title: 'Log turns',
  toolset: 'memory',
  operation: 'commitTurns',
  idempotent: true,
  description:
    'Hands over what was said, in order; memories are made of it later. A repeated call stores nothing ' +
    'twice.',
  input: z.strictObject({
    session_id: textOf(256, 'The conversation'),
    turns: z
      .array(
        z.strictObject({
          role: z.enum(['user', 'assistant', 'tool']).meta({ description: 'Who spoke' }),
          text: textOf(32_768, 'Exact words'),
          turn_id: textOf(128, 'If it has one').optional(),
        }),
      )
      .min(1)
      .max(40)
      .meta({ description: 'In order' }),
    end: z.boolean().optional().meta({ description: 'The conversation is over' }),
  }),
  output: z.strictObject({ accepted: z.int(), deduped: z.int(), job_id: z.string().optional() }),
  async call({ ask, place }, { session_id, turns, end }) {
    const params = { session_id }
    const body = { user_id: place.user_id, turns: withIds(turns) }
    const { value } = await ask<typeof commitTurns>('commitTurns', { params, body })
    if (end) await ask<typeof endSession>('endSession', { params })
    const { accepted_turns: accepted, deduped_turns: deduped, job_id } = value
    return () => ({
      structured: { accepted, deduped, ...(job_id !== null && { job_id }) },
      text: `${accepted} stored, ${deduped} known${end ? ', session ended' : ''}`,
    })
  },
})
