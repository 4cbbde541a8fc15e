import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { go, usePlace } from '../../place/history.ts'
import { isPlain, Link } from '../../place/link.tsx'
import { withParameters } from '../../place/search.ts'

/** Below it a peek would cover the screen. */
const WIDE = '(min-width: 900px)'

/** In a peek: leads to the page of what is shown. */
export function OpenPage({ to }: { to: string }) {
  const t = useMessages()
  return (
    <Link to={to} className="button button-plain" isCurrent={false}>
      {t.peek.open}
    </Link>
  )
}

interface Properties {
  readonly kind: string
  readonly id: string
  /** Its page, for other buttons and for narrow windows. */
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
}

/** A link that opens the peek. */
export function PeekLink({ kind, id, to, children, className }: Properties) {
  const place = usePlace()
  return (
    <Link
      to={to}
      isCurrent={false}
      className={className}
      onClick={(event) => {
        if (!isPlain(event) || !window.matchMedia(WIDE).matches) return
        event.preventDefault()
        go(withParameters(place, { peek: `${kind}:${id}` }))
      }}
    >
      {children}
    </Link>
  )
}
