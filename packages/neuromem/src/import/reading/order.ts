/** By code units, which is the same everywhere and knows no language; for `sort`. */
export const compared = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
