import { type LexicalWeights, lexicalWeights } from '../../search/lexical.ts'

/** Measured on three kinds of conversation at once; see docs/design/recall-measured.md. */
export interface TurnWeights extends LexicalWeights {
  /** Shares of the scores of the turns before and after, */
  readonly before: number
  readonly before_two: number
  readonly after: number
  readonly after_two: number
  /** the turn before when it is a question instead. */
  readonly question_before: number
  /** Neighbours count less for a long turn: min(1, base / length). */
  readonly credit_length: number
  /** What is taken from a neighbour's term that the turn has too. */
  readonly repeated: number
  /** The best turns of the session, and the share of the query that the session says. */
  readonly session: number
  readonly session_coverage: number
  /**
   * Parts that are added to the factor of a turn: spoken by whom the query names, with a time or a number
   * when one is asked for,
   */
  readonly speaker: number
  readonly when: number
  readonly number: number
  /** on a date that the query names, */
  readonly date: number
  /** by the user, a question. */
  readonly user: number
  readonly question: number
  /** A term that is a speaker's name says who, not what. */
  readonly speaker_term: number
  /** How much of the date's words a turn of that date counts as saying. */
  readonly said_date: number
}

export const turnWeights: TurnWeights = {
  ...lexicalWeights,
  before: 0.3,
  before_two: 0.25,
  after: 0.45,
  after_two: 0.2,
  question_before: 0.8,
  credit_length: 24,
  repeated: 0.65,
  session: 0.22,
  session_coverage: 0.07,
  speaker: 0.45,
  when: 0.25,
  number: 0.05,
  date: 1.4,
  user: 0.3,
  question: -0.07,
  speaker_term: 0.8,
  said_date: 0.2,
}
