import { useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { TextArea } from '../../parts/controls/field.tsx'

interface Properties {
  readonly title: string
  readonly content: string
  readonly isPending: boolean
  readonly fault: unknown
  onSave(content: string): void
  onClose(): void
}

/** Better words. */
export function Reword({ title, content, isPending, fault, onSave, onClose }: Properties) {
  const t = useMessages()
  const [text, setText] = useState(content)
  return (
    <Dialog title={title} onClose={onClose} fault={fault}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) onSave(text.trim())
        }}
      >
        <TextArea label={t.about.content} value={text} onChange={(event) => setText(event.target.value)} />
        <div className="row">
          <Button type="submit" look="main" disabled={isPending || !text.trim()}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
