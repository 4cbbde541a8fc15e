import { type SQL, sql } from 'drizzle-orm'
import { literal } from '../../../../db/sql.ts'
import { heldRows } from '../asked.ts'
import { lexicalWeights } from '../lexical.ts'
import type { SearchTerms } from '../terms.ts'
import { type ArmsOptions, armCte, inside, keyOf, wholeView } from './parts.ts'

/**
 * Rows that are read to estimate how often the terms occur that do not find. Exact for a subject of at most
 * so many.
 */
const SAMPLED_ROWS = 1000
/** Sampled rows times terms, at most. */
const SAMPLED_TESTS = 64_000
/** Of a subject with at most so many rows every finding term finds: there is little to save. */
export const FEW_ROWS = 10_000
/** Of a larger one the rarest find, until their shares of these rows come to this sum; the others score. */
const FINDING_SHARE = 0.15
const SHARED_ROWS = 500
/** Words above which a row is stored packed: to look into it again and again is to unpack it each time. */
const PACKED_WORDS = 200

/**
 * The CTEs of the word arm: `hits` (any of the `finders`, by the index), exact `frequencies` of these terms
 * and those of all others by a sample, `words` (the best by rarity and length), and `stats`.
 */
export function wordArm(options: ArmsOptions): SQL {
  const { prefix } = options
  return sql`${countCte(options)},
${samplingCtes(options)},
${hitCtes(options)},
${bestByWords(options)},
${armCte(prefix, 'stats')} AS MATERIALIZED (
  SELECT n, (SELECT json_object_agg(ordinal, df) FROM ${armCte(prefix, 'frequencies')}) AS df
  FROM ${armCte(prefix, 'count')}
)`
}

/** Rows inside the filter; without one they are counted already. */
function countCte({ prefix, view, filter }: ArmsOptions): SQL {
  const isWhole = filter === undefined && view.parts.length < 2
  return sql`${armCte(prefix, 'count')} AS MATERIALIZED (
  ${
    isWhole
      ? sql`SELECT coalesce(${heldRows(view)}, 0) AS n`
      : sql`SELECT count(*)::int AS n
  ${inside({ view, filter }, ...wholeView(view))}`
  }
)`
}

/** The CTEs `finders`, the words that find, and `sample`, by which the others are counted. */
function samplingCtes(options: ArmsOptions): SQL {
  const { prefix, terms, few } = options
  const size = sampleSize(terms)
  if (few)
    return sql`${size > 0 ? sql`${sampleCte(options, literal(size))},\n` : sql``}${armCte(prefix, 'finders')} AS MATERIALIZED (
  SELECT ordinal, query
  FROM terms
  WHERE finds
)`
  const isLarge = sql`(SELECT n FROM ${armCte(prefix, 'count')}) > ${literal(FEW_ROWS)}`
  const rows = sql`CASE WHEN ${isLarge} THEN ${literal(Math.max(size, SHARED_ROWS))} ELSE ${literal(size)} END`
  return sql`${sampleCte(options, rows)},
${armCte(prefix, 'shares')} AS MATERIALIZED (
  SELECT finding.ordinal, count(*) FILTER (WHERE few.lexemes @@ finding.query)::numeric / count(*) AS share
  FROM terms finding, (SELECT lexemes FROM ${armCte(prefix, 'sample')} LIMIT ${literal(SHARED_ROWS)}) few
  WHERE finding.finds AND ${isLarge}
  GROUP BY finding.ordinal
),
${armCte(prefix, 'finders')} AS MATERIALIZED (
  SELECT ordinal, query
  FROM (
    SELECT ordinal, query, sum(coalesce(share, 0)) OVER rarest AS shares, row_number() OVER rarest AS place
    FROM terms LEFT JOIN ${armCte(prefix, 'shares')} USING (ordinal)
    WHERE finds
    WINDOW rarest AS (ORDER BY coalesce(share, 0), ordinal ROWS UNBOUNDED PRECEDING)
  ) AS finding
  WHERE shares <= ${literal(FINDING_SHARE)} OR place = 1
)`
}

const sampleCte = (
  options: ArmsOptions,
  rows: SQL,
): SQL => sql`${armCte(options.prefix, 'sample')} AS MATERIALIZED (
  SELECT lexemes
  ${inside(options, ...wholeView(options.view))}
  LIMIT ${rows}
)`

function hitCtes(options: ArmsOptions): SQL {
  const { prefix, view, terms, few } = options
  const finders = armCte(prefix, 'finders')
  // One query for all that find: one scan of the index.
  const found = sql`lexemes @@ (SELECT string_agg(query::text, ' | ')::tsquery FROM ${finders})`
  return sql`${armCte(prefix, 'hits')} AS MATERIALIZED (
  SELECT ${keyOf(view)}, length, CASE WHEN length > ${literal(PACKED_WORDS)}
    THEN strip(${wordsAmong(sql`SELECT term FROM terms JOIN ${finders} USING (ordinal)`)})
    ELSE lexemes
  END AS lexemes
  ${inside(options, ...wholeView(view), found)}
),
${armCte(prefix, 'postings')} AS MATERIALIZED (
  SELECT finding.ordinal, ${keyOf(view, 'hit')}, hit.length
  FROM ${armCte(prefix, 'hits')} hit
  JOIN terms finding ON finding.finds AND hit.lexemes @@ finding.query
),
${armCte(prefix, 'frequencies')} AS MATERIALIZED (
  SELECT ordinal, df
  FROM (SELECT ordinal, count(*)::int AS df FROM ${armCte(prefix, 'postings')} GROUP BY ordinal) AS counted
  JOIN ${finders} USING (ordinal)${few && sampleSize(terms) === 0 ? sql`` : othersCounted(prefix)}
)`
}

/** Of the words that do not find, how often they occur, by the sample. */
function othersCounted(prefix: string): SQL {
  const finders = armCte(prefix, 'finders')
  const others = sql`SELECT term FROM terms WHERE ordinal NOT IN (SELECT ordinal FROM ${finders})`
  return sql`
  UNION ALL
  SELECT
    other.ordinal,
    (coalesce(said.rows, 0) * (SELECT n FROM ${armCte(prefix, 'count')}) / sampled.rows)::int
  FROM terms other
  JOIN (SELECT count(*) AS rows FROM ${armCte(prefix, 'sample')}) sampled ON sampled.rows > 0
  LEFT JOIN (
    SELECT word, count(*) AS rows
    FROM ${armCte(prefix, 'sample')}, unnest(tsvector_to_array(${wordsAmong(others)})) word
    GROUP BY word
  ) said ON said.word = other.term
  WHERE other.ordinal NOT IN (SELECT ordinal FROM ${finders})`
}

/** Of the words of a row those that a query gives, in one go through them. */
const wordsAmong = (terms: SQL): SQL => sql`ts_filter(setweight(lexemes, 'A', ARRAY(${terms})), '{a}')`

function bestByWords({ prefix, view, limit, words = limit }: ArmsOptions): SQL {
  const { rarity, length_base, length_power } = lexicalWeights
  // By place and not by a join, which would look up the one weight of every word of every hit.
  const rarities = armCte(prefix, 'rarities')
  const weights = sql`ARRAY(SELECT idf FROM terms LEFT JOIN ${rarities} USING (ordinal) ORDER BY ordinal)`
  return sql`${armCte(prefix, 'rarities')} AS MATERIALIZED (
  SELECT ordinal, power(ln(1 + (n - df + .5) / (df + .5)), ${literal(rarity)}::float8) AS idf
  FROM ${armCte(prefix, 'frequencies')}, ${armCte(prefix, 'count')}
),
${armCte(prefix, 'words')} AS MATERIALIZED (
  SELECT ${keyOf(view)}, row_number() OVER (ORDER BY score DESC, ${keyOf(view)}) AS place
  FROM (
    SELECT
      ${keyOf(view)},
      sum((${weights})[ordinal + 1])
        / power(${literal(length_base)}::float8 + length, ${literal(length_power)}::float8) AS score
    FROM ${armCte(prefix, 'postings')}
    GROUP BY ${keyOf(view)}, length
    -- the best first, so that not all of them are numbered
    ORDER BY score DESC, ${keyOf(view)}
    LIMIT ${literal(words)}
  ) AS best
)`
}

function sampleSize({ terms, finding }: SearchTerms): number {
  const others = terms.length - finding
  return others === 0 ? 0 : Math.min(SAMPLED_ROWS, Math.floor(SAMPLED_TESTS / others))
}
