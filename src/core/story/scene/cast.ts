import { normalise } from '../../text/normalise.ts'
import type { CastMember, ScenePlan } from './schemas.ts'

/** Names that a scene is about: the people of the plan, its location, and what the analysis found. */
export type Resolve = (name: string) => readonly string[]

/**
 * The entity ids that a name may stand for: the cast member's who bears it, else the name itself under each
 * type.
 */
export function resolver(cast: readonly CastMember[]): Resolve {
  const byName = new Map<string, string[]>()
  for (const { id, name, aliases } of cast) {
    for (const known of new Set([id, name, ...(aliases ?? [])].map(normalise))) {
      byName.set(known, [...(byName.get(known) ?? []), id])
    }
  }
  return (name) => byName.get(normalise(name)) ?? [IS_ID.test(name) ? name : `character:${name}`]
}

const IS_ID = /^(character|location|item):/u

/**
 * Ids under which an entity that is no cast member may have been stored: a place, a thing, or a person by the
 * bare name.
 */
const otherIds = (name: string): string[] => [`location:${name}`, `item:${name}`, name]

/**
 * Every entity id whose state the scene may need, in order: the plan's people, its location, the rest of the
 * analysis.
 */
export function entityIds(plan: ScenePlan, cast: readonly CastMember[], found: readonly string[]): string[] {
  const resolve = resolver(cast)
  const people = plan.characters.flatMap(resolve)
  const places = plan.location ? [plan.location, ...otherIds(plan.location)] : []
  const rest = found.flatMap((name) => [...resolve(name), ...otherIds(name)])
  return [...new Set([...people, ...places, ...rest])]
}
