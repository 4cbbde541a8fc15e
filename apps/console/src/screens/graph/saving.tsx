import type { Edge, Node, Subgraph } from '../../api/person/graph.ts'
import { placesOf, type Spot } from '../../graph/places.ts'
import { lengthOf, shapeOf, widthOf } from '../../graph/shapes.ts'
import { Button } from '../../parts/controls/button.tsx'

const EDGE = 40

/** Hands out what is shown, as a picture or as it was answered. */
export function Saving({ graph }: { graph: Subgraph }) {
  return (
    <span className="row">
      <Button look="quiet" onClick={() => save(svgOf(graph), 'graph.svg', 'image/svg+xml')}>
        SVG
      </Button>
      <Button
        look="quiet"
        onClick={() => save(JSON.stringify(graph, null, 2), 'graph.json', 'application/json')}
      >
        JSON
      </Button>
    </span>
  )
}

function save(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Marks of XML as text; what no XML may hold is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')

function svgOf({ center, nodes, edges }: Subgraph): string {
  const places = placesOf(nodes, edges)
  const box = boxOf(nodes, places)
  const lines = edges.flatMap((edge) => {
    const [one, other] = [places.get(edge.from), places.get(edge.to)]
    return one && other ? [lineOf(edge, one, other)] : []
  })
  const dots = nodes.flatMap((node) => {
    const spot = places.get(node.id)
    return spot ? [dotOf(node, spot, node.id === center)] : []
  })
  const drawing = [ARROW, ...lines, ...dots].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" font-family="sans-serif" font-size="13" text-anchor="middle">${drawing}</svg>`
}

/** Round all of it, whole names too. */
function boxOf(nodes: readonly Node[], places: ReadonlyMap<string, Spot>): string {
  const spots = nodes.flatMap(({ id, name }) => {
    const spot = places.get(id)
    return spot ? [{ ...spot, half: lengthOf(name) / 2 }] : []
  })
  const left = Math.min(...spots.map(({ x, half }) => x - half)) - EDGE
  const right = Math.max(...spots.map(({ x, half }) => x + half)) + EDGE
  const top = Math.min(...spots.map(({ y }) => y)) - EDGE
  const bottom = Math.max(...spots.map(({ y }) => y)) + EDGE
  return [left, top, right - left, bottom - top].join(' ')
}

const ARROW =
  '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M 0,0 L 10,5 L 0,10 Z" fill="#777"/></marker></defs>'
/** Lines end where the shapes begin. */
const ROOM = 18

function lineOf({ predicate, weight, invalid_at }: Edge, one: Spot, other: Spot): string {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const share = ROOM / Math.max(ROOM * 2, Math.hypot(dx, dy))
  const at = (part: number) => [Math.round(one.x + dx * part), Math.round(one.y + dy * part)] as const
  const [[x1, y1], [x2, y2], [x, y]] = [at(share), at(1 - share), at(0.5)]
  const dashes = invalid_at === null ? '' : ' stroke-dasharray="4 4"'
  return (
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#777" stroke-width="${widthOf(weight)}"${dashes} marker-end="url(#arrow)"/>` +
    `<text x="${x}" y="${y}" fill="#555" font-size="9" stroke="#fff" stroke-width="3" paint-order="stroke">${escaped(predicate)}</text>`
  )
}

const COLOURS: Readonly<Record<string, string>> = {
  person: '#2757a8',
  place: '#256b3a',
  organisation: '#256b3a',
  event: '#8a5a00',
}

function dotOf({ name, type }: Node, { x, y }: Spot, isCenter: boolean): string {
  const colour = isCenter ? COLOURS.person : (COLOURS[type] ?? '#666')
  return (
    `<path d="${shapeOf(type, isCenter)}" transform="translate(${x} ${y})" fill="${isCenter ? colour : '#fff'}" stroke="${colour}" stroke-width="2"/>` +
    `<text x="${x}" y="${y + 27}">${escaped(name)}</text>`
  )
}
