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
 * other read the same sentence. What is given belongs to all of them.
 */
export function remembered<Value extends NonNullable<unknown> | null>(
  read: (text: string) => Value,
  { most, longest }: Limits = SENTENCES,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (text.length > longest) return value
    if (known.size === most) known.delete(known.keys().next().value!)
    known.set(text, value)
    return value
  }
}
