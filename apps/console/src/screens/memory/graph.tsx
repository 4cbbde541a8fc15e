import { useQuery } from '@tanstack/react-query'
import type { Dependent, Memory } from 'neuromem'
import { type Edge, type Subgraph, subgraphQuery } from '../../api/person/graph.ts'
import { dependentsQuery, relationsAmong } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

/** The relations that a memory has drawn, each with a way to where it stands in the graph. */
export function DrawnFrom({ memory }: { memory: Memory }) {
  const t = useMessages()
  const dependents = useQuery(dependentsQuery(memory.id))
  return (
    <Region title={t.nav.graph}>
      <Answer of={dependents}>
        {({ items }) => {
          const drawn = relationsAmong(items)
          return drawn.length === 0 ? (
            <Empty>{t.memories.graphEmpty}</Empty>
          ) : (
            <ul className="list">
              {drawn.map((relation) => (
                <Relation key={relation.id} user={memory.user_id} relation={relation} />
              ))}
            </ul>
          )
        }}
      </Answer>
    </Region>
  )
}

/** Names in a relation as it is told: `Ann -[LIVES_IN]-> Dalian`. */
const TOLD = /^(.*) -\[[A-Z_]+\]-> .*$/su

/**
 * A relation as it is told, and where it is found in the graph, since when it holds and how much it weighs.
 */
function Relation({ user, relation: { id, text } }: { user: string; relation: Dependent }) {
  const center = TOLD.exec(text)?.[1]
  const { data } = useQuery({
    ...subgraphQuery(user, { center, hops: 1, ended: true }),
    enabled: center !== undefined,
  })
  const edge = data?.edges.find((one) => one.id === id)
  return (
    <li data-id={id}>
      {edge && data ? <Drawn user={user} edge={edge} graph={data} /> : <Said field="text" value={text} />}
    </li>
  )
}

function Drawn({ user, edge, graph }: { user: string; edge: Edge; graph: Subgraph }) {
  const t = useMessages()
  const nameOf = (id: string) => graph.nodes.find((node) => node.id === id)?.name ?? id
  return (
    <>
      <Link to={paths.around(user, edge.from, edge.invalid_at !== null)} isCurrent={false}>
        <Said field="from" value={nameOf(edge.from)} /> —
        <Word field="predicate" value={edge.predicate}>
          {edge.predicate}
        </Word>
        → <Said field="to" value={nameOf(edge.to)} />
      </Link>{' '}
      <span className="soft small">
        {edge.valid_at && `${t.graph.since} `}
        <Moment field="valid_at" value={edge.valid_at} as="day" />
        {edge.invalid_at && ` ${t.graph.until} `}
        <Moment field="invalid_at" value={edge.invalid_at} as="day" />
        {` · ${t.graph.weight} `}
        <Amount field="weight" value={edge.weight} />
      </span>
    </>
  )
}
