import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { go, hrefOf, usePlace } from './history.ts'

interface Properties extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path below the console's root. */
  readonly to: string
  readonly children: ReactNode
  /** Says by `aria-current` that one is there. */
  readonly isCurrent?: boolean
}

/** With a modifier, or another button, the click is the browser's. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link inside the console. */
export function Link({ to, children, isCurrent, onClick, ...rest }: Properties) {
  const { path } = usePlace()
  const current = isCurrent ?? path === to.split('?')[0]
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={hrefOf(to)} onClick={follow} aria-current={current ? 'page' : undefined} {...rest}>
      {children}
    </a>
  )
}
