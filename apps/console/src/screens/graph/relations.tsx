import type { ReactNode } from 'react'
import type { Edge, Subgraph } from '../../api/person/graph.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { ofRows, Rows, rowIndex } from '../../parts/boxes/rows.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'

interface Properties {
  readonly user: string
  readonly graph: Subgraph
  readonly marked: ReadonlySet<string>
  readonly path: readonly Edge[] | undefined
  readonly aside: ReactNode
}

const HEIGHT = 36

/** The same as a table, always there: a row an edge. */
export function Relations({ user, graph, marked, path, aside }: Properties) {
  const t = useMessages()
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const { from, predicate, to, weight, since, until, by } = t.graph
  const head = [from, predicate, to, weight, since, until, by]
  return (
    <Region title={t.graph.relations} aside={aside}>
      <p className="soft small">{t.graph.sameAsTable(graph.edges.length)}</p>
      {path && (
        <p className="space">
          {path.length === 0
            ? t.graph.noPath
            : path.map((edge) => `${nameOf(edge.from)} —${edge.predicate}→ ${nameOf(edge.to)}`).join(' · ')}
        </p>
      )}
      <Table label={t.graph.relations} head={head} {...ofRows(graph.edges.length)}>
        <Rows items={graph.edges} columns={head.length} height={HEIGHT} keyOf={({ id }) => id}>
          {(edge, place) => (
            <tr
              key={edge.id}
              data-id={edge.id}
              aria-rowindex={rowIndex(place)}
              aria-current={marked.has(edge.id) || undefined}
            >
              <td className="narrow">
                <Said field="from" value={nameOf(edge.from)} />
              </td>
              <td>
                <Word field="predicate" value={edge.predicate}>
                  {edge.predicate}
                </Word>
              </td>
              <td className="narrow">
                <Said field="to" value={nameOf(edge.to)} />
              </td>
              <td>
                <Amount field="weight" value={edge.weight} />
              </td>
              <td>
                <Moment field="valid_at" value={edge.valid_at} as="day" />
              </td>
              <td>
                <Moment field="invalid_at" value={edge.invalid_at} as="day" />
              </td>
              <td className="wide">
                {edge.source_memory_id && <MemoryLink user={user} id={edge.source_memory_id} />}
              </td>
            </tr>
          )}
        </Rows>
      </Table>
    </Region>
  )
}
