import { errorOf, NeuromemError } from '../error.ts'
import type { CallOptions, Method, NeuromemOptions } from '../options.ts'
import { isReplayed } from './call.ts'

export interface Sent {
  readonly method: Method
  readonly route: string
  /** Path and query, encoded. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** A request under way: `signal` is that of the connection, `release` lets go of the caller's. */
export interface Connection {
  readonly signal: AbortSignal
  close(): void
  release(): void
}

/** Reads what was answered; what it throws of its own counts as a lost connection. */
export type Read<R> = (response: Response, connection: Connection) => Promise<R>
/** @param streams the connection stays open after `read` and is its affair from then on */
export type Send = <R>(sent: Sent, call: CallOptions, read: Read<R>, streams?: boolean) => Promise<R>

const TIMEOUT_MS = 30_000
const RETRIES = 2
const WAIT_AT_MOST_MS = 60_000
const BACKOFF_MS = 250
const BACKOFF_AT_MOST_MS = 8_000
/** What a timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export const abortedError = () => new NeuromemError('aborted', 'The call was aborted')

/** Sends requests with the key, within their time, and again where that can do no harm. */
export function sender(options: NeuromemOptions, url: string): Send {
  const keys = keyring(options.key)

  return async (sent, call, read, streams = false) => {
    const retries = call.retries ?? options.retries ?? RETRIES
    let renewed = false
    let failures = 0
    for (let number = 1; ; number++) {
      const kept = keys.current()
      const key = await kept
      if (call.signal?.aborted) throw abortedError()
      options.onRequest?.({ method: sent.method, route: sent.route, attempt: number })
      try {
        return await attempt(options, url, { sent, call, read, streams, key })
      } catch (error) {
        if (!NeuromemError.is(error)) throw error
        if (error.status === 401 && !renewed && keys.renew(kept)) {
          renewed = true
          continue
        }
        const wait = error.retryAfterMs ?? backoff(failures)
        if (failures++ >= retries || !isSentAgain(sent.method, error) || wait > WAIT_AT_MOST_MS) throw error
        await pause(wait, call.signal)
      }
    }
  }
}

interface Attempt<R> {
  readonly sent: Sent
  readonly call: CallOptions
  readonly read: Read<R>
  readonly streams: boolean
  readonly key: string | undefined
}

async function attempt<R>(options: NeuromemOptions, url: string, one: Attempt<R>): Promise<R> {
  const { sent, call, read, streams, key } = one
  const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS
  const connection = connect(call.signal, timeoutMs)
  const { fetch = globalThis.fetch } = options
  const headers = { ...sent.headers, ...(key && { authorization: `Bearer ${key}` }), ...call.headers }
  const init: RequestInit = { method: sent.method, headers, signal: connection.signal }
  if (sent.body !== undefined) init.body = sent.body
  const started = Date.now()
  const seen = { status: 0, requestId: '', replayed: false }
  let isOpen = false
  try {
    const response = await connection.race(fetch(url + sent.path, init))
    seen.status = response.status
    seen.requestId = response.headers.get('x-request-id') ?? ''
    seen.replayed = isReplayed(response.headers)
    if (!response.ok) throw await connection.race(errorOf(response))
    const result = await connection.race(read(response, connection))
    isOpen = streams
    return result
  } catch (error) {
    if (call.signal?.aborted) throw abortedError()
    if (connection.isLate()) throw new NeuromemError('timeout', `No answer within ${timeoutMs} ms`)
    throw toError(error)
  } finally {
    connection.settle(isOpen)
    options.onResponse?.({ ...seen, ms: Date.now() - started })
  }
}

/** A connection ends with the caller's signal and with its time, also where `fetch` looks at no signal. */
function connect(signal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController()
  const close = () => controller.abort()
  const release = () => signal?.removeEventListener('abort', close)
  let late = false
  const expire = () => {
    late = true
    close()
  }
  signal?.addEventListener('abort', close)
  const timer = timeoutMs > LONGEST_TIMER_MS ? undefined : setTimeout(expire, timeoutMs)
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', reject)
  })
  ended.catch(() => {})
  return {
    signal: controller.signal,
    close,
    release,
    isLate: () => late,
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, ended]),
    settle(isOpen: boolean) {
      clearTimeout(timer)
      if (!isOpen) release()
    },
  }
}

/** A failure without an answer. What failed may quote addresses and texts; its code never does. */
export function toError(error: unknown): NeuromemError {
  if (NeuromemError.is(error)) return error
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const word = [cause?.code, code].find((found) => typeof found === 'string' && /^[A-Z_0-9]+$/.test(found))
  return new NeuromemError('network', `No answer from the service${word ? ` (${word})` : ''}`)
}

/** The key, asked for once and shared by all requests until one of them is refused. */
function keyring(key: NeuromemOptions['key']) {
  let kept: Promise<string | undefined> | undefined
  const ask = async () => (typeof key === 'function' ? key() : key)
  return {
    current() {
      if (!kept) {
        const asked = ask()
        kept = asked
        asked.catch(() => {
          if (kept === asked) kept = undefined
        })
      }
      return kept
    },
    /** False where there is nothing to ask. Requests that are refused together ask once. */
    renew(used: Promise<string | undefined>): boolean {
      if (kept === used) kept = undefined
      return typeof key === 'function'
    },
  }
}

function isSentAgain(method: Method, { status, code }: NeuromemError): boolean {
  if (method === 'PATCH') return status === 429 || status === 503
  return [408, 429, 502, 503, 504].includes(status) || code === 'network' || code === 'timeout'
}

const backoff = (failures: number): number =>
  Math.min(BACKOFF_AT_MOST_MS, BACKOFF_MS * 2 ** failures) * (1 - Math.random() / 2)

/** @throws NeuromemError `aborted` */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(abortedError())
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
