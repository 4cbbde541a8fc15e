import type { ReactNode } from 'react'

interface Properties {
  /** What the table is called. */
  readonly label: string
  /** The columns' names, each another; a name that is for screen readers alone begins with a point. */
  readonly head: readonly string[]
  readonly children: ReactNode
  /** Where only some of the rows are in the document: how many there are, the head counted. */
  readonly rowCount?: number
  readonly className?: string
}

/** A table in a box of its own, in which alone anything scrolls sideways; the arrows reach all of it. */
export function Table({ label, head, children, rowCount, className = '' }: Properties) {
  return (
    <figure className={`table-box ${className}`} tabIndex={0} aria-label={label}>
      <table aria-label={label} aria-rowcount={rowCount}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                <span className={name.startsWith('.') ? 'unseen' : undefined}>{name.replace(/^\./, '')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </figure>
  )
}
