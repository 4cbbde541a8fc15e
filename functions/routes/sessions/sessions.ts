import { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import { listTurns } from '../../../src/core/ingest/list-turns.ts'
import { preview } from '../../../src/core/ingest/preview.ts'
import {
  CommitTurnsBody,
  Committed,
  ListSessions,
  OfUserQuery,
  Preview,
  Session,
  SessionList,
  SessionPath,
  Turns,
  TurnsQuery,
} from '../../../src/core/ingest/schemas.ts'
import { endSession } from '../../../src/core/ingest/sessions/end-session.ts'
import { getSession } from '../../../src/core/ingest/sessions/get-session.ts'
import { listSessions } from '../../../src/core/ingest/sessions/list-sessions.ts'
import { JOB_ID, job, session, turn } from '../../examples.ts'
import { done, MODEL_ERRORS, type Operation, operation } from '../../operation.ts'

const tag = 'sessions'
const turns = [{ turn_id: 't1', role: 'user' as const, text: turn.text, timestamp_iso: turn.timestamp_iso }]
const committed: Committed = {
  session_id: 'monday',
  job_id: JOB_ID,
  status: 'RECEIVED',
  accepted_turns: 1,
  deduped_turns: 0,
  job: null,
}

export const sessions: readonly Operation[] = [
  operation({
    id: 'listSessions',
    method: 'GET',
    path: '/api/v1/sessions',
    tag,
    access: 'read',
    summary: 'List sessions with how much there is of them',
    description:
      'The one with the latest turn first, with counts of its turns and memories and what the user said ' +
      'first. A user token sees its own sessions; a key sees all of the tenant, or one user’s with ' +
      '`user_id`. An unknown user has none.',
    query: ListSessions,
    answers: done(SessionList, 'A page of sessions'),
    example: {
      query: { user_id: 'ann', open: 'true' },
      answer: {
        items: [{ ...session, turns: 1, kept: 1, memories: 1, first_text: turn.text }],
        next_cursor: null,
      },
    },
    verb: listSessions,
  }),
  operation({
    id: 'commitTurns',
    method: 'POST',
    path: '/api/v1/sessions/{session_id}/turns',
    tag,
    access: 'write',
    summary: 'Store turns of a conversation',
    description:
      'Stores up to 500 turns and the job that marks them and extracts memories, in one batch; the job ' +
      'then runs by itself, or inside the request with `wait`. Turns that are stored already are skipped; ' +
      'one stored with other content is refused (409 `turn_conflict`), and then nothing is stored. A job ' +
      'that fails does not fail the commit: the turns are safe and the job is tried again. An unknown ' +
      'user or session is made.',
    params: SessionPath,
    body: CommitTurnsBody,
    answers: {
      accepted: { status: 202, description: 'Stored; the job goes on by itself', schema: Committed },
      done: { status: 200, description: 'With `wait`, or without a new turn', schema: Committed },
    },
    errors: ['turn_conflict', 'commit_conflict', 'quota_exceeded', 'in_progress'],
    example: {
      params: { session_id: 'monday' },
      body: { user_id: 'ann', turns },
      answer: committed,
      answers: { done: { ...committed, status: 'COMPLETED', job } },
    },
    verb: commitTurns,
  }),
  operation({
    id: 'getSession',
    method: 'GET',
    path: '/api/v1/sessions/{session_id}',
    tag,
    access: 'read',
    summary: 'Read one session',
    description:
      'How far a conversation has been read: its last turn, its last job, and the turn up to which all is ' +
      'done. A name is unique per user: with a key, `user_id` says whose it is where several users have ' +
      'one of that name.',
    params: SessionPath,
    query: OfUserQuery,
    answers: done(Session, 'The session'),
    errors: ['not_found', 'session_conflict'],
    example: { params: { session_id: 'monday' }, answer: session },
    verb: getSession,
  }),
  operation({
    id: 'listTurns',
    method: 'GET',
    path: '/api/v1/sessions/{session_id}/turns',
    tag,
    access: 'read',
    summary: 'List the turns of a session with the verdict on each',
    description:
      'In the order of the conversation. `mark` says whether a turn is kept, as what and for how long; ' +
      '`memory_ids` what was made of it. Requests of the user to have something saved stand in ' +
      '`pin_intents`.',
    params: SessionPath,
    query: TurnsQuery,
    answers: done(Turns, 'A page of turns'),
    errors: ['not_found', 'session_conflict'],
    example: {
      params: { session_id: 'monday' },
      query: { limit: 50 },
      answer: { items: [turn], next_cursor: null, pin_intents: [] },
    },
    verb: listTurns,
  }),
  operation({
    id: 'endSession',
    method: 'POST',
    path: '/api/v1/sessions/{session_id}/end',
    tag,
    access: 'write',
    summary: 'End a session',
    description:
      'A reflection is asked for once the last job of the session is done. Ending it again changes ' +
      'nothing; new turns open it again. Without this call a session ends by itself after 30 idle minutes.',
    params: SessionPath,
    query: OfUserQuery,
    answers: done(Session, 'The session, ended'),
    errors: ['not_found', 'session_conflict'],
    example: {
      params: { session_id: 'monday' },
      answer: { ...session, ended_at: '2026-03-02T09:20:00.000Z' },
    },
    verb: endSession,
  }),
  operation({
    id: 'preview',
    method: 'POST',
    path: '/api/v1/sessions/{session_id}/preview',
    tag,
    access: 'write',
    summary: 'Show what a commit of these turns would make',
    description:
      'Marks and extracts as a commit would, with the stored turns of the session as context, and stores ' +
      'nothing but the count of the model calls. Conflicts with stored turns are ignored. A repeat is ' +
      'made anew: no answer is kept under an `Idempotency-Key`.',
    params: SessionPath,
    body: CommitTurnsBody,
    answers: done(Preview, 'Marks, memories, entities and relations as they would be'),
    errors: [...MODEL_ERRORS],
    replays: false,
    example: {
      params: { session_id: 'monday' },
      body: { user_id: 'ann', turns },
      answer: {
        marks: turn.mark ? [turn.mark] : [],
        kept_turn_ids: ['t1'],
        kept_spans: [{ turn_id: 't1', text: turn.text }],
        filtered_transcript: `user: ${turn.text}`,
        pin_intents: [],
        memories: [
          {
            memory_type: 'fact',
            content: 'Lives in Dalian.',
            valid_at: null,
            source_turn_ids: ['t1'],
          },
        ],
        entities: [{ name: 'Dalian', type: 'place', aliases: ['大连'], source_turn_ids: ['t1'] }],
        relations: [
          {
            subject: 'Ann',
            predicate: 'LIVES_IN',
            object: 'Dalian',
            source_turn_ids: ['t1'],
            valid_at: null,
          },
        ],
        rejected: {},
        model_calls: 2,
        tokens: 3_104,
      },
    },
    verb: preview,
  }),
]
