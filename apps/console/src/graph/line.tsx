import { BaseEdge, type EdgeProps, type InternalNode, useInternalNode } from '@xyflow/react'

interface Point {
  readonly x: number
  readonly y: number
}

const GAP = 3

/** A straight line from the border of one node to the border of the other, with its name in the middle. */
export function Line({ source, target, label, markerEnd, ...rest }: EdgeProps) {
  const [from, to] = [useInternalNode(source), useInternalNode(target)]
  if (!from || !to) return null
  const [start, end] = [borderOf(from, centreOf(to)), borderOf(to, centreOf(from))]
  return (
    <BaseEdge
      id={rest.id}
      path={`M ${start.x},${start.y}L ${end.x},${end.y}`}
      label={label}
      labelX={(start.x + end.x) / 2}
      labelY={(start.y + end.y) / 2}
      style={{ strokeWidth: Number(rest.data?.width ?? 1) }}
      {...(markerEnd && { markerEnd })}
    />
  )
}

const halfOf = ({ measured: { width = 0, height = 0 } }: InternalNode) => ({ x: width / 2, y: height / 2 })

function centreOf(node: InternalNode): Point {
  const half = halfOf(node)
  const { x, y } = node.internals.positionAbsolute
  return { x: x + half.x, y: y + half.y }
}

/** Where the way from the middle of a node to a point leaves its box. */
function borderOf(node: InternalNode, { x, y }: Point): Point {
  const middle = centreOf(node)
  const half = halfOf(node)
  const [dx, dy] = [x - middle.x, y - middle.y]
  const share = Math.min((half.x + GAP) / Math.abs(dx || 1e-9), (half.y + GAP) / Math.abs(dy || 1e-9), 1)
  return { x: middle.x + dx * share, y: middle.y + dy * share }
}
