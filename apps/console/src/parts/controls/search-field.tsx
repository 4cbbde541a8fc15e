import { useEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'

/** Milliseconds without a key after which is searched: each search may be an embedding that somebody pays. */
const PAUSE_MS = 400

interface Props {
  readonly label: string
  /** What is searched for now. */
  readonly value: string
  /** Told by Enter, by a pause, and at once when the field is emptied. */
  onSearch(text: string): void
}

export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  // What is chosen beside the field during the pause stays: the newest way to search counts.
  const latest = useRef({ value, onSearch })
  useEffect(() => {
    latest.current = { value, onSearch }
  })
  if (shown !== value) {
    setShown(value)
    if (text.trim() !== value) setText(value)
  }
  const searchFor = (words: string) => {
    clearTimeout(pause.current)
    const { value, onSearch } = latest.current
    if (words.trim() !== value) onSearch(words.trim())
  }
  const type = (words: string) => {
    setText(words)
    clearTimeout(pause.current)
    if (words === '') searchFor('')
    else pause.current = setTimeout(() => searchFor(words), PAUSE_MS)
  }
  return (
    <form
      className="grow min-w-60"
      onSubmit={(event) => {
        event.preventDefault()
        searchFor(text)
      }}
    >
      <Field label={label} type="search" value={text} onChange={(event) => type(event.target.value)} />
    </form>
  )
}
