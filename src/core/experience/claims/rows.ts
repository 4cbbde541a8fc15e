import { type SQL, sql } from 'drizzle-orm'
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

const ITEM = sql`i.id, s.external_id AS bank, i.status, i.content, i.version, i.created_at, i.updated_at
  FROM experience_items i JOIN subjects s ON s.id = i.subject_id`

/** Items with the bank's name; `rest` begins with WHERE and sees the item as `i`, its bank as `s`. */
export const selectItems = (rest: SQL): Statement<ItemRow[]> =>
  statement<ItemRow>(sql`SELECT ${ITEM} ${rest}`)

const listed = (ids: readonly string[]): SQL =>
  sql`SELECT value::uuid FROM json_array_elements_text(${JSON.stringify(ids)}::json)`
const ofTenant = (ids: SQL): SQL => sql`i.tenant_id = (SELECT neuromem_tenant()) AND i.id IN (${ids})`

/** Items of the tenant by id, whatever their bank. `ids` are given, or an SQL query for them. */
export const itemsById = (ids: readonly string[] | SQL): Statement<ItemRow[]> =>
  selectItems(sql`WHERE ${ofTenant(isList(ids) ? listed(ids) : ids)}`)

/** The claim rows of items: those whose text stays keep their vectors. */
export const storedClaims = (ids: readonly string[] | SQL): Statement<StoredClaim[]> =>
  statement<StoredClaim>(
    sql`SELECT c.item_id, c.claim_id, c.snippet, c.embedding IS NOT NULL AS embedded
        FROM experience_items i JOIN experience_claims c ON c.subject_id = i.subject_id AND c.item_id = i.id
        WHERE ${ofTenant(isList(ids) ? listed(ids) : ids)}`,
  )

const isList = (ids: readonly string[] | SQL): ids is readonly string[] => Array.isArray(ids)

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
  }
}
