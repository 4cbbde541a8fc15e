/** A pattern that matches where any of the parts does; the parts' own flags count for nothing. */
export const anyOf = (flags: string, parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join('|'), flags)
