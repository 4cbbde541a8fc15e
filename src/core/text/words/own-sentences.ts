import { withoutRecalled } from '../harmless/context-block.ts'
import { normalForm } from '../normal-form.ts'

/** A pattern of plain words that matches where any of the parts does. */
export const anyWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?:${one})`).join('|'), 'iu')

/** A sentence that asks. */
export const ASKS = /[?？]["'”’」』）)]*\s*$|吗[。.]?\s*$/u

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？]+["'”’」』）)]*|\n|$)/gu

/** Sentences of a person's own words, in one plain form. */
export function sentencesOf(text: string): string[] {
  return (normalForm(withoutRecalled(text)).match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
