import { sql } from 'drizzle-orm'
import { uuid } from '../../../db/sql.ts'
import { expectThat } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'
import { toApiKey } from './keys/api-keys.ts'
import { expectScopes, insertKey } from './keys/rows.ts'
import { KEY, randomSecrets, type Secrets } from './keys/secrets.ts'
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
  const made = { id: secrets.id(KEY), tenant_id, key: toApiKey(secrets.bytes(KEY)), scopes }
  await write(
    ctx,
    {
      tenant: expectThat(
        sql`EXISTS (SELECT FROM tenants WHERE id = ${uuid(tenant_id)})`,
        'not_found',
        `There is no tenant ${tenant_id}`,
      ),
      key: insertKey(made, ctx.clock.now()),
      same: expectScopes(made),
    },
    { on: 'tenant' },
  )
  return { key_id: made.id, key: made.key, scopes }
}
