import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../db/sql.ts'
import { asked, heldRows } from '../asked.ts'
import { type ArmsOptions, armCte, inside, keyOf, rowOf, wholeView } from './parts.ts'

/**
 * Codes that are sorted exactly: with 100 the nearest ten of chats with long texts were 0.985 right, with 200
 * 0.996.
 */
const codesOf = (limit: number): number => Math.max(200, 2 * limit)

/** Of a subject with more rows, what is farther than the nearest of some of them is not sorted. */
const MANY_ROWS = 20_000
const BOUNDING_ROWS = 4_000

const distance = sql`code <~> ${asked.code}`

/**
 * The CTEs `bound` (no code beyond it is among the nearest), `codes` (an index-only scan of sign bits) and
 * `near` (exact cosine on the best of them).
 */
export function codeArm(options: ArmsOptions): SQL {
  const { prefix, view, filter, limit, few } = options
  const most = literal(codesOf(limit))
  const isBounded = filter === undefined && view.parts.length < 2 && !few
  const known = isBounded
    ? sql`${distance} <= coalesce((SELECT distance FROM ${armCte(prefix, 'bound')}), 'infinity')`
    : sql`code IS NOT NULL`
  // A partial index is used where its condition is said: each part is an index-only scan.
  const parts = (view.parts.length > 0 ? view.parts : [undefined]).map((part) => {
    const conditions = [...(part === undefined ? [] : [sql.raw(part)]), known]
    return sql`(
    SELECT ${keyOf(view)}, ${distance} AS distance
    ${inside(options, ...conditions)}
    ORDER BY ${distance}
    LIMIT ${most}
    )`
  })
  const codes = sql`${armCte(prefix, 'codes')} AS MATERIALIZED (
  SELECT ${keyOf(view)}
  FROM (
    ${sql.join(parts, sql`\n    UNION ALL\n    `)}
  ) AS part
  ORDER BY distance
  LIMIT ${most}
)`
  const near = sql`${armCte(prefix, 'near')} AS MATERIALIZED (
  SELECT ${keyOf(view)}, distance, row_number() OVER (ORDER BY distance, ${keyOf(view)}) AS place
  FROM (
    SELECT ${keyOf(view, 'exact')}, exact.embedding <=> ${asked.vector} AS distance
    ${codedRows(options)}
  ) AS measured
  ORDER BY place
  LIMIT ${literal(limit)}
)`
  return sql.join([...(isBounded ? [boundCte(options)] : []), codes, near], sql`,\n`)
}

/** The rows `exact` of the best codes: by a key of one column one scan of its index for all of them. */
function codedRows({ prefix, view }: ArmsOptions): SQL {
  const codes = armCte(prefix, 'codes')
  if (view.key.length > 1)
    return sql`FROM ${codes} coded
    ${rowOf(view, 'exact', 'coded', [...view.key, 'embedding'])}`
  return sql`FROM ${sql.raw(view.from)} exact
    WHERE exact.subject_id = ${asked.subject}
      AND ${keyOf(view, 'exact')} = ANY (ARRAY(SELECT ${keyOf(view)} FROM ${codes}))`
}

/** What is no nearer than as many of some rows as are asked for of all; none for few rows. */
function boundCte(options: ArmsOptions): SQL {
  const { prefix, view, limit } = options
  return sql`${armCte(prefix, 'bound')} AS MATERIALIZED (
  SELECT distance
  FROM (
    SELECT ${distance} AS distance
    ${inside(options, ...wholeView(view), sql`code IS NOT NULL`)}
      AND ${heldRows(view)} > ${literal(MANY_ROWS)}
    LIMIT ${literal(BOUNDING_ROWS)}
  ) AS few
  ORDER BY distance
  OFFSET ${literal(codesOf(limit) - 1)}
  LIMIT 1
)`
}
