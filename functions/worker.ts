import type { ExecutionContext, Hono } from 'hono'
import { createApp } from './app.ts'
import { type Bindings, composeWorkerServices, readBeside } from './composition/compose.ts'
import { appOr } from './composition/misconfigured.ts'
import { runScheduled } from './work/scheduled.ts'

/** Made at the first request of an isolate; its bindings stay the same for as long as it lives. */
let app: Pick<Hono, 'fetch'> | undefined

export default {
  async fetch(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
    await readBeside(bindings)
    app ??= appOr(() => createApp(composeWorkerServices(bindings))) as Pick<Hono, 'fetch'>
    return app.fetch(request, bindings, execution)
  },

  /** Cron Triggers stand in for QStash's schedules; with QStash they leave the work to it. */
  async scheduled(
    { cron }: { readonly cron: string },
    bindings: Bindings,
    execution: ExecutionContext,
  ): Promise<void> {
    const services = composeWorkerServices(bindings)
    await readBeside(bindings)
    if (services.environment.QSTASH_TOKEN) return
    await runScheduled(services, cron, (work) => execution.waitUntil(work))
  },
}
