import { queryOptions } from '@tanstack/react-query'
import type { Subgraph } from 'neuromem'
import { now } from '../../i18n/clock.ts'
import { nm } from '../../session/credential.ts'

export type { Subgraph }
export type Node = Subgraph['nodes'][number]
export type Edge = Subgraph['edges'][number]

export interface Around {
  /** An entity's id or name; the person's own node unless given. */
  readonly center?: string | undefined
  readonly hops?: number
  readonly as_of?: string | undefined
  readonly ended?: boolean
}

const MOST_NODES = 300

export const subgraphQuery = (user: string, { center, hops = 1, as_of, ended }: Around) =>
  queryOptions({
    queryKey: ['users', user, 'subgraph', center, hops, as_of, ended],
    queryFn: ({ signal }) =>
      nm()
        .user(user)
        .graph.subgraph(
          {
            hops,
            limit: MOST_NODES,
            ...(center && { center }),
            ...(as_of && { as_of }),
            ...(ended && { ended }),
          },
          { signal },
        ),
  })

/** How many relations of a node that hold are not there; `as_of` as the graph was asked for, now without. */
export function hiddenOf({ edges }: Subgraph, { id, degree }: Node, as_of?: string): number {
  const at = as_of ? Date.parse(as_of) : now()
  const holds = (end: string | null) => end === null || Date.parse(end) > at
  const there = edges.filter(({ from, to, invalid_at }) => holds(invalid_at) && (from === id || to === id))
  return Math.max(0, degree - there.length)
}
