import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useSearch } from '../../place/search.ts'

/** A step whose ground is not there: an address that was opened in another browser. */
export function MissingStep({ step, children }: { step: number; children: string }) {
  const t = useMessages()
  const search = useSearch()
  return (
    <div className="empty">
      <p>{children}</p>
      <p className="space">
        <Button onClick={() => search.open({ step })}>{t.back}</Button>
      </p>
    </div>
  )
}
