import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MOST, SEARCHED } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { useSearch } from '../../place/search.ts'

const LIMITS = [SEARCHED, 50, MOST] as const

/** How many a search may bring, as the address says. */
export function useLimit(): number {
  const asked = useSearch().number('limit')
  return LIMITS.find((limit) => limit === asked) ?? SEARCHED
}

interface FoundProperties<Item> {
  readonly of: UseQueryResult<{ readonly items: readonly Item[] }>
  readonly limit: number
  children(items: readonly Item[]): ReactNode
}

/** What a search by meaning has found: one page, never deeper. */
export function Found<Item>({ of: found, limit, children }: FoundProperties<Item>) {
  const t = useMessages()
  return (
    <Answer of={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty>{t.experience.noneFound}</Empty>
        ) : (
          <>
            <SearchMore found={items.length} limit={limit} />
            {children(items)}
          </>
        )
      }
    </Answer>
  )
}

/** A search is one page: it says so, and brings more where there may be some. */
function SearchMore({ found, limit }: { found: number; limit: number }) {
  const t = useMessages()
  const search = useSearch()
  const next = LIMITS.find((one) => one > limit)
  return (
    <p className="row soft">
      <span>{t.experience.byMeaning}</span>
      {next !== undefined && found >= limit && (
        <Button onClick={() => search.put({ limit: next })}>{t.experience.askForMore(next)}</Button>
      )}
    </p>
  )
}
