import type { ExecutionContext, Hono } from 'hono'
import { createApp } from './app.ts'
import { type Bindings, composeWorkerServices } from './compose.ts'
import { runSweeps, type Sweep } from './internal/sweeps.ts'
import { appOr } from './misconfigured.ts'

/** The rhythms of `[triggers]` in `wrangler.toml`. */
const RHYTHMS: Readonly<Record<string, Sweep['every']>> = {
  '*/10 * * * *': 'ten minutes',
  '0 * * * *': 'hour',
  '0 3 * * *': 'day',
}

/** Made at the first request of an isolate; its bindings stay the same for as long as it lives. */
let app: Pick<Hono, 'fetch'> | undefined

export default {
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Response | Promise<Response> {
    app ??= appOr(() => createApp(composeWorkerServices(bindings))) as Pick<Hono, 'fetch'>
    return app.fetch(request, bindings, execution)
  },

  /** Cron Triggers stand in for QStash's schedules; with QStash they leave the work to it. */
  async scheduled({ cron }: { readonly cron: string }, bindings: Bindings, execution: ExecutionContext): Promise<void> {
    const services = composeWorkerServices(bindings)
    const every = RHYTHMS[cron]
    if (services.environment.QSTASH_TOKEN || !every) return
    await runSweeps(services, every, (work) => execution.waitUntil(work))
  },
}
