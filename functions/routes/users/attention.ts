import {
  ConflictList,
  DueList,
  ListConflicts,
  ListDue,
  ListReview,
  ReviewList,
} from '../../../src/core/memories/attention/schemas.ts'
import { listConflicts } from '../../../src/core/memories/list-conflicts.ts'
import { listDue } from '../../../src/core/memories/list-due.ts'
import { listReview } from '../../../src/core/memories/list-review.ts'
import { UserInput } from '../../../src/core/reflection/schemas.ts'
import { CYCLE_ID, MEMORY_ID, memory } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'users'
const SINCE = '2026-05-04T18:17:00.000Z'
const vegan = { ...memory, id: CYCLE_ID, content: 'Ann is vegan.' }
const oysters = { ...memory, id: MEMORY_ID, content: 'Ann eats oysters every Friday.' }

/** What asks for the person's attention. */
export const attention: readonly Operation[] = [
  operation({
    id: 'listDue',
    method: 'GET',
    path: '/api/v1/users/{user_id}/due',
    tag,
    access: 'read',
    summary: 'List what is due',
    description:
      'Live tasks with a `due_at` up to `until` (7 days from now unless given), overdue ones too, soonest ' +
      'first. An unknown user has none.',
    params: UserInput,
    query: ListDue.omit({ user_id: true }),
    answers: done(DueList, 'A page of tasks'),
    example: {
      params: { user_id: 'ann' },
      query: { until: '2026-05-11T00:00:00Z' },
      answer: {
        items: [
          {
            ...memory,
            content: 'Ann has to pay the rent.',
            category: 'task',
            due_at: '2026-05-08T00:00:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listDue,
  }),
  operation({
    id: 'listConflicts',
    method: 'GET',
    path: '/api/v1/users/{user_id}/conflicts',
    tag,
    access: 'read',
    summary: 'List statements that disagree',
    description:
      'Two statements that speak against each other while neither is said to be over, newest first. ' +
      'Recall returns the newer one and says so. It is decided when either ends; confirming one ends the ' +
      'other.',
    params: UserInput,
    query: ListConflicts.omit({ user_id: true }),
    answers: done(ConflictList, 'A page of conflicts'),
    example: {
      params: { user_id: 'ann' },
      answer: {
        items: [
          { id: CYCLE_ID, older: vegan, newer: oysters, since: SINCE, session_id: 's-1', turn_id: 't-9' },
        ],
        next_cursor: null,
      },
    },
    verb: listConflicts,
  }),
  operation({
    id: 'listReview',
    method: 'GET',
    path: '/api/v1/users/{user_id}/review',
    tag,
    access: 'read',
    summary: 'List what only the person can settle',
    description:
      'One queue, most useful first: what disagrees, what waits for an answer, what holds until changed ' +
      'and nobody has said for its half-life (policy `half_life_days`); inside each the more important ' +
      'first.',
    params: UserInput,
    query: ListReview.omit({ user_id: true }),
    answers: done(ReviewList, 'A page of the queue'),
    example: {
      params: { user_id: 'ann' },
      answer: {
        items: [{ kind: 'conflict', memory: oysters, other: vegan, since: SINCE }],
        next_cursor: null,
      },
    },
    verb: listReview,
  }),
]
