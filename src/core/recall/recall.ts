import { readAffinity, toAffinity } from '../affinity/scoring/rows.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { readsSensitive } from '../memories/lifecycle/visible.ts'
import { embedTexts } from '../models/embed.ts'
import { spendingFor } from '../models/holds.ts'
import { nearnessOf } from '../search/nearness.ts'
import { prepareRecall } from './reading/read.ts'
import { speakersIn, withoutSpeakers } from './reading/without-speakers.ts'
import { Recall, type RecallAnswer, type RecallRequest } from './schemas.ts'

/**
 * The best memories, turns and facts for a query, and text for a prompt made of them. One embedding call, one
 * database read (before it a small one for names, see `meantBy`), no model; reading changes nothing.
 * @throws WorkError when the embedder does not answer
 */
export async function recall(asked: Context, input: Recall): Promise<RecallAnswer> {
  const request = Recall.parse(input)
  const ctx = spendingFor(asked, request.user_id)
  const { user_id, consistency } = request
  const now = ctx.clock.now()
  const [vector = null] = await embedTexts(ctx, [await meantBy(ctx, request)])
  const prepared = prepareRecall(request, {
    ...{ vector, now, nearness: nearnessOf(ctx.embedder) },
    reads_sensitive: readsSensitive(ctx.actor),
  })
  const { rows, affinity } = await read(
    ctx,
    { rows: prepared.statement, affinity: readAffinity(user_id) },
    { replica: consistency === 'eventual' },
  )
  return prepared.answer(rows, toAffinity(user_id, affinity[0]!, now).score)
}

const NAME = /\p{Lu}\p{L}/u

/**
 * What is embedded of a query: its words without names of speakers. For an embedder by words it is not worth
 * another read where nothing looks like a name.
 */
async function meantBy(ctx: Context, { user_id, query, consistency }: RecallRequest): Promise<string> {
  const mayName = !ctx.embedder.offline || NAME.test(query.slice(1))
  const speakers = mayName ? speakersIn(user_id, query) : null
  if (!speakers) return query
  const { found } = await read(ctx, { found: speakers }, { replica: consistency === 'eventual' })
  return withoutSpeakers(
    query,
    found.map(({ name }) => name),
  )
}
