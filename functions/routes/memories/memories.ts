import { addMemories } from '../../../src/core/ingest/add-memories.ts'
import { AddMemories, Batch } from '../../../src/core/ingest/batch/schemas.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { getMemory } from '../../../src/core/memories/get.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import {
  AddMemory,
  ConfirmMemoryBody,
  FindMemories,
  Memory,
  MemoryId,
  MemoryList,
  PatchMemoryBody,
} from '../../../src/core/memories/schemas.ts'
import { findMemories } from '../../../src/core/memories/search.ts'
import { confirmMemory } from '../../../src/core/trust/confirm.ts'
import { MEMORY_ID, memory } from '../../examples.ts'
import { done, EMBEDDING_ERRORS, type Operation, operation } from '../../operation.ts'

const tag = 'memories'
const corrected: Memory = {
  ...memory,
  content: 'Ann lives in Dalian, near the sea.',
  updated_at: '2026-03-05T18:00:00.000Z',
  version: 2,
}

export const memories: readonly Operation[] = [
  operation({
    id: 'addMemory',
    method: 'POST',
    path: '/api/v1/memories',
    tag,
    access: 'write',
    summary: 'Store a memory as it is told',
    description:
      'Stores the content without asking a language model: permanent and of importance 5 unless told ' +
      'otherwise. The same content of the same type on a live memory is a repeat: the stored one comes ' +
      'back, unchanged. Traits cannot be stored, only reflection makes them. An unknown user is made.',
    body: AddMemory,
    answers: {
      created: { status: 201, description: 'The memory, stored now', schema: Memory },
      repeated: { status: 200, description: 'The memory that said the same already', schema: Memory },
    },
    errors: ['trait_is_derived', 'conflict', 'quota_exceeded', ...EMBEDDING_ERRORS],
    example: {
      body: { user_id: 'ann', memory_type: 'fact', content: 'Ann lives in Dalian.', importance: 6 },
      answer: memory,
    },
    verb: addMemory,
  }),
  operation({
    id: 'addMemories',
    method: 'POST',
    path: '/api/v1/memories/batch',
    tag,
    access: 'write',
    keys_only: true,
    summary: 'Store many memories as they are told',
    description:
      'At most 500, of one user or of several, without asking a language model and with one embedding ' +
      'call. With `external_id` the id follows from user, source and that name, so that the same sent ' +
      'again is `existing`: nothing is changed and nothing is reinforced. An item may be refused by ' +
      'itself while the others are stored; a fault in its shape is 422 for the whole request. What has an ' +
      '`invalid_at` is stored as ended. `relation` becomes an edge of the graph with the memory as its ' +
      'source.',
    body: AddMemories,
    answers: done(Batch, 'What became of each item'),
    errors: ['quota_exceeded', ...EMBEDDING_ERRORS],
    example: {
      body: {
        items: [
          {
            user_id: 'ann',
            memory_type: 'fact',
            content: 'Ann lives in Dalian.',
            source: 'crm',
            external_id: '4711',
            relation: {
              subject: { name: 'user' },
              predicate: 'lives in',
              object: { name: 'Dalian', type: 'place' },
            },
          },
        ],
      },
      answer: {
        created: 1,
        existing: 0,
        refused: 0,
        items: [{ index: 0, id: MEMORY_ID, status: 'created', code: null }],
      },
    },
    verb: addMemories,
  }),
  operation({
    id: 'listMemories',
    method: 'GET',
    path: '/api/v1/memories',
    tag,
    access: 'read',
    summary: 'List or search the memories of a user',
    description:
      'Newest first, page by page. With `query` a search: the best first, what is irrelevant is left out, ' +
      'and there are no further pages. Active memories unless `status` says otherwise; an unknown user ' +
      'has none. For memories, turns and facts together, ready for a prompt, use `recall`.',
    query: FindMemories,
    answers: done(MemoryList, 'A page of memories, or the results of the search'),
    errors: ['no_deep_paging', ...EMBEDDING_ERRORS],
    example: {
      query: { user_id: 'ann', memory_type: 'fact', limit: 20 },
      answer: { items: [memory], next_cursor: null },
    },
    verb: findMemories,
  }),
  operation({
    id: 'getMemory',
    method: 'GET',
    path: '/api/v1/memories/{id}',
    tag,
    access: 'read',
    summary: 'Read one memory',
    description: 'The memory whatever its status: also one that is expired, superseded or dissolved.',
    params: MemoryId,
    answers: done(Memory, 'The memory'),
    errors: ['not_found'],
    example: { params: { id: MEMORY_ID }, answer: memory },
    verb: getMemory,
  }),
  operation({
    id: 'patchMemory',
    method: 'PATCH',
    path: '/api/v1/memories/{id}',
    tag,
    access: 'write',
    summary: 'Edit a memory',
    description:
      'Changes the fields that are given and keeps the old version in the history. `version` is the one ' +
      'that was read: if another is stored, nothing is changed (409 `version_conflict`). New content is ' +
      'embedded again. Traits are refused, and so are memories that have ended.',
    params: MemoryId,
    body: PatchMemoryBody,
    answers: done(Memory, 'The memory as edited'),
    errors: [
      'not_found',
      'trait_is_derived',
      'version_conflict',
      'conflict',
      'quota_exceeded',
      ...EMBEDDING_ERRORS,
    ],
    example: {
      params: { id: MEMORY_ID },
      body: { content: 'Ann lives in Dalian, near the sea.', version: 1 },
      answer: corrected,
    },
    verb: patchMemory,
  }),
  operation({
    id: 'confirmMemory',
    method: 'POST',
    path: '/api/v1/memories/{id}/confirm',
    tag,
    access: 'write',
    summary: 'Take the user’s answer to “is this so?”',
    description:
      'Yes: the memory is `S3_user_confirmed` and no longer pending; with `content` it is corrected as ' +
      'well. No: it expires. The answer moves the affinity in the same batch; the same answer again ' +
      'changes nothing. Traits are refused, and so are memories that have ended.',
    params: MemoryId,
    body: ConfirmMemoryBody,
    answers: done(Memory, 'The memory, confirmed, corrected or expired'),
    errors: [
      'not_found',
      'trait_is_derived',
      'conflict',
      'version_conflict',
      'quota_exceeded',
      ...EMBEDDING_ERRORS,
    ],
    example: {
      params: { id: MEMORY_ID },
      body: { confirmed: true },
      answer: { ...memory, evidence_level: 'S3_user_confirmed', version: 2 },
    },
    verb: confirmMemory,
  }),
]
