import { describe, expect, test } from 'vitest'
import { WorkError, type WorkErrorCode } from '../../../../src/core/errors.ts'
import { getJob } from '../../../../src/core/ingest/get-job.ts'
import { retryJob } from '../../../../src/core/ingest/retry-job.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import { listEvents } from '../../../../src/core/operations/list-events.ts'
import { listModelCalls } from '../../../../src/core/operations/list-model-calls.ts'
import { committed } from '../../../support/given/committed.ts'
import { given } from '../../../support/given.ts'
import { killedAt } from '../../../support/stand-ins/faults.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import {
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
const ref = ({ job_id }: { job_id: string }) => ({ job_id })
const failing = (code: WorkErrorCode) => new WorkError(code, `the model says ${code}`)
const kept = marks(mark('1'))
const tea = extraction({ facts: [fact('The user likes tea', '1')] })
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()

describe('a failing stage', () => {
  test.each([['timeout'], ['rate_limited'], ['model_error']] as const)(
    '2 by %s keeps the turns, counts the try and waits a minute',
    async (code) => {
      const { ctx, dispatcher } = await given.tenant({
        now: NOW,
        models: scriptedModels({ mark_turns: [failing(code)] }),
      })
      const job = await ingest(ctx, [user('1', 'I like tea.')])
      expect(job).toMatchObject({
        status: 'STAGE2_FAILED',
        attempts: { stage2: 1, stage3: 0 },
        next_retry_at: later(60),
        last_error: { stage: 'stage2', code, message: `the model says ${code}` },
        completed_at: null,
      })
      expect(await storedMarks(ctx)).toEqual({ 1: null })
      expect(await storedMemories(ctx)).toEqual([])
      expect(dispatcher.messages.at(-1)).toMatchObject({
        kind: 'job',
        job_id: job.job_id,
        attempt: 1,
        delay_seconds: 60,
      })
    },
  )

  test('3 keeps the marks and repeats only itself', async () => {
    const models = scriptedModels({ mark_turns: [kept], extract: [failing('timeout'), tea] })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    const job = await ingest(ctx, [user('1', 'I like tea.')])
    expect(job).toMatchObject({
      status: 'STAGE3_FAILED',
      attempts: { stage2: 1, stage3: 1 },
      last_error: { stage: 'stage3' },
    })
    expect((await storedMarks(ctx))['1']).toMatchObject({ keep: true })
    clock.advance({ minutes: 1 })
    await runJob(ctx, ref(job))
    expect(await getJob(ctx, ref(job))).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 1, stage3: 2 },
      last_error: null,
    })
    expect(models.of('mark_turns')).toHaveLength(1)
    expect(await storedMemories(ctx)).toHaveLength(1)
  })

  test('counts with what the tries before it have cost', async () => {
    const models = scriptedModels({ mark_turns: [failing('schema_invalid'), kept], extract: [tea] })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    const failed = await ingest(ctx, [user('1', 'I like tea.')])
    clock.advance({ minutes: 1 })
    await runJob(ctx, ref(failed))
    const done = await getJob(ctx, ref(failed))
    const { items } = await listModelCalls(ctx, {})
    expect(failed.metrics.model_calls).toBe(1)
    expect(done.metrics).toMatchObject({
      model_calls: items.length,
      tokens: items.reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0),
    })
    expect(done.metrics.tokens).toBeGreaterThan(failed.metrics.tokens)
  })

  test('is told by the events when it happened, and after the job is done', async () => {
    const models = scriptedModels({
      mark_turns: [failing('schema_invalid'), failing('timeout'), kept],
      extract: [tea],
    })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    const job = await ingest(ctx, [user('1', 'I like tea.')])
    for (const minutes of [1, 5]) {
      clock.advance({ minutes })
      await runJob(ctx, ref(job))
    }
    const done = await getJob(ctx, ref(job))
    expect(done.status).toBe('COMPLETED')
    expect(Object.keys(done.metrics)).not.toContain('failed')
    const { items } = await listEvents(ctx, { user_id: 'u', kinds: 'job' })
    const failed = { title_key: 'job.failed', ref: { type: 'job', id: job.job_id } }
    const of = (code: string, next_retry_at: string) => ({ status: 'STAGE2_FAILED', code, next_retry_at })
    expect(items).toMatchObject([
      { ...failed, at: later(60), detail: of('timeout', later(360)) },
      { ...failed, at: NOW, detail: of('schema_invalid', later(60)) },
    ])
  })

  test('is not tried before its time', async () => {
    const models = scriptedModels({ mark_turns: [failing('timeout'), kept], extract: [tea] })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    const job = await ingest(ctx, [user('1', 'I like tea.')])
    clock.advance({ seconds: 59 })
    expect(await runJob(ctx, ref(job))).toBe(false)
    expect(models.requests).toHaveLength(1)
    clock.advance({ seconds: 1 })
    expect(await runJob(ctx, ref(job))).toBe(true)
    expect((await getJob(ctx, ref(job))).status).toBe('COMPLETED')
  })

  test('waits 1 min, 5 min, 30 min, 2 h, then 12 h, and pauses after the eighth failure until it is retried by hand', async () => {
    const models = scriptedModels({
      mark_turns: [...Array(8).fill(failing('model_error')), failing('timeout'), kept],
      extract: [tea],
    })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    let job = await ingest(ctx, [user('1', 'I like tea.')])
    const waits: (number | null)[] = []
    for (;;) {
      const at = job.next_retry_at ? Date.parse(job.next_retry_at) : null
      waits.push(at && (at - clock.now().getTime()) / 60_000)
      if (!at) break
      clock.set(new Date(at))
      await runJob(ctx, ref(job))
      job = await getJob(ctx, ref(job))
    }
    expect(waits).toEqual([1, 5, 30, 120, 720, 720, 720, null])
    expect(job).toMatchObject({ status: 'PAUSED', attempts: { stage2: 8, stage3: 0 }, next_retry_at: null })
    clock.advance({ days: 2 })
    expect(await runJob(ctx, ref(job))).toBe(false)

    expect(await retryJob(ctx, ref(job))).toMatchObject({
      status: 'STAGE2_FAILED',
      next_retry_at: clock.now().toISOString(),
    })
    await runJob(ctx, ref(job))
    job = await getJob(ctx, ref(job))
    expect(job).toMatchObject({
      status: 'STAGE2_FAILED',
      next_retry_at: new Date(clock.now().getTime() + 60_000).toISOString(),
    })
    expect(await retryJob(ctx, ref(job))).toMatchObject({ status: 'STAGE2_FAILED' })
    await runJob(ctx, ref(job))
    expect(await getJob(ctx, ref(job))).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 10, stage3: 1 },
      last_error: null,
    })
  })

  test('a retry by hand does not make a failed job forget its failures, and does nothing to any other', async () => {
    const models = scriptedModels({
      mark_turns: [failing('timeout'), failing('timeout'), kept],
      extract: [tea],
    })
    const { ctx, clock, dispatcher } = await given.tenant({ now: NOW, models })
    const job = await ingest(ctx, [user('1', 'I like tea.')])
    dispatcher.take()
    await retryJob(ctx, ref(job))
    expect(dispatcher.take()).toMatchObject([{ kind: 'job', attempt: 2 }])
    await runJob(ctx, ref(job))
    expect((await getJob(ctx, ref(job))).next_retry_at).toBe(later(300))
    clock.advance({ minutes: 5 })
    await runJob(ctx, ref(job))
    const done = await getJob(ctx, ref(job))
    dispatcher.take()
    expect(await retryJob(ctx, ref(job))).toEqual(done)
    expect(dispatcher.messages).toEqual([])
    await expect(retryJob(ctx, { job_id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('by an embedder is model_error at stage 3, and the marks stay', async () => {
    const broken = {
      offline: false,
      model: 'm',
      dimensions: 1024,
      embed: async () => Promise.reject(failing('rate_limited')),
    }
    const models = scriptedModels({ mark_turns: [kept], extract: [tea] })
    const { ctx } = await given.tenant({ now: NOW, models, embedder: broken })
    expect(await ingest(ctx, [user('1', 'I like tea.')])).toMatchObject({
      status: 'STAGE3_FAILED',
      last_error: { stage: 'stage3', code: 'model_error' },
    })
    expect(await storedMemories(ctx)).toEqual([])
  })

  test('by the database is backend_error and says nothing of its cause', async () => {
    const models = scriptedModels({ mark_turns: [kept] })
    const { ctx } = await given.tenant({ now: NOW, models })
    const { job_id } = await committed(ctx, {
      session_id: 's',
      user_id: 'u',
      turns: [user('1', 'I like tea.')],
    })
    await runJob(killedAt(ctx, { batch: 1, statement: 3 }), { job_id: job_id! })
    expect((await getJob(ctx, { job_id: job_id! })).last_error).toEqual({
      stage: 'stage2',
      code: 'backend_error',
      message: 'The stage could not be stored.',
    })
  })

  test('a text that no database keeps is the model’s fault, and repaired', async () => {
    const broken = marks(mark('1', { reason: 'a\0b' }))
    const models = scriptedModels({
      mark_turns: [broken, kept],
      extract: [extraction({ facts: [fact('\ud83d', '1')] }), tea],
    })
    const { ctx } = await given.tenant({ now: NOW, models })
    expect(await ingest(ctx, [user('1', 'I like tea.')])).toMatchObject({ status: 'COMPLETED' })
    expect(models.requests).toHaveLength(4)
  })
})

describe('a used-up budget', () => {
  test('is no failure: the job is RECEIVED again until the next UTC midnight', async () => {
    const models = scriptedModels({ mark_turns: [kept], extract: [tea] })
    const { ctx, clock } = await given.tenant({ now: NOW, models, policy: { token_budget_daily: 0 } })
    const job = await ingest(ctx, [user('1', 'I like tea.')])
    expect(job).toMatchObject({
      status: 'RECEIVED',
      attempts: { stage2: 0, stage3: 0 },
      next_retry_at: '2026-03-03T00:00:00.000Z',
      last_error: { stage: 'stage2', code: 'budget_exhausted' },
    })
    expect(models.requests).toEqual([])
    clock.advance({ hours: 1 })
    expect(await runJob(ctx, ref(job))).toBe(false)
  })

  test('after the marks leaves them and waits at stage 3', async () => {
    const models = scriptedModels({ mark_turns: [kept], extract: [tea] })
    const { ctx, clock } = await given.tenant({ now: NOW, models, policy: { token_budget_daily: 100 } })
    const job = await ingest(ctx, [user('1', 'I like tea.')])
    expect(job).toMatchObject({
      status: 'STAGE3_FAILED',
      attempts: { stage2: 1, stage3: 0 },
      next_retry_at: '2026-03-03T00:00:00.000Z',
      last_error: { stage: 'stage3', code: 'budget_exhausted' },
    })
    clock.set('2026-03-03T00:00:00Z')
    await runJob(ctx, ref(job))
    expect(await getJob(ctx, ref(job))).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 1, stage3: 1 },
    })
  })
})
