import { type SQL, sql } from 'drizzle-orm'
import { tenant, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { SubjectRef } from '../../tenancy/records/subjects.ts'
import type { Item, MatchedClaim } from '../schemas.ts'
import { citation } from './ids.ts'

export const bankSubject = (bank: string): SubjectRef => ({ kind: 'bank', external_id: bank })

/** An item as stored, with the name of its bank. */
export interface ItemRow {
  readonly id: string
  readonly bank: string
  readonly status: 'active' | 'archived'
  readonly content: string
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** What search has of an item's claims. */
export interface StoredClaim {
  readonly item_id: string
  readonly claim_id: string
  readonly snippet: string
  readonly embedded: boolean
}

/**
 * Items with the bank's name; `rest` begins with WHERE and sees the items as `item`, their banks as `bank`.
 */
export const selectItems = (rest: SQL): Statement<ItemRow[]> =>
  statement<ItemRow>(
    sql`SELECT item.id, bank.external_id AS bank, item.status, item.content, item.version,
          item.created_at, item.updated_at
        FROM experience_items item
        JOIN subjects bank ON bank.id = item.subject_id
        ${rest}`,
  )

/** Ids that are given, or a query for them. */
type ItemIds = readonly string[] | SQL

const isGiven = (ids: ItemIds): ids is readonly string[] => Array.isArray(ids)
const among = (ids: ItemIds): SQL =>
  sql`item.tenant_id = ${tenant} AND item.id ${isGiven(ids) ? sql`= ANY(${uuids(ids)})` : sql`IN (${ids})`}`

/** Items of the tenant by id, whatever their bank. */
export const itemsById = (ids: ItemIds): Statement<ItemRow[]> => selectItems(sql`WHERE ${among(ids)}`)

/** The claim rows of items: those whose text stays keep their vectors. */
export const storedClaims = (ids: ItemIds): Statement<StoredClaim[]> =>
  statement<StoredClaim>(
    sql`SELECT claim.item_id, claim.claim_id, claim.snippet, claim.embedding IS NOT NULL AS embedded
        FROM experience_items item
        JOIN experience_claims claim ON claim.subject_id = item.subject_id AND claim.item_id = item.id
        WHERE ${among(ids)}`,
  )

/** An item as a list shows it. */
export function toItem(row: ItemRow, matched: readonly MatchedClaim[] | null = null): Item {
  return {
    id: citation(row.id),
    bank: row.bank,
    status: row.status,
    content: row.content,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    matched_claims: matched && [...matched],
    claims: null,
  }
}
