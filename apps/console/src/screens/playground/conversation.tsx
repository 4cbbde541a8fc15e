import { type FormEvent, useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Field } from '../../parts/controls/field.tsx'
import type { Talk } from './talk.ts'

interface Properties {
  readonly talk: Talk
  /** Whether it is known who says it, and in which session. */
  readonly isReady: boolean
  onSay(text: string): void
}

/** What was said, and a field for what one would say. */
export function Conversation({ talk: { lines, error, again, isPending }, isReady, onSay }: Properties) {
  const t = useMessages()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSay(text)
    setText('')
  }
  return (
    <Region title={t.playground.conversation}>
      <div role="log" aria-label={t.playground.conversation} className="stack">
        {lines.map((line) => (
          <p key={line.id} className={line.by === 'user' ? 'said-by-user' : 'turn-text'}>
            <span className="soft small">{t.values[line.by]}</span> {line.text}
          </p>
        ))}
      </div>
      {error && <Fault error={error} onRetry={again} />}
      <form className="row space" onSubmit={submit}>
        <Field
          label={t.playground.message}
          value={text}
          required
          onChange={(event) => setText(event.target.value)}
          className="grow"
        />
        <Button type="submit" look="main" disabled={isPending || !isReady}>
          {t.playground.send}
        </Button>
        <Button disabled={isPending || !again} onClick={again}>
          {t.playground.again}
        </Button>
      </form>
    </Region>
  )
}
