import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { v5 } from 'uuid'
import { normalise } from './normalise.ts'
import { undated } from './reading/dated-quote.ts'

/** The namespace of every UUIDv5 that neuromem makes. */
const NAMESPACE = '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d'

/** SHA-256 in hex over parts that cannot run into each other. */
export function hashOf(...parts: readonly (string | null)[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))))
}

/** The hash by which a memory's content repeats: over its normalised text. */
export function contentHash(content: string): string {
  return hashOf(normalise(undated(content)))
}

/** A UUIDv5 from what a row is: the same place and content give the same id on every delivery. */
export function idOf(...parts: readonly (string | number | null)[]): string {
  return v5(JSON.stringify(parts), NAMESPACE)
}
