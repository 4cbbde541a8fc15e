import { useQuery } from '@tanstack/react-query'
import { keptQuery } from '../../api/importing.ts'
import { useMessages } from '../../i18n/language.ts'
import { useWizard } from '../../import/wizard.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { useSearch } from '../../place/search.ts'
import { useMe } from '../../session/me.ts'
import { Screen } from '../../shell/screen.tsx'
import { ChooseStep } from './choosing/choose.tsx'
import { PreviewStep } from './choosing/preview.tsx'
import { MissingStep } from './missing.tsx'
import { FileStep } from './reading/file.tsx'
import { RunStep } from './running/run.tsx'

const STEPS = ['file', 'choose', 'preview', 'run', 'ask'] as const

/** What another system knew: what is it, what will come of it, and did it come? */
export default function Import() {
  const t = useMessages()
  const { tenant } = useMe()
  const kept = useQuery(keptQuery(tenant?.id ?? ''))
  const asked = useSearch().number('step') ?? 1
  const step = Number.isInteger(asked) && asked >= 1 && asked <= STEPS.length ? asked : 1
  return (
    <Screen title={t.nav.import}>
      <div className="stack">
        <ol className="wizard-steps" aria-label={t.importing.steps}>
          {STEPS.map((name, index) => (
            <li key={name} className="wizard-step" aria-current={index + 1 === step ? 'step' : undefined}>
              {t.importing.step[name]}
            </li>
          ))}
        </ol>
        <Answer of={kept}>{() => <Step step={step} />}</Answer>
      </div>
    </Screen>
  )
}

function Step({ step }: { step: number }) {
  const t = useMessages()
  const { files, choice, run } = useWizard()
  const isOver = run.phase === 'done' || run.phase === 'stopped'
  if (step === 1) return <FileStep />
  if (files.length === 0 && !(step >= 4 && isOver))
    return <MissingStep step={1}>{t.importing.missing}</MissingStep>
  if (step === 2) return <ChooseStep />
  if (choice.user === '') return <MissingStep step={2}>{t.importing.missingUser}</MissingStep>
  return step === 3 ? <PreviewStep /> : <RunStep />
}
