import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Neuromem } from '../../../../packages/neuromem/src/client/index.ts'
import { CanonicalTurn } from '../../../../src/core/ingest/schemas.ts'
import { AddMemory } from '../../../../src/core/memories/schemas.ts'
import { GivenMoment } from '../../../../src/core/text/moments.ts'
import { ExternalId } from '../../../../src/core/text/strings.ts'

const Named = z.strictObject({ name: z.string().min(1).max(256) })
const Item = AddMemory.extend({
  user_id: ExternalId,
  memory_type: z.enum(['fact', 'episodic', 'note', 'document']),
  source: z.string().min(1).max(64),
  external_id: z.string().min(1).max(256),
  invalid_at: GivenMoment.optional(),
  expires_at: GivenMoment.optional(),
  relation: z.strictObject({ subject: Named, predicate: z.string().min(1), object: Named }).optional(),
})
const BatchBody = z.strictObject({ items: z.array(Item).min(1).max(500) })
const Commit = z.strictObject({
  user_id: ExternalId,
  turns: z.array(CanonicalTurn.required({ timestamp_iso: true })).max(40),
  infer: z.boolean(),
})

const MOST_BYTES = 4 * 1024 * 1024
export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** What the service keeps, as its contract says, without a service: for thousands of requests in a second. */
export function contractService() {
  const turns = new Map<string, Map<string, { hash: string; turn: object }>>()
  const memories = new Map<string, { content: string; item: object }>()
  const lines = new Set<string>()
  const reports = new Map<string, unknown>()
  const sent: Sent[] = []
  const fault = { after: Number.POSITIVE_INFINITY, refuses: (_: Sent): boolean => false }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    const text = String(init?.body ?? '')
    const isLines = new Headers(init?.headers).get('content-type') === 'application/x-ndjson'
    const body = isLines ? text.trim().split('\n') : text && JSON.parse(text)
    const request = { method: init?.method ?? 'GET', path, body }
    init?.signal?.throwIfAborted()
    if (sent.length >= fault.after) throw new TypeError('the connection is gone')
    sent.push(request)
    if (text.length > MOST_BYTES) return problem(413, 'too_large')
    if (fault.refuses(request)) return problem(422, 'invalid')
    if (path.endsWith('/turns')) return commit(decodeURIComponent(path.split('/')[4] as string), body)
    if (path.endsWith('/memories/batch')) return batch(body)
    if (path.endsWith('/imports'))
      return report(new Headers(init?.headers).get('idempotency-key') ?? '', body, text.length)
    if (path.endsWith('/import')) return take(body as string[])
    return path.includes('/jobs/') ? answer(200, job) : problem(404, 'not_found')
  }

  function commit(session: string, body: unknown): Response {
    const { turns: given } = Commit.parse(body)
    const known = turns.get(session) ?? new Map()
    const fresh = given.filter(({ turn_id }) => !known.has(turn_id))
    for (const turn of given) {
      const { role, name, text, attachments } = turn
      const hash = createHash('sha256')
        .update(JSON.stringify([role, name, text, attachments]))
        .digest('hex')
      if ((known.get(turn.turn_id)?.hash ?? hash) !== hash) return problem(409, 'turn_conflict')
    }
    for (const turn of fresh) {
      const { role, name, text, attachments } = turn
      const hash = createHash('sha256')
        .update(JSON.stringify([role, name, text, attachments]))
        .digest('hex')
      known.set(turn.turn_id, { hash, turn })
    }
    turns.set(session, known)
    const deduped_turns = given.length - fresh.length
    return answer(202, {
      accepted_turns: fresh.length,
      deduped_turns,
      job_id: job.job_id,
      status: 'RECEIVED',
    })
  }

  function batch(body: unknown): Response {
    const items = BatchBody.parse(body).items.map((item, index) => {
      const id = `${item.user_id} ${item.source} ${item.external_id}`
      const known = memories.get(id)
      if (item.expires_at && Date.parse(item.expires_at) < Date.parse('2026-06-01'))
        return { index, id: null, status: 'refused', code: 'expired' }
      if (!known) memories.set(id, { content: item.content, item })
      const isUnmapped = item.relation && !/live/i.test(item.relation.predicate)
      return {
        index,
        id,
        status: known ? 'existing' : 'created',
        ...(isUnmapped ? { code: 'unknown_predicate' } : {}),
      }
    })
    return answer(200, { items })
  }

  function take(given: readonly string[]): Response {
    const rows: Record<string, number> = {}
    for (const line of given) {
      if (lines.has(line)) continue
      lines.add(line)
      const { kind } = JSON.parse(line) as { kind: string }
      rows[kind] = (rows[kind] ?? 0) + 1
    }
    return answer(200, { user_id: 'ann', rows })
  }

  function report(key: string, body: unknown, bytes: number): Response {
    if (bytes > 16 * 1024) return problem(413, 'too_large')
    reports.set(key, body)
    return answer(201, { id: key, at: '2026-06-01T00:00:00.000Z' })
  }

  const nm = new Neuromem({ url: 'http://memory.test', key: 'nm_test', fetch, retries: 0 })
  return {
    user: nm.user('ann'),
    sent,
    fault,
    reports,
    turns,
    memories,
    /** All that is stored, to compare. */
    stored: () => ({
      turns: [...turns].map(([session, known]) => [session, [...known.values()].map(({ turn }) => turn)]),
      memories: [...memories].sort(([a], [b]) => (a < b ? -1 : 1)),
      lines: [...lines],
    }),
  }
}

const job = { job_id: '0197a1f0-0000-7000-8000-000000000001', status: 'COMPLETED', last_error: null }

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const problem = (status: number, code: string): Response =>
  answer(status, { type: 'about:blank', title: code, status, code, detail: code, request_id: 'r' })
