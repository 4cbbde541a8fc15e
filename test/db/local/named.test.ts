import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { WireQuery } from '../../../db/local/engine.ts'
import { embeddedEngine } from '../../support/database.ts'

/** What the embedded database keeps of a long text between two batches. */
const long = () => `SELECT $1::text AS said, '${randomUUID()}' AS own ${' '.repeat(200)}`
const asked = (query: string, ...params: string[]): WireQuery => ({ query, params })

async function run(...queries: readonly WireQuery[]) {
  const engine = await embeddedEngine()
  return (await engine.run(queries, '')).map(({ rows }) => rows)
}

const readTimes = async (text: string) => {
  const [rows] = await run(asked('SELECT count(*) FROM pg_prepared_statements WHERE statement = $1', text))
  return Number(rows?.[0]?.[0])
}

test('a long text is read once, whatever its values', async () => {
  const text = long()
  const [[first]] = (await run(asked(text, 'one'))) as [[string[]]]
  const [[second], [third]] = (await run(asked(text, '二'), asked(text, 'three'))) as [[string[]], [string[]]]
  expect([first[0], second[0], third[0]]).toEqual(['one', '二', 'three'])
  expect(await readTimes(text)).toBe(1)
})

test('a refused batch leaves no half-read text behind, before or after what was refused', async () => {
  const [before, after] = [long(), long()]
  const refused = run(asked(before, 'a'), asked('SELECT 1/0'), asked(after, 'b'))
  await expect(refused).rejects.toMatchObject({ fields: { code: '22012' } })
  expect(await readTimes(before)).toBe(0)
  const [[own], [other]] = (await run(asked(before, 'a'), asked(after, 'b'))) as [[string[]], [string[]]]
  expect([own[0], other[0]]).toEqual(['a', 'b'])
  expect(await readTimes(after)).toBe(1)
})
