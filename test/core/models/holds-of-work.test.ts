import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { writeLedger } from '../../../src/core/doors.ts'
import { WorkError } from '../../../src/core/errors.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import { runJob } from '../../../src/core/ingest/run-job.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import type { Embedder, ModelRequest, Models } from '../../../src/core/ports.ts'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { committed } from '../../support/given/committed.ts'
import { type GivenTenant, given } from '../../support/given.ts'

const CEILING = 60_000
const USAGE = { input_tokens: 1_500, output_tokens: 1_000 }
const EMBEDDED = { input_tokens: 40, output_tokens: 0 }

interface Sums {
  readonly spent: number
  readonly held: number
}

async function sums(ctx: Context): Promise<Sums> {
  const [[row]] = await ctx.db.batch([
    statement<Sums>(
      sql`SELECT (SELECT coalesce(sum(input_tokens + output_tokens), 0)::int FROM model_days) AS spent,
            (SELECT coalesce(sum(tokens), 0)::int FROM token_holds) AS held`,
    ),
  ])
  return row!
}

/**
 * The rules as a language model that counts, looks at what is spent and held while it is asked, and fails
 * when told.
 */
async function givenWork(
  fails: (request: ModelRequest) => unknown = () => undefined,
  failsToEmbed: () => Error | undefined = () => undefined,
  ceiling = CEILING,
) {
  const rules = offlineModels()
  const seen: Sums[] = []
  const asked: string[] = []
  const models: Models = {
    ...rules,
    offline: false,
    name: 'counting',
    async generate(request) {
      asked.push(request.repair ? `${request.task}, repaired` : request.task)
      seen.push(await sums(tenant.ctx))
      const failure = fails(request)
      if (failure instanceof Error) throw failure
      const answer = await rules.generate(request)
      return { ...answer, usage: USAGE, ...(typeof failure === 'string' && { text: failure }) }
    },
  }
  const vectors = offlineEmbedder(1_024)
  const embedder: Embedder = {
    ...vectors,
    offline: false,
    async embed(texts, options) {
      asked.push('embed')
      seen.push(await sums(tenant.ctx))
      const failure = failsToEmbed()
      if (failure) throw failure
      return { ...(await vectors.embed(texts, options)), usage: EMBEDDED }
    },
  }
  const tenant: GivenTenant<Models> = await given.tenant({
    models,
    embedder,
    policy: { token_budget_daily: ceiling, token_budget_daily_per_user: ceiling },
  })
  return { tenant, seen, asked }
}

type Work = Awaited<ReturnType<typeof givenWork>>

/** Each as a request of its own; the code of what failed. */
const atOnce = (
  { tenant }: Work,
  works: readonly ((ctx: Context) => Promise<unknown>)[],
): Promise<unknown[]> =>
  Promise.all(
    works.map(async (work) => {
      const ctx = tenant.as({ kind: 'key', key_id: randomUUID() })
      try {
        return await work(ctx)
      } catch (error) {
        return (error as { code?: string }).code
      } finally {
        await writeLedger(ctx)
      }
    }),
  )

const MANY = 12
const TURNS = ['I live in Oslo and like green tea.', '我喜欢喝绿茶。'].map((text, n) => ({
  ...{ turn_id: `t${n}`, role: 'user' as const, text },
}))

async function jobsOf({ tenant }: Work) {
  const made = Array.from({ length: MANY }, (_, n) =>
    committed(tenant.ctx, { user_id: `user-${n}`, session_id: 's', turns: TURNS }),
  )
  return (await Promise.all(made)).map(
    ({ job_id }) =>
      (ctx: Context) =>
        runJob(ctx, { job_id: job_id ?? '' }),
  )
}

async function reflectionsOf({ tenant }: Work) {
  for (let n = 0; n < MANY; n += 1)
    for (const content of ['Drank green tea.', 'Had green tea at work.', 'Made green tea at home.'])
      await addMemory(tenant.ctx, { user_id: `user-${n}`, memory_type: 'fact', content })
  return Array.from(
    { length: MANY },
    (_, n) => (ctx: Context) => reflect(ctx, { user_id: `user-${n}`, force: true }),
  )
}

async function lessonsOf({ tenant }: Work) {
  for (let n = 0; n < MANY; n += 1)
    await addRun(tenant.ctx, {
      run_id: `run-${n}`,
      output: { note: 'M1 is Zr' },
      feedback: { pros: 'The yield grew with the temperature.' },
    })
  return Array.from({ length: MANY }, (_, n) => (ctx: Context) => learn(ctx, { run_id: `run-${n}` }))
}

const memoriesOf = async () =>
  Array.from(
    { length: MANY },
    (_, n) => (ctx: Context) =>
      addMemory(ctx, { user_id: `user-${n}`, memory_type: 'fact', content: `${'Tea. '.repeat(8_000)}${n}` }),
  )

describe.each([
  ['jobs', jobsOf, 'mark_turns'],
  ['reflections', reflectionsOf, 'reflect'],
  ['lessons', lessonsOf, 'learn_experience'],
  ['long memories', memoriesOf, 'embed'],
] as const)('%s at once', (_, make, task) => {
  test('never spend and hold more than the ceiling, and hold nothing afterwards', async () => {
    const work = await givenWork()
    await atOnce(work, await make(work))
    expect(work.asked).toContain(task)
    expect(work.seen.length).toBeGreaterThan(1)
    expect(work.seen.filter(({ spent, held }) => spent + held > CEILING)).toEqual([])
    expect(Math.max(...work.seen.map(({ held }) => held))).toBeGreaterThan(CEILING / 3)
    const { spent, held } = await sums(work.tenant.ctx)
    expect(held).toBe(0)
    expect(spent).toBeLessThanOrEqual(CEILING)
  })
})

describe.each([
  ['jobs', jobsOf],
  ['reflections', reflectionsOf],
  ['lessons', lessonsOf],
] as const)('%s whose model', (_, make) => {
  test('has to repair its answers hold for that too', async () => {
    // With room for most repairs: where the first calls fill the day, all of them may be refused.
    const work = await givenWork(({ repair }) => (repair ? undefined : '{}'), undefined, 2.5 * CEILING)
    await atOnce(work, await make(work))
    const whileRepairing = work.seen.filter((_, place) => work.asked[place]!.endsWith('repaired'))
    expect(whileRepairing).not.toEqual([])
    expect(whileRepairing.filter(({ held }) => held === 0)).toEqual([])
    expect(work.seen.filter(({ spent, held }) => spent + held > 2.5 * CEILING)).toEqual([])
    expect(await sums(work.tenant.ctx)).toMatchObject({ held: 0 })
  })

  test('fails give back what they held', async () => {
    const work = await givenWork(() => new WorkError('model_error', 'away'))
    await atOnce(work, await make(work))
    expect(work.seen.length).toBeGreaterThan(1)
    expect(await sums(work.tenant.ctx)).toEqual({ spent: expect.any(Number), held: 0 })
  })
})

test('embeddings that fail give back what they held', async () => {
  const work = await givenWork(undefined, () => new WorkError('timeout', 'no answer'))
  await atOnce(work, await memoriesOf())
  expect(Math.max(...work.seen.map(({ held }) => held))).toBeGreaterThan(0)
  expect(await sums(work.tenant.ctx)).toEqual({ spent: 0, held: 0 })
})
