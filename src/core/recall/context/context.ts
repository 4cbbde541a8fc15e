import type { FactRow } from '../../graph/walk/facts.ts'
import type { Line } from '../../memories/lifecycle/lines.ts'
import { countTokens, cutToTokens, lineCounter } from '../../text/budget.ts'
import { dataBlock } from '../../text/harmless/context-block.ts'
import type { Ranked } from '../ranking/rank.ts'
import { mayAnswer } from './answers.ts'
import { forPrompt } from './for-prompt.ts'
import { type LineOptions, lineOfFact, lineOfResult } from './line.ts'
import { relationsNeeded } from './relations.ts'
import { eachUtteranceOnce } from './utterances.ts'

/** A text that would be cut to fewer tokens is left out instead. */
const LEAST_TOKENS = 12

export interface PromptText {
  readonly context: string
  readonly tokens: number
  /** Short id → what it stands for. */
  readonly refs: Readonly<Record<string, string>>
  /** Results without a line → the memory or turn whose line says the same. */
  readonly instead: ReadonlyMap<string, string>
  /** Results that get no line, however much room there is. */
  readonly without: ReadonlySet<string>
}

export interface ContextParts {
  /** Memories and turns, best first. */
  readonly results: readonly Ranked[]
  readonly facts: readonly FactRow[]
  readonly query: string
  /** What the person is called. */
  readonly person: string | null
}

export interface ContextOptions extends LineOptions {
  /** Tokens. */
  readonly budget: number
  /** What stands first, whatever the query is. */
  readonly standing?: readonly Line[]
}

/** A line that competes for its place. */
interface Scored extends Line {
  readonly score: number
}

/**
 * Text for a prompt: one data block, a line an utterance, each with a short id, never more than `budget`
 * tokens. What stands comes first, then the best. Lines compete by score per token; the best that does not
 * fit is cut. Relations that no line says come last.
 */
export function contextOf(
  { results, facts, query, person }: ContextParts,
  options: ContextOptions,
): PromptText {
  const { standing = [] } = options
  const room = roomOf(options.budget)
  const competing = forPrompt(results.filter(mayAnswer(query)), query, person)
  const { kept: answers, instead } = eachUtteranceOnce(competing.lines, standing)
  const lines = fitting(
    standing,
    answers.map((one) => ({ ...lineOfResult(one, options), score: one.score })),
    room,
  )
  const ids = new Set(lines.map(({ id }) => id))
  const listed = answers.filter(({ id }) => ids.has(id)).map(listedOf)
  const all = [...standing.map(({ text }) => ({ text, ofUser: true })), ...listed]
  const related = relationsNeeded(facts, all, query).map(lineOfFact)
  return { ...numbered(withMore(lines, related, room), room), instead, without: competing.without }
}

const listedOf = ({ memory, turn }: Ranked) => ({
  text: memory?.content ?? turn!.text,
  ofUser: turn ? turn.role === 'user' : true,
})

const written = ({ kind, head, body }: Line, number: number): string =>
  `- ${kind === null ? '' : `[${kind}${number}] `}${head}${body}`

/** Lines with their numbers: those without an id do not count. */
function numberedLines(lines: readonly Line[]): [line: Line, number: number][] {
  let number = 0
  return lines.map((line) => [line, line.kind === null ? number : ++number])
}

const textOf = (lines: readonly Line[]): string =>
  dataBlock(numberedLines(lines).map(([line, number]) => written(line, number)))

/** What a prompt may have; its lines are tried together in many ways. */
interface Room {
  readonly budget: number
  tokensOf(lines: readonly Line[]): number
}

function roomOf(budget: number): Room {
  const count = lineCounter()
  return { budget, tokensOf: (lines) => count(textOf(lines)) }
}

/** All lines behind those that stand, or those with most score a token, in the order given. */
function fitting(standing: readonly Line[], lines: readonly Scored[], room: Room): Line[] {
  const { budget, tokensOf } = room
  if (tokensOf([...standing, ...lines]) <= budget) return [...standing, ...lines]
  const costs = new Map(lines.map((line) => [line, countTokens(`${written(line, 10)}\n`)]))
  const worth = (line: Scored) => line.score / costs.get(line)!
  const order = [...lines].sort((one, other) => worth(other) - worth(one))
  const chosen = new Set<Line>()
  let used = standing.length > 0 ? tokensOf(standing) : countTokens(dataBlock(['']))
  for (const line of order) {
    if (used + costs.get(line)! > budget) continue
    chosen.add(line)
    used += costs.get(line)!
  }
  return withCut(standing, lines, chosen, room)
}

/** The best line that was left out, cut to the room that is left. */
function withCut(
  standing: readonly Line[],
  lines: readonly Line[],
  chosen: ReadonlySet<Line>,
  { budget, tokensOf }: Room,
): Line[] {
  const best = lines.find((line) => !chosen.has(line))
  const inOrder = (cut: Line | null) => [
    ...standing,
    ...lines.flatMap((line) => (chosen.has(line) ? [line] : line === best && cut ? [cut] : [])),
  ]
  if (!best) return inOrder(null)
  const room = budget - tokensOf(inOrder({ ...best, body: ' …' }))
  for (let left = room; left >= LEAST_TOKENS; left -= 1) {
    const shorter = { ...best, body: `${cutToTokens(best.body, left).trimEnd()} …` }
    if (tokensOf(inOrder(shorter)) <= budget) return inOrder(shorter)
  }
  return inOrder(null)
}

/** As many further lines as fit, in order. */
function withMore(lines: readonly Line[], more: readonly Line[], { budget, tokensOf }: Room): Line[] {
  const all = [...lines]
  for (const line of more) if (tokensOf([...all, line]) <= budget) all.push(line)
  return all
}

function numbered(lines: readonly Line[], room: Room): Omit<PromptText, 'instead' | 'without'> {
  const { budget, tokensOf } = room
  if (lines.length > 0 && tokensOf(lines) > budget) return numbered(lines.slice(0, -1), room)
  const cited = numberedLines(lines).filter(([{ kind }]) => kind !== null)
  const refs = Object.fromEntries(cited.map(([{ kind, id }, number]) => [`${kind}${number}`, id!]))
  const context = textOf(lines)
  return { context, tokens: tokensOf(lines), refs }
}
