import { expect, test } from 'vitest'
import type { Engine, WireResult } from '../../../db/local/engine.ts'
import { withMaintenance } from '../../../db/local/maintenance.ts'

/** Answers every query as a statement that touched `rows` rows, and keeps what it was asked. */
function engineThatWrites(command: string, rows: number): { engine: Engine; asked: string[] } {
  const asked: string[] = []
  const result = (): WireResult => ({ fields: [], rows: [], rowCount: rows, command, rowAsArray: true })
  const engine: Engine = {
    async run(queries) {
      asked.push(...queries.map(({ query }) => query))
      return queries.map(result)
    },
    close: async () => undefined,
  }
  return { engine, asked }
}

const upkeep = ['VACUUM (ANALYZE)', 'CHECKPOINT']
const write = { query: 'write', params: [] }

test('it is vacuumed and checkpointed at start and after every 5 000 written rows', async () => {
  const { engine, asked } = engineThatWrites('INSERT', 1_250)
  const kept = await withMaintenance(engine)
  expect(asked.splice(0)).toEqual(upkeep)
  for (let round = 0; round < 2; round += 1) {
    await kept.run([write, write, write], '')
    expect(asked.splice(0)).toEqual(['write', 'write', 'write'])
    await kept.run([write], null)
    expect(asked.splice(0)).toEqual(['write', ...upkeep])
  }
})

test('reading wears nothing out', async () => {
  const { engine, asked } = engineThatWrites('SELECT', 100_000)
  const kept = await withMaintenance(engine)
  asked.splice(0)
  await kept.run([write], null)
  expect(asked).toEqual(['write'])
})
