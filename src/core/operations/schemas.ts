import * as z from 'zod'
import { jobStatuses } from '../../../db/schema/conversation.ts'
import { Cursor, Limit, listOf, PAGE } from '../text/cursor.ts'
import { GivenMoment } from '../text/moments.ts'
import { PlainText } from '../text/strings.ts'

const Moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC' })
const Count = (description: string) => z.int().min(0).meta({ description })
const Seconds = (description: string) => z.number().nullable().meta({ description })

const Lag = z.strictObject({
  p50_s: Seconds('Half of them were faster; null without jobs'),
  p95_s: Seconds('95 of 100 were faster; null without jobs'),
  count: Count('How many jobs that is'),
})

const Cycles = z.strictObject({
  running: Count('Reflections that run'),
  completed: Count('Reflections that ended well'),
  failed: Count('Reflections that failed'),
})

type JobStatus = (typeof jobStatuses)[number]
const countOf = (status: JobStatus) => [status, Count(`Jobs that are ${status}`)] as const
const JobCounts = z.strictObject(
  Object.fromEntries(jobStatuses.map(countOf)) as Record<JobStatus, ReturnType<typeof Count>>,
)

export const Stats = z
  .strictObject({
    at: Moment.meta({ description: 'The moment of these numbers' }),
    users: Count('Users of whom something is held'),
    sessions: Count('Sessions that are stored'),
    turns: Count('Turns that are stored'),
    memories: Count('Live memories, without traits'),
    traits: Count('Live traits'),
    waiting: Count('Memories that wait for the person’s answer'),
    jobs: JobCounts.meta({ description: 'Jobs by status, zeros too; COMPLETED of the last 24 hours' }),
    oldest_runnable_s: Seconds('How long the oldest job waits that could run; null when none does'),
    lag: Lag.meta({
      description: 'From a commit to its memories, of jobs completed in the last 24 hours',
    }),
    cycles: Cycles.meta({ description: 'Reflections that began in the last 24 hours' }),
    tokens_today: Count('Tokens of models since midnight UTC'),
    token_budget_daily: z
      .int()
      .nullable()
      .meta({ description: 'The ceiling of the policy, else of the service; null without one' }),
  })
  .meta({ id: 'Stats' })
export type Stats = z.infer<typeof Stats>

const callOutcomes = ['ok', 'repaired', 'timeout', 'rate_limited', 'schema_invalid', 'model_error'] as const
const CallOutcome = z.enum(callOutcomes).meta({
  description: 'How it ended; repaired: the second answer, after the faults of the first were told',
})

export const ModelCallInfo = z
  .strictObject({
    id: z.uuid().meta({ description: 'The call' }),
    task: z.string().meta({ description: 'What was asked for; embed is the embedder' }),
    version: z.int().meta({ description: 'Of the task’s prompt' }),
    model: z.string().meta({ description: 'Who answered' }),
    input_tokens: Count('Tokens that were sent'),
    output_tokens: Count('Tokens that came back'),
    ms: Count('Milliseconds that it took'),
    outcome: CallOutcome,
    created_at: Moment.meta({ description: 'When it began' }),
  })
  .meta({ id: 'ModelCall' })
export type ModelCallInfo = z.infer<typeof ModelCallInfo>

export const ModelCallList = listOf(z.array(ModelCallInfo).meta({ description: 'Newest first' })).meta({
  id: 'ModelCallList',
})
export type ModelCallList = z.infer<typeof ModelCallList>

export const ListModelCalls = z.strictObject({
  task: PlainText.max(100).optional().meta({ description: 'Only calls for this task' }),
  outcome: CallOutcome.optional().meta({ description: 'Only calls that ended so' }),
  since: GivenMoment.optional().meta({ description: 'Only calls from then on; with an offset' }),
  limit: Limit.default(PAGE),
  cursor: Cursor,
})
export type ListModelCalls = z.input<typeof ListModelCalls>

const Totals = {
  calls: Count('Calls to models and embedders'),
  failed: Count('Calls that ended in anything but ok or repaired'),
  input_tokens: Count('Tokens that were sent'),
  output_tokens: Count('Tokens that came back'),
}

export const Usage = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          key: z.string().meta({ description: 'The day (YYYY-MM-DD), task or model' }),
          ...Totals,
        }),
      )
      .meta({ description: 'By day every one of them, oldest first; else most tokens first' }),
    next_cursor: z.null().meta({ description: 'There is no further page' }),
    total: z.strictObject(Totals).meta({ description: 'All of them together' }),
  })
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof Usage>

const Day = (description: string) => z.iso.date().optional().meta({ description })

export const GetUsage = z.strictObject({
  from: Day('The first day, in UTC; 29 days before `to` unless told'),
  to: Day('The last day, in UTC; today unless told'),
  by: z.enum(['day', 'task', 'model']).default('day').meta({ description: 'What is summed up' }),
})
export type GetUsage = z.input<typeof GetUsage>
