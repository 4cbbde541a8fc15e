import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { wholeVector } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import { forgetMemory as deleteMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { getMemory } from '../../../src/core/memories/get.ts'
import { listMemories } from '../../../src/core/memories/list.ts'
import { listHistory } from '../../../src/core/memories/list-history.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { Memory } from '../../../src/core/memories/schemas.ts'
import { given } from '../../support/given.ts'

const fact = (content: string, more = {}) => ({
  user_id: 'lin',
  memory_type: 'fact' as const,
  content,
  ...more,
})

describe('adding', () => {
  test('a memory is stored without a model, permanent and of importance 5 unless given', async () => {
    const { ctx } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const { value: memory, outcome } = await addMemory(ctx, fact('住在大连'))
    expect(outcome).toBe('created')
    expect(Memory.parse(memory)).toEqual(memory)
    expect(memory).toMatchObject({
      user_id: 'lin',
      memory_type: 'fact',
      content: '住在大连',
      importance: 5,
      forget_policy: 'permanent',
      expires_at: null,
      requires_confirmation: false,
      user_triggered_save: false,
      version: 1,
      metadata: {},
      trait: null,
      created_at: '2026-03-02T09:00:00.000Z',
    })
    expect(await getMemory(ctx, { id: memory.id })).toEqual(memory)
  })

  test('every field that an edit takes can be given at once', async () => {
    const { ctx } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const more = {
      importance: 8.5,
      valence: -0.3,
      category: 'task' as const,
      subtype: 'commitment' as const,
      evidence_level: 'S2_tool_grounded' as const,
      requires_confirmation: true,
      forget_policy: 'temporary' as const,
      metadata: { place: ['北京', { deep: true }] },
    }
    const { value: memory } = await addMemory(
      ctx,
      fact('flight CA123', { ...more, ttl_seconds: 3600, valid_at: '2026-03-01T08:00:00+08:00' }),
    )
    expect(memory).toMatchObject({
      ...more,
      expires_at: '2026-03-02T10:00:00.000Z',
      valid_at: '2026-03-01T00:00:00.000Z',
    })
  })

  test('a repeat, however it is spaced or cased, gives the stored one back and changes nothing', async () => {
    const { ctx, clock } = await given.tenant()
    const first = await addMemory(ctx, fact('Likes Green  Tea'))
    clock.advance({ days: 1 })
    const again = await addMemory(ctx, fact('likes green tea', { importance: 9 }))
    expect(again).toEqual({ outcome: 'repeated', value: first.value })
    expect((await listHistory(ctx, { id: first.value.id })).items).toHaveLength(1)
    expect((await addMemory(ctx, { ...fact('likes green tea'), memory_type: 'note' })).outcome).toBe(
      'created',
    )
  })

  test('what was deleted or is past its time may come again as a new memory', async () => {
    const { ctx, clock } = await given.tenant()
    const first = await addMemory(ctx, fact('lives in Dalian', { ttl_seconds: 60 }))
    clock.advance({ minutes: 1 })
    const second = await addMemory(ctx, fact('lives in Dalian'))
    expect(second.outcome).toBe('created')
    expect((await getMemory(ctx, { id: first.value.id })).expired_at).toBe(first.value.expires_at)
    await deleteMemory(ctx, { id: second.value.id })
    expect((await addMemory(ctx, fact('lives in Dalian'))).outcome).toBe('created')
  })

  test('a trait is never told, only derived', async () => {
    const { ctx } = await given.tenant()
    await expect(addMemory(ctx, { ...fact('is curious'), memory_type: 'trait' })).rejects.toMatchObject({
      code: 'trait_is_derived',
    })
    expect((await listMemories(ctx, { user_id: 'lin', status: 'all' })).items).toEqual([])
  })

  test.each([
    ['an empty content', fact('  ')],
    ['a NUL', fact('a\0b')],
    ['half a surrogate pair', fact('\ud83d')],
    ['a NUL in the metadata', fact('x', { metadata: { deep: [{ key: 'a\0' }] } })],
    ['an importance above 10', fact('x', { importance: 10.1 })],
    ['a negative time to live', fact('x', { ttl_seconds: -1 })],
    ['an unknown field', fact('x', { importanse: 3 })],
    ['an unknown category', fact('x', { category: 'hobby' })],
  ])('%s is refused and nothing is stored', async (_, input) => {
    const { ctx } = await given.tenant()
    await expect(addMemory(ctx, input)).rejects.toThrow()
    expect((await listMemories(ctx, { user_id: 'lin', status: 'all' })).items).toEqual([])
  })
})

describe('listing', () => {
  test('newest first, page by page, each memory once', async () => {
    const { ctx, clock } = await given.tenant()
    for (let number = 0; number < 7; number += 1) {
      await addMemory(ctx, fact(`fact number ${number}`))
      if (number % 2) clock.advance({ milliseconds: 1 })
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await listMemories(ctx, { user_id: 'lin', limit: 3, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map((item) => item.content))
      cursor = page.next_cursor
    } while (cursor)
    expect(new Set(seen).size).toBe(7)
    expect(seen[0]).toBe('fact number 6')
    expect(seen).toHaveLength(7)
  })

  test('a memory past its time is expired in lists at once', async () => {
    const { ctx, clock } = await given.tenant()
    await addMemory(ctx, fact('short', { ttl_seconds: 60 }))
    await addMemory(ctx, fact('long'))
    const contents = async (status?: 'active' | 'expired' | 'superseded' | 'all') =>
      (await listMemories(ctx, { user_id: 'lin', ...(status ? { status } : {}) })).items
        .map((item) => item.content)
        .sort()
    expect(await contents()).toEqual(['long', 'short'])
    clock.advance({ seconds: 60 })
    expect(await contents()).toEqual(['long'])
    expect(await contents('expired')).toEqual(['short'])
    expect(await contents('superseded')).toEqual([])
    expect(await contents('all')).toEqual(['long', 'short'])
  })

  test('type and pending confirmation narrow a list', async () => {
    const { ctx } = await given.tenant()
    await addMemory(ctx, fact('a', { requires_confirmation: true }))
    await addMemory(ctx, { ...fact('b'), memory_type: 'note' })
    const list = async (filter: object) =>
      (await listMemories(ctx, { user_id: 'lin', ...filter })).items.map((item) => item.content)
    expect(await list({ memory_type: 'note' })).toEqual(['b'])
    expect(await list({ requires_confirmation: true })).toEqual(['a'])
    expect(await list({ requires_confirmation: 'false' })).toEqual(['b'])
  })

  test('a cursor that this list did not give is malformed, an unknown filter an error', async () => {
    const { ctx } = await given.tenant()
    await expect(listMemories(ctx, { user_id: 'lin', cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'malformed',
    })
    await expect(listMemories(ctx, { user_id: 'lin', memorytype: 'fact' } as never)).rejects.toThrow()
    await expect(listMemories(ctx, { user_id: '' })).rejects.toThrow()
  })
})

describe('editing', () => {
  test('an edit counts the version up and keeps the old words in the history', async () => {
    const { ctx, clock } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('住在大连'))
    clock.advance({ hours: 1 })
    const edited = await patchMemory(ctx, { id: memory.id, version: 1, content: '住在北京', importance: 7 })
    expect(edited).toMatchObject({
      content: '住在北京',
      importance: 7,
      version: 2,
      updated_at: clock.now().toISOString(),
    })
    const { items } = await listHistory(ctx, { id: memory.id })
    expect(items.map((item) => [item.event, item.old_content, item.new_content, item.actor])).toEqual([
      ['created', null, '住在大连', 'user'],
      ['edited', '住在大连', '住在北京', 'user'],
    ])
    expect(items[1]!.detail).toEqual({ version: 1, changed: { importance: [5, 7] } })
  })

  test('another version than the stored one changes nothing', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    await patchMemory(ctx, { id: memory.id, version: 1, importance: 6 })
    await expect(patchMemory(ctx, { id: memory.id, version: 1, importance: 7 })).rejects.toMatchObject({
      code: 'version_conflict',
    })
    expect(await getMemory(ctx, { id: memory.id })).toMatchObject({ importance: 6, version: 2 })
  })

  test('two edits that read the same version: one wins, the other is told', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    const edits = [6, 7, 8].map((importance) => patchMemory(ctx, { id: memory.id, version: 1, importance }))
    const outcomes = await Promise.allSettled(edits)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'version_conflict' })
    }
  })

  test('new content is embedded again, the rest is not', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    const before = ctx.ledger.total.calls
    await patchMemory(ctx, { id: memory.id, version: 1, importance: 6 })
    expect(ctx.ledger.total.calls).toBe(before)
    await patchMemory(ctx, { id: memory.id, version: 2, content: 'b' })
    expect(ctx.ledger.total.calls).toBe(before + 1)
  })

  test('what db:reembed made of the old words does not outlive them', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    const filled = async () =>
      (
        await ctx.db.batch([
          statement<{ n: number }>(sql`SELECT count(embedding_next)::int AS n FROM memories`),
        ])
      )[0][0]!.n
    await ctx.db.batch([statement(sql`UPDATE memories SET embedding_next = ${wholeVector('memories')}`)])
    await patchMemory(ctx, { id: memory.id, version: 1, importance: 6 })
    expect(await filled()).toBe(1)
    await patchMemory(ctx, { id: memory.id, version: 2, content: 'b' })
    expect(await filled()).toBe(0)
  })

  test('a time to live begins at the edit; permanent ends it; null clears what may be unknown', async () => {
    const { ctx, clock } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const { value: memory } = await addMemory(
      ctx,
      fact('a', { valence: 0.5, valid_at: '2026-01-01T00:00:00Z' }),
    )
    clock.advance({ hours: 1 })
    const short = await patchMemory(ctx, {
      id: memory.id,
      version: 1,
      forget_policy: 'temporary',
      ttl_seconds: 60,
      valence: null,
    })
    expect(short).toMatchObject({
      expires_at: '2026-03-02T10:01:00.000Z',
      forget_policy: 'temporary',
      valence: null,
    })
    const long = await patchMemory(ctx, {
      id: memory.id,
      version: 2,
      forget_policy: 'permanent',
      valid_at: null,
    })
    expect(long).toMatchObject({ expires_at: null, forget_policy: 'permanent', valid_at: null })
  })

  test('an edit that changes nothing writes nothing', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    expect(await patchMemory(ctx, { id: memory.id, version: 1, content: 'a', importance: 5 })).toEqual(memory)
    expect((await listHistory(ctx, { id: memory.id })).items).toHaveLength(1)
  })

  test("the words of another live memory are a conflict; a dead one's are free", async () => {
    const { ctx } = await given.tenant()
    const one = await addMemory(ctx, fact('one'))
    const two = await addMemory(ctx, fact('two'))
    await expect(patchMemory(ctx, { id: two.value.id, version: 1, content: 'ONE' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await deleteMemory(ctx, { id: one.value.id })
    expect(await patchMemory(ctx, { id: two.value.id, version: 1, content: 'one' })).toMatchObject({
      content: 'one',
    })
  })

  test('what has ended is not edited', async () => {
    const { ctx, clock } = await given.tenant()
    const gone = await addMemory(ctx, fact('gone'))
    await deleteMemory(ctx, { id: gone.value.id })
    await expect(patchMemory(ctx, { id: gone.value.id, version: 2, importance: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
    const due = await addMemory(ctx, fact('due', { ttl_seconds: 5 }))
    clock.advance({ seconds: 5 })
    await expect(patchMemory(ctx, { id: due.value.id, version: 1, importance: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

describe('deleting', () => {
  test('leaves a place without words, with history, once', async () => {
    const { ctx, clock } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    clock.advance({ minutes: 5 })
    const deleted = await deleteMemory(ctx, { id: memory.id })
    expect(deleted).toMatchObject({ expired_at: clock.now().toISOString(), version: 2 })
    expect((await listMemories(ctx, { user_id: 'lin' })).items).toEqual([])
    clock.advance({ minutes: 5 })
    expect(await deleteMemory(ctx, { id: memory.id })).toEqual({ ...deleted, content: '' })
    const { items } = await listHistory(ctx, { id: memory.id })
    expect(items.map((item) => [item.event, item.old_content, item.actor])).toEqual([
      ['created', null, 'user'],
      ['deleted', null, 'user'],
    ])
  })
})

describe('round trips', () => {
  test('a look costs one, an edit or addition two, a repeat one, a deletion three', async () => {
    const { ctx, database, tenant_id } = await given.tenant()
    const usage = { round_trips: 0 }
    const counted = { ...ctx, db: database.forTenant(tenant_id, usage) }
    const cost = async (work: () => Promise<unknown>) => {
      usage.round_trips = 0
      await work()
      return usage.round_trips
    }
    const { value: memory } = await addMemory(ctx, fact('a'))
    expect(await cost(() => addMemory(counted, fact('b')))).toBe(2)
    expect(await cost(() => addMemory(counted, fact('b')))).toBe(1)
    expect(await cost(() => getMemory(counted, { id: memory.id }))).toBe(1)
    expect(await cost(() => listMemories(counted, { user_id: 'lin' }))).toBe(1)
    expect(await cost(() => listHistory(counted, { id: memory.id }))).toBe(1)
    expect(await cost(() => patchMemory(counted, { id: memory.id, version: 1, content: 'c' }))).toBe(2)
    expect(await cost(() => deleteMemory(counted, { id: memory.id }))).toBe(3)
  })
})

test('the same memory told twice at once is stored once', async () => {
  const { ctx } = await given.tenant()
  const told = await Promise.all([1, 2, 3].map(() => addMemory(ctx, fact('at once'))))
  expect(told.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
  expect(new Set(told.map(({ value }) => value.id)).size).toBe(1)
})
