import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ExtractInput } from '../../../../prompts/extract.ts'
import { given } from '../../../support/given.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import { NOW, type Step, told } from '../support/steps.ts'
import {
  drop,
  entity,
  extraction,
  fact,
  ingest,
  mark,
  marks,
  relation,
  rows,
  storedMemories,
  user,
} from '../support/support.ts'

const ID = '7b0a1c2e-5a3f-4d5e-9d3e-1f2a3b4c5d6'
const [first, second] = [`${ID}a`, `${ID}b`]

test('turns with long ids are asked and answered for by number, in a repair too', async () => {
  const models = scriptedModels({
    mark_turns: [marks(mark('1')), marks(mark('1'), drop('2'))],
    extract: [extraction({ facts: [fact('The user plays the harp', '1'), fact('x', '2')] })],
  })
  const { ctx } = await given.tenant({ now: NOW, models })
  const job = await ingest(ctx, [user(first, 'I play the harp.'), user(second, 'bye')])
  const asked = models.requests.filter(({ task }) => task !== 'reflect')
  expect(asked.map(({ rendered }) => rendered.prompt).join()).not.toContain(ID)
  expect(models.of('mark_turns')[1]!.repair!.faults).toEqual(['turn "2" is not judged'])
  expect(await storedMemories(ctx)).toMatchObject([
    { content: 'The user plays the harp', sources: [`s/${first}`] },
  ])
  expect(job.metrics.items_rejected).toEqual({ source_not_kept: 1 })
})

test('what is to come is planned, and what is said to be stated or wished is that', async () => {
  const time = { kind: 'planned_for', at: '2026-05-09' }
  const facts = [
    { ...fact('The user moves in May', '1'), time },
    { ...fact('The user would like to sail', '1'), time, modality: 'wished' },
    { ...fact('The fair opens in May', '1'), time, modality: 'stated' },
    { ...fact('The user moved in March', '1'), time: { ...time, kind: 'happened_at' } },
  ]
  const { ctx } = await told([
    { turns: [user('1', 'so much to do')], marks: [mark('1')], extract: extraction({ facts }) },
  ])
  const kept = await rows<{ content: string; modality: string | null }>(
    ctx,
    sql`SELECT content, modality FROM memories WHERE memory_type = 'fact' ORDER BY content`,
  )
  expect(kept.map(({ modality }) => modality)).toEqual([null, null, 'planned', 'wished'])
})

test('what is still open is shown to extraction as open, also where no word is shared', async () => {
  const plans: Step = {
    turns: [user('1', 'flats, sailing, and the harp')],
    marks: [mark('1')],
    extract: extraction({
      facts: [
        { ...fact('The user looks for a flat', '1'), modality: 'planned' },
        fact('The user wants the red boat', '1'),
        fact('The user owns a harp', '1'),
      ],
      entities: [entity('user', 'user', '1'), entity('the red boat', 'thing', '1')],
      relations: [relation('user', 'WANTS', 'the red boat', '1')],
    }),
  }
  const later: Step = {
    turns: [user('2', 'signed for the flat, and sold my harp')],
    marks: [mark('2')],
    extract: extraction(),
  }
  const { models } = await told([plans, later])
  const { memories } = models.of('extract')[1]!.input as ExtractInput
  expect(memories.map(({ content }) => content).toSorted()).toEqual([
    'The user looks for a flat',
    'The user owns a harp',
    'The user wants the red boat',
  ])
})
