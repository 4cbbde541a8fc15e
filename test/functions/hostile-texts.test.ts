import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { givenWorld } from '../support/given/world.ts'
import { hostileApp, settled } from '../support/hostile/hostile-app.ts'
import { type Cost, hostileCosts, isDear } from '../support/hostile/hostile-costs.ts'
import type { TextField } from '../support/hostile/text-fields.ts'

/** `npm run bench -- attack` asks for the whole walk. */
const RESULT = process.env.HOSTILE_RESULT
const ONLY = process.env.HOSTILE_ONLY
/** `2/3`: the second of three parts of the walk, each field in one of them. */
const [PART = 1, PARTS = 1] = (process.env.HOSTILE_PART ?? '').split('/').filter(Boolean).map(Number)
/** One of each kind of reading a text: searched, kept, marked, learned. */
const SOME = new Set([
  'recall body query',
  'listMemories query query',
  'addMemory body content',
  'commitTurns body turns[].text',
  'addExperienceRun body feedback.pros',
])
const nameOf = ({ operation, where, name }: TextField) => `${operation.id} ${where} ${name}`

test('a hostile text costs as much as its length may, and not three times what prose costs', async () => {
  const app = await hostileApp()
  let place = 0
  const chosen = (field: TextField) => {
    place += 1
    if (place % PARTS !== PART % PARTS) return false
    return ONLY ? nameOf(field).startsWith(ONLY) : RESULT !== undefined || SOME.has(nameOf(field))
  }
  const told = (cost: Cost) => {
    if (ONLY || isDear(cost)) process.stderr.write(`${JSON.stringify(cost)}\n`)
  }
  const most = RESULT ? Number.POSITIVE_INFINITY : 32 * 1024
  const costs = await hostileCosts(() => givenWorld('hostile', app), chosen, settled, { told, most })
  if (RESULT) {
    mkdirSync('bench/results', { recursive: true })
    writeFileSync(RESULT, JSON.stringify(costs, null, 2))
  }
  expect(costs.filter(isDear)).toEqual([])
  expect(costs.filter(({ status }) => status >= 500)).toEqual([])
}, 7_200_000)
