import { sql } from 'drizzle-orm'
import { bigint, int, moment } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Message } from '../../ports.ts'
import { isActiveTrait } from '../../traits/belief/stages.ts'
import { SCHEDULE_HOURS } from './decide.ts'
import { isUnreflected } from './rows.ts'

export interface DueUser {
  readonly subject_id: number
  readonly tenant_id: string
  readonly user_id: string
}

const DUE_AT_ONCE = 1_000

/**
 * For the reflection sweep, over all tenants: users not reflected for 24 hours (or never) who have something
 * unreflected or an active trait, and are not waiting after a failure. In pages, by inside id: give the last
 * one's to get the next page.
 */
export function dueUsers(now: Date, after = 0, limit = DUE_AT_ONCE): Statement<DueUser[]> {
  const dayAgo = new Date(now.getTime() - SCHEDULE_HOURS * 3_600_000)
  return statement<DueUser>(
    sql`SELECT subject.id AS subject_id, subject.tenant_id, subject.external_id AS user_id
        FROM subjects AS subject
        WHERE subject.kind = 'user'
          AND subject.erased_at IS NULL
          AND subject.id > ${bigint(after)}
          AND (subject.last_reflected_at IS NULL OR subject.last_reflected_at <= ${moment(dayAgo)})
          AND (subject.reflect_retry_at IS NULL OR subject.reflect_retry_at <= ${moment(now)})
          AND (
            EXISTS (
              SELECT FROM memories AS memory
              WHERE memory.subject_id = subject.id AND ${isUnreflected('memory', now)}
            )
            OR EXISTS (
              SELECT FROM memories AS trait
              WHERE trait.subject_id = subject.id AND ${isActiveTrait('trait')}
            )
          )
        ORDER BY subject.id
        LIMIT ${int(limit)}`,
  )
}

/** One message a user; two sweeps of one hour make the same one. */
export function sweepMessages(users: readonly DueUser[], now: Date): Message[] {
  const hour = now.toISOString().slice(0, 13)
  return users.map(({ tenant_id, subject_id, user_id }) => ({
    kind: 'reflect',
    tenant_id,
    user_id,
    trigger: 'sweep',
    deduplication_id: `reflect-${subject_id}-${hour}`,
  }))
}
