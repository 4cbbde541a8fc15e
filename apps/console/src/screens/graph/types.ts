import type { Node, Subgraph } from '../../api/person/graph.ts'

export type NodeType = Node['type']

/** The kinds of what is there, in the order in which they came. */
export const typesOf = ({ nodes }: Subgraph): NodeType[] => [...new Set(nodes.map(({ type }) => type))]

/**
 * Only nodes of some kinds, and what is between them; the centre always, and all of them where none is
 * chosen.
 */
export function ofTypes(graph: Subgraph, chosen: readonly string[]): Subgraph {
  if (chosen.length === 0) return graph
  const nodes = graph.nodes.filter(({ id, type }) => id === graph.center || chosen.includes(type))
  const ids = new Set(nodes.map(({ id }) => id))
  return { ...graph, nodes, edges: graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) }
}
