import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exitCodeOf, problemOf, sentenceOf } from '../../../../packages/neuromem/src/cli/faults.ts'
import { commands } from '../../../../packages/neuromem/src/cli/program.ts'
import { table } from '../../../../packages/neuromem/src/cli/terminal/width.ts'
import { NeuromemError } from '../../../../packages/neuromem/src/client/index.ts'
import { ImportError } from '../../../../packages/neuromem/src/import/errors.ts'
import { json, problem } from '../support/scripted-fetch.ts'
import { givenTerminal } from './terminal.ts'

const ME = {
  kind: 'user',
  tenant: { id: 't', name: 'tea' },
  user_id: 'ann',
  scopes: ['read', 'write'],
  key_id: 'k',
  expires_at: null,
  service: { version: '0.1.0', database: 'embedded', models: 'rules', embedding_model: 'rules', offline: [] },
}
const env = { NEUROMEM_URL: 'http://memory.test', NEUROMEM_KEY: 'nm_key', NEUROMEM_USER: 'ann' }
const never: typeof fetch = () => Promise.reject(new Error('no request was to be made'))

describe('the exit code', () => {
  test.each([
    [401, 3],
    [403, 3],
    [404, 4],
    [409, 5],
    [429, 6],
    [502, 7],
    [503, 7],
    [504, 7],
    [422, 1],
    [500, 1],
  ])('of %i is %i', async (status, code) => {
    const fetch = async () => problem(status, 'some_code', { 'retry-after': '100' })
    const ran = await givenTerminal({ env, fetch }).run(['affinity', '--json'])
    expect(ran).toMatchObject({ code, out: '' })
    expect(JSON.parse(ran.err)).toMatchObject({ status, code: 'some_code', request_id: 'r1' })
  })

  test('without an answer is 7, and the fault one line in words', async () => {
    expect(exitCodeOf(new NeuromemError('timeout', 'late'))).toBe(7)
    const ran = await givenTerminal({ env, fetch: async () => problem(404, 'not_found') }).run(['affinity'])
    expect(ran).toMatchObject({ code: 4, err: 'error: no (not_found, request r1)\n' })
  })

  test.each([
    [['nope'], /unknown command "nope"(?!; did)/],
    [['lst'], /unknown command "lst"; did you mean list\?/],
    [['forgte', 'x'], /did you mean forget\?/],
    [['列表'], /unknown command "列表"(?!; did)/],
    [['recall'], /missing required argument/],
    [['recall', 'q', '--limit', 'many'], /--limit is a number/],
    [['recall', 'q', '--nope'], /unknown option/],
    [['list', '--type', 'poem'], /Allowed choices/],
    [['tokens'], /tokens create/],
    [['help', 'nope'], /unknown command/],
    [['say', 'hi'], /no session/],
    [['completion', 'tcsh'], /bash, zsh, fish/],
    [['forget', 'x'], /--yes/],
    [['keys', 'revoke', 'x'], /--yes/],
    [['experience', 'rollback', 'x'], /--yes/],
    [['erase'], /--yes-erase/],
    [['webhooks', 'delete', 'x'], /--yes/],
    [['import', 'nope', 'x'], /SOURCE/],
    [['jobs', 'retry'], /--failed/],
  ])('of %j is 2, before any request', async (argv, said) => {
    const ran = await givenTerminal({ env, fetch: never }).run(argv)
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toMatch(said)
    const asJson = await givenTerminal({ env, fetch: never }).run([...argv, '--json'])
    expect(JSON.parse(asJson.err)).toMatchObject({ status: 0, code: 'usage' })
  })

  test('without a key or a user is 2', async () => {
    const { NEUROMEM_KEY: _, ...keyless } = env
    expect(await givenTerminal({ env: keyless, fetch: never }).run(['profile'])).toMatchObject({ code: 2 })
    const { NEUROMEM_USER: __, ...userless } = env
    expect(await givenTerminal({ env: userless, fetch: never }).run(['profile'])).toMatchObject({ code: 2 })
    const local = await givenTerminal({ env: userless, fetch: never }).run(['mcp', '--local'])
    expect(local).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/no user/) })
  })
})

describe('login', () => {
  test('stores what /me accepted, for nobody else to read; flags win over environment, environment over profile', async () => {
    const asked: string[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      asked.push(`${url} ${new Headers(init?.headers).get('authorization')}`)
      return String(url).endsWith('/me') ? json(ME) : json({ text: 'tea', tokens: 1, traits: [], facts: [] })
    }
    const { run, home } = givenTerminal({ fetch })
    expect((await run(['login', '--url', 'http://a.test', '--key', 'nm_u_1', '--json'])).json).toEqual(ME)
    const file = join(home, 'neuromem/config.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      current: 'default',
      profiles: { default: { url: 'http://a.test', key: 'nm_u_1', user: 'ann' } },
    })
    expect([statSync(file).mode & 0o777, statSync(join(home, 'neuromem')).mode & 0o777]).toEqual([
      0o600, 0o700,
    ])
    await run(['profile'])
    await run(['profile'], { env: { NEUROMEM_URL: 'http://b.test' } })
    await run(['profile', '--url', 'http://c.test'], { env: { NEUROMEM_URL: 'http://b.test' } })
    expect(asked.slice(1).map((one) => one.slice(0, 13))).toEqual([
      'http://a.test',
      'http://b.test',
      'http://c.test',
    ])
  })

  test('makes the profile that it names; no other command does', async () => {
    const { run, home } = givenTerminal({ fetch: async () => json(ME) })
    await run(['login', '--key', 'nm_u_1'])
    expect(await run(['login', '-p', 'work', '--url', 'http://b.test', '--key', 'nm_u_2'])).toMatchObject({
      code: 0,
    })
    expect(JSON.parse(readFileSync(join(home, 'neuromem/config.json'), 'utf8'))).toMatchObject({
      current: 'work',
      profiles: { default: { key: 'nm_u_1' }, work: { url: 'http://b.test', key: 'nm_u_2' } },
    })
    expect(await run(['whoami', '-p', 'default'])).toMatchObject({ code: 0 })
    for (const name of ['typo', 'constructor'])
      expect(await run(['whoami', '-p', name, '--key', 'nm_u_1'])).toMatchObject({ code: 2, out: '' })
  })

  test('asks for a key though the profile has one: that may have been revoked', async () => {
    const asked: (string | null)[] = []
    const { run } = givenTerminal({
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('authorization'))
        return json(ME)
      },
    })
    await run(['login', '--key', 'nm_u_1'])
    expect(await run(['login'])).toMatchObject({ code: 2 })
    expect(await run(['login'], { answers: ['nm_u_2'] })).toMatchObject({ code: 0 })
    expect(asked).toEqual(['Bearer nm_u_1', 'Bearer nm_u_2'])
  })

  test('stores nothing that is refused', async () => {
    const { run, home } = givenTerminal({ fetch: async () => problem(401, 'unauthorized') })
    expect(await run(['login', '--key', 'nm_bad'])).toMatchObject({ code: 3 })
    expect(() => readFileSync(join(home, 'neuromem/config.json'))).toThrow()
  })

  test('a bound credential needs no user', async () => {
    const fetch: typeof globalThis.fetch = async (url) =>
      json(String(url).endsWith('/me') ? ME : { text: String(url), tokens: 1, traits: [], facts: [] })
    const ran = await givenTerminal({ fetch, env: { NEUROMEM_KEY: 'nm_u_1' } }).run(['profile'])
    expect(ran.out).toMatch('/users/ann/profile')
  })
})

describe('help', () => {
  test('describes every command for agents', async () => {
    const { json: help, code } = await givenTerminal({ fetch: never }).run(['help', '--json'])
    expect(code).toBe(0)
    expect(help.commands.map(({ name }: { name: string }) => name)).toEqual(commands.map(({ name }) => name))
    for (const command of help.commands) {
      expect(command.summary).toMatch(/^\S/)
      for (const option of command.options) expect(['string', 'boolean', 'number']).toContain(option.type)
    }
    expect(Object.keys(help.exit_codes)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })

  test.each(commands.map(({ name }) => name))('of %s is the same by both ways', async (name) => {
    const { run } = givenTerminal({ fetch: never })
    const [first, second] = [
      await run(['help', ...name.split(' ')]),
      await run([...name.split(' '), '--help']),
    ]
    expect([first.code, second.code]).toEqual([0, 0])
    expect(second.out).toBe(first.out)
    expect(first.out).toMatch(`neuromem ${name}`)
  })

  test('speaks Chinese by flag and by environment', async () => {
    const { run } = givenTerminal({ fetch: never })
    expect((await run(['help', 'recall', '--lang', 'zh'])).out).toMatch('就一个问题查找已知内容')
    expect((await run(['help', 'recall'], { env: { LANG: 'zh_CN.UTF-8' } })).out).toMatch('就一个问题')
  })
})

test('a table fits its columns, wide characters counting two', () => {
  const rows = [
    ['1', '她的妹妹每个月的第一个星期天都会来看她'],
    ['22', 'short'],
  ]
  for (const columns of [20, 24, 40]) {
    const lines = table(['ID', 'CONTENT'], rows, columns)
    const widths = lines.map((line) =>
      [...line].reduce((sum, one) => sum + (one.charCodeAt(0) > 0x2e80 ? 2 : 1), 0),
    )
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns)
  }
  expect(table(['ID', 'CONTENT'], rows, 20)[1]).toBe('1   她的妹妹每个月…')
  const id = '3f2b1c9e-8c1d-4a57-9a65-2f1f0a9f7a10'
  expect(table(['ID', 'CONTENT'], [[id, 'long '.repeat(30)]], 80)[1]).toMatch(id)
  const jobs = table(
    ['JOB', 'STATUS', 'SESSION', 'CREATED', 'ERROR'],
    [[id, 'COMPLETED', 'a session of a long name', '2026-11-23 12:32', '']],
    80,
  )
  expect(jobs[1]).toMatch(`${id}  COMPLETED`)
  expect(jobs[1]!.length).toBeLessThanOrEqual(80)
  expect(table(['ID', 'CONTENT'], [[id, 'x']], 20)[1]!.length).toBeLessThanOrEqual(20)
})

test('a review without a terminal says what to use', async () => {
  const { code, err } = await givenTerminal({ env, fetch: never }).run(['review', '-u', 'ann'])
  expect([code, err]).toEqual([
    2,
    'error: this asks a person; without a terminal use list --waiting and confirm\n',
  ])
})

test('completions are scripts that bash understands and that know every command', async () => {
  const { run } = givenTerminal({ fetch: never })
  const bash = (await run(['completion', 'bash'])).out
  const script = `${bash}\nCOMP_WORDS=(neuromem jobs re); COMP_CWORD=2; _neuromem; echo "\${COMPREPLY[@]}"`
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim()).toBe('retry')
  expect((await run(['completion', 'zsh'])).out).toMatch(/^#compdef neuromem/)
  const fish = (await run(['completion', 'fish'])).out
  for (const { name } of commands) expect(fish).toMatch(name.split(' ')[0] ?? '')
})

test('the service is started from its checkout only', async () => {
  expect(await givenTerminal({ env, fetch: never }).run(['mcp', '--local'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/checkout/),
  })
  expect(await givenTerminal({ fetch: never }).run(['start'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/checkout/),
  })
})

describe('mcp', () => {
  const ask = (fetch: typeof globalThis.fetch, lines: unknown[]) =>
    givenTerminal({ env, fetch }).run(['mcp', '--readonly', '--tools', 'memory'], {
      stdin: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    })

  test('passes messages on and writes an answer a line, whether it came as JSON or as an event', async () => {
    const seen: string[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const { id, method } = JSON.parse(String(init?.body))
      seen.push(`${url} ${new Headers(init?.headers).get('mcp-protocol-version')}`)
      if (id === undefined) return new Response(null, { status: 202 })
      const answer = {
        jsonrpc: '2.0',
        id,
        result: method === 'initialize' ? { protocolVersion: '2025-06-18' } : {},
      }
      if (method === 'initialize') return json(answer)
      return new Response(`event: message\ndata: ${JSON.stringify(answer)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      })
    }
    const ran = await ask(fetch, [
      { jsonrpc: '2.0', id: 1, method: 'initialize' },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    ])
    expect(ran.code).toBe(0)
    expect(ran.lines.map(({ id }) => id)).toEqual([1, 2])
    expect(seen[0]).toBe('http://memory.test/mcp/users/ann?tools=memory&readonly=1 null')
    expect(seen[2]).toMatch('2025-06-18')
  })

  test('a service that is away or refuses is an error of the request, and the bridge goes on', async () => {
    const replies = [
      async () => problem(401, 'unauthorized'),
      async () =>
        Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })),
    ]
    const fetch: typeof globalThis.fetch = async () => replies.shift()!()
    const ran = await ask(fetch, [
      { jsonrpc: '2.0', id: 1, method: 'initialize' },
      { jsonrpc: '2.0', id: 2, method: 'ping' },
      'no json',
    ])
    expect(ran.code).toBe(0)
    const errors = Object.fromEntries(ran.lines.map(({ id, error }) => [String(id), error]))
    expect(errors['1'].message).toMatch(/401 unauthorized/)
    expect(errors['2'].message).toBe('No answer from the service (ECONNREFUSED) at http://memory.test')
    expect(errors.null.code).toBe(-32_700)
  })

  test('a line that is JSON and no message is refused, and several messages on a line are each passed on', async () => {
    const fetch: typeof globalThis.fetch = async (_, init) =>
      json({ jsonrpc: '2.0', id: JSON.parse(String(init?.body)).id, result: {} })
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
    const ran = await ask(fetch, ['null', '7', '[]', '[1]', [ping(1), ping(2)], ping(3)])
    expect(ran.code).toBe(0)
    const refused = ran.lines.filter(({ error }) => error)
    expect(refused.map(({ id, error }) => [id, error.code])).toEqual(Array(4).fill([null, -32_600]))
    expect(ran.lines.flatMap(({ id }) => id ?? [])).toEqual([1, 2, 3])
  })
})

test('what an import cannot use of its command line is 2; a spent budget is 6, an unknown export 1', async () => {
  const told = (code: 'invalid' | 'budget_exhausted' | 'unknown_export') => {
    const error = new ImportError(code, 'a sentence')
    return [exitCodeOf(error), problemOf(error).code, sentenceOf(error)]
  }
  expect(told('invalid')).toEqual([2, 'usage', 'error: a sentence'])
  expect(told('budget_exhausted')).toEqual([6, 'budget_exhausted', 'error: a sentence'])
  expect(told('unknown_export')).toEqual([1, 'unknown_export', 'error: a sentence'])
  const { run, home } = givenTerminal({ env, fetch: never })
  const file = join(home, 'log.jsonl')
  writeFileSync(file, '{"role":"user","content":"hi"}\n')
  for (const flags of [
    ['--since', 'lately'],
    ['--time-zone', 'Mars/Base'],
  ])
    expect(await run(['import', 'jsonl', file, '-u', 'ann', ...flags])).toMatchObject({ code: 2, out: '' })
})
