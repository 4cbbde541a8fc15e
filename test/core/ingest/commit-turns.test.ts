import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import { committed } from '../../support/given/committed.ts'
import { given } from '../../support/given.ts'

const turn = (turn_id: string, text = `words of ${turn_id}`, more: object = {}) => ({
  turn_id,
  role: 'user' as const,
  text,
  ...more,
})
const count = async (ctx: Context, table: string) => {
  const [[row]] = await ctx.db.batch([
    statement<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`),
  ])
  return row!.n
}
const storedTurns = async (ctx: Context) => {
  const [rows] = await ctx.db.batch([
    statement<{ turn_id: string; seq: number; job_id: string }>(
      sql`SELECT turn_id, seq, job_id FROM turns ORDER BY seq`,
    ),
  ])
  return rows
}

describe('a commit', () => {
  test('stores turns in order of arrival with a job, and hands the job over', async () => {
    const { ctx, dispatcher } = await given.tenant()
    const first = await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('b'), turn('a')] })
    expect(first).toMatchObject({ status: 'RECEIVED', accepted_turns: 2, deduped_turns: 0, job: null })
    await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('0')] })
    expect((await storedTurns(ctx)).map((row) => [row.turn_id, row.seq])).toEqual([
      ['b', 1],
      ['a', 2],
      ['0', 3],
    ])
    expect(dispatcher.messages[0]).toEqual({
      kind: 'job',
      tenant_id: ctx.tenant_id,
      job_id: first.job_id,
      attempt: 0,
    })
  })

  test('counts what it knows already and brings only the rest', async () => {
    const { ctx } = await given.tenant()
    await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1'), turn('2')] })
    const second = await committed(ctx, {
      session_id: 's',
      user_id: 'u',
      turns: [turn('2'), turn('3'), turn('3')],
    })
    expect(second).toMatchObject({ accepted_turns: 1, deduped_turns: 2 })
    expect((await storedTurns(ctx)).map((row) => row.seq)).toEqual([1, 2, 3])
    expect(await count(ctx, 'jobs')).toBe(2)
  })

  test('of known turns only answers with the latest job that holds any of them', async () => {
    const { ctx, dispatcher } = await given.tenant()
    await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1')] })
    const second = await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('2')] })
    dispatcher.take()
    const again = await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1'), turn('2')] })
    expect(again).toMatchObject({ job_id: second.job_id, accepted_turns: 0, deduped_turns: 2 })
    expect(dispatcher.messages).toEqual([])
    expect(await count(ctx, 'jobs')).toBe(2)
  })

  test('with the content of a known turn changed is refused as a whole, naming the turn', async () => {
    const { ctx } = await given.tenant()
    await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1'), turn('2')] })
    const changed = committed(ctx, {
      session_id: 's',
      user_id: 'u',
      turns: [turn('3'), turn('2', 'other'), turn('1', 'x')],
    })
    await expect(changed).rejects.toMatchObject({
      code: 'turn_conflict',
      detail: 'turn_id "1", "2" is stored with other content',
    })
    expect(await count(ctx, 'turns')).toBe(2)
    for (const more of [{ role: 'assistant' }, { name: 'Ann' }, { attachments: [{ type: 'file' }] }]) {
      const other = committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1', undefined, more)] })
      await expect(other).rejects.toMatchObject({ code: 'turn_conflict' })
    }
    const sameContent = turn('1', undefined, { timestamp_iso: '2020-01-01T00:00:00+08:00', meta: { a: 1 } })
    expect(await committed(ctx, { session_id: 's', user_id: 'u', turns: [sameContent] })).toMatchObject({
      deduped_turns: 1,
    })
  })

  test('that contradicts itself is refused and makes nothing', async () => {
    const { ctx } = await given.tenant()
    const input = { session_id: 's', user_id: 'u', turns: [turn('1'), turn('1', 'other')] }
    await expect(committed(ctx, input)).rejects.toMatchObject({
      code: 'turn_conflict',
      detail: 'turn_id "1" stands in this request twice with two contents',
    })
    expect(await count(ctx, 'subjects')).toBe(0)
  })

  test('with a known commit_id is the same job again; with other turns it is a conflict', async () => {
    const { ctx } = await given.tenant()
    const commit = { session_id: 's', user_id: 'u', commit_id: 'c1', turns: [turn('1'), turn('2')] }
    const first = await committed(ctx, commit)
    await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('3')] })
    expect(await committed(ctx, commit)).toMatchObject({
      job_id: first.job_id,
      accepted_turns: 0,
      deduped_turns: 2,
    })
    const other = committed(ctx, { ...commit, turns: [turn('1'), turn('4')] })
    await expect(other).rejects.toMatchObject({ code: 'commit_conflict' })
    expect(await count(ctx, 'turns')).toBe(3)
    const elsewhere = await committed(ctx, { ...commit, session_id: 't' })
    expect(elsewhere.accepted_turns).toBe(2)
  })

  test('a session of the same name is another one for another user', async () => {
    const { ctx, as } = await given.tenant()
    await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1')] })
    const input = { session_id: 's', user_id: 'v', turns: [turn('1')] }
    expect(await committed(as({ kind: 'user', user_id: 'v' }), input)).toMatchObject({ accepted_turns: 1 })
    expect(await committed(ctx, input)).toMatchObject({ accepted_turns: 0, deduped_turns: 1 })
    expect(await count(ctx, 'turns')).toBe(2)
  })

  test('without turns makes nothing, not even a user', async () => {
    const { ctx } = await given.tenant()
    const empty = await committed(ctx, { session_id: 's', user_id: 'u', turns: [] })
    expect(empty).toEqual({
      session_id: 's',
      job_id: null,
      status: null,
      accepted_turns: 0,
      deduped_turns: 0,
      job: null,
    })
    expect(await count(ctx, 'subjects')).toBe(0)
  })

  test('is accepted when its job goes on by itself, and done with wait or without a new turn', async () => {
    const { ctx } = await given.tenant()
    const wordOf = async (turns: ReturnType<typeof turn>[], more: object = {}) =>
      (await commitTurns(ctx, { session_id: 's', user_id: 'u', infer: false, turns, ...more })).outcome
    expect(await wordOf([turn('1')])).toBe('accepted')
    expect(await wordOf([turn('1')])).toBe('done')
    expect(await wordOf([])).toBe('done')
    expect(await wordOf([turn('2')], { wait: true })).toBe('done')
  })

  test('is safe when it cannot be handed over', async () => {
    const { ctx, dispatcher } = await given.tenant()
    dispatcher.failWith(new Error('queue is down'))
    expect(await committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1')] })).toMatchObject({
      status: 'RECEIVED',
    })
    expect(await count(ctx, 'jobs')).toBe(1)
  })

  test('of 500 turns and of two people at once costs one round trip each', async () => {
    const { tenant_id, ctx, database } = await given.tenant()
    const usage = { round_trips: 0 }
    const counted = { ...ctx, db: database.forTenant(tenant_id, usage) }
    const turns = Array.from({ length: 500 }, (_, index) => turn(`t${index}`))
    expect(await committed(counted, { session_id: 's', user_id: 'u', turns })).toMatchObject({
      accepted_turns: 500,
    })
    expect(usage.round_trips).toBe(1)
    const both = await Promise.allSettled(
      ['v', 'w'].map((user_id) => committed(ctx, { session_id: 'shared', user_id, turns: [turn('1')] })),
    )
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'fulfilled'])
  })
})

test.each([
  ['no turn id', { turn_id: '' }],
  ['a turn id of 129 characters', { turn_id: '山'.repeat(129) }],
  ['an unknown role', { role: 'narrator' }],
  ['no words', { text: '' }],
  ['more than 32 KiB', { text: '字'.repeat(10_923) }],
  ['a NUL', { text: 'a\0b' }],
  ['half a surrogate pair', { text: '\ud83d' }],
  ['a time without an offset', { timestamp_iso: '2026-01-01T00:00:00' }],
  ['a name with a NUL', { name: 'a\0' }],
  ['an unknown attachment', { attachments: [{ type: 'video' }] }],
  ['an attachment with a NUL', { attachments: [{ type: 'file', name: '\0' }] }],
  ['meta over 8 KiB', { meta: { a: 'x'.repeat(8200) } }],
  ['meta with a NUL deep inside', { meta: { a: [{ b: '\0' }] } }],
  ['meta with a broken key', { meta: { '\ud800': 1 } }],
  ['meta that is no object', { meta: [1] }],
  ['an unknown field', { txt: 'x' }],
])('a turn with %s is refused', async (_what, wrong) => {
  const { ctx } = await given.tenant()
  const input = { session_id: 's', user_id: 'u', turns: [{ ...turn('1'), ...wrong }] }
  await expect(committed(ctx, input as never)).rejects.toThrow()
  expect(await count(ctx, 'turns')).toBe(0)
})

test.each([
  ['128 characters beyond the BMP as id', { turn_id: '🦊'.repeat(128) }],
  ['32 KiB exactly', { text: 'x'.repeat(32_768) }],
  ['a time with an offset', { timestamp_iso: '2026-01-01T08:00:00+08:00' }],
  [
    'all of it',
    { name: '昊哥', attachments: [{ type: 'image_ref', ref: 'r' }], meta: { a: { b: [1, null] } } },
  ],
])('a turn with %s is taken', async (_what, right) => {
  const { ctx } = await given.tenant()
  const input = { session_id: 's', user_id: 'u', turns: [{ ...turn('1'), ...right }] }
  expect(await committed(ctx, input as never)).toMatchObject({ accepted_turns: 1 })
})

test.each([
  ['501 turns', { turns: Array.from({ length: 501 }, (_, index) => turn(`t${index}`)) }],
  ['a commit id with a NUL', { commit_id: 'c\0' }],
  ['a user id with a NUL', { user_id: 'u\0' }],
  ['an unknown field', { inferr: false }],
])('a commit with %s is refused', async (_what, wrong) => {
  const { ctx } = await given.tenant()
  await expect(
    committed(ctx, { session_id: 's', user_id: 'u', turns: [turn('1')], ...wrong } as never),
  ).rejects.toThrow()
})
