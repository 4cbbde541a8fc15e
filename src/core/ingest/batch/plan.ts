import { v4 } from 'uuid'
import { contentHash, idOf } from '../../text/hash.ts'
import type { BatchItem, BatchResult } from './schemas.ts'

/** An item that may be stored, and what it is known by. */
export interface Candidate {
  readonly index: number
  readonly item: BatchItem
  /** UUIDv5 of its name elsewhere; a new one where it has none. */
  readonly id: string
  readonly content_hash: string
  /** Since when it has not been true any more; null of what is true. */
  readonly ended_at: Date | null
}

/** A stored memory that an item is: by its id, or because it says the same. */
export interface Known {
  readonly index: number
  readonly id: string
  readonly content: string
}

/** The application has a name of its own for it: sent again it is the same memory. */
export const isNamed = ({ item }: Candidate): boolean => item.external_id !== undefined

/** Each item with its id, or refused for what it says itself. */
export function toCandidate(
  tenantId: string,
  item: BatchItem,
  index: number,
  now: Date,
): Candidate | BatchResult {
  if (item.memory_type === 'trait') return refused(index, 'trait_is_derived')
  if (item.expires_at !== undefined && new Date(item.expires_at) <= now) return refused(index, 'expired')
  const { user_id, source, external_id, invalid_at } = item
  const ended = invalid_at === undefined ? null : new Date(invalid_at)
  return {
    index,
    item,
    id: external_id === undefined ? v4() : idOf('memory', tenantId, user_id, source, external_id),
    content_hash: contentHash(item.content),
    ended_at: ended !== null && ended <= now ? ended : null,
  }
}

export const isRefused = (one: Candidate | BatchResult): one is BatchResult => 'status' in one

export const isCandidate = (one: Candidate | BatchResult): one is Candidate => !isRefused(one)

const refused = (index: number, code: BatchResult['code']): BatchResult => ({
  index,
  id: null,
  status: 'refused',
  code,
})

/**
 * Refuses the candidates of which the user had the words forgotten. What is live all the same, said anew by
 * the person, exists.
 */
export function withoutBuried(
  candidates: readonly Candidate[],
  known: readonly Known[],
  buried: readonly { readonly index: number }[],
) {
  const live = new Set(known.map(({ index }) => index))
  const gone = new Set(buried.map(({ index }) => index).filter((index) => !live.has(index)))
  return {
    left: candidates.filter(({ index }) => !gone.has(index)),
    forgotten: [...gone].map((index) => refused(index, 'forgotten')),
  }
}

/**
 * Parts candidates into those that are there already, or stood earlier in the same request, and those that
 * are new.
 */
export function settle(candidates: readonly Candidate[], known: readonly Known[]) {
  const stored = new Map(known.map((row) => [row.index, row]))
  const earlier = new Map<string, Candidate>()
  const existing: BatchResult[] = []
  const fresh: Candidate[] = []
  for (const candidate of candidates) {
    const keys = keysOf(candidate)
    const twin = stored.get(candidate.index) ?? twinOf(keys, earlier)
    if (twin) existing.push(same(candidate, twin))
    else fresh.push(candidate)
    if (!twin) for (const key of keys) earlier.set(key, candidate)
  }
  return { existing, fresh }
}

function twinOf(keys: readonly string[], earlier: ReadonlyMap<string, Candidate>) {
  const [twin] = keys.flatMap((key) => earlier.get(key) ?? [])
  return twin && { id: twin.id, content: twin.item.content }
}

/** Its name, and its words: what has ended may have been true more than once, under names of its own. */
function keysOf(candidate: Candidate): string[] {
  const { item, id, content_hash, ended_at } = candidate
  const words = JSON.stringify([
    item.user_id,
    item.memory_type,
    content_hash,
    ended_at?.toISOString() ?? null,
  ])
  if (ended_at === null) return [id, words]
  return isNamed(candidate) ? [id] : [words]
}

/** What has the same id and other words is told, and stays as it is. */
const same = ({ index, item, id }: Candidate, twin: Pick<Known, 'id' | 'content'>): BatchResult => ({
  index,
  id: twin.id,
  status: 'existing',
  code: twin.id === id && twin.content !== item.content ? 'content_differs' : null,
})
