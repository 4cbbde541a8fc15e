import { Scalar } from '@scalar/hono-api-reference'
import { Hono } from 'hono'
import * as z from 'zod'
import { readMetrics } from '../../src/core/operations/metrics.ts'
import { Ready, readiness } from '../composition/readiness.ts'
import { describe, type Env, guardedBy, json } from '../http/policy.ts'
import { toPrometheus } from '../http/prometheus.ts'

const Live = z.strictObject({ status: z.literal('live') }).meta({ id: 'Live' })
const text = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: { type: 'string' as const } } } },
})
const document = {
  description: 'OpenAPI 3.1',
  content: { 'application/json': { schema: { type: 'object' as const } } },
}

export const system = new Hono<Env>()
  .get(
    '/health/live',
    describe({ operationId: 'getLive', tags: ['system'], responses: json(200, Live, 'The process answers') }),
    guardedBy('open'),
    (c) => c.json({ status: 'live' as const }, 200),
  )
  .get(
    '/health/ready',
    describe({
      operationId: 'getReady',
      tags: ['system'],
      responses: json(200, Ready, 'Requests can be served'),
    }),
    guardedBy('open'),
    async (c) => c.json(await readiness(c.var.services, c.var.usage), 200),
  )
  .get(
    '/openapi.json',
    describe({ operationId: 'getOpenApi', tags: ['system'], responses: { 200: document } }),
    guardedBy('open'),
    async (c) => c.json(await c.var.document(), 200),
  )
  .get(
    '/docs',
    describe({
      operationId: 'getDocs',
      tags: ['system'],
      responses: text('text/html', 'The reference page'),
    }),
    guardedBy('open'),
    Scalar({ url: '/openapi.json', pageTitle: 'neuromem API' }),
  )
  .get(
    '/metrics',
    describe({ operationId: 'getMetrics', tags: ['system'], responses: text('text/plain', 'Prometheus') }),
    guardedBy('admin_token'),
    async (c) =>
      c.text(toPrometheus(await readMetrics(c.var.system)), 200, {
        'content-type': 'text/plain; version=0.0.4',
      }),
  )
