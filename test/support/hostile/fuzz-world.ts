import { ADMIN_TOKEN } from '../app.ts'
import type { World } from '../given/world.ts'

/** Credentials of every kind and ids that exist, for requests that get somewhere. */
export async function fuzzOptions(world: World) {
  const { ids, key, tenant_id, tokenFor, keyWith } = world
  const credentials = [
    key,
    key,
    key,
    await tokenFor(key, ids.user_id),
    await tokenFor(key, 'bob'),
    await keyWith(tenant_id, ['read']),
  ]
  const known = {
    user_id: [ids.user_id, 'bob', '昊哥'],
    session_id: [ids.session_id, 's2', 's3'],
    job_id: [ids.job_id],
    id: [ids.memory, ids.trait, ids.item, ids.delta],
    run_id: [ids.run_id, 'run2'],
    project_id: [ids.project_id, 'p2'],
    entity_id: [ids.entity_id],
    chapter_index: ['1', '2'],
    scene_index: ['1', '2'],
    tenant_id: [tenant_id],
    turn_id: ['t1', 't2', 't3', 't4'],
    bank: ['default', 'other'],
    commit_id: ['c1', 'c2'],
    idempotency_key: ['k1', 'k2', 'k3'],
    sweep: ['jobs', 'sessions', 'reflection', 'affinity', 'expiry'],
  }
  return { credentials, adminToken: ADMIN_TOKEN, known }
}
