import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { WorkError, type WorkErrorCode } from '../../../src/core/errors.ts'
import { deliverJob } from '../../../src/core/ingest/deliver-job.ts'
import { getJob } from '../../../src/core/ingest/get-job.ts'
import { runJob } from '../../../src/core/ingest/run-job.ts'
import { endSession } from '../../../src/core/ingest/sessions/end-session.ts'
import { getSession } from '../../../src/core/ingest/sessions/get-session.ts'
import { sweepJobs } from '../../../src/core/ingest/sweep-jobs.ts'
import { committed } from '../../support/given/committed.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'
import {
  drop,
  extraction,
  fact,
  ingest,
  mark,
  marks,
  pause,
  rows,
  storedMarks,
  storedMemories,
  user,
} from './support/support.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const ref = ({ job_id }: { job_id: string }) => ({ job_id })
const failing = (code: WorkErrorCode) => new WorkError(code, `the model says ${code}`)
const kept = marks(mark('1'))
const tea = extraction({ facts: [fact('The user likes tea', '1')] })

describe('jobs of one session', () => {
  const commit = (session_id: string, turn_id: string) => ({
    session_id,
    user_id: 'u',
    turns: [user(turn_id, `words ${turn_id}`)],
  })

  test('run in commit order, one at a time, while other sessions go on', async () => {
    const models = scriptedModels({ mark_turns: [marks(drop('x')), marks(drop('1')), marks(drop('2'))] })
    const { ctx, dispatcher } = await given.tenant({ models })
    const first = await committed(ctx, commit('s', '1'))
    const second = await committed(ctx, commit('s', '2'))
    expect(await runJob(ctx, { job_id: second.job_id! })).toBe(false)
    const other = await committed(ctx, { ...commit('t', 'x'), wait: true })
    expect(other).toMatchObject({ status: 'COMPLETED' })
    dispatcher.take()
    await runJob(ctx, { job_id: first.job_id! })
    expect(dispatcher.take()).toMatchObject([{ kind: 'job', job_id: second.job_id }])
    await runJob(ctx, { job_id: second.job_id! })
    expect(await getSession(ctx, { session_id: 's' })).toMatchObject({
      cursor_committed: '2',
      latest_status: 'COMPLETED',
    })
    expect(dispatcher.messages).toEqual([])
  })

  test('wait for a failed one, and go past a paused one', async () => {
    const models = scriptedModels({ mark_turns: [failing('timeout'), marks(drop('2'))] })
    const { ctx, dispatcher } = await given.tenant({ now: NOW, models })
    const first = await ingest(ctx, [user('1', 'a')])
    const second = await committed(ctx, commit('s', '2'))
    expect(await runJob(ctx, { job_id: second.job_id! })).toBe(false)
    await ctx.db.batch([pause(first.job_id)])
    dispatcher.take()
    expect(await runJob(ctx, { job_id: second.job_id! })).toBe(true)
    expect(await getSession(ctx, { session_id: 's' })).toMatchObject({
      latest_status: 'COMPLETED',
      cursor_committed: '2',
    })
  })

  test('go past one that failed twice, which goes on with its own tries', async () => {
    const twice = [failing('timeout'), failing('timeout')]
    const models = scriptedModels({ mark_turns: [...twice, marks(drop('2')), marks(drop('1'))] })
    const { ctx, clock, dispatcher } = await given.tenant({ now: NOW, models })
    const first = await ingest(ctx, [user('1', 'a')])
    const second = await committed(ctx, commit('s', '2'))
    clock.advance({ minutes: 1 })
    expect(await runJob(ctx, { job_id: second.job_id! })).toBe(false)
    dispatcher.take()
    expect(await runJob(ctx, { job_id: first.job_id })).toBe(true)
    const handed = dispatcher.take().map((message) => 'job_id' in message && message.job_id)
    expect(handed).toEqual([first.job_id, second.job_id])
    expect(await runJob(ctx, { job_id: second.job_id! })).toBe(true)
    clock.advance({ minutes: 5 })
    expect(await runJob(ctx, { job_id: first.job_id })).toBe(true)
    expect(await getSession(ctx, { session_id: 's' })).toMatchObject({ latest_status: 'COMPLETED' })
  })

  test('are worked through by any of their deliveries, the last one first or one of them three times', async () => {
    const seen: string[] = []
    const drops = ['1', '2', '3'].map((turn_id) => () => {
      seen.push(turn_id)
      return marks(drop(turn_id))
    })
    const { ctx } = await given.tenant({ models: scriptedModels({ mark_turns: drops }) })
    await committed(ctx, commit('s', '1'))
    await committed(ctx, commit('s', '2'))
    const third = await committed(ctx, commit('s', '3'))
    const delivery = { job_id: third.job_id! }
    expect([
      await deliverJob(ctx, delivery),
      await deliverJob(ctx, delivery),
      await deliverJob(ctx, delivery),
    ]).toEqual([true, true, true])
    expect(seen).toEqual(['1', '2', '3'])
    expect(await deliverJob(ctx, delivery)).toBe(false)
    expect(await getSession(ctx, { session_id: 's' })).toMatchObject({
      latest_status: 'COMPLETED',
      cursor_committed: '3',
    })
  })

  test('who waits for one gets those before it done first', async () => {
    const models = scriptedModels({ mark_turns: [marks(drop('1')), marks(drop('2')), marks(drop('3'))] })
    const { ctx } = await given.tenant({ models })
    await committed(ctx, commit('s', '1'))
    await committed(ctx, commit('s', '2'))
    expect(await committed(ctx, { ...commit('s', '3'), wait: true })).toMatchObject({ status: 'COMPLETED' })
    expect(await getSession(ctx, { session_id: 's' })).toMatchObject({ cursor_committed: '3' })
  })

  test('who waits for one behind a failure gets it as it stands', async () => {
    const models = scriptedModels({ mark_turns: [failing('timeout')] })
    const { ctx } = await given.tenant({ now: NOW, models })
    await committed(ctx, commit('s', '1'))
    const second = await committed(ctx, { ...commit('s', '2'), wait: true })
    expect(second).toMatchObject({ status: 'RECEIVED', job: { attempts: { stage2: 0, stage3: 0 } } })
  })

  test('wait behind one that is not due, whichever is delivered', async () => {
    const models = scriptedModels({ mark_turns: [failing('timeout')] })
    const { ctx } = await given.tenant({ now: NOW, models })
    await ingest(ctx, [user('1', 'a')])
    const second = await committed(ctx, commit('s', '2'))
    expect(await deliverJob(ctx, { job_id: second.job_id! })).toBe(false)
    expect(models.requests).toHaveLength(1)
  })
})

test('of deliveries at the same moment one does the work', async () => {
  const models = scriptedModels({ mark_turns: [kept], extract: [tea] })
  const { ctx, as } = await given.tenant({ models })
  const { job_id } = await committed(ctx, {
    session_id: 's',
    user_id: 'u',
    turns: [user('1', 'I like tea.')],
  })
  const ran = await Promise.all(
    Array.from({ length: 5 }, () => runJob(as({ kind: 'system' }), { job_id: job_id! })),
  )
  expect(ran.filter(Boolean)).toHaveLength(1)
  expect(models.requests).toHaveLength(2)
})

describe('a lease', () => {
  const claimed = async () => {
    const models = scriptedModels()
    const tenant = await given.tenant({ now: NOW, models, limits: { model_timeout_ms: 60_000 } })
    const { job_id } = await committed(tenant.ctx, {
      session_id: 's',
      user_id: 'u',
      turns: [user('1', 'I like tea.')],
    })
    return { ...tenant, job: { job_id: job_id! } }
  }

  test('keeps others away for MODEL_TIMEOUT_MS + 30 s; then the sweep finds the job of a dead worker', async () => {
    const { ctx, clock, models, job, database, dispatcher } = await claimed()
    const swept = async () => {
      dispatcher.take()
      await sweepJobs({ db: database.asSystem(), clock, dispatcher })
      return dispatcher.take().map((message) => (message.kind === 'job' ? message.job_id : null))
    }
    models.add({ mark_turns: [() => new Promise(() => undefined), kept], extract: [tea] })
    // What it does when its model is given up, this test is over.
    runJob(ctx, ref(job)).catch(() => undefined)
    await expect.poll(async () => (await getJob(ctx, ref(job))).status).toBe('STAGE2_RUNNING')
    clock.advance({ seconds: 89 })
    expect(await runJob(ctx, ref(job))).toBe(false)
    expect(await swept()).not.toContain(job.job_id)
    clock.advance({ seconds: 1 })
    expect(await swept()).toContain(job.job_id)
    expect(await runJob(ctx, ref(job))).toBe(true)
    expect(await getJob(ctx, ref(job))).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 2, stage3: 1 },
    })
  })

  test('that was lost writes nothing', async () => {
    const { ctx, clock, models, job, as } = await claimed()
    models.add({
      mark_turns: [
        async () => {
          clock.advance({ seconds: 90 })
          models.add({ mark_turns: [marks(drop('1'))] })
          await runJob(as({ kind: 'system' }), job)
          return marks(mark('1'))
        },
      ],
    })
    await runJob(ctx, ref(job))
    expect((await storedMarks(ctx))['1']).toMatchObject({ keep: false })
    expect(await getJob(ctx, ref(job))).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 2, stage3: 0 },
    })
    expect(await storedMemories(ctx)).toEqual([])
    expect(await rows(ctx, sql`SELECT FROM model_calls WHERE task = 'mark_turns'`)).toHaveLength(2)
  })

  test('is renewed before a repair, so that a slow first answer does not lose it', async () => {
    const { ctx, clock, models, job, as } = await claimed()
    const slow = async () => {
      clock.advance({ seconds: 59 })
      return marks()
    }
    const meanwhile: boolean[] = []
    const repair = async () => {
      clock.advance({ seconds: 59 })
      meanwhile.push(await runJob(as({ kind: 'system' }), job))
      return kept
    }
    models.add({ mark_turns: [slow, repair], extract: [tea] })
    await runJob(ctx, ref(job))
    expect(meanwhile).toEqual([false])
    expect(await getJob(ctx, ref(job))).toMatchObject({
      status: 'COMPLETED',
      attempts: { stage2: 1, stage3: 1 },
    })
  })
})

describe('the end of a session', () => {
  test('publishes one reflection when nothing is left to do, else the last job does', async () => {
    const models = scriptedModels({ mark_turns: [marks(drop('1')), marks(drop('2'))] })
    const { ctx, dispatcher, clock } = await given.tenant({ now: NOW, models })
    const job = await committed(ctx, { session_id: 's', user_id: 'u', turns: [user('1', 'a')] })
    dispatcher.take()
    expect((await endSession(ctx, { session_id: 's' })).ended_at).toBe(NOW)
    expect(dispatcher.take()).toEqual([])
    await runJob(ctx, { job_id: job.job_id! })
    const reflect = { kind: 'reflect', tenant_id: ctx.tenant_id, user_id: 'u', trigger: 'session_end' }
    const [published] = dispatcher.take()
    expect(published).toMatchObject({ ...reflect, deduplication_id: expect.stringMatching(/-1$/) })
    clock.advance({ minutes: 1 })
    expect((await endSession(ctx, { session_id: 's' })).ended_at).toBe(NOW)
    expect(dispatcher.take()).toEqual([])

    await ingest(ctx, [user('2', 'b')])
    expect((await getSession(ctx, { session_id: 's' })).ended_at).toBeNull()
    dispatcher.take()
    await endSession(ctx, { session_id: 's' })
    expect(dispatcher.take()).toMatchObject([{ ...reflect, deduplication_id: expect.stringMatching(/-2$/) }])
    await expect(endSession(ctx, { session_id: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a completed job by itself never starts a reflection', async () => {
    const { ctx, dispatcher } = await given.tenant({
      models: scriptedModels({ mark_turns: [marks(drop('1'))] }),
    })
    await ingest(ctx, [user('1', 'a')])
    expect(dispatcher.messages.map((message) => message.kind)).toEqual(['job'])
  })

  test('counts a paused job as done', async () => {
    const { ctx, dispatcher } = await given.tenant({
      models: scriptedModels({ mark_turns: [failing('timeout')] }),
    })
    const job = await ingest(ctx, [user('1', 'a')])
    await ctx.db.batch([pause(job.job_id)])
    dispatcher.take()
    await endSession(ctx, { session_id: 's' })
    expect(dispatcher.take()).toMatchObject([{ kind: 'reflect' }])
  })
})

test('nothing kept makes no extract call and no try of stage 3', async () => {
  const models = scriptedModels({ mark_turns: [marks(drop('1'))] })
  const { ctx } = await given.tenant({ models })
  expect(await ingest(ctx, [user('1', 'Hi')])).toMatchObject({
    status: 'COMPLETED',
    attempts: { stage2: 1, stage3: 0 },
  })
  expect(await rows(ctx, sql`SELECT FROM turns WHERE code IS NOT NULL`)).toHaveLength(1)
})

test('an empty extraction is no failure', async () => {
  const models = scriptedModels({ mark_turns: [kept], extract: [extraction()] })
  const { ctx } = await given.tenant({ models })
  expect(await ingest(ctx, [user('1', 'I like tea')])).toMatchObject({
    status: 'COMPLETED',
    attempts: { stage2: 1, stage3: 1 },
  })
})
