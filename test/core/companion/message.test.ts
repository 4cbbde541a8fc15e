import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { getAffinity } from '../../../src/core/affinity/get-affinity.ts'
import { listAffinityEvents } from '../../../src/core/affinity/list-affinity-events.ts'
import { readCandidates } from '../../../src/core/companion/reply/retrieve.ts'
import type { Context } from '../../../src/core/context.ts'
import { listTurns } from '../../../src/core/ingest/list-turns.ts'
import { userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { givenGraph, memoryId } from '../../support/given/graph.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'
import { SESSION, talk, USER } from './talk.ts'

const says = (...replies: string[][]) => scriptedModels({ chat: replies })
const turnsOf = async (ctx: Context) => (await listTurns(ctx, { session_id: SESSION })).items
const rows = async (ctx: Context, table: string) => {
  const [[row]] = await ctx.db.batch([
    statement<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`),
  ])
  return row!.n
}

describe('a message', () => {
  test('is stored behind those who wait, and nothing else of it is', async () => {
    const { ctx } = await given.tenant({ models: says(['你好']) })
    const done: string[] = []
    const batch: typeof ctx.db.batch = (statements, options) => {
      done.push(options?.yields ? 'stands back' : 'waits')
      return ctx.db.batch(statements, options)
    }
    await talk({ ...ctx, db: { ...ctx.db, batch } }, '我今天很开心', {
      onEvent: ({ event }) => void done.push(event),
    })
    expect(done.slice(done.indexOf('metadata'))).toEqual([
      'metadata',
      'text',
      'stands back',
      'memory_pending',
      'done',
    ])
    expect(done.filter((one) => one === 'stands back')).toHaveLength(1)
  })

  test('is metadata, text, memory_pending and done, in that order', async () => {
    const { ctx } = await given.tenant({ models: says(['你好', '呀']) })
    const talked = await talk(ctx, '我今天很开心')
    expect(talked.names).toEqual(['metadata', 'text', 'text', 'memory_pending', 'done'])
    expect(talked.of('metadata')).toEqual({
      emotion: { primary_emotion: 'happy', valence: 0.1, confidence: 0.7 },
      affinity: {
        user_id: USER,
        score: 0.5,
        state: 'close_friend',
        formality: 'informal',
        intimacy_level: 4,
        next_state: { state: 'best_friend', at_score: 0.7, messages_needed: 20 },
        last_interaction_at: null,
      },
      tier: 2,
      model: 'scripted-tier-2',
      mode: 'hybrid',
      retrieval: { memories: 0, facts: 0, history_rounds: 0 },
    })
    expect(talked.of('done')).toMatchObject({
      text: '你好呀',
      model: 'scripted-tier-2',
      memory_ids: [],
      affinity: { before: 0.5, after: 0.5105 },
      duplicate: false,
      timings: { embed_ms: 0, read_ms: 0, link_entities_ms: null, first_token_ms: 0, total_ms: 0 },
      slow_path: 'ok',
      code: null,
    })
  })

  test('stores both turns, the job, the affinity change and the reply, and hands the job over', async () => {
    const { ctx, dispatcher } = await given.tenant({ models: says(['hello']) })
    const talked = await talk(ctx, 'hi Ada')
    expect((await turnsOf(ctx)).map(({ role, text }) => [role, text])).toEqual([
      ['user', 'hi Ada'],
      ['assistant', 'hello'],
    ])
    expect(dispatcher.messages).toMatchObject([{ kind: 'job', job_id: talked.of('memory_pending').job_id }])
    expect((await getAffinity(ctx, { user_id: USER })).score).toBe(0.51)
    expect(await rows(ctx, 'replies')).toBe(1)
  })

  test('costs one embedding and one round trip before the first token, and one after the last', async () => {
    const usage = { round_trips: 0 }
    const { ctx, database, tenant_id } = await given.tenant({ models: says(['hello']) })
    const seen: number[] = []
    await talk({ ...ctx, db: database.forTenant(tenant_id, usage) }, 'hi', {
      onEvent: ({ event }) => event !== 'memory_pending' && seen.push(usage.round_trips),
    })
    expect(seen).toEqual([1, 1, 2])
  })

  test('has its metadata out before the model is called', async () => {
    const models = says(['hello'])
    const { ctx } = await given.tenant({ models })
    const called: number[] = []
    await talk(ctx, 'hi', {
      onEvent: ({ event }) => event === 'metadata' && called.push(models.chats.length),
    })
    expect(called).toEqual([0])
  })

  test('writes its model calls with its batches', async () => {
    const { ctx } = await given.tenant({ models: says(['hello']) })
    await talk(ctx, 'hi')
    const read = statement<{ task: string; outcome: string }>(
      sql`SELECT task, outcome FROM model_calls ORDER BY task`,
    )
    expect((await ctx.db.batch([read]))[0]).toEqual([
      { task: 'chat', outcome: 'ok' },
      { task: 'embed', outcome: 'ok' },
    ])
  })
})

describe('memories', () => {
  test('enter the prompt best first, with their day, and are named in done; pending ones are marked', async () => {
    const models = says(['ok'])
    const { ctx } = await given.tenant({ models })
    const memories = [{ content: '小明喜欢打篮球' }, { content: '小红讨厌下雨', pending: true }]
    await givenGraph(ctx, USER, { relations: [], memories })
    const talked = await talk(ctx, '我和小红去打篮球')
    const { instructions } = models.chats[0]!
    expect(instructions).toMatch(/\n- \(\d{4}-\d\d-\d\d\) 小明喜欢打篮球\n/u)
    expect(instructions).toMatch(/小红讨厌下雨 \[pending\]/u)
    expect(new Set(talked.of('done').memory_ids)).toEqual(
      new Set(memories.map(({ content }) => memoryId(content))),
    )
    expect(talked.of('metadata').retrieval.memories).toBe(2)
  })

  test('are at most 20 by words, where there is no vector', async () => {
    const { ctx, clock } = await given.tenant()
    await givenGraph(ctx, USER, {
      relations: [],
      memories: Array.from({ length: 30 }, (_, place) => ({ content: `chess game ${place}x` })),
    })
    const [rows] = await ctx.db.batch([readCandidates(userSubject(USER), 'chess', null, clock.now())])
    expect(rows.filter((row) => row.kind === 'hit')).toHaveLength(20)
  })

  test('are not waited for longer than 500 ms of embedding', async () => {
    const { ctx } = await given.tenant({ models: says(['ok']) })
    await givenGraph(ctx, USER, { relations: [], memories: [{ content: 'Ada plays chess' }] })
    const embedder = { ...ctx.embedder, embed: () => new Promise<never>(() => undefined) }
    const talked = await talk({ ...ctx, embedder }, 'does Ada play chess')
    expect(talked.of('done').memory_ids).toHaveLength(1)
  })

  test('past their time do not enter', async () => {
    const { ctx } = await given.tenant({ models: says(['ok']) })
    const expires_at = new Date(ctx.clock.now().getTime() - 1)
    await givenGraph(ctx, USER, { relations: [], memories: [{ content: 'Ada plays chess', expires_at }] })
    expect((await talk(ctx, 'does Ada play chess')).of('metadata').retrieval.memories).toBe(0)
  })

  test('are found by words when the embedder is late or fails', async () => {
    const { ctx } = await given.tenant({ models: says(['ok']) })
    await givenGraph(ctx, USER, { relations: [], memories: [{ content: 'Ada plays chess' }] })
    const embedder = { ...ctx.embedder, embed: () => Promise.reject(new Error('away')) }
    const talked = await talk({ ...ctx, embedder }, 'does Ada play chess')
    expect(talked.of('done').memory_ids).toEqual([memoryId('Ada plays chess')])
  })
})

describe('modes', () => {
  const chat = Array.from({ length: 8 }, (_, round) => [`answer ${round}`])

  test('hybrid adds the last five rounds of this session, graph_only no turn at all', async () => {
    const models = says(...chat)
    const { ctx, clock } = await given.tenant({ models })
    for (let round = 0; round < 6; round += 1) {
      await talk(ctx, `question ${round}`)
      clock.advance({ seconds: 1 })
    }
    const hybrid = await talk(ctx, 'and now?')
    expect(hybrid.of('metadata').retrieval.history_rounds).toBe(5)
    expect(models.chats[6]!.history).toHaveLength(10)
    expect(models.chats[6]!.history![0]).toEqual({ role: 'user', text: 'question 1' })
    const graphOnly = await talk(ctx, 'and now?', { mode: 'graph_only' })
    expect(graphOnly.of('metadata')).toMatchObject({ mode: 'graph_only', retrieval: { history_rounds: 0 } })
    expect(JSON.stringify(models.chats[7])).not.toMatch(/question \d|answer \d/u)
  })

  test('another session’s turns are no history', async () => {
    const { ctx } = await given.tenant({ models: says(...chat) })
    await talk(ctx, 'in the first', { session_id: 'other' })
    expect((await talk(ctx, 'in the second')).of('metadata').retrieval.history_rounds).toBe(0)
  })
})

test('history of the affinity replays to its score', async () => {
  const { ctx, clock } = await given.tenant({ models: says(['a'], ['b']) })
  await talk(ctx, '我很开心')
  clock.advance({ days: 3 })
  await talk(ctx, '难过 伤心 讨厌 烦 累 不好 生气')
  const { items } = await listAffinityEvents(ctx, { user_id: USER })
  expect(items.map(({ cause, delta }) => [cause, delta])).toEqual([
    ['message', 0],
    ['silence_decay', -0.015],
    ['message', 0.0105],
  ])
  expect((await getAffinity(ctx, { user_id: USER })).score).toBe(0.4955)
})
