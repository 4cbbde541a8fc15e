import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cyclesQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Amount, Moment, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'

const MOST = 200

/** The reflection that has changed something: opened, it says what it read and how often it asked a model. */
export function CycleOf({ user, id }: { user: string; id: string }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.memories.cycleRead}</summary>
      {isOpen && <Opened user={user} id={id} />}
    </details>
  )
}

function Opened({ user, id }: { user: string; id: string }) {
  const t = useMessages()
  const cycles = useQuery(cyclesQuery(user, MOST))
  return (
    <Answer of={cycles}>
      {({ items }) => {
        const cycle = items.find(({ cycle_id }) => cycle_id === id)
        return (
          <p className="row soft" data-id={id}>
            {cycle && (
              <>
                <Word field="trigger_type" value={cycle.trigger_type} />
                <Moment field="started_at" value={cycle.started_at} as="time" />
                <span>
                  {t.events.fields.memories_scanned}{' '}
                  <Amount field="memories_scanned" value={cycle.memories_scanned} />
                </span>
                <span>
                  {t.events.fields.model_calls} <Amount field="model_calls" value={cycle.model_calls} />
                </span>
              </>
            )}
            <Link to={paths.cycles(user)}>{t.nav.cycles}</Link>
          </p>
        )
      }}
    </Answer>
  )
}
