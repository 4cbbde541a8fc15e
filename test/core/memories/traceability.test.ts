import { describe, expect, test } from 'vitest'
import { forgetMemory as deleteMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { getMemory } from '../../../src/core/memories/get.ts'
import { listMemories } from '../../../src/core/memories/list.ts'
import { listEvidence } from '../../../src/core/memories/list-evidence.ts'
import { listHistory } from '../../../src/core/memories/list-history.ts'
import { listSources } from '../../../src/core/memories/list-sources.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { Evidence, Source } from '../../../src/core/memories/traces/schemas.ts'
import { confirmMemory } from '../../../src/core/trust/confirm.ts'
import { given } from '../../support/given.ts'
import { storeSources, storeTrait, storeTurns } from './rows.ts'

const fact = (content: string) => ({ user_id: 'lin', memory_type: 'fact' as const, content })

describe('sources', () => {
  test('show the turns in order, with the kept part counted in code points', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('喜欢登山'))
    const session = await storeTurns(ctx, 'lin', 's-1', ['你好', '🏔️好的，我喜欢登山。'])
    await storeSources(ctx, 'lin', [
      { memory_id: memory.id, session_id: session, turn_id: 't2', span_start: 5, span_end: 10 },
      { memory_id: memory.id, session_id: session, turn_id: 't1', span_start: null, span_end: null },
    ])
    const { items, next_cursor } = await listSources(ctx, { id: memory.id })
    const said = { session_id: 's-1', role: 'user', timestamp_iso: expect.stringMatching(/Z$/) }
    expect(items).toEqual([
      { ...said, turn_id: 't1', span: null, text: '你好' },
      { ...said, turn_id: 't2', span: { start: 5, end: 10 }, text: '我喜欢登山' },
    ])
    expect(next_cursor).toBeNull()
    for (const item of items) expect(Source.parse(item)).toEqual(item)
    const first = await listSources(ctx, { id: memory.id, limit: 1 })
    expect(first.items).toEqual([items[0]])
    expect((await listSources(ctx, { id: memory.id, limit: 1, cursor: first.next_cursor! })).items).toEqual([
      items[1],
    ])
  })

  test("a trait's are sessions without a turn", async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('a'))
    const session = await storeTurns(ctx, 'lin', 's-1', ['a'])
    const trait = await storeTrait(ctx, 'lin', 'is thorough', [memory.id])
    await storeSources(ctx, 'lin', [
      { memory_id: trait.id, session_id: session, turn_id: '', span_start: null, span_end: null },
    ])
    expect((await listSources(ctx, { id: trait.id })).items).toEqual([
      { session_id: 's-1', turn_id: null, span: null, text: null, role: null, timestamp_iso: null },
    ])
  })
})

describe('traits', () => {
  test('every trait leads to its evidence, and parents and children to each other', async () => {
    const { ctx } = await given.tenant()
    const [one, two] = [await addMemory(ctx, fact('one')), await addMemory(ctx, fact('two'))]
    const parent = await storeTrait(ctx, 'lin', 'likes order', [one.value.id])
    const child = await storeTrait(ctx, 'lin', 'writes lists', [one.value.id, two.value.id], parent.id)
    expect((await getMemory(ctx, { id: parent.id })).trait).toMatchObject({
      child_ids: [child.id],
      parent_id: null,
    })
    expect((await getMemory(ctx, { id: child.id })).trait).toMatchObject({
      child_ids: [],
      parent_id: parent.id,
    })
    const session = await storeTurns(ctx, 'lin', 's-1', ['one', 'one again'])
    const said = { memory_id: one.value.id, session_id: session, span_start: null, span_end: null }
    await storeSources(ctx, 'lin', [
      { ...said, turn_id: 't1' },
      { ...said, turn_id: 't2' },
    ])
    const { items } = await listEvidence(ctx, { id: child.id })
    expect(Object.fromEntries(items.map((item) => [item.memory.content, item.session_ids]))).toEqual({
      one: ['s-1'],
      two: [],
    })
    expect(items.map((item) => item.memory.content).sort()).toEqual(['one', 'two'])
    for (const item of items) expect(Evidence.parse(item)).toEqual(item)
    expect(items[0]).toMatchObject({ evidence_type: 'supporting', quality: 'C', cycle_id: child.cycle })
    const first = await listEvidence(ctx, { id: child.id, limit: 1 })
    const rest = await listEvidence(ctx, { id: child.id, limit: 1, cursor: first.next_cursor! })
    expect([...first.items, ...rest.items]).toEqual(items)
    expect(await listEvidence(ctx, { id: one.value.id })).toEqual({ items: [], next_cursor: null })
  })

  test('a trait is not edited and not confirmed; deleting dissolves it', async () => {
    const { ctx } = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('one'))
    const { id } = await storeTrait(ctx, 'lin', 'likes order', [memory.id])
    await expect(patchMemory(ctx, { id, version: 1, content: 'x' })).rejects.toMatchObject({
      code: 'trait_is_derived',
    })
    await expect(confirmMemory(ctx, { id, confirmed: true })).rejects.toMatchObject({
      code: 'trait_is_derived',
    })
    expect(await deleteMemory(ctx, { id })).toMatchObject({
      content: 'likes order',
      expired_at: expect.any(String),
      trait: { stage: 'dissolved' },
    })
    const { items } = await listHistory(ctx, { id })
    expect(items).toMatchObject([{ event: 'dissolved', old_content: null, actor: 'user' }])
  })
})

describe('walls', () => {
  const calls = (id: string) =>
    [
      ['get', (ctx) => getMemory(ctx, { id })],
      ['patch', (ctx) => patchMemory(ctx, { id, version: 1, content: 'stolen' })],
      ['delete', (ctx) => deleteMemory(ctx, { id })],
      ['confirm', (ctx) => confirmMemory(ctx, { id, confirmed: false })],
      ['history', (ctx) => listHistory(ctx, { id })],
      ['sources', (ctx) => listSources(ctx, { id })],
      ['evidence', (ctx) => listEvidence(ctx, { id })],
    ] as [string, (ctx: Awaited<ReturnType<typeof given.tenant>>['ctx']) => Promise<unknown>][]

  test('another tenant and the token of another user find nothing by id, and change nothing', async () => {
    const { ctx, as } = await given.tenant()
    const stranger = await given.tenant()
    const { value: memory } = await addMemory(ctx, fact('mine'))
    for (const [name, call] of calls(memory.id)) {
      await expect(call(stranger.ctx), name).rejects.toMatchObject({ code: 'not_found' })
      await expect(call(as({ kind: 'user', user_id: 'mallory' })), name).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    expect(await getMemory(as({ kind: 'user', user_id: 'lin' }), { id: memory.id })).toEqual(memory)
  })

  test('the same user id of another tenant is another user', async () => {
    const { ctx } = await given.tenant()
    const stranger = await given.tenant()
    await addMemory(ctx, fact('mine'))
    expect((await listMemories(stranger.ctx, { user_id: 'lin', status: 'all' })).items).toEqual([])
    expect((await addMemory(stranger.ctx, fact('mine'))).outcome).toBe('created')
  })
})
