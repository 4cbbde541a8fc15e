import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { v4 } from 'uuid'

/** 32 bytes for a purpose, and a UUID. */
export interface Secrets {
  bytes(purpose: string): Uint8Array
  id(purpose: string): string
}

/** Of API keys. Not the purpose of those without a checksum, which stay beside the one that is made now. */
export const KEY = 'checked key'

export const randomSecrets: Secrets = { bytes: () => randomBytes(32), id: () => v4() }

/**
 * The same secrets for the same `Idempotency-Key`: an answer that holds a new API key is made again when the
 * request is repeated, instead of being kept in the database.
 */
export function repeatableSecrets(secret: string, route: string, idempotencyKey: string): Secrets {
  const bytes = (purpose: string) =>
    hmac(sha256, utf8ToBytes(secret), utf8ToBytes(JSON.stringify([route, idempotencyKey, purpose])))
  return { bytes, id: (purpose) => v4({ random: bytes(purpose).slice(0, 16) }) }
}
