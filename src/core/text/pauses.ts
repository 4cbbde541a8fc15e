/** Characters of text that are worked on in one go: by rules, that is some 50 ms. */
const STRETCH = 4_000

/** The platform's own, taken before a test sets the clock still. */
const later: (go: () => void) => unknown = globalThis.setImmediate ?? setTimeout

/** Lets all else that is ready go first. */
export const pause = (): Promise<void> => new Promise((resolve) => void later(resolve))

/**
 * Counts what is worked on; after a stretch of it there is something to wait for, so that others are answered
 * in between.
 */
export function pauses(): (characters: number) => Promise<void> | undefined {
  let done = 0
  return (characters) => {
    done += characters
    if (done < STRETCH) return undefined
    done = 0
    return pause()
  }
}

/** Work in steps, each of which says how many characters it was. */
export type Steps<Made> = Generator<number, Made>

/** All of it, with pauses between. */
export async function inStretches<Made>(steps: Steps<Made>): Promise<Made> {
  const worked = pauses()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await worked(value)
  }
}

/** All of it in one go. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** What is made of each text, or of what has one, with pauses between. */
export function eachOf<Item, Made>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  make: (item: Item) => Made,
): Promise<Made[]> {
  function* each(): Steps<Made[]> {
    const all: Made[] = []
    for (const item of items) {
      all.push(make(item))
      yield textOf(item).length
    }
    return all
  }
  return inStretches(each())
}
