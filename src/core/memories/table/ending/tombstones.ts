import { type SQL, sql } from 'drizzle-orm'
import { moment, recordsOf, tenant, uuid } from '../../../../../db/sql.ts'
import { type Statement, statement } from '../../../../../db/statements.ts'

/** Words that are not to come back: a memory's content, or a turn's text. */
export interface Buried {
  readonly kind: 'memory' | 'trait' | 'turn'
  readonly object_id: string
  /** `contentHash(words)` */
  readonly content_hash: string
}

/** By what words are known that nobody keeps: `owner` is a `subjects` row. */
export const tombstoneOf = (owner: string, contentHash: SQL): SQL =>
  sql`neuromem_tombstone(${sql.raw(owner)}.forget_key, ${contentHash})`

/** Leaves a tombstone for each memory that goes, so that nothing brings it back. */
export const bury = (
  subject: SQL,
  buried: readonly Buried[],
  { receipt, now }: { readonly receipt: string; readonly now: Date },
): Statement =>
  statement(
    sql`INSERT INTO tombstones (tenant_id, subject_id, hash, object_id, kind, receipt, forgotten_at)
        SELECT DISTINCT ON (given.content_hash, given.object_id)
          ${tenant}, owner.id, ${tombstoneOf('owner', sql`given.content_hash`)}, given.object_id, given.kind,
          ${uuid(receipt)}, ${moment(now)}
        FROM ${recordsOf(buried, 'given(kind text, object_id uuid, content_hash text)')}
        JOIN subjects AS owner ON owner.id = ${subject}
        ORDER BY given.content_hash, given.object_id
        ON CONFLICT (subject_id, hash, object_id) DO UPDATE
        SET receipt = excluded.receipt, forgotten_at = excluded.forgotten_at`,
  )

/** The tombstones of words, by their content hashes: when each was forgotten last. */
export const tombstonesOf = (
  subject: SQL,
  hashes: readonly string[],
): Statement<{ content_hash: string; forgotten_at: Date }[]> =>
  statement(
    sql`SELECT given.content_hash, max(stone.forgotten_at) AS forgotten_at
        FROM ${recordsOf(
          [...new Set(hashes)].map((content_hash) => ({ content_hash })),
          'given(content_hash text)',
        )}
        JOIN subjects AS owner ON owner.id = ${subject}
        JOIN tombstones AS stone
          ON stone.subject_id = owner.id
          AND stone.hash = ${tombstoneOf('owner', sql`given.content_hash`)}
        GROUP BY given.content_hash`,
  )

/** Memories and turns that were forgotten, whatever they said, by their ids. */
export const buriedObjects = (subject: SQL, ids: readonly string[]): Statement<{ object_id: string }[]> =>
  statement(
    sql`SELECT DISTINCT stone.object_id
        FROM ${recordsOf(
          [...new Set(ids)].map((id) => ({ id })),
          'given(id uuid)',
        )}
        JOIN tombstones AS stone ON stone.subject_id = ${subject} AND stone.object_id = given.id`,
  )

/** The person says it anew: nothing refuses it any more. */
export const liftTombstones = (subject: SQL, hashes: readonly string[]): Statement =>
  statement(
    sql`DELETE FROM tombstones AS stone
        USING subjects AS owner,
          ${recordsOf(
            [...new Set(hashes)].map((content_hash) => ({ content_hash })),
            'given(content_hash text)',
          )}
        WHERE owner.id = ${subject}
          AND stone.subject_id = owner.id
          AND stone.hash = ${tombstoneOf('owner', sql`given.content_hash`)}`,
  )
