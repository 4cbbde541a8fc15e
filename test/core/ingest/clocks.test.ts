import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { preview } from '../../../src/core/ingest/preview.ts'
import { addMemory } from '../../../src/core/memories/add.ts'
import { listDue } from '../../../src/core/memories/list-due.ts'
import { patchMemory } from '../../../src/core/memories/patch.ts'
import { exportUser } from '../../../src/core/portability/export-user.ts'
import { importUser } from '../../../src/core/portability/import-user.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { getProfile } from '../../../src/core/traits/profile.ts'
import { committed } from '../../support/given/committed.ts'
import { given } from '../../support/given.ts'
import { USER as COMPANION_USER, SESSION, talk } from '../companion/talk.ts'
import { told } from './support/steps.ts'
import {
  assistant,
  extraction,
  fact,
  ingest,
  mark,
  rows,
  type StoredMemory,
  storedMemories,
  type TestTurn,
  user,
} from './support/support.ts'

type Row = StoredMemory & { readonly due_at: Date | null; readonly minutes_east: number | null }

const SHANGHAI = '2026-03-22T07:53:00+08:00'
const LOS_ANGELES = '2026-12-31T22:10:00-08:00'

/** A life by rules whose turns are said at these times. */
async function lived(now: string, turns: readonly TestTurn[]) {
  const { ctx } = await given.tenant({ now, models: offlineModels() })
  await ingest(ctx, turns)
  return { ctx, memories: (await storedMemories(ctx)) as Row[] }
}

const linesOf = (context: string): string[] => context.split('\n').slice(1, -1)
const iso = (moment: Date | null) => moment?.toISOString() ?? null

describe('what a person says is dated by their own clock', () => {
  test('早上七点五十三分在上海说的话，记在当天', async () => {
    const { ctx, memories } = await lived('2026-03-22T00:00:00Z', [
      user('1', '明天下午三点提醒我给妈妈打电话。', { timestamp_iso: SHANGHAI }),
      user('2', '我昨天搬到了杭州。', { timestamp_iso: SHANGHAI }),
      user('3', '下周三我要交报告。', { timestamp_iso: SHANGHAI }),
    ])
    const [move, call, report] = ['杭州', '打电话', '报告'].map(
      (word) => memories.find(({ content }) => content.includes(word))!,
    )
    expect(call!.content).toBe('用户，2026年3月22日：「明天下午三点提醒我给妈妈打电话。」')
    expect(move!.content).toBe('用户昨天 (2026-03-21)搬到了杭州')
    expect(iso(move!.valid_at)).toBe('2026-03-20T16:00:00.000Z')
    expect(iso(call!.due_at)).toBe('2026-03-23T07:00:00.000Z')
    expect(iso(report!.due_at)).toBe('2026-03-24T16:00:00.000Z')
    const { context } = await recall(ctx, { user_id: 'u', query: '我搬到哪里了？', abstain_below: 0 })
    expect(linesOf(context)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^- \[m\d\] \(2026-03-21\) 用户昨天 \(2026-03-21\)搬到了杭州$/u),
        expect.stringMatching(/^- \[m\d\] \(2026-03-22, due 2026-03-23 15:00\) .*打电话/u),
        expect.stringMatching(/^- \[m\d\] \(2026-03-22, due 2026-03-25\) .*交报告/u),
      ]),
    )
    const { items } = await listDue(ctx, { user_id: 'u', until: '2026-03-24T16:00:00+00:00' })
    expect(items.map(({ id }) => id)).toEqual([call!.id, report!.id])
  })

  test("New Year's Eve in Los Angeles is the old year", async () => {
    const { ctx, memories } = await lived('2027-01-01T07:00:00Z', [
      user('1', 'Remind me tomorrow to call the dentist.', { timestamp_iso: LOS_ANGELES }),
      user('2', 'Yesterday I finally sold my car lol, so relieved!', { timestamp_iso: LOS_ANGELES }),
    ])
    expect(memories.map(({ content }) => content)).toEqual([
      'The user, 31 December 2026: "Remind me tomorrow to call the dentist."',
      'The user, 31 December 2026: "Yesterday I finally sold my car lol, so relieved!"',
    ])
    expect(iso(memories[0]!.due_at)).toBe('2027-01-01T08:00:00.000Z')
    expect(iso(memories[1]!.valid_at)).toBe('2026-12-30T08:00:00.000Z')
    const { context } = await recall(ctx, { user_id: 'u', query: 'What did I sell?', sources: ['turns'] })
    expect(linesOf(context)).toContainEqual(expect.stringContaining('(2026-12-31 22:10, user) Yesterday'))
    const { text } = await getProfile(ctx, { user_id: 'u' })
    expect(text).not.toContain('2027-01-01)')
  })

  test('with Z, with no offset from it, and without a time it is as it was', async () => {
    const said = async (timestamp_iso?: string) => {
      const turn = user(
        '1',
        'Remind me tomorrow to call the dentist.',
        timestamp_iso ? { timestamp_iso } : {},
      )
      const { memories } = await lived('2026-03-21T23:53:00Z', [turn])
      return memories.map(({ content, due_at, valid_at, minutes_east }) => [
        content,
        iso(due_at),
        iso(valid_at),
        minutes_east,
      ])
    }
    const plain = await said()
    expect(plain).toEqual([
      [
        'The user, 21 March 2026: "Remind me tomorrow to call the dentist."',
        '2026-03-22T00:00:00.000Z',
        '2026-03-21T23:53:00.000Z',
        null,
      ],
    ])
    expect(await said('2026-03-21T23:53:00Z')).toEqual(plain)
    expect(await said('2026-03-21T23:53:00+00:00')).toEqual(plain)
  })

  test('each by the clock of its own turn, where somebody flies', async () => {
    const { memories } = await lived('2026-06-02T12:00:00Z', [
      user('1', 'I bought a green suitcase yesterday lol', { timestamp_iso: '2026-06-02T06:30:00+08:00' }),
      user('2', 'I lost my passport yesterday lol', { timestamp_iso: '2026-06-01T21:30:00-07:00' }),
    ])
    const dayOf = (word: string) =>
      /, (\d+ \w+ 2026):/u.exec(memories.find(({ content }) => content.includes(word))!.content)?.[1]
    expect([dayOf('suitcase'), dayOf('passport')]).toEqual(['2 June 2026', '1 June 2026'])
  })

  test('a day that is asked for is theirs', async () => {
    const { ctx } = await lived('2026-03-22T00:00:00Z', [
      user('1', '我搬到了杭州。', { timestamp_iso: SHANGHAI }),
    ])
    const on = async (query: string) => (await recall(ctx, { user_id: 'u', query })).results.length
    expect(await on('2026年3月22日说了什么？')).toBeGreaterThan(0)
    expect(await on('2026年3月21日说了什么？')).toBe(0)
    // of many that say other words it is found by its day alone
    const others = Array.from({ length: 80 }, (_, n) =>
      user(`o${n}`, `那天说了什么都不记得了 ${n}`, { timestamp_iso: '2026-03-21T12:00:00+08:00' }),
    )
    await ingest(ctx, others, { session_id: 'other', infer: false })
    const { results } = await recall(ctx, {
      user_id: 'u',
      query: '2026年3月22日那天说了什么？',
      sources: ['turns'],
    })
    expect(results.map(({ turn }) => turn?.text)).toContain('我搬到了杭州。')
  })
})

describe('a model', () => {
  const turns = [
    user('1', 'My exam is tomorrow at 9', { timestamp_iso: SHANGHAI }),
    assistant('2', 'Good luck!', { timestamp_iso: '2026-03-22T07:54:00+08:00' }),
    user('3', 'I passed', { timestamp_iso: '2026-03-23T10:00:00Z' }),
  ]

  test('sees the clock of each turn, and a time without an offset is by it', async () => {
    const due = { ...fact('The user has an exam', '1'), due_at: '2026-03-23T09:00' }
    const time = { kind: 'happened_at', at: '2026-03-23' }
    const passed = { ...fact('The user passed', '3'), time }
    const step = {
      turns,
      marks: [mark('1', { category: 'task' }), mark('2', { role: 'assistant' }), mark('3')].map(
        ({ role: _, ...one }: Record<string, unknown>) => one,
      ),
      extract: extraction({ facts: [due, passed] }),
    }
    const { models, memories } = await told([step])
    const { prompt } = models.of('mark_turns')[0]!.rendered
    const stamps = Array.from(prompt.matchAll(/"at":"([^"]+)"/gu), ([, at]) => at)
    expect(stamps).toEqual(['2026-03-22T07:53+08:00', '07:54', '2026-03-23T10:00Z'])
    const rows = memories as Row[]
    const exam = rows.find(({ content }) => content.includes('exam'))!
    expect([iso(exam.due_at), exam.minutes_east]).toEqual(['2026-03-23T01:00:00.000Z', 480])
    const done = rows.find(({ content }) => content.includes('passed'))!
    expect([iso(done.valid_at), done.minutes_east]).toEqual(['2026-03-23T00:00:00.000Z', null])
  })
})

describe('the clock stays', () => {
  const turn = user('1', '我昨天搬到了杭州。', { timestamp_iso: SHANGHAI })

  test('over a second commit of the same turn, an export and an import', async () => {
    const { ctx } = await lived('2026-03-22T00:00:00Z', [turn])
    const again = [{ ...turn, timestamp_iso: '2026-03-21T23:53:00Z' }]
    await committed(ctx, { session_id: 's', user_id: 'u', infer: true, turns: again })
    await ingest(ctx, [user('2', '你好')])
    let text = ''
    for await (const line of await exportUser(ctx, { user_id: 'u' })) text += line
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const kept = lines.filter(({ kind }) => ['turn', 'memory', 'user'].includes(kind))
    expect(kept.map(({ kind, turn_id, minutes_east }) => [kind, turn_id, minutes_east])).toEqual([
      ['user', undefined, 480],
      ['turn', '1', 480],
      ['turn', '2', 0],
      ['memory', undefined, 480],
    ])
    const { ctx: there } = await given.tenant()
    await importUser(there, { user_id: 'v', lines })
    const [memory] = (await storedMemories(there)) as Row[]
    expect(memory!.minutes_east).toBe(480)
    const { ctx: old } = await given.tenant()
    const before = lines.map(({ minutes_east: _, ...line }) => line)
    await expect(importUser(old, { user_id: 'v', lines: before })).resolves.toBeDefined()
    const far = lines.map((line) => ({ ...line, minutes_east: 1_440 }))
    await expect(importUser(old, { user_id: 'w', lines: far })).rejects.toThrow('minutes_east')
  })

  test('in a preview, and in a memory that is told', async () => {
    const { ctx } = await given.tenant({ now: '2026-03-22T00:00:00Z', models: offlineModels() })
    const shown = await preview(ctx, { session_id: 's', user_id: 'u', infer: true, turns: [turn] })
    expect(JSON.stringify(shown)).toContain('(2026-03-21)')
    await addMemory(ctx, { user_id: 'u', content: 'Likes figs', memory_type: 'fact', valid_at: SHANGHAI })
    const { text, refs } = await getProfile(ctx, { user_id: 'u' })
    expect(text).toContain('(2026-03-22) Likes figs')
    await patchMemory(ctx, { id: refs.m1!, version: 1, valid_at: '2026-03-19T23:30:00-08:00' })
    expect((await getProfile(ctx, { user_id: 'u' })).text).toContain('(2026-03-19) Likes figs')
  })

  test('today is theirs in a talk', async () => {
    const models = offlineModels()
    const asked: string[] = []
    const chat: typeof models.chat = (request) => {
      asked.push(request.instructions)
      return models.chat(request)
    }
    const { ctx } = await given.tenant({ now: '2026-03-22T23:10:00Z', models: { ...models, chat } })
    await ingest(ctx, [turn], { user_id: COMPANION_USER, session_id: 'elsewhere' })
    await talk(ctx, '我今天搬家了', { session_id: SESSION })
    expect(asked[0]).toContain('Today: 2026-03-23')
    const stored = await rows<{ minutes_east: number }>(
      ctx,
      sql`SELECT minutes_east FROM turns WHERE turn_id LIKE '%.user' OR turn_id LIKE '%.assistant'`,
    )
    expect(stored).toEqual([{ minutes_east: 480 }, { minutes_east: 480 }])
  })
})

test('where the clock changes within a day the stamp says so', async () => {
  const at = ['2026-03-22T07:53:00+08:00', '2026-03-22T09:10:00+09:00', '2026-03-22T09:20:00+09:00']
  const turns = at.map((timestamp_iso, n) => user(String(n), 'x', { timestamp_iso }))
  const dropped = { turn_ids: turns.map(({ turn_id }) => turn_id), reason: 'said' }
  const { models } = await told([{ turns, marks: [dropped] }])
  const { prompt } = models.of('mark_turns')[0]!.rendered
  expect(Array.from(prompt.matchAll(/"at":"([^"]+)"/gu), ([, stamp]) => stamp)).toEqual([
    '2026-03-22T07:53+08:00',
    '2026-03-22T09:10+09:00',
    '09:20',
  ])
})

test('turns that say nothing of a clock are shown as ever', async () => {
  const { models } = await told([
    {
      turns: [user('1', 'x', { timestamp_iso: '2026-03-21T23:53:00Z' })],
      marks: [{ turn_ids: ['1'], reason: 'said' }],
    },
  ])
  expect(models.of('mark_turns')[0]!.rendered.prompt).toContain('"at":"2026-03-21T23:53"')
})
