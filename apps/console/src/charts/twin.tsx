import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import { Wide } from '../parts/boxes/wide.tsx'
import { Button } from '../parts/controls/button.tsx'

interface Properties {
  /** What the chart is called: it scrolls sideways where a window is narrow, by the arrows too. */
  readonly label: string
  readonly chart: ReactNode
  readonly table: ReactNode
}

/** A chart, and the same as a table for whoever would rather read it. */
export function Twin({ label, chart, table }: Properties) {
  const t = useMessages()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Wide label={label}>{chart}</Wide>
      <p className="space">
        <Button look="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t.asTable}
        </Button>
      </p>
      {isShown && table}
    </>
  )
}
