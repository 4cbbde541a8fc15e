import { getAffinity } from '../../../src/core/affinity/get-affinity.ts'
import { listAffinityEvents } from '../../../src/core/affinity/list-affinity-events.ts'
import {
  Affinity,
  AffinityEventList,
  AffinitySignalsBody,
  ListAffinityEvents,
  OfUser,
} from '../../../src/core/affinity/schemas.ts'
import { sendSignals } from '../../../src/core/affinity/send-signals.ts'
import { affinity as score } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'users'

export const affinity: readonly Operation[] = [
  operation({
    id: 'getAffinity',
    method: 'GET',
    path: '/api/v1/users/{user_id}/affinity',
    tag,
    access: 'read',
    summary: 'Read how close the companion and a user are',
    description:
      'Score, state and tone as of now: days of silence count already. An unknown user has the tenant’s ' +
      'initial score, and stays unknown: reading never writes.',
    params: OfUser,
    answers: done(Affinity, 'Score, state and tone as of now'),
    example: { params: { user_id: 'ann' }, answer: score },
    verb: getAffinity,
  }),
  operation({
    id: 'listAffinityEvents',
    method: 'GET',
    path: '/api/v1/users/{user_id}/affinity/history',
    tag,
    access: 'read',
    summary: 'List what changed the affinity of a user',
    description:
      'Every change with its signals, strictly newest first: read backwards, each begins where the one ' +
      'before it ended.',
    params: OfUser,
    query: ListAffinityEvents.omit({ user_id: true }),
    answers: done(AffinityEventList, 'A page of changes'),
    example: {
      params: { user_id: 'ann' },
      answer: {
        items: [
          {
            id: '6a5b4c3d-2e1f-4a0b-9c8d-7e6f5a4b3c2d',
            cause: 'message',
            signals: {
              user_initiated: 0.01,
              positive_emotion: 0.002,
              memory_confirmation: null,
              correction: null,
              negative_emotion: null,
              daily_decay: null,
            },
            delta: 0.012,
            before: 0.6,
            after: 0.612,
            created_at: '2026-03-02T08:59:00.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listAffinityEvents,
  }),
  operation({
    id: 'sendAffinitySignals',
    method: 'POST',
    path: '/api/v1/users/{user_id}/affinity/signals',
    tag,
    access: 'write',
    summary: 'Count what an application saw',
    description:
      'A memory that the user confirmed, an answer that the user corrected: one event for all of them. ' +
      'Messages and `confirmMemory` count by themselves. An unknown user is made.',
    params: OfUser,
    body: AffinitySignalsBody,
    answers: done(Affinity, 'The affinity after the signals'),
    example: {
      params: { user_id: 'ann' },
      body: { memory_confirmation: true },
      answer: {
        ...score,
        score: 0.65,
        next_state: { state: 'best_friend', at_score: 0.7, messages_needed: 5 },
      },
    },
    verb: (ctx, { user_id, ...signals }) => sendSignals(ctx, { user_id, signals }),
  }),
]
