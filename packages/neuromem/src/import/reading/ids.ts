import { cleanText } from '../json.ts'

export const LONGEST_TURN_ID = 128
export const LONGEST_ID = 256

const encoder = new TextEncoder()

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id as it is where it fits (in code points), else its SHA-256 in hex behind `prefix`. */
export async function fitId(id: string, longest: number, prefix = ''): Promise<string> {
  const whole = prefix + cleanText(id)
  if (whole.length <= longest || [...whole].length <= longest) return whole
  return prefix + (await sha256(id))
}

const SHORT = 24

/** An id for what has none: made of its words, so that the same words are the same thing in every export. */
export const idOfContent = async (...parts: readonly string[]): Promise<string> =>
  (await sha256(parts.join('\0'))).slice(0, SHORT)
