import { randomUUID } from 'node:crypto'
import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { inProcessDispatcher } from '../../functions/adapters/in-process.ts'
import { qstashDispatcher } from '../../functions/adapters/qstash.ts'
import { waitUntilDispatcher } from '../../functions/adapters/wait-until.ts'
import type { Deliver } from '../../functions/work/messages.ts'
import type { Dispatcher, Message } from '../../src/core/ports.ts'
import { qstashServer } from '../support/servers/qstash-server.ts'

interface Given {
  readonly dispatcher: Dispatcher
  /** Until all that was handed over is worked off. */
  idle(): Promise<void>
}

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})
afterEach(() => {
  vi.useRealTimers()
})

/** QStash delivers addresses and bodies; read back, they are messages again. */
function messageOf(url: string, body: string): Message {
  const path = new URL(url).pathname
  const fields = JSON.parse(body)
  const job = /^\/internal\/jobs\/(.+)$/.exec(path)?.[1]
  if (job) return { kind: 'job', job_id: job, attempt: 0, ...fields }
  if (path === '/internal/reflect') return { kind: 'reflect', deduplication_id: '', ...fields }
  return { kind: 'molecules', ...fields }
}

const implementations: [string, (deliver: Deliver) => Promise<Given>][] = [
  [
    'in process',
    async (deliver) => {
      const dispatcher = inProcessDispatcher(deliver)
      return { dispatcher, idle: () => dispatcher.idle() }
    },
  ],
  [
    'waitUntil',
    async (deliver) => {
      const kept: Promise<unknown>[] = []
      const dispatcher = waitUntilDispatcher(deliver, (work) => kept.push(work))
      return { dispatcher, idle: async () => void (await Promise.all(kept)) }
    },
  ],
  [
    'qstash',
    async (deliver) => {
      const server = await qstashServer({
        second: 1,
        deliver: async (url, init) => {
          await deliver(messageOf(url, String(init.body)))
          return new Response('{}')
        },
      })
      closing.push(server.close)
      const dispatcher = qstashDispatcher({
        QSTASH_TOKEN: server.token,
        QSTASH_URL: server.url,
        PUBLIC_URL: 'https://memory.example/',
      })
      return { dispatcher, idle: server.idle }
    },
  ],
]

const job = (more: Partial<Extract<Message, { kind: 'job' }>> = {}): Message => ({
  kind: 'job',
  tenant_id: randomUUID(),
  job_id: randomUUID(),
  attempt: 0,
  ...more,
})

describe.each(implementations)('dispatcher: %s', (_name, make) => {
  const collect = async () => {
    const got: Message[] = []
    const given = await make(async (message) => void got.push(message))
    return { ...given, got }
  }

  test('every kind of message arrives with what it needs', async () => {
    const { dispatcher, idle, got } = await collect()
    const tenant_id = randomUUID()
    const one = job({ tenant_id })
    await dispatcher.dispatch([
      one,
      { kind: 'reflect', tenant_id, user_id: '昊哥 ✨', trigger: 'session_end', deduplication_id: 'a' },
      { kind: 'molecules', tenant_id, bank: 'default', run_id: 'run/1' },
    ])
    await idle()
    expect(got).toHaveLength(3)
    expect(got).toContainEqual(
      expect.objectContaining({ kind: 'job', tenant_id, job_id: (one as { job_id: string }).job_id }),
    )
    expect(got).toContainEqual(
      expect.objectContaining({ kind: 'reflect', tenant_id, user_id: '昊哥 ✨', trigger: 'session_end' }),
    )
    expect(got).toContainEqual(
      expect.objectContaining({ kind: 'molecules', tenant_id, bank: 'default', run_id: 'run/1' }),
    )
  })

  test('two messages with one identity are one', async () => {
    const { dispatcher, idle, got } = await collect()
    const tenant_id = randomUUID()
    const reflect: Message = {
      kind: 'reflect',
      tenant_id,
      user_id: 'ann',
      trigger: 'sweep',
      deduplication_id: 'hour',
    }
    const one = job()
    await dispatcher.dispatch([one, reflect, { ...one }, { ...reflect }])
    await idle()
    expect(got).toHaveLength(2)
  })

  test('another attempt, another sweep and another tenant are not swallowed', async () => {
    const { dispatcher, idle, got } = await collect()
    const one = { ...job(), kind: 'job' as const } as Extract<Message, { kind: 'job' }>
    const reflect = {
      kind: 'reflect' as const,
      user_id: 'ann',
      trigger: 'sweep' as const,
      deduplication_id: 'hour',
    }
    await dispatcher.dispatch([one, { ...one, attempt: 1 }])
    await idle()
    await dispatcher.dispatch([{ ...one, attempt: 1, again: '2026-03-02T09:00:00.000Z' }])
    await dispatcher.dispatch([randomUUID(), randomUUID()].map((tenant_id) => ({ ...reflect, tenant_id })))
    await idle()
    expect(got).toHaveLength(5)
  })

  test('one that fails does not take the others with it', async () => {
    const got: string[] = []
    const { dispatcher, idle } = await make(async (message) => {
      const { job_id } = message as Extract<Message, { kind: 'job' }>
      if (job_id === bad.job_id) throw new Error('no')
      got.push(job_id)
    })
    const bad = job() as Extract<Message, { kind: 'job' }>
    const good = [job(), job()] as Extract<Message, { kind: 'job' }>[]
    await dispatcher.dispatch([bad, ...good])
    await idle()
    expect(got.sort()).toEqual(good.map((message) => message.job_id).sort())
  })

  test('more than a batch of messages all arrive', async () => {
    const { dispatcher, idle, got } = await collect()
    await dispatcher.dispatch(Array.from({ length: 250 }, () => job()))
    await idle()
    expect(got).toHaveLength(250)
  })

  test('no messages, no work', async () => {
    const { dispatcher, idle, got } = await collect()
    await dispatcher.dispatch([])
    await idle()
    expect(got).toEqual([])
  })
})

test('in process, tenants take turns', async () => {
  const order: string[] = []
  const dispatcher = inProcessDispatcher(async (message) => void order.push(message.tenant_id), {
    parallel: 1,
  })
  const [loud, quiet] = [randomUUID(), randomUUID()]
  await dispatcher.dispatch([
    ...Array.from({ length: 20 }, () => job({ tenant_id: loud })),
    job({ tenant_id: quiet }),
  ])
  await dispatcher.idle()
  expect(order.indexOf(quiet)).toBeLessThan(3)
})

test('in process, 10 000 messages wait and what is beyond them is left to the sweeps, which can hand it over again', async () => {
  const got = new Set<string>()
  const dispatcher = inProcessDispatcher(
    async (message) => void got.add((message as Extract<Message, { kind: 'job' }>).job_id),
  )
  const messages = Array.from({ length: 10_001 }, (_, index) => job({ job_id: `j${index}` }))
  await dispatcher.dispatch(messages)
  await dispatcher.idle()
  expect([got.size, got.has('j9999'), got.has('j10000')]).toEqual([10_000, true, false])
  await dispatcher.dispatch(messages.slice(-1))
  await dispatcher.idle()
  expect(got.has('j10000')).toBe(true)
})

test('in process, a delayed message comes after its delay and not before; one of more than ten minutes is the sweep’s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const got: (number | undefined)[] = []
  const dispatcher = inProcessDispatcher(
    async (message) => void got.push((message as { delay_seconds?: number }).delay_seconds),
  )
  await dispatcher.dispatch([600, 60, 601, 0].map((delay_seconds) => job({ delay_seconds })))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(got).toEqual([0])
  await vi.advanceTimersByTimeAsync(2)
  expect(got).toEqual([0, 60])
  await vi.advanceTimersByTimeAsync(539_998)
  expect(got).toEqual([0, 60])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(got).toEqual([0, 60, 600])
})

test('QStash runs at most ten deliveries of a tenant at once, tries once more, and never what is non-retryable', async () => {
  let status = 500
  const server = await qstashServer({
    second: 1,
    deliver: async () => {
      await turnOfOthers()
      return new Response('{}', { status })
    },
  })
  closing.push(server.close)
  const dispatcher = qstashDispatcher({
    QSTASH_TOKEN: server.token,
    QSTASH_URL: server.url,
    PUBLIC_URL: 'https://m.example',
  })
  const tenant_id = randomUUID()
  await dispatcher.dispatch(Array.from({ length: 30 }, () => job({ tenant_id })))
  await server.idle()
  expect(server.delivered).toHaveLength(60)
  expect(server.mostAtOnce(`tenant-${tenant_id}`)).toBe(10)
  status = 489
  await dispatcher.dispatch([job({ delay_seconds: 60 })])
  await server.idle()
  expect(server.sent.at(-1)?.headers['upstash-delay']).toBe('60s')
  expect(server.delivered).toHaveLength(61)
})
