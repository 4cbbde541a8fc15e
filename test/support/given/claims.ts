/** Contents in RBMEM_CLAIMS_V1 for tests: what is not given is what passes every gate. */
export interface SomeClaim {
  readonly claim_id?: string
  readonly status?: string
  readonly summary?: string
  readonly facts?: unknown
  readonly constraint?: unknown
  readonly conditions?: readonly string[]
  readonly limitations?: readonly string[]
  readonly support?: readonly string[]
  readonly contra?: readonly string[]
}

const tally = (runs: readonly string[] = []) => ({ count: runs.length, run_ids: runs })

/** A whole claim as a person writes it. */
export const claim = ({
  claim_id = 'c1',
  status = 'hypothesis',
  summary = 'Benzoic acid slows nucleation.',
  ...more
}: SomeClaim = {}) => ({
  claim_id,
  status,
  facts: more.facts ?? { source_run_ids: ['seed'] },
  inference: { summary },
  constraint: more.constraint ?? { avoid: [] },
  conditions: more.conditions ?? [],
  limitations: more.limitations ?? [],
  support: tally(more.support),
  contra: tally(more.contra),
})

/** A claim as a model proposes it: no facts, no counts. */
export function proposed(given: SomeClaim = {}) {
  const { facts: _facts, support: _support, contra: _contra, ...rest } = claim(given)
  return rest
}

/** An item as a model proposes it: topic and claims, as a model writes them. */
export const lesson = (claims: readonly SomeClaim[], topic = 'modulators of MOF growth') => ({
  topic,
  claims: claims.map((given) => {
    const { claim_id, status, inference, constraint, conditions, limitations } = claim(given)
    return {
      claim_id,
      status,
      summary: inference.summary,
      conditions,
      limitations,
      ...(constraint as object),
    }
  }),
})

export const content = (claims: readonly unknown[], topic = 'modulators of MOF growth'): string =>
  ['RBMEM_CLAIMS_V1', `TOPIC=${topic}`, `CLAIMS_JSON=${JSON.stringify(claims)}`].join('\n')

/** The claims of a content, as values. */
export const claimsIn = (text: string): ReturnType<typeof claim>[] =>
  JSON.parse(
    text
      .split('\n')
      .find((line) => line.startsWith('CLAIMS_JSON='))!
      .slice('CLAIMS_JSON='.length),
  )
