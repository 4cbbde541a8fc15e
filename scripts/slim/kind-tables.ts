import type { KindTables, PublicFile } from '../../src/core/text/kinds/tables.ts'

/** Where `scripts/worker.mjs` puts them, beside the console. */
const FILE = '/console/kind-tables.json'

/** Finds nothing. */
const NEVER = '(?!)'
const NO_WORDS = { positive: [], negative: [], neutral: [], negator: [], degree: [], stop: [] }
const NONE: KindTables = {
  kinds: '',
  roles: '',
  things: '',
  ones: '',
  asked_by: '',
  traditional: '',
  cantonese: { words: '', marks: '' },
  feelings: { chinese: NO_WORDS, english: NO_WORDS },
  patterns: new Proxy({} as KindTables['patterns'], { get: () => NEVER }),
}

let read: KindTables | undefined

/** In the place of `src/core/text/kinds/tables.ts` in the Worker: what was read, once it was. */
export const kindTables = (): KindTables => read ?? NONE

/**
 * Reads the file at the first request of an isolate. Where it was not built, which `wrangler deploy` does, or
 * does not answer, texts are found by their words alone.
 */
export async function readKindTables(publicFile?: PublicFile): Promise<void> {
  if (read) return
  const answer = await publicFile?.(FILE).catch(() => undefined)
  read = answer?.ok ? await answer.json() : NONE
}
