import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sql } from 'drizzle-orm'
import { moment, tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'

/** A day, which the oldest token lives at most, and an hour for clocks that differ. */
const KEPT_MS = 25 * 3_600_000

/** What stands for a user where no name may stay. */
export const holderOf = (tenantId: string, userId: string): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([tenantId, userId]))))

/** The mark of a token that is made now: every ending that was before is smaller or the same. */
export const markNow = (): Statement<{ mark: number }[]> =>
  statement<{ mark: number }>(
    sql`SELECT CASE WHEN is_called THEN last_value ELSE 0 END::bigint AS mark FROM token_marks`,
  )

/**
 * Ends all tokens of a user that were made before.
 * @param holders a query with a column `holder`: where it has no row, nothing ends
 */
export const endTokensOf = (holders: ReturnType<typeof sql>, now: Date): Statement =>
  statement(
    sql`INSERT INTO ended_tokens (tenant_id, holder, mark, expires_at)
        SELECT ${tenant}, holder, nextval('token_marks'), ${moment(new Date(now.getTime() + KEPT_MS))}
        FROM (${holders}) AS ending
        ON CONFLICT (tenant_id, holder) DO UPDATE
        SET mark = excluded.mark, expires_at = excluded.expires_at`,
  )
