import { randomUUID } from 'node:crypto'
import { Neuromem, type UserHandle } from '../../../../packages/neuromem/src/client/index.ts'
import { givenApp } from '../../../support/app.ts'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

let app: ReturnType<typeof givenApp> | undefined
const NOW = '2026-06-01T08:00:00Z'

/**
 * The service itself, with a tenant of its own, what was sent to it, and a connection that can break. The
 * application is one for a file of tests; jobs wait.
 */
export async function importService() {
  app ??= givenApp({ now: NOW, environment: { RATE_LIMIT_PER_MINUTE: 1_000_000 } })
  const given = await app
  const { api_key: key } = await given.tenant()
  const sent: Sent[] = []
  const fault = { after: Number.POSITIVE_INFINITY, refuses: (_: Sent): boolean => false }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    const text = String(init?.body ?? '')
    const isLines = new Headers(init?.headers).get('content-type') === 'application/x-ndjson'
    const request = {
      method: init?.method ?? 'GET',
      path,
      body: isLines ? text.trim().split('\n') : text && JSON.parse(text),
    }
    init?.signal?.throwIfAborted()
    if (sent.length >= fault.after) throw new TypeError('the connection is gone')
    sent.push(request)
    if (fault.refuses(request)) return refusal
    return given.app.request(String(input), init)
  }
  const nm = new Neuromem({ url: 'http://memory.test', key, fetch, retries: 0 })
  const reading = new Neuromem({
    url: 'http://memory.test',
    key,
    fetch: async (input, init) => given.app.request(String(input), init),
  })
  const name = `ann ${randomUUID()}`
  const reader = reading.user(name)
  const memories = async () => [
    ...(await reading.memories.list({ user_id: name, status: 'all' }).toArray({ max: 10_000 })),
  ]
  return { user: nm.user(name), name, reader, reading, sent, fault, memories, stored: () => storedOf(reader) }
}

const refusal = new Response(
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

/** Made by the service, for itself: two services that hold the same have others. */
const OWN = new Set([
  'id',
  'job_id',
  'memory_id',
  'source_memory_id',
  'superseded_by',
  'fact_ids',
  'entity_id',
])
const ENDS = new Set(['subject_entity_id', 'object_entity_id', 'commit_id', 'commit_hash'])

/** All that is stored of the user, but what the service makes for itself, to compare. */
async function storedOf(user: UserHandle): Promise<string[]> {
  const lines: string[] = []
  for await (const line of user.export()) {
    const { kind, ...rest } = line as { kind: string } & Record<string, unknown>
    if (kind === 'job') continue
    const kept = Object.entries(rest).filter(([field]) => !OWN.has(field) && !ENDS.has(field))
    lines.push(JSON.stringify([kind, ...kept]))
  }
  return lines.sort()
}
