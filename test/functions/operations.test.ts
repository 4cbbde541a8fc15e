import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { statement } from '../../db/statements.ts'
import { runScheduled, startSweeps } from '../../functions/work/scheduled.ts'
import { schedules } from '../../functions/work/sweeps.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { ADMIN_TOKEN, givenApp } from '../support/app.ts'
import { contextFor } from '../support/context.ts'
import { qstashServer } from '../support/servers/qstash-server.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

const turns = [{ turn_id: 't1', role: 'user', text: 'I live in Dalian and I work at a bakery.' }]

describe('money', () => {
  const given = async (token_budget_daily: number | null) => {
    const app = await givenApp({ services: { models: offlineModels() } })
    const { api_key: key, tenant_id } = await app.tenant()
    await app.call('PUT', '/api/v1/policy', { key, body: { token_budget_daily } })
    const commit = (session: string) =>
      app.call('POST', `/api/v1/sessions/${session}/turns`, {
        key,
        body: { user_id: 'ann', turns, wait: true },
      })
    const job = async (answer: { body: { job_id: string } }) =>
      (await app.call('GET', `/api/v1/jobs/${answer.body.job_id}`, { key })).body
    return { ...app, key, tenant_id, commit, job }
  }

  test('with the ceiling reached work waits for the next UTC day, turns are kept, and then it is done', async () => {
    const { commit, job, clock, services, tenant_id, call, key, database } = await given(null)
    const first = await job(await commit('s1'))
    expect(first.status).toBe('COMPLETED')
    const [[spent]] = await database.asSystem().batch([
      statement<{ tokens: number }>(
        sql`SELECT sum(input_tokens + output_tokens)::int AS tokens FROM model_calls
              WHERE tenant_id = ${tenant_id}::uuid`,
      ),
    ])
    await call('PUT', '/api/v1/policy', { key, body: { token_budget_daily: spent?.tokens } })
    const second = await commit('s2')
    expect(second.status).toBe(200)
    const waiting = await job(second)
    expect(waiting).toMatchObject({
      status: 'RECEIVED',
      attempts: { stage2: 0, stage3: 0 },
      last_error: { code: 'budget_exhausted' },
    })
    expect(waiting.next_retry_at).toBe('2026-03-03T00:00:00.000Z')
    expect((await call('GET', '/api/v1/sessions/s2/turns', { key })).body.items).toHaveLength(1)
    clock.set('2026-03-03T00:00:01Z')
    // room for what each of its two calls may cost
    await call('PUT', '/api/v1/policy', { key, body: { token_budget_daily: 12_000 } })
    const { runJob } = await import('../../src/core/ingest/run-job.ts')
    await runJob(contextFor(services, tenant_id), { job_id: second.body.job_id })
    expect((await job(second)).status).toBe('COMPLETED')
  })

  test('a request that would call a model is 429 budget_exhausted with Retry-After; reading goes on', async () => {
    const { call, key } = await given(0)
    const body = { user_id: 'ann', turns }
    const refused = await call('POST', '/api/v1/sessions/s1/preview', { key, body })
    expect([refused.status, refused.body.code]).toEqual([429, 'budget_exhausted'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('GET', '/api/v1/memories?user_id=ann', { key })).status).toBe(200)
  })

  test('failed calls are rows too, and count', async () => {
    const { WorkError } = await import('../../src/core/errors.ts')
    const offline = offlineModels()
    const failing = { ...offline, generate: () => Promise.reject(new WorkError('model_error', 'away')) }
    const app = await givenApp({ services: { models: failing } })
    const { api_key: key, tenant_id } = await app.tenant()
    const answer = await app.call('POST', '/api/v1/sessions/s1/preview', {
      key,
      body: { user_id: 'ann', turns },
    })
    expect([answer.status, answer.body.code]).toEqual([503, 'model_unavailable'])
    const find = statement<{ task: string; outcome: string }>(
      sql`SELECT task, outcome FROM model_calls WHERE tenant_id = ${tenant_id}::uuid AND task <> 'embed'`,
    )
    expect((await app.database.asSystem().batch([find]))[0]).toContainEqual({
      task: 'mark_turns',
      outcome: 'model_error',
    })
  })
})

describe('metrics', () => {
  test('in Prometheus’ format, from the tables, for the admin token only', async () => {
    const app = await givenApp({ services: { models: offlineModels() }, now: '2031-05-05T10:00:00Z' })
    const { api_key: key, tenant_id } = await app.tenant()
    expect((await app.call('GET', '/metrics', { key })).status).toBe(401)
    const { body } = await app.call('POST', '/api/v1/sessions/s1/turns', {
      key,
      body: { user_id: 'ann', turns },
    })
    app.clock.advance({ seconds: 3 })
    const { runJob } = await import('../../src/core/ingest/run-job.ts')
    await runJob(contextFor(app.services, tenant_id), { job_id: body.job_id })
    await app.call('POST', '/api/v1/sse/message', {
      key,
      body: { user_id: 'ann', session_id: 'chat', message: 'hello there', idempotency_key: 'm1' },
    })
    await app.call('POST', '/api/v1/users/ann/reflect', { key, body: { force: true } })
    const answer = await app.call('GET', '/metrics', { key: ADMIN_TOKEN })
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4')
    const text: string = answer.body
    for (const line of [
      /^neuromem_outbox_lag_seconds\{quantile="0\.5"\} 3$/m,
      /^neuromem_outbox_lag_seconds\{quantile="0\.95"\} 3$/m,
      /^neuromem_first_token_seconds_count 1$/m,
      /^neuromem_jobs\{status="COMPLETED"\} 1$/m,
      /^neuromem_jobs\{status="RECEIVED"\} \d+$/m,
      /^neuromem_inconsistency_ratio 0$/m,
      /^neuromem_outbox_oldest_seconds \d[\d.]*$/m,
      /^neuromem_reflection_cycles\{status="completed",trigger_type="force"\} 1$/m,
      /^neuromem_model_calls\{task="mark_turns",outcome="ok"\} 1$/m,
      /^neuromem_model_tokens\{task="mark_turns",outcome="ok",direction="input"\} [1-9]\d*$/m,
    ]) {
      expect(text).toMatch(line)
    }
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) neuromem_\w+ .+|neuromem_\w+(\{[^}]*\})? (NaN|[\d.e+-]+))$/)
    expect(text).not.toContain('ann')
  })
})

describe('schedules', () => {
  test('npm run schedules makes five, and made again they are the same five', async () => {
    const server = await qstashServer()
    closing.push(server.close)
    const script = fileURLToPath(new URL('../../scripts/schedules.ts', import.meta.url))
    const env = {
      ...process.env,
      QSTASH_TOKEN: server.token,
      QSTASH_URL: server.url,
      PUBLIC_URL: 'https://memory.example',
      QSTASH_CURRENT_SIGNING_KEY: 'sig',
    }
    for (let round = 0; round < 2; round += 1) await run(script, env)
    expect([...server.schedules.values()].map(({ destination, cron }) => [destination, cron]).sort()).toEqual(
      Object.entries(schedules)
        .map(([sweep, { cron }]) => [`https://memory.example/internal/sweeps/${sweep}`, cron])
        .sort(),
    )
  })

  test('Cron Triggers run the sweeps of their expression and no other', async () => {
    const app = await givenApp()
    await runScheduled(app.services, schedules.jobs.cron, () => undefined)
    await runScheduled(app.services, '1 2 3 4 5', () => undefined)
    expect(app.lines.map(({ event, fields }) => [event, fields.sweep])).toEqual([
      ['sweep', 'jobs'],
      ['sweep', 'sessions'],
    ])
  })

  test('Node without QStash takes up what a former process left, sweep by sweep, and stops', async () => {
    const app = await givenApp()
    const { tenant_id, api_key: key } = await app.tenant()
    await app.call('POST', '/api/v1/sessions/s1/turns', { key, body: { user_id: 'ann', turns } })
    app.dispatcher.messages.length = 0
    const stop = startSweeps(app.services)
    const swept = () => app.lines.filter(({ event }) => event === 'sweep').map(({ fields }) => fields.sweep)
    await expect.poll(swept, { timeout: 60_000 }).toEqual(Object.keys(schedules))
    await stop()
    expect(app.dispatcher.messages).toContainEqual(expect.objectContaining({ kind: 'job', tenant_id }))
  })
})

function run(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  execFile(process.execPath, [script], { env }, (error, _out, faults) =>
    error ? reject(new Error(faults)) : resolve(),
  )
  return promise
}
