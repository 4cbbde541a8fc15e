/**
 * `npm run bench:retrieval -- <file>…`: evidence recall of single turns through the HTTP API. A file is
 * `{name, conversations: [{id, sessions: [{id, turns}], questions: [{id, query, category, evidence:
 * [turn_id]}]}]}`; each conversation is a user of its own.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { mean, percentile, type Row, report } from './support/report.ts'
import { type BenchService, startService } from './support/service.ts'

const Turn = z.object({
  turn_id: z.string(),
  role: z.enum(['user', 'assistant', 'tool', 'system']),
  name: z.string().nullish(),
  timestamp_iso: z.string().nullish(),
  text: z.string(),
})
const Question = z.object({
  id: z.string(),
  query: z.string(),
  category: z.string(),
  evidence: z.array(z.string()),
})
const Conversation = z.object({
  id: z.string(),
  sessions: z.array(z.object({ id: z.string(), turns: z.array(Turn) })),
  questions: z.array(Question),
})
const Retrieval = z.object({ name: z.string(), conversations: z.array(Conversation) })

const DEPTHS = [1, 5, 10, 25, 50]
const TURNS_A_COMMIT = 500

interface Measured {
  readonly category: string
  /** Evidence found among the first k turns, for each of `DEPTHS`. */
  readonly found: readonly number[]
  readonly ms: number
}

async function commit(
  service: BenchService,
  user_id: string,
  { sessions }: z.infer<typeof Conversation>,
): Promise<void> {
  for (const session of sessions) {
    for (let start = 0; start < session.turns.length; start += TURNS_A_COMMIT) {
      const turns = session.turns.slice(start, start + TURNS_A_COMMIT)
      const path = `/api/v1/sessions/${encodeURIComponent(`${user_id} ${session.id}`)}/turns`
      await service.call('POST', path, { user_id, turns, infer: false, wait: true })
    }
  }
}

async function ask(
  service: BenchService,
  user_id: string,
  question: z.infer<typeof Question>,
): Promise<Measured> {
  const started = performance.now()
  const body = { user_id, query: question.query, sources: ['turns'], limit: DEPTHS.at(-1), abstain_below: 0 }
  const { results } = await service.call<{ results: { turn: { turn_id: string } }[] }>(
    'POST',
    '/api/v1/recall',
    body,
  )
  const ms = performance.now() - started
  const ranked = results.map(({ turn }) => turn.turn_id)
  const found = DEPTHS.map((depth) => {
    const first = new Set(ranked.slice(0, depth))
    return question.evidence.filter((turn_id) => first.has(turn_id)).length / question.evidence.length
  })
  return { category: question.category, found, ms }
}

function rowOf(name: string, measured: readonly Measured[]): Row {
  const recall = DEPTHS.map((depth, place) => [
    `R@${depth}`,
    (100 * mean(measured.map(({ found }) => found[place]!))).toFixed(1),
  ])
  const times = measured.map(({ ms }) => ms)
  const latency = {
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
  }
  return { category: name, questions: measured.length, ...Object.fromEntries(recall), ...latency }
}

async function measure(service: BenchService, file: string): Promise<void> {
  const { name, conversations } = Retrieval.parse(JSON.parse(readFileSync(file, 'utf8')))
  const measured: Measured[] = []
  for (const conversation of conversations) {
    const user_id = `${name} ${conversation.id}`
    await commit(service, user_id, conversation)
    for (const question of conversation.questions) {
      if (question.evidence.length > 0) measured.push(await ask(service, user_id, question))
    }
  }
  const categories = Map.groupBy(measured, ({ category }) => category)
  report('retrieval', name, [
    rowOf('all', measured),
    ...Array.from(categories, ([category, some]) => rowOf(category, some)),
  ])
}

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('npm run bench:retrieval -- <file>…')
const service = await startService(undefined, { rules: true })
for (const file of files) await measure(service, file)
await service.close()
