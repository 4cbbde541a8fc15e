import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { pubchem } from '../../../functions/adapters/pubchem.ts'
import { deliver } from '../../../functions/work/deliver.ts'
import { WorkError } from '../../../src/core/errors.ts'
import { type Call, givenApp } from '../../support/app.ts'
import { claim, content, lesson, proposed } from '../../support/given/claims.ts'
import { pubchemServer } from '../../support/servers/pubchem-server.ts'

const BASE = '/api/v1/experience'
const text = content([claim()])

async function givenBank(options: Parameters<typeof givenApp>[0] = {}) {
  const app = await givenApp(options)
  const { api_key: key, tenant_id } = await app.tenant()
  const call = (method: string, path: string, body?: unknown, more: Call = {}) =>
    app.call(method, `${BASE}${path}`, { key, ...(body !== undefined && { body }), ...more })
  return { ...app, key, tenant_id, call, plain: app.call }
}

const run = (run_id: string, more = {}) => ({
  run_id,
  output: { note: 'a run' },
  feedback: { pros: 'crystals grew slowly' },
  ...more,
})

test('an item is added, found, changed, archived and brought back', async () => {
  const { call } = await givenBank()
  const added = await call('POST', '/memories', { content: text })
  expect(added.status).toBe(201)
  const { id } = added.body
  const got = await call('GET', `/memories/${id}`)
  expect({ ...got.body, claims: null }).toEqual(added.body)
  expect(got.body.claims).toMatchObject([{ claim_id: 'c1', item_id: id, status: 'hypothesis' }])
  expect((await call('GET', `/memories/${id.slice(4)}`)).body).toEqual(got.body)
  const found = await call(
    'GET',
    `/memories?query=${encodeURIComponent('nucleation with benzoic acid')}&limit=5`,
  )
  expect(found.body).toMatchObject({
    items: [{ id, matched_claims: [{ claim_id: 'c1', distance: expect.any(Number) }] }],
    next_cursor: null,
  })
  const patched = await call('PATCH', `/memories/${id}`, {
    content: text.replace('slows', 'stops'),
    version: 1,
  })
  expect([patched.status, patched.body.version]).toEqual([200, 2])
  expect((await call('POST', `/memories/${id}/archive`)).body.status).toBe('archived')
  expect((await call('GET', '/memories')).body.items).toEqual([])
  expect((await call('GET', '/memories?status=archived')).body.items).toMatchObject([
    { id, matched_claims: null },
  ])
  expect((await call('POST', `/memories/${id}/unarchive`, {})).body.status).toBe('active')
  const edits = await call('GET', `/memories/${id}/edits?limit=2`)
  expect(edits.body.items.map((edit: { action: string }) => edit.action)).toEqual(['add', 'update'])
  expect(edits.body.next_cursor).toEqual(expect.any(String))
})

test('a run is recorded, learned from, and its delta rolled back', async () => {
  const { call, models } = await givenBank()
  const recorded = await call('POST', '/runs', run('r1'))
  expect([recorded.status, recorded.body.bank]).toEqual([201, 'default'])
  expect((await call('POST', '/runs', run('r1'))).status).toBe(200)
  models.add({ learn_experience: [{ add: [lesson([{}])], update: [] }] })
  const learned = await call('POST', '/runs/r1/learn')
  expect(learned.status).toBe(200)
  expect((await call('POST', '/runs/r1/learn', {})).body).toEqual(learned.body)
  expect((await call('GET', '/runs/r1')).body.delta_id).toBe(learned.body.delta_id)
  const back = await call('POST', `/deltas/${learned.body.delta_id}/rollback`)
  expect([back.status, back.body.archived]).toEqual([200, learned.body.added])
})

test('free text is migrated, dry unless told', async () => {
  const { call, models } = await givenBank()
  models.add({ rewrite_claims: [{ items: [{ index: 0, content: content([proposed()]) }] }] })
  const answer = await call('POST', '/migrate', { bank: 'mof', items: [{ text: 'Acid slows it.' }] })
  expect(answer.body).toMatchObject({ dry_run: true, items: [{ index: 0, id: null }] })
})

describe('statuses and codes', () => {
  const many = content(Array.from({ length: 11 }, (_, place) => claim({ claim_id: `c${place}` })))
  const unknown = '/memories/00000000-0000-4000-8000-000000000000'
  test.each([
    ['POST', '/memories', { content: 'free text' }, 422, 'claims_unparseable'],
    ['POST', '/memories', { content: content([]) }, 422, 'claims_unparseable'],
    ['POST', '/memories', { content: many }, 422, 'claims_too_many'],
    ['POST', '/memories', { content: content([claim(), claim()]) }, 422, 'claim_id_duplicate'],
    ['POST', '/memories', { content: content([claim({ summary: '[C1]' })]) }, 422, 'claim_alias'],
    ['POST', '/memories', { content: content([claim({ summary: '下一步升温' })]) }, 422, 'claim_next_step'],
    [
      'POST',
      '/memories',
      { content: content([claim({ constraint: { prefer: ['x'] } })]) },
      422,
      'claim_constraint',
    ],
    ['POST', '/memories', { content: content([claim({ facts: {} })]) }, 422, 'claim_source_runs'],
    [
      'POST',
      '/memories',
      { content: content([{ ...claim(), contra: { count: 1, run_ids: [] } }]) },
      422,
      'claim_counts',
    ],
    ['POST', '/memories', { content: text, status: 'active' }, 422, 'unknown_field'],
    ['POST', '/memories', {}, 422, 'invalid'],
    ['GET', '/memories?query=x&cursor=y', undefined, 400, 'no_deep_paging'],
    ['GET', '/memories?query=x&offset=10', undefined, 400, 'no_deep_paging'],
    ['GET', '/memories?query=', undefined, 422, 'invalid'],
    ['GET', '/memories?status=deleted', undefined, 422, 'invalid'],
    ['GET', '/memories?limit=201', undefined, 422, 'invalid'],
    ['GET', '/memories?quary=x', undefined, 422, 'unknown_field'],
    ['GET', unknown, undefined, 404, 'not_found'],
    ['PATCH', unknown, { content: text, version: 1 }, 404, 'not_found'],
    ['PATCH', unknown, { content: 'free text', version: 1 }, 422, 'claims_unparseable'],
    ['POST', `${unknown}/archive`, undefined, 404, 'not_found'],
    ['POST', `${unknown}/archive`, { why: 'x' }, 422, 'unknown_field'],
    ['GET', `${unknown}/edits`, undefined, 404, 'not_found'],
    ['GET', '/runs/never', undefined, 404, 'not_found'],
    ['POST', '/runs/never/learn', undefined, 404, 'not_found'],
    ['POST', '/runs', { feedback: {} }, 422, 'invalid'],
    ['POST', '/runs', run('r', { feedback: { good: 1 } }), 422, 'unknown_field'],
    ['POST', '/runs', run('r [C1]'), 422, 'invalid'],
    ['POST', '/deltas/never/rollback', undefined, 404, 'not_found'],
    ['POST', '/migrate', { items: [] }, 422, 'invalid'],
  ])('%s %s %j', async (method, path, body, status, code) => {
    const { call } = await givenBank()
    const answer = await call(method, path, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('conflicts: a stale version, another run of one id, a delta whose items changed', async () => {
    const { call, models } = await givenBank()
    const { body: item } = await call('POST', '/memories', { content: text })
    await call('PATCH', `/memories/${item.id}`, { content: text, version: 1 })
    const stale = await call('PATCH', `/memories/${item.id}`, { content: text, version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict'])

    await call('POST', '/runs', run('r1'))
    const other = await call('POST', '/runs', run('r1', { output: 'other' }))
    expect([other.status, other.body.code]).toEqual([409, 'run_conflict'])

    models.add({
      learn_experience: [{ add: [lesson([{}])], update: [] }],
      judge_claims: [{ judgements: [] }],
    })
    const { body: learned } = await call('POST', '/runs/r1/learn')
    await call('POST', `/memories/${learned.added[0]}/archive`)
    const refused = await call('POST', `/deltas/${learned.delta_id}/rollback`)
    expect([refused.status, refused.body.code]).toEqual([409, 'delta_conflict'])
    expect(refused.body.detail).toContain(learned.added[0])
  })

  test('a failed model is 503 with Retry-After, and its call is counted', async () => {
    const { call, models, database, tenant_id } = await givenBank()
    await call('POST', '/runs', run('r1'))
    models.add({ learn_experience: [new WorkError('timeout', 'no answer')] })
    const failed = await call('POST', '/runs/r1/learn')
    expect([failed.status, failed.body.code]).toEqual([503, 'model_unavailable'])
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
    const calls = statement(
      sql`SELECT task, outcome FROM model_calls WHERE tenant_id = ${tenant_id}::uuid ORDER BY task`,
    )
    expect((await database.asSystem().batch([calls]))[0]).toEqual([
      { task: 'embed', outcome: 'ok' },
      { task: 'learn_experience', outcome: 'timeout' },
    ])
  })

  test.each([0, 51])('experience_candidates %i is 422', async (experience_candidates) => {
    const { key, plain } = await givenBank()
    expect((await plain('PUT', '/api/v1/policy', { key, body: { experience_candidates } })).status).toBe(422)
  })
})

describe('walls', () => {
  const routes: [string, string, unknown?][] = [
    ['GET', '/memories'],
    ['POST', '/memories', { content: text }],
    ['GET', '/memories/x'],
    ['PATCH', '/memories/x', { content: text, version: 1 }],
    ['POST', '/memories/x/archive'],
    ['POST', '/memories/x/unarchive'],
    ['GET', '/memories/x/edits'],
    ['POST', '/runs', run('r')],
    ['GET', '/runs/x'],
    ['POST', '/runs/x/learn'],
    ['POST', '/deltas/x/rollback'],
    ['POST', '/migrate', { items: [{ text: 'x' }] }],
  ]
  test('a user token is refused everywhere, and so is no key', async () => {
    const { call, key, tokenFor } = await givenBank()
    const token = await tokenFor(key, 'lin', { scopes: ['read', 'write'] })
    for (const [method, path, body] of routes) {
      expect([path, (await call(method, path, body, { key: token })).status]).toEqual([path, 403])
      expect([path, (await call(method, path, body, { key: null })).status]).toEqual([path, 401])
    }
  })

  test('a key that may only read changes nothing', async () => {
    const { call, tenant_id, keyWith } = await givenBank()
    const reader = await keyWith(tenant_id, ['read'])
    for (const [method, path, body] of routes) {
      if (method !== 'GET')
        expect([path, (await call(method, path, body, { key: reader })).status]).toEqual([path, 403])
    }
    expect((await call('GET', '/memories', undefined, { key: reader })).status).toBe(200)
  })

  test('another tenant finds nothing of this one', async () => {
    const { call, tenant, models } = await givenBank()
    const { body: item } = await call('POST', '/memories', { content: text })
    await call('POST', '/runs', run('r1'))
    models.add({ learn_experience: [{ add: [], update: [] }] })
    const { body: learned } = await call('POST', '/runs/r1/learn')
    const { api_key: key } = await tenant()
    const as = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
    expect((await as('GET', '/memories?status=all')).body.items).toEqual([])
    expect((await as('GET', '/memories?query=nucleation')).body.items).toEqual([])
    for (const [method, path, body] of [
      ['GET', `/memories/${item.id}`],
      ['PATCH', `/memories/${item.id}`, { content: text, version: 1 }],
      ['POST', `/memories/${item.id}/archive`],
      ['GET', `/memories/${item.id}/edits`],
      ['GET', '/runs/r1'],
      ['POST', '/runs/r1/learn'],
      ['POST', `/deltas/${learned.delta_id}/rollback`],
    ] as const) {
      expect([path, (await as(method, path, body)).status]).toEqual([path, 404])
    }
  })
})

test('the same Idempotency-Key adds one item', async () => {
  const { call } = await givenBank()
  const headers = { 'idempotency-key': 'one' }
  const first = await call('POST', '/memories', { content: text }, { headers })
  const again = await call('POST', '/memories', { content: text }, { headers })
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await call('POST', '/memories', { bank: 'other', content: text }, { headers })).body.code).toBe(
    'idempotency_mismatch',
  )
  expect((await call('GET', '/memories')).body.items).toHaveLength(1)
})

test('molecules of a run are looked up at PubChem in the background and shown on it', async () => {
  const server = await pubchemServer([
    { cid: 702, names: ['ethanol'], smiles: 'CCO', inchi_key: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' },
  ])
  try {
    const bank = await givenBank({ services: { moleculeSource: pubchem({ baseURL: server.baseURL }) } })
    const { call, dispatcher, services } = bank
    await call(
      'POST',
      '/runs',
      run('r1', { output: { small_molecule_modifier: ['ethanol', 'unobtainium'] } }),
    )
    expect(
      (await call('GET', '/runs/r1')).body.molecules.map((molecule: { status: string }) => molecule.status),
    ).toEqual(['pending', 'pending'])
    for (const message of dispatcher.take()) await deliver(() => services)(message)
    expect((await call('GET', '/runs/r1')).body.molecules).toMatchObject([
      {
        modifier: 'ethanol',
        status: 'resolved',
        cid: 702,
        canonical_smiles: 'CCO',
        has_cooh: false,
        advice: expect.any(String),
      },
      { modifier: 'unobtainium', status: 'unresolved', advice: null },
    ])
  } finally {
    await server.close()
  }
})
