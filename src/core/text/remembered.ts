/** Texts that are known at once, and the characters of one. */
interface Limits {
  readonly most: number
  readonly longest: number
}
const SENTENCES: Limits = { most: 256, longest: 2_000 }
/** For what reads whole turns. */
export const TURNS: Limits = { most: 32, longest: 32 * 1024 }

/**
 * Gives what `read` gives, read once of each of the texts that came last: several who do not know of each
 * other read the same sentence. What is given belongs to all of them. Half of what is known is let go at once:
 * a map from which the first entry is taken each time goes through all that went before it.
 */
export function remembered<Value extends NonNullable<unknown> | null>(
  read: (text: string) => Value,
  { most, longest }: Limits = SENTENCES,
): (text: string) => Value {
  let recent = new Map<string, Value>()
  let before = new Map<string, Value>()
  return (text) => {
    const found = recent.get(text)
    if (found !== undefined) return found
    const known = before.get(text)
    const value = known === undefined ? read(text) : known
    if (text.length > longest) return value
    if (recent.size >= most / 2) {
      before = recent
      recent = new Map()
    }
    recent.set(text, value)
    return value
  }
}
