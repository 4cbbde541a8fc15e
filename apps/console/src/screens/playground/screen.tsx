import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Done, type Message, type Metadata, send } from '../../api/chat.ts'
import { refresh } from '../../api/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Check, Field } from '../../parts/field.tsx'
import { Region } from '../../parts/region.tsx'
import { useSearch } from '../../place/search.ts'
import { Screen } from '../../shell/screen.tsx'
import { Reply } from './reply.tsx'

interface Line {
  readonly id: string
  readonly by: 'user' | 'assistant'
  readonly text: string
}

/** What would the companion say, and out of what? */
export default function Playground() {
  const t = useMessages()
  const search = useSearch()
  const user = search.text('user_id')
  const session = search.text('session_id')
  const [lines, setLines] = useState<readonly Line[]>([])
  const [metadata, setMetadata] = useState<Metadata>()
  const [done, setDone] = useState<Done>()
  const [text, setText] = useState('')
  const [onlyGraph, setOnlyGraph] = useState(false)
  const append = (id: string, piece: string) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, text: line.text + piece } : line)))
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (message: Message) => {
      const reply = crypto.randomUUID()
      setDone(undefined)
      setLines((before) => [
        ...before,
        { id: crypto.randomUUID(), by: 'user', text: message.text },
        { id: reply, by: 'assistant', text: '' },
      ])
      return send(message, {
        onMetadata: setMetadata,
        onText: (piece) => append(reply, piece),
        onDone: setDone,
      })
    },
    onSuccess: (_, { user: of }) => refresh(of),
  })
  return (
    <Screen title={t.nav.playground}>
      <div className="stack">
        <div className="row">
          <Field
            label={t.playground.user}
            value={user}
            onChange={(event) => search.put({ user_id: event.target.value })}
          />
          <Field
            label={t.playground.session}
            value={session}
            onChange={(event) => search.put({ session_id: event.target.value })}
          />
          <Check
            label={t.playground.onlyGraph}
            checked={onlyGraph}
            onChange={(event) => setOnlyGraph(event.target.checked)}
          />
        </div>
        <div className="halves">
          <Region title={t.playground.conversation}>
            <div role="log" aria-label={t.playground.conversation} className="stack">
              {lines.map((line) => (
                <p key={line.id} className={line.by === 'user' ? 'said-by-user' : 'turn-text'}>
                  <span className="soft small">{t.values[line.by]}</span> {line.text}
                </p>
              ))}
            </div>
            {error && <Fault error={error} onRetry={() => variables && mutate(variables)} />}
            <form
              className="row space"
              onSubmit={(event) => {
                event.preventDefault()
                mutate({ user, session, text, onlyGraph, key: crypto.randomUUID() })
                setText('')
              }}
            >
              <Field
                label={t.playground.message}
                value={text}
                required
                onChange={(event) => setText(event.target.value)}
                className="grow"
              />
              <Button type="submit" look="main" disabled={isPending || user === '' || session === ''}>
                {t.playground.send}
              </Button>
              <Button disabled={isPending || !variables} onClick={() => variables && mutate(variables)}>
                {t.playground.again}
              </Button>
            </form>
          </Region>
          <Reply user={user} metadata={metadata} done={done} />
        </div>
      </div>
    </Screen>
  )
}
