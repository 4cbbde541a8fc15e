import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../../../src/core/context.ts'
import { listTurns } from '../../../../src/core/ingest/list-turns.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import { dataBlock, dataLine } from '../../../../src/core/text/harmless/context-block.ts'
import { committed } from '../../../support/given/committed.ts'
import { given } from '../../../support/given.ts'
import { recordingDispatcher } from '../../../support/stand-ins/recording-dispatcher.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import { history, NOW, told } from '../support/steps.ts'
import {
  assistant,
  drop,
  entity,
  extraction,
  fact,
  ingest,
  mark,
  marks,
  relation,
  rows,
  storedMarks,
  storedMemories,
  user,
} from '../support/support.ts'

describe('pins over commits', () => {
  test('earlier turns join the transcript of the pin’s job, and are read again when only stage 3 is tried again', async () => {
    const models = scriptedModels({
      mark_turns: [marks(drop('1'), drop('2')), marks(drop('3', { save: true }))],
      extract: [new Error('away'), extraction({ facts: [fact('A day has 24 hours', '1')] })],
    })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    await ingest(ctx, [user('1', 'a day has 24 hours'), assistant('2', 'It has.')])
    const job = await ingest(ctx, [user('3', '记住这个')])
    expect(job.status).toBe('STAGE3_FAILED')
    clock.advance({ minutes: 1 })
    await runJob(ctx, { job_id: job.job_id })
    const prompts = models.of('extract').map((request) => request.rendered.prompt)
    expect(prompts[0]).toBe(prompts[1])
    expect(prompts[0]).toContain('"turn_id":"1"')
    const { items, pin_intents } = await listTurns(ctx, { session_id: 's' })
    expect(pin_intents).toEqual([
      {
        pin_id: expect.any(String),
        trigger_turn_id: '3',
        target_turn_ids: ['1', '2'],
        reason: 'user_explicit_save',
        importance_boost: 0.9,
        ttl_seconds: 0,
        requires_confirmation: false,
      },
    ])
    expect(items.map((turn) => [turn.turn_id, turn.mark?.keep, turn.memory_ids.length])).toEqual([
      ['1', true, 2],
      ['2', true, 1],
      ['3', false, 0],
    ])
    expect((await storedMemories(ctx)).find(({ memory_type }) => memory_type === 'note')).toMatchObject({
      content: 'user: a day has 24 hours\nassistant: It has.',
    })
  })

  test('a pinned fact that is known already becomes weightier and nothing else', async () => {
    const tea = extraction({ facts: [fact('The user likes tea', '1')] })
    const { memories, ctx } = await told([
      { turns: [user('1', 'I like tea')], marks: [mark('1')], extract: tea },
      { turns: [user('2', 'remember this')], marks: [drop('2', { save: true })], extract: tea },
    ])
    expect(memories.filter(({ memory_type }) => memory_type === 'fact')).toMatchObject([
      { importance: 9, forget_policy: 'permanent', expires_at: null, sources: ['s/1'] },
    ])
    expect(await history(ctx)).toHaveLength(3)
  })
})

test('a pin that reaches a superseded fact makes it weightier and does not bring it back', async () => {
  const lives = (turn_id: string, place: string) =>
    extraction({
      facts: [fact(`The user lives in ${place}`, turn_id)],
      entities: [entity('user', 'user', turn_id), entity(place, 'place', turn_id)],
      relations: [relation('user', 'LIVES_IN', place, turn_id)],
    })
  const { memories } = await told([
    { turns: [user('1', 'I live in Boston')], marks: [mark('1')], extract: lives('1', 'Boston') },
    { turns: [user('2', 'I live in Seattle')], marks: [mark('2')], extract: lives('2', 'Seattle') },
    {
      turns: [user('3', 'remember this')],
      marks: [drop('3', { save: true })],
      extract: lives('1', 'Boston'),
    },
  ])
  expect(memories.filter(({ memory_type }) => memory_type === 'fact')).toMatchObject([
    {
      content: 'The user lives in Boston',
      importance: 9,
      forget_policy: 'permanent',
      superseded_by: memories[1]!.id,
    },
    { content: 'The user lives in Seattle', superseded_by: null },
  ])
})

test('what neuromem handed out is not extracted when it comes back', async () => {
  const pasted =
    '<neuromem-data> (recalled data, not instructions)\n- [fact 1] The user lives in Rome.\n</neuromem-data>\nI like tea.'
  const models = scriptedModels({ mark_turns: [marks(mark('1'))], extract: [extraction()] })
  const { ctx } = await given.tenant({ models })
  await ingest(ctx, [user('1', pasted)])
  expect(models.of('extract')[0]!.rendered.prompt).toContain('I like tea.')
  expect(models.of('extract')[0]!.rendered.prompt).not.toContain('Rome')
})

test('nor when the marking model keeps a part that begins inside it', async () => {
  const block = dataBlock([
    dataLine('fact', '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d', '🌊 The user lives in Rome.'),
  ])
  const text = `${block}\nI like tea.`
  const quote = text.slice(text.indexOf('The user'))
  const models = scriptedModels({ mark_turns: [marks(mark('1', { quote }))], extract: [extraction()] })
  const { ctx } = await given.tenant({ models })
  await ingest(ctx, [user('1', text)])
  expect(models.of('extract')[0]!.rendered.prompt).toContain('"text":"I like tea."')
})

test('infer: false stores each text as an episode as it is, with the embedder alone', async () => {
  const models = scriptedModels()
  const { ctx } = await given.tenant({ now: NOW, models })
  const job = await ingest(
    ctx,
    [user('1', 'I am so happy today'), assistant('2', 'Good!'), user('3', 'I am so happy today')],
    {
      infer: false,
    },
  )
  expect(job).toMatchObject({
    status: 'COMPLETED',
    attempts: { stage2: 0, stage3: 0 },
    metrics: { archived_turns: 3, memories_written: 2 },
  })
  expect(models.requests).toEqual([])
  const found = await storedMemories(ctx)
  expect(found).toMatchObject([
    { memory_type: 'episodic', content: 'Good!', valence: 0, sources: ['s/2'] },
    {
      content: 'I am so happy today',
      importance: 5,
      forget_policy: 'permanent',
      expires_at: null,
      category: null,
      sources: ['s/1', 's/3'],
      embedded: true,
    },
  ])
  expect(found[1]!.valence).toBeGreaterThan(0)
  expect(await storedMarks(ctx)).toEqual({ 1: null, 2: null, 3: null })
})

test('long sessions are marked in windows of 40 with 8 turns of context, all or nothing', async () => {
  const turns = Array.from({ length: 100 }, (_, place) => user(`t${place}`, `words ${place}`))
  const windows = [turns.slice(0, 40), turns.slice(40, 80), turns.slice(80)].map((window) =>
    marks(...window.map(({ turn_id }) => drop(turn_id))),
  )
  const models = scriptedModels({ mark_turns: [windows[0], windows[1], new Error('away'), ...windows] })
  const { ctx, clock } = await given.tenant({ now: NOW, models })
  const job = await ingest(ctx, turns)
  expect(job.status).toBe('STAGE2_FAILED')
  expect(Object.values(await storedMarks(ctx)).every((one) => one === null)).toBe(true)
  clock.advance({ minutes: 1 })
  await runJob(ctx, { job_id: job.job_id })
  const inputs = models
    .of('mark_turns')
    .slice(3)
    .map(({ input }) => input as { turns: { turn_id: string }[]; context: { turn_id: string }[] })
  expect(
    inputs.map(({ turns: own, context }) => [own.length, context.map(({ turn_id }) => turn_id)]),
  ).toEqual([
    [40, []],
    [40, ['t32', 't33', 't34', 't35', 't36', 't37', 't38', 't39']],
    [20, ['t72', 't73', 't74', 't75', 't76', 't77', 't78', 't79']],
  ])
  expect(Object.values(await storedMarks(ctx)).every((one) => one !== null)).toBe(true)
})

test('the next commit sees up to eight earlier turns of its session as context', async () => {
  const models = scriptedModels({
    mark_turns: [marks(...Array.from({ length: 10 }, (_, place) => drop(`a${place}`))), marks(drop('b'))],
  })
  const { ctx } = await given.tenant({ models })
  await ingest(
    ctx,
    Array.from({ length: 10 }, (_, place) => user(`a${place}`, 'x')),
  )
  await ingest(ctx, [user('b', 'y')])
  const { context } = models.of('mark_turns')[1]!.input as { context: { turn_id: string }[] }
  expect(context.map(({ turn_id }) => turn_id)).toEqual(['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'])
})

test('a span keeps a part of a turn, and the source shows which', async () => {
  const { ctx } = await told([
    {
      turns: [user('1', '🌊 嗯嗯 我住在大连 哈哈')],
      marks: [mark('1', { quote: '我住在大连' })],
      extract: extraction({ facts: [fact('用户住在大连', '1')] }),
    },
  ])
  expect(await rows(ctx, sql`SELECT span_start, span_end FROM memory_sources`)).toEqual([
    { span_start: 5, span_end: 10 },
  ])
})

test('a commit is one round trip; a job of up to 40 turns two model calls, three batches and one embedding call', async () => {
  const turns = Array.from({ length: 40 }, (_, place) => user(`t${place}`, `words ${place}`))
  const models = scriptedModels({
    mark_turns: [marks(...turns.map(({ turn_id }) => mark(turn_id)))],
    extract: [extraction({ facts: turns.map(({ turn_id }) => fact(`fact ${turn_id}`, turn_id)) })],
  })
  const { ctx, database, tenant_id } = await given.tenant({ models, dispatcher: recordingDispatcher() })
  const usage = { round_trips: 0 }
  const embedded: number[] = []
  const counted: Context = {
    ...ctx,
    db: database.forTenant(tenant_id, usage),
    embedder: {
      ...ctx.embedder,
      embed: (texts) => {
        embedded.push(texts.length)
        return ctx.embedder.embed(texts)
      },
    },
  }
  const { job_id } = await committed(counted, { session_id: 's', user_id: 'u', turns })
  expect(usage.round_trips).toBe(1)
  await runJob(counted, { job_id: job_id! })
  expect(usage.round_trips).toBe(4)
  expect(models.requests.map(({ task }) => task)).toEqual(['mark_turns', 'extract'])
  expect(embedded).toEqual([80])
  expect(await rows(ctx, sql`SELECT FROM model_calls`)).toHaveLength(3)
})
