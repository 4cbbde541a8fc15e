import { type Name, type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import { holds, namedCte, selectFacts, walksCte } from '../graph/facts.ts'
import { childIds } from '../memories/rows.ts'
import { memoryColumns } from '../memories/shape.ts'
import { type ArmsOptions, arms, packedCounts, queryCte, rowOf, termsCte } from '../search/arms.ts'
import { ARM_LIMIT } from '../search/search.ts'
import type { SearchTerms } from '../search/terms.ts'
import { searchViews } from '../search/views.ts'
import { userSubject } from '../tenancy/subjects.ts'
import { type NamedDay, namedDays } from '../text/named-days.ts'
import type { RecallRow } from './rows.ts'
import type { RecallRequest, RecallSource } from './schemas.ts'

/** Longer texts are cut; what does not fit into the answer of 512 KiB is cut shorter, then left out, the least likely first. */
const TEXT_CHARACTERS = 2000
const SHORT_CHARACTERS = 300
const ANSWER_BYTES = 420 * 1024
/** Turns before and after a found one. */
const NEIGHBOURS = 2
/** A neighbour's place in the order of what may be cut: behind everything that was found itself. */
const BEHIND = 1000
const FACT_HOPS = 2

export interface RecallRead {
  readonly request: Pick<RecallRequest, 'user_id' | 'query' | 'limit' | 'types' | 'sources' | 'trait_context' | 'profile'>
  readonly as_of: Date | null
  readonly now: Date
  readonly vector: readonly number[] | null
  readonly terms: SearchTerms
  /** A further condition on memories, inside every arm. */
  readonly filter?: SQL
  /** How far facts go from what the query names; 2 unless told. */
  readonly hops?: number
}

const subject = sql`(SELECT s FROM q)`

/**
 * The whole read of a recall as one statement: codes and words of memories and turns, facts of entities that the query names and the memories
 * these came from, neighbours of turns, and the numbers that scoring needs. Tenant, subject, time to live, status and stage hold inside every arm.
 */
export function recallStatement(read: RecallRead): Statement<RecallRow[]> {
  const { user_id, query } = read.request
  const sources = [...new Set(sourcesOf(read.request))]
  const parts = [
    queryCte(userSubject(user_id), read.vector),
    termsCte(read.terms),
    namedCte(query, subject),
    walksCte(subject, read.hops ?? FACT_HOPS, read.as_of, { now: read.now }),
  ]
  const answers = [sql`SELECT 'fact' AS kind, data FROM (${selectFacts(subject)}) AS facts`]
  for (const source of sources) {
    const bytes = Math.floor(ANSWER_BYTES / sources.length)
    parts.push(source === 'memories' ? memoryParts(read, bytes) : turnParts(read, bytes))
    parts.push(fitted(source, bytes))
    answers.push(
      sql`SELECT ${source === 'memories' ? 'memory' : 'turn'}::text, data FROM ${sql.identifier(`${source}_fitted`)}`,
    )
    answers.push(
      sql`SELECT ${`${source}_stats`}::text, json_build_object('n', n, 'df', df) FROM ${sql.identifier(`${source}_stats`)}`,
    )
  }
  return statement<RecallRow>(sql`WITH RECURSIVE ${sql.join(parts, sql`,\n`)}\n${sql.join(answers, sql`\nUNION ALL `)}`)
}

/** A type is a memory's: who asks for some wants no turns, unless they say so. */
const sourcesOf = ({ sources, types }: RecallRead['request']): readonly RecallSource[] =>
  sources ?? (types ? ['memories'] : ['memories', 'turns'])

/** What happened on a day that the query names, by its time in the world. */
function datedArm(query: string, by: string): Pick<ArmsOptions, 'dated'> {
  const days = namedDays(query)
  if (days.length === 0) return {}
  return {
    dated: {
      condition: sql.join(
        days.map((day) => isOn(day, sql.identifier(by))),
        sql` OR `,
      ),
      by,
    },
  }
}

function isOn({ year, month, day }: NamedDay, column: SQL | Name): SQL {
  const at = sql`${column} AT TIME ZONE 'UTC'`
  const sameDay = sql`extract(month FROM ${at}) = ${month}::int AND extract(day FROM ${at}) = ${day}::int`
  return year === null ? sql`(${sameDay})` : sql`(${sameDay} AND extract(year FROM ${at}) = ${year}::int)`
}

const armLimit = (limit: number): number => Math.max(ARM_LIMIT, limit)

/** What may be returned: live and inside its time to live, or true at `as_of`; of these types; no trait of another context. */
function memoryFilter({ request, as_of, now, filter }: RecallRead): SQL {
  const conditions = [sql`(expires_at IS NULL OR expires_at > ${now.toISOString()}::timestamptz)`]
  if (as_of !== null) {
    const moment = sql`${as_of.toISOString()}::timestamptz`
    conditions.push(
      sql`expired_at IS NULL AND (trait_stage IS NULL OR trait_stage IN ('emerging', 'established', 'core'))
          AND coalesce(valid_at, created_at) <= ${moment} AND (invalid_at IS NULL OR invalid_at > ${moment})`,
    )
  } else conditions.push(sql`recallable`)
  if (request.types)
    conditions.push(sql`memory_type = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(request.types)}::json)))`)
  if (request.trait_context) {
    conditions.push(
      sql`(memory_type <> 'trait' OR trait_context IS NULL OR trait_context IN ('general', ${request.trait_context}))`,
    )
  }
  if (filter) conditions.push(filter)
  return sql.join(conditions, sql` AND `)
}

function memoryParts(read: RecallRead, bytes: number): SQL {
  const view = read.as_of === null ? searchViews.memories : searchViews.memories_ever
  const filter = memoryFilter(read)
  const limit = armLimit(read.request.limit)
  const options = {
    prefix: 'memories_',
    view,
    filter,
    terms: read.terms,
    vector: read.vector !== null,
    limit,
    ...datedArm(read.request.query, 'valid_at'),
  }
  return sql`${arms(options)},
memories_named AS MATERIALIZED (SELECT source_memory_id AS id, max(weight) AS weight, row_number() OVER (ORDER BY max(weight) DESC, source_memory_id) AS place
  FROM walks WHERE hops = 1 AND source_memory_id IS NOT NULL GROUP BY source_memory_id ORDER BY place LIMIT ${limit}::int),
memories_all AS MATERIALIZED (SELECT id, min(place) AS place, max(weight) AS named FROM (SELECT id, place, NULL::float8 AS weight FROM memories_found
  UNION ALL SELECT n.id, n.place, n.weight FROM memories_named n
  CROSS JOIN LATERAL (SELECT FROM search_memories r WHERE r.subject_id = ${subject} AND r.id = n.id AND ${filter} LIMIT 1) r) AS either GROUP BY id),
memories_sized AS (SELECT m.*, a.place, a.named, ${running('m.content')} FROM memories_all a
  ${rowOf(view, 'm', 'a')}),
memories_rows AS MATERIALIZED (SELECT m.place, m.id, json_build_object('row', (SELECT row_to_json(r) FROM (SELECT ${memoryRow(bytes)}) AS r),
    'child_ids', ${childIds}, 'named', m.named, 'edge', ${edgeOf(read)}, ${measures(read, 'm', 'content', bytes)}) AS data FROM memories_sized m)`
}

function turnParts(read: RecallRead, bytes: number): SQL {
  const filter = read.as_of === null ? sql`true` : sql`timestamp_iso <= ${read.as_of.toISOString()}::timestamptz`
  const { terms, vector } = read
  const options = {
    prefix: 'turns_',
    view: searchViews.turns,
    filter,
    terms,
    vector: vector !== null,
    limit: armLimit(read.request.limit),
    ...datedArm(read.request.query, 'timestamp_iso'),
  }
  return sql`${arms(options)},
turns_all AS MATERIALIZED (SELECT n.id, min(CASE WHEN n.id = f.id THEN f.place ELSE ${BEHIND}::int + f.place END) AS place
  FROM turns_found f ${rowOf(searchViews.turns, 't', 'f')}
  CROSS JOIN LATERAL (SELECT id FROM search_turns WHERE subject_id = ${subject} AND session_id = t.session_id
    AND seq BETWEEN t.seq - ${NEIGHBOURS}::int AND t.seq + ${NEIGHBOURS}::int AND ${filter} OFFSET 0) n GROUP BY n.id),
turns_sized AS (SELECT t.*, a.place, ${running('t.text')} FROM turns_all a ${rowOf(searchViews.turns, 't', 'a')}),
turns_rows AS MATERIALIZED (SELECT t.place, t.id, json_build_object('id', t.id, 'session', t.session_id, 'session_id', c.session_id, 'turn_id', t.turn_id, 'seq', t.seq,
    'role', t.role, 'name', t.name, 'text', ${shortened('t', 'text', bytes)}, 'timestamp_iso', t.timestamp_iso, 'attachments', t.attachments,
    'meta', t.meta, 'mark', t.mark, 'memory_ids', (SELECT coalesce(json_agg(o.memory_id ORDER BY o.memory_id), '[]'::json) FROM memory_sources o
      WHERE o.subject_id = ${subject} AND o.session_id = t.session_id AND o.turn_id = t.turn_id),
    'asks', t.text ~ ${ASKS}, ${measures(read, 't', 'text', bytes, sql`t.place < ${BEHIND}::int`)}) AS data
  FROM turns_sized t JOIN conversation_sessions c ON c.subject_id = ${subject} AND c.id = t.session_id)`
}

/** How a question ends, quotation marks and brackets aside. */
const ASKS = `[?？]["'”’)）」\\s]*$`

/** Bytes of text so far, in the order of what is kept first. */
const running = (text: string): SQL =>
  sql`sum(octet_length(to_json(left(${sql.raw(text)}, ${TEXT_CHARACTERS}::int))::text)) OVER (ORDER BY a.place, a.id) AS running`

function shortened(alias: string, column: string, bytes: number): SQL {
  const text = sql.raw(`${alias}.${column}`)
  return sql`left(${text}, CASE WHEN ${sql.raw(alias)}.running <= ${Math.floor(bytes / 2)}::int THEN ${TEXT_CHARACTERS}::int ELSE ${SHORT_CHARACTERS}::int END)`
}

const memoryRow = (bytes: number): SQL =>
  sql.join(
    memoryColumns.map((name) =>
      name === 'content' ? sql`${shortened('m', name, bytes)} AS content` : sql`m.${sql.identifier(name)}`,
    ),
    sql`, `,
  )

/** What scoring needs of a row. Of a turn that is only beside a found one the vector is not read: it is not among the nearest. */
function measures(read: RecallRead, alias: string, column: string, bytes: number, near = sql`true`): SQL {
  const row = sql.raw(alias)
  const cosine =
    read.vector === null
      ? sql`NULL::float4`
      : sql`CASE WHEN ${near} THEN (1 - (${row}.embedding <=> (SELECT v FROM q)))::float4 END`
  return sql`'length', ${row}.length, 'counts', ${packedCounts(alias, read.terms)}, 'cosine', ${cosine},
    'truncated', length(${sql.raw(`${alias}.${column}`)}) > length(${shortened(alias, column, bytes)})`
}

/** The strongest weight between an entity of the memory `m` and one of the query (page 07, "Rerank"); other profiles do without. */
function edgeOf({ request, as_of, now }: RecallRead): SQL {
  if (request.profile !== 'companion') return sql`NULL`
  return sql`(SELECT max(r.weight) FROM relations o JOIN relations r ON r.subject_id = ${subject} AND ${holds('r', as_of, now)}
      AND (r.subject_entity_id IN (o.subject_entity_id, o.object_entity_id) AND r.object_entity_id IN (SELECT id FROM named)
        OR r.object_entity_id IN (o.subject_entity_id, o.object_entity_id) AND r.subject_entity_id IN (SELECT id FROM named))
      WHERE o.subject_id = ${subject} AND o.source_memory_id = m.id)`
}

/** Rows in their order until the bytes are used up. */
function fitted(source: RecallSource, bytes: number): SQL {
  const name = (of: string) => sql.identifier(`${source}_${of}`)
  return sql`${name('fitted')} AS (SELECT data FROM (SELECT data, sum(octet_length(data::text)) OVER (ORDER BY place, id) AS size
    FROM ${name('rows')}) AS sized WHERE size <= ${bytes}::int)`
}
