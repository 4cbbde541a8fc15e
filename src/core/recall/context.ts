import type { Fact } from '../graph/schemas.ts'
import { countTokens } from '../text/budget.ts'
import { dataBlock, neutralise } from '../text/context-block.ts'
import { tokenize } from '../text/tokens.ts'
import type { Ranked } from './rank.ts'

/** Two texts that share so much of the longer one's words say the same. */
const NEARLY_THE_SAME = 0.85

export interface Context {
  readonly context: string
  readonly tokens: number
}

/**
 * Text for a prompt: traits, facts with their dates, turns with speaker and time, each with its id, inside one data block. Best first,
 * near-duplicates once, never more than `budget` tokens; facts of the graph come after what they were made from.
 */
export function contextOf(results: readonly Ranked[], facts: readonly Fact[], budget: number): Context {
  const lines: string[] = []
  const seen: ReadonlySet<string>[] = []
  let context = ''
  for (const { line, text } of [...results.map(lineOfResult), ...facts.map(lineOfFact)]) {
    const words = new Set(tokenize(text))
    if (seen.some((other) => nearlySame(words, other))) continue
    const longer = dataBlock([...lines, line])
    if (countTokens(longer) > budget) continue
    lines.push(line)
    seen.push(words)
    context = longer
  }
  return { context, tokens: countTokens(context) }
}

function nearlySame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return one.size === other.size
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const word of small) if (large.has(word)) shared += 1
  return shared / large.size >= NEARLY_THE_SAME
}

interface Line {
  readonly line: string
  /** What is compared: the words without id, date and speaker. */
  readonly text: string
}

const day = (iso: string): string => iso.slice(0, 10)
const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`

function lineOfResult({ memory, turn, id, truncated }: Ranked): Line {
  const text = (memory?.content ?? turn!.text) + (truncated ? ' …' : '')
  if (turn) {
    const speaker = neutralise(turn.name ?? turn.role)
    return { line: `- [turn ${id}] (${minute(turn.timestamp_iso)}, ${speaker}) ${neutralise(text)}`, text }
  }
  const { trait, memory_type, valid_at, created_at, requires_confirmation } = memory!
  const about = trait ? [trait.stage, trait.context] : [day(valid_at ?? created_at)]
  const pending = requires_confirmation ? '[pending] ' : ''
  return { line: `- [${memory_type} ${id}] (${about.join(', ')}) ${pending}${neutralise(text)}`, text }
}

/** A graph fact has no id of its own: it is cited by the memory that it came from. */
function lineOfFact({ text, source_memory_id, valid_at }: Fact): Line {
  const from = source_memory_id ? `[relation ${source_memory_id}]` : '[relation]'
  return { line: `- ${from} ${valid_at ? `(${day(valid_at)}) ` : ''}${neutraliseArrows(text)}`, text }
}

/** The arrows of the notation are ours; everything else in it is data. */
const ARROW = /( -\[[A-Z_]+\]-> | <-\[[A-Z_]+\]- )/u

const neutraliseArrows = (text: string): string =>
  text
    .split(ARROW)
    .map((part) => (ARROW.test(part) ? part : neutralise(part)))
    .join('')
