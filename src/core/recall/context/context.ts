import { type FactRow, toFact } from '../../graph/walk/facts.ts'
import { asSaid, type Line } from '../../memories/lifecycle/lines.ts'
import { countTokens, cutToTokens } from '../../text/budget.ts'
import { dataBlock, neutralise } from '../../text/context-block.ts'
import { isNearDuplicate, type Wording, wordingOf } from '../ranking/near-duplicates.ts'
import type { Ranked } from '../ranking/rank.ts'

/** A text that would be cut to fewer tokens is left out instead. */
const LEAST_TOKENS = 12

export interface PromptText {
  readonly context: string
  readonly tokens: number
}

/**
 * Text for a prompt: traits, facts with their dates, turns with speaker and time, each with its id, inside
 * one data block. Best first, near-duplicates once, never more than `budget` tokens: the line that does not
 * fit is cut. Facts of the graph come after what they were made from.
 */
export function contextOf(
  results: readonly Ranked[],
  facts: readonly FactRow[],
  { budget, standing = [], stale, now }: ContextOptions,
): PromptText {
  const lines = standing.map(({ head, body }) => head + body)
  const seen: Wording[] = standing.filter(({ id }) => id !== null).map(({ text }) => wordingOf(text))
  const listed = new Set(standing.map(({ id }) => id))
  const others = results.filter(({ id }) => !listed.has(id))
  for (const line of [...others.map((one) => lineOfResult(one, stale, now)), ...facts.map(lineOfFact)]) {
    const wording = wordingOf(line.text)
    if (seen.some((other) => isNearDuplicate(wording, other))) continue
    const fitting = fitted(line, lines, budget)
    if (fitting === null) continue
    lines.push(fitting)
    seen.push(wording)
  }
  const context = dataBlock(lines)
  return { context, tokens: countTokens(context) }
}

/** The line as it fits behind the others: whole, cut, or null when too little of it would be left. */
function fitted({ head, body }: Line, lines: readonly string[], budget: number): string | null {
  const tokensWith = (line: string) => countTokens(dataBlock([...lines, line]))
  if (tokensWith(head + body) <= budget) return head + body
  for (let left = budget - tokensWith(`${head} …`); left >= LEAST_TOKENS; left -= 1) {
    const cut = `${head}${cutToTokens(body, left).trimEnd()} …`
    if (tokensWith(cut) <= budget) return cut
  }
  return null
}

export interface ContextOptions {
  /** Tokens. */
  readonly budget: number
  /** What stands first, whatever the query is. */
  readonly standing?: readonly Line[]
  /** Days after which what holds until changed is stale. */
  readonly stale: number
  readonly now: Date
}

const day = (iso: string): string => iso.slice(0, 10)
const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`

function lineOfResult(
  { memory, turn, id, truncated, conflicts_with }: Ranked,
  stale: number,
  now: Date,
): Line {
  const text = memory?.content ?? turn!.text
  const body = neutralise(text) + (truncated ? ' …' : '')
  if (turn) {
    const speaker = neutralise(turn.name ?? turn.role)
    return { head: `- [turn ${id}] (${minute(turn.timestamp_iso)}, ${speaker}) `, body, text, id }
  }
  const { trait, memory_type } = memory!
  const { dates, marks } = asSaid(memory!, stale, now)
  const about = trait ? [trait.stage, neutralise(trait.context)] : dates
  const disputed = conflicts_with.length > 0 ? '[disputed] ' : ''
  return { head: `- [${memory_type} ${id}] (${about.join(', ')}) ${marks}${disputed}`, body, text, id }
}

/**
 * A fact is cited by the memory that it came from; one that was said without a memory by its (last) relation.
 */
function lineOfFact(row: FactRow): Line {
  const { text, source_memory_id, valid_at } = toFact(row)
  const id = source_memory_id ?? row.relations.at(-1)
  return {
    head: `- [relation ${id}] ${valid_at ? `(${day(valid_at)}) ` : ''}`,
    body: neutraliseArrows(text),
    text,
    id: id ?? null,
  }
}

/** The arrows of the notation are ours; everything else in it is data. */
const ARROW = /( -\[[A-Z_]+\]-> | <-\[[A-Z_]+\]- )/u

const neutraliseArrows = (text: string): string =>
  text
    .split(ARROW)
    .map((part) => (ARROW.test(part) ? part : neutralise(part)))
    .join('')
