import { useQuery } from '@tanstack/react-query'
import type { ImportReport } from 'neuromem/import'
import { previewQuery } from '../../../api/importing.ts'
import { useMessages } from '../../../i18n/language.ts'
import { useWizard } from '../../../import/wizard.ts'
import { Answer } from '../../../parts/answers/answer.tsx'
import { Region } from '../../../parts/boxes/region.tsx'
import { Amount } from '../../../parts/values/shown.tsx'
import { Onward } from '../onward.tsx'
import { Why } from '../running/why.tsx'
import { named, RecordOf } from './record.tsx'
import { minutesOf } from './time.ts'

/** What will come of it, what it takes, and what stays behind. */
export function PreviewStep() {
  const t = useMessages()
  const wizard = useWizard()
  const preview = useQuery(previewQuery(wizard))
  return (
    <div className="stack">
      <Answer of={preview}>
        {({ report, records }) => (
          <>
            <div className="halves">
              <Region title={t.importing.estimate} aside={t.importing.into(wizard.choice.user)}>
                <Estimated report={report} />
              </Region>
              <Region title={t.importing.stays}>
                <Why skipped={report.skipped} none={t.importing.allComes} />
                {report.incomplete && (
                  <p className="tag-warn space">
                    {t.importing.incomplete(report.incomplete.found, report.incomplete.expected)}
                  </p>
                )}
              </Region>
            </div>
            <Region title={t.importing.records}>
              <ul className="list">
                {[...named(records)].map(([name, record]) => (
                  <RecordOf key={name} record={record} />
                ))}
              </ul>
            </Region>
          </>
        )}
      </Answer>
      <Onward step={3} isReady={preview.data !== undefined} />
    </div>
  )
}

function Estimated({ report }: { report: ImportReport }) {
  const t = useMessages()
  const { estimate, read, kept } = report
  if (!estimate) return null
  const { turns, model_calls, tokens } = estimate
  return (
    <ul className="list">
      <li>
        <Amount field="estimate.turns" value={turns}>
          {t.importing.turns(turns)}
        </Amount>
      </li>
      <li>
        <Amount field="kept" value={kept}>
          {t.importing.come(kept, read)}
        </Amount>
      </li>
      <li>
        <Amount field="estimate.model_calls" value={model_calls}>
          {t.importing.calls(model_calls)}
        </Amount>
        {', '}
        <Amount field="estimate.tokens" value={tokens}>
          {t.importing.tokens(tokens)}
        </Amount>
      </li>
      <li>{t.importing.minutes(minutesOf(report))}</li>
    </ul>
  )
}
