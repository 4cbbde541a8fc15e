import type { Context } from '../../context.ts'
import type { Named } from '../../doors.ts'
import {
  emptyMemories,
  loseSources,
  type Reworded,
  removeMemories,
  rewordNotes,
} from '../../memories/table/ending/husks.ts'
import { type Buried, bury } from '../../memories/table/ending/tombstones.ts'
import { historyActor } from '../../memories/table/history.ts'
import { embedTexts } from '../../models/embed.ts'
import { enduring } from '../../models/holds.ts'
import { withdrawalWrites } from '../../reflection/withdrawal/writes.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import { contentHash } from '../../text/hash.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import type { Decision } from '../deciding/decision.ts'
import { expectSame } from '../reading/rows.ts'
import { forgetGraph } from '../writing/graph.ts'
import { byOf, dropAnswers, type Receipt, writeReceipt } from '../writing/receipts.ts'
import { dropReplies, dropTurns, hideTurns, keepTurns, type TurnLeft } from '../writing/turns.ts'
import { forgottenOf } from './answers.ts'
import type { Thought } from './work.ts'

/** What is left of texts, with the vectors of it. */
export interface Left {
  readonly turns: readonly TurnLeft[]
  readonly notes: readonly Reworded[]
}

type Hidden = Pick<TurnLeft, 'id' | 'name' | 'role' | 'text' | 'hidden'>

/** Embeds what is left of turns and notes. Without an embedder they are found by their words alone. */
export async function embedLeft(
  ctx: Context,
  { turns, notes }: { readonly turns: readonly Hidden[]; readonly notes: Decision['notes'] },
): Promise<Left> {
  const parts = turns.filter(({ text }) => text !== null)
  const texts = [...parts.map(({ text }) => text ?? ''), ...notes.map(({ content }) => meantBy(content))]
  const vectors = await vectorsOf(ctx, texts)
  const byTurn = new Map(parts.map(({ id }, place) => [id, vectors[place] ?? null]))
  const model = (vector: readonly number[] | null) => (vector ? ctx.embedder.model : null)
  return {
    turns: turns.map(({ id, name, role, text, hidden }) => {
      const embedding = byTurn.get(id) ?? null
      return { id, name, role, text, hidden, embedding, embedding_model: model(embedding) }
    }),
    notes: notes.map(({ id, content }, place) => {
      const embedding = vectors[parts.length + place] ?? null
      return { id, content, content_hash: contentHash(content), embedding, embedding_model: model(embedding) }
    }),
  }
}

async function vectorsOf(ctx: Context, texts: readonly string[]): Promise<(number[] | null)[]> {
  if (texts.length === 0) return []
  try {
    return await embedTexts(enduring(ctx), texts)
  } catch (error) {
    ctx.log.info('embedding_failed', { error: error instanceof Error ? error.name : 'unknown' })
    return []
  }
}

/**
 * All that a deletion writes, after its subject's lock: first that nothing has changed since it was thought
 * through.
 */
export function deletionStatements(
  ctx: Context,
  thought: Thought,
  left: Left,
  by: Pick<Receipt, 'by' | 'key_id'> = byOf(ctx.actor),
): Named {
  const { target, decision, receipt, at: now, restorable_until, traits } = thought
  const { subject } = target
  const keep = restorable_until !== null
  const ids = decision.memories.map(({ id }) => id)
  const gone = [...ids, ...traits.husks]
  const husks = { subject, receipt, ids: gone, now }
  const kept = decision.turns.filter(({ is_restorable }) => keep && is_restorable).map(({ id }) => id)
  const final = decision.turns
    .filter(({ id, text }) => text === null && !kept.includes(id))
    .map(({ id }) => id)
  const actor = by.by === 'words' ? 'user' : historyActor(ctx.actor)
  const ended = () => (keep ? emptyMemories(husks, ids, actor) : removeMemories(husks))
  return {
    same: expectSame(target, now, thought.print),
    traits: withdrawalWrites(userSubject(thought.deletion.user_id), traits.recomputed, now),
    lost: decision.lost_sources.length > 0 ? loseSources(husks, decision.lost_sources, keep) : undefined,
    graph: forgetGraph(subject, decision, { receipt, keep }),
    notes: left.notes.length > 0 ? rewordNotes(husks, left.notes, keep) : undefined,
    turns: decision.turns.length > 0 ? turnStatements(thought, left.turns, kept, final) : undefined,
    buried: bury(subject, buriedIn(thought), { receipt, now }),
    memories: gone.length > 0 ? ended() : undefined,
    answers: dropAnswers([...gone, ...decision.notes.map(({ id }) => id)]),
    receipt: writeReceipt(subject, { ...receiptOf(thought), ...by }),
  }
}

const turnStatements = (
  { target: { subject }, receipt, at: now, decision }: Thought,
  left: readonly TurnLeft[],
  kept: readonly string[],
  gone: readonly string[],
) => ({
  kept: keepTurns(subject, kept),
  gone: dropTurns(subject, gone),
  hidden: hideTurns(subject, left, { receipt, now }),
  replies: dropReplies(
    subject,
    decision.turns.map(({ turn_id }) => turn_id),
    now,
  ),
})

function receiptOf(thought: Thought): Omit<Receipt, 'by' | 'key_id'> {
  const {
    receipt,
    kind,
    user_id: _whose,
    erased_at: _at,
    restorable_until: _until,
    ...answer
  } = forgottenOf(thought)
  return { receipt, kind, answer, now: thought.at, restorable_until: thought.restorable_until }
}

/** Words that are not to come back: of memories, and of turns of which something is hidden. */
const buriedIn = ({ decision }: Thought): Buried[] => [
  ...decision.memories.map(({ id, memory_type, content }) => ({
    kind: memory_type === 'trait' ? ('trait' as const) : ('memory' as const),
    object_id: id,
    content_hash: contentHash(content),
  })),
  ...decision.turns.map(({ id, was }) => ({
    kind: 'turn' as const,
    object_id: id,
    content_hash: contentHash(was),
  })),
]
