import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Neuromem } from '../../../../packages/neuromem/src/client/index.ts'
import { calls } from '../../../../scripts/documents/client-calls.ts'
import { json } from '../support/scripted-fetch.ts'

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'))
interface Entry {
  readonly method: string
  readonly path: string
  readonly call: string
}
const reference = read('packages/neuromem/operations.json') as Record<string, Entry>

/** Methods that are made of others, or that make no request themselves. */
const CONVENIENCES = [
  'request',
  'user().request',
  'user',
  'user().session',
  'user().remember',
  'experience.bank',
  'story.project',
  'jobs.wait',
]

/** Calls it with ids where the path has places that no handle fills, and then with a body that fits all. */
async function callOf({ call, path }: Entry) {
  const sent: string[] = []
  const nm = new Neuromem({
    url: 'http://memory.test',
    retries: 0,
    fetch: async () => json({ items: [], rows: {} }),
    onRequest: ({ method, route }) => sent.push(`${method} ${route}`),
  })
  const handles = call.split('()').length - 1
  const places = path.split('{').length - 1
  const handlesInPath =
    call.startsWith('experience.bank()') || call === 'user().recall' || call === 'user().chat'
      ? 0
      : call.includes('session()')
        ? 1
        : handles
  const ids = Array.from({ length: places - handlesInPath }, () => 'x')
  const steps = call.split('.')
  let target: unknown = nm
  let self: unknown = nm
  for (const step of steps) {
    self = target
    const name = step.replace('()', '')
    target = (self as Record<string, unknown>)[name]
    if (step.endsWith('()')) target = (target as (id: string) => unknown).call(self, 'h')
  }
  const many = call === 'memories.addMany' || call === 'user().import'
  const body = many
    ? [{ user_id: 'u', memory_type: 'fact', content: 'c' }]
    : { id: 'x', version: 1, sessionId: 's', about: 'a', text: 't', role: 'user' }
  const given =
    call === 'memories.update' ? [body, {}] : call === 'user().chat' ? ['m', body] : [...ids, body]
  const result = (target as (...args: unknown[]) => unknown).apply(self, given)
  if (result && typeof result === 'object' && 'page' in result)
    await (result as { page(): Promise<unknown> }).page()
  else if (result && typeof result === 'object' && Symbol.asyncIterator in result) {
    const items = (result as AsyncIterable<unknown>)[Symbol.asyncIterator]()
    await items.next().catch(() => {})
  } else await Promise.resolve(result as Promise<unknown>).catch(() => {})
  return sent
}

test('every operation of the document has one method, and the reference says which', async () => {
  const { paths } = read('docs/openapi.json') as {
    paths: Record<string, Record<string, { operationId: string; tags?: string[] }>>
  }
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, { operationId, tags = [] }]) =>
          !tags.includes('internal') && !/^get(Docs|DocsScript|DocsStyle|OpenApi|Root)$/.test(operationId),
      )
      .map(([method, { operationId }]) => [operationId, { method: method.toUpperCase(), path }]),
  )
  const said = Object.entries(reference).map(([id, { method, path }]) => [id, { method, path }])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(documented))
  const calls = Object.values(reference).map(({ call }) => call)
  expect(new Set(calls).size).toBe(calls.length)
})

test.each(Object.entries(reference))('%s is reached by its call', async (_, entry) => {
  expect(await callOf(entry)).toEqual([`${entry.method} ${entry.path}`])
})

test('no method of the client is outside the reference', () => {
  const nm = new Neuromem({ url: 'http://memory.test' })
  const known = new Set([...Object.values(calls), ...CONVENIENCES])
  const found: string[] = []
  const walk = (value: object, prefix: string) => {
    const own =
      value === nm
        ? [...Object.keys(nm), ...Object.getOwnPropertyNames(Neuromem.prototype)]
        : Object.keys(value)
    for (const name of own.filter((one) => one !== 'constructor')) {
      const child = (value as Record<string, unknown>)[name]
      if (typeof child === 'function') found.push(prefix + name)
      else if (child && typeof child === 'object') walk(child, `${prefix}${name}.`)
    }
  }
  walk(nm, '')
  walk(nm.user('u'), 'user().')
  walk(nm.user('u').session('s'), 'user().session().')
  walk(nm.experience.bank(), 'experience.bank().')
  walk(nm.story.project('p'), 'story.project().')
  expect(found.filter((call) => !known.has(call))).toEqual([])
  expect([...known].filter((call) => !found.includes(call))).toEqual([])
})
