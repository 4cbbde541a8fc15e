import { expect, test } from 'vitest'
import { givenWorld, type World } from '../support/given/world.ts'
import { hostileApp, settled } from '../support/hostile/hostile-app.ts'
import { HOSTILE, hostileCosts, isDear } from '../support/hostile/hostile-costs.ts'
import type { TextField } from '../support/hostile/text-fields.ts'

/** Bytes of a stored text, and how many of them, each as a memory and as a turn: 3.8 MB. */
const LONG = 32_000
const MANY = 60
const PLACES = ['forget about', 'recall query', 'sendMessage message', 'preview turns[].text']
const KINDS = ['prose', 'many ideographs', 'open and closed']
/** What is found in long rows is read from them: dearer than beside nothing, by less than this factor. */
const BESIDE_MUCH = 1.5

const cut = (text: string) =>
  Buffer.from(text)
    .subarray(0, LONG)
    .toString()
    .replace(/\ufffd$/u, '')

async function store({ call, key, ids: { user_id } }: World): Promise<void> {
  const makers = Object.values(HOSTILE)
  for (let n = 0; n < MANY; n += 1) {
    const make = n % 2 === 0 ? HOSTILE.prose! : makers[((n - 1) / 2) % makers.length]!
    const text = cut(`${n} ${make(LONG)}`)
    const memory = { user_id, memory_type: 'fact', content: text }
    expect((await call('POST', '/api/v1/memories', { key, body: memory })).status).toBe(201)
    const turns = { user_id, infer: false, turns: [{ turn_id: `t${n}`, role: 'user', text }] }
    expect((await call('POST', '/api/v1/sessions/long/turns', { key, body: turns })).status).toBe(202)
  }
}

test('beside megabytes that are stored for the user a text costs little more than its length may', async () => {
  const app = await hostileApp()
  const world = await givenWorld('hostile', app)
  await store(world)
  await settled(world)
  const chosen = ({ operation, name }: TextField) => PLACES.includes(`${operation.id} ${name}`)
  const costs = await hostileCosts(() => Promise.resolve(world), chosen, settled, { kinds: KINDS })
  expect(new Set(costs.map(({ place }) => place)).size).toBe(PLACES.length)
  const beside = costs.map((cost) => ({ ...cost, allowed: BESIDE_MUCH * cost.allowed }))
  expect(beside.filter(isDear)).toEqual([])
}, 600_000)
