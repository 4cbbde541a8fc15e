import { createTenant } from '../../src/core/tenancy/create-tenant.ts'
import { listTenants } from '../../src/core/tenancy/list-tenants.ts'
import { CreatedTenant, CreateTenant, PageInput, TenantList } from '../../src/core/tenancy/schemas.ts'
import { KEY_ID, TENANT_ID } from '../examples.ts'
import { secretsOf } from '../middleware/secrets.ts'
import { created, done, type Operation, served } from '../operation.ts'

const tag = 'tenancy'

/** Guarded by `ADMIN_TOKEN`, which stands on the path `/admin/*`. */
export const tenants: readonly Operation[] = [
  served({
    id: 'createTenant',
    method: 'POST',
    path: '/admin/tenants',
    tag,
    access: 'admin_token',
    summary: 'Create a tenant',
    description:
      'With its first key, which has all scopes and is shown this once: only its hash is stored. The same ' +
      'request under the same `Idempotency-Key` is the same tenant with the same key for 24 hours.',
    body: CreateTenant,
    answers: created(CreatedTenant, 'The tenant and its first key'),
    errors: ['idempotency_mismatch'],
    replays: 'own',
    example: {
      body: { name: 'Acme' },
      answer: {
        tenant_id: TENANT_ID,
        name: 'Acme',
        api_key: 'nm_4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9wIBRyB',
      },
    },
    serve: async (c, given) => createTenant(c.var.system, given, await secretsOf(c)),
  }),
  served({
    id: 'listTenants',
    method: 'GET',
    path: '/admin/tenants',
    tag,
    access: 'admin_token',
    summary: 'List tenants with their keys',
    description:
      'Oldest first. Of a key only the beginning is shown, and when it was last used, to the hour.',
    query: PageInput,
    answers: done(TenantList, 'A page of tenants'),
    example: {
      query: { limit: 50 },
      answer: {
        items: [
          {
            tenant_id: TENANT_ID,
            name: 'Acme',
            created_at: '2026-01-05T12:00:00.000Z',
            keys: [
              {
                key_id: KEY_ID,
                prefix: 'nm_4f9a8b7c',
                name: null,
                user_id: null,
                expires_at: null,
                scopes: ['read', 'write', 'admin'],
                created_at: '2026-01-05T12:00:00.000Z',
                last_used_at: '2026-03-02T09:00:00.000Z',
                revoked_at: null,
              },
            ],
          },
        ],
        next_cursor: null,
      },
    },
    serve: (c, given) => listTenants(c.var.system, given),
  }),
]
