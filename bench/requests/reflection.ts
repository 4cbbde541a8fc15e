import { contextOf } from '../../functions/composition/context.ts'
import type { Message } from '../../src/core/ports.ts'
import { reflect, reflectMessage } from '../../src/core/reflection/reflect.ts'
import { sweepReflection } from '../../src/core/reflection/sweep.ts'
import { dueUsers } from '../../src/core/reflection/triggers/due.ts'
import { mean, percentile, report } from '../support/report.ts'
import { startService } from '../support/service.ts'
import { cycleModels, EVIDENCE, giveCycleUser, MEMORIES, TRAITS } from './reflection/cycle.ts'
import { DUE, giveUsers, USERS } from './reflection/users.ts'

/** `npm run bench -- reflection`: the hourly sweep, and one cycle at the most that it may be. */
const service = await startService(process.env.DATABASE_URL)
const { services, tenant_id } = service
const clock = { now: () => new Date() }
const usage = { round_trips: 0 }
const stored = { embedding_model: services.embedder.model, embedding_dim: services.embedder.dimensions }
const parts = { tenant_id, actor: { kind: 'system' }, stored, usage, waitUntil: () => undefined } as const
const context = () => contextOf({ ...services, clock }, parts)
const rounded = (ms: number) => Number(ms.toFixed(1))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

try {
  await sweep()
  await cycle()
} finally {
  await service.close()
}

async function sweep(): Promise<void> {
  await giveUsers(context())
  const system = services.database.asSystem()
  const messages: Message[] = []
  const dispatcher = { dispatch: async (batch: readonly Message[]) => void messages.push(...batch) }
  const finding = await repeat(10, () => system.batch([dueUsers(clock.now())]))
  const fanOut = await timed(() => sweepReflection({ db: system, clock, dispatcher }))
  if (messages.length !== DUE) throw new Error(`${messages.length} users are due, not ${DUE}`)

  usage.round_trips = 0
  const each: number[] = []
  for (const message of messages) {
    if (message.kind === 'reflect') each.push(await timed(() => reflectMessage(context(), message)))
  }
  const again = await timed(() => sweepReflection({ db: system, clock, dispatcher }))
  report('reflection', `sweep over ${USERS} users of which ${DUE} are due, ${service.database}`, [
    {
      step: 'find the due users',
      ms: rounded(percentile(finding, 0.5)),
      p95: rounded(percentile(finding, 0.95)),
    },
    { step: 'find and fan out', ms: rounded(fanOut), p95: '' },
    { step: 'one due user (offline rules)', ms: rounded(mean(each)), p95: rounded(percentile(each, 0.95)) },
    { step: 'all of them, one after the other', ms: rounded(mean(each) * each.length), p95: '' },
    { step: 'round trips a due user', ms: usage.round_trips / each.length, p95: '' },
    { step: 'find them again: none', ms: rounded(again), p95: '' },
  ])
}

async function cycle(): Promise<void> {
  const runs = 10
  const all: number[] = []
  const parted = { read: [] as number[], think: [] as number[], write: [] as number[] }
  let calls = 0
  for (let run = 0; run < runs; run += 1) {
    const user = `cycle ${run}`
    const ids = await giveCycleUser(context(), user)
    const marks: number[] = []
    const models = cycleModels(ids, () => marks.push(performance.now()))
    const start = performance.now()
    const answer = await reflect({ ...context(), models }, { user_id: user })
    const end = performance.now()
    if (answer.cycle?.status !== 'completed') throw new Error(`cycle ${run}: ${answer.cycle?.error}`)
    calls += answer.cycle.model_calls
    all.push(end - start)
    parted.read.push(marks[0]! - start)
    parted.think.push(marks.at(-1)! - marks[0]!)
    parted.write.push(end - marks.at(-1)!)
  }
  const row = (step: string, numbers: readonly number[]) => ({
    step,
    p50: rounded(percentile(numbers, 0.5)),
    p95: rounded(percentile(numbers, 0.95)),
  })
  report(
    'reflection',
    `a cycle over ${MEMORIES} memories with ${TRAITS} traits and ${TRAITS * EVIDENCE} pieces of ` +
      `evidence, ${service.database}`,
    [
      row('whole cycle, model answers at once (ms)', all),
      row('until the model is asked: lease and read', parted.read),
      row('between the two model calls: plan, embed', parted.think),
      row('after them: plan, embed and write', parted.write),
      { step: 'model calls a cycle', p50: calls / runs, p95: '' },
    ],
  )
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  for (let run = 0; run < times; run += 1) all.push(await timed(work))
  return all
}
