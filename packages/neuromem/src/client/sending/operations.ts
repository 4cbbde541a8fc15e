import { NeuromemError } from '../error.ts'
import type { CallOptions, Method, QueryValue, RawInit } from '../options.ts'
import { type Answer, type OperationId, templates } from '../planned.ts'
import { type Answered, type Call, callOf, isReplayed } from './call.ts'
import { type Page, type Pages, pagesOf } from './pages.ts'
import type { Connection, Read, Send, Sent } from './transport.ts'

type Query = Readonly<Record<string, QueryValue>>
/** What a request says. A body that is a function is made once the key of the call is known. */
export interface Said {
  readonly ids?: readonly (string | number)[]
  readonly query?: object | undefined
  readonly body?: unknown
  /** Where the route takes the user beside the session. */
  readonly user?: string
}
type Item<Id extends OperationId> = Answer<Id> extends { items: (infer T)[] } ? T : never
type Beside<Id extends OperationId> = Omit<Answer<Id>, 'items' | 'next_cursor'>

/** An open answer: its bytes as they come, once. */
export interface Streamed extends AsyncIterable<Uint8Array> {
  close(): void
}

export type Operations = ReturnType<typeof operationsOf>

/** The API by operationId, over a way to send. */
export function operationsOf(send: Send) {
  function ask<T>(sent: Sent, call: CallOptions, read: Read<T>): Promise<Answered<T>> {
    return send(sent, call, async (response, connection) => {
      const { status, headers } = response
      const data = await read(response, connection)
      const requestId = headers.get('x-request-id') ?? ''
      return { data, requestId, status, headers, replayed: isReplayed(headers) }
    })
  }

  /** One request, by which one JSON value comes; `shape` makes of it what the caller gets. */
  function call<Id extends OperationId>(
    id: Id,
    said: Said = {},
    options: CallOptions = {},
  ): Call<Answer<Id>> {
    return callOf(prepared(id, said, options).then((sent) => ask<Answer<Id>>(sent, options, readJson)))
  }

  return {
    call,
    list<Id extends OperationId>(
      id: Id,
      said: Said = {},
      options: CallOptions = {},
    ): Pages<Item<Id>, Beside<Id>> {
      return pagesOf<Item<Id>, Beside<Id>>(async (cursor) => {
        const query = cursor ? { ...said.query, cursor } : said.query
        return (await call(id, { ...said, query }, options)) as Page<Item<Id>> & Beside<Id>
      })
    },
    text(id: OperationId, said: Said = {}, options: CallOptions = {}): Call<string> {
      return callOf(prepared(id, said, options).then((sent) => ask(sent, options, readText)))
    },
    async stream(id: OperationId, said: Said = {}, options: CallOptions = {}): Promise<Streamed> {
      return send(await prepared(id, said, options), options, readBytes, true)
    },
    raw<T>(method: Method, path: string, init: RawInit = {}, options: CallOptions = {}): Call<T> {
      const sent = sentOf(method, routeOf(method, path), path + queryOf(init.query), init.body, options)
      return callOf(ask<T>(sent, options, readJson))
    },
  }
}

async function prepared(
  id: OperationId,
  { ids = [], query, body, user }: Said,
  options: CallOptions,
): Promise<Sent> {
  const [method = '', template = ''] = templates[id].split(' ')
  const [route = '', takesUser] = template.split('?')
  let place = 0
  const path = route.replace(/\{\w+\}/g, () => segmentOf(ids[place++]))
  const asked = takesUser ? { ...query, user_id: user } : query
  const key = options.idempotencyKey ?? crypto.randomUUID()
  const said: unknown = typeof body === 'function' ? await body(key) : body
  return sentOf(method as Method, route, path + queryOf(asked as Query), said, {
    ...options,
    idempotencyKey: key,
  })
}

function sentOf(method: Method, route: string, path: string, body: unknown, options: CallOptions): Sent {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined)
    headers['content-type'] = typeof body === 'string' ? 'application/x-ndjson' : 'application/json'
  if (method === 'POST') headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  return { method, route, path, headers, body: text }
}

/** @throws NeuromemError `invalid` for what would be another path: nothing, and dots */
function segmentOf(id: string | number | undefined): string {
  const text = String(id ?? '')
  if (/^\.{0,2}$/.test(text)) throw new NeuromemError('invalid', `An id cannot be "${text}"`)
  return encodeURIComponent(text)
}

function queryOf(query: Query | undefined): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null) parameters.append(name, String(one))
  }
  const text = parameters.toString()
  return text && `?${text}`
}

/** The template that a path is of; `*` for what this version does not know. */
function routeOf(method: string, path: string): string {
  const [bare = ''] = path.split('?')
  const found = Object.values(templates).find((known) => {
    const [verb, template = ''] = known.split(/[ ?]/)
    return verb === method && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare)
  })
  return found?.split(/[ ?]/)[1] ?? '*'
}

const readText: Read<string> = (response) => response.text()

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text()
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T
  } catch {
    const { status, headers } = response
    const requestId = headers.get('x-request-id') ?? ''
    throw new NeuromemError('unexpected', 'The answer is no JSON', { status, requestId })
  }
}

/** Waits for the first byte: until then the request may be sent again. */
async function readBytes(response: Response, { signal, close, release }: Connection): Promise<Streamed> {
  const reader = (response.body ?? new Blob([]).stream()).getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  let read = await reader.read()
  const end = () => {
    release()
    close()
  }
  return {
    close: end,
    async *[Symbol.asyncIterator]() {
      try {
        for (; !read.done; read = await reader.read()) yield read.value
      } finally {
        end()
      }
    },
  }
}
