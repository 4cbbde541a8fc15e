import { withoutRecalled } from '../harmless/context-block.ts'
import { normalForm } from '../normal-form.ts'
import { simplified } from '../reading/simplified.ts'

/** A pattern of plain words that matches where any of the parts does. */
export const anyWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?:${one})`).join('|'), 'iu')

/** A sentence that asks. */
export const ASKS = /[?？]["'”’」』）)]*\s*$|吗[。.]?\s*$/u

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？]+["'”’」』）)]*|\n|$)/gu

/** Sentences of a person's own words. */
export const sentencesWritten = (text: string): string[] =>
  (normalForm(withoutRecalled(text)).match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** The same in one plain form: in the mainland's characters, which all patterns of words are in. */
export const sentencesOf = (text: string): string[] => sentencesWritten(text).map(simplified)
