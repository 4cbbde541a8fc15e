import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sql } from 'drizzle-orm'
import { base64url } from 'jose'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { KeyScope } from '../schemas.ts'

const PREFIX_LENGTH = 10

/** The key as its owner gets it: `nm_` and 256 bits. */
export const toApiKey = (bytes: Uint8Array): string => `nm_${base64url.encode(bytes)}`

export const hashApiKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))

export interface NewKey {
  readonly id: string
  readonly tenant_id: string
  readonly key: string
  readonly scopes: readonly KeyScope[]
}

/** Stores what is kept of a key: its hash and the characters that a person knows it by. */
export function insertKey({ id, tenant_id, key, scopes }: NewKey, now: Date): Statement {
  return statement(
    sql`INSERT INTO api_keys (id, tenant_id, hash, prefix, scopes, created_at)
        VALUES (${id}::uuid, ${tenant_id}::uuid, ${hashApiKey(key)}, ${key.slice(0, PREFIX_LENGTH)},
          ARRAY(SELECT json_array_elements_text(${JSON.stringify(scopes)}::json)), ${now.toISOString()}::timestamptz)
        ON CONFLICT (id) DO NOTHING`,
  )
}
