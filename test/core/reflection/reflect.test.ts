import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { listEvidence } from '../../../src/core/memories/list-evidence.ts'
import { listHistory } from '../../../src/core/memories/list-history.ts'
import { listSources } from '../../../src/core/memories/list-sources.ts'
import { listCycles } from '../../../src/core/reflection/list-cycles.ts'
import { reflect, reflectMessage } from '../../../src/core/reflection/reflect.ts'
import { shouldReflect } from '../../../src/core/reflection/should-reflect.ts'
import {
  behavior,
  counted,
  proposing,
  storedSubject,
  unreflectedIds,
} from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

const three = [{ session: 's1' }, { session: 's2' }, { session: 's2' }]

describe('a cycle', () => {
  test('three memories that show one pattern become a behavior, with all that belongs to one', async () => {
    const { ctx, models, clock } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const ids = await remember(ctx, 'ann', three)
    models.add({ reflect: [proposing(behavior('drinks green tea', [...ids, 'invented']))] })
    const answer = await reflect(ctx, { user_id: 'ann' })

    expect(answer).toMatchObject({
      triggered: true,
      reason: null,
      trigger_type: 'first',
      trigger_value: null,
      remaining: 0,
    })
    expect(answer.cycle).toEqual({
      cycle_id: answer.cycle?.cycle_id,
      trigger_type: 'first',
      trigger_value: null,
      status: 'completed',
      memories_scanned: 3,
      traits_created: 1,
      traits_reinforced: 0,
      traits_updated: 0,
      traits_dissolved: 0,
      rejected: { unknown_memory: 1 },
      model_calls: 1,
      error: null,
      started_at: '2026-03-02T09:00:00.000Z',
      completed_at: '2026-03-02T09:00:00.000Z',
    })
    const trait = (await storedTraits(ctx, 'ann')).get('drinks green tea')!
    expect(trait).toMatchObject({
      trait_stage: 'candidate',
      trait_subtype: 'behavior',
      trait_confidence: 0.4,
      trait_context: 'personal',
    })

    const evidence = await listEvidence(ctx, { id: trait.id })
    expect(
      evidence.items.map(({ memory, quality, evidence_type }) => [memory.id, quality, evidence_type]).sort(),
    ).toEqual(ids.map((id) => [id, 'C', 'supporting']).sort())
    const sources = await listSources(ctx, { id: trait.id })
    expect(sources.items.map(({ session_id, turn_id }) => [session_id, turn_id])).toEqual([
      ['s1', null],
      ['s2', null],
    ])
    const history = await listHistory(ctx, { id: trait.id })
    expect(history.items).toMatchObject([
      {
        event: 'created',
        actor: 'reflection',
        cycle_id: answer.cycle?.cycle_id,
        new_content: 'drinks green tea',
      },
    ])
    expect(await unreflectedIds(ctx, 'ann')).toEqual([])
    expect(await storedSubject(ctx, 'ann')).toMatchObject({
      last_reflected_at: clock.now(),
      reflect_lease_until: null,
    })
    const [sessions] = await ctx.db.batch([
      statement(sql`SELECT last_reflected_at FROM conversation_sessions`),
    ])
    expect(sessions).toEqual([{ last_reflected_at: clock.now() }, { last_reflected_at: clock.now() }])
    expect((await listCycles(ctx, { user_id: 'ann' })).items).toEqual([answer.cycle])
  })

  test('the model sees the memories and the active traits, each confidence as of now', async () => {
    const { ctx, models, clock } = await given.tenant()
    const ids = await remember(ctx, 'ann', three)
    models.add({ reflect: [proposing(behavior('drinks green tea', ids)), proposing({})] })
    await reflect(ctx, { user_id: 'ann' })
    clock.advance({ days: 10 })
    const [id] = await remember(ctx, 'ann', [{ content: 'tea again', session: 's3', category: 'fact' }])
    await reflect(ctx, { user_id: 'ann' })
    const trait = (await storedTraits(ctx, 'ann')).get('drinks green tea')!
    expect(models.of('reflect')[1]?.input).toEqual({
      now: expect.any(String),
      person: null,
      memories: [
        {
          ...{ id: 1, key: id, content: 'tea again', type: 'fact', time: expect.any(String) },
          ...{ session: 's1', category: 'fact', about: null },
        },
      ],
      // What supports the trait comes with it.
      earlier: [],
      traits: [
        // 0.4 · e^(−0.005 · 10) = 0.38049
        {
          id: 'T1',
          key: trait.id,
          content: 'drinks green tea',
          stage: 'candidate',
          subtype: 'behavior',
          confidence: 0.38,
          context: 'personal',
          evidence: expect.arrayContaining([expect.any(String)]),
        },
      ],
    })
  })

  test('pending, expired, superseded and outdated memories are never scanned, nor are notes', async () => {
    const { ctx, models } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const [fact, episode] = await remember(ctx, 'ann', [
      { memory_type: 'fact' },
      { memory_type: 'episodic', expires_at: '2026-03-02T09:00:01Z' },
      { memory_type: 'note' },
      { requires_confirmation: true },
      { expired_at: '2026-03-01T00:00:00Z' },
      { superseded_by: '00000000-0000-4000-8000-000000000001' },
      { expires_at: '2026-03-02T09:00:00Z' },
    ])
    models.add({ reflect: [proposing({})] })
    expect(await shouldReflect(ctx, { user_id: 'ann' })).toMatchObject({
      should_reflect: true,
      trigger_type: 'first',
    })
    const { cycle } = await reflect(ctx, { user_id: 'ann' })
    const { memories } = models.requests[0]!.input as { memories: { key: string }[] }
    expect(memories.map(({ key }) => key)).toEqual([fact, episode])
    expect(cycle?.memories_scanned).toBe(2)
  })

  test('a memory of another user is no evidence', async () => {
    const { ctx, models } = await given.tenant()
    const foreign = await remember(ctx, 'bob', [{}, {}, {}])
    const own = await remember(ctx, 'ann', [{}, {}, {}])
    models.add({ reflect: [proposing(behavior('is bob', [...foreign, own[0]!]))] })
    const { cycle } = await reflect(ctx, { user_id: 'ann' })
    expect(cycle).toMatchObject({
      traits_created: 0,
      rejected: { unknown_memory: 3, too_little_evidence: 1 },
    })
  })

  test('text that Postgres cannot keep is made into text that it can', async () => {
    const { ctx, models } = await given.tenant()
    const ids = await remember(ctx, 'ann', three)
    models.add({ reflect: [proposing(behavior(' drinks\u0000 tea \ud800 ', ids))] })
    expect((await reflect(ctx, { user_id: 'ann' })).cycle?.status).toBe('completed')
    expect([...(await storedTraits(ctx, 'ann')).keys()]).toEqual(['drinks tea \ufffd'])
  })

  test('an unknown user has nothing to reflect on, forced or not', async () => {
    const { ctx } = await given.tenant()
    const nothing = {
      triggered: false,
      reason: 'nothing_new',
      trigger_type: null,
      trigger_value: null,
      cycle: null,
      remaining: 0,
    }
    expect(await reflect(ctx, { user_id: 'nobody', force: true })).toEqual(nothing)
    expect(await shouldReflect(ctx, { user_id: 'nobody' })).toEqual({
      should_reflect: false,
      trigger_type: null,
      trigger_value: null,
      reason: 'nothing_new',
      importance: 0,
      importance_due: 30,
    })
  })
})

describe('triggers on the database', () => {
  test('importance: 14.9 is not due, 30 in sum is, and the value is the sum over more than one scan', async () => {
    const { ctx, models, clock } = await given.tenant()
    await remember(ctx, 'ann', [{}])
    models.add({ reflect: [proposing({}), proposing({})] })
    await reflect(ctx, { user_id: 'ann' })
    await remember(ctx, 'ann', [{ importance: 9.9 }, { importance: 5 }])
    clock.advance({ hours: 1 })
    expect(await shouldReflect(ctx, { user_id: 'ann' })).toMatchObject({
      should_reflect: false,
      reason: 'not_due',
      importance: 14.9,
      importance_due: 30,
    })
    expect(await reflect(ctx, { user_id: 'ann' })).toMatchObject({
      triggered: false,
      reason: 'not_due',
      remaining: 2,
    })
    await remember(ctx, 'ann', [{ importance: 10 }, { importance: 5.1 }])
    const due = { trigger_type: 'importance', trigger_value: 30 }
    expect(await shouldReflect(ctx, { user_id: 'ann' })).toEqual({
      should_reflect: true,
      reason: null,
      importance: 30,
      importance_due: 30,
      ...due,
    })
    expect(await reflect(ctx, { user_id: 'ann' })).toMatchObject({ triggered: true, ...due, cycle: due })
  })

  test('scheduled: 24 hours later and something new', async () => {
    const { ctx, models, clock } = await given.tenant()
    await remember(ctx, 'ann', [{}])
    models.add({ reflect: [proposing({}), proposing({})] })
    await reflect(ctx, { user_id: 'ann' })
    await remember(ctx, 'ann', [{ importance: 1 }])
    clock.advance({ hours: 26 })
    expect(await reflect(ctx, { user_id: 'ann' })).toMatchObject({
      trigger_type: 'scheduled',
      trigger_value: 26,
    })
  })

  test('force and session_end with nothing new run without a model; unforced within 60 s is just_reflected', async () => {
    const { ctx, models, clock } = await given.tenant()
    await remember(ctx, 'ann', [{}])
    models.add({ reflect: [proposing({})] })
    await reflect(ctx, { user_id: 'ann' })
    expect(await reflect(ctx, { user_id: 'ann', session_ended: true })).toMatchObject({
      reason: 'just_reflected',
    })
    expect(await reflect(ctx, { user_id: 'ann' })).toMatchObject({ reason: 'just_reflected' })
    expect(await reflect(ctx, { user_id: 'ann', force: true })).toMatchObject({
      trigger_type: 'force',
      cycle: { status: 'completed', model_calls: 0, memories_scanned: 0 },
    })
    clock.advance({ seconds: 61 })
    expect(await reflect(ctx, { user_id: 'ann', session_ended: true })).toMatchObject({
      trigger_type: 'session_end',
    })
    clock.advance({ hours: 30 })
    expect(await reflect(ctx, { user_id: 'ann' })).toMatchObject({ triggered: false, reason: 'nothing_new' })
    expect(models.requests).toHaveLength(1)
  })
})

test('with nothing new, steps 3 and 8 are done all the same: the old trend ends, the behavior fades', async () => {
  const { ctx, models, clock } = await given.tenant()
  const ids = await remember(ctx, 'ann', [{}, {}, {}])
  const trend = { content: 'hums', evidence_ids: ids.slice(0, 2), window_days: 14 }
  models.add({ reflect: [proposing({ ...behavior('drinks tea', ids), new_trends: [trend] })] })
  await reflect(ctx, { user_id: 'ann' })
  clock.advance({ days: 15 })
  const { cycle } = await reflect(ctx, { user_id: 'ann', force: true })
  expect(cycle).toMatchObject({
    status: 'completed',
    memories_scanned: 0,
    traits_dissolved: 1,
    model_calls: 0,
  })
  const traits = await storedTraits(ctx, 'ann')
  expect(traits.get('hums')).toMatchObject({ trait_stage: 'dissolved', expired_at: clock.now() })
  // 0.4 · e^(−0.005 · 15) = 0.37110
  expect(traits.get('drinks tea')?.trait_confidence).toBeCloseTo(0.3711, 5)
  expect((await storedSubject(ctx, 'ann')).last_reflected_at).toEqual(clock.now())
})

describe('more than a cycle scans', () => {
  test('a hundred, oldest first; the rest is counted and queued, and the next cycle asks no trigger', async () => {
    const { ctx, models, dispatcher, tenant_id } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const start = Date.parse('2026-01-01T00:00:00Z')
    const at = (place: number) => new Date(start + place * 60_000).toISOString()
    const ids = await remember(
      ctx,
      'ann',
      Array.from({ length: 205 }, (_, place) => ({ created_at: at(place) })),
    )
    models.add({ reflect: [proposing({}), proposing({}), proposing({})] })

    const first = await reflect(ctx, { user_id: 'ann' })
    expect(first).toMatchObject({ remaining: 105, cycle: { memories_scanned: 100 } })
    const shown = models.requests[0]!.input as { memories: { key: string }[] }
    expect(shown.memories.map(({ key }) => key)).toEqual(ids.slice(0, 100))
    const message = { kind: 'reflect', tenant_id, user_id: 'ann', trigger: 'continuation' }
    expect(dispatcher.take()).toMatchObject([
      { ...message, deduplication_id: `reflect-after-${first.cycle?.cycle_id}` },
    ])

    expect(await reflectMessage(ctx, { user_id: 'ann', trigger: 'continuation' })).toMatchObject({
      trigger_type: 'continuation',
      remaining: 5,
    })
    dispatcher.failWith(new Error('the queue is away'))
    expect(await reflectMessage(ctx, { user_id: 'ann', trigger: 'continuation' })).toMatchObject({
      remaining: 0,
    })
    expect(await reflectMessage(ctx, { user_id: 'ann', trigger: 'continuation' })).toMatchObject({
      triggered: false,
    })
    expect(await unreflectedIds(ctx, 'ann')).toEqual([])
  })

  test('a queue that is away takes nothing from the cycle', async () => {
    const { ctx, models, dispatcher } = await given.tenant()
    await remember(
      ctx,
      'ann',
      Array.from({ length: 101 }, () => ({})),
    )
    models.add({ reflect: [proposing({})] })
    dispatcher.failWith(new Error('the queue is away'))
    expect(await reflect(ctx, { user_id: 'ann' })).toMatchObject({
      remaining: 1,
      cycle: { status: 'completed' },
    })
  })
})

describe('limits', () => {
  test('one round trip to look, two for a cycle, one when nothing is due', async () => {
    const tenant = await given.tenant()
    const ids = await remember(tenant.ctx, 'ann', three)
    tenant.models.add({ reflect: [proposing(behavior('drinks tea', ids))] })
    const { ctx, usage } = counted(tenant)
    await shouldReflect(ctx, { user_id: 'ann' })
    expect(usage.round_trips).toBe(1)
    await reflect(ctx, { user_id: 'ann' })
    expect(usage.round_trips).toBe(3)
    await reflect(ctx, { user_id: 'ann' })
    expect(usage.round_trips).toBe(4)
    expect(tenant.models.requests).toHaveLength(1)
  })

  test('every call is a row of model_calls, repairs and embeddings too', async () => {
    const { ctx, models } = await given.tenant()
    const ids = await remember(ctx, 'ann', three)
    models.add({ reflect: ['{"new_trends": [', proposing(behavior('drinks tea', ids))] })
    const { cycle } = await reflect(ctx, { user_id: 'ann' })
    expect(cycle).toMatchObject({ status: 'completed', model_calls: 2, traits_created: 1 })
    const [calls] = await ctx.db.batch([
      statement(sql`SELECT task, outcome FROM model_calls ORDER BY task, outcome`),
    ])
    expect(calls).toEqual([
      { task: 'embed', outcome: 'ok' },
      { task: 'reflect', outcome: 'repaired' },
      { task: 'reflect', outcome: 'schema_invalid' },
    ])
  })
})
