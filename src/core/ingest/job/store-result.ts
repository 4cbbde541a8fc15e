import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { bigint, halfvecs, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { isGuard, WorkError } from '../../errors.ts'
import { toNodes } from '../../graph/writing/nodes.ts'
import { countRelations, endFacts, writeGraph } from '../../graph/writing/write.ts'
import { type Embedding, lexemesOf, type MemoryDraft } from '../../memories/table/drafts.ts'
import { type Corrected, correctMemories } from '../../memories/table/ending/corrections.ts'
import { writeSources } from '../../memories/table/sources.ts'
import { writeMemories } from '../../memories/table/write-memories.ts'
import { embedTexts } from '../../models/embed.ts'
import { freshly } from '../../reflection/withdrawal/freshly.ts'
import { isEvidence, lifeRows } from '../../reflection/withdrawal/life-rows.ts'
import { withdrawn } from '../../reflection/withdrawal/recompute.ts'
import { withdrawalWrites } from '../../reflection/withdrawal/writes.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import { eachOf } from '../../text/pauses.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import type { StoredTurn } from '../turns/turn.ts'
import { completeJob, finishJob } from './finish.ts'
import { expectUnforgotten, hideLate, type Meanwhile, meanwhile, withoutForgotten } from './forgotten.ts'
import type { HeldJob } from './held-job.ts'
import type { Result } from './result.ts'
import type { JobMetrics } from './schemas.ts'
import { withinRoom } from './within-room.ts'

/**
 * Embeds turns and memories together, in one go, and writes everything that stage 3 made with the job's
 * COMPLETED: all of it becomes visible at once.
 * @throws WorkError `model_error` when the embedder fails, `budget_exhausted`
 */
export async function storeResult(ctx: Context, job: HeldJob, given: Result): Promise<void> {
  const result = fitted(given)
  const { turns } = result
  const drafts = result.parts.flatMap((part) => part.drafts)
  await eachOf(drafts, ({ content }) => content, lexemesOf)
  const vectors = await embed(ctx, [
    ...turns.map((turn) => turn.text),
    ...drafts.map((draft) => meantBy(draft.content)),
  ])
  const byDraft = new Map(drafts.map((draft, place) => [draft.id, vectors[turns.length + place] ?? null]))
  const byTurn = new Map(turns.map((turn, place) => [turn.id, vectors[place] ?? null]))
  let known: Meanwhile | undefined
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeResult(ctx, job, result, known, { byDraft, byTurn })
    } catch (error) {
      if (attempt === TRIES || !isGuard(error, 'overtaken')) throw error
      const found = await read(ctx, meanwhile(job, result))
      known = {
        turns: new Set(found.turns.map(({ id }) => id)),
        stones: new Map(found.stones.map((stone) => [stone.content_hash, stone.forgotten_at])),
      }
    }
  }
}

const TRIES = 5

type Vectors = ReadonlyMap<string, readonly number[] | null>

const withNothing = (result: Result): ReturnType<typeof withoutForgotten> => ({ result, hide: [] })

/** What was forgotten while the result was being made is left out of it. */
async function writeResult(
  ctx: Context,
  job: HeldJob,
  found: Result,
  known: Meanwhile | undefined,
  { byDraft, byTurn }: { readonly byDraft: Vectors; readonly byTurn: Vectors },
): Promise<void> {
  const { result, hide } = known ? withoutForgotten(found, known) : withNothing(found)
  const embeddingOf = (draft: MemoryDraft): Embedding => ({
    vector: byDraft.get(draft.id) ?? null,
    model: ctx.embedder.model,
  })
  const now = ctx.clock.now()
  const shown = result.turns.filter(({ id }) => !known?.turns.has(id) && !hide.includes(id))
  const writing = {
    subject: bigint(job.subject_id),
    session: job.session,
    job_id: job.job_id,
    now,
    tenant_id: ctx.tenant_id,
    user_id: job.user_id,
  }
  await freshly(async () =>
    finishJob(ctx, job, {
      unforgotten: expectUnforgotten(job, result, known),
      written: result.parts.flatMap((part, place) => [
        ...writeMemories(writing, part.drafts, embeddingOf),
        ...writeGraph(writing, part.entities, part.relations),
        ...writeSources(writing, part.drafts),
        // before what the graph ends by itself: the history says who said so
        ...(place === result.parts.length - 1 ? correctMemories(writing, result.ended) : []),
        ...endFacts(writing, part.relations),
      ]),
      evidence: await withoutDenied(ctx, job, result.ended),
      embedded: embedTurns(job, shown, byTurn, ctx.embedder.model),
      hidden: hide.length > 0 ? hideLate(job, hide, now) : undefined,
      completed: completeJob(ctx, job, metricsOf(result), now),
    }),
  )
}

/** What was never so takes its evidence along: traits stand as if it had never been said. */
async function withoutDenied(ctx: Context, job: HeldJob, corrected: readonly Corrected[]) {
  const memory_ids = corrected.filter(({ kind }) => kind === 'never_was').map(({ id }) => id)
  if (memory_ids.length === 0) return undefined
  const subject = bigint(job.subject_id)
  const life = await read(ctx, lifeRows(subject, isEvidence(subject, memory_ids)))
  const now = ctx.clock.now()
  return withdrawalWrites(userSubject(job.user_id), withdrawn(life, { id: v4(), memory_ids }, now), now)
}

/** What there is no room for is left out and counted. */
function fitted(result: Result): Result {
  const { parts, left_out } = withinRoom(result.parts, result.room)
  if (left_out === 0) return result
  return { ...result, parts, rejected: { ...result.rejected, quota: left_out } }
}

async function embed(ctx: Context, texts: readonly string[]): Promise<(number[] | null)[]> {
  try {
    return await embedTexts(ctx, texts)
  } catch (error) {
    if (error instanceof WorkError && error.code === 'budget_exhausted') throw error
    const why = error instanceof WorkError ? error.message : 'it gave vectors of another length'
    throw new WorkError('model_error', `The embedder failed: ${why}`, error)
  }
}

const metricsOf = ({ turns, parts, rejected }: Result): Partial<JobMetrics> => ({
  archived_turns: turns.length,
  memories_written: parts.flatMap((part) => part.drafts).length,
  entities_written: toNodes(parts.flatMap((part) => part.entities)).length,
  relations_written: countRelations(parts.flatMap((part) => part.relations)),
  items_rejected: rejected,
})

function embedTurns(job: HeldJob, turns: readonly StoredTurn[], vectors: Vectors, model: string): Statement {
  const ids = turns.map(({ id }) => id).sort()
  return statement(
    sql`UPDATE turns AS turn
        SET embedding = embedded.embedding,
          embedding_model = CASE WHEN embedded.embedding IS NULL THEN NULL ELSE ${model} END
        FROM unnest(${uuids(ids)}, ${halfvecs(ids.map((id) => vectors.get(id) ?? null))})
          AS embedded(id, embedding)
        WHERE turn.subject_id = ${bigint(job.subject_id)} AND turn.id = embedded.id`,
  )
}
