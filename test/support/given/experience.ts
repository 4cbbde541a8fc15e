import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statements.ts'
import { addItem } from '../../../src/core/experience/add-item.ts'
import { storedContent } from '../../../src/core/experience/claims/protocol.ts'
import { claimRowsOf } from '../../../src/core/experience/claims/snippets.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import type { Learned } from '../../../src/core/experience/learning/schemas.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import type { AddRun } from '../../../src/core/experience/runs/schemas.ts'
import type { Item } from '../../../src/core/experience/schemas.ts'
import type { GivenTenant } from '../given.ts'
import { claim, content, type SomeClaim } from './claims.ts'

/** A run of which there is little to say, recorded an hour later. */
export async function recordRun(
  tenant: GivenTenant,
  run_id: string,
  more: Partial<AddRun> = {},
): Promise<string> {
  tenant.clock.advance({ hours: 1 })
  await addRun(tenant.ctx, {
    run_id,
    output: { note: 'a run' },
    feedback: { pros: 'crystals grew slowly' },
    ...more,
  })
  return run_id
}

/** One run learned, with what the models say of it. */
export async function learnRun(
  tenant: GivenTenant,
  run_id: string,
  script: { add?: unknown[]; update?: unknown[]; rewrite?: unknown[]; judgements?: unknown[] },
  more: Partial<AddRun> = {},
): Promise<Learned> {
  await recordRun(tenant, run_id, more)
  tenant.models.add({
    learn_experience: [{ add: script.add ?? [], update: script.update ?? [] }],
    ...(script.rewrite && { rewrite_claims: [{ items: script.rewrite }] }),
    ...(script.judgements && { judge_claims: [{ judgements: script.judgements }] }),
  })
  return learn(tenant.ctx, { run_id })
}

/** An item with these claims, as a person adds it. */
export const givenItem = (
  tenant: GivenTenant,
  claims: readonly SomeClaim[] = [{}],
  bank = 'default',
  topic?: string,
): Promise<Item> => addItem(tenant.ctx, { bank, content: content(claims.map(claim), topic) })

export interface IndexedClaim {
  readonly claim_id: string
  readonly position: number
  readonly status: string
  readonly snippet: string
}

/** The claim rows that search has of an item, in order, and those that it should have. */
export async function indexOf(tenant: GivenTenant, item: Pick<Item, 'id' | 'content' | 'status'>) {
  const item_id = item.id.slice(4)
  const [rows] = await tenant.ctx.db.batch([
    statement<IndexedClaim & { embedded: boolean; words: boolean }>(
      sql`SELECT claim_id, position, status, snippet, embedding IS NOT NULL AS embedded,
          lexemes <> ''::tsvector AND length > 0 AS words
          FROM experience_claims WHERE item_id = ${item_id}::uuid ORDER BY position`,
    ),
  ])
  const expected = claimRowsOf({ item_id, status: item.status, content: storedContent(item.content) })
  return {
    rows,
    expected: expected.map(({ item_id: _id, ...row }) => ({ ...row, embedded: true, words: true })),
  }
}
