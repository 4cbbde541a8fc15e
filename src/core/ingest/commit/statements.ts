import { type SQL, sql } from 'drizzle-orm'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { Actor } from '../../context.ts'
import type { Answers } from '../../doors.ts'
import type { Kept } from '../../tenancy/records/idempotency.ts'
import { subjectId, upsertSubject, userSubject } from '../../tenancy/records/subjects.ts'
import { type JobRow, jobRows } from '../job/rows.ts'
import type { CommitPlan, TurnDraft } from './plan.ts'

/** What a commit locks before it writes: its user and the session's name. */
export const lockForCommit = (tenantId: string, plan: CommitPlan): Statement[] => [
  upsertSubject(userSubject(plan.user_id), plan.now),
  lockSessionName(tenantId, plan.session_id),
]

/**
 * The whole commit as a group of one write, `on` what `lockForCommit` locks: guards, session, job (the outbox) and turns. A caller
 * that stores more in the same write puts its statements after this group.
 */
export const commitStatements = (plan: CommitPlan, actor: Actor) => ({
  guards: guards(plan, actor),
  session: upsertSession(plan),
  job: insertJob(plan),
  turns: insertTurns(plan),
  advanced: advanceSession(plan),
  answering: findJob(plan),
})

/** What the group has brought: how many turns were new, and the job that answers for all of them. */
export const readCommit = ({
  turns,
  answering,
}: Pick<Answers<ReturnType<typeof commitStatements>>, 'turns' | 'answering'>) => ({
  accepted: turns.length,
  job: answering[0]!,
})

const owner = (plan: CommitPlan): SQL => subjectId(userSubject(plan.user_id))
/** By its name: an imported session keeps the inside id that it had elsewhere. */
const sessionOf = (plan: CommitPlan): SQL =>
  sql`(SELECT id FROM conversation_sessions WHERE subject_id = ${owner(plan)} AND session_id = ${plan.session_id})`
const turnIds = (plan: CommitPlan): string => JSON.stringify(plan.turns.map((turn) => turn.turn_id))

/** A `session_id` belongs to one user of a tenant; this lock is what two users who claim the same one meet at. */
const lockSessionName = (tenantId: string, sessionId: string): Statement =>
  statement(sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify([tenantId, sessionId])}, 0))`)

/** That the session is not another user's: a user token does not learn that it is. */
export function expectOwnSession(userId: string, sessionId: string, actor: Actor): Statement<unknown[]> {
  const [code, detail] =
    actor.kind === 'user'
      ? ['not_found', `There is no session ${sessionId}`]
      : ['session_conflict', `Session ${sessionId} belongs to another user`]
  const foreign = sql`SELECT FROM conversation_sessions c JOIN subjects s ON s.id = c.subject_id
    WHERE c.tenant_id = (SELECT neuromem_tenant()) AND c.session_id = ${sessionId}
      AND s.erased_at IS NULL AND c.subject_id <> ${subjectId(userSubject(userId))}`
  return expectThat(sql`NOT EXISTS (${foreign})`, code!, detail!)
}

function guards(plan: CommitPlan, actor: Actor) {
  const otherCommit = sql`SELECT FROM jobs j WHERE j.subject_id = ${owner(plan)} AND j.session_id = ${sessionOf(plan)}
    AND j.commit_id = ${plan.commit_id} AND j.commit_hash <> ${plan.commit_hash}`
  return [
    expectOwnSession(plan.user_id, plan.session_id, actor),
    expectThat(
      sql`NOT EXISTS (${otherCommit})`,
      'commit_conflict',
      `Commit ${plan.commit_id} is stored with other turns`,
    ),
    expectSameTurns(plan),
  ] as const
}

function expectSameTurns(plan: CommitPlan): Statement<unknown[]> {
  const given = JSON.stringify(plan.turns.map(({ turn_id, content_hash }) => ({ turn_id, content_hash })))
  return statement(
    sql`SELECT neuromem_expect(count(*) = 0, 'turn_conflict', 'Known with another content: ' || string_agg(t.turn_id, ', ' ORDER BY t.seq))
        FROM json_to_recordset(${given}::json) AS g(turn_id text, content_hash text)
        JOIN turns t ON t.subject_id = ${owner(plan)} AND t.session_id = ${sessionOf(plan)} AND t.turn_id = g.turn_id
        WHERE t.content_hash <> g.content_hash`,
  )
}

const upsertSession = (plan: CommitPlan): Statement =>
  statement(
    sql`INSERT INTO conversation_sessions (tenant_id, subject_id, id, session_id, started_at, last_turn_at)
        VALUES ((SELECT neuromem_tenant()), ${owner(plan)}, ${plan.session}::uuid, ${plan.session_id},
          ${plan.now.toISOString()}::timestamptz, ${plan.now.toISOString()}::timestamptz)
        ON CONFLICT (subject_id, session_id) DO UPDATE SET session_id = excluded.session_id`,
  )

const unknownTurn = (plan: CommitPlan, turnId: SQL): SQL =>
  sql`NOT EXISTS (SELECT FROM turns t WHERE t.subject_id = ${owner(plan)} AND t.session_id = ${sessionOf(plan)} AND t.turn_id = ${turnId})`

/** No new turn, no job. */
const insertJob = (plan: CommitPlan): Statement =>
  statement(
    sql`INSERT INTO jobs (tenant_id, subject_id, id, session_id, commit_id, commit_hash, first_seq, last_seq, infer, created_at)
        SELECT c.tenant_id, c.subject_id, ${plan.job_id}::uuid, c.id, ${plan.commit_id}, ${plan.commit_hash},
          c.next_seq, c.next_seq + n - 1, ${plan.infer}::boolean, ${plan.now.toISOString()}::timestamptz
        FROM conversation_sessions c,
          (SELECT count(*)::int AS n FROM json_array_elements_text(${turnIds(plan)}::json) AS g(turn_id)
           WHERE ${unknownTurn(plan, sql`g.turn_id`)}) fresh
        WHERE c.subject_id = ${owner(plan)} AND c.id = ${sessionOf(plan)} AND n > 0`,
  )

const columns = [
  ...['id', 'turn_id', 'role', 'name', 'text', 'timestamp_iso', 'attachments', 'meta', 'content_hash'],
  ...['created_at', 'lexemes', 'length'],
] as const satisfies readonly (keyof TurnDraft)[]

const insertTurns = (plan: CommitPlan): Statement<{ turn_id: string }[]> => {
  const names = sql.raw(columns.join(', '))
  const values = sql.raw(columns.map((name) => `g.${name}`).join(', '))
  const rows = JSON.stringify(plan.turns.map((turn, place) => ({ ...turn, seq: place })))
  return statement(
    sql`INSERT INTO turns (tenant_id, subject_id, session_id, job_id, seq, ${names})
        SELECT j.tenant_id, j.subject_id, j.session_id, j.id, j.first_seq + row_number() OVER (ORDER BY g.seq) - 1, ${values}
        FROM json_populate_recordset(NULL::turns, ${rows}::json) AS g
        JOIN jobs j ON j.subject_id = ${owner(plan)} AND j.id = ${plan.job_id}::uuid
        WHERE ${unknownTurn(plan, sql`g.turn_id`)} RETURNING turn_id`,
  )
}

/** A session that gets new turns goes on: an end that was said before does not hold any more. */
const advanceSession = (plan: CommitPlan): Statement =>
  statement(
    sql`UPDATE conversation_sessions c SET next_seq = j.last_seq + 1, last_turn_at = ${plan.now.toISOString()}::timestamptz, ended_at = NULL
        FROM jobs j WHERE c.subject_id = ${owner(plan)} AND c.id = ${sessionOf(plan)}
          AND j.subject_id = c.subject_id AND j.id = ${plan.job_id}::uuid AND j.first_seq = c.next_seq`,
  )

/** Turns that this very batch has brought. */
const accepted = (plan: CommitPlan): SQL =>
  sql`(SELECT count(*)::int FROM turns t JOIN jobs j ON j.subject_id = t.subject_id AND j.id = t.job_id
       WHERE t.subject_id = ${owner(plan)} AND t.job_id = ${plan.job_id}::uuid AND j.xmin = pg_current_xact_id()::xid)`

/** The answer as only the database knows it, for a caller's `Idempotency-Key`. */
export const committedAnswer = (plan: CommitPlan): Kept => ({
  outcome: sql`CASE ${accepted(plan)} WHEN 0 THEN 'done' ELSE 'accepted' END`,
  value: sql`(SELECT json_build_object('session_id', ${plan.session_id}::text, 'job_id', j.id, 'status', j.status, 'accepted_turns', n,
    'deduped_turns', ${plan.given}::int - n, 'job', NULL) FROM jobs j, (SELECT ${accepted(plan)} AS n) a WHERE ${answering(plan)})`,
})

/** The job of this commit, else the latest one that holds any of its turns. */
const findJob = (plan: CommitPlan): Statement<JobRow[]> => jobRows(answering(plan))

const answering = (plan: CommitPlan): SQL =>
  sql`j.subject_id = ${owner(plan)} AND j.id = coalesce(
          (SELECT o.id FROM jobs o WHERE o.subject_id = ${owner(plan)} AND o.session_id = ${sessionOf(plan)} AND o.commit_id = ${plan.commit_id}),
          (SELECT o.id FROM jobs o JOIN turns t ON t.subject_id = o.subject_id AND t.job_id = o.id
           WHERE o.subject_id = ${owner(plan)} AND t.session_id = ${sessionOf(plan)}
             AND t.turn_id IN (SELECT json_array_elements_text(${turnIds(plan)}::json))
           ORDER BY o.first_seq DESC LIMIT 1))`
