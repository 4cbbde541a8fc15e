import { Neuromem } from 'neuromem'
import { useCompanion } from 'neuromem/react'
import { type FormEvent, createElement as h, useMemo, useState } from 'react'

/** The companion in a browser. Its token is asked for once, and again when it has ended. */
export function Companion({ url, sessionId }: { url: string; sessionId: string }) {
  const user = useMemo(() => {
    const key = async () => (await fetch('/token')).text()
    return new Neuromem({ url, key }).user('ann')
  }, [url])
  const { messages, send, status, stop, retry } = useCompanion({ user, sessionId })
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(text)
    setText('')
  }
  const said = messages.map(({ role, text, state }, place) =>
    h('p', { key: place, 'data-state': state }, `${role}: ${text}`),
  )
  const isBusy = status === 'waiting' || status === 'streaming'
  return h(
    'main',
    null,
    ...said,
    h(
      'form',
      { onSubmit: submit },
      h('input', { value: text, onChange: (event) => setText(event.target.value), disabled: isBusy }),
    ),
    isBusy && h('button', { type: 'button', onClick: stop }, 'Stop'),
    status === 'failed' && h('button', { type: 'button', onClick: retry }, 'Again'),
  )
}
