/** Where a person's words could come to light again. */
export type Place =
  | 'recall'
  | 'context'
  | 'list'
  | 'search'
  | 'profile'
  | 'companion'
  | 'export'
  | 'mcp'
  | 'turns'

/** Words that stand, or do not stand, in what places answer when something is asked. */
export interface WordsLook {
  /** All places, where none are named. */
  readonly places?: readonly Place[]
  /** The question; it never holds the words itself. */
  readonly asked: string
  readonly has?: readonly string[]
  readonly lacks?: readonly string[]
}

/** What became of the trait of which these words are part, since the last look at it. */
export interface TraitLook {
  readonly trait: string
  readonly is: 'there' | 'stronger' | 'weaker' | 'gone'
}

export type Look = WordsLook | TraitLook

export type Deed =
  /** In one conversation, or each in one of its own. */
  | { readonly say: readonly string[]; readonly apart?: true }
  /** Reflects, as if enough had come together. */
  | { readonly learn: true }
  /** Says of the fact with these words that it was never so. */
  | { readonly deny: string }
  | { readonly remove: string }
  /** All that is about it, replies too: a plan is shown, then carried out. */
  | { readonly forget: string }
  | { readonly answer: string; readonly stance: 'never' }

export interface Step {
  readonly title: string
  /** Days that pass before it. */
  readonly days?: number
  readonly deed: Deed
  readonly looks: readonly Look[]
}

export interface Story {
  readonly title: string
  readonly user_id: string
  readonly start: string
  readonly steps: readonly Step[]
}
