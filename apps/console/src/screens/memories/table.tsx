import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Memory } from 'neuromem'
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { now } from '../../i18n/clock.ts'
import { useMessages } from '../../i18n/language.ts'
import { Table } from '../../parts/boxes/table.tsx'
import { Bar } from '../../parts/values/bar.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { useSelection } from './selection.ts'
import { WhereFrom } from './where-from.tsx'

/** Above it only the rows around the window are in the document. */
const ALL_OF_THEM = 500
const ROW_HEIGHT = 58
const AROUND = 12
const COLUMNS = 10

interface Properties {
  readonly user: string
  readonly memories: readonly Memory[]
}

export function MemoryTable({ user, memories }: Properties) {
  const t = useMessages()
  const { has, put } = useSelection()
  const row = (memory: Memory, place?: number) => (
    <Row
      key={memory.id}
      user={user}
      memory={memory}
      isSelected={has(memory.id)}
      onSelect={put}
      place={place}
    />
  )
  const head = [
    `.${t.memories.select}`,
    t.memories.content,
    t.memories.type,
    t.memories.subtype,
    t.memories.evidence,
    t.memories.importance,
    t.memories.lasts,
    t.memories.since,
    t.memories.waits,
    t.memories.sources,
  ]
  const isLong = memories.length > ALL_OF_THEM
  return (
    <Table
      label={t.nav.memories}
      head={head}
      {...(isLong && { rowCount: memories.length + 1, className: 'table-long' })}
    >
      {isLong ? <Window memories={memories} row={row} /> : memories.map((memory) => row(memory))}
    </Table>
  )
}

interface Windowed {
  readonly memories: readonly Memory[]
  readonly row: (memory: Memory, place: number) => ReactNode
}

/** The rows around what is seen; the others are two empty rows as high as they. */
function Window({ memories, row }: Windowed) {
  const anchor = useRef<HTMLTableRowElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((anchor.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const rows = useWindowVirtualizer({
    count: memories.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: AROUND,
    scrollMargin: top,
    getItemKey: (place) => memories[place]?.id ?? place,
  })
  const items = rows.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <>
      <tr ref={anchor} aria-hidden>
        <td colSpan={COLUMNS} style={{ height: before, padding: 0 }} />
      </tr>
      {items.map(({ index }) => {
        const memory = memories[index]
        return memory && row(memory, index)
      })}
      <tr aria-hidden>
        <td colSpan={COLUMNS} style={{ height: after, padding: 0 }} />
      </tr>
    </>
  )
}

function Ends({ at }: { at: string | null }) {
  const t = useMessages()
  if (at === null) return null
  return (
    <p className="soft small">
      {Date.parse(at) < now() ? t.memories.expired : t.memories.expires}{' '}
      <Moment field="expires_at" value={at} />
    </p>
  )
}

interface OneRow {
  readonly user: string
  readonly memory: Memory
  readonly isSelected: boolean
  readonly onSelect: (id: string, isIn: boolean) => void
  readonly place?: number | undefined
}

const Row = memo(function Row({ user, memory, isSelected, onSelect, place }: OneRow) {
  const t = useMessages()
  return (
    <tr data-id={memory.id} aria-rowindex={place === undefined ? undefined : place + 2}>
      <td>
        <input
          type="checkbox"
          aria-label={t.memories.select}
          checked={isSelected}
          onChange={(event) => onSelect(memory.id, event.target.checked)}
        />
      </td>
      <td className="wide">
        <PeekLink kind="memory" id={memory.id} to={paths.memory(user, memory.id)} className="clamp">
          {memory.content ? <Said field="content" value={memory.content} /> : <em>{t.memories.hidden}</em>}
        </PeekLink>
      </td>
      <td>
        <Word field="memory_type" value={memory.memory_type} />
      </td>
      <td>
        <Word field="subtype" value={memory.subtype} />
      </td>
      <td>
        <Word field="evidence_level" value={memory.evidence_level} />
      </td>
      <td className="narrow">
        <Amount field="importance" value={memory.importance} />
        <Bar value={memory.importance / 10} />
      </td>
      <td>
        <Word field="forget_policy" value={memory.forget_policy} />
        <Ends at={memory.expires_at} />
      </td>
      <td>
        <Moment field="valid_at" value={memory.valid_at} as="day" />
      </td>
      <td>
        <Word
          field="requires_confirmation"
          value={memory.requires_confirmation}
          className={memory.requires_confirmation ? 'tag tag-warn' : 'soft'}
        >
          {memory.requires_confirmation ? t.memories.waiting : t.no}
        </Word>
      </td>
      <td>
        <WhereFrom memory={memory} />
      </td>
    </tr>
  )
})
