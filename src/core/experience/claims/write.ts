import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { experience_claims, experience_edits, experience_items } from '../../../../db/schema/experience.ts'
import { recordsOf, uuids } from '../../../../db/sql.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Actor, Context } from '../../context.ts'
import { lockSubject, ownedBy, subjectId, upsertSubject } from '../../tenancy/records/subjects.ts'
import { by } from '../../text/order.ts'
import type { Edit } from '../schemas.ts'
import { type Content, writeContent } from './protocol.ts'
import { bankSubject, type StoredClaim } from './rows.ts'
import { type ClaimRow, claimRowsOf, withVectors } from './snippets.ts'

/** One item as it was read, and as it is to be. */
export interface ItemChange {
  readonly item_id: string
  readonly action: Edit['action']
  /** Null for an item that is new. */
  readonly before: {
    readonly content: string
    readonly status: 'active' | 'archived'
    readonly version: number
  } | null
  readonly after: { readonly content: Content; readonly status: 'active' | 'archived' }
}

/** Who changes, and by what. */
export interface ChangeNote {
  readonly actor: Edit['actor']
  readonly run_id?: string
  readonly delta_id?: string
}

/** A key acts for a person; sweeps and commands are the system. */
export const editActor = (actor: Actor): Edit['actor'] => (actor.kind === 'system' ? 'system' : 'user')

/** An item that is new, with all its claims. */
export const addition = (item_id: string, content: Content): ItemChange => ({
  item_id,
  action: 'add',
  before: null,
  after: { content, status: 'active' },
})

/**
 * A change of items, for one write: `lock` is the bank's, for its `on`; the group `changed` begins with the
 * guard that nobody changed them since they were read (`version_conflict`), then items, claim rows rebuilt,
 * edits. One embedding call for claims with new words.
 * @throws WorkError when the embedder gives no answer
 */
export async function changeItems(
  ctx: Context,
  bank: string,
  changes: readonly ItemChange[],
  stored: readonly StoredClaim[],
  note: ChangeNote,
) {
  const now = ctx.clock.now()
  const subject = bankSubject(bank)
  const isNew = changes.some((change) => change.before === null)
  const lock = isNew ? upsertSubject(subject, now) : lockSubject(subject)
  if (changes.length === 0) return { lock, changed: {} }
  const sorted = changes.toSorted(by(({ item_id }) => item_id))
  const claims = sorted.flatMap(({ item_id, after }) => claimRowsOf({ item_id, ...after }))
  const ids = sorted.map(({ item_id }) => item_id)
  return {
    lock,
    changed: {
      unchanged: expectUnchanged(bank, sorted.map(versionRead)),
      items: putItems(bank, sorted, now),
      claims: rebuildClaims(bank, ids, await withVectors(ctx, claims, stored)),
      edits: insertRows(
        experience_edits,
        sorted.map((change) => editRow(change, note, now)),
        { fixed: ownedBy(subject) },
      ),
    },
  }
}

/** An item's version as it was read; null: not there yet. */
interface VersionRead {
  readonly id: string
  readonly version: number | null
}

const versionRead = ({ item_id, before }: ItemChange): VersionRead => ({
  id: item_id,
  version: before?.version ?? null,
})

/** The items are as they were read. */
export function expectUnchanged(bank: string, items: readonly VersionRead[]): Statement {
  const read = items.map(({ id, version }) => ({ id, version }))
  return expectThat(
    sql`NOT EXISTS (
      SELECT FROM ${recordsOf(read, 'seen(id uuid, version int)')}
      LEFT JOIN experience_items item
        ON item.subject_id = ${subjectId(bankSubject(bank))} AND item.id = seen.id
      WHERE item.version IS DISTINCT FROM seen.version)`,
    'version_conflict',
    'The item was changed by somebody else.',
  )
}

const putItems = (bank: string, changes: readonly ItemChange[], now: Date): Statement =>
  insertRows(
    experience_items,
    changes.map(({ item_id, before, after }) => ({
      id: item_id,
      status: after.status,
      content: writeContent(after.content),
      version: (before?.version ?? 0) + 1,
      created_at: now,
      updated_at: now,
    })),
    {
      fixed: ownedBy(bankSubject(bank)),
      onConflict: sql`ON CONFLICT (subject_id, id) DO UPDATE SET
        status = excluded.status, content = excluded.content,
        version = excluded.version, updated_at = excluded.updated_at`,
    },
  )

const editRow = ({ item_id, action, before, after }: ItemChange, note: ChangeNote, now: Date) => ({
  id: v4(),
  item_id,
  action,
  actor: note.actor,
  old_content: before?.content ?? null,
  new_content: writeContent(after.content),
  run_id: note.run_id ?? null,
  delta_id: note.delta_id ?? null,
  created_at: now,
})

/** Replaces the claim rows of items: those not named go, a row with the same snippet keeps its vector. */
export function rebuildClaims(
  bank: string,
  itemIds: readonly string[],
  rows: readonly (ClaimRow & Readonly<Record<string, unknown>>)[],
) {
  const subject = bankSubject(bank)
  const named = rows.map(({ item_id, claim_id }) => ({ item_id, claim_id }))
  return {
    gone: statement(
      sql`DELETE FROM experience_claims claim
          WHERE claim.subject_id = ${subjectId(subject)}
            AND claim.item_id = ANY(${uuids(itemIds)})
            AND NOT EXISTS (
              SELECT FROM ${recordsOf(named, 'named(item_id uuid, claim_id text)')}
              WHERE named.item_id = claim.item_id AND named.claim_id = claim.claim_id)`,
    ),
    stored:
      rows.length > 0
        ? insertRows(experience_claims, rows, { fixed: ownedBy(subject), onConflict: REPLACE_CLAIM })
        : undefined,
  }
}

/**
 * Rows come without a vector where the stored one still fits; one that `db:reembed` has filled in stays too.
 */
const keepsVector: SQL = sql`experience_claims.snippet = excluded.snippet AND excluded.embedding IS NULL`
const REPLACE_CLAIM: SQL = sql`ON CONFLICT (subject_id, item_id, claim_id) DO UPDATE SET
  position = excluded.position, status = excluded.status, snippet = excluded.snippet,
  lexemes = excluded.lexemes, length = excluded.length,
  embedding = CASE WHEN ${keepsVector} THEN experience_claims.embedding ELSE excluded.embedding END,
  embedding_next = CASE WHEN ${keepsVector} THEN experience_claims.embedding_next END,
  embedding_model = CASE
    WHEN ${keepsVector} THEN experience_claims.embedding_model ELSE excluded.embedding_model END`
