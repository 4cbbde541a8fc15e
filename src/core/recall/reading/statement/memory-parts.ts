import { type SQL, sql } from 'drizzle-orm'
import { holds } from '../../../graph/walk/facts.ts'
import { namedSources } from '../../../graph/walk/named-sources.ts'
import { childIdsOf } from '../../../memories/table/rows.ts'
import { memoryColumns } from '../../../memories/table/shape.ts'
import { arms } from '../../../search/arms/arms.ts'
import { armCte, rowOf } from '../../../search/arms/parts.ts'
import { asked } from '../../../search/asked.ts'
import { searchViews } from '../../../search/views.ts'
import {
  armOptions,
  hearsTurns,
  looksAround,
  mayBeAnswered,
  memoryFilter,
  memoryLifetime,
  type RecallRead,
  triesWhole,
} from '../asking.ts'
import { distanceIn, measured, sizes } from './answer-size.ts'
import { drawnCtes } from './around-parts.ts'
import { followerCtes } from './follower-parts.ts'
import { MEMORY, packed, plainColumns, type Values } from './packed.ts'
import { shown, shownExtra } from './shown.ts'

const viewOf = ({ as_of }: RecallRead) => (as_of === null ? searchViews.memories : searchViews.memories_ever)

/**
 * The CTEs that find memories: the arms, what comes from named things, both as one list with the sizes of
 * their texts.
 */
export function memoryParts(read: RecallRead): SQL {
  const view = viewOf(read)
  const filter = memoryFilter(read)
  const lifetime = memoryLifetime(read)
  const options = armOptions(read, 'valid_at')
  const { as_of: asOf, now } = read
  const isAlone = looksAround(read)
  const isHeard = hearsTurns(read)
  return sql`${arms({ prefix: 'memories_', view, filter, lifetime, ...options })},
${namedSources({ subject: asked.subject, asOf, now, filter: mayBeAnswered(read), limit: options.limit })},
${
  isAlone
    ? sql`${drawnCtes(read)},
`
    : sql``
}${
  isHeard
    ? sql`${followerCtes(read)},
`
    : sql``
}memories_candidates AS MATERIALIZED (
  SELECT id, min(place) AS place, max(weight) AS named, max(distance) AS distance
  FROM (
    SELECT id, place, NULL::float8 AS weight, distance FROM ${armCte('memories_', 'found')}
    UNION ALL
    SELECT id, place, weight, NULL FROM memories_named${isAlone ? drawn : sql``}${isHeard ? followers : sql``}
  ) AS either
  GROUP BY id
)${triesWhole(read) ? sql`` : sql`,\n${sizedCte(read)}`}`
}

const sizedCte = (read: RecallRead): SQL => sql`memories_sized AS MATERIALIZED (
  SELECT
    'memory' AS kind,
    candidate.id,
    candidate.place,
    candidate.named,
    candidate.distance,
    NULL::json AS told,
    ${sizes('memory.content', ['memory.metadata'])}
  FROM memories_candidates candidate
  ${rowOf(viewOf(read), 'memory', 'candidate', ['content', 'metadata'])}
)`

/** Where turns are not answered themselves, what comes from them is found by them. */
const drawn = sql`
    UNION ALL
    SELECT id, place, NULL, NULL FROM memories_drawn`

/** What followed on a turn that is over. */
const followers = sql`
    UNION ALL
    SELECT id, place, NULL, NULL FROM memories_followers`

/** What an answered row is made of. */
const READ = ['subject_id', ...memoryColumns, 'lexemes', 'length']

/** The CTE `memories_rows`: the memories as they are answered. */
export function memoryRows(read: RecallRead): SQL {
  const follows = sql`(SELECT follows FROM memories_followers WHERE id = memory.id)`
  const row = packed(MEMORY, {
    ...columns,
    child_ids: childIdsOf('memory'),
    sources: sql`(
      SELECT coalesce(json_agg(json_build_array(source.session_id, source.turn_id)), '[]'::json)
      FROM memory_sources source
      WHERE source.subject_id = ${asked.subject} AND source.memory_id = memory.id)`,
    named: sql`sized.named`,
    follows: hearsTurns(read) ? follows : sql`NULL`,
    exactly: sql`(SELECT count(*) > 0 FROM exactly_named)`,
    edge: edgeOf(read),
    ...measured(read, 'memory', 'content', bytes),
  })
  return sql`memories_rows AS MATERIALIZED (
  SELECT sized.kind, sized.place, memory.id, ${row} AS data
  FROM shares sized
  ${rowOf(viewOf(read), 'memory', 'sized', READ, distanceIn(read, 'sized'))}
  WHERE sized.kind = 'memory'
)`
}

/** Of extras that nobody has measured. */
const bytes = sql`coalesce(sized.extras, octet_length(memory.metadata::text))`

const columns: Values<typeof memoryColumns> = {
  ...plainColumns('memory', memoryColumns),
  content: shown('memory', 'content'),
  metadata: shownExtra('memory', 'metadata', '{}', bytes),
}

/**
 * The strongest weight between an entity of the row `memory` and one of the query; the companion's profile
 * alone counts it.
 */
function edgeOf({ request, as_of, now }: RecallRead): SQL {
  if (request.profile !== 'companion') return sql`NULL`
  const ends = sql`(said.subject_entity_id, said.object_entity_id)`
  const named = sql`(SELECT id FROM named)`
  return sql`(
      SELECT max(tie.weight)
      FROM relations said
      JOIN relations tie ON tie.subject_id = ${asked.subject}
        AND ${holds('tie', as_of, now)}
        AND (tie.subject_entity_id IN ${ends} AND tie.object_entity_id IN ${named}
          OR tie.object_entity_id IN ${ends} AND tie.subject_entity_id IN ${named})
      WHERE said.subject_id = ${asked.subject}
        AND said.source_memory_id = memory.id)`
}
