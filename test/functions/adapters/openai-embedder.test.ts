import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { post } from '../../../functions/adapters/node/post.ts'
import { openaiEmbedder } from '../../../functions/adapters/openai-embedder.ts'
import { type OpenAIServer, openaiServer } from '../../support/servers/openai-server.ts'

let server: OpenAIServer
beforeEach(async () => {
  server = await openaiServer()
})
afterEach(() => server.close())

describe.each([
  ['fetch', fetch],
  ['kept connections', post],
])('an embedding call by %s', (_way, way) => {
  const embedder = () =>
    openaiEmbedder({ apiKey: 'key', baseURL: server.baseURL, model: 'embed-1', dimensions: 4, post: way })

  test('asks for the dimension, keeps the order, and makes nothing of a zero vector', async () => {
    server.script('embeddings', {
      vectors: [
        [1, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 1],
      ],
    })
    const { vectors, usage } = await embedder().embed(['a', 'b', 'c'])
    expect(vectors).toEqual([[1, 0, 0, 0], null, [0, 0, 0, 1]])
    expect(usage).toEqual({ input_tokens: 3, output_tokens: 0 })
    expect(server.asked[0]).toMatchObject({
      path: '/v1/embeddings',
      authorization: 'Bearer key',
      body: { model: 'embed-1', dimensions: 4, input: ['a', 'b', 'c'], encoding_format: 'base64' },
    })
  })

  test('reads bytes and numbers alike', async () => {
    const vectors = [[0.25, -1.5, 3, 0.0078125]]
    server.script('embeddings', { vectors }, { vectors, numbers: true })
    expect((await embedder().embed(['a'])).vectors).toEqual(vectors)
    expect((await embedder().embed(['a'])).vectors).toEqual(vectors)
  })

  test.each([400, 422])(
    'asks an endpoint that refuses bytes by %i for numbers, from then on',
    async (status) => {
      const asking = embedder()
      server.script('embeddings', { status }, { status })
      await Promise.all([asking.embed(['a']), asking.embed(['b'])])
      await asking.embed(['c'])
      const formats = server.asked.map(({ body }) => body.encoding_format)
      expect(formats).toEqual(['base64', 'base64', 'float', 'float', 'float'])
    },
  )

  test.each(['<html>a gateway</html>', ''])('%j with 200 is said to be no answer', async (body) => {
    const answer = async () => new Response(body)
    const asked = openaiEmbedder({ apiKey: 'key', model: 'embed-1', dimensions: 4, post: answer }).embed([
      'a',
    ])
    const message = 'the model provider answered 200 with what is no answer'
    await expect(asked).rejects.toMatchObject({ code: 'model_error', message })
  })

  test('an endpoint that refuses numbers too is asked no third time', async () => {
    server.script('embeddings', { status: 400 }, { status: 400 })
    await expect(embedder().embed(['a'])).rejects.toMatchObject({ code: 'model_error' })
    expect(server.asked).toHaveLength(2)
  })

  test('an endpoint that refused some texts is asked for bytes again', async () => {
    const asking = embedder()
    server.script('embeddings', { status: 400 }, { status: 400 })
    await expect(asking.embed(['a'])).rejects.toMatchObject({ code: 'model_error' })
    await asking.embed(['b'])
    expect(server.asked.at(-1)!.body.encoding_format).toBe('base64')
  })

  test.each([
    { vectors: [] },
    {
      vectors: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
    },
  ])('another number of vectors than of texts is no answer: %j', async (reply) => {
    server.script('embeddings', reply)
    await expect(embedder().embed(['a'])).rejects.toMatchObject({ code: 'model_error' })
  })

  test.each([
    [{ status: 429 }, 'rate_limited'],
    [{ status: 500 }, 'model_error'],
    [{ drop: true }, 'model_error'],
  ] as const)('%j is %s, after one request only', async (fault, code) => {
    server.script('embeddings', fault)
    await expect(embedder().embed(['a'])).rejects.toMatchObject({ name: 'WorkError', code })
    expect(server.asked).toHaveLength(1)
  })

  test('stops at the caller’s signal', async () => {
    server.script('embeddings', { hang: true })
    await expect(embedder().embed(['a'], { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
      code: 'timeout',
    })
  })

  test('says where nobody answers', async () => {
    await server.close()
    await expect(embedder().embed(['a'])).rejects.toMatchObject({
      code: 'model_error',
      message: 'the model provider did not answer',
    })
    server = await openaiServer()
  })
})

test('kept connections are used again, and what moved is followed', async () => {
  const moved = createServer((asked, answer) => {
    const { port } = moved.address() as AddressInfo
    const isNew = asked.url === '/new'
    answer.writeHead(isNew ? 200 : 308, isNew ? {} : { location: `http://127.0.0.1:${port}/new` })
    asked.resume().once('end', () => answer.end(isNew ? `of ${asked.socket.remotePort}` : ''))
  })
  await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve))
  const { port } = moved.address() as AddressInfo
  const ask = (path: string) =>
    post(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: {}, body: '{}' })
  const [first, second] = [await (await ask('/new')).text(), await (await ask('/new')).text()]
  expect(first).toBe(second)
  expect(await ask('/old')).toMatchObject({ ok: true, status: 200 })
  moved.closeAllConnections()
  await new Promise((resolve) => moved.close(resolve))
})
