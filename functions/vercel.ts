import type { ExecutionContext, Hono } from 'hono'
import { createApp } from './app.ts'
import { composeServices } from './composition/compose.ts'
import { appOr } from './composition/misconfigured.ts'
import { publicFile } from './composition/node/public-files.ts'
import { readEnvironment } from './env.ts'

/** Where Vercel's runtime keeps the context of the request that is being served. */
const CONTEXT = Symbol.for('@vercel/request-context')

let app: Pick<Hono, 'fetch'> | undefined

export default {
  fetch(request: Request): Response | Promise<Response> {
    app ??= appOr(() => createApp(services())) as Pick<Hono, 'fetch'>
    return app.fetch(request, {}, executionContext())
  },
}

/** Static files are Vercel's affair; a page whose headers come from a variable is ours. */
const services = () => composeServices(readEnvironment(process.env, 'vercel'), 'vercel', { publicFile })

/** Lets work go on after the answer; outside Vercel it simply runs. */
function executionContext(): ExecutionContext {
  const holder = (
    globalThis as { [CONTEXT]?: { get(): { waitUntil?(work: Promise<unknown>): void } | undefined } }
  )[CONTEXT]
  const waitUntil = holder?.get()?.waitUntil
  return { waitUntil: (work) => waitUntil?.(work), passThroughOnException: () => undefined, props: {} }
}
