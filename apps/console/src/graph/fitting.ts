import { getViewportForBounds, type Rect, type Viewport } from '@xyflow/react'
import type { Node } from '../api/person/graph.ts'
import type { Spot } from './places.ts'
import { lengthOf } from './shapes.ts'

/** Half of a shape, and half of the widest name: what `.entity-under` allows. */
const SHAPE = 17
const NAME = 84
/** Two lines of a name, and the plus sign under them. */
const BELOW = 40
const MORE = 24
const ZOOM = { least: 0.1, most: 1.25 }
const PADDING = 0.06

const halfOf = (name: string): number => Math.max(SHAPE, Math.min(NAME, lengthOf(name) / 2 + 4))

/** What a drawing takes up, the names under its shapes too: they reach further than the shapes. */
export function extentOf(nodes: readonly Node[], places: ReadonlyMap<string, Spot>): Rect {
  const boxes = nodes.flatMap(({ id, name }) => {
    const spot = places.get(id)
    return spot ? [{ ...spot, half: halfOf(name) }] : []
  })
  const left = Math.min(...boxes.map(({ x, half }) => x - half))
  const top = Math.min(...boxes.map(({ y }) => y - SHAPE))
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, half }) => x + half)) - left,
    height: Math.max(...boxes.map(({ y }) => y + SHAPE + BELOW + MORE)) - top,
  }
}

/** From where all of it is seen in a box of that size. */
export const viewportOf = (extent: Rect, { clientWidth, clientHeight }: Element): Viewport =>
  getViewportForBounds(extent, clientWidth, clientHeight, ZOOM.least, ZOOM.most, PADDING)
