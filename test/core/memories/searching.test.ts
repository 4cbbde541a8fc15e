import { describe, expect, test } from 'vitest'
import type { Context } from '../../../src/core/context.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { listMemories } from '../../../src/core/memories/list.ts'
import type { FindMemories } from '../../../src/core/memories/schemas.ts'
import { findMemories } from '../../../src/core/memories/search.ts'
import { sweepExpiry } from '../../../src/core/memories/sweep-expiry.ts'
import { recallingTenant, store, USER } from '../../support/given/recalling.ts'

const NEWER = '00000000-0000-4000-8000-000000000000'
const contents = async (ctx: Context, more: Omit<FindMemories, 'user_id' | 'query'> = {}) =>
  new Set(
    (await findMemories(ctx, { user_id: USER, query: 'saxophone', ...more })).items.map(
      ({ content }) => content,
    ),
  )

describe('a list with a query', () => {
  test('has the statuses of the list; what is past its time is expired before the sweep and after it', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      'Saxophone now',
      { content: 'Saxophone replaced', superseded_by: NEWER },
      { content: 'Saxophone deleted', expired_at: '2026-03-01T00:00:00Z' },
      { content: 'Saxophone past its time', expires_at: '2026-03-01T00:00:00Z' },
      { content: 'Saxophone to come', expires_at: '2026-04-01T00:00:00Z' },
    ])
    const active = ['Saxophone now', 'Saxophone to come']
    const expired = ['Saxophone deleted', 'Saxophone past its time']
    const look = async () => {
      expect(await contents(ctx)).toEqual(new Set(active))
      expect(await contents(ctx, { status: 'active' })).toEqual(new Set(active))
      expect(await contents(ctx, { status: 'superseded' })).toEqual(new Set(['Saxophone replaced']))
      expect(await contents(ctx, { status: 'expired' })).toEqual(new Set(expired))
      expect(await contents(ctx, { status: 'all' })).toEqual(
        new Set([...active, ...expired, 'Saxophone replaced']),
      )
    }
    expect(await contents(ctx, { status: 'all', superseded_by: NEWER })).toEqual(
      new Set(['Saxophone replaced']),
    )
    expect(await contents(ctx, { superseded_by: NEWER })).toEqual(new Set())
    await look()
    expect(await sweepExpiry(ctx)).toMatchObject({ memories: 1 })
    await look()
  })

  test('asks for what waits for confirmation, or for what does not', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [{ content: 'Saxophone perhaps', requires_confirmation: true }, 'Saxophone surely'])
    expect(await contents(ctx, { requires_confirmation: true })).toEqual(new Set(['Saxophone perhaps']))
    expect(await contents(ctx, { requires_confirmation: false })).toEqual(new Set(['Saxophone surely']))
    expect((await contents(ctx)).size).toBe(2)
  })

  test('shows the best as far as its limit, 50 unless told, and no next page', async () => {
    const { ctx } = await recallingTenant()
    await store(
      ctx,
      Array.from({ length: 120 }, (_, n) => `Saxophone${' harbour festival'.repeat(n)}`),
    )
    const found = async (limit?: number) =>
      findMemories(ctx, { user_id: USER, query: 'saxophone', ...(limit && { limit }) })
    const three = await found(3)
    expect(three.items.map(({ content }) => content.length)).toEqual([9, 26, 43])
    expect(three.next_cursor).toBeNull()
    expect((await found()).items).toHaveLength(50)
    expect((await found(110)).items).toHaveLength(110)
  })

  test('shows the traits below a trait', async () => {
    const { ctx } = await recallingTenant()
    const [parent] = await store(ctx, [{ content: 'Lives for the saxophone', trait_stage: 'core' }])
    const [child] = await store(ctx, [
      { content: 'Practises daily', trait_stage: 'established', trait_parent_id: parent },
    ])
    const { items } = await findMemories(ctx, { user_id: USER, query: 'saxophone' })
    expect(items.map(({ id, trait }) => [id, trait?.child_ids])).toEqual([[parent, [child]]])
  })
})

test('what is added while somebody pages through a list neither repeats nor hides a memory', async () => {
  const { ctx, clock } = await recallingTenant()
  const add = async (content: string) => {
    await addMemory(ctx, { user_id: USER, memory_type: 'fact', content })
    clock.advance({ seconds: 1 })
  }
  for (const content of ['one', 'two', 'three', 'four', 'five']) await add(content)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await listMemories(ctx, { user_id: USER, limit: 2, ...(cursor ? { cursor } : {}) })
    seen.push(...page.items.map(({ content }) => content))
    cursor = page.next_cursor
    await add(`new beside ${seen.length}`)
  } while (cursor && seen.length < 20)
  expect(seen).toEqual(['five', 'four', 'three', 'two', 'one'])
})
