import type { SkipReason } from 'neuromem/import'
import { useMessages } from '../../../i18n/language.ts'
import { Amount, Explained } from '../../../parts/values/shown.tsx'

interface Properties {
  readonly skipped: Partial<Record<SkipReason, number>>
  /** What is said when nothing was left out. */
  readonly none?: string
  /** Where it stands in what was answered. */
  readonly at?: string
}

/** What was left out, with the reason in words. */
export function Why({ skipped, none, at = 'skipped' }: Properties) {
  const t = useMessages()
  const reasons = Object.entries(skipped) as [SkipReason, number][]
  if (reasons.length === 0) return none ? <p className="soft">{none}</p> : null
  return (
    <ul className="list">
      {reasons.map(([why, count]) => (
        <li key={why}>
          <Amount field={`${at}.${why}`} value={count} className="number" />{' '}
          <Explained code={why}>{t.importing.why[why]}</Explained>
        </li>
      ))}
    </ul>
  )
}
