import { describe, expect, test } from 'vitest'
import type { Context } from '../../../src/core/context.ts'
import { runJob } from '../../../src/core/ingest/run-job.ts'
import type { Embedder } from '../../../src/core/ports.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { committed } from '../../support/given/committed.ts'
import { givenGraph } from '../../support/given/graph.ts'
import { recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

const ask = (ctx: Context, query: string, more = {}) => recall(ctx, { user_id: USER, query, ...more })

describe('what is found', () => {
  test('has the traits below a trait', async () => {
    const { ctx } = await recallingTenant()
    const [parent] = await store(ctx, [{ content: 'Lives for the saxophone', trait_stage: 'core' }])
    const [child] = await store(ctx, [
      { content: 'Practises daily', trait_stage: 'established', trait_parent_id: parent },
    ])
    const { results } = await ask(ctx, 'saxophone')
    expect(results.map(({ id, memory }) => [id, memory?.trait?.child_ids])).toEqual([[parent, [child]]])
  })

  test('includes facts two hops out, and no further', async () => {
    const { ctx } = await recallingTenant()
    await givenGraph(ctx, USER, {
      relations: [
        ['Ada', 'KNOWS', 'Bert'],
        ['Bert', 'LIVES_IN', 'Oslo'],
        ['Oslo', 'LOCATED_IN', 'Norway'],
      ],
    })
    const { facts } = await ask(ctx, 'Ada', { abstain_below: 0 })
    expect(facts.map(({ text }) => text)).toEqual([
      'Ada -[KNOWS]-> Bert',
      '[2-hop] Ada -[KNOWS]-> Bert -[LIVES_IN]-> Oslo',
    ])
  })

  test('a trait without a context is general: trait_context does not leave it out', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      { content: 'Saxophone anywhere', trait_stage: 'core', trait_context: null },
      { content: 'Saxophone at home', trait_stage: 'core', trait_context: 'personal' },
    ])
    const { results } = await ask(ctx, 'saxophone', { trait_context: 'work' })
    expect(results.map(({ memory }) => memory?.content)).toEqual(['Saxophone anywhere'])
  })

  test('a turn is found by who speaks', async () => {
    const { ctx } = await recallingTenant()
    await say(ctx, 's', [{ text: 'It rained all afternoon', name: 'Margarethe' }], { wait: false })
    const { results } = await ask(ctx, 'Margarethe')
    expect(results.map(({ turn }) => turn?.text)).toEqual(['It rained all afternoon'])
  })

  test('a long memory is cut, says so, and is whole by its id', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [`Saxophone ${'word '.repeat(1000)}`])
    const { results, context } = await ask(ctx, 'saxophone')
    expect(results[0]).toMatchObject({ kind: 'memory', truncated: true })
    expect(results[0]!.memory!.content).toHaveLength(2000)
    expect(context).toMatch(/word …\n<\/neuromem-data>$/u)
  })
})

/** To it a hound is a dog. */
const knowing: Embedder = {
  ...offlineEmbedder(1024),
  embed: (texts, options) =>
    offlineEmbedder(1024).embed(
      texts.map((text) => text.replace('hound', 'dog')),
      options,
    ),
}

test('a turn is found by meaning, and its memory at all, only once its job is completed', async () => {
  const { ctx } = await recallingTenant({ embedder: knowing })
  const turns = [{ turn_id: '1', role: 'user' as const, text: 'Our dog sleeps' }]
  const { job_id } = await committed(ctx, { user_id: USER, session_id: 's', turns, infer: false })
  expect(await ask(ctx, 'hound')).toMatchObject({ results: [], abstained: true })
  await runJob(ctx, { job_id: job_id! })
  const { results } = await ask(ctx, 'hound', { explain: true })
  expect(results.map(({ kind }) => kind).sort()).toEqual(['memory', 'turn'])
  for (const { explain } of results) {
    expect(explain!.bm25).toBe(0)
    expect(explain!.cosine).toBeGreaterThanOrEqual(0.2)
  }
})
