import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../../src/core/context.ts'
import { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import { listTurns } from '../../../src/core/ingest/list-turns.ts'
import { runJob } from '../../../src/core/ingest/run-job.ts'
import { given } from '../../support/given.ts'
import { recordingDispatcher } from '../../support/recording-dispatcher.ts'
import { scriptedModels } from '../../support/scripted-models.ts'
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
  storedRelations,
  type TestTurn,
  user,
} from './support.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const DAY = 86_400_000

interface Step {
  readonly turns: TestTurn[]
  readonly marks: object[]
  readonly extract?: object
  readonly session_id?: string
}

/** Commits step after step with what the models say to each. */
async function told(steps: Step[], more: object = {}) {
  const models = scriptedModels({
    mark_turns: steps.map((step) => marks(...step.marks)),
    extract: steps.flatMap((step) => (step.extract ? [step.extract] : [])),
  })
  const tenant = await given.tenant({ now: NOW, models, ...more })
  const jobs = []
  for (const { turns, session_id = 's' } of steps) {
    jobs.push(await ingest(tenant.ctx, turns, { session_id }))
    tenant.clock.advance({ minutes: 1 })
  }
  return { ...tenant, jobs, job: jobs.at(-1)!, memories: await storedMemories(tenant.ctx) }
}

const history = (ctx: Context) =>
  rows<{ event: string; content: string; actor: string }>(
    ctx,
    sql`SELECT h.event, m.content, h.actor FROM memory_history h JOIN memories m ON m.subject_id = h.subject_id AND m.id = h.memory_id ORDER BY h.ordinal`,
  ).then((found) => found.map(({ event, content }) => `${event} ${content}`))

describe('criticism', () => {
  const turns = [
    user('1', 'Where is Dalian? I like tea.'),
    user('2', 'dropped'),
    assistant('3', 'You are a tea person.'),
    user('4', 'remember what you said'),
  ]
  const marksOf = [
    mark('1'),
    drop('2'),
    mark('3', { evidence_level: 'S1_ai_inference' }),
    drop('4', { user_triggered_save: true }),
  ]
  const tea = fact('The user likes tea', '1')
  const ends = [entity('user', 'user', '1'), entity('tea', 'thing', '1')]
  test.each([
    ['source_not_kept', { facts: [tea, fact('x', '9')] }],
    ['source_not_kept', { facts: [tea, fact('x')] }],
    ['s1_source', { facts: [tea, fact('The user is a tea person', '1', '3')] }],
    ['question', { facts: [tea, fact('Where is Dalian?', '1')] }],
    ['question', { facts: [tea, fact('where is dalian', '1')] }],
    ['unknown_predicate', { facts: [tea], entities: ends, relations: [relation('user', 'TELEPORTS_TO', 'tea', '1')] }],
    ['self_relation', { facts: [tea], entities: ends, relations: [relation('tea', 'LIKES', 'Tea', '1')] }],
    ['missing_entity', { facts: [tea], entities: ends, relations: [relation('user', 'LIKES', 'coffee', '1')] }],
    ['pronoun', { facts: [tea], entities: [entity('她', 'person', '1')] }],
    ['pronoun', { facts: [tea], entities: [entity('I', 'person', '1')] }],
    ['date', { facts: [tea], entities: [entity('next Friday', 'event', '1')] }],
    ['date', { facts: [tea], entities: [entity('3月5日', 'event', '1')] }],
    ['too_long', { facts: [tea], entities: [entity('字'.repeat(65), 'thing', '1')] }],
  ])('%s is refused and counted', async (reason, found) => {
    const { job, memories } = await told([{ turns, marks: marksOf, extract: extraction(found) }])
    expect(job).toMatchObject({ status: 'COMPLETED', metrics: { items_rejected: { [reason]: 1 } } })
    expect(memories.filter(({ memory_type }) => memory_type === 'fact').map(({ content }) => content)).toEqual([
      'The user likes tea',
    ])
  })

  test('an entity of 64 characters is none too long', async () => {
    const { job } = await told([
      { turns, marks: marksOf, extract: extraction({ entities: [entity('字'.repeat(64), 'thing', '1')] }) },
    ])
    expect(job.metrics).toMatchObject({ entities_written: 1, items_rejected: {} })
  })

  test('all refused where something was proposed is schema_invalid, without a repair call', async () => {
    const { job, models, memories } = await told([{ turns, marks: marksOf, extract: extraction({ facts: [fact('x', '9')] }) }])
    expect(job).toMatchObject({ status: 'STAGE3_FAILED', last_error: { stage: 'stage3', code: 'schema_invalid' } })
    expect(models.of('extract')).toHaveLength(1)
    expect(memories).toEqual([])
  })

  test('from an inference only the note is made', async () => {
    const { memories } = await told([{ turns, marks: marksOf, extract: extraction({ facts: [tea, fact('x', '3')] }) }])
    expect(memories).toMatchObject([
      { memory_type: 'fact', content: 'The user likes tea' },
      {
        memory_type: 'note',
        subtype: 'user_pinned_note',
        category: 'note',
        content: 'user: Where is Dalian? I like tea.\nuser: dropped\nassistant: You are a tea person.',
        sources: ['s/1', 's/2', 's/3'],
        evidence_level: 'S1_ai_inference',
        importance: 9,
        forget_policy: 'permanent',
        expires_at: null,
        user_triggered_save: true,
        requires_confirmation: false,
      },
    ])
  })
})

describe('governance travels', () => {
  test('importance, category and subtype of the strongest mark, the weakest evidence, pending if any, the longest life', async () => {
    const { memories } = await told([
      {
        turns: [
          user('1', '今天很开心'),
          user('2', '我讨厌下雨，很生气，很烦'),
          { turn_id: '3', role: 'tool', text: '{"a":1}' },
        ],
        marks: [
          mark('1', { importance: 0.55, category: 'task', task_state: 'open' }),
          mark('2', { importance: 0.9, category: 'preference', subtype: 'constraint', requires_confirmation: true }),
          mark('3', { importance: 0.2, evidence_level: 'S2_tool_grounded' }),
        ],
        extract: extraction({ facts: [fact('three', '1', '2', '3'), fact('two', '1', '3'), fact('one', '3')] }),
      },
    ])
    expect(memories).toMatchObject([
      {
        content: 'one',
        importance: 2,
        category: 'fact',
        evidence_level: 'S2_tool_grounded',
        forget_policy: 'permanent',
        valence: 0,
      },
      {
        content: 'three',
        importance: 9,
        category: 'preference',
        subtype: 'constraint',
        evidence_level: 'S0_user_claim',
        requires_confirmation: true,
        forget_policy: 'permanent',
      },
      {
        content: 'two',
        importance: 5.5,
        category: 'task',
        requires_confirmation: false,
        evidence_level: 'S0_user_claim',
        forget_policy: 'permanent',
      },
    ])
    expect(memories[1]!.valence).toBeLessThan(0)
    expect(memories[2]!.valence).toBeGreaterThan(0)
  })

  test('without valid_at an item takes the latest time of its sources; a feeling goes to metadata', async () => {
    const { memories } = await told([
      {
        turns: [
          user('1', 'a', { timestamp_iso: '2025-01-01T00:00:00Z' }),
          user('2', 'b', { timestamp_iso: '2025-02-01T08:00:00+08:00' }),
        ],
        marks: [mark('1'), mark('2')],
        extract: extraction({
          facts: [fact('both', '1', '2'), { ...fact('dated', '1'), valid_at: '2024-12-24' }],
          episodes: [{ content: 'happened', source_turn_ids: ['1'], valid_at: null, feeling: 'proud' }],
        }),
      },
    ])
    expect(memories).toMatchObject([
      { content: 'both', valid_at: new Date('2025-02-01T00:00:00Z') },
      { content: 'dated', valid_at: new Date('2024-12-24T00:00:00Z') },
      { content: 'happened', memory_type: 'episodic', metadata: { feeling: 'proud' } },
    ])
  })
})

describe('facts repeat', () => {
  const step = (turn_id: string, content: string, more: object = {}, session_id = 's'): Step => ({
    turns: [user(turn_id, `words ${turn_id}`)],
    marks: [mark(turn_id, more)],
    extract: extraction({ facts: [fact(content, turn_id)] }),
    session_id,
  })

  test('on a live row: no second row but another source, the larger importance and life (renewed), the stronger evidence', async () => {
    const { memories, ctx } = await told([
      step('1', 'Likes  Ｔea', { importance: 0.8, requires_confirmation: true }),
      step('2', 'likes tea', { importance: 0.4, evidence_level: 'S3_user_confirmed', category: 'preference' }),
    ])
    expect(memories).toMatchObject([
      {
        content: 'Likes  Ｔea',
        importance: 8,
        category: 'fact',
        evidence_level: 'S3_user_confirmed',
        requires_confirmation: false,
        forget_policy: 'until_changed',
        expires_at: null,
        version: 2,
        sources: ['s/1', 's/2'],
      },
    ])
    expect(await history(ctx)).toEqual(['created Likes  Ｔea', 'reinforced Likes  Ｔea'])
  })

  test('a temporary one is renewed', async () => {
    const { memories } = await told([step('1', 'x'), step('2', 'x')])
    expect(memories[0]!.expires_at).toEqual(new Date(Date.parse(NOW) + 60_000 + 180 * DAY))
  })

  test('a repeat of a dead row is a new row, also when it died by its time to live alone', async () => {
    const models = scriptedModels({
      mark_turns: [marks(mark('1')), marks(mark('2'))],
      extract: [extraction({ facts: [fact('x', '1')] }), extraction({ facts: [fact('x', '2')] })],
    })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    await ingest(ctx, [user('1', 'a')])
    clock.advance({ days: 181 })
    await ingest(ctx, [user('2', 'a')])
    const found = await storedMemories(ctx)
    expect(found.map(({ sources, expired_at }) => [sources, expired_at !== null])).toEqual([
      [['s/1'], true],
      [['s/2'], false],
    ])
    expect(await history(ctx)).toEqual(['created x', 'expired x', 'created x'])
  })

  test('episodes are unique per session', async () => {
    const episode = (turn_id: string, session_id: string): Step => ({
      turns: [user(turn_id, 'ran')],
      marks: [mark(turn_id)],
      extract: extraction({ episodes: [{ content: 'Ran', source_turn_ids: [turn_id], valid_at: null, feeling: null }] }),
      session_id,
    })
    const { memories } = await told([episode('1', 's'), episode('2', 's'), episode('1', 't')])
    expect(memories.map(({ sources }) => sources)).toEqual([['s/1', 's/2'], ['t/1']])
  })

  test('an id is derived from tenant, user, type, content and first source turn', async () => {
    const one = await told([step('1', 'x'), step('2', 'x')])
    const other = await given.tenant({
      now: NOW,
      models: scriptedModels({ mark_turns: [marks(mark('1'))], extract: [extraction({ facts: [fact('x', '1')] })] }),
    })
    await ingest(other.ctx, [user('1', 'words 1')], { user_id: 'v' })
    expect((await storedMemories(other.ctx))[0]!.id).not.toBe(one.memories[0]!.id)
    expect(one.memories[0]!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/u)
  })
})

describe('predicates that hold one value at a time', () => {
  const lives = (turn_id: string, place: string, valid_at: string | null, session_id = 's'): Step => ({
    turns: [user(turn_id, `I live in ${place}`)],
    marks: [mark(turn_id)],
    session_id,
    extract: extraction({
      facts: [{ ...fact(`The user lives in ${place}`, turn_id), valid_at }],
      entities: [entity('user', 'user', turn_id), entity(place, 'place', turn_id)],
      relations: [{ ...relation('user', 'lives in', place, turn_id), valid_at }],
    }),
  })
  const seen = async (ctx: Context) =>
    (await storedRelations(ctx)).map(({ text, valid_at, invalid_at }) => [
      text.replace('user LIVES_IN ', ''),
      valid_at.toISOString().slice(0, 10),
      invalid_at?.toISOString().slice(0, 10) ?? null,
    ])
  const facts = async (ctx: Context) => {
    const found = await storedMemories(ctx)
    return found.map((one) => [
      one.content.replace('The user lives in ', ''),
      one.invalid_at?.toISOString().slice(0, 10) ?? null,
      found.find(({ id }) => id === one.superseded_by)?.content.replace('The user lives in ', '') ?? null,
    ])
  }

  test('close the older relation and supersede the fact it came from; nothing is deleted', async () => {
    const { ctx } = await told([lives('1', 'Boston', '2026-01-01'), lives('2', 'Seattle', '2026-02-01')])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', '2026-02-01'],
      ['Seattle', '2026-02-01', null],
    ])
    expect(await facts(ctx)).toEqual([
      ['Boston', '2026-02-01', 'Seattle'],
      ['Seattle', null, null],
    ])
    expect(await history(ctx)).toEqual([
      'created The user lives in Boston',
      'created The user lives in Seattle',
      'superseded The user lives in Boston',
    ])
  })

  test('a statement that arrives late about an earlier time is stored already closed, superseded by the one that follows', async () => {
    const { ctx } = await told([
      lives('1', 'Seattle', '2026-02-01'),
      lives('2', 'Boston', '2025-06-01'),
      lives('3', 'Oslo', '2025-09-01'),
    ])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2025-06-01', '2025-09-01'],
      ['Oslo', '2025-09-01', '2026-02-01'],
      ['Seattle', '2026-02-01', null],
    ])
    expect(await facts(ctx)).toEqual([
      ['Boston', '2025-09-01', 'Oslo'],
      ['Oslo', '2026-02-01', 'Seattle'],
      ['Seattle', null, null],
    ])
  })

  test('who moves back lives there again: a new row', async () => {
    const { ctx } = await told([
      lives('1', 'Boston', '2026-01-01'),
      lives('2', 'Seattle', '2026-02-01'),
      lives('3', 'Boston', '2026-03-01'),
    ])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', '2026-02-01'],
      ['Seattle', '2026-02-01', '2026-03-01'],
      ['Boston', '2026-03-01', null],
    ])
    expect((await facts(ctx)).map(([place, , by]) => [place, by])).toEqual(
      expect.arrayContaining([
        ['Boston', 'Seattle'],
        ['Boston', null],
        ['Seattle', 'Boston'],
      ]),
    )
  })

  test('a late statement does not cut what was stated both before and after it', async () => {
    const { ctx } = await told([
      lives('1', 'Boston', '2026-01-01'),
      lives('2', 'Boston', '2026-03-01'),
      lives('3', 'Seattle', '2026-02-01'),
    ])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', null],
      ['Seattle', '2026-02-01', '2026-03-01'],
    ])
    expect((await facts(ctx)).at(-1)).toEqual(['Seattle', '2026-03-01', 'Boston'])
  })

  test('others grow heavier with every further support, and a turn read again supports nothing', async () => {
    const likes = (turn_id: string): Step => ({
      turns: [user(turn_id, 'I like tea')],
      marks: [mark(turn_id)],
      extract: extraction({
        facts: [fact('The user likes tea', turn_id)],
        entities: [entity('user', 'user', turn_id), entity('tea', 'thing', turn_id)],
        relations: [relation('user', 'loves', 'tea', turn_id)],
      }),
    })
    const pin: Step = { ...likes('2'), turns: [user('4', 'remember this')], marks: [drop('4')] }
    const { ctx } = await told([likes('1'), likes('2'), likes('3'), pin])
    const [found] = await storedRelations(ctx)
    expect(found).toMatchObject({ text: 'user LIKES tea', source: 'The user likes tea' })
    expect(found!.weight).toBeCloseTo(0.68, 9)
  })
})

describe('pins over commits', () => {
  test('earlier turns join the transcript of the pin’s job, and are read again when only stage 3 is tried again', async () => {
    const models = scriptedModels({
      mark_turns: [marks(drop('1'), drop('2')), marks(drop('3'))],
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
      { turns: [user('2', 'remember this')], marks: [drop('2')], extract: tea },
    ])
    expect(memories.filter(({ memory_type }) => memory_type === 'fact')).toMatchObject([
      { importance: 9, forget_policy: 'permanent', expires_at: null, sources: ['s/1'] },
    ])
    expect(await history(ctx)).toHaveLength(3)
  })
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

test('infer: false stores each text as an episode as it is, with the embedder alone', async () => {
  const models = scriptedModels()
  const { ctx } = await given.tenant({ now: NOW, models })
  const job = await ingest(ctx, [user('1', 'I am so happy today'), assistant('2', 'Good!'), user('3', 'I am so happy today')], {
    infer: false,
  })
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
  expect(inputs.map(({ turns: own, context }) => [own.length, context.map(({ turn_id }) => turn_id)])).toEqual([
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
      marks: [mark('1', { span: { start: 5, end: 10 } })],
      extract: extraction({ facts: [fact('用户住在大连', '1')] }),
    },
  ])
  expect(await rows(ctx, sql`SELECT span_start, span_end FROM memory_sources`)).toEqual([{ span_start: 5, span_end: 10 }])
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
  const { job_id } = await commitTurns(counted, { session_id: 's', user_id: 'u', turns })
  expect(usage.round_trips).toBe(1)
  await runJob(counted, { job_id: job_id! })
  expect(usage.round_trips).toBe(4)
  expect(models.requests.map(({ task }) => task)).toEqual(['mark_turns', 'extract'])
  expect(embedded).toEqual([80])
  expect(await rows(ctx, sql`SELECT FROM model_calls`)).toHaveLength(3)
})
