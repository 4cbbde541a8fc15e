import { Hono } from 'hono'
import * as z from 'zod'
import { createKey } from '../../src/core/tenancy/create-key.ts'
import { createTenant } from '../../src/core/tenancy/create-tenant.ts'
import { listTenants } from '../../src/core/tenancy/list-tenants.ts'
import { revokeKey } from '../../src/core/tenancy/revoke-key.ts'
import {
  CreatedKey,
  CreatedTenant,
  CreateKey,
  CreateTenant,
  PageInput,
  RevokedKey,
  Tenant,
} from '../../src/core/tenancy/schemas.ts'
import { describe, type Env, guardedBy, json, listOf, validate } from '../http/policy.ts'
import { secretsOf } from './secrets.ts'

/** Guarded by `ADMIN_TOKEN`, which stands on the path `/admin/*`. */
export const admin = new Hono<Env>()
  .post(
    '/admin/tenants',
    describe({
      operationId: 'createTenant',
      tags: ['tenancy'],
      responses: json(201, CreatedTenant, 'The tenant and its key'),
    }),
    guardedBy('admin_token'),
    validate('json', CreateTenant),
    async (c) => c.json(await createTenant(c.var.system, c.req.valid('json'), await secretsOf(c)), 201),
  )
  .get(
    '/admin/tenants',
    describe({
      operationId: 'listTenants',
      tags: ['tenancy'],
      responses: json(200, listOf(Tenant), 'Oldest first'),
    }),
    guardedBy('admin_token'),
    validate('query', PageInput),
    async (c) => c.json(await listTenants(c.var.system, c.req.valid('query')), 200),
  )
  .post(
    '/admin/tenants/:tenant_id/keys',
    describe({
      operationId: 'createKey',
      tags: ['tenancy'],
      responses: json(201, CreatedKey, 'The new key'),
    }),
    guardedBy('admin_token'),
    validate('param', z.strictObject({ tenant_id: z.uuid() })),
    validate('json', CreateKey),
    async (c) =>
      c.json(
        await createKey(
          c.var.system,
          { ...c.req.valid('json'), ...c.req.valid('param') },
          await secretsOf(c),
        ),
        201,
      ),
  )
  .delete(
    '/admin/keys/:key_id',
    describe({
      operationId: 'revokeKey',
      tags: ['tenancy'],
      responses: json(200, RevokedKey, 'The key is revoked'),
    }),
    guardedBy('admin_token'),
    validate('param', z.strictObject({ key_id: z.uuid() })),
    async (c) => {
      const revoked = await revokeKey(c.var.system, c.req.valid('param'))
      c.var.callers.forget(revoked.tenant_id)
      return c.json(revoked, 200)
    },
  )
