import { listEvidence } from '../../../src/core/memories/list-evidence.ts'
import { listHistory } from '../../../src/core/memories/list-history.ts'
import { listSources } from '../../../src/core/memories/list-sources.ts'
import { MemoryId, PageOf } from '../../../src/core/memories/schemas.ts'
import { EvidenceList, HistoryList, SourceList } from '../../../src/core/memories/traces/schemas.ts'
import { CYCLE_ID, MEMORY_ID, memory, TRAIT_ID } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'memories'
const Paging = PageOf.omit({ id: true })

/** Where a memory comes from and what happened to it. */
export const provenance: readonly Operation[] = [
  operation({
    id: 'listMemoryHistory',
    method: 'GET',
    path: '/api/v1/memories/{id}/history',
    tag,
    access: 'read',
    summary: 'List what happened to a memory',
    description: 'Every change with its old and new content, oldest first, whoever or whatever made it.',
    params: MemoryId,
    query: Paging,
    answers: done(HistoryList, 'A page of changes'),
    errors: ['not_found'],
    example: {
      params: { id: MEMORY_ID },
      query: { limit: 50 },
      answer: {
        items: [
          {
            id: '3f2a1b0c-9d8e-4f7a-8b6c-5d4e3f2a1b0c',
            memory_id: MEMORY_ID,
            event: 'created',
            old_content: null,
            new_content: memory.content,
            detail: {},
            actor: 'user',
            cycle_id: null,
            created_at: memory.created_at,
          },
        ],
        next_cursor: null,
      },
    },
    verb: listHistory,
  }),
  operation({
    id: 'listMemorySources',
    method: 'GET',
    path: '/api/v1/memories/{id}/sources',
    tag,
    access: 'read',
    summary: 'List the turns that a memory comes from',
    description:
      'The kept text of every turn, in the order of the conversation. For a trait the sessions of its ' +
      'evidence, without turns. A memory that was told has none.',
    params: MemoryId,
    query: Paging,
    answers: done(SourceList, 'A page of sources'),
    errors: ['not_found'],
    example: {
      params: { id: MEMORY_ID },
      answer: {
        items: [
          {
            session_id: 'monday',
            turn_id: 't1',
            span: { start: 0, end: 21 },
            text: 'I live in Dalian now.',
            role: 'user',
            timestamp_iso: '2026-03-02T08:59:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listSources,
  }),
  operation({
    id: 'listTraitEvidence',
    method: 'GET',
    path: '/api/v1/memories/{id}/evidence',
    tag,
    access: 'read',
    summary: 'List what speaks for and against a trait',
    description:
      'The memories that support or contradict the trait, oldest first; none for any other memory.',
    params: MemoryId,
    query: Paging,
    answers: done(EvidenceList, 'A page of evidence'),
    errors: ['not_found'],
    example: {
      params: { id: TRAIT_ID },
      answer: {
        items: [
          {
            memory: {
              ...memory,
              memory_type: 'episodic',
              content: 'Ann wrote her list for the week on Sunday.',
            },
            evidence_type: 'supporting',
            quality: 'B',
            cycle_id: CYCLE_ID,
            created_at: '2026-03-02T10:10:06.000Z',
            session_ids: ['monday'],
          },
        ],
        next_cursor: null,
      },
    },
    verb: listEvidence,
  }),
]
