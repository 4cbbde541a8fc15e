import type { ReactNode } from 'react'
import type { Place } from '../../api/story.ts'
import { usePlace } from '../../place/history.ts'
import { Link } from '../../place/link.tsx'
import { withParameters } from '../../place/search.ts'

interface Properties {
  readonly at: Place
  readonly says: string
  readonly children: ReactNode
  /** After the place that is looked at: nothing of it is told there. */
  readonly isLater?: boolean
}

/** Leads to a place of the story. */
export function To({ at: { chapter, scene }, says, children, isLater = false }: Properties) {
  const place = usePlace()
  return (
    <Link
      to={withParameters(place, { chapter, scene })}
      isCurrent={false}
      className={isLater ? 'spot spot-later' : 'spot'}
    >
      <span aria-hidden>{children}</span>
      <span className="unseen">{says}</span>
    </Link>
  )
}
