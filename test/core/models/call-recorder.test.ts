import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { callRecorder } from '../../../src/core/models/call-recorder.ts'
import { given } from '../../support/given.ts'

const call = () => ({
  id: randomUUID(),
  task: 'embed' as const,
  version: 1,
  model: 'vectors',
  input_tokens: 10,
  output_tokens: 0,
  ms: 5,
  outcome: 'ok' as const,
  created_at: new Date('2026-03-02T12:00:00Z'),
})

async function recording() {
  const [one, other] = [await given.tenant(), await given.tenant()]
  const log = { info: vi.fn(), error: vi.fn() }
  const system = one.database.asSystem()
  const counts = async () => {
    const calls = statement<{ n: number }>(sql`SELECT count(*)::int AS n FROM model_calls`)
    const sums = statement<{ n: number }>(sql`SELECT coalesce(sum(calls), 0)::int AS n FROM model_days`)
    const [[rows], [days]] = await one.ctx.db.batch([calls, sums])
    return [rows!.n, days!.n]
  }
  return { one: one.ctx.tenant_id, other: other.ctx.tenant_id, log, system, counts }
}

test('calls of a moment, of several tenants, are written at once and counted', async () => {
  const { one, other, log, system, counts } = await recording()
  const batch = vi.fn(system.batch)
  const recorder = callRecorder({ batch } as typeof system, log)
  for (let place = 0; place < 5; place += 1) recorder.add(place % 2 ? other : one, [call()])
  await recorder.flush()
  expect(batch).toHaveBeenCalledTimes(1)
  expect(await counts()).toEqual([3, 3])
})

test('what could not be written waits for the next batch, and the oldest go when too much waits', async () => {
  const { one, log, system, counts } = await recording()
  const batch = vi.fn(system.batch).mockRejectedValueOnce(new Error('away'))
  const recorder = callRecorder({ batch } as typeof system, log, { held: 3 })
  recorder.add(one, [call(), call(), call(), call()])
  await recorder.flush()
  expect(log.error).toHaveBeenCalledWith('model_calls_waiting', { error: 'Error', waiting: 3, lost: 1 })
  recorder.add(one, [call()])
  await recorder.flush()
  expect(await counts()).toEqual([4, 4])
})

test('what waits counts toward the tenant’s ceiling until it is written', async () => {
  const { one, other, log, system } = await recording()
  const batch = vi.fn(system.batch).mockRejectedValueOnce(new Error('away'))
  const recorder = callRecorder({ batch } as typeof system, log, { held: 3 })
  const waiting = () => [one, other].map((tenant) => recorder.of(tenant).waitingTokens)
  recorder.of(one).add([call(), call(), call()])
  recorder.of(other).add([call()])
  expect(waiting()).toEqual([30, 10])
  await recorder.flush()
  expect(waiting()).toEqual([20, 10])
  const written = recorder.flush()
  expect(waiting()).toEqual([20, 10])
  await written
  expect(waiting()).toEqual([0, 0])
})
