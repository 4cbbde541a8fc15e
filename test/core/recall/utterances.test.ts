import { expect, test } from 'vitest'
import { eachUtteranceOnce } from '../../../src/core/recall/context/utterances.ts'
import type { Ranked } from '../../../src/core/recall/ranking/rank.ts'

const ranked = (id: string, sources: string[], more: object): Ranked =>
  ({ id, sources, score: 1, memory: null, turn: null, ...more }) as unknown as Ranked
const memory = (id: string, content: string, memory_type = 'fact', ...sources: string[]) =>
  ranked(id, sources.length > 0 ? sources : ['t1'], { memory: { id, content, memory_type } })
const turn = (id: string, text: string) => ranked(id, [id], { turn: { text, name: null, role: 'user' } })

const scooter = memory('m1', 'The user has a scooter')
const theft = memory('m2', "The battery of the user's scooter was stolen downstairs", 'episodic')
const said = 'Bad luck, somebody stole the battery of my scooter, which stood downstairs'

const idsOf = (results: Ranked[], standing: Parameters<typeof eachUtteranceOnce>[1] = []) =>
  eachUtteranceOnce(results, standing).kept.map(({ id }) => id)

test.each<[string, Ranked[], string[]]>([
  ['what else a turn tells is a line of its own', [scooter, theft], ['m1', 'm2']],
  ['what says less of the same is none', [theft, scooter], ['m2']],
  ['beside the turn itself there is none', [turn('t1', said), scooter, theft], ['t1']],
  ['nor the turn beside them', [scooter, theft, turn('t1', 'Bad luck, they took it')], ['m1', 'm2']],
  ['a note is a copy', [scooter, memory('n1', said, 'note')], ['m1']],
  [
    'nor what two memories of the turn say together',
    [scooter, theft, memory('m3', 'The scooter stood downstairs and its battery was stolen')],
    ['m1', 'm2'],
  ],
])('of one turn: %s', (_what, results, ids) => expect(idsOf(results)).toEqual(ids))

test('what stands first counts, and hides nothing else that its turn tells', () => {
  const standing = [{ kind: 'm', id: 'm0', head: '', body: '', text: 'The user is allergic to penicillin' }]
  const allergy = memory('m0', 'The user is allergic to penicillin')
  const results = [allergy, theft, memory('m4', 'Penicillin is what the user is allergic to')]
  expect(idsOf(results, standing as unknown as Parameters<typeof eachUtteranceOnce>[1])).toEqual(['m2'])
})
