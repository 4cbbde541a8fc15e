import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { readEnvironment } from '../../../functions/env.ts'
import { schedules } from '../../../functions/work/sweeps.ts'

const config = fileURLToPath(new URL('../../../wrangler.toml', import.meta.url))
const production = unstable_readConfig({ config })
const preview = unstable_readConfig({ config, env: 'preview' })

test('wrangler.toml has a Cron Trigger for every sweep and no other', () => {
  const crons = production.triggers.crons ?? []
  expect(crons.toSorted()).toEqual([...new Set(Object.values(schedules).map(({ cron }) => cron))].toSorted())
})

test('its rate limit is the default of the other platforms, a minute', () => {
  const { RATE_LIMIT_PER_MINUTE } = readEnvironment({}, 'node')
  expect(production.ratelimits).toMatchObject([
    { name: 'RATE_LIMITER', simple: { limit: RATE_LIMIT_PER_MINUTE, period: 60 } },
  ])
})

test('no sweep runs between the tens, so that a database which suspends after five idle minutes can', () => {
  for (const { cron } of Object.values(schedules)) expect(cron).toMatch(/^(\*\/10|\d?0) /)
})

test('a preview has no Cron Trigger; all else is as in production, with a rate limit of its own', () => {
  expect(preview.triggers.crons).toEqual([])
  const shared = ({
    main,
    compatibility_date,
    compatibility_flags,
    minify,
    observability,
  }: typeof production) => ({
    main,
    compatibility_date,
    compatibility_flags,
    minify,
    observability,
  })
  expect(shared(preview)).toEqual(shared(production))
  const limit = ({ name, simple }: (typeof production.ratelimits)[number]) => ({ name, simple })
  expect(preview.ratelimits.map(limit)).toEqual(production.ratelimits.map(limit))
  expect(preview.ratelimits[0]?.namespace_id).not.toBe(production.ratelimits[0]?.namespace_id)
})
