import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../../src/core/context.ts'
import { runJob } from '../../../../src/core/ingest/run-job.ts'
import { sweepJobs } from '../../../../src/core/ingest/sweep-jobs.ts'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { committed } from '../../../support/given/committed.ts'
import { given } from '../../../support/given.ts'
import { type Death, deathsOf, dyingAt, record } from '../support/dying.ts'
import { memoriesOf, snapshot } from '../support/snapshot.ts'
import { assistant, rows, type TestTurn, tool, user } from '../support/support.ts'

const embedder = offlineEmbedder(1024)
const time = (minute: number) => ({ timestamp_iso: `2026-03-02T08:0${minute}:00Z` })

/**
 * What the second job meets: a fact to be superseded, one to be repeated, a turn that its pin reaches back
 * to.
 */
const first: TestTurn[] = [
  user('1', 'I live in Boston and I love green tea.', time(1)),
  assistant('2', 'Green tea calms most people down.', time(2)),
]
const second: TestTurn[] = [
  user('3', '记住这个', time(3)),
  user('4', 'I moved to Seattle. I love green tea.', time(4)),
  tool('5', '{"train":"G8082"}'),
  user('6', 'Good night!', time(6)),
]

const commit = (ctx: Context, turns: TestTurn[]) => committed(ctx, { session_id: 's', user_id: 'u', turns })

async function withFirstDone() {
  const tenant = await given.tenant({ models: offlineModels(), embedder })
  const { job_id } = await commit(tenant.ctx, first)
  await runJob(tenant.ctx, { job_id: job_id! })
  return tenant
}

type Tenant = Awaited<ReturnType<typeof withFirstDone>>

/** As QStash's schedule does: time passes, what is due is taken and run, until nothing is left. */
async function sweep({ ctx, as, clock, database, dispatcher }: Tenant): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    clock.advance({ minutes: 2 })
    dispatcher.take()
    await sweepJobs({ db: database.asSystem(), clock, dispatcher })
    const due = dispatcher
      .take()
      .filter((message) => message.kind === 'job' && message.tenant_id === ctx.tenant_id)
    for (const message of due)
      if (message.kind === 'job') await runJob(as({ kind: 'system' }), { job_id: message.job_id })
  }
}

/**
 * Two tenants differ in their ids, and a later try writes later times; what a process that died had asked of
 * models it could tell nobody. In nothing else.
 */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) =>
    /^(id|job_id|memory_id|entity_id|expires_at|model_calls|tokens)$/u.test(key) ? undefined : inner,
  )

let undisturbed: unknown
let before: unknown
let after: unknown
const seen = record()

beforeAll(async () => {
  const tenant = await withFirstDone()
  before = comparable(await memoriesOf(tenant.ctx))
  const dying = dyingAt(tenant.ctx, null, seen)
  const { job_id } = await commit(dying, second)
  await runJob(dying, { job_id: job_id! })
  undisturbed = comparable(await snapshot(tenant.ctx))
  after = comparable(await memoriesOf(tenant.ctx))
}, 60_000)

test('the undisturbed run has something to lose', () => {
  expect(seen).toMatchObject({ models: 2, embedder: 1 })
  expect(seen.sizes).toHaveLength(4)
  expect(JSON.stringify(after)).toContain('"superseded_by":"The user moved to Seattle"')
  expect(before).not.toEqual(after)
})

test('killed at every statement, every call and every dispatch: after the sweep nothing is lost, doubled or half visible', async () => {
  for (const death of deathsOf(seen)) await expectSurvived(death)
}, 600_000)

async function expectSurvived(death: Death): Promise<void> {
  const tenant = await withFirstDone()
  const dying = dyingAt(tenant.ctx, death)
  await commit(dying, second)
    .then(({ job_id }) => runJob(dying, { job_id: job_id! }))
    .catch(() => undefined)
  const [job] = await rows<{ status: string }>(
    tenant.ctx,
    sql`SELECT status FROM jobs ORDER BY first_seq DESC LIMIT 1`,
  )
  const visible = comparable(await memoriesOf(tenant.ctx))
  const stored = (await rows(tenant.ctx, sql`SELECT FROM jobs`)).length === 2
  expect(visible, `half visible after ${JSON.stringify(death)}`).toEqual(
    stored && job!.status === 'COMPLETED' ? after : before,
  )

  await commit(tenant.ctx, second)
  await sweep(tenant)
  expect(comparable(await snapshot(tenant.ctx)), `differs after ${JSON.stringify(death)}`).toEqual(
    undisturbed,
  )
}
