import { sha256 } from '../reading/ids.ts'
import { compared } from '../reading/order.ts'

/** JSON as RFC 8785 writes it: keys in the order of their UTF-16 code units, nothing between the values. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const sorted = fields.sort(([a], [b]) => compared(a, b))
  return `{${sorted.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

/** PAM's hash of a content: trimmed, lower case, NFC, blanks single. */
export async function contentHash(content: string): Promise<string> {
  const normal = content.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ')
  return `sha256:${await sha256(normal)}`
}

/** PAM's checksum of memories: in the order of their ids, canonical. */
export async function checksum(memories: readonly { readonly id: string }[]): Promise<string> {
  const sorted = memories.toSorted((a, b) => compared(a.id, b.id))
  return `sha256:${await sha256(canonical(sorted))}`
}
