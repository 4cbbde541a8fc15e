import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import { addItem } from '../../../src/core/experience/add-item.ts'
import { getItem } from '../../../src/core/experience/get-item.ts'
import { listEdits } from '../../../src/core/experience/list-edits.ts'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { patchItem } from '../../../src/core/experience/patch-item.ts'
import type { Item } from '../../../src/core/experience/schemas.ts'
import { archiveItem, unarchiveItem } from '../../../src/core/experience/set-status.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { claim, content } from '../../support/given/claims.ts'
import { givenItem, indexOf } from '../../support/given/experience.ts'
import { type GivenTenant, given } from '../../support/given.ts'

test('an item is stored in canonical form and found by its id with and without the prefix', async () => {
  const tenant = await given.tenant({ now: '2026-04-01T08:00:00Z' })
  const loose = `RBMEM_CLAIMS_V1\r\nTOPIC=t\r\nCLAIMS_JSON= ${JSON.stringify([claim()]).replace(':', ' : ')}\r\n`
  const item = await addItem(tenant.ctx, { content: loose })
  expect(item).toEqual({
    id: expect.stringMatching(/^mem:[0-9a-f-]{36}$/u),
    bank: 'default',
    status: 'active',
    content: `RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON=${JSON.stringify([claim()])}`,
    version: 1,
    created_at: '2026-04-01T08:00:00.000Z',
    updated_at: '2026-04-01T08:00:00.000Z',
    matched_claims: null,
    claims: null,
  })
  expect(await getItem(tenant.ctx, { id: item.id })).toEqual({
    ...item,
    claims: [expect.objectContaining({ claim_id: 'c1' })],
  })
  expect(await getItem(tenant.ctx, { id: item.id.slice(4).toUpperCase() })).toEqual({
    ...item,
    claims: [expect.objectContaining({ claim_id: 'c1' })],
  })
})

test('what is no id, unknown, or another tenant’s is not found', async () => {
  const item = await givenItem(await given.tenant())
  const stranger = await given.tenant()
  for (const id of ['mem:', 'abc', '00000000-0000-0000-0000-000000000000', item.id]) {
    await expect(getItem(stranger.ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(archiveItem(stranger.ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(listEdits(stranger.ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      patchItem(stranger.ctx, { id, version: 1, content: content([claim()]) }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
  }
})

test('a person may add any status and counts, but nothing that fails a gate, with all its faults named', async () => {
  const tenant = await given.tenant()
  const conclusion = await givenItem(tenant, [{ status: 'conclusion', support: ['a', 'b', 'c'] }])
  expect((await indexOf(tenant, conclusion)).rows[0]).toMatchObject({ status: 'conclusion' })
  const bad = content([claim({ summary: 'see [C1]' }), claim({ claim_id: 'c2', facts: {} })])
  await expect(addItem(tenant.ctx, { content: bad })).rejects.toMatchObject({
    code: 'claim_alias',
    issues: [{ code: 'claim_alias' }, { code: 'claim_source_runs', path: 'CLAIMS_JSON.c2' }],
  })
  await expect(addItem(tenant.ctx, { content: content([]) })).rejects.toMatchObject({
    code: 'claims_unparseable',
  })
  await expect(
    patchItem(tenant.ctx, { id: conclusion.id, version: 1, content: content([]) }),
  ).rejects.toMatchObject({
    code: 'claims_unparseable',
  })
  expect((await listItems(tenant.ctx, {})).items).toEqual([conclusion])
})

describe('claim rows', () => {
  test('hold summary and conditions, cut at 512 characters, and nothing of facts or constraint', async () => {
    const tenant = await given.tenant()
    const facts = { source_run_ids: ['r1'], run_output: 'FACTWORD' }
    const long = '界'.repeat(600)
    const item = await givenItem(tenant, [
      {
        summary: 'slow growth',
        conditions: ['below 100 °C', 'dry'],
        facts,
        constraint: { avoid: ['AVOIDWORD'] },
        limitations: ['LIMIT'],
      },
      { claim_id: 'c2', summary: long },
    ])
    const { rows, expected } = await indexOf(tenant, item)
    expect(rows).toEqual(expected)
    expect(rows.map((row) => row.snippet)).toEqual(['slow growth; below 100 °C; dry', '界'.repeat(512)])
  })

  test('follow every change of the item, and edits keep all of them', async () => {
    const tenant = await given.tenant()
    const { ctx } = tenant
    const added = await givenItem(tenant, [{}, { claim_id: 'c2', summary: 'Water speeds it up.' }])
    const next = content([
      claim({ claim_id: 'c2', summary: 'Water speeds it up.', status: 'fact' }),
      claim({ claim_id: 'c3', summary: 'Acid matters.' }),
    ])
    const patched = await patchItem(ctx, { id: added.id, version: 1, content: next })
    expect(patched).toMatchObject({ content: next, version: 2 })
    let index = await indexOf(tenant, patched)
    expect(index.rows).toEqual(index.expected)
    expect(index.rows.map((row) => row.claim_id)).toEqual(['c2', 'c3'])

    const archived = await archiveItem(ctx, { id: added.id })
    expect(archived).toMatchObject({ status: 'archived', content: next, version: 3 })
    expect((await indexOf(tenant, archived)).rows).toEqual([])
    expect(await archiveItem(ctx, { id: added.id })).toEqual(archived)

    const active = await unarchiveItem(ctx, { id: added.id })
    index = await indexOf(tenant, active)
    expect(index.rows).toEqual(index.expected)
    expect(await unarchiveItem(ctx, { id: added.id })).toEqual(active)

    const { items: edits } = await listEdits(ctx, { id: added.id.slice(4) })
    expect(edits.map((edit) => [edit.action, edit.actor, edit.old_content, edit.new_content])).toEqual([
      ['add', 'user', null, added.content],
      ['update', 'user', added.content, next],
      ['archive', 'user', next, next],
      ['unarchive', 'user', next, next],
    ])
  })

  test('an archived item can be changed and still has none', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant)
    await archiveItem(tenant.ctx, { id })
    const patched = await patchItem(tenant.ctx, {
      id,
      version: 2,
      content: content([claim({ summary: 'new words' })]),
    })
    expect(patched.status).toBe('archived')
    expect((await indexOf(tenant, patched)).rows).toEqual([])
  })

  test('are made whole again by a change, and only new words are embedded', async () => {
    const asked: string[] = []
    const tiny = offlineEmbedder(1024)
    const embed = (texts: readonly string[]) => {
      asked.push(...texts)
      return tiny.embed(texts)
    }
    const embedder = { ...tiny, embed }
    const tenant = await given.tenant({ embedder })
    const item = await givenItem(tenant, [{ summary: 'one' }, { claim_id: 'c2', summary: 'two' }])
    await tenant.ctx.db.batch([
      statement(sql`UPDATE experience_claims SET snippet = 'spoilt', lexemes = '' WHERE claim_id = 'c2'`),
    ])
    asked.length = 0
    const patched = await patchItem(tenant.ctx, {
      id: item.id,
      version: 1,
      content: content([
        claim({ summary: 'one' }),
        claim({ claim_id: 'c2', summary: 'two' }),
        claim({ claim_id: 'c3', summary: 'three' }),
      ]),
    })
    expect(asked.toSorted()).toEqual(['three', 'two'])
    expect(await nearest(tenant, 'two')).toBe('c2')
    const { rows, expected } = await indexOf(tenant, patched)
    expect(rows).toEqual(expected)
  })
})

/** The claim whose vector is nearest to a text. */
async function nearest(tenant: GivenTenant, text: string): Promise<string | undefined> {
  const [vector] = (await offlineEmbedder(1024).embed([text])).vectors
  const query = sql`SELECT claim_id FROM experience_claims ORDER BY embedding <=> ${JSON.stringify(vector)}::halfvec LIMIT 1`
  return (await tenant.ctx.db.batch([statement<{ claim_id: string }>(query)]))[0][0]?.claim_id
}

test('a claim with other words has another vector', async () => {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant, [{ summary: 'one' }, { claim_id: 'c2', summary: 'two' }])
  await patchItem(tenant.ctx, {
    id,
    version: 1,
    content: content([claim({ summary: 'two' }), claim({ claim_id: 'c2', summary: 'one' })]),
  })
  expect(await nearest(tenant, 'two')).toBe('c1')
})

test('a stale version is a conflict, and of two patches at once one wins', async () => {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant)
  const to = (summary: string) =>
    patchItem(tenant.as(tenant.ctx.actor), { id, version: 1, content: content([claim({ summary })]) })
  const outcomes = await Promise.allSettled([to('one'), to('two')])
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
    reason: { code: 'version_conflict' },
  })
  await expect(to('three')).rejects.toMatchObject({ code: 'version_conflict' })
  expect((await listEdits(tenant.ctx, { id })).items).toHaveLength(2)
})

test('a failing embedder changes nothing', async () => {
  const tenant = await given.tenant()
  const item = await givenItem(tenant)
  const broken = {
    ...tenant.ctx,
    embedder: { ...offlineEmbedder(1024), embed: () => Promise.reject(new Error('away')) },
  }
  await expect(addItem(broken, { content: content([claim({ summary: 'other' })]) })).rejects.toMatchObject({
    code: 'model_error',
  })
  await expect(
    patchItem(broken, { id: item.id, version: 1, content: content([claim({ summary: 'other' })]) }),
  ).rejects.toMatchObject({ code: 'model_error' })
  expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual([item])
})

test('lists are newest first, by bank and status, with a cursor; edits oldest first', async () => {
  const tenant = await given.tenant()
  const items: Item[] = []
  for (let place = 0; place < 5; place += 1) {
    tenant.clock.advance({ minutes: place % 2 })
    items.unshift(await givenItem(tenant, [{ summary: `claim ${place}` }]))
  }
  await givenItem(tenant, [{}], 'other bank')
  const archived = await archiveItem(tenant.ctx, { id: items[1]!.id })
  const ids = async (status?: 'active' | 'archived' | 'all') => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listItems(tenant.ctx, {
        limit: 2,
        ...(status && { status }),
        ...(cursor && { cursor }),
      })
      seen.push(...page.items.map((item) => item.id))
      expect(page.items.every((item) => item.matched_claims === null)).toBe(true)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return seen
  }
  const times = (list: string[]) => list.map((id) => items.find((item) => item.id === id)!.created_at)
  expect((await ids()).toSorted()).toEqual(
    items
      .filter((item) => item.id !== archived.id)
      .map((item) => item.id)
      .toSorted(),
  )
  expect(times(await ids())).toEqual(
    times(await ids())
      .toSorted()
      .reverse(),
  )
  expect(await ids('archived')).toEqual([archived.id])
  expect(await ids('all')).toHaveLength(5)
  await expect(listItems(tenant.ctx, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'malformed' })

  const first = await listEdits(tenant.ctx, { id: archived.id, limit: 1 })
  const second = await listEdits(tenant.ctx, { id: archived.id, limit: 1, cursor: first.next_cursor! })
  expect([...first.items, ...second.items].map((edit) => edit.action)).toEqual(['add', 'archive'])
  expect(second.next_cursor).toBeNull()
})
