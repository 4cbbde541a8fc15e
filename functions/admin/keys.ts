import * as z from 'zod'
import { createKey } from '../../src/core/tenancy/create-key.ts'
import { revokeKey } from '../../src/core/tenancy/revoke-key.ts'
import { CreatedKey, CreateKey, RevokedKey } from '../../src/core/tenancy/schemas.ts'
import { KEY_ID, TENANT_ID } from '../examples.ts'
import { secretsOf } from '../middleware/secrets.ts'
import { created, done, type Operation, served } from '../operation.ts'

const tag = 'tenancy'
const TenantId = z.strictObject({ tenant_id: z.uuid().meta({ description: 'The tenant' }) })
const KeyId = z.strictObject({ key_id: z.uuid().meta({ description: 'The key; not its secret' }) })

/** Guarded by `ADMIN_TOKEN`, which stands on the path `/admin/*`. */
export const keys: readonly Operation[] = [
  served({
    id: 'createKey',
    method: 'POST',
    path: '/admin/tenants/{tenant_id}/keys',
    tag,
    access: 'admin_token',
    summary: 'Make another key for a tenant',
    description:
      'The key is shown this once: only its hash is stored. The same request under the same ' +
      '`Idempotency-Key` is the same key for 24 hours. To rotate keys, make the new one, bring it into ' +
      'use, and revoke the old one.',
    params: TenantId,
    body: CreateKey,
    answers: created(CreatedKey, 'The new key'),
    errors: ['not_found', 'idempotency_mismatch'],
    replays: 'own',
    example: {
      params: { tenant_id: TENANT_ID },
      body: { scopes: ['read', 'write'] },
      answer: {
        key_id: KEY_ID,
        key: 'nm_4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9wIBRyB',
        scopes: ['read', 'write'],
      },
    },
    serve: async (c, given) => createKey(c.var.system, given, await secretsOf(c)),
  }),
  served({
    id: 'revokeKey',
    method: 'DELETE',
    path: '/admin/keys/{key_id}',
    tag,
    access: 'admin_token',
    summary: 'Revoke a key',
    description:
      'The key and the user tokens made with it end: at once in the isolate that is asked, within 60 ' +
      'seconds elsewhere. Revoking it again changes nothing.',
    params: KeyId,
    answers: done(RevokedKey, 'The key, revoked'),
    errors: ['not_found'],
    example: {
      params: { key_id: KEY_ID },
      answer: { key_id: KEY_ID, tenant_id: TENANT_ID, revoked_at: '2026-03-02T09:00:00.000Z' },
    },
    serve: async (c, given) => {
      const revoked = await revokeKey(c.var.system, given)
      c.var.callers.forget(revoked.tenant_id)
      return revoked
    },
  }),
]
