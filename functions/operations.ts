import { keys } from './admin/keys.ts'
import { tenants } from './admin/tenants.ts'
import { openApiDocument } from './http/openapi/document.ts'
import { deliveries } from './internal/deliveries.ts'
import type { Operation } from './operation.ts'
import { affinity } from './routes/affinity.ts'
import { companion } from './routes/companion.ts'
import { experienceItems } from './routes/experience-items.ts'
import { experienceRuns } from './routes/experience-runs.ts'
import { graph } from './routes/graph.ts'
import { jobs } from './routes/jobs.ts'
import { memories } from './routes/memories.ts'
import { policy } from './routes/policy.ts'
import { portability } from './routes/portability.ts'
import { provenance } from './routes/provenance.ts'
import { recall } from './routes/recall.ts'
import { reflection } from './routes/reflection.ts'
import { sceneContext } from './routes/scene-context.ts'
import { sessions } from './routes/sessions.ts'
import { story } from './routes/story.ts'
import { system } from './routes/system.ts'
import { tokens } from './routes/tokens.ts'
import { traits } from './routes/traits.ts'
import { users } from './routes/users.ts'

/**
 * Everything that the service can be asked for. Routes, policy, OpenAPI document and the tests of the walls
 * are made of this list.
 */
export const operations: readonly Operation[] = [
  ...system(document),
  ...tenants,
  ...keys,
  ...policy,
  ...tokens,
  ...sessions,
  ...jobs,
  ...memories,
  ...provenance,
  ...recall,
  ...users,
  ...portability,
  ...reflection,
  ...traits,
  ...affinity,
  ...graph,
  ...companion,
  ...experienceItems,
  ...experienceRuns,
  ...story,
  ...sceneContext,
  ...deliveries,
]

let made: object | undefined

/** The OpenAPI document of the whole list, made when it is first asked for. */
export function document(): object {
  made ??= openApiDocument(operations)
  return made
}
