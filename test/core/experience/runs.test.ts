import { describe, expect, test } from 'vitest'
import { WorkError } from '../../../src/core/errors.ts'
import { resolveMolecules } from '../../../src/core/experience/molecules/resolve-molecules.ts'
import { addRun } from '../../../src/core/experience/runs/add-run.ts'
import { getRun } from '../../../src/core/experience/runs/get-run.ts'
import type { AddRun } from '../../../src/core/experience/runs/schemas.ts'
import type { MoleculeRecord, MoleculeSource } from '../../../src/core/ports.ts'
import { given } from '../../support/given.ts'

const body = {
  run_id: 'run 1',
  bank: 'mof',
  output: { zeta: 1.5, alpha: ['x'], '2': null, text: '原文' },
  feedback: { products: [{ name: 'CO', value: 3 }], pros: 'pure' },
  used_item_ids: ['mem:x', 'y'],
  trace: { steps: [] },
}

test('a run is kept as it was given', async () => {
  const { ctx } = await given.tenant({ now: '2026-05-01T00:00:00Z' })
  const { outcome, value: run } = await addRun(ctx, body)
  expect(outcome).toBe('created')
  expect(run).toEqual({
    ...body,
    feedback: {
      outcome: null,
      measurements: null,
      products: [{ name: 'CO', value: 3, fraction: null }],
      pros: 'pure',
      cons: null,
      other: null,
    },
    molecules: [],
    delta_id: null,
    created_at: '2026-05-01T00:00:00.000Z',
  })
  const stored = await getRun(ctx, { run_id: 'run 1' })
  expect(stored).toEqual(run)
  expect(JSON.stringify(stored.output)).toBe(JSON.stringify(body.output))
})

test('without a run_id it gets one, and without a bank it is in the default one', async () => {
  const { ctx } = await given.tenant()
  const { value: run } = await addRun(ctx, { output: 'words', feedback: {} })
  expect(run).toMatchObject({
    run_id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
    bank: 'default',
    output: 'words',
    trace: null,
  })
})

test('the same run again is the stored one, whatever the order of its keys; another body or bank is a conflict', async () => {
  const tenant = await given.tenant()
  const first = await addRun(tenant.ctx, body)
  tenant.clock.advance({ hours: 1 })
  const { output, ...others } = body
  const again = await addRun(tenant.ctx, {
    output: { ...output, zeta: 1.5 },
    ...others,
    used_item_ids: ['mem:x', 'y'],
  })
  expect(again).toEqual({ outcome: 'repeated', value: first.value })
  for (const other of [
    { ...body, output: {} },
    { ...body, bank: 'default' },
    { ...body, trace: null },
  ]) {
    await expect(addRun(tenant.ctx, other)).rejects.toMatchObject({ code: 'run_conflict' })
  }
})

test('of two different runs with one id at once, one is stored', async () => {
  const tenant = await given.tenant()
  const outcomes = await Promise.allSettled([
    addRun(tenant.as(tenant.ctx.actor), body),
    addRun(tenant.as(tenant.ctx.actor), { ...body, bank: 'other' }),
  ])
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a run of another tenant is not found, and its id is free', async () => {
  await addRun((await given.tenant()).ctx, body)
  const stranger = await given.tenant()
  await expect(getRun(stranger.ctx, { run_id: 'run 1' })).rejects.toMatchObject({ code: 'not_found' })
  expect((await addRun(stranger.ctx, { ...body, output: {} })).outcome).toBe('created')
})

test('a wide output is a run like any other', async () => {
  const { ctx } = await given.tenant()
  const { outcome } = await addRun(ctx, { ...body, output: Array(300_000).fill(1), trace: null })
  expect(outcome).toBe('created')
})

test.each([
  ['an alias in the run id', { run_id: 'run [C1]' }],
  ['no output', { output: undefined }],
  ['an unknown field of the feedback', { feedback: { good: 'x' } }],
  ['an output of more than 1 MiB', { output: { text: 'x'.repeat(1024 * 1024) } }],
  ['a trace of more than 1 MiB', { trace: ['x'.repeat(1024 * 1024)] }],
  ['praise of more than 32 KiB', { feedback: { pros: '好'.repeat(11_000) } }],
  ['more than 50 molecules', { output: { small_molecule_modifier: Array(51).fill('x') } }],
  ['a NUL in the output', { output: { a: 'b\0' } }],
  ['an output nested beyond reason', { output: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) }],
])('%s is refused', async (_what, more) => {
  const { ctx } = await given.tenant()
  await expect(addRun(ctx, { ...body, ...more } as typeof body)).rejects.toThrow()
})

describe('molecules', () => {
  const known: Record<string, MoleculeRecord | 'none' | 'ambiguous'> = {
    'benzoic acid': {
      cid: 243,
      canonical_smiles: 'C1=CC=C(C=C1)C(=O)O',
      inchi_key: 'WPYMKLBDIGXBTP-UHFFFAOYSA-N',
    },
    ethanol: { cid: 702, canonical_smiles: 'CCO', inchi_key: null },
    strange: { cid: 1, canonical_smiles: 'not a smiles((', inchi_key: null },
    twins: 'ambiguous',
    nothing: 'none',
  }
  function source(failing: ReadonlySet<string> = new Set()) {
    const asked: string[] = []
    const find: MoleculeSource['find'] = async (name) => {
      asked.push(name)
      if (failing.has(name)) throw new WorkError('timeout', 'no answer')
      return known[name] ?? 'none'
    }
    return { asked, find }
  }
  const run = (run_id: string, small_molecule_modifier: AddRun['output']) => ({
    run_id,
    output: { small_molecule_modifier },
    feedback: {},
  })

  test('are looked up in the background, one entry a modifier, in order, shown and never blocking', async () => {
    const { ctx, dispatcher, tenant_id } = await given.tenant()
    const { value: recorded } = await addRun(
      ctx,
      run('r1', ['ethanol', ' benzoic acid ', 'twins', 'nothing', 'ethanol', 'strange']),
    )
    expect(recorded.molecules.map((molecule) => molecule.status)).toEqual(new Array(6).fill('pending'))
    expect(dispatcher.take()).toEqual([{ kind: 'molecules', tenant_id, bank: 'default', run_id: 'r1' }])

    const pubchem = source()
    expect(await resolveMolecules(ctx, pubchem, { run_id: 'r1' })).toEqual({
      resolved: 3,
      unresolved: 2,
      failed: 0,
    })
    expect(pubchem.asked).toEqual(['ethanol', 'benzoic acid', 'twins', 'nothing', 'strange'])
    const { molecules } = await getRun(ctx, { run_id: 'r1' })
    expect(molecules[0]).toEqual({
      modifier: 'ethanol',
      status: 'resolved',
      cid: 702,
      canonical_smiles: 'CCO',
      inchi_key: null,
      has_cooh: false,
      advice: expect.stringContaining('sending the run back'),
    })
    expect(molecules[1]).toMatchObject({ modifier: 'benzoic acid', cid: 243, has_cooh: true, advice: null })
    expect(molecules.slice(2, 4)).toMatchObject([
      { status: 'unresolved', cid: null, has_cooh: null, advice: null },
      { status: 'unresolved', advice: null },
    ])
    expect(molecules[4]).toEqual(molecules[0])
    expect(molecules[5]).toMatchObject({ status: 'resolved', has_cooh: null, advice: null })
  })

  test('a turn is ten names; the rest waits behind others, ten minutes at most', async () => {
    const { ctx, dispatcher, tenant_id, clock } = await given.tenant()
    const names = Array.from({ length: 25 }, (_, n) => `name ${n}`)
    await addRun(ctx, run('r1', names))
    dispatcher.take()
    const pubchem = source()
    await resolveMolecules(ctx, pubchem, { run_id: 'r1', bank: 'default' })
    expect(pubchem.asked).toHaveLength(10)
    const since = clock.now().toISOString()
    const rest = { kind: 'molecules', tenant_id, bank: 'default', run_id: 'r1', since }
    const [second] = dispatcher.take()
    expect(second).toEqual({ ...rest, at: 10 })
    await resolveMolecules(ctx, pubchem, { ...rest, at: 10 })
    expect(dispatcher.take()).toEqual([{ ...rest, at: 20 }])
    clock.advance({ seconds: 600 })
    await resolveMolecules(ctx, pubchem, { ...rest, at: 20 })
    expect([pubchem.asked, dispatcher.take()]).toEqual([names.slice(0, 20), []])
    const { molecules } = await getRun(ctx, { run_id: 'r1' })
    expect(molecules.map(({ status }) => status)).toEqual([
      ...new Array(20).fill('unresolved'),
      ...new Array(5).fill('pending'),
    ])
  })

  test('known answers are used at once, and a second delivery asks nothing', async () => {
    const { ctx, dispatcher } = await given.tenant()
    await addRun(ctx, run('r1', 'ethanol'))
    await resolveMolecules(ctx, source(), { run_id: 'r1' })
    dispatcher.take()
    const { value: second } = await addRun(ctx, run('r2', ['ethanol']))
    expect(second.molecules).toMatchObject([{ status: 'resolved', cid: 702 }])
    expect(dispatcher.take()).toEqual([])
    const again = source()
    await resolveMolecules(ctx, again, { run_id: 'r1' })
    await resolveMolecules(ctx, again, { run_id: 'never seen' })
    expect(again.asked).toEqual([])
  })

  test('a failed look-up is no answer: not kept, still pending, asked again by a later run', async () => {
    const { ctx, dispatcher } = await given.tenant()
    await addRun(ctx, run('r1', ['ethanol', 'twins']))
    expect(await resolveMolecules(ctx, source(new Set(['ethanol'])), { run_id: 'r1' })).toMatchObject({
      failed: 1,
      unresolved: 1,
    })
    expect((await getRun(ctx, { run_id: 'r1' })).molecules).toMatchObject([
      { status: 'pending' },
      { status: 'unresolved' },
    ])
    dispatcher.take()
    await addRun(ctx, run('r2', 'ethanol'))
    expect(dispatcher.take()).toHaveLength(1)
    await resolveMolecules(ctx, source(), { run_id: 'r2' })
    expect((await getRun(ctx, { run_id: 'r1' })).molecules).toMatchObject([
      { status: 'resolved' },
      { status: 'unresolved' },
    ])
  })

  test('a source that is away is asked three times, not once a name', async () => {
    const { ctx } = await given.tenant()
    const names = Array.from({ length: 20 }, (_, place) => `molecule ${place}`)
    await addRun(ctx, run('r1', names))
    const away = source(new Set(names))
    await resolveMolecules(ctx, away, { run_id: 'r1' })
    expect(away.asked).toHaveLength(3)
  })

  test('a lost message loses nothing, a name too long to be one is unresolved, and other shapes are no names', async () => {
    const { ctx, dispatcher } = await given.tenant()
    dispatcher.failWith(new Error('away'))
    expect((await addRun(ctx, run('r1', 'ethanol'))).value.molecules).toMatchObject([{ status: 'pending' }])
    expect((await addRun(ctx, run('r2', 'x'.repeat(501)))).value.molecules).toMatchObject([
      { status: 'unresolved' },
    ])
    expect((await addRun(ctx, run('r3', [1, null, '', ' ', { name: 'x' }]))).value.molecules).toEqual([])
  })

  test('what one tenant asked is not known to another', async () => {
    const first = await given.tenant()
    await addRun(first.ctx, run('r1', 'ethanol'))
    await resolveMolecules(first.ctx, source(), { run_id: 'r1' })
    const second = await given.tenant()
    expect((await addRun(second.ctx, run('r1', 'ethanol'))).value.molecules).toMatchObject([
      { status: 'pending' },
    ])
  })
})

test('a run may say how it turned out by general names', async () => {
  const { ctx } = await given.tenant()
  const feedback = {
    outcome: '合并了 🎉',
    measurements: [
      { name: 'latency', value: 41.5, unit: 'ms' },
      { name: 'n', value: 2 },
    ],
  }
  await addRun(ctx, { run_id: 'r1', output: 'o', feedback })
  expect((await getRun(ctx, { run_id: 'r1' })).feedback).toEqual({
    outcome: '合并了 🎉',
    measurements: [
      { name: 'latency', value: 41.5, unit: 'ms' },
      { name: 'n', value: 2, unit: null },
    ],
    ...{ products: null, pros: null, cons: null, other: null },
  })
  expect((await addRun(ctx, { run_id: 'r1', output: 'o', feedback })).outcome).toBe('repeated')
  expect(
    (await addRun(ctx, { run_id: 'r2', output: 'o', feedback: { outcome: 0 } })).value.feedback.outcome,
  ).toBe(0)
})

test.each([
  ['an outcome that is too long', { outcome: 'x'.repeat(501) }],
  ['an outcome that is neither text nor number', { outcome: true }],
  ['too many measurements', { measurements: new Array(201).fill({ name: 'a', value: 1 }) }],
  ['a measurement without a value', { measurements: [{ name: 'a' }] }],
])('%s is refused', async (_what, feedback) => {
  const { ctx } = await given.tenant()
  await expect(addRun(ctx, { output: 'o', feedback: feedback as never })).rejects.toThrow()
  await expect(addRun(ctx, { output: 'o', feedback: { outcome: '🎉'.repeat(500) } })).resolves.toBeDefined()
})
