import type { Place } from '../../../text/reading/sentences.ts'
import { patternNamed } from '../named-patterns.ts'

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

const CODE_LINE = patternNamed('code_line')
const CODE_BESIDE = patternNamed('code_beside')
/** One line alone may be anything. */
const LEAST_CODE = 2

/** Where lines of a program stand in a text, with their comments. */
function codeIn(text: string): Place[] {
  if (!text.includes('\n')) return []
  const found: { start: number; end: number; lines: number }[] = []
  let start = 0
  let isBeside = false
  for (const line of text.split('\n')) {
    const end = start + line.length + 1
    const isCode = CODE_LINE.test(line)
    const last = found.at(-1)
    if (isBeside && last && (isCode || CODE_BESIDE.test(line))) {
      last.end = end
      last.lines += isCode ? 1 : 0
    } else if (isCode) found.push({ start, end, lines: 1 })
    else last && last.lines < LEAST_CODE && found.pop()
    isBeside = found.at(-1)?.end === end
    start = end
  }
  return found.filter(({ lines }) => lines >= LEAST_CODE)
}

/** Who gives words in a sentence of their own: "I told my boss …" happened. */
const OF_ONESELF = /^(?:(?:and|but|so|then),? )?(?:i|we)\b|^[我咱]/iu

/**
 * Places in the list of the sentences, as they stand in the text in order, that lie in such a quotation or only
 * lead up to it.
 */
export function quotedAmong(text: string, sentences: readonly string[]): ReadonlySet<number> {
  const quotations = [...longQuotations(text), ...codeIn(text)]
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
