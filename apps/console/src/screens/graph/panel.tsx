import { useQueries, useQuery } from '@tanstack/react-query'
import { type Around, type Edge, type Node, subgraphQuery } from '../../api/person/graph.ts'
import { memoryQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'
import { WhereFrom } from '../memory/where-from.tsx'

interface Properties {
  readonly user: string
  readonly around: Around
  readonly node: Node
  /** Relations of it that are not drawn yet. */
  readonly hidden: number
  onExpand(): void
}

/**
 * What is known of one entity: its names, its relations with the memories that drew them, and how many these
 * are.
 */
export function Panel({ user, around, node, hidden, onExpand }: Properties) {
  const t = useMessages()
  const found = useQuery(subgraphQuery(user, { ...around, center: node.id, hops: 1 }))
  return (
    <Region title={node.name} className="graph-panel">
      <p className="row small">
        <Word field="type" value={node.type} className="tag tag-accent" />
        <span className="soft">
          {t.graph.degree} <Amount field="degree" value={node.degree} />
        </span>
        {hidden > 0 && (
          <Button look="quiet" onClick={onExpand}>
            {t.graph.expand(hidden)}
          </Button>
        )}
      </p>
      {node.aliases.length > 0 && (
        <p className="small space">
          <span className="soft">{t.graph.aliases}</span>{' '}
          {node.aliases.map((alias) => (
            <Said key={alias} field="aliases" value={alias} className="tag" />
          ))}
        </p>
      )}
      <p className="soft small space">{t.graph.sameAs}</p>
      <Answer of={found}>
        {({ nodes, edges }) => {
          const own = edges.filter(({ from, to }) => from === node.id || to === node.id)
          return (
            <>
              <ul className="list">
                {own.map((edge) => (
                  <Told key={edge.id} user={user} edge={edge} nodes={nodes} />
                ))}
              </ul>
              <Counts edges={own} />
            </>
          )
        }}
      </Answer>
    </Region>
  )
}

/** A relation in words, with the memory that it was drawn from and where that was said. */
function Told({ user, edge, nodes }: { user: string; edge: Edge; nodes: readonly Node[] }) {
  const t = useMessages()
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id
  const { source_memory_id: source } = edge
  const { data: memory } = useQuery({ ...memoryQuery(source ?? ''), enabled: source !== null })
  return (
    <li data-id={edge.id}>
      <p>
        <Said field="from" value={nameOf(edge.from)} /> —
        <Word field="predicate" value={edge.predicate}>
          {edge.predicate}
        </Word>
        → <Said field="to" value={nameOf(edge.to)} />
      </p>
      <p className="row small soft">
        <span>
          {t.graph.weight} <Amount field="weight" value={edge.weight} />
        </span>
        <Moment field="valid_at" value={edge.valid_at} as="day" />
        {edge.invalid_at && (
          <span>
            {t.graph.until} <Moment field="invalid_at" value={edge.invalid_at} as="day" />
          </span>
        )}
      </p>
      {source !== null && (
        <p className="small">
          <MemoryLink user={user} id={source} />
        </p>
      )}
      {memory && (
        <p className="small soft">
          <WhereFrom memory={memory} />
        </p>
      )}
    </li>
  )
}

/** How many memories, and how many traits, speak of it. */
function Counts({ edges }: { edges: readonly Edge[] }) {
  const t = useMessages()
  const ids = [...new Set(edges.flatMap(({ source_memory_id: id }) => (id ? [id] : [])))]
  const types = useQueries({
    queries: ids.map((id) => memoryQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data.memory_type] : [])),
  })
  const traits = types.filter((type) => type === 'trait').length
  if (ids.length === 0) return null
  return (
    <p className="soft small space">
      {t.memories.count(ids.length - traits)}
      {traits > 0 && ` · ${t.graph.traits(traits)}`}
    </p>
  )
}
