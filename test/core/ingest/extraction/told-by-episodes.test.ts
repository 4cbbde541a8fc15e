import { expect, test } from 'vitest'
import { listDependents } from '../../../../src/core/trust/list-dependents.ts'
import { type Step, told } from '../support/steps.ts'
import {
  entity,
  extraction,
  fact,
  mark,
  relation,
  storedMemories,
  storedRelations,
  user,
} from '../support/support.ts'

/** A turn that tells, by an event alone, where the person works from then on. */
const began = (turn_id: string, place: string, more: object = {}): Step => ({
  turns: [user(turn_id, `I started at ${place}`)],
  marks: [mark(turn_id)],
  session_id: `s${turn_id}`,
  extract: extraction({
    episodes: [fact(`The user started at ${place}`, turn_id)],
    entities: [entity('user', 'user', turn_id), entity(place, 'organisation', turn_id)],
    relations: [relation('user', 'works at', place, turn_id)],
    ...more,
  }),
})

/** A turn that answers what the first memory shown has become. */
const corrects = (turn_id: string, kind: string): Step => ({
  turns: [user(turn_id, 'I am not at Noma')],
  marks: [mark(turn_id)],
  session_id: `s${turn_id}`,
  extract: extraction({ corrections: [{ memory_id: 1, kind, source_turn_ids: [turn_id] }] }),
})

const held = async (ctx: Parameters<typeof storedRelations>[0]) =>
  (await storedRelations(ctx)).map(({ text, invalid_at, source }) => [text, invalid_at === null, source])

test('of one value at a time too, a relation comes from the event that tells it, and rests on it', async () => {
  const { ctx } = await told([began('1', 'Noma')])
  expect(await held(ctx)).toEqual([['user WORKS_AT Noma', true, 'The user started at Noma']])
  const [memory] = await storedMemories(ctx)
  const { items } = await listDependents(ctx, { id: memory!.id })
  expect(items.map(({ kind, text, ends }) => [kind, text, ends])).toEqual([
    ['relation', 'user -[WORKS_AT]-> Noma', true],
  ])
})

test('what follows ends the relation and not the event', async () => {
  const { ctx } = await told([began('1', 'Noma'), began('2', 'Alinea')])
  expect(await held(ctx)).toEqual([
    ['user WORKS_AT Noma', false, 'The user started at Noma'],
    ['user WORKS_AT Alinea', true, 'The user started at Alinea'],
  ])
  expect((await storedMemories(ctx)).map(({ superseded_by }) => superseded_by)).toEqual([null, null])
})

test.each([
  ['no_longer', [['user WORKS_AT Noma', false, 'The user started at Noma']]],
  ['never_was', []],
])('with the event that is %s its relation goes', async (kind, left) => {
  const { ctx } = await told([began('1', 'Noma'), corrects('2', kind)])
  expect(await held(ctx)).toEqual(left)
})

test('with a job that is over its relation ends, and not the name that was told beside it', async () => {
  const named = began('1', 'Noma', {
    entities: [
      entity('user', 'user', '1'),
      entity('Noma', 'organisation', '1'),
      entity('Maya', 'thing', '1'),
    ],
    episodes: [fact('The user is Maya and started at Noma', '1')],
    relations: [relation('user', 'works at', 'Noma', '1'), relation('user', 'named', 'Maya', '1')],
  })
  const { ctx } = await told([named, corrects('2', 'no_longer')])
  const left = (await held(ctx)).map(([text, isHeld]) => [text, isHeld])
  expect(left.sort()).toEqual([
    ['user NAMED Maya', true],
    ['user WORKS_AT Noma', false],
  ])
})
