import { randomUUID } from 'node:crypto'
import { ToolLoopAgent } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { expect, test } from 'vitest'
import { anthropicMemory } from '../../../../packages/neuromem/src/ai/index.ts'
import { memoryTools } from '../../../../packages/neuromem/src/ai/tools/index.ts'
import type { Anything } from '../../../support/anything.ts'
import { givenClient } from '../support/service.ts'

async function given() {
  const { nm } = await givenClient()
  const user = nm.user('ann')
  const tools = memoryTools({ user })
  const run = async (name: string, input: object): Promise<Anything> => tools[name]!.execute(input, {})
  return { nm, user, tools, run }
}

test('remember, recall, correct, explain and forget, each by its exact id', async () => {
  const { run, nm } = await given()
  const { id, status } = await run('remember', { content: 'Her sister is called May.' })
  expect(status).toBe('created')
  expect(await run('remember', { content: 'Her sister is called May.' })).toEqual({ id, status: 'existing' })
  const found = await run('recall', { query: 'What is her sister called?' })
  expect(found).toMatchObject({ abstained: false, results: [{ id, text: 'Her sister is called May.' }] })
  const content = 'Her sister is called Mei.'
  expect(await run('correct', { memory_id: id, content })).toEqual({
    id,
    content,
    was: 'Her sister is called May.',
  })
  const explained = await run('explain', { memory_id: id })
  expect(explained.memory.content).toBe(content)
  expect(explained.history.length).toBeGreaterThan(0)
  expect(await run('forget', { memory_id: id })).toEqual({ deleted: true, content })
  expect(await nm.memories.list({ user_id: 'ann' }).toArray({ max: 9 })).toEqual([])
})

test('a model is shown nothing that a person does not see; what is stored stays', async () => {
  const { run, nm } = await given()
  const content = 'Her cat\u{e0049}\u{e0067}\u{e006e} is called Mo\u200bmo. 👩\u200d🍳'
  const seen = 'Her cat is called Momo. 👩\u200d🍳'
  const { id } = await run('remember', { content })
  const found = await run('recall', { query: 'What is her cat called?' })
  expect(found.results).toEqual([{ id, text: seen }])
  const explained = await run('explain', { memory_id: id })
  expect(explained.memory).toMatchObject({ id, content: seen })
  expect(JSON.stringify([found, explained])).not.toMatch(/[\u{e0000}-\u{e0fff}\u200b]/u)
  expect(await nm.memories.get(id)).toMatchObject({ content })
})

test('an unknown id, and one of somebody else, is an answer that says so; only an abort throws', async () => {
  const { run, nm, tools } = await given()
  const other = await nm.user('bob').remember('Bob likes tea.')
  for (const memory_id of [randomUUID(), other.id]) {
    for (const name of ['correct', 'forget', 'explain']) {
      expect(await run(name, { memory_id, content: 'x' })).toMatchObject({ error: { code: 'not_found' } })
    }
  }
  expect(await nm.memories.get(other.id)).toMatchObject({ content: 'Bob likes tea.', expired_at: null })
  const call = tools.recall!.execute({ query: 'tea' }, { abortSignal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ code: 'aborted' })
})

test('an agent of the AI SDK uses them; what destroys waits for approval', async () => {
  const { user } = await given()
  const { id } = await user.remember('She likes tea.')
  const calls = [
    { toolName: 'recall', input: { query: 'What does she like?' } },
    { toolName: 'forget', input: { memory_id: id } },
  ]
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  }
  const model = new MockLanguageModelV4({
    doGenerate: async () => {
      const { toolName, input } = calls.shift()!
      const content = [
        { type: 'tool-call' as const, toolCallId: toolName, toolName, input: JSON.stringify(input) },
      ]
      return { content, finishReason: { unified: 'tool-calls', raw: 'x' }, usage, warnings: [] }
    },
  })
  const result = await new ToolLoopAgent({ model, tools: memoryTools({ user }) }).generate({
    prompt: 'Forget it.',
  })
  expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toMatch('She likes tea.')
  expect(result.content.at(-1)?.type).toBe('tool-approval-request')
  expect(await user.recall('What does she like?')).toMatchObject({ abstained: false })
})

test('Anthropic’s memory tool keeps its files as documents of the person', async () => {
  const { user, nm } = await given()
  const { execute } = anthropicMemory(user)
  const path = '/memories/notes.md'
  expect(await execute({ command: 'create', path, file_text: 'tea\nmilk' })).toMatch(path)
  expect(await execute({ command: 'create', path: '/memories/b/same.md', file_text: 'tea\nmilk' })).toMatch(
    'same',
  )
  expect(await execute({ command: 'view', path: '/memories' })).toBe(
    'Directory: /memories\n- /memories/b/same.md\n- /memories/notes.md',
  )
  await execute({ command: 'str_replace', path, old_str: 'milk', new_str: '牛奶' })
  await execute({ command: 'insert', path, insert_line: 1, insert_text: 'sugar\n' })
  expect(await execute({ command: 'view', path, view_range: [1, 2] })).toBe('1\ttea\n2\tsugar')
  await execute({ command: 'rename', old_path: path, new_path: '/memories/list.md' })
  expect(await execute({ command: 'view', path: '/memories/list.md' })).toBe('1\ttea\n2\tsugar\n3\t牛奶')
  expect(
    await execute({ command: 'str_replace', path: '/memories/list.md', old_str: 'no', new_str: '' }),
  ).toMatch(/^Error: old_str occurs 0/)
  expect(await execute({ command: 'view', path: '/memories/../etc/passwd' })).toMatch(/^Error/)
  expect(await execute({ command: 'delete', path: '/memories/b' })).toMatch('Deleted')
  expect(await nm.memories.list({ user_id: 'ann' }).toArray({ max: 9 })).toHaveLength(1)
})
