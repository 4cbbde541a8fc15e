import type { Mark } from './schemas.ts'

const inTen = (importance: number): number => Number((importance * 10).toFixed(6))

/** A mark as the API shows it: models weigh from 0 to 1, and so it is stored; memories are of 0 to 10. */
export const shownMark = (mark: Mark): Mark => ({
  ...mark,
  withheld: mark.withheld ?? false,
  importance: inTen(mark.importance),
  parts: (mark.parts ?? []).map((part) => ({ ...part, importance: inTen(part.importance) })),
})
