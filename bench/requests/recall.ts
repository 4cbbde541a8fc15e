/**
 * `npm run bench -- recall`: default recalls over HTTP, the embedder behind HTTP too, of users with 1 k, 10 k
 * and 100 k memories and 200 relations, and of one with 1 000 turns, beside 100 others, on the embedded database,
 * and on the Postgres of `DATABASE_URL` too when it is set (what is seeded there stays for the next run).
 * `BENCH_SIZES=1000,10000` measures less, `BENCH_EMBEDDED=0` leaves the embedded one out, `BENCH_FOREIGN=110000`
 * measures beside so many rows of another tenant (a database of its own, since they stay), `BENCH_HNSW=0` leaves
 * the side by side out.
 */
import { sql } from 'drizzle-orm'
import { wholeVector } from '../../db/sql.ts'
import { statement } from '../../db/statements.ts'
import { collectAnswers } from '../support/answers.ts'
import { contextOf } from '../support/context.ts'
import { type Row, report } from '../support/report.ts'
import { type BenchService, startService } from '../support/service.ts'
import { type Bench, buildHnsw, measureHnsw, measureRecall, warm } from './recall/measure.ts'
import { queriesOf, seedForeign, seedOnce, talkOnce } from './recall/seed.ts'

const OTHERS = 100
const ROWS_OF_OTHERS = 200
const QUERIES = 40
const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number)
const FOREIGN = Number(process.env.BENCH_FOREIGN ?? 0)
/** An HNSW index takes the embedded database about 10 ms a row. */
const HNSW_ROWS = { embedded: 3_000, Postgres: Number.POSITIVE_INFINITY }
const TABLES = ['memories', 'turns', 'memory_sources', 'relations', 'entities', 'entity_aliases', 'subjects']

const benchOf = (service: BenchService): Bench => ({
  system: service.patient.asSystem(),
  call: service.call,
  context() {
    const usage = { round_trips: 0 }
    return { ctx: contextOf(service, usage), usage }
  },
})

const userOf = (size: number): string => `user of ${size}`

/** Of users with as many memories as relations: what a person talks about in a week, in a month. */
const RELATED = [90, 360]
const relatedUser = (relations: number): string => `user with ${relations} relations`

/** Of one who has said so much: the turns are searched and answered as well. */
const TURNS = 1_000
const TALKER = `user with ${TURNS} turns`

async function run(url?: string): Promise<void> {
  const service = await startService(url, { again: true })
  const bench = benchOf(service)
  const { ctx } = bench.context()
  console.log(`seeding ${SIZES.join(', ')} memories beside ${OTHERS} users (${service.database}) …`)
  for (let other = 0; other < OTHERS; other += 1)
    await seedOnce(ctx, `other ${other}`, ROWS_OF_OTHERS, 1000 + other)
  for (const size of SIZES) await seedOnce(ctx, userOf(size), size, size, { relations: true })
  for (const count of RELATED) await seedOnce(ctx, relatedUser(count), count, count, { relations: count })
  await talkOnce(service, TALKER, TURNS)
  await vacuum(service)
  await measureAll(service, bench)
  if (process.env.BENCH_HNSW !== '0') await sideBySide(service, bench)
  await service.close()
}

async function measureAll(service: BenchService, bench: Bench): Promise<void> {
  if (FOREIGN === 0) {
    report('recall', `recall, ${service.database}, ${OTHERS} other users`, await measure(bench))
    report('recall', `recall with relations, ${service.database}`, await measureRelated(bench))
    report('recall', `recall with turns, ${service.database}`, [await measureTalker(bench)])
    return
  }
  await seedForeign(service, FOREIGN)
  await vacuum(service)
  const title = `recall, ${service.database}, beside ${FOREIGN} rows of another tenant`
  report('recall', title, await measure(bench))
}

/**
 * VACUUM fills the visibility map, without which no scan is index-only; it cannot stand in a transaction, so
 * ANALYZE goes with it.
 */
async function vacuum(service: BenchService): Promise<void> {
  for (const table of TABLES) await service.vacuum(table)
}

async function measure(bench: Bench): Promise<Row[]> {
  const answers = collectAnswers('recall')
  const rows: Row[] = []
  for (const size of SIZES) {
    const queries = await queriesOf(bench.context().ctx, userOf(size), QUERIES)
    await warm(bench, userOf(size), queries)
    await measureRecall(bench, userOf(size), size, queries.slice(0, 8), () => undefined)
    rows.push(await measureRecall(bench, userOf(size), size, queries, answers.keep))
  }
  answers.write()
  return rows
}

async function measureRelated(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of RELATED)
    rows.push({ relations: count, ...(await measureTimes(bench, relatedUser(count), count)) })
  return rows
}

const measureTalker = async (bench: Bench): Promise<Row> => ({
  turns: TURNS,
  ...(await measureTimes(bench, TALKER, TURNS)),
})

async function measureTimes(bench: Bench, user: string, memories: number): Promise<Row> {
  const queries = await queriesOf(bench.context().ctx, user, QUERIES)
  await warm(bench, user, queries)
  await measureRecall(bench, user, memories, queries.slice(0, 8), () => undefined)
  const measured = await measureRecall(bench, user, memories, queries, () => undefined)
  return { 'HTTP p50 ms': measured['HTTP p50 ms']!, 'p95 ms': measured['p95 ms']! }
}

/** The smallest subject among others: codes inside the subject against a global HNSW index and a filter. */
async function sideBySide(service: BenchService, bench: Bench): Promise<void> {
  const size = Math.min(...SIZES)
  const user = userOf(size)
  const limit = HNSW_ROWS[service.database]
  const own = sql`subject_id = (SELECT id FROM subjects WHERE external_id = ${user})`
  const some = Number.isFinite(limit) ? sql`LIMIT ${Math.max(0, limit - size)}::int` : sql``
  const vector = sql`(${wholeVector('memories')})::halfvec(1024) AS embedding`
  const seconds = await buildHnsw(
    bench.system,
    sql`(SELECT subject_id, id, ${vector} FROM memories WHERE ${own})
    UNION ALL (SELECT subject_id, id, ${vector} FROM memories WHERE NOT (${own}) ORDER BY id ${some})`,
  )
  const queries = await queriesOf(bench.context().ctx, user, QUERIES)
  const [count] = await bench.system.batch([
    statement<{ n: number }>(sql`SELECT count(*)::int AS n FROM bench_hnsw`),
  ])
  const codes = await measureRecall(bench, user, size, queries, () => undefined)
  report(
    'recall',
    `a user of ${size} among ${count[0]!.n} rows, ${service.database}; HNSW built in ${seconds.toFixed(0)} s`,
    [
      {
        search: 'codes in the subject (whole recall)',
        'p50 ms': codes['SQL p50 ms']!,
        'recall@10': codes['recall@10']!,
      },
      await measureHnsw(bench, user, queries, false),
      await measureHnsw(bench, user, queries, true),
    ],
  )
  await bench.system.batch([statement(sql`DROP TABLE bench_hnsw`)])
}

if (process.env.BENCH_EMBEDDED !== '0') await run()
if (process.env.DATABASE_URL) await run(process.env.DATABASE_URL)
