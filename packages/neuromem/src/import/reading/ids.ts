import { cleanText } from '../json.ts'

export const LONGEST_TURN_ID = 128
export const LONGEST_ID = 256

const encoder = new TextEncoder()

/** In hex, of the text in UTF-8. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What no address can name. */
const UNNAMED: ReadonlySet<string> = new Set(['.', '..'])

/** The id as it is where it fits (in code points), else its SHA-256 in hex behind `prefix`. */
export function fitId(id: string, longest: number, prefix = ''): string | Promise<string> {
  const whole = prefix + cleanText(id)
  if (!UNNAMED.has(whole) && (whole.length <= longest || [...whole].length <= longest)) return whole
  return sha256(id).then((digest) => prefix + digest)
}

/**
 * An id for what has none: made of its words, so that the same words are the same thing in every export. 96
 * bits of a
 * multiplicative hash, in hex: no secret, only a name.
 */
export const idOfContent = (...parts: readonly string[]): string =>
  lanesOf(parts.join('\0'))
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('')

/** The same words as a number of 53 bits, for counting. */
export function numberOf(text: string): number {
  const [high, low] = lanesOf(text) as [number, number]
  return (high & 0x1fffff) * 2 ** 32 + low
}

const SEEDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
const PRIMES = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d]

function lanesOf(text: string): number[] {
  let [first, second, third] = SEEDS as [number, number, number]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, PRIMES[0] as number)
    second = Math.imul(second ^ (unit + (first >>> 15)), PRIMES[1] as number)
    third = Math.imul(third ^ (unit + (second >>> 13)), PRIMES[2] as number)
  }
  return [first ^ third, second ^ first, third ^ second].map(mixed)
}

/** Lets every bit have its say (the finish of MurmurHash3). */
function mixed(lane: number): number {
  let bits = lane ^ (lane >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
