import type * as z from 'zod'
import { getPolicy } from '../../../src/core/tenancy/get-policy.ts'
import { Policy, ShownPolicy } from '../../../src/core/tenancy/policy/schemas.ts'
import { putPolicy } from '../../../src/core/tenancy/put-policy.ts'
import { done, type Operation, operation, served } from '../../operation.ts'

const tag = 'tenancy'
const DAY_S = 86_400
const shown: z.input<typeof ShownPolicy> = {
  lifetimes: {
    preference: { forget_policy: 'until_changed', ttl_seconds: 0 },
    rule: { forget_policy: 'permanent', ttl_seconds: 0 },
    task_open: { forget_policy: 'temporary', ttl_seconds: 30 * DAY_S },
    task_done: { forget_policy: 'temporary', ttl_seconds: 7 * DAY_S },
    fact_user: { forget_policy: 'temporary', ttl_seconds: 180 * DAY_S },
    fact_tool: { forget_policy: 'permanent', ttl_seconds: 0 },
    note: { forget_policy: 'temporary', ttl_seconds: 30 * DAY_S },
  },
  initial_affinity: 0.5,
  cors_origins: ['https://app.example'],
  token_budget_daily: 2_000_000,
  token_budget_daily_per_user: null,
  persona: { name: 'Mira', text: 'Warm, brief, never gives medical advice.' },
  model_calls_days: 30,
  quota_rows_per_user: 200_000,
  quota_bytes_per_user: 1_073_741_824,
  experience_candidates: 25,
  forget_grace_days: 30,
  half_life_days: 180,
  never_infer: ['health', 'politics', 'religion', 'sexuality', 'ethnicity', 'trade_union', 'criminal_record'],
  reflection_depth: 'standard',
}

export const policy: readonly Operation[] = [
  operation({
    id: 'getPolicy',
    method: 'GET',
    path: '/api/v1/policy',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Read the tenant’s policy',
    description: 'What the tenant has set, with the defaults filled in where it has set nothing.',
    answers: done(ShownPolicy, 'The policy, defaults filled in'),
    example: { answer: shown },
    verb: (ctx) => getPolicy(ctx),
  }),
  served({
    id: 'putPolicy',
    method: 'PUT',
    path: '/api/v1/policy',
    tag,
    access: 'admin',
    keys_only: true,
    summary: 'Replace the tenant’s policy',
    description:
      'The whole policy: a key that is left out goes back to its default. It holds at once here, and ' +
      'within 60 seconds elsewhere for origins. It changes nothing that is stored already.',
    body: Policy,
    answers: done(ShownPolicy, 'The new policy'),
    example: {
      body: {
        cors_origins: ['https://app.example'],
        token_budget_daily: 2_000_000,
        persona: { name: 'Mira', text: 'Warm, brief, never gives medical advice.' },
      },
      answer: shown,
    },
    serve: async (c, given) => {
      const policy = await putPolicy(c.var.ctx, given)
      c.var.callers.forget(c.var.caller.tenant_id)
      return policy
    },
  }),
]
