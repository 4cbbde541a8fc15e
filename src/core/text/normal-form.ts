/** What Unicode calls stream-safe: no writing needs more marks on one letter. */
const OVERLONG = /(\p{M}{30})\p{M}+/gu

/**
 * A text in a normal form of Unicode. Runs of marks are cut before: sorting them takes the square of their
 * length. All normalising goes through here.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFKC'): string =>
  text.replace(OVERLONG, '$1').normalize(form)
