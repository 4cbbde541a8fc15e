import { sql } from 'drizzle-orm'
import { jsonb, moment, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { CoreError } from '../../errors.ts'
import { Policy } from './schemas.ts'

export interface PolicyRow {
  readonly policy: unknown
}

/** The tenant's own policy row: put it among a verb's reads and give the rows to `toPolicy`. */
export const readPolicy = (): Statement<PolicyRow[]> =>
  statement<PolicyRow>(sql`SELECT policy FROM policies WHERE tenant_id = ${tenant}`)

/** As a whole: what it does not say is at its default. */
export const replacePolicy = (policy: Policy, now: Date): Statement =>
  statement(
    sql`INSERT INTO policies (tenant_id, policy, updated_at)
        VALUES (${tenant}, ${jsonb(policy)}, ${moment(now)})
        ON CONFLICT (tenant_id) DO UPDATE SET policy = excluded.policy, updated_at = excluded.updated_at`,
  )

/**
 * Defaults filled in. A stored policy was checked when it was put, so one that does not parse is a fault of
 * ours.
 */
export function toPolicy(rows: readonly PolicyRow[]): Policy {
  const parsed = Policy.safeParse(rows[0]?.policy ?? {})
  if (!parsed.success)
    throw new CoreError('internal', 'The stored policy is not readable.', { cause: parsed.error })
  return parsed.data
}
