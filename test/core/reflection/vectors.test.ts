import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { cosine, fromHalfvec } from '../../../src/core/traits/belief/vectors.ts'
import { behavior, proposing } from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

test('half floats from Postgres are the numbers that it was given', async () => {
  const { ctx } = await given.tenant()
  const numbers = [0, 1, -1, 0.5, 0.0999, -0.03125, 65504, 6e-8, -0.00001, 1.5e-5, 0.33325]
  const [rows] = await ctx.db.batch([
    statement<{ sent: string }>(
      sql`SELECT encode(halfvec_send(v), 'base64') AS sent
          FROM (SELECT ${JSON.stringify(numbers)}::halfvec AS v) q`,
    ),
  ])
  const read = fromHalfvec(rows[0]!.sent)
  expect(read).toHaveLength(numbers.length)
  for (const [place, value] of numbers.entries())
    expect(read[place]).toBeCloseTo(value, Math.abs(value) < 1e-4 ? 6 : 3)
})

test.each([
  ['the same direction', [1, 2, 3], [2, 4, 6], 1],
  ['at right angles', [1, 0], [0, 3], 0],
  ['opposite', [1, 1], [-1, -1], -1],
  ['nothing', [0, 0], [1, 1], 0],
])('cosine of %s', (_name, left, right, expected) => {
  expect(cosine(left, right)).toBeCloseTo(expected, 12)
})

test('the same words written otherwise are the same trait by their stored vector, other words are not', async () => {
  const { ctx, models, clock } = await given.tenant()
  const first = await remember(ctx, 'ann', [{}, {}, {}])
  models.add({ reflect: [proposing(behavior('drinks green tea in the morning', first))] })
  await reflect(ctx, { user_id: 'ann' })
  clock.advance({ days: 1 })
  const second = await remember(ctx, 'ann', [{}, {}, {}])
  models.add({
    reflect: [
      proposing({
        new_behaviors: ['Drinks green tea, in the morning!', 'repairs old clocks at night'].map(
          (content) => ({
            content,
            evidence_ids: second,
          }),
        ),
      }),
    ],
  })
  const { cycle } = await reflect(ctx, { user_id: 'ann' })
  expect(cycle).toMatchObject({ traits_created: 1, traits_reinforced: 1, rejected: {} })
  const traits = await storedTraits(ctx, 'ann')
  expect([...traits.keys()]).toEqual(['drinks green tea in the morning', 'repairs old clocks at night'])
  // 0.4 · e^(−0.005) = 0.39800, + 0.60200 · 0.15
  expect(traits.get('drinks green tea in the morning')?.trait_confidence).toBeCloseTo(0.4883, 5)
})
