import { chineseWords } from '../words/feelings-chinese.ts'
import { englishWords } from '../words/feelings-english.ts'
import { kindPatterns } from './kind-patterns.ts'
import { askedByTable } from './lists/asked-by-table.ts'
import * as cantonese from './lists/cantonese.ts'
import { kindsTable } from './lists/kinds-table.ts'
import { rolesTable } from './lists/roles-table.ts'
import { onesTable, thingsTable } from './lists/things-table.ts'
import { traditional } from './lists/traditional.ts'

/** Words of kinds and roles, and words that people ask by, as they are written. A Worker reads them from a file: `scripts/slim/kind-tables.ts`. */
export interface KindTables {
  /** As `kinds.ts` reads it. */
  readonly kinds: string
  /** As `roles.ts` reads it. */
  readonly roles: string
  /** As `same-things.ts` reads it. */
  readonly things: string
  /** The same. */
  readonly ones: string
  /** As `words/asked-by.ts` reads it. */
  readonly asked_by: string
  /** Expressions that `asked-kinds.ts` and `holder.ts` look with. */
  readonly patterns: typeof kindPatterns
  /** As `reading/simplified.ts` reads them: pairs of characters, and words of Cantonese. */
  readonly traditional: string
  readonly cantonese: Readonly<Record<'words' | 'marks', string>>
  /** As `affinity/scoring/emotion.ts` reads them. */
  readonly feelings: Feelings
}

type Words = readonly string[]

/** Words by which a message is read as happy or sad, and those that turn or strengthen them. */
export interface Feelings {
  readonly chinese: Readonly<Record<'positive' | 'negative' | 'neutral' | 'negator' | 'degree', Words>>
  readonly english: Readonly<Record<'positive' | 'negative' | 'neutral' | 'negator' | 'stop', Words>>
}

const OWN: KindTables = {
  kinds: kindsTable,
  roles: rolesTable,
  things: thingsTable,
  ones: onesTable,
  asked_by: askedByTable,
  patterns: kindPatterns,
  traditional,
  cantonese: { ...cantonese },
  feelings: { chinese: chineseWords, english: englishWords },
}

/**
 * Words of kinds in both languages. The Worker's build puts another file in this one's place, which reads
 * them from `public/`.
 */
export const kindTables = (): KindTables => OWN

export type PublicFile = (path: string) => Promise<Response | undefined>

/**
 * To be waited for before a text is indexed or a question asked: here they are there.
 * @param _publicFile reads a file of `public/`
 */
export async function readKindTables(_publicFile?: PublicFile): Promise<void> {}
