import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

const PREFIX_LENGTH = 10
const CHECKSUM_LENGTH = 6
/** `nm_` (of one person: `nm_u_`), 256 bits, and a checksum. */
const API_KEY = /^nm_(?:u_)?[A-Za-z0-9_-]{43}[A-Za-z0-9_-]{6}$/
/** Keys that were made before there was a checksum. */
const UNCHECKED = /^nm_[A-Za-z0-9_-]{43}$/

/** The key as its owner gets it: 256 bits and what tells a slip of the hand without asking anybody. */
export function toApiKey(bytes: Uint8Array, prefix: 'nm_' | 'nm_u_' = 'nm_'): string {
  const text = `${prefix}${base64url.encode(bytes)}`
  return text + checksumOf(text)
}

const checksumOf = (text: string): string =>
  base64url.encode(sha256(utf8ToBytes(text))).slice(0, CHECKSUM_LENGTH)

/** Whether credentials are an API key by their form: any other one is nobody's. */
export function isApiKey(credentials: string): boolean {
  if (UNCHECKED.test(credentials)) return true
  if (!API_KEY.test(credentials)) return false
  return checksumOf(credentials.slice(0, -CHECKSUM_LENGTH)) === credentials.slice(-CHECKSUM_LENGTH)
}

/** What is stored of a key. */
export const hashOfKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))

/** The characters that a person knows a key by. */
export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH)
