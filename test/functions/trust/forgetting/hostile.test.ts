import { expect, test } from 'vitest'
import { givenApp } from '../../../support/app.ts'
import { processorMsOnce } from '../../../support/processor.ts'

const fill = (text: string) => text.repeat(Math.floor(31_000 / Buffer.byteLength(text)))
const LONG = [
  fill('On weekends I walk along the sea. 我住在海边，周末常散步。'),
  `a${fill('\u0301\u0316')}`,
  fill('字'),
  fill('['),
]
/** Ends of a relation that no turn names: each turn is looked through for them. */
const TOLD = {
  user_id: 'ann',
  memory_type: 'fact',
  content: 'Zelda works in Tromsø.',
  relation: {
    subject: { name: 'Zelda', type: 'person' },
    predicate: 'works_in',
    object: { name: 'Tromsø', type: 'place' },
  },
}

test('forgetting beside long turns takes the time of reading them once, whatever they are made of', async () => {
  const { tenant, call } = await givenApp({ environment: { RATE_LIMIT_PER_MINUTE: 100_000 } })
  const { api_key: key } = await tenant()
  for (const [n, text] of [...LONG, ...LONG].entries()) {
    const body = { user_id: 'ann', turns: [{ turn_id: `t${n}`, role: 'user', text: `${n} ${text}` }] }
    expect((await call('POST', '/api/v1/sessions/s/turns', { key, body })).status).toBe(202)
  }
  const told = await call('POST', '/api/v1/memories/batch', { key, body: { items: [TOLD] } })
  expect(told.status, JSON.stringify(told.body)).toBeLessThan(300)
  const listed = await call('GET', '/api/v1/memories?user_id=ann&memory_type=fact', { key })
  const taken = await processorMsOnce(async () => {
    const gone = await call('DELETE', `/api/v1/memories/${listed.body.items[0].id}`, { key })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  })
  expect(taken).toBeLessThan(1_500)
})
