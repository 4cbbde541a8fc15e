import { type FactRow, toFact } from '../../graph/walk/facts.ts'
import { asSaid, type Line } from '../../memories/lifecycle/lines.ts'
import { neutralise } from '../../text/harmless/context-block.ts'
import { isoByClock } from '../../text/moments.ts'
import type { Ranked } from '../ranking/rank.ts'

/** What a line is dated by. */
export interface LineOptions {
  /** Days after which what holds until changed is stale. */
  readonly stale: number
  readonly now: Date
}

const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`

export function lineOfResult(
  { memory, turn, id, truncated, conflicts_with, minutes_east }: Ranked,
  { stale, now }: LineOptions,
): Line {
  const text = memory?.content ?? turn!.text
  const body = neutralise(text) + (truncated ? ' …' : '')
  if (turn) {
    const speaker = neutralise(turn.name ?? turn.role)
    return {
      kind: 't',
      id,
      head: `(${minute(isoByClock(new Date(turn.timestamp_iso), minutes_east))}, ${speaker}) `,
      body,
      text,
    }
  }
  const { trait } = memory!
  const { dates, marks } = asSaid(memory!, { minutes_east, half_life_days: stale, now })
  const about = trait ? [trait.stage, neutralise(trait.context)] : dates
  const disputed = conflicts_with.length > 0 ? '[disputed] ' : ''
  return { kind: 'm', id, head: `(${about.join(', ')}) ${marks}${disputed}`, body, text }
}

/**
 * A fact is cited by the memory that it came from; one that was said without a memory by its (last) relation.
 */
export function lineOfFact(row: FactRow): Line {
  const { text, source_memory_id } = toFact(row)
  const id = source_memory_id ?? row.relations.at(-1)!
  return { kind: 'r', id, head: '', body: neutraliseArrows(text), text }
}

/** The arrows of the notation are ours; everything else in it is data. */
const ARROW = /( -\[[A-Z_]+\]-> | <-\[[A-Z_]+\]- )/u

const neutraliseArrows = (text: string): string =>
  text
    .split(ARROW)
    .map((part) => (ARROW.test(part) ? part : neutralise(part)))
    .join('')
