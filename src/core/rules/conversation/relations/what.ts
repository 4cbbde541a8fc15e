import type { ExtractOutput } from '../../../../../prompts/extract.ts'

export type EntityType = ExtractOutput['entities'][number]['type']

/** What may be said of a person, as it stands in a sentence behind them. */
export interface What {
  readonly pattern: RegExp
  readonly predicate: string
  readonly type: EntityType
  /** Holds only in a sentence without any capital letter. */
  readonly uncapitalised?: true
}
