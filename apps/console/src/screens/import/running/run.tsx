import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pause, previewQuery, start, stop } from '../../../api/importing.ts'
import { useMessages } from '../../../i18n/language.ts'
import { type Run, useWizard } from '../../../import/wizard.ts'
import { Fault } from '../../../parts/answers/fault.tsx'
import { Button } from '../../../parts/controls/button.tsx'
import { Link } from '../../../place/link.tsx'
import { paths } from '../../../place/paths.ts'
import { useSearch } from '../../../place/search.ts'
import { useMay } from '../../../session/me.ts'
import { faultOf } from './fault-of.ts'
import { ProgressOf } from './progress.tsx'
import { ReportOf } from './report.tsx'

/** It runs; it is reported on; then there is something to ask. */
export function RunStep() {
  const t = useMessages()
  const search = useSearch()
  const { run, choice } = useWizard()
  const { phase } = run
  const step = search.number('step')
  const isOver = phase === 'done'
  useEffect(() => {
    if (isOver && step === 4) search.put({ step: 5 })
  })
  return (
    <div className="stack">
      <p>
        {t.importing.phase[phase]} <span className="soft">{t.importing.into(choice.user)}</span>
      </p>
      <Controls run={run} />
      {run.error && <Fault error={faultOf(run.error)} />}
      {(phase === 'running' || phase === 'pausing') && <ProgressOf run={run} />}
      {run.report && <ReportOf report={run.report} skipped={run.skipped} />}
      {run.report && (
        <p>
          <Link to={paths.recall(choice.user)} className="button button-main">
            {t.importing.ask}
          </Link>
        </p>
      )}
    </div>
  )
}

const RUNNING: ReadonlySet<Run['phase']> = new Set(['running', 'pausing'])

function Controls({ run: { phase, items } }: { run: Run }) {
  const t = useMessages()
  const wizard = useWizard()
  const mayWrite = useMay('write')
  const hasFiles = wizard.files.length > 0
  const { data } = useQuery({ ...previewQuery(wizard), enabled: hasFiles })
  if (!mayWrite) return null
  const isRunning = RUNNING.has(phase)
  const canStop = isRunning || phase === 'paused' || phase === 'failed'
  return (
    <p className="row">
      <Button
        look={phase === 'done' ? 'plain' : 'main'}
        disabled={phase === 'pausing' || !hasFiles}
        onClick={() => (isRunning ? pause() : void start(data?.report.read ?? items))}
      >
        {isRunning ? t.importing.pause : t.importing.start}
      </Button>
      <Button disabled={!canStop} onClick={stop}>
        {t.importing.stop}
      </Button>
    </p>
  )
}
