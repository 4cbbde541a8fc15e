import { useQueries, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Around, hiddenOf, type Subgraph, subgraphQuery } from '../../api/person/graph.ts'
import { pathBetween } from '../../graph/places.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import type { Params } from '../../place/params.ts'
import { useSearch } from '../../place/search.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { GraphForm, HOPS } from './form.tsx'
import { joined } from './joined.ts'
import { Panel } from './panel.tsx'
import { Relations } from './relations.tsx'
import { Saving } from './saving.tsx'
import { ofTypes, typesOf } from './types.ts'

const Drawing = lazy(() => import('../../graph/drawing.tsx'))

/** Who and what is known around a person, when, and from which words? */
export default function GraphScreen({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const search = useSearch()
  const around: Around = {
    center: search.text('center') || undefined,
    hops: Number(search.word('hops', HOPS) ?? 1),
    as_of: search.moment('as_of'),
    ended: search.flag('ended'),
  }
  const graph = useQuery(subgraphQuery(user, around))
  const whole = useQuery(subgraphQuery(user, { ...around, as_of: undefined, ended: true }))
  return (
    <PersonScreen user={user} title={t.nav.graph}>
      <div className="stack">
        <Answer of={graph}>
          {(found) =>
            found.nodes.length === 0 ? (
              <Empty curl={{ path: `/api/v1/users/${encodeURIComponent(user)}/graph/subgraph?hops=2` }}>
                {t.graph.empty}
              </Empty>
            ) : (
              <Shown key={found.center} user={user} around={around} found={found} days={whole.data} />
            )
          }
        </Answer>
      </div>
    </PersonScreen>
  )
}

interface Properties {
  readonly user: string
  readonly around: Around
  readonly found: Subgraph
  /** The same with all that has ended: its days are those that one can go to. */
  readonly days: Subgraph | undefined
}

function Shown({ user, around, found, days }: Properties) {
  const t = useMessages()
  const search = useSearch()
  const { all, expand } = useExpanded(user, around, found)
  const [target, setTarget] = useState('')
  const shown = ofTypes(all, search.text('types').split(',').filter(Boolean))
  const path = target && found.center ? pathBetween(found.center, target, shown.edges) : undefined
  const marked = new Set(path?.map(({ id }) => id))
  const selected = shown.nodes.find(({ id }) => id === search.text('select')) ?? shown.nodes[0]
  return (
    <>
      <GraphForm
        shown={shown}
        types={typesOf(all)}
        days={days?.edges ?? []}
        target={target}
        onTarget={setTarget}
      />
      {found.truncated && <p className="soft">{t.graph.truncated(found.nodes.length)}</p>}
      <div className="graph-beside">
        <Suspense fallback={<p className="soft waiting">{t.loading}</p>}>
          <Drawing
            label={t.nav.graph}
            graph={shown}
            hidden={new Map(shown.nodes.map((node) => [node.id, hiddenOf(all, node, around.as_of)]))}
            marked={marked}
            selected={selected?.id}
            onSelect={(id) => search.put({ select: id })}
            onExpand={(id) => {
              expand(id)
              search.put({ select: id })
            }}
          />
        </Suspense>
        {selected && (
          <Panel
            key={selected.id}
            user={user}
            around={around}
            node={selected}
            hidden={hiddenOf(all, selected, around.as_of)}
            onExpand={() => expand(selected.id)}
          />
        )}
      </div>
      <Relations user={user} graph={shown} marked={marked} path={path} aside={<Saving graph={shown} />} />
    </>
  )
}

/** What was found, with the neighbours of each node that was expanded. */
function useExpanded(user: string, around: Around, found: Subgraph) {
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const more = useQueries({
    queries: expanded.map((center) => subgraphQuery(user, { ...around, center, hops: 1 })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data] : [])),
  })
  return {
    all: joined(found, more),
    expand: (id: string) => setExpanded((before) => (before.includes(id) ? before : [...before, id])),
  }
}
