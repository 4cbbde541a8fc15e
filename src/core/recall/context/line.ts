import { type FactRow, toFact } from '../../graph/walk/facts.ts'
import { asSaid, type Line } from '../../memories/lifecycle/lines.ts'
import { neutralise } from '../../text/harmless/context-block.ts'
import { clausesOf } from '../../text/kinds/said-kinds.ts'
import { isoByClock } from '../../text/moments.ts'
import { normalise } from '../../text/normalise.ts'
import { meantBy } from '../../text/reading/dated-quote.ts'
import type { Ranked } from '../ranking/rank.ts'
import type { Told } from '../reading/rows.ts'
import { names } from './names.ts'

/** What a line is dated by. */
export interface LineOptions {
  /** Days after which what holds until changed is stale. */
  readonly stale: number
  readonly now: Date
}

const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`

/** A result as a line of the text for a prompt. */
export function lineOfResult(
  { memory, turn, id, truncated, conflicts_with, told, minutes_east }: Ranked,
  { stale, now }: LineOptions,
): Line {
  const text = memory?.content ?? turn!.text
  const body = neutralise(text) + (truncated ? ' …' : '')
  const of = unnamed(told, text, turn?.name)
  if (turn) {
    const time = minute(isoByClock(new Date(turn.timestamp_iso), minutes_east))
    const said = [time, neutralise(turn.name ?? turn.role), ...of]
    return { kind: 't', id, head: `(${said.join(', ')}) ${overOf(told, minutes_east)}`, body, text }
  }
  const { trait } = memory!
  const { dates, marks } = asSaid(memory!, { minutes_east, half_life_days: stale, now })
  const about = trait ? [trait.stage, neutralise(trait.context)] : [...dates, ...of]
  const disputed = conflicts_with.length > 0 ? '[disputed] ' : ''
  return { kind: 'm', id, head: `(${about.join(', ')}) ${marks}${disputed}`, body, text }
}

/** Whom a text is about that begins with "she", or with nobody, and names them nowhere; nobody who speaks it. */
function unnamed({ about }: Told, text: string, speaker: string | null = null): string[] {
  if (about === null || about === speaker || names(text)(normalise(about))) return []
  const [first] = clausesOf(meantBy(text), [])
  return first && first.holders.length === 0 ? [`about ${neutralise(about)}`] : []
}

/** What memories that are over by now leave of a turn, which itself has no end. */
function overOf({ over }: Told, minutesEast: number): string {
  if (over === null) return ''
  const part = over.part === 'all' ? '' : 'partly '
  if (over.never) return `[${part}denied] `
  return `[${part}over since ${isoByClock(over.since, minutesEast).slice(0, 10)}] `
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
