import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { statement } from '../../../db/statements.ts'
import type { Task } from '../../../prompts/task.ts'
import { writeLedger } from '../../../src/core/doors.ts'
import { recordCalls, spentToday } from '../../../src/core/models/calls.ts'
import { holdTokens } from '../../../src/core/models/holds.ts'
import { runTask } from '../../../src/core/models/run-task.ts'
import { sentSchema } from '../../../src/core/models/sent-schema.ts'
import type { Models } from '../../../src/core/ports.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'

const Answer = z.strictObject({ entities: z.array(z.string()), concept: z.string().nullish() })
const task: Task<{ message: string }, z.infer<typeof Answer>> = {
  name: 'link_entities',
  version: 3,
  schema: Answer,
  render: ({ message }) => ({ instructions: 'find', prompt: message }),
}
const good = { entities: ['昊哥'], concept: null }

const callsOf = (ctx: Awaited<ReturnType<typeof given.tenant>>['ctx']) =>
  ctx.db
    .batch([
      ...recordCalls(ctx.ledger.take()),
      statement<{ task: string; version: number; outcome: string }>(
        sql`SELECT task, version, outcome FROM model_calls ORDER BY outcome`,
      ),
    ])
    .then((results) => results.at(-1) as { task: string; version: number; outcome: string }[])

describe('a task', () => {
  test('is rendered, asked and parsed, and the call is a row of the ledger', async () => {
    const models = scriptedModels({ link_entities: [good] })
    const { ctx } = await given.tenant({ models })
    expect(await runTask(ctx, task, { message: 'hello' })).toEqual(good)
    expect(models.of('link_entities')[0]).toMatchObject({
      rendered: { prompt: 'hello' },
      input: { message: 'hello' },
    })
    expect(await callsOf(ctx)).toEqual([{ task: 'link_entities', version: 3, outcome: 'ok' }])
  })

  test('reads a nullable key that was left out as null', async () => {
    const { ctx } = await given.tenant({ models: scriptedModels({ link_entities: [{ entities: [] }] }) })
    expect(await runTask(ctx, task, { message: '' })).toEqual({ entities: [], concept: null })
  })

  test('reads what is seldom said in `more` or beside it, and null where there is none', async () => {
    const rare = z.string().nullish().meta({ seldom: true })
    const Item = z.strictObject({ said: z.string(), about: rare, due_at: rare })
    const { name, version, render } = task
    const seldom = { name, version, render, schema: z.strictObject({ one: Item, other: Item }) }
    const sent = sentSchema(seldom.schema)
    expect(sent.properties!.one!.required).toEqual(['said', 'more'])
    expect(sent.properties!.other).toEqual(sent.properties!.one)
    expect(sent.$defs!.More!.items!.anyOf!.map(({ required }) => required)).toEqual([['about'], ['due_at']])
    const answers = [
      { one: { said: 'a', more: [] }, other: { said: 'b', more: [{ about: 'Ann' }] } },
      { one: { said: 'a', more: [] }, other: { said: 'b', more: [{ about: 'Ann' }, { due_at: null }] } },
      { one: { said: 'a', more: null }, other: { said: 'b', more: { about: 'Ann', due_at: null } } },
      { one: { said: 'a' }, other: { said: 'b', about: 'Ann' } },
    ]
    const { ctx } = await given.tenant({ models: scriptedModels({ link_entities: answers }) })
    const expected = {
      one: { said: 'a', about: null, due_at: null },
      other: { said: 'b', about: 'Ann', due_at: null },
    }
    for (const _ of answers) expect(await runTask(ctx, seldom, { message: '' })).toEqual(expected)
  })

  test('is repaired once, with the answer and its faults', async () => {
    const models = scriptedModels({ link_entities: [{ entities: 'no list', more: 1 }, good] })
    const { ctx } = await given.tenant({ models })
    expect(await runTask(ctx, task, { message: '' })).toEqual(good)
    const repair = models.of('link_entities')[1]!.repair!
    expect(repair.answer).toContain('no list')
    expect(repair.faults.join()).toMatch(/entities.*more/su)
    expect((await callsOf(ctx)).map((call) => call.outcome)).toEqual(['repaired', 'schema_invalid'])
  })

  test('fails as schema_invalid after a fruitless repair, the check of the caller included', async () => {
    const models = scriptedModels({ link_entities: [good, good] })
    const { ctx } = await given.tenant({ models })
    const failing = runTask(ctx, task, { message: '' }, { check: () => ['unknown entity'] })
    await expect(failing).rejects.toMatchObject({ code: 'schema_invalid' })
    expect(models.of('link_entities')[1]!.repair!.faults).toEqual(['unknown entity'])
    expect(models.of('link_entities')).toHaveLength(2)
  })

  test('that throws anything is a model_error, recorded', async () => {
    const { ctx } = await given.tenant({ models: scriptedModels({ link_entities: [new Error('away')] }) })
    await expect(runTask(ctx, task, { message: '' })).rejects.toMatchObject({ code: 'model_error' })
    expect(await callsOf(ctx)).toMatchObject([{ outcome: 'model_error' }])
  })

  test('that takes too long is a timeout, each call and all of it together', async () => {
    const { ctx } = await given.tenant({ models: silentModels(), limits: { model_timeout_ms: 20 } })
    await expect(runTask(ctx, task, { message: '' })).rejects.toMatchObject({ code: 'timeout' })
    const patient = await given.tenant({ models: silentModels() })
    await expect(runTask(patient.ctx, task, { message: '' }, { timeout_ms: 20 })).rejects.toMatchObject({
      code: 'timeout',
    })
    expect(await callsOf(patient.ctx)).toMatchObject([{ outcome: 'timeout' }])
  })
})

describe('the daily token ceiling', () => {
  const spend = async (options: Parameters<typeof given.tenant>[0], tokens: number) => {
    const tenant = await given.tenant(options)
    const { ctx, clock } = tenant
    ctx.ledger.add({
      id: crypto.randomUUID(),
      task: 'chat',
      version: 1,
      model: 'm',
      input_tokens: tokens,
      output_tokens: 1,
      ms: 5,
      outcome: 'ok',
      created_at: clock.now(),
    })
    await writeLedger(ctx)
    return tenant
  }
  const check = (ctx: Awaited<ReturnType<typeof given.tenant>>['ctx']) => holdTokens(ctx, () => 1)

  test('holds until the next UTC midnight', async () => {
    const { ctx, clock } = await spend(
      { now: '2026-03-02T23:00:00Z', limits: { token_budget_daily: 100 } },
      100,
    )
    await expect(check(ctx)).rejects.toMatchObject({ code: 'budget_exhausted' })
    clock.set('2026-03-03T00:00:00Z')
    await check(ctx)
  })

  test('is the tenant’s own when its policy has one, and none when nobody set one', async () => {
    expect(await check((await spend({}, 1e6)).ctx)).toBeNull()
    const own = await spend({ policy: { token_budget_daily: 10 }, limits: { token_budget_daily: 100 } }, 20)
    await expect(check(own.ctx)).rejects.toMatchObject({ code: 'budget_exhausted' })
    await check((await spend({ limits: { token_budget_daily: 100 } }, 98)).ctx)
  })

  test('where there is none, nobody adds up what was spent', async () => {
    const spentBy = async ({ ctx }: Awaited<ReturnType<typeof spend>>) =>
      (await ctx.db.batch([spentToday(ctx)]))[0][0]
    expect(await spentBy(await spend({}, 99))).toEqual({ spent: 0, ceiling: null, is_rationed: false })
    expect(await spentBy(await spend({ limits: { token_budget_daily: 1_000 } }, 99))).toEqual({
      spent: 100,
      ceiling: null,
      is_rationed: true,
    })
    expect(await spentBy(await spend({ policy: { token_budget_daily: 2_000 } }, 99))).toEqual({
      spent: 100,
      ceiling: 2_000,
      is_rationed: true,
    })
  })

  test('counts what this request has used and not yet written', async () => {
    const { ctx, clock } = await given.tenant({ limits: { token_budget_daily: 10 } })
    await check(ctx)
    ctx.ledger.add({ ...call, input_tokens: 10, created_at: clock.now() })
    await expect(check(ctx)).rejects.toMatchObject({ code: 'budget_exhausted' })
  })
})

const call = {
  id: 'c0a8012e-0000-4000-8000-000000000001',
  task: 'embed',
  version: 1,
  model: 'm',
  input_tokens: 0,
  output_tokens: 0,
  ms: 0,
  outcome: 'ok',
  created_at: new Date(0),
} as const

/** Models that never answer and do not listen to the signal. */
function silentModels(): Models {
  return {
    offline: true,
    name: 'silent',
    chatModel: () => 'silent',
    generate: () => new Promise(() => undefined),
    chat: () => {
      throw new Error('not asked')
    },
  }
}
