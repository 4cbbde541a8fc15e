import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../parts/button.tsx'

/** A chart, and the same as a table for whoever would rather read it. */
export function Twin({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  const t = useMessages()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div className="chart-box">{chart}</div>
      <p className="space">
        <Button look="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t.asTable}
        </Button>
      </p>
      {isShown && table}
    </>
  )
}
