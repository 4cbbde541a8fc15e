import { getStats } from '../../src/core/operations/get-stats.ts'
import { getUsage } from '../../src/core/operations/get-usage.ts'
import { listModelCalls } from '../../src/core/operations/list-model-calls.ts'
import { GetUsage, ListModelCalls, ModelCallList, Stats, Usage } from '../../src/core/operations/schemas.ts'
import { done, type Operation, operation } from '../operation.ts'

const tag = 'tenancy'
const CALL_ID = '8f14e45f-ceea-467f-a0c5-9d3b7a1c2e4d'

/** What a tenant may see of its own: how much is held, how the work goes, what models cost. */
export const seeing: readonly Operation[] = [
  operation({
    id: 'getStats',
    method: 'GET',
    path: '/api/v1/stats',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Count what is held and how the work goes',
    description:
      'For a dashboard: counts of now, jobs by status, how long the oldest waits, lag and reflections of ' +
      'the last 24 hours, and the tokens of this UTC day beside their ceiling.',
    answers: done(Stats, 'The numbers of now'),
    example: {
      answer: {
        at: '2026-03-02T12:00:00.000Z',
        users: 812,
        sessions: 9_400,
        turns: 121_000,
        memories: 30_500,
        traits: 2_100,
        waiting: 14,
        jobs: {
          RECEIVED: 1,
          STAGE2_RUNNING: 1,
          STAGE2_FAILED: 0,
          STAGE3_RUNNING: 0,
          STAGE3_FAILED: 0,
          COMPLETED: 930,
          PAUSED: 0,
        },
        oldest_runnable_s: 1.2,
        lag: { p50_s: 3.1, p95_s: 8.4, count: 930 },
        cycles: { running: 0, completed: 41, failed: 0 },
        tokens_today: 1_250_000,
        token_budget_daily: 2_000_000,
      },
    },
    verb: (ctx) => getStats(ctx),
  }),
  operation({
    id: 'listModelCalls',
    method: 'GET',
    path: '/api/v1/model-calls',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'List calls to models and embedders',
    description:
      'Newest first: what was asked for, who answered, how long it took and what it cost. No text of ' +
      'anybody is in it.',
    query: ListModelCalls,
    answers: done(ModelCallList, 'A page of calls'),
    example: {
      query: { outcome: 'timeout', limit: 50 },
      answer: {
        items: [
          {
            id: CALL_ID,
            task: 'extract',
            version: 3,
            model: 'gpt-5-mini',
            input_tokens: 1_850,
            output_tokens: 0,
            ms: 60_000,
            outcome: 'timeout',
            created_at: '2026-03-02T09:00:01.000Z',
          },
        ],
        next_cursor: null,
      },
    },
    verb: listModelCalls,
  }),
  operation({
    id: 'getUsage',
    method: 'GET',
    path: '/api/v1/usage',
    tag,
    access: 'read',
    keys_only: true,
    summary: 'Sum up what models cost',
    description:
      'Calls and tokens of some days in UTC, at most 366, by day, task or model. By day every day is ' +
      'there, with zeros too; otherwise whatever cost most comes first.',
    query: GetUsage,
    answers: done(Usage, 'The sums, and all of them together'),
    example: {
      query: { from: '2026-03-01', to: '2026-03-02', by: 'task' },
      answer: {
        items: [{ key: 'extract', calls: 930, failed: 2, input_tokens: 1_900_000, output_tokens: 210_000 }],
        next_cursor: null,
        total: { calls: 930, failed: 2, input_tokens: 1_900_000, output_tokens: 210_000 },
      },
    },
    verb: getUsage,
  }),
]
