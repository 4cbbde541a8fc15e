import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inProcessDispatcher } from '../../../functions/adapters/in-process.ts'
import type { Services } from '../../../functions/services.ts'
import { deliver } from '../../../functions/work/deliver.ts'
import { type ImportRecord, importInto, readExport } from '../../../packages/neuromem/src/import/index.ts'
import { givenClient } from '../neuromem/support/service.ts'
import { chatgpt } from './samples/chatgpt.ts'
import { claude } from './samples/claude.ts'
import { filesOf } from './samples/sample.ts'

/** The real service, which works through its jobs as they come. */
async function givenService() {
  const all: { services?: Services } = {}
  const dispatcher = inProcessDispatcher(deliver(() => all.services as Services))
  const given = await givenClient({ services: { dispatcher: () => dispatcher } })
  all.services = given.services
  return { ...given, idle: () => dispatcher.idle(), user: given.nm.user(`ann ${randomUUID()}`) }
}

async function sessionsIn(records: AsyncIterable<ImportRecord>) {
  const found = []
  for await (const record of records) if (record.kind === 'session') found.push(record)
  return found
}

test('turns are there as they were said and when, once, and are found', async () => {
  const { user, idle } = await givenService()
  const report = await importInto(user, readExport(filesOf(chatgpt)), { mode: 'turns' })
  expect(report).toMatchObject({
    done: true,
    imported: { turns: 6 },
    existing: 0,
    skipped: { not_in_mode: 8 },
  })
  for (const { session_id, turns } of await sessionsIn(readExport(filesOf(chatgpt)))) {
    const stored = await user.session(session_id).turns().toArray({ max: 100 })
    expect(
      stored.map(({ turn_id, role, text, timestamp_iso, meta }) => ({
        turn_id,
        role,
        text,
        timestamp_iso,
        meta,
      })),
    ).toEqual(
      turns.map(({ turn_id, role, text, timestamp_iso, meta }) => ({
        turn_id,
        role,
        text,
        timestamp_iso,
        meta,
      })),
    )
  }
  await idle()
  const found = await user.recall('大连')
  expect(JSON.stringify(found.results)).toContain('我搬到大连了')
  const again = await importInto(user, readExport(filesOf(chatgpt)), { mode: 'turns' })
  expect(again).toMatchObject({ imported: { turns: 0 }, existing: 6 })
})

test('deriving waits for one commit before it sends the next, and finds out what follows', async () => {
  const { user, nm } = await givenService()
  const messages = Array.from({ length: 90 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: index === 0 ? 'I moved to Dalian in March.' : `Message ${index}.`,
    created_at: 1_777_852_800 + index,
  }))
  const file = () => new File([JSON.stringify({ id: 'long', messages })], 'long.json')
  const dry = await importInto(user, readExport([file()]), { mode: 'derive', dryRun: true })
  expect(dry.estimate).toMatchObject({ turns: 90, model_calls: 6 })
  const report = await importInto(user, readExport([file()]), { mode: 'derive' })
  expect(report).toMatchObject({ done: true, imported: { turns: 90 }, jobs_failed: [] })
  const jobs = await nm.jobs.list({ user_id: user.id }).toArray({ max: 10 })
  expect(jobs.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  const facts = await nm.memories.list({ user_id: user.id, memory_type: 'fact' }).toArray({ max: 100 })
  expect(facts.map(({ content }) => content).join()).toContain('Dalian')
})

test('a turn that is stored with other words is refused, the others come', async () => {
  const { user } = await givenService()
  const id = 'import:claude:k-1'
  await user.session(id).add({ turn_id: 'm1', role: 'user', text: 'Other words' }, { infer: false })
  const report = await importInto(user, readExport(filesOf(claude)), { mode: 'turns' })
  expect(report).toMatchObject({ done: true, imported: { turns: 3 }, skipped: { refused: 1 } })
})

test('our own export goes into an empty user and comes out in the same bytes', async () => {
  const { user, nm, idle } = await givenService()
  await user.session('monday').add({ role: 'user', text: 'I moved to Dalian in March.' }, { wait: true })
  await user.remember('喜欢茶')
  await idle()
  const text = async (name: string) => {
    const lines: string[] = []
    for await (const line of nm.user(name).export()) lines.push(JSON.stringify(line))
    return lines
  }
  const before = await text(user.id)
  const other = await givenService()
  const file = new File([before.join('\n')], 'ann.jsonl')
  const report = await importInto(other.user, readExport([file]))
  expect(report).toMatchObject({ source: 'neuromem', done: true, read: before.length, kept: before.length })
  const lines: string[] = []
  for await (const line of other.user.export()) lines.push(JSON.stringify(line))
  expect(lines).toEqual(before)
  const again = await importInto(other.user, readExport([file]))
  expect(again).toMatchObject({ imported: { turns: 0, memories: 0 }, existing: before.length })
})
