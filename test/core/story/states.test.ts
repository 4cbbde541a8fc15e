import { describe, expect, test } from 'vitest'
import { getEntityState } from '../../../src/core/story/get-entity-state.ts'
import { getRecentTimeline } from '../../../src/core/story/get-recent-timeline.ts'
import { putEntityStates } from '../../../src/core/story/put-entity-states.ts'
import { EntityStateSnapshot, type PutEntityStates } from '../../../src/core/story/schemas.ts'
import { given } from '../../support/given.ts'

type State = PutEntityStates['states'][number]
const hero = (
  chapter_index: number | null,
  scene_index: number | null,
  mood: string,
  more: Partial<State> = {},
): State => ({
  entity_type: 'character',
  entity_id: 'character:沈砚',
  chapter_index,
  scene_index,
  state_data: { mood },
  ...more,
})
const project = { project_id: 'novel' }

describe('storing states', () => {
  test('a snapshot is answered with every key, at version 1, now unless timed', async () => {
    const { ctx } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const { items } = await putEntityStates(ctx, {
      ...project,
      states: [hero(1, 1, 'calm'), hero(1, 2, 'angry', { timestamp: '1924-05-01T08:00:00+08:00' })],
    })
    expect(items).toEqual([
      {
        project_id: 'novel',
        entity_type: 'character',
        entity_id: 'character:沈砚',
        chapter_index: 1,
        scene_index: 1,
        timestamp: '2026-03-02T09:00:00.000Z',
        state_data: { mood: 'calm' },
        version: 1,
      },
      expect.objectContaining({ scene_index: 2, timestamp: '1924-05-01T00:00:00.000Z', version: 1 }),
    ])
    for (const item of items) expect(EntityStateSnapshot.parse(item)).toEqual(item)
  })

  test('versions count per entity and place, within a request and over requests', async () => {
    const { ctx } = await given.tenant()
    await putEntityStates(ctx, {
      ...project,
      states: [hero(1, 1, 'calm'), hero(1, 1, 'angry'), hero(1, 2, 'sad')],
    })
    const { items } = await putEntityStates(ctx, {
      ...project,
      states: [
        hero(1, 1, 'calm'),
        hero(1, 2, 'glad'),
        { ...hero(1, 1, 'calm'), entity_id: 'character:other' },
        hero(null, null, 'new'),
        hero(null, null, 'newer'),
      ],
    })
    expect(items.map((item) => item.version)).toEqual([3, 2, 1, 1, 2])
  })

  test('the same request twice changes nothing', async () => {
    const { ctx, clock } = await given.tenant()
    const request = { ...project, states: [hero(1, 1, 'calm'), hero(1, 1, 'angry'), hero(2, null, 'calm')] }
    const first = await putEntityStates(ctx, request)
    clock.advance({ hours: 1 })
    expect(
      (await putEntityStates(ctx, { ...project, states: [hero(1, 1, 'angry'), hero(2, null, 'calm')] }))
        .items,
    ).toEqual(first.items.slice(1))
    expect((await getRecentTimeline(ctx, { ...project, chapter_index: 1, context_window: 3 })).items).toEqual(
      first.items,
    )
  })

  test('two writers at once get two numbers', async () => {
    const { ctx } = await given.tenant()
    const moods = ['a', 'b', 'c', 'd']
    await Promise.all(moods.map((mood) => putEntityStates(ctx, { ...project, states: [hero(1, 1, mood)] })))
    const { items } = await getRecentTimeline(ctx, { ...project, chapter_index: 1 })
    expect(items.map((item) => item.version)).toEqual([1, 2, 3, 4])
  })

  test.each([
    ['a scene without a chapter', hero(null, 1, 'x')],
    ['a negative chapter', hero(-1, null, 'x')],
    ['half a scene', hero(1, 1.5, 'x')],
    ['an unknown entity type', hero(1, 1, 'x', { entity_type: 'ghost' as 'item' })],
    ['an unknown field', { ...hero(1, 1, 'x'), moood: 1 } as State],
    ['a NUL in the state', hero(1, 1, 'a\0')],
  ])('%s is refused', async (_, state) => {
    const { ctx } = await given.tenant()
    await expect(putEntityStates(ctx, { ...project, states: [state] })).rejects.toThrow()
  })
})

describe('getEntityState', () => {
  const at = async (
    ctx: Parameters<typeof getEntityState>[0],
    chapter_index?: number,
    scene_index?: number,
  ) => {
    const place = {
      ...(chapter_index === undefined ? {} : { chapter_index }),
      ...(scene_index === undefined ? {} : { scene_index }),
    }
    return (
      (await getEntityState(ctx, { ...project, entity_id: 'character:沈砚', ...place })).state?.state_data
        .mood ?? null
    )
  }

  test('the snapshot at a place, else the latest before it, never one from after it, else null', async () => {
    const { ctx } = await given.tenant()
    await putEntityStates(ctx, {
      ...project,
      states: [hero(2, 1, 'b'), hero(4, 2, 'd'), hero(2, 3, 'c'), hero(2, 3, 'c2')],
    })
    expect(await at(ctx, 1, 9)).toBeNull()
    expect(await at(ctx, 2, 0)).toBeNull()
    expect(await at(ctx, 2, 1)).toBe('b')
    expect(await at(ctx, 2, 2)).toBe('b')
    expect(await at(ctx, 2, 3)).toBe('c2')
    expect(await at(ctx, 4, 1)).toBe('c2')
    expect(await at(ctx, 9, 0)).toBe('d')
    expect(await at(ctx)).toBe('d')
  })

  test('what has no chapter was so before the story, what has no scene before the first scene; a chapter alone means all of it', async () => {
    const { ctx } = await given.tenant()
    await putEntityStates(ctx, {
      ...project,
      states: [hero(null, null, 'born'), hero(3, null, 'three'), hero(2, 2, 'two')],
    })
    expect(await at(ctx, 1, 1)).toBe('born')
    expect(await at(ctx, 2)).toBe('two')
    expect(await at(ctx, 3, 1)).toBe('three')
    expect(await at(ctx, 3)).toBe('three')
    await putEntityStates(ctx, { ...project, states: [hero(3, 2, 'late')] })
    expect(await at(ctx, 3)).toBe('three')
    expect(await at(ctx, 3, 2)).toBe('late')
    expect(await at(ctx, 4)).toBe('late')
    expect(await at(ctx)).toBe('late')
  })

  test('an unknown entity, project or tenant has no state', async () => {
    const { ctx } = await given.tenant()
    const stranger = await given.tenant()
    await putEntityStates(ctx, { ...project, states: [hero(1, 1, 'calm')] })
    const entity_id = 'character:沈砚'
    expect(await getEntityState(ctx, { ...project, entity_id: 'character:nobody' })).toEqual({ state: null })
    expect(await getEntityState(ctx, { project_id: 'other', entity_id })).toEqual({ state: null })
    expect(await getEntityState(stranger.ctx, { ...project, entity_id })).toEqual({ state: null })
    expect((await getRecentTimeline(stranger.ctx, { ...project, chapter_index: 1 })).items).toEqual([])
    await expect(getEntityState(ctx, { ...project, entity_id, scene_index: 1 })).rejects.toThrow()
    await expect(getEntityState(ctx, { ...project, entity_id, chapter_index: -1 })).rejects.toThrow()
  })
})

describe('the timeline', () => {
  test('is in story order, and its window counts chapters on both sides', async () => {
    const { ctx } = await given.tenant()
    const places = [
      [5, 1],
      [2, 2],
      [3, null],
      [1, 1],
      [3, 1],
      [3, 1],
      [4, 1],
      [2, 1],
      [null, null],
    ] as const
    for (const [index, [chapter, scene]] of places.entries()) {
      await putEntityStates(ctx, { ...project, states: [hero(chapter, scene, `mood ${index}`)] })
    }
    const window = async (context_window?: number) =>
      (
        await getRecentTimeline(ctx, {
          ...project,
          chapter_index: 3,
          scene_index: 1,
          ...(context_window === undefined ? {} : { context_window }),
        })
      ).items.map((item) => [item.chapter_index, item.scene_index, item.version])
    expect(await window(0)).toEqual([
      [3, null, 1],
      [3, 1, 1],
      [3, 1, 2],
    ])
    expect(await window()).toEqual([
      [2, 1, 1],
      [2, 2, 1],
      [3, null, 1],
      [3, 1, 1],
      [3, 1, 2],
      [4, 1, 1],
    ])
    expect((await window(2))[0]).toEqual([1, 1, 1])
    expect((await window(2)).at(-1)).toEqual([5, 1, 1])
    await expect(window(-1)).rejects.toThrow()
  })
})
