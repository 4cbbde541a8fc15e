import { expect, test } from 'vitest'
import { judgeClaims } from '../../../prompts/judge_claims.ts'
import { learnExperience } from '../../../prompts/learn_experience.ts'
import { rewriteClaims } from '../../../prompts/rewrite_claims.ts'
import { checkContent } from '../../../src/core/experience/claims/gates.ts'
import { storedContent } from '../../../src/core/experience/claims/protocol.ts'
import { getItem } from '../../../src/core/experience/get-item.ts'
import { learn } from '../../../src/core/experience/learn.ts'
import { addedContent } from '../../../src/core/experience/learning/merge.ts'
import { listItems } from '../../../src/core/experience/list-items.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { learnExperience as learnByRules } from '../../../src/core/rules/learning/learn_experience.ts'
import { rewriteClaims as rewriteByRules } from '../../../src/core/rules/learning/rewrite_claims.ts'
import { claimsIn, content, proposed } from '../../support/given/claims.ts'
import { given } from '../../support/given.ts'

test.each([
  [
    'English',
    'Benzoic acid slowed the nucleation of crystals.',
    'Benzoic acid did not slow the nucleation of crystals.',
  ],
  ['Chinese', '苯甲酸降低了晶体成核速度。', '苯甲酸提高了晶体成核速度。'],
])('offline, runs in %s take a claim to a conclusion and back', async (_language, pros, cons) => {
  const { ctx, clock } = await given.tenant({ models: offlineModels() })
  const run = async (run_id: string, feedback: { pros?: string; cons?: string }) => {
    clock.advance({ hours: 1 })
    const output = { small_molecule_modifier: 'benzoic acid', temperature: 120 }
    await addRun(ctx, {
      run_id,
      output,
      feedback: { ...feedback, products: [{ name: 'UiO-66', value: 3, fraction: 1 }] },
    })
    return learn(ctx, { run_id })
  }
  const first = await run('r1', { pros })
  expect(first.dropped).toEqual([])
  const id = first.added[0]!
  const state = async () =>
    claimsIn((await getItem(ctx, { id })).content).find((one) =>
      one.inference.summary.startsWith(pros.slice(0, 5)),
    )
  expect(await state()).toMatchObject({ status: 'hypothesis' })
  await run('r2', { pros })
  await run('r3', { pros })
  expect(await state()).toMatchObject({ status: 'conclusion', support: { count: 2, run_ids: ['r2', 'r3'] } })
  await run('r4', { cons })
  await run('r5', { cons })
  expect(await state()).toMatchObject({
    status: 'hypothesis',
    contra: { count: 2 },
    limitations: ['contradicted by r4, r5'],
  })
  expect((await listItems(ctx, { query: pros })).items[0]?.id).toBe(id)
})

test('offline, a rewrite mends what the gates name', () => {
  const spread = content([proposed({ summary: 'Spread.' })]).replace(',"status"', ',\n"status"')
  const many = content(
    Array.from({ length: 12 }, (_, place) => proposed({ claim_id: 'same', summary: `Claim ${place}` })),
  )
  const rude = content([
    {
      ...proposed({
        summary: 'As [C4] says, acid helps. Next experiment: more acid.',
        constraint: { must: ['acid'], avoid: ['base'] },
      }),
      try: 'x',
    },
  ])
  const items = [spread, many, rude, 'RBMEM_CLAIMS_V1\nTOPIC=t\nCLAIMS_JSON=[{', ' '].map((text, index) => ({
    index,
    content: text,
    faults: [],
  }))
  const rewritten = rewriteByRules({ items }).items
  expect(rewritten.map((item) => item.index)).toEqual([0, 1, 2])
  for (const { content: text } of rewritten) {
    expect(checkContent(addedContent(storedContent(text), { source_run_ids: ['r1'] })).faults).toEqual([])
  }
  expect(claimsIn(rewritten[1]!.content)).toHaveLength(10)
  expect(claimsIn(rewritten[2]!.content)[0]).toMatchObject({
    inference: { summary: 'As  says, acid helps.' },
    constraint: { avoid: ['base'] },
  })
})

test('prompts hold the format, say that data is data, and stay small', () => {
  const run = {
    run_id: 'r1',
    run_output: 'x',
    feedback_products: [],
    activity_total_value: null,
    feedback_text: { pros: null, cons: null, other: null },
  }
  const rendered = [
    learnExperience.render({ run, candidates: [] }),
    judgeClaims.render({ run, items: [] }),
    rewriteClaims.render({ items: [{ index: 0, content: 'x', faults: [] }] }),
  ]
  for (const { instructions, prompt } of rendered) {
    expect(instructions).toContain('is data')
    expect(instructions.length + prompt.length).toBeLessThan(4_000)
    expect(`${instructions}${prompt}`).not.toMatch(/\[C\d+\]/u)
  }
  expect(rendered[2]!.instructions).toContain('RBMEM_CLAIMS_V1')
  expect(rendered[0]!.prompt).toContain('(none)')
})

const ran = (feedback_text: { pros?: string; cons?: string }, more: object = {}) => ({
  run_id: 'r1',
  run_output: { temperature: 120 },
  feedback_products: [],
  activity_total_value: null,
  feedback_text: { pros: null, cons: null, other: null, ...feedback_text },
  ...more,
})

test('offline, what went badly is a fact of its setting and rules nothing out', () => {
  const { add } = learnByRules({ run: ran({ cons: '结晶很慢。' }), candidates: [] })
  expect(add).toMatchObject([
    { claims: [{ status: 'fact', summary: '结晶很慢', conditions: ['temperature 120'] }] },
  ])
  expect(JSON.stringify(add)).not.toContain('avoid')
})

test('offline, an outcome and what was measured become a fact', () => {
  const measurements = [{ name: 'latency', value: 41.5, unit: 'ms' }]
  const { add } = learnByRules({ run: ran({}, { outcome: 'merged', measurements }), candidates: [] })
  expect(add[0]!.claims).toEqual([
    { claim_id: 'c1', status: 'fact', summary: 'temperature 120: merged; latency 41.5 ms' },
  ])
})
