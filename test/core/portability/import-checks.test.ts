import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BatchRefused } from '../../../db/refusal.ts'
import { WRITTEN_DIMENSIONS } from '../../../db/schema/columns.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { WorkError } from '../../../src/core/errors.ts'
import { exportUser } from '../../../src/core/portability/export-user.ts'
import { importUser } from '../../../src/core/portability/import-user.ts'
import type { Embedder } from '../../../src/core/ports.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { getProfile } from '../../../src/core/traits/profile.ts'
import { givenApp } from '../../support/app.ts'
import { fullUser } from '../../support/given/full-user.ts'
import { given } from '../../support/given.ts'

const NDJSON = { 'content-type': 'application/x-ndjson' }
type Line = Record<string, unknown> & { kind: string }

const exported = async (ctx: Context, user_id: string): Promise<Line[]> => {
  let text = ''
  for await (const line of await exportUser(ctx, { user_id })) text += line
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const first = (lines: readonly Line[], kind: string) => lines.find((line) => line.kind === kind)!

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
const wrong: [string, Record<string, unknown>, string][] = [
  ['turn', { text: 'x'.repeat(33 * 1024) }, 'text'],
  ['turn', { name: 'x'.repeat(257) }, 'name'],
  ['turn', { role: 'boss' }, 'role'],
  ['turn', { attachments: Array(33).fill({ type: 'file' }) }, 'attachments'],
  ['turn', { mark: { keep: 'yes' } }, 'mark.keep'],
  ['turn', { meta: 'text' }, 'meta'],
  ['memory', { content: 'x'.repeat(257 * 1024) }, 'content'],
  ['memory', { metadata: 'text' }, 'metadata'],
  ['memory', { metadata: 'deep' }, 'metadata'],
  ['memory', { memory_type: 'constructor' }, 'memory_type'],
  ['memory', { importance: 11 }, 'importance'],
  ['memory', { trait_sides: ['x'] }, 'trait_sides.0'],
  ['job', { status: 'DONE' }, 'status'],
  ['memory', { content: undefined }, 'content'],
  ['memory', { version: 0 }, 'version'],
  ['memory', { created_at: 'yesterday' }, 'created_at'],
  ['memory', { ttl_seconds: -1 }, 'ttl_seconds'],
  ['memory', { color: 'blue' }, 'color'],
]

test.each(wrong)('a %s with %o is refused at its field, and nothing is stored', async (kind, asked, path) => {
  const change = asked.metadata === 'deep' ? { metadata: { a: deep(2_500) } } : asked
  const { ctx } = await given.tenant()
  await fullUser(ctx, 'ann')
  const lines = await exported(ctx, 'ann')
  const at = lines.findIndex((line) => line.kind === kind)
  const changed = lines.map((line, index) => (index === at ? { ...line, ...change } : line))
  const there = await given.tenant()
  const refused = importUser(there.ctx, { user_id: 'ann', lines: changed })
  const error = await refused.then(
    () => undefined,
    (reason) => reason,
  )
  expect(error).toMatchObject({ code: path === 'color' ? 'unknown_field' : 'invalid' })
  expect(error.issues[0].path.startsWith(`line ${at + 1}.${path}`)).toBe(true)
  expect(error.issues[0].message).not.toMatch(/undefined|Invalid (?:option|ISO datetime)/)
  await expect(exported(there.ctx, 'ann')).rejects.toMatchObject({ code: 'not_found' })
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a line of kind %s is none',
  async (kind) => {
    const { call, tenant } = await givenApp()
    const { api_key: key } = await tenant()
    const raw = `{"kind":${JSON.stringify(kind)}}\n`
    const answer = await call('POST', '/api/v1/users/ann/import', { key, raw, headers: NDJSON })
    expect([answer.status, answer.body.issues[0].path]).toEqual([422, 'line 1.kind'])
  },
)

test('hashes are computed here', async () => {
  const here = await given.tenant()
  await fullUser(here.ctx, 'ann')
  const lines = await exported(here.ctx, 'ann')
  const forged = lines.map((line) =>
    line.kind === 'turn' || (line.kind === 'memory' && line.memory_type !== 'episodic')
      ? { ...line, content_hash: 'f'.repeat(64) }
      : line,
  )
  const there = await given.tenant()
  await importUser(there.ctx, { user_id: 'ann', lines: forged })
  expect(await exported(there.ctx, 'ann')).toEqual(lines)
})

test('under another name of the same tenant ids are made anew, references along, whole or in parts, once', async () => {
  const { ctx } = await given.tenant()
  await fullUser(ctx, 'ann')
  const lines = await exported(ctx, 'ann')
  await importUser(ctx, { user_id: 'bob', lines })
  const bobs = await exported(ctx, 'bob')
  expect(first(bobs, 'memory').id).not.toBe(first(lines, 'memory').id)
  expect(bobs).toHaveLength(lines.length)
  expect(await exported(ctx, 'ann')).toEqual(lines)
  expect((await importUser(ctx, { user_id: 'bob', lines })).rows).toEqual(
    Object.fromEntries(
      Object.keys((await importUser(ctx, { user_id: 'bob', lines })).rows).map((kind) => [kind, 0]),
    ),
  )
  for (let from = 0; from < lines.length; from += 3)
    await importUser(ctx, { user_id: 'eve', lines: lines.slice(from, from + 3) })
  const eves = await exported(ctx, 'eve')
  expect(eves).toHaveLength(lines.length)
  const [shared] = await ctx.db.batch([
    statement<{ id: string }>(sql`SELECT id FROM memories GROUP BY id HAVING count(DISTINCT subject_id) > 1`),
  ])
  expect(shared).toEqual([])
  const ids = (them: readonly Line[], kind: string) =>
    new Set(them.filter((line) => line.kind === kind).map(({ id }) => id))
  for (const line of bobs.filter(({ kind }) => kind === 'memory_source'))
    expect(ids(bobs, 'memory').has(line.memory_id)).toBe(true)
})

test('the quota holds for an import: nothing of it is stored', async () => {
  const { call, tenant, services } = await givenApp()
  const { api_key: key, tenant_id } = await tenant()
  await call('POST', '/api/v1/memories', {
    key,
    body: { user_id: 'ann', memory_type: 'fact', content: 'one' },
  })
  await call('POST', '/api/v1/memories', {
    key,
    body: { user_id: 'ann', memory_type: 'fact', content: 'two' },
  })
  const raw = (await call('GET', '/api/v1/users/ann/export', { key })).body
  await call('PUT', '/api/v1/policy', { key, body: { quota_rows_per_user: 1 } })
  const answer = await call('POST', '/api/v1/users/bob/import', { key, raw, headers: NDJSON })
  expect([answer.status, answer.body.code]).toEqual([403, 'quota_exceeded'])
  expect((await call('GET', '/api/v1/users/bob', { key })).status).toBe(404)
  expect((await call('POST', '/api/v1/users/ann/import', { key, raw, headers: NDJSON })).status).toBe(200)
  expect([services.platform, tenant_id].length).toBe(2)
})

describe('the stage of a trait', () => {
  const trait = (lines: readonly Line[]) =>
    lines.find((line) => line.memory_type === 'trait' && line.trait_stage === 'emerging')!
  const given1 = async () => {
    const here = await given.tenant()
    await fullUser(here.ctx, 'ann')
    const lines = (await exported(here.ctx, 'ann')).map((line) =>
      line.memory_type === 'trait' ? { ...line, trait_stage: 'emerging' } : line,
    )
    return { lines, id: trait(lines).id, there: await given.tenant() }
  }
  const stageOf = async (ctx: Context, id: unknown) =>
    (await exported(ctx, 'ann')).find((line) => line.kind === 'memory' && line.id === id)?.trait_stage

  test('is believed for its evidence: without a line of it, it is a candidate that nobody sees', async () => {
    const { lines, id, there } = await given1()
    const isOfEvidence = (line: Line) => line.kind === 'trait_evidence' && line.trait_id === id
    const isChild = (line: Line) => line.kind === 'memory' && line.trait_parent_id === id
    const alone = lines.filter((line) => !isOfEvidence(line) && !isChild(line))
    await importUser(there.ctx, { user_id: 'ann', lines: alone })
    expect(await stageOf(there.ctx, id)).toBe('candidate')
    expect((await getProfile(there.ctx, { user_id: 'ann' })).traits.map((one) => one.id)).not.toContain(id)
    await importUser(there.ctx, { user_id: 'ann', lines: alone })
    expect(await stageOf(there.ctx, id)).toBe('candidate')
    // the rest of the same export, in another part
    await importUser(there.ctx, { user_id: 'ann', lines: lines.filter(isOfEvidence) })
    expect(await stageOf(there.ctx, id)).toBe('emerging')
  })

  test('is taken at once where the evidence comes with it', async () => {
    const { lines, id, there } = await given1()
    await importUser(there.ctx, { user_id: 'ann', lines })
    expect(await stageOf(there.ctx, id)).toBe('emerging')
  })
})

describe('more lines than go into one batch', () => {
  const many = async () => {
    const here = await given.tenant()
    await fullUser(here.ctx, 'ann')
    const lines = await exported(here.ctx, 'ann')
    const turn = first(lines, 'turn')
    const turns = Array.from({ length: 2_300 }, (_, n) => ({
      ...turn,
      ...{ turn_id: `more-${n}`, seq: 1_000 + n, text: `Turn ${n} of many.`, attachments: [] },
    }))
    const at = lines.indexOf(turn)
    return [...lines.slice(0, at + 1), ...turns, ...lines.slice(at + 1)]
  }

  test('are stored all or none: a quota that the last ones pass keeps out the first', async () => {
    const lines = await many()
    const there = await given.tenant({ policy: { quota_rows_per_user: 2_200 } })
    const refused = importUser(there.ctx, { user_id: 'ann', lines })
    await expect(refused).rejects.toMatchObject({ code: 'quota_exceeded' })
    await expect(exported(there.ctx, 'ann')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('have vectors all the same, also after an embedder that failed, and are the same bytes', async () => {
    const lines = await many()
    const embedder = offlineEmbedder(WRITTEN_DIMENSIONS)
    let calls = 0
    const failing: Embedder = {
      ...embedder,
      embed: (texts) => {
        calls += 1
        return calls === 3 ? Promise.reject(new WorkError('model_error', 'away')) : embedder.embed(texts)
      },
    }
    const there = await given.tenant({ embedder: failing })
    await expect(importUser(there.ctx, { user_id: 'ann', lines })).rejects.toMatchObject({
      code: 'model_error',
    })
    await importUser(there.ctx, { user_id: 'ann', lines })
    const [[missing]] = await there.ctx.db.batch([
      statement<{ count: number }>(
        sql`SELECT ((SELECT count(*) FROM turns WHERE code IS NULL)
              + (SELECT count(*) FROM memories WHERE code IS NULL))::int AS count`,
      ),
    ])
    expect(missing).toEqual({ count: 0 })
    expect((await exported(there.ctx, 'ann')).filter(({ kind }) => kind === 'turn')).toHaveLength(2_306)
  })
})

test('an export asks again for a page that the database does not give in time', async () => {
  const { ctx } = await given.tenant()
  await fullUser(ctx, 'ann')
  const whole = await exported(ctx, 'ann')
  let asked = 0
  const batch: typeof ctx.db.batch = (statements, options) => {
    asked += 1
    return asked === 3 || asked === 4
      ? Promise.reject(new BatchRefused('away', { cause: new Error('slow') }))
      : ctx.db.batch(statements, options)
  }
  expect(await exported({ ...ctx, db: { ...ctx.db, batch } }, 'ann')).toEqual(whole)
  expect(asked).toBeGreaterThan(4)
})
