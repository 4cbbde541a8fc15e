import * as z from 'zod'
import { listOf } from '../text/cursor.ts'
import { textOf } from '../text/strings.ts'
import { bytesOfSecret } from './sending/sign.ts'

const webhookEvents = ['task.due', 'memory.waiting', 'trait.changed', 'job.paused', 'user.erased'] as const

const LONGEST_URL = 2_048
const LONGEST_SECRET = 128
const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })
const Events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .meta({ description: 'What it is told of' })

export const CreateWebhook = z
  .strictObject({
    url: textOf(LONGEST_URL).meta({ description: 'Where a message is posted to: https, on the open net' }),
    events: Events,
    secret: textOf(LONGEST_SECRET)
      .refine((secret) => bytesOfSecret(secret) !== null, 'must be whsec_ and base64 of 24 to 64 bytes')
      .optional()
      .meta({ description: '`whsec_…`, what signs; made unless given' }),
  })
  .meta({ id: 'CreateWebhook' })
export type CreateWebhook = z.infer<typeof CreateWebhook>

export const Webhook = z
  .strictObject({
    id: z.uuid().meta({ description: 'The webhook' }),
    url: z.string().meta({ description: 'Where a message is posted to' }),
    events: Events,
    created_at: Moment.meta({ description: 'When it was made' }),
    last_delivery: z
      .strictObject({
        at: Moment.meta({ description: 'When it was tried last' }),
        status: z.int().nullable().meta({ description: 'What was answered' }),
        error: z.string().nullable().meta({ description: 'Why it failed' }),
      })
      .nullable()
      .meta({ description: 'Null before the first' }),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

export const CreatedWebhook = Webhook.extend({
  secret: z.string().meta({ description: 'What signs. Shown once' }),
}).meta({ id: 'CreatedWebhook' })
export type CreatedWebhook = z.infer<typeof CreatedWebhook>

export const WebhookList = listOf(z.array(Webhook).meta({ description: 'Oldest first' })).meta({
  id: 'WebhookList',
})
export type WebhookList = z.infer<typeof WebhookList>

export const WebhookId = z.strictObject({ id: z.uuid().meta({ description: 'The webhook' }) })
export type WebhookId = z.infer<typeof WebhookId>
