/** Length of a text in Unicode code points: how spans are counted. */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** `text[start:end]` in code points. */
export const sliceOf = (text: string, start: number, end: number): string =>
  [...text].slice(start, end).join('')

/** UTF-16 units of a text before a place that is counted in code points. */
export const unitsBefore = (text: string, place: number): number => sliceOf(text, 0, place).length
