import { ImportError } from '../errors.ts'
import { isFields } from '../json.ts'
import type { ConversationHead, ReadOptions, SkippedRecord, SkipReason, Source } from '../records.ts'
import { type Moments, momentsIn } from './moments.ts'
import type { Opened } from './open.ts'
import { splitLines } from './splitting/lines.ts'
import { type Piece, type SplitOptions, split } from './splitting/split.ts'

/** One pass over an export: what its parts have in common. */
export interface Reading {
  readonly source: Source
  readonly options: ReadOptions
  readonly moments: Moments
  /** In milliseconds since 1970; what is older is left out. */
  readonly since: number | null
  /** Whether output of tools becomes turns. */
  readonly tools: boolean
  /** The form of the export, set by the first file that is recognised. */
  version: string
  /** Whose rows count; the first met, unless named. */
  person: string | null
  /** Lists that say how long they are, by what tells them apart. */
  readonly lists: Map<string, { expected: number; found: number; goesOn: boolean }>
  /** What the person chose, by conversation. */
  readonly chosen: Map<string, boolean>
}

/** What is known while an export is read. */
export function newReading(source: Source, version: string, options: ReadOptions): Reading {
  const moments = momentsIn(options.timeZone)
  const since = options.since === undefined ? null : moments.at(options.since)
  if (since === null && options.since !== undefined)
    throw new ImportError('invalid', `since: ${options.since} is no time`)
  return {
    source,
    version,
    options,
    moments,
    since: since === null ? null : Date.parse(since),
    tools: options.tools ?? false,
    person: options.sourceUser ?? null,
    lists: new Map(),
    chosen: new Map(),
  }
}

/** A record of what is left out: `where` is the file and the item's number or id in it. */
export const skipped = (file: Opened, item: string | number, why: SkipReason): SkippedRecord => ({
  kind: 'skipped',
  where: `${file.place}#${item}`,
  why,
})

/** A value that is nothing this source knows. */
export const unknownRow = (file: Opened, { index, value }: Row): SkippedRecord =>
  skipped(file, index, isFields(value) ? 'unknown_type' : 'malformed')

/** A file of which nothing is known. */
export const unknownFile = (file: Opened): SkippedRecord =>
  file.zip === null
    ? skipped(file, 0, 'unknown_type')
    : { kind: 'skipped', where: `${file.zip}#${file.place}`, why: 'unknown_type' }

export type Whole = Exclude<Piece, { broken: true }>
const isBroken = (piece: Piece): piece is Extract<Piece, { broken: true }> => 'broken' in piece
const brokenAt = (file: Opened, piece: Piece): SkippedRecord => skipped(file, `byte ${piece.at}`, 'malformed')

export type Row = Whole & {
  /** Its number in its list, from 0; of a file of lines the line, from 1. */
  readonly index: number
}

/**
 * The values of a file, whether it is a document or has one a line (and such a line is an element); damage
 * is skipped.
 */
export async function* rowsOf(file: Opened, options: SplitOptions = {}): AsyncGenerator<Row | SkippedRecord> {
  const isLines = file.head.lines && (options.accepts?.(file.head.value) ?? true)
  const places = new Map<string | null, number>()
  for await (const piece of isLines ? splitLines(file.chunks) : split(file.chunks, options)) {
    if (isBroken(piece)) {
      yield brokenAt(file, piece)
      continue
    }
    const index = 'line' in piece ? (piece.line as number) : (places.get(piece.key) ?? 0)
    if (piece.inList) places.set(piece.key, index + 1)
    yield { ...piece, index }
  }
}

/** For a source that looks its files through once before it reads them. */
export function once(): () => boolean {
  let isFirst = true
  return () => {
    const answer = isFirst
    isFirst = false
    return answer
  }
}

export const isSkipped = (piece: object): piece is SkippedRecord => 'why' in piece

/** Whether a row of this person is left out; a row of nobody is everybody's. */
export function isOthers(reading: Reading, person: unknown): boolean {
  if (typeof person !== 'string' || person === '') return false
  reading.person ??= person
  return person !== reading.person
}

/** Whether a conversation is wanted, by its day and by what was chosen. */
export function isChosen(reading: Reading, conversation: ConversationHead): boolean {
  const known = reading.chosen.get(conversation.id)
  if (known !== undefined) return known
  const chosen = reading.options.conversations?.(conversation) ?? true
  reading.chosen.set(conversation.id, chosen)
  return chosen
}

/** Notes what a page says of the list that it belongs to. */
export function noteList(
  reading: Reading,
  list: string,
  says: { readonly expected?: unknown; readonly found?: number; readonly goesOn?: boolean },
): void {
  const known = reading.lists.get(list) ?? { expected: 0, found: 0, goesOn: false }
  reading.lists.set(list, {
    expected: Math.max(known.expected, typeof says.expected === 'number' ? says.expected : 0),
    found: known.found + (says.found ?? 0),
    goesOn: says.goesOn ?? known.goesOn,
  })
}

/** How much less there is than the lists say; null when nothing is missing. */
export function incompleteOf(reading: Reading): { expected: number; found: number } | null {
  const lists = [...reading.lists.values()]
  const short = lists.filter(({ expected, found, goesOn }) => found < expected || (goesOn && expected === 0))
  if (short.length === 0) return null
  const sum = (of: (list: (typeof lists)[number]) => number) =>
    short.reduce((total, list) => total + of(list), 0)
  return {
    expected: sum(({ expected, found }) => Math.max(expected, found + (expected === 0 ? 1 : 0))),
    found: sum(({ found }) => found),
  }
}

/** A text, or the texts of a list of blocks such as `{type: 'text', text}`. */
export function textOfBlocks(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((block) => (typeof block === 'string' ? block : isFields(block) ? (block.text ?? '') : ''))
    .filter((text) => typeof text === 'string' && text !== '')
    .join('\n')
}
