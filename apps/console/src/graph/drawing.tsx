import {
  Background,
  ControlButton,
  Controls,
  type Edge as DrawnEdge,
  type Node as DrawnNode,
  MarkerType,
  type NodeChange,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import '../styles/graph.css'
import { Maximize } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Edge, Node, Subgraph } from '../api/person/graph.ts'
import { useMessages } from '../i18n/language.ts'
import { extentOf, viewportOf } from './fitting.ts'
import { Line } from './line.tsx'
import { placesOf, type Spot } from './places.ts'
import { shapeOf, widthOf } from './shapes.ts'

interface Properties {
  readonly label: string
  readonly graph: Subgraph
  /** How many relations of a node are not there yet, by its id. */
  readonly hidden: ReadonlyMap<string, number>
  /** What stands out: ids of edges. */
  readonly marked: ReadonlySet<string>
  /** The node that is told more about. */
  readonly selected: string | undefined
  onSelect(id: string): void
  onExpand(id: string): void
}

const EDGE_TYPES = { line: Line }
/** A node stands with its middle where the forces have put it. */
const MIDDLE: [number, number] = [0.5, 0.5]

/**
 * The graph as a picture. Each node takes the focus: a click selects it, Enter and its plus sign bring its
 * neighbours too.
 */
export default function Drawing({ label, graph, hidden, marked, selected, onSelect, onExpand }: Properties) {
  const { nodes, edges } = graph
  const t = useMessages()
  const places = useMemo(() => placesOf(nodes, edges), [nodes, edges])
  const { box, fit, setFlow } = useFitting(nodes, places)
  const { sizes, onNodesChange } = useSizes()
  const drawn = nodes.map((node) => ({
    ...nodeOf(node, {
      hidden: hidden.get(node.id) ?? 0,
      isCenter: node.id === graph.center,
      place: places.get(node.id),
    }),
    ...(sizes.has(node.id) && { measured: sizes.get(node.id)! }),
    className: classOf(node, graph.center, selected),
  }))
  return (
    <div className="graph" ref={box}>
      <ReactFlow
        aria-label={label}
        ariaLabelConfig={t.graph.drawing}
        nodes={drawn}
        edges={edges.map((edge) => drawnOf(edge, marked))}
        onKeyDown={({ key, target }) => {
          const id = key === 'Enter' && nodeAt(target)
          if (id) onExpand(id)
        }}
        onNodesChange={onNodesChange}
        onNodeClick={({ target }, { id }) => (isPlus(target) ? onExpand(id) : onSelect(id))}
        onInit={setFlow}
        edgesFocusable={false}
        nodesConnectable={false}
        edgeTypes={EDGE_TYPES}
        nodeOrigin={MIDDLE}
        minZoom={0.1}
        proOptions={{ hideAttribution: true }}
      >
        <Background />
        <Controls showFitView={false} showInteractive={false}>
          <ControlButton onClick={fit} title={t.graph.wholeGraph} aria-label={t.graph.wholeGraph}>
            <Maximize aria-hidden />
          </ControlButton>
        </Controls>
      </ReactFlow>
    </div>
  )
}

/**
 * All of it is seen at first and whenever there are more or fewer nodes. It stays the same drawing, so that
 * the focus stays where it is; only what is seen of it is fitted anew.
 */
function useFitting(nodes: readonly Node[], places: ReadonlyMap<string, Spot>) {
  const box = useRef<HTMLDivElement>(null)
  const [flow, setFlow] = useState<ReactFlowInstance>()
  const fit = () => {
    if (box.current && nodes.length > 0)
      void flow?.setViewport(viewportOf(extentOf(nodes, places), box.current))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: not for every new list of the same nodes
  useEffect(fit, [flow, nodes.length])
  return { box, fit, setFlow }
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * How large each node was measured to be, by its id. A node that comes back without its size is hidden until
 * it is measured again, which does not happen where two drawings follow each other closely.
 */
function useSizes() {
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map())
  const onNodesChange = useCallback((changes: readonly NodeChange[]) => {
    const measured = changes.flatMap((change): [string, Size][] =>
      change.type === 'dimensions' && change.dimensions ? [[change.id, change.dimensions]] : [],
    )
    if (measured.length > 0) setSizes((before) => new Map([...before, ...measured]))
  }, [])
  return { sizes, onNodesChange }
}

interface Drawn {
  readonly hidden: number
  readonly isCenter: boolean
  readonly place: { readonly x: number; readonly y: number } | undefined
}

/** A shape that stands where the forces have put it, with its name under it. */
function nodeOf(node: Node, { hidden, isCenter, place }: Drawn): DrawnNode {
  const label = (
    <>
      <svg aria-hidden viewBox="-13 -13 26 26" className="entity-shape">
        <path d={shapeOf(node.type, isCenter)} />
      </svg>
      <span className="entity-under">
        <span className="entity-name">{node.name}</span>
        {hidden > 0 && <span className="entity-more">+{hidden}</span>}
      </span>
    </>
  )
  return {
    id: node.id,
    position: { x: place?.x ?? 0, y: place?.y ?? 0 },
    data: { label },
    ariaLabel: node.name,
    ariaRole: 'button',
    draggable: false,
    connectable: false,
  }
}

const classOf = ({ id, type }: Node, center: string | null, selected: string | undefined): string =>
  ['entity', `entity-${type}`, id === center && 'entity-center', id === selected && 'entity-selected']
    .filter(Boolean)
    .join(' ')

const isPlus = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.classList.contains('entity-more')

/** The node that an event came from. */
const nodeAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement
    ? (target.closest('.react-flow__node')?.getAttribute('data-id') ?? undefined)
    : undefined

function drawnOf(
  { id, from, to, predicate, weight, invalid_at }: Edge,
  marked: ReadonlySet<string>,
): DrawnEdge {
  return {
    id,
    source: from,
    target: to,
    label: predicate,
    data: { width: widthOf(weight) },
    type: 'line',
    markerEnd: { type: MarkerType.ArrowClosed },
    className: [invalid_at !== null && 'edge-ended', marked.has(id) && 'edge-marked']
      .filter(Boolean)
      .join(' '),
  }
}
