/**
 * `npm run bench:retrieval -- <file>…`: evidence recall of single turns through the HTTP API. A file is
 * `{name, conversations: [{id, sessions: [{id, turns}], questions: [{id, query, category, evidence:
 * [turn_id]}]}]}`; each conversation is a user of its own.
 */
import { mean, percentile, type Row, report } from '../support/report.ts'
import { commit, type Question, retrievalSet } from '../support/retrieval-set.ts'
import { type BenchService, startService } from '../support/service.ts'

const DEPTHS = [1, 5, 10, 25, 50]

interface Measured {
  readonly category: string
  /** Evidence found among the first k turns, for each of `DEPTHS`. */
  readonly found: readonly number[]
  readonly ms: number
}

async function ask(service: BenchService, user_id: string, question: Question): Promise<Measured> {
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
  const { name, conversations } = retrievalSet(file)
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
