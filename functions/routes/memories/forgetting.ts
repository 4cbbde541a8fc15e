import * as z from 'zod'
import { forgetMemories } from '../../../src/core/forgetting/forget-memories.ts'
import { forgetMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { restoreMemory } from '../../../src/core/forgetting/restore-memory.ts'
import {
  DeleteMemoryOptions,
  ForgetMemories,
  ForgetPlan,
  Forgotten,
  MemoryForgotten,
} from '../../../src/core/forgetting/schemas.ts'
import { Memory, MemoryId } from '../../../src/core/memories/schemas.ts'
import { forgetPlan, forgotten, MEMORY_ID, memory, PLAN_ID } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'memories'

export const forgetting: readonly Operation[] = [
  operation({
    id: 'deleteMemory',
    method: 'DELETE',
    path: '/api/v1/memories/{id}',
    tag,
    access: 'write',
    summary: 'Forget a memory and the words that it came from',
    description:
      'Neither comes back by recall, lists, search, a prompt, the profile or an export. A turn that it ' +
      'alone comes from is hidden with it; of one that other memories come from too its part is (`█`). ' +
      '`turns=keep` ends the memory only. Traits that rest on it are computed again as if it had never ' +
      'been said. `dry_run=true` only says what would go; `restoreMemory` brings it back within ' +
      '`forget_grace_days` of the policy, unless `now=true` removes the bytes at once. A second time ' +
      'gives the same receipt and does nothing; once the bytes are gone it is 404.',
    params: MemoryId,
    query: DeleteMemoryOptions,
    answers: done(
      z.union([MemoryForgotten, ForgetPlan]),
      'The memory, its words for the last time, with the receipt; or of a dry run what would go',
    ),
    errors: ['not_found', 'in_progress'],
    example: {
      params: { id: MEMORY_ID },
      answer: {
        ...memory,
        expired_at: '2026-03-06T08:00:00.000Z',
        forgotten_at: '2026-03-06T08:00:00.000Z',
        version: 2,
        deletion: forgotten,
      },
    },
    verb: forgetMemory,
  }),
  operation({
    id: 'forgetMemories',
    method: 'DELETE',
    path: '/api/v1/memories',
    tag,
    access: 'write',
    summary: 'Forget the memories that a list shows, by a plan',
    description:
      'Without `plan_id` nothing is changed: a plan of at most 500 memories that the filters of the list ' +
      'find, with all that would go with them. With its `plan_id`, within 15 minutes, the plan is carried ' +
      'out; what has changed since stands in `skipped`, what came since is not touched. A second time ' +
      'gives the same receipt.',
    query: ForgetMemories,
    answers: done(z.union([Forgotten, ForgetPlan]), 'The plan, or what was forgotten by it'),
    errors: ['not_found', 'plan_required', 'plan_expired', 'in_progress'],
    example: {
      query: { user_id: 'ann', memory_type: 'fact' },
      answer: { ...forgetPlan, kind: 'memories', plan_id: PLAN_ID, expires_at: '2026-03-06T08:15:00.000Z' },
    },
    verb: forgetMemories,
  }),
  operation({
    id: 'restoreMemory',
    method: 'POST',
    path: '/api/v1/memories/{id}/restore',
    tag,
    access: 'write',
    summary: 'Bring a forgotten memory back',
    description:
      'Words, sources, turns, relations, names and evidence are back, traits as if it had never gone, and ' +
      'nothing refuses its words any more. What is live stays as it is; what ended in another way, or was ' +
      'said again meanwhile, is refused (409 `conflict`). Once the bytes are gone there is no such memory.',
    params: MemoryId,
    answers: done(Memory, 'The memory, as it was'),
    errors: ['not_found', 'conflict', 'in_progress'],
    replays: false,
    example: { params: { id: MEMORY_ID }, answer: memory },
    verb: restoreMemory,
  }),
]
