import { expect, test } from 'vitest'
import { offlineEmbedder } from '../../../../src/core/rules/embedder.ts'

const cosine = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, place) => sum + value * other[place]!, 0)

async function similarity(one: string, other: string): Promise<number> {
  const { vectors } = await offlineEmbedder(1024).embed([one, other])
  return cosine(vectors[0]!, vectors[1]!)
}

test.each([
  ['I adopted a cat named Miso', 'what is the name of my cat', 'the stock market fell today'],
  ['她在大连开了一家花店', '谁开花店', '昨天的会议改到下午了'],
  ['We photographed the lighthouse', 'photographs of lighthouses', 'a recipe for lentil soup'],
])('%s is nearer to a question about it than to something else', async (text, near, far) => {
  expect(await similarity(text, near)).toBeGreaterThan(0.25)
  expect(await similarity(text, far)).toBeLessThan(0.15)
})

test('common words bring texts less near than rare ones', async () => {
  expect(await similarity('good people', 'good saxophone')).toBeLessThan(
    await similarity('good saxophone', 'nice saxophone'),
  )
})

test('the same text has the same unit vector, in any dimension', async () => {
  for (const dimensions of [256, 1000, 1024]) {
    const { vectors } = await offlineEmbedder(dimensions).embed(['a walk by the sea', 'a walk by the sea'])
    expect(vectors[0]).toEqual(vectors[1])
    expect(vectors[0]).toHaveLength(dimensions)
    expect(cosine(vectors[0]!, vectors[0]!)).toBeCloseTo(1, 6)
  }
})

test('a text without words is still something, an empty one is nothing', async () => {
  const { vectors } = await offlineEmbedder(64).embed(['😀!', '', ' '])
  expect(vectors.map((vector) => vector === null)).toEqual([false, true, true])
})
