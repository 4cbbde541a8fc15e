import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { putChunks } from '../../../src/core/story/put-chunks.ts'
import { putEntityStates } from '../../../src/core/story/put-entity-states.ts'
import { given } from '../../support/given.ts'
import { boundariesOf, counting, killedAt } from '../../support/stand-ins/faults.ts'

const project_id = 'novel'
const state = (mood: string) => ({
  entity_type: 'character' as const,
  entity_id: 'c',
  chapter_index: 1,
  scene_index: 1,
  state_data: { mood },
})
const chunk = (chunk_id: string, content: string) => ({ chunk_id, content, content_type: 'scene' as const })

async function world(ctx: Context) {
  return JSON.stringify(
    await ctx.db.batch([
      statement(sql`SELECT chunk_id, content FROM story_chunks ORDER BY chunk_id`),
      statement(sql`SELECT entity_id, state_data, version FROM entity_states ORDER BY version`),
      statement(sql`SELECT external_id FROM subjects`),
    ]),
  )
}

test.each([
  [
    'passages',
    (ctx: Context) => putChunks(ctx, { project_id, chunks: [chunk('a', 'new'), chunk('b', 'other')] }),
  ],
  ['states', (ctx: Context) => putEntityStates(ctx, { project_id, states: [state('calm'), state('angry')] })],
] as const)(
  'storing %s, killed at any boundary, changes nothing, and done again gives what it gives undisturbed',
  async (_, verb) => {
    const { ctx: undisturbed } = await given.tenant()
    const counted = counting(undisturbed)
    await verb(counted.ctx)
    for (const boundary of boundariesOf(counted.sizes)) {
      const { ctx } = await given.tenant()
      const before = await world(ctx)
      await expect(verb(killedAt(ctx, boundary))).rejects.toMatchObject({ code: 'internal' })
      expect(await world(ctx)).toBe(before)
      await verb(ctx)
      expect(await world(ctx)).toBe(await world(undisturbed))
    }
  },
)
