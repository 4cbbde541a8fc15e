import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { useMemo, useState } from 'react'
import { sessionQuery, turnsQuery } from '../../api/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Amount, Moment } from '../../parts/shown.tsx'
import type { Params } from '../../place/params.ts'
import { useSearch } from '../../place/search.ts'
import { useActions } from '../../shell/actions.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { PersonScreen } from '../../shell/person.tsx'
import { DryRun } from './dry-run.tsx'
import { JobLine } from './job.tsx'
import { TurnItem } from './turn.tsx'
import { countsOf, FILTERS, passing } from './verdicts.ts'

/** Why was this kept, why dropped? */
export default function SessionScreen({ params: { user, session } }: { params: Params }) {
  const t = useMessages()
  const search = useSearch()
  const [isTrying, setTrying] = useState(false)
  const found = useQuery(sessionQuery(user, session))
  const turns = useQuery(turnsQuery(user, session))
  const filter = search.word('verdict', FILTERS)
  useActions(useMemo(() => [{ label: t.sessions.dryRun, run: () => setTrying(true) }], [t]))
  if (NeuromemError.is(found.error) && found.error.status === 404) return <NotFound />
  const counts = countsOf(turns.data ?? [])
  const aside = found.data && (
    <p className="soft">
      <Moment field="started_at" value={found.data.started_at} as="time" />
      {' – '}
      <Moment field="last_turn_at" value={found.data.last_turn_at} as="time" />
      {found.data.ended_at && ` · ${t.sessions.ended}`}
    </p>
  )
  return (
    <PersonScreen user={user} title={session} aside={aside}>
      <div className="stack">
        <Answer of={found}>{(one) => <JobLine session={one} />}</Answer>
        <div className="row">
          {FILTERS.map((name) => (
            <Button
              key={name}
              aria-pressed={filter === name}
              onClick={() => search.put({ verdict: filter === name ? null : name })}
            >
              {t.sessions[name]} <Amount field="count" value={counts[name]} className="soft" />
            </Button>
          ))}
          <span className="grow" />
          <Button onClick={() => setTrying(true)}>{t.sessions.dryRun}</Button>
        </div>
        <Answer of={turns}>
          {(all) => {
            const shown = passing(all, filter)
            return shown.length === 0 ? (
              <Empty>{t.sessions.noTurns}</Empty>
            ) : (
              <ol className="turns panel" aria-label={t.sessions.turns}>
                {shown.map((turn) => (
                  <TurnItem
                    key={turn.turn_id}
                    turn={turn}
                    user={user}
                    isCurrent={search.text('turn') === turn.turn_id}
                  />
                ))}
              </ol>
            )
          }}
        </Answer>
      </div>
      {isTrying && <DryRun user={user} session={session} onClose={() => setTrying(false)} />}
    </PersonScreen>
  )
}
