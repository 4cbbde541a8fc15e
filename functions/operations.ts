import { keys } from './admin/keys.ts'
import { tenants } from './admin/tenants.ts'
import { openApiDocument } from './http/openapi/document.ts'
import { servedDocument } from './http/openapi/served.ts'
import { deliveries } from './internal/deliveries.ts'
import type { Operation } from './operation.ts'
import { companion } from './routes/companion.ts'
import { forgettingOfExperience } from './routes/experience/forgetting.ts'
import { experienceItems } from './routes/experience/items.ts'
import { experienceLists } from './routes/experience/lists.ts'
import { experienceRuns } from './routes/experience/runs.ts'
import { beliefs } from './routes/memories/beliefs.ts'
import { forgetting } from './routes/memories/forgetting.ts'
import { memories } from './routes/memories/memories.ts'
import { provenance } from './routes/memories/provenance.ts'
import { recall } from './routes/memories/recall.ts'
import { seeing } from './routes/seeing.ts'
import { forgettingTurns } from './routes/sessions/forgetting.ts'
import { jobs } from './routes/sessions/jobs.ts'
import { sessions } from './routes/sessions/sessions.ts'
import { forgettingOfStory } from './routes/story/forgetting.ts'
import { storyLists } from './routes/story/lists.ts'
import { passages } from './routes/story/passages.ts'
import { sceneContext } from './routes/story/scene-context.ts'
import { system } from './routes/system.ts'
import { ownKeys } from './routes/tenancy/keys.ts'
import { me } from './routes/tenancy/me.ts'
import { policy } from './routes/tenancy/policy.ts'
import { tokens } from './routes/tenancy/tokens.ts'
import { webhooks } from './routes/tenancy/webhooks.ts'
import { affinity } from './routes/users/affinity.ts'
import { attention } from './routes/users/attention.ts'
import { forgettingOfUsers } from './routes/users/forgetting.ts'
import { graph } from './routes/users/graph.ts'
import { portability } from './routes/users/portability.ts'
import { reflection } from './routes/users/reflection.ts'
import { traits } from './routes/users/traits.ts'
import { users } from './routes/users/users.ts'

/**
 * Everything that the service can be asked for. Routes, policy, OpenAPI document and the tests of the walls
 * are made of this list.
 */
export const operations: readonly Operation[] = [
  ...system((services) => servedDocument(services, operations)),
  ...tenants,
  ...keys,
  ...me,
  ...ownKeys,
  ...seeing,
  ...policy,
  ...tokens,
  ...webhooks,
  ...sessions,
  ...forgettingTurns,
  ...jobs,
  ...memories,
  ...forgetting,
  ...provenance,
  ...beliefs,
  ...recall,
  ...users,
  ...portability,
  ...forgettingOfUsers,
  ...reflection,
  ...traits,
  ...attention,
  ...affinity,
  ...graph,
  ...companion,
  ...experienceItems,
  ...experienceRuns,
  ...experienceLists,
  ...forgettingOfExperience,
  ...passages,
  ...sceneContext,
  ...storyLists,
  ...forgettingOfStory,
  ...deliveries,
]

let made: object | undefined

/** The OpenAPI document of the whole list, made when it is first asked for. */
export function document(): object {
  made ??= openApiDocument(operations)
  return made
}
