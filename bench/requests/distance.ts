/**
 * `npm run bench -- distance`: a default recall and a commit of ten turns on the Postgres of `DATABASE_URL`,
 * here, 2 ms and 20 ms away. What grows with the distance is waiting: divided by it, the number of waits.
 */

import { commitTurns } from '../../src/core/ingest/commit-turns.ts'
import { recall } from '../../src/core/recall/recall.ts'
import { contextOf } from '../support/context.ts'
import { farPostgres } from '../support/far.ts'
import { percentile, type Row, report } from '../support/report.ts'
import { startService } from '../support/service.ts'
import { seedRelations } from './recall/relations.ts'
import { queriesOf, seedUser } from './recall/seed.ts'

const DISTANCES = [0, 2, 20]
const MEMORIES = 1_000
const REQUESTS = 20
const USER = 'far away'

/** The median of a request's milliseconds, after a few that warm up. */
async function median(work: (place: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let place = 0; place < REQUESTS + 3; place += 1) {
    const started = performance.now()
    await work(place)
    if (place >= 3) times.push(performance.now() - started)
  }
  return percentile(times, 0.5)
}

const turnsOf = (place: number) =>
  Array.from({ length: 10 }, (_, turn) => ({
    turn_id: `${place}-${turn}`,
    role: 'user' as const,
    text: `Turn ${turn} of commit ${place}`,
  }))

async function measure(url: string, ms: number): Promise<Row> {
  const far = await farPostgres(url, ms)
  const service = await startService(far.url)
  const ctx = contextOf(service)
  await seedUser(ctx, USER, MEMORIES, 1)
  await seedRelations(ctx, USER)
  await service.vacuum('memories')
  const queries = await queriesOf(ctx, USER, REQUESTS + 3)
  const recalled = await median((place) => recall(ctx, { user_id: USER, query: queries[place]! }))
  const committed = await median((place) =>
    commitTurns(ctx, {
      user_id: USER,
      session_id: `at ${ms}`,
      turns: turnsOf(place),
      infer: false,
      wait: false,
    }),
  )
  await service.close()
  await far.close()
  return { 'ms away': ms, 'recall p50 ms': recalled.toFixed(1), 'commit p50 ms': committed.toFixed(1) }
}

const url = process.env.DATABASE_URL
if (!url) throw new Error('npm run bench -- distance needs DATABASE_URL')
const rows: Row[] = []
for (const ms of DISTANCES) rows.push(await measure(url, ms))
report('distance', 'a Postgres that is away', rows)
