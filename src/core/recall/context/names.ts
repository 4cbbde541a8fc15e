import { normalise } from '../../text/normalise.ts'

const LATIN = /^[\p{Script=Latin}\p{N}]/u

/** Whether a text says a name (normalised), as a word of its own where its writing has words. */
export function names(text: string): (wanted: string) => boolean {
  const said = normalise(text)
  return (wanted) => {
    for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
      if (!LATIN.test(wanted)) return true
      const before = said.slice(0, at)
      const after = said.slice(at + wanted.length)
      if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true
    }
    return false
  }
}
