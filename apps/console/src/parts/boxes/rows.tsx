import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Above it only the rows around the window are in the document. */
const ALL_OF_THEM = 500
const AROUND = 12

interface Properties<Item> {
  readonly items: readonly Item[]
  /** How many cells a row has. */
  readonly columns: number
  /** As high as most rows are, in pixels. */
  readonly height: number
  keyOf(item: NoInfer<Item>): string
  /** A row; `place` counts from 0 where not all of them are there, and goes into `aria-rowindex`. */
  children(item: Item, place?: number): ReactNode
}

/** What a table has to know of its rows: how many there are, where not all of them are in the document. */
export const ofRows = (count: number): { rowCount?: number; className?: string } =>
  count > ALL_OF_THEM ? { rowCount: count + 1, className: 'table-window' } : {}

/** The number of a row in its table, the head counted. */
export const rowIndex = (place: number | undefined) => (place === undefined ? undefined : place + 2)

/** The rows of a table, each of them or, of very many, those around what is seen. */
export function Rows<Item>({ items, columns, height, keyOf, children }: Properties<Item>) {
  if (items.length <= ALL_OF_THEM) return items.map((item) => children(item))
  return (
    <Window items={items} columns={columns} height={height} keyOf={keyOf}>
      {children}
    </Window>
  )
}

/** The rows that are not there are two empty ones as high as they. */
function Window<Item>({ items, columns, height, keyOf, children }: Properties<Item>) {
  const anchor = useRef<HTMLTableRowElement>(null)
  const [top, setTop] = useState(0)
  // What stands above may come later, or open: the page's height says so.
  useLayoutEffect(() => {
    const measure = () => setTop((anchor.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    overscan: AROUND,
    scrollMargin: top,
    getItemKey: (place) => (items[place] === undefined ? place : keyOf(items[place])),
  })
  const shown = rows.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <>
      <tr ref={anchor} aria-hidden>
        <td colSpan={columns} style={{ height: before, padding: 0 }} />
      </tr>
      {shown.map(({ index }) => items[index] !== undefined && children(items[index], index))}
      <tr aria-hidden>
        <td colSpan={columns} style={{ height: after, padding: 0 }} />
      </tr>
    </>
  )
}
