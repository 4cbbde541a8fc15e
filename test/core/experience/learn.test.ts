import { describe, expect, test } from 'vitest'
import { WorkError } from '../../../src/core/errors.ts'
import { addItem } from '../../../src/core/experience/add-item.ts'
import { getItem } from '../../../src/core/experience/get-item.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import { listEdits } from '../../../src/core/experience/list-edits.ts'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { patchItem } from '../../../src/core/experience/patch-item.ts'
import { getRun } from '../../../src/core/experience/runs/get-run.ts'
import { archiveItem } from '../../../src/core/experience/set-status.ts'
import { claim, claimsIn, content, lesson } from '../../support/given/claims.ts'
import { givenItem, indexOf, learnRun, recordRun } from '../../support/given/experience.ts'
import { type GivenTenant, given } from '../../support/given.ts'

const nothing = { add: [], update: [] }
const shownTo = (tenant: GivenTenant, task: 'learn_experience' | 'judge_claims') => {
  const input = tenant.models.of(task).at(-1)!.input as {
    candidates?: { mem_id: string }[]
    items?: { mem_id: string }[]
  }
  return (input.candidates ?? input.items ?? []).map((item) => item.mem_id)
}
const claimsOf = async (tenant: GivenTenant, id: string) =>
  claimsIn((await getItem(tenant.ctx, { id })).content)

test('what a model says that no database keeps is left out of it', async () => {
  const tenant = await given.tenant()
  const learned = await learnRun(tenant, 'r1', {
    add: [lesson([{ summary: 'Slow\u0000 cooling helps' }], 'growth\u0000 of \ud800')],
  })
  const [stored] = await claimsOf(tenant, learned.added[0]!)
  expect(stored).toMatchObject({ inference: { summary: 'Slow cooling helps' } })
  const { dropped } = await learnRun(tenant, 'r2', {
    update: [{ mem_id: 'no\u0000where', ...lesson([{}]) }],
    judgements: [],
  })
  expect(JSON.stringify(dropped)).not.toContain('u0000')
})

describe('facts', () => {
  test('are put in by code, whatever the model proposed, and never shown back by it', async () => {
    const tenant = await given.tenant()
    const invented = { facts: { source_run_ids: ['invented'], run_output: 'invented' }, support: 3 }
    const item = lesson([{}])
    const proposal = { ...item, claims: item.claims.map((one) => ({ ...one, ...invented })) }
    const learned = await learnRun(
      tenant,
      'r1',
      { add: [proposal] },
      {
        output: { M1: 'Zr', note: 'cites [C3]' },
        feedback: { products: [{ name: 'CO', value: 2, fraction: 0.5 }], pros: 'good' },
      },
    )
    const [stored] = await claimsOf(tenant, learned.added[0]!)
    expect(stored!.facts).toEqual({
      source_run_ids: ['r1'],
      run_id: 'r1',
      run_output: { M1: 'Zr', note: 'cites ' },
      feedback_products: [{ name: 'CO', value: 2, fraction: 0.5 }],
      activity_total_value: 2,
      feedback_text: { pros: 'good', cons: null, other: null },
    })
    expect(stored).toMatchObject({ support: { count: 0, run_ids: [] }, contra: { count: 0, run_ids: [] } })
  })

  test('of a second run the latest stand, and the source runs are the union', async () => {
    const tenant = await given.tenant()
    const first = await learnRun(tenant, 'r1', { add: [lesson([{}])] }, { output: 'one' })
    const id = first.added[0]!
    await learnRun(
      tenant,
      'r2',
      { update: [{ mem_id: id, ...lesson([{}]) }], judgements: [] },
      { output: 'two', used_item_ids: [id] },
    )
    expect((await claimsOf(tenant, id))[0]!.facts).toMatchObject({
      source_run_ids: ['r1', 'r2'],
      run_id: 'r2',
      run_output: 'two',
    })
  })
})

describe('an update', () => {
  test('keeps status and counts of known claims and what it does not name, and adds new claims as new', async () => {
    const tenant = await given.tenant()
    const text = `${content([
      claim({ status: 'conclusion', support: ['a', 'b'], limitations: ['old'] }),
      { ...claim({ claim_id: 'c2', summary: 'Untouched.' }), note: 1.5 },
    ]).replace('1.5', '1.50')}\nX_OWNER=lab`
    const { id, content: before } = await addItem(tenant.ctx, { content: text })
    const update = lesson(
      [
        { status: 'hypothesis', summary: 'Reworded.' },
        { claim_id: 'c3', status: 'conclusion' },
      ],
      'new topic',
    )
    const learned = await learnRun(
      tenant,
      'r1',
      { update: [{ mem_id: id, ...update }], judgements: [] },
      { used_item_ids: [id] },
    )
    expect(learned).toMatchObject({ updated: [id], added: [], archived: [], dropped: [] })
    expect(learned.proposals).toMatchObject([{ kind: 'update', mem_id: id }])
    const { content: after } = await getItem(tenant.ctx, { id })
    const [first, second, third] = claimsIn(after)
    expect(first).toMatchObject({
      status: 'conclusion',
      support: { count: 2 },
      inference: { summary: 'Reworded.' },
      facts: { run_id: 'r1' },
    })
    expect(third).toMatchObject({ claim_id: 'c3', status: 'hypothesis', support: { count: 0 } })
    expect(after).toContain('TOPIC=new topic')
    expect(after).toContain('X_OWNER=lab')
    const untouched = before.slice(before.indexOf('{"claim_id":"c2"'), before.indexOf(']\nX_OWNER'))
    expect(untouched).toContain('"note":1.50')
    expect(after).toContain(untouched)
    expect(second).toMatchObject({ facts: { source_run_ids: ['seed'] } })
  })

  test('without a topic, a scope or a list leaves them, and every key that it does not know', async () => {
    const tenant = await given.tenant()
    const stored = {
      ...claim({ conditions: ['dry'], constraint: { avoid: ['water'] } }),
      inference: { summary: 'Old.', mechanism: 'capping' },
      note: 'mine',
    }
    const text = content([stored]).replace('CLAIMS_JSON', 'SCOPE=MOFs\nCLAIMS_JSON')
    const { id } = await addItem(tenant.ctx, { content: text })
    const claims = [
      { claim_id: 'c1', status: 'fact', summary: 'New.', limitations: ['slow'], conditions: [] },
    ]
    const learned = await learnRun(
      tenant,
      'r1',
      { update: [{ mem_id: id, topic: null, scope: null, claims }], judgements: [] },
      { used_item_ids: [id] },
    )
    expect(learned.dropped).toEqual([])
    const { content: after } = await getItem(tenant.ctx, { id })
    expect(after).toContain('TOPIC=modulators of MOF growth\nSCOPE=MOFs')
    expect(claimsIn(after)[0]).toMatchObject({
      status: 'hypothesis',
      inference: { summary: 'New.', mechanism: 'capping' },
      constraint: { avoid: ['water'] },
      conditions: ['dry'],
      limitations: ['slow'],
      note: 'mine',
    })
  })

  test('with a reason may ask for something; what is several lines becomes one', async () => {
    const tenant = await given.tenant()
    const positive = { claim_id: 'c1', status: 'hypothesis', summary: 'Argon helps.', prefer: ['argon'] }
    const learned = await learnRun(tenant, 'r1', {
      add: [
        {
          topic: 'dry\n work',
          scope: ' gloves\nbox ',
          claims: [{ ...positive, exception_reason: 'air burns it' }],
        },
        { topic: 'dry work', claims: [positive] },
      ],
      rewrite: [],
    })
    expect(learned.dropped).toMatchObject([{ kind: 'add', code: 'claim_constraint' }])
    const { content: text } = await getItem(tenant.ctx, { id: learned.added[0]! })
    expect(text).toMatch(/^RBMEM_CLAIMS_V1\nTOPIC=dry work\nSCOPE=gloves box\nCLAIMS_JSON=/u)
    expect(claimsIn(text)[0]!.constraint).toEqual({
      prefer: ['argon'],
      allow_positive: true,
      exception_reason: 'air burns it',
    })
  })

  test('gives its facts to a claim that it names without changing it', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant, [{}, { claim_id: 'c2', summary: 'Other.' }])
    await learnRun(
      tenant,
      'r1',
      { update: [{ mem_id: id, ...lesson([{}]) }], judgements: [] },
      { used_item_ids: [id] },
    )
    const [first, second] = await claimsOf(tenant, id)
    expect(first!.facts).toMatchObject({ source_run_ids: ['seed', 'r1'] })
    expect(second!.facts).toEqual({ source_run_ids: ['seed'] })
  })

  test('is accepted with and without mem:, and two of one item both hold', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant)
    const update = (mem_id: string, claim_id: string) => ({ mem_id, ...lesson([{ claim_id }]) })
    await learnRun(
      tenant,
      'r1',
      { update: [update(id.slice(4), 'c2'), update(id, 'c3')], judgements: [] },
      { used_item_ids: [id] },
    )
    expect((await claimsOf(tenant, id)).map((one) => one.claim_id)).toEqual(['c1', 'c2', 'c3'])
  })

  test('that makes an item of more than ten claims is dropped', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(
      tenant,
      Array.from({ length: 10 }, (_, place) => ({ claim_id: `c${place}` })),
    )
    const learned = await learnRun(
      tenant,
      'r1',
      {
        update: [{ mem_id: id, ...lesson([{ claim_id: 'new' }]) }],
        rewrite: [],
        judgements: [],
      },
      { used_item_ids: [id] },
    )
    expect(learned.dropped).toMatchObject([{ kind: 'update', mem_id: id, code: 'claims_too_many' }])
    expect(await claimsOf(tenant, id)).toHaveLength(10)
  })
})

describe('candidates', () => {
  test('are the items that the run used, in their order, then those that its facts find; each once', async () => {
    const tenant = await given.tenant()
    const found = await givenItem(tenant, [{ summary: 'Crystals grew slowly in acid.' }])
    const used = await givenItem(tenant, [{ summary: 'Ovens differ.' }])
    const both = await givenItem(tenant, [{ summary: 'Slowly grown crystals are pure.' }])
    const away = await givenItem(tenant, [{ summary: 'Filters clog.' }])
    const used_item_ids = [
      used.id.slice(4),
      both.id,
      used.id,
      'mem:unknown',
      '00000000-0000-0000-0000-000000000000',
    ]
    await learnRun(tenant, 'r1', { judgements: [] }, { used_item_ids })
    const shown = shownTo(tenant, 'learn_experience')
    expect(shown.slice(0, 2)).toEqual([used.id, both.id])
    expect(shown.slice(2)).toEqual([found.id])
    expect(shown).not.toContain(away.id)
  })

  test('are neither archived nor of another bank or tenant', async () => {
    const tenant = await given.tenant()
    const archived = await givenItem(tenant)
    await archiveItem(tenant.ctx, { id: archived.id })
    const elsewhere = await givenItem(tenant, [{ summary: 'crystals grew slowly' }], 'elsewhere')
    const foreign = await givenItem(await given.tenant(), [{ summary: 'crystals grew slowly' }])
    await learnRun(tenant, 'r1', {}, { used_item_ids: [archived.id, elsewhere.id, foreign.id] })
    expect(shownTo(tenant, 'learn_experience')).toEqual([])
    expect(tenant.models.of('judge_claims')).toEqual([])
  })

  test.each([
    [1, { experience_candidates: 1 }],
    [25, {}],
  ])('are at most %i', async (most, policy) => {
    const tenant = await given.tenant({ policy })
    for (let place = 0; place < most + 2; place += 1)
      await givenItem(tenant, [{ summary: `crystals grew slowly ${place}` }])
    await learnRun(tenant, 'r1', { judgements: [] })
    expect(shownTo(tenant, 'learn_experience')).toHaveLength(most)
  })

  test('are shown without facts and counts', async () => {
    const tenant = await given.tenant()
    await givenItem(tenant, [
      { summary: 'crystals grew slowly', facts: { source_run_ids: ['SECRETRUN'] }, support: ['SUPPORTRUN'] },
    ])
    await learnRun(tenant, 'r1', { judgements: [] })
    for (const request of tenant.models.requests)
      expect(JSON.stringify(request)).not.toMatch(/SECRETRUN|SUPPORTRUN/u)
  })
})

describe('judging', () => {
  const judged = async (tenant: GivenTenant, run_id: string, id: string, judgements: unknown[]) =>
    learnRun(tenant, run_id, { judgements }, { used_item_ids: [id], output: 'o', feedback: {} })

  test('sees the candidates as they are with the updates; what this learning added or changed counts nothing', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant, [
      { status: 'conclusion', contra: ['x'] },
      { claim_id: 'c2', summary: 'Named as it was.' },
      { claim_id: 'c3', summary: 'Not named.' },
    ])
    const say = (claim_id: string, verdict: string) => ({
      mem_id: id,
      claim_id,
      verdict,
      clearly_wrong: true,
    })
    const learned = await learnRun(
      tenant,
      'r1',
      {
        update: [
          {
            mem_id: id,
            ...lesson([
              { summary: 'Reworded.' },
              { claim_id: 'c2', summary: 'Named as it was.' },
              { claim_id: 'fresh', summary: 'Fresh.' },
            ]),
          },
        ],
        judgements: [
          say('c1', 'contra'),
          say('c2', 'support'),
          say('c3', 'support'),
          say('fresh', 'support'),
        ],
      },
      { used_item_ids: [id] },
    )
    const { items } = tenant.models.of('judge_claims')[0]!.input as {
      items: { claims: { inference: unknown }[] }[]
    }
    expect(items[0]!.claims.map((one) => one.inference)).toContainEqual({ summary: 'Reworded.' })
    expect(learned.verdicts.map(({ claim_id, outcome }) => [claim_id, outcome])).toEqual([
      ['c2', 'counted'],
      ['c3', 'counted'],
    ])
    const counts = (await claimsOf(tenant, id)).map((one) => [
      one.status,
      one.support.count,
      one.contra.count,
    ])
    expect(counts).toEqual([
      ['conclusion', 0, 1],
      ['hypothesis', 1, 0],
      ['hypothesis', 1, 0],
      ['hypothesis', 0, 0],
    ])
  })

  test('counts a run once a claim, ignores what is unknown, and drops support and contra for one claim', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant, [{}, { claim_id: 'c2' }, { claim_id: 'c3' }, { claim_id: 'c4' }])
    const foreign = await givenItem(tenant, [{}], 'elsewhere')
    const say = (claim_id: string, verdict: string, mem_id = id) => ({ mem_id, claim_id, verdict })
    const learned = await judged(tenant, 'r1', id, [
      say('c1', 'support'),
      say('c1', 'support', id.slice(4)),
      say('c2', 'support'),
      say('c2', 'contra'),
      say('c3', 'irrelevant'),
      say('nobody', 'support'),
      say('c1', 'contra', foreign.id),
      say('c1', 'contra', 'nonsense'),
    ])
    expect(learned.verdicts.map((verdict) => [verdict.claim_id, verdict.verdict])).toEqual([
      ['c1', 'support'],
      ['c3', 'irrelevant'],
    ])
    const counts = (await claimsOf(tenant, id)).map((one) => [one.support.count, one.contra.count])
    expect(counts).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(await getItem(tenant.ctx, { id: foreign.id })).toEqual({ ...foreign, claims: expect.any(Array) })
  })

  test('leaves facts of claims that it only judges', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant)
    await judged(tenant, 'r1', id, [{ mem_id: id, claim_id: 'c1', verdict: 'contra' }])
    expect((await claimsOf(tenant, id))[0]).toMatchObject({
      facts: { source_run_ids: ['seed'] },
      contra: { count: 1, run_ids: ['r1'] },
    })
  })

  test.each([
    ['nothing', {}, 'contradicted by a, r1'],
    ['a condition', { conditions: ['only when dry'] }, null],
    ['only what the claim has already', { limitations: ['known'] }, 'contradicted by a, r1'],
    ['an alias', { limitations: ['see [C4]'] }, 'contradicted by a, r1'],
    ['a next step', { conditions: ['下一步升温'] }, 'contradicted by a, r1'],
    ['an empty text', { limitations: [' '], conditions: null }, 'contradicted by a, r1'],
  ])('a conclusion that falls back gains a condition or limitation; given %s', async (_what, more, added) => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant, [
      { status: 'conclusion', support: ['x', 'y'], contra: ['a'], limitations: ['known'] },
    ])
    await judged(tenant, 'r1', id, [{ mem_id: id, claim_id: 'c1', verdict: 'contra', ...more }])
    const [after] = await claimsOf(tenant, id)
    expect(after).toMatchObject({ status: 'hypothesis', contra: { count: 2 } })
    expect(after!.limitations).toEqual(added === null ? ['known'] : ['known', added])
    expect(after!.conditions).toEqual(added === null ? ['only when dry'] : [])
    const index = await indexOf(tenant, await getItem(tenant.ctx, { id }))
    expect(index.rows).toEqual(index.expected)
  })

  test('what code added names runs and so passes the gates later, whatever they are called', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant, [{ status: 'conclusion', contra: ['next-step-1'] }])
    await judged(tenant, 'r1', id, [{ mem_id: id, claim_id: 'c1', verdict: 'contra' }])
    const item = await getItem(tenant.ctx, { id })
    expect(item.content).toContain('contradicted by next-step-1, r1')
    await patchItem(tenant.ctx, { id, version: item.version, content: item.content })
  })

  test('deletes one claim that is clearly wrong and keeps the others', async () => {
    const tenant = await given.tenant()
    const { id, content: before } = await givenItem(tenant, [
      { status: 'fact', contra: ['a'] },
      { claim_id: 'c2' },
    ])
    const learned = await judged(tenant, 'r1', id, [
      { mem_id: id, claim_id: 'c1', verdict: 'contra', clearly_wrong: true },
    ])
    expect(learned).toMatchObject({
      updated: [id],
      archived: [],
      verdicts: [{ outcome: 'deleted', clearly_wrong: true }],
    })
    expect((await claimsOf(tenant, id)).map((one) => one.claim_id)).toEqual(['c2'])
    expect((await listEdits(tenant.ctx, { id })).items.at(-1)).toMatchObject({
      actor: 'learning',
      run_id: 'r1',
      old_content: before,
    })
  })
})

describe('once', () => {
  test('learning twice gives the same delta and asks no model', async () => {
    const tenant = await given.tenant()
    const first = await learnRun(tenant, 'r1', { add: [lesson([{}])] })
    expect(await learn(tenant.ctx, { run_id: 'r1' })).toEqual(first)
    expect(await learn(tenant.ctx, { run_id: 'r1', dry_run: true })).toEqual(first)
    expect((await getRun(tenant.ctx, { run_id: 'r1' })).delta_id).toBe(first.delta_id)
    expect((await listItems(tenant.ctx, { status: 'all' })).items).toHaveLength(1)
  })

  test('a run that teaches nothing has a delta all the same', async () => {
    const tenant = await given.tenant()
    const learned = await learnRun(tenant, 'r1', {})
    expect(learned).toMatchObject({ delta_id: expect.any(String), added: [], updated: [], archived: [] })
    expect(await learn(tenant.ctx, { run_id: 'r1' })).toEqual(learned)
  })

  test('one run learned twice at once gives one delta, two runs at once both count', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant)
    for (const run_id of ['r1', 'r2', 'r3', 'r4']) await recordRun(tenant, run_id, { used_item_ids: [id] })
    const judgement = { judgements: [{ mem_id: id, claim_id: 'c1', verdict: 'contra' }] }
    const add = { add: [lesson([{ claim_id: 'n', summary: 'New.' }])], update: [] }
    tenant.models.add({
      learn_experience: [add, add, nothing, nothing, nothing],
      judge_claims: new Array(5).fill(judgement),
    })
    const [one, other] = await Promise.all(
      ['r1', 'r1'].map((run_id) => learn(tenant.as(tenant.ctx.actor), { run_id })),
    )
    expect(one).toEqual(other)
    await Promise.all(['r2', 'r3', 'r4'].map((run_id) => learn(tenant.as(tenant.ctx.actor), { run_id })))
    const [stored] = await claimsOf(tenant, id)
    expect(stored!.contra.count).toBe(4)
    expect(stored!.contra.run_ids.toSorted()).toEqual(['r1', 'r2', 'r3', 'r4'])
    expect((await listItems(tenant.ctx, { status: 'all' })).items).toHaveLength(2)
    expect(tenant.models.requests.filter((request) => request.task === 'learn_experience')).toHaveLength(5)
  })

  test('an item archived while the models thought is no candidate any more', async () => {
    const tenant = await given.tenant()
    const { id } = await givenItem(tenant)
    await recordRun(tenant, 'r1', { used_item_ids: [id] })
    tenant.models.add({
      learn_experience: [{ add: [], update: [{ mem_id: id, ...lesson([{ summary: 'Late.' }]) }] }],
      judge_claims: [
        async () => {
          await archiveItem(tenant.as(tenant.ctx.actor), { id })
          return { judgements: [{ mem_id: id, claim_id: 'c1', verdict: 'support' }] }
        },
      ],
    })
    const learned = await learn(tenant.ctx, { run_id: 'r1' })
    expect(learned).toMatchObject({
      updated: [],
      dropped: [{ code: 'not_a_candidate', mem_id: id }],
      verdicts: [],
    })
    expect((await claimsOf(tenant, id))[0]).toMatchObject({
      inference: { summary: 'Benzoic acid slows nucleation.' },
    })
  })
})

test('a dry run says what it would do and writes nothing', async () => {
  const tenant = await given.tenant()
  const item = await givenItem(tenant)
  await recordRun(tenant, 'r1', { used_item_ids: [item.id] })
  const script = {
    learn_experience: [
      {
        add: [lesson([{ summary: 'New.' }])],
        update: [{ mem_id: 'mem:nobody', claims: [] }],
      },
    ],
    judge_claims: [{ judgements: [{ mem_id: item.id, claim_id: 'c1', verdict: 'support' }] }],
  }
  tenant.models.add(script)
  const dry = await learn(tenant.ctx, { run_id: 'r1', dry_run: true })
  expect(dry).toMatchObject({
    delta_id: null,
    added: [],
    updated: [],
    archived: [],
    proposals: [{ kind: 'add', mem_id: null, content: expect.stringContaining('"source_run_ids":["r1"]') }],
    dropped: [{ kind: 'update', mem_id: 'mem:nobody', code: 'not_a_candidate' }],
    verdicts: [{ mem_id: item.id, verdict: 'support', outcome: 'counted' }],
  })
  expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual([item])
  expect((await getRun(tenant.ctx, { run_id: 'r1' })).delta_id).toBeNull()
  tenant.models.add(script)
  expect(await learn(tenant.ctx, { run_id: 'r1' })).toMatchObject({
    ...dry,
    delta_id: expect.any(String),
    added: [expect.any(String)],
    updated: [item.id],
  })
})

describe('failure', () => {
  const bad = { add: [{ ...lesson([{ summary: '' }]) }], update: [] }
  const away = new WorkError('timeout', 'no answer')
  test.each([
    ['proposing', { learn_experience: [away] }],
    ['proposing: no JSON, twice', { learn_experience: ['{', '{'] }],
    ['rewriting', { learn_experience: [bad], rewrite_claims: [away] }],
    ['judging', { learn_experience: [nothing], judge_claims: [away] }],
  ])('of %s writes nothing, and the run can be learned again', async (_what, script) => {
    const tenant = await given.tenant()
    const item = await givenItem(tenant)
    await recordRun(tenant, 'r1', { used_item_ids: [item.id] })
    tenant.models.add(script)
    await expect(learn(tenant.ctx, { run_id: 'r1' })).rejects.toBeInstanceOf(WorkError)
    expect((await listItems(tenant.ctx, { status: 'all' })).items).toEqual([item])
    expect((await getRun(tenant.ctx, { run_id: 'r1' })).delta_id).toBeNull()
    tenant.models.add({ learn_experience: [nothing], judge_claims: [{ judgements: [] }] })
    expect(await learn(tenant.ctx, { run_id: 'r1' })).toMatchObject({ delta_id: expect.any(String) })
  })

  test('of the embedder too', async () => {
    const tenant = await given.tenant()
    await recordRun(tenant, 'r1')
    const ctx = { ...tenant.ctx, embedder: { ...tenant.ctx.embedder, embed: () => Promise.reject(away) } }
    await expect(learn(ctx, { run_id: 'r1' })).rejects.toMatchObject({ code: 'timeout' })
  })

  test('a used-up budget asks no model', async () => {
    const tenant = await given.tenant({ limits: { token_budget_daily: 0 } })
    await recordRun(tenant, 'r1')
    await expect(learn(tenant.ctx, { run_id: 'r1' })).rejects.toMatchObject({ code: 'budget_exhausted' })
    expect(tenant.models.requests).toEqual([])
  })

  test('an unknown run, or another tenant’s, is not found', async () => {
    const tenant = await given.tenant()
    await recordRun(tenant, 'r1')
    await expect(learn((await given.tenant()).ctx, { run_id: 'r1' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
