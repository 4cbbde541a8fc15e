import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pull, pullable } from '../../../packages/neuromem/src/cli/import/pull/index.ts'
import { runImport } from '../../../packages/neuromem/src/cli/import/run.ts'
import { type ImportRecord, readExport, type Source } from '../../../packages/neuromem/src/import/index.ts'
import { samples } from './samples/index.ts'
import type { Sample } from './samples/sample.ts'
import { importService } from './support/service.ts'

const home = mkdtempSync(join(tmpdir(), 'neuromem-import-'))
const before = process.env.XDG_STATE_HOME
beforeAll(() => {
  process.env.XDG_STATE_HOME = home
})
afterAll(() => {
  if (before === undefined) delete process.env.XDG_STATE_HOME
  else process.env.XDG_STATE_HOME = before
  rmSync(home, { recursive: true })
})

function written(source: Source): string[] {
  const { files } = samples.find((sample) => sample.source === source) as Sample
  return files.map(({ name, text }) => {
    const path = join(home, name)
    writeFileSync(path, text)
    return path
  })
}
const service = 'http://memory.test'

test('finds out what the files are, imports them and says what it did', async () => {
  const { user, memories, sent } = await importService()
  const files = written('chatgpt')
  const { report } = await runImport({ source: 'auto', files, user, service })
  expect(report).toMatchObject({ source: 'chatgpt', done: true, imported: { turns: 6, memories: 6 } })
  expect(await memories()).toHaveLength(6)
  expect(sent.at(-1)).toMatchObject({ path: expect.stringMatching(/imports$/), body: { source: 'chatgpt' } })
})

test('a dry run sends nothing and shows the first records', async () => {
  const { user, sent } = await importService()
  const { report, records } = await runImport({
    source: 'auto',
    files: written('letta'),
    user,
    service,
    dryRun: true,
  })
  expect(sent).toEqual([])
  expect(report.read).toBeGreaterThan(records.length - 1)
  expect(records.length).toBe(14)
})

test('what is damaged is named by its place, in a dry run once too', async () => {
  const { user } = await importService()
  const [path = ''] = written('chatgpt')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/\]\s*$/u, ''))
  const { damaged, report } = await runImport({ source: 'auto', files: [path], user, service, dryRun: true })
  expect(report.skipped.malformed).toBe(1)
  expect(damaged).toEqual([expect.stringMatching(/^conversations\S*#byte \d+$/u)])
  expect((await runImport({ source: 'auto', files: written('letta'), user, service })).damaged).toEqual([])
})

test('what is of no known product is an error that names it', async () => {
  const path = join(home, 'odd.json')
  writeFileSync(path, '[{"x":1}]')
  const { user } = await importService()
  await expect(runImport({ source: 'auto', files: [path], user, service })).rejects.toMatchObject({
    code: 'unknown_export',
    message: expect.stringContaining('odd.json'),
  })
  await expect(runImport({ source: 'nope', files: [path], user, service })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(
    runImport({ source: 'mem0', files: [join(home, 'gone.json')], user, service }),
  ).rejects.toThrow('gone.json')
})

test('an import that broke off goes on where it was, and leaves no position behind', async () => {
  const { user, fault, stored } = await importService()
  const files = written('claude')
  fault.after = 1
  await expect(runImport({ source: 'auto', files, user, service })).rejects.toMatchObject({ code: 'failed' })
  const positions = join(home, 'neuromem', 'imports')
  expect(readdirSync(positions)).toHaveLength(1)
  expect(statSync(positions).mode & 0o777).toBe(0o700)
  fault.after = Number.POSITIVE_INFINITY
  const { report } = await runImport({ source: 'auto', files, user, service, resume: true })
  expect(report).toMatchObject({ done: true, existing: 0, imported: { turns: 4, memories: 4 } })
  expect(readdirSync(positions)).toEqual([])
  const whole = await importService()
  await runImport({ source: 'auto', files, user: whole.user, service })
  expect(await stored()).toEqual(await whole.stored())
})

test('where no position can be kept it is said once, and the import is done all the same', async () => {
  const { user } = await importService()
  const files = written('claude')
  const told: unknown[] = []
  const environment = { XDG_STATE_HOME: files[0] }
  const o = { source: 'auto', files, user, service, environment, resume: true }
  const { report } = await runImport({ ...o, onUnsaved: (error) => told.push(error) })
  expect(report).toMatchObject({ done: true, imported: { turns: 4, memories: 4 } })
  expect(told).toMatchObject([{ code: 'ENOTDIR' }])
})

test('a position that cannot be read is none, and the same import twice at once is done twice', async () => {
  const { user, fault } = await importService()
  const files = written('claude')
  fault.after = 1
  await expect(runImport({ source: 'auto', files, user, service })).rejects.toMatchObject({ code: 'failed' })
  fault.after = Number.POSITIVE_INFINITY
  const positions = join(home, 'neuromem', 'imports')
  for (const name of readdirSync(positions)) writeFileSync(join(positions, name), '{"run":')
  const told: unknown[] = []
  const o = { source: 'auto', files, user, service, resume: true, onUnsaved: (e: unknown) => told.push(e) }
  const both = await Promise.all([runImport(o), runImport(o)])
  for (const { report } of both) {
    expect(report.done).toBe(true)
    expect(report.imported.turns + report.imported.memories + report.existing).toBe(8)
  }
  expect([told, readdirSync(positions)]).toEqual([[], []])
})

type Answers = Record<string, (asked: URL, body: Record<string, unknown>) => unknown>
const message = (id: string, n: number) => ({
  uuid: id,
  role: 'user',
  content: `c${n}`,
  created_at: '2026-05-04T08:00:00Z',
})
const list = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index))
const page = <T>(all: readonly T[], from: number, size = 100) => all.slice(from, from + size)

/** What each product's API answers, as far as a pull asks. */
const apis: Readonly<Record<string, { user: string; records: number; answers: Answers }>> = {
  mem0: {
    user: 'ann',
    records: 150,
    answers: {
      'POST /v3/memories/': (asked, body) => {
        expect(body).toEqual({ filters: { user_id: 'ann' }, show_expired: true })
        const number = Number(asked.searchParams.get('page'))
        const rows = list(150, (index) => ({ id: `m${index}`, memory: `fact ${index}`, user_id: 'ann' }))
        return { count: 150, next: number === 1 ? 'page 2' : null, results: page(rows, (number - 1) * 100) }
      },
    },
  },
  zep: {
    user: 'ann',
    records: 2 + 130 + 1,
    answers: {
      'GET /api/v2/users/ann/threads': () => list(2, (index) => ({ thread_id: `t${index}`, user_id: 'ann' })),
      'GET /api/v2/threads/t0/messages': (asked) => {
        const all = list(101, (index) => message(`a${index}`, index))
        return { messages: page(all, Number(asked.searchParams.get('cursor'))), total_count: 101 }
      },
      'GET /api/v2/threads/t1/messages': () => ({ messages: [message('b', 0)] }),
      'POST /api/v2/graph/edge/user/ann': (_, { uuid_cursor }) => {
        const edges = list(130, (index) => ({
          uuid: `e${index}`,
          name: 'LIVES_IN',
          fact: `f${index}`,
          source_node_uuid: 'n1',
          target_node_uuid: 'n1',
        }))
        const from = uuid_cursor ? edges.findIndex(({ uuid }) => uuid === uuid_cursor) + 1 : 0
        return page(edges, from)
      },
      'POST /api/v2/graph/node/user/ann': () => [{ uuid: 'n1', name: 'Ann' }],
    },
  },
  honcho: {
    user: 'ann',
    records: 1 + 2 + 1,
    answers: {
      'POST /v3/workspaces/default/peers/ann/sessions': () => ({ items: [{ id: 's1' }], total: 1, pages: 1 }),
      'POST /v3/workspaces/default/sessions/s1/messages/list': (asked) => ({
        items: [
          { id: `h${asked.searchParams.get('page')}`, peer_id: 'ann', content: 'hi', session_id: 's1' },
        ],
        total: 2,
        pages: 2,
      }),
      'POST /v3/workspaces/default/conclusions/list': (_, body) => {
        expect(body).toEqual({ filters: { observed_id: 'ann' } })
        return {
          items: list(2, (index) => ({
            id: `k${index}`,
            observed_id: 'ann',
            content: `c${index}`,
            level: 'explicit',
          })),
          total: 2,
          pages: 1,
        }
      },
      'GET /v3/workspaces/default/peers/ann/card': () => ({ peer_card: ['Name: Ann'] }),
    },
  },
  letta: {
    user: 'agent-7',
    records: 1 + 1 + 1 + 1,
    answers: {
      'GET /v1/agents/agent-7': () => ({
        name: 'co',
        system: 'be kind',
        memory: { blocks: [{ id: 'b1', label: 'human', value: 'Likes tea' }] },
      }),
      'GET /v1/agents/agent-7/messages': () => [
        { id: 'x1', message_type: 'user_message', content: 'hi', date: '2026-05-04T08:00:00Z' },
        { id: 'x2', message_type: 'assistant_message', content: 'hello', date: '2026-05-04T08:00:01Z' },
      ],
      'GET /v1/agents/agent-7/archival-memory': () => [{ id: 'p1', text: 'Born in 沈阳' }],
    },
  },
  supermemory: {
    user: 'user_ann',
    records: 2,
    answers: {
      'POST /v3/documents/list': (_, body) => ({
        memories: [{ id: `d${body.page}`, content: 'words', containerTags: body.containerTags }],
        pagination: { currentPage: body.page, totalItems: 2, totalPages: 2 },
      }),
    },
  },
}

const fetchOf =
  (answers: Answers): typeof globalThis.fetch =>
  async (input, init) => {
    const asked = new URL(String(input))
    const answer = answers[`${init?.method} ${asked.pathname}`]
    expect(new Headers(init?.headers).get('authorization')).toMatch(/^(Bearer|Token|Api-Key) a-key$/)
    if (!answer) return new Response('{}', { status: 404 })
    return Response.json(answer(asked, JSON.parse(String(init?.body ?? '{}'))))
  }

describe.each(pullable)('%s', (source) => {
  const { user, records, answers } = apis[source] as (typeof apis)[string]

  test('is pulled page by page into a file that its importer reads', async () => {
    let text = ''
    for await (const piece of pull({ source: source as Source, key: 'a-key', user, fetch: fetchOf(answers) }))
      text += piece
    const found: ImportRecord[] = []
    const read = readExport([new File([text], `${source}.json`)])
    for await (const record of read) found.push(record)
    expect(read.source).toBe(source)
    expect(read.incomplete).toBeNull()
    expect(
      found.filter(({ kind }) => kind !== 'skipped' || source === 'zep' || source === 'letta'),
    ).toHaveLength(records)
  })

  test('--pull leaves its file, whole and for its owner alone', async () => {
    const service_ = await importService()
    const output = join(home, `${source}-pulled.json`)
    const { report } = await runImport({
      source,
      files: [],
      user: service_.user,
      service,
      sourceUser: user,
      pull: { key: 'a-key', output, fetch: fetchOf(answers) },
    })
    expect(report).toMatchObject({ source, done: true, incomplete: null })
    expect(statSync(output).mode & 0o777).toBe(0o600)
    expect(readFileSync(output, 'utf8')).not.toContain('a-key')
  })
})

test('a product that refuses is an error with path and status, and leaves no file', async () => {
  const output = join(home, 'refused.json')
  const fetch = async () => new Response('{}', { status: 401 })
  const run = runImport({
    source: 'mem0',
    files: [],
    user: (await importService()).user,
    service,
    sourceUser: 'ann',
    pull: { key: 'a-key', output, fetch },
  })
  await expect(run).rejects.toThrow('POST /v3/memories/ answered 401')
  expect(() => statSync(output)).toThrow()
})
