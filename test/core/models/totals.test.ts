import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { sweepExpiry } from '../../../src/core/memories/sweep-expiry.ts'
import { insertCalls, recordCalls } from '../../../src/core/models/calls.ts'
import type { ModelCall } from '../../../src/core/models/ledger.ts'
import { given } from '../../support/given.ts'

const call = (at: string, given: Partial<ModelCall> = {}): ModelCall => ({
  id: randomUUID(),
  task: 'embed',
  version: 1,
  model: 'vectors',
  input_tokens: 10,
  output_tokens: 0,
  ms: 5,
  outcome: 'ok',
  created_at: new Date(at),
  ...given,
})

const DAYS = sql`SELECT day, task, calls, failed, input_tokens, output_tokens FROM model_days ORDER BY day, task`

test('a call counts in the sums of its UTC day, and once although its write is repeated', async () => {
  const { ctx } = await given.tenant({ now: '2026-03-02T12:00:00Z' })
  const twice = [
    call('2026-03-02T00:00:00Z'),
    call('2026-03-01T23:59:59Z', { outcome: 'timeout', input_tokens: 0 }),
    call('2026-03-02T11:00:00Z', { task: 'extract', input_tokens: 100, output_tokens: 20 }),
  ]
  await ctx.db.batch(recordCalls(twice))
  await ctx.db.batch(recordCalls([...twice, call('2026-03-02T01:00:00Z')]))
  const [rows] = await ctx.db.batch([statement(DAYS)])
  expect(rows).toEqual([
    { day: '2026-03-01', task: 'embed', calls: 1, failed: 1, input_tokens: 0, output_tokens: 0 },
    { day: '2026-03-02', task: 'embed', calls: 2, failed: 0, input_tokens: 20, output_tokens: 0 },
    { day: '2026-03-02', task: 'extract', calls: 1, failed: 0, input_tokens: 100, output_tokens: 20 },
  ])
})

test('a sweep forgets calls that are older than the policy keeps them; their sums stay', async () => {
  const long = await given.tenant({ now: '2026-03-02T12:00:00Z' })
  const { ctx, database } = await given.tenant({ now: '2026-03-02T12:00:00Z' })
  const system = database.asSystem()
  await system.batch([
    statement(sql`INSERT INTO policies (tenant_id, policy, updated_at)
      VALUES (${long.ctx.tenant_id}::uuid, '{"model_calls_days": 366}', now())`),
    insertCalls(
      [long.ctx.tenant_id, ctx.tenant_id].flatMap((tenant_id) => [
        { ...call('2026-01-30T12:00:00Z'), tenant_id },
        { ...call('2026-02-01T12:00:00Z'), tenant_id },
      ]),
    ),
  ])
  await sweepExpiry({ ...ctx, db: system })
  const kept = statement<{ at: string }>(sql`SELECT created_at::date::text AS at FROM model_calls ORDER BY 1`)
  const [own] = await ctx.db.batch([kept])
  const [others] = await long.ctx.db.batch([kept])
  expect(own).toEqual([{ at: '2026-02-01' }])
  expect(others).toHaveLength(2)
  expect((await ctx.db.batch([statement(DAYS)]))[0]).toHaveLength(2)
})
