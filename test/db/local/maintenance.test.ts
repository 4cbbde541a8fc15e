import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withMaintenance } from '../../../db/local/embedded/maintenance.ts'
import type { Engine } from '../../../db/local/engine.ts'
import { openPglite, type PgliteEngine } from '../../../db/local/pglite.ts'

const UPKEEP = ['VACUUM (ANALYZE)', 'CHECKPOINT']
const ROWS = `SELECT n, repeat('a', 100) FROM generate_series(1, 5000) n`
/** What 5 000 of these rows weigh in the log, roughly. */
const HALF_A_ROUND = 600_000

let pglite: PgliteEngine
const asked: string[] = []
let broken = ''
const engine: Engine = {
  async run(queries, mode, signal) {
    asked.push(...queries.map(({ query }) => query).filter((query) => UPKEEP.includes(query)))
    if (broken && queries[0]?.query === broken) throw new Error('no room')
    return pglite.run(queries, mode, signal)
  },
  close: () => pglite.close(),
}
const open = (batches = 1) => withMaintenance(engine, { bytes: 2 * HALF_A_ROUND, batches })
const write = (kept: Engine, query: string, mode: string | null = null) =>
  kept.run([{ query, params: [] }], mode)

beforeAll(async () => {
  pglite = await openPglite({ directory: 'memory://' })
  await write(pglite, 'CREATE TABLE things (n int, name text)')
})
afterAll(() => pglite.close())
beforeEach(() => {
  asked.length = 0
  broken = ''
})

test('it is vacuumed and checkpointed at start and whenever the log has grown enough', async () => {
  const kept = await open()
  expect(asked.splice(0)).toEqual(UPKEEP)
  for (let round = 0; round < 2; round += 1) {
    await write(kept, `INSERT INTO things ${ROWS}`)
    expect(asked.splice(0)).toEqual([])
    await write(kept, `INSERT INTO things ${ROWS}`, '')
    expect(asked.splice(0)).toEqual(UPKEEP)
  }
})

test('what a common table expression writes counts like anything else', async () => {
  const kept = await open()
  asked.length = 0
  const inserted = `WITH inserted AS (INSERT INTO things SELECT * FROM (${ROWS}) r UNION ALL SELECT *
    FROM (${ROWS}) s RETURNING 1) SELECT count(*) FROM inserted`
  await write(kept, inserted)
  expect(asked.splice(0)).toEqual(UPKEEP)
  await write(kept, 'WITH deleted AS (DELETE FROM things RETURNING 1) SELECT count(*) FROM deleted')
  expect(asked).toEqual(UPKEEP)
})

test('the log is looked at after a number of batches only', async () => {
  const kept = await open(3)
  asked.length = 0
  for (let batch = 0; batch < 2; batch += 1) await write(kept, `INSERT INTO things ${ROWS}`)
  expect(asked).toEqual([])
  await write(kept, 'SELECT 1')
  expect(asked).toEqual(UPKEEP)
})

test('reading wears nothing out', async () => {
  const kept = await open()
  asked.length = 0
  for (let batch = 0; batch < 5; batch += 1) await write(kept, ROWS)
  expect(asked).toEqual([])
})

test('upkeep that fails leaves the batch standing, says so, and is tried again later', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const kept = await open()
  asked.length = 0
  await write(kept, 'TRUNCATE things')
  broken = 'VACUUM (ANALYZE)'
  for (let batch = 0; batch < 2; batch += 1)
    expect(await write(kept, `INSERT INTO things ${ROWS}`)).toHaveLength(1)
  expect(asked.splice(0)).toEqual(['VACUUM (ANALYZE)'])
  expect(String(said.mock.calls)).toContain('upkeep_failed')
  said.mockRestore()
  expect((await write(kept, 'SELECT count(*) FROM things'))[0]?.rows).toEqual([['10000']])
  expect(asked.splice(0)).toEqual([])

  broken = ''
  for (let batch = 0; batch < 2; batch += 1) await write(kept, `INSERT INTO things ${ROWS}`)
  expect(asked).toEqual(UPKEEP)
})
