const TURNS = 40
const TOKENS = 24_000

/**
 * Cuts turns into consecutive windows of at most 40 turns and 24 000 counted tokens; a longer turn stands
 * alone.
 */
export function windowsOf<Item>(items: readonly Item[], tokensOf: (item: Item) => number): Item[][] {
  const windows: Item[][] = []
  let used = 0
  for (const item of items) {
    const tokens = tokensOf(item)
    const last = windows.at(-1)
    if (last && last.length < TURNS && used + tokens <= TOKENS) {
      last.push(item)
      used += tokens
    } else {
      windows.push([item])
      used = tokens
    }
  }
  return windows
}
