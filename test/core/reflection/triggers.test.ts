import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import {
  decide,
  type Occasion,
  retryAt,
  triggerSql,
  triggerValueSql,
} from '../../../src/core/reflection/triggers/decide.ts'
import { MOST_COUNTED, type SubjectState, stateOf } from '../../../src/core/reflection/triggers/rows.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { recallingTenant, store, USER } from '../../support/given/recalling.ts'
import { given } from '../../support/given.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

const state = (own: Partial<SubjectState> = {}): SubjectState => ({
  last_reflected_at: ago(5),
  lease_until: null,
  retry_at: null,
  unreflected: 3,
  importance: 15,
  active_traits: 1,
  ...own,
})

test('unreflected memories are counted up to a bound', async () => {
  const { ctx } = await recallingTenant()
  const stored = async (count: number) => {
    const items = Array.from({ length: count }, (_, n) => ({
      content: `note ${n}`,
      vector: null,
      importance: 2,
    }))
    await store(ctx, items)
    const state = statement<SubjectState>(stateOf(subjectId(userSubject(USER)), ctx.clock.now()))
    const [[counted]] = await ctx.db.batch([state])
    return counted
  }
  expect(await stored(7)).toMatchObject({ unreflected: 7, importance: 14 })
  expect(await stored(MOST_COUNTED)).toMatchObject({
    unreflected: MOST_COUNTED,
    importance: 2 * MOST_COUNTED,
  })
})

describe('when a reflection is due', () => {
  test.each<[string, SubjectState, Occasion, object]>([
    ['force', state(), 'force', { triggered: { type: 'force', value: null } }],
    ['session_end', state(), 'session_end', { triggered: { type: 'session_end', value: null } }],
    [
      'session_end comes before first',
      state({ last_reflected_at: null }),
      'session_end',
      { triggered: { type: 'session_end', value: null } },
    ],
    [
      'first: never reflected and something unreflected',
      state({ last_reflected_at: null }),
      'check',
      { triggered: { type: 'first', value: null } },
    ],
    [
      'first comes before importance',
      state({ last_reflected_at: null, importance: 99 }),
      'check',
      { triggered: { type: 'first', value: null } },
    ],
    [
      'never reflected and nothing unreflected',
      state({ last_reflected_at: null, unreflected: 0 }),
      'check',
      { reason: 'nothing_new' },
    ],
    [
      'importance: sum ≥ 30, value = the sum',
      state({ importance: 30 }),
      'check',
      { triggered: { type: 'importance', value: 30 } },
    ],
    ['importance 29.9', state({ importance: 29.9 }), 'check', { reason: 'not_due' }],
    [
      'importance comes before scheduled',
      state({ importance: 31, last_reflected_at: ago(48) }),
      'check',
      { triggered: { type: 'importance', value: 31 } },
    ],
    [
      'scheduled: ≥ 24 h, value = hours',
      state({ last_reflected_at: ago(24) }),
      'check',
      { triggered: { type: 'scheduled', value: 24 } },
    ],
    ['a little less than 24 h', state({ last_reflected_at: ago(23.99) }), 'check', { reason: 'not_due' }],
    [
      'nothing unreflected → no, whatever the clock says',
      state({ unreflected: 0, last_reflected_at: ago(4800) }),
      'check',
      { reason: 'nothing_new' },
    ],
    [
      'force with nothing unreflected',
      state({ unreflected: 0 }),
      'force',
      { triggered: { type: 'force', value: null } },
    ],
    [
      'session_end with nothing unreflected',
      state({ unreflected: 0 }),
      'session_end',
      { triggered: { type: 'session_end', value: null } },
    ],
    [
      'maintenance: the sweep, nothing unreflected, active traits',
      state({ unreflected: 0, last_reflected_at: ago(24) }),
      'sweep',
      { triggered: { type: 'maintenance', value: null } },
    ],
    [
      'no maintenance without traits',
      state({ unreflected: 0, last_reflected_at: ago(24), active_traits: 0 }),
      'sweep',
      { reason: 'nothing_new' },
    ],
    [
      'a second delivery of the sweep',
      state({ unreflected: 0, last_reflected_at: ago(1) }),
      'sweep',
      { reason: 'nothing_new' },
    ],
    [
      'the sweep asks the triggers too',
      state({ last_reflected_at: ago(25) }),
      'sweep',
      { triggered: { type: 'scheduled', value: 25 } },
    ],
    [
      'a continuation asks no trigger',
      state(),
      'continuation',
      { triggered: { type: 'continuation', value: null } },
    ],
    [
      'a continuation with nothing left',
      state({ unreflected: 0 }),
      'continuation',
      { reason: 'nothing_new' },
    ],
    [
      'in_progress: another call holds the lease, force or not',
      state({ lease_until: ago(-0.01) }),
      'force',
      { reason: 'in_progress' },
    ],
    [
      'a lease that is over holds nobody up',
      state({ lease_until: NOW }),
      'force',
      { triggered: { type: 'force', value: null } },
    ],
    [
      'just_reflected: unforced, less than 60 s, nothing unreflected',
      state({ unreflected: 0, last_reflected_at: ago(59 / 3600) }),
      'session_end',
      { reason: 'just_reflected' },
    ],
    [
      '60 s are enough',
      state({ unreflected: 0, last_reflected_at: ago(60 / 3600) }),
      'session_end',
      { triggered: { type: 'session_end', value: null } },
    ],
    [
      'just reflected, but something new',
      state({ last_reflected_at: ago(0.001) }),
      'check',
      { reason: 'not_due' },
    ],
    [
      'force does not mind',
      state({ unreflected: 0, last_reflected_at: ago(0.001) }),
      'force',
      { triggered: { type: 'force', value: null } },
    ],
    ['backing_off', state({ importance: 90, retry_at: ago(-0.1) }), 'check', { reason: 'backing_off' }],
    [
      'a session that ended waits too',
      state({ retry_at: ago(-0.1) }),
      'session_end',
      { reason: 'backing_off' },
    ],
    [
      'force does not wait',
      state({ retry_at: ago(-0.1) }),
      'force',
      { triggered: { type: 'force', value: null } },
    ],
    [
      'the wait is over',
      state({ importance: 90, retry_at: NOW }),
      'check',
      { triggered: { type: 'importance', value: 90 } },
    ],
  ])('%s', (_name, subject, occasion, expected) => {
    expect(decide(subject, occasion, NOW)).toEqual(expected)
  })

  test.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [7, 640],
    [8, 720],
    [40, 720],
  ])('after %i failures in a row the next unforced try waits %i minutes', (failures, minutes) => {
    expect(retryAt(failures, NOW).getTime() - NOW.getTime()).toBe(minutes * 60_000)
  })
})

const occasions: readonly Occasion[] = ['check', 'force', 'session_end', 'continuation', 'sweep']

const every: SubjectState[] = [null, 0.001, 1 / 60, 0.5, 23.999, 24, 900].flatMap((hours) =>
  [null, ago(-1), NOW].flatMap((lease_until) =>
    [null, ago(-1), NOW].flatMap((retry_at) =>
      [
        [0, 0],
        [1, 5],
        [9, 30],
      ].flatMap(([unreflected, importance]) =>
        [0, 2].map((active_traits) => ({
          last_reflected_at: hours === null ? null : ago(hours),
          lease_until,
          retry_at,
          unreflected: unreflected!,
          importance: importance!,
          active_traits,
        })),
      ),
    ),
  ),
)

test.each(occasions)('the claim decides in SQL what the pure function decides: %s', async (occasion) => {
  const { ctx } = await given.tenant()
  const [rows] = await ctx.db.batch([
    statement<{ trigger_type: string | null; value: number | null }>(
      sql`WITH state AS (SELECT *
          FROM json_to_recordset(${JSON.stringify(every.map((one, place) => ({ ...one, place })))}::json) AS s(last_reflected_at timestamptz,
            lease_until timestamptz, retry_at timestamptz, unreflected int, importance float8, active_traits int, place int)),
          due AS (SELECT *, ${triggerSql(occasion, NOW)} AS trigger_type FROM state)
          SELECT trigger_type, ${triggerValueSql(NOW)} AS value FROM due ORDER BY place`,
    ),
  ])
  expect(rows).toHaveLength(every.length)
  rows.forEach((row, place) => {
    const decision = decide(every[place]!, occasion, NOW)
    const expected = 'triggered' in decision ? decision.triggered : { type: null, value: null }
    expect({ ...every[place], trigger_type: row.trigger_type }).toEqual({
      ...every[place],
      trigger_type: expected.type,
    })
    if (expected.value === null) expect(row.value).toBeNull()
    else expect(row.value).toBeCloseTo(expected.value, 9)
  })
})
