import type { ExtractOutput } from '../../../../../prompts/extract.ts'

export type EntityType = ExtractOutput['entities'][number]['type']

export interface NamedEntity {
  readonly name: string
  readonly type: EntityType
}

export interface SaidRelation {
  readonly subject: NamedEntity
  readonly predicate: string
  readonly object: NamedEntity
}

/** What may be said of a person, as it stands in a sentence behind them. */
export interface What {
  readonly pattern: RegExp
  readonly predicate: string
  readonly type: EntityType
  /** Holds only in a sentence without any capital letter. */
  readonly uncapitalised?: true
}

const LOOSE_OBJECTS: ReadonlySet<string> = new Set(['LIKES', 'DISLIKES', 'USED_TO'])
/** A deed with what it is done to, or more than a thing: no name of anything. */
const IS_CLAUSE = new RegExp(
  String.raw`^(?:is|are|was|be|the way|how)\b|^[a-z]+(?:ing|e|d)? [a-z]+ing\b|\b(?:me|it|you|him|her|` +
    'them|us)$|^(?:finding|getting|having|being|seeing|making|spending|taking|choosing|' +
    String.raw`deciding|waiting|losing|asking|telling)\b|(?:\S+ ){4}`,
  'u',
)

/** Whether what is liked or used to be is told at length: it is no thing that has a name. */
export const isClause = ({ predicate }: What, object: string): boolean =>
  LOOSE_OBJECTS.has(predicate) && IS_CLAUSE.test(object)
