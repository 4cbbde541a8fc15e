import type { PublicFile, RuleTables } from '../../src/core/rules/tables.ts'

/** Where `scripts/worker.mjs` puts them, beside the console. */
const FILE = '/console/rule-tables.json'

const NONE: RuleTables = {
  everyday: '',
  things: '',
  habits: '',
  deeds: '',
  signs: '',
  rates: '',
  ways_english: '',
  ways_chinese: '',
  slots: '',
  families: '',
  related: '',
  chinese_words: '',
  names: {},
  worth: {},
}

let read: RuleTables | undefined

/** In the place of `src/core/rules/tables.ts` in the Worker: what was read, once it was. */
export const tables = (): RuleTables => read ?? NONE

/**
 * Reads the file at the first rule that is asked in an isolate. Where it was not built, which `wrangler deploy`
 * does, rules know fewer words.
 */
export async function readTables(publicFile?: PublicFile): Promise<void> {
  if (read) return
  const answer = await publicFile?.(FILE)
  read = answer ? await answer.json() : NONE
}
