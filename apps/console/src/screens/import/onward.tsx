import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useSearch } from '../../place/search.ts'

interface Properties {
  /** The step that this is. */
  readonly step: number
  /** Whether what it asks for is there. */
  readonly isReady: boolean
}

/** To the step before and to the next. */
export function Onward({ step, isReady }: Properties) {
  const t = useMessages()
  const search = useSearch()
  return (
    <p className="row">
      {step > 1 && <Button onClick={() => search.open({ step: step - 1 })}>{t.back}</Button>}
      <Button look="main" disabled={!isReady} onClick={() => search.open({ step: step + 1 })}>
        {t.importing.next}
      </Button>
    </p>
  )
}
