import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { listCycles } from '../../../src/core/reflection/list-cycles.ts'
import { reflect, reflectMessage } from '../../../src/core/reflection/reflect.ts'
import { dueUsers, sweepMessages } from '../../../src/core/reflection/triggers/due.ts'
import { behavior, everything, proposing, storedEvidence } from '../../support/given/reflecting.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

const place = fc.integer({ min: 0, max: 7 })
const contents = fc.constantFrom('runs', 'reads', 'cooks', 'paints')
const items = fc.array(
  fc.record({ content: contents, places: fc.array(place, { minLength: 1, maxLength: 5 }) }),
  {
    maxLength: 3,
  },
)

property.prop(
  [items, items, items, fc.constantFrom('session_end' as const, 'continuation' as const, 'sweep' as const)],
  {
    numRuns: 12,
  },
)(
  'a second delivery of the same cycle changes nothing',
  async (trends, behaviors, reinforced, trigger) => {
    const { ctx, models, clock } = await given.tenant()
    const older = await remember(
      ctx,
      'ann',
      Array.from({ length: 8 }, () => ({})),
    )
    models.add({ reflect: [proposing(behavior('runs', older.slice(0, 3)))] })
    await reflect(ctx, { user_id: 'ann' })
    const known = [...(await storedTraits(ctx, 'ann')).values()].map(({ id }) => id)
    clock.advance({ days: 2 })

    const ids = await remember(
      ctx,
      'ann',
      Array.from({ length: 8 }, () => ({ session: 's' })),
    )
    const evidence_ids = (places: readonly number[]) => places.map((index) => ids[index]!)
    const proposed = (list: typeof trends) =>
      list.map(({ content, places }) => ({ content, evidence_ids: evidence_ids(places) }))
    models.add({
      reflect: [
        proposing({
          new_trends: proposed(trends),
          new_behaviors: proposed(behaviors),
          reinforcements: reinforced.map(({ places }) => ({
            trait_id: known[0]!,
            new_evidence_ids: evidence_ids(places),
          })),
        }),
      ],
    })
    expect((await reflectMessage(ctx, { user_id: 'ann', trigger })).cycle?.status).toBe('completed')
    const once = await everything(ctx, 'ann')
    expect(await reflectMessage(ctx, { user_id: 'ann', trigger })).toMatchObject({ triggered: false })
    expect(await everything(ctx, 'ann')).toEqual(once)
  },
  120_000,
)

const because = { reasoning: 'they are alike' }

test('evidence never crosses subjects, whatever the model says', async () => {
  const { ctx, models } = await given.tenant()
  const bobs = await remember(ctx, 'bob', [{}, {}, {}])
  models.add({ reflect: [proposing(behavior('bob runs', bobs))] })
  await reflect(ctx, { user_id: 'bob' })
  const bob = (await storedTraits(ctx, 'bob')).get('bob runs')!
  const before = await everything(ctx, 'bob')

  const anns = await remember(ctx, 'ann', [{}, {}, {}])
  models.add({
    reflect: [
      proposing({
        ...behavior('ann runs', [...anns, ...bobs]),
        reinforcements: [{ trait_id: bob.id, new_evidence_ids: anns }],
        contradictions: [{ trait_id: bob.id, contradicting_evidence_ids: anns }],
        upgrades: [
          {
            from_trait_ids: [bob.id, bob.id],
            new_content: 'both run',
            new_subtype: 'preference',
            ...because,
          },
        ],
      }),
    ],
  })
  const { cycle } = await reflect(ctx, { user_id: 'ann' })
  expect(cycle?.rejected).toEqual({ unknown_memory: 3, unknown_trait: 3, too_few_children: 1 })
  expect((await storedEvidence(ctx, 'ann')).map(({ memory_id }) => memory_id).sort()).toEqual(
    [...anns].sort(),
  )
  expect(await everything(ctx, 'bob')).toEqual(before)
})

describe('the sweep', () => {
  test('takes users not reflected for 24 hours who have something unreflected or an active trait, of every tenant', async () => {
    const first = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const second = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    const { models, clock } = first
    await remember(first.ctx, 'never', [{}])
    await remember(second.ctx, 'never', [{}])
    await remember(first.ctx, 'pending', [{ requires_confirmation: true }])
    const traits = await remember(first.ctx, 'traits', [{}, {}, {}])
    await remember(first.ctx, 'bare', [{}])
    models.add({ reflect: [proposing(behavior('runs', traits)), proposing({})] })
    await reflect(first.ctx, { user_id: 'traits' })
    await reflect(first.ctx, { user_id: 'bare' })

    const due = async () => {
      const [rows] = await first.database.asSystem().batch([dueUsers(clock.now())])
      const mine = new Map([
        [first.tenant_id, 'first'],
        [second.tenant_id, 'second'],
      ])
      return rows
        .filter(({ tenant_id }) => mine.has(tenant_id))
        .map((row) => `${mine.get(row.tenant_id)} ${row.user_id}`)
    }
    expect(await due()).toEqual(['first never', 'second never'])
    clock.advance({ hours: 23, minutes: 59 })
    expect(await due()).toEqual(['first never', 'second never'])
    clock.advance({ minutes: 1 })
    expect(await due()).toEqual(['first never', 'second never', 'first traits'])
  })

  test('gives them in pages, and one message a user and hour', async () => {
    const { ctx, database, tenant_id } = await given.tenant({ now: '2026-03-02T09:41:00Z' })
    for (const user of ['a', 'b', 'c']) await remember(ctx, user, [{}])
    const now = ctx.clock.now()
    const system = database.asSystem()
    const mine: string[] = []
    let after = 0
    for (;;) {
      const [page] = await system.batch([dueUsers(now, after, 2)])
      mine.push(...page.filter((row) => row.tenant_id === tenant_id).map(({ user_id }) => user_id))
      if (page.length < 2) break
      after = page.at(-1)!.subject_id
    }
    expect(mine).toEqual(['a', 'b', 'c'])
    expect(sweepMessages([{ subject_id: 7, tenant_id, user_id: 'a' }], now)).toEqual([
      {
        kind: 'reflect',
        tenant_id,
        user_id: 'a',
        trigger: 'sweep',
        deduplication_id: 'reflect-7-2026-03-02T09',
      },
    ])
  })

  test('a user who waits after a failure is left alone', async () => {
    const { ctx, database, models, tenant_id, clock } = await given.tenant({ now: '2026-03-02T09:00:00Z' })
    await remember(ctx, 'ann', [{}])
    models.add({ reflect: [new Error('away')] })
    await reflect(ctx, { user_id: 'ann' })
    const due = async () => {
      const [rows] = await database.asSystem().batch([dueUsers(clock.now())])
      return rows.filter((row) => row.tenant_id === tenant_id).length
    }
    expect(await due()).toBe(0)
    clock.advance({ minutes: 10 })
    expect(await due()).toBe(1)
  })
})

test('cycles are listed newest first, in pages', async () => {
  const { ctx, models, clock } = await given.tenant()
  await remember(ctx, 'ann', [{}])
  models.add({ reflect: [proposing({})] })
  const ids: (string | undefined)[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    ids.unshift((await reflect(ctx, { user_id: 'ann', force: true })).cycle?.cycle_id)
    clock.advance({ minutes: 1 })
  }
  const first = await listCycles(ctx, { user_id: 'ann', limit: 2 })
  const second = await listCycles(ctx, { user_id: 'ann', limit: 2, cursor: first.next_cursor! })
  expect([...first.items, ...second.items].map(({ cycle_id }) => cycle_id)).toEqual(ids)
  expect(second.next_cursor).toBeNull()
  await expect(listCycles(ctx, { user_id: 'ann', cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({
    code: 'malformed',
  })
  expect((await listCycles(ctx, { user_id: 'nobody' })).items).toEqual([])
})
