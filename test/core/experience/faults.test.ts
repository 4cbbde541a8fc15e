import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { addItem } from '../../../src/core/experience/add-item.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import { migrate } from '../../../src/core/experience/migrate.ts'
import { resolveMolecules } from '../../../src/core/experience/molecules/resolve-molecules.ts'
import { patchItem } from '../../../src/core/experience/patch-item.ts'
import { rollback } from '../../../src/core/experience/rollback.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import { archiveItem } from '../../../src/core/experience/set-status.ts'
import { claim, content, lesson, proposed } from '../../support/given/claims.ts'
import { givenItem, learnRun, recordRun } from '../../support/given/experience.ts'
import { given } from '../../support/given.ts'
import { boundariesOf, counting, killedAt } from '../../support/stand-ins/faults.ts'

/** All that a verb of this folder may change, without what is random. */
async function world(ctx: Context): Promise<string> {
  const results = await ctx.db.batch([
    statement(sql`SELECT status, content, version FROM experience_items ORDER BY content, created_at`),
    statement(
      sql`SELECT claim_id, position, status, snippet, lexemes::text, embedding::text FROM experience_claims
          ORDER BY snippet, claim_id`,
    ),
    statement(
      sql`SELECT action, actor, old_content, new_content, run_id FROM experience_edits
          ORDER BY new_content, ordinal`,
    ),
    statement(sql`SELECT run_id, delta_id IS NULL AS open FROM experience_runs ORDER BY run_id`),
    statement(
      sql`SELECT json_array_length(changes) AS n, rolled_back_at FROM experience_deltas ORDER BY created_at`,
    ),
    statement(sql`SELECT name, status FROM molecules ORDER BY name`),
  ])
  return JSON.stringify(results)
}

interface Bank {
  readonly id: string
  readonly delta_id: string
}

const added = content([claim({ claim_id: 'c7', summary: 'Water speeds it up.' })])
const source = { find: async () => ({ cid: 702, canonical_smiles: 'CCO', inchi_key: null }) }

const verbs: [string, (ctx: Context, bank: Bank) => Promise<unknown>][] = [
  ['adding an item', (ctx) => addItem(ctx, { content: added })],
  ['changing an item', (ctx, { id }) => patchItem(ctx, { id, version: 2, content: added })],
  ['archiving an item', (ctx, { id }) => archiveItem(ctx, { id })],
  ['recording a run', (ctx) => addRun(ctx, { run_id: 'new', output: 'o', feedback: {} })],
  ['learning', (ctx) => learn(ctx, { run_id: 'second' })],
  ['rolling back', (ctx, { delta_id }) => rollback(ctx, { id: delta_id })],
  ['migrating', (ctx) => migrate(ctx, { items: [{ text: 'free text' }], dry_run: false })],
  ['looking molecules up', (ctx) => resolveMolecules(ctx, source, { run_id: 'second' })],
]

async function givenBank() {
  const tenant = await given.tenant()
  const { id } = await givenItem(tenant, [{ contra: ['a'] }, { claim_id: 'c2', summary: 'Second.' }])
  const judgements = (verdict: string) => ({
    judgements: [{ mem_id: id, claim_id: 'c1', verdict, clearly_wrong: true }],
  })
  const { delta_id } = await learnRun(tenant, 'first', judgements('support'), { used_item_ids: [id] })
  await recordRun(tenant, 'second', { used_item_ids: [id], output: { small_molecule_modifier: 'ethanol' } })
  const proposals = {
    add: [lesson([{ summary: 'Added.' }])],
    update: [{ mem_id: id, ...lesson([{ claim_id: 'c2', summary: 'Second, reworded.' }]) }],
  }
  const twice = <Answer>(answer: Answer) => [answer, answer]
  tenant.models.add({
    learn_experience: twice(proposals),
    judge_claims: twice(judgements('contra')),
    rewrite_claims: twice({ items: [{ index: 0, content: content([proposed({ summary: 'Migrated.' })]) }] }),
  })
  return { ctx: tenant.ctx, bank: { id, delta_id: delta_id! } }
}

test.each(verbs)(
  '%s, killed at any boundary, changes nothing, and done again gives what it gives undisturbed',
  async (_what, verb) => {
    const undisturbed = await givenBank()
    const counted = counting(undisturbed.ctx)
    await verb(counted.ctx, undisturbed.bank)
    const expected = (await world(undisturbed.ctx)).replaceAll(undisturbed.bank.id, 'ID')
    expect(counted.sizes.length).toBeGreaterThan(0)
    for (const boundary of boundariesOf(counted.sizes)) {
      const { ctx, bank } = await givenBank()
      const before = await world(ctx)
      await expect(verb(killedAt(ctx, boundary), bank)).rejects.toMatchObject({ code: 'internal' })
      expect(await world(ctx)).toBe(before)
      await verb(ctx, bank)
      expect((await world(ctx)).replaceAll(bank.id, 'ID')).toBe(expected)
    }
  },
  120_000,
)
