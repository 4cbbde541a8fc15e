import { bytesOf, cleanText, extraOf, type Fields, importedWith } from '../json.ts'
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
export async function memory(reading: Reading, file: Opened, o: Remembered): Promise<ImportRecord> {
  const content = cleanText(o.content).trim()
  const refused = refusal(reading, file, o, [content])
  if (refused) return refused
  const external_id = await idOf(o, content)
  const expires = reading.moments.endOf(o.expiresAt)
  return {
    kind: 'memory',
    external_id,
    content,
    type: o.type,
    ...(o.category ? { category: o.category } : {}),
    ...(o.byPerson ? { by_person: true as const } : {}),
    ...datesOf(reading, o),
    ...(expires === null ? {} : { expires_at: expires }),
    ...(o.importance === undefined ? {} : { importance: o.importance }),
    metadata: metadataOf(reading, o, external_id),
  }
}

/** What another system held to stand between two things, as a record, or why not. */
export async function relation(
  reading: Reading,
  file: Opened,
  o: Related,
): Promise<RelationRecord | SkippedRecord> {
  const [subject, predicate, object] = [o.subject, o.predicate, o.object].map((text) =>
    cleanText(text).trim(),
  ) as [string, string, string]
  const fact = cleanText(o.fact ?? '').trim()
  const refused = refusal(reading, file, o, [subject, predicate, object])
  if (refused) return refused
  const external_id = await idOf(o, subject, predicate, object)
  return {
    kind: 'relation',
    external_id,
    subject,
    predicate,
    object,
    ...(fact === '' ? {} : { fact }),
    ...datesOf(reading, o),
    metadata: metadataOf(reading, o, external_id),
  }
}

function refusal(
  reading: Reading,
  file: Opened,
  o: Dated & Described,
  texts: readonly string[],
): SkippedRecord | undefined {
  const where = o.id ?? o.place
  if (texts.some((text) => text === '')) return skipped(file, where, 'empty')
  if (texts.some((text) => bytesOf(text) > MEMORY_BYTES)) return skipped(file, where, 'too_long')
  const moment = reading.moments.at(o.createdAt) ?? reading.moments.at(o.validAt)
  const isOld = reading.since !== null && moment !== null && Date.parse(moment) < reading.since
  return isOld ? skipped(file, where, 'filtered') : undefined
}

const idOf = async (o: Described, ...words: readonly string[]): Promise<string> =>
  fitId(o.id === null || o.id === '' ? idOfContent(...words) : o.id, LONGEST_ID)

function datesOf(reading: Reading, o: Dated) {
  const created = reading.moments.at(o.createdAt)
  const invalid = reading.moments.endOf(o.invalidAt)
  const begins = reading.moments.at(o.validAt) ?? created
  // What ended before it was written down, or before its own beginning, began at no known time.
  const valid = isBefore(invalid, begins) ? null : begins
  return {
    ...(created === null ? {} : { created_at: created }),
    ...(valid === null ? {} : { valid_at: valid }),
    ...(invalid === null ? {} : { invalid_at: invalid }),
  }
}

const isBefore = (end: string | null, beginning: string | null): boolean =>
  end !== null && beginning !== null && Date.parse(end) < Date.parse(beginning)

function metadataOf(reading: Reading, o: Dated & Described, id: string): JsonObject {
  const created = reading.moments.at(o.createdAt)
  const begins = reading.moments.at(o.validAt)
  const isUnsent = isBefore(reading.moments.endOf(o.invalidAt), begins)
  const extra = o.row && extraOf(o.row, o.known ?? [])
  const said = Object.entries(o.says ?? {}).filter(([, value]) => value !== null && value !== '')
  const base = { source: reading.source, version: reading.version, id }
  return importedWith(
    {
      ...base,
      ...(created === null ? {} : { created_at: created }),
      ...(isUnsent ? { valid_at: begins } : {}),
    },
    ...said.map(([name, value]) => ({ [name]: typeof value === 'string' ? cleanText(value) : value })),
    extra && { extra },
  )
}
