import { readAffinity, toAffinity } from '../affinity/scoring/shape.ts'
import type { Context } from '../context.ts'
import { batchWithCalls, flushCalls } from '../models/calls.ts'
import { embedTexts } from '../models/embed.ts'
import { prepareRecall } from './reading/read.ts'
import { Recall, type RecallAnswer } from './schemas.ts'

/**
 * The best memories, turns and facts for a query, and text for a prompt made of them. One embedding call, one database read, no model;
 * reading changes nothing (page 06).
 * @throws WorkError when the embedder does not answer
 */
export async function recall(ctx: Context, input: Recall): Promise<RecallAnswer> {
  const request = Recall.parse(input)
  const now = ctx.clock.now()
  const [vector = null] = await embedTexts(ctx, [request.query])
  const prepared = prepareRecall(request, { vector, now })
  const [rows, [affinity]] = await read(ctx, request.consistency, [
    prepared.statement,
    readAffinity(request.user_id),
  ])
  return prepared.answer(rows, toAffinity(request.user_id, affinity!, now).score)
}

type Reads = readonly [ReturnType<typeof prepareRecall>['statement'], ReturnType<typeof readAffinity>]

/** A replica takes no writes, so there the embedder's call is recorded after the read. */
async function read(ctx: Context, consistency: 'strong' | 'eventual', statements: Reads) {
  if (consistency === 'strong') return batchWithCalls(ctx, statements)
  const results = await ctx.db.batch(statements, { replica: true })
  await flushCalls(ctx)
  return results
}
