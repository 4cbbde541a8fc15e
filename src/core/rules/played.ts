import { asksForPart, asksForWork, awaitsText, repliesInPart } from './conversation/figures/parts.ts'
import { beginsAnswering, beginsPlay, endsPlay } from './conversation/kinds/talk.ts'

interface Said {
  readonly text: string
  readonly role: string
  readonly name?: string | null
}

/** So many turns are said in a part that was only asked for. */
const ANSWERS = 3

/** How many answers of the person are perhaps said in a part behind a turn; 0 where it asks for none. */
function answersBehind({ text, role }: Said, before: Said | undefined): number {
  if (role === 'user') {
    if (beginsAnswering(text)) return Number.POSITIVE_INFINITY
    return asksForPart(text) ? ANSWERS : 0
  }
  if (repliesInPart(text)) return ANSWERS
  return before?.role === 'user' && asksForWork(before.text) && awaitsText(text) ? 1 : 0
}

/**
 * The turns that are said in a part: from the one that begins a play to the one that ends it. Kept in the
 * order given. What only may begin one lasts as long as each turn of the person answers the assistant; where a part
 * is only asked for, no longer than three of them, and of a text that is to be worked on it is the next.
 */
export function playedIn(turns: readonly Said[]): ReadonlySet<number> {
  const said = turns.flatMap((turn, place) =>
    turn.role === 'user' || turn.role === 'assistant'
      ? [{ ...turn, place, by: `${turn.role} ${turn.name}` }]
      : [],
  )
  const played = new Set<number>()
  let isPlaying = false
  /** Of the person, until it is over; 0 while nobody plays or a play is for sure. */
  let answers = 0
  for (const [at, turn] of said.entries()) {
    const { text, role, place, by } = turn
    const again = by === said[at - 1]?.by && (answers > 0 || by === said[at - 2]?.by)
    if (again || endsPlay(text)) {
      isPlaying = false
      answers = 0
    }
    if (role === 'user' && beginsPlay(text)) {
      isPlaying = true
      answers = 0
    }
    if (isPlaying || answers > 0) played.add(place)
    if (answers > 0) answers -= role === 'user' ? 1 : 0
    else if (!isPlaying) answers = answersBehind(turn, said[at - 1])
  }
  return played
}
