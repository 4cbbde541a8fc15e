import * as rules from '../../src/core/rules/rules.ts'
import { Lifetimes } from '../../src/core/tenancy/policy/schemas.ts'
import { type OpenAIServer, openaiServer } from '../../test/support/openai-server.ts'

export interface FaultShares {
  /** Of calls answered 500. */
  readonly failing: number
  /** Of connections closed without a word. */
  readonly dropped: number
}

export interface SoakModels extends OpenAIServer {
  readonly counts: { calls: number; failed: number; dropped: number }
  faults: FaultShares
}

type AnyRule = (input: unknown) => unknown

const linesIn = (prompt: string, tag: string): unknown[] => {
  const inside = new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n?</${tag}>`).exec(prompt)?.[1] ?? ''
  return inside.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}

/** What the offline rules say of the task's data, read back out of the prompt. */
function answer(task: string, prompt: string): unknown {
  const rule = (rules as unknown as Record<string, AnyRule>)[task]
  if (task === 'mark_turns') {
    return rule?.({
      turns: linesIn(prompt, 'new_turns'),
      context: linesIn(prompt, 'context'),
      lifetimes: Lifetimes.parse({}),
    })
  }
  if (task === 'extract') return rule?.({ transcript: linesIn(prompt, 'transcript'), predicates: [] })
  if (task === 'link_entities') return { entities: [], concept: null, predicate: null }
  if (task === 'resolve_contradictions') return { resolutions: [] }
  return { new_trends: [], new_behaviors: [], reinforcements: [], contradictions: [], upgrades: [] }
}

/** A model server that answers by the offline rules, and fails as often as told. */
export async function soakModels(faults: FaultShares): Promise<SoakModels> {
  const server = await openaiServer()
  const counts = { calls: 0, failed: 0, dropped: 0 }
  const models = Object.assign(server, { counts, faults })
  const orFault = <Reply>(reply: () => Reply) => {
    counts.calls += 1
    const chance = Math.random()
    server.asked.length = 0
    if (chance < models.faults.failing) {
      counts.failed += 1
      return { status: 500 }
    }
    if (chance < models.faults.failing + models.faults.dropped) {
      counts.dropped += 1
      return { drop: true as const }
    }
    return reply()
  }
  server.always('chat', ({ body }) =>
    orFault(() => {
      const task = body.response_format?.json_schema?.name ?? ''
      return { answer: answer(task, body.messages.map(({ content }) => content).join('\n')) }
    }),
  )
  server.always('stream', () => orFault(() => ({ chunks: ['I ', 'see', '.'] })))
  return models
}
