import { type SQL, sql } from 'drizzle-orm'

export const affinityStates = ['stranger', 'acquaintance', 'friend', 'close_friend', 'best_friend'] as const
export type AffinityState = (typeof affinityStates)[number]

export const formalities = ['formal', 'polite', 'casual', 'informal', 'intimate'] as const
export type Formality = (typeof formalities)[number]

/** Scores are whole ten-thousandths: 5 000 is 0.5. */
export const UNIT = 10_000

/** Where each state after `stranger` begins, in ten-thousandths. */
const thresholds = [0, 3_000, 5_000, 7_000] as const

/** What a plain message adds, in ten-thousandths. */
const PLAIN_MESSAGE = 100

/** How many thresholds a score has reached: 0 for a stranger, 4 for a best friend. */
const levelOf = (score: number): number => thresholds.filter((threshold) => score >= threshold).length

const starts: SQL = sql.raw(`ARRAY[${thresholds.join(', ')}]`)
/** The same in SQL. */
export const levelSql = (score: SQL): SQL => sql`width_bucket(${score}, ${starts})`

export interface Closeness {
  readonly state: AffinityState
  readonly formality: Formality
  /** 1 … 5 */
  readonly intimacy_level: number
}

/** State, tone and intimacy of a score in ten-thousandths. */
export function closenessOf(score: number): Closeness {
  const level = levelOf(score)
  return { state: affinityStates[level]!, formality: formalities[level]!, intimacy_level: level + 1 }
}

/** The next state up and the plain messages (+0.01 each) that reach it; null for a best friend. */
export function nextStateOf(score: number) {
  const level = levelOf(score)
  const threshold = thresholds[level]
  if (threshold === undefined) return null
  return {
    state: affinityStates[level + 1]!,
    at_score: threshold / UNIT,
    messages_needed: Math.ceil((threshold - score) / PLAIN_MESSAGE),
  }
}

const words = (values: readonly string[]): SQL =>
  sql.raw(`ARRAY[${values.map((value) => `'${value}'`).join(', ')}]`)

/**
 * `closenessOf` and `nextStateOf` in SQL: pairs for `json_build_object`, over columns `score` and `level`.
 */
export const closenessSql: SQL = sql`'state', (${words(affinityStates)})[level + 1],
            'formality', (${words(formalities)})[level + 1],
            'intimacy_level', level + 1,
            'next_state', CASE WHEN level < ${thresholds.length}::int THEN json_build_object(
              'state', (${words(affinityStates)})[level + 2],
              'at_score', (${starts})[level + 1] / ${UNIT}::float8,
              'messages_needed', ceil(((${starts})[level + 1] - score) / ${PLAIN_MESSAGE}::float8)::int
            ) END`
