import { X } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useSearch } from '../../place/search.ts'
import { peeks } from './peeks.ts'

/** `?peek=kind:id`, taken apart; an id may have colons of its own. */
function wanted(text: string) {
  const [kind = '', ...rest] = text.split(':')
  const Body = peeks[kind]
  const id = rest.join(':')
  return Body && id ? { Body, id } : undefined
}

/** The panel at the side, with what `?peek=` names. */
export function Peek() {
  const search = useSearch()
  const text = search.text('peek')
  const found = wanted(text)
  return found ? <Panel key={text} {...found} onClose={() => search.put({ peek: null })} /> : null
}

interface Panel extends NonNullable<ReturnType<typeof wanted>> {
  onClose(): void
}

function Panel({ Body, id, onClose }: Panel) {
  const t = useMessages()
  const element = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const opener = document.activeElement
    element.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close.current()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <aside ref={element} aria-label={t.peek.title} className="peek" tabIndex={-1}>
      <Button look="quiet" className="peek-close" onClick={onClose}>
        <X size={14} aria-hidden />
        {t.peek.close}
      </Button>
      <Suspense fallback={<p className="soft">{t.loading}</p>}>
        <Body id={id} />
      </Suspense>
    </aside>
  )
}
