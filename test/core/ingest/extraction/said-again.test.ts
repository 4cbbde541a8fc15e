import { expect, test } from 'vitest'
import { type Step, told } from '../support/steps.ts'
import { extraction, fact, mark, user } from '../support/support.ts'

test('what is said to be the same is that memory, in another session and of another kind too', async () => {
  const lisbon = (session_id: string, turn_id: string, found: object): Step => ({
    session_id,
    turns: [user(turn_id, 'Lisbon in March was great.')],
    marks: [mark(turn_id)],
    extract: extraction(found),
  })
  const known = { ...fact('The user was in Lisbon', '2'), same_as: 1 }
  const { memories } = await told([
    lisbon('s', '1', { episodes: [fact('The user went to Lisbon in March', '1')] }),
    lisbon('t', '2', { episodes: [known] }),
    lisbon('u', '3', { facts: [{ ...known, source_turn_ids: ['3'] }] }),
  ])
  expect(memories).toMatchObject([
    {
      memory_type: 'episodic',
      content: 'The user went to Lisbon in March',
      sources: ['s/1', 't/2', 'u/3'],
    },
  ])
})

test('a pinned note that is said again stays one', async () => {
  const pin: Step = {
    turns: [user('1', 'Remember that my locker code is 4417')],
    marks: [mark('1', { save: true })],
    extract: extraction(),
  }
  const again: Step = {
    turns: [user('2', 'the locker code, 4417')],
    marks: [mark('2', { importance: 1 })],
    extract: extraction({ facts: [{ ...fact('The code is 4417', '2'), same_as: 1 }] }),
  }
  const { memories } = await told([pin, again])
  expect(memories).toMatchObject([
    { memory_type: 'note', category: 'note', subtype: 'user_pinned_note', sources: ['s/1', 's/2'] },
  ])
})
