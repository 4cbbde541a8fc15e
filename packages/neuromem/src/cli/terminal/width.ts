import stringWidth from 'string-width'

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cut to so many columns, wide characters counting two; a cut ends with `…`. */
export function fit(text: string, columns: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (stringWidth(line) <= columns) return line
  let kept = ''
  let used = 0
  for (const { segment } of segments.segment(line)) {
    const width = stringWidth(segment)
    if (used + width > columns - 1) break
    kept += segment
    used += width
  }
  return `${kept}…`
}

/** To so many columns of a terminal; what is wider stays. */
export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - stringWidth(text)))

const GAP = 2
const NARROWEST = 4
const PROSE = 12
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u

/**
 * Rows under a head, in at most so many columns. The last one, which is prose, gives way first, and ids last:
 * they are to be copied.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): string[] {
  const widths = head.map((title, place) =>
    Math.max(
      stringWidth(title),
      ...rows.map((row) => stringWidth((row[place] ?? '').replace(/\s+/g, ' ').trim())),
    ),
  )
  const room = Math.max(head.length * NARROWEST, columns - GAP * (head.length - 1))
  const last = widths.length - 1
  const given = Math.min(Math.max(0, sum(widths) - room), Math.max(0, widths[last]! - PROSE))
  widths[last] = widths[last]! - given
  const isId = head.map((_, place) => rows.length > 0 && rows.every((row) => ID.test(row[place] ?? '')))
  while (sum(widths) > room) {
    const others = widths.map((width, place) => (isId[place] || width <= NARROWEST ? 0 : width))
    const widest = Math.max(...(others.some((width) => width > 0) ? others : widths))
    const place = others.includes(widest) ? others.indexOf(widest) : widths.indexOf(widest)
    widths[place]! -= 1
  }
  const line = (cells: readonly string[]) =>
    widths
      .map((width, place) => pad(fit(cells[place] ?? '', width), width))
      .join(' '.repeat(GAP))
      .trimEnd()
  return [head, ...rows].map(line)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
