import { randomUUID } from 'node:crypto'
import { inProcessDispatcher } from '../../../../functions/adapters/in-process.ts'
import type { Services } from '../../../../functions/services.ts'
import { deliver } from '../../../../functions/work/deliver.ts'
import { Neuromem, type UserHandle } from '../../../../packages/neuromem/src/client/index.ts'
import { offlineModels } from '../../../../src/core/rules/index.ts'
import { givenApp } from '../../../support/app.ts'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** What it was answered with. */
  status?: number
}

let app: ReturnType<typeof givenService> | undefined
const NOW = '2026-06-01T08:00:00Z'

async function givenService() {
  const all: { services?: Services } = {}
  const dispatcher = inProcessDispatcher(deliver(() => all.services as Services))
  const given = await givenApp({
    now: NOW,
    environment: { RATE_LIMIT_PER_MINUTE: 1_000_000 },
    services: { dispatcher: () => dispatcher, models: offlineModels() },
  })
  all.services = given.services
  return { ...given, idle: () => dispatcher.idle() }
}

/**
 * The service itself, with a user of a tenant of its own, what was sent to it, and a connection that can break. The
 * application is one for a file of tests and works through its jobs.
 * @param of the tenant of another one, whose users know nothing of each other
 */
export async function importService(of?: { readonly key: string }) {
  app ??= givenService()
  const given = await app
  const key = of?.key ?? (await given.tenant()).api_key
  const sent: Sent[] = []
  const fault = { after: Number.POSITIVE_INFINITY, refuses: (_: Sent): boolean => false }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    const text = String(init?.body ?? '')
    const isLines = new Headers(init?.headers).get('content-type') === 'application/x-ndjson'
    const request: Sent = {
      method: init?.method ?? 'GET',
      path,
      body: isLines ? text.trim().split('\n') : text && JSON.parse(text),
    }
    init?.signal?.throwIfAborted()
    if (sent.length >= fault.after) throw new TypeError('the connection is gone')
    sent.push(request)
    if (fault.refuses(request)) return refusal()
    const answer = await given.app.request(String(input), init)
    request.status = answer.status
    return answer
  }
  const nm = new Neuromem({ url: 'http://memory.test', key, fetch, retries: 0 })
  const reading = new Neuromem({
    url: 'http://memory.test',
    key,
    fetch: async (input, init) => given.app.request(String(input), init),
  })
  const name = `ann ${randomUUID()}`
  const reader = reading.user(name)
  /** Those that were imported as memories. */
  const memories = async () => {
    const all = await reading.memories.list({ user_id: name, status: 'all' }).toArray({ max: 10_000 })
    return all.filter(({ metadata }) => 'imported' in metadata)
  }
  const stored = async () => {
    await given.idle()
    return storedOf(reader)
  }
  return { key, user: nm.user(name), reader, reading, sent, fault, memories, stored }
}

const refusal = () =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'x',
      status: 422,
      code: 'invalid',
      detail: 'x',
      request_id: 'r',
    }),
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  )

/** What is stored of a row that does not depend on whose and in which order. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  turn: ['session_id', 'turn_id', 'seq', 'role', 'name', 'text', 'timestamp_iso', 'attachments', 'meta'],
  memory: [
    ...['memory_type', 'content', 'importance', 'category', 'evidence_level', 'requires_confirmation'],
    ...['valid_at', 'invalid_at', 'expires_at', 'metadata'],
  ],
  entity: ['name', 'type'],
  relation: ['predicate', 'weight', 'valid_at', 'invalid_at'],
}

/** All that is stored of the user, but what the service makes for itself, to compare. */
async function storedOf(user: UserHandle): Promise<string[]> {
  const lines: string[] = []
  for await (const line of user.export()) {
    const { kind, ...row } = line as { kind: string } & Record<string, unknown>
    const shown = SHOWN[kind]
    if (shown) lines.push(JSON.stringify([kind, ...shown.map((field) => row[field])]))
  }
  return lines.sort()
}
