import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import type { Context } from '../../src/core/context.ts'
import { tenantOfJob } from '../../src/core/ingest/tenant-of-job.ts'
import { JOB_ID, TENANT_ID } from '../examples.ts'
import type { Env } from '../http/variables.ts'
import { done, type Operation, served } from '../operation.ts'
import { JobDelivery, MoleculesDelivery, ReflectDelivery, WebhookDelivery, workOn } from '../work/deliver.ts'
import { Sweep, SweepAnswer, sweeps } from '../work/sweeps.ts'

const tag = 'internal'
const Delivered = z
  .strictObject({ status: z.literal('done').meta({ description: 'The outcome is recorded' }) })
  .meta({ id: 'Delivered' })
const answers = done(Delivered, 'The outcome is recorded, be it good or bad')
const delivered = { status: 'done' as const }
const JobPath = z.strictObject({ job_id: z.uuid().meta({ description: 'The job that is due' }) })
const MessagePath = z.strictObject({ message_id: z.uuid().meta({ description: 'What is to be told' }) })
const SweepPath = z.strictObject({ sweep: Sweep.meta({ description: 'Which round to make' }) })

/** What QStash delivers. Guarded by its signature, which stands on the path `/internal/*`. */
export const deliveries: readonly Operation[] = [
  served({
    id: 'deliverJob',
    method: 'POST',
    path: '/internal/jobs/{job_id}',
    tag,
    access: 'qstash',
    summary: 'Work on a job',
    description:
      'Runs the job, or, when it is not its turn, the first unfinished one of its session. A delivery may ' +
      'come twice or too early: what is not due, running or done is left alone.',
    params: JobPath,
    body: JobDelivery,
    answers,
    errors: ['not_found'],
    example: { params: { job_id: JOB_ID }, body: { tenant_id: TENANT_ID }, answer: delivered },
    serve: async (c, { job_id, tenant_id: named }) => {
      const tenant_id = named ?? (await tenantOfJob(c.var.system, job_id))
      await workOn(c.var.services, enter(c, tenant_id), { kind: 'job', tenant_id, job_id, attempt: 0 })
      return delivered
    },
  }),
  served({
    id: 'deliverReflect',
    method: 'POST',
    path: '/internal/reflect',
    tag,
    access: 'qstash',
    summary: 'Reflect on a user',
    description: 'Runs a reflection if one is due; a second delivery finds nothing to do.',
    body: ReflectDelivery,
    answers,
    errors: ['in_progress'],
    example: { body: { tenant_id: TENANT_ID, user_id: 'ann', trigger: 'session_end' }, answer: delivered },
    serve: async (c, { tenant_id, ...message }) => {
      const reflect = { kind: 'reflect' as const, tenant_id, ...message, deduplication_id: '' }
      await workOn(c.var.services, enter(c, tenant_id), reflect)
      return delivered
    },
  }),
  served({
    id: 'deliverWebhook',
    method: 'POST',
    path: '/internal/webhooks/{message_id}',
    tag,
    access: 'qstash',
    summary: 'Tell a webhook',
    description:
      'Sends the message once and asks for the next attempt where it fails; a second delivery does nothing.',
    params: MessagePath,
    body: WebhookDelivery,
    answers,
    example: {
      params: { message_id: JOB_ID },
      body: { tenant_id: TENANT_ID, attempt: 0 },
      answer: delivered,
    },
    serve: async (c, { message_id, tenant_id, attempt }) => {
      await workOn(c.var.services, enter(c, tenant_id), { kind: 'webhook', tenant_id, message_id, attempt })
      return delivered
    },
  }),
  served({
    id: 'deliverMolecules',
    method: 'POST',
    path: '/internal/molecules',
    tag,
    access: 'qstash',
    summary: 'Look up the molecules of a run',
    description:
      'Asks for the names that are not known yet and keeps the answers. An unknown run does nothing.',
    body: MoleculesDelivery,
    answers,
    example: { body: { tenant_id: TENANT_ID, bank: 'default', run_id: 'run-1' }, answer: delivered },
    serve: async (c, { tenant_id, ...message }) => {
      await workOn(c.var.services, enter(c, tenant_id), { kind: 'molecules', tenant_id, ...message })
      return delivered
    },
  }),
  served({
    id: 'deliverSweep',
    method: 'POST',
    path: '/internal/sweeps/{sweep}',
    tag,
    access: 'qstash',
    summary: 'Make one of the regular rounds',
    description:
      'Takes up what nobody works on, ends idle sessions, asks for reflections, settles silence, ends ' +
      'what is past its time. A second round finds nothing.',
    params: SweepPath,
    body: z.strictObject({}),
    answers: done(SweepAnswer, 'What the round found, counted'),
    example: { params: { sweep: 'affinity' }, body: {}, answer: { settled: 3 } },
    serve: async (c, { sweep }) => sweeps[sweep](c.var.system),
  }),
]

/** The context of the message's tenant; the access log counts its calls. */
function enter(c: HonoContext<Env>, tenantId: string): Context {
  const ctx = c.var.system.forTenant(tenantId)
  c.set('ctx', ctx)
  return ctx
}
