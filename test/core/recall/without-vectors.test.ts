import { describe, expect, test } from 'vitest'
import { isRead } from '../../../functions/adapters/node/minilm/embedder.ts'
import { WorkError } from '../../../src/core/errors.ts'
import type { Embedder } from '../../../src/core/ports.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { offlineEmbedder } from '../../../src/core/rules/embedder.ts'
import { counted, recallingTenant, say, store, USER } from '../../support/given/recalling.ts'

/** An embedder of meaning that reads no Chinese. */
function english(): Embedder {
  const words = offlineEmbedder(1024)
  return {
    ...words,
    offline: false,
    model: 'english',
    calibration: { mean: 0.05, deviation: 0.08 },
    async embed(texts) {
      const { vectors, usage } = await words.embed(texts)
      return { vectors: vectors.map((vector, place) => (isRead(texts[place]!) ? vector : null)), usage }
    },
  }
}

test('an embedder that does not answer is said, and nothing is searched', async () => {
  const silent: Embedder = {
    ...english(),
    embed: () => Promise.reject(new WorkError('model_error', 'away')),
  }
  const { ctx, batches } = counted((await recallingTenant({ embedder: silent })).ctx)
  await expect(recall(ctx, { user_id: USER, query: 'which greyhound' })).rejects.toThrow('away')
  // Who speaks there was asked before.
  expect(batches).toHaveLength(1)
})

describe('what the embedder has no vector for', () => {
  const told = async () => {
    const { ctx } = await recallingTenant({ embedder: english() })
    await say(ctx, 's', [
      { text: '我昨天在上海的医院做了体检' },
      { text: '今天的风很大' },
      { text: 'I adopted a greyhound from the shelter' },
    ])
    await store(ctx, ['用户对花生过敏', 'The user is learning the cello'])
    return (query: string) => recall(ctx, { user_id: USER, query })
  }

  test('is found by its words, as sure as where words are all there is', async () => {
    const ask = await told()
    const found = await ask('我在哪家医院做的体检？')
    expect(found.abstained).toBe(false)
    expect(found.results[0]?.turn?.text ?? found.results[0]?.memory?.content).toContain('上海的医院')
    expect((await ask('什么时候体检的')).abstained).toBe(false)
    const memory = await ask('我对什么过敏？')
    expect(memory.results.map((one) => one.memory?.content)).toContain('用户对花生过敏')
  })

  test('abstains where nobody said such words', async () => {
    const ask = await told()
    expect((await ask('谁送给我一辆蓝色的自行车？')).abstained).toBe(true)
  })

  test('does not keep what has one from being found', async () => {
    const ask = await told()
    const { results } = await ask('Which greyhound did I adopt?')
    expect(results[0]?.turn?.text ?? results[0]?.memory?.content).toContain('greyhound')
  })
})
