import { v4 } from 'uuid'
import { advisoryLock } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { done } from '../outcome.ts'
import { type CreatedWebhook, CreateWebhook } from './schemas.ts'
import { refusalOf } from './sending/address.ts'
import { newSecret } from './sending/sign.ts'
import { expectFewerThan, insertWebhook, toWebhook } from './table/rows.ts'

const MOST = 20

/**
 * Makes a webhook of the tenant's, at most 20.
 * @param allowPrivate `WEBHOOK_ALLOW_PRIVATE`
 * @throws CoreError `invalid` for an address that is refused, `conflict` for one too many
 */
export async function createWebhook(
  ctx: Context,
  input: CreateWebhook,
  allowPrivate: boolean,
): Promise<CreatedWebhook> {
  const { url, events, secret = newSecret() } = CreateWebhook.parse(input)
  const refusal = refusalOf(url, allowPrivate)
  if (refusal !== undefined)
    throw new CoreError('invalid', `url: ${refusal}`, {
      issues: [{ path: 'url', code: 'invalid', message: refusal }],
    })
  const none = { last_at: null, last_status: null, last_error: null }
  const row = { id: v4(), url, events: [...new Set(events)], created_at: ctx.clock.now(), ...none }
  const created = { ...toWebhook(row), secret }
  await write(
    ctx,
    { few: expectFewerThan(MOST), webhook: insertWebhook({ ...row, secret }) },
    { on: statement(advisoryLock(ctx.tenant_id, 'webhooks')), keeps: done(created) },
  )
  return created
}
