import { useId } from 'react'
import type { Edge, Subgraph } from '../../api/person/graph.ts'
import { useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Check, Select } from '../../parts/controls/field.tsx'
import { useSearch } from '../../place/search.ts'
import type { NodeType } from './types.ts'

interface Properties {
  readonly shown: Subgraph
  /** The kinds of all that could be shown. */
  readonly types: readonly NodeType[]
  readonly days: readonly Edge[]
  readonly target: string
  onTarget(id: string): void
}

export const HOPS = ['1', '2', '3'] as const

/** Around whom, how far, and when. */
export function GraphForm({ shown, types, days, target, onTarget }: Properties) {
  const t = useMessages()
  const search = useSearch()
  const names = new Map(shown.nodes.map(({ id, name }) => [id, name]))
  const naming = (id: string) => (id === '' ? t.graph.nobody : (names.get(id) ?? id))
  return (
    <div className="panel row">
      <Select
        label={t.graph.center}
        value={shown.center ?? ''}
        options={shown.nodes.map(({ id }) => id)}
        naming={naming}
        onChoose={(center) => search.put({ center })}
      />
      <Select
        label={t.graph.hops}
        value={search.word('hops', HOPS) ?? '1'}
        options={HOPS}
        onChoose={(hops) => search.put({ hops: hops === '1' ? '' : hops })}
      />
      <Select
        label={t.graph.pathTo}
        value={target}
        options={['', ...shown.nodes.map(({ id }) => id).filter((id) => id !== shown.center)]}
        naming={naming}
        onChoose={onTarget}
      />
      <AsOf days={days} />
      <Types types={types} />
      <Check
        label={t.graph.showEnded}
        checked={search.flag('ended')}
        onChange={(event) => search.put({ ended: event.target.checked })}
      />
    </div>
  )
}

/** Which kinds are shown: all of them while none is left out. */
function Types({ types }: { types: readonly NodeType[] }) {
  const t = useMessages()
  const search = useSearch()
  const chosen = search.text('types').split(',').filter(Boolean)
  const isShown = (type: string) => chosen.length === 0 || chosen.includes(type)
  const toggle = (type: string) => {
    const next = types.filter((one) => isShown(one) !== (one === type))
    if (next.length > 0) search.put({ types: next.length === types.length ? '' : next.join(',') })
  }
  if (types.length < 2) return null
  return types.map((type) => (
    <Check key={type} label={t.values[type] ?? type} checked={isShown(type)} onChange={() => toggle(type)} />
  ))
}

/** A walk through the days on which something began or ended; at its end it is now. */
function AsOf({ days }: { days: readonly Edge[] }) {
  const t = useMessages()
  const search = useSearch()
  const { day } = useFormat()
  const id = useId()
  const moments = daysOf(days)
  if (moments.length === 0) return null
  const asked = search.moment('as_of') ?? ''
  const at = asked === '' ? moments.length : moments.findIndex((moment) => moment >= asked)
  return (
    <div className="field">
      <label htmlFor={id}>{t.recall.asOf}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={moments.length}
        value={at === -1 ? moments.length : at}
        aria-valuetext={asked === '' ? t.memories.now : day(asked)}
        onChange={(event) => search.put({ as_of: moments[Number(event.target.value)] ?? '' })}
      />
      <small className="soft">{asked === '' ? t.memories.now : day(asked)}</small>
    </div>
  )
}

const daysOf = (edges: readonly Edge[]): string[] =>
  [...new Set(edges.flatMap(({ valid_at, invalid_at }) => [valid_at, invalid_at]))]
    .filter((moment) => moment !== null)
    .sort()
