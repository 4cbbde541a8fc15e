/**
 * `npm run bench -- cpu`: milliseconds of processor that a request takes, of this process (service, embedder
 * and client together) and of the Postgres of `DATABASE_URL`, which runs on this machine (Linux): unlike
 * waiting times they hardly depend on who else is working. After `npm run bench -- recall` with the same
 * database, whose users it asks for.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { statement } from '../../db/statements.ts'
import { contextOf } from '../support/context.ts'
import { type Row, report } from '../support/report.ts'
import { startService } from '../support/service.ts'
import { queriesOf } from './recall/seed.ts'

const RECALLS = { 1000: 120, 10000: 40, 100000: 40 } as const
const COMMITS = 40
const TURNS = 5
/** Of `/proc`, milliseconds. */
const TICK = 10

if (!process.env.DATABASE_URL) throw new Error('npm run bench -- cpu needs DATABASE_URL')
const service = await startService(process.env.DATABASE_URL, { again: true })
const ctx = contextOf(service)
const [[own]] = await service.patient
  .asSystem()
  .batch([statement<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)])
const fieldsOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
const postmaster = fieldsOf(own!.pid)[1]!

/** Milliseconds that the server's processes have worked so far. */
function postgresMs(): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
    try {
      const fields = fieldsOf(pid)
      if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * TICK
}

async function measure(what: string, count: number, work: (place: number) => Promise<unknown>): Promise<Row> {
  for (let place = 0; place < 5; place += 1) await work(place)
  const before = postgresMs()
  const usage = process.cpuUsage()
  for (let place = 0; place < count; place += 1) await work(place + 5)
  const { user, system } = process.cpuUsage(usage)
  return {
    request: what,
    'this process, ms': ((user + system) / 1000 / count).toFixed(1),
    'Postgres, ms': ((postgresMs() - before) / count).toFixed(1),
  }
}

const rows: Row[] = []
for (const [size, count] of Object.entries(RECALLS)) {
  const user_id = `user of ${size}`
  const queries = await queriesOf(ctx, user_id, 40)
  const recall = (place: number) =>
    service.call('POST', '/api/v1/recall', { user_id, query: queries[place % queries.length] })
  rows.push(await measure(`recall, ${size} memories`, count, recall))
}
const run = Date.now()
const commit = (infer: boolean) => (place: number) => {
  const turns = Array.from({ length: TURNS }, (_, turn) => ({
    turn_id: `${place}-${turn}`,
    role: turn % 2 ? 'assistant' : 'user',
    text: `I live near the harbour, and on weekends I walk along the sea with my sister (${place}/${turn}).`,
  }))
  const path = `/api/v1/sessions/${encodeURIComponent(`cpu ${run} ${infer} ${place}`)}/turns`
  return service.call('POST', path, { user_id: `cpu ${run} ${place % 8}`, turns, infer, wait: true })
}
rows.push(await measure(`commit of ${TURNS} turns, kept as they are`, COMMITS, commit(false)))
rows.push(await measure(`commit of ${TURNS} turns and its job`, COMMITS, commit(true)))
report('cpu', 'processor a request', rows)
await service.close()
process.exit(0)
