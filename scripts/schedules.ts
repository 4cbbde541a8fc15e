import { qstashClient } from '../functions/adapters/qstash.ts'
import { readEnvironment } from '../functions/env.ts'
import { publicUrl } from '../functions/work/messages.ts'
import { type Sweep, schedules } from '../functions/work/sweeps.ts'

/** Makes QStash's schedules for the sweeps; made again, they stay the same ones. */
const environment = readEnvironment({ ...process.env, NEUROMEM_DB: 'embedded' }, 'node')
if (!environment.QSTASH_TOKEN) throw new Error('QSTASH_TOKEN: required to make schedules')

const client = qstashClient(environment)
for (const sweep of Object.keys(schedules) as Sweep[]) {
  const destination = publicUrl(environment, `/internal/sweeps/${sweep}`)
  const { cron } = schedules[sweep]
  const headers = { 'content-type': 'application/json' }
  await client.schedules.create({
    destination,
    cron,
    scheduleId: `neuromem-${sweep}`,
    body: '{}',
    headers,
    retries: 1,
  })
  console.log(`${sweep.padEnd(11)} ${cron.padEnd(15)} ${destination}`)
}
