import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Done, type Message, type Metadata, send } from '../../api/person/chat.ts'
import { refresh } from '../../api/person/memories.ts'

interface Line {
  readonly id: string
  readonly by: 'user' | 'assistant'
  readonly text: string
}

/** A conversation with the companion: its lines, how the last reply came about, and what was sent last. */
export function useTalk() {
  const [lines, setLines] = useState<readonly Line[]>([])
  const [metadata, setMetadata] = useState<Metadata>()
  const [done, setDone] = useState<Done>()
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
    onSuccess: (_, { user }) => refresh(user),
  })
  return {
    lines,
    metadata,
    done,
    error,
    isPending,
    say: (message: Message) => mutate(message),
    /** Sends the last message once more, under its key; undefined before the first one. */
    again: variables && (() => mutate(variables)),
  }
}

export type Talk = ReturnType<typeof useTalk>
