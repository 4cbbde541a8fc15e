import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { claim, content } from '../../../support/given/claims.ts'
import { givenClient } from '../support/service.ts'
import { givenTerminal } from './terminal.ts'

afterEach(() => vi.unstubAllEnvs())

async function given() {
  const service = await givenClient()
  const env = { NEUROMEM_URL: 'http://memory.test', NEUROMEM_KEY: service.key, NEUROMEM_USER: 'ann' }
  const terminal = givenTerminal({ env, fetch: service.fetch })
  const json = (...argv: string[]) => terminal.run([...argv, '--json'])
  return { ...service, ...terminal, json }
}

test('a memory from its beginning to its end, as JSON and in words', async () => {
  const { json, run } = await given()
  const added = await json('add', 'Her sister Mei visits on Sundays', '--type', 'fact')
  expect(added).toMatchObject({ code: 0, err: '', json: { user_id: 'ann', memory_type: 'fact' } })
  const { id } = added.json
  expect((await json('recall', 'Who visits on Sundays?', '--limit', '3')).json).toMatchObject({
    abstained: false,
    results: [{ id }],
  })
  expect((await run(['recall', 'Who visits on Sundays?', '--explain'])).out).toMatch(/Mei[\s\S]*bm25/)
  expect((await json('list', '--limit', '1')).lines).toEqual([expect.objectContaining({ id })])
  expect((await run(['list'])).out).toMatch(/^ID +TYPE +DATE +CONTENT\n/)
  expect((await json('edit', id, '--content', 'Her sister May visits')).json).toMatchObject({ version: 2 })
  expect((await json('confirm', id, '--content', 'Her sister Mei visits')).json.content).toBe(
    'Her sister Mei visits',
  )
  expect((await json('show', id)).json).toMatchObject({ id, content: 'Her sister Mei visits' })
  expect((await json('history', id)).lines.length).toBeGreaterThanOrEqual(3)
  expect(await json('sources', id)).toMatchObject({ code: 0, out: '' })
  expect(await json('forget', id)).toMatchObject({ code: 2, out: '' })
  expect((await json('show', id)).json.expired_at).toBeNull()
  const gone = await json('forget', id, '--yes')
  expect(gone).toMatchObject({ code: 0, json: { id }, err: expect.stringMatching('Mei visits') })
  expect(gone.json.expired_at).toMatch(/./)
})

test('the bridge speaks to the service’s own MCP server', async () => {
  const { run } = await given()
  const clientInfo = { name: 'test', version: '1' }
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
  const said = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'remember', arguments: { content: 'She likes tea' } },
    },
    { jsonrpc: '2.0', id: 3, method: 'tools/list' },
  ]
  const ran = await run(['mcp'], { stdin: said.map((one) => JSON.stringify(one)).join('\n') })
  expect(ran).toMatchObject({ code: 0, err: '' })
  const answers = Object.fromEntries(ran.lines.map((one) => [one.id, one.result]))
  expect(answers[1]).toMatchObject({ protocolVersion: '2025-06-18' })
  expect(answers[3].tools.map(({ name }: { name: string }) => name)).toContain('remember')
  expect((await run(['list', '--json'])).lines).toMatchObject([{ content: 'She likes tea' }])
})

test('a memory is denied, and colour is nobody’s', async () => {
  const { json, run } = await given()
  const { id } = (await json('add', 'She likes coffee')).json
  expect((await json('confirm', id, '--no')).json.expired_at).toMatch(/./)
  expect((await run(['list', '--no-color', '--quiet'])).err).toBe('')
})

test('a terminal is asked before anything goes', async () => {
  const { run, json, nm } = await given()
  const { id } = (await json('add', 'tea')).json
  expect(await run(['forget', id], { answers: ['no'] })).toMatchObject({ code: 1, out: '' })
  expect((await nm.memories.get(id)).expired_at).toBeNull()
  expect(await run(['forget', id], { answers: ['yes'] })).toMatchObject({ code: 0 })
  expect((await run(['erase', '--yes-erase', 'bob'])).code).toBe(2)
  expect((await run(['erase'])).code).toBe(2)
  const receipt = join((await given()).home, 'receipt.json')
  const erased = await json('erase', '--yes-erase', 'ann', '--receipt', receipt)
  expect(erased).toMatchObject({ code: 0, json: { user_id: 'ann' } })
  expect(JSON.parse(readFileSync(receipt, 'utf8'))).toEqual(erased.json)
})

test('a file is a document, and with --lines a memory a line; the input is a dash', async () => {
  const { json, home } = await given()
  writeFileSync(join(home, 'notes.md'), '# Tea\nIn the morning.\n')
  expect((await json('add', '--file', join(home, 'notes.md'))).json.memory_type).toBe('document')
  const { run } = await given()
  expect((await run(['add', '-', '--json'], { stdin: 'tea and milk' })).json).toMatchObject({
    content: 'tea and milk',
  })
})

test('turns are said, logged, shown with their verdicts, and looked at before', async () => {
  const { json, run } = await given()
  const said = await json('say', '-s', 'monday', '--wait', 'My sister Mei visits on the first Sunday.')
  expect(said.json).toMatchObject({ accepted_turns: 1, status: 'COMPLETED' })
  const stdin = Array.from({ length: 45 }, (_, n) =>
    JSON.stringify({ role: 'user', text: `line ${n}` }),
  ).join('\n')
  expect((await run(['log', '-s', 'log', '--json'], { stdin })).json).toMatchObject({ accepted_turns: 45 })
  expect((await run(['log', '-s', 'log', '--json'], { stdin })).json).toMatchObject({
    accepted_turns: 0,
    deduped_turns: 45,
  })
  expect((await json('turns', 'log')).lines).toHaveLength(45)
  expect((await run(['turns', 'monday'])).out).toMatch(/●.*user.*Mei/)
  expect((await json('preview', 'monday', 'I live in Dalian.')).json.kept_turn_ids).toHaveLength(1)
  expect((await json('jobs')).lines.length).toBeGreaterThan(0)
  expect(await json('jobs', '--failed')).toMatchObject({ code: 0, out: '' })
  expect((await run(['log', '-s', 'x'], { stdin: 'no turn' })).code).toBe(2)
})

test('what is known of a person', async () => {
  const { json, run } = await given()
  await json('say', '-s', 'monday', '--wait', 'I live in Dalian and I like tea.')
  expect((await json('profile')).json.text).toMatch('Dalian')
  expect((await run(['profile', '--budget', '200'])).out).toMatch('Dalian')
  expect(await json('traits')).toMatchObject({ code: 0 })
  expect((await json('reflect', '--force')).json).toMatchObject({ triggered: true })
  expect((await json('affinity')).json).toMatchObject({ user_id: 'ann' })
  expect((await json('users')).lines).toMatchObject([{ user_id: 'ann' }])
  expect((await json('policy')).json).toEqual((await json('policy', 'get')).json)
  const set = await run(['policy', 'set', '-', '--json'], { stdin: '{"initial_affinity": 0.2}' })
  expect(set.json).toMatchObject({ initial_affinity: 0.2 })
  expect((await run(['tokens', 'create', '--expires-in', '60'])).out.trim().split('.')).toHaveLength(3)
})

test('the service and the key: whoami, status, doctor, login, sessions, usage', async () => {
  const { json, run, key } = await given()
  expect((await json('whoami')).json).toMatchObject({ kind: 'key', user_id: null })
  await json('say', '-s', 'monday', '--wait', 'I live in Dalian.')
  const { json: status } = await json('status')
  expect(status).toMatchObject({ me: { kind: 'key' }, ready: { status: 'ready' }, stats: { turns: 1 } })
  expect((await json('sessions')).lines).toMatchObject([{ session_id: 'monday', turns: 1, kept: 1 }])
  expect((await run(['sessions'])).out).toMatch(/monday .* I live in Dalian/)
  expect((await json('usage', '--by', 'task')).json).toHaveProperty('total')
  expect((await json('doctor')).json).toMatchObject({ ok: true })
  expect((await run(['login', '--key', key])).code).toBe(0)
  expect((await run(['open', '--print'])).out).toBe(`http://memory.test/console/#key=${key}\n`)
})

test('a key that is made with -u is that person’s alone; without it NEUROMEM_USER binds nothing', async () => {
  const { json } = await given()
  const { json: bound } = await json('keys', 'create', 'phone', '-u', 'ann')
  expect(bound).toMatchObject({ user_id: 'ann', key: expect.stringMatching(/^nm_u_/) })
  expect((await json('keys', 'create', 'tablet', '--bind', 'bob')).json).toMatchObject({ user_id: 'bob' })
  expect((await json('keys', 'create', 'server')).json).toMatchObject({ user_id: null })
})

test('what happened: events, what is due, what disagrees, receipts, calls; a memory comes back', async () => {
  const { json, run } = await given()
  const { id } = (await json('add', 'She keeps bees 🐝')).json
  await json('say', '-s', 'monday', '--wait', 'I live in Dalian.')
  const { json: gone } = await json('forget', id, '--yes')
  const deletion = (await json('events', '--kinds', 'deletion')).lines
  expect(deletion).toMatchObject([{ title_key: 'deletion.done', ref: { type: 'erasure' } }])
  expect((await json('erasures')).lines).toMatchObject([{ receipt: gone.deletion.receipt, kind: 'memory' }])
  expect((await json('restore', id)).json).toMatchObject({
    id,
    content: 'She keeps bees 🐝',
    expired_at: null,
  })
  expect((await json('events', '--kinds', 'deletion', '--limit', '1')).lines).toMatchObject([
    { title_key: 'deletion.restored' },
  ])
  expect((await run(['events', '--kinds', 'memory'])).out).toMatch(`memory.created   ${id}  She keeps b…`)
  expect(await json('events', '--kinds', 'weather')).toMatchObject({ code: 1, out: '' })
  expect((await json('due')).lines).toEqual([])
  expect((await json('conflicts')).lines).toEqual([])
  expect((await json('calls', '--task', 'embed', '--limit', '1')).lines).toHaveLength(1)
  expect((await run(['calls', '--outcome', 'nope'])).code).toBe(2)
})

test('webhooks are made, listed and ended', async () => {
  const { json, run } = await given()
  const url = 'https://app.example/hook'
  expect((await json('webhooks', 'create', url, '--events', 'weather')).code).toBe(2)
  const made = await json('webhooks', 'create', url, '--events', 'trait.changed,job.paused')
  expect(made.json).toMatchObject({ url, secret: expect.stringMatching(/^whsec_/) })
  expect((await json('webhooks')).lines).toMatchObject([{ id: made.json.id, url }])
  const { out } = await run(['webhooks'])
  expect(out).toMatch(/app\.exam.*trait\.changed,j/)
  expect(out).toMatch(made.json.id)
  expect(await json('webhooks', 'delete', made.json.id)).toMatchObject({ code: 2, out: '' })
  expect((await json('webhooks', 'delete', made.json.id, '--yes')).json).toMatchObject({ id: made.json.id })
  expect((await json('webhooks')).lines).toEqual([])
  expect((await json('webhooks', 'delete', randomUUID(), '--yes')).code).toBe(4)
})

test('experience and story', async () => {
  const { json, nm, run: inWords } = await given()
  await nm.experience.bank().addItem(content([claim()]))
  expect((await json('experience', 'items', '--limit', '1')).lines).toHaveLength(1)
  const [item] = (await json('experience', 'items')).lines
  expect((await json('experience', 'show', item.id)).json).toMatchObject({ id: item.id })
  const run = await nm.experience.bank().addRun({ run_id: 'run-1', output: { tea: 'good' } })
  expect((await json('experience', 'show', run.run_id)).json).toMatchObject({ run_id: 'run-1' })
  expect((await json('experience', 'learn', 'run-1', '--dry-run')).json).toMatchObject({ run_id: 'run-1' })
  expect((await json('experience')).lines).toMatchObject([{ bank: 'default', items: 1, runs: 1 }])
  expect((await json('experience', 'runs')).lines).toMatchObject([{ run_id: 'run-1' }])
  expect((await json('experience', 'search', 'nucleation', '--claims')).lines).toMatchObject([
    { claim_id: 'c1' },
  ])
  const search = ['experience', 'search', 'nucleation'] as const
  expect((await json(...search)).lines).toMatchObject([{ id: item.id }])
  expect((await json(...search, '--context', '--budget', '200')).json).toMatchObject({
    context: expect.stringContaining('- [c1] ('),
    refs: { c1: item.id },
  })
  expect((await inWords([...search])).out).toMatch(/^ID +STATUS[\s\S]*\n[\s\S]*- \[c1\] \(/)
  expect((await inWords([...search, '--context'])).out).not.toMatch(/^ID/)
  expect(await json('experience', 'rollback', randomUUID())).toMatchObject({ code: 2 })
  await nm.story
    .project('novel')
    .addChunks([{ content: 'Mei enters the mill.', content_type: 'scene', chapter_index: 1 }])
  expect((await json('story')).lines).toMatchObject([{ project_id: 'novel', chunks: 1 }])
  expect((await json('story', 'search', 'novel', 'the mill')).lines).toMatchObject([
    { content: 'Mei enters the mill.' },
  ])
  expect(await json('story', 'timeline', 'novel', '1')).toMatchObject({ code: 0 })
  expect(await json('story', 'state', 'novel', 'mei')).toMatchObject({ code: 0, json: { state: null } })
  expect(await json('story', 'context', 'novel', '1', '1')).toMatchObject({ code: 4, out: '' })
})

test('an export is byte for byte what the service gives, in a file of one’s own, and comes in elsewhere', async () => {
  const { run, json, home, call, key } = await given()
  await json('add', '茶 and milk')
  const { body } = await call('GET', '/api/v1/users/ann/export', { key })
  expect((await run(['export', '-f', 'jsonl'])).out).toBe(body)
  const file = join(home, 'ann.jsonl')
  await run(['export', '-o', file])
  expect(readFileSync(file, 'utf8')).toBe(body)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const elsewhere = await given()
  vi.stubEnv('XDG_STATE_HOME', home)
  const dry = await elsewhere.json('import', 'neuromem', file, '--dry-run')
  expect(dry).toMatchObject({ code: 0, json: { report: { source: 'neuromem', done: true } } })
  expect((await elsewhere.json('list')).lines).toEqual([])
  expect((await elsewhere.json('import', 'auto', file)).json).toMatchObject({ done: true })
  expect((await elsewhere.json('list')).lines).toMatchObject([{ content: '茶 and milk' }])
})

test('an import that is interrupted says how to go on, and goes on; what is of another product says of which', async () => {
  const { run, json, home, fetch } = await given()
  vi.stubEnv('XDG_STATE_HOME', home)
  const file = join(home, 'conversations.json')
  const message = (uuid: string) => ({ uuid, text: `茶 ${uuid}`, sender: 'human' })
  const talks = ['a', 'b', 'c'].map((uuid) => ({
    uuid,
    name: uuid,
    created_at: '2026-05-04T08:00:00Z',
    chat_messages: [message(`${uuid}1`), message(`${uuid}2`)],
  }))
  writeFileSync(file, JSON.stringify(talks))
  const stopping = new AbortController()
  let commits = 0
  const oneCommit: typeof globalThis.fetch = (...request) => {
    if (String(request[0]).endsWith('/turns')) commits += 1
    if (commits === 2) stopping.abort()
    return fetch(...request)
  }
  const stopped = await run(['import', 'auto', file], { fetch: oneCommit, interrupted: stopping.signal })
  expect(stopped).toMatchObject({ code: 1, err: expect.stringContaining('2 imported; --resume goes on') })
  const rest = await json('import', 'auto', file, '--resume')
  expect(rest).toMatchObject({ code: 0, json: { done: true, read: 6, kept: 6, skipped: {} } })
  const wrong = await run(['import', 'chatgpt', file])
  expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/chatgpt.*looks like claude/) })
})

test('a wait that the service asks for is told, once a time and never in JSON', async () => {
  const { run, json, fetch } = await given()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const away = () => {
    let asked = 0
    const first: typeof globalThis.fetch = async (...request) => {
      asked += 1
      if (asked > 1) return fetch(...request)
      void Promise.resolve().then(() => vi.advanceTimersByTimeAsync(31_000))
      return new Response('{}', { status: 503, headers: { 'retry-after': '30' } })
    }
    return { fetch: first }
  }
  const told = await run(['list'], away())
  expect(told).toMatchObject({ code: 0, err: expect.stringContaining('the service asks to wait 30 s') })
  expect((await run(['list', '--json'], away())).err).toBe('')
  vi.useRealTimers()
  expect((await json('list')).err).toBe('')
})

test('a file that is not there and a service that does not answer are named', async () => {
  const { run } = await given()
  expect(await run(['policy', 'set', '/no/such.json'])).toMatchObject({
    code: 2,
    err: 'error: no file /no/such.json\n',
  })
  expect(await run(['add', '--file', '/'])).toMatchObject({
    code: 2,
    err: 'error: / cannot be read (EISDIR)\n',
  })
  const fetch: typeof globalThis.fetch = async () => {
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } })
  }
  expect(await run(['whoami'], { fetch })).toMatchObject({
    code: 7,
    err: 'error: No answer from the service (ENOTFOUND) at http://memory.test (network)\n',
  })
})
