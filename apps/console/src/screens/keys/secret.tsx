import { type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
import { Said } from '../../parts/values/shown.tsx'
import { Snippet } from '../../parts/values/snippet.tsx'
import { SNIPPETS, type Use } from './snippets.ts'

/** Whom a key for all people is first tried with. */
const ANYBODY = 'ann'

/** A secret, shown this once, and what is done with it. */
export function Secret({ field, secret, user }: { field: string; secret: string; user: string | undefined }) {
  const t = useMessages()
  const id = useId()
  const [use, setUse] = useState<Use>('curl')
  const uses = Object.keys(SNIPPETS) as Use[]
  const texts = SNIPPETS[use]({
    url: window.location.origin,
    key: secret,
    user: user ?? ANYBODY,
    isBound: user !== undefined,
  })
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = uses[(uses.indexOf(use) + step + uses.length) % uses.length]!
    setUse(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div className="stack">
      <p className="soft">{t.service.shownOnce}</p>
      <p className="row">
        <code className="secret">
          <Said field={field} value={secret} />
        </code>
        <Copy text={secret} />
      </p>
      <p className="soft" id={id}>
        {t.service.useIt}
      </p>
      <div role="tablist" aria-labelledby={id} className="row" onKeyDown={onKey}>
        {uses.map((one) => (
          <Button
            key={one}
            id={`${id}-${one}`}
            role="tab"
            aria-selected={one === use}
            aria-controls={`${id}-panel`}
            tabIndex={one === use ? 0 : -1}
            look={one === use ? 'main' : 'plain'}
            onClick={() => setUse(one)}
          >
            {one}
          </Button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${use}`} className="empty">
        {texts.map((text) => (
          <Snippet key={text} text={text} />
        ))}
      </div>
    </div>
  )
}
