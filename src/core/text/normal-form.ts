import { type SQL, sql } from 'drizzle-orm'
import { lazily } from './lazily.ts'

/** What Unicode calls stream-safe: no writing needs more marks on one letter. */
const OVERLONG = /(\p{M}{30})\p{M}+/gu

/** What is in every normal form as it is. */
const PLAIN = /^[\t\n\r -~]*$/u

/**
 * A text in a normal form of Unicode. Runs of marks are cut before: sorting them takes the square of their
 * length. All normalising goes through here, in the database through `comparedInDatabase`.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFKC'): string =>
  PLAIN.test(text) ? text : text.replace(OVERLONG, '$1').normalize(form)

const STEP = 4_096
const LAST = 0x10_ffff

/** All marks, as ranges for a class of characters: Postgres knows no `\p{M}`. */
const marks = lazily(() => {
  const ranges: string[] = []
  for (let first = 0; first <= LAST; first += STEP) {
    const some = String.fromCodePoint(...Array.from({ length: STEP }, (_, place) => first + place))
    for (const [run] of some.matchAll(/\p{M}+/gu)) {
      const characters = Array.from(run)
      ranges.push(`${characters[0]}-${characters.at(-1)}`)
    }
  }
  return ranges.join('')
})

/** As `normalForm` and in lower case, of a column: what is in its normal form is not made anew. */
export function comparedInDatabase(text: SQL): SQL {
  const cut = sql`regexp_replace(${text}, ${`([${marks()}]{30})[${marks()}]+`}, '\\1', 'g')`
  return sql`lower(CASE
    WHEN octet_length(${text}) = length(${text}) THEN ${text}
    WHEN ${text} IS NFKC NORMALIZED THEN ${cut}
    ELSE normalize(${cut}, NFKC)
  END)`
}
