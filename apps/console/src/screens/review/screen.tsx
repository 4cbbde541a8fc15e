import { useQuery } from '@tanstack/react-query'
import type { ReviewItem } from 'neuromem'
import { useCallback } from 'react'
import { refresh } from '../../api/person/memories.ts'
import { reviewQuery } from '../../api/person/review.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Amount } from '../../parts/values/shown.tsx'
import type { Params } from '../../place/params.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Item } from './item.tsx'
import { type Acts, KEYS, useKeys } from './keys.ts'
import { keyOf } from './queue.ts'
import { useDeciding } from './use-deciding.ts'

/** What waits for a person's word, one at a time. */
export default function Review({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const review = useQuery(reviewQuery(user))
  return (
    <PersonScreen user={user} title={t.nav.review}>
      <Answer of={review}>{({ items }) => <Queue user={user} items={items} />}</Answer>
    </PersonScreen>
  )
}

function Queue({ user, items }: { user: string; items: readonly ReviewItem[] }) {
  const t = useMessages()
  const onSent = useCallback(() => void refresh(user), [user])
  const { left, acts, refused, edited, edit, decide, isToBeSent } = useDeciding(items, onSent)
  useKeys(acts)
  const item = left[0]
  return (
    <div className="stack review">
      <Left count={left.length} undo={acts.undo} />
      {item ? (
        <>
          {refused?.key === keyOf(item) && <Fault error={refused.error} />}
          <Item
            key={keyOf(item)}
            user={user}
            item={item}
            isEditing={edited === keyOf(item)}
            onSave={(content) => decide(item, 'right', content)}
            onCancel={() => edit(undefined)}
          />
          <Choices acts={acts} />
        </>
      ) : (
        <p className="panel">{t.review.nothingLeft}</p>
      )}
      {isToBeSent && <p className="soft small">{t.review.soon}</p>}
    </div>
  )
}

/** How many are left, and a way back. */
function Left({ count, undo }: { count: number; undo: (() => void) | undefined }) {
  const t = useMessages()
  return (
    <p className="row">
      <span className="soft">{t.review.left}</span>
      <Amount field="count" value={count} className="big" />
      <span className="grow" />
      <Button onClick={undo} disabled={!undo} aria-keyshortcuts={KEYS.undo}>
        {t.undo}
      </Button>
    </p>
  )
}

const CHOICES = ['right', 'wrong', 'edit', 'skip'] as const

/** What one may say; without the scope for it one may only look on. */
function Choices({ acts }: { acts: Acts }) {
  const t = useMessages()
  return (
    <div className="row">
      {CHOICES.flatMap((name) => {
        const run = acts[name]
        return run ? (
          <Button
            key={name}
            look={name === 'right' ? 'main' : 'plain'}
            aria-keyshortcuts={KEYS[name]}
            onClick={run}
          >
            {t.review[name]}
          </Button>
        ) : (
          []
        )
      })}
      <span className="soft small">{t.review.keys}</span>
    </div>
  )
}
