/**
 * `npm run bench -- peers`: a recall beside mem0, Mastra and an exact scan by hand: the same memories in the
 * same Postgres, the same embedder over HTTP, in one run. `DATABASE_URL` names a Postgres with pgvector;
 * without it all share the embedded one behind a socket. `BENCH_SIZES=1000,10000,100000`. What is filled in
 * there stays for the next run.
 */
import { embeddedBehindSocket } from './peers/embedded.ts'
import { installPeers } from './peers/install.ts'
import { byHand, mastra, mem0, type Peer } from './peers/peers.ts'
import { queriesOf, seedOnce } from './recall/seed.ts'
import { contextOf } from './support/context.ts'
import { mean, percentile, type Row, report } from './support/report.ts'
import { type BenchService, startService } from './support/service.ts'

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number)
const QUERIES = 20
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

async function timesOf(peer: Peer, user: string, queries: readonly string[], right: readonly string[][]) {
  const times: number[] = []
  const shares: number[] = []
  for (const [place, query] of queries.entries()) {
    const started = performance.now()
    const found = await peer.find(user, query)
    times.push(performance.now() - started)
    shares.push(right[place]!.filter((text) => found.includes(text)).length / right[place]!.length)
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), share: mean(shares) }
}

async function measure(service: BenchService, peers: readonly Peer[], size: number): Promise<Row[]> {
  const user = `user of ${size}`
  const queries = await queriesOf(contextOf(service), user, QUERIES + 3)
  const exact = byHand(service)
  const right: string[][] = []
  for (const query of queries) right.push([...(await exact.find(user, query))])
  const rows: Row[] = []
  let own = 0
  for (const peer of peers) {
    await timesOf(peer, user, queries.slice(QUERIES), right.slice(QUERIES))
    const { p50, p95, share } = await timesOf(peer, user, queries.slice(0, QUERIES), right)
    if (peer.name === 'neuromem') own = p50
    rows.push({
      ...{ memories: size, who: peer.name, 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1) },
      'times ours': (p50 / own).toFixed(1),
      // Ours ranks by words too, so that its ten are not meant to be the ten nearest.
      'of the ten nearest': share.toFixed(2),
    })
  }
  return rows
}

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
const rows: Row[] = []
for (const size of SIZES) rows.push(...(await measure(service, peers, size)))
const name = embedded ? 'the embedded Postgres behind a socket' : 'Postgres'
report('peers', `recall beside others, ${name}`, rows)
for (const peer of peers) await peer.close()
await service.close()
await embedded?.close()
process.exit(0)
