import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { runJob } from '../../../src/core/ingest/run-job.ts'
import { eraseUser } from '../../../src/core/portability/erase-user.ts'
import { erasable } from '../../../src/core/portability/erasing/erase-rows.ts'
import { finishErasures } from '../../../src/core/portability/finish-erasures.ts'
import { portableTables } from '../../../src/core/portability/lines/tables.ts'
import { getUser } from '../../../src/core/tenancy/get-user.ts'
import { committed } from '../../support/given/committed.ts'
import { fullUser } from '../../support/given/full-user.ts'
import { given } from '../../support/given.ts'

/** Rows of a tenant in every table that has a subject, by table. */
const rowsOf = async (ctx: Awaited<ReturnType<typeof given.tenant>>['ctx']) => {
  const [tables] = await ctx.db.batch([
    statement<{ name: string }>(
      sql`SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
          AND a.attname = 'subject_id' AND NOT a.attisdropped
          WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
            AND c.relname NOT IN ('erasures') ORDER BY 1`,
    ),
  ])
  const counted = await ctx.db.batch(
    tables.map(({ name }) =>
      statement<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)}`),
    ),
  )
  const all: Record<string, number> = Object.fromEntries(
    tables.map(({ name }, place) => [name, counted[place]?.[0]?.count ?? 0]),
  )
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0))
}

/** Of a bank or a story, which no user owns. */
const OF_OTHERS = /^(experience_|story_|scene_|entity_states$)/

describe('erasing a user', () => {
  test('no table that can hold rows of a user is forgotten, and each is exported or said why not', async () => {
    const { ctx } = await given.tenant()
    const [tables] = await ctx.db.batch([
      statement<{ name: string }>(
        sql`SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
            AND a.attname = 'subject_id' AND NOT a.attisdropped
            WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
              ORDER BY 1`,
      ),
    ])
    const ofUsers = tables
      .map(({ name }) => name)
      .filter((name) => name !== 'erasures' && !OF_OTHERS.test(name))
    expect([...erasable].sort()).toEqual(ofUsers)
    const exported = portableTables.map(({ table }) => getTableName(table))
    /** Replies are kept for a day; what is forgotten is told to nobody; imports are of this service. */
    const untold = ['replies', 'forgotten_rows', 'tombstones', 'forget_plans', 'imports']
    expect([...exported, ...untold].sort()).toEqual(ofUsers)
  })

  test('nothing of them is left in any table, the receipt counts it, and a tombstone without a name stays', async () => {
    const { ctx, database } = await given.tenant()
    await fullUser(ctx, 'ann')
    const before = await rowsOf(ctx)
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(13)
    const erased = await eraseUser(ctx, { user_id: 'ann' })
    expect(await rowsOf(ctx)).toEqual({})
    expect(erased.rows).toEqual(before)
    expect(erased).toMatchObject({ user_id: 'ann', erased_at: ctx.clock.now().toISOString() })

    const [[tombstone], [record]] = await database
      .asSystem()
      .batch([
        statement<Record<string, unknown>>(
          sql`SELECT * FROM subjects WHERE tenant_id = ${ctx.tenant_id}::uuid`,
        ),
        statement<Record<string, unknown>>(
          sql`SELECT * FROM erasures WHERE tenant_id = ${ctx.tenant_id}::uuid`,
        ),
      ])
    expect(tombstone).toMatchObject({
      external_id: erased.receipt.padEnd(257, '.'),
      erased_at: ctx.clock.now(),
      affinity_score: null,
    })
    expect(record).toMatchObject({ id: erased.receipt, rows: before, completed_at: ctx.clock.now() })
    await expect(getUser(ctx, { user_id: 'ann' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(eraseUser(ctx, { user_id: 'ann' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('other users, of this tenant and of another with the same name, keep all they had', async () => {
    const mine = await given.tenant()
    const theirs = await given.tenant()
    await fullUser(mine.ctx, 'ann')
    await fullUser(mine.ctx, 'bob')
    await fullUser(theirs.ctx, 'ann')
    const before = await rowsOf(theirs.ctx)
    const two = await rowsOf(mine.ctx)
    const erased = await eraseUser(mine.ctx, { user_id: 'ann' })
    expect(await rowsOf(theirs.ctx)).toEqual(before)
    for (const [table, count] of Object.entries(await rowsOf(mine.ctx)))
      expect(count + (erased.rows[table] ?? 0)).toBe(two[table])
    expect((await getUser(mine.ctx, { user_id: 'bob' })).memories).toBeGreaterThan(0)
  })

  test('the same name coming again is a new, empty user', async () => {
    const { ctx } = await given.tenant()
    await fullUser(ctx, 'ann')
    await eraseUser(ctx, { user_id: 'ann' })
    await committed(ctx, {
      user_id: 'ann',
      session_id: 's1',
      infer: false,
      turns: [{ turn_id: 't1', role: 'user', text: 'Hi.' }],
    })
    expect(await getUser(ctx, { user_id: 'ann' })).toMatchObject({
      sessions: 1,
      turns: 1,
      memories: 0,
      traits: 0,
    })
  })

  test('a late delivery of a job of the erased user has no effect, even when the name has come again', async () => {
    const { ctx } = await given.tenant()
    const turns = [{ turn_id: 't1', role: 'user' as const, text: 'I live in Dalian.' }]
    const { job_id } = await committed(ctx, { user_id: 'ann', session_id: 's1', infer: false, turns })
    await eraseUser(ctx, { user_id: 'ann' })
    await runJob(ctx, { job_id: job_id ?? '' }).catch((error: { code?: string }) =>
      expect(error.code).toBe('not_found'),
    )
    expect(await rowsOf(ctx)).toEqual({})
  })

  test('a job that runs while its user is erased writes nothing', async () => {
    const embedded = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const { ctx } = await given.tenant()
    const { embedder } = ctx
    const waiting = {
      ...embedder,
      embed: async (texts: readonly string[]) => {
        embedded.resolve()
        await go.promise
        return embedder.embed(texts)
      },
    }
    const turns = [{ turn_id: 't1', role: 'user' as const, text: 'I live in Dalian.' }]
    const { job_id } = await committed(ctx, { user_id: 'ann', session_id: 's1', infer: false, turns })
    const running = runJob({ ...ctx, embedder: waiting }, { job_id: job_id ?? '' }).catch(() => undefined)
    await embedded.promise
    await eraseUser(ctx, { user_id: 'ann' })
    go.resolve()
    await running
    expect(await rowsOf(ctx)).toEqual({})
  })

  test('an erasure that was cut off is finished by the sweep, and its counts add up', async () => {
    const { ctx, clock, database } = await given.tenant()
    await fullUser(ctx, 'ann')
    const before = await rowsOf(ctx)
    let batches = 0
    const failing = {
      ...ctx.db,
      batch: ((...args: Parameters<typeof ctx.db.batch>) => {
        batches += 1
        return batches > 1 ? Promise.reject(new Error('killed')) : ctx.db.batch(...args)
      }) as typeof ctx.db.batch,
    }
    await expect(eraseUser({ ...ctx, db: failing }, { user_id: 'ann' })).rejects.toThrow('killed')
    await expect(getUser(ctx, { user_id: 'ann' })).rejects.toMatchObject({ code: 'not_found' })
    expect(await finishErasures({ db: database.asSystem(), clock })).toBeGreaterThanOrEqual(1)
    expect(await rowsOf(ctx)).toEqual({})
    const find = statement<{ rows: unknown }>(
      sql`SELECT rows FROM erasures WHERE tenant_id = ${ctx.tenant_id}::uuid`,
    )
    expect((await database.asSystem().batch([find]))[0]).toEqual([{ rows: before }])
  })

  test('a user with more rows than a page holds goes in pages', async () => {
    const { ctx } = await given.tenant()
    const turns = Array.from({ length: 500 }, (_, index) => ({
      turn_id: `t${index}`,
      role: 'user' as const,
      text: `word ${index}`,
    }))
    for (const session_id of ['a', 'b', 'c', 'd', 'e'])
      await committed(ctx, { user_id: 'ann', session_id, turns })
    const erased = await eraseUser(ctx, { user_id: 'ann' })
    expect(erased.rows).toMatchObject({ turns: 2_500, jobs: 5, conversation_sessions: 5 })
    expect(await rowsOf(ctx)).toEqual({})
  })
})
