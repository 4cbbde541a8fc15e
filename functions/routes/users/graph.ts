import { OfUser } from '../../../src/core/affinity/schemas.ts'
import { listEntities } from '../../../src/core/graph/list-entities.ts'
import { listFacts } from '../../../src/core/graph/list-facts.ts'
import { EntityList, FactList, ListEntities, ListFacts } from '../../../src/core/graph/schemas.ts'
import { fact } from '../../examples.ts'
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
      'Facts around `entity` (a name or an alias), nearer and heavier first; without one, direct facts of all. More than one ' +
      'hop needs an entity to start from. An unknown user or entity has no facts.',
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
]
