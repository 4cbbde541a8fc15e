import { useState } from 'react'
import type { useSearch } from '../../place/search.ts'
import { CONSISTENCIES, PROFILES, type Profile, SOURCES } from './asked.ts'

/** A question as it is being put together, in the words of the fields. */
export interface Draft {
  readonly query: string
  readonly limit: string
  readonly token_budget: string
  readonly min_score: string
  /** To the minute, in UTC. */
  readonly as_of: string
  readonly profile: Profile
  readonly consistency: (typeof CONSISTENCIES)[number]
  readonly sources: readonly string[]
  readonly types: readonly string[]
}

type Search = ReturnType<typeof useSearch>

const draftOf = (search: Search): Draft => ({
  query: search.text('query'),
  limit: search.text('limit'),
  token_budget: search.text('token_budget'),
  min_score: search.text('min_score'),
  as_of: search.text('as_of').slice(0, 16),
  profile: search.word('profile', PROFILES) ?? 'standard',
  consistency: search.word('consistency', CONSISTENCIES) ?? 'strong',
  sources: search.text('sources') === '' ? SOURCES : search.text('sources').split(','),
  types: search.text('types').split(',').filter(Boolean),
})

/** What of a question stands in the address: what is as usual is left out. */
export const parametersOf = ({ profile, consistency, as_of, sources, types, ...rest }: Draft) => ({
  ...rest,
  profile: profile === 'standard' ? '' : profile,
  consistency: consistency === 'strong' ? '' : consistency,
  as_of: as_of && `${as_of}:00Z`,
  sources: sources.length === SOURCES.length ? '' : sources.join(','),
  types: types.join(','),
})

/** Begins with what the address asks. */
export function useDraft(search: Search) {
  const [draft, setDraft] = useState(() => draftOf(search))
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, change }
}
