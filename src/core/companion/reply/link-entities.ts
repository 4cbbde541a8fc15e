import { linkEntities } from '../../../../prompts/link_entities.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { readFactsOf } from '../../graph/walk/read-direct.ts'
import { type GraphRow, readGraph } from '../../graph/walk/read-graph.ts'
import { canonicalPredicate, predicates } from '../../graph/writing/predicates.ts'
import { runTask } from '../../models/run-task.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import { normalise } from '../../text/normalise.ts'

/** For the model, any repair included. */
const LIMIT = 800
const MOST_ENTITIES = 20
const SHORTEST_NAME = 2

type Found = Pick<GraphRow, 'facts' | 'edges'>

const NOTHING: Found = { facts: [], edges: {} }

/**
 * What a message is about where it names nothing that is known: a short model call reads it for entities, or
 * for a concept and the relation behind it; one more read then gives the facts. Its failure means no facts.
 */
export async function linkedFacts(
  ctx: Context,
  userId: string,
  message: string,
  signal: AbortSignal,
): Promise<Found> {
  try {
    const asked = await runTask(ctx, linkEntities, { message, predicates }, { timeout_ms: LIMIT, signal })
    const names = [...new Set(asked.entities.map(normalise))].filter(
      (name) => Array.from(name).length >= SHORTEST_NAME,
    )
    const predicate = asked.predicate === null ? null : canonicalPredicate(asked.predicate)
    return await readLinked(ctx, userId, names.slice(0, MOST_ENTITIES), predicate)
  } catch (error) {
    ctx.log.info('link_entities_failed', { error: error instanceof Error ? error.name : 'unknown' })
    return NOTHING
  }
}

/** Entities win over a concept: its facts are taken where the entities have none. */
async function readLinked(
  ctx: Context,
  userId: string,
  names: readonly string[],
  predicate: string | null,
): Promise<Found> {
  if (names.length === 0 && predicate === null) return NOTHING
  const user = userSubject(userId)
  const now = ctx.clock.now()
  const { graph, byPredicate } = await read(ctx, {
    graph: readGraph(user, { candidates: { names, tokens: names }, now }),
    byPredicate: predicate === null ? undefined : readFactsOf(user, predicate, now),
  })
  const [named] = graph
  if (named && named.facts.length > 0) return named
  return { facts: (byPredicate ?? []).map((row) => row.data), edges: {} }
}
