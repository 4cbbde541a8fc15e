import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/statements.ts'
import type { SubjectRef } from '../tenancy/records/subjects.ts'
import { arms } from './arms/arms.ts'
import { armCte, rowOf } from './arms/parts.ts'
import { askedCte, termsCte } from './asked.ts'
import { lexicalScore, squash, termAmounts, termWeights } from './lexical.ts'
import { cosineOf, distanceOf, packedCounts, unpackCounts } from './measures.ts'
import { meaningOf, type Nearness } from './nearness.ts'
import { isRelevant } from './relevance.ts'
import { type SearchTerms, searchTerms } from './terms.ts'
import { type SearchView, type SearchViewName, searchViews } from './views.ts'

/** Candidates that an arm gives unless more are asked for. */
export const ARM_LIMIT = 50

export interface Search {
  readonly view: SearchViewName
  readonly subject: SubjectRef
  /** The embedded query; null searches by words alone. */
  readonly vector: readonly number[] | null
  readonly query: string
  /** Its terms, where they are others than its words. */
  readonly terms?: SearchTerms
  /** A condition on bare columns of the view, inside every arm: `sql\`status = 'fact'\`` */
  readonly filter?: SQL
  /** One more, which next to all rows meet: rows are counted without it. */
  readonly lifetime?: SQL
  /** Columns of the view to read besides key and length. */
  readonly columns?: readonly string[]
  /** Candidates of an arm, 50 unless told; at most 200. */
  readonly limit?: number
  /** Candidates of the word arm, where it is another number. */
  readonly words?: number
  /** Characters of the view's text to read with each candidate, as `text`. */
  readonly characters?: number
  /**
   * More rows for the same round trip: a SELECT of `'also'` and one json column, which may read the CTE
   * `found` (key and best place).
   */
  readonly also?: SQL
}

/**
 * A row of the statement: a candidate (`hit`), one asked for beside them (`also`) or the numbers of the whole
 * search (`stats`).
 */
export type SearchRow =
  | { readonly kind: 'hit'; readonly data: Candidate }
  | { readonly kind: 'also'; readonly data: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'stats'
      readonly data: { readonly n: number; readonly df: Readonly<Record<string, number>> | null }
    }

type Candidate = Readonly<Record<string, unknown>> & {
  readonly search: {
    readonly counts: readonly number[]
    readonly cosine: number | null
    readonly length: number
  }
}

export interface Hit<Row> {
  /** Key and columns asked for, as JSON gives them (times are ISO text). */
  readonly row: Row
  /** In [0, 1): words and nearness together. */
  readonly score: number
  readonly lexical: number
  /** Null without a vector on either side. */
  readonly cosine: number | null
}

/** The CTE of a single search that `also` may read: key and best place in an arm. */
export const FOUND = armCte('', 'found')

/**
 * One statement that finds the candidates of one view by codes and by words; read its rows with `readHits`.
 */
export function searchArms(search: Search): Statement<SearchRow[]> {
  const view: SearchView = searchViews[search.view]
  const terms = search.terms ?? searchTerms(search.query)
  const { subject, vector, filter, lifetime, words, also } = search
  const parts = [
    askedCte(subject, vector),
    termsCte(terms),
    arms({
      prefix: '',
      view,
      filter: filter && sql`(${filter})`,
      lifetime,
      terms,
      vector: vector !== null,
      limit: Math.min(Math.max(search.limit ?? ARM_LIMIT, 1), 200),
      ...(words && { words }),
    }),
  ]
  return statement<SearchRow>(sql`
WITH ${sql.join(parts, sql`,\n`)}
SELECT 'hit' AS kind, json_build_object(
    ${shownColumns(search, view)},
    'search', json_build_object(
      'counts', ${packedCounts('hit', terms)},
      'length', hit.length,
      'cosine', ${vector ? cosineOf('hit') : sql`NULL`})) AS data
FROM ${FOUND} found
${rowOf(view, 'hit', 'found', readColumns(search, view), vector ? distanceOf('found') : undefined)}
UNION ALL
SELECT 'stats', json_build_object('n', n, 'df', df)
FROM ${armCte('', 'stats')}
${also ? sql`UNION ALL\n${also}` : sql``}`)
}

const readColumns = ({ columns = [], characters }: Search, view: SearchView): string[] => [
  ...new Set([...view.key, ...columns, ...(characters ? [view.text] : []), 'lexemes', 'length']),
]

/** Key, columns and text of the row `hit`, as parts of a JSON object. */
function shownColumns({ columns = [], characters }: Search, view: SearchView): SQL {
  const shown = [...view.key, ...columns].map((column) => `'${column}', hit.${column}`)
  if (characters) shown.push(`'text', left(hit.${view.text}, ${characters})`)
  return sql.raw(shown.join(',\n    '))
}

/** Candidates above the relevance floor, best first. */
export function readHits<Row>(
  rows: readonly SearchRow[],
  query: string,
  nearness: Nearness = null,
): Hit<Row>[] {
  const terms = searchTerms(query)
  const stats = rows.find((row) => row.kind === 'stats')?.data
  const weightOf = termWeights(terms, {
    n: stats?.n ?? 0,
    df: terms.terms.map((_, place) => stats?.df?.[place] ?? 0),
  })
  return rows
    .flatMap((row) => (row.kind === 'hit' ? [toHit<Row>(row.data, terms, weightOf, nearness)] : []))
    .filter((hit) => hit !== null)
    .sort((one, other) => other.score - one.score)
}

function toHit<Row>(
  { search, ...row }: Candidate,
  terms: SearchTerms,
  weightOf: readonly number[],
  nearness: Nearness,
): Hit<Row> | null {
  const counts = unpackCounts(search.counts)
  if (!isRelevant(counts, search.cosine, terms, nearness)) return null
  const lexical = lexicalScore(termAmounts(counts, search.length), weightOf)
  const score = squash(lexical + meaningOf(search.cosine, nearness))
  return { row: row as Row, score, lexical, cosine: search.cosine }
}
