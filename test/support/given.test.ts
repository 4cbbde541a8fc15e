import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../db/statements.ts'
import { given } from './given.ts'
import { scriptedModels } from './stand-ins/scripted-models.ts'

test('two tenants see themselves only, and their clocks stand still', async () => {
  const first = await given.tenant({ now: '2026-01-05T10:00:00Z', policy: { initial_affinity: 0.5 } })
  const second = await given.tenant()
  const [seen, policy] = await first.ctx.db.batch([
    statement<{ id: string }>(sql`SELECT id FROM tenants`),
    statement<{ policy: unknown }>(sql`SELECT policy FROM policies`),
  ])
  expect(seen).toEqual([{ id: first.tenant_id }])
  expect(policy).toEqual([{ policy: { initial_affinity: 0.5 } }])
  expect(await second.ctx.db.batch([statement(sql`SELECT policy FROM policies`)])).toEqual([[]])
  first.clock.advance({ days: 1, minutes: 2 })
  expect(first.ctx.clock.now().toISOString()).toBe('2026-01-06T10:02:00.000Z')
})

test('models answer what was scripted, in order, and refuse the rest', async () => {
  const models = scriptedModels({ extract: [{ facts: [] }, new Error('away')] })
  const request = {
    task: 'extract',
    version: 1,
    input: {},
    rendered: { instructions: '', prompt: '' },
    signal: new AbortController().signal,
  } as never
  expect((await models.generate(request)).text).toBe('{"facts":[]}')
  await expect(models.generate(request)).rejects.toThrow('away')
  await expect(models.generate(request)).rejects.toThrow('nothing left for extract')
  expect(models.of('extract')).toHaveLength(3)
})

test('texts that share words are nearer than others', async () => {
  const { ctx } = await given.tenant()
  const { vectors } = await ctx.embedder.embed([
    'green tea in the morning',
    'green tea at night',
    '昊哥住在大连',
  ])
  const [first, second, third] = vectors as number[][]
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, index) => sum + value * b[index]!, 0)
  expect(dot(first!, second!)).toBeGreaterThan(dot(first!, third!) + 0.2)
})
