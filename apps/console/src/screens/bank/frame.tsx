import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { usePlace } from '../../place/history.ts'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { Screen } from '../../shell/screen.tsx'

export const LISTS = ['items', 'claims', 'runs', 'deltas', 'molecules'] as const

interface Properties {
  readonly bank: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A screen of one bank, with the links to its lists. */
export function BankScreen({ bank, title, aside, children }: Properties) {
  const t = useMessages()
  const { path } = usePlace()
  return (
    <Screen title={title} aside={aside}>
      <nav aria-label={bank} className="tabs">
        {LISTS.map((list) => (
          <Link
            key={list}
            to={paths.bank(bank, list)}
            className={path.startsWith(`${paths.bank(bank, list)}/`) ? 'within' : undefined}
          >
            {t.experience.lists[list]}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
