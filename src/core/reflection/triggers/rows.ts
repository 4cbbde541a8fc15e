import { type SQL, sql } from 'drizzle-orm'
import { literal, liveAt } from '../../../../db/sql.ts'
import { isActiveTrait } from '../../traits/belief/stages.ts'

/** Of a memory: no cycle has scanned it. The one predicate of triggers, scan, sweep and a partial index. */
export const isUnreflected = (alias: string, now: Date): SQL => {
  const memory = sql.raw(alias)
  return sql`${memory}.reflected_in IS NULL
          AND ${memory}.memory_type IN ('fact', 'episodic')
          AND NOT ${memory}.requires_confirmation
          AND ${liveAt(alias, now)}`
}

/**
 * Unreflected memories that are counted, at most: many times what any trigger or cycle needs, and a bound on
 * the time of a question that is asked twice a cycle.
 */
export const MOST_COUNTED = 2_000

/** What triggers are decided from: one row of one read. */
export interface SubjectState {
  readonly last_reflected_at: Date | null
  readonly lease_until: Date | null
  readonly retry_at: Date | null
  /** Unreflected memories, up to `MOST_COUNTED`, and the sum of their importance. */
  readonly unreflected: number
  readonly importance: number
  readonly active_traits: number
}

/** The columns of `SubjectState`, and the failures in a row, of the one subject with this inside id. */
export const stateOf = (subject: SQL, now: Date): SQL =>
  sql`SELECT subject.id,
        subject.last_reflected_at,
        subject.reflect_lease_until AS lease_until,
        subject.reflect_retry_at AS retry_at,
        subject.reflect_failures AS failures,
        news.unreflected,
        news.importance,
        (
          SELECT count(*)::int
          FROM memories AS trait
          WHERE trait.subject_id = subject.id
            AND ${isActiveTrait('trait')}
        ) AS active_traits
      FROM subjects AS subject
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS unreflected,
          -- summed as numeric, so that decimals add up
          coalesce(sum(counted.importance::numeric), 0)::float8 AS importance
        FROM (
          SELECT memory.importance
          FROM memories AS memory
          WHERE memory.subject_id = subject.id
            AND ${isUnreflected('memory', now)}
          LIMIT ${literal(MOST_COUNTED)}
        ) AS counted
      ) AS news
      WHERE subject.id = ${subject}`
