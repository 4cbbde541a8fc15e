import type { Subgraph } from '../../api/graph.ts'
import { placesOf } from '../../graph/places.ts'
import { Button } from '../../parts/button.tsx'

const EDGE = 80

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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function svgOf({ nodes, edges }: Subgraph): string {
  const places = placesOf(nodes, edges)
  const spots = [...places.values()]
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...spots.map(({ x }) => x)), Math.max(...spots.map(({ y }) => y))]
  const box = [left - EDGE, top - EDGE, right - left + 2 * EDGE, bottom - top + 2 * EDGE].join(' ')
  const lines = edges.flatMap(({ from, to, predicate, invalid_at }) => {
    const [one, other] = [places.get(from), places.get(to)]
    if (!one || !other) return []
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
    const dashes = invalid_at === null ? '' : ' stroke-dasharray="4 4"'
    return [
      `<line x1="${one.x}" y1="${one.y}" x2="${other.x}" y2="${other.y}" stroke="#888"${dashes}/>`,
      `<text x="${x}" y="${y}" fill="#555" font-size="9">${escaped(predicate)}</text>`,
    ]
  })
  const dots = nodes.flatMap(({ id, name }) => {
    const spot = places.get(id)
    if (!spot) return []
    return [
      `<circle cx="${spot.x}" cy="${spot.y}" r="6" fill="#2757a8"/>`,
      `<text x="${spot.x}" y="${spot.y - 10}">${escaped(name)}</text>`,
    ]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" font-family="sans-serif" font-size="13" text-anchor="middle">${[...lines, ...dots].join('')}</svg>`
}
