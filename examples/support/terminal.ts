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

/** The first `most` characters on one line. */
export function short(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ')
  const characters = Array.from(line)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

/** Pads by the width on a terminal, where a CJK character takes two columns. */
export function column(text: string, width: number): string {
  const taken = Array.from(text).reduce((sum, character) => sum + (/[\u1100-\u115f\u2e80-\uff60]/u.test(character) ? 2 : 1), 0)
  return text + ' '.repeat(Math.max(0, width - taken))
}
