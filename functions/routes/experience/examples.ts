import type { ClaimInfo } from '../../../src/core/experience/claims/schemas.ts'
import type { Item } from '../../../src/core/experience/schemas.ts'

export const ITEM_ID = 'mem:4c3b2a19-0f8e-4d7c-9b6a-5f4e3d2c1b0a'
export const RUN_ID = 'run-2026-03-02-1'
export const DELTA_ID = 'e7d6c5b4-a392-5180-8f7e-6d5c4b3a2918'

export const content = [
  'RBMEM_CLAIMS_V1',
  'TOPIC=modulators of MOF growth',
  `CLAIMS_JSON=${JSON.stringify([
    {
      claim_id: 'c1',
      status: 'hypothesis',
      facts: { source_run_ids: [RUN_ID] },
      inference: { summary: 'Benzoic acid slows nucleation and gives larger crystals.' },
      constraint: { avoid: [] },
      conditions: ['DMF, 120 °C'],
      limitations: [],
      support: { count: 0, run_ids: [] },
      contra: { count: 0, run_ids: [] },
    },
  ])}`,
].join('\n')

export const claim: ClaimInfo = {
  item_id: ITEM_ID,
  bank: 'default',
  claim_id: 'c1',
  status: 'hypothesis',
  summary: 'Benzoic acid slows nucleation and gives larger crystals.',
  facts: { source_run_ids: [RUN_ID] },
  inference: { summary: 'Benzoic acid slows nucleation and gives larger crystals.' },
  constraint: { avoid: [] },
  conditions: ['DMF, 120 °C'],
  limitations: [],
  support: { count: 0, run_ids: [] },
  contra: { count: 0, run_ids: [] },
  updated_at: '2026-03-01T09:00:00.000Z',
}

export const item: Item = {
  id: ITEM_ID,
  bank: 'default',
  status: 'active',
  content,
  version: 1,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
  matched_claims: null,
  claims: null,
}
