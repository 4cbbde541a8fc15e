import { useQuery } from '@tanstack/react-query'
import type { Session } from 'neuromem'
import { useMemo, useState } from 'react'
import { type Said, turnsQuery } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { Amount, Moment } from '../../parts/values/shown.tsx'
import { useActions } from '../../shell/actions.ts'
import { DryRun } from './dry-run.tsx'
import { JobLine } from './job.tsx'
import { TurnItem } from './turn.tsx'
import { countsOf, FILTERS, type Filter, passing } from './verdicts.ts'

/** Which turns are shown: all but those that are filtered out or do not have the words. */
export interface View {
  readonly filter: Filter | undefined
  readonly words: string
}

interface Properties {
  readonly session: Session
  readonly view: View
  onView(view: View): void
  /** The turn that one has come for. */
  readonly turn?: string | undefined
}

/** A session, turn by turn; the same on its page and in the peek. */
export function SessionDetail({ session, view, onView, turn }: Properties) {
  const t = useMessages()
  const { user_id: user, session_id } = session
  const [isTrying, setTrying] = useState(false)
  const said = useQuery(turnsQuery(user, session_id))
  useActions(useMemo(() => [{ label: t.sessions.dryRun, run: () => setTrying(true) }], [t]))
  return (
    <div className="stack" data-id={session_id}>
      <JobLine session={session} />
      <div className="row">
        <Filters said={said.data ?? NOTHING} view={view} onView={onView} />
        <span className="grow" />
        <Button onClick={() => setTrying(true)}>{t.sessions.dryRun}</Button>
      </div>
      <Field
        label={t.sessions.search}
        type="search"
        value={view.words}
        onChange={(event) => onView({ ...view, words: event.target.value })}
        className="max-w-md"
      />
      <Answer of={said}>{(all) => <Turns session={session} said={all} view={view} turn={turn} />}</Answer>
      {isTrying && <DryRun user={user} session={session_id} onClose={() => setTrying(false)} />}
    </div>
  )
}

const NOTHING: Said = { turns: [], pins: [] }

/** Each with how many turns it leaves; pressed again, it leaves all. */
function Filters({ said, view, onView }: Pick<Properties, 'view' | 'onView'> & { said: Said }) {
  const t = useMessages()
  const counts = countsOf(said)
  return FILTERS.map((name) => (
    <Button
      key={name}
      aria-pressed={view.filter === name}
      onClick={() => onView({ ...view, filter: view.filter === name ? undefined : name })}
    >
      {t.sessions[name]} <Amount field="count" value={counts[name]} className="soft" />
    </Button>
  ))
}

interface Shown extends Pick<Properties, 'session' | 'view' | 'turn'> {
  readonly said: Said
}

function Turns({ session: { user_id, session_id }, said, view, turn }: Shown) {
  const t = useMessages()
  const shown = passing(said, view.filter, view.words)
  if (shown.length === 0) return <Empty>{t.sessions.noTurns}</Empty>
  return (
    <ol className="turns panel" aria-label={t.sessions.turns}>
      {shown.map((one) => (
        <TurnItem
          key={one.turn_id}
          turn={one}
          user={user_id}
          session={session_id}
          isCurrent={turn === one.turn_id}
          pin={said.pins.find(({ trigger_turn_id }) => trigger_turn_id === one.turn_id)}
        />
      ))}
    </ol>
  )
}

/** From when to when. */
export function Span({ session: { started_at, last_turn_at, ended_at } }: { session: Session }) {
  const t = useMessages()
  return (
    <p className="soft">
      <Moment field="started_at" value={started_at} as="time" />
      {' – '}
      <Moment field="last_turn_at" value={last_turn_at} as="time" />
      {ended_at && ` · ${t.sessions.ended}`}
    </p>
  )
}
