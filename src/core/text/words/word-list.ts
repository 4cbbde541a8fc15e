/** Words separated by spaces; `_` stands for a space inside an English phrase. */
export const list = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('_', ' '))
