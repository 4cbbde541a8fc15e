import { type Fields, field, fieldsOf, listOf, textOf } from '../../json.ts'

/**
 * The nodes of a conversation that has branches: those of the path that was shown last, from the root on,
 * and the others.
 */
export interface Nodes {
  readonly path: readonly Fields[]
  readonly others: readonly Fields[]
}

/**
 * The nodes from the root to the one that the app shows (else to the newest leaf), and those of other
 * branches.
 */
export function nodesOf(conversation: Fields): Nodes {
  const mapping = fieldsOf(field(conversation, 'mapping'))
  const nodes = new Map(Object.entries(mapping).map(([id, node]) => [id, fieldsOf(node)]))
  const shown = textOf(conversation, 'current_node')
  let id = shown !== null && nodes.has(shown) ? shown : newestLeaf(nodes)
  const path = new Map<string, Fields>()
  while (id !== null && !path.has(id)) {
    const node = nodes.get(id)
    if (!node) break
    path.set(id, node)
    id = textOf(node, 'parent')
  }
  return {
    path: [...path.values()].reverse(),
    others: [...nodes].flatMap(([name, node]) => (path.has(name) ? [] : [node])),
  }
}

function newestLeaf(nodes: ReadonlyMap<string, Fields>): string | null {
  let newest: { id: string; time: number } | null = null
  for (const [id, node] of nodes) {
    if (listOf(field(node, 'children')).some((child) => nodes.has(String(child)))) continue
    const time = Number(field(fieldsOf(field(node, 'message')), 'create_time') ?? 0)
    if (!newest || time >= newest.time) newest = { id, time }
  }
  return newest?.id ?? null
}
