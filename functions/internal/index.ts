import { Hono, type Context as HonoContext } from 'hono'
import * as z from 'zod'
import type { Context } from '../../src/core/context.ts'
import { tenantOfJob } from '../../src/core/ingest/job/tenant-of-job.ts'
import { describe, type Env, guardedBy, json, validate } from '../http/policy.ts'
import { JobDelivery, MoleculesDelivery, ReflectDelivery, workOn } from '../work/deliver.ts'
import { Sweep, SweepAnswer, sweeps } from '../work/sweeps.ts'

const Done = z.strictObject({ status: z.literal('done') }).meta({ id: 'Delivered' })
const answers = json(200, Done, 'The outcome is recorded')
const tags = ['internal']

/** What QStash delivers. Guarded by its signature, which stands on the path `/internal/*`. */
export const internal = new Hono<Env>()
  .post(
    '/internal/jobs/:job_id',
    describe({ operationId: 'deliverJob', tags, responses: answers }),
    guardedBy('qstash'),
    validate('param', z.strictObject({ job_id: z.uuid() })),
    validate('json', JobDelivery),
    async (c) => {
      const { job_id } = c.req.valid('param')
      const tenant_id = c.req.valid('json').tenant_id ?? (await tenantOfJob(c.var.system, job_id))
      await workOn(c.var.services, enter(c, tenant_id), { kind: 'job', tenant_id, job_id, attempt: 0 })
      return c.json({ status: 'done' as const }, 200)
    },
  )
  .post(
    '/internal/reflect',
    describe({ operationId: 'deliverReflect', tags, responses: answers }),
    guardedBy('qstash'),
    validate('json', ReflectDelivery),
    async (c) => {
      const { tenant_id, ...message } = c.req.valid('json')
      await workOn(c.var.services, enter(c, tenant_id), {
        kind: 'reflect',
        tenant_id,
        ...message,
        deduplication_id: '',
      })
      return c.json({ status: 'done' as const }, 200)
    },
  )
  .post(
    '/internal/molecules',
    describe({ operationId: 'deliverMolecules', tags, responses: answers }),
    guardedBy('qstash'),
    validate('json', MoleculesDelivery),
    async (c) => {
      const { tenant_id, ...message } = c.req.valid('json')
      await workOn(c.var.services, enter(c, tenant_id), { kind: 'molecules', tenant_id, ...message })
      return c.json({ status: 'done' as const }, 200)
    },
  )
  .post(
    '/internal/sweeps/:sweep',
    describe({
      operationId: 'deliverSweep',
      tags,
      responses: json(200, SweepAnswer, 'What the sweep found'),
    }),
    guardedBy('qstash'),
    validate('param', z.strictObject({ sweep: Sweep })),
    validate('json', z.strictObject({})),
    async (c) => c.json(await sweeps[c.req.valid('param').sweep](c.var.system), 200),
  )

/** The context of the message's tenant; the access log counts its calls. */
function enter(c: HonoContext<Env>, tenantId: string): Context {
  const ctx = c.var.system.forTenant(tenantId)
  c.set('ctx', ctx)
  return ctx
}
