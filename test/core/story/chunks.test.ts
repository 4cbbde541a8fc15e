import { describe, expect, test } from 'vitest'
import { putChunks } from '../../../src/core/story/put-chunks.ts'
import { type PutChunks, type SearchStoryMemory, StoryMemoryChunk } from '../../../src/core/story/schemas.ts'
import { searchStoryMemory } from '../../../src/core/story/search-story-memory.ts'
import { given } from '../../support/given.ts'

type Chunk = PutChunks['chunks'][number]
const scene = (chunk_id: string, content: string, more: Partial<Chunk> = {}): Chunk => ({
  chunk_id,
  content,
  content_type: 'scene',
  ...more,
})
const project = { project_id: 'novel' }

async function found(
  ctx: Parameters<typeof searchStoryMemory>[0],
  query: string,
  more: Partial<SearchStoryMemory> = {},
) {
  return (await searchStoryMemory(ctx, { ...project, query, ...more })).items.map((item) => item.chunk_id)
}

describe('storing passages', () => {
  test('a passage is answered with every key and found by its words', async () => {
    const { ctx } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const chunk = scene('c1', '沈砚在钟楼下找到了铜钥匙。', {
      chapter_index: 1,
      scene_index: 2,
      entities_mentioned: ['沈砚', '铜钥匙'],
      tags: ['线索'],
    })
    const { items } = await putChunks(ctx, { ...project, chunks: [chunk] })
    expect(items).toEqual([{ ...chunk, ...project, created_at: '2026-03-02T09:00:00.000Z' }])
    expect(StoryMemoryChunk.parse(items[0])).toEqual(items[0])
    expect((await searchStoryMemory(ctx, { ...project, query: '铜钥匙' })).items).toEqual(items)
  })

  test('the same chunk_id is replaced, everywhere', async () => {
    const { ctx, clock } = await given.tenant()
    await putChunks(ctx, {
      ...project,
      chunks: [scene('c1', '铜钥匙在钟楼', { tags: ['旧'], chapter_index: 1 })],
    })
    clock.advance({ hours: 1 })
    const { items } = await putChunks(ctx, { ...project, chunks: [scene('c1', '银戒指在码头')] })
    expect(await found(ctx, '铜钥匙')).toEqual([])
    expect((await searchStoryMemory(ctx, { ...project, query: '银戒指' })).items).toEqual(items)
    expect(items[0]).toMatchObject({
      chapter_index: null,
      scene_index: null,
      entities_mentioned: [],
      tags: [],
      created_at: clock.now().toISOString(),
    })
  })

  test('of one id twice in a request the later passage stands', async () => {
    const { ctx } = await given.tenant()
    const { items } = await putChunks(ctx, {
      ...project,
      chunks: [scene('c1', '铜钥匙'), scene('c2', '码头'), scene('c1', '银戒指')],
    })
    expect(items.map((item) => [item.chunk_id, item.content])).toEqual([
      ['c1', '银戒指'],
      ['c2', '码头'],
    ])
  })

  test('an id left out is made from place and content, so that a repeat replaces', async () => {
    const { ctx } = await given.tenant()
    const chunks = [{ content: '钟楼的钟停了', content_type: 'description' as const, chapter_index: 1 }]
    const first = await putChunks(ctx, { ...project, chunks })
    expect((await putChunks(ctx, { ...project, chunks })).items).toEqual(first.items)
    expect(await found(ctx, '钟楼')).toEqual([first.items[0]!.chunk_id])
  })

  test.each([
    ['no passage at all', []],
    ['an empty content', [scene('c', ' ')]],
    ['a scene without a chapter', [scene('c', 'x', { scene_index: 1 })]],
    ['a negative scene', [scene('c', 'x', { chapter_index: 1, scene_index: -1 })]],
    ['an unknown content type', [scene('c', 'x', { content_type: 'poem' as 'scene' })]],
    ['an unknown field', [{ ...scene('c', 'x'), chapter: 1 } as Chunk]],
  ])('%s is refused', async (_, chunks) => {
    const { ctx } = await given.tenant()
    await expect(putChunks(ctx, { ...project, chunks })).rejects.toThrow()
  })
})

describe('searching', () => {
  const chunks = [
    scene('key', '沈砚把铜钥匙藏进灯笼。', { entities_mentioned: ['沈砚', '铜钥匙'], tags: ['线索', '夜'] }),
    scene('talk', '「铜钥匙在哪里？」陆晚问。', {
      content_type: 'dialogue',
      entities_mentioned: ['陆晚'],
      tags: ['夜'],
    }),
    scene('tower', '钟楼的铜钥匙孔生了锈。', { content_type: 'description' }),
    scene('harbour', 'The harbour was empty when the ferry left.', {}),
  ]

  test('filters by entities, content type and tags hold together', async () => {
    const { ctx } = await given.tenant()
    await putChunks(ctx, { ...project, chunks })
    expect((await found(ctx, '铜钥匙')).toSorted()).toEqual(['key', 'talk', 'tower'])
    expect(await found(ctx, '铜钥匙', { entities: ['陆晚'] })).toEqual(['talk'])
    expect((await found(ctx, '铜钥匙', { entities: ['陆晚', '沈砚'] })).toSorted()).toEqual(['key', 'talk'])
    expect((await found(ctx, '铜钥匙', { entities: '陆晚,沈砚' as never })).toSorted()).toEqual([
      'key',
      'talk',
    ])
    expect(await found(ctx, '铜钥匙', { content_type: 'description' })).toEqual(['tower'])
    expect((await found(ctx, '铜钥匙', { tags: ['夜'] })).toSorted()).toEqual(['key', 'talk'])
    expect(await found(ctx, '铜钥匙', { tags: ['夜'], content_type: 'scene' })).toEqual(['key'])
    expect(await found(ctx, '铜钥匙', { tags: ['昼'] })).toEqual([])
    expect(await found(ctx, 'the ferry at the harbour')).toEqual(['harbour'])
  })

  test('at most top_k come back, ten unless told', async () => {
    const { ctx } = await given.tenant()
    await putChunks(ctx, {
      ...project,
      chunks: Array.from({ length: 14 }, (_, n) => scene(`c${n}`, `第${n}夜，钟楼又响了。`)),
    })
    expect(await found(ctx, '钟楼')).toHaveLength(10)
    expect(await found(ctx, '钟楼', { top_k: 3 })).toHaveLength(3)
    expect(await found(ctx, '钟楼', { top_k: 50 })).toHaveLength(14)
    await expect(found(ctx, '钟楼', { top_k: 0 })).rejects.toThrow()
    await expect(found(ctx, '钟楼', { top_k: 201 })).rejects.toThrow()
    await expect(found(ctx, ' ')).rejects.toThrow()
    await expect(found(ctx, '钟楼', { entities: [] })).rejects.toThrow()
  })

  test('a project is a wall inside a tenant, and a tenant a wall', async () => {
    const { ctx } = await given.tenant()
    const stranger = await given.tenant()
    await putChunks(ctx, { ...project, chunks })
    expect(await found(ctx, '铜钥匙', { project_id: 'another' })).toEqual([])
    expect(await found(stranger.ctx, '铜钥匙')).toEqual([])
    await putChunks(ctx, { project_id: 'another', chunks: [scene('key', '别的故事里的铜钥匙')] })
    expect(
      (await searchStoryMemory(ctx, { ...project, query: '铜钥匙', content_type: 'scene' })).items[0]!
        .content,
    ).toContain('沈砚')
  })

  test('without an embedder the words decide', async () => {
    const { ctx } = await given.tenant()
    await putChunks(ctx, { ...project, chunks })
    const embedder = { ...ctx.embedder, embed: () => Promise.reject(new Error('away')) }
    expect(await found({ ...ctx, embedder }, '铜钥匙', { entities: ['陆晚'] })).toEqual(['talk'])
  })

  test('one embedding call, recorded by the search itself; what it found is read after it', async () => {
    const { ctx, database, tenant_id } = await given.tenant()
    await putChunks(ctx, { ...project, chunks })
    const usage = { round_trips: 0 }
    const before = ctx.ledger.total.calls
    await found({ ...ctx, db: database.forTenant(tenant_id, usage) }, '铜钥匙')
    expect([usage.round_trips, ctx.ledger.total.calls - before]).toEqual([2, 1])
  })
})
