import type { ImportReport } from 'neuromem/import'
import { saveJson } from '../../../api/asking/download.ts'
import { useMessages } from '../../../i18n/language.ts'
import type { Skipped } from '../../../import/wizard.ts'
import { Region } from '../../../parts/boxes/region.tsx'
import { Button } from '../../../parts/controls/button.tsx'
import { Amount, Moment } from '../../../parts/values/shown.tsx'
import { SourceName } from '../reading/source-name.tsx'
import { Why } from './why.tsx'

interface Properties {
  readonly report: ImportReport
  readonly skipped: readonly Skipped[]
}

/** What came of it. */
export function ReportOf({ report, skipped }: Properties) {
  const t = useMessages()
  const { imported, existing, relations_unmapped, jobs_failed, incomplete } = report
  return (
    <Region
      title={t.importing.report}
      aside={
        <Button onClick={() => saveJson('import-report.json', fileOf(report, skipped))}>
          {t.importing.saveReport}
        </Button>
      }
    >
      <div className="stack">
        <p className="row">
          {report.source && <SourceName source={report.source} />}
          <span>
            <Amount field="read" value={report.read} /> {t.importing.items} ={' '}
            <Amount field="kept" value={report.kept} /> {t.importing.kept} + {report.read - report.kept}{' '}
            {t.importing.left}
          </span>
          {report.first_at && (
            <span className="soft">
              <Moment field="first_at" value={report.first_at} as="day" /> –{' '}
              <Moment field="last_at" value={report.last_at} as="day" />
            </span>
          )}
        </p>
        <ul className="list">
          <li>
            {t.importing.imported}:{' '}
            <span className="row">
              <Amount field="imported.turns" value={imported.turns}>
                {t.importing.turns(imported.turns)}
              </Amount>
              <Amount field="imported.memories" value={imported.memories}>
                {t.importing.memories(imported.memories)}
              </Amount>
              <Amount field="imported.relations" value={imported.relations}>
                {t.importing.relations(imported.relations)}
              </Amount>
            </span>
          </li>
          <li>
            <Amount field="existing" value={existing} /> {t.importing.existing}
          </li>
          {relations_unmapped > 0 && <li>{t.importing.unmapped(relations_unmapped)}</li>}
          {jobs_failed.length > 0 && <li className="tag-bad">{t.importing.failed(jobs_failed.length)}</li>}
          {incomplete && <li>{t.importing.incomplete(incomplete.found, incomplete.expected)}</li>}
        </ul>
        <div>
          <h3 className="soft small">{t.importing.left}</h3>
          <Why skipped={report.skipped} none={t.importing.allComes} />
        </div>
      </div>
    </Region>
  )
}

/** The report to keep: with the place of each item that was left out, as far as they are noted. */
const fileOf = ({ position: _, skipped: counts, ...report }: ImportReport, skipped: readonly Skipped[]) => ({
  ...report,
  skipped,
  skipped_counts: counts,
})
