import { afterEach, describe, expect, test, vi } from 'vitest'
import { Neuromem, NeuromemError } from '../../../../packages/neuromem/src/client/index.ts'
import { json, problem, scriptedFetch, silent } from '../support/scripted-fetch.ts'

const options = { url: 'http://memory.test', key: 'nm_key' }
const affinity = { user_id: 'ann', score: 0.1 }
const failureOf = async (work: PromiseLike<unknown>): Promise<NeuromemError> => {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!NeuromemError.is(error)) throw new Error(`no failure of the client: ${error}`)
  return error
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('a request', () => {
  test('goes to the address without its slashes, with the key and ids percent-encoded', async () => {
    const { fetch, seen } = scriptedFetch(json(affinity))
    const nm = new Neuromem({ ...options, url: 'http://memory.test/base//', fetch })
    expect(await nm.user('安/n?#').affinity()).toEqual(affinity)
    expect(seen[0]?.url).toBe('http://memory.test/base/api/v1/users/%E5%AE%89%2Fn%3F%23/affinity')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer nm_key')
  })

  test.each(['', '.', '..'])('is not made for the id %j: it would be another path', async (id) => {
    const { fetch, seen } = scriptedFetch()
    expect(await failureOf(new Neuromem({ ...options, fetch }).user(id).erase())).toMatchObject({
      code: 'invalid',
      status: 0,
    })
    expect(seen).toEqual([])
  })

  test('names its request and says what it was answered', async () => {
    const headers = { 'idempotency-replayed': 'true' }
    const { fetch } = scriptedFetch(json({ id: 'm' }, 201, headers))
    const { data, ...rest } = await new Neuromem({ ...options, fetch })
      .user('ann')
      .remember('tea')
      .withResponse()
    expect(data).toEqual({ id: 'm' })
    expect(rest).toMatchObject({ requestId: 'r1', status: 201, replayed: true })
    expect(rest.headers.get('x-request-id')).toBe('r1')
  })

  test('tells its hooks the template and each attempt, never an id', async () => {
    const { fetch } = scriptedFetch(problem(503, 'backend_unavailable'), json({}), json({}), json({}))
    const requests: unknown[] = []
    const responses: unknown[] = []
    const nm = new Neuromem({
      ...options,
      fetch,
      onRequest: (info) => requests.push(info),
      onResponse: ({ ms: _, ...info }) => responses.push(info),
    })
    await nm.memories.get('m-1')
    await nm.request('GET', '/api/v1/memories/m-1?x=y')
    await nm.request('GET', '/api/v9/secrets/m-1')
    const route = '/api/v1/memories/{id}'
    expect(requests).toEqual([
      { method: 'GET', route, attempt: 1 },
      { method: 'GET', route, attempt: 2 },
      { method: 'GET', route, attempt: 1 },
      { method: 'GET', route: '*', attempt: 1 },
    ])
    const answered = { requestId: 'r1', replayed: false }
    expect(responses.slice(0, 2)).toEqual([
      { status: 503, ...answered },
      { status: 200, ...answered },
    ])
  })
})

describe('further attempts', () => {
  test.each([408, 429, 502, 503, 504])('after %i: of a POST with the same key', async (status) => {
    const { fetch, seen } = scriptedFetch(
      problem(status, 'rate_limited'),
      problem(status, 'x'),
      json({ id: 'm' }),
    )
    await new Neuromem({ ...options, fetch }).user('ann').remember('tea')
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(3)
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  })

  test('after a lost connection, twice at most', async () => {
    vi.useFakeTimers()
    const lost = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
    const { fetch, seen } = scriptedFetch(lost, lost, lost)
    const failure = failureOf(new Neuromem({ ...options, fetch }).user('ann').affinity())
    await vi.runAllTimersAsync()
    expect(await failure).toMatchObject({
      code: 'network',
      status: 0,
      message: expect.stringMatching('ECONNREFUSED'),
    })
    expect(seen).toHaveLength(3)
  })

  test('of a PATCH only where nothing can have happened', async () => {
    const update = (first: Response) => {
      const { fetch, seen } = scriptedFetch(first, json({ id: 'm' }))
      const call = new Neuromem({ ...options, fetch }).memories.update(
        { id: 'm', version: 1 },
        { importance: 2 },
      )
      return Promise.resolve(call).then(
        () => seen.length,
        () => seen.length,
      )
    }
    expect(await update(problem(503, 'backend_unavailable'))).toBe(2)
    expect(await update(problem(429, 'rate_limited'))).toBe(2)
    expect(await update(problem(502, 'x'))).toBe(1)
    expect(await update(problem(408, 'x'))).toBe(1)
  })

  test('not after other faults, nor when the wait would be above a minute', async () => {
    const once = scriptedFetch(problem(409, 'version_conflict'))
    expect((await failureOf(new Neuromem({ ...options, ...once }).user('ann').affinity())).code).toBe(
      'version_conflict',
    )
    const far = scriptedFetch(problem(429, 'budget_exhausted', { 'retry-after': '3600' }))
    const failure = await failureOf(new Neuromem({ ...options, ...far }).user('ann').recall('tea'))
    expect(failure).toMatchObject({ code: 'budget_exhausted', retryAfterMs: 3_600_000, requestId: 'r1' })
    expect(far.seen).toHaveLength(1)
  })

  test('wait as long as the service asks, by seconds or a date', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00Z') })
    const { fetch, seen } = scriptedFetch(
      problem(429, 'rate_limited', { 'retry-after': '7' }),
      problem(503, 'x', { 'retry-after': 'Mon, 04 May 2026 08:00:17 GMT' }),
      json(affinity),
    )
    const answer = new Neuromem({ ...options, fetch }).user('ann').affinity()
    await vi.advanceTimersByTimeAsync(6_999)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(seen).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual(affinity)
  })
})

describe('the end of a call', () => {
  test('by its signal: also where fetch looks at none, and without a listener left', async () => {
    const stubborn = () => new Promise<Response>(() => {})
    for (const reply of [silent, stubborn]) {
      const { fetch } = scriptedFetch(reply)
      const aborter = new AbortController()
      const added = vi.spyOn(aborter.signal, 'addEventListener')
      const removed = vi.spyOn(aborter.signal, 'removeEventListener')
      const failure = failureOf(
        new Neuromem({ ...options, fetch }).user('ann').affinity({ signal: aborter.signal }),
      )
      await vi.waitFor(() => expect(added).toHaveBeenCalled())
      aborter.abort()
      expect((await failure).code).toBe('aborted')
      expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
    }
  })

  test('by its time, attempt for attempt', async () => {
    vi.useFakeTimers()
    const { fetch, seen } = scriptedFetch(silent, silent)
    const failure = failureOf(
      new Neuromem({ ...options, fetch, timeoutMs: 50, retries: 1 }).user('ann').affinity(),
    )
    await vi.runAllTimersAsync()
    expect(await failure).toMatchObject({ code: 'timeout', status: 0 })
    expect(seen).toHaveLength(2)
  })

  test('a failure that is looked at with the whole answer is looked at', async () => {
    const { fetch } = scriptedFetch(problem(404, 'not_found'))
    const call = new Neuromem({ ...options, fetch }).memories.get('m')
    expect((await failureOf(call.withResponse())).code).toBe('not_found')
  })

  test('an answer that is no problem object is unexpected, and no secret is in any error', async () => {
    const page = new Response('<html>nm_key secret words</html>', { status: 500 })
    const { fetch } = scriptedFetch(page, new Response('<html>', { status: 200 }))
    const nm = new Neuromem({ ...options, fetch })
    const failure = await failureOf(nm.user('ann').remember('secret words'))
    expect(failure).toMatchObject({ code: 'unexpected', status: 500 })
    expect(JSON.stringify(failure) + failure.stack).not.toMatch(/nm_key|secret words/)
    expect(await failureOf(nm.user('ann').affinity())).toMatchObject({ code: 'unexpected', status: 200 })
  })
})

describe('a key that is a function', () => {
  test('is asked once for all, and once more when requests are refused together', async () => {
    const keys = ['old', 'new']
    const key = vi.fn(async () => keys.shift() ?? 'none')
    const reply = ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === 'Bearer new' ? json(affinity) : problem(401, 'unauthorized')
    const { fetch, seen } = scriptedFetch(reply, reply, reply, reply)
    const nm = new Neuromem({ ...options, key, fetch })
    expect(await Promise.all([nm.user('ann').affinity(), nm.user('bob').affinity()])).toEqual([
      affinity,
      affinity,
    ])
    expect(key).toHaveBeenCalledTimes(2)
    expect(seen).toHaveLength(4)
  })

  test('refused a second time is an error; a plain key is refused at once', async () => {
    const refused = () => problem(401, 'unauthorized')
    const again = scriptedFetch(refused, refused)
    const key = () => 'old'
    expect((await failureOf(new Neuromem({ ...options, ...again, key }).user('ann').get())).code).toBe(
      'unauthorized',
    )
    expect(again.seen).toHaveLength(2)
    const once = scriptedFetch(refused)
    expect((await failureOf(new Neuromem({ ...options, ...once }).user('ann').get())).status).toBe(401)
    expect(once.seen).toHaveLength(1)
  })
})

describe('of the environment', () => {
  test('come address and key; without a key the name of the variable is said', async () => {
    vi.stubEnv('NEUROMEM_KEY', '')
    expect(() => Neuromem.fromEnv()).toThrow(/NEUROMEM_KEY/)
    vi.stubEnv('NEUROMEM_KEY', 'nm_env')
    vi.stubEnv('NEUROMEM_URL', 'http://env.test/')
    const { fetch, seen } = scriptedFetch(json(affinity))
    await Neuromem.fromEnv({ fetch }).user('ann').affinity()
    expect(seen[0]?.url).toBe('http://env.test/api/v1/users/ann/affinity')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer nm_env')
  })
})

test('an error is told apart by its code, also when it is of another copy of the package', () => {
  const error = new NeuromemError('not_found', 'no', { status: 404 })
  expect(NeuromemError.is(error)).toBe(true)
  expect(NeuromemError.is(error, 'conflict')).toBe(false)
  const twin = Object.assign(new Error('no'), { [Symbol.for('neuromem.error')]: true, code: 'not_found' })
  expect(NeuromemError.is(twin, 'not_found')).toBe(true)
  expect(NeuromemError.is(new Error('no'))).toBe(false)
  expect(NeuromemError.is(null)).toBe(false)
})
