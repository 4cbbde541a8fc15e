import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createApp } from '../../functions/app.ts'
import { composeServices } from '../../functions/composition/compose.ts'
import { openNodeDatabase } from '../../functions/composition/node/database.ts'
import { localTenant, secretOf, withOwnSecrets } from '../../functions/composition/node/local-tenant.ts'
import { publicFile } from '../../functions/composition/node/public-files.ts'
import { readEnvironment } from '../../functions/env.ts'
import type { Services } from '../../functions/services.ts'
import type { Models } from '../../src/core/ports.ts'

/** The whole service in this process, over a database in memory, at whatever time the demo says it is. */
export interface DemoService {
  /** Which parts work by rules because no key is set, for a person. */
  readonly offline: readonly string[]
  setTime(iso: string): void
  /** One HTTP request with the ready-made tenant's key. Throws for a problem, naming it. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
  /** The same request, answered in whatever words come: lines, events, JSON. */
  text(method: string, path: string, body?: unknown): Promise<string>
  /** What the companion's model was told with its latest message, beside the message. */
  lastPrompt(): string
  /** Resolves when nothing is being worked on any more. */
  idle(): Promise<void>
  /**
   * Answers over HTTP too, on `PORT` unless told otherwise, and goes on from the time it is.
   * @returns where the console is, its key in the fragment
   */
  serve(port?: number): Promise<string>
  close(): Promise<void>
}

const MEMORY = 'memory://'

/** @param around other models in the place of the service's own, made of them */
export async function startService(
  start: string,
  around: (own: Models) => Models = (own) => own,
): Promise<DemoService> {
  let time = new Date(start)
  /** Once it is served, time passes. */
  let since: number | undefined
  const now = () => (since === undefined ? time : new Date(time.getTime() + Date.now() - since))
  const own = { NEUROMEM_DB: 'embedded', NEUROMEM_DATA_DIR: MEMORY, RATE_LIMIT_PER_MINUTE: '100000' }
  const { secret } = secretOf(MEMORY)
  const environment = withOwnSecrets(
    readEnvironment({ LOG_LEVEL: 'silent', ...process.env, ...own }, 'node'),
    secret,
  )
  const database = await openNodeDatabase(environment)
  const composed = composeServices(environment, 'node', { clock: { now }, publicFile })
  const { models, lastPrompt } = overheard(around(composed.models))
  const services = { ...composed, models }
  const { api_key } = await localTenant(services, secret)
  const app = createApp(services)
  const text = async (method: string, path: string, body?: unknown) => {
    const response = await app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${api_key}`,
        accept: 'application/json, text/event-stream',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} → ${response.status} ${answer}`)
    return answer
  }
  let stopServing: (() => void) | undefined
  return {
    offline: offlineParts(services),
    setTime: (iso) => {
      time = new Date(iso)
    },
    call: async (method, path, body) => JSON.parse(await text(method, path, body)),
    text,
    lastPrompt,
    idle: async () => services.idle?.(),
    serve: async (port = environment.PORT) => {
      since = Date.now()
      const fetch: typeof app.fetch = async (...asked) => dated(await app.fetch(...asked), now())
      const server = serve({ fetch, hostname: environment.HOST, port })
      await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
      stopServing = () => void server.close()
      const { port: taken } = server.address() as AddressInfo
      return `http://${environment.HOST}:${taken}/console/#key=${api_key}`
    },
    close: () => {
      stopServing?.()
      return database.close()
    },
  }
}

/** Says what time it is in the demo: the console goes by it. */
function dated(response: Response, time: Date): Response {
  response.headers.set('Date', time.toUTCString())
  return response
}

/** The models, and what a chat was told last. */
function overheard(models: Models): { models: Models; lastPrompt(): string } {
  let heard = ''
  return {
    models: {
      offline: models.offline,
      name: models.name,
      generate: (request) => models.generate(request),
      chatModel: (tier) => models.chatModel(tier),
      chat: (request) => {
        heard = request.instructions
        return models.chat(request)
      },
    },
    lastPrompt: () => heard,
  }
}

function offlineParts({ models, embedder }: Services): string[] {
  return [
    ...(models.offline ? ['models by rules'] : []),
    ...(embedder.offline ? ['embeddings by words'] : []),
  ]
}
