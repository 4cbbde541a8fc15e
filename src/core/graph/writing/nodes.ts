import type { entityTypes } from '../../../../db/schema/graph.ts'
import { normalise } from '../../text/normalise.ts'
import { by } from '../../text/order.ts'

export type EntityType = (typeof entityTypes)[number]

/** An entity as an extraction names it. */
export interface NodeDraft {
  readonly name: string
  readonly type: EntityType
  readonly aliases: readonly string[]
}

/** The name of the user's own node, whatever the user is called: those names are its aliases. */
export const USER_NODE = 'user'

/** The name by which an entity is one node of its subject's graph. */
export const nodeNorm = ({ name, type }: Pick<NodeDraft, 'name' | 'type'>): string =>
  type === 'user' ? USER_NODE : normalise(name)

/** When two statements differ the earlier one here holds, in whatever order they came. */
export const typeOrder: readonly EntityType[] = ['user', 'person', 'place', 'organisation', 'event', 'thing']

export interface Node {
  readonly norm: string
  readonly name: string
  readonly type: EntityType
  /** Normalised alias → as it was written; the own name among them. */
  readonly aliases: ReadonlyMap<string, string>
}

/** Each node once, in order of its norm: the same entity named twice has the names of both. */
export function toNodes(drafts: readonly NodeDraft[]): Node[] {
  const groups = Map.groupBy(drafts, nodeNorm)
  return [...groups]
    .map(([norm, group]) => ({
      norm,
      name: norm === USER_NODE ? USER_NODE : group.map((draft) => draft.name).reduce(first),
      type: norm === USER_NODE ? ('user' as const) : group.map((draft) => draft.type).reduce(moreTelling),
      aliases: namesOf(norm, group),
    }))
    .sort(by(({ norm }) => norm))
}

const first = (one: string, other: string): string => (other < one ? other : one)

const moreTelling = (one: EntityType, other: EntityType): EntityType =>
  typeOrder.indexOf(other) < typeOrder.indexOf(one) ? other : one

function namesOf(norm: string, group: readonly NodeDraft[]): Map<string, string> {
  const names = new Map([
    [norm, norm === USER_NODE ? USER_NODE : group.map((draft) => draft.name).reduce(first)],
  ])
  for (const alias of group.flatMap((draft) => [draft.name, ...draft.aliases])) {
    const known = names.get(normalise(alias))
    if (known === undefined) names.set(normalise(alias), alias)
  }
  return names
}
