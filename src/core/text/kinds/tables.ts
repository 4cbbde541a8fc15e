import { askedByTable } from './asked-by-table.ts'
import { kindPatterns } from './kind-patterns.ts'
import { kindsTable } from './kinds-table.ts'
import { rolesTable } from './roles-table.ts'

/** Words of kinds and roles, and words that people ask by, as they are written. A Worker reads them from a file: `scripts/slim/kind-tables.ts`. */
export interface KindTables {
  /** As `kinds.ts` reads it. */
  readonly kinds: string
  /** As `roles.ts` reads it. */
  readonly roles: string
  /** As `words/asked-by.ts` reads it. */
  readonly asked_by: string
  /** Expressions that `asked-kinds.ts` and `holder.ts` look with. */
  readonly patterns: typeof kindPatterns
}

const OWN: KindTables = {
  kinds: kindsTable,
  roles: rolesTable,
  asked_by: askedByTable,
  patterns: kindPatterns,
}

export const kindTables = (): KindTables => OWN

export type PublicFile = (path: string) => Promise<Response | undefined>

/**
 * To be waited for before a text is indexed or a question asked: here they are there.
 * @param _publicFile reads a file of `public/`
 */
export async function readKindTables(_publicFile?: PublicFile): Promise<void> {}
