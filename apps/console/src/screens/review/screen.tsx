import { useQuery } from '@tanstack/react-query'
import type { ReviewItem } from 'neuromem'
import { useCallback, useEffect, useState } from 'react'
import { refresh } from '../../api/memories.ts'
import { reviewQuery } from '../../api/review.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/announce.ts'
import { Answer } from '../../parts/answer.tsx'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Amount } from '../../parts/shown.tsx'
import type { Params } from '../../place/params.ts'
import { useMay } from '../../session/me.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Item } from './item.tsx'
import { keyOf, useQueue } from './queue.ts'

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

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

function Queue({ user, items }: { user: string; items: readonly ReviewItem[] }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const onSent = useCallback(() => void refresh(user), [user])
  const { left, act, undo, canUndo, isToBeSent, refused } = useQueue(items, onSent)
  const [edited, setEdited] = useState<string>()
  const item = left[0]
  const isEditing = item !== undefined && edited === keyOf(item)

  const decided = (verdict: 'right' | 'wrong', content?: string) => {
    if (!item) return
    setEdited(undefined)
    announce(t.review.decided[verdict])
    act({ item, decision: { item, verdict, ...(content !== undefined && { content }) } })
  }
  const skip = () => {
    if (!item) return
    announce(t.review.decided.skipped)
    act({ item })
  }
  const back = () => {
    undo()
    announce(t.review.undone)
  }
  const edit = () => setEdited(item && keyOf(item))

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ...(mayWrite && { y: () => decided('right'), n: () => decided('wrong'), e: edit }),
      s: skip,
      ...(canUndo && { u: back }),
    }
    const onKey = (event: KeyboardEvent) => {
      const run = keys[event.key.toLowerCase()]
      if (!run || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  return (
    <div className="stack review">
      <p className="row">
        <span className="soft">{t.review.left}</span>
        <Amount field="count" value={left.length} className="big" />
        <span className="grow" />
        <Button onClick={back} disabled={!canUndo} aria-keyshortcuts="u">
          {t.undo}
        </Button>
      </p>
      {item ? (
        <>
          {refused?.key === keyOf(item) && <Fault error={refused.error} />}
          <Item
            key={keyOf(item)}
            user={user}
            item={item}
            isEditing={isEditing}
            onSave={(content) => decided('right', content)}
            onCancel={() => setEdited(undefined)}
          />
          <div className="row">
            {mayWrite && (
              <>
                <Button look="main" aria-keyshortcuts="y" onClick={() => decided('right')}>
                  {t.review.right}
                </Button>
                <Button aria-keyshortcuts="n" onClick={() => decided('wrong')}>
                  {t.review.wrong}
                </Button>
                <Button aria-keyshortcuts="e" onClick={edit}>
                  {t.review.edit}
                </Button>
              </>
            )}
            <Button aria-keyshortcuts="s" onClick={skip}>
              {t.review.skip}
            </Button>
            <span className="soft small">{t.review.keys}</span>
          </div>
        </>
      ) : (
        <p className="panel">{t.review.nothingLeft}</p>
      )}
      {isToBeSent && <p className="soft small">{t.review.soon}</p>}
    </div>
  )
}
