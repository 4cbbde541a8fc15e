import { type SQL, sql } from 'drizzle-orm'
import { asked } from '../asked.ts'
import type { SearchTerms } from '../terms.ts'
import type { SearchView } from '../views.ts'

export interface ArmsOptions {
  /** Begins the names of this search's CTEs. */
  readonly prefix: string
  readonly view: SearchView
  /** A condition on bare columns of the view; it holds inside every arm. */
  readonly filter: SQL | undefined
  /**
   * One more, which next to all rows meet: it holds inside every arm too, but who counts the rows does
   * without.
   */
  readonly lifetime?: SQL | undefined
  readonly terms: SearchTerms
  /** Whether there is a query vector in `asked`. */
  readonly vector: boolean
  /** Candidates of an arm. */
  readonly limit: number
  /** Of the word arm, where it is another number. */
  readonly words?: number
  /** Whether the subject is known to have `FEW_ROWS` at most, inside the view that is counted. */
  readonly few?: boolean
  /** One more arm: rows for which this holds, the first by `by`. */
  readonly dated?: { readonly condition: SQL; readonly by: string }
}

/**
 * The CTEs of one search. Others read `found` (key and best place in an arm) and `stats` (rows, and rows with
 * each term).
 */
export type ArmCte =
  | ('bound' | 'codes' | 'near')
  | ('count' | 'sample' | 'shares' | 'finders' | 'hits' | 'postings' | 'frequencies' | 'rarities')
  | ('words' | 'stats')
  | ('dated' | 'found')

/** `armCte('turns_', 'found')` */
export const armCte = (prefix: string, name: ArmCte): SQL => sql.raw(prefix + name)

/** The view's key: `id`, or `hit.id` of an alias. */
export const keyOf = ({ key }: SearchView, alias?: string): SQL =>
  sql.raw(key.map((column) => (alias ? `${alias}.${column}` : column)).join(', '))

type Inside = Pick<ArmsOptions, 'view' | 'filter' | 'lifetime'>

/** Rows of the view inside subject, filter and lifetime for which also `more` holds. */
export const inside = ({ view, filter, lifetime }: Inside, ...more: readonly SQL[]): SQL => {
  const given = [filter, lifetime].filter((condition) => condition !== undefined)
  const conditions = [sql`subject_id = ${asked.subject}`, ...given, ...more]
  return sql`FROM ${sql.raw(view.from)}
  WHERE ${sql.join(conditions, sql`\n    AND `)}`
}

/** A partial index needs its condition said; with two of them, or none, there is nothing to say. */
export const wholeView = ({ parts }: SearchView): SQL[] => (parts.length === 1 ? [sql.raw(parts[0]!)] : [])

/**
 * The row `alias` of the view that another alias names by its key. How many rows a subject has is not known
 * when the statement is planned; the limit keeps this a look-up, where a join might read all of them.
 * @param columns what is read of it: each more is some work at every start of the plan
 * @param distance `alias.distance`, from `distanceOf`: inside, so that a vector is read for it only where none is known
 */
export function rowOf(
  view: SearchView,
  alias: string,
  of: string,
  columns: readonly string[],
  distance?: SQL,
): SQL {
  const same = view.key.map((column) => `own.${column} = ${of}.${column}`).join(' AND ')
  const read = sql.raw(columns.map((column) => `own.${column}`).join(', '))
  return sql`CROSS JOIN LATERAL (
    SELECT ${read}${distance ? sql`, ${distance} AS distance` : sql``}
    FROM ${sql.raw(view.from)} own
    WHERE own.subject_id = ${asked.subject}
      AND ${sql.raw(same)}
    -- Keeps it a look-up by key, however many rows the planner expects of a subject.
    LIMIT 1
  ) ${sql.raw(alias)}`
}
