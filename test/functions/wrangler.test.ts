import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schedules } from '../../functions/internal/sweeps.ts'

const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')

test('wrangler.toml has a Cron Trigger for every sweep and no other', () => {
  const crons = JSON.parse(/^crons = (\[.*\])$/m.exec(toml)?.[1] ?? '[]') as string[]
  expect(crons.toSorted()).toEqual([...new Set(Object.values(schedules).map(({ cron }) => cron))].toSorted())
})
