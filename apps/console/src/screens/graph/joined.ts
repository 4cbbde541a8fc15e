import type { Subgraph } from '../../api/person/graph.ts'

const once = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

/** Several pieces of one graph as one; what is in both is there once. */
export const joined = (first: Subgraph, more: readonly Subgraph[]): Subgraph => ({
  ...first,
  nodes: once([first, ...more].flatMap(({ nodes }) => nodes)),
  edges: once([first, ...more].flatMap(({ edges }) => edges)),
})
