import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase, setTransport } from '../../../db/database.ts'
import { directly } from '../../../db/local/directly.ts'
import type { Engine, VectorEngine } from '../../../db/local/engine.ts'
import { openPglite } from '../../../db/local/pglite.ts'
import { inBytes } from '../../../db/local/postgres/vector-bytes.ts'
import { halfvec, halfvecs } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import { Vectors } from '../../../db/vectors.ts'
import { embeddedDatabase } from '../../support/database.ts'

let engine: Engine
let client: pg.ClientBase
const asked = vi.fn(async (query: string) => ({ rows: [{ type: Number(await shownBy(query)) }] }))
beforeAll(async () => {
  const load = new Blob([readFileSync(inject('migratedDatabase'))])
  engine = await openPglite({ directory: 'memory://', load })
  client = { query: asked } as unknown as pg.ClientBase
})
afterAll(async () => {
  await engine.close()
  await embeddedDatabase()
})

async function shownBy(query: string, ...params: unknown[]): Promise<string | null> {
  const [answer] = await engine.run([{ query, params: params as string[] }], null)
  return answer!.rows[0]![0]!
}

/** What the server makes of the bytes of `vectors`. */
async function readAs(type: 'halfvec' | 'halfvec[]', vectors: Vectors): Promise<string | null> {
  const [query] = await inBytes(client, [{ query: `SELECT $1::${type}::text`, params: [vectors] }])
  expect(query!.params[0]).toBeInstanceOf(Buffer)
  return shownBy(query!.query, ...query!.params)
}

/** Of both signs and all sizes, with 4 significant digits as embeddings have them; what halves do not hold exactly. */
const vectorOf = (seed: number): number[] =>
  Array.from({ length: 1_024 }, (_, place) =>
    Number((Math.sin(seed * 7 + place) / 10 ** (place % 9)).toPrecision(4)),
  )

test('bytes say what the text of the same vectors says; the type of the items is asked for once', async () => {
  const all = [vectorOf(1), null, vectorOf(2), [0, -0, 1, 65504, 1 / 3, 6e-8, 1e-8]]
  const one = Vectors.one(vectorOf(3))
  expect(await readAs('halfvec', one)).toBe(await shownBy('SELECT $1::halfvec::text', String(one)))
  expect(asked).not.toHaveBeenCalled()
  for (const list of [all, [null], []]) {
    const vectors = Vectors.all(list)
    expect(await readAs('halfvec[]', vectors)).toBe(
      await shownBy('SELECT $1::halfvec[]::text', String(vectors)),
    )
  }
  expect(asked).toHaveBeenCalledTimes(1)
})

test('only an engine that takes vectors is given them; a vector that is still to come is asked for when it is sent', async () => {
  const given = async (also: Partial<VectorEngine>) => {
    const params: unknown[] = []
    const run: Engine['run'] = async (queries) => {
      params.push(...queries[1]!.params)
      return queries.map(() => ({ fields: [], rows: [], rowCount: 0, command: 'SELECT', rowAsArray: true }))
    }
    const own: Engine = { run, close: async () => undefined, ...also }
    setTransport({ run: directly(() => own) })
    const text = sql`SELECT ${halfvec(() => [1, 0.5])}, ${halfvecs([[1], null])}, ${halfvec(null)}`
    await openDatabase('postgresql://neuromem:neuromem@any/neuromem')
      .asSystem()
      .batch([statement(text)])
    return params
  }
  expect(await given({})).toEqual(['[1,0.5]', '{"[1]",NULL}', null])
  expect(await given({ takes_vectors: true })).toEqual([
    Vectors.one([1, 0.5]),
    Vectors.all([[1], null]),
    null,
  ])
})
