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
    list(query?: ListQuery, call?: CallOptions): Pages<Tenant>
    create(body: CreateTenant, call?: CallOptions): Call<CreatedTenant>
  }
  readonly keys: {
    create(tenantId: string, body: CreateKey, call?: CallOptions): Call<CreatedKey>
    revoke(id: string, call?: CallOptions): Call<RevokedKey>
  }
  /** In Prometheus' text form. */
  metrics(call?: CallOptions): Call<string>
}

export interface Webhooks {
  list(call?: CallOptions): Call<WebhookList>
  /** The answer alone has the secret. */
  create(body: CreateWebhook, call?: CallOptions): Call<CreatedWebhook>
  delete(id: string, call?: CallOptions): Call<Webhook>
}

export interface Keys {
  list(query?: ListQuery, call?: CallOptions): Pages<KeyInfo>
  create(body: NewKey, call?: CallOptions): Call<CreatedOwnKey>
  revoke(id: string, call?: CallOptions): Call<RevokedKey>
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
  readonly users: { list(query?: ListQuery & { query?: string }, call?: CallOptions): Pages<UserSummary> }
  readonly sessions: {
    list(query?: ListQuery & { user_id?: string; open?: boolean }, call?: CallOptions): Pages<SessionSummary>
  }
  readonly memories: Memories
  readonly jobs: Jobs
  readonly experience: Experience
  readonly story: Story
  readonly policy: {
    get(call?: CallOptions): Call<Policy>
    put(body: PutPolicy, call?: CallOptions): Call<Policy>
  }
  readonly keys: Keys
  readonly webhooks: Webhooks
  readonly tokens: { create(body: CreateToken, call?: CallOptions): Call<CreatedToken> }
  readonly admin: Admin
  readonly #api

  constructor(options: NeuromemOptions = {}) {
    const url = options.url ?? variable('NEUROMEM_URL') ?? LOCAL
    const api = operationsOf(sender(options, url.replace(/\/+$/, '')))
    this.#api = api
    this.users = { list: (query, call) => api.list('listUsers', { query }, call) }
    this.sessions = { list: (query, call) => api.list('listSessions', { query }, call) }
    this.memories = memoriesOf(api)
    this.jobs = jobsOf(api)
    this.experience = experienceOf(api)
    this.story = storyOf(api)
    this.policy = {
      get: (call) => api.call('getPolicy', {}, call),
      put: (body, call) => api.call('putPolicy', { body }, call),
    }
    this.keys = {
      list: (query, call) => api.list('listOwnKeys', { query }, call),
      create: (body, call) => api.call('createOwnKey', { body }, call),
      revoke: (id, call) => api.call('revokeOwnKey', { ids: [id] }, call),
    }
    this.webhooks = {
      list: (call) => api.call('listWebhooks', {}, call),
      create: (body, call) => api.call('createWebhook', { body }, call),
      delete: (id, call) => api.call('deleteWebhook', { ids: [id] }, call),
    }
    this.tokens = { create: (body, call) => api.call('createToken', { body }, call) }
    this.admin = {
      tenants: {
        list: (query, call) => api.list('listTenants', { query }, call),
        create: (body, call) => api.call('createTenant', { body }, call),
      },
      keys: {
        create: (tenant, body, call) => api.call('createKey', { ids: [tenant], body }, call),
        revoke: (id, call) => api.call('revokeKey', { ids: [id] }, call),
      },
      metrics: (call) => api.text('getMetrics', {}, call),
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

  live(call?: CallOptions): Call<Live> {
    return this.#api.call('getLive', {}, call)
  }

  ready(call?: CallOptions): Call<Ready> {
    return this.#api.call('getReady', {}, call)
  }

  /** For whom these credentials act. */
  me(call?: CallOptions): Call<Me> {
    return this.#api.call('getMe', {}, call)
  }

  stats(call?: CallOptions): Call<Stats> {
    return this.#api.call('getStats', {}, call)
  }

  modelCalls(
    query?: ListQuery & { task?: string; outcome?: string; since?: string },
    call?: CallOptions,
  ): Pages<ModelCall> {
    return this.#api.list('listModelCalls', { query }, call)
  }

  usage(query?: UsageQuery, call?: CallOptions): Call<Usage> {
    return this.#api.call('getUsage', { query }, call)
  }

  erasures(query?: ListQuery, call?: CallOptions): Pages<Erasure> {
    return this.#api.list('listErasures', { query }, call)
  }

  /** The way out for what is newer than the client: a path as on the wire. */
  request<T>(method: Method, path: string, init?: RawInit, call?: CallOptions): Call<T> {
    return this.#api.raw<T>(method, path, init, call)
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
