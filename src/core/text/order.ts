/** By code units, which is the same everywhere and knows no language; for `sort`. */
export const compared = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Rows are written in the order of their keys: two writes that meet wait for each other, none for ever. */
export const by =
  <Item>(keyOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    compared(keyOf(one), keyOf(other))
