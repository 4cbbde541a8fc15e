import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { ADMIN_TOKEN, givenApp } from '../../support/app.ts'
import { contextFor } from '../../support/context.ts'
import { proposing } from '../../support/given/reflecting.ts'

const given = async (options: Parameters<typeof givenApp>[0] = {}) => {
  const app = await givenApp(options)
  const { tenant_id, api_key: key } = await app.tenant()
  return { ...app, tenant_id, key }
}

describe('Idempotency-Key', () => {
  const tokens = '/api/v1/tokens'
  test('the same request has the same answer, of 24 hours, and another body is a mismatch', async () => {
    const { call, key, clock } = await given()
    const headers = { 'idempotency-key': 'once' }
    const first = await call('POST', tokens, { key, headers, body: { user_id: 'ann', expires_in: 86_400 } })
    clock.advance({ seconds: 30 })
    const again = await call('POST', tokens, { key, headers, body: { user_id: 'ann', expires_in: 86_400 } })
    expect(again.body).toEqual(first.body)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    const other = await call('POST', tokens, { key, headers, body: { user_id: 'bob' } })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
    clock.advance({ hours: 23, minutes: 59, seconds: 29 })
    const late = await call('POST', tokens, { key, headers, body: { user_id: 'ann', expires_in: 86_400 } })
    expect([late.headers.get('idempotency-replayed'), late.body]).toEqual(['true', first.body])
    clock.advance({ seconds: 1 })
    const later = await call('POST', tokens, { key, headers, body: { user_id: 'bob' } })
    expect(later.status).toBe(201)
  })

  test('after 24 hours the same key stores again, whatever the body; not a second before', async () => {
    const { call, key, clock } = await given()
    const store = (content: string) =>
      call('POST', '/api/v1/memories', {
        key,
        headers: { 'idempotency-key': 'once' },
        body: { user_id: 'ann', memory_type: 'fact', content },
      })
    const first = await store('Drinks tea.')
    clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    expect((await store('Drinks tea.')).body.id).toBe(first.body.id)
    expect((await store('Drinks coffee.')).body.code).toBe('idempotency_mismatch')
    clock.advance({ seconds: 1 })
    const later = await store('Drinks coffee.')
    expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, null])
    expect((await store('Drinks coffee.')).headers.get('idempotency-replayed')).toBe('true')
  })

  test('no token and no key is in the database', async () => {
    const { call, key, database } = await given()
    const made = await call('POST', tokens, {
      key,
      headers: { 'idempotency-key': 't' },
      body: { user_id: 'ann' },
    })
    const [rows] = await database.asSystem().batch([statement(sql`SELECT * FROM idempotency_keys`)])
    expect(JSON.stringify(rows)).not.toContain(made.body.token)
  })

  test('administration repeats itself too, keys and all, and stores none', async () => {
    const { call, database, tenant_id } = await given()
    const make = (name: string, idempotencyKey: string) =>
      call('POST', '/admin/tenants', {
        key: ADMIN_TOKEN,
        headers: { 'idempotency-key': idempotencyKey },
        body: { name },
      })
    const unique = crypto.randomUUID()
    const first = await make('one', unique)
    expect((await make('one', unique)).body).toEqual(first.body)
    expect((await make('two', unique)).body.code).toBe('idempotency_mismatch')
    expect((await make('one', crypto.randomUUID())).body.tenant_id).not.toBe(first.body.tenant_id)
    expect((await call('GET', '/api/v1/policy', { key: first.body.api_key })).status).toBe(200)

    const another = (scopes: string[]) =>
      call('POST', `/admin/tenants/${tenant_id}/keys`, {
        key: ADMIN_TOKEN,
        headers: { 'idempotency-key': unique },
        body: { scopes },
      })
    const made = await another(['read'])
    expect((await another(['read'])).body).toEqual(made.body)
    expect((await another(['write'])).body.code).toBe('idempotency_mismatch')
    const [rows] = await database.asSystem().batch([statement(sql`SELECT hash, prefix FROM api_keys`)])
    expect(JSON.stringify(rows)).not.toContain(made.body.key)
  })

  test('administration too forgets a key after 24 hours, midnight or not', async () => {
    const { call, clock } = await given({ now: '2026-03-01T23:30:00Z' })
    const unique = crypto.randomUUID()
    const make = (name: string) =>
      call('POST', '/admin/tenants', {
        key: ADMIN_TOKEN,
        headers: { 'idempotency-key': unique },
        body: { name },
      })
    const first = await make('one')
    clock.advance({ hours: 23, minutes: 59 })
    expect((await make('one')).body).toEqual(first.body)
    expect((await make('two')).body.code).toBe('idempotency_mismatch')
    clock.advance({ minutes: 1 })
    const second = await make('two')
    expect(second.status).toBe(201)
    expect(second.body.tenant_id).not.toBe(first.body.tenant_id)
    expect(second.body.api_key).not.toBe(first.body.api_key)
    clock.advance({ hours: 1 })
    expect((await make('two')).body).toEqual(second.body)
    clock.advance({ hours: 24 })
    expect((await make('three')).status).toBe(201)
  })

  test('two at the same moment have one effect and one answer', async () => {
    const { call, key } = await given()
    const send = () =>
      call('POST', tokens, { key, headers: { 'idempotency-key': 'race' }, body: { user_id: 'ann' } })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  })

  test('one user never meets another user’s key, nor a tenant another tenant’s', async () => {
    const { call, key, tenant, tokenFor } = await given()
    const other = await tenant()
    const send = (credentials: string) =>
      call('POST', '/api/v1/users/ann/reflect', {
        key: credentials,
        headers: { 'idempotency-key': 'same' },
        body: {},
      })
    const mine = await send(key)
    expect(mine.status).toBe(200)
    expect((await send(other.api_key)).headers.get('idempotency-replayed')).toBeNull()
    const ann = await tokenFor(key, 'ann')
    expect((await send(ann)).headers.get('idempotency-replayed')).toBeNull()
    expect((await send(key)).headers.get('idempotency-replayed')).toBe('true')
  })

  test('a repeat is answered before anything is begun: no second cycle, no second model call', async () => {
    const { call, key, database, tenant_id } = await given({ services: { models: offlineModels() } })
    for (const content of ['Ann drinks tea.', 'Ann walks by the sea.']) {
      await call('POST', '/api/v1/memories', { key, body: { user_id: 'ann', memory_type: 'fact', content } })
    }
    const reflect = () =>
      call('POST', '/api/v1/users/ann/reflect', {
        key,
        headers: { 'idempotency-key': 'r1' },
        body: { force: true },
      })
    const first = await reflect()
    expect(first.body.triggered).toBe(true)
    const calls = async () => {
      const find = statement(sql`SELECT id FROM model_calls WHERE tenant_id = ${tenant_id}::uuid`)
      return (await database.asSystem().batch([find]))[0].length
    }
    const before = await calls()
    const again = await reflect()
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await calls()).toBe(before)
    expect((await call('GET', '/api/v1/users/ann/reflection-cycles', { key })).body.items).toHaveLength(1)
  })

  test('a first request costs no round trip more than one without a key', async () => {
    const { call, key, lines } = await given()
    const trips = async (headers: Record<string, string>) => {
      await call('POST', '/api/v1/sessions/s1/turns', {
        key,
        headers,
        body: { user_id: 'ann', turns: [{ turn_id: crypto.randomUUID(), role: 'user', text: 'hello' }] },
      })
      return lines.findLast(({ event }) => event === 'request')?.fields.round_trips
    }
    await trips({})
    expect(await trips({})).toBe(1)
    expect(await trips({ 'idempotency-key': 'k1' })).toBe(1)
  })

  test('learning costs no round trip more with a key either: its answer is stored with what it taught', async () => {
    const { call, key, lines } = await given({ services: { models: offlineModels() } })
    const path = '/api/v1/experience/runs'
    const learnFrom = async (run_id: string, headers: Record<string, string>) => {
      await call('POST', path, {
        key,
        body: { run_id, output: { note: run_id }, feedback: { pros: 'grew slowly' } },
      })
      const answer = await call('POST', `${path}/${run_id}/learn`, { key, headers, body: {} })
      expect([answer.status, answer.body.delta_id]).toEqual([200, expect.any(String)])
      return lines.findLast(({ event }) => event === 'request')?.fields.round_trips
    }
    await learnFrom('r1', {})
    const trips = await learnFrom('r2', {})
    expect(await learnFrom('r3', { 'idempotency-key': 'k1' })).toBe(trips)
    const again = await call('POST', `${path}/r3/learn`, {
      key,
      headers: { 'idempotency-key': 'k1' },
      body: {},
    })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const other = await call('POST', `${path}/r2/learn`, {
      key,
      headers: { 'idempotency-key': 'k1' },
      body: {},
    })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('the same memory under two keys at once: the one that is overtaken keeps its answer too', async () => {
    const both = Promise.withResolvers<void>()
    const { embedder } = (await given()).services
    let waiting = 0
    const embed = async (texts: readonly string[]) => {
      waiting += 1
      if (waiting === 2) both.resolve()
      await both.promise
      return embedder.embed(texts)
    }
    const { call, key } = await given({ services: { embedder: { ...embedder, embed } } })
    const add = (idempotencyKey: string, content: string) =>
      call('POST', '/api/v1/memories', {
        key,
        headers: { 'idempotency-key': idempotencyKey },
        body: { user_id: 'ann', memory_type: 'fact', content },
      })
    const answers = await Promise.all([add('k1', 'Ann drinks tea.'), add('k2', 'Ann drinks tea.')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    for (const [place, name] of ['k1', 'k2'].entries()) {
      const again = await add(name, 'Ann drinks tea.')
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([
        answers[place]?.status,
        'true',
      ])
      const other = await add(name, 'Ann drinks coffee.')
      expect([name, other.status, other.body.code]).toEqual([name, 422, 'idempotency_mismatch'])
    }
  })

  test('a reflection that lost its lease keeps the answer that it gave', async () => {
    const { call, key, models, clock, tenant_id, services } = await given({ now: '2026-03-02T09:00:00Z' })
    await call('POST', '/api/v1/memories', {
      key,
      body: { user_id: 'ann', memory_type: 'fact', content: 'Ann drinks tea.' },
    })
    const faster = async () => {
      clock.advance({ hours: 1 })
      await reflect(contextFor(services, tenant_id), { user_id: 'ann' })
      return proposing({})
    }
    models.add({ reflect: [faster, proposing({})] })
    const send = () =>
      call('POST', '/api/v1/users/ann/reflect', {
        key,
        headers: { 'idempotency-key': 'k' },
        body: { force: true },
      })
    const first = await send()
    expect([first.status, first.body.reason]).toEqual([200, 'in_progress'])
    const again = await send()
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body])
  })

  test('a key is 1 to 255 visible ASCII characters; what is none is 422', async () => {
    const { call, key } = await given()
    const visible = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('')
    for (const [given, status] of [
      [visible, 201],
      ['x', 201],
      ['x'.repeat(255), 201],
      ['x'.repeat(256), 422],
      ['', 422],
      ['two words', 422],
      ['a\ttab', 422],
      ['caf\u00e9', 422],
      ['\u007f', 422],
    ] as const) {
      for (const [path, credentials, body] of [
        [tokens, key, { user_id: 'a' }],
        ['/admin/tenants', ADMIN_TOKEN, { name: 'keys' }],
      ] as const) {
        const answer = await call('POST', path, {
          key: credentials,
          headers: { 'idempotency-key': given },
          body,
        })
        expect([given, path, answer.status]).toEqual([given, path, status])
      }
    }
  })
})
