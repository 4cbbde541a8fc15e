import * as z from 'zod'
import { sensitiveKinds } from '../../text/reading/sensitive.ts'
import { Origin } from './origins.ts'

export const ForgetPolicy = z.enum(['permanent', 'until_changed', 'temporary']).meta({
  description:
    'permanent: for long; until_changed: until something newer contradicts it; temporary: for its time',
})
export type ForgetPolicy = z.infer<typeof ForgetPolicy>

export const Lifetime = z
  .strictObject({
    forget_policy: ForgetPolicy,
    ttl_seconds: z.int().min(0).max(2_147_483_647).meta({ description: 'Seconds; 0 is for long' }),
  })
  .meta({ id: 'Lifetime' })
export type Lifetime = z.infer<typeof Lifetime>

const DAY_S = 86_400
const lifetime = (forget_policy: ForgetPolicy, days: number, description: string) =>
  Lifetime.default({ forget_policy, ttl_seconds: days * DAY_S }).meta({ description })

/** How long a kept turn's content is held, by its category. */
export const Lifetimes = z
  .strictObject({
    preference: lifetime('until_changed', 0, 'What the user likes and dislikes'),
    rule: lifetime('permanent', 0, 'What the user wants always or never done'),
    task_open: lifetime('temporary', 30, 'What is still to be done'),
    task_done: lifetime('temporary', 7, 'What is done'),
    fact_user: lifetime('temporary', 180, 'Facts that the user states'),
    fact_tool: lifetime('permanent', 0, 'Facts that a tool found'),
    note: lifetime('temporary', 30, 'Whatever else is kept'),
  })
  .meta({ id: 'PutLifetimes' })
export type Lifetimes = z.infer<typeof Lifetimes>

const Persona = z.strictObject({
  name: z.string().min(1).max(100).meta({ description: 'What the companion is called' }),
  text: z.string().min(1).max(8_000).meta({ description: 'Who the companion is, and how it speaks' }),
})

/** What a tenant may set. A key left out is its default. */
export const Policy = z
  .strictObject({
    lifetimes: Lifetimes.default(() => Lifetimes.parse({})).meta({
      description: 'How long what a turn says is held, by its category',
    }),
    initial_affinity: z
      .number()
      .min(-1)
      .max(1)
      .default(0.5)
      .meta({ description: 'The affinity that a new user begins with' }),
    cors_origins: z.array(Origin).max(100).default([]).meta({
      description: 'Web pages that may call the API from a browser; `https://*.app.example` is any one label',
    }),
    token_budget_daily: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .nullable()
      .default(null)
      .meta({ description: 'Tokens of models a UTC day; null: as the service says' }),
    token_budget_daily_per_user: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null).meta({
      description: 'Of these, what is for one user; null: a tenth and at least 20 000, without a ceiling all',
    }),
    model_calls_days: z
      .int()
      .min(1)
      .max(366)
      .default(30)
      .meta({ description: 'Days that single calls of models are kept; their sums stay' }),
    quota_rows_per_user: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .default(200_000)
      .meta({ description: 'Turns and memories that may be held of a user' }),
    quota_bytes_per_user: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .default(1_073_741_824)
      .meta({ description: 'UTF-8 of their words, names and metadata, old versions too' }),
    persona: Persona.nullable()
      .default(null)
      .meta({ description: 'Who the companion is; null: nobody in particular' }),
    experience_candidates: z
      .int()
      .min(1)
      .max(50)
      .default(25)
      .meta({ description: 'Items of a bank that one learning looks at' }),
    forget_grace_days: z
      .int()
      .min(0)
      .max(30)
      .default(30)
      .meta({ description: 'Days in which what was deleted can be restored; 0: its bytes go at once' }),
    half_life_days: z.int().min(1).max(3_650).default(180).meta({
      description: 'After so many days unsaid, what holds until changed is shown as last said then',
    }),
    never_infer: z
      .array(z.enum(sensitiveKinds))
      .max(sensitiveKinds.length)
      .default([...sensitiveKinds])
      .meta({ description: 'What no trait may be about; an empty list allows all' }),
    reflection_depth: z
      .enum(['standard', 'deep'])
      .default('standard')
      .meta({ description: 'deep: a reflection first asks up to five questions of the memories' }),
  })
  .meta({ id: 'PutPolicy' })
export type Policy = z.infer<typeof Policy>

/** A field as it is answered: never left out. */
const answered = <Inner extends z.ZodType>(field: z.ZodDefault<Inner>): Inner =>
  (field.unwrap() as Inner).meta({ description: field.meta()?.description })

const { shape: held } = Lifetimes
const { shape: set } = Policy

/** The same as it is answered: nothing is left out. */
export const ShownPolicy = z
  .strictObject({
    lifetimes: z
      .strictObject({
        preference: answered(held.preference),
        rule: answered(held.rule),
        task_open: answered(held.task_open),
        task_done: answered(held.task_done),
        fact_user: answered(held.fact_user),
        fact_tool: answered(held.fact_tool),
        note: answered(held.note),
      })
      .meta({ id: 'Lifetimes', description: 'How long what a turn says is held, by its category' }),
    initial_affinity: answered(set.initial_affinity),
    cors_origins: answered(set.cors_origins),
    token_budget_daily: answered(set.token_budget_daily),
    token_budget_daily_per_user: answered(set.token_budget_daily_per_user),
    model_calls_days: answered(set.model_calls_days),
    quota_rows_per_user: answered(set.quota_rows_per_user),
    quota_bytes_per_user: answered(set.quota_bytes_per_user),
    persona: answered(set.persona),
    experience_candidates: answered(set.experience_candidates),
    forget_grace_days: answered(set.forget_grace_days),
    half_life_days: answered(set.half_life_days),
    never_infer: answered(set.never_infer),
    reflection_depth: answered(set.reflection_depth),
  })
  .meta({ id: 'Policy' })
