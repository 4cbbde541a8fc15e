import { useQuery } from '@tanstack/react-query'
import type { ReviewItem } from 'neuromem'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { refresh } from '../../api/person/memories.ts'
import { reviewQuery } from '../../api/person/review.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Amount } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { keyOf } from '../review/queue.ts'
import { type Deciding, useDeciding } from '../review/use-deciding.ts'
import { Waits } from './waits.tsx'

const FIRST = 3

/** What only a person can settle. */
export function Waiting({ user }: { user: string }) {
  const review = useQuery(reviewQuery(user))
  const items = review.data?.items ?? NONE
  const onSent = useCallback(() => void refresh(user), [user])
  const deciding = useDeciding(items, onSent)
  const { overview } = useMessages()
  return (
    <Region
      title={overview.waiting}
      aside={review.data && <Amount field="count" value={deciding.left.length} />}
    >
      <Answer of={review}>{() => <First user={user} deciding={deciding} />}</Answer>
    </Region>
  )
}

const NONE: readonly ReviewItem[] = []

/** The first of them, to be answered at once, and the way to all. */
function First({ user, deciding }: { user: string; deciding: Deciding }) {
  const t = useMessages()
  const { left, refused, acts, isToBeSent } = deciding
  const box = useKeptFocus(left.length)
  return (
    <div ref={box} tabIndex={-1}>
      {left.length === 0 && <Empty>{t.overview.waitingEmpty}</Empty>}
      <ul className="list">
        {left.slice(0, FIRST).map((item) => (
          <Waits key={keyOf(item)} user={user} item={item} deciding={deciding} />
        ))}
      </ul>
      {refused && <Fault error={refused.error} />}
      {isToBeSent && <p className="soft small">{t.review.soon}</p>}
      <p className="row space">
        <Link to={paths.review(user)} className="button button-plain">
          {t.nav.review}
        </Link>
        {acts.undo && <Button onClick={acts.undo}>{t.undo}</Button>}
      </p>
    </div>
  )
}

/** Where the focus goes when the button that had it is gone with what it has answered. */
function useKeptFocus(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== count && isLost) box.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return box
}
