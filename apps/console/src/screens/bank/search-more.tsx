import { MOST, SEARCHED } from '../../api/experience.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useSearch } from '../../place/search.ts'

const LIMITS = [SEARCHED, 50, MOST] as const

/** How many a search may bring, as the address says. */
export function useLimit(): number {
  const asked = useSearch().number('limit')
  return LIMITS.find((limit) => limit === asked) ?? SEARCHED
}

/** A search is one page: it says so, and brings more where there may be some. */
export function SearchMore({ found, limit }: { found: number; limit: number }) {
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
