import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../db/sql.ts'
import { lexicalWeights } from '../lexical.ts'
import { anyOf, type SearchTerms } from '../terms.ts'
import { type ArmsOptions, armCte, inside, keyOf, wholeView } from './parts.ts'

/**
 * Rows that are read to estimate how often the terms occur that do not find. Exact for a subject of at most
 * so many.
 */
const SAMPLED_ROWS = 1000
/** Sampled rows times terms, at most. */
const SAMPLED_TESTS = 64_000

/**
 * The CTEs of the word arm: `hits` (any finding term, by the index), exact `frequencies` of these terms,
 * `words` (the best by rarity and length), and `stats` with the frequencies of all terms, those that do not
 * find by a sample.
 */
export function wordArm(options: ArmsOptions): SQL {
  const { prefix, view, filter } = options
  return sql`${armCte(prefix, 'count')} AS MATERIALIZED (
  SELECT count(*)::int AS n
  ${inside({ view, filter }, ...wholeView(view))}
),
${hitCtes(options)},
${bestByWords(options)},
${armCte(prefix, 'sample')} AS MATERIALIZED (
  SELECT lexemes
  ${inside(options, ...wholeView(view))}
  LIMIT ${literal(sampleSize(options.terms))}
),
${statsCte(prefix)}`
}

function hitCtes(options: ArmsOptions): SQL {
  const { prefix, view, terms } = options
  const finding = sql`lexemes @@ ${anyOf(terms.terms.slice(0, terms.finding))}::tsquery`
  return sql`${armCte(prefix, 'hits')} AS MATERIALIZED (
  SELECT ${keyOf(view)}, length, lexemes
  -- One query for all finding terms, as a parameter of its own: it tells the planner how many rows to expect.
  ${inside(options, ...wholeView(view), finding)}
),
${armCte(prefix, 'postings')} AS MATERIALIZED (
  SELECT finding.ordinal, ${keyOf(view, 'hit')}, hit.length
  FROM ${armCte(prefix, 'hits')} hit
  JOIN terms finding ON finding.finds AND hit.lexemes @@ finding.query
),
${armCte(prefix, 'frequencies')} AS MATERIALIZED (
  SELECT ordinal, count(*)::int AS df
  FROM ${armCte(prefix, 'postings')}
  GROUP BY ordinal
)`
}

function bestByWords({ prefix, view, limit, words = limit }: ArmsOptions): SQL {
  const { rarity, length_base, length_power } = lexicalWeights
  return sql`${armCte(prefix, 'rarities')} AS MATERIALIZED (
  SELECT ordinal, power(ln(1 + (n - df + .5) / (df + .5)), ${literal(rarity)}::float8) AS idf
  FROM ${armCte(prefix, 'frequencies')}, ${armCte(prefix, 'count')}
),
${armCte(prefix, 'words')} AS MATERIALIZED (
  SELECT
    ${keyOf(view)},
    row_number() OVER (
      ORDER BY
        sum(idf) / power(${literal(length_base)}::float8 + length, ${literal(length_power)}::float8) DESC,
        ${keyOf(view)}
    ) AS place
  FROM ${armCte(prefix, 'postings')}
  JOIN ${armCte(prefix, 'rarities')} USING (ordinal)
  GROUP BY ${keyOf(view)}, length
  ORDER BY place
  LIMIT ${literal(words)}
)`
}

const statsCte = (prefix: string): SQL => sql`${armCte(prefix, 'stats')} AS MATERIALIZED (
  SELECT n, (
    SELECT json_object_agg(ordinal, df)
    FROM (
      SELECT ordinal, df
      FROM ${armCte(prefix, 'frequencies')}
      UNION ALL
      SELECT
        other.ordinal,
        (count(*) FILTER (WHERE sampled.lexemes @@ other.query) * n / count(*))::int
      FROM terms other, ${armCte(prefix, 'sample')} sampled
      WHERE NOT other.finds
      GROUP BY other.ordinal
    ) AS either
  ) AS df
  FROM ${armCte(prefix, 'count')}
)`

function sampleSize({ terms, finding }: SearchTerms): number {
  const others = terms.length - finding
  return others === 0 ? 0 : Math.min(SAMPLED_ROWS, Math.floor(SAMPLED_TESTS / others))
}
