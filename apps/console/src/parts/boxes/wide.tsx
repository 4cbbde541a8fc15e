import type { ReactNode } from 'react'

/** What is wider than the window scrolls in a box of its own; the arrows reach all of it. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="chart-box" tabIndex={0} aria-label={label}>
      {children}
    </figure>
  )
}
