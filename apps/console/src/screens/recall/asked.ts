import type { Asked } from '../../api/person/recall.ts'
import type { useSearch } from '../../place/search.ts'

export const PROFILES = ['standard', 'companion'] as const
export const SOURCES = ['memories', 'turns'] as const
export const TYPES = ['fact', 'episodic', 'trait', 'note', 'document'] as const
export const CONSISTENCIES = ['strong', 'eventual'] as const
export type Profile = (typeof PROFILES)[number]

type Search = ReturnType<typeof useSearch>

const listed = <Word extends string>(text: string, words: readonly Word[]): Word[] => {
  const said = text.split(',')
  return words.filter((word) => said.includes(word))
}

/** What an address asks for; undefined where it asks for nothing. */
export function askedOf(search: Search): Asked | undefined {
  const query = search.text('query')
  if (query === '') return undefined
  const sources = listed(search.text('sources'), SOURCES)
  const types = listed(search.text('types'), TYPES)
  const [limit, tokenBudget, minScore] = ['limit', 'token_budget', 'min_score'].map(search.number)
  const asOf = search.text('as_of')
  return {
    query,
    profile: search.word('profile', PROFILES) ?? 'standard',
    ...(limit !== undefined && { limit }),
    ...(tokenBudget !== undefined && { token_budget: tokenBudget }),
    ...(minScore !== undefined && { min_score: minScore }),
    ...(sources.length > 0 && { sources }),
    ...(types.length > 0 && { types }),
    ...(asOf !== '' && { as_of: asOf }),
    ...(search.word('consistency', CONSISTENCIES) === 'eventual' && { consistency: 'eventual' as const }),
  }
}
