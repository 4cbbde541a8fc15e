import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Engine } from '../../db/local/engine.ts'
import { openPglite } from '../../db/local/pglite.ts'

/** Numbers of a vector that a chunk of TOAST holds. */
const HEAD = 996
const DIMENSIONS = 1024
const TENANT = '00000000-0000-4000-8000-00000000000a'
const ID = '00000000-0000-4000-8000-000000000001'

let engine: Engine
beforeAll(async () => {
  const load = new Blob([readFileSync(inject('migratedDatabase'))])
  engine = await openPglite({ directory: 'memory://', load })
  await run(`INSERT INTO tenants (id, name, created_at) VALUES ('${TENANT}', 'one', now())`)
  await run(`INSERT INTO subjects (tenant_id, kind, external_id, created_at)
    VALUES ('${TENANT}', 'user', 'ann', now())`)
})
afterAll(() => engine.close())
beforeEach(() => run('DELETE FROM memories'))

const run = async (query: string) => (await engine.run([{ query, params: [] }], null))[0]!.rows

/** Halves that differ with `seed` and the place, of both signs. */
const vectorOf = (seed: number): string =>
  JSON.stringify(Array.from({ length: DIMENSIONS }, (_, at) => Math.round(Math.sin(seed * 7 + at) * 64) / 64))

const insert = (vector: string | null) =>
  `INSERT INTO memories (tenant_id, subject_id, id, memory_type, content, content_hash, embedding,
      created_at, updated_at)
    SELECT '${TENANT}', id, '${ID}', 'fact', 'words', 'hash', ${vector === null ? 'NULL' : `'${vector}'`},
      now(), now() FROM subjects`

/** As a row was stored before there were two parts. */
const insertWhole = (vector: string) =>
  engine.run(
    [
      { query: 'SET LOCAL session_replication_role = replica', params: [] },
      { query: insert(vector), params: [] },
      { query: 'UPDATE memories SET code = binary_quantize(embedding)', params: [] },
    ],
    '',
  )

/** How many numbers stand in each column, and whether all together and the signs are those of `vector`. */
async function stored(vector: string) {
  const [row] =
    await run(`SELECT vector_dims(embedding), vector_dims(embedding_head), vector_dims(embedding_tail),
      coalesce(embedding, embedding_head || embedding_tail) = '${vector}'::halfvec,
      code = binary_quantize('${vector}'::halfvec)
    FROM memories`)
  return row
}

/** What a search sees of it. */
async function seen(vector: string) {
  const results = await engine.run(
    [
      { query: `SELECT set_config('app.tenant_id', '${TENANT}', true)`, params: [] },
      { query: `SELECT embedding = '${vector}'::halfvec FROM search_memories`, params: [] },
    ],
    '',
  )
  return results[1]!.rows
}

const inTwo = [null, String(HEAD), String(DIMENSIONS - HEAD), 't', 't']

test('a vector that is a little longer than a chunk stands in two parts, and is seen in one', async () => {
  await run(insert(vectorOf(1)))
  expect(await stored(vectorOf(1))).toEqual(inTwo)
  expect(await seen(vectorOf(1))).toEqual([['t']])
})

test('other words have another vector and other signs; without a vector nothing of one is left', async () => {
  await run(insert(null))
  expect(await stored(vectorOf(1))).toEqual([null, null, null, null, null])
  await run(`UPDATE memories SET embedding = '${vectorOf(1)}'`)
  await run(`UPDATE memories SET embedding = '${vectorOf(2)}'`)
  expect(await stored(vectorOf(2))).toEqual(inTwo)
  await run(`UPDATE memories SET importance = 7`)
  expect(await stored(vectorOf(2))).toEqual(inTwo)
  await run(`UPDATE memories SET embedding = NULL`)
  expect(await stored(vectorOf(2))).toEqual([null, null, null, null, null])
})

test('what stood in one piece before is read as it is, and stands in two once it is written', async () => {
  await insertWhole(vectorOf(3))
  expect(await stored(vectorOf(3))).toEqual([String(DIMENSIONS), null, null, 't', 't'])
  expect(await seen(vectorOf(3))).toEqual([['t']])
  await run(`UPDATE memories SET importance = 7`)
  expect(await stored(vectorOf(3))).toEqual([String(DIMENSIONS), null, null, 't', 't'])
  await run(`UPDATE memories SET embedding = embedding`)
  expect(await stored(vectorOf(3))).toEqual(inTwo)
})

test('its long part is one chunk of TOAST, and the words beside it are not compressed', async () => {
  await run(insert(vectorOf(4)))
  const words = 'the same words again and again, '.repeat(20)
  await run(`UPDATE memories SET content = '${words}', embedding = '${vectorOf(4)}'`)
  const [[toast]] = (await run(
    `SELECT reltoastrelid::regclass::text FROM pg_class WHERE relname = 'memories'`,
  )) as [[string]]
  await run('VACUUM memories')
  expect(await run(`SELECT count(*), max(chunk_seq) FROM ${toast}`)).toEqual([['1', '0']])
  expect(await run('SELECT pg_column_size(content) - octet_length(content) FROM memories')).toEqual([['4']])
})
