import { type SQL, sql } from 'drizzle-orm'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { hashOf } from '../../text/hash.ts'
import type { Done, SendMessage } from '../schemas.ts'

const LEASE = 120_000
const KEPT = 86_400_000

/** Who may answer a message: the holder of its idempotency key, until the lease ends. */
export interface Claim {
  readonly reply_id: string
  readonly user_id: string
  readonly key: string
  /** Over message, session and mode: the same key with another of them is a mismatch. */
  readonly body_hash: string
  readonly now: Date
}

export function claimOf(replyId: string, message: SendMessage, now: Date): Claim {
  const { user_id, idempotency_key, session_id, mode = 'hybrid' } = message
  return {
    reply_id: replyId,
    user_id,
    key: idempotency_key,
    body_hash: hashOf(message.message, session_id, mode),
    now,
  }
}

const ownerOf = ({ user_id }: Claim): SQL => subjectId(userSubject(user_id))
const keyOf = (claim: Claim): SQL =>
  sql`r.subject_id = ${ownerOf(claim)} AND r.idempotency_key = ${claim.key}`
const nowOf = ({ now }: Claim): SQL => sql`${now.toISOString()}::timestamptz`
/** Answered, or being answered. What expired, and a claim whose lease ran out, are as if they had never been. */
const alive = (claim: Claim): SQL =>
  sql`${keyOf(claim)} AND r.expires_at > ${nowOf(claim)} AND (r.answer IS NOT NULL OR r.lease_until > ${nowOf(claim)})`

/** That a finished reply is stored under the key: a replay costs nothing, so no ceiling holds it back. */
export const isAnswered = (claim: Claim): SQL =>
  sql`EXISTS (SELECT FROM replies r WHERE ${alive(claim)} AND r.answer IS NOT NULL)`

/**
 * Takes the key, after the subject's lock. The second statement's row has the stored reply, if there is one.
 * @throws CoreError `idempotency_mismatch`, `in_progress`
 */
export function claimStatements(claim: Claim) {
  const mismatch = sql`SELECT FROM replies r WHERE ${alive(claim)} AND r.body_hash <> ${claim.body_hash}`
  const running = sql`SELECT FROM replies r WHERE ${alive(claim)} AND r.answer IS NULL`
  return [
    expectThat(
      sql`NOT EXISTS (${mismatch})`,
      'idempotency_mismatch',
      'This idempotency key was used with another message, session or mode.',
    ),
    expectThat(sql`NOT EXISTS (${running})`, 'in_progress', 'The reply to this message is being made.'),
    takeKey(claim),
    statement<{ answer: Done | null }>(sql`SELECT r.answer FROM replies r WHERE ${keyOf(claim)}`),
  ] as const
}

function takeKey(claim: Claim): Statement {
  const [lease, expires] = [LEASE, KEPT].map((span) => new Date(claim.now.getTime() + span).toISOString())
  return statement(
    sql`INSERT INTO replies AS r (tenant_id, subject_id, id, idempotency_key, body_hash, lease_until, created_at, expires_at)
        VALUES ((SELECT neuromem_tenant()), ${ownerOf(claim)}, ${claim.reply_id}::uuid, ${claim.key}, ${claim.body_hash},
          ${lease}::timestamptz, ${nowOf(claim)}, ${expires}::timestamptz)
        ON CONFLICT (subject_id, idempotency_key) DO UPDATE SET id = excluded.id, body_hash = excluded.body_hash, answer = NULL,
          lease_until = excluded.lease_until, created_at = excluded.created_at, completed_at = NULL, expires_at = excluded.expires_at
        WHERE NOT (r.expires_at > ${nowOf(claim)} AND (r.answer IS NOT NULL OR r.lease_until > ${nowOf(claim)}))`,
  )
}

/** Gives the key back: the same message may be sent again. */
export const releaseKey = (claim: Claim): Statement =>
  statement(
    sql`DELETE FROM replies r WHERE ${keyOf(claim)} AND r.id = ${claim.reply_id}::uuid AND r.answer IS NULL`,
  )

/** That the key is still ours: a lease that ran out may have been taken by another. */
export const expectHeld = (claim: Claim): Statement<unknown[]> =>
  expectThat(
    sql`EXISTS (SELECT FROM replies r WHERE ${keyOf(claim)} AND r.id = ${claim.reply_id}::uuid AND r.answer IS NULL)`,
    'in_progress',
    'Another request answers this message.',
  )

/** Keeps the reply under its key, with the score as the same batch has just changed it; answers it. */
export function storeReply(
  claim: Claim,
  done: Omit<Done, 'affinity'>,
  now: Date,
): Statement<{ answer: Done }[]> {
  return statement<{ answer: Done }>(
    sql`UPDATE replies r SET lease_until = NULL, completed_at = ${now.toISOString()}::timestamptz, answer = ${JSON.stringify(done)}::jsonb ||
          (SELECT jsonb_build_object('affinity', jsonb_build_object('before', e.before::float8, 'after', e.after::float8))
           FROM affinity_events e WHERE e.subject_id = r.subject_id ORDER BY e.batch DESC, e.ordinal DESC LIMIT 1)
        WHERE ${keyOf(claim)} AND r.id = ${claim.reply_id}::uuid RETURNING r.answer`,
  )
}
