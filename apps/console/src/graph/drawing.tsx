import {
  Background,
  Controls,
  type Edge as DrawnEdge,
  type Node as DrawnNode,
  MarkerType,
  ReactFlow,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import '../styles/graph.css'
import { useMemo } from 'react'
import type { Edge, Node } from '../api/graph.ts'
import { Line } from './line.tsx'
import { placesOf } from './places.ts'

interface Properties {
  readonly label: string
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  /** What stands out: ids of edges. */
  readonly marked: ReadonlySet<string>
  readonly center: string | null
  onExpand(id: string): void
}

const EDGE_TYPES = { line: Line }
/** A node stands with its middle where the forces have put it. */
const MIDDLE: [number, number] = [0.5, 0.5]
const FIT = { maxZoom: 1.25, padding: 0.12 }

/** The graph as a picture; each node takes the focus, Enter and a click bring its neighbours. */
export default function Drawing({ label, nodes, edges, marked, center, onExpand }: Properties) {
  const places = useMemo(() => placesOf(nodes, edges), [nodes, edges])
  const drawn = nodes.map((node): DrawnNode => {
    const { x = 0, y = 0 } = places.get(node.id) ?? {}
    return {
      id: node.id,
      position: { x, y },
      data: { label: `${SHAPES[node.type] ?? '○'} ${node.name}` },
      ariaLabel: node.name,
      ariaRole: 'button',
      draggable: false,
      connectable: false,
      className: `entity entity-${node.type} ${node.id === center ? 'entity-center' : ''}`,
    }
  })
  return (
    <div className="graph">
      <ReactFlow
        key={nodes.length}
        aria-label={label}
        nodes={drawn}
        edges={edges.map((edge) => drawnOf(edge, marked))}
        onKeyDown={({ key, target }) => {
          const id = key === 'Enter' && nodeAt(target)
          if (id) onExpand(id)
        }}
        onNodeClick={(_, { id }) => onExpand(id)}
        edgesFocusable={false}
        nodesConnectable={false}
        edgeTypes={EDGE_TYPES}
        nodeOrigin={MIDDLE}
        fitView
        fitViewOptions={FIT}
        minZoom={0.1}
        proOptions={{ hideAttribution: true }}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  )
}

/** The node that an event came from. */
const nodeAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement
    ? (target.closest('.react-flow__node')?.getAttribute('data-id') ?? undefined)
    : undefined

/** A kind is known by its sign and by its colour. */
const SHAPES: Readonly<Record<string, string>> = {
  user: '◆',
  person: '○',
  place: '▣',
  organisation: '⬡',
  thing: '△',
  event: '✦',
}

function drawnOf({ id, from, to, predicate, invalid_at }: Edge, marked: ReadonlySet<string>): DrawnEdge {
  return {
    id,
    source: from,
    target: to,
    label: predicate,
    type: 'line',
    markerEnd: { type: MarkerType.ArrowClosed },
    className: [invalid_at !== null && 'edge-ended', marked.has(id) && 'edge-marked']
      .filter(Boolean)
      .join(' '),
  }
}
