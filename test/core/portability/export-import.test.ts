import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { forgetMemory } from '../../../src/core/forgetting/forget-memory.ts'
import { listMemories } from '../../../src/core/memories/list.ts'
import { exportUser } from '../../../src/core/portability/export-user.ts'
import { importUser } from '../../../src/core/portability/import-user.ts'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { answerBelief } from '../../../src/core/trust/answer-belief.ts'
import { committed } from '../../support/given/committed.ts'
import { fullUser } from '../../support/given/full-user.ts'
import { given } from '../../support/given.ts'
import { ingest, user } from '../ingest/support/support.ts'

const exported = async (ctx: Context, user_id: string): Promise<string> => {
  let text = ''
  for await (const line of await exportUser(ctx, { user_id })) text += line
  return text
}
const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** By what words turns and memories are found. */
const indexed = async (ctx: Context) =>
  ctx.db.batch([
    statement(sql`SELECT turn_id, lexemes::text, length FROM turns WHERE text <> '' ORDER BY turn_id`),
    statement(
      sql`SELECT content, memory_type, lexemes::text, length FROM memories WHERE content <> ''
          ORDER BY content, memory_type`,
    ),
  ])

describe('export and import', () => {
  test('export, import elsewhere under another name, export again: the same bytes', async () => {
    const here = await given.tenant({ now: '2026-03-02T09:00:00.123Z' })
    const there = await given.tenant({ now: '2026-05-01T00:00:00Z' })
    await fullUser(here.ctx, 'ann')
    const text = await exported(here.ctx, 'ann')
    const kinds = new Set(linesOf(text).map((line) => (line as { kind: string }).kind))
    expect(kinds.size).toBe(15)
    const { rows } = await importUser(there.ctx, { user_id: '另一个', lines: linesOf(text) })
    expect(rows).toMatchObject({ session: 2, turn: 6, memory: 8, affinity_event: 2, memory_history: 8 })
    expect(await exported(there.ctx, '另一个')).toBe(text)
  })

  test('a life that was thought about, answered and partly forgotten moves as it is', async () => {
    const here = await given.tenant({ models: offlineModels() })
    const there = await given.tenant({ models: offlineModels() })
    const told = [
      ['I drink green tea every morning.', 'I am allergic to shrimp.', '我妹妹小美住在青岛。'],
      ['I drink green tea at work.', '我每天晚上喝绿茶。', 'Off the record: I am tired of my boss.'],
      ['I drink green tea again.', 'I like opera.', '我搬到大连了。'],
      ["I don't like opera any more.", 'By Friday I must send the report.', 'I like opera.'],
    ]
    for (const [place, texts] of told.entries()) {
      const turns = texts.map((text, at) => user(`${place}-${at}`, text))
      await ingest(here.ctx, turns, { session_id: `s${place}` })
      await reflect(here.ctx, { user_id: 'u', force: true })
      here.clock.advance({ days: 3 })
    }
    const { items } = await listMemories(here.ctx, { user_id: 'u' })
    const trait = items.find(({ memory_type }) => memory_type === 'trait')!
    await answerBelief(here.ctx, { id: trait.id, stance: 'agree' })
    const whole = await exported(here.ctx, 'u')
    await forgetMemory(here.ctx, { id: items.find(({ content }) => content.includes('shrimp'))!.id })
    const text = await exported(here.ctx, 'u')
    expect(text).toContain('"turn_id":""')
    await importUser(there.ctx, { user_id: 'u', lines: linesOf(text) })
    expect(linesOf(await exported(there.ctx, 'u'))).toEqual(linesOf(text))
    expect(await indexed(there.ctx)).toEqual(await indexed(here.ctx))
    // What was exported before brings nothing of it back, its entity neither.
    await importUser(here.ctx, { user_id: 'u', lines: linesOf(whole) })
    expect(linesOf(await exported(here.ctx, 'u'))).toEqual(linesOf(text))
    // Cut anywhere: an entity's line may come before the relation that is refused.
    const lines = linesOf(whole)
    for (const size of [1, 7]) {
      for (let first = 0; first < lines.length; first += size)
        await importUser(here.ctx, { user_id: 'u', lines: lines.slice(first, first + size) })
      expect(linesOf(await exported(here.ctx, 'u'))).toEqual(linesOf(text))
    }
  })

  test('it says nothing of tenant, inside ids or vectors', async () => {
    const { ctx } = await given.tenant()
    await fullUser(ctx, 'ann')
    const text = await exported(ctx, 'ann')
    expect(text).not.toContain(ctx.tenant_id)
    for (const column of ['tenant_id', 'subject_id', 'embedding', 'lexemes', 'ordinal', 'lease_until'])
      expect(text).not.toContain(column)
  })

  test('a part sent twice, and parts cut anywhere, come to the same', async () => {
    const here = await given.tenant()
    const there = await given.tenant()
    await fullUser(here.ctx, 'ann')
    const text = await exported(here.ctx, 'ann')
    const lines = linesOf(text)
    for (let first = 0; first < lines.length; first += 5) {
      const part = { user_id: 'ann', lines: lines.slice(first, first + 5) }
      await importUser(there.ctx, part)
      const again = await importUser(there.ctx, part)
      expect(Object.values(again.rows).every((count) => count === 0)).toBe(true)
    }
    expect(await exported(there.ctx, 'ann')).toBe(text)
  })

  test('pages of more than 500 rows keep their order', async () => {
    const here = await given.tenant()
    const there = await given.tenant()
    for (const session_id of ['b', 'A', 'ä']) {
      const turns = Array.from({ length: 400 }, (_, index) => ({
        turn_id: `t${index}`,
        role: 'user' as const,
        text: `word ${index}`,
      }))
      await committed(here.ctx, { user_id: 'ann', session_id, turns })
    }
    const text = await exported(here.ctx, 'ann')
    expect(linesOf(text)).toHaveLength(1 + 3 + 3 + 1_200)
    await importUser(there.ctx, { user_id: 'ann', lines: linesOf(text) })
    expect(await exported(there.ctx, 'ann')).toBe(text)
  })

  test('what was imported is found by its words and has vectors of this service', async () => {
    const here = await given.tenant()
    const there = await given.tenant()
    await fullUser(here.ctx, 'ann')
    await importUser(there.ctx, { user_id: 'ann', lines: linesOf(await exported(here.ctx, 'ann')) })
    const rows = async (ctx: Context) => {
      const [found] = await ctx.db.batch([
        statement(
          sql`SELECT content, lexemes::text, length, embedding_model FROM memories
              WHERE memory_type = 'episodic' ORDER BY content`,
        ),
      ])
      return found
    }
    expect(await rows(there.ctx)).toEqual(await rows(here.ctx))
  })

  test('the imported session goes on: known turns are known, new ones follow', async () => {
    const here = await given.tenant()
    const there = await given.tenant()
    const turn = (index: number) => ({ turn_id: `t${index}`, role: 'user' as const, text: `word ${index}` })
    await committed(here.ctx, { user_id: 'ann', session_id: 's', turns: [turn(1), turn(2)] })
    await importUser(there.ctx, { user_id: 'ann', lines: linesOf(await exported(here.ctx, 'ann')) })
    const more = await committed(there.ctx, {
      user_id: 'ann',
      session_id: 's',
      turns: [turn(2), turn(3)],
    })
    expect(more).toMatchObject({ accepted_turns: 1, deduped_turns: 1 })
  })

  test('an unknown user is not found', async () => {
    const { ctx } = await given.tenant()
    await expect(exportUser(ctx, { user_id: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['an unknown kind', { kind: 'secret' }, 'invalid'],
    ['no object', 7, 'invalid'],
    ['a missing field', { kind: 'entity', id: '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d' }, 'invalid'],
    ['an unknown field', { kind: 'user', tenant_id: 'x' }, 'invalid'],
    [
      'a NUL',
      {
        kind: 'entity',
        id: '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d',
        type: 'place',
        name: 'a\0',
        norm: 'a',
        created_at: '2026-03-02T09:00:00.000Z',
      },
      'invalid',
    ],
    [
      'a value that the table refuses',
      {
        kind: 'entity',
        id: '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d',
        type: 'planet',
        name: 'a',
        norm: 'a',
        created_at: '2026-03-02T09:00:00.000Z',
      },
      'invalid',
    ],
    [
      'a reference to nothing',
      {
        kind: 'entity_alias',
        norm: 'a',
        entity_id: '6f1c7a52-3b0e-5d7e-9a54-6e6575726f6d',
        alias: 'a',
        created_at: '2026-03-02T09:00:00.000Z',
      },
      'invalid',
    ],
  ])('a line with %s is refused and nothing is stored', async (_name, line, code) => {
    const { ctx } = await given.tenant()
    await expect(importUser(ctx, { user_id: 'ann', lines: [line] })).rejects.toMatchObject({ code })
    const [subjects] = await ctx.db.batch([statement(sql`SELECT id FROM subjects`)])
    expect(subjects).toEqual([])
  })
})
