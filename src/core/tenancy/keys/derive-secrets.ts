import { type Behind, read } from '../../doors.ts'
import { keyMadeSince } from './rows.ts'
import { KEY, repeatableSecrets, type Secrets } from './secrets.ts'

const DAY_MS = 86_400_000

export interface Repeatable {
  readonly secret: string
  readonly route: string
  readonly idempotencyKey: string
}

/**
 * The secrets of an `Idempotency-Key` for 24 hours. The UTC day goes into them, so that they are others
 * afterwards; yesterday's count for as long as the API key that was made from them is younger than that.
 */
export async function deriveSecrets(
  ctx: Behind,
  { secret, route, idempotencyKey }: Repeatable,
): Promise<Secrets> {
  const now = ctx.clock.now()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const of = (day: Date) =>
    repeatableSecrets(secret, `${route} ${day.toISOString().slice(0, 10)}`, idempotencyKey)
  const yesterdays = of(dayAgo)
  const { keys } = await read(ctx, { keys: keyMadeSince(yesterdays.id(KEY), dayAgo) })
  return keys[0]?.made ? yesterdays : of(now)
}
