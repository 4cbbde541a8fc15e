import { patternNamed } from '../named-patterns.ts'

/** Longer ones tell something else. */
const LONGEST = 80
const TAKES_BACK = patternNamed('figure_taken_back')

interface Said {
  readonly text: string
  readonly role: string
  readonly name?: string | null
}

/**
 * Places of the turns that the speaker's next one says were not meant, or not for here: "wrong chat, ignore that",
 * 发错群了, "just kidding". Kept in the order given.
 */
export function takenBackIn(turns: readonly Said[]): ReadonlySet<number> {
  const taken = new Set<number>()
  const last = new Map<string, number>()
  for (const [place, { text, role, name = null }] of turns.entries()) {
    if (role !== 'user') continue
    const by = `${name}`
    const before = last.get(by)
    if (before !== undefined && text.length <= LONGEST && TAKES_BACK.test(text)) taken.add(before)
    last.set(by, place)
  }
  return taken
}
