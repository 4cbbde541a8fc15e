import { OfUser } from '../../../src/core/affinity/schemas.ts'
import { getSubgraph } from '../../../src/core/graph/get-subgraph.ts'
import { listEntities } from '../../../src/core/graph/list-entities.ts'
import { listFacts } from '../../../src/core/graph/list-facts.ts'
import {
  EntityList,
  FactList,
  GetSubgraph,
  ListEntities,
  ListFacts,
  Subgraph,
} from '../../../src/core/graph/schemas.ts'
import { fact, MEMORY_ID } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'users'

export const graph: readonly Operation[] = [
  operation({
    id: 'listEntities',
    method: 'GET',
    path: '/api/v1/users/{user_id}/graph/entities',
    tag,
    access: 'read',
    summary: 'List the people, places and things that a user spoke of',
    description: 'By name, with the aliases under which they are known; an unknown user has none.',
    params: OfUser,
    query: ListEntities.omit({ user_id: true }),
    answers: done(EntityList, 'A page of entities'),
    example: {
      params: { user_id: 'ann' },
      answer: {
        items: [{ name: 'Dalian', type: 'place', aliases: ['大连'] }],
        next_cursor: null,
      },
    },
    verb: listEntities,
  }),
  operation({
    id: 'listFacts',
    method: 'GET',
    path: '/api/v1/users/{user_id}/graph/facts',
    tag,
    access: 'read',
    summary: 'List what is known of an entity, up to three relations away',
    description:
      'Facts around `entity` (a name or an alias), nearer and heavier first; without one, direct facts of ' +
      'all. More than one hop needs an entity to start from. An unknown user or entity has no facts.',
    params: OfUser,
    query: ListFacts.omit({ user_id: true }),
    answers: done(FactList, 'A page of facts'),
    example: {
      params: { user_id: 'ann' },
      query: { entity: 'Ann', hops: 2 },
      answer: { items: [fact], next_cursor: null },
    },
    verb: listFacts,
  }),
  operation({
    id: 'getSubgraph',
    method: 'GET',
    path: '/api/v1/users/{user_id}/graph/subgraph',
    tag,
    access: 'read',
    summary: 'Read a part of the graph, to be drawn',
    description:
      'Nodes around `center`, nearer and heavier first, and all relations between them that hold now or ' +
      'at `as_of`; `ended=true` adds those that are over. The user’s own node is passed through only as ' +
      'the centre. An unknown user or centre has none.',
    params: OfUser,
    query: GetSubgraph.omit({ user_id: true }),
    answers: done(Subgraph, 'Nodes and edges'),
    example: {
      params: { user_id: 'ann' },
      query: { hops: 2 },
      answer: {
        center: '5d0a5f0c-7a3b-4a53-9a0e-0b8f0d1f6a11',
        nodes: [
          {
            id: '5d0a5f0c-7a3b-4a53-9a0e-0b8f0d1f6a11',
            name: 'user',
            type: 'user',
            aliases: ['Ann'],
            degree: 1,
          },
          {
            id: '0e9d4c7e-3c54-4e0f-8a55-4b1f7a0b6c22',
            name: 'Dalian',
            type: 'place',
            aliases: ['大连'],
            degree: 1,
          },
        ],
        edges: [
          {
            id: '77c1a9a4-2a0b-4d4f-9d0b-1f2e3d4c5b33',
            from: '5d0a5f0c-7a3b-4a53-9a0e-0b8f0d1f6a11',
            to: '0e9d4c7e-3c54-4e0f-8a55-4b1f7a0b6c22',
            predicate: 'LIVES_IN',
            weight: 0.5,
            valid_at: '2026-03-02T09:00:00.000Z',
            invalid_at: null,
            source_memory_id: MEMORY_ID,
          },
        ],
        truncated: false,
      },
    },
    verb: getSubgraph,
  }),
]
