import type { Place } from '../../../text/reading/sentences.ts'

const PAIRS: readonly (readonly [opening: string, closing: string])[] = [
  ['“', '”'],
  ['"', '"'],
  ['「', '」'],
  ['『', '』'],
]
/** What ends a sentence inside, or sets a clause off: a title or a name has neither. */
const SEVERAL = /[.。!！?？\n][\s"”」』]*\S|[,，].*[,，]/u

/** Where a text gives somebody's words of more than one sentence between quotation marks. */
export function longQuotations(text: string): Place[] {
  const found: Place[] = []
  for (const [opening, closing] of PAIRS) {
    let start = text.indexOf(opening)
    while (start !== -1) {
      const end = text.indexOf(closing, start + 1)
      if (end === -1) break
      if (SEVERAL.test(text.slice(start + 1, end))) found.push({ start, end: end + 1 })
      start = text.indexOf(opening, end + 1)
    }
  }
  return found
}

/** Who gives words in a sentence of their own: "I told my boss …" happened. */
const OF_ONESELF = /^(?:(?:and|but|so|then),? )?(?:i|we)\b|^[我咱]/iu

/**
 * Places in the list of the sentences, as they stand in the text in order, that lie in such a quotation or only
 * lead up to it.
 */
export function quotedAmong(text: string, sentences: readonly string[]): ReadonlySet<number> {
  const quotations = longQuotations(text)
  const quoted = new Set<number>()
  if (quotations.length === 0) return quoted
  let from = 0
  for (const [place, sentence] of sentences.entries()) {
    const start = text.indexOf(sentence, from)
    if (start === -1) continue
    from = start + sentence.length
    const isIn = quotations.some((one) => start >= one.start && start < one.end)
    const leadsUp = quotations.some((one) => one.start > start && one.start < from && one.end > from)
    if (isIn || (leadsUp && !OF_ONESELF.test(sentence))) quoted.add(place)
  }
  return quoted
}
