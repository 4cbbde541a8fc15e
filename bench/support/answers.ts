import { mkdirSync, writeFileSync } from 'node:fs'

/** What a bench was answered: ids in their order, by query. */
export type Answers = Readonly<Record<string, readonly string[]>>

import { RESULTS } from './report.ts'

/** Collects what a bench is answered, for `npm run bench -- answers` to compare two checkouts. */
export function collectAnswers(bench: string) {
  const kept: Record<string, readonly string[]> = {}
  return {
    keep: (query: string, ids: readonly string[]) => {
      kept[query] = ids
    },
    write: () => {
      mkdirSync(RESULTS, { recursive: true })
      writeFileSync(new URL(`answers-${bench}.json`, RESULTS), JSON.stringify(kept, null, 1))
    },
  }
}
