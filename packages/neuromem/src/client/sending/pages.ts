/**
 * A list: pages are asked for when they are needed, nothing before. `More` is what its answer says beside.
 */
export interface Pages<T, More = object> extends AsyncIterable<T> {
  /** The first page (or that of `cursor`), by one request, with what else its answer says. */
  page(): Promise<{ items: T[]; nextCursor: string | null } & More>
  /** At most `max` items; no page beyond is asked for. */
  toArray(options: { max: number }): Promise<T[]>
}

export interface Page<T> {
  readonly items: T[]
  readonly next_cursor?: string | null
}

/** @param ask the page of a cursor, undefined for the first */
export function pagesOf<T, More = object>(ask: (cursor?: string) => Promise<Page<T> & More>): Pages<T, More> {
  async function* items(): AsyncGenerator<T> {
    let cursor: string | undefined
    do {
      const page: Page<T> = await ask(cursor)
      yield* page.items
      cursor = page.next_cursor ?? undefined
    } while (cursor)
  }
  return {
    [Symbol.asyncIterator]: items,
    async page() {
      const { items, next_cursor = null, ...more } = await ask()
      return { ...(more as unknown as More), items, nextCursor: next_cursor }
    },
    async toArray({ max }) {
      const found: T[] = []
      if (max < 1) return found
      for await (const item of items()) if (found.push(item) >= max) break
      return found
    },
  }
}
