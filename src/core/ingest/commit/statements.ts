import { type SQL, sql } from 'drizzle-orm'
import { turns as turnsTable } from '../../../../db/schema/conversation.ts'
import { int, moment, records, recordsOf, tenant, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { Answers } from '../../doors.ts'
import type { Kept } from '../../tenancy/records/idempotency.ts'
import { withinQuota } from '../../tenancy/records/room.ts'
import { subjectId, upsertSubject, userSubject } from '../../tenancy/records/subjects.ts'
import { languageOf } from '../../text/reading/language.ts'
import { jobRows } from '../job/rows.ts'
import { refuseForgotten } from './forgotten.ts'
import type { CommitPlan, TurnDraft } from './plan.ts'

/** What a commit locks before it writes: its user, whose sessions have names of their own. */
export const lockForCommit = (plan: CommitPlan): Statement[] => [
  upsertSubject(userSubject(plan.user_id), plan.now),
]

/**
 * The whole commit as a group of one write, `on` what `lockForCommit` locks: guards, session, job (the
 * outbox) and turns. A caller that stores more in the same write puts its statements after this group.
 */
export const commitStatements = (plan: CommitPlan) => ({
  quota: withinQuota(),
  sameCommit: plan.commit_id === null ? undefined : expectSameCommit(plan),
  sameTurns: expectSameTurns(plan),
  ...freshTurns(plan),
  answering: jobRows(isAnswering(plan)),
})

/**
 * The same for turns whose ids are of our own making: no commit can have brought them, so that their job is
 * the plan's.
 */
export const freshStatements = (plan: CommitPlan) => ({ quota: withinQuota(), ...freshTurns(plan) })

const freshTurns = (plan: CommitPlan) => ({
  session: upsertSession(plan),
  job: insertJob(plan),
  turns: insertTurns(plan),
  forgotten: refuseForgotten(plan, ownerOf(plan)),
  advanced: advanceSession(plan),
  languages: countLanguages(plan),
})

/** What the group has brought: how many turns were new, and the job that answers for all of them. */
export const readCommit = ({
  turns,
  answering,
}: Pick<Answers<ReturnType<typeof commitStatements>>, 'turns' | 'answering'>) => ({
  accepted: turns.length,
  job: answering[0]!,
})

/** The answer as only the database knows it, for a caller's `Idempotency-Key`. */
export const committedAnswer = (plan: CommitPlan): Kept => ({
  outcome: sql`CASE ${accepted(plan)} WHEN 0 THEN 'done' ELSE 'accepted' END`,
  value: sql`(
    SELECT json_build_object(
      'session_id', ${plan.session_id}::text,
      'job_id', job.id,
      'status', job.status,
      'accepted_turns', fresh.count,
      'deduped_turns', ${plan.given}::int - fresh.count,
      'job', NULL)
    FROM jobs AS job, (SELECT ${accepted(plan)} AS count) AS fresh
    WHERE ${isAnswering(plan)})`,
})

const ownerOf = (plan: CommitPlan): SQL => subjectId(userSubject(plan.user_id))
/** By its name: an imported session keeps the inside id that it had elsewhere. */
const sessionOf = (plan: CommitPlan): SQL =>
  sql`(
              SELECT id
              FROM conversation_sessions
              WHERE subject_id = ${ownerOf(plan)} AND session_id = ${plan.session_id})`
const turnIdsOf = (plan: CommitPlan): SQL =>
  sql`json_array_elements_text(${JSON.stringify(plan.turns.map((turn) => turn.turn_id))}::json)`

const expectSameCommit = (plan: CommitPlan): Statement<unknown[]> =>
  expectThat(
    sql`NOT EXISTS (
          SELECT FROM jobs AS job
          WHERE job.subject_id = ${ownerOf(plan)}
            AND job.session_id = ${sessionOf(plan)}
            AND job.commit_id = ${plan.commit_id}
            AND job.commit_hash <> ${plan.commit_hash})`,
    'commit_conflict',
    `Commit ${plan.commit_id} is stored with other turns`,
  )

/** Its detail is the ids as a JSON array: where they stand in the request the verb knows. */
function expectSameTurns(plan: CommitPlan): Statement<unknown[]> {
  const given = plan.turns.map(({ turn_id, content_hash }) => ({ turn_id, content_hash }))
  return statement(
    sql`SELECT neuromem_expect(
          count(*) = 0,
          'turn_conflict',
          json_agg(turn.turn_id ORDER BY turn.seq)::text)
        FROM ${recordsOf(given, 'given(turn_id text, content_hash text)')}
        JOIN turns AS turn
          ON turn.subject_id = ${ownerOf(plan)}
          AND turn.session_id = ${sessionOf(plan)}
          AND turn.turn_id = given.turn_id
        WHERE turn.content_hash <> given.content_hash`,
  )
}

const upsertSession = (plan: CommitPlan): Statement =>
  statement(
    sql`INSERT INTO conversation_sessions (tenant_id, subject_id, id, session_id, started_at, last_turn_at)
        VALUES (${tenant}, ${ownerOf(plan)}, ${uuid(plan.session)}, ${plan.session_id},
          ${moment(plan.now)}, ${moment(plan.now)})
        ON CONFLICT (subject_id, session_id) DO UPDATE
        SET session_id = excluded.session_id`,
  )

const isUnknown = (plan: CommitPlan, turnId: SQL): SQL =>
  sql`NOT EXISTS (
            SELECT FROM turns AS known
            WHERE known.subject_id = ${ownerOf(plan)}
              AND known.session_id = ${sessionOf(plan)}
              AND known.turn_id = ${turnId})`

/** No new turn, no job. */
const insertJob = (plan: CommitPlan): Statement =>
  statement(
    sql`INSERT INTO jobs
          (tenant_id, subject_id, id, session_id, commit_id, commit_hash, first_seq, last_seq, infer,
          created_at)
        SELECT session.tenant_id, session.subject_id, ${uuid(plan.job_id)}, session.id,
          ${plan.commit_id}, ${plan.commit_hash}, session.next_seq, session.next_seq + fresh.count - 1,
          ${plan.infer}::boolean, ${moment(plan.now)}
        FROM conversation_sessions AS session,
          (
            SELECT count(*)::int AS count
            FROM ${turnIdsOf(plan)} AS given(turn_id)
            WHERE ${isUnknown(plan, sql`given.turn_id`)}
          ) AS fresh
        WHERE session.subject_id = ${ownerOf(plan)}
          AND session.id = ${sessionOf(plan)}
          AND fresh.count > 0`,
  )

const columns = [
  ...['id', 'turn_id', 'role', 'name', 'text', 'timestamp_iso', 'minutes_east', 'attachments', 'meta'],
  ...['content_hash', 'created_at', 'drawn_from', 'lexemes', 'length'],
] as const satisfies readonly (keyof TurnDraft)[]

const insertTurns = (plan: CommitPlan): Statement<{ turn_id: string }[]> => {
  const names = sql.raw(columns.join(', '))
  const values = sql.raw(columns.map((name) => `given.${name}`).join(', '))
  const inOrder = plan.turns.map((turn, place) => ({ ...turn, seq: place }))
  return statement(
    sql`INSERT INTO turns (tenant_id, subject_id, session_id, job_id, seq, ${names})
        SELECT job.tenant_id, job.subject_id, job.session_id, job.id,
          job.first_seq + row_number() OVER (ORDER BY given.seq) - 1, ${values}
        FROM ${records(turnsTable, inOrder, 'given')}
        JOIN jobs AS job ON job.subject_id = ${ownerOf(plan)} AND job.id = ${uuid(plan.job_id)}
        WHERE ${isUnknown(plan, sql`given.turn_id`)}
        RETURNING turn_id`,
  )
}

/** A session that gets new turns goes on: an end that was said before does not hold any more. */
const advanceSession = (plan: CommitPlan): Statement =>
  statement(
    sql`UPDATE conversation_sessions AS session
        SET next_seq = job.last_seq + 1,
          last_turn_at = ${moment(plan.now)},
          ended_at = NULL,
          forgotten_at = NULL,
          forgotten_by = NULL
        FROM jobs AS job
        WHERE session.subject_id = ${ownerOf(plan)}
          AND session.id = ${sessionOf(plan)}
          AND job.subject_id = session.subject_id
          AND job.id = ${uuid(plan.job_id)}
          AND job.first_seq = session.next_seq`,
  )

/** Of the person's own turns that this very batch has brought; and the clock of the last that says when it was. */
function countLanguages(plan: CommitPlan): Statement | undefined {
  const said = plan.turns.flatMap(({ turn_id, role, text }) => {
    const language = role === 'user' ? languageOf(text) : null
    return language === null ? [] : [{ turn_id, language }]
  })
  if (said.length === 0) return undefined
  const clock = plan.clock
  return statement(
    sql`WITH brought AS (
          SELECT said.language, count(*) AS turns
          FROM ${recordsOf(said, 'said(turn_id text, language text)')}
          JOIN jobs AS job
            ON job.subject_id = ${ownerOf(plan)}
            AND job.id = ${uuid(plan.job_id)}
            AND job.xmin = pg_current_xact_id()::xid
          JOIN turns AS turn
            ON turn.subject_id = job.subject_id
            AND turn.session_id = job.session_id
            AND turn.turn_id = said.turn_id
            AND turn.job_id = job.id
          GROUP BY said.language)
        UPDATE subjects AS person
        SET languages = person.languages || counted.languages, minutes_east = counted.minutes_east
        FROM (
          SELECT jsonb_object_agg(
            brought.language,
            brought.turns + coalesce((known.languages ->> brought.language)::bigint, 0)) AS languages,
            max(${clock === null ? sql`known.minutes_east` : sql`${int(clock)}::smallint`}) AS minutes_east
          FROM brought
          CROSS JOIN subjects AS known
          WHERE known.id = ${ownerOf(plan)}) AS counted
        WHERE person.id = ${ownerOf(plan)} AND counted.languages IS NOT NULL`,
  )
}

/** How many turns this very batch has brought. */
const accepted = (plan: CommitPlan): SQL => sql`(
      SELECT count(*)::int
      FROM turns AS turn
      JOIN jobs AS job ON job.subject_id = turn.subject_id AND job.id = turn.job_id
      WHERE turn.subject_id = ${ownerOf(plan)}
        AND turn.job_id = ${uuid(plan.job_id)}
        AND job.xmin = pg_current_xact_id()::xid)`

/** The `job` of this commit, else the latest one that holds any of its turns. */
const isAnswering = (plan: CommitPlan): SQL => sql`job.subject_id = ${ownerOf(plan)}
          AND job.id = coalesce(
            (
              SELECT named.id
              FROM jobs AS named
              WHERE named.subject_id = ${ownerOf(plan)}
                AND named.session_id = ${sessionOf(plan)}
                AND named.commit_id = ${plan.commit_id}),
            (
              SELECT holding.id
              FROM jobs AS holding
              JOIN turns AS turn ON turn.subject_id = holding.subject_id AND turn.job_id = holding.id
              WHERE holding.subject_id = ${ownerOf(plan)}
                AND turn.session_id = ${sessionOf(plan)}
                AND turn.turn_id IN (SELECT ${turnIdsOf(plan)})
              ORDER BY holding.first_seq DESC
              LIMIT 1))`
