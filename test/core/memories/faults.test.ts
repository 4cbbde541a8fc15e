import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { forgetMemory as deleteMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { confirmMemory } from '../../../src/core/trust/confirm.ts'
import { given } from '../../support/given.ts'
import { boundariesOf, counting, killedAt } from '../../support/stand-ins/faults.ts'
import { storeRelation } from './rows.ts'

/** All that a verb of this folder may change, without what is random. */
async function world(ctx: Context) {
  const results = await ctx.db.batch([
    statement(
      sql`SELECT memory_type, content, version, importance, expired_at, evidence_level,
          requires_confirmation, confirmation FROM memories ORDER BY content, created_at`,
    ),
    statement(sql`SELECT event, old_content, new_content, detail FROM memory_history ORDER BY ordinal`),
    statement(sql`SELECT predicate FROM relations`),
    statement(sql`SELECT cause, delta FROM affinity_events ORDER BY ordinal`),
    statement(sql`SELECT external_id, affinity_score FROM subjects`),
  ])
  return JSON.stringify(results)
}

const fact = { user_id: 'lin', memory_type: 'fact' as const, content: 'lives in Dalian' }

const verbs: [string, (ctx: Context, id: string) => Promise<unknown>][] = [
  ['adding', (ctx) => addMemory(ctx, { ...fact, content: 'likes tea' })],
  ['editing', (ctx, id) => patchMemory(ctx, { id, version: 1, content: 'lives in Beijing', importance: 9 })],
  ['deleting', (ctx, id) => deleteMemory(ctx, { id })],
  ['correcting', (ctx, id) => confirmMemory(ctx, { id, confirmed: true, content: 'lives in Beijing' })],
  ['denying', (ctx, id) => confirmMemory(ctx, { id, confirmed: false })],
]

async function givenMemory() {
  const { ctx } = await given.tenant()
  const { value: memory } = await addMemory(ctx, fact)
  await storeRelation(ctx, 'lin', memory.id)
  return { ctx, id: memory.id }
}

test.each(verbs)(
  '%s, killed at any boundary, changes nothing, and done again gives what it gives undisturbed',
  async (_, verb) => {
    const undisturbed = await givenMemory()
    const counted = counting(undisturbed.ctx)
    await verb(counted.ctx, undisturbed.id)
    const expected = await world(undisturbed.ctx)
    expect(counted.sizes.length).toBeGreaterThan(0)
    for (const boundary of boundariesOf(counted.sizes)) {
      const { ctx, id } = await givenMemory()
      const before = await world(ctx)
      await expect(verb(killedAt(ctx, boundary), id)).rejects.toMatchObject({ code: 'internal' })
      expect(await world(ctx)).toBe(before)
      await verb(ctx, id)
      expect(await world(ctx)).toBe(expected)
    }
  },
)
