import { amendClaim, type Claim, readClaim } from '../claims/claim.ts'
import { type JsonNode, type JsonObject, memberOf, withMember, writeJson } from '../claims/json-tree.ts'
import { CLAIMS_KEY, type Content, type Line } from '../claims/protocol.ts'
import { startingStatus } from '../claims/states.ts'
import { type Facts, withFacts } from './facts.ts'

const NOTHING = { count: 0, run_ids: [] }

/**
 * A claim as learning stores a new one: facts from the run, nothing for or against it, never a conclusion.
 */
export function newClaim(claim: Claim, facts: Pick<Facts, 'source_run_ids'>): Claim {
  return amendClaim(claim, { status: startingStatus(claim.status), facts, support: NOTHING, contra: NOTHING })
}

/** An added item: every claim is new. */
export const addedContent = (proposed: Content, facts: Pick<Facts, 'source_run_ids'>): Content => ({
  ...proposed,
  claims: proposed.claims.map((claim) => newClaim(claim, facts)),
})

/**
 * A stored item with what was proposed for it. Known claims keep status and counts, claims that are not named
 * stay as they are, named ones get the facts even when nothing else of them changed.
 */
export function updatedContent(stored: Content, proposed: Content, facts: Facts): Content {
  const known = new Map(stored.claims.map((claim) => [claim.claim_id, claim]))
  const named = new Map<string, Claim>()
  const others: Claim[] = []
  for (const claim of proposed.claims) {
    const old = known.get(claim.claim_id)
    if (old && !named.has(claim.claim_id)) named.set(claim.claim_id, withFacts(reworded(old, claim), facts))
    else others.push(newClaim(claim, facts))
  }
  return {
    lines: mergedLines(stored.lines, proposed.lines),
    claims: [...stored.claims.map((claim) => named.get(claim.claim_id) ?? claim), ...others],
  }
}

/** Members of a known claim that are code's: a proposal says nothing of them. */
const CODE_MEMBERS = new Set(['claim_id', 'status', 'facts', 'support', 'contra'])

function reworded(old: Claim, proposed: Claim): Claim {
  const said = proposed.node.members.filter((member) => !CODE_MEMBERS.has(member.key))
  return readClaim(laidOver(old.node, { kind: 'object', members: said })) as Claim
}

/** What is said anew over what was: keys that only the old one has stay, and what is empty says nothing. */
function laidOver(old: JsonObject, said: JsonObject): JsonObject {
  return said.members.reduce<JsonObject>((into, { key, value }) => {
    const known = memberOf(into, key)
    if (isEmpty(value)) return into
    return withMember(into, key, known ? within(known, value) : value)
  }, old)
}

const isEmpty = (value: JsonNode): boolean =>
  (value.kind === 'array' && value.items.length === 0) ||
  (value.kind === 'object' && value.members.length === 0)

const within = (known: JsonNode, value: JsonNode): JsonNode =>
  known.kind === 'object' && value.kind === 'object' ? laidOver(known, value) : value

/** What a claim says, without what code writes: two that say the same are one text. */
export const saidBy = ({ node }: Claim): string =>
  writeJson({ kind: 'object', members: node.members.filter(({ key }) => !CODE_MEMBERS.has(key)) })

function mergedLines(stored: readonly Line[], proposed: readonly Line[]): Line[] {
  const values = new Map(
    proposed.filter((line) => line.key !== CLAIMS_KEY).map((line) => [line.key, line.value]),
  )
  const kept = stored.map((line) => ({ key: line.key, value: values.get(line.key) ?? line.value }))
  const keys = new Set(stored.map((line) => line.key))
  return [...kept, ...proposed.filter((line) => !keys.has(line.key))]
}
