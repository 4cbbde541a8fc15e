import * as whole from '@neondatabase/serverless'
import 'drizzle-orm/neon-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '../../db/local/engine.ts'
import { localFetch } from '../../db/local/protocol.ts'
import * as slim from '../../scripts/slim/neon.ts'
import { embeddedEngine } from '../support/database.ts'

/** What the Worker asks its database with has to ask and answer as Neon's own driver does. */
const URL_OF_ANY = 'postgresql://neuromem:neuromem@ep-calm-sea.eu-central-1.aws.neon.tech/neuromem'

interface Asked {
  readonly url: string
  readonly method: string | undefined
  readonly body: unknown
  readonly headers: Headers
}

let engine: Engine
const asked: Asked[] = []
const before = whole.neonConfig.fetchFunction
beforeAll(async () => {
  engine = await embeddedEngine()
  const answer = localFetch(engine)
  const noted = (url: string, init: RequestInit) => {
    asked.push({
      ...{ url, method: init.method, headers: new Headers(init.headers) },
      body: JSON.parse(init.body as string) as unknown,
    })
    return answer(url, init)
  }
  slim.neonConfig.fetchFunction = noted
  whole.neonConfig.fetchFunction = noted
})
afterAll(() => {
  whole.neonConfig.fetchFunction = before
})

/** As drizzle asks: each statement by `query`, all of them by `transaction`. */
async function both(statements: readonly (readonly [text: string, params: unknown[]])[], arrayMode: boolean) {
  const how = { arrayMode, fullResults: true } as const
  const client = whole.neon(URL_OF_ANY)
  const theirs = await client.transaction(
    statements.map(([text, params]) => client.query(text, params, how)) as never,
  )
  const own = slim.neon(URL_OF_ANY)
  const ours = await own.transaction(statements.map(([text, params]) => own.query(text, params, how)))
  const rows = (results: readonly unknown[]) => results.map((result) => (result as { rows: unknown }).rows)
  return [rows(ours), rows(theirs)]
}

const VALUES = `SELECT true AS a, false AS b, 7::int2 AS c, -8 AS d, 9007199254740993::int8 AS e,
  1.5::float4 AS f, 1e-7::float8 AS g,
  3.10::numeric AS h, 'x' AS i, NULL::text AS j, '{"k":[1,"二"]}'::jsonb AS k, '[1,null]'::json AS l,
  '2026-03-02T09:00:00.123+02'::timestamptz AS m, '2026-03-02'::date AS n, interval '1 day' AS o,
  ARRAY[1,2,NULL] AS p, ARRAY['a b','c,"d\\','NULL',NULL,'','🌊'] AS q, ARRAY[true,false] AS r,
    ARRAY[1.5::float8] AS s,
  ARRAY[5::int8] AS t, ARRAY['00000000-0000-4000-8000-000000000000'::uuid] AS u, ARRAY['{"k":1}'::jsonb] AS v,
  '{}'::text[] AS w, '00000000-0000-4000-8000-000000000000'::uuid AS x, 5::oid AS y, 'v'::varchar AS z`

test.each([false, true])(
  'every type that a statement answers with, rows as arrays: %s',
  async (arrayMode) => {
    const given =
      'SELECT $1::text AS text, $2::int4 AS number, $3::bool AS truth, $4::text AS nothing, $5::jsonb AS object'
    const [ours, theirs] = await both(
      [
        [VALUES, []],
        [given, ['昊哥', 4, true, null, { a: [1] }]],
        ['SELECT 1 WHERE false', []],
      ],
      arrayMode,
    )
    expect(ours).toEqual(theirs)
  },
)

test('the request is the same: address, texts, parameters', async () => {
  asked.length = 0
  await both([['SELECT $1::timestamptz AS at, $2::int8 AS n', ['2026-01-01T00:00:00Z', 12n]]], false)
  const [theirs, ours] = asked as [Asked, Asked]
  expect([ours.url, ours.method, ours.body]).toEqual([theirs.url, theirs.method, theirs.body])
  for (const name of ['neon-raw-text-output', 'neon-array-mode'])
    expect(ours.headers.get(name)).toBe(theirs.headers.get(name))
  expect(ours.headers.get('neon-connection-string')).toBe(URL_OF_ANY)
})

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ name, message, code, detail, constraint }: Record<string, unknown>) => ({
      ...{ name, message, code, detail, constraint },
    }),
  )

test('a refusal has its state; what is no answer has none', async () => {
  const client = whole.neon(URL_OF_ANY)
  const own = slim.neon(URL_OF_ANY)
  const how = { arrayMode: false, fullResults: true } as const
  for (const text of ['SELECT 1/0', 'SELECT nothing', "SELECT 'x'::int"]) {
    const ours = await faultOf(own.transaction([own.query(text, [], how)]))
    expect(ours).toEqual(await faultOf(client.transaction([client.query(text, [], how)] as never)))
    expect(ours?.code).toMatch(/^[0-9A-Z]{5}$/u)
  }
  slim.neonConfig.fetchFunction = async () => new Response('away', { status: 503 })
  const away = await faultOf(own.transaction([own.query('SELECT 1', [], how)]))
  expect([away?.name, away?.code]).toEqual(['NeonDbError', undefined])
})

test('lists and bytes are no parameters', async () => {
  const own = slim.neon(URL_OF_ANY)
  const sent = own.transaction([own.query('SELECT $1', [[1]], { arrayMode: false })])
  await expect(sent).rejects.toThrow('a list or bytes')
})
