import { type ReactNode, useId } from 'react'

interface Properties {
  readonly title: string
  readonly children: ReactNode
  /** Beside the heading: a number, a link, a button. */
  readonly aside?: ReactNode
  readonly className?: string
}

/** A box with a heading, by which it is known. */
export function Region({ title, children, aside, className = '' }: Properties) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`panel ${className}`}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
