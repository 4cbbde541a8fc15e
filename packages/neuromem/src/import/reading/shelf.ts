import type { ImportRecord } from '../records.ts'
import { type Item, newThread, part, type Thread } from './conversation.ts'
import type { Opened } from './open.ts'
import type { Reading } from './reading.ts'

/** Characters of messages that are held while their conversations are put together. */
const ROOM = 128 * 1024
/** And where their order is looked after. */
const ROOM_TO_SORT = 2 * 1024 * 1024
/** What an item weighs besides its words. */
const OVERHEAD = 500

interface Held {
  readonly file: Opened
  readonly thread: Thread
  readonly title: string | null
  startedAt: unknown
  items: Item[]
}

/**
 * Puts messages that come singly on the shelf of their conversation; a full shelf is emptied as far as
 * commits are full.
 */
export class Shelf {
  #reading: Reading
  #held = new Map<string, Held>()
  #used = 0
  #order: ((a: Item, b: Item) => number) | undefined

  /**
   * @param order of the messages of a conversation, as far as they are held together; by default as they
   * come
   */
  constructor(reading: Reading, order?: (a: Item, b: Item) => number) {
    this.#reading = reading
    this.#order = order
  }

  async *put(
    file: Opened,
    conversation: { readonly id: string; readonly title?: string | null; readonly startedAt?: unknown },
    item: Item,
  ): AsyncGenerator<ImportRecord> {
    const { id, title = null, startedAt } = conversation
    const held = this.#held.get(id) ?? { file, thread: newThread(id), title, startedAt, items: [] }
    this.#held.set(id, held)
    held.items.push(item)
    this.#used += 'text' in item ? item.text.length + OVERHEAD : OVERHEAD
    if (this.#used > (this.#order ? ROOM_TO_SORT : ROOM)) yield* this.#empty(false)
  }

  /** All that is left. */
  async *rest(): AsyncGenerator<ImportRecord> {
    yield* this.#empty(true)
    this.#held.clear()
  }

  async *#empty(isLast: boolean): AsyncGenerator<ImportRecord> {
    for (const [id, held] of this.#held) {
      const { file, thread, title, startedAt } = held
      const items = this.#order ? held.items.toSorted(this.#order) : held.items
      held.items = []
      yield* part(this.#reading, { file, id, title, startedAt, items }, thread, isLast)
    }
    this.#used = 0
  }
}
