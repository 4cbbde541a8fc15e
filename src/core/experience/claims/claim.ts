import { isWellFormed } from '../../text/strings.ts'
import {
  eachString,
  fromValue,
  type JsonNode,
  type JsonObject,
  memberOf,
  toValue,
  withMember,
} from './json-tree.ts'

export const claimStatuses = ['fact', 'hypothesis', 'conclusion'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Which runs spoke for or against a claim. */
export interface Tally {
  readonly count: number
  readonly run_ids: readonly string[]
}

/** A claim as the code reads it. `node` is the whole of it, as written. */
export interface Claim {
  readonly node: JsonObject
  readonly claim_id: string
  readonly status: ClaimStatus
  readonly summary: string
  readonly conditions: readonly string[]
  readonly limitations: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
const isStatus = (value: unknown): value is ClaimStatus => claimStatuses.includes(value as ClaimStatus)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads one member of CLAIMS_JSON; a string says why it is no claim. */
export function readClaim(node: JsonNode): Claim | string {
  if (node.kind !== 'object') return 'is not an object'
  if (!storable(node)) return 'holds text that is not well-formed Unicode, or a NUL'
  const { claim_id, status, inference, conditions, limitations } = toValue(node) as Record<string, unknown>
  if (!isText(claim_id) || claim_id.length > 128) return 'has no claim_id of 1 to 128 characters'
  if (!isStatus(status)) return 'has a status other than fact, hypothesis or conclusion'
  if (!isObject(inference) || !isText(inference.summary)) return 'has no inference.summary'
  if (!isTexts(conditions ?? [])) return 'has conditions that are not a list of texts'
  if (!isTexts(limitations ?? [])) return 'has limitations that are not a list of texts'
  return {
    node,
    claim_id,
    status,
    summary: inference.summary,
    conditions: (conditions ?? []) as string[],
    limitations: (limitations ?? []) as string[],
  }
}

function storable(node: JsonNode): boolean {
  let holds = true
  eachString(node, (text) => {
    holds &&= isWellFormed(text)
  })
  return holds
}

/** `support` or `contra` of a claim; null when it is not `{count, run_ids}`. */
export function tallyOf(claim: Claim, side: 'support' | 'contra'): Tally | null {
  const node = memberOf(claim.node, side)
  const value = node && toValue(node)
  if (!isObject(value) || typeof value.count !== 'number' || !isTexts(value.run_ids)) return null
  return { count: value.count, run_ids: value.run_ids }
}

/** `facts.source_run_ids`; empty when there are none that are texts. */
export function sourceRunIds(claim: Claim): readonly string[] {
  const node = memberOf(claim.node, 'facts')
  const value = node && toValue(node)
  if (!isObject(value) || !isTexts(value.source_run_ids)) return []
  return value.source_run_ids.filter(isText)
}

/** The claim with other members; everything else keeps its place and spelling. */
export function amendClaim(claim: Claim, members: Readonly<Record<string, unknown>>): Claim {
  let node = claim.node
  for (const [key, value] of Object.entries(members)) node = withMember(node, key, fromValue(value))
  return readClaim(node) as Claim
}

/** `support` or `contra` with another count; unknown keys of it stay. */
export function withTally(claim: Claim, side: 'support' | 'contra', tally: Tally): Claim {
  const old = memberOf(claim.node, side)
  let node: JsonObject = old?.kind === 'object' ? old : { kind: 'object', members: [] }
  node = withMember(node, 'count', fromValue(tally.count))
  node = withMember(node, 'run_ids', fromValue(tally.run_ids))
  return readClaim(withMember(claim.node, side, node)) as Claim
}

const CONTRADICTED = 'contradicted by '

/** What a conclusion that fell back gains when the judge gave it nothing. */
export const contradictedBy = (runIds: readonly string[]): string => `${CONTRADICTED}${runIds.join(', ')}`

/** Whether a limitation is the one that code adds: it consists of run ids, which are no one's wording. */
export function isContradictedBy(text: string, claim: Claim): boolean {
  if (!text.startsWith(CONTRADICTED)) return false
  const ids = new Set(tallyOf(claim, 'contra')?.run_ids)
  return text
    .slice(CONTRADICTED.length)
    .split(', ')
    .every((id) => ids.has(id))
}
