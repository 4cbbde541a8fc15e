import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { surveyQuery } from '../../../api/importing.ts'
import { useMessages } from '../../../i18n/language.ts'
import type { Conversation } from '../../../import/questions.ts'
import { choose, useWizard } from '../../../import/wizard.ts'
import { Region } from '../../../parts/boxes/region.tsx'
import { Button } from '../../../parts/controls/button.tsx'
import { Field } from '../../../parts/controls/field.tsx'
import { Amount, Moment, Said } from '../../../parts/values/shown.tsx'

const PAGE = 100
const NONE: readonly Conversation[] = []

/** Which of them come along: by words of the title and by day; all at first. */
export function Conversations() {
  const t = useMessages()
  const wizard = useWizard()
  const { data } = useQuery(surveyQuery(wizard))
  const [asked, setAsked] = useState<Meant>({ words: '', from: '', until: '' })
  const [most, setMost] = useState(PAGE)
  const all = data?.conversations ?? NONE
  if (all.length === 0) return null
  const left = new Set(wizard.choice.left)
  const shown = all.filter((one) => isMeant(one, asked))
  const leave = (ids: readonly string[], isLeft: boolean) => {
    const next = new Set(left)
    for (const id of ids) isLeft ? next.add(id) : next.delete(id)
    choose({ left: [...next] })
  }
  const ids = shown.map(({ id }) => id)
  return (
    <Region title={t.importing.which} aside={t.importing.chosen(all.length - left.size, all.length)}>
      <Asked of={asked} onChange={setAsked} />
      <p className="row space">
        <Button onClick={() => leave(ids, false)}>{t.importing.allShown}</Button>
        <Button onClick={() => leave(ids, true)}>{t.importing.noneShown}</Button>
      </p>
      <ul className="list space">
        {shown.slice(0, most).map((one) => (
          <li key={one.id} data-id={one.id}>
            <label className="check">
              <input
                type="checkbox"
                checked={!left.has(one.id)}
                onChange={({ target }) => leave([one.id], !target.checked)}
              />
              <OneConversation conversation={one} />
            </label>
          </li>
        ))}
      </ul>
      {shown.length > most && (
        <Button className="more" onClick={() => setMost(most + PAGE)}>
          {t.more}
        </Button>
      )}
    </Region>
  )
}

function Asked({ of: asked, onChange }: { of: Meant; onChange(asked: Meant): void }) {
  const t = useMessages()
  return (
    <div className="row">
      <Field
        label={t.importing.search}
        value={asked.words}
        onChange={({ target }) => onChange({ ...asked, words: target.value })}
        className="min-w-40 grow"
      />
      <Field
        label={t.importing.from}
        type="date"
        value={asked.from}
        onChange={({ target }) => onChange({ ...asked, from: target.value })}
      />
      <Field
        label={t.importing.until}
        type="date"
        value={asked.until}
        onChange={({ target }) => onChange({ ...asked, until: target.value })}
      />
    </div>
  )
}

function OneConversation({
  conversation: { id, title, started_at, messages },
}: {
  conversation: Conversation
}) {
  const t = useMessages()
  return (
    <span className="row">
      {title === null ? <code>{id}</code> : <Said field="title" value={title} />}
      <Moment field="started_at" value={started_at} as="day" className="soft small" />
      <Amount field="messages" value={messages} className="soft small">
        {t.importing.messages(messages)}
      </Amount>
    </span>
  )
}

interface Meant {
  readonly words: string
  /** Days, or the empty text. */
  readonly from: string
  readonly until: string
}

function isMeant({ id, title, started_at }: Conversation, { words, from, until }: Meant): boolean {
  const day = started_at?.slice(0, 10) ?? ''
  if ((from !== '' && day < from) || (until !== '' && day > until)) return false
  return (title ?? id).toLowerCase().includes(words.trim().toLowerCase())
}
