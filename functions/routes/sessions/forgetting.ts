import * as z from 'zod'
import { forgetSession } from '../../../src/core/forgetting/forget-session.ts'
import { forgetTurn } from '../../../src/core/forgetting/forget-turn.ts'
import {
  DeleteSessionOptions,
  ForgetPlan,
  Forgotten,
  SessionName,
  TurnId,
} from '../../../src/core/forgetting/schemas.ts'
import { forgotten } from '../../examples.ts'
import { done, type Operation, operation } from '../../operation.ts'

const tag = 'sessions'
const answers = done(z.union([Forgotten, ForgetPlan]), 'What was forgotten, or of a dry run what would go')

export const forgettingTurns: readonly Operation[] = [
  operation({
    id: 'forgetTurn',
    method: 'DELETE',
    path: '/api/v1/sessions/{session_id}/turns/{turn_id}',
    tag,
    access: 'write',
    summary: 'Forget a turn and what came from it alone',
    description:
      'The turn keeps its place without a word; the same turn sent again is known and stays forgotten. ' +
      'Memories that came from it alone are forgotten with it and can be restored; one that has another ' +
      'source loses this one. A job that waits or runs goes on without it.',
    params: TurnId,
    query: DeleteSessionOptions,
    answers,
    errors: ['not_found', 'session_conflict', 'in_progress'],
    example: { params: { session_id: 'monday', turn_id: 't1' }, answer: { ...forgotten, kind: 'turn' } },
    verb: forgetTurn,
  }),
  operation({
    id: 'forgetSession',
    method: 'DELETE',
    path: '/api/v1/sessions/{session_id}',
    tag,
    access: 'write',
    summary: 'Forget a session and what came from it alone',
    description:
      'As `forgetTurn`, for all turns of the session. It is 404 and in no list until a new turn comes.',
    params: SessionName,
    query: DeleteSessionOptions,
    answers,
    errors: ['not_found', 'session_conflict', 'in_progress'],
    example: { params: { session_id: 'monday' }, answer: { ...forgotten, kind: 'session' } },
    verb: forgetSession,
  }),
]
