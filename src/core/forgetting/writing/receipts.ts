import { type SQL, sql } from 'drizzle-orm'
import { int, jsonb, moment, momentOrNull, newestFirst, tenant, uuid, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import type { Erasure, ErasureKind, Forgotten } from '../schemas.ts'

/** Who asked for it: a key, the person, or words of theirs in a turn. */
export type By = Erasure['by']

export interface Receipt {
  readonly receipt: string
  readonly kind: ErasureKind
  readonly by: By
  readonly key_id: string | null
  readonly answer: Omit<Forgotten, 'receipt' | 'kind' | 'user_id' | 'erased_at' | 'restorable_until'>
  readonly now: Date
  readonly restorable_until: Date | null
}

/** Who erases, as a receipt tells it. */
export const byOf = (actor: Actor): Pick<Receipt, 'by' | 'key_id'> => {
  if (actor.kind === 'key') return { by: 'key', key_id: actor.key_id }
  return { by: actor.kind === 'user' ? 'user' : 'words', key_id: null }
}

/** The receipt; what is no number or id of ours (names of turns) goes with the user. */
export const writeReceipt = (subject: SQL, given: Receipt): Statement => {
  const { rows, memory_ids, ...rest } = given.answer
  const removed = given.restorable_until === null ? given.now : null
  return statement(
    sql`INSERT INTO erasures
          (id, tenant_id, subject_id, kind, by, key_id, rows, memory_ids, answer, erased_at, completed_at,
          restorable_until, removed_at)
        VALUES (${uuid(given.receipt)}, ${tenant}, ${subject}, ${given.kind}, ${given.by},
          ${given.key_id}::uuid, ${jsonb(rows)}, ${uuids(memory_ids)}, ${jsonb(rest)}, ${moment(given.now)},
          ${moment(given.now)}, ${momentOrNull(given.restorable_until)}, ${momentOrNull(removed)})`,
  )
}

/** A receipt as it is stored, with whose it was. */
export interface ReceiptRow {
  readonly id: string
  readonly kind: ErasureKind
  readonly user_id: string | null
  readonly rows: Forgotten['rows']
  readonly memory_ids: string
  readonly answer: Partial<Pick<Forgotten, 'turns' | 'relations' | 'traits' | 'skipped'>>
  readonly erased_at: Date
  readonly restorable_until: Date | null
  readonly removed_at: Date | null
}

/** @param which a condition on `erasures AS receipt` */
export const receiptRows = (which: SQL): Statement<ReceiptRow[]> =>
  statement<ReceiptRow>(
    sql`SELECT receipt.id, receipt.kind, owner.external_id AS user_id, receipt.rows,
          array_to_json(receipt.memory_ids) AS memory_ids, receipt.answer, receipt.erased_at,
          receipt.restorable_until, receipt.removed_at
        FROM erasures AS receipt
        LEFT JOIN subjects AS owner
          ON owner.tenant_id = receipt.tenant_id
          AND owner.id = receipt.subject_id
          AND owner.erased_at IS NULL
        WHERE receipt.tenant_id = ${tenant} AND ${which}
        LIMIT 1`,
  )

/** The receipt of the deletion that took a memory. */
export const forgottenByMemory = (id: string): SQL =>
  sql`receipt.id = (
          SELECT memory.forgotten_by
          FROM memories AS memory
          WHERE memory.tenant_id = ${tenant} AND memory.id = ${uuid(id)}
          ORDER BY memory.subject_id
          LIMIT 1)`

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A deletion as it was answered the first time. */
export const toForgotten = (row: ReceiptRow): Forgotten => ({
  receipt: row.id,
  kind: row.kind,
  user_id: row.user_id,
  erased_at: row.erased_at.toISOString(),
  restorable_until: iso(row.restorable_until),
  rows: row.rows,
  memory_ids: idsOf(row.memory_ids),
  turns: row.answer.turns ?? [],
  relations: row.answer.relations ?? [],
  traits: row.answer.traits ?? [],
  skipped: row.answer.skipped ?? [],
})

/** An array column as JSON, parsed or as the driver's text. */
export const idsOf = (ids: string | readonly string[]): string[] =>
  typeof ids === 'string' ? (JSON.parse(ids) as string[]) : [...ids]

export interface ErasureRow {
  readonly id: string
  readonly kind: ErasureKind
  readonly by: By
  readonly key_id: string | null
  readonly rows: Erasure['rows']
  readonly memory_ids: string
  readonly erased_at: Date
  readonly restored_at: Date | null
  readonly removed_at: Date | null
}

/** Receipts of the tenant, newest first. */
export const erasureRows = (after: SQL, limit: number): Statement<ErasureRow[]> =>
  statement<ErasureRow>(
    sql`SELECT id, kind, by, key_id, rows, array_to_json(memory_ids) AS memory_ids, erased_at,
          restored_at, removed_at
        FROM erasures
        WHERE tenant_id = ${tenant} AND ${after}
        ORDER BY ${newestFirst('erased_at', 'id')}
        LIMIT ${int(limit)}`,
  )

export const toErasure = (row: ErasureRow): Erasure => ({
  receipt: row.id,
  kind: row.kind,
  erased_at: row.erased_at.toISOString(),
  by: row.by,
  key_id: row.key_id,
  rows: row.rows,
  memory_ids: idsOf(row.memory_ids),
  restored_at: iso(row.restored_at),
  removed_at: iso(row.removed_at),
})

/** Answers kept for an `Idempotency-Key` that hold one of these ids: the same key is refused from now on. */
export const dropAnswers = (ids: readonly string[]): Statement =>
  statement(
    sql`UPDATE idempotency_keys
        SET outcome = 'forgotten', answer = NULL
        WHERE tenant_id = ${tenant}
          AND answer IS NOT NULL
          AND EXISTS (
            SELECT FROM unnest(${uuids(ids)}) AS gone(id)
            WHERE position(gone.id::text IN answer::text) > 0)`,
  )
