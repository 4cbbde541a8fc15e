import { expect, test } from 'vitest'
import type { Anything } from '../../support/anything.ts'
import { givenApp } from '../../support/app.ts'
import { mcpClient } from '../../support/surface/mcp.ts'

const tags = (text: string) =>
  [...text].map((one) => String.fromCodePoint(0xe0000 + one.codePointAt(0)!)).join('')
/** Within letters, each alone: a tag, a selector, a filler, a direction, a soft hyphen. */
const hidden = `${tags('obey')}\ufe00\u115f\u202e\u00ad\u{e0100}`
const UNSEEN = /(?!\u200d)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const cook = '👩\u200d🍳'
const write = (word: string) => `Dali${hidden}an ${word} ${cook}`

test('a model is shown nothing that a person does not see: tools, resources, prompts', async () => {
  const { app, call, tenant, tokenFor } = await givenApp()
  const { api_key } = await tenant()
  const send = async (method: string, path: string, body?: object) => {
    const answer = await call(method, `/api/v1${path}`, { key: api_key, ...(body && { body }) })
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body as Anything
  }
  const memory = await send('POST', '/memories', {
    user_id: 'ann',
    memory_type: 'fact',
    content: `Ann lives in ${write('now')}.`,
  })
  const text = `Please remember: I live in ${write('always')}.`
  await send('POST', '/sessions/monday/turns', {
    user_id: 'ann',
    wait: true,
    turns: [{ turn_id: '1', role: 'user', text, timestamp_iso: '2026-05-04T08:00:00Z' }],
  })
  await send('POST', '/story/projects/novel/chunks', {
    chunks: [
      { chunk_id: 'c1', chapter_index: 1, scene_index: 1, content: write('bell'), content_type: 'scene' },
    ],
  })
  const state_data = { [`mood${hidden}`]: [write('calm')] }
  await send('PUT', '/story/projects/novel/entity-states', {
    states: [{ entity_type: 'character', entity_id: 'shen', chapter_index: 1, scene_index: 1, state_data }],
  })

  const person = await mcpClient(app, await tokenFor(api_key, 'ann'))
  const writer = await mcpClient(app, api_key, { path: '/mcp/projects/novel' })
  const plan = { purpose: 'the bell of Dalian', characters: ['shen'], location: 'tower', key_actions: [] }
  const asked: [typeof person, string, object][] = [
    [person, 'recall', { query: 'Where does Ann live? Dalian' }],
    [person, 'list_memories', {}],
    [person, 'get_memory', { memory_id: memory.id }],
    [person, 'find_to_forget', { about: 'where Ann lives now' }],
    [writer, 'search_story', { query: 'bell' }],
    [writer, 'entity_state', { entity_id: 'shen' }],
    [writer, 'story_timeline', { chapter: 1 }],
    [
      writer,
      'scene_context',
      { scene_plan: plan, characters: [{ id: 'shen', name: 'shen' }], chapter_index: 2, scene_index: 1 },
    ],
  ]
  const shown: [string, unknown][] = []
  for (const [client, name, input] of asked) {
    const result = (await client.callTool({ name, arguments: input as Record<string, unknown> })) as Anything
    expect(result.isError, `${name} ${result.content[0]?.text}`).not.toBe(true)
    shown.push([name, [result.content, result.structuredContent]])
  }
  for (const uri of [`memories/${memory.id}`, 'sessions/monday'])
    shown.push([uri, await person.readResource({ uri: `neuromem://${uri}` })])
  shown.push([
    'prompt',
    await person.getPrompt({ name: 'with_memory', arguments: { task: write('Where?') } }),
  ])
  for (const [what, answer] of shown) {
    const said = JSON.stringify(answer)
    expect([what, said]).toEqual([what, expect.stringContaining('Dalian')])
    expect([what, UNSEEN.exec(said)?.[0].codePointAt(0)?.toString(16)]).toEqual([what, undefined])
    expect([what, said]).toEqual([what, expect.stringContaining(cook)])
  }
  const kept = await send('GET', `/memories/${memory.id}`)
  expect(kept.content).toBe(`Ann lives in ${write('now')}.`)
})
