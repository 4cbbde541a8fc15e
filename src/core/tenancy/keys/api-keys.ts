import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

const PREFIX_LENGTH = 10
const API_KEY = /^nm_[A-Za-z0-9_-]{20,100}$/

/** The key as its owner gets it: `nm_` and 256 bits. */
export const toApiKey = (bytes: Uint8Array): string => `nm_${base64url.encode(bytes)}`

/** Whether credentials have the form of an API key. */
export const isApiKey = (credentials: string): boolean => API_KEY.test(credentials)

/** What is stored of a key. */
export const hashOfKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))

/** The characters that a person knows a key by. */
export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH)
