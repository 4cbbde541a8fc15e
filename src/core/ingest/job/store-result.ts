import { sql } from 'drizzle-orm'
import { turns as turnsTable } from '../../../../db/schema/conversation.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { WorkError } from '../../errors.ts'
import { toNodes } from '../../graph/writing/nodes.ts'
import { countRelations, endFacts, writeGraph } from '../../graph/writing/write.ts'
import type { Embedding, MemoryDraft } from '../../memories/table/drafts.ts'
import { writeSources } from '../../memories/table/sources.ts'
import { writeMemories } from '../../memories/table/write-memories.ts'
import { embedTexts } from '../../models/embed.ts'
import type { Epoch } from '../extraction/epochs.ts'
import type { Extraction } from '../extraction/extract.ts'
import type { JobMetrics } from '../shapes.ts'
import { type StoredTurn, searchText } from '../turns/turn.ts'
import type { Claim } from './claim.ts'
import { completeJob, finishJob } from './finish.ts'

export interface Result {
  /** The job's own turns. */
  readonly turns: readonly StoredTurn[]
  /** What is written, one part after the other. */
  readonly parts: readonly (Pick<Epoch, 'entities' | 'relations'> & {
    readonly drafts: readonly MemoryDraft[]
  })[]
  readonly rejected: Extraction['rejected']
}

/**
 * Embeds turns and memories together, in one go, and writes everything that stage 3 made with the job's COMPLETED: all of it becomes visible at
 * once.
 * @throws WorkError `model_error` when the embedder fails
 */
export async function storeResult(ctx: Context, claim: Claim, result: Result): Promise<void> {
  const { turns, parts } = result
  const drafts = parts.flatMap((part) => part.drafts)
  const vectors = await embed(ctx, [...turns.map(searchText), ...drafts.map((draft) => draft.content)])
  const byDraft = new Map(drafts.map((draft, place) => [draft, vectors[turns.length + place] ?? null]))
  const embeddingOf = (draft: MemoryDraft): Embedding => ({
    vector: byDraft.get(draft) ?? null,
    model: ctx.embedder.model,
  })
  const now = ctx.clock.now()
  const subject = sql`${claim.subject_id}::bigint`
  const place = {
    subject,
    session: claim.session,
    job_id: claim.job_id,
    now,
    tenant_id: ctx.tenant_id,
    user_id: claim.user_id,
  }
  await finishJob(ctx, claim, {
    written: parts.flatMap((part) => [
      ...writeMemories(place, part.drafts, embeddingOf),
      ...writeGraph(place, part.entities, part.relations),
      ...writeSources(place, part.drafts),
      ...endFacts(place, part.relations),
    ]),
    embedded: embedTurns(claim, turns, vectors, ctx.embedder.model),
    completed: completeJob(claim, metricsOf(result), now),
  })
}

async function embed(ctx: Context, texts: readonly string[]): Promise<(number[] | null)[]> {
  try {
    return await embedTexts(ctx, texts)
  } catch (error) {
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

function embedTurns(
  claim: Claim,
  turns: readonly StoredTurn[],
  vectors: readonly (number[] | null)[],
  model: string,
): Statement {
  const rows = turns
    .map(({ id }, place) => ({
      id,
      embedding: vectors[place] ?? null,
      embedding_model: vectors[place] ? model : null,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  return statement(
    sql`UPDATE turns t SET embedding = v.embedding, embedding_model = v.embedding_model
        FROM json_populate_recordset(NULL::${turnsTable}, ${JSON.stringify(rows)}::json) AS v
        WHERE t.subject_id = ${claim.subject_id}::bigint AND t.id = v.id`,
  )
}
