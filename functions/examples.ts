import type { Affinity } from '../src/core/affinity/schemas.ts'
import type { ForgetPlan, Forgotten } from '../src/core/forgetting/schemas.ts'
import type { Fact } from '../src/core/graph/schemas.ts'
import type { Job, Session } from '../src/core/ingest/schemas.ts'
import type { Memory } from '../src/core/memories/schemas.ts'
import type { Turn } from '../src/core/memories/turns/schemas.ts'
import type { Cycle } from '../src/core/reflection/schemas.ts'

/** Values that several operations show in their examples: one user, Ann, and what is known of her. */
export const JOB_ID = 'a1f0c7e2-8d7b-5c3e-9a55-3d1b7a0c4e10'
export const MEMORY_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
export const TRAIT_ID = '2b1c8f3e-4d5a-4e6f-8a7b-9c0d1e2f3a4b'
export const TENANT_ID = '0b7d3c1e-52f4-4b6a-9c1d-7e8f90a1b2c3'
export const KEY_ID = 'd4c3b2a1-1f2e-4d3c-8b4a-5f6e7d8c9b0a'
export const PLAN_ID = '3d2c1b0a-9f8e-4d7c-8b6a-594837261504'
export const RECEIPT = '91d3f0a2-6c5b-4e7d-8f9a-0b1c2d3e4f50'
export const CYCLE_ID = '5e4d3c2b-1a09-4f8e-9d7c-6b5a49382716'

export const memory: Memory = {
  id: MEMORY_ID,
  user_id: 'ann',
  memory_type: 'fact',
  content: 'Ann lives in Dalian.',
  importance: 6,
  valence: null,
  category: 'fact',
  subtype: 'profile',
  evidence_level: 'S0_user_claim',
  requires_confirmation: false,
  user_triggered_save: false,
  forget_policy: 'permanent',
  expires_at: null,
  valid_at: '2026-03-01T00:00:00.000Z',
  invalid_at: null,
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  expired_at: null,
  superseded_by: null,
  version: 1,
  metadata: {},
  sensitive: null,
  said_by: 'user',
  about: 'user',
  modality: 'stated',
  last_stated_at: '2026-03-02T09:00:00.000Z',
  verified_at: null,
  due_at: null,
  time: null,
  forgotten_at: null,
  trait: null,
}

export const trait: Memory = {
  ...memory,
  id: TRAIT_ID,
  memory_type: 'trait',
  content: 'Plans her week on Sunday evening.',
  importance: 7,
  category: null,
  subtype: null,
  evidence_level: null,
  valid_at: null,
  said_by: null,
  about: null,
  last_stated_at: null,
  trait: {
    stage: 'emerging',
    subtype: 'behavior',
    confidence: 0.46,
    context: 'personal',
    parent_id: null,
    child_ids: [],
    reinforcement_count: 2,
    contradiction_count: 0,
    first_observed: '2026-02-08T19:00:00.000Z',
    last_reinforced: '2026-03-01T19:30:00.000Z',
    window_start: null,
    window_end: null,
    derived_from: 'reflection',
    sides: null,
  },
}

export const turn: Turn = {
  turn_id: 't1',
  seq: 1,
  role: 'user',
  name: null,
  text: 'I live in Dalian now. 我现在住在大连。',
  timestamp_iso: '2026-03-02T08:59:00.000Z',
  attachments: [],
  meta: {},
  mark: {
    turn_id: 't1',
    keep: true,
    span: null,
    user_triggered_save: false,
    category: 'fact',
    subtype: 'profile',
    evidence_level: 'S0_user_claim',
    requires_confirmation: false,
    importance: 6,
    ttl_seconds: 15_552_000,
    forget_policy: 'temporary',
    task_state: null,
    reason: 'where the user lives',
    withheld: false,
    parts: [
      {
        span: null,
        category: 'fact',
        subtype: 'profile',
        evidence_level: 'S0_user_claim',
        importance: 0.6,
        ttl_seconds: 15_552_000,
        forget_policy: 'temporary',
        task_state: null,
        requires_confirmation: false,
        reason: 'where the user lives',
      },
    ],
  },
  memory_ids: [MEMORY_ID],
  forgotten_at: null,
}

export const fact: Fact = {
  subject: 'Ann',
  predicate: 'LIVES_IN',
  object: 'Dalian',
  weight: 0.9,
  hops: 1,
  path: ['Ann', 'Dalian'],
  text: 'Ann -[LIVES_IN]-> Dalian',
  source_memory_id: MEMORY_ID,
  valid_at: '2026-03-01T00:00:00.000Z',
}

export const job: Job = {
  job_id: JOB_ID,
  session_id: 'monday',
  user_id: 'ann',
  status: 'COMPLETED',
  attempts: { stage2: 0, stage3: 0 },
  next_retry_at: null,
  last_error: null,
  metrics: {
    archived_turns: 0,
    kept_turns: 1,
    memories_written: 1,
    entities_written: 2,
    relations_written: 1,
    items_rejected: {},
    model_calls: 3,
    tokens: 3_104,
  },
  created_at: '2026-03-02T09:00:00.000Z',
  completed_at: '2026-03-02T09:00:04.000Z',
}

export const session: Session = {
  session_id: 'monday',
  user_id: 'ann',
  started_at: '2026-03-02T08:59:00.000Z',
  last_turn_at: '2026-03-02T08:59:00.000Z',
  ended_at: null,
  last_reflected_at: null,
  cursor_committed: 't1',
  latest_job_id: JOB_ID,
  latest_status: 'COMPLETED',
}

export const affinity: Affinity = {
  user_id: 'ann',
  score: 0.62,
  state: 'close_friend',
  formality: 'informal',
  intimacy_level: 4,
  next_state: { state: 'best_friend', at_score: 0.7, messages_needed: 8 },
  last_interaction_at: '2026-03-02T08:59:00.000Z',
}

export const cycle: Cycle = {
  cycle_id: CYCLE_ID,
  trigger_type: 'importance',
  trigger_value: 34,
  status: 'completed',
  memories_scanned: 6,
  traits_created: 1,
  traits_reinforced: 0,
  traits_updated: 0,
  traits_dissolved: 0,
  rejected: {},
  model_calls: 1,
  error: null,
  started_at: '2026-03-02T10:10:00.000Z',
  completed_at: '2026-03-02T10:10:06.000Z',
}

const gone = {
  user_id: 'ann',
  rows: { memories: 1, turns: 1, relations: 1 },
  memory_ids: [MEMORY_ID],
  turns: [{ session_id: 'monday', turn_id: 't1' }],
}
const RELATION_ID = '8f7e6d5c-4b3a-4291-8071-6f5e4d3c2b1a'

export const forgotten: Forgotten = {
  receipt: RECEIPT,
  kind: 'memory',
  erased_at: '2026-03-06T08:00:00.000Z',
  restorable_until: '2026-04-05T08:00:00.000Z',
  ...gone,
  relations: [RELATION_ID],
  traits: [],
  skipped: [],
}

export const forgetPlan: ForgetPlan = {
  plan_id: null,
  expires_at: null,
  kind: 'memory',
  ...gone,
  relations: [{ id: RELATION_ID, text: 'user -[LIVES_IN]-> Dalian' }],
  traits: [],
  found: [{ id: MEMORY_ID, kind: 'memory', text: memory.content }],
  remaining: 0,
}

/** The deletion of what is no user's. */
export const removed = (kind: Forgotten['kind'], rows: Forgotten['rows']): Forgotten => ({
  receipt: RECEIPT,
  kind,
  user_id: null,
  erased_at: '2026-03-06T08:00:00.000Z',
  restorable_until: null,
  rows,
  memory_ids: [],
  turns: [],
  relations: [],
  traits: [],
  skipped: [],
})
