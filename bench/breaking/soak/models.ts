import { extract } from '../../../src/core/rules/extract.ts'
import { markTurns } from '../../../src/core/rules/mark_turns.ts'
import { type OpenAIServer, openaiServer } from '../../../test/support/servers/openai-server.ts'

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

const linesIn = (prompt: string, tag: string): unknown[] => {
  const inside = new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n?</${tag}>`).exec(prompt)?.[1] ?? ''
  return inside.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
}

/** A line of a prompt as the rules know a turn; the time of day is enough for a load. */
const toTurn = (line: unknown) => {
  const { by = null, at = '', ...turn } = line as { by?: string | null; at?: string }
  const role = ['assistant', 'tool', 'system'].includes(by ?? '') ? by : 'user'
  const timestamp_iso = at.length > 5 ? `${at}:00Z` : '2026-01-01T00:00:00Z'
  return { ...turn, role, name: role === 'user' ? by : null, timestamp_iso, shortened: false }
}

/** What the offline rules say of the task's data, read back out of the prompt. */
function answer(task: string, prompt: string): unknown {
  if (task === 'mark_turns') {
    return markTurns({
      turns: linesIn(prompt, 'new_turns').map(toTurn),
      context: linesIn(prompt, 'context').map(toTurn),
      speakers: [],
    } as never)
  }
  if (task === 'extract')
    return extract({
      transcript: linesIn(prompt, 'transcript').map(toTurn),
      memories: [],
      speakers: [],
      predicates: [],
    } as never)
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
