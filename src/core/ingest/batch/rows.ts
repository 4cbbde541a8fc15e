import { type SQL, sql } from 'drizzle-orm'
import { liveAt, recordsOf, saysSame, tenant, texts } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { tombstoneOf } from '../../memories/table/ending/tombstones.ts'
import { type Candidate, isNamed, type Known } from './plan.ts'

const givenShape = `given(
  index int, user_id text, id uuid, memory_type text, content_hash text, ended_at timestamptz, named boolean)`

/** The given candidates, each with the row of its user (`subject`). */
const givenTo = (candidates: readonly Candidate[]): SQL => {
  const rows = candidates.map((candidate) => ({
    index: candidate.index,
    user_id: candidate.item.user_id,
    id: candidate.id,
    memory_type: candidate.item.memory_type,
    content_hash: candidate.content_hash,
    ended_at: candidate.ended_at,
    named: isNamed(candidate),
  }))
  return sql`${recordsOf(rows, givenShape)}
        JOIN subjects AS subject
          ON subject.tenant_id = ${tenant}
          AND subject.kind = 'user'
          AND subject.external_id = given.user_id
          AND subject.erased_at IS NULL`
}

const knownTo = (candidates: readonly Candidate[], now: Date): SQL =>
  sql`${givenTo(candidates)}
        CROSS JOIN LATERAL (
          SELECT id, content
          FROM memories
          WHERE subject_id = subject.id AND id = given.id AND forgotten_at IS NULL
          UNION ALL
          SELECT id, content
          FROM memories
          WHERE given.ended_at IS NULL
            AND subject_id = subject.id
            AND memory_type = given.memory_type
            AND ${saysSame('memories', sql`given.content_hash`)}
            AND ${liveAt('memories', now)}
          UNION ALL
          SELECT id, content
          FROM memories
          WHERE given.ended_at IS NOT NULL
            AND NOT given.named
            AND subject_id = subject.id
            AND memory_type = given.memory_type
            AND ${saysSame('memories', sql`given.content_hash`)}
            AND invalid_at = given.ended_at
            AND expired_at IS NULL
          LIMIT 1) AS known`

/** What of these is stored already: by its id, or because something says the same. */
export const knownRows = (candidates: readonly Candidate[], now: Date): Statement<Known[]> =>
  statement<Known>(
    sql`SELECT given.index, known.id, known.content
        FROM ${knownTo(candidates, now)}`,
  )

/** Its words were forgotten, or it was itself: a husk keeps the id of what it was. */
const buriedAmong = (candidates: readonly Candidate[]): SQL =>
  sql`${givenTo(candidates)}
        WHERE EXISTS (
            SELECT FROM tombstones AS stone
            WHERE stone.subject_id = subject.id
              AND stone.hash = ${tombstoneOf('subject', sql`given.content_hash`)})
          OR EXISTS (
            SELECT FROM tombstones AS stone
            WHERE stone.subject_id = subject.id AND stone.object_id = given.id)
          OR EXISTS (
            SELECT FROM memories AS husk
            WHERE husk.subject_id = subject.id AND husk.id = given.id AND husk.forgotten_at IS NOT NULL)`

/** What of these the user had forgotten: nothing but the person brings it back. */
export const buriedRows = (candidates: readonly Candidate[]): Statement<{ readonly index: number }[]> =>
  statement<{ readonly index: number }>(
    sql`SELECT given.index
        FROM ${buriedAmong(candidates)}`,
  )

/** That none of these is stored, and none was forgotten. */
export const allNew = (candidates: readonly Candidate[], now: Date): SQL =>
  sql`NOT EXISTS (
        SELECT
        FROM ${knownTo(candidates, now)})
      AND NOT EXISTS (
        SELECT
        FROM ${buriedAmong(candidates)})`

/** The names of the users' own nodes, as names are compared. */
export const userNames = (
  userIds: readonly string[],
): Statement<{ readonly user_id: string; readonly norm: string }[]> =>
  statement(
    sql`SELECT subject.external_id AS user_id, alias.norm
        FROM subjects AS subject
        JOIN entities AS entity ON entity.subject_id = subject.id AND entity.norm = 'user'
        JOIN entity_aliases AS alias ON alias.subject_id = subject.id AND alias.entity_id = entity.id
        WHERE subject.tenant_id = ${tenant}
          AND subject.kind = 'user'
          AND subject.external_id = ANY (${texts(userIds)})
          AND subject.erased_at IS NULL`,
  )
