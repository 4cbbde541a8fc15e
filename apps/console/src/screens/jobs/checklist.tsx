import type { Ready } from 'neuromem'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Amount, Moment, Word } from '../../parts/values/shown.tsx'

type State = 'good' | 'care' | 'bad'
const SIGN: Readonly<Record<State, string>> = { good: '✓', care: '⚠', bad: '✕' }
const TONE: Readonly<Record<State, string>> = { good: 'tag-good', care: 'tag-warn', bad: 'tag-bad' }

/** What the service needs, part by part, and whether it has it. */
export function Checklist({ ready }: { ready: Ready }) {
  const t = useMessages()
  const { checks } = t.service
  const without = (part: string) => ready.offline.some((one) => one === part)
  const { embedding_model, stored_embedding_model } = ready
  const fits = stored_embedding_model === null || stored_embedding_model === embedding_model
  return (
    <ul className="checklist">
      <Check name={checks.database} state="good">
        <Word field="database" value={ready.database} />
      </Check>
      <Check name={checks.migrations} state="good">
        <Amount field="migrations" value={ready.migrations} />
      </Check>
      <Check name={checks.models} state={without('models') ? 'care' : 'good'}>
        <Word field="models" value={ready.models} />
        {without('models') && <Offline part="models" />}
      </Check>
      <Check name={checks.embedder} state={without('embedder') ? 'care' : 'good'}>
        <Word field="embedding_model" value={embedding_model} />
        {without('embedder') && <Offline part="embedder" />}
      </Check>
      <Check name={checks.stored} state={fits ? 'good' : 'bad'}>
        <Word field="stored_embedding_model" value={stored_embedding_model} />
        {stored_embedding_model === null && <span className="soft">{checks.nothingStored}</span>}
      </Check>
      <Check name={checks.queue} state="good">
        <Word field="dispatcher" value={ready.dispatcher} />
      </Check>
      <LastAnswer name={checks.lastModel} field="last_model_answer" answer={ready.last_model_answer} />
      <LastAnswer
        name={checks.lastEmbedding}
        field="last_embedding_answer"
        answer={ready.last_embedding_answer}
      />
    </ul>
  )
}

function Check({ name, state, children }: { name: string; state: State; children: ReactNode }) {
  const t = useMessages()
  return (
    <li>
      <span aria-hidden className={TONE[state]}>
        {SIGN[state]}
      </span>
      <span className="soft">
        {name}
        <span className="unseen"> {t.service.checks[state]}</span>
      </span>
      <span className="row">{children}</span>
    </li>
  )
}

/** A part that works by rules, because no key for it is set. */
function Offline({ part }: { part: Ready['offline'][number] }) {
  const t = useMessages()
  return (
    <Word field="offline" value={part} className="tag tag-warn">
      {t.service.offline}
    </Word>
  )
}

interface LastAnswerProperties {
  readonly name: string
  readonly field: string
  readonly answer: Ready['last_model_answer']
}

function LastAnswer({ name, field, answer }: LastAnswerProperties) {
  const t = useMessages()
  if (!answer)
    return (
      <Check name={name} state="good">
        <span className="soft">{t.service.checks.noneYet}</span>
      </Check>
    )
  return (
    <Check name={name} state={answer.outcome === 'ok' ? 'good' : 'bad'}>
      <Word field={`${field}.outcome`} value={answer.outcome} />
      <Moment field={`${field}.at`} value={answer.at} className="soft" />
    </Check>
  )
}
