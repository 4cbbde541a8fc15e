import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { isGuard } from '../errors.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingFor } from '../models/holds.ts'
import { done } from '../outcome.ts'
import { upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { type Candidate, isCandidate, isRefused, settle, toCandidate, withoutBuried } from './batch/plan.ts'
import { type Edge, edgeOf } from './batch/relations.ts'
import { buriedRows, knownRows, userNames } from './batch/rows.ts'
import { AddMemories, type Batch, type BatchResult } from './batch/schemas.ts'
import { batchStatements } from './batch/statements.ts'

const TRIES = 3

/**
 * Stores many memories as they are told, of one user or of several, without a model: one read, one embedding
 * call, one write. What is there already stays as it is; a repeat is never a reinforcement. What the user had
 * forgotten is refused.
 * @throws WorkError when the embedder gives no answer
 */
export async function addMemories(ctx: Context, input: AddMemories): Promise<Batch> {
  const { items } = AddMemories.parse(input)
  const now = ctx.clock.now()
  const all = items.map((item, index) => toCandidate(ctx.tenant_id, item, index, now))
  const candidates = all.filter(isCandidate)
  const refused = all.filter(isRefused)
  const vectors: Vectors = new Map()
  for (let tried = 1; ; tried += 1) {
    try {
      return await store(ctx, { candidates, refused, vectors }, now)
    } catch (error) {
      if (!isGuard(error, 'twin') || tried === TRIES) throw error
    }
  }
}

type Vectors = Map<string, number[] | null>

interface Given {
  readonly candidates: readonly Candidate[]
  readonly refused: readonly BatchResult[]
  /** What the embedder said already. */
  readonly vectors: Vectors
}

/** @throws GuardError `twin` when one of them was stored, or forgotten, since this looked */
async function store(ctx: Context, given: Given, now: Date): Promise<Batch> {
  const { candidates, vectors } = given
  if (candidates.length === 0) return answerOf(given.refused)
  const related = candidates.filter(({ item }) => item.relation).map(({ item }) => item.user_id)
  const { known, buried, names } = await read(ctx, {
    known: knownRows(candidates, now),
    buried: buriedRows(candidates),
    names: related.length > 0 ? userNames(related) : undefined,
  })
  const { left, forgotten } = withoutBuried(candidates, known, buried)
  const refused = [...given.refused, ...forgotten]
  const { existing, fresh } = settle(left, known)
  if (fresh.length === 0) return answerOf([...refused, ...existing])
  await embed(ctx, fresh, vectors)
  const edges = edgesOf(fresh, names ?? [], now)
  const answer = answerOf([...refused, ...existing, ...fresh.map((one) => created(one, edges))])
  await write(ctx, batchStatements(ctx, { candidates: fresh, vectors, edges }, now), {
    on: [...new Set(fresh.map(({ item }) => item.user_id))]
      .sort()
      .map((userId) => upsertSubject(userSubject(userId), now)),
    keeps: done(answer),
  })
  return answer
}

async function embed(ctx: Context, fresh: readonly Candidate[], vectors: Vectors): Promise<void> {
  const texts = [...new Set(fresh.map(({ item }) => item.content))].filter((text) => !vectors.has(text))
  const users = new Set(fresh.map(({ item }) => item.user_id))
  const [own] = users.size === 1 ? users : []
  const found = await embedTexts(own === undefined ? ctx : spendingFor(ctx, own), texts)
  for (const [place, text] of texts.entries()) vectors.set(text, found[place] ?? null)
}

function edgesOf(
  fresh: readonly Candidate[],
  names: readonly { readonly user_id: string; readonly norm: string }[],
  now: Date,
): ReadonlyMap<string, Edge> {
  const ofUser = Map.groupBy(names, ({ user_id }) => user_id)
  return new Map(
    fresh.flatMap((candidate) => {
      const own = new Set(ofUser.get(candidate.item.user_id)?.map(({ norm }) => norm))
      const edge = edgeOf(candidate, own, now)
      return edge ? [[candidate.id, edge] as const] : []
    }),
  )
}

const created = ({ index, id, item }: Candidate, edges: ReadonlyMap<string, Edge>): BatchResult => ({
  index,
  id,
  status: 'created',
  code: item.relation && !edges.has(id) ? 'unknown_predicate' : null,
})

function answerOf(items: readonly BatchResult[]): Batch {
  const count = (status: BatchResult['status']) => items.filter((item) => item.status === status).length
  return {
    created: count('created'),
    existing: count('existing'),
    refused: count('refused'),
    items: items.toSorted((one, other) => one.index - other.index),
  }
}
