import { useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { TextArea } from '../../parts/controls/field.tsx'

interface Properties {
  readonly content: string
  onSave(content: string): void
  onCancel(): void
}

/** Better words, with which it is right. */
export function Words({ content, onSave, onCancel }: Properties) {
  const t = useMessages()
  const [text, setText] = useState(content)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onSave(text.trim())
      }}
    >
      <TextArea
        label={t.review.content}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className="row">
        <Button type="submit" look="main">
          {t.save}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  )
}
