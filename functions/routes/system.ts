import { Hono } from 'hono'
import * as z from 'zod'
import { describe, type Env, guardedBy, json } from '../http.ts'

const Live = z.strictObject({ status: z.literal('live') }).meta({ id: 'Live' })

export const system = new Hono<Env>().get(
  '/health/live',
  describe({ operationId: 'getLive', tags: ['system'], responses: json(200, Live, 'The process answers') }),
  guardedBy('open'),
  (c) => c.json({ status: 'live' as const }, 200),
)
