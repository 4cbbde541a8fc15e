import { type SQL, sql } from 'drizzle-orm'
import type { SystemDatabase } from '../../../db/database.ts'
import { wholeVector } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import { readAffinity } from '../../../src/core/affinity/scoring/rows.ts'
import type { Context } from '../../../src/core/context.ts'
import { prepareRecall } from '../../../src/core/recall/reading/read.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import { Recall } from '../../../src/core/recall/schemas.ts'
import { nearnessOf } from '../../../src/core/search/nearness.ts'
import { searchArms } from '../../../src/core/search/search.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { mean, percentile, type Row } from '../../support/report.ts'
import type { BenchService } from '../../support/service.ts'

const DEPTH = 10
/** As many as a recall gives at most. */
const MOST = 200
/** Everybody answers so many before they are measured: JavaScript that is not compiled yet takes half as long again. */
export const WARMING = 60
/** Rows that are equally near are equally right. */
const TIE = 1e-5

export interface Bench {
  /** One request over HTTP. */
  call: BenchService['call']
  /** A new context of the tenant, and the round trips that it has made. */
  context(): { readonly ctx: Context; readonly usage: { readonly round_trips: number } }
  readonly system: SystemDatabase
}

/** A service in operation: what is asked over HTTP before it is measured. */
export async function warm({ call }: Bench, user_id: string, queries: readonly string[]): Promise<void> {
  for (let asked = 0; asked < WARMING; asked += 1)
    await call('POST', '/api/v1/recall', { user_id, query: queries[asked % queries.length] })
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<[ms: number, answer: Answer]> {
  const started = performance.now()
  const answer = await work()
  return [performance.now() - started, answer]
}

const embedded = async (ctx: Context, query: string): Promise<number[]> =>
  (await ctx.embedder.embed([query])).vectors[0]!.map((value) => Number(value.toPrecision(4)))

/** The user's nearest rows by exact cosine. */
const exact = (user_id: string, vector: readonly number[]): Statement<{ cosine: number }[]> =>
  statement<{
    cosine: number
  }>(sql`SELECT (1 - (embedding <=> ${JSON.stringify(vector)}::halfvec(1024)))::float4 AS cosine
      FROM (SELECT id, ${wholeVector('memories')} AS embedding FROM memories
    WHERE subject_id = ${subjectId(userSubject(user_id))} AND recallable OFFSET 0) AS own
    ORDER BY embedding <=> ${JSON.stringify(vector)}::halfvec(1024) LIMIT ${DEPTH}::int`)

const shareOf = (found: readonly string[], wanted: readonly string[]): number =>
  wanted.filter((id) => found.includes(id)).length / wanted.length

/** A default recall over HTTP, the verb, its bare statements, and its nearest against an exact search. */
export async function measureRecall(
  bench: Bench,
  user_id: string,
  rows: number,
  queries: readonly string[],
  keep: (query: string, ids: readonly string[]) => void,
): Promise<Row> {
  const all: Measured[] = []
  for (const query of queries) {
    const one = await measureOne(bench, user_id, query)
    keep(`${user_id}: ${query}`, one.ids)
    all.push(one)
  }
  const p50 = (of: (one: Measured) => number) => percentile(all.map(of), 0.5)
  return {
    memories: rows,
    'HTTP p50 ms': p50(({ http }) => http).toFixed(1),
    'p95 ms': percentile(
      all.map(({ http }) => http),
      0.95,
    ).toFixed(1),
    'verb p50 ms': p50(({ verb }) => verb).toFixed(1),
    'SQL p50 ms': p50(({ sql }) => sql).toFixed(1),
    'round trips': Math.max(...all.map(({ trips }) => trips)),
    'recall@10': mean(all.map(({ share }) => share)).toFixed(3),
    [`results of ${MOST}`]: Math.min(...all.map(({ many }) => many)),
    'exact scan p50 ms': p50(({ exact }) => exact).toFixed(1),
  }
}

interface Measured {
  readonly ids: readonly string[]
  readonly http: number
  readonly verb: number
  readonly sql: number
  readonly exact: number
  readonly trips: number
  readonly share: number
  readonly many: number
}

async function measureOne(bench: Bench, user_id: string, query: string): Promise<Measured> {
  const { ctx, usage } = bench.context()
  const input = { user_id, query } satisfies Recall
  const [http, answer] = await timed(() =>
    bench.call<{ results: readonly { id: string }[] }>('POST', '/api/v1/recall', input),
  )
  const [verb] = await timed(() => recall(ctx, input))
  const trips = usage.round_trips
  const vector = await embedded(ctx, query)
  const nearness = nearnessOf(ctx.embedder)
  const prepared = prepareRecall(Recall.parse(input), { vector, now: ctx.clock.now(), nearness })
  const [sql] = await timed(() => ctx.db.batch([prepared.statement, readAffinity(user_id)]))
  const [exactMs, [wanted]] = await timed(() => ctx.db.batch([exact(user_id, vector)]))
  const near = await nearest(ctx, user_id, vector)
  const least = Math.min(...wanted.map(({ cosine }) => cosine))
  return {
    ...{ http, verb, sql, trips, exact: exactMs },
    ids: answer.results.map(({ id }) => id),
    share: near.filter((cosine) => cosine >= least - TIE).length / wanted.length,
    many: await countOwn(ctx, { ...input, limit: MOST }),
  }
}

/**
 * How many memories a recall gives.
 * @throws Error when one of them is another user's
 */
async function countOwn(ctx: Context, input: Recall): Promise<number> {
  const answer = await recall(ctx, input)
  const results = answer.results.filter(({ memory }) => memory !== null)
  const [[own]] = await ctx.db.batch([
    statement<{
      n: number
    }>(sql`SELECT count(*)::int AS n FROM memories WHERE subject_id = ${subjectId(userSubject(input.user_id))}
      AND id = ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(results.map(({ id }) => id))}::json)::uuid))`),
  ])
  if (own?.n !== results.length) throw new Error(`${results.length - (own?.n ?? 0)} results belong to others`)
  return results.length
}

/** Cosines of what the code arm alone finds. */
async function nearest(ctx: Context, user_id: string, vector: readonly number[]): Promise<number[]> {
  const [rows] = await ctx.db.batch([
    searchArms({ view: 'memories', subject: userSubject(user_id), vector, query: '' }),
  ])
  return rows
    .flatMap((row) => (row.kind === 'hit' ? [row.data.search.cosine ?? 0] : []))
    .sort((one, other) => other - one)
    .slice(0, DEPTH)
}

/**
 * A copy of the vectors with an HNSW index (m 16), for the side by side. Returns the seconds that the index
 * took.
 */
export async function buildHnsw(system: SystemDatabase, rows: SQL): Promise<number> {
  await system.batch([
    statement(sql`DROP TABLE IF EXISTS bench_hnsw`),
    statement(sql`CREATE TABLE bench_hnsw AS ${rows}`),
    statement(sql`CREATE INDEX bench_hnsw_subject ON bench_hnsw (subject_id)`),
  ])
  const [ms] = await timed(() =>
    system.batch([
      statement(sql`CREATE INDEX bench_hnsw_index ON bench_hnsw USING hnsw (embedding halfvec_cosine_ops)`),
    ]),
  )
  await system.batch([statement(sql`ANALYZE bench_hnsw`)])
  return ms / 1000
}

/** A filtered search through the HNSW index, ef_search 100, with or without iterative scan. */
export async function measureHnsw(
  bench: Bench,
  user_id: string,
  queries: readonly string[],
  iterative: boolean,
): Promise<Row> {
  const times: number[] = []
  const shares: number[] = []
  for (const query of queries) {
    const vector = JSON.stringify(await embedded(bench.context().ctx, query))
    const own = sql`(SELECT id FROM subjects WHERE external_id = ${user_id})::bigint`
    const search = (from: SQL) =>
      statement<{ id: string }>(
        sql`SELECT id FROM ${from} ORDER BY embedding <=> ${vector}::halfvec(1024) LIMIT ${DEPTH}::int`,
      )
    const settings = statement(sql`SELECT set_config('hnsw.ef_search', '100', true),
          set_config('hnsw.iterative_scan', ${iterative ? 'strict_order' : 'off'}, true),
      set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`)
    const [ms, [, found]] = await timed(() =>
      bench.system.batch([settings, search(sql`bench_hnsw WHERE subject_id = ${own}`)]),
    )
    times.push(ms)
    const [wanted] = await bench.system.batch([
      search(sql`(SELECT * FROM bench_hnsw WHERE subject_id = ${own} OFFSET 0) AS own`),
    ])
    shares.push(
      shareOf(
        found.map(({ id }) => id),
        wanted.map(({ id }) => id),
      ),
    )
  }
  return {
    search: `HNSW${iterative ? ', iterative scan' : ''}, filter`,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'recall@10': mean(shares).toFixed(3),
  }
}
