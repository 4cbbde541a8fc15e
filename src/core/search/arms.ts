import { type SQL, sql } from 'drizzle-orm'
import type { SubjectRef } from '../tenancy/records/subjects.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { quoteLexeme } from '../text/tokens.ts'
import { lexicalWeights } from './lexical.ts'
import { type SearchTerms, termsParameter } from './terms.ts'
import type { SearchView } from './views.ts'

/** Rows that are read to estimate how often the terms occur that do not find. Exact for a subject of at most so many. */
const SAMPLED_ROWS = 1000
/** Sampled rows times terms, at most. */
const SAMPLED_TESTS = 64_000

export interface ArmsOptions {
  /** Begins the names of this search's CTEs. */
  readonly prefix: string
  readonly view: SearchView
  /** A condition on bare columns of the view; it holds inside every arm. */
  readonly filter: SQL
  readonly terms: SearchTerms
  /** Whether there is a query vector in `q`. */
  readonly vector: boolean
  /** Candidates of an arm. */
  readonly limit: number
  /** Of the word arm, where it is another number. */
  readonly words?: number
  /** One more arm: rows for which this holds, the first by `by`. */
  readonly dated?: { readonly condition: SQL; readonly by: string }
}

/** The CTE `q`: the subject `s`, the query's vector `v` and its code `c`, each computed once. */
export function queryCte(subject: SubjectRef, vector: readonly number[] | null): SQL {
  if (!vector) return sql`q AS MATERIALIZED (SELECT ${subjectId(subject)} AS s)`
  const dimensions = sql.raw(String(vector.length))
  const value = sql`${JSON.stringify(vector)}::halfvec(${dimensions})`
  return sql`q AS MATERIALIZED (SELECT ${subjectId(subject)} AS s, ${value} AS v, binary_quantize(${value})::bit(${dimensions}) AS c)`
}

/** The CTE `terms`: every term of the query with its place `i` from 0, `finds` for those that find. */
export function termsCte({ terms, finding }: SearchTerms): SQL {
  return sql`terms AS MATERIALIZED (
    SELECT x.i::int - 1 AS i, x.t ->> 0 AS term, (x.t ->> 1)::tsquery AS query, x.i <= ${finding}::int AS finds
    FROM json_array_elements(${termsParameter(terms)}::json) WITH ORDINALITY AS x(t, i))`
}

const identifiers = (names: readonly string[], of?: string): SQL =>
  sql.join(
    names.map((name) => sql`${of ? sql`${sql.identifier(of)}.` : sql``}${sql.identifier(name)}`),
    sql`, `,
  )

/**
 * The arms of one view as CTEs: `<prefix>codes` (an index-only scan) and `<prefix>near` (exact cosine on the best of them);
 * `<prefix>hits`, `<prefix>df` and `<prefix>words` (any finding term by the index, exact document frequencies, best by IDF);
 * `<prefix>dated`, when the query names a day; `<prefix>found`: the union with each row's best place in an arm.
 */
export function arms(options: ArmsOptions): SQL {
  const { prefix, view } = options
  const name = (of: string) => sql.identifier(`${prefix}${of}`)
  const key = identifiers(view.key)
  const found = [...(options.vector ? ['near'] : []), 'words', ...(options.dated ? ['dated'] : [])].map(
    (arm) => sql`SELECT ${key}, place FROM ${name(arm)}`,
  )
  return sql`${options.vector ? codeArm(options) : sql``}${wordArm(options)}${options.dated ? datedArm(options, options.dated) : sql``},
${name('found')} AS MATERIALIZED (SELECT ${key}, min(place)::int AS place FROM (
  ${sql.join(found, sql` UNION ALL `)}) AS either GROUP BY ${key})`
}

function datedArm(
  { prefix, view, filter, limit }: ArmsOptions,
  { condition, by }: NonNullable<ArmsOptions['dated']>,
): SQL {
  const key = identifiers(view.key)
  return sql`,
${sql.identifier(`${prefix}dated`)} AS MATERIALIZED (SELECT ${key}, row_number() OVER (ORDER BY ${sql.identifier(by)}, ${key}) AS place
  ${inside(view, filter)} ${anyPart(view)} AND (${condition}) ORDER BY place LIMIT ${limit}::int)`
}

/** Codes that are sorted exactly: with 100 the nearest ten of chats with long texts were 0.985 right, with 200 0.996. */
const codesOf = (limit: number): number => Math.max(200, 2 * limit)

/** Rows of the view inside subject and filter. */
const inside = (view: SearchView, filter: SQL): SQL =>
  sql`FROM ${sql.identifier(view.from)} WHERE subject_id = (SELECT s FROM q) AND ${filter}`

function codeArm({ prefix, view, filter, limit }: ArmsOptions): SQL {
  const key = identifiers(view.key)
  const parts = view.parts.map(
    (
      part,
    ) => sql`(SELECT ${key}, code <~> (SELECT c FROM q) AS far ${inside(view, filter)} AND ${sql.raw(part)} AND code IS NOT NULL
    ORDER BY code <~> (SELECT c FROM q) LIMIT ${codesOf(limit)}::int)`,
  )
  const [codes, near] = [sql.identifier(`${prefix}codes`), sql.identifier(`${prefix}near`)]
  return sql`${codes} AS MATERIALIZED (SELECT ${key} FROM (${sql.join(parts, sql` UNION ALL `)}) AS part ORDER BY far LIMIT ${codesOf(limit)}::int),
${near} AS MATERIALIZED (SELECT ${identifiers(view.key, 't')}, row_number() OVER (ORDER BY t.embedding <=> (SELECT v FROM q), ${identifiers(view.key, 't')}) AS place
  FROM ${codes} c ${rowOf(view, 't', 'c')}
  ORDER BY place LIMIT ${limit}::int),
`
}

function wordArm({ prefix, view, filter, limit, words = limit, terms }: ArmsOptions): SQL {
  const name = (of: string) => sql.identifier(`${prefix}${of}`)
  const key = identifiers(view.key)
  const { rarity, length_base, length_power } = lexicalWeights
  return sql`${name('count')} AS MATERIALIZED (SELECT count(*)::int AS n ${inside(view, filter)} ${anyPart(view)}),
${name('hits')} AS MATERIALIZED (SELECT ${key}, length, lexemes ${inside(view, filter)} ${anyPart(view)} AND lexemes @@ ${oneOf(terms.terms.slice(0, terms.finding))}::tsquery),
${name('posts')} AS MATERIALIZED (SELECT f.i, ${identifiers(view.key, 'h')}, h.length FROM ${name('hits')} h JOIN terms f ON f.finds AND h.lexemes @@ f.query),
${name('df')} AS MATERIALIZED (SELECT i, count(*)::int AS df FROM ${name('posts')} GROUP BY i),
${name('idf')} AS MATERIALIZED (SELECT i, power(ln(1 + (n - df + .5) / (df + .5)), ${rarity}::float8) AS idf FROM ${name('df')}, ${name('count')}),
${name('words')} AS MATERIALIZED (
  SELECT ${key}, row_number() OVER (ORDER BY sum(idf) / power(${length_base}::float8 + length, ${length_power}::float8) DESC, ${key}) AS place
  FROM ${name('posts')} JOIN ${name('idf')} USING (i) GROUP BY ${key}, length ORDER BY place LIMIT ${words}::int),
${name('sample')} AS MATERIALIZED (SELECT lexemes ${inside(view, filter)} ${anyPart(view)} LIMIT ${sampleSize(terms)}::int),
${name('stats')} AS MATERIALIZED (SELECT n, (SELECT json_object_agg(i, df) FROM (
  SELECT i, df FROM ${name('df')} UNION ALL
  SELECT o.i, (count(*) FILTER (WHERE s.lexemes @@ o.query) * n / count(*))::int FROM terms o, ${name('sample')} s WHERE NOT o.finds GROUP BY o.i) AS either) AS df
  FROM ${name('count')})`
}

/** One query for all finding terms, as a parameter of its own: what it is tells the planner how many rows to expect. */
const oneOf = (terms: readonly string[]): string => terms.map(quoteLexeme).join(' | ')

/** The partial indexes need their condition said; with two parts there is nothing to say. */
const anyPart = (view: SearchView): SQL =>
  view.parts.length === 1 ? sql`AND ${sql.raw(view.parts[0]!)}` : sql``

function sampleSize({ terms, finding }: SearchTerms): number {
  const others = terms.length - finding
  return others === 0 ? 0 : Math.min(SAMPLED_ROWS, Math.floor(SAMPLED_TESTS / others))
}

/**
 * The row `alias` of the view that another alias names by its key. How many rows a subject has is not known when the statement is planned; the
 * limit keeps this a look-up, where a join might read all of them.
 */
export function rowOf(view: SearchView, alias: string, of: string): SQL {
  const same = view.key.map(
    (column) => sql`r.${sql.identifier(column)} = ${sql.identifier(of)}.${sql.identifier(column)}`,
  )
  return sql`CROSS JOIN LATERAL (SELECT * FROM ${sql.identifier(view.from)} r WHERE r.subject_id = (SELECT s FROM q)
    AND ${sql.join(same, sql` AND `)} LIMIT 1) ${sql.identifier(alias)}`
}

/** How often each of the query's terms is in a row: `[place · 256 + count, …]`, for `unpackCounts`. */
export function packedCounts(alias: string, { terms }: SearchTerms): SQL {
  const lexemes = sql`${sql.identifier(alias)}.lexemes`
  return sql`CASE WHEN ${lexemes} @@ ${oneOf(terms)}::tsquery THEN (SELECT json_agg(q.i * 256 + least(cardinality(u.positions), 255))
    FROM unnest(${lexemes}) u JOIN terms q ON q.term = u.lexeme) ELSE '[]'::json END`
}
