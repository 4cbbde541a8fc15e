import { expect, test } from 'vitest'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { given } from '../../support/given.ts'
import { remember, storedTraits } from '../../support/remember.ts'

const nothing = { new_trends: [], new_behaviors: [], reinforcements: [], contradictions: [], upgrades: [] }

test('three memories that show one pattern become a behavior', async () => {
  const { ctx, models } = await given.tenant()
  const ids = await remember(ctx, 'ann', [{ session: 's1' }, { session: 's2' }, { session: 's3' }])
  models.add({
    reflect: [{ ...nothing, new_behaviors: [{ content: 'drinks green tea', evidence_ids: ids, context: 'personal' }] }],
  })
  const answer = await reflect(ctx, { user_id: 'ann' })
  expect(answer).toMatchObject({ triggered: true, trigger_type: 'first', cycle: { status: 'completed', traits_created: 1 } })
  const trait = (await storedTraits(ctx, 'ann')).get('drinks green tea')
  expect(trait).toMatchObject({ trait_stage: 'candidate', trait_confidence: 0.4, trait_context: 'personal' })
})
