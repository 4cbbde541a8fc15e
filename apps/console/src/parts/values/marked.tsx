import { Fragment } from 'react'

/** Places in a text, counted in code points as the API counts them. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Spans in order, those that overlap or touch joined, and none outside of the text. */
export function joined(spans: readonly Span[], length: number): Span[] {
  const found: { start: number; end: number }[] = []
  const inside = spans
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(length, end) }))
    .filter(({ start, end }) => start < end)
    .sort((left, right) => left.start - right.start)
  for (const span of inside) {
    const last = found.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else found.push(span)
  }
  return found
}

/** A text with some of its parts underlined, in `<mark>`. */
export function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  const points = Array.from(text)
  const cut = (start: number, end?: number) => points.slice(start, end).join('')
  const marks = joined(spans, points.length)
  return (
    <>
      {marks.map((span, place) => (
        <Fragment key={span.start}>
          {cut(marks[place - 1]?.end ?? 0, span.start)}
          <mark>{cut(span.start, span.end)}</mark>
        </Fragment>
      ))}
      {cut(marks.at(-1)?.end ?? 0)}
    </>
  )
}
