import { act, createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { create } from 'react-test-renderer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Neuromem, type UserHandle } from '../../../../packages/neuromem/src/client/index.ts'
import {
  type UseCompanion,
  type UseRecall,
  useCompanion,
  useRecall,
} from '../../../../packages/neuromem/src/react/index.ts'
import { problem } from '../support/scripted-fetch.ts'
import { givenClient } from '../support/service.ts'

const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => {
  flags.IS_REACT_ACT_ENVIRONMENT = true
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!/react-test-renderer is deprecated|not wrapped in act/.test(String(said[0])))
      throw new Error(said.join(' '))
  })
})
afterAll(() => {
  delete flags.IS_REACT_ACT_ENVIRONMENT
  vi.restoreAllMocks()
})

interface Probed {
  look(): void
}
/** Runs what it is given where hooks may run. */
function Probe({ look }: Probed) {
  look()
  return null
}

/** A hook in a component of its own, in StrictMode. */
async function render<T, P>(hook: (props: P) => T, props: P) {
  let current: T
  const element = (next: P) => {
    const look = () => {
      current = hook(next)
    }
    return createElement(StrictMode, null, createElement(Probe, { look }))
  }
  const root = await act(async () => create(element(props)))
  return {
    get now() {
      return current!
    },
    update: (next: P) => act(async () => root.update(element(next))),
    unmount: () => act(async () => root.unmount()),
  }
}

const encoder = new TextEncoder()
const line = (event: string, data: unknown) =>
  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
/** A user whose companion says what the test writes. */
function givenCompanion() {
  let body: ReadableStreamDefaultController<Uint8Array>
  const cancel = vi.fn()
  const keys: string[] = []
  const replies: Response[] = []
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    body = controller
  }
  const fetch: typeof globalThis.fetch = async (_, init) => {
    keys.push(JSON.parse(String(init?.body)).idempotency_key)
    const next = replies.shift()
    if (next) return next
    return new Response(new ReadableStream({ start, cancel }))
  }
  const nm = new Neuromem({ url: 'http://memory.test', key: 'k', fetch, retries: 0 })
  const say = (event: string, data: unknown) => act(async () => body.enqueue(line(event, data)))
  return { user: nm.user('ann'), say, cancel, keys, replies }
}
const DONE = { text: 'Hello Ann', memory_ids: ['m1'], affinity: { before: 0.1, after: 0.11 } }

/** How long a busy machine may take; nothing waits for longer than it must. */
const PATIENCE = { timeout: 60_000 }

describe('useCompanion', () => {
  test('a message and its answer grow, and the answer says what it was made of', async () => {
    const { user, say } = givenCompanion()
    const hook = await render(useCompanion, { user, sessionId: 's' })
    expect(hook.now).toMatchObject({ messages: [], status: 'idle', error: null, affinity: null })
    let sent: Promise<void> | undefined
    await act(async () => {
      sent = hook.now.send('Hi')
    })
    expect(hook.now.status).toBe('waiting')
    await expect(hook.now.send('again')).rejects.toMatchObject({ code: 'in_progress' })
    await say('metadata', { affinity: { score: 0.1, state: 'stranger' } })
    await say('text', { content: 'Hello ' })
    expect(hook.now).toMatchObject({ status: 'streaming', affinity: { score: 0.1 } })
    expect(hook.now.messages).toMatchObject([
      { role: 'user', text: 'Hi' },
      { text: 'Hello ', state: 'streaming' },
    ])
    await say('done', DONE)
    await act(async () => sent)
    expect(hook.now).toMatchObject({ status: 'idle', affinity: { score: 0.11 } })
    expect(hook.now.messages[1]).toEqual({
      role: 'assistant',
      text: 'Hello Ann',
      memory_ids: ['m1'],
      state: 'done',
    })
  })

  test('what fails is tried again under the same key', async () => {
    const { user, say, keys, replies } = givenCompanion()
    replies.push(problem(503, 'model_unavailable'))
    const hook = await render(useCompanion, { user, sessionId: 's' })
    await act(async () => hook.now.send('Hi'))
    expect(hook.now).toMatchObject({ status: 'failed', error: { code: 'model_unavailable' } })
    expect(hook.now.messages.at(-1)?.state).toBe('failed')
    await act(async () => void hook.now.retry())
    await say('done', DONE)
    expect(hook.now).toMatchObject({ status: 'idle', error: null })
    expect(hook.now.messages).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('stopped, it keeps what was said; unmounted, it closes the connection and sets nothing', async () => {
    const { user, say, cancel } = givenCompanion()
    const hook = await render(useCompanion, { user, sessionId: 's' })
    await act(async () => void hook.now.send('Hi'))
    await say('text', { content: 'Hel' })
    await act(async () => hook.now.stop())
    expect(hook.now).toMatchObject({ status: 'idle' })
    expect(hook.now.messages.at(-1)).toMatchObject({ text: 'Hel', state: 'stopped' })
    await act(async () => void hook.now.send('Again'))
    await say('text', { content: 'a' })
    const before: UseCompanion = hook.now
    await hook.unmount()
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(2))
    expect(hook.now).toBe(before)
  })

  test('another session begins an empty conversation', async () => {
    const { user, say } = givenCompanion()
    const hook = await render(useCompanion, { user, sessionId: 's' })
    await act(async () => void hook.now.send('Hi'))
    await say('done', DONE)
    await hook.update({ user, sessionId: 't' })
    expect(hook.now.messages).toEqual([])
  })
})

describe('useRecall', () => {
  test('asks after a pause, and not without a query or a user', async () => {
    const { nm, fetch } = await givenClient()
    await nm.user('ann').remember('Her sister Mei visits on Sundays.')
    const asked = vi.fn(fetch)
    const user = new Neuromem({ url: 'http://memory.test', key: 'k', fetch: asked }).user('ann')
    const use = ([who, query]: [UserHandle | null, string]): UseRecall =>
      useRecall(who, query, { debounceMs: 1, limit: 3 })
    const hook = await render(use, [nm.user('ann'), ''])
    expect(hook.now).toMatchObject({ status: 'idle', data: null })
    await hook.update([null, 'Mei'])
    expect(hook.now.status).toBe('idle')
    await hook.update([user, ' '])
    expect(asked).not.toHaveBeenCalled()
    await hook.update([nm.user('ann'), 'Who visits on Sundays?'])
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(hook.now.status).toBe('done')
    }, PATIENCE)
    expect(hook.now.data?.context).toMatch('Mei')
  })

  test('an older answer never replaces a newer one, and what was given up is no error', async () => {
    const pending: { query: string; answer(): void }[] = []
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((resolve) => {
        const { query } = JSON.parse(String(init?.body))
        const answer = () =>
          resolve(Response.json({ results: [], facts: [], context: query, tokens: 0, abstained: false }))
        pending.push({ query, answer })
      })
    const user = new Neuromem({ url: 'http://memory.test', key: 'k', fetch }).user('ann')
    const hook = await render(([query]: [string]) => useRecall(user, query, { debounceMs: 0 }), ['one'])
    await vi.waitFor(() => expect(pending).toHaveLength(1))
    await hook.update(['two'])
    await vi.waitFor(() => expect(pending).toHaveLength(2))
    await act(async () => pending[1]?.answer())
    await act(async () => pending[0]?.answer())
    expect(hook.now).toMatchObject({ status: 'done', error: null, data: { context: 'two' } })
    await act(async () => hook.now.refresh())
    await vi.waitFor(() => expect(pending).toHaveLength(3))
    await hook.unmount()
  })
})

test('rendering on a server makes no request', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const user = new Neuromem({ url: 'http://memory.test', key: 'k', fetch }).user('ann')
  const seen: string[] = []
  const look = () => {
    seen.push(useCompanion({ user, sessionId: 's' }).status, useRecall(user, 'tea').status)
  }
  renderToString(createElement(Probe, { look }))
  expect(seen).toEqual(['idle', 'idle'])
  expect(fetch).not.toHaveBeenCalled()
})
