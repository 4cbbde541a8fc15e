/**
 * `npm run bench -- standing`: what standing facts cost a recall: the same queries with `include: []` and
 * without, in turns, of one user with 1 000 memories, ten of them constraints, on the embedded database. The
 * ratio is of one run.
 */

import { contextOf } from '../support/context.ts'
import { percentile, report } from '../support/report.ts'
import { startService } from '../support/service.ts'
import { queriesOf, seedOnce, sequence } from './recall/seed.ts'

const ROWS = 1_000
const ROUNDS = 3
const USER = 'standing'

const service = await startService(undefined, { rules: true })
const ctx = contextOf(service, { round_trips: 0 })
await seedOnce(ctx, USER, ROWS, ROWS)
const random = sequence(1)
for (let place = 0; place < 10; place += 1)
  await service.call('POST', '/api/v1/memories', {
    user_id: USER,
    memory_type: 'fact',
    content: `Allergic to substance ${place} of group ${Math.floor(random() * 1000)}`,
    subtype: 'constraint',
  })
await service.vacuum('memories')

const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
const queries = await queriesOf(ctx, USER, 40)
for (let round = 0; round <= ROUNDS; round += 1)
  for (const query of queries)
    for (const kind of ['with', 'without'] as const) {
      const body = { user_id: USER, query, ...(kind === 'without' && { include: [] }) }
      const started = performance.now()
      await service.call('POST', '/api/v1/recall', body)
      if (round > 0) times[kind].push(performance.now() - started)
    }
const p50 = (kind: 'with' | 'without') => Number(percentile(times[kind], 0.5).toFixed(1))
report('standing', `recall with and without standing facts, ${service.database}`, [
  {
    rows: ROWS,
    'with, p50 ms': p50('with'),
    'without, p50 ms': p50('without'),
    ratio: Number((p50('with') / p50('without')).toFixed(3)),
  },
])
await service.close()
