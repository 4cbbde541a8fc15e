/**
 * `npm run bench -- peers`: a recall beside mem0, Mastra and an exact scan by hand: the same memories in the
 * same Postgres, the same embedder over HTTP, in one run, all of them in operation and in turns.
 * `DATABASE_URL` names a Postgres with pgvector; without it all share the embedded one behind a socket.
 * `BENCH_SIZES=1000,10000,100000`. What is filled in there stays for the next run.
 */

import { contextOf } from '../support/context.ts'
import { mean, percentile, type Row, report } from '../support/report.ts'
import { type BenchService, startService } from '../support/service.ts'
import { embeddedBehindSocket } from './peers/embedded.ts'
import { installPeers } from './peers/install.ts'
import { byHand, mastra, mem0, type Peer } from './peers/peers.ts'
import { WARMING } from './recall/measure.ts'
import { queriesOf, seedOnce } from './recall/seed.ts'

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number)
const QUERIES = 20
/** Everybody's queries are asked so often, each time by another of them first. */
const ROUNDS = 3
const OTHERS = 20
const ROWS_OF_OTHERS = 200

const ours = (service: BenchService): Peer => ({
  name: 'neuromem',
  fill: async () => undefined,
  find: async (user_id, query) => {
    const body = { user_id, query, sources: ['memories'] }
    const { results } = await service.call<{ results: { memory: { content: string } }[] }>(
      ...(['POST', '/api/v1/recall', body] as const),
    )
    return results.map(({ memory }) => memory.content)
  },
  close: async () => undefined,
})

interface Timed {
  readonly ms: number
  readonly share: number
}

/** @param right the ten nearest, by query */
async function timed(peer: Peer, user: string, query: string, right: readonly string[]): Promise<Timed> {
  const started = performance.now()
  const found = await peer.find(user, query)
  const ms = performance.now() - started
  return { ms, share: right.filter((text) => found.includes(text)).length / right.length }
}

async function warm(peers: readonly Peer[], service: BenchService, size: number): Promise<void> {
  const user = `user of ${size}`
  const queries = await queriesOf(contextOf(service), user, QUERIES)
  for (const peer of peers)
    for (let asked = 0; asked < WARMING; asked += 1) await peer.find(user, queries[asked % QUERIES]!)
}

async function measure(service: BenchService, peers: readonly Peer[], size: number): Promise<Row[]> {
  const user = `user of ${size}`
  const queries = await queriesOf(contextOf(service), user, QUERIES + 3)
  const exact = byHand(service)
  const right = new Map<string, readonly string[]>()
  for (const query of queries) right.set(query, await exact.find(user, query))
  const all = new Map(peers.map((peer) => [peer, [] as Timed[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const peer of [...peers.slice(round % peers.length), ...peers.slice(0, round % peers.length)]) {
      // Pages of another one's rows were read last.
      for (const query of queries.slice(QUERIES)) await peer.find(user, query)
      for (const query of queries.slice(0, QUERIES))
        all.get(peer)!.push(await timed(peer, user, query, right.get(query)!))
    }
  }
  const p50 = (peer: Peer) => percentile(times(all.get(peer)!), 0.5)
  return peers.map((peer) => ({
    ...{ memories: size, who: peer.name, 'p50 ms': p50(peer).toFixed(1) },
    'p95 ms': percentile(times(all.get(peer)!), 0.95).toFixed(1),
    'times ours': (p50(peer) / p50(peers[0]!)).toFixed(1),
    // Ours ranks by words too, so that its ten are not meant to be the ten nearest.
    'of the ten nearest': mean(all.get(peer)!.map(({ share }) => share)).toFixed(2),
  }))
}

const times = (all: readonly Timed[]): number[] => all.map(({ ms }) => ms)

installPeers()
const embedded = process.env.DATABASE_URL ? undefined : await embeddedBehindSocket()
const url = process.env.DATABASE_URL ?? embedded!.url
const service = await startService(url, { again: true })
const ctx = contextOf(service)
for (let other = 0; other < OTHERS; other += 1)
  await seedOnce(ctx, `other ${other}`, ROWS_OF_OTHERS, 1000 + other)
for (const size of SIZES) await seedOnce(ctx, `user of ${size}`, size, size, { relations: true })
for (const table of ['memories', 'relations', 'entities', 'subjects']) await service.vacuum(table)
const peers = [ours(service), byHand(service), await mem0(service, url), await mastra(service, url)]
for (const peer of peers) {
  console.log(`filling ${peer.name} …`)
  await peer.fill()
}
await warm(peers, service, Math.min(...SIZES))
const rows: Row[] = []
for (const size of SIZES) rows.push(...(await measure(service, peers, size)))
const name = embedded ? 'the embedded Postgres behind a socket' : 'Postgres'
report('peers', `recall beside others, ${name}`, rows)
for (const peer of peers) await peer.close()
await service.close()
await embedded?.close()
process.exit(0)
