import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force'
import type { Edge, Node } from '../api/person/graph.ts'

export interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
}

interface Body extends SimulationNodeDatum {
  readonly id: string
}

const TICKS = 300

/** Where each node is drawn: the same for the same nodes and edges, by forces that have come to rest. */
export function placesOf(nodes: readonly Node[], edges: readonly Edge[]): ReadonlyMap<string, Spot> {
  const spots: Body[] = nodes.map(({ id }) => ({ id }))
  const links = edges.map(({ from, to }) => ({ source: from, target: to }))
  forceSimulation(spots)
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(links)
        .id(({ id }) => id)
        .distance(180),
    )
    .force('apart', forceManyBody().strength(-500))
    .force('room', forceCollide(70))
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.09))
    .stop()
    .tick(TICKS)
  return new Map(spots.map(({ id, x = 0, y = 0 }) => [id, { id, x: Math.round(x), y: Math.round(y) }]))
}

/** The shortest way from one node to another, as edges; undefined where there is none. */
export function pathBetween(from: string, to: string, edges: readonly Edge[]): readonly Edge[] | undefined {
  const ways = new Map<string, readonly Edge[]>([[from, []]])
  const queue = [from]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const way = ways.get(next) ?? []
    if (next === to) return way
    for (const edge of edges) {
      if (edge.from !== next && edge.to !== next) continue
      const other = edge.from === next ? edge.to : edge.from
      if (ways.has(other)) continue
      ways.set(other, [...way, edge])
      queue.push(other)
    }
  }
  return undefined
}
