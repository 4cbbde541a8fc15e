import { type SQL, sql } from 'drizzle-orm'
import { bigint, int, liveAt, texts, unforgotten } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import { personName } from '../../graph/walk/person-name.ts'
import type { MemoryDraft } from '../../memories/table/drafts.ts'
import { anyOf } from '../../search/terms.ts'

/** A memory that the turns of a job may touch. */
export interface KnownMemory {
  readonly id: string
  readonly content: string
  readonly content_hash: string
  readonly memory_type: MemoryDraft['memory_type']
  /** Of whom it tells; null for the person. */
  readonly about: string | null
  readonly valid_at: Date | null
  /** Of the clock by which its days are meant. */
  readonly minutes_east: number
  /** It says where somebody lives, works or with whom, which ends in other words. */
  readonly standing: boolean
  /** What somebody plans, wants or has still to do: it ends in other words too. */
  readonly open: boolean
  /** Of a plan, until when it is one: ISO 8601, as it was said. */
  readonly open_until: string | null
  /** It is over, and shown only where somebody asks to forget: all but that is past for it. */
  readonly ended?: true
}

/** A word as tsquery writes it. */
const QUOTED = sql.raw(String.raw`'''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''`)

/** What is read of each, over `memories AS memory`. */
const KNOWN = sql.raw(`memory.id, memory.content, memory.content_hash, memory.memory_type, memory.about,
      memory.valid_at, coalesce(memory.minutes_east, 0) AS minutes_east`)

/** How many are read; an extraction is shown the nearest of them. */
const READ = 40

/**
 * What the person is called, by the newest name that is not over.
 * @param subjectId the subject's inside id
 */
export const knownName = (subjectId: SQL): Statement<{ readonly name: string }[]> =>
  statement(personName(subjectId))

/** Of a longer session these turns say who speaks in it. */
const FIRST_TURNS = 200

/**
 * Who speaks as a user in a session, null for one without a name.
 * @param session a SELECT of its `subject_id`, its inside id as `session_id`, and the `last_seq` that is looked at
 */
export const sessionSpeakers = (session: SQL): Statement<{ readonly name: string | null }[]> =>
  statement(
    sql`SELECT DISTINCT first.name
        FROM (${session}) AS session
        CROSS JOIN LATERAL (
          SELECT turn.name, turn.role
          FROM turns AS turn
          WHERE turn.subject_id = session.subject_id
            AND turn.session_id = session.session_id
            AND turn.seq <= session.last_seq
            AND ${unforgotten('turn')}
          ORDER BY turn.seq
          LIMIT ${int(FIRST_TURNS)}) AS first
        WHERE first.role = 'user'
        ORDER BY first.name`,
  )

/** Of Chinese a single character says something too (养一只猫, 不再养猫), unless every other sentence has it. */
const IN_EVERY_SENTENCE =
  '我你您他她它们的了着过在是有不没再已经上下里外中大小多少一二三四五六七八九十两几个只些这那哪谁' +
  '么什怎吗呢吧啊呀用户' +
  '也都就还又很太最更和跟与或但而把被给从到对向为以因所年月日天周今昨明早晚午时分点号要会能可' +
  '想去来说做看得地人家'
const tells = sql.raw(
  `(length(word) > 1 OR word ~ '[\u4e00-\u9fff]' AND position(word IN '${IN_EVERY_SENTENCE}') = 0)`,
)

/**
 * Live memories that share words with the job's own turns and the two before, those with most of them first,
 * and where people live, work and with whom, what they plan and want: of these the end is often said in other
 * words.
 * @param is which `jobs AS job`
 */
export const touchedMemories = (is: SQL, now: Date): Statement<KnownMemory[]> =>
  statement(
    sql`WITH said AS MATERIALIZED (
          SELECT
            job.subject_id,
            array_agg(DISTINCT word) AS words,
            string_agg(DISTINCT ${QUOTED}, ' | ') FILTER (WHERE ${tells})::tsquery AS query
          FROM jobs AS job
          -- found by the job: of young tables the planner thinks that any index will do
          CROSS JOIN LATERAL (
            SELECT turn.lexemes
            FROM turns AS turn
            WHERE turn.subject_id = job.subject_id
              AND turn.session_id = job.session_id
              AND turn.seq BETWEEN job.first_seq - 2 AND job.last_seq
              AND turn.recallable
            OFFSET 0) AS turn
          CROSS JOIN LATERAL unnest(tsvector_to_array(turn.lexemes)) AS word
          WHERE ${is}
            -- no kind of what is told, which is no word (src/core/text/kinds)
            AND strpos(word, '@') = 0
          GROUP BY job.subject_id),
        touched AS MATERIALIZED (
          -- by the index of words, where a join would read all that is known of the person: under the table's
          -- policy no index answers \`@@\`
          SELECT memory.id, false AS standing, false AS open
          FROM said
          JOIN search_memories AS memory
            ON memory.subject_id = said.subject_id
            AND memory.lexemes @@ said.query
          UNION ALL
          SELECT
            relation.source_memory_id,
            relation.predicate NOT IN ('PLANS', 'WANTS'),
            relation.predicate IN ('PLANS', 'WANTS')
          FROM said
          JOIN relations AS relation
            ON relation.subject_id = said.subject_id
            AND relation.predicate IN ('LIVES_IN', 'WORKS_AT', 'PARTNER_OF', 'PLANS', 'WANTS')
            AND relation.invalid_at IS NULL)
        SELECT ${KNOWN}, touched.standing,
          (touched.open OR memory.category = 'task' OR memory.modality IN ('planned', 'wished'))
            IS TRUE AS open,
          CASE memory.time ->> 'kind'
            WHEN 'planned_for' THEN coalesce(memory.time ->> 'until', memory.time ->> 'at')
          END AS open_until
        FROM said
        CROSS JOIN (
          SELECT id, bool_or(standing) AS standing, bool_or(open) AS open FROM touched GROUP BY id) AS touched
        JOIN memories AS memory
          ON memory.subject_id = said.subject_id
          AND memory.id = touched.id
          AND memory.memory_type IN ('fact', 'episodic', 'note')
          AND ${liveAt('memory', now)}
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE length(word) > 1) AS common,
            count(*) FILTER (WHERE ${tells}) AS telling
          -- each of both once: of two long texts, any of one among all of the other would be quadratic
          FROM (
            SELECT unnest(tsvector_to_array(memory.lexemes)) INTERSECT SELECT unnest(said.words)) AS both_say (word)
          ) AS shared
        ORDER BY shared.common DESC, shared.telling DESC, memory.created_at DESC, memory.content, memory.id
        LIMIT ${int(READ)}`,
  )

/** How many of them are read. */
const RELATED = 20

/**
 * Live memories of a person by other words than were said, the newest first.
 * @param subjectId the subject's inside id
 * @param terms as texts are indexed by; at least one
 */
export const relatedMemories = (
  subjectId: number,
  terms: readonly string[],
  now: Date,
): Statement<KnownMemory[]> =>
  statement(
    sql`SELECT ${KNOWN}, false AS standing, false AS open, NULL::text AS open_until
        FROM search_memories AS found
        JOIN memories AS memory
          ON memory.subject_id = found.subject_id
          AND memory.id = found.id
          AND memory.memory_type IN ('fact', 'episodic', 'note')
          AND ${liveAt('memory', now)}
        WHERE found.subject_id = ${bigint(subjectId)} AND found.lexemes @@ ${anyOf(terms)}::tsquery
        ORDER BY memory.created_at DESC, memory.id
        LIMIT ${int(RELATED)}`,
  )

/**
 * Live memories that tell of the same people as those with words of a request to forget: "he" has no name in them.
 * @param subjectId the subject's inside id
 * @param terms as texts are indexed by; at least one
 */
export const ofTheSame = (subjectId: number, terms: readonly string[], now: Date): Statement<KnownMemory[]> =>
  statement(
    sql`SELECT ${KNOWN}, false AS standing, false AS open, NULL::text AS open_until
        FROM memories AS memory
        WHERE memory.subject_id = ${bigint(subjectId)}
          AND memory.memory_type IN ('fact', 'episodic', 'note')
          AND ${liveAt('memory', now)}
          AND memory.about IN (
            SELECT named.about
            FROM search_memories AS found
            JOIN memories AS named ON named.subject_id = found.subject_id AND named.id = found.id
            WHERE found.subject_id = ${bigint(subjectId)} AND found.lexemes @@ ${anyOf(terms)}::tsquery)
        ORDER BY memory.created_at DESC, memory.id
        LIMIT ${int(RELATED)}`,
  )

/** How many of them are shown to a request to forget. */
const ENDED = 20

/**
 * What is over and has words of a request to forget, most of them first: it is in no recall, and the words that
 * it came from are.
 * @param subjectId the subject's inside id
 * @param terms as texts are indexed by; at least one
 */
export const endedMemories = (
  subjectId: number,
  terms: readonly string[],
  now: Date,
): Statement<KnownMemory[]> =>
  statement(
    sql`SELECT ${KNOWN}, false AS standing, false AS open, NULL::text AS open_until, true AS ended
        FROM memories AS memory
        CROSS JOIN LATERAL (
          SELECT count(*) AS count
          FROM (
            SELECT unnest(tsvector_to_array(memory.lexemes)) INTERSECT SELECT unnest(${texts(terms)})) AS both_say
        ) AS shared
        WHERE memory.subject_id = ${bigint(subjectId)}
          AND memory.memory_type IN ('fact', 'episodic', 'note')
          AND memory.forgotten_at IS NULL
          AND NOT (${liveAt('memory', now)})
          AND memory.lexemes @@ ${anyOf(terms)}::tsquery
        ORDER BY shared.count DESC, memory.created_at DESC, memory.id
        LIMIT ${int(ENDED)}`,
  )
