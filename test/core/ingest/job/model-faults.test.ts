import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openaiModels } from '../../../../functions/adapters/openai.ts'
import { openaiEmbedder } from '../../../../functions/adapters/openai-embedder.ts'
import { getJob } from '../../../../src/core/ingest/get-job.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import { given } from '../../../support/given.ts'
import { type OpenAIServer, openaiServer, type Reply } from '../../../support/servers/openai-server.ts'
import {
  drop,
  extraction,
  fact,
  ingest,
  mark,
  marks,
  storedMarks,
  storedMemories,
  user,
} from '../support/support.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const IN_A_MINUTE = '2026-03-02T09:01:00.000Z'
const tier = { model: 'm', max_tokens: 100 }
let server: OpenAIServer
beforeEach(async () => {
  server = await openaiServer()
})
afterEach(() => server.close())

/** Short only where the time-out itself is meant: a busy machine is slow to answer. */
const limitFor = (replies: readonly Reply[]): number =>
  replies.some((reply) => 'hang' in reply) ? 2_000 : 20_000

const tenant = (limit = 20_000) => {
  const endpoint = { apiKey: 'key', baseURL: server.baseURL }
  const models = openaiModels({
    ...endpoint,
    reasoning: 'm',
    tiers: { 1: tier, 2: tier, 3: tier },
    structuredOutput: 'schema',
    timeout_ms: limit,
  })
  const embedder = openaiEmbedder({ ...endpoint, model: 'e', dimensions: 1024 })
  return given.tenant({ now: NOW, models, embedder, limits: { model_timeout_ms: limit } })
}
const turns = [user('1', '我住在大连🌊'), user('2', 'Hi!')]
const good = marks(mark('1'), drop('2'))
const found = extraction({ facts: [fact('用户住在大连', '1')] })
const twice = (reply: Reply): Reply[] => [reply, reply]

const wrongMarks: [string, Reply][] = [
  ['cut-off JSON', { answer: '{"kept":[{"turn_id":"1","ca' }],
  ['another schema', { answer: { verdicts: [] } }],
  ['text_exact', { answer: marks(mark('1', { text_exact: '我住在大连' }), drop('2')) }],
  ['an importance above 1', { answer: marks(mark('1', { importance: 7 }), drop('2')) }],
  ['an unknown category', { answer: marks(mark('1', { category: 'secret' }), drop('2')) }],
  ['a save that is no boolean', { answer: marks(mark('1', { save: 'yes' }), drop('2')) }],
]
/** Of the right shape: worth the one repair call, and after it left out. */
const unjudged: [string, Reply, object][] = [
  ['a turn that is not judged', { answer: marks(mark('1')) }, { not_judged: 1 }],
  ['an invented turn id', { answer: marks(mark('1'), drop('2'), drop('3')) }, { unknown_turn: 1 }],
]

describe('stage 2', () => {
  test.each<[string, Reply[], string, number]>([
    ['429', [{ status: 429 }], 'rate_limited', 1],
    ['500', [{ status: 500 }], 'model_error', 1],
    ['no answer in time', [{ hang: true }], 'timeout', 1],
    ['a dropped connection', [{ drop: true }], 'model_error', 1],
    ...wrongMarks.map(([what, reply]): [string, Reply[], string, number] => [
      `${what}, twice`,
      twice(reply),
      'schema_invalid',
      2,
    ]),
  ])('%s', async (_what, replies, code, calls) => {
    const { ctx } = await tenant(limitFor(replies))
    server.script('chat', ...replies)
    expect(await ingest(ctx, turns)).toMatchObject({
      status: 'STAGE2_FAILED',
      attempts: { stage2: 1, stage3: 0 },
      next_retry_at: IN_A_MINUTE,
      last_error: { stage: 'stage2', code },
    })
    expect(server.asked).toHaveLength(calls)
    expect(await storedMarks(ctx)).toEqual({ 1: null, 2: null })
    expect(await storedMemories(ctx)).toEqual([])
  })

  test.each(unjudged)('%s, twice, is left out and counted', async (_what, reply, items_rejected) => {
    const { ctx } = await tenant()
    server.script('chat', ...twice(reply), { answer: found })
    const job = await ingest(ctx, turns)
    expect(job).toMatchObject({ status: 'COMPLETED', metrics: { items_rejected } })
    expect((await storedMarks(ctx))['2']).toMatchObject({ keep: false })
  })

  test.each<[string, Reply]>([
    ...wrongMarks,
    ...unjudged.map(([what, reply]): [string, Reply] => [what, reply]),
  ])('%s once is repaired by one call with the list of faults', async (_what, reply) => {
    const { ctx } = await tenant()
    server.script('chat', reply, { answer: good }, { answer: found })
    expect(await ingest(ctx, turns)).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 1, stage3: 1 },
    })
    expect(server.asked.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(3)
    expect(JSON.stringify(server.asked[1]!.body.messages)).toMatch(
      /fault|wrong|not|missing|unrecognized|is not judged|no new turn/iu,
    )
  })
})

describe('stage 3', () => {
  test.each<[string, Reply[], string]>([
    ['429', [{ status: 429 }], 'rate_limited'],
    ['500', [{ status: 500 }], 'model_error'],
    ['no answer in time', [{ hang: true }], 'timeout'],
    ['cut-off JSON', twice({ answer: '{"facts":[{"con' }), 'schema_invalid'],
    ['another schema', twice({ answer: { facts: [], notes: [] } }), 'schema_invalid'],
  ])('%s keeps the marks, writes no memory and repeats only itself', async (_what, replies, code) => {
    const { ctx, clock } = await tenant(limitFor(replies))
    server.script('chat', { answer: good }, ...replies, { answer: found })
    const job = await ingest(ctx, turns)
    expect(job).toMatchObject({
      status: 'STAGE3_FAILED',
      attempts: { stage2: 1, stage3: 1 },
      next_retry_at: IN_A_MINUTE,
      last_error: { stage: 'stage3', code },
    })
    expect((await storedMarks(ctx))['1']).toMatchObject({ keep: true })
    expect(await storedMemories(ctx)).toEqual([])
    clock.advance({ minutes: 1 })
    await runJob(ctx, { job_id: job.job_id })
    expect(await getJob(ctx, { job_id: job.job_id })).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 1, stage3: 2 },
    })
    expect(await storedMemories(ctx)).toHaveLength(1)
  })

  test('a failing embedder', async () => {
    const { ctx } = await tenant()
    server.script('chat', { answer: good }, { answer: found })
    server.script('embeddings', { status: 500 })
    expect(await ingest(ctx, turns)).toMatchObject({
      status: 'STAGE3_FAILED',
      last_error: { stage: 'stage3', code: 'model_error' },
    })
    expect(await storedMemories(ctx)).toEqual([])
  })
})
