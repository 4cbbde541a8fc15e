import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../db/sql.ts'
import { asked } from '../asked.ts'
import { type ArmsOptions, armCte, inside, keyOf, rowOf } from './parts.ts'

/**
 * Codes that are sorted exactly: with 100 the nearest ten of chats with long texts were 0.985 right, with 200
 * 0.996.
 */
const codesOf = (limit: number): number => Math.max(200, 2 * limit)

/** The CTEs `codes` (an index-only scan of sign bits) and `near` (exact cosine on the best of them). */
export function codeArm(options: ArmsOptions): SQL {
  const { prefix, view, limit } = options
  const most = literal(codesOf(limit))
  // A partial index is used where its condition is said: each part is an index-only scan.
  const parts = (view.parts.length > 0 ? view.parts : [undefined]).map((part) => {
    const conditions = [...(part === undefined ? [] : [sql.raw(part)]), sql`code IS NOT NULL`]
    return sql`(
    SELECT ${keyOf(view)}, code <~> ${asked.code} AS distance
    ${inside(options, ...conditions)}
    ORDER BY code <~> ${asked.code}
    LIMIT ${most}
    )`
  })
  return sql`${armCte(prefix, 'codes')} AS MATERIALIZED (
  SELECT ${keyOf(view)}
  FROM (
    ${sql.join(parts, sql`\n    UNION ALL\n    `)}
  ) AS part
  ORDER BY distance
  LIMIT ${most}
),
${armCte(prefix, 'near')} AS MATERIALIZED (
  SELECT ${keyOf(view)}, distance, row_number() OVER (ORDER BY distance, ${keyOf(view)}) AS place
  FROM (
    SELECT ${keyOf(view, 'exact')}, exact.embedding <=> ${asked.vector} AS distance
    FROM ${armCte(prefix, 'codes')} coded
    ${rowOf(view, 'exact', 'coded')}
  ) AS measured
  ORDER BY place
  LIMIT ${literal(limit)}
)`
}
