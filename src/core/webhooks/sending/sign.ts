import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const PREFIX = 'whsec_'
const FEWEST = 24
const MOST = 64
const MADE = 32

/** The bytes of a secret; null for what is none: `whsec_` and base64 of 24 to 64 bytes. */
export function bytesOfSecret(secret: string): Uint8Array | null {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : ''
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return bytes.length >= FEWEST && bytes.length <= MOST ? bytes : null
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** `whsec_` and so many random bytes in base64 (Standard Webhooks). */
export const newSecret = (): string => PREFIX + base64(randomBytes(MADE))

/** The headers of a message (Standard Webhooks): its id, seconds, and what proves that we said it. */
export function signed(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const proof = hmac(
    sha256,
    bytesOfSecret(secret) ?? new Uint8Array(),
    utf8ToBytes(`${id}.${timestamp}.${body}`),
  )
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${base64(proof)}`,
  }
}
