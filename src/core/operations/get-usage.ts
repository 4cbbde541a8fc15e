import { type SQL, sql } from 'drizzle-orm'
import { tenant } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { compared } from '../text/order.ts'
import { GetUsage, type Usage } from './schemas.ts'

const DAY_MS = 86_400_000
const DAYS = 30
const MOST_DAYS = 366

type UsageItem = Usage['items'][number]
const NOTHING = { calls: 0, failed: 0, input_tokens: 0, output_tokens: 0 }
const keys: Readonly<Record<'day' | 'task' | 'model', SQL>> = {
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  task: sql`task`,
  model: sql`model`,
}

/**
 * What models cost in some days, summed by day, task or model.
 * @throws CoreError `invalid` for days the wrong way round or more than 366 of them
 */
export async function getUsage(ctx: Context, input: GetUsage): Promise<Usage> {
  const given = GetUsage.parse(input)
  const to = given.to ?? ctx.clock.now().toISOString().slice(0, 10)
  const from = given.from ?? dayAfter(to, 1 - DAYS)
  expectRange(from, to)
  const { sums } = await read(ctx, { sums: sumsOf(keys[given.by], from, to) }, { replica: true })
  const items = given.by === 'day' ? everyDay(sums, from, to) : sums.toSorted(mostTokensFirst)
  return { items, next_cursor: null, total: sums.reduce(added, NOTHING) }
}

/** Both days included. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

function expectRange(from: string, to: string): void {
  const days = daysBetween(from, to)
  if (days >= 1 && days <= MOST_DAYS) return
  const message = days < 1 ? 'must not be after `to`' : `must be at most ${MOST_DAYS} days before \`to\``
  throw new CoreError('invalid', `from: ${message}`, {
    issues: [{ path: 'from', code: 'invalid', message }],
  })
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const sumsOf = (key: SQL, from: string, to: string): Statement<UsageItem[]> =>
  statement<UsageItem>(
    sql`SELECT ${key} AS key, sum(calls)::int AS calls, sum(failed)::int AS failed,
          sum(input_tokens)::int8 AS input_tokens, sum(output_tokens)::int8 AS output_tokens
        FROM model_days
        WHERE tenant_id = ${tenant}
          AND day BETWEEN ${from}::date AND ${to}::date
        GROUP BY 1`,
  )

function everyDay(sums: readonly UsageItem[], from: string, to: string): UsageItem[] {
  const byDay = new Map(sums.map((sum) => [sum.key, sum]))
  return Array.from({ length: daysBetween(from, to) }, (_, place) => {
    const key = dayAfter(from, place)
    return byDay.get(key) ?? { key, ...NOTHING }
  })
}

const tokensOf = ({ input_tokens, output_tokens }: UsageItem): number => input_tokens + output_tokens

const mostTokensFirst = (one: UsageItem, other: UsageItem): number =>
  tokensOf(other) - tokensOf(one) || compared(one.key, other.key)

const added = (total: Usage['total'], sum: UsageItem): Usage['total'] => ({
  calls: total.calls + sum.calls,
  failed: total.failed + sum.failed,
  input_tokens: total.input_tokens + sum.input_tokens,
  output_tokens: total.output_tokens + sum.output_tokens,
})
