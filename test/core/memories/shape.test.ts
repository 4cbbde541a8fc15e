import { describe, expect, test } from 'vitest'
import { Memory } from '../../../src/core/memories/schemas.ts'
import { historyActor, historyRow, toHistory } from '../../../src/core/memories/table/history.ts'
import { type MemoryRow, toMemory } from '../../../src/core/memories/table/shape.ts'
import { History } from '../../../src/core/memories/traces/schemas.ts'

const at = new Date('2026-03-01T08:00:00.123Z')
const id = '0b7f6a1e-6c3a-4d0e-9a51-2f5f1f1c9d10'

const bare: MemoryRow = {
  id,
  memory_type: 'fact',
  content: '住在大连',
  importance: 5,
  valence: null,
  category: null,
  subtype: null,
  evidence_level: null,
  requires_confirmation: false,
  user_triggered_save: false,
  forget_policy: 'permanent',
  expires_at: null,
  valid_at: null,
  invalid_at: null,
  created_at: at,
  updated_at: at,
  expired_at: null,
  superseded_by: null,
  version: 1,
  metadata: {},
  sensitive: null,
  trait_stage: null,
  trait_subtype: null,
  trait_confidence: null,
  trait_context: null,
  trait_parent_id: null,
  trait_reinforcement_count: null,
  trait_contradiction_count: null,
  trait_first_observed: null,
  trait_last_reinforced: null,
  trait_window_start: null,
  trait_window_end: null,
  trait_derived_from: null,
  trait_sides: null,
  said_by: null,
  about: null,
  modality: null,
  last_stated_at: null,
  verified_at: null,
  due_at: null,
  time: null,
  minutes_east: 0,
  forgotten_at: null,
}

describe('toMemory', () => {
  test('keeps every key of the shape, null where nothing is known', () => {
    const memory = toMemory(bare, { user_id: 'lin' })
    expect(Object.keys(memory)).toEqual(Object.keys(Memory.shape))
    expect(memory).toMatchObject({
      user_id: 'lin',
      valence: null,
      expires_at: null,
      trait: null,
      created_at: at.toISOString(),
    })
    expect(Memory.parse(memory)).toEqual(memory)
  })

  test('a trait shows its children and its parent', () => {
    const trait = toMemory(
      {
        ...bare,
        memory_type: 'trait',
        trait_stage: 'emerging',
        trait_subtype: 'behavior',
        trait_confidence: 0.49,
        trait_parent_id: id,
      },
      { user_id: 'lin', child_ids: [id] },
    ).trait
    expect(trait).toMatchObject({
      stage: 'emerging',
      confidence: 0.49,
      context: 'general',
      parent_id: id,
      child_ids: [id],
    })
    expect(trait).toMatchObject({
      reinforcement_count: 0,
      contradiction_count: 0,
      window_end: null,
      derived_from: 'reflection',
      sides: null,
    })
  })
})

describe('historyRow', () => {
  test('a change shows itself with every key', () => {
    const shown = toHistory(
      historyRow({ memory_id: id, event: 'edited', old_content: 'a', new_content: 'b', actor: 'user' }, at),
    )
    expect(History.parse(shown)).toEqual(shown)
    expect(shown).toMatchObject({
      old_content: 'a',
      new_content: 'b',
      cycle_id: null,
      detail: {},
      created_at: at.toISOString(),
    })
  })

  test('a key and a user token are the user, a sweep is the system', () => {
    expect(historyActor({ kind: 'key', key_id: id })).toBe('user')
    expect(historyActor({ kind: 'user', user_id: 'lin' })).toBe('user')
    expect(historyActor({ kind: 'system' })).toBe('system')
  })
})
