import type { Found } from '../../api/person/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { Region } from '../../parts/boxes/region.tsx'
import { Copy } from '../../parts/controls/copy.tsx'
import { Bar } from '../../parts/values/bar.tsx'
import { Amount } from '../../parts/values/shown.tsx'

const USUAL_BUDGET = 1_500

interface Properties {
  readonly answer: Found
  readonly budget: number | undefined
  readonly ms: number
  /** How often the database was asked. */
  readonly trips: number | null
}

/** Exactly what a prompt would have. */
export function Context({ answer, budget, ms, trips }: Properties) {
  const t = useMessages()
  const most = budget ?? USUAL_BUDGET
  const aside = (
    <span className="row soft small">
      <Amount field="tokens" value={answer.tokens}>
        {t.recall.tokens(answer.tokens, most)}
      </Amount>
      <span className="narrow">
        <Bar value={answer.tokens / most} />
      </span>
      <span>
        {t.recall.took(ms)}
        {trips !== null && ` · ${t.recall.trips(trips)}`}
      </span>
      <Copy text={answer.context} />
    </span>
  )
  return (
    <Region title={t.recall.context} aside={aside}>
      {answer.context === '' ? (
        <p className="soft">{t.recall.noContext}</p>
      ) : (
        <pre className="context" data-field="context">
          {answer.context}
        </pre>
      )}
    </Region>
  )
}
