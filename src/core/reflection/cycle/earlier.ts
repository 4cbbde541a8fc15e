import { type SQL, sql } from 'drizzle-orm'
import { literal, liveAt, wholeVector } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { isActiveTrait } from '../../traits/belief/stages.ts'
import { isUnreflected } from '../triggers/rows.ts'
import { SCAN_LIMIT, type ScannedRow, scannedColumns } from './rows.ts'

/** Reflected memories shown for each new one; rules, which no token is paid for, see all that a cycle may show. */
const NEAREST = 5
const NEAREST_BY_RULES = SCAN_LIMIT
/** The latest reflected memories, among which they are looked for. */
const LOOKED_AT = 2_000
/** Candidates by code whose nearness is computed exactly. */
const BY_CODE = 20
/** What a common word adds to nearness, and words that count at most. */
const A_WORD = 0.05
const MOST_WORDS = 6

/**
 * For each memory that the cycle scans the nearest reflected ones that are live, wait for nothing and support
 * no active trait; each once, all together with the new ones at most as many as a cycle scans. What shows
 * itself once a session is seen only beside what was seen before.
 */
export const earlierMemories = (subject: SQL, now: Date, byRules: boolean): Statement<ScannedRow[]> =>
  statement<ScannedRow>(
    sql`WITH fresh AS MATERIALIZED (
          SELECT memory.id, memory.code, ${wholeVector('memory')} AS embedding, ARRAY(
              SELECT word FROM unnest(tsvector_to_array(memory.lexemes)) AS word WHERE length(word) > 1) AS words
          FROM memories AS memory
          WHERE memory.subject_id = ${subject}
            AND ${isUnreflected('memory', now)}
          ORDER BY memory.created_at, memory.id
          LIMIT ${literal(SCAN_LIMIT)}
        ),
        known AS MATERIALIZED (
          SELECT memory.id, memory.code, memory.created_at
          FROM memories AS memory
          WHERE memory.subject_id = ${subject}
            AND memory.reflected_in IS NOT NULL
            AND memory.memory_type IN ('fact', 'episodic')
            AND NOT memory.requires_confirmation
            AND ${liveAt('memory', now)}
            AND NOT EXISTS (
              SELECT FROM trait_evidence AS evidence
              JOIN memories AS trait
                ON trait.subject_id = evidence.subject_id AND trait.id = evidence.trait_id
              WHERE evidence.subject_id = memory.subject_id
                AND evidence.memory_id = memory.id
                AND evidence.evidence_type = 'supporting'
                AND ${isActiveTrait('trait')})
          ORDER BY memory.created_at DESC, memory.id
          LIMIT ${literal(LOOKED_AT)}
        ),
        near AS MATERIALIZED (
          SELECT nearest.id, max(nearest.nearness) AS nearness
          FROM fresh
          CROSS JOIN LATERAL (
            SELECT candidate.id,
              coalesce(1 - (${wholeVector('candidate')} <=> fresh.embedding), 0)
                -- marked and kept: of two long texts, any of one among all of the other would be quadratic
                + ${literal(A_WORD)} * least(${literal(MOST_WORDS)}, length(
                  ts_filter(setweight(candidate.lexemes, 'A', fresh.words), '{a}'))) AS nearness
            FROM (
              SELECT known.id
              FROM known
              ORDER BY known.code <~> fresh.code NULLS LAST, known.created_at DESC, known.id
              LIMIT ${literal(byRules ? NEAREST_BY_RULES : BY_CODE)}
            ) AS coded
            JOIN memories AS candidate ON candidate.subject_id = ${subject} AND candidate.id = coded.id
            ORDER BY nearness DESC, candidate.id
            LIMIT ${literal(byRules ? NEAREST_BY_RULES : NEAREST)}
          ) AS nearest
          GROUP BY nearest.id
          ORDER BY nearness DESC, nearest.id
          LIMIT greatest(0, ${literal(SCAN_LIMIT)} - (SELECT count(*) FROM fresh))
        )
        SELECT ${scannedColumns}
        FROM near
        JOIN memories AS memory ON memory.subject_id = ${subject} AND memory.id = near.id
        ORDER BY near.nearness DESC, memory.id`,
  )

/** The latest memories that support each active trait, newest first. */
export const supportingWords = (
  subject: SQL,
  when: SQL,
): Statement<{ readonly trait_id: string; readonly content: string }[]> =>
  statement(
    sql`SELECT trait.id AS trait_id, latest.content
        FROM memories AS trait
        CROSS JOIN LATERAL (
          SELECT left(memory.content, 300) AS content, coalesce(memory.valid_at, memory.created_at) AS time
          FROM trait_evidence AS evidence
          JOIN memories AS memory
            ON memory.subject_id = evidence.subject_id AND memory.id = evidence.memory_id
          WHERE evidence.subject_id = trait.subject_id
            AND evidence.trait_id = trait.id
            AND evidence.evidence_type = 'supporting'
            AND memory.expired_at IS NULL
          ORDER BY time DESC, memory.content
          LIMIT 3
        ) AS latest
        WHERE trait.subject_id = ${subject}
          AND ${isActiveTrait('trait')}
          AND ${when}
        ORDER BY trait.id, latest.time DESC, latest.content`,
  )
