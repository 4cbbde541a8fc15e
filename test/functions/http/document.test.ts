import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { codesByStatus } from '../../../functions/http/openapi/errors.ts'
import { keepsAnswer, type Operation, takesKey } from '../../../functions/operation.ts'
import { document, operations } from '../../../functions/operations.ts'
import { errorCodes } from '../../../src/core/errors.ts'
import { propertiesOf, refsOf } from '../../support/surface/document.ts'

/** As it is sent: nothing that JSON does not keep. */
const text = JSON.stringify(document())
const whole = JSON.parse(text)
const described = ({ path, method }: Operation) => whole.paths[path][method.toLowerCase()]
/** What a `$ref` leads to, or the thing itself. */
const at = (one: { $ref?: string }) =>
  one.$ref
    ? one.$ref
        .slice(2)
        .split('/')
        .reduce((inside, key) => inside?.[key.replaceAll('~1', '/')], whole)
    : one

describe('the document', () => {
  test('leads nowhere by any $ref', () => {
    const refs = refsOf(whole)
    expect(refs.length).toBeGreaterThan(500)
    expect(refs.filter((ref) => !ref.startsWith('#/') || at({ $ref: ref }) === undefined)).toEqual([])
  })

  test('names its components so that every generator can name a type by them', () => {
    const names = Object.values(whole.components as Record<string, object>).flatMap(Object.keys)
    expect(names.length).toBeGreaterThan(170)
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([])
  })

  test('names no schema that nobody named, and no bound of every integer', () => {
    const unwanted = ['__schema', '$defs', String(Number.MAX_SAFE_INTEGER)]
    expect(unwanted.filter((word) => text.includes(word))).toEqual([])
  })

  test('describes every property and parameter', () => {
    const all = propertiesOf(whole)
    const without = all.filter(({ described }) => !described).map(({ name }) => name)
    expect(all.length).toBeGreaterThan(600)
    expect(without).toEqual([])
  })

  test('has no component that is made of itself: "any JSON" has no structure', () => {
    const circles = Object.entries(whole.components.schemas).filter(([name, schema]) =>
      refsOf(schema).includes(`#/components/schemas/${name}`),
    )
    expect(circles).toEqual([])
    expect(whole.components.schemas.Json).toEqual({ description: 'Any JSON value' })
  })

  test('shows words where there are words', () => {
    const { Memory, Trait, Job, Cycle } = whole.components.schemas
    const words = (schema: { anyOf?: { enum?: string[] }[]; enum?: string[] }) =>
      schema.enum ?? schema.anyOf?.find((branch) => branch.enum)?.enum
    for (const field of ['memory_type', 'category', 'subtype', 'evidence_level', 'forget_policy'])
      expect([field, words(Memory.properties[field])]).toEqual([field, expect.any(Array)])
    expect(words(Trait.properties.stage)).toContain('emerging')
    expect(words(Job.properties.status)).toContain('PAUSED')
    expect(words(Cycle.properties.status)).toContain('failed')
  })

  test('has no error for a linter of OpenAPI documents', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'operation-4xx-response': 'off' },
    })
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
    const told = problems.map(({ severity, ruleId, message, location }) =>
      [severity, ruleId, location[0]?.pointer, message].join(' '),
    )
    expect(told).toEqual([])
  })
})

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('says what a stranger needs', () => {
    expect(operation.summary).toMatch(/^[A-Z].{8,78}[^.]$/)
    expect(operation.description).toMatch(/\.$/)
    expect(operation.description.length).toBeGreaterThan(operation.summary.length)
    expect(described(operation)).toMatchObject({ operationId: operation.id, summary: operation.summary })
  })

  test('has an example that its schemas take, and shows it', () => {
    const { params, query, body, answers, example } = operation
    params?.parse(example.params)
    query?.parse(example.query ?? {})
    body?.parse(example.body)
    const shown = described(operation)
    for (const [word, { schema, status }] of Object.entries(answers)) {
      const answer = example.answers?.[word] ?? example.answer
      expect(schema.parse(answer)).toEqual(answer)
      const [content] = Object.values(shown.responses[status].content) as { example: unknown }[]
      expect(content?.example).toEqual(answer)
    }
    if (body) {
      const [content] = Object.values(shown.requestBody.content) as { example: unknown }[]
      expect(content?.example).toEqual(example.body)
    }
  })

  test('has the parameters of its path, and no two answers of one status', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(operation.params?.shape ?? {}).sort()).toEqual(inPath.sort())
    const statuses = Object.values(operation.answers).map(({ status }) => status)
    expect(new Set(statuses).size).toBe(statuses.length)
  })

  test('answers a problem where nothing else is said', () => {
    const { content } = at(described(operation).responses.default)
    expect(content['application/problem+json'].schema).toEqual({ $ref: '#/components/schemas/Problem' })
  })

  test('names the codes that it is refused with, by status, and when to try again', () => {
    for (const [status, codes] of codesByStatus(operation)) {
      const answer = at(described(operation).responses[status])
      const schema = answer.content['application/problem+json'].schema
      expect(schema.allOf[1].properties.code.enum).toEqual(codes)
      expect(answer.headers['X-Request-Id']).toBeDefined()
      if (status === 429 || status === 503) expect(answer.headers['Retry-After']).toBeDefined()
    }
  })

  test('takes an Idempotency-Key where it keeps one', () => {
    const { parameters, responses } = described(operation)
    const names = parameters.map((one: { $ref?: string }) => at(one).name)
    expect(names.includes('Idempotency-Key')).toBe(takesKey(operation))
    expect(names).toContain('X-Request-Id')
    const replayed = Object.keys(responses)
      .filter((status) => status.startsWith('2'))
      .map((status) => responses[status].headers['Idempotency-Replayed'] !== undefined)
    expect(new Set(replayed)).toEqual(new Set([keepsAnswer(operation)]))
  })
})

test('every code that can leave the service is named by some operation', () => {
  const named = new Set(operations.flatMap((operation) => [...codesByStatus(operation).values()].flat()))
  const unnamed = errorCodes.filter((code) => !named.has(code))
  expect(unnamed).toEqual(['method_not_allowed'])
})
