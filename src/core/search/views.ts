/** What a search needs to know of each of the four views. */
export interface SearchView {
  readonly from: 'search_memories' | 'search_turns' | 'search_claims' | 'search_chunks'
  /** The primary key without `subject_id`. */
  readonly key: readonly string[]
  readonly text: string
  /**
   * Partial indexes of the codes: one scan each, named by the condition as the index says it. None: one whole
   * index.
   */
  readonly parts: readonly string[]
  /** The column of `subjects` that counts its rows, those of the one part where there is one. */
  readonly held: 'memories_held' | 'turns_held' | 'claims_held' | 'chunks_held'
}

export const searchViews = {
  memories: {
    from: 'search_memories',
    key: ['id'],
    text: 'content',
    parts: ['recallable'],
    held: 'memories_held',
  },
  /** Superseded ones too: a question about another time, which is counted anew for it. */
  memories_ever: {
    from: 'search_memories',
    key: ['id'],
    text: 'content',
    parts: ['recallable', 'NOT recallable'],
    held: 'memories_held',
  },
  turns: { from: 'search_turns', key: ['id'], text: 'text', parts: [], held: 'turns_held' },
  claims: {
    from: 'search_claims',
    key: ['item_id', 'claim_id'],
    text: 'snippet',
    parts: [],
    held: 'claims_held',
  },
  chunks: { from: 'search_chunks', key: ['chunk_id'], text: 'content', parts: [], held: 'chunks_held' },
} as const satisfies Record<string, SearchView>
export type SearchViewName = keyof typeof searchViews
