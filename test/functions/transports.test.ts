import { describe, expect, test } from 'vitest'
import { parseInput, type RawInput } from '../../functions/http/input.ts'
import { expectAccess } from '../../functions/http/policy.ts'
import { type Operation, statusOf, wordAndValue } from '../../functions/operation.ts'
import { operations } from '../../functions/operations.ts'
import { givenApp } from '../support/app.ts'
import { contextFor } from '../support/context.ts'

const named = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const aKey = { user_id: null }
const ann = { user_id: 'ann' }

describe('an operation without HTTP', () => {
  const parse = (id: string, raw: RawInput, by: typeof aKey | typeof ann = aKey) =>
    parseInput(named(id), raw, by)

  test('has its input as one object, defaults filled in', () => {
    const params = { user_id: 'ann' }
    expect(parse('listFacts', { params, query: { entity: 'Ann' } })).toEqual({
      user_id: 'ann',
      entity: 'Ann',
      hops: 1,
    })
  })

  test('a user token’s user is filled in wherever it is asked for, and another one is forbidden', () => {
    const body = { memory_type: 'fact', content: 'Ann drinks tea.' }
    expect(parse('addMemory', { body }, ann)).toMatchObject({ user_id: 'ann' })
    expect(() => parse('addMemory', { body: { ...body, user_id: 'bob' } }, ann)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
    expect(() => parse('getUser', { params: { user_id: 'bob' } }, ann)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
    expect(() => parse('addMemory', { body })).toThrow(expect.objectContaining({ code: 'invalid' }))
  })

  test('what it does not take is an unknown field, in every part', () => {
    const id = crypto.randomUUID()
    const faults: [string, RawInput][] = [
      ['getMemory', { params: { id }, query: { verbose: 'true' } }],
      ['retryJob', { params: { job_id: id }, body: { now: true } }],
      ['recall', { body: { user_id: 'ann', query: 'tea', limt: 3 } }],
    ]
    for (const [operation, raw] of faults)
      expect(() => parse(operation, raw)).toThrow(expect.objectContaining({ code: 'unknown_field' }))
  })

  test('text that the database cannot hold is refused before the verb', () => {
    expect(() => parse('recall', { body: { user_id: 'ann', query: 'a\0b' } })).toThrow(
      expect.objectContaining({ code: 'invalid', issues: [expect.objectContaining({ path: 'query' })] }),
    )
  })

  test('says what happened by a word, which has its status', async () => {
    const app = await givenApp()
    const { tenant_id } = await app.tenant()
    const operation = named('addMemory')
    const given = parse('addMemory', {
      body: { user_id: 'ann', memory_type: 'fact', content: 'Ann drinks tea. 安喝茶。🍵' },
    }) as never
    const told = []
    for (let round = 0; round < 2; round += 1) {
      const answered = await operation.verb?.(contextFor(app.services, tenant_id), given)
      const { outcome, value } = wordAndValue(operation, answered)
      told.push([outcome, statusOf(operation, outcome), operation.answers[outcome]?.schema.parse(value)])
    }
    expect(told).toEqual([
      ['created', 201, expect.objectContaining({ content: 'Ann drinks tea. 安喝茶。🍵' })],
      ['repeated', 200, expect.objectContaining({ content: 'Ann drinks tea. 安喝茶。🍵' })],
    ])
  })

  test('is closed to who lacks its scope, and to a user token where only keys may', () => {
    const stored = { embedding_model: null, embedding_dim: 1 }
    const caller = {
      key_id: '',
      tenant_id: '',
      cors_origins: [],
      is_rationed: false,
      expires_at: null,
      ...stored,
    }
    const reader = { ...caller, user_id: null, scopes: ['read' as const] }
    const token = { ...caller, user_id: 'ann', scopes: ['read' as const, 'write' as const] }
    expect(() => expectAccess(named('addMemory'), reader)).toThrow('write')
    expect(() => expectAccess(named('listUsers'), token)).toThrow('user token')
    expect(() => expectAccess(named('addMemory'), token)).not.toThrow()
    expect(() => expectAccess(named('addMemory'), undefined)).toThrow('unauthorized')
    expect(() => expectAccess(named('getLive'), undefined)).not.toThrow()
  })
})

test('a word that only one answer can have been, or a number of earlier times, has its status', () => {
  expect(statusOf(named('createToken'), 'done')).toBe(201)
  expect(statusOf(named('addMemory'), '201')).toBe(201)
  expect(statusOf(named('commitTurns'), 'accepted')).toBe(202)
})
