import { NIL } from 'uuid'
import { expectThat } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { writeEnded } from '../../graph/writing/ended.ts'
import { endFacts, writeGraph } from '../../graph/writing/write.ts'
import { columnsOf } from '../../memories/table/content.ts'
import { settleAllDue } from '../../memories/table/ending/expire.ts'
import { historyActor } from '../../memories/table/history.ts'
import { toldRow } from '../../memories/table/told.ts'
import { insertHistory, insertMemories } from '../../memories/table/writes.ts'
import { withinQuota } from '../../tenancy/records/room.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { by } from '../../text/order.ts'
import type { Candidate } from './plan.ts'
import type { Edge } from './relations.ts'
import { allNew } from './rows.ts'

export interface Fresh {
  readonly candidates: readonly Candidate[]
  /** By content; null where the embedder gave none. */
  readonly vectors: ReadonlyMap<string, number[] | null>
  /** By the memory that says it. */
  readonly edges: ReadonlyMap<string, Edge>
}

/** The writes of a batch, user by user; stopped with `twin` when one of it was stored meanwhile. */
export const batchStatements = (ctx: Context, fresh: Fresh, now: Date) => ({
  quota: withinQuota(),
  alone: expectThat(allNew(fresh.candidates, now), 'twin'),
  users: Object.fromEntries(
    [...Map.groupBy(fresh.candidates, ({ item }) => item.user_id)].map(([userId, candidates], place) => [
      String(place),
      ofUser(ctx, userId, { ...fresh, candidates }, now),
    ]),
  ),
})

function ofUser(ctx: Context, userId: string, { candidates, vectors, edges }: Fresh, now: Date) {
  const ref = userSubject(userId)
  const rows = candidates
    .map((candidate) => rowOf(candidate, vectors.get(candidate.item.content) ?? null, ctx, now))
    .sort(by(({ id }) => id))
  const created = candidates.map(({ id, item }) => ({
    memory_id: id,
    event: 'created' as const,
    new_content: item.content,
    detail: { source: item.source },
    actor: historyActor(ctx.actor),
  }))
  return {
    settled: settleAllDue(ref, rows, now),
    memories: insertMemories(ref, rows),
    history: insertHistory(ref, created, now),
    graph: graphOf(
      ctx,
      userId,
      candidates.flatMap(({ id }) => edges.get(id) ?? []),
      now,
    ),
  }
}

function graphOf(ctx: Context, user_id: string, edges: readonly Edge[], now: Date) {
  const subject = subjectId(userSubject(user_id))
  const writing = { tenant_id: ctx.tenant_id, user_id, subject, session: NIL, now }
  const held = edges.filter(({ ended_at }) => ended_at === null).map(({ relation }) => relation)
  const ended = edges.flatMap(({ relation, ended_at: invalid_at, memory_id }) =>
    invalid_at === null ? [] : [{ relation, invalid_at, memory_id }],
  )
  return [
    ...writeGraph(
      writing,
      edges.flatMap(({ nodes }) => nodes),
      held,
    ),
    ...writeEnded(writing, ended),
    ...endFacts(writing, held),
  ]
}

/** What has ended and is followed by nothing is superseded by itself: no list of what holds has it. */
function rowOf(candidate: Candidate, vector: number[] | null, ctx: Context, now: Date) {
  const { id, item, ended_at } = candidate
  const { expires_at, invalid_at } = item
  const seconds = expires_at && Math.ceil((new Date(expires_at).getTime() - now.getTime()) / 1000)
  const given = seconds ? { ...item, ttl_seconds: Math.min(seconds, 2_147_483_647) } : item
  return {
    ...toldRow(id, given, columnsOf(item, vector, ctx.embedder.model), now),
    ...(expires_at && { expires_at: new Date(expires_at) }),
    invalid_at: invalid_at ? new Date(invalid_at) : null,
    superseded_by: ended_at === null ? null : id,
  }
}
