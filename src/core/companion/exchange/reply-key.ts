import { type SQL, sql } from 'drizzle-orm'
import { jsonb, moment, tenant, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { hashOf } from '../../text/hash.ts'
import type { Done, SendMessage } from '../schemas.ts'

const LEASE_MS = 120_000
const KEPT_MS = 86_400_000

/** A message's idempotency key in the hands of who may answer it, until the lease ends. */
export interface ReplyKey {
  readonly reply_id: string
  readonly user_id: string
  readonly key: string
  /** Over message, session and mode: the same key with another of them is a mismatch. */
  readonly body_hash: string
  /** When it was taken. */
  readonly now: Date
}

/** What a repeated message is known by, so that its answer is given again and not made anew. */
export function replyKeyOf(replyId: string, message: SendMessage, now: Date): ReplyKey {
  const { user_id, idempotency_key, session_id, mode = 'hybrid' } = message
  return {
    reply_id: replyId,
    user_id,
    key: idempotency_key,
    body_hash: hashOf(message.message, session_id, mode),
    now,
  }
}

const ownerOf = ({ user_id }: ReplyKey): SQL => subjectId(userSubject(user_id))
const keyOf = (taken: ReplyKey): SQL =>
  sql`reply.subject_id = ${ownerOf(taken)} AND reply.idempotency_key = ${taken.key}`
const isOurs = (taken: ReplyKey): SQL =>
  sql`${keyOf(taken)} AND reply.id = ${uuid(taken.reply_id)} AND reply.answer IS NULL`

/**
 * Answered, or being answered. What expired, and a key whose lease ran out, are as if they had never been.
 */
const isAlive = ({ now }: ReplyKey): SQL =>
  sql`reply.expires_at > ${moment(now)} AND (reply.answer IS NOT NULL OR reply.lease_until > ${moment(now)})`
const aliveReply = (taken: ReplyKey, condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM replies reply WHERE ${keyOf(taken)} AND ${isAlive(taken)} AND ${condition})`

/** That a finished reply is stored under the key: a replay costs nothing, so no ceiling holds it back. */
export const isAnswered = (taken: ReplyKey): SQL => aliveReply(taken, sql`reply.answer IS NOT NULL`)

/**
 * Takes the key, after the subject's lock. `reply` answers the stored reply, if there is one.
 * @throws CoreError `idempotency_mismatch`, `in_progress`
 */
export function takeKey(taken: ReplyKey) {
  return {
    expectSameMessage: expectThat(
      sql`NOT ${aliveReply(taken, sql`reply.body_hash <> ${taken.body_hash}`)}`,
      'idempotency_mismatch',
      'This idempotency key was used with another message, session or mode.',
    ),
    expectNotRunning: expectThat(
      sql`NOT ${aliveReply(taken, sql`reply.answer IS NULL`)}`,
      'in_progress',
      'The reply to this message is being made.',
    ),
    expectUnforgotten: expectThat(
      sql`NOT EXISTS (
            SELECT FROM replies reply
            WHERE ${keyOf(taken)} AND reply.expires_at > ${moment(taken.now)}
              AND reply.forgotten_at IS NOT NULL)`,
      'forgotten',
      'The reply to this message was forgotten.',
    ),
    taken: insertKey(taken),
    reply: statement<{ answer: Done | null }>(
      sql`SELECT reply.answer FROM replies reply WHERE ${keyOf(taken)}`,
    ),
  }
}

function insertKey(taken: ReplyKey): Statement {
  const [lease, expires] = [LEASE_MS, KEPT_MS].map((span) => new Date(taken.now.getTime() + span))
  return statement(sql`
INSERT INTO replies AS reply
  (tenant_id, subject_id, id, idempotency_key, body_hash, lease_until, created_at, expires_at)
VALUES
  (${tenant}, ${ownerOf(taken)}, ${uuid(taken.reply_id)}, ${taken.key}, ${taken.body_hash},
    ${moment(lease!)}, ${moment(taken.now)}, ${moment(expires!)})
ON CONFLICT (subject_id, idempotency_key) DO UPDATE SET
  id = excluded.id,
  body_hash = excluded.body_hash,
  answer = NULL,
  lease_until = excluded.lease_until,
  created_at = excluded.created_at,
  completed_at = NULL,
  forgotten_at = NULL,
  expires_at = excluded.expires_at
WHERE NOT (${isAlive(taken)})`)
}

/** Gives the key back: the same message may be sent again. */
export const releaseKey = (taken: ReplyKey): Statement =>
  statement(sql`DELETE FROM replies reply WHERE ${isOurs(taken)}`)

/** That the key is still ours: a lease that ran out may have been taken by another. */
export const expectHeld = (taken: ReplyKey): Statement<unknown[]> =>
  expectThat(
    sql`EXISTS (SELECT FROM replies reply WHERE ${isOurs(taken)})`,
    'in_progress',
    'Another request answers this message.',
  )

/** Keeps the reply under its key, with the score as the same batch has just changed it; answers it. */
export function storeReply(
  taken: ReplyKey,
  done: Omit<Done, 'affinity'>,
  now: Date,
): Statement<{ answer: Done }[]> {
  return statement<{ answer: Done }>(sql`
UPDATE replies reply
SET
  lease_until = NULL,
  completed_at = ${moment(now)},
  answer = ${jsonb(done)} || (
    SELECT jsonb_build_object('affinity', jsonb_build_object(
      'before', event.before::float8,
      'after', event.after::float8))
    FROM affinity_events event
    WHERE event.subject_id = reply.subject_id
    ORDER BY event.batch DESC, event.ordinal DESC
    LIMIT 1)
WHERE ${keyOf(taken)} AND reply.id = ${uuid(taken.reply_id)}
RETURNING reply.answer`)
}
