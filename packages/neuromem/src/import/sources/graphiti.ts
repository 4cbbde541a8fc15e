import { extraOf, type Fields, field, fieldsOf, has, textOf } from '../json.ts'
import type { Parse, Parser } from '../parser.ts'
import type { Item, Said } from '../reading/conversation.ts'
import { memoryRecord, relationRecord } from '../reading/memories.ts'
import type { Opened } from '../reading/open.ts'
import { isSkipped, once, type Reading, rowsOf, skipped } from '../reading/reading.ts'
import { Shelf } from '../reading/shelf.ts'
import type { FileHead, ImportRecord } from '../records.ts'

const isEpisode = (value: unknown): value is Fields =>
  has(value, 'content') &&
  has(value, 'group_id') &&
  (has(value, 'source') || has(value, 'source_description'))
const isEdge = (value: unknown): value is Fields => has(value, 'source_node_uuid', 'fact')
const isItem = (value: unknown) => isEpisode(value) || isEdge(value) || has(value, 'uuid', 'group_id')

function detect(head: FileHead) {
  const lists = Array.isArray(head.value) ? [head.value] : Object.values(fieldsOf(head.value))
  const found = [head.value, ...lists.flatMap((list) => (Array.isArray(list) ? list : []))].some(
    (value) => isEpisode(value) || (isEdge(value) && has(value, 'group_id')),
  )
  return found ? { source: 'graphiti' as const, version: '0', confidence: 0.94, note: null } : null
}

export const graphiti: Parser = { source: 'graphiti', detect, begin: (reading) => new GraphitiParse(reading) }

const timeOf = (reading: Reading, item: Item): string => ('at' in item && reading.moments.at(item.at)) || ''

class GraphitiParse implements Parse {
  readonly needs = once()
  #reading: Reading
  #names = new Map<string, string>()
  #shelf: Shelf

  constructor(reading: Reading) {
    this.#reading = reading
    this.#shelf = new Shelf(reading, (item) => timeOf(reading, item))
  }

  async prepare(file: Opened): Promise<void> {
    for await (const row of rowsOf(file, { accepts: isItem })) {
      if (isSkipped(row) || isEdge(row.value)) continue
      if (isEpisode(row.value)) {
        this.#shelf.expect(groupOf(file, row.value))
        continue
      }
      const { uuid, name } = fieldsOf(row.value)
      if (typeof uuid === 'string' && typeof name === 'string') this.#names.set(uuid, name)
    }
  }

  async *records(file: Opened): AsyncGenerator<ImportRecord> {
    for await (const row of rowsOf(file, { accepts: isItem })) {
      if (isSkipped(row)) yield row
      else if (isEpisode(row.value)) {
        yield* this.#shelf.put(file, { id: groupOf(file, row.value) }, episodeOf(row.value))
      } else if (isEdge(row.value)) yield this.#edge(file, row.value, row.index)
      else if (row.inList) {
        const place = textOf(fieldsOf(row.value), 'uuid') ?? row.index
        yield skipped(file, place, has(row.value, 'uuid') ? 'link' : 'unknown_type')
      }
    }
  }

  async *end(): AsyncGenerator<ImportRecord> {
    yield* this.#shelf.rest()
  }

  #edge(file: Opened, row: Fields, index: number): Promise<ImportRecord> {
    const subject = this.#names.get(textOf(row, 'source_node_uuid') ?? '')
    const object = this.#names.get(textOf(row, 'target_node_uuid') ?? '')
    const fact = textOf(row, 'fact') ?? ''
    const predicate = textOf(row, 'name')
    const common = {
      id: textOf(row, 'uuid'),
      place: index,
      createdAt: field(row, 'created_at'),
      validAt: field(row, 'valid_at'),
      invalidAt: field(row, 'invalid_at', 'expired_at'),
      row,
      known: EDGE,
    }
    if (subject === undefined || object === undefined || predicate === null)
      return memoryRecord(this.#reading, file, { ...common, content: fact, type: 'fact' })
    return relationRecord(this.#reading, file, { ...common, subject, predicate, object, fact })
  }
}

/** The session that an episode is of. */
const groupOf = (file: Opened, row: Fields): string =>
  textOf(row, 'group_id') || file.name.replace(/\.\w+$/, '')

const EDGE = [
  'uuid',
  'name',
  'fact',
  'source_node_uuid',
  'target_node_uuid',
  'created_at',
  'valid_at',
  'invalid_at',
  'expired_at',
  'fact_embedding',
]
const EPISODE = ['uuid', 'name', 'content', 'source', 'valid_at', 'created_at', 'content_embedding']
const SPEAKER = /^([^\n:]{1,64}): /

/** What stands before `: ` in a message said it. */
function episodeOf(row: Fields): Said {
  const text = textOf(row, 'content') ?? ''
  const common = {
    id: textOf(row, 'uuid'),
    at: field(row, 'valid_at', 'created_at'),
    extra: extraOf(row, EPISODE),
  }
  const source = textOf(row, 'source')
  if (source === 'json') return { ...common, role: 'tool', text, name: textOf(row, 'name') }
  const speaker = source === 'message' ? SPEAKER.exec(text) : null
  if (!speaker) return { ...common, role: 'user', text }
  const name = speaker[1] as string
  const role = /^(assistant|ai|bot)$/i.test(name.trim()) ? 'assistant' : 'user'
  return { ...common, role, text: text.slice(speaker[0].length), name }
}
