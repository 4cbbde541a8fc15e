import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../../db/statements.ts'
import type { Operation } from '../../functions/operation.ts'
import { operations as all } from '../../functions/operations.ts'
import { resolveMolecules } from '../../src/core/experience/molecules/resolve-molecules.ts'
import { runJob } from '../../src/core/ingest/run-job.ts'
import { reflectMessage } from '../../src/core/reflection/reflect.ts'
import { contextFor } from '../support/context.ts'
import { everythingOf } from '../support/given/everything.ts'
import { givenWorld, type World } from '../support/given/world.ts'
import { signDelivery } from '../support/servers/qstash-server.ts'
import { address } from '../support/surface/operations.ts'
import { type Attempt, attempts } from './requests.ts'

const SECRET = 'xyzzyquux'
let ann: World
let before: string
beforeAll(async () => {
  ann = await givenWorld(SECRET)
  before = await everythingOf(ann)
})
afterAll(() => undefined)

function attemptOf(operation: Operation): Attempt {
  const attempt = attempts(ann)[operation.id]
  if (!attempt) throw new Error(`How would a stranger ask for ${operation.id}? Say so in requests.ts`)
  return attempt
}

async function ask(operation: Operation, key: string) {
  const { body, query, id, raw, headers } = attemptOf(operation)
  const path = address(operation.path, { ...ann.ids, ...(id && { id }) }, query)
  const answer = await ann.call(operation.method, path, {
    key,
    body,
    ...(raw && { raw }),
    ...(headers && { headers }),
  })
  return { ...answer, text: JSON.stringify(answer.body) + JSON.stringify([...answer.headers]) }
}

const byId = /\{(session_id|job_id|id|run_id)\}/
/** These make what they name where it is not there: in the stranger's own tenant. */
const makes = new Set(['commitTurns', 'preview', 'sendMessage', 'addExperienceRun'])
/**
 * All that a caller can ask for; those last, because the others are to find nothing of the stranger's own.
 */
const operations: readonly Operation[] = all
  .filter(({ path }) => path.startsWith('/api/v1'))
  .toSorted((one, other) => Number(makes.has(one.id)) - Number(makes.has(other.id)))

describe('a second tenant', () => {
  test('gets nothing of the first by any route, whatever ids it knows', async () => {
    const { api_key } = await ann.tenant()
    for (const operation of operations) {
      const { status, text } = await ask(operation, api_key)
      expect([operation.id, text.includes(SECRET) && !echoes(text)]).toEqual([operation.id, false])
      if (byId.test(operation.path) && !makes.has(operation.id))
        expect([operation.id, status]).toEqual([operation.id, 404])
      expect([operation.id, status < 500]).toEqual([operation.id, true])
    }
    expect(await everythingOf(ann)).toBe(before)
  })

  test('gets nothing with the keys of caches warm on both sides', async () => {
    const { api_key } = await ann.tenant()
    for (let round = 0; round < 3; round += 1) {
      const path = `/api/v1/memories?user_id=${encodeURIComponent(ann.ids.user_id)}`
      expect((await ann.call('GET', path, { key: ann.key })).body.items.length).toBeGreaterThan(0)
      expect((await ann.call('GET', path, { key: api_key })).body.items).toEqual([])
    }
  })

  test('a user token of the other tenant for a user of the same name gets nothing', async () => {
    const { api_key } = await ann.tenant()
    const token = await ann.tokenFor(api_key, ann.ids.user_id)
    for (const operation of operations) {
      const { text } = await ask(operation, token)
      expect([operation.id, text.includes(SECRET) && !echoes(text)]).toEqual([operation.id, false])
    }
    expect(await everythingOf(ann)).toBe(before)
  })

  test('jobs, reflections, molecules and deliveries of the other tenant find nothing to work on', async () => {
    const { tenant_id } = await ann.tenant()
    const ctx = contextFor(ann.services, tenant_id)
    expect(await runJob(ctx, { job_id: ann.ids.job_id })).toBe(false)
    expect(await reflectMessage(ctx, { user_id: ann.ids.user_id, trigger: 'session_end' })).toMatchObject({
      cycle: null,
    })
    const found = await resolveMolecules(ctx, ann.services.moleculeSource, { run_id: ann.ids.run_id })
    expect(found).toEqual({ resolved: 0, unresolved: 0, failed: 0 })
    expect(await everythingOf(ann)).toBe(before)
    const [subjects] = await ctx.db.batch([statement(sql`SELECT id FROM subjects`)])
    expect(subjects).toEqual([])
  })

  test('a delivery that names one tenant and another’s job changes nothing', async () => {
    const { tenant_id } = await ann.tenant()
    const environment = {
      ...ann.services.environment,
      QSTASH_CURRENT_SIGNING_KEY: 'k',
      PUBLIC_URL: 'https://m.example',
    }
    const { createApp } = await import('../../functions/app.ts')
    const app = createApp({ ...ann.services, environment })
    const path = `/internal/jobs/${ann.ids.job_id}`
    const body = JSON.stringify({ tenant_id })
    const signature = await signDelivery(`https://m.example${path}`, body, 'k')
    const headers = { 'content-type': 'application/json', 'upstash-signature': signature }
    expect((await app.request(path, { method: 'POST', headers, body })).status).toBe(200)
    expect(await everythingOf(ann)).toBe(before)
  })
})

describe('a second user of the same tenant', () => {
  test('gets nothing of the first by any route, and changes nothing', async () => {
    const token = await ann.tokenFor(ann.key, 'bob')
    for (const operation of operations) {
      const { status, text } = await ask(operation, token)
      expect([operation.id, text.includes(SECRET) && !echoes(text)]).toEqual([operation.id, false])
      const refused = operation.access === 'any' ? [200] : [403, 404]
      expect([operation.id, status]).toEqual([operation.id, expect.toBeOneOf(refused)])
    }
    expect(await everythingOf(ann)).toBe(before)
  })

  test('asking as itself with the other’s session and words it gets its own, which is nothing', async () => {
    const token = await ann.tokenFor(ann.key, 'bob')
    const own = { user_id: 'bob' }
    const asked: [string, string, unknown][] = [
      ['POST', '/api/v1/recall', { ...own, query: `Dalian ${SECRET}` }],
      ['GET', '/api/v1/memories', undefined],
      ['GET', '/api/v1/jobs', undefined],
      ['GET', '/api/v1/users/bob/profile', undefined],
      ['GET', '/api/v1/users/bob/graph/facts?entity=Ann', undefined],
      [
        'POST',
        `/api/v1/sessions/${encodeURIComponent(ann.ids.session_id)}/turns`,
        { ...own, turns: [{ turn_id: 't', role: 'user', text: 'x' }] },
      ],
      [
        'POST',
        '/api/v1/sse/message',
        { ...own, session_id: ann.ids.session_id, message: 'Who lives in Dalian?', idempotency_key: 'b1' },
      ],
      [
        'POST',
        '/api/v1/sse/message',
        { ...own, session_id: 'bobs', message: 'Where does Ann live?', idempotency_key: 'k' },
      ],
    ]
    for (const [method, path, body] of asked) {
      const answer = await ann.call(method, path, { key: token, body })
      expect([path, JSON.stringify(answer.body).replaceAll(ann.ids.session_id, '').includes(SECRET)]).toEqual(
        [path, false],
      )
      if (path.includes(encodeURIComponent(SECRET)) || path.includes(SECRET)) expect(answer.status).toBe(202)
    }
    const left = await ann.call('GET', `/api/v1/sessions/${encodeURIComponent(ann.ids.session_id)}/turns`, {
      key: token,
    })
    const texts = left.body.items.map(({ text }: { text: string }) => text)
    expect(texts).toEqual(['x', 'Who lives in Dalian?', "I don't remember."])
    expect(await everythingOf(ann)).toBe(before)
  })
})

/** What the request itself said comes back in some answers: the name of a session, a user, a project. */
function echoes(text: string): boolean {
  const said = [ann.ids.user_id, ann.ids.session_id, ann.ids.project_id, ann.ids.run_id, `c-${SECRET}`]
  // The words of the query, as `explain` shows them to who asked.
  said.push(`"dalian","tea","${SECRET}"`)
  const left = said
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
  return !left.includes(SECRET)
}
