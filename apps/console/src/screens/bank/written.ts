/** A claim as the content of an item has it. */
export interface Written {
  readonly claim_id: string
  readonly status: string
  readonly summary: string
  readonly support: number
  readonly contra: number
  /** All else that is written of it. */
  readonly rest: string
}

/** What became of a claim between two contents. */
export interface ClaimChange {
  readonly claim_id: string
  readonly summary: string
  /** What it is afterwards; of one that is gone, what it was. */
  readonly status: string
  readonly is: 'new' | 'gone' | 'other'
  /** Of its status and its counts, those that moved. */
  readonly moves: readonly Move[]
  readonly isReworded: boolean
}

export interface Move {
  readonly of: 'status' | 'support' | 'contra'
  readonly before: string | number
  readonly after: string | number
}

const LINE = 'CLAIMS_JSON='
const MOVING = ['status', 'support', 'contra'] as const

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const countOf = (tally: unknown): number =>
  isLoose(tally) && typeof tally.count === 'number' ? tally.count : 0

function readOne({ claim_id, status, inference, support, contra, ...rest }: Loose): Written {
  const summary = isLoose(inference) ? String(inference.summary ?? '') : ''
  return {
    claim_id: String(claim_id),
    status: String(status),
    summary,
    support: countOf(support),
    contra: countOf(contra),
    rest: JSON.stringify([inference, rest]),
  }
}

/** The claims of a content; none where it is not written as items are. */
export function claimsIn(content: string | null): readonly Written[] {
  const line = content?.split('\n').find((one) => one.startsWith(LINE))
  if (line === undefined) return []
  try {
    const claims: unknown = JSON.parse(line.slice(LINE.length))
    return Array.isArray(claims) ? claims.filter(isLoose).map(readOne) : []
  } catch {
    return []
  }
}

/** What an item says that it is about. */
export const topicOf = (content: string): string | undefined =>
  content
    .split('\n')
    .find((line) => line.startsWith('TOPIC='))
    ?.slice('TOPIC='.length)

/** The claims that are not after a change what they were before it. */
export function changesOfClaims(before: string | null, after: string | null): ClaimChange[] {
  const was = new Map(claimsIn(before).map((claim) => [claim.claim_id, claim]))
  const is = claimsIn(after)
  const left = new Set(is.map(({ claim_id }) => claim_id))
  const still = is.flatMap((claim) => {
    const old = was.get(claim.claim_id)
    const change = old ? movedFrom(old, claim) : { is: 'new' as const, moves: [], isReworded: false }
    const { claim_id, summary, status } = claim
    return change ? [{ claim_id, summary, status, ...change }] : []
  })
  const gone = [...was.values()].filter(({ claim_id }) => !left.has(claim_id))
  return [
    ...still,
    ...gone.map(({ claim_id, summary, status }) => ({
      claim_id,
      summary,
      status,
      is: 'gone' as const,
      moves: [],
      isReworded: false,
    })),
  ]
}

function movedFrom(
  old: Written,
  claim: Written,
): Pick<ClaimChange, 'is' | 'moves' | 'isReworded'> | undefined {
  const moves = MOVING.filter((of) => old[of] !== claim[of]).map((of) => ({
    of,
    before: old[of],
    after: claim[of],
  }))
  const isReworded = old.rest !== claim.rest
  return moves.length === 0 && !isReworded ? undefined : { is: 'other', moves, isReworded }
}
