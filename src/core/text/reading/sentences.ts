const ABBREVIATION = /\b(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|a\.m|p\.m|no|jr|sr)\.$/iu

/** A place of a text, in UTF-16 units. */
export interface Place {
  readonly start: number
  readonly end: number
}

/**
 * Where the sentences of a text stand, one behind the other, with their end marks and the blanks before them.
 * @param mark what ends a sentence, global; a full stop behind an abbreviation does not
 */
export function placesOf(text: string, mark: RegExp): Place[] {
  const places: Place[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(mark)) {
    const end = index + found.length
    if (found === '.' && ABBREVIATION.test(text.slice(Math.max(0, end - 8), end))) continue
    places.push({ start, end })
    start = end
  }
  return start < text.length ? [...places, { start, end: text.length }] : places
}
