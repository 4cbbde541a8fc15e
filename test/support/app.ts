import { randomUUID } from 'node:crypto'
import { nodeWebhooks } from '../../functions/adapters/node/webhooks.ts'
import { memoryRateLimiter } from '../../functions/adapters/rate-limit.ts'
import { createApp } from '../../functions/app.ts'
import { type Environment, readEnvironment } from '../../functions/env.ts'
import type { Services } from '../../functions/services.ts'
import type { SystemContext } from '../../src/core/context.ts'
import type { Log } from '../../src/core/ports.ts'
import { offlineEmbedder } from '../../src/core/rules/embedder.ts'
import { createKey } from '../../src/core/tenancy/create-key.ts'
import { createTenant } from '../../src/core/tenancy/create-tenant.ts'
import type { KeyScope } from '../../src/core/tenancy/schemas.ts'
import type { Anything } from './anything.ts'
import { embeddedDatabase } from './database.ts'
import { fakeClock } from './stand-ins/clock.ts'
import { recordingDispatcher } from './stand-ins/recording-dispatcher.ts'
import { scriptedModels } from './stand-ins/scripted-models.ts'

export const ADMIN_TOKEN = 'an-admin-token-of-the-tests-of-32-bytes'
export const JWT_SECRET = 'a-jwt-secret-of-the-tests-32-long'

export interface GivenAppOptions {
  readonly now?: string
  readonly environment?: Partial<Environment>
  readonly services?: Partial<Services>
}

export interface LogLine {
  readonly level: 'info' | 'error'
  readonly event: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface Call {
  readonly body?: unknown
  readonly key?: string | null
  readonly headers?: Record<string, string>
  /** Sent as it is, instead of `body` as JSON. */
  readonly raw?: BodyInit
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Anything
}

/**
 * The whole application over the embedded database, with a clock that stands still and lines of log to look
 * at.
 */
export async function givenApp(options: GivenAppOptions = {}) {
  const database = await embeddedDatabase()
  const clock = fakeClock(options.now)
  const dispatcher = recordingDispatcher()
  const models = scriptedModels()
  const lines: LogLine[] = []
  const write =
    (level: LogLine['level']): Log['info'] =>
    (event, fields = {}) =>
      lines.push({ level, event, fields })
  const services: Services = {
    environment: { ...readEnvironment({ ADMIN_TOKEN, JWT_SECRET }, 'node'), ...options.environment },
    database,
    models,
    embedder: offlineEmbedder(1024),
    moleculeSource: { find: async () => 'none' },
    rateLimiter: memoryRateLimiter(options.environment?.RATE_LIMIT_PER_MINUTE ?? 600),
    webhooks: nodeWebhooks(options.environment?.WEBHOOK_ALLOW_PRIVATE === '1'),
    clock,
    log: { info: write('info'), error: write('error') },
    dispatcher: () => dispatcher,
    ...options.services,
  }
  const app = createApp(services)

  async function call(
    method: string,
    path: string,
    { body, key, headers = {}, raw }: Call = {},
  ): Promise<Answer> {
    const sent: Record<string, string> = { ...headers }
    if (key) sent.authorization ??= `Bearer ${key}`
    if (body !== undefined) sent['content-type'] ??= 'application/json'
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await app.request(path, {
      method,
      headers: sent,
      ...(content !== undefined && { body: content }),
    })
    const text = await response.text()
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  const system = {
    db: database.asSystem(),
    clock,
    dispatcher,
    log: services.log,
  } as Partial<SystemContext> as SystemContext
  /** A new tenant with a key of all scopes. */
  const tenant = async () => createTenant(system, { name: `tenant ${randomUUID()}` })
  const keyWith = async (tenant_id: string, scopes: KeyScope[]) =>
    (await createKey(system, { tenant_id, scopes })).key
  const tokenFor = async (key: string, user_id: string, more: object = {}): Promise<string> =>
    (await call('POST', '/api/v1/tokens', { key, body: { user_id, ...more } })).body.token

  return { app, services, call, tenant, keyWith, tokenFor, clock, dispatcher, models, lines, database }
}
