import { type SQL, sql } from 'drizzle-orm'
import { liveAt, moment, uuid } from '../../../../../db/sql.ts'
import type { Statement } from '../../../../../db/statements.ts'
import type { HistoryActor } from '../../traces/schemas.ts'
import { supersedeMemories } from './supersede.ts'

/** Undecided conflicts (`conflict`) with both statements: what is over disputes nothing. */
export const openConflicts = (subject: SQL, now: Date): SQL =>
  sql`memory_conflicts AS conflict
        JOIN memories AS older
          ON older.subject_id = conflict.subject_id AND older.id = conflict.older_id
          AND ${liveAt('older', now)}
        JOIN memories AS newer
          ON newer.subject_id = conflict.subject_id AND newer.id = conflict.newer_id
          AND ${liveAt('newer', now)}
        WHERE conflict.subject_id = ${subject}`

/** Whoever confirms one of two decides: what speaks against it is followed by it, from now on. */
export const decideFor = (subject: SQL, memoryId: string, actor: HistoryActor, now: Date): Statement =>
  supersedeMemories(
    { subject, now },
    sql`ending AS (
          SELECT DISTINCT
            CASE newer.id WHEN ${uuid(memoryId)} THEN older.id ELSE newer.id END AS id,
            ${uuid(memoryId)} AS superseded_by,
            ${moment(now)} AS invalid_at
          FROM ${openConflicts(subject, now)}
            AND ${uuid(memoryId)} IN (newer.id, older.id))`,
    actor,
  )
