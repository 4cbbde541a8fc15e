import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { SystemContext } from '../../../src/core/context.ts'
import type { Item } from '../../../src/core/experience/schemas.ts'
import { archiveItem } from '../../../src/core/experience/set-status.ts'
import { checkIndex } from '../../../src/core/experience/upkeep/check-index.ts'
import { rebuildIndex } from '../../../src/core/experience/upkeep/rebuild-index.ts'
import { givenItem, indexOf } from '../../support/given/experience.ts'
import { type GivenTenant, given } from '../../support/given.ts'

/** The whole system as if there were one tenant: others use the same database. */
function systemOf(tenant: GivenTenant): SystemContext {
  const { database, ctx, clock, dispatcher } = tenant
  const all = database.asSystem()
  const batch = async (statements: Parameters<typeof all.batch>[0]) =>
    (await all.batch(statements)).map((rows) =>
      (rows as { tenant_id?: string }[]).filter((row) => row.tenant_id === tenant.tenant_id),
    )
  const db = { batch } as SystemContext['db']
  return { db, dispatcher, clock, log: ctx.log, forTenant: () => tenant.as({ kind: 'system' }) }
}

const alter = (tenant: GivenTenant, change: SQL) => tenant.ctx.db.batch([statement(change)])

test('items that agree with their claims are not named, whatever happened to them', async () => {
  const tenant = await given.tenant()
  await givenItem(tenant, [{}, { claim_id: 'c2' }], 'one')
  const { id } = await givenItem(tenant, [{}], 'two')
  await archiveItem(tenant.ctx, { id })
  expect(await checkIndex(systemOf(tenant))).toEqual({ items: 2, differing: [] })
})

test.each([
  ['a claim is missing', sql`DELETE FROM experience_claims WHERE claim_id = 'c2'`],
  ['a claim has another text', sql`UPDATE experience_claims SET snippet = 'other' WHERE claim_id = 'c2'`],
  ['a claim has another status', sql`UPDATE experience_claims SET status = 'fact' WHERE claim_id = 'c2'`],
  ['a claim has another place', sql`UPDATE experience_claims SET position = 5 WHERE claim_id = 'c2'`],
  [
    'a claim lost its words',
    sql`UPDATE experience_claims SET lexemes = '', length = 0 WHERE claim_id = 'c2'`,
  ],
  ['a claim is one too many', sql`UPDATE experience_claims SET claim_id = 'c9' WHERE claim_id = 'c2'`],
  ['it is archived and still has claims', sql`UPDATE experience_items SET status = 'archived'`],
])('an item is named when %s, and made whole by a rebuild', async (_what, change) => {
  const tenant = await given.tenant()
  const item = await givenItem(tenant, [{}, { claim_id: 'c2', summary: 'Second.' }])
  await alter(tenant, change)
  const system = systemOf(tenant)
  expect(await checkIndex(system)).toEqual({ items: 1, differing: [item.id] })
  await rebuildIndex(system)
  expect(await checkIndex(system)).toEqual({ items: 1, differing: [] })
})

test('a rebuild makes vectors anew', async () => {
  const tenant = await given.tenant()
  const items: Item[] = []
  for (let place = 0; place < 3; place += 1)
    items.push(await givenItem(tenant, [{ summary: `claim ${place}` }]))
  await alter(tenant, sql`UPDATE experience_claims SET embedding = NULL`)
  expect(await rebuildIndex(systemOf(tenant))).toEqual({ items: 3, claims: 3, unreadable: [] })
  const { rows, expected } = await indexOf(tenant, items[1]!)
  expect(rows).toEqual(expected)
})

test('an item that cannot be read is named by both', async () => {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant)
  await alter(tenant, sql`UPDATE experience_items SET content = 'spoilt'`)
  expect((await checkIndex(systemOf(tenant))).differing).toEqual([id])
  expect((await rebuildIndex(systemOf(tenant))).unreadable).toEqual([id])
})
