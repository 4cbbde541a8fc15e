import { type SQL, sql } from 'drizzle-orm'
import { advisoryLock, bigint, moment, tenant, uuid } from '../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { write, writeLedger } from '../doors.ts'
import { CoreError, WorkError } from '../errors.ts'
import { hashOf } from '../text/hash.ts'
import { type Ceilings, ceilingOf, dayOf, ownShare, recordCalls, type Spending, spentOf } from './calls.ts'

/** What a task may write at most; adapters send it along as the call's limit. */
export const TASK_TOKENS = 8_000

/** Beyond the model's own time limit: then what a killed process held is free again. */
const MARGIN_MS = 30_000

/** What a call needs of a context to spend for somebody; without a database or ration it spends freely. */
export type Spender = Pick<Context, 'clock' | 'ledger'> & { readonly limits: Ceilings } & Partial<
    Pick<Context, 'db' | 'tenant_id' | 'ration' | 'later' | 'idempotency' | 'left'>
  >

/** The same context, spending the share of this user, whoever acts for them. */
export const spendingFor = <Ctx extends Pick<Context, 'ration'>>(ctx: Ctx, user_id: string): Ctx => ({
  ...ctx,
  ration: { ...ctx.ration, user_id },
})

/** The same context for work that goes on after who asked for it has left. */
export const enduring = <Ctx extends Pick<Context, 'left'>>(ctx: Ctx): Ctx => ({
  ...ctx,
  left: () => undefined,
})

/** The same context, after a read of what is spent: nothing is asked where nothing limits. */
export const spendingWithin = <Ctx extends Pick<Context, 'ration'>>(
  ctx: Ctx,
  spending: readonly Spending[],
): Ctx => ({ ...ctx, ration: { ...ctx.ration, isSet: spending[0]?.is_rationed ?? false } })

/** What stands for the user of a ration in the tables. */
export const holderIn = ({ tenant_id, ration }: Spender): string | null =>
  tenant_id === undefined || ration?.user_id == null ? null : hashOf(tenant_id, ration.user_id)

interface Wanted {
  readonly id: string
  readonly tokens: SQL
  readonly holder: string | null
  /** What no ceiling holds back. */
  readonly unless?: SQL
}

type Day = Pick<Context, 'tenant_id' | 'clock' | 'later'> & { readonly limits: Ceilings }

/**
 * Counts tokens as spent before they are: for the last statements of a batch. `held` answers how many, and
 * nothing where nothing limits them. Spent and held together never pass a ceiling; only a call that is larger
 * than all of it is made, when nothing else is.
 * @throws CoreError `budget_exhausted` out of the batch
 */
export function holdStatements(ctx: Day, { id, tokens, holder, unless = sql`false` }: Wanted) {
  const [ceiling, share] = [ceilingOf(ctx), shareOf(ctx)]
  const [all, own] = [sql`${spentOf(ctx)} + ${heldOf(ctx)}`, sql`${ownSpent(ctx, holder)}`]
  return {
    // Two that ask at once wait for each other.
    lock: statement(
      sql`${advisoryLock(ctx.tenant_id, 'tokens')} WHERE ${ceiling} IS NOT NULL OR ${share} IS NOT NULL`,
    ),
    room: expectThat(sql`${unless} OR ${fits(all, tokens, ceiling)}`, 'budget_exhausted', USED_UP),
    share:
      holder === null
        ? undefined
        : expectThat(sql`${unless} OR ${fits(own, tokens, share)}`, 'budget_exhausted', SHARE_USED_UP),
    held: statement<{ tokens: number }>(
      sql`INSERT INTO token_holds AS held (tenant_id, id, day, holder, tokens, expires_at)
          SELECT ${tenant}, ${uuid(id)}, ${dayOf(ctx)}, ${holder}, ${tokens}, ${moment(expiryOf(ctx))}
          WHERE NOT (${unless}) AND (${ceiling} IS NOT NULL OR ${share} IS NOT NULL)
          ON CONFLICT (tenant_id, id) DO UPDATE SET tokens = held.tokens + excluded.tokens
          RETURNING tokens`,
    ),
  }
}

const USED_UP = 'The tokens of this UTC day are used up or held by calls under way.'
const SHARE_USED_UP = 'What this user may spend of the tokens of this UTC day is used up or held by calls.'

const expiryOf = ({ clock, limits }: Day): Date =>
  new Date(clock.now().getTime() + limits.model_timeout_ms + MARGIN_MS)

const fits = (taken: SQL, more: SQL, most: SQL): SQL => sql`coalesce(
  ${most} IS NULL OR ${taken} + ${more} <= ${most} OR ${most} > 0 AND ${taken} = 0, true)`

/** The policy's own, else a tenth of the ceiling and at least 20 000. */
const shareOf = (ctx: { readonly limits: Ceilings }): SQL => sql`coalesce(${ownShare}, CASE
  WHEN ${ceilingOf(ctx)} IS NOT NULL
  THEN least(${ceilingOf(ctx)}, greatest(20000, ${ceilingOf(ctx)} / 10)) END)`

const isHeld = (ctx: Day): SQL =>
  sql`tenant_id = ${tenant} AND day = ${dayOf(ctx)} AND expires_at > ${moment(ctx.clock.now())}`

const heldOf = (ctx: Day): SQL =>
  sql`(SELECT coalesce(sum(tokens), 0)::int8 FROM token_holds WHERE ${isHeld(ctx)})`

const ownSpent = (ctx: Day, holder: string | null): SQL => sql`(
  SELECT coalesce(sum(tokens), 0)::int8
  FROM (
    SELECT tokens FROM user_token_days
    WHERE tenant_id = ${tenant} AND holder = ${holder} AND day = ${dayOf(ctx)}
    UNION ALL
    SELECT tokens FROM token_holds WHERE ${isHeld(ctx)} AND holder = ${holder}) AS own)`

/** Gives back what is held and was not spent. */
export const freeHold = (id: string): Statement =>
  statement(sql`DELETE FROM token_holds WHERE tenant_id = ${tenant} AND id = ${uuid(id)}`)

/** When work that found no room is due again: soon where calls under way hold some, else at midnight UTC. */
export function dueAfterHolds(now: Date): SQL {
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
  return sql`CASE
    WHEN EXISTS (SELECT FROM token_holds WHERE tenant_id = ${tenant} AND expires_at > ${moment(now)})
    THEN least(${moment(midnight)}, ${moment(new Date(now.getTime() + SOON_MS))})
    ELSE ${moment(midnight)} END`
}

const SOON_MS = 60_000

/**
 * Holds tokens for one call in a batch of its own, which records the calls before it; null where nothing
 * limits them.
 * @param tokens counted only where they are needed
 * @param id of a hold that is to grow
 * @throws WorkError `budget_exhausted`
 */
export async function holdTokens(
  ctx: Spender,
  tokens: () => number,
  id: string = crypto.randomUUID(),
): Promise<string | null> {
  const { db, tenant_id } = ctx
  if (!ctx.ration?.isSet || !db || tenant_id === undefined) return null
  const calls = ctx.ledger.take()
  const wanted = { id, tokens: bigint(tokens()), holder: holderIn(ctx) }
  try {
    const { lock, ...hold } = holdStatements({ ...ctx, tenant_id }, wanted)
    const asked = { recorded: recordCalls(calls), hold }
    const answered = await write({ ...ctx, db }, asked, { on: lock })
    return answered.hold.held.length > 0 ? id : null
  } catch (error) {
    ctx.ledger.putBack(calls)
    if (!(error instanceof CoreError && error.code === 'budget_exhausted')) throw error
    // Several that were refused together gave nothing back: what they held is settled, and they ask once more.
    if (calls.length > 0) {
      await writeLedger({ ...ctx, db })
      return holdTokens(ctx, tokens, id)
    }
    throw new WorkError('budget_exhausted', error.detail, error)
  }
}
