import type { Incomplete, SkipReason, Source } from '../records.ts'

export const modes = ['turns', 'derive', 'preserve'] as const
/**
 * `turns`: words as they were said. `derive`: the same, and what follows from them is found out. `preserve`:
 * words, and what the other system held.
 */
export type Mode = (typeof modes)[number]

/** What deriving would ask of the models. */
export interface Estimate {
  readonly turns: number
  readonly model_calls: number
  /** Tokens that the models would read, roughly. */
  readonly tokens: number
}

/**
 * What an import did, or in a dry run would do. `read = kept + Σ skipped` counts items of the source,
 * `imported` and `existing` what is stored.
 */
export interface ImportReport {
  source: Source | null
  version: string | null
  mode: Mode
  done: boolean
  position: Position
  read: number
  kept: number
  imported: { turns: number; memories: number; relations: number }
  existing: number
  skipped: Partial<Record<SkipReason, number>>
  /** Relations that are facts now, without an edge in the graph. */
  relations_unmapped: number
  incomplete: Incomplete | null
  first_at: string | null
  last_at: string | null
  /** Of the texts that were sent, roughly. */
  tokens: number
  jobs_failed: string[]
  estimate: Estimate | null
}

/** How far an import has come: plain JSON, to go on from. */
export interface Position {
  /** Of this run; its report is posted once. */
  readonly run: string
  /** Records that were taken. */
  readonly records: number
  /** Turns of the record after these that were sent. */
  readonly turns: number
  /** Memories and relations that were sent, of all that the records have. */
  readonly memories: number
  /** The job that the next commit waits for. */
  readonly job: { readonly id: string; readonly session: string } | null
  /** The counts until here. */
  readonly report: Omit<ImportReport, 'position' | 'done'>
}

export interface Progress {
  readonly position: Position
  readonly report: ImportReport
}

type Counts = Omit<ImportReport, 'position' | 'done'>

export const newCounts = (mode: Mode): Counts => ({
  source: null,
  version: null,
  mode,
  read: 0,
  kept: 0,
  imported: { turns: 0, memories: 0, relations: 0 },
  existing: 0,
  skipped: {},
  relations_unmapped: 0,
  incomplete: null,
  first_at: null,
  last_at: null,
  tokens: 0,
  jobs_failed: [],
  estimate: null,
})

export type { Counts }

/** Counts what is left out, by why. */
export function skip(counts: Counts, why: SkipReason, items = 1): void {
  if (items > 0) counts.skipped[why] = (counts.skipped[why] ?? 0) + items
}

/** What was counted as kept and was refused after all. */
export function refuse(counts: Counts, items: number): void {
  counts.kept -= items
  skip(counts, 'refused', items)
}

/** Stretches the time that the report spans; it is told in UTC, by whatever clock a turn was said. */
export function span(counts: Counts, moment: string | undefined): void {
  if (moment === undefined) return
  const time = Date.parse(moment)
  const at = Number.isNaN(time) ? moment : new Date(time).toISOString()
  if (counts.first_at === null || at < counts.first_at) counts.first_at = at
  if (counts.last_at === null || at > counts.last_at) counts.last_at = at
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Tokens of a text, roughly: a letter of the wide scripts is one, four of the others are. */
export function tokensOf(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return wide + Math.ceil((text.length - wide) / 4)
}
