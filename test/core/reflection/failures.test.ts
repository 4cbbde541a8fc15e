import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { WorkError } from '../../../src/core/errors.ts'
import { forgetMemory as deleteMemory } from '../../../src/core/forgetting/forget-memory.ts'
import type { ModelRequest } from '../../../src/core/ports.ts'
import { beginCycle } from '../../../src/core/reflection/cycle/begin.ts'
import { listCycles } from '../../../src/core/reflection/list-cycles.ts'
import { reflect, reflectMessage } from '../../../src/core/reflection/reflect.ts'
import {
  behavior,
  counted,
  everything,
  proposing,
  storedEvents,
  storedSubject,
  unreflectedIds,
} from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

const NOW = '2026-03-02T09:00:00Z'
const user_id = 'ann'

async function givenTrait() {
  const tenant = await given.tenant({ now: NOW })
  const ids = await remember(tenant.ctx, user_id, [{}, {}, {}])
  tenant.models.add({ reflect: [proposing(behavior('drinks tea', ids))] })
  await reflect(tenant.ctx, { user_id })
  const trait = (await storedTraits(tenant.ctx, user_id)).get('drinks tea')!
  return { ...tenant, trait }
}

describe('two at once', () => {
  test('two reflections at once are one cycle', async () => {
    const tenant = await given.tenant({ now: NOW })
    const { models } = tenant
    const ids = await remember(tenant.ctx, user_id, [{}, {}, {}])
    const { promise: answered, resolve: answer } = Promise.withResolvers<object>()
    models.add({ reflect: [() => answered] })
    const first = reflect(tenant.as({ kind: 'system' }), { user_id, force: true })
    const second = await reflect(tenant.as({ kind: 'system' }), { user_id, force: true })
    expect(second).toEqual({
      triggered: false,
      reason: 'in_progress',
      trigger_type: null,
      trigger_value: null,
      cycle: null,
      remaining: 3,
    })
    expect((await listCycles(tenant.ctx, { user_id })).items).toMatchObject([
      { status: 'running', trigger_type: 'force', completed_at: null },
    ])
    answer(proposing(behavior('drinks tea', ids)))
    expect(await first).toMatchObject({ triggered: true, cycle: { status: 'completed' } })
    expect((await listCycles(tenant.ctx, { user_id })).items).toHaveLength(1)
    expect(models.requests).toHaveLength(1)
  })

  test('ten that start together, unforced, are one cycle too', async () => {
    const tenant = await given.tenant({ now: NOW })
    await remember(tenant.ctx, user_id, [{}])
    tenant.models.add({ reflect: [proposing({})] })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reflect(tenant.as({ kind: 'system' }), { user_id })),
    )
    expect(answers.filter(({ triggered }) => triggered)).toHaveLength(1)
    expect((await listCycles(tenant.ctx, { user_id })).items).toHaveLength(1)
  })

  test('a worker that never came back holds the subject up for its lease only, and its cycle is failed', async () => {
    const tenant = await given.tenant({ now: NOW })
    await remember(tenant.ctx, user_id, [{}])
    expect(await beginCycle(tenant.ctx, user_id, 'check')).toHaveProperty('cycle')
    tenant.clock.advance({ seconds: 629 })
    expect(await reflect(tenant.ctx, { user_id, force: true })).toMatchObject({ reason: 'in_progress' })
    tenant.clock.advance({ seconds: 1 })
    tenant.models.add({ reflect: [proposing({})] })
    expect(await reflect(tenant.ctx, { user_id })).toMatchObject({
      trigger_type: 'first',
      cycle: { status: 'completed' },
    })
    const { items } = await listCycles(tenant.ctx, { user_id })
    expect(items.map(({ status, error }) => [status, error])).toEqual([
      ['completed', null],
      ['failed', 'abandoned: its worker did not come back'],
    ])
  })

  test('a worker slower than its lease writes nothing', async () => {
    const tenant = await given.tenant({ now: NOW })
    const ids = await remember(tenant.ctx, user_id, [{}, {}, {}])
    tenant.models.add({
      reflect: [
        async () => {
          tenant.clock.advance({ hours: 1 })
          await reflect(tenant.as({ kind: 'system' }), { user_id })
          return proposing(behavior('drinks tea', ids))
        },
        proposing(behavior('drinks coffee', ids)),
      ],
    })
    expect(await reflect(tenant.ctx, { user_id })).toMatchObject({ triggered: false, reason: 'in_progress' })
    expect([...(await storedTraits(tenant.ctx, user_id)).keys()]).toEqual(['drinks coffee'])
  })
})

describe('a failed call', () => {
  test.each<[string, unknown, string, number]>([
    [
      'no answer in time',
      new WorkError('timeout', 'no answer within 60000 ms'),
      'reflect: timeout: no answer within 60000 ms',
      1,
    ],
    ['a vendor’s error', new Error('socket hang up'), 'reflect: model_error: the model call failed', 1],
    [
      'JSON that does not parse, also after the repair',
      'no',
      'reflect: schema_invalid: reflect: faults in the answer after one repair: 1',
      2,
    ],
    [
      'another shape, also after the repair',
      { new_trends: [] },
      'reflect: schema_invalid: reflect: faults in the answer after one repair: 4',
      2,
    ],
  ])('%s: the cycle failed, nothing else changed', async (_name, answer, error, calls) => {
    const { ctx, models, trait } = await givenTrait()
    const [fresh] = await remember(ctx, user_id, [{ importance: 10 }, { importance: 10 }, { importance: 10 }])
    const before = await everything(ctx, user_id)
    models.add({ reflect: [answer, answer] })
    expect(await reflect(ctx, { user_id })).toMatchObject({
      triggered: true,
      trigger_type: 'importance',
      cycle: { status: 'failed', error, model_calls: calls, traits_created: 0, rejected: {} },
      remaining: 3,
    })
    const after = await everything(ctx, user_id)
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4))
    expect(after[4]).toHaveLength(before[4].length + 1)
    expect(await unreflectedIds(ctx, user_id)).toContain(fresh)
    expect((await storedTraits(ctx, user_id)).get('drinks tea')).toEqual(trait)
  })

  test('a failing embedder fails the cycle', async () => {
    const { ctx: whole, models } = await given.tenant()
    const embed = () => Promise.reject(new WorkError('rate_limited', 'slow down'))
    const ctx = { ...whole, embedder: { ...whole.embedder, embed } }
    const ids = await remember(ctx, user_id, [{}, {}, {}])
    models.add({ reflect: [proposing(behavior('drinks tea', ids))] })
    expect((await reflect(ctx, { user_id })).cycle).toMatchObject({
      status: 'failed',
      error: 'embed: rate_limited: slow down',
    })
  })

  test('the next unforced try waits 10 min, then 20; force does not wait; success forgets the failures', async () => {
    const { ctx, models, clock } = await given.tenant({ now: NOW })
    await remember(ctx, user_id, [{}])
    const away = new WorkError('timeout', 'no answer')
    models.add({ reflect: [away, away, proposing({})] })
    const at = (iso: string) => ({ reflect_retry_at: new Date(iso), reflect_lease_until: null })

    expect(await reflect(ctx, { user_id })).toMatchObject({ cycle: { status: 'failed' } })
    expect(await storedSubject(ctx, user_id)).toMatchObject({
      reflect_failures: 1,
      ...at('2026-03-02T09:10:00Z'),
    })
    clock.advance({ minutes: 9 })
    expect(await reflect(ctx, { user_id })).toMatchObject({
      triggered: false,
      reason: 'backing_off',
      remaining: 1,
    })
    expect(await reflectMessage(ctx, { user_id, trigger: 'session_end' })).toMatchObject({
      reason: 'backing_off',
    })
    expect(await reflect(ctx, { user_id, force: true })).toMatchObject({
      cycle: { status: 'failed', trigger_type: 'force' },
    })
    expect(await storedSubject(ctx, user_id)).toMatchObject({
      reflect_failures: 2,
      ...at('2026-03-02T09:29:00Z'),
    })
    clock.advance({ minutes: 20 })
    expect(await reflect(ctx, { user_id })).toMatchObject({ cycle: { status: 'completed' } })
    expect(await storedSubject(ctx, user_id)).toMatchObject({ reflect_failures: 0, reflect_retry_at: null })
    expect(await unreflectedIds(ctx, user_id)).toEqual([])
  })

  test('a used-up token budget is no failure: the next try is due when the next UTC day begins', async () => {
    const { ctx, clock, models } = await given.tenant({ now: NOW, policy: { token_budget_daily: 0 } })
    await remember(ctx, user_id, [{}])
    expect((await reflect(ctx, { user_id })).cycle).toMatchObject({
      status: 'failed',
      model_calls: 0,
      error: expect.stringContaining('budget_exhausted'),
    })
    expect(await storedSubject(ctx, user_id)).toMatchObject({
      reflect_failures: 0,
      reflect_retry_at: new Date('2026-03-03T00:00:00Z'),
    })
    clock.set('2026-03-02T23:59:59Z')
    expect(await reflect(ctx, { user_id })).toMatchObject({ reason: 'backing_off' })
    expect(models.requests).toEqual([])
  })

  test('a database that is away for the write leaves a failed cycle, and the next one does it all', async () => {
    const { ctx, models, clock } = await given.tenant({ now: NOW })
    const ids = await remember(ctx, user_id, [{}, {}, {}])
    const answer = proposing(behavior('drinks tea', ids))
    models.add({ reflect: [answer, answer] })
    const failing = breaking(ctx, 2)
    expect((await reflect(failing, { user_id })).cycle).toMatchObject({
      status: 'failed',
      error: 'internal: the cycle broke off',
    })
    clock.advance({ minutes: 10 })
    expect((await reflect(ctx, { user_id })).cycle).toMatchObject({ status: 'completed', traits_created: 1 })
  })

  test('when not even the failure can be recorded it is thrown, and the lease runs out by itself', async () => {
    const { ctx, models, clock } = await given.tenant({ now: NOW })
    const ids = await remember(ctx, user_id, [{}, {}, {}])
    const answer = proposing(behavior('drinks tea', ids))
    models.add({ reflect: [answer, answer] })
    await expect(reflect(breaking(ctx, 2, 3), { user_id })).rejects.toThrow('the database is away')
    clock.advance({ minutes: 11 })
    expect((await reflect(ctx, { user_id })).cycle).toMatchObject({ status: 'completed', traits_created: 1 })
  })
})

/** A context whose database fails at those round trips, counted from one. */
function breaking(ctx: Context, ...places: readonly number[]): Context {
  let count = 0
  const batch: Context['db']['batch'] = (statements, options) => {
    count += 1
    return places.includes(count)
      ? Promise.reject(new Error('the database is away'))
      : ctx.db.batch(statements, options)
  }
  return { ...ctx, db: { ...ctx.db, batch } }
}

/** A trait of confidence 0.6 that was contradicted once before, and one more memory against it. */
async function givenDispute(...brokenAnswers: readonly string[]) {
  const tenant = await givenTrait()
  await tenant.ctx.db.batch([
    statement(
      sql`UPDATE memories SET trait_contradiction_count = 1, trait_confidence = 0.6, trait_stage = 'emerging'
          WHERE id = ${tenant.trait.id}::uuid`,
    ),
  ])
  const [against] = await remember(tenant.ctx, user_id, [{ content: 'no tea today' }])
  const contradiction = proposing({
    contradictions: [{ trait_id: tenant.trait.id, contradicting_evidence_ids: [against!] }],
  })
  tenant.models.add({ reflect: [...brokenAnswers, contradiction] })
  return tenant
}

describe('the second call', () => {
  test('all traits over the line together, with the words of all their evidence; both calls are counted', async () => {
    const { ctx, models, trait } = await givenDispute()
    models.add({
      resolve_contradictions: [
        {
          resolutions: [
            {
              trait_id: trait.id,
              action: 'modify',
              new_content: 'drinks tea, not always',
              reasoning: 'one exception',
            },
          ],
        },
      ],
    })
    const { cycle } = await reflect(ctx, { user_id, force: true })
    expect(cycle).toMatchObject({ status: 'completed', model_calls: 2, error: null, traits_updated: 1 })
    const [{ input }] = models.of('resolve_contradictions') as [ModelRequest]
    const { traits } = input as { traits: { supporting: object[]; contradicting: object[] }[] }
    expect(traits).toHaveLength(1)
    expect(traits[0]?.supporting).toHaveLength(3)
    expect(traits[0]?.contradicting).toMatchObject([{ content: 'no tea today', quality_grade: 'C' }])
    // 3 · 0.15 / (3 · 0.15 + 0.15) = 0.75 would raise what the contradictions have left
    const modified = (await storedTraits(ctx, user_id)).get('drinks tea, not always')
    expect(modified).toMatchObject({
      id: trait.id,
      trait_confidence: 0.48,
      trait_contradiction_count: 0,
      version: 2,
    })
    expect((await storedEvents(ctx, user_id)).slice(-2)).toMatchObject([
      { event: 'contradicted', actor: 'reflection' },
      {
        event: 'modified',
        actor: 'reflection',
        old_content: 'drinks tea',
        new_content: 'drinks tea, not always',
        cycle_id: cycle?.cycle_id,
      },
    ])
    const [words] = await ctx.db.batch([
      statement(
        sql`SELECT code IS NOT NULL AS embedded, lexemes @@ 'always'::tsquery OR length > 1 AS indexed
            FROM memories WHERE id = ${trait.id}::uuid`,
      ),
    ])
    expect(words).toEqual([{ embedded: true, indexed: true }])
  })

  test('if it fails the cycle completes with the rest of its plan, names the call, and the next one with a model looks again', async () => {
    const { ctx, models, clock, trait } = await givenDispute()
    models.add({ resolve_contradictions: [new WorkError('timeout', 'no answer')] })
    const { cycle } = await reflect(ctx, { user_id, force: true })
    expect(cycle).toMatchObject({
      status: 'completed',
      model_calls: 2,
      error: 'resolve_contradictions: timeout: no answer',
    })
    // 0.6 · (1 − 0.2)
    expect((await storedTraits(ctx, user_id)).get('drinks tea')).toMatchObject({
      trait_confidence: 0.48,
      trait_contradiction_count: 2,
    })
    expect(await storedSubject(ctx, user_id)).toMatchObject({ reflect_failures: 0, reflect_retry_at: null })

    expect((await reflect(ctx, { user_id, force: true })).cycle).toMatchObject({ model_calls: 0 })
    clock.advance({ days: 1 })
    await remember(ctx, user_id, [{}])
    models.add({
      reflect: [proposing({})],
      resolve_contradictions: [
        { resolutions: [{ trait_id: trait.id, action: 'dissolve', new_content: null, reasoning: 'gone' }] },
      ],
    })
    expect((await reflect(ctx, { user_id })).cycle).toMatchObject({
      model_calls: 2,
      traits_dissolved: 1,
      error: null,
    })
    expect((await storedTraits(ctx, user_id)).get('drinks tea')).toMatchObject({
      trait_stage: 'dissolved',
      expired_at: clock.now(),
    })
  })

  test('both calls with a repair each are four calls and two round trips', async () => {
    const tenant = await givenDispute('{')
    const resolution = { trait_id: tenant.trait.id, action: 'dissolve', new_content: null, reasoning: 'gone' }
    tenant.models.add({ resolve_contradictions: ['{', { resolutions: [resolution] }] })
    const { ctx, usage } = counted(tenant)
    const { cycle } = await reflect(ctx, { user_id, force: true })
    expect(cycle).toMatchObject({ status: 'completed', model_calls: 4, traits_dissolved: 1 })
    expect(usage.round_trips).toBe(2)
  })
})

describe('traits changed meanwhile', () => {
  test('the plan is made again from a fresh read and the same model output: two reads', async () => {
    const tenant = await givenTrait()
    const { models, trait } = tenant
    const ids = await remember(tenant.ctx, user_id, [{}, {}, {}])
    models.add({
      reflect: [
        async () => {
          await deleteMemory(tenant.as({ kind: 'key', key_id: randomUUID() }), { id: trait.id })
          return proposing({
            ...behavior('drinks coffee', ids),
            reinforcements: [{ trait_id: trait.id, new_evidence_ids: ids }],
          })
        },
      ],
    })
    const { ctx, usage } = counted(tenant)
    const { cycle } = await reflect(ctx, { user_id, force: true })
    expect(cycle).toMatchObject({
      status: 'completed',
      traits_created: 1,
      traits_reinforced: 0,
      rejected: { unknown_trait: 1 },
    })
    expect(usage.round_trips).toBe(4)
    expect(models.of('reflect')).toHaveLength(2)
    // What is deleted has no words left.
    expect((await storedTraits(ctx, user_id)).get('')).toMatchObject({
      trait_stage: 'dissolved',
      trait_reinforcement_count: 0,
    })
  })

  test('once; then the cycle fails', async () => {
    const { ctx, models, trait } = await givenTrait()
    await remember(ctx, user_id, [{}])
    models.add({ reflect: [proposing({})] })
    let count = 0
    const batch: Context['db']['batch'] = async (statements, options) => {
      count += 1
      if (count === 2 || count === 4) {
        await ctx.db.batch([
          statement(sql`UPDATE memories SET version = version + 1 WHERE id = ${trait.id}::uuid`),
        ])
      }
      return ctx.db.batch(statements, options)
    }
    const { cycle } = await reflect({ ...ctx, db: { ...ctx.db, batch } }, { user_id, force: true })
    expect(cycle).toMatchObject({
      status: 'failed',
      error: 'version_conflict: Traits were changed meanwhile.',
    })
    expect(await unreflectedIds(ctx, user_id)).toHaveLength(1)
  })

  test('a user who is erased meanwhile gets nothing written', async () => {
    const { ctx, models } = await given.tenant()
    const ids = await remember(ctx, user_id, [{}, {}, {}])
    models.add({
      reflect: [
        async () => {
          await ctx.db.batch([statement(sql`UPDATE subjects SET erased_at = ${NOW}::timestamptz`)])
          return proposing(behavior('drinks tea', ids))
        },
      ],
    })
    expect(await reflect(ctx, { user_id })).toMatchObject({ triggered: false, reason: 'in_progress' })
    const [rows] = await ctx.db.batch([statement(sql`SELECT id FROM memories WHERE memory_type = 'trait'`)])
    expect(rows).toEqual([])
  })
})
