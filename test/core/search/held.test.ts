import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { sweepExpiry } from '../../../src/core/memories/sweep-expiry.ts'
import { eraseUser } from '../../../src/core/portability/erase-user.ts'
import { fullUser } from '../../support/given/full-user.ts'
import { recallingTenant, store, USER } from '../../support/given/recalling.ts'

/** What is kept with the subjects of a tenant, and what there is. */
async function held(ctx: Context) {
  const [rows] = await ctx.db.batch([
    statement<{ kept: number[]; counted: number[] }>(sql`
      SELECT
        ARRAY[memories_held, turns_held, claims_held, chunks_held] AS kept,
        ARRAY[
          (SELECT count(*) FROM memories WHERE subject_id = owner.id AND recallable),
          (SELECT count(*) FROM turns WHERE subject_id = owner.id AND recallable),
          (SELECT count(*) FROM experience_claims WHERE subject_id = owner.id),
          (SELECT count(*) FROM story_chunks WHERE subject_id = owner.id)]::int[] AS counted
      FROM subjects owner
      ORDER BY id`),
  ])
  expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ counted }) => counted))
  return rows.map(({ kept }) => kept)
}

test('the rows that a search counts are kept with the subject, whoever writes them', async () => {
  const { ctx, database } = await recallingTenant()
  await fullUser(ctx, USER)
  const before = await held(ctx)
  expect(before[0]!.every((n) => n >= 0)).toBe(true)
  const [id] = await store(ctx, [
    'Plays the saxophone',
    { content: 'Is on leave', expires_at: ctx.clock.now() },
  ])
  const more = await held(ctx)
  expect(more[0]![0]).toBe(before[0]![0]! + 2)
  await patchMemory(ctx, { id: id!, content: 'Plays the trumpet', version: 1 })
  await held(ctx)
  await sweepExpiry({ ...ctx, db: database.asSystem() })
  expect((await held(ctx))[0]![0]).toBe(before[0]![0]! + 1)
  await eraseUser(ctx, { user_id: USER })
  await held(ctx)
})

test('two that write to one subject at once lose no row', async () => {
  const { ctx } = await recallingTenant()
  await store(ctx, ['first'])
  await Promise.all(Array.from({ length: 8 }, () => store(ctx, [randomUUID(), randomUUID()])))
  expect((await held(ctx))[0]![0]).toBe(17)
})
