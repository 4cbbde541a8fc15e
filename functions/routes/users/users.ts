import { EventList, ListEvents } from '../../../src/core/operations/events/schemas.ts'
import { listEvents } from '../../../src/core/operations/list-events.ts'
import { getUser } from '../../../src/core/tenancy/get-user.ts'
import { listUsers } from '../../../src/core/tenancy/list-users.ts'
import { GetUser, ListUsers, User, UserList } from '../../../src/core/tenancy/schemas.ts'
import { MEMORY_ID } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'users'
const summary = {
  user_id: 'ann',
  created_at: '2026-01-05T12:00:00.000Z',
  last_interaction_at: '2026-03-02T08:59:00.000Z',
  last_reflected_at: '2026-03-02T10:10:06.000Z',
}

export const users: readonly Operation[] = [
  operation({
    id: 'listUsers',
    method: 'GET',
    path: '/api/v1/users',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List the users of the tenant',
    description:
      'By name, or with `query` those whose name begins with exactly these characters. A user is whoever ' +
      'something is held of; nobody has to be created.',
    query: ListUsers,
    answers: done(UserList, 'A page of users'),
    example: { query: { limit: 50 }, answer: { items: [summary], next_cursor: null } },
    verb: listUsers,
  }),
  operation({
    id: 'getUser',
    method: 'GET',
    path: '/api/v1/users/{user_id}',
    tag,
    access: 'read',
    summary: 'Read one user and how much is held of them',
    description: 'Counts of sessions, turns, live memories and traits. An erased user is not found.',
    params: GetUser,
    answers: done(User, 'The user'),
    errors: ['not_found'],
    example: {
      params: { user_id: 'ann' },
      answer: { ...summary, sessions: 12, turns: 340, memories: 41, traits: 5 },
    },
    verb: getUser,
  }),
  operation({
    id: 'listUserEvents',
    method: 'GET',
    path: '/api/v1/users/{user_id}/events',
    tag,
    access: 'read',
    summary: 'List what happened to a user’s memory',
    description:
      'One feed, newest first: memories and traits, reflections, affinity, ends of sessions, jobs that ' +
      'fail, imports and deletions; `kinds` narrows it. Numbers, ids and closed words, and of a memory ' +
      'what it says now.',
    params: GetUser,
    query: ListEvents.omit({ user_id: true }),
    answers: done(EventList, 'A page of events'),
    example: {
      params: { user_id: 'ann' },
      query: { kinds: 'memory,trait' },
      answer: {
        items: [
          {
            at: '2026-03-02T09:00:00.000Z',
            kind: 'memory',
            title_key: 'memory.created',
            ref: { type: 'memory', id: MEMORY_ID },
            detail: { text: 'Ann lives in Dalian.' },
          },
        ],
        next_cursor: null,
      },
    },
    verb: listEvents,
  }),
]
