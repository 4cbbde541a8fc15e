import { expect, test } from 'vitest'
import { givenApp } from '../../support/app.ts'

const NDJSON = { 'content-type': 'application/x-ndjson' }
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

/** A user whose ids, names and keys are members of every object, and the lines of their export. */
async function given() {
  const app = await givenApp()
  const { api_key: key } = await app.tenant()
  for (const name of NAMES) {
    const meta = JSON.parse(`{"${name}":{"${name}":1}}`) as object
    const turns = [{ turn_id: name, role: 'user', text: `I am ${name}.`, name, meta }]
    const commit = { user_id: 'constructor', infer: false, turns, commit_id: name }
    const made = await app.call('POST', `/api/v1/sessions/${name}/turns`, { key, body: commit })
    expect(made.status).toBe(202)
    const memory = { user_id: 'constructor', memory_type: 'fact', content: `Likes ${name}.`, metadata: meta }
    expect((await app.call('POST', '/api/v1/memories', { key, body: memory })).status).toBe(201)
  }
  const exported = async (user: string): Promise<string> =>
    (await app.call('GET', `/api/v1/users/${user}/export`, { key })).body
  const imported = (user: string, lines: string) =>
    app.call('POST', `/api/v1/users/${user}/import`, { key, raw: lines, headers: NDJSON })
  return { ...app, key, exported, imported }
}

const linesOf = (text: string): string[] => text.trim().split('\n')

test('what is named like a member of every object is imported as it was exported', async () => {
  const { exported, imported } = await given()
  const text = await exported('constructor')
  const elsewhere = await given()
  await elsewhere.call('DELETE', '/api/v1/users/constructor', { key: elsewhere.key })
  const answer = await elsewhere.imported('constructor', text)
  expect(answer.status).toBe(200)
  expect(linesOf(await elsewhere.exported('constructor'))).toHaveLength(linesOf(text).length)
  for (const name of NAMES)
    expect(await elsewhere.exported('constructor')).toContain(`{"${name}":{"${name}":1}}`)
  expect((await imported('__proto__', text)).status).toBe(200)
})

test.each(NAMES)('a line with a field %s is refused as one with any unknown field', async (name) => {
  const { exported, imported } = await given()
  const lines = linesOf(await exported('constructor'))
  const kinds = new Map(lines.map((line) => [(JSON.parse(line) as { kind: string }).kind, line]))
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['turn', 'memory']))
  for (const [kind, line] of kinds) {
    const crafted = line.replace(/\}$/u, `,"${name}":{"kind":"turn"}}`)
    const answer = await imported('eve', lines.map((one) => (one === line ? crafted : one)).join('\n'))
    expect([kind, answer.status, answer.body.issues?.[0]?.path]).toEqual([
      kind,
      422,
      expect.stringMatching(/^line \d+/u),
    ])
  }
})
