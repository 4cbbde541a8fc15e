import { Check, Copy as CopyIcon } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../answers/announce.ts'
import { Button } from './button.tsx'

export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  announce(said)
}

/** Puts a text on the clipboard. */
export function Copy({ text, label }: { text: string; label?: string }) {
  const t = useMessages()
  const [isDone, setDone] = useState(false)
  const Icon = isDone ? Check : CopyIcon
  return (
    <Button look="quiet" onClick={() => void copyText(text, t.copied).then(() => setDone(true))}>
      <Icon size={14} aria-hidden />
      {label ?? t.copy}
    </Button>
  )
}
