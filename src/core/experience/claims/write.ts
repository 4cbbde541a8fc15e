import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { experience_claims, experience_edits, experience_items } from '../../../../db/schema/experience.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Actor, Context } from '../../context.ts'
import { lockSubject, subjectId, upsertSubject } from '../../tenancy/records/subjects.ts'
import type { Edit } from '../schemas.ts'
import type { Content } from './protocol.ts'
import { writeContent } from './protocol.ts'
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

/**
 * Everything that a change of items writes, for one batch: the bank's lock, the guard that nobody changed them since they were read
 * (`version_conflict`), items, claim rows rebuilt, edits. One embedding call for claims with new words.
 * @throws WorkError when the embedder gives no answer
 */
export async function changeStatements(
  ctx: Context,
  bank: string,
  changes: readonly ItemChange[],
  stored: readonly StoredClaim[],
  note: ChangeNote,
): Promise<Statement[]> {
  const now = ctx.clock.now()
  const subject = bankSubject(bank)
  const sorted = changes.toSorted((one, other) => (one.item_id < other.item_id ? -1 : 1))
  const isNew = sorted.some((change) => change.before === null)
  const lock = isNew ? upsertSubject(subject, now) : lockSubject(subject)
  if (sorted.length === 0) return [lock]
  const claims = sorted.flatMap((change) => claimRowsOf({ item_id: change.item_id, ...change.after }))
  const owner = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(subject) }
  return [
    lock,
    expectUnchanged(
      bank,
      sorted.map(({ item_id, before }) => ({ id: item_id, version: before?.version ?? null })),
    ),
    insertRows(
      experience_items,
      sorted.map((change) => itemRow(change, now)),
      { fixed: owner, onConflict: REPLACE_ITEM },
    ),
    ...rebuildStatements(
      bank,
      sorted.map((change) => change.item_id),
      await withVectors(ctx, claims, stored),
    ),
    insertRows(
      experience_edits,
      sorted.map((change) => editRow(change, note, now)),
      { fixed: owner },
    ),
  ]
}

const REPLACE_ITEM = sql`ON CONFLICT (subject_id, id) DO UPDATE SET status = excluded.status, content = excluded.content,
  version = excluded.version, updated_at = excluded.updated_at`

/** The items are as they were read: same version; null: not there yet. */
export function expectUnchanged(
  bank: string,
  expected: readonly { id: string; version: number | null }[],
): Statement {
  return expectThat(
    sql`NOT EXISTS (SELECT FROM json_to_recordset(${JSON.stringify(expected)}::json) AS e(id uuid, version int)
      LEFT JOIN experience_items i ON i.subject_id = ${subjectId(bankSubject(bank))} AND i.id = e.id
      WHERE i.version IS DISTINCT FROM e.version)`,
    'version_conflict',
    'The item was changed by somebody else.',
  )
}

const itemRow = ({ item_id, before, after }: ItemChange, now: Date) => ({
  id: item_id,
  status: after.status,
  content: writeContent(after.content),
  version: (before?.version ?? 0) + 1,
  created_at: now,
  updated_at: now,
})

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
export function rebuildStatements(
  bank: string,
  itemIds: readonly string[],
  rows: readonly (ClaimRow & Readonly<Record<string, unknown>>)[],
): Statement[] {
  const subject = bankSubject(bank)
  const keep = rows.map(({ item_id, claim_id }) => ({ item_id, claim_id }))
  const gone = statement(
    sql`DELETE FROM experience_claims c WHERE c.subject_id = ${subjectId(subject)}
        AND c.item_id IN (SELECT value::uuid FROM json_array_elements_text(${JSON.stringify(itemIds)}::json))
        AND NOT EXISTS (SELECT FROM json_to_recordset(${JSON.stringify(keep)}::json) AS k(item_id uuid, claim_id text)
          WHERE k.item_id = c.item_id AND k.claim_id = c.claim_id)`,
  )
  if (rows.length === 0) return [gone]
  const owner = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(subject) }
  return [gone, insertRows(experience_claims, rows, { fixed: owner, onConflict: REPLACE_CLAIM })]
}

const SAME = sql.raw('experience_claims.snippet = excluded.snippet AND excluded.embedding IS NULL')
const REPLACE_CLAIM = sql`ON CONFLICT (subject_id, item_id, claim_id) DO UPDATE SET position = excluded.position, status = excluded.status,
  snippet = excluded.snippet, lexemes = excluded.lexemes, length = excluded.length,
  embedding = CASE WHEN ${SAME} THEN experience_claims.embedding ELSE excluded.embedding END,
  embedding_next = CASE WHEN ${SAME} THEN experience_claims.embedding_next END,
  embedding_model = CASE WHEN ${SAME} THEN experience_claims.embedding_model ELSE excluded.embedding_model END`
