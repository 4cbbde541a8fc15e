import { useEffect, useRef } from 'react'

interface Properties {
  readonly field: string
  /** Null where it was not there. */
  readonly text: string | null
  /** The text on the other side of the change. */
  readonly other: string | null
  readonly isNew: boolean
}

/** Of what comes before the change this much is seen. */
const LINES_BEFORE_PX = 40

/** One side of a change: the whole text, and in it what the other side does not have. */
export function Side({ field, text, other, isNew }: Properties) {
  const box = useRef<HTMLPreElement>(null)
  useEffect(() => {
    const changed = box.current?.querySelector<HTMLElement>('ins, del')
    if (box.current && changed) box.current.scrollTop = changed.offsetTop - LINES_BEFORE_PX
  }, [])
  if (text === null) return null
  const [before, changed, after] = cut(text, other ?? '')
  const Changed = isNew ? 'ins' : 'del'
  return (
    <pre ref={box} tabIndex={0} className="side context small" data-field={field}>
      {before}
      {changed && <Changed className={isNew ? 'added' : 'removed'}>{changed}</Changed>}
      {after}
    </pre>
  )
}

/** A text in three: what both begin with, what differs, what both end with. */
function cut(text: string, other: string): readonly [string, string, string] {
  const [points, others] = [Array.from(text), Array.from(other)]
  const most = Math.min(points.length, others.length)
  let start = 0
  while (start < most && points[start] === others[start]) start += 1
  let end = 0
  while (end < most - start && points.at(-1 - end) === others.at(-1 - end)) end += 1
  const last = points.length - end
  return [points.slice(0, start).join(''), points.slice(start, last).join(''), points.slice(last).join('')]
}
