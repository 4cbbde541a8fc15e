import { bytesOf, cleanText, extraOf, type Fields, importedWith, present } from '../json.ts'
import type {
  Category,
  ImportRecord,
  JsonObject,
  MemoryKind,
  RelationRecord,
  SkippedRecord,
} from '../records.ts'
import { fitId, idOfContent, LONGEST_ID } from './ids.ts'
import type { Opened } from './open.ts'
import { type Reading, skipped } from './reading.ts'

const MEMORY_BYTES = 64 * 1024

interface Dated {
  readonly createdAt?: unknown
  readonly validAt?: unknown
  readonly invalidAt?: unknown
}
interface Described {
  /** Null: made of the words. */
  readonly id: string | null
  /** Where in the file it stands, if it has no id. */
  readonly place: string | number
  /** What the source says besides, under names of ours. */
  readonly says?: JsonObject
  /** The row, and which of its fields are understood: the others are kept as `extra`. */
  readonly row?: Fields
  readonly known?: readonly string[]
}
export interface Remembered extends Dated, Described {
  readonly content: string
  readonly type: MemoryKind
  readonly category?: Category
  readonly byPerson?: boolean
  readonly expiresAt?: unknown
  readonly importance?: number
}
export interface Related extends Dated, Described {
  readonly subject: string
  readonly predicate: string
  readonly object: string
  readonly fact?: string
}

/** What another system remembered, as a record, or why not. */
export async function memoryRecord(
  reading: Reading,
  file: Opened,
  remembered: Remembered,
): Promise<ImportRecord> {
  const content = cleanText(remembered.content).trim()
  const refused = refusal(reading, file, remembered, [content])
  if (refused) return refused
  const external_id = await idOf(remembered, content)
  const { type, category, byPerson, expiresAt, importance } = remembered
  return {
    kind: 'memory',
    external_id,
    content,
    type,
    ...present({ category }),
    ...(byPerson ? { by_person: true as const } : {}),
    ...datesOf(reading, remembered),
    ...present({ expires_at: reading.moments.endOf(expiresAt), importance }),
    metadata: metadataOf(reading, remembered, external_id),
  }
}

/** What another system held to stand between two things, as a record, or why not. */
export async function relationRecord(
  reading: Reading,
  file: Opened,
  related: Related,
): Promise<RelationRecord | SkippedRecord> {
  const [subject, predicate, object, fact] = [
    related.subject,
    related.predicate,
    related.object,
    related.fact ?? '',
  ].map((text) => cleanText(text).trim()) as [string, string, string, string]
  const refused = refusal(reading, file, related, [subject, predicate, object])
  if (refused) return refused
  const external_id = await idOf(related, subject, predicate, object)
  return {
    kind: 'relation',
    external_id,
    subject,
    predicate,
    object,
    ...(fact === '' ? {} : { fact }),
    ...datesOf(reading, related),
    metadata: metadataOf(reading, related, external_id),
  }
}

function refusal(
  { moments, since }: Reading,
  file: Opened,
  { id, place, createdAt, validAt }: Dated & Described,
  texts: readonly string[],
): SkippedRecord | undefined {
  const where = id ?? place
  if (texts.some((text) => text === '')) return skipped(file, where, 'empty')
  if (texts.some((text) => bytesOf(text) > MEMORY_BYTES)) return skipped(file, where, 'too_long')
  const moment = moments.at(createdAt) ?? moments.at(validAt)
  const isOld = since !== null && moment !== null && Date.parse(moment) < since
  return isOld ? skipped(file, where, 'filtered') : undefined
}

const idOf = async ({ id }: Described, ...words: readonly string[]): Promise<string> =>
  fitId(id === null || id === '' ? idOfContent(...words) : id, LONGEST_ID)

function datesOf({ moments }: Reading, { createdAt, validAt, invalidAt }: Dated) {
  const created_at = moments.at(createdAt)
  const invalid_at = moments.endOf(invalidAt)
  const begins = moments.at(validAt) ?? created_at
  // What ended before it was written down, or before its own beginning, began at no known time.
  const valid_at = isBefore(invalid_at, begins) ? null : begins
  return present({ created_at, valid_at, invalid_at })
}

const isBefore = (end: string | null, beginning: string | null): boolean =>
  end !== null && beginning !== null && Date.parse(end) < Date.parse(beginning)

function metadataOf({ source, version, moments }: Reading, said: Dated & Described, id: string): JsonObject {
  const begins = moments.at(said.validAt)
  const isUnsent = isBefore(moments.endOf(said.invalidAt), begins)
  const extra = said.row && extraOf(said.row, said.known ?? [])
  const besides = Object.entries(said.says ?? {}).filter(([, value]) => value !== null && value !== '')
  return importedWith(
    {
      source,
      version,
      id,
      ...present({ created_at: moments.at(said.createdAt), valid_at: isUnsent ? begins : null }),
    },
    ...besides.map(([name, value]) => ({ [name]: typeof value === 'string' ? cleanText(value) : value })),
    extra && { extra },
  )
}
