import { runJob } from '../../../src/core/ingest/run-job.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { givenApp } from '../app.ts'
import type { World } from '../given/world.ts'

/** A service of rules that refuses nobody for the number of their requests. */
export const hostileApp = () =>
  givenApp({
    environment: { RATE_LIMIT_PER_MINUTE: 1_000_000, FAILED_CREDENTIALS_PER_MINUTE: 1_000_000 },
    services: { models: offlineModels() },
  })

/** Runs the jobs that a request has left behind. */
export async function settled(world: World): Promise<void> {
  for (const message of world.dispatcher.take())
    if (message.kind === 'job') await runJob(world.ctx, { job_id: message.job_id })
}
