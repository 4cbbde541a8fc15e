import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { startSweeps } from '../../../functions/work/scheduled.ts'
import { type Sweep, schedules, sweeps } from '../../../functions/work/sweeps.ts'
import { changeAffinity } from '../../../src/core/affinity/scoring/change.ts'
import { messageShares } from '../../../src/core/affinity/scoring/score.ts'
import type { SystemContext } from '../../../src/core/context.ts'
import { eraseUser } from '../../../src/core/portability/erase-user.ts'
import { upsertSubject, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { givenApp } from '../../support/app.ts'
import { contextFor } from '../../support/context.ts'
import { remember } from '../../support/given/remember.ts'

afterEach(() => {
  vi.useRealTimers()
})

const given = async () => {
  const app = await givenApp()
  const { tenant_id } = await app.tenant()
  const { clock, dispatcher, database } = app
  const system = { db: database.asSystem(), clock, dispatcher } as Partial<SystemContext> as SystemContext
  return { ...app, tenant_id, system, ctx: contextFor(app.services, tenant_id) }
}

/** Every how many minutes of a day an expression of minutes and hours fires. */
function minutesOf(cron: string): number {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  expect(rest).toEqual(['*', '*', '*'])
  return 1_440 / (times(minute, 60) * times(hour, 24))
}

function times(field: string, most: number): number {
  const [, from, to, step] = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(field) ?? []
  const first = Number(from ?? 0)
  const last = from === undefined ? most - 1 : Number(to ?? from)
  return Math.floor((last - first) / Number(step ?? 1)) + 1
}

describe('the rhythm', () => {
  test.each<[Sweep, number]>([
    ['jobs', 10],
    ['sessions', 10],
    ['reflection', 60],
    ['affinity', 1_440],
    ['expiry', 1_440],
  ])('%s every %i minutes, by timer and by cron', (sweep, minutes) => {
    expect([schedules[sweep].minutes, minutesOf(schedules[sweep].cron)]).toEqual([minutes, minutes])
  })

  test('Node’s timers run each sweep at the start and then in its time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { services, lines } = await given()
    const ran = () => {
      const counts = Object.fromEntries(Object.keys(schedules).map((sweep) => [sweep, 0]))
      for (const { event, fields } of lines) if (event === 'sweep') counts[String(fields.sweep)]! += 1
      return counts
    }
    const stop = startSweeps(services)
    const settled = (sum: number) =>
      expect
        .poll(() => Object.values(ran()).reduce((left, right) => left + right), { timeout: 30_000 })
        .toBe(sum)
    await settled(5)
    vi.advanceTimersByTime(10 * 60_000 - 1)
    vi.advanceTimersByTime(1)
    await settled(7)
    expect(ran()).toEqual({ jobs: 2, sessions: 2, reflection: 1, affinity: 1, expiry: 1 })
    vi.advanceTimersByTime(50 * 60_000)
    await settled(18)
    expect(ran()).toEqual({ jobs: 7, sessions: 7, reflection: 2, affinity: 1, expiry: 1 })
    await stop()
    vi.advanceTimersByTime(1_440 * 60_000)
    await stop()
    expect(ran()).toEqual({ jobs: 7, sessions: 7, reflection: 2, affinity: 1, expiry: 1 })
  })
})

test('the affinity sweep says how many users it settled', async () => {
  const { ctx, clock, system } = await given()
  const today = clock.now()
  const later = clock.advance({ days: 3 })
  await sweeps.affinity(system)
  clock.set(today)
  for (const user of ['ann', 'bob', 'cat']) {
    const ref = userSubject(user)
    const now = clock.now()
    await ctx.db.batch([
      upsertSubject(ref, now),
      changeAffinity(ref, { cause: 'message', shares: messageShares(0), now }),
    ])
  }
  clock.set(later)
  expect(await sweeps.affinity(system)).toEqual({ settled: 3 })
  expect(await sweeps.affinity(system)).toEqual({ settled: 0 })
})

test('the expiry sweep finishes an erasure that was cut off, and says so', async () => {
  const { ctx, system } = await given()
  await sweeps.expiry(system)
  await remember(ctx, 'ann', ['Drinks tea.', 'Lives in Dalian.'])
  let batches = 0
  const failing = {
    ...ctx.db,
    batch: ((...args: Parameters<typeof ctx.db.batch>) => {
      batches += 1
      return batches > 1 ? Promise.reject(new Error('killed')) : ctx.db.batch(...args)
    }) as typeof ctx.db.batch,
  }
  await expect(eraseUser({ ...ctx, db: failing }, { user_id: 'ann' })).rejects.toThrow('killed')
  const stored = async () => (await ctx.db.batch([statement(sql`SELECT id FROM memories`)]))[0].length
  expect(await stored()).toBe(2)
  expect(await sweeps.expiry(system)).toMatchObject({
    ...{ memories: 0, idempotency_keys: 0, replies: 0, erasures: 1, forgotten: 0 },
  })
  expect(await stored()).toBe(0)
  expect(await sweeps.expiry(system)).toMatchObject({ erasures: 0 })
})
