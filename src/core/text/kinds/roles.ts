import { lazily } from '../lazily.ts'
import { kindTables } from './tables.ts'

/** Where there is no table. */
const NOBODY = 'nobody: nobody = 无人'

const rows = lazily(() =>
  (kindTables().roles || NOBODY)
    .trim()
    .split('\n')
    .map((row) => {
      const [head = '', words = ''] = row.split(': ')
      const [role = '', wider = ''] = head.split(' < ')
      const [english = '', chinese = ''] = words.split(' = ')
      return { role, wider: wider ? wider.split(' ') : [], english, chinese }
    }),
)

/** A role, and what it is one of: a son is a child. */
const widerOf = lazily(() => new Map(rows().map(({ role, wider }) => [role, wider])))

/** A role and the wider ones that it is one of: sister, relative. */
export const withWider = (role: string): readonly string[] => [role, ...(widerOf().get(role) ?? [])]

/** All English words for roles, and all Chinese ones, as parts of expressions. */
export const englishRoles = lazily(() => longestFirst(rows().map(({ english }) => english)))
export const chineseRoles = lazily(() => longestFirst(rows().map(({ chinese }) => chinese)))

const longestFirst = (words: readonly string[]): string =>
  words
    .flatMap((some) => some.split(OUTSIDE_BRACKETS))
    .toSorted((one, other) => other.length - one.length)
    .join('|')
const OUTSIDE_BRACKETS = /\|(?![^([]*[)\]])/u

const exact = lazily(() =>
  rows().map(({ role, english, chinese }) => ({
    role,
    is: new RegExp(`^(?:${english}|${chinese})$`, 'iu'),
  })),
)

/** The role that a word names: gaffer and boss are one. */
export const roleOf = (word: string): string =>
  exact().find(({ is }) => is.test(word))?.role ?? word.toLowerCase()
