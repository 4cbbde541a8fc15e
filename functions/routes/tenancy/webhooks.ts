import { createWebhook } from '../../../src/core/webhooks/create-webhook.ts'
import { deleteWebhook } from '../../../src/core/webhooks/delete-webhook.ts'
import { listWebhooks } from '../../../src/core/webhooks/list-webhooks.ts'
import {
  CreatedWebhook,
  CreateWebhook,
  Webhook,
  WebhookId,
  WebhookList,
} from '../../../src/core/webhooks/schemas.ts'
import { hasWebhooks } from '../../middleware/tell.ts'
import { created, done, type Operation, operation, served } from '../../operation.ts'

const tag = 'tenancy'
const ID = '2b1f0a9e-8d7c-4b6a-9f5e-4d3c2b1a0f9e'
const webhook: Webhook = {
  id: ID,
  url: 'https://app.example/hooks/memory',
  events: ['task.due', 'memory.waiting'],
  created_at: '2026-03-02T09:00:00.000Z',
  last_delivery: null,
}

export const webhooks: readonly Operation[] = [
  served({
    id: 'createWebhook',
    method: 'POST',
    path: '/api/v1/webhooks',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'Be told what happens',
    description:
      'From then on each event is posted to the address, signed as Standard Webhooks are (`webhook-id`, ' +
      '`webhook-timestamp`, `webhook-signature`), without any words. Whatever does not answer 2xx within ' +
      '10 s gets it again after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h, under the same id. Addresses are ' +
      'https and on the open net; redirects are not followed.',
    body: CreateWebhook,
    answers: created(CreatedWebhook, 'The webhook, with its secret'),
    errors: ['conflict'],
    example: {
      body: { url: webhook.url, events: webhook.events },
      answer: { ...webhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
    },
    serve: async (c, given) => {
      const { ctx, services } = c.var
      const made = await createWebhook(ctx, given, services.environment.WEBHOOK_ALLOW_PRIVATE === '1')
      hasWebhooks(services, ctx.tenant_id)
      return made
    },
  }),
  operation({
    id: 'listWebhooks',
    method: 'GET',
    path: '/api/v1/webhooks',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'List the tenant’s webhooks',
    description: 'Oldest first, with how the last message fared, without secrets.',
    answers: done(WebhookList, 'The webhooks'),
    example: { answer: { items: [webhook], next_cursor: null } },
    verb: listWebhooks,
  }),
  operation({
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'End a webhook',
    description: 'Nothing more is sent to it, retries included.',
    params: WebhookId,
    answers: done(Webhook, 'The webhook that was'),
    errors: ['not_found'],
    example: { params: { id: ID }, answer: webhook },
    verb: deleteWebhook,
  }),
]
