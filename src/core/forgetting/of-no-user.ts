import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { jsonb, moment, tenant, uuid } from '../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { lockSubject, type SubjectRef, subjectId } from '../tenancy/records/subjects.ts'
import { LONGEST_NAME } from '../text/strings.ts'
import type { ErasureKind, ForgetPlan, Forgotten } from './schemas.ts'
import { byOf } from './writing/receipts.ts'

/** How much goes, by table. */
export type Counts = Readonly<Record<string, number>>

/** A deletion of what is no user's: at once and without grace. */
export interface Removal {
  readonly kind: ErasureKind
  readonly owner: SubjectRef
  /** By table, which of its rows go. The first is what was asked for. */
  readonly going: Readonly<Record<string, SQL>>
  /** Which answers kept for an `Idempotency-Key` hold it: a path of jsonpath and its variables. */
  readonly answers: { readonly path: string; readonly names: Readonly<Record<string, string>> }
  /** The subject's name goes too. */
  readonly whole?: true
  readonly notFound: string
}

/**
 * Removes rows for good, or of a dry run counts them. The answer is the receipt.
 * @throws CoreError `not_found` when there is nothing of what was asked for
 */
export async function forgetRows(
  ctx: Context,
  removal: Removal,
  dryRun: boolean | undefined,
): Promise<Forgotten | ForgetPlan> {
  if (!dryRun) return removeRows(ctx, removal)
  const { found, counted } = await read(ctx, {
    found: statement<{ there: boolean }>(sql`SELECT ${isThere(removal)} AS there`),
    counted: countRows(removal),
  })
  if (!found[0]?.there) throw new CoreError('not_found', removal.notFound)
  return planOfRows(removal.kind, counted[0]?.rows ?? {})
}

async function removeRows(ctx: Context, removal: Removal): Promise<Forgotten> {
  const deed = newDeed(ctx, removal)
  const { removed } = await write(ctx, removing(deed), { on: lockSubject(removal.owner) })
  return forgottenOf(deed, removed[0]?.rows ?? {})
}

/** A removal with its receipt. */
export interface Deed extends Removal {
  readonly receipt: string
  readonly now: Date
  readonly by: ReturnType<typeof byOf>
  /** Counts of what goes otherwise than as a row. */
  readonly besides?: Counts
}

/** @param besides counts of what goes otherwise than as a row, for the receipt */
export const newDeed = (ctx: Context, removal: Removal, besides: Counts = {}): Deed => ({
  ...removal,
  receipt: v4(),
  now: ctx.clock.now(),
  by: byOf(ctx.actor),
  besides,
})

/** The guard, the rows with the receipt, the kept answers, and the name where all goes. */
export const removing = (deed: Deed) => ({
  isThere: expectThat(isThere(deed), 'not_found', deed.notFound),
  removed: removeWithReceipt(deed),
  answers: dropAnswersThat(deed.answers),
  name: deed.whole && takeName(deed),
})

const isThere = ({ going, owner, whole }: Removal): SQL => {
  const [asked] = Object.entries(going)
  if (whole || !asked) return sql`${subjectId(owner)} IS NOT NULL`
  return sql`EXISTS (SELECT FROM ${sql.identifier(asked[0])} WHERE ${asked[1]})`
}

const countRows = ({ going }: Removal): Statement<{ rows: Counts }[]> => {
  const counts = Object.entries(going).map(
    ([table, which]) => sql`${table}::text, (SELECT count(*) FROM ${sql.identifier(table)} WHERE ${which})`,
  )
  return statement(sql`SELECT jsonb_build_object(${sql.join(counts, sql`, `)}) AS rows`)
}

/** One statement, so that the receipt counts exactly what went, and children may go with their parents. */
function removeWithReceipt({ going, owner, besides, ...deed }: Deed): Statement<{ rows: Counts }[]> {
  const tables = Object.entries(going)
  const gone = (table: string) => sql.identifier(`gone_${table}`)
  const deletes = tables.map(
    ([table, which]) =>
      sql`${gone(table)} AS (DELETE FROM ${sql.identifier(table)} WHERE ${which} RETURNING 1)`,
  )
  const counts = tables.map(([table]) => sql`${table}::text, (SELECT count(*) FROM ${gone(table)})`)
  return statement(
    sql`WITH ${sql.join(deletes, sql`, `)}
        INSERT INTO erasures
          (id, tenant_id, subject_id, kind, by, key_id, rows, erased_at, completed_at, removed_at)
        SELECT ${uuid(deed.receipt)}, ${tenant}, ${subjectId(owner)}, ${deed.kind}, ${deed.by.by},
          ${deed.by.key_id}::uuid,
          jsonb_build_object(${sql.join(counts, sql`, `)}) || ${jsonb(besides ?? {})},
          ${moment(deed.now)}, ${moment(deed.now)}, ${moment(deed.now)}
        RETURNING rows`,
  )
}

/** The same key again is refused from now on. */
const dropAnswersThat = ({ path, names }: Removal['answers']): Statement =>
  statement(
    sql`UPDATE idempotency_keys
        SET outcome = 'forgotten', answer = NULL
        WHERE tenant_id = ${tenant}
          AND answer IS NOT NULL
          AND jsonb_path_exists(answer::jsonb, ${path}::jsonpath, ${jsonb(names)})`,
  )

/** The name may come again as something new. */
const takeName = ({ owner, receipt, now }: Deed): Statement =>
  statement(
    sql`UPDATE subjects
        SET external_id = ${receipt.padEnd(LONGEST_NAME + 1, '.')}, erased_at = ${moment(now)}
        WHERE id = ${subjectId(owner)}`,
  )

const nothing = { memory_ids: [], turns: [], relations: [], traits: [] }
const thatGo = (rows: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))

/** The answer: nothing of a bank or a project can be restored. */
export const forgottenOf = ({ receipt, kind, now }: Deed, rows: Counts): Forgotten => ({
  receipt,
  kind,
  user_id: null,
  erased_at: now.toISOString(),
  restorable_until: null,
  rows: thatGo(rows),
  ...nothing,
  skipped: [],
})

/** The plan of what goes by counts alone. */
export const planOfRows = (kind: ErasureKind, rows: Counts): ForgetPlan => ({
  plan_id: null,
  expires_at: null,
  kind,
  user_id: null,
  rows: thatGo(rows),
  ...nothing,
  found: [],
  remaining: 0,
})
