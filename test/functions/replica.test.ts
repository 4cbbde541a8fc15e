import { beforeAll, describe, expect, test } from 'vitest'
import type { Database, SystemDatabase, TenantDatabase } from '../../db/database.ts'
import { offlineModels } from '../../src/core/rules/index.ts'
import { ADMIN_TOKEN, givenApp } from '../support/app.ts'
import { embeddedDatabase } from '../support/database.ts'
import { givenWorld, type World } from '../support/given/world.ts'
import { address, api, type Operation } from '../support/surface/operations.ts'
import { type Attempt, attempts } from '../walls/requests.ts'

/** What may be a moment behind. Everything else sees every write that was answered. */
const MAY_LAG = [
  'exportBank',
  'exportProject',
  'exportUser',
  'getConfidence',
  'getMetrics',
  'getProfile',
  'getStats',
  'getSubgraph',
  'getUsage',
  'listAffinityEvents',
  'listBanks',
  'listConflicts',
  'listDependents',
  'listDue',
  'listEntities',
  'listErasures',
  'listJobs',
  'listMemories',
  'listMemoryHistory',
  'listMemorySources',
  'listModelCalls',
  'listMolecules',
  'listProjects',
  'listReflectionCycles',
  'listReview',
  'listSceneContexts',
  'listSessions',
  'listStoryChunks',
  'listStoryEntities',
  'listTraitEvidence',
  'listTraits',
  'listTurns',
  'listUserEvents',
  'listUsers',
]

/**
 * A database that notes of each batch whether the replica may answer it; nobody's look-up of a key is not
 * noted.
 */
function noting(database: Database, asked: boolean[]): Database {
  const noted = <Door extends TenantDatabase | SystemDatabase>(door: Door): Door => ({
    ...door,
    batch: ((statements: never, options?: { replica?: boolean }) => {
      asked.push(options?.replica === true)
      return door.batch(statements, options)
    }) as Door['batch'],
  })
  return {
    forTenant: (id, usage) =>
      id === '' ? database.forTenant(id, usage) : noted(database.forTenant(id, usage)),
    asSystem: (usage) => noted(database.asSystem(usage)),
  }
}

describe('the replica', () => {
  const asked: boolean[] = []
  let world: World
  let operations: readonly Operation[]
  beforeAll(async () => {
    const database = noting(await embeddedDatabase(), asked)
    world = await givenWorld('replica', await givenApp({ services: { models: offlineModels(), database } }))
    operations = (await api()).operations.filter(
      ({ path }) => path.startsWith('/api/v1') || path === '/metrics',
    )
  })

  /** The statuses of these operations, and which of them may be answered by the replica. */
  async function answered(chosen: readonly Operation[]) {
    const listed = { listMemories: { query: { user_id: world.ids.user_id } } }
    const all: Readonly<Record<string, Attempt>> = { ...attempts(world), ...listed }
    const statuses: Record<string, number> = {}
    const lagging: string[] = []
    for (const { id, method, path } of chosen) {
      const attempt = all[id] ?? {}
      const to = address(path, { ...world.ids, ...(attempt.id && { id: attempt.id }) }, attempt.query)
      asked.length = 0
      const { body, raw, headers = {} } = attempt
      const key = path === '/metrics' ? ADMIN_TOKEN : world.key
      statuses[id] = (await world.call(method, to, { key, body, headers, ...(raw && { raw }) })).status
      if (asked.some(Boolean)) lagging.push(id)
    }
    return { statuses, lagging: lagging.sort() }
  }

  test('lists, profile, export and metrics may read it, other reads may not', async () => {
    const { statuses, lagging } = await answered(operations.filter(({ method }) => method === 'GET'))
    expect(lagging).toEqual(MAY_LAG)
    expect(lagging.filter((id) => statuses[id] !== 200)).toEqual([])
  })

  test('recall reads it when it says that it may', async () => {
    for (const [more, lags] of [
      [{}, false],
      [{ consistency: 'strong' }, false],
      [{ consistency: 'eventual' }, true],
    ] as const) {
      asked.length = 0
      const body = { user_id: world.ids.user_id, query: 'tea', ...more }
      expect((await world.call('POST', '/api/v1/recall', { key: world.key, body })).status).toBe(200)
      expect([more, asked.some(Boolean)]).toEqual([more, lags])
    }
  })

  test('nothing that writes reads it', async () => {
    const writing = operations.filter(({ method }) => method !== 'GET')
    expect(writing.length).toBeGreaterThan(20)
    expect((await answered(writing)).lagging).toEqual([])
  })
})
