import type { ImportRecord } from '../records.ts'
import { Block, type Span } from './block.ts'
import { COMMIT, type Item, newThread, partRecords, type Thread } from './conversation.ts'
import type { Opened } from './open.ts'
import { compared } from './order.ts'
import type { Reading } from './reading.ts'

/** Bytes of messages that are held while their conversations are put together. */
const ROOM = 256 * 1024
/** And where their order is looked after. */
const ROOM_TO_SORT = 4 * 1024 * 1024
interface Packed extends Span {
  readonly key: string
}
interface Held {
  readonly file: Opened
  readonly thread: Thread
  readonly title: string | null
  readonly startedAt: unknown
  items: Packed[]
}

/**
 * Puts messages that come singly on the shelf of their conversation. A conversation whose last message has
 * come is taken from it; a full shelf is emptied as far as commits are full.
 */
export class Shelf {
  #reading: Reading
  #held = new Map<string, Held>()
  #block = new Block()
  /** Messages that are still to come, by conversation. */
  #left = new Map<string, number>()
  #keyOf: ((item: Item) => string) | undefined
  #slack: number
  #room: number

  /**
   * @param keyOf by which the messages of a conversation are sorted, as far as they are held together; by
   * default they stay as they come
   */
  constructor(reading: Reading, keyOf?: (item: Item) => string) {
    this.#reading = reading
    this.#keyOf = keyOf
    this.#slack = keyOf ? ROOM_TO_SORT : ROOM
    this.#room = this.#slack
  }

  /** Says, before any is put, that a message of this conversation will come. */
  expect(id: string): void {
    this.#left.set(id, (this.#left.get(id) ?? 0) + 1)
  }

  async *put(
    file: Opened,
    conversation: { readonly id: string; readonly title?: string | null; readonly startedAt?: unknown },
    item: Item,
  ): AsyncGenerator<ImportRecord> {
    const { id, title = null, startedAt } = conversation
    const held = this.#held.get(id) ?? { file, title, startedAt, thread: newThread(id), items: [] }
    this.#held.set(id, held)
    held.items.push({ key: this.#keyOf?.(item) ?? '', ...this.#block.put(item) })
    if (this.#wasLast(id)) {
      yield* this.#take(id, held, 'all')
      this.#held.delete(id)
      if (this.#held.size === 0) this.#block.keep([])
    } else if (this.#block.length > this.#room) yield* this.#relieve()
  }

  /** All that is left. */
  async *rest(): AsyncGenerator<ImportRecord> {
    for (const [id, held] of this.#held) yield* this.#take(id, held, 'all')
    this.#held.clear()
    this.#block.keep([])
  }

  #wasLast(id: string): boolean {
    const left = this.#left.get(id)
    if (left === undefined) return false
    this.#left.set(id, left - 1)
    return left === 1
  }

  /** Takes what fills commits; what stays, because there are many conversations, needs its room too. */
  async *#relieve(): AsyncGenerator<ImportRecord> {
    for (const [id, held] of this.#held)
      if (held.items.length >= COMMIT) yield* this.#take(id, held, 'full commits')
    this.#block.keep([...this.#held.values()].flatMap(({ items }) => items))
    this.#room = this.#block.length + this.#slack
  }

  async *#take(id: string, held: Held, what: 'all' | 'full commits'): AsyncGenerator<ImportRecord> {
    const { file, thread, title, startedAt } = held
    const packed = this.#keyOf ? held.items.toSorted(byKey) : held.items
    const taken = what === 'all' ? packed.length : packed.length - (packed.length % COMMIT)
    held.items = packed.slice(taken)
    for (let from = 0; from === 0 || from < taken; from += COMMIT) {
      const items = packed
        .slice(from, Math.min(from + COMMIT, taken))
        .map((span) => this.#block.at(span) as Item)
      const isEnd = what === 'all' && from + COMMIT >= taken
      const conversation = { file, id, title, startedAt, items }
      yield* partRecords(this.#reading, conversation, thread, isEnd ? 'last' : 'before others')
    }
  }
}

const byKey = (a: Packed, b: Packed): number => compared(a.key, b.key)
