import { sql } from 'drizzle-orm'
import { int, moment, momentOrNull, tenant, texts, uuid } from '../../../../db/sql.ts'
import { expectThat, type Statement, statement } from '../../../../db/statements.ts'
import type { Webhook } from '../schemas.ts'

export interface WebhookRow {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly created_at: Date
  readonly last_at: Date | null
  readonly last_status: number | null
  readonly last_error: string | null
}

/** As the API answers it: the secret is shown once, elsewhere. */
export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: [...row.events] as Webhook['events'],
  created_at: row.created_at.toISOString(),
  last_delivery: row.last_at && {
    at: row.last_at.toISOString(),
    status: row.last_status,
    error: row.last_error,
  },
})

/** The tenant's own, oldest first: there are never many. */
export const webhookRows = (): Statement<WebhookRow[]> =>
  statement<WebhookRow>(
    sql`SELECT id, url, events, created_at, last_at, last_status, last_error
        FROM webhooks
        WHERE tenant_id = ${tenant}
        ORDER BY created_at, id`,
  )

export const insertWebhook = (row: WebhookRow & { readonly secret: string }): Statement =>
  statement(
    sql`INSERT INTO webhooks (tenant_id, id, url, events, secret, created_at)
        VALUES (${tenant}, ${uuid(row.id)}, ${row.url}, ${texts(row.events)}, ${row.secret},
          ${moment(row.created_at)})`,
  )

/** Fails the batch as a `conflict` where a tenant has so many already. */
export const expectFewerThan = (most: number): Statement =>
  expectThat(
    sql`(SELECT count(*) FROM webhooks WHERE tenant_id = ${tenant}) < ${int(most)}`,
    'conflict',
    `A tenant has at most ${most} webhooks.`,
  )

/** Ends it, with all that was still to be told. */
export const removeWebhook = (id: string): Statement<WebhookRow[]> =>
  statement<WebhookRow>(
    sql`DELETE FROM webhooks
        WHERE tenant_id = ${tenant} AND id = ${uuid(id)}
        RETURNING id, url, events, created_at, last_at, last_status, last_error`,
  )

/** A message that is this worker's to send. */
export interface TakenMessage {
  readonly url: string
  readonly secret: string
  readonly event: string
  readonly data: unknown
  readonly happened_at: Date
}

/**
 * Takes a message for one attempt; nobody has it when it is sent by another, delivered, or its webhook gone.
 */
export const takeMessage = (id: string, attempt: number, again: Date | null): Statement<TakenMessage[]> =>
  statement<TakenMessage>(
    sql`UPDATE webhook_messages AS message
        SET attempt = message.attempt + 1, next_at = ${momentOrNull(again)}
        FROM webhooks AS webhook
        WHERE message.tenant_id = ${tenant}
          AND message.id = ${uuid(id)}
          AND message.attempt = ${int(attempt)}
          AND message.ended_at IS NULL
          AND webhook.tenant_id = message.tenant_id
          AND webhook.id = message.webhook_id
        RETURNING webhook.url, webhook.secret, message.event, message.data, message.happened_at`,
  )

export interface Outcome {
  readonly status: number | null
  readonly error: string | null
}

/** Notes how an attempt went; `isOver` when there will be none after it. */
export const noteAttempt = (id: string, { status, error }: Outcome, isOver: boolean, now: Date): Statement =>
  statement(
    sql`WITH tried AS (
          UPDATE webhook_messages
          SET ended_at = ${isOver ? moment(now) : sql`NULL`}
          WHERE tenant_id = ${tenant} AND id = ${uuid(id)}
          RETURNING tenant_id, webhook_id)
        UPDATE webhooks AS webhook
        SET last_at = ${moment(now)}, last_status = ${int(status)}, last_error = ${error}
        FROM tried
        WHERE webhook.tenant_id = tried.tenant_id AND webhook.id = tried.webhook_id`,
  )

/** Messages that nobody has sent yet, of the tenant; with them how many webhooks it has. */
export const unsentRows = (): Statement<{ id: string }[]> =>
  statement<{ id: string }>(
    sql`SELECT id
        FROM webhook_messages
        WHERE tenant_id = ${tenant} AND ended_at IS NULL AND next_at IS NULL AND attempt = 0
        ORDER BY happened_at, id
        LIMIT 100`,
  )

export const webhookCount = (): Statement<{ count: number }[]> =>
  statement<{ count: number }>(sql`SELECT count(*)::int AS count FROM webhooks WHERE tenant_id = ${tenant}`)

/** Notes every task that has come due since its webhook was there, once: the id says for which moment. */
export const tellDue = (now: Date): Statement =>
  statement(
    sql`INSERT INTO webhook_messages (tenant_id, id, webhook_id, event, data, happened_at)
        SELECT task.tenant_id, md5(concat_ws(' ', webhook.id, task.id, task.due_at))::uuid, webhook.id,
          'task.due',
          jsonb_build_object('user_id', subject.external_id, 'memory_id', task.id,
            'due_at', to_char(task.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
          task.due_at
        FROM webhooks AS webhook
        JOIN memories AS task ON task.tenant_id = webhook.tenant_id
        JOIN subjects AS subject ON subject.id = task.subject_id AND subject.erased_at IS NULL
        WHERE 'task.due' = ANY (webhook.events)
          AND task.recallable
          AND (task.expires_at IS NULL OR task.expires_at > ${moment(now)})
          AND task.due_at <= ${moment(now)}
          AND task.due_at > ${moment(now)} - interval '7 days'
          AND greatest(task.due_at, task.updated_at) >= webhook.created_at
        ON CONFLICT DO NOTHING`,
  )

export interface DueMessage {
  readonly tenant_id: string
  readonly id: string
  readonly attempt: number
}

/** What waits to be sent, of every tenant. */
export const dueMessages = (now: Date, most: number): Statement<DueMessage[]> =>
  statement<DueMessage>(
    sql`SELECT tenant_id, id, attempt
        FROM webhook_messages
        WHERE ended_at IS NULL AND (next_at IS NULL AND attempt = 0 OR next_at <= ${moment(now)})
        ORDER BY happened_at, id
        LIMIT ${int(most)}`,
  )

/** What was told long ago is forgotten. */
export const forgetTold = (now: Date): Statement =>
  statement(sql`DELETE FROM webhook_messages WHERE ended_at < ${moment(now)} - interval '30 days'`)
