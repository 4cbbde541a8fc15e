import { sql } from 'drizzle-orm'
import { expectThat, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { insertKey, toApiKey } from './keys/api-keys.ts'
import { randomSecrets, type Secrets } from './keys/secrets.ts'
import { type CreatedTenant, CreateTenant, KeyScope } from './schemas.ts'

/**
 * Makes a tenant with a key of all scopes. With repeatable secrets a repeat gives the same answer.
 * @throws CoreError `idempotency_mismatch` when the repeat has another name
 */
export async function createTenant(
  ctx: SystemContext,
  input: CreateTenant,
  secrets: Secrets = randomSecrets,
): Promise<CreatedTenant> {
  const { name } = CreateTenant.parse(input)
  const now = ctx.clock.now()
  const id = secrets.id('tenant')
  const key = toApiKey(secrets.bytes('key'))
  await ctx.db.batch([
    statement(
      sql`INSERT INTO tenants (id, name, created_at) VALUES (${id}::uuid, ${name}, ${now.toISOString()}::timestamptz) ON CONFLICT (id) DO NOTHING`,
    ),
    expectThat(
      sql`EXISTS (SELECT FROM tenants WHERE id = ${id}::uuid AND name = ${name})`,
      'idempotency_mismatch',
      'This Idempotency-Key was used with another name.',
    ),
    insertKey({ id: secrets.id('key'), tenant_id: id, key, scopes: KeyScope.options }, now),
  ])
  return { tenant_id: id, name, api_key: key }
}
