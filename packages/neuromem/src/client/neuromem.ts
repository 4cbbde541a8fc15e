import { NeuromemError } from './error.ts'
import { type Experience, experienceOf } from './handles/experience.ts'
import { type Jobs, jobsOf } from './handles/jobs.ts'
import { type Memories, memoriesOf } from './handles/memories.ts'
import type { ListQuery } from './handles/queries.ts'
import { type Story, storyOf } from './handles/story.ts'
import { type UserHandle, userOf } from './handles/user.ts'
import type { CallOptions, Method, NeuromemOptions, RawInit } from './options.ts'
import type { Call } from './sending/call.ts'
import { operationsOf } from './sending/operations.ts'
import type { Pages } from './sending/pages.ts'
import { sender } from './sending/transport.ts'
import type {
  CreatedKey,
  CreatedOwnKey,
  CreatedTenant,
  CreatedToken,
  CreatedWebhook,
  CreateKey,
  CreateTenant,
  CreateToken,
  CreateWebhook,
  Erasure,
  KeyInfo,
  Live,
  Me,
  ModelCall,
  Policy,
  PutPolicy,
  Ready,
  RevokedKey,
  SessionSummary,
  Stats,
  Tenant,
  Usage,
  UserSummary,
  Webhook,
  WebhookList,
} from './types.gen.ts'

const LOCAL = 'http://127.0.0.1:8787'

export interface NewKey {
  name: string
  scopes: ('read' | 'write' | 'admin' | 'read:sensitive')[]
  /** Binds the key to one person. */
  user_id?: string
  expires_at?: string
}

/** The administration of an installation: needs ADMIN_TOKEN. */
export interface Admin {
  readonly tenants: {
    list(query?: ListQuery, o?: CallOptions): Pages<Tenant>
    create(body: CreateTenant, o?: CallOptions): Call<CreatedTenant>
  }
  readonly keys: {
    create(tenantId: string, body: CreateKey, o?: CallOptions): Call<CreatedKey>
    revoke(id: string, o?: CallOptions): Call<RevokedKey>
  }
  /** In Prometheus' text form. */
  metrics(o?: CallOptions): Call<string>
}

export interface Webhooks {
  list(o?: CallOptions): Call<WebhookList>
  /** The answer alone has the secret. */
  create(body: CreateWebhook, o?: CallOptions): Call<CreatedWebhook>
  delete(id: string, o?: CallOptions): Call<Webhook>
}

export interface Keys {
  list(query?: ListQuery, o?: CallOptions): Pages<KeyInfo>
  create(body: NewKey, o?: CallOptions): Call<CreatedOwnKey>
  revoke(id: string, o?: CallOptions): Call<RevokedKey>
}

export interface UsageQuery {
  /** Days in UTC, both included. */
  from?: string
  to?: string
  by?: 'day' | 'task' | 'model'
}

/**
 * A client of a neuromem service.
 * @example
 * const nm = new Neuromem({ url: 'https://memory.example.com', key: 'nm_…' })
 * await nm.user('ann').remember('Her sister Mei visits on Sundays.')
 * console.log(`${await nm.user('ann').recall('Who visits?')}`)
 */
export class Neuromem {
  readonly users: { list(query?: ListQuery & { query?: string }, o?: CallOptions): Pages<UserSummary> }
  readonly sessions: {
    list(query?: ListQuery & { user_id?: string; open?: boolean }, o?: CallOptions): Pages<SessionSummary>
  }
  readonly memories: Memories
  readonly jobs: Jobs
  readonly experience: Experience
  readonly story: Story
  readonly policy: {
    get(o?: CallOptions): Call<Policy>
    put(body: PutPolicy, o?: CallOptions): Call<Policy>
  }
  readonly keys: Keys
  readonly webhooks: Webhooks
  readonly tokens: { create(body: CreateToken, o?: CallOptions): Call<CreatedToken> }
  readonly admin: Admin
  readonly #api

  constructor(options: NeuromemOptions = {}) {
    const url = options.url ?? variable('NEUROMEM_URL') ?? LOCAL
    const api = operationsOf(sender(options, url.replace(/\/+$/, '')))
    this.#api = api
    this.users = { list: (query, o) => api.list('listUsers', { query }, o) }
    this.sessions = { list: (query, o) => api.list('listSessions', { query }, o) }
    this.memories = memoriesOf(api)
    this.jobs = jobsOf(api)
    this.experience = experienceOf(api)
    this.story = storyOf(api)
    this.policy = {
      get: (o) => api.call('getPolicy', {}, o),
      put: (body, o) => api.call('putPolicy', { body }, o),
    }
    this.keys = {
      list: (query, o) => api.list('listOwnKeys', { query }, o),
      create: (body, o) => api.call('createOwnKey', { body }, o),
      revoke: (id, o) => api.call('revokeOwnKey', { ids: [id] }, o),
    }
    this.webhooks = {
      list: (o) => api.call('listWebhooks', {}, o),
      create: (body, o) => api.call('createWebhook', { body }, o),
      delete: (id, o) => api.call('deleteWebhook', { ids: [id] }, o),
    }
    this.tokens = { create: (body, o) => api.call('createToken', { body }, o) }
    this.admin = {
      tenants: {
        list: (query, o) => api.list('listTenants', { query }, o),
        create: (body, o) => api.call('createTenant', { body }, o),
      },
      keys: {
        create: (tenant, body, o) => api.call('createKey', { ids: [tenant], body }, o),
        revoke: (id, o) => api.call('revokeKey', { ids: [id] }, o),
      },
      metrics: (o) => api.text('getMetrics', {}, o),
    }
  }

  /** @throws NeuromemError at once without `NEUROMEM_KEY` */
  static fromEnv(options: NeuromemOptions = {}): Neuromem {
    const key = variable('NEUROMEM_KEY')
    if (!key) throw new NeuromemError('unauthorized', 'NEUROMEM_KEY is not set')
    return new Neuromem({ key, ...options })
  }

  /** A person's handle; no request is made. */
  user(id: string): UserHandle {
    return userOf(this.#api, this.memories, id)
  }

  live(o?: CallOptions): Call<Live> {
    return this.#api.call('getLive', {}, o)
  }

  ready(o?: CallOptions): Call<Ready> {
    return this.#api.call('getReady', {}, o)
  }

  /** For whom these credentials act. */
  me(o?: CallOptions): Call<Me> {
    return this.#api.call('getMe', {}, o)
  }

  stats(o?: CallOptions): Call<Stats> {
    return this.#api.call('getStats', {}, o)
  }

  modelCalls(
    query?: ListQuery & { task?: string; outcome?: string; since?: string },
    o?: CallOptions,
  ): Pages<ModelCall> {
    return this.#api.list('listModelCalls', { query }, o)
  }

  usage(query?: UsageQuery, o?: CallOptions): Call<Usage> {
    return this.#api.call('getUsage', { query }, o)
  }

  erasures(query?: ListQuery, o?: CallOptions): Pages<Erasure> {
    return this.#api.list('listErasures', { query }, o)
  }

  /** The way out for what is newer than the client: a path as on the wire. */
  request<T>(method: Method, path: string, init?: RawInit, o?: CallOptions): Call<T> {
    return this.#api.raw<T>(method, path, init, o)
  }
}

/** Of the environment, where there is one. */
function variable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  try {
    return process?.env?.[name] || undefined
  } catch {
    // Deno shows the environment only to who may read it.
    return undefined
  }
}
