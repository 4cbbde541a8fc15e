import { expect, test } from 'vitest'
import { listAffinityEvents } from '../../../src/core/affinity/list-affinity-events.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { confirmMemory } from '../../../src/core/trust/confirm.ts'
import { given } from '../../support/given.ts'

const user_id = 'u1'

async function stored(content: string) {
  const { ctx } = await given.tenant()
  const { value: memory } = await addMemory(ctx, {
    user_id,
    memory_type: 'fact',
    content,
    requires_confirmation: true,
  })
  const causes = async () => {
    const { items } = await listAffinityEvents(ctx, { user_id })
    return items.map(({ cause, delta }) => [cause, delta])
  }
  return { ctx, memory, causes }
}

test('yes is a memory_confirmation, and the same answer again sends nothing', async () => {
  const { ctx, memory, causes } = await stored('昊哥住在大连')
  await confirmMemory(ctx, { id: memory.id, confirmed: true })
  await confirmMemory(ctx, { id: memory.id, confirmed: true })
  expect(await causes()).toEqual([['confirm', 0.01]])
})

test('no, and yes with other words, are corrections', async () => {
  const { ctx, memory, causes } = await stored('昊哥住在大连')
  await confirmMemory(ctx, { id: memory.id, confirmed: true, content: '昊哥住在沈阳' })
  await confirmMemory(ctx, { id: memory.id, confirmed: false })
  await confirmMemory(ctx, { id: memory.id, confirmed: false })
  expect(await causes()).toEqual([
    ['confirm', -0.02],
    ['confirm', -0.02],
  ])
})

test('an edit sends nothing', async () => {
  const { ctx, memory, causes } = await stored('昊哥住在大连')
  await patchMemory(ctx, { id: memory.id, version: 1, content: '昊哥住在沈阳' })
  expect(await causes()).toEqual([])
})
