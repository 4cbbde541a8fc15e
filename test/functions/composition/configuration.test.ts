import { expect, test } from 'vitest'
import { misconfiguredApp } from '../../../functions/composition/misconfigured.ts'
import { Misconfigured, readEnvironment } from '../../../functions/env.ts'
import { Problem } from '../../../functions/problems.ts'

const neon = {
  NEUROMEM_DB: 'neon',
  DATABASE_URL: 'postgresql://u:p@host/db',
  ADMIN_TOKEN: 'a'.repeat(32),
  JWT_SECRET: 'j'.repeat(32),
}
const faultsOf = (source: Record<string, unknown>, platform: 'node' | 'workers' | 'vercel') => {
  try {
    readEnvironment(source, platform)
    return []
  } catch (error) {
    return (error as Misconfigured).faults
  }
}

test('the embedded default needs nothing', () => {
  const environment = readEnvironment({}, 'node')
  expect(environment).toMatchObject({
    NEUROMEM_DB: 'embedded',
    PORT: 8787,
    EMBEDDING_DIM: 1024,
    RATE_LIMIT_PER_MINUTE: 600,
  })
})

test('a wrong value names the variable and never repeats the value', () => {
  const source = {
    PORT: 'http',
    STRUCTURED_OUTPUT: 'xml',
    DATABASE_URL: 'mysql://secret@host/db',
    EMBEDDING_DIM: '0',
  }
  const faults = faultsOf(source, 'node')
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'DATABASE_URL',
    'EMBEDDING_DIM',
    'PORT',
    'STRUCTURED_OUTPUT',
  ])
  expect(faults.join()).not.toContain('secret')
  expect(faults).toContain('PORT: must be a number')
  expect(faults).toContain('STRUCTURED_OUTPUT: must be one of schema, json')
})

test('numbers and booleans of a TOML file are understood, or refused; what is an object is no variable', () => {
  const vars = {
    ...neon,
    EMBEDDING_DIM: 512,
    RATE_LIMIT_PER_MINUTE: 60,
    NEON_LOCAL_PORT: { fetch: () => undefined },
  }
  expect(readEnvironment(vars, 'workers')).toMatchObject({
    EMBEDDING_DIM: 512,
    RATE_LIMIT_PER_MINUTE: 60,
    NEON_LOCAL_PORT: 5488,
  })
  const wrong = { ...neon, RATE_LIMIT_PER_MINUTE: -5, TOKEN_BUDGET_DAILY: true, STRUCTURED_OUTPUT: true }
  expect(faultsOf(wrong, 'workers').map((fault) => fault.split(':')[0])).toEqual([
    'STRUCTURED_OUTPUT',
    'TOKEN_BUDGET_DAILY',
    'RATE_LIMIT_PER_MINUTE',
  ])
})

test('an endpoint stands in for DATABASE_URL with Neon only', () => {
  const { DATABASE_URL: _, ...local } = { ...neon, NEON_ENDPOINT: 'http://127.0.0.1:5488/sql' }
  expect(faultsOf(local, 'node')).toEqual([])
  expect(faultsOf({ ...local, NEUROMEM_DB: 'postgres' }, 'node')).toEqual([
    'DATABASE_URL: required for this database',
  ])
})

test('outside the embedded default the secrets must be set', () => {
  expect(faultsOf({ DATABASE_URL: neon.DATABASE_URL }, 'node').map((fault) => fault.split(':')[0])).toEqual([
    'ADMIN_TOKEN',
    'JWT_SECRET',
  ])
  expect(faultsOf({}, 'workers').map((fault) => fault.split(':')[0])).toEqual([
    'ADMIN_TOKEN',
    'JWT_SECRET',
    'DATABASE_URL',
  ])
  expect(faultsOf(neon, 'vercel')).toEqual([])
  expect(faultsOf({ ...neon, NEUROMEM_DB: 'embedded' }, 'workers')).toHaveLength(1)
  expect(faultsOf({ ...neon, QSTASH_TOKEN: 't' }, 'node').map((fault) => fault.split(':')[0])).toEqual([
    'PUBLIC_URL',
    'QSTASH_CURRENT_SIGNING_KEY',
  ])
  expect(
    faultsOf({ EMBEDDING_MODEL: 'text-embedding-3-small' }, 'node').map((fault) => fault.split(':')[0]),
  ).toEqual(['EMBEDDING_API_KEY'])
})

test('a misconfigured Worker lives and answers 503 everywhere else, naming the variables', async () => {
  const app = misconfiguredApp(new Misconfigured(['JWT_SECRET: required outside the embedded default']))
  const live = await app.request('/health/live', { headers: { 'x-request-id': 'r1' } })
  expect([live.status, live.headers.get('x-request-id')]).toEqual([200, 'r1'])
  for (const path of ['/health/ready', '/api/v1/policy', '/openapi.json', '/internal/jobs/1']) {
    const headers = { 'x-request-id': 'no spaces please' }
    const response = await app.request(path, {
      method: path.startsWith('/internal') ? 'POST' : 'GET',
      headers,
    })
    const problem = Problem.parse(await response.json())
    expect([response.status, problem.code]).toEqual([503, 'misconfigured'])
    expect(problem.issues?.[0]?.path).toBe('JWT_SECRET')
    expect(problem.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('x-request-id')).toBe(problem.request_id)
  }
})

test.each(['ADMIN_TOKEN', 'JWT_SECRET'])(
  '%s of fewer than 32 bytes is refused, without its value',
  (name) => {
    expect(faultsOf({ ...neon, [name]: 'ü'.repeat(16) }, 'workers')).toEqual([])
    const [fault, ...more] = faultsOf({ ...neon, [name]: 'hunter2'.repeat(4) }, 'node')
    expect(fault).toMatch(new RegExp(`^${name}: needs at least 32 bytes`))
    expect(fault).not.toContain('hunter2')
    expect(more).toEqual([])
    expect(faultsOf({ [name]: 'a' }, 'node')).toHaveLength(1)
  },
)

test('what signs tokens is not what guards administration', () => {
  const same = 's'.repeat(32)
  expect(faultsOf({ ...neon, ADMIN_TOKEN: same, JWT_SECRET: same }, 'vercel')).toEqual([
    'JWT_SECRET: must not be the same as ADMIN_TOKEN',
  ])
})

test.each(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost', 'memory.example'])('%s is a HOST', (HOST) => {
  expect(readEnvironment({ HOST }, 'node').HOST).toBe(HOST)
})

test.each(['http://x', 'a b', '127.0.0.1:80'])('%s is no HOST', (HOST) => {
  expect(faultsOf({ HOST }, 'node')).toEqual(['HOST: an IP address or a host name'])
})
