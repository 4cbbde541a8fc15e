import { expect, test } from 'vitest'
import { inProcessDispatcher } from '../../../functions/adapters/in-process.ts'
import type { Message } from '../../../src/core/ports.ts'

const molecules = (tenant_id: string, run_id: string): Message => ({
  kind: 'molecules',
  tenant_id,
  bank: 'b',
  run_id,
})
const job = (tenant_id: string, job_id: string): Message => ({ kind: 'job', tenant_id, job_id, attempt: 0 })

test('look-ups that hang hold one slot of their own, and no job', async () => {
  const begun: string[] = []
  const open: (() => void)[] = []
  const dispatcher = inProcessDispatcher(async (message) => {
    begun.push(message.kind === 'job' ? message.job_id : `run of ${message.tenant_id}`)
    if (message.kind === 'molecules') await new Promise<void>((resolve) => open.push(resolve))
  })
  await dispatcher.dispatch([
    ...['r1', 'r2', 'r3', 'r4'].map((run) => molecules('one', run)),
    molecules('two', 'r'),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => job('two', id)),
  ])
  await expect.poll(() => begun).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e']))
  expect(begun.filter((one) => one.startsWith('run'))).toEqual(['run of one'])
  open.shift()!()
  await expect.poll(() => begun.filter((one) => one.startsWith('run'))).toEqual(['run of one', 'run of two'])
  for (let n = 0; n < 4; n++) {
    await expect.poll(() => open.length).toBeGreaterThan(0)
    open.shift()!()
  }
  await dispatcher.idle()
  expect(begun).toHaveLength(10)
})

test('a job that waits is delivered once, however often it is handed over meanwhile', async () => {
  const begun: string[] = []
  const open: (() => void)[] = []
  const dispatcher = inProcessDispatcher(
    async (message) => {
      begun.push(message.kind === 'job' ? message.job_id : '')
      await new Promise<void>((resolve) => open.push(resolve))
    },
    { parallel: 1 },
  )
  await dispatcher.dispatch([job('one', 'a'), job('one', 'b')])
  await dispatcher.dispatch([{ ...job('one', 'b'), again: '2026-03-02T09:00:00.000Z' } as Message])
  await expect.poll(() => open.length).toBe(1)
  await dispatcher.dispatch([{ ...job('one', 'a'), again: '2026-03-02T09:00:01.000Z' } as Message])
  for (const count of [2, 3]) {
    open.at(-1)!()
    await expect.poll(() => open.length).toBe(count)
  }
  open.at(-1)!()
  await dispatcher.idle()
  expect(begun).toEqual(['a', 'b', 'a'])
})
