import { type SQL, sql } from 'drizzle-orm'
import { moment, uuid } from '../../../../db/sql.ts'
import { CoreError } from '../../errors.ts'
import type { MemoryType } from '../kinds/schemas.ts'
import type { MemoryStatus } from '../schemas.ts'
import type { MemoryRow } from '../table/shape.ts'

interface Filter {
  readonly status: MemoryStatus
  readonly memory_type?: MemoryType | undefined
  readonly requires_confirmation?: boolean | undefined
  readonly superseded_by?: string | undefined
}

/**
 * Whether a memory is held and true of now: neither ended, nor superseded, nor past its time. In SQL it is
 * the status `active`.
 */
export const isLive = (
  row: Pick<MemoryRow, 'expired_at' | 'superseded_by' | 'expires_at' | 'invalid_at'>,
  now: Date,
): boolean =>
  row.expired_at === null &&
  row.superseded_by === null &&
  [row.expires_at, row.invalid_at].every((end) => end === null || end > now)

/**
 * Every memory has exactly one of these statuses; one past its time is expired at once, whether or not a
 * sweep has seen it. Bare columns, for any relation that has them.
 */
function hasStatus(status: MemoryStatus, now: Date): SQL {
  const due = sql`expires_at <= ${moment(now)}`
  const over = sql`(superseded_by IS NOT NULL OR (invalid_at <= ${moment(now)}) IS TRUE)`
  switch (status) {
    case 'active':
      return sql`expired_at IS NULL AND NOT ${over} AND (${due}) IS NOT TRUE`
    case 'superseded':
      return sql`expired_at IS NULL AND ${over}`
    case 'expired':
      return sql`(expired_at IS NOT NULL OR (NOT ${over} AND ${due}))`
    case 'all':
      return sql`true`
  }
}

/** What a list or a search of memories may be narrowed down to. Bare columns. */
export function filterConditions(
  { status, memory_type, requires_confirmation, superseded_by }: Filter,
  now: Date,
): readonly SQL[] {
  const conditions = [hasStatus(status, now)]
  if (memory_type) conditions.push(sql`memory_type = ${memory_type}`)
  if (requires_confirmation !== undefined)
    conditions.push(sql`requires_confirmation = ${requires_confirmation}::boolean`)
  if (superseded_by) conditions.push(sql`superseded_by = ${uuid(superseded_by)}`)
  return conditions
}

/**
 * @throws CoreError `conflict` for a memory that is no longer live: what has ended is not changed any more.
 */
export function expectLive(row: MemoryRow, now: Date): void {
  if (!isLive(row, now)) throw new CoreError('conflict', `Memory ${row.id} is expired or superseded.`)
}
