import { kindTables } from '../kinds/tables.ts'
import { lazily } from '../lazily.ts'

const HAN = /\p{Script=Han}/u

const rows = lazily(() =>
  kindTables()
    .asked_by.trim()
    .split(/\n(?! )/u)
    .filter(Boolean)
    .map((row) => {
      const [asked = '', said = ''] = row.split(': ')
      const words = said
        .split(/\s+/u)
        .map((word) =>
          HAN.test(word)
            ? word
            : `(?<![\\p{Script=Latin}\\p{N}])(?:${word.replaceAll('_', ' ')})(?![\\p{Script=Latin}\\p{N}])`,
        )
      return { asked, said: new RegExp(words.join('|'), 'iu') }
    }),
)

/** What a text may be asked for by, beside its words. */
export const askedBy = (text: string): string =>
  rows()
    .filter(({ said }) => said.test(text))
    .map(({ asked }) => asked)
    .join(' ')
