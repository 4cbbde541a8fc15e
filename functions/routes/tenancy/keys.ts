import * as z from 'zod'
import { createOwnKey } from '../../../src/core/tenancy/create-own-key.ts'
import { listOwnKeys } from '../../../src/core/tenancy/list-own-keys.ts'
import { revokeKey } from '../../../src/core/tenancy/revoke-key.ts'
import {
  CreatedOwnKey,
  CreateOwnKey,
  KeyList,
  PageInput,
  RevokedKey,
} from '../../../src/core/tenancy/schemas.ts'
import { KEY_ID, TENANT_ID } from '../../examples.ts'
import { ownSecretsOf } from '../../middleware/secrets.ts'
import { created, done, type Operation, operation, served } from '../../operation.ts'

const tag = 'tenancy'
const KeyId = z.strictObject({ key_id: z.uuid().meta({ description: 'The key; not its secret' }) })

export const ownKeys: readonly Operation[] = [
  operation({
    id: 'listOwnKeys',
    method: 'GET',
    path: '/api/v1/keys',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'List the tenant’s own keys',
    description: 'Newest first, revoked ones included: what they are called and may do, no secret.',
    query: PageInput,
    answers: done(KeyList, 'A page of keys'),
    example: {
      query: { limit: 20 },
      answer: {
        items: [
          {
            key_id: KEY_ID,
            name: 'Ann’s phone',
            user_id: 'ann',
            expires_at: null,
            prefix: 'nm_u_4f9a8',
            scopes: ['read', 'write'],
            created_at: '2026-03-02T09:00:00.000Z',
            last_used_at: '2026-03-09T12:00:00.000Z',
            revoked_at: null,
          },
        ],
        next_cursor: null,
      },
    },
    verb: listOwnKeys,
  }),
  served({
    id: 'createOwnKey',
    method: 'POST',
    path: '/api/v1/keys',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'Make a key, of the tenant or bound to one person',
    description:
      'The key is shown this once: only its hash is stored. With `user_id` it belongs to that person: in ' +
      'every respect a user token that lives on, for MCP clients and phones, with `read` and `write` ' +
      'only. The same request under the same `Idempotency-Key` is the same key for 24 hours. Erasing the ' +
      'person ends it.',
    body: CreateOwnKey,
    answers: created(CreatedOwnKey, 'The new key'),
    errors: ['idempotency_mismatch'],
    replays: 'own',
    example: {
      body: { name: 'Ann’s phone', scopes: ['read', 'write'], user_id: 'ann' },
      answer: {
        key_id: KEY_ID,
        key: 'nm_u_4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c8dQx3_7a',
        name: 'Ann’s phone',
        prefix: 'nm_u_4f9a8',
        scopes: ['read', 'write'],
        user_id: 'ann',
        expires_at: null,
      },
    },
    serve: async (c, given) => createOwnKey(c.var.ctx, given, await ownSecretsOf(c)),
  }),
  served({
    id: 'revokeOwnKey',
    method: 'DELETE',
    path: '/api/v1/keys/{key_id}',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'Revoke one of the tenant’s own keys',
    description:
      'The key and the user tokens made with it end: at once in the instance that is asked, within 60 ' +
      'seconds elsewhere. Revoking it again changes nothing.',
    params: KeyId,
    answers: done(RevokedKey, 'The key, revoked'),
    errors: ['not_found'],
    example: {
      params: { key_id: KEY_ID },
      answer: { key_id: KEY_ID, tenant_id: TENANT_ID, revoked_at: '2026-03-02T09:00:00.000Z' },
    },
    serve: async (c, given) => {
      const revoked = await revokeKey(c.var.ctx, given)
      c.var.callers.forget(revoked.tenant_id)
      return revoked
    },
  }),
]
