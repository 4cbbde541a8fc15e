import { mkdirSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offlineModels } from '../../src/core/rules/index.ts'
import { givenApp } from '../support/app.ts'
import { givenWorld } from '../support/given/world.ts'
import { fuzzOptions } from '../support/hostile/fuzz-world.ts'
import { createChecker, type FuzzRequest, requests } from '../support/hostile/fuzzing.ts'
import { signDelivery } from '../support/servers/qstash-server.ts'
import { api } from '../support/surface/operations.ts'

/** `npm run bench -- fuzz` sets more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 400)
const RESULT = process.env.FUZZ_RESULT
const PUBLIC_URL = 'https://memory.example'
const SIGNING_KEY = 'sig_fuzz'
const SHOWN_BODY = 1_500
/** What is limited says nothing of what it was sent. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: 1_000_000, FAILED_CREDENTIALS_PER_MINUTE: 1_000_000 }

const shown = ({ url, init }: FuzzRequest, fault: string) =>
  `${init.method} ${url}\n  ${JSON.stringify(init.headers)}\n  ${String(init.body ?? '').slice(0, SHOWN_BODY)}\n  ${fault}`

test('whatever is sent, the answer is documented: no 500, no hang, every body as its schema says', async () => {
  const app = await givenApp({
    environment: { ...UNLIMITED, PUBLIC_URL, QSTASH_CURRENT_SIGNING_KEY: SIGNING_KEY },
    services: { models: offlineModels() },
  })
  const world = await givenWorld('fuzz', app)
  const described = await api()
  const check = createChecker(described, world.app, (path, body) =>
    signDelivery(`${PUBLIC_URL}${path.split('?')[0]}`, body, SIGNING_KEY),
  )
  const statuses: Record<string, number> = {}
  const faults = new Map<string, string>()
  const property = fc.asyncProperty(requests(described, await fuzzOptions(world)), async (request) => {
    const { status, fault } = await check(request)
    statuses[status] = (statuses[status] ?? 0) + 1
    const line = world.lines.findLast(({ event }) => event === 'unexpected')
    const kind = `${request.operation.id} ${fault?.slice(0, 80)}`
    if (fault && !faults.has(kind)) faults.set(kind, `${shown(request, fault)}\n  ${JSON.stringify(line)}`)
    world.lines.length = 0
  })
  await fc.assert(property, {
    numRuns: RUNS,
    ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }),
  })
  if (RESULT) {
    mkdirSync('bench/results', { recursive: true })
    writeFileSync(RESULT, JSON.stringify({ requests: RUNS, statuses, faults: [...faults.values()] }, null, 2))
  }
  expect([...faults.values()].join('\n\n')).toBe('')
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '401', '404', '422']))
}, 3_600_000)
