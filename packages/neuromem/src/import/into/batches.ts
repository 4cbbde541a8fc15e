import { Block, type Span } from '../reading/block.ts'
import type { JsonObject, LineRecord, MemoryRecord, RelationRecord, Source } from '../records.ts'
import { type Destination, sendHalving } from './destination.ts'
import { type Counts, refuse, tokensOf } from './report.ts'

const MOST_ITEMS = 500
const MOST_BYTES = 3 * 1024 * 1024

export type Batched = MemoryRecord | RelationRecord | LineRecord

/** What is on its way, and what is counted of it. */
interface Packed extends Span {
  readonly kind: Batched['kind']
  readonly tokens: number
}

/** Memories and relations on their way: sent when there are enough of them. */
export class Batch {
  #items: Packed[] = []
  #block = new Block()

  get length(): number {
    return this.#items.length
  }

  /** @returns whether it is full now */
  add(record: Batched, user_id: string, source: Source | null): boolean {
    const { kind } = record
    const wire = kind === 'line' ? record.line : wireOf(record, user_id, source)
    const tokens = kind === 'line' ? 0 : tokensOf(textOf(record))
    this.#items.push({ kind, tokens, ...this.#block.put(wire) })
    return this.#items.length >= MOST_ITEMS || this.#block.length >= MOST_BYTES
  }

  /** Sends all of them; they stay when that fails. */
  async send(user: Destination, counts: Counts, signal: AbortSignal | undefined): Promise<void> {
    const isLines = this.#items[0]?.kind === 'line'
    await (isLines ? this.#sendLines(user, counts, signal) : this.#sendItems(user, counts, signal))
    for (const { tokens } of this.#items) counts.tokens += tokens
    this.#items = []
    this.#block.keep([])
  }

  async #sendItems(user: Destination, counts: Counts, signal: AbortSignal | undefined): Promise<void> {
    const path = '/api/v1/memories/batch'
    const { answers, refused } = await sendHalving(this.#items, (some) => {
      const body = { items: some.map((span) => this.#block.at(span)) }
      return user.request<BatchAnswer>('POST', path, { body }, callOf(signal))
    })
    refuse(counts, refused.length)
    for (const { items, answer } of answers)
      for (const { index, status, code } of answer.items) count(counts, items[index]?.kind, status, code)
  }

  async #sendLines(user: Destination, counts: Counts, signal: AbortSignal | undefined): Promise<void> {
    const { answers, refused } = await sendHalving(this.#items, (some) =>
      user.import(
        some.map((span) => this.#block.textAt(span)),
        callOf(signal),
      ),
    )
    refuse(counts, refused.length)
    for (const { items, answer } of answers) {
      const { rows, rejected = {} } = answer as { rows: Numbers; rejected?: Numbers }
      const stored = sum(rows)
      const hidden = sum(rejected)
      counts.imported.turns += rows.turn ?? 0
      counts.imported.memories += rows.memory ?? 0
      counts.imported.relations += rows.relation ?? 0
      counts.existing += Math.max(0, items.length - stored - hidden)
      refuse(counts, Math.min(hidden, items.length))
    }
  }
}

type Numbers = Record<string, number>
const sum = (numbers: Numbers): number => Object.values(numbers).reduce((total, number) => total + number, 0)
const callOf = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

interface BatchAnswer {
  readonly items: readonly {
    readonly index: number
    readonly status: 'created' | 'existing' | 'refused'
    readonly code?: string | null
  }[]
}

function count(
  counts: Counts,
  kind: Batched['kind'] | undefined,
  status: BatchAnswer['items'][number]['status'],
  code: string | null | undefined,
): void {
  if (status === 'refused') refuse(counts, 1)
  else if (status === 'existing') counts.existing += 1
  else if (kind === 'relation') counts.imported.relations += 1
  else counts.imported.memories += 1
  if (code === 'unknown_predicate') counts.relations_unmapped += 1
}

const textOf = (record: MemoryRecord | RelationRecord): string =>
  record.kind === 'memory'
    ? record.content
    : (record.fact ?? `${record.subject} ${record.predicate} ${record.object}`)

/**
 * An item of `POST /memories/batch`. What another system held waits for the person's word, unless these are
 * their own words.
 */
function wireOf(record: MemoryRecord | RelationRecord, user_id: string, source: Source | null): JsonObject {
  const imported = record.metadata?.imported as JsonObject | undefined
  const isPersons = record.kind === 'memory' && record.by_person === true
  return {
    user_id,
    memory_type: record.kind === 'memory' ? record.type : 'fact',
    content: textOf(record),
    source: `import:${source ?? imported?.source ?? 'records'}`,
    external_id: record.external_id,
    evidence_level: isPersons ? 'S0_user_claim' : 'S1_ai_inference',
    requires_confirmation: !isPersons,
    ...given('valid_at', record.valid_at),
    ...given('invalid_at', record.invalid_at),
    ...given('metadata', record.metadata),
    ...(record.kind === 'memory' ? ofMemory(record) : ofRelation(record)),
  }
}

const given = (name: string, value: JsonObject[string] | undefined): JsonObject =>
  value === undefined ? {} : { [name]: value }

const ofMemory = (record: MemoryRecord): JsonObject => ({
  ...given('category', record.category),
  ...given('importance', record.importance),
  ...given('expires_at', record.expires_at),
})

const ofRelation = ({ subject, predicate, object }: RelationRecord): JsonObject => ({
  relation: { subject: { name: subject }, predicate, object: { name: object } },
})
