import { expect, test } from 'vitest'
import { embedTexts, groupsOf } from '../../../src/core/models/embed.ts'
import type { Embedder } from '../../../src/core/ports.ts'
import { countTokens } from '../../../src/core/text/budget.ts'
import { given } from '../../support/given.ts'

function fixedEmbedder(
  vectors: (texts: readonly string[]) => (number[] | null)[],
): Embedder & { calls: string[][] } {
  const calls: string[][] = []
  return {
    calls,
    offline: true,
    model: 'fixed',
    dimensions: 3,
    embed: async (texts) => {
      calls.push([...texts])
      return { vectors: vectors(texts), usage: { input_tokens: texts.length, output_tokens: 0 } }
    },
  }
}

test('numbers have 4 significant digits; zero and non-finite vectors are null', async () => {
  const embedder = fixedEmbedder(() => [[0.123456, -1.00049, 123456], [0, 0, 0], [Number.NaN, 1, 1], null])
  const { ctx } = await given.tenant({ embedder })
  expect(await embedTexts(ctx, ['a', 'b', 'c', 'd'])).toEqual([[0.1235, -1, 123500], null, null, null])
  expect(ctx.ledger.total).toEqual({ calls: 1, tokens: 4 })
})

test('digits are those of decimal rounding, halves and small numbers too', async () => {
  const numbers = [
    0.0024585, -0.0024585, 0.33065, -4.9915e-6, 0.99995, 0.1, -0.01, 1e-9, 3.4e-8, 0.00012345678,
  ]
  const { ctx } = await given.tenant({ embedder: { ...fixedEmbedder(() => [numbers]), dimensions: 10 } })
  const digits = numbers.map((value) => Number(value.toPrecision(4)))
  expect(await embedTexts(ctx, ['a'])).toEqual([digits])
})

test('a vector of another length is refused', async () => {
  const { ctx } = await given.tenant({ embedder: fixedEmbedder(() => [[1, 2]]) })
  await expect(embedTexts(ctx, ['a'])).rejects.toMatchObject({ code: 'embedding_dim_mismatch' })
})

test('texts are cut at 6 000 tokens and grouped by 512 texts and 200 000 tokens', async () => {
  const embedder = fixedEmbedder((texts) => texts.map(() => [1, 0, 0]))
  const { ctx } = await given.tenant({ embedder })
  expect(await embedTexts(ctx, ['大'.repeat(9000)])).toHaveLength(1)
  expect(countTokens(embedder.calls[0]![0]!)).toBe(6000)
  expect(groupsOf(Array.from({ length: 1025 }, () => 'a')).map((group) => group.length)).toEqual([
    512, 512, 1,
  ])
  expect(groupsOf(Array.from({ length: 40 }, () => '大'.repeat(7498))).map((group) => group.length)).toEqual([
    33, 7,
  ])
})

test('nothing to embed is no call', async () => {
  const { ctx } = await given.tenant()
  expect(await embedTexts(ctx, [])).toEqual([])
  expect(ctx.ledger.total.calls).toBe(0)
})

test('an embedder that does not answer is a WorkError, recorded', async () => {
  const silent: Embedder = {
    offline: true,
    model: 'silent',
    dimensions: 3,
    embed: () => new Promise(() => undefined),
  }
  const { ctx } = await given.tenant({ embedder: silent })
  await expect(embedTexts(ctx, ['a'], { timeout_ms: 10 })).rejects.toMatchObject({ code: 'timeout' })
  expect(ctx.ledger.take()).toMatchObject([{ task: 'embed', outcome: 'timeout' }])
})
