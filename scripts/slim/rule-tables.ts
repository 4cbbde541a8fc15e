import type { PublicFile, RuleTables } from '../../src/core/rules/tables.ts'

/** Where `scripts/worker.mjs` puts them, beside the console. */
const FILE = '/console/rule-tables.json'

let read: RuleTables | undefined

/** In the place of `src/core/rules/tables.ts` in the Worker: what was read, once it was. */
export function tables(): RuleTables {
  if (!read) throw new Error('The tables of the rules are not read yet.')
  return read
}

/**
 * Reads the file at the first rule that is asked in an isolate.
 * @throws {Error} where it is not built: `wrangler deploy` builds it
 */
export async function readTables(publicFile?: PublicFile): Promise<void> {
  if (read) return
  const answer = await publicFile?.(FILE)
  if (!answer) throw new Error(`There is no ${FILE}: wrangler deploy builds it.`)
  read = await answer.json()
}
