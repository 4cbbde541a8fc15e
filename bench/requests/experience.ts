/**
 * `npm run bench -- experience`: search over 50 000 claims in one bank through the HTTP API, and how many of
 * the ten claims that are nearest by an exact scan are among its candidates. `DATABASE_URL` names a Postgres
 * to use instead of the embedded database; what is seeded there stays for the next run.
 */
import { sql } from 'drizzle-orm'
import { experience_claims, experience_items, subjects } from '../../db/schema/index.ts'
import { insertRows, statement } from '../../db/statements.ts'
import { HEADER, storedContent, writeContent } from '../../src/core/experience/claims/protocol.ts'
import { bankSubject } from '../../src/core/experience/claims/rows.ts'
import { FEWEST_CANDIDATES } from '../../src/core/experience/claims/search.ts'
import { claimRowsOf } from '../../src/core/experience/claims/snippets.ts'
import { readHits, searchArms } from '../../src/core/search/search.ts'
import { subjectId } from '../../src/core/tenancy/records/subjects.ts'
import { idOf } from '../../src/core/text/hash.ts'
import { toLexemes } from '../../src/core/text/tokens.ts'
import { collectAnswers } from '../support/answers.ts'
import { contextOf } from '../support/context.ts'
import { mean, percentile, report } from '../support/report.ts'
import { type BenchService, startService } from '../support/service.ts'

const ITEMS = 10_000
const CLAIMS_AN_ITEM = 5
const ITEMS_A_BATCH = 200
const QUERIES = 100
const BANK = 'fifty thousand'

const TERMS = (
  '苯甲酸 乙酸 成核 晶体 缺陷 比表面积 促进 抑制 水热 搅拌 acid water methanol nucleation crystal linker defect particle ' +
  'surface pore slows raises UiO-66 ZIF-8 MOF-808 TiO2 anatase'
).split(' ')
const SYLLABLES = 'ba ce di fo gu ha li ma ne po ra si to vu wi xa yo zen tri meth oxo phen'.split(' ')
const VOCABULARY = 6_000

/** The same numbers on every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const next = random(7)
const number = (most: number): number => Math.ceil(next() * most)
const madeUp = (): string => Array.from({ length: 3 }, () => SYLLABLES[number(SYLLABLES.length) - 1]).join('')
const words = [...TERMS, ...Array.from({ length: VOCABULARY - TERMS.length }, madeUp)]

/**
 * Words as often as in a text of one field: the commonest in a tenth of the claims, most of them rare (Zipf,
 * from rank 20 on).
 */
const cumulative: number[] = []
for (const [rank] of words.entries()) cumulative.push((cumulative.at(-1) ?? 0) + 1 / (rank + 20))
function word(): string {
  const at = next() * cumulative.at(-1)!
  let [low, high] = [0, cumulative.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (cumulative[middle]! < at) low = middle + 1
    else high = middle
  }
  return words[low]!
}

const sentence = (): string =>
  `${Array.from({ length: 8 + number(8) }, word).join(' ')}${number(3) === 1 ? ` at ${number(40) * 5} °C` : ''}`

function item(place: number) {
  const claims = Array.from({ length: CLAIMS_AN_ITEM }, (_, at) => ({
    claim_id: `c${at + 1}`,
    status: 'hypothesis',
    facts: { source_run_ids: ['bench'] },
    inference: { summary: sentence() },
    conditions: [`${word()} above ${number(30)} mM`],
    support: { count: 0, run_ids: [] },
    contra: { count: 0, run_ids: [] },
  }))
  return {
    item_id: idOf('bench', place),
    status: 'active' as const,
    content: storedContent(`${HEADER}\nTOPIC=batch ${place}\nCLAIMS_JSON=${JSON.stringify(claims)}`),
  }
}

/** Nothing where the bank is there from an earlier run. */
async function fill(service: BenchService): Promise<void> {
  const { db, clock, embedder } = contextOf(service)
  const now = clock.now()
  const [[held]] = await db.batch([
    statement<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM experience_items WHERE subject_id = ${subjectId(bankSubject(BANK))}`,
    ),
  ])
  const fixed = { tenant_id: sql`(SELECT neuromem_tenant())`, subject_id: subjectId(bankSubject(BANK)) }
  await db.batch([
    insertRows(subjects, [{ kind: 'bank', external_id: BANK, created_at: now }], {
      fixed: { tenant_id: fixed.tenant_id },
      onConflict: sql`ON CONFLICT DO NOTHING`,
    }),
  ])
  for (let start = 0; start < ITEMS; start += ITEMS_A_BATCH) {
    const items = Array.from({ length: ITEMS_A_BATCH }, (_, place) => item(start + place))
    if (held?.n === ITEMS) continue
    const rows = items.flatMap(claimRowsOf)
    const { vectors } = await embedder.embed(rows.map((row) => row.snippet))
    const { model } = service.services.embedder
    await db.batch([
      insertRows(
        experience_items,
        items.map(({ item_id, content }) => ({
          id: item_id,
          content: writeContent(content),
          created_at: now,
          updated_at: now,
        })),
        { fixed },
      ),
      insertRows(
        experience_claims,
        rows.map((row, place) => ({
          ...row,
          ...toLexemes(row.snippet),
          embedding: vectors[place]!.map((value) => Number(value.toPrecision(4))),
          embedding_model: model,
        })),
        { fixed },
      ),
    ])
  }
}

const keyOf = (row: { item_id: string; claim_id: string }): string => `${row.item_id} ${row.claim_id}`

/** Which of the ten nearest claims by an exact scan are among the candidates of the search. */
async function recall(service: BenchService, query: string): Promise<number> {
  const { db, embedder } = contextOf(service)
  const [vector] = (await embedder.embed([query])).vectors
  const subject = bankSubject(BANK)
  const [rows, exact] = await db.batch([
    searchArms({ view: 'claims', subject, vector: vector!, query, limit: FEWEST_CANDIDATES }),
    statement<{ item_id: string; claim_id: string }>(
      sql`SELECT item_id, claim_id FROM experience_claims WHERE subject_id = ${subjectId(subject)}
          ORDER BY embedding <=> ${JSON.stringify(vector)}::halfvec LIMIT 10`,
    ),
  ])
  const found = new Set(
    readHits<{ item_id: string; claim_id: string }>(rows, query).map(({ row }) => keyOf(row)),
  )
  return exact.filter((row) => found.has(keyOf(row))).length / exact.length
}

const answers = collectAnswers('experience')

async function latency(service: BenchService, query: string): Promise<number> {
  const started = performance.now()
  const path = `/api/v1/experience/memories?bank=${encodeURIComponent(BANK)}&limit=10&query=${encodeURIComponent(query)}`
  const { items } = await service.call<{ items: readonly { id: string }[] }>('GET', path)
  const ms = performance.now() - started
  answers.keep(
    query,
    items.map(({ id }) => id),
  )
  return ms
}

const service = await startService(process.env.DATABASE_URL, { again: true })
await fill(service)
await service.vacuum('experience_claims')
const queries = Array.from({ length: QUERIES }, sentence)
for (const query of queries.slice(0, 10)) await latency(service, query)
const times: number[] = []
for (const query of queries) times.push(await latency(service, query))
answers.write()
const shares: number[] = []
for (const query of queries) shares.push(await recall(service, query))
report('experience', `experience search, ${service.database}`, [
  {
    claims: ITEMS * CLAIMS_AN_ITEM,
    queries: QUERIES,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    'recall@10': mean(shares).toFixed(3),
  },
])
await service.close()
