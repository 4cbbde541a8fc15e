import { sql } from 'drizzle-orm'
import { moment, uuid } from '../../../db/sql.ts'
import { expectThat, statement } from '../../../db/statements.ts'
import type { SystemContext } from '../context.ts'
import { write } from '../doors.ts'
import { toApiKey } from './keys/api-keys.ts'
import { insertKey } from './keys/rows.ts'
import { KEY, randomSecrets, type Secrets } from './keys/secrets.ts'
import { type CreatedTenant, CreateTenant, type KeyScope } from './schemas.ts'

/** admin reads what is sensitive too. */
const FIRST_SCOPES: readonly KeyScope[] = ['read', 'write', 'admin']

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
  const key = toApiKey(secrets.bytes(KEY))
  await write(
    ctx,
    {
      tenant: statement(
        sql`INSERT INTO tenants (id, name, created_at)
            VALUES (${uuid(id)}, ${name}, ${moment(now)})
            ON CONFLICT (id) DO NOTHING`,
      ),
      sameName: expectThat(
        sql`EXISTS (SELECT FROM tenants WHERE id = ${uuid(id)} AND name = ${name})`,
        'idempotency_mismatch',
        'This Idempotency-Key was used with another name.',
      ),
      key: insertKey({ id: secrets.id(KEY), tenant_id: id, key, scopes: FIRST_SCOPES }, now),
    },
    { on: 'tenant' },
  )
  return { tenant_id: id, name, api_key: key }
}
