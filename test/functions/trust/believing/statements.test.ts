import { expect, test } from 'vitest'
import { extraction, fact, mark, marks } from '../../../core/ingest/support/support.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

const told = { user_id: 'lin', memory_type: 'fact' } as const

test('what is known of a statement is given, edited and shown; what it is not is 422', async () => {
  const { at } = await givenTelling()
  const { body: memory, status } = await at('POST', '/api/v1/memories', {
    ...told,
    content: '交季度报告',
    category: 'task',
    said_by: '小王',
    about: '小王',
    modality: 'planned',
    due_at: '2026-05-10T08:00:00+08:00',
  })
  expect([status, memory]).toMatchObject([
    201,
    {
      said_by: '小王',
      about: '小王',
      modality: 'planned',
      due_at: '2026-05-10T00:00:00.000Z',
      last_stated_at: '2026-05-04T09:00:00.000Z',
      verified_at: null,
    },
  ])
  const patched = await at('PATCH', `/api/v1/memories/${memory.id}`, {
    version: 1,
    modality: 'stated',
    about: null,
  })
  expect(patched.body).toMatchObject({ modality: 'stated', about: 'user', version: 2 })
  const lost = await at('PATCH', `/api/v1/memories/${memory.id}`, { version: 2, category: 'fact' })
  expect([lost.status, lost.body.issues]).toMatchObject([422, [{ path: 'due_at' }]])
  const free = await at('PATCH', `/api/v1/memories/${memory.id}`, {
    version: 2,
    category: 'fact',
    due_at: null,
  })
  expect(free.body).toMatchObject({ category: 'fact', due_at: null })
})

test.each([
  [{ modality: 'maybe' }, 'modality'],
  [{ due_at: '2026-05-10T08:00:00Z' }, 'due_at'],
  [{ due_at: '2026-05-10T08:00:00Z', category: 'rule' }, 'due_at'],
  [{ due_at: 'tomorrow', category: 'task' }, 'due_at'],
  [{ said_by: 'x'.repeat(257) }, 'said_by'],
])('%j is 422 at %s', async (more, path) => {
  const { at } = await givenTelling()
  const { status, body } = await at('POST', '/api/v1/memories', { ...told, content: 'x', ...more })
  expect([status, body.issues?.[0]?.path]).toEqual([422, path])
})

test('extraction says by whom, about whom, how and until when; a repeat moves last_stated_at', async () => {
  const keep = (id: string, more = {}) => marks(mark(id, more))
  const models = scriptedModels({
    mark_turns: [keep('t1', { category: 'task' }), keep('t2'), keep('t3'), keep('t4')],
    extract: [
      extraction({
        facts: [
          {
            ...fact('Hand in the report', 't1'),
            modality: 'planned',
            time: { kind: 'planned_for', at: '2026-05-10' },
          },
        ],
      }),
      extraction({ facts: [fact('Bob likes jazz', 't2')] }),
      extraction({ facts: [fact('Bob likes jazz', 't3')] }),
      extraction({
        facts: [
          {
            ...fact('Lin lived in Brask', 't4'),
            time: { kind: 'true_since', at: '2019-01-01', until: '2021-06-30' },
          },
        ],
      }),
    ],
  })
  const { tell, memories, clock, recall } = await givenTelling({ models })
  await tell(['I must hand in the report by Sunday'])
  clock.advance({ minutes: 1 })
  await tell([{ text: 'I like jazz', name: 'Bob' }])
  clock.advance({ days: 3 })
  await tell([{ text: 'jazz!', name: 'Bob' }])
  await tell(['I lived in Brask from 2019 to mid 2021'])
  expect((await memories()).reverse()).toMatchObject([
    {
      content: 'Hand in the report',
      modality: 'planned',
      due_at: '2026-05-10T00:00:00.000Z',
      said_by: 'user',
    },
    { content: 'Bob likes jazz', about: 'Bob', last_stated_at: '2026-05-07T09:01:00.000Z', version: 2 },
  ])
  expect(await memories('&status=superseded')).toMatchObject([
    { content: 'Lin lived in Brask', invalid_at: '2021-06-30T00:00:00.000Z', superseded_by: null },
  ])
  const now = await recall('Brask', { sources: ['memories'] })
  expect(now.results).toEqual([])
  const then = await recall('Brask', { sources: ['memories'], as_of: '2020-01-01T00:00:00Z' })
  expect(then.results).toMatchObject([{ memory: { content: 'Lin lived in Brask' } }])
})

test.each([
  ['I live in Oslo.', 'I plan to move to Berlin.', 'planned'],
  ['我住在大连。', '我打算搬到柏林。', 'planned'],
  ['我住在大连。', '我想搬到柏林。', 'wished'],
])(
  'without a model, too, what is not so yet ends nothing and is no fact of the profile: %s %s',
  async (first, then, modality) => {
    const { tell, memories, recall, at } = await givenTelling()
    await tell([first])
    await tell([then])
    const all = await memories()
    const stated = all.filter((one: { modality: string }) => one.modality === 'stated')
    expect(all.map((one: { modality: string }) => one.modality).sort()).toEqual([modality, 'stated'].sort())
    expect((await recall(then)).context).toContain(`[${modality}]`)
    const { facts } = (await at('GET', '/api/v1/users/lin/profile')).body
    expect(facts.map(({ id }: { id: string }) => id)).toEqual([stated[0].id])
  },
)
