import { type SQL, sql } from 'drizzle-orm'
import { int, recordsOf, uuids } from '../../../../db/sql.ts'
import { expectThat, type Statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'

/** A turn of the history as it was read. */
export interface SeenTurn {
  readonly id: string
  /** How many parts of it were hidden. */
  readonly hidden: number
}

/** What a reply is made from: what is forgotten while it is made must not be stored with it. */
export interface Drawn {
  readonly memory_ids: readonly string[]
  readonly turns: readonly SeenTurn[]
}

/** That nothing of it has been forgotten meanwhile. After the user's lock. */
export const expectRemembered = (userId: string, { memory_ids, turns }: Drawn): Statement =>
  expectThat(
    sql`${allThere(subjectId(userSubject(userId)), memory_ids)}
        AND ${allShown(subjectId(userSubject(userId)), turns)}`,
    'forgotten',
    'What the reply was made from has been forgotten.',
  )

const allThere = (subject: SQL, ids: readonly string[]): SQL => sql`(
          SELECT count(*) = ${int(ids.length)}
          FROM memories
          WHERE subject_id = ${subject} AND id = ANY(${uuids(ids)}) AND forgotten_at IS NULL)`

const allShown = (subject: SQL, turns: readonly SeenTurn[]): SQL => sql`NOT EXISTS (
          SELECT FROM ${recordsOf(turns, 'seen(id uuid, hidden int)')}
          JOIN turns AS turn ON turn.subject_id = ${subject} AND turn.id = seen.id
          WHERE turn.forgotten_at IS NOT NULL
            OR coalesce(jsonb_array_length(turn.hidden), 0) <> seen.hidden)`
