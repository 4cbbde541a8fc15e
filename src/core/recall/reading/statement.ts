import { type Name, type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../../db/statements.ts'
import { holds, namedCte, selectFacts, walksCte } from '../../graph/walk/facts.ts'
import { namedSources } from '../../graph/walk/named-sources.ts'
import { childIds } from '../../memories/table/rows.ts'
import { memoryColumns } from '../../memories/table/shape.ts'
import { type ArmsOptions, arms, packedCounts, queryCte, rowOf, termsCte } from '../../search/arms.ts'
import { ARM_LIMIT } from '../../search/search.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { searchViews } from '../../search/views.ts'
import { userSubject } from '../../tenancy/records/subjects.ts'
import { type NamedDay, namedDays } from '../../text/named-days.ts'
import type { RecallRequest, RecallSource } from '../schemas.ts'
import {
  EMPTY_EXTRAS,
  EXTRA_BYTES,
  fittedCte,
  NAME_CHARACTERS,
  shareCte,
  shown,
  shownExtra,
  sizes,
  TEXT_CHARACTERS,
} from './answer-size.ts'
import { cuesOf, saysPatterns } from './cues.ts'
import type { RecallRow } from './rows.ts'

/** Turns before and after a found one. */
const NEIGHBOURS = 2
/** A neighbour's place in the order of what may be cut: behind everything that was found itself. */
const BEHIND = 1000
const FACT_HOPS = 2

export interface RecallRead {
  readonly request: Pick<
    RecallRequest,
    'user_id' | 'query' | 'limit' | 'types' | 'sources' | 'trait_context' | 'profile'
  >
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
  for (const source of sources) parts.push(source === 'memories' ? memoryParts(read) : turnParts(read))
  parts.push(shareCte(sources))
  for (const source of sources) parts.push(source === 'memories' ? memoryRows(read) : turnRows(read))
  parts.push(fittedCte(sources))
  const answers = [
    sql`SELECT 'fact' AS kind, data FROM (${selectFacts(subject)}) AS facts`,
    sql`SELECT kind, data FROM fitted`,
    ...sources.map((source) => {
      const stats = `${source}_stats`
      return sql`SELECT ${stats}::text, json_build_object('n', n, 'df', df) FROM ${sql.identifier(stats)}`
    }),
  ]
  return statement<RecallRow>(
    sql`WITH RECURSIVE ${sql.join(parts, sql`,\n`)}\n${sql.join(answers, sql`\nUNION ALL `)}`,
  )
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
    conditions.push(
      sql`memory_type = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(request.types)}::json)))`,
    )
  if (request.trait_context) {
    conditions.push(
      sql`(memory_type <> 'trait' OR trait_context IS NULL OR trait_context IN ('general', ${request.trait_context}))`,
    )
  }
  if (filter) conditions.push(filter)
  return sql.join(conditions, sql` AND `)
}

function memoryParts(read: RecallRead): SQL {
  const view = viewOf(read)
  const filter = memoryFilter(read)
  const { terms, vector, request } = read
  const limit = armLimit(request.limit)
  const dated = datedArm(request.query, 'valid_at')
  return sql`${arms({ prefix: 'memories_', view, filter, terms, vector: vector !== null, limit, ...dated })},
${namedSources({ subject, asOf: read.as_of, now: read.now, filter, limit })},
memories_all AS MATERIALIZED (SELECT id, min(place) AS place, max(weight) AS named FROM (SELECT id, place, NULL::float8 AS weight FROM memories_found
  UNION ALL SELECT id, place, weight FROM memories_named) AS either GROUP BY id),
memories_sized AS MATERIALIZED (SELECT 'memory' AS kind, a.id, a.place, a.named, ${sizes('m.content', ['m.metadata'])} FROM memories_all a ${rowOf(view, 'm', 'a')})`
}

const viewOf = ({ as_of }: RecallRead) => (as_of === null ? searchViews.memories : searchViews.memories_ever)

function memoryRows(read: RecallRead): SQL {
  return sql`memories_rows AS MATERIALIZED (SELECT z.kind, z.place, m.id, json_build_object('row', (SELECT row_to_json(r) FROM (SELECT ${memoryRow}) AS r),
    'child_ids', ${childIds}, 'named', z.named, 'exactly', (SELECT count(*) > 0 FROM exactly_named), 'edge', ${edgeOf(read)},
    ${measures(read, 'm', 'content')}) AS data
  FROM memories_sized z JOIN shares s ON s.kind = z.kind AND s.id = z.id ${rowOf(viewOf(read), 'm', 'z')})`
}

function turnParts(read: RecallRead): SQL {
  const filter =
    read.as_of === null ? sql`true` : sql`timestamp_iso <= ${read.as_of.toISOString()}::timestamptz`
  const { terms, vector, request } = read
  const limit = armLimit(request.limit)
  const dated = datedArm(request.query, 'timestamp_iso')
  return sql`${arms({ prefix: 'turns_', view: searchViews.turns, filter, terms, vector: vector !== null, limit, ...dated })},
turns_all AS MATERIALIZED (SELECT n.id, min(CASE WHEN n.id = f.id THEN f.place ELSE ${BEHIND}::int + f.place END) AS place
  FROM turns_found f ${rowOf(searchViews.turns, 't', 'f')}
  CROSS JOIN LATERAL (SELECT id FROM search_turns WHERE subject_id = ${subject} AND session_id = t.session_id
    AND seq BETWEEN t.seq - ${NEIGHBOURS}::int AND t.seq + ${NEIGHBOURS}::int AND ${filter} OFFSET 0) n GROUP BY n.id),
turns_sized AS MATERIALIZED (SELECT 'turn' AS kind, a.id, a.place, ${sizes('t.text', ['t.attachments', 't.meta'])} FROM turns_all a ${rowOf(searchViews.turns, 't', 'a')})`
}

function turnRows(read: RecallRead): SQL {
  return sql`turns_rows AS MATERIALIZED (SELECT z.kind, z.place, t.id, json_build_object('id', t.id, 'session', t.session_id, 'session_id', c.session_id,
    'turn_id', t.turn_id, 'seq', t.seq, 'role', t.role, 'name', left(t.name, ${NAME_CHARACTERS}::int), 'text', ${shown('t', 'text')},
    'timestamp_iso', t.timestamp_iso, 'attachments', ${shownExtra('t', 'attachments', '[]')}, 'meta', ${shownExtra('t', 'meta', '{}')}, 'mark', t.mark,
    'memory_ids', (SELECT coalesce(json_agg(o.memory_id ORDER BY o.memory_id), '[]'::json) FROM memory_sources o
      WHERE o.subject_id = ${subject} AND o.session_id = t.session_id AND o.turn_id = t.turn_id),
    'asks', t.text ~ ${ASKS}, ${says(read)}${measures(read, 't', 'text', sql`z.place < ${BEHIND}::int`)}) AS data
  FROM turns_sized z JOIN shares s ON s.kind = z.kind AND s.id = z.id ${rowOf(searchViews.turns, 't', 'z')}
  JOIN conversation_sessions c ON c.subject_id = ${subject} AND c.id = t.session_id)`
}

/** Cues of the text that the query asks for, as far as texts are shown: of one that is shown shorter too. */
function says({ request }: RecallRead): SQL {
  const cues = cuesOf(request.query)
  const cue = (name: 'when' | 'number') =>
    cues[name]
      ? sql`${`says_${name}`}::text, left(t.text, ${TEXT_CHARACTERS}::int) ~* ${saysPatterns[name]}, `
      : sql``
  return sql`${cue('when')}${cue('number')}`
}

/** How a question ends, quotation marks and brackets aside. */
const ASKS = `[?？]["'”’)）」\\s]*$`

const memoryRow: SQL = sql.join(
  memoryColumns.map((name) => {
    if (name === 'content') return sql`${shown('m', name)} AS content`
    return name === 'metadata'
      ? sql`${shownExtra('m', name, '{}')} AS metadata`
      : sql`m.${sql.identifier(name)}`
  }),
  sql`, `,
)

/** What scoring needs of a row. Of a turn that is only beside a found one the vector is not read: it is not among the nearest. */
function measures(read: RecallRead, alias: string, column: string, near = sql`true`): SQL {
  const row = sql.raw(alias)
  const cosine =
    read.vector === null
      ? sql`NULL::float4`
      : sql`CASE WHEN ${near} THEN (1 - (${row}.embedding <=> (SELECT v FROM q)))::float4 END`
  return sql`'length', ${row}.length, 'counts', ${packedCounts(alias, read.terms)}, 'cosine', ${cosine},
    'truncated', length(${sql.raw(`${alias}.${column}`)}) > length(${shown(alias, column)}) OR z.extras > CASE WHEN s.is_whole THEN ${EXTRA_BYTES}::int ELSE 0 END AND z.extras > ${EMPTY_EXTRAS}::int`
}

/** The strongest weight between an entity of the memory `m` and one of the query (page 07, "Rerank"); other profiles do without. */
function edgeOf({ request, as_of, now }: RecallRead): SQL {
  if (request.profile !== 'companion') return sql`NULL`
  return sql`(SELECT max(r.weight) FROM relations o JOIN relations r ON r.subject_id = ${subject} AND ${holds('r', as_of, now)}
      AND (r.subject_entity_id IN (o.subject_entity_id, o.object_entity_id) AND r.object_entity_id IN (SELECT id FROM named)
        OR r.object_entity_id IN (o.subject_entity_id, o.object_entity_id) AND r.subject_entity_id IN (SELECT id FROM named))
      WHERE o.subject_id = ${subject} AND o.source_memory_id = m.id)`
}
