import { sql } from 'drizzle-orm'
import { moment } from '../../../../db/sql.ts'
import type { Statement } from '../../../../db/statements.ts'
import { dayBy, lastSaid } from '../../memories/lifecycle/lines.ts'
import type { Memory } from '../../memories/schemas.ts'
import { companionFactors, companionScore } from '../../recall/ranking/score.ts'
import type { Standing } from '../../recall/standing/rows.ts'
import { unpackCounts } from '../../search/measures.ts'
import type { Nearness } from '../../search/nearness.ts'
import { isRelevant } from '../../search/relevance.ts'
import { type SearchRow, searchArms } from '../../search/search.ts'
import { type SearchTerms, searchTerms, withKinds } from '../../search/terms.ts'
import type { SubjectRef } from '../../tenancy/records/subjects.ts'
import { countTokens, cutToTokens } from '../../text/budget.ts'
import { kindsAsked } from '../../text/kinds/asked-kinds.ts'
import { compared } from '../../text/order.ts'

const BY_VECTOR = 50
const BY_WORDS = 20
const CHARACTERS = 2_000
/** What enters the prompt: so many memories, of so many tokens together. */
const MOST_MEMORIES = 10
export const PROMPT_TOKENS = 1_500

const SAID = ['modality', 'forget_policy', 'last_stated_at', 'verified_at'] as const

interface Candidate {
  readonly id: string
  readonly text: string
  readonly sensitive: string | null
  readonly valence: number | null
  readonly created_at: string
  readonly valid_at: string | null
  readonly minutes_east: number
  readonly requires_confirmation: boolean
  readonly modality: Memory['modality'] | null
  readonly forget_policy: Memory['forget_policy']
  readonly last_stated_at: string | null
  readonly verified_at: string | null
  readonly search: { readonly counts: readonly number[]; readonly cosine: number | null }
}

/** A memory as it enters the prompt. */
export interface RankedMemory {
  readonly id: string
  readonly text: string
  /** Since when it is so, or was told. */
  readonly day: string
  /** The four-factor score. */
  readonly score: number
  readonly pending: boolean
}

/** The words of a message, and the kinds that it asks for: what tells one need not say a word of it. */
const termsOf = (query: string): SearchTerms => withKinds(searchTerms(query), kindsAsked(query))

/** The best 50 memories by vector and 20 by words; read the rows with `bestMemories`. */
export function readCandidates(
  subject: SubjectRef,
  query: string,
  vector: readonly number[] | null,
  now: Date,
): Statement<SearchRow[]> {
  return searchArms({
    view: 'memories',
    subject,
    vector,
    query,
    terms: termsOf(query),
    lifetime: sql`(expires_at IS NULL OR expires_at > ${moment(now)})
      AND (invalid_at IS NULL OR invalid_at > ${moment(now)})`,
    columns: [
      'sensitive',
      'valence',
      'created_at',
      'valid_at',
      'minutes_east',
      'requires_confirmation',
      ...SAID,
    ],
    limit: BY_VECTOR,
    words: BY_WORDS,
    characters: CHARACTERS,
  })
}

export interface RankingOptions {
  readonly query: string
  /** Whether the message asks about what a text says, beyond naming whom it speaks of. */
  readonly isAsked?: (text: string) => boolean
  /** By memory: the strongest weight between an entity of it and one of the message. */
  readonly edges: Readonly<Record<string, number>>
  /** As of now, −1 … 1. */
  readonly affinity: number
  readonly now: Date
  /** What stands in the prompt already, and what is disputed. */
  readonly standing?: Pick<Standing, 'disputes' | 'half_life_days'> & { readonly listed: readonly string[] }
  readonly nearness?: Nearness
}

/**
 * Candidates above the relevance floor, or with an entity of the message, by the four factors, best first:
 * the first 10, of at most 1 500 tokens.
 */
export function bestMemories(rows: readonly SearchRow[], options: RankingOptions): RankedMemory[] {
  const terms = termsOf(options.query)
  const candidates = rows.flatMap((row) => (row.kind === 'hit' ? [row.data as unknown as Candidate] : []))
  const { standing } = options
  const elsewhere = new Set([
    ...(standing?.listed ?? []),
    ...(standing?.disputes ?? []).map(({ older_id }) => older_id),
  ])
  const relevant = candidates
    .filter(({ id, sensitive, text }) => !elsewhere.has(id) && (!sensitive || options.isAsked?.(text)))
    .filter(
      ({ id, search }) =>
        (options.edges[id] ?? 0) > 0 ||
        isRelevant(unpackCounts(search.counts), search.cosine, terms, options.nearness),
    )
    .map((candidate) => ({
      id: candidate.id,
      text: asLine(candidate, options),
      day: dayBy(candidate.valid_at ?? candidate.created_at, candidate.minutes_east),
      score: scoreOf(candidate, options),
      pending: candidate.requires_confirmation,
    }))
    .sort((one, other) => other.score - one.score || compared(one.id, other.id))
  return withinTokens(relevant.slice(0, MOST_MEMORIES))
}

/** The words with what else a line says of them. */
function asLine(candidate: Candidate, { now, standing }: RankingOptions): string {
  const modality = candidate.modality ?? 'stated'
  const last = lastSaid(
    candidate,
    standing?.half_life_days ?? Number.POSITIVE_INFINITY,
    now,
    candidate.minutes_east,
  )
  const disputed = standing?.disputes.some(({ newer_id }) => newer_id === candidate.id)
  return [
    ...(modality === 'stated' ? [] : [`[${modality}]`]),
    ...(disputed ? ['[disputed]'] : []),
    candidate.text,
    ...(last ? [`(last said ${last})`] : []),
  ].join(' ')
}

function scoreOf(candidate: Candidate, { edges, affinity, now }: RankingOptions): number {
  const since = new Date(candidate.valid_at ?? candidate.created_at)
  const edge = edges[candidate.id] ?? 0
  return companionScore(
    companionFactors(
      { cosine: candidate.search.cosine, edge, valence: candidate.valence, since },
      affinity,
      now,
    ),
  )
}

/** Memories as long as they fit; the one that does not is cut, and nothing comes after it. */
function withinTokens(memories: readonly RankedMemory[]): RankedMemory[] {
  const kept: RankedMemory[] = []
  let left = PROMPT_TOKENS
  for (const memory of memories) {
    const text = cutToTokens(memory.text, left)
    if (text.trim() === '') break
    kept.push({ ...memory, text })
    left -= countTokens(text)
    if (left <= 0) break
  }
  return kept
}
