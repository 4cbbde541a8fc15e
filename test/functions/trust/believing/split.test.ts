import { expect, test } from 'vitest'
import { proposing } from '../../../support/given/reflecting.ts'
import { givenTelling } from '../../../support/given/telling.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'

const HOME = ['Lin was loud at home', 'Lin sang loudly at dinner', 'Lin shouted at the game on TV']
const WORK = [
  'Lin was quiet in the meeting',
  'Lin said nothing in the review',
  'Lin was silent at the stand-up',
]

/** A trait of three memories, contradicted by three, and what the second call answers. */
async function givenDispute(sides: (numbers: Record<string, number>) => object) {
  const models = scriptedModels()
  const app = await givenTelling({ models })
  const add = async (content: string) =>
    (await app.at('POST', '/api/v1/memories', { user_id: 'lin', memory_type: 'fact', content })).body
      .id as string
  const numbersIn = (prompt: string) =>
    Object.fromEntries(
      [...prompt.matchAll(/"id":(\d+),"content":"([^"]+)"/gu)].map(([, id, content]) => [
        content!,
        Number(id),
      ]),
    )
  const answering =
    (make: (numbers: Record<string, number>) => object) => (request: { rendered: { prompt: string } }) =>
      make(numbersIn(request.rendered.prompt))
  const evidence = (contents: string[], numbers: Record<string, number>) =>
    contents.map((content) => numbers[content]!)
  const reflect = async () => (await app.at('POST', '/api/v1/users/lin/reflect', { force: true })).body.cycle
  for (const content of HOME) await add(content)
  models.add({
    reflect: [
      answering((numbers) =>
        proposing({
          new_behaviors: [
            { content: 'Lin is loud', evidence_ids: evidence(HOME, numbers), context: 'personal' },
          ],
        } as never),
      ),
    ],
  })
  await reflect()
  app.clock.advance({ days: 1 })
  const ids: string[] = []
  const against = (contents: string[]) =>
    answering((numbers) =>
      proposing({
        contradictions: [{ trait_id: 'T1', contradicting_evidence_ids: evidence(contents, numbers) }],
      } as never),
    )
  for (const content of WORK.slice(0, 2)) ids.push(await add(content))
  models.add({ reflect: [against(WORK.slice(0, 2))] })
  await reflect()
  app.clock.advance({ days: 1 })
  ids.push(await add(WORK[2]!))
  models.add({
    reflect: [against(WORK.slice(2))],
    resolve_contradictions: [
      answering((numbers) => ({
        resolutions: [{ trait_id: 'T1', action: 'split', reasoning: 'by place', ...sides(numbers) }],
      })),
    ],
  })
  const cycle = await reflect()
  const [trait] = (await app.at('GET', '/api/v1/users/lin/traits?min_stage=candidate')).body.items
  return { ...app, cycle, trait, ids }
}

const good = (numbers: Record<string, number>) => ({
  sides: [
    { context: 'personal', content: 'Lin is loud at home', evidence_ids: HOME.map((one) => numbers[one]) },
    {
      context: 'work',
      content: 'Lin is quiet at work',
      evidence_ids: WORK.slice(0, 2).map((one) => numbers[one]),
    },
  ],
})

test('evidence that splits by context makes two sides; trait_context picks one; a side left with one memory is undone', async () => {
  const { trait, recall, at, ids } = await givenDispute(good)
  expect(trait).toMatchObject({
    content: 'Lin is loud at home; Lin is quiet at work',
    trait: { context: 'general', contradiction_count: 0, stage: 'emerging' },
  })
  expect(trait.trait.sides).toMatchObject([
    { context: 'personal', content: 'Lin is loud at home' },
    { context: 'work', content: 'Lin is quiet at work' },
  ])
  expect(trait.trait.sides[0].confidence).toBeCloseTo(0.4 * Math.exp(-0.005 * 2), 3)
  expect(trait.trait.sides[1].confidence).toBeCloseTo(0.4 * Math.exp(-0.005), 3)
  expect(trait.trait.confidence).toBe(trait.trait.sides[1].confidence)
  const contentFor = async (trait_context?: string) =>
    (
      await recall('Is Lin loud or quiet?', { types: ['trait'], ...(trait_context && { trait_context }) })
    ).results.map(({ memory }: { memory: { content: string } }) => memory.content)
  expect(await contentFor('work')).toEqual(['Lin is quiet at work'])
  expect(await contentFor('personal')).toEqual(['Lin is loud at home'])
  expect(await contentFor()).toEqual([trait.content])
  await at('POST', `/api/v1/memories/${ids[0]}/confirm`, { confirmed: false })
  const after = (await at('GET', `/api/v1/memories/${trait.id}`)).body
  expect([after.content, after.trait.sides, after.trait.context]).toEqual(['Lin is loud', null, 'personal'])
})

test.each([
  ['one side', (numbers: Record<string, number>) => ({ sides: good(numbers).sides.slice(0, 1) })],
  [
    'one context',
    (numbers: Record<string, number>) => ({
      sides: good(numbers).sides.map((side) => ({ ...side, context: 'work' })),
    }),
  ],
  [
    'one memory',
    (numbers: Record<string, number>) => ({
      sides: good(numbers).sides.map((side) => ({ ...side, evidence_ids: side.evidence_ids.slice(0, 1) })),
    }),
  ],
  ['no sides', () => ({})],
])('%s is no split: nothing changes, and it is counted', async (_, sides) => {
  const { cycle, trait } = await givenDispute(sides)
  expect(cycle.rejected).toEqual({ bad_split: 1 })
  expect([trait.content, trait.trait.sides]).toEqual(['Lin is loud', null])
})
