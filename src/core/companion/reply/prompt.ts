import { renderChat } from '../../../../prompts/chat.ts'
import type { Affinity } from '../../affinity/schemas.ts'
import type { Emotion } from '../../affinity/scoring/emotion.ts'
import { type FactRow, toFact } from '../../graph/walk/facts.ts'
import type { ChatTurn } from '../../ports.ts'
import type { Policy } from '../../tenancy/policy/schemas.ts'
import { dataBlock, neutralise } from '../../text/harmless/context-block.ts'
import { byClock } from '../../text/moments.ts'
import type { RankedMemory } from './retrieve.ts'

const NAME = 'Affinity'

/** What a reply is made from. There is no place for a conversation in it. */
export interface Known {
  readonly now: Date
  /** Of the clock by which the person spoke last; UTC unless known. */
  readonly minutes_east?: number
  readonly persona: Policy['persona']
  readonly affinity: Affinity
  readonly emotion: Emotion
  /** Lines, made harmless: what must never be missed. */
  readonly standing: readonly string[]
  readonly facts: readonly FactRow[]
  /** Best first. */
  readonly memories: readonly RankedMemory[]
  readonly history?: never
}

/** A prompt that cannot hold a turn of any session: nothing that has one is of this type. */
export interface GraphOnlyPrompt {
  readonly instructions: string
  readonly history?: never
}

export interface HybridPrompt {
  readonly instructions: string
  readonly history: readonly ChatTurn[]
}

/** The mode without a history: what is known is all that the model is told. */
export const graphOnlyPrompt = (known: Known): GraphOnlyPrompt => ({ instructions: instructionsOf(known) })

/** What is known, and the latest turns behind it as they were said. */
export const hybridPrompt = (known: Known, history: readonly ChatTurn[]): HybridPrompt => ({
  instructions: instructionsOf(known),
  history,
})

function instructionsOf({
  now,
  minutes_east,
  persona,
  affinity,
  emotion,
  standing,
  facts,
  memories,
}: Known): string {
  return renderChat({
    persona: { name: persona?.name ?? NAME, text: persona?.text ?? null },
    affinity,
    emotion,
    today: byClock(now, minutes_east).toISOString().slice(0, 10),
    tone: affinity,
    data: dataBlock([...standing, ...factLines(facts), ...memoryLines(memories)]),
  })
}

/** Names and predicates are made harmless one by one: the notation's own arrows must stay. */
function factLines(rows: readonly FactRow[]): string[] {
  const lines = rows.map((row) => {
    const { hops, text } = toFact({
      ...row,
      names: row.names.map(neutralise),
      predicates: row.predicates.map(neutralise),
    })
    return { hops, line: `- ${text}${row.pending ? ' [pending]' : ''}` }
  })
  const [direct, indirect] = [lines.filter(({ hops }) => hops === 1), lines.filter(({ hops }) => hops > 1)]
  return [...headed('Direct facts:', direct), ...headed('Indirect facts, through others:', indirect)]
}

const headed = (head: string, lines: readonly { readonly line: string }[]): string[] =>
  lines.length === 0 ? [] : [head, ...lines.map(({ line }) => line)]

/** No id and no score: a friend says neither. */
function memoryLines(memories: readonly RankedMemory[]): string[] {
  const lines = memories.map(({ text, day, pending }) => ({
    line: `- (${day}) ${neutralise(text)}${pending ? ' [pending]' : ''}`,
  }))
  return headed('Memories:', lines)
}
