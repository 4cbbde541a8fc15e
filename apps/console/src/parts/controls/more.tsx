import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMessages } from '../../i18n/language.ts'
import { Button } from './button.tsx'

type Properties = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** The next page, where there is one. */
export function More({ of }: { of: Properties }) {
  const t = useMessages()
  if (!of.hasNextPage) return null
  return (
    <Button
      className="more"
      aria-disabled={of.isFetchingNextPage}
      onClick={() => void (of.isFetchingNextPage || of.fetchNextPage())}
    >
      {t.more}
    </Button>
  )
}
