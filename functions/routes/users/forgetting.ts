import * as z from 'zod'
import { forgetAbout } from '../../../src/core/forgetting/forget-about.ts'
import { listErasures } from '../../../src/core/forgetting/list-erasures.ts'
import {
  ErasureList,
  ForgetAboutBody,
  ForgetPlan,
  Forgotten,
  ListErasures,
  OfUser,
} from '../../../src/core/forgetting/schemas.ts'
import { forgetPlan, KEY_ID, MEMORY_ID, memory, PLAN_ID, RECEIPT } from '../../examples.ts'
import { done, EMBEDDING_ERRORS, type Operation, operation } from '../../operation.ts'

export const forgettingOfUsers: readonly Operation[] = [
  operation({
    id: 'forget',
    method: 'POST',
    path: '/api/v1/users/{user_id}/forget',
    tag: 'users',
    access: 'write',
    summary: 'Forget what a search finds for some words, by a plan',
    description:
      'With `about` nothing is changed: a plan of the memories and turns that a search finds, best first, ' +
      'with all that would go with them. With its `plan_id`, within 15 minutes, the plan is carried out, ' +
      'or only `ids` of it. Nothing is ever deleted by similarity alone. A second time gives the same ' +
      'receipt.',
    params: OfUser,
    body: ForgetAboutBody,
    answers: done(z.union([Forgotten, ForgetPlan]), 'The plan, or what was forgotten by it'),
    errors: ['not_found', 'plan_required', 'plan_expired', 'in_progress', ...EMBEDDING_ERRORS],
    replays: false,
    example: {
      params: { user_id: 'ann' },
      body: { about: 'where I live' },
      answer: {
        ...forgetPlan,
        kind: 'forget',
        plan_id: PLAN_ID,
        expires_at: '2026-03-06T08:15:00.000Z',
        found: [{ id: MEMORY_ID, kind: 'memory', text: memory.content }],
      },
    },
    verb: forgetAbout,
  }),
  operation({
    id: 'listErasures',
    method: 'GET',
    path: '/api/v1/erasures',
    tag: 'system',
    access: 'admin',
    keys_only: true,
    summary: 'List the receipts of all deletions',
    description:
      'Newest first: what was deleted, how much, when and by whom, without names and words. A receipt ' +
      'outlives its user.',
    query: ListErasures,
    answers: done(ErasureList, 'A page of receipts'),
    example: {
      query: { limit: 20 },
      answer: {
        items: [
          {
            receipt: RECEIPT,
            kind: 'memory',
            erased_at: '2026-03-06T08:00:00.000Z',
            by: 'key',
            key_id: KEY_ID,
            rows: { memories: 1, turns: 1, relations: 1 },
            memory_ids: [MEMORY_ID],
            restored_at: null,
            removed_at: null,
          },
        ],
        next_cursor: null,
      },
    },
    verb: listErasures,
  }),
]
