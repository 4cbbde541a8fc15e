import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'

export interface QStashServerOptions {
  readonly port?: number
  readonly token?: string
  readonly signingKey?: string
  /** Where deliveries go; the network unless told. */
  readonly deliver?: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds that stand for one second of delay or retry. */
  readonly second?: number
  /** Milliseconds that a message lies about before its turn; none unless told. */
  readonly late?: () => number
}

export interface SentMessage {
  readonly id: string
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Delivered {
  readonly message: SentMessage
  readonly status: number
  readonly attempt: number
}

export interface Schedule {
  readonly id: string
  readonly destination: string
  readonly cron: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export type SignOverrides = {
  readonly key?: string
  readonly issued?: Date
  readonly expires?: Date
  readonly hashOf?: string
  readonly issuer?: string
}

/** QStash's signature of a delivery: a JWT over address and body. */
export function signDelivery(
  url: string,
  body: string,
  key: string,
  overrides: SignOverrides = {},
): Promise<string> {
  const issued = overrides.issued ?? new Date()
  const hash = createHash('sha256')
    .update(overrides.hashOf ?? body)
    .digest('base64url')
  return new SignJWT({ body: hash, jti: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(overrides.issuer ?? 'Upstash')
    .setSubject(url)
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(overrides.expires ?? new Date(issued.getTime() + 300_000))
    .sign(new TextEncoder().encode(overrides.key ?? key))
}

/**
 * A small server that speaks QStash's REST protocol and delivers as it does: signed, deduplicated, with delays, retries and
 * flow control per key. Non-retryable answers are not tried again.
 */
export async function qstashServer(options: QStashServerOptions = {}) {
  const token = options.token ?? 'local-qstash-token'
  const signingKey = options.signingKey ?? 'sig_local_current'
  const second = options.second ?? 1_000
  const send = options.deliver ?? ((url, init) => fetch(url, init))
  const sent: SentMessage[] = []
  const delivered: Delivered[] = []
  const duplicates: SentMessage[] = []
  const schedules = new Map<string, Schedule>()
  const seen = new Set<string>()
  const lanes = new Map<string, { running: number; most: number; waiting: (() => void)[] }>()
  const pending = new Set<Promise<void>>()

  function accept(message: SentMessage): { messageId: string; url: string; deduplicated?: true } {
    const identity = message.headers['upstash-deduplication-id']
    if (identity && seen.has(identity)) {
      duplicates.push(message)
      return { messageId: message.id, url: message.url, deduplicated: true }
    }
    if (identity) seen.add(identity)
    sent.push(message)
    const work = later(message).finally(() => pending.delete(work))
    pending.add(work)
    return { messageId: message.id, url: message.url }
  }

  async function later(message: SentMessage): Promise<void> {
    const delay =
      Number.parseInt(message.headers['upstash-delay'] ?? '0', 10) * second + (options.late?.() ?? 0)
    if (delay > 0) await sleep(delay)
    const retries = Number.parseInt(message.headers['upstash-retries'] ?? '3', 10)
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      if (attempt > 0) await sleep(second)
      const status = await inLane(message, () => deliver(message))
      delivered.push({ message, status, attempt })
      if (status < 300 || status === 489) return
    }
  }

  async function inLane(message: SentMessage, work: () => Promise<number>): Promise<number> {
    const key = message.headers['upstash-flow-control-key']
    const parallelism = Number(
      /parallelism=(\d+)/.exec(message.headers['upstash-flow-control-value'] ?? '')?.[1] ?? Infinity,
    )
    if (!key) return work()
    const lane = lanes.get(key) ?? { running: 0, most: 0, waiting: [] }
    lanes.set(key, lane)
    while (lane.running >= parallelism) await new Promise<void>((resolve) => lane.waiting.push(resolve))
    lane.running += 1
    lane.most = Math.max(lane.most, lane.running)
    try {
      return await work()
    } finally {
      lane.running -= 1
      lane.waiting.shift()?.()
    }
  }

  async function deliver({ url, body }: SentMessage): Promise<number> {
    const signature = await signDelivery(url, body, signingKey)
    try {
      const headers = { 'content-type': 'application/json', 'upstash-signature': signature }
      const response = await send(url, { method: 'POST', headers, body })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 599
    }
  }

  function route(path: string, headers: Record<string, string>, body: string): unknown {
    if (path === '/v2/batch') {
      const batch = JSON.parse(body) as {
        destination: string
        headers: Record<string, string>
        body?: string
      }[]
      return batch.map((item) => accept(messageOf(item.destination, lowered(item.headers), item.body ?? '')))
    }
    const publish = /^\/v2\/publish\/(.+)$/.exec(path)
    if (publish) return accept(messageOf(publish[1] ?? '', headers, body))
    const schedule = /^\/v2\/schedules\/(.+)$/.exec(path)
    if (!schedule) return undefined
    const id = headers['upstash-schedule-id'] ?? randomUUID()
    schedules.set(id, {
      id,
      destination: schedule[1] ?? '',
      cron: headers['upstash-cron'] ?? '',
      body,
      headers,
    })
    return { scheduleId: id }
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, json]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  async function answer(request: IncomingMessage): Promise<[number, unknown]> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.headers.authorization !== `Bearer ${token}`) return [401, { error: 'unauthorized' }]
    const path = decodeURIComponent(request.url ?? '')
    const json = route(path, request.headers as Record<string, string>, Buffer.concat(chunks).toString())
    return json === undefined ? [404, { error: 'not found' }] : [200, json]
  }
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    signingKey,
    sent,
    delivered,
    duplicates,
    schedules,
    /** The most deliveries of a flow control key that were under way at once. */
    mostAtOnce: (key: string) => lanes.get(key)?.most ?? 0,
    /** Fires a schedule now. */
    fire(id: string) {
      const schedule = schedules.get(id)
      if (!schedule) throw new Error(`no schedule ${id}`)
      accept(messageOf(schedule.destination, { 'upstash-retries': '1' }, schedule.body))
    },
    /** Until nothing is waiting or under way. */
    async idle() {
      while (pending.size > 0) await Promise.all(pending)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const messageOf = (url: string, headers: Record<string, string>, body: string): SentMessage => ({
  id: `msg_${randomUUID()}`,
  url,
  body,
  headers,
})

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
