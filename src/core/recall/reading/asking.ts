import { type SQL, sql } from 'drizzle-orm'
import { int, moment, texts } from '../../../../db/sql.ts'
import type { ArmsOptions } from '../../search/arms/parts.ts'
import type { QueryVector } from '../../search/asked.ts'
import { ARM_LIMIT } from '../../search/search.ts'
import type { SearchTerms } from '../../search/terms.ts'
import { type NamedDay, namedDays } from '../../text/reading/named-days.ts'
import type { RecallRequest, RecallSource } from '../schemas.ts'
import type { Holding } from './statement/holding.ts'

/** What one recall asks of the database. */
export interface RecallRead {
  readonly request: Pick<
    RecallRequest,
    'user_id' | 'query' | 'limit' | 'types' | 'sources' | 'trait_context' | 'profile' | 'include' | 'probe'
  >
  readonly as_of: Date | null
  readonly now: Date
  readonly vector: QueryVector | null
  readonly terms: SearchTerms
  /** A further condition on memories, inside every arm. */
  readonly filter?: SQL
  /** What the statement is written for; any number of rows unless told. */
  readonly holding?: Holding
  /** How far facts go from what the query names; 2 unless told. */
  readonly hops?: number
}

/** A type is a memory's: who asks for some wants no turns, unless they say so. */
function sourcesOf({ sources, types }: RecallRead['request']): readonly RecallSource[] {
  const all = sources ?? (types ? (['memories'] as const) : (['memories', 'turns'] as const))
  return [...new Set<RecallSource>(all)]
}

/** What is searched: no turns where there are none. */
export function searchedIn({ request, holding }: RecallRead): readonly RecallSource[] {
  const sources = sourcesOf(request)
  return holding === 'no_turns' && sources.includes('memories') ? ['memories'] : sources
}

/** Of memories alone it is tried whether all that is found has room: the read says so (`wholeIn`). */
export const triesWhole = (read: RecallRead): boolean =>
  read.holding === 'no_turns' && searchedIn(read).every((source) => source === 'memories')

/** Whether the conversation is searched for the memories that come from it, and not answered. */
export const looksAround = ({ request, holding }: RecallRead): boolean =>
  holding !== 'no_turns' && sourcesOf(request).every((source) => source === 'memories')

/** Whether turns are searched, answered or not. */
export const hearsTurns = (read: RecallRead): boolean =>
  looksAround(read) || searchedIn(read).includes('turns')

/** What both sources say to their arms. */
export function armOptions({ request, terms, vector, as_of, holding = 'any' }: RecallRead, by: string) {
  return {
    terms,
    vector: vector !== null,
    // Of another time there may be more: what was held then.
    few: holding !== 'any' && as_of === null,
    limit: Math.max(ARM_LIMIT, request.limit),
    ...datedArm(request.query, by),
  }
}

/** What happened on a day that the query names, by its time in the world. */
function datedArm(query: string, by: string): Pick<ArmsOptions, 'dated'> {
  const days = namedDays(query)
  if (days.length === 0) return {}
  const isOnAny = days.map((day) => isOn(day, by))
  return { dated: { condition: sql.join(isOnAny, sql` OR `), by } }
}

function isOn({ year, month, day }: NamedDay, column: string): SQL {
  const part = (field: string) =>
    sql.raw(`extract(${field} FROM ${column} AT TIME ZONE 'UTC' + minutes_east * interval '1 minute')`)
  const sameDay = sql`${part('month')} = ${int(month)} AND ${part('day')} = ${int(day)}`
  return year === null ? sql`(${sameDay})` : sql`(${sameDay} AND ${part('year')} = ${int(year)})`
}

/**
 * Of a memory: inside its time to live, and not over. What is past it is soon swept away, so it may be
 * counted meanwhile.
 */
export const memoryLifetime = ({ as_of, now }: RecallRead): SQL =>
  as_of === null
    ? sql`(expires_at IS NULL OR expires_at > ${moment(now)})
    AND (invalid_at IS NULL OR invalid_at > ${moment(now)})`
    : sql`(expires_at IS NULL OR expires_at > ${moment(now)})`

/**
 * What may be returned: what was true at `as_of`; of these types; no trait of another context. That it is
 * held at all (`recallable`) is said by the view's arms.
 */
export function memoryFilter({ request, as_of, filter }: RecallRead): SQL | undefined {
  const { types, trait_context } = request
  const conditions = [
    as_of === null ? undefined : wasTrueAt(as_of),
    types && sql`memory_type = ANY (${texts(types)})`,
    trait_context &&
      sql`(memory_type <> 'trait' OR trait_context IS NULL
      OR trait_context IN ('general', ${trait_context}))`,
    filter,
  ]
  const given = conditions.filter((condition) => !!condition)
  return given.length === 0 ? undefined : sql.join(given, sql`\n    AND `)
}

const wasTrueAt = (asOf: Date): SQL => sql`expired_at IS NULL
    AND (trait_stage IS NULL OR trait_stage IN ('emerging', 'established', 'core'))
    AND coalesce(valid_at, created_at) <= ${moment(asOf)}
    AND (invalid_at IS NULL OR invalid_at > ${moment(asOf)})`

/** The same and `memoryLifetime`, and that it is held at all: outside the view's arms. */
export function mayBeAnswered(read: RecallRead): SQL {
  const filter = memoryFilter(read)
  const conditions = [
    memoryLifetime(read),
    ...(filter ? [filter] : []),
    ...(read.as_of === null ? [sql`recallable`] : []),
  ]
  return sql.join(conditions, sql` AND `)
}

/** Turns have no end: what was said by then. */
export const turnFilter = ({ as_of }: RecallRead): SQL | undefined =>
  as_of === null ? undefined : sql`timestamp_iso <= ${moment(as_of)}`
