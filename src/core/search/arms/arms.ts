import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../db/sql.ts'
import { codeArm } from './codes.ts'
import { type ArmsOptions, armCte, inside, keyOf, wholeView } from './parts.ts'
import { wordArm } from './words.ts'

/**
 * The arms of one view as CTEs, by `<prefix>` and name (`ArmCte`): codes and nearness, words, a day that the
 * query names; and `found`, their union with each row's best place in an arm and, of the nearest, the
 * distance that they were sorted by. Stands behind `askedCte` and
 * `termsCte`.
 */
export function arms(options: ArmsOptions): SQL {
  const { prefix, view, dated } = options
  const key = keyOf(view)
  const finding = [
    'words',
    ...(options.vector ? (['near'] as const) : []),
    ...(dated ? (['dated'] as const) : []),
  ] as const
  const found = finding.map((arm) => {
    const distance = arm === 'near' ? sql`distance` : sql`NULL::float8 AS distance`
    return sql`SELECT ${key}, place, ${distance} FROM ${armCte(prefix, arm)}`
  })
  const ctes = [
    ...(options.vector ? [codeArm(options)] : []),
    wordArm(options),
    ...(dated ? [datedArm(options, dated)] : []),
    sql`${armCte(prefix, 'found')} AS MATERIALIZED (
  SELECT ${key}, min(place)::int AS place, max(distance) AS distance
  FROM (
    ${sql.join(found, sql`\n    UNION ALL `)}
  ) AS either
  GROUP BY ${key}
)`,
  ]
  return sql.join(ctes, sql`,\n`)
}

function datedArm(options: ArmsOptions, { condition, by }: NonNullable<ArmsOptions['dated']>): SQL {
  const { prefix, view, limit } = options
  const key = keyOf(view)
  return sql`${armCte(prefix, 'dated')} AS MATERIALIZED (
  SELECT ${key}, row_number() OVER (ORDER BY ${sql.raw(by)}, ${key}) AS place
  ${inside(options, ...wholeView(view), sql`(${condition})`)}
  ORDER BY place
  LIMIT ${literal(limit)}
)`
}
