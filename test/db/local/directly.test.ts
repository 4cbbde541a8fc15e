import { getEventListeners } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase, setTransport } from '../../../db/database.ts'
import { directly } from '../../../db/local/directly.ts'
import { type Engine, WireError } from '../../../db/local/engine.ts'
import { statement } from '../../../db/statements.ts'
import { embeddedDatabase } from '../../support/database.ts'

const URL_OF_ANY = 'postgresql://neuromem:neuromem@any/neuromem'
const engineThat = (run: Engine['run']): Engine => ({ run, close: async () => undefined })

afterEach(async () => void (await embeddedDatabase()))

function batchOn(engine: Engine, params: readonly unknown[] = []): Promise<unknown> {
  setTransport({ run: directly(() => engine) })
  const values = params.map((value) => sql`${value}`)
  return openDatabase(URL_OF_ANY)
    .asSystem()
    .batch([statement(sql`SELECT ${sql.join(values, sql`, `)}`)])
}

describe('a batch without a request', () => {
  test('is one of its own, its values as text', async () => {
    const asked: unknown[] = []
    const engine = engineThat(async (queries, mode) => {
      asked.push(mode, ...queries.slice(1))
      return queries.map(() => ({ fields: [], rows: [], rowCount: 0, command: 'SELECT', rowAsArray: true }))
    })
    await batchOn(engine, [7, true, null, 'a "b"', 9007199254740991n])
    expect(asked).toEqual([
      '',
      {
        query: 'SELECT $1, $2, $3, $4, $5',
        params: ['7', 'true', null, 'a "b"', '9007199254740991'],
      },
    ])
  })

  test('what Postgres refused keeps its code; any other failure has none: the database is away', async () => {
    const guard = { message: 'turn_conflict', code: 'NM001', detail: 'turn 7', severity: 'ERROR' }
    await expect(batchOn(engineThat(() => Promise.reject(new WireError(guard))))).rejects.toMatchObject({
      ...{ kind: 'guard', code: 'turn_conflict', detail: 'turn 7' },
    })
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    await expect(batchOn(engineThat(() => Promise.reject(refused)))).rejects.toMatchObject({ kind: 'away' })
  })

  test('who waits no longer is told so at once, though the engine goes on; nothing is held by the signal', async () => {
    const controller = new AbortController()
    const run = directly(() => engineThat(() => new Promise(() => undefined)))
    const waiting = run(URL_OF_ANY, [], controller.signal)
    controller.abort(new Error('given up'))
    await expect(waiting).rejects.toThrow('given up')
    await directly(() => engineThat(async () => []))(URL_OF_ANY, [], controller.signal).catch(() => undefined)
    const { signal } = new AbortController()
    await directly(() => engineThat(async () => []))(URL_OF_ANY, [], signal)
    await Promise.resolve()
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
