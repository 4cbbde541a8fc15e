import * as z from 'zod'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { done } from '../outcome.ts'
import { upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { ExternalId } from '../text/strings.ts'
import { type Affinity, AffinitySignalsBody } from './schemas.ts'
import { changeAffinity } from './scoring/change.ts'
import { affinityJson, readAffinity, toAffinity } from './scoring/rows.ts'
import { answerShares } from './scoring/score.ts'

export const SendSignals = z.strictObject({ user_id: ExternalId, signals: AffinitySignalsBody })
export type SendSignals = z.infer<typeof SendSignals>

/** Counts what an application saw, as one event: a memory confirmed, an answer corrected. Makes the user. */
export async function sendSignals(ctx: Context, input: SendSignals): Promise<Affinity> {
  const { user_id, signals } = SendSignals.parse(input)
  const user = userSubject(user_id)
  const now = ctx.clock.now()
  const shares = answerShares(signals)
  const isFired = Object.keys(shares).length > 0
  const { after } = await write(
    ctx,
    {
      changed: isFired ? changeAffinity(user, { cause: 'signals', shares, now }) : undefined,
      after: readAffinity(user_id),
    },
    {
      on: upsertSubject(user, now),
      keeps: isFired ? done(affinityJson(user_id)) : undefined,
    },
  )
  return toAffinity(user_id, after[0]!, now)
}
