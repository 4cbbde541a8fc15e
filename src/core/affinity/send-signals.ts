import * as z from 'zod'
import type { Statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { ExternalId } from '../text/strings.ts'
import { type Affinity, AffinitySignalsBody } from './schemas.ts'
import { affinityJson } from './scoring/answer.ts'
import { changeAffinity } from './scoring/change.ts'
import { answerShares } from './scoring/score.ts'
import { type AffinityRow, readAffinity, toAffinity } from './scoring/shape.ts'

export const SendSignals = z.strictObject({ user_id: ExternalId, signals: AffinitySignalsBody })
export type SendSignals = z.infer<typeof SendSignals>

/** Counts what an application saw: a memory confirmed, an answer corrected. One event; it makes an unknown user. */
export async function sendSignals(ctx: Context, input: SendSignals): Promise<Affinity> {
  const { user_id, signals } = SendSignals.parse(input)
  const user = userSubject(user_id)
  const now = ctx.clock.now()
  const shares = answerShares(signals)
  const fired: Statement[] =
    Object.keys(shares).length > 0
      ? [
          changeAffinity(user, { cause: 'signals', shares, now }),
          ...remember(ctx, 200, affinityJson(user_id)),
        ]
      : []
  const results = await ctx.db.batch([upsertSubject(user, now), ...fired, readAffinity(user_id)])
  const [row] = results.at(-1) as AffinityRow[]
  return toAffinity(user_id, row!, now)
}
