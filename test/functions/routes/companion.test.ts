import { afterEach, describe, expect, test, vi } from 'vitest'
import { WorkError } from '../../../src/core/errors.ts'
import { givenApp } from '../../support/app.ts'
import { allEvents } from '../../support/surface/events.ts'

afterEach(() => {
  vi.useRealTimers()
})

const message = { user_id: 'u1', session_id: 's1', message: '我今天很开心', idempotency_key: 'k1' }

async function given() {
  const app = await givenApp()
  const { api_key, tenant_id } = await app.tenant()
  const send = (body: object, headers: Record<string, string> = {}, key = api_key) =>
    app.app.request('/api/v1/sse/message', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
    })
  return { ...app, key: api_key, tenant_id, send }
}

describe('POST /sse/message', () => {
  test('is an event stream of the shapes of the page', async () => {
    const { send, models } = await given()
    models.add({ chat: [['你好', '！']] })
    const response = await send(message)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('x-request-id')).toBeTruthy()
    const events = await allEvents(response)
    expect(events.map((each) => each.event)).toEqual(['metadata', 'text', 'text', 'memory_pending', 'done'])
    expect(events[1]!.data).toEqual({ type: 'text', content: '你好' })
    expect(Object.keys(events[0]!.data).sort()).toEqual([
      'affinity',
      'emotion',
      'mode',
      'model',
      'retrieval',
      'tier',
    ])
    expect(Object.keys(events[4]!.data).sort()).toEqual(
      [
        'affinity',
        'code',
        'duplicate',
        'memory_ids',
        'model',
        'reply_id',
        'slow_path',
        'text',
        'timings',
      ].sort(),
    )
  })

  test('takes its key from the header too; none, and two different ones, are 422', async () => {
    const { send, models } = await given()
    models.add({ chat: [['hi']] })
    const { idempotency_key, ...keyless } = message
    expect((await allEvents(await send(keyless, { 'idempotency-key': idempotency_key }))).at(-1)?.event).toBe(
      'done',
    )
    expect(
      (await allEvents(await send(message, { 'idempotency-key': idempotency_key }))).at(-1)?.data.duplicate,
    ).toBe(true)
    for (const [body, headers] of [
      [keyless, {}],
      [message, { 'idempotency-key': 'other' }],
    ] as const) {
      const refused = await send(body, headers)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ code: 'invalid', status: 422 })
    }
  })

  test('what is wrong before the claim is a plain problem', async () => {
    const { send, models, keyWith, tenant_id } = await given()
    models.add({ chat: [['hi']] })
    await allEvents(await send(message))
    const wrong: [Promise<Response>, number, string][] = [
      [Promise.resolve(send(message, {}, 'nm_wrong')), 401, 'unauthorized'],
      [Promise.resolve(send(message, {}, await keyWith(tenant_id, ['read']))), 403, 'forbidden'],
      [Promise.resolve(send({ ...message, message: 'other' })), 422, 'idempotency_mismatch'],
      [Promise.resolve(send({ ...message, mode: 'both' })), 422, 'invalid'],
      [Promise.resolve(send({ ...message, extra: 1 })), 422, 'unknown_field'],
      [Promise.resolve(send({ ...message, message: ' ' })), 422, 'invalid'],
    ]
    for (const [answer, status, code] of wrong) {
      const response = await answer
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code])
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  test('a failure after the claim is an error event, a problem without a secret', async () => {
    const { send, models } = await given()
    models.add({ chat: [['a', new WorkError('model_error', 'upstream said sk-secret')]] })
    const response = await send(message)
    expect(response.status).toBe(200)
    const events = await allEvents(response)
    expect(events.map((each) => each.event)).toEqual(['metadata', 'text', 'error'])
    expect(events[2]!.data).toMatchObject({
      code: 'model_unavailable',
      status: 503,
      request_id: response.headers.get('x-request-id'),
    })
    expect(JSON.stringify(events)).not.toMatch(/sk-secret|at .*\.ts/u)
  })

  test('a user token speaks for its own user only', async () => {
    const { send, models, tokenFor, key } = await given()
    const token = await tokenFor(key, 'u1')
    models.add({ chat: [['hi']] })
    const { user_id: _user, ...unnamed } = message
    expect((await allEvents(await send(unnamed, {}, token)))[0]?.data.affinity.user_id).toBe('u1')
    expect((await send({ ...message, user_id: 'u2' }, {}, token)).status).toBe(403)
  })

  test('a heart-beat comes every 15 s while the model is silent', async () => {
    const { send, models } = await given()
    const answer = Promise.withResolvers<void>()
    vi.spyOn(models, 'chat').mockImplementation(() => ({
      model: 'slow',
      usage: Promise.resolve({ input_tokens: 0, output_tokens: 0 }),
      text: (async function* () {
        await answer.promise
        yield 'at last'
      })(),
    }))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const response = await send(message)
    const reader = response
      .body!.pipeThrough(new TextDecoderStream() as never)
      .getReader() as ReadableStreamDefaultReader<string>
    let text = ''
    const readUntil = async (what: string) => {
      while (!text.includes(what)) text += (await reader.read()).value ?? ''
    }
    await readUntil('event: metadata')
    vi.advanceTimersByTime(15_000)
    await readUntil(': ')
    vi.advanceTimersByTime(15_000)
    await readUntil(': still here\n\n: still here')
    answer.resolve()
    await readUntil('event: done')
    expect(text.match(/: still here/gu)).toHaveLength(2)
  })
})
