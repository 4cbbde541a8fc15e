import { type ReactNode, useEffect, useRef } from 'react'
import { moved } from '../place/history.ts'
import { useBusy } from './busy.ts'
import { useTitle } from './title.ts'

interface Properties {
  readonly title: string
  /** Beside the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/**
 * The one `main` of a screen, with its heading; whoever comes here from another screen stands at the heading.
 */
export function Screen({ title, aside, children, className = '' }: Properties) {
  const isBusy = useBusy()
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(() => {
    if (moved() > 0) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main id="content" tabIndex={-1} aria-busy={isBusy || undefined} className={className}>
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  )
}
