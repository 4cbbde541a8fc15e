import { sql } from 'drizzle-orm'
import { wholeVector } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { BenchService } from '../../support/service.ts'
import { peerModule } from './install.ts'

/** Somebody who keeps memories in the same Postgres and finds them with the same embedder. */
export interface Peer {
  readonly name: string
  /** Takes over what our users hold, as its own writer would have stored it. */
  fill(): Promise<void>
  /** The ten best texts of a user. */
  find(userId: string, query: string): Promise<readonly string[]>
  close(): Promise<void>
}

const DIMENSIONS = 1024
const TOP = 10

const fill = async ({ patient }: BenchService, text: ReturnType<typeof sql>, table: string) =>
  void (await patient.asSystem().batch([statement(text), statement(sql.raw(`ANALYZE ${table}`))]))

const OURS = sql`FROM memories memory JOIN subjects owner ON owner.id = memory.subject_id`

interface Mem0 {
  Memory: new (
    config: object,
  ) => {
    search(query: string, options: object): Promise<{ results: { memory: string }[] }>
  }
}

/** mem0's open source library with its pgvector store, as its documentation sets it up. */
export async function mem0(service: BenchService, url: string): Promise<Peer> {
  process.env.MEM0_TELEMETRY = 'false'
  const { Memory } = await peerModule<Mem0>('mem0ai/oss')
  const endpoint = { apiKey: 'bench', model: 'bench', baseURL: service.embedder }
  const memory = new Memory({
    embedder: { provider: 'openai', config: { ...endpoint, embeddingDims: DIMENSIONS } },
    llm: { provider: 'openai', config: endpoint },
    vectorStore: {
      provider: 'pgvector',
      config: {
        collectionName: 'mem0',
        connectionString: url,
        embeddingModelDims: DIMENSIONS,
        dimension: DIMENSIONS,
      },
    },
    disableHistory: true,
  })
  const find: Peer['find'] = async (user_id, query) => {
    // It takes no user whose name has spaces.
    const filters = { user_id: user_id.replaceAll(' ', '_') }
    const { results } = await memory.search(query, { topK: TOP, filters })
    return results.map((one) => one.memory)
  }
  return {
    name: 'mem0',
    fill: async () => {
      await find('nobody', 'makes its tables')
      await fill(
        service,
        sql`INSERT INTO mem0 (id, vector, payload)
          SELECT memory.id, ${wholeVector('memory')}::vector, jsonb_build_object('data', memory.content,
            'textLemmatized', lower(memory.content), 'user_id', replace(owner.external_id, ' ', '_'), 'hash', memory.content_hash,
            'createdAt', memory.created_at)
          ${OURS} ON CONFLICT DO NOTHING`,
        'mem0',
      )
    },
    find,
    close: async () => undefined,
  }
}

interface Mastra {
  PgVector: new (config: {
    id: string
    connectionString: string
  }) => {
    createIndex(options: object): Promise<void>
    buildIndex(options: object): Promise<void>
    query(options: object): Promise<{ metadata: { text: string } }[]>
    disconnect(): Promise<void>
  }
}

/** Mastra's PgVector with the index that it makes by itself. */
export async function mastra(service: BenchService, url: string): Promise<Peer> {
  const { PgVector } = await peerModule<Mastra>('@mastra/pg')
  const store = new PgVector({ id: 'bench', connectionString: url })
  return {
    name: 'Mastra',
    fill: async () => {
      const table = { indexName: 'mastra', metric: 'cosine' }
      await store.createIndex({ ...table, dimension: DIMENSIONS, buildIndex: false })
      await fill(
        service,
        sql`INSERT INTO mastra (vector_id, embedding, metadata)
          SELECT memory.id::text, ${wholeVector('memory')}::vector,
            jsonb_build_object('text', memory.content, 'resource_id', owner.external_id)
          ${OURS} ON CONFLICT DO NOTHING`,
        'mastra',
      )
      // What is there from an earlier run stays, its index too. `createIndex` builds none a second time. Its own default.
      await store.buildIndex({ ...table, indexConfig: { type: 'ivfflat' } })
    },
    find: async (resource_id, query) => {
      const queryVector = await embedded(service, query)
      const found = await store.query({
        ...{ indexName: 'mastra', queryVector, topK: TOP, filter: { resource_id } },
      })
      return found.map(({ metadata }) => metadata.text)
    },
    close: () => store.disconnect(),
  }
}

/** What one would write by hand: an exact scan inside the user. */
export function byHand(service: BenchService): Peer {
  return {
    name: 'SQL by hand',
    fill: async () => undefined,
    find: async (user_id, query) => {
      const vector = JSON.stringify(await embedded(service, query))
      const [rows] = await service.patient.asSystem().batch([
        statement<{ content: string }>(sql`
          SELECT content FROM memories
          WHERE subject_id = (SELECT id FROM subjects WHERE tenant_id = ${service.tenant_id}::uuid
              AND kind = 'user' AND external_id = ${user_id})
            AND expired_at IS NULL
          ORDER BY ${wholeVector('memories')} <=> ${vector}::halfvec(1024)
          LIMIT ${TOP}::int`),
      ])
      return rows.map(({ content }) => content)
    },
    close: async () => undefined,
  }
}

async function embedded(service: BenchService, query: string): Promise<number[]> {
  const response = await fetch(`${service.embedder}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: [query], model: 'bench' }),
  })
  const { data } = (await response.json()) as { data: { embedding: number[] }[] }
  return data[0]!.embedding
}
