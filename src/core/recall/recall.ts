import { readAffinity, toAffinity } from '../affinity/scoring/rows.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { embedTexts } from '../models/embed.ts'
import { prepareRecall } from './reading/read.ts'
import { Recall, type RecallAnswer } from './schemas.ts'

/**
 * The best memories, turns and facts for a query, and text for a prompt made of them. One embedding call, one
 * database read, no model; reading changes nothing.
 * @throws WorkError when the embedder does not answer
 */
export async function recall(ctx: Context, input: Recall): Promise<RecallAnswer> {
  const request = Recall.parse(input)
  const { user_id, query, consistency } = request
  const now = ctx.clock.now()
  const [vector = null] = await embedTexts(ctx, [query])
  const prepared = prepareRecall(request, { vector, now })
  const { rows, affinity } = await read(
    ctx,
    { rows: prepared.statement, affinity: readAffinity(user_id) },
    { replica: consistency === 'eventual' },
  )
  return prepared.answer(rows, toAffinity(user_id, affinity[0]!, now).score)
}
