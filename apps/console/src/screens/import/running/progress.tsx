import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { surveyQuery } from '../../../api/importing.ts'
import { useMessages } from '../../../i18n/language.ts'
import { type Run, useWizard } from '../../../import/wizard.ts'
import { Region } from '../../../parts/boxes/region.tsx'
import { Bar } from '../../../parts/values/bar.tsx'
import { Amount } from '../../../parts/values/shown.tsx'
import { Why } from './why.tsx'

/** How far it is, what came of it until now, and how long it will take. */
export function ProgressOf({ run: { progress, items, now } }: { run: Run }) {
  const t = useMessages()
  const report = progress?.report
  const share = report && items > 0 ? Math.min(1, report.read / items) : 0
  const wizard = useWizard()
  const { data } = useQuery({ ...surveyQuery(wizard), enabled: false })
  const all = (data?.conversations.length ?? 0) - wizard.choice.left.length
  const minutes = useMinutesLeft(share)
  return (
    <Region title={t.importing.progress}>
      <div className="stack">
        <Bar value={share} />
        {now && (
          <p className="small">
            {t.importing.nth(now.number, all)}: <span>{now.title ?? t.importing.untitled}</span>{' '}
            <span className="soft">{t.importing.turns(now.turns)}</span>
          </p>
        )}
        {report && (
          <p className="row small">
            <Amount field="report.read" value={report.read} /> / {items}
            <Amount field="report.imported.turns" value={report.imported.turns}>
              {t.importing.turns(report.imported.turns)}
            </Amount>
            <Amount field="report.imported.memories" value={report.imported.memories}>
              {t.importing.memories(report.imported.memories)}
            </Amount>
            <span>
              <Amount field="report.existing" value={report.existing} /> {t.importing.existing}
            </span>
            {minutes !== null && <span className="soft">{t.importing.minutes(minutes)}</span>}
          </p>
        )}
        {report && <Skipped report={report} />}
      </div>
    </Region>
  )
}

function Skipped({ report }: { report: NonNullable<Run['progress']>['report'] }) {
  const t = useMessages()
  const { jobs_failed, skipped } = report
  return (
    <>
      {jobs_failed.length > 0 && <p className="tag-bad">{t.importing.failed(jobs_failed.length)}</p>}
      <Why skipped={skipped} at="report.skipped" />
    </>
  )
}

/** By what the part that is done took; null while nothing can be said. */
function useMinutesLeft(share: number): number | null {
  const [begun] = useState(() => ({ at: Date.now(), share }))
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const done = share - begun.share
    if (done > 0.01) setLeft(Math.round((((Date.now() - begun.at) / done) * (1 - share)) / 60_000))
  }, [share, begun])
  return left
}
