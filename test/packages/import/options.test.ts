import { describe, expect, test } from 'vitest'
import {
  type ImportRecord,
  importInto,
  type ReadOptions,
  readExport,
  type Source,
} from '../../../packages/neuromem/src/import/index.ts'
import { samples } from './samples/index.ts'
import { CHANGED, filesOf, type Sample } from './samples/sample.ts'
import { importService } from './support/service.ts'

const sampleOf = (source: Source) => samples.find((sample) => sample.source === source) as Sample
async function all(records: AsyncIterable<ImportRecord>): Promise<ImportRecord[]> {
  const found: ImportRecord[] = []
  for await (const record of records) found.push(record)
  return found
}
const read = (source: Source, options: ReadOptions = {}) =>
  all(readExport(filesOf(sampleOf(source)), options))
const turnsIn = (records: readonly ImportRecord[]) =>
  records.flatMap((record) => (record.kind === 'session' ? record.turns : []))
const skippedAs = (records: readonly ImportRecord[], reason: string) =>
  records.flatMap((record) => (record.kind === 'skipped' && record.why === reason ? [record.where] : []))
const file = (name: string, value: unknown) =>
  new File([JSON.stringify(value)], name, { lastModified: CHANGED })

describe('options', () => {
  test.each(['chatgpt', 'claude', 'letta', 'langchain', 'jsonl'] as const)(
    'output of tools of %s is turns of role tool where that is wanted',
    async (source) => {
      const without = turnsIn(await read(source))
      const withTools = turnsIn(await read(source, { tools: true }))
      expect(without.some(({ role }) => role === 'tool')).toBe(false)
      expect(withTools.some(({ role }) => role === 'tool')).toBe(true)
      expect(withTools.filter(({ role }) => role !== 'tool').map(({ text }) => text)).toEqual(
        without.map(({ text }) => text),
      )
    },
  )

  test('a conversation that is not chosen is left out item by item, its memories too', async () => {
    const asked: string[] = []
    const records = await read('chatgpt', {
      conversations: ({ id, title, started_at }) => {
        asked.push(`${id} ${title} ${started_at}`)
        return id !== 'c-tea'
      },
    })
    expect(asked).toEqual([
      'c-tea 龙井还是乌龙 🍵 2025-01-07T00:23:20.100Z',
      'c-lost null 2025-01-27T17:46:40.000Z',
      'c-again null 2025-01-27T17:46:40.000Z',
    ])
    expect(skippedAs(records, 'filtered')).toHaveLength(11)
    expect(JSON.stringify(records)).not.toContain('Dalian in March')
  })

  test('what is older than since is left out', async () => {
    const records = await read('chatgpt', { since: '2025-01-20' })
    expect(turnsIn(records).every(({ timestamp_iso }) => timestamp_iso >= '2025-01-20')).toBe(true)
    expect(turnsIn(records)).toHaveLength(2)
    expect(skippedAs(records, 'filtered').length).toBeGreaterThan(4)
    await expect(read('chatgpt', { since: 'last week' })).rejects.toMatchObject({ code: 'invalid' })
  })

  test('of several people the first one counts, or the one that is named', async () => {
    expect(skippedAs(await read('mem0'), 'other_user')).toEqual(['page-1.json#d'])
    const bobs = await read('mem0', { sourceUser: 'bob' })
    expect(bobs.filter(({ kind }) => kind === 'memory')).toHaveLength(1)
    const assistants = await read('honcho', { sourceUser: 'assistant' })
    expect(turnsIn(assistants).map(({ role, name }) => [role, name])).toContainEqual(['assistant', 'ann'])
  })

  test('messages without a time begin at startedAt, a millisecond apart, and say so', async () => {
    const turns = turnsIn(await read('langchain', { startedAt: '2026-01-01T00:00:00Z' })).slice(0, 2)
    expect(turns.map(({ timestamp_iso }) => timestamp_iso)).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.001Z',
    ])
    expect(turns[0]?.meta).toMatchObject({ imported: { approximate: true } })
  })

  test('a source that is named is believed', async () => {
    const odd = [file('odd.json', [{ conversation_id: 'x' }])]
    expect(await all(readExport(odd, { source: 'chatgpt' }))).toEqual([
      { kind: 'skipped', where: 'odd.json#0', why: 'unknown_type' },
    ])
    expect(() => readExport(odd, { source: 'nope' as Source })).toThrow('nope')
  })
})

describe('a newer export', () => {
  const chat = (turns: number) => [
    file('chat.json', {
      id: 'one',
      messages: Array.from({ length: turns }, (_, index) => ({
        role: 'user',
        content: index % 3 ? `m${index}` : 'ok',
      })),
    }),
  ]

  test('of a conversation that went on adds what is new', async () => {
    const { user, stored } = await importService()
    await importInto(user, readExport(chat(50)))
    expect(await importInto(user, readExport(chat(130)))).toMatchObject({
      imported: { turns: 80 },
      existing: 50,
    })
    const whole = await importService()
    await importInto(whole.user, readExport(chat(130)))
    expect(await stored()).toEqual(await whole.stored())
  })

  test('whose beginning was forgotten by the program adds what is new, and refuses nothing', async () => {
    const { user } = await importService()
    const texts = (from: number, to: number) => [
      file(
        'window.json',
        Array.from({ length: to - from }, (_, at) => ({ role: 'user', content: `m${from + at}` })),
      ),
    ]
    await importInto(user, readExport(texts(0, 50)))
    expect(await importInto(user, readExport(texts(30, 80)))).toMatchObject({
      imported: { turns: 30 },
      existing: 20,
      skipped: {},
    })
  })
})

test('a memory above 64 KiB is too long, a message above 32 KiB is several turns and one item', async () => {
  const rows = [
    { id: 'a', memory: '茶'.repeat(30_000) },
    { id: 'b', memory: 'x'.repeat(60_000) },
  ]
  expect(await all(readExport([file('m.json', rows)]))).toMatchObject([
    { kind: 'skipped', where: 'm.json#a', why: 'too_long' },
    { kind: 'memory', external_id: 'b' },
  ])
  const { user } = await importService()
  const message = { role: 'user', content: '茶😀'.repeat(12_000), id: 'long' }
  const report = await importInto(user, readExport([file('c.json', [message])]))
  expect(report).toMatchObject({ read: 1, kept: 1, imported: { turns: 3 } })
  const turns = turnsIn(await all(readExport([file('c.json', [message])])))
  expect(turns.map(({ turn_id }) => turn_id)).toEqual(['long', 'long~2', 'long~3'])
  expect(turns.map(({ text }) => text).join('')).toBe(message.content)
})

test('texts that the service could not keep are made so that it can', async () => {
  const message = {
    role: 'user',
    content: 'a\0b\uD800c',
    id: 'i\0d',
    name: 'An\0n',
    more: { 'k\uD800': '\0' },
  }
  const { user, stored } = await importService()
  const report = await importInto(user, readExport([file('c.json', [message])]))
  expect(report.skipped).toEqual({})
  const text = (await stored()).join()
  expect(text).toContain('ab\uFFFDc')
  expect(text).not.toMatch(/\\u0000|\\ud800/)
})

test('names of fields that are members of every object are names like any other', async () => {
  const text =
    '[{"role":"constructor","content":"x"},{"role":"user","content":"y","__proto__":{"role":"assistant"},"constructor":1}]'
  const records = await all(readExport([new File([text], 'c.json')]))
  expect(turnsIn(records)).toMatchObject([{ role: 'user', text: 'y' }])
  expect(skippedAs(records, 'unknown_type')).toHaveLength(1)
})

test('what ends before it begins is kept without its beginning, which stays in the metadata', async () => {
  const edge = {
    uuid: 'e-1',
    name: 'LIVES_IN',
    fact: 'Ann lives in 大连',
    sourceNodeName: 'Ann',
    sourceNodeUuid: 'n-1',
    targetNodeName: '大连',
    createdAt: '2026-05-04T08:00:00Z',
    validAt: '2026-04-01T00:00:00Z',
    invalidAt: '2026-03-01T00:00:00Z',
  }
  const [record] = await all(readExport([file('edges.json', [edge])], { source: 'zep' }))
  expect(record).toMatchObject({
    kind: 'relation',
    created_at: '2026-05-04T08:00:00.000Z',
    invalid_at: '2026-03-01T00:00:00.000Z',
    metadata: { imported: { valid_at: '2026-04-01T00:00:00.000Z' } },
  })
  expect(record).not.toHaveProperty('valid_at')
})
