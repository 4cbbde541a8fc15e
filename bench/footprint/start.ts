/**
 * `npm run bench -- start`: from `npm start` on data that is there to its greeting, and its resident memory
 * then, on the embedded database and on the Postgres of `DATABASE_URL` (migrated).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNodeService } from '../../test/support/servers/node-service.ts'
import { percentile, type Row, report } from '../support/report.ts'

const RUNS = 5

const residentMiB = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function measure(database: string, environment: Readonly<Record<string, string>>): Promise<Row> {
  const times: number[] = []
  const sizes: number[] = []
  await (await startNodeService(environment)).stop()
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    const service = await startNodeService(environment)
    times.push(performance.now() - started)
    sizes.push(residentMiB(service.pid))
    await service.stop()
  }
  return {
    database,
    'start p50 s': (percentile(times, 0.5) / 1000).toFixed(2),
    'resident MiB': Math.round(percentile(sizes, 0.5)),
  }
}

const directory = mkdtempSync(join(tmpdir(), 'neuromem-start-'))
const secrets = { ADMIN_TOKEN: 'a'.repeat(20) + 'b'.repeat(20), JWT_SECRET: 'c'.repeat(40) }
const rows = [await measure('embedded', { NEUROMEM_DATA_DIR: directory })]
if (process.env.DATABASE_URL) {
  const where = { NEUROMEM_DB: 'postgres', DATABASE_URL: process.env.DATABASE_URL }
  rows.unshift(await measure('Postgres', { ...where, ...secrets }))
}
rmSync(directory, { recursive: true, force: true })
report('start', 'start on data that is there', rows)
