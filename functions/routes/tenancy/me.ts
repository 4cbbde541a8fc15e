import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import { getTenant } from '../../../src/core/tenancy/get-tenant.ts'
import { KeyScope } from '../../../src/core/tenancy/schemas.ts'
import { KEY_ID, TENANT_ID } from '../../examples.ts'
import { callerOf, type Env } from '../../http/variables.ts'
import { done, type Operation, served } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { version } from '../../version.ts'

const OwnTenant = z.strictObject({
  id: z.uuid().meta({ description: 'The tenant' }),
  name: z.string().meta({ description: 'What it is called' }),
})

const Service = z.strictObject({
  version: z.string().meta({ description: 'Of the service; the OpenAPI document has the same' }),
  database: z.enum(['embedded', 'postgres', 'neon']).meta({ description: 'What holds the rows' }),
  models: z.string().meta({ description: 'Who answers prompts' }),
  embedding_model: z.string().meta({ description: 'Who makes vectors' }),
  offline: z
    .array(z.enum(['models', 'embedder']))
    .meta({ description: 'Parts that work by rules, without a key' }),
})

const Me = z
  .strictObject({
    kind: z.enum(['key', 'user', 'admin']).meta({
      description: 'For whom the credentials act: a whole tenant, one person, or the administrator',
    }),
    tenant: OwnTenant.nullable().meta({ description: 'Null for the administrator' }),
    user_id: z.string().nullable().meta({ description: 'The person, if they act for one' }),
    scopes: z.array(KeyScope).meta({ description: 'What they may do' }),
    key_id: z.uuid().nullable().meta({ description: 'The key, or the one that made the token' }),
    expires_at: z.iso.datetime().nullable().meta({ description: 'When they end by themselves, if ever' }),
    service: Service.meta({ description: 'What answers' }),
  })
  .meta({ id: 'Me' })
type Me = z.infer<typeof Me>

const serviceOf = ({ environment, models, embedder }: Services): Me['service'] => ({
  version,
  database: environment.NEUROMEM_DB,
  models: models.name,
  embedding_model: embedder.model,
  offline: [
    ...(models.offline ? (['models'] as const) : []),
    ...(embedder.offline ? (['embedder'] as const) : []),
  ],
})

async function whoAsks(c: HonoContext<Env>): Promise<Me> {
  const service = serviceOf(c.var.services)
  const caller = callerOf(c)
  if (!caller) {
    return {
      kind: 'admin',
      tenant: null,
      user_id: null,
      scopes: ['admin'],
      key_id: null,
      expires_at: null,
      service,
    }
  }
  return {
    kind: caller.user_id === null ? 'key' : 'user',
    tenant: await getTenant(c.var.ctx),
    user_id: caller.user_id,
    scopes: [...caller.scopes],
    key_id: caller.key_id,
    expires_at: caller.expires_at?.toISOString() ?? null,
    service,
  }
}

export const me: readonly Operation[] = [
  served({
    id: 'getMe',
    method: 'GET',
    path: '/api/v1/me',
    tag: 'tenancy',
    access: 'any',
    summary: 'Say whose credentials these are',
    description:
      'For whom they act, what they may do and when they end, and what service answers. Any valid ' +
      'credentials will do, `ADMIN_TOKEN` too, which no other route under `/api/v1` takes.',
    answers: done(Me, 'Who is asking, and who answers'),
    example: {
      answer: {
        kind: 'user',
        tenant: { id: TENANT_ID, name: 'Acme' },
        user_id: 'ann',
        scopes: ['read', 'write'],
        key_id: KEY_ID,
        expires_at: '2026-03-02T10:00:00.000Z',
        service: {
          version,
          database: 'neon',
          models: 'gpt-5-mini',
          embedding_model: 'text-embedding-3-large',
          offline: [],
        },
      },
    },
    serve: whoAsks,
  }),
]
