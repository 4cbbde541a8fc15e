import type { Context } from '../../context.ts'
import { embedTexts } from '../../models/embed.ts'
import { compared } from '../../text/order.ts'
import { toLexemes } from '../../text/tokens.ts'
import type { Claim } from './claim.ts'
import type { Content } from './protocol.ts'
import type { StoredClaim } from './rows.ts'

const SNIPPET_LENGTH = 512

/**
 * What of a claim is embedded and indexed: summary and conditions, at most 512 characters; nothing of facts
 * or constraint.
 */
const snippetOf = (claim: Claim): string =>
  Array.from([claim.summary, ...claim.conditions].join('; '))
    .slice(0, SNIPPET_LENGTH)
    .join('')

/** A claim as search has it. */
export interface ClaimRow {
  readonly item_id: string
  readonly claim_id: string
  readonly position: number
  readonly status: string
  readonly snippet: string
}

/** An item whose claims are to be rebuilt. */
export interface Indexed {
  readonly item_id: string
  readonly status: 'active' | 'archived'
  readonly content: Content
}

/** The claim rows that an item has by its content: none when it is archived. */
export function claimRowsOf({ item_id, status, content }: Indexed): ClaimRow[] {
  if (status === 'archived') return []
  return content.claims.map((claim, position) => ({
    item_id,
    claim_id: claim.claim_id,
    position,
    status: claim.status,
    snippet: snippetOf(claim),
  }))
}

/**
 * The rows with words and vectors. A row whose snippet is stored with a vector gets none: writing keeps it.
 * One embedding call.
 * @throws WorkError when the embedder gives no answer
 */
export async function withVectors(
  ctx: Pick<Context, 'embedder' | 'clock' | 'ledger' | 'limits'>,
  rows: readonly ClaimRow[],
  stored: readonly StoredClaim[],
) {
  const kept = new Set(stored.filter((row) => row.embedded).map(keyOf))
  const wanted = [...new Set(rows.filter((row) => !kept.has(keyOf(row))).map((row) => row.snippet))]
  const vectors = await embedTexts(ctx, wanted)
  const bySnippet = new Map(wanted.map((snippet, place) => [snippet, vectors[place] ?? null]))
  return rows.toSorted(byKey).map((row) => ({
    ...row,
    ...toLexemes(row.snippet),
    embedding: kept.has(keyOf(row)) ? null : (bySnippet.get(row.snippet) ?? null),
    embedding_model: ctx.embedder.model,
  }))
}

const keyOf = (row: { item_id: string; claim_id: string; snippet: string }): string =>
  JSON.stringify([row.item_id, row.claim_id, row.snippet])

const byKey = (one: ClaimRow, other: ClaimRow): number =>
  compared(one.item_id, other.item_id) || compared(one.claim_id, other.claim_id)
