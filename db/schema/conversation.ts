import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { allOf, inList, inTwo, keyOf, minutesEast, moment, owner, parentOf, searchable } from './columns.ts'
import { subjectOf } from './people.ts'

export const jobStatuses = [
  'RECEIVED',
  'STAGE2_RUNNING',
  'STAGE3_RUNNING',
  'COMPLETED',
  'STAGE2_FAILED',
  'STAGE3_FAILED',
  'PAUSED',
] as const

export const conversation_sessions = pgTable(
  'conversation_sessions',
  {
    ...owner(),
    /** UUIDv5 of tenant, user and `session_id`; inside only. */
    id: uuid().notNull(),
    /**
     * As the application says it. Belongs to one user of a tenant: the commit takes an advisory lock on it.
     */
    session_id: text().notNull(),
    started_at: moment().notNull(),
    last_turn_at: moment().notNull(),
    ended_at: moment(),
    last_reflected_at: moment(),
    /** The `seq` that the next turn gets. */
    next_seq: integer().notNull().default(1),
    /** The last `seq` for which a `session_end` reflection was published. */
    reflect_published_seq: integer(),
    /** Deleted, until a new turn comes: no read finds it. */
    forgotten_at: moment(),
    /** The receipt of the deletion. */
    forgotten_by: uuid(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('conversation_sessions_external').on(table.subject_id, table.session_id),
    index('conversation_sessions_tenant').on(table.tenant_id, table.session_id),
    /** Read backwards: the latest turn first. */
    index('conversation_sessions_newest').on(table.tenant_id, table.last_turn_at, table.id),
    index('conversation_sessions_idle').on(table.last_turn_at).where(sql`${table.ended_at} IS NULL`),
    index('conversation_sessions_unpublished')
      .on(table.ended_at)
      .where(
        allOf(
          sql`${table.ended_at} IS NOT NULL`,
          sql`${table.reflect_published_seq} IS DISTINCT FROM ${table.next_seq} - 1`,
        ),
      ),
    subjectOf(table, 'conversation_sessions_subject'),
  ],
)

export const jobs = pgTable(
  'jobs',
  {
    ...owner(),
    id: uuid().notNull(),
    session_id: uuid().notNull(),
    commit_id: text(),
    /** SHA-256 over the commit's turns: the same `commit_id` with other turns is a conflict. */
    commit_hash: text().notNull(),
    /** The first and last `seq` that this job brought; jobs of a session run in this order. */
    first_seq: integer().notNull(),
    last_seq: integer().notNull(),
    infer: boolean().notNull().default(true),
    status: text().notNull().default('RECEIVED'),
    /**
     * Rises whenever a worker takes it. Writes of a worker whose attempt is not this one any more are
     * refused.
     */
    attempt: integer().notNull().default(0),
    attempts_stage2: integer().notNull().default(0),
    attempts_stage3: integer().notNull().default(0),
    /** Failures in a row; 8 pause the job. */
    failures: integer().notNull().default(0),
    next_retry_at: moment(),
    lease_until: moment(),
    /** `{stage, code, message}` */
    last_error: jsonb(),
    metrics: jsonb().notNull().default({}),
    created_at: moment().notNull(),
    completed_at: moment(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('jobs_commit').on(table.subject_id, table.session_id, table.commit_id),
    index('jobs_tenant').on(table.tenant_id, table.id),
    index('jobs_id').on(table.id),
    index('jobs_newest').on(table.tenant_id, table.created_at.desc(), table.id.desc()),
    index('jobs_session').on(table.subject_id, table.session_id, table.first_seq),
    index('jobs_completed').on(table.completed_at).where(sql`${table.status} = 'COMPLETED'`),
    index('jobs_created').using('brin', table.created_at),
    index('jobs_open')
      .on(table.next_retry_at, table.created_at)
      .where(sql`${table.status} NOT IN ('COMPLETED', 'PAUSED')`),
    check('jobs_status', inList(table.status, jobStatuses)),
    parentOf(table, table.session_id, conversation_sessions, 'jobs_session_fk'),
    subjectOf(table, 'jobs_subject'),
  ],
)

export const turns = pgTable(
  'turns',
  {
    ...owner(),
    /** UUIDv5 of the session's `id` and `turn_id`. */
    id: uuid().notNull(),
    session_id: uuid().notNull(),
    /** The job that brought it. */
    job_id: uuid().notNull(),
    turn_id: text().notNull(),
    /** Arrival order inside the session, from 1. */
    seq: integer().notNull(),
    role: text().notNull(),
    name: text(),
    text: text().notNull(),
    timestamp_iso: moment().notNull(),
    minutes_east: minutesEast(),
    attachments: jsonb().notNull().default([]),
    meta: jsonb().notNull().default({}),
    /** SHA-256 over role, name, text and attachments. */
    content_hash: text().notNull(),
    /** The verdict after code's decisions (`Mark`), null until stage 2 is done. */
    mark: jsonb(),
    /** The person asked not to have it remembered: no search and no prompt has it. */
    withheld: boolean().generatedAlwaysAs(sql`(coalesce(mark @> '{"withheld": true}', false))`),
    created_at: moment().notNull(),
    ...searchable(),
    ...inTwo(),
    /** Its words are gone from here; the row stays, so that the same turn is known when it comes again. */
    forgotten_at: moment(),
    /** The receipt of the deletion; null for a turn that was refused as it came. */
    forgotten_by: uuid(),
    /**
     * Which parts of it are forgotten: `[{receipt, start, end}]` in code points, without a place all of it.
     */
    hidden: jsonb(),
    /** Of a companion's reply: the memories that its prompt had. */
    drawn_from: uuid().array(),
    /** The row is in every search of its subject. The view of the searches asks for it, and the indexes. */
    recallable: boolean().generatedAlwaysAs(
      sql`(forgotten_at IS NULL AND NOT coalesce(mark @> '{"withheld": true}', false))`,
    ),
  },
  (table) => [
    keyOf(table, table.id),
    unique('turns_turn_id').on(table.subject_id, table.session_id, table.turn_id),
    unique('turns_seq').on(table.subject_id, table.session_id, table.seq),
    index('turns_tenant').on(table.tenant_id, table.id),
    index('turns_job').on(table.subject_id, table.job_id),
    index('turns_speakers')
      .on(table.subject_id, sql`lower(${table.name})`)
      .where(sql`${table.name} IS NOT NULL`),
    check('turns_role', inList(table.role, ['user', 'assistant', 'tool', 'system'])),
    parentOf(table, table.session_id, conversation_sessions, 'turns_session_fk'),
    parentOf(table, table.job_id, jobs, 'turns_job_fk'),
    subjectOf(table, 'turns_subject'),
  ],
)

/** The user said "remember this": what said it and what it meant. */
export const pin_intents = pgTable(
  'pin_intents',
  {
    ...owner(),
    id: uuid().notNull(),
    session_id: uuid().notNull(),
    job_id: uuid().notNull(),
    trigger_turn_id: text().notNull(),
    /** The `seq` of the trigger, for listing in order. */
    trigger_seq: integer().notNull(),
    target_turn_ids: text().array().notNull(),
    reason: text().notNull(),
    importance_boost: doublePrecision().notNull(),
    ttl_seconds: integer().notNull(),
    requires_confirmation: boolean().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    keyOf(table, table.id),
    unique('pin_intents_trigger').on(table.subject_id, table.session_id, table.trigger_turn_id),
    index('pin_intents_tenant').on(table.tenant_id, table.id),
    parentOf(table, table.session_id, conversation_sessions, 'pin_intents_session_fk'),
    parentOf(table, table.job_id, jobs, 'pin_intents_job_fk'),
    subjectOf(table, 'pin_intents_subject'),
  ],
)
