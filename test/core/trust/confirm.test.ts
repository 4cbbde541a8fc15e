import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { forgetMemory as deleteMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { verdictOf } from '../../../src/core/memories/lifecycle/confirmation.ts'
import { listHistory } from '../../../src/core/memories/list-history.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { confirmMemory } from '../../../src/core/trust/confirm.ts'
import { given } from '../../support/given.ts'
import { storeRelation } from '../memories/rows.ts'

describe('what an answer means', () => {
  const asked = { content: 'lives in Dalian', confirmation: null }
  test.each([
    ['a plain yes', asked, { confirmed: true }, 'confirmed', 'memory_confirmation'],
    [
      'yes with the same words',
      asked,
      { confirmed: true, content: 'lives in Dalian' },
      'confirmed',
      'memory_confirmation',
    ],
    [
      'yes with other words',
      asked,
      { confirmed: true, content: 'lives in Beijing' },
      'corrected',
      'correction',
    ],
    ['no', asked, { confirmed: false }, 'denied', 'correction'],
    ['yes again', { ...asked, confirmation: true }, { confirmed: true }, 'repeated', undefined],
    ['no again', { ...asked, confirmation: false }, { confirmed: false }, 'repeated', undefined],
    ['no after yes', { ...asked, confirmation: true }, { confirmed: false }, 'denied', 'correction'],
    [
      'other words after yes',
      { ...asked, confirmation: true },
      { confirmed: true, content: 'x' },
      'corrected',
      'correction',
    ],
  ])('%s', (_, memory, answer, kind, signal) => {
    const verdict = verdictOf(memory, answer)
    expect([verdict.kind, 'signal' in verdict ? verdict.signal : undefined]).toEqual([kind, signal])
  })
})

const pending = {
  user_id: 'lin',
  memory_type: 'fact' as const,
  content: 'lives in Dalian',
  requires_confirmation: true,
}

describe('confirming', () => {
  test('yes makes it S3_user_confirmed and no longer pending', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, { ...pending, evidence_level: 'S0_user_claim' })
    const confirmed = await confirmMemory(ctx, { id: memory.id, confirmed: true })
    expect(confirmed).toMatchObject({
      evidence_level: 'S3_user_confirmed',
      requires_confirmation: false,
      version: 2,
      expired_at: null,
    })
    const again = await confirmMemory(ctx, { id: memory.id, confirmed: true })
    expect(again).toEqual(confirmed)
    const { items } = await listHistory(ctx, { id: memory.id })
    expect(items.map((item) => item.event)).toEqual(['created', 'confirmed'])
  })

  test('yes with other words corrects it, the old ones stay in the history', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, pending)
    const corrected = await confirmMemory(ctx, {
      id: memory.id,
      confirmed: true,
      content: 'lives in Beijing',
    })
    expect(corrected).toMatchObject({
      content: 'lives in Beijing',
      evidence_level: 'S3_user_confirmed',
      requires_confirmation: false,
    })
    const { items } = await listHistory(ctx, { id: memory.id })
    expect(items[1]).toMatchObject({
      event: 'confirmed',
      old_content: 'lives in Dalian',
      new_content: 'lives in Beijing',
    })
    expect((await addMemory(ctx, { ...pending, content: 'lives in beijing' })).outcome).toBe('repeated')
  })

  test('no expires it, with history; a second no changes nothing; a yes comes too late', async () => {
    const { ctx, clock } = await given.tenant()
    const { value: memory } = await addMemory(ctx, pending)
    const denied = await confirmMemory(ctx, { id: memory.id, confirmed: false })
    expect(denied.expired_at).toBe(clock.now().toISOString())
    clock.advance({ hours: 1 })
    expect(await confirmMemory(ctx, { id: memory.id, confirmed: false })).toEqual(denied)
    await expect(confirmMemory(ctx, { id: memory.id, confirmed: true })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await listHistory(ctx, { id: memory.id })).items.map((item) => item.event)).toEqual([
      'created',
      'denied',
    ])
  })

  test.each(['denied', 'deleted', 'corrected', 'edited'])(
    'relations drawn from words that are %s are withdrawn',
    async (how) => {
      const { ctx } = await given.tenant()
      const { value: memory } = await addMemory(ctx, pending)
      await storeRelation(ctx, 'lin', memory.id)
      const count = async () =>
        (await ctx.db.batch([statement<{ n: number }>(sql`SELECT count(*)::int AS n FROM relations`)]))[0][0]!
          .n
      expect(await count()).toBe(1)
      if (how === 'denied') await confirmMemory(ctx, { id: memory.id, confirmed: false })
      if (how === 'deleted') await deleteMemory(ctx, { id: memory.id })
      if (how === 'corrected')
        await confirmMemory(ctx, { id: memory.id, confirmed: true, content: 'lives in Beijing' })
      if (how === 'edited') await patchMemory(ctx, { id: memory.id, version: 1, content: 'lives in Beijing' })
      expect(await count()).toBe(0)
    },
  )
})
