/** Colours only where a person looks, and never against `NO_COLOR`. */
const coloured = process.stdout.isTTY === true && !process.env.NO_COLOR

const style =
  (code: number) =>
  (text: string): string =>
    coloured ? `\u001b[${code}m${text}\u001b[0m` : text

export const bold = style(1)
export const dim = style(2)
export const green = style(32)
export const yellow = style(33)
export const cyan = style(36)

export const asJson = process.argv.includes('--json')

/** A line for a person; programs (`--json`) get one document at the end. */
export function say(line = ''): void {
  if (!asJson) console.log(line)
}

export const heading = (text: string): void => say(`\n${bold(text)}`)

/** Progress that rewrites its own line in a terminal and stays quiet elsewhere. */
export function progress(text: string): void {
  if (asJson || process.stdout.isTTY !== true) return
  process.stdout.write(`\r\u001b[K${dim(text)}`)
}

export const endProgress = (): void => progress('')

/** Columns that a character takes on a terminal: a CJK one takes two. */
const widthOf = (character: string): number => (/[\u1100-\u115f\u2e80-\uff60]/u.test(character) ? 2 : 1)

/** A text on one line, in at most so many columns. */
export function short(text: string, columns: number): string {
  let taken = 0
  let shown = ''
  for (const character of text.replace(/\s+/gu, ' ').trim()) {
    taken += widthOf(character)
    if (taken > columns - 1) return `${shown}…`
    shown += character
  }
  return shown
}

/** A text in exactly so many columns. */
export function column(text: string, columns: number): string {
  const cut = short(text, columns)
  const taken = Array.from(cut).reduce((sum, character) => sum + widthOf(character), 0)
  return cut + ' '.repeat(Math.max(0, columns - taken))
}
