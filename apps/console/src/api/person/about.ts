import { queryOptions } from '@tanstack/react-query'
import type { Memory } from 'neuromem'
import { nm } from '../../session/credential.ts'

const STAGES: ReadonlySet<string> = new Set(['emerging', 'established', 'core'])

/**
 * What is thought of a person with some ground; of what became part of something bigger, the bigger alone.
 */
export const beliefsOf = (traits: readonly Memory[]): Memory[] => {
  const sure = traits.filter(({ trait }) => trait !== null && STAGES.has(trait.stage))
  const shown = new Set(sure.map(({ id }) => id))
  return sure.filter(({ trait }) => !trait?.parent_id || !shown.has(trait.parent_id))
}

export interface Quote {
  readonly text: string | null
  readonly at: string | null
  readonly side: 'supporting' | 'contradicting'
}

const MOST = 12

/** The person's own words behind a belief, for and against it. */
export const quotesQuery = (trait: string) =>
  queryOptions({
    queryKey: ['memories', trait, 'quotes'],
    queryFn: async ({ signal }): Promise<Quote[]> => {
      const evidence = await nm().memories.evidence(trait, { limit: MOST }, { signal }).page()
      return Promise.all(
        evidence.items.map(async ({ memory, evidence_type: side }) => {
          const { items } = await nm().memories.sources(memory.id, { limit: 1 }, { signal }).page()
          return { text: items[0]?.text ?? (memory.content || null), at: memory.valid_at, side }
        }),
      )
    },
  })

export interface Answered {
  readonly answer?: {
    readonly before?: { readonly confidence: number | null }
    readonly after?: { readonly confidence: number | null }
  }
}

export type Stance = 'agree' | 'disagree' | 'reword' | 'never'
export const answerBelief = (id: string, stance: Stance, content?: string) =>
  nm().memories.answer(id, { stance, ...(content !== undefined && { content }) }) as Promise<Answered>
