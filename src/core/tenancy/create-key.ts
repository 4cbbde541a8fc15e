import { sql } from 'drizzle-orm'
import { expectThat } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { insertKey, toApiKey } from './keys/api-keys.ts'
import { randomSecrets, type Secrets } from './keys/secrets.ts'
import { type CreatedKey, CreateKey } from './schemas.ts'

/**
 * Makes another key of a tenant: rotation is a new key, then revoking the old one. With repeatable secrets a
 * repeat gives the same answer.
 * @throws CoreError `not_found` for an unknown tenant, `idempotency_mismatch` when the repeat has other
 *   scopes
 */
export async function createKey(
  ctx: SystemContext,
  input: CreateKey & { readonly tenant_id: string },
  secrets: Secrets = randomSecrets,
): Promise<CreatedKey> {
  const { tenant_id, ...rest } = input
  const scopes = CreateKey.parse(rest).scopes.toSorted()
  const id = secrets.id('key')
  const key = toApiKey(secrets.bytes('key'))
  await ctx.db.batch([
    expectThat(
      sql`EXISTS (SELECT FROM tenants WHERE id = ${tenant_id}::uuid)`,
      'not_found',
      `There is no tenant ${tenant_id}`,
    ),
    insertKey({ id, tenant_id, key, scopes }, ctx.clock.now()),
    expectThat(
      sql`EXISTS (SELECT FROM api_keys WHERE id = ${id}::uuid AND to_json(scopes)::text = ${JSON.stringify(scopes)})`,
      'idempotency_mismatch',
      'This Idempotency-Key was used with other scopes.',
    ),
  ])
  return { key_id: id, key, scopes }
}
