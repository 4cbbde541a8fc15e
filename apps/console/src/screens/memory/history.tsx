import { useQuery } from '@tanstack/react-query'
import type { Event, Memory } from 'neuromem'
import { historyQuery } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Id } from '../../parts/values/id.tsx'
import { Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import { paths } from '../../place/paths.ts'
import { PeekLink } from '../../shell/peek/peek-link.tsx'
import { Details } from '../events/details.tsx'
import { CycleOf } from './cycle-of.tsx'
import { MemoryLink } from './link.tsx'

/** What happened to a memory. */
export function History({ memory }: { memory: Memory }) {
  const t = useMessages()
  const history = useQuery(historyQuery(memory.id))
  return (
    <Region title={t.memories.history}>
      <Answer of={history}>
        {(items) => (
          <ol className="list">
            {items.map((one) => (
              <li key={one.id} data-id={one.id}>
                <p className="row">
                  <Moment field="created_at" value={one.created_at} as="time" className="soft" />
                  <Word field="event" value={one.event} />
                  <Word field="actor" value={one.actor} className="soft" />
                </p>
                {one.cycle_id && <CycleOf user={memory.user_id} id={one.cycle_id} />}
                <Because user={memory.user_id} detail={one.detail} />
                {one.old_content !== one.new_content && (
                  <>
                    <Changed sign="−" field="old_content" value={one.old_content} />
                    <Changed sign="+" field="new_content" value={one.new_content} />
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </Answer>
    </Region>
  )
}

function Changed({ sign, field, value }: { sign: '+' | '−'; field: string; value: string | null }) {
  if (value === null) return null
  return (
    <p className={sign === '+' ? 'added' : 'removed'}>
      <span aria-hidden>{sign} </span>
      <Said field={field} value={value} />
    </p>
  )
}

/** Out of which turns or by which job it came about, and what has taken its place; other details by name. */
function Because({ user, detail }: { user: string; detail: Readonly<Record<string, unknown>> }) {
  const t = useMessages()
  const { session_id, turn_ids, job_id, superseded_by, ...rest } = detail
  const [turn] = Array.isArray(turn_ids) ? turn_ids : []
  return (
    <p className="row small soft">
      {typeof session_id === 'string' && (
        <Link to={paths.session(user, session_id, typeof turn === 'string' ? turn : null)} isCurrent={false}>
          <Said field="detail.session_id" value={session_id} />
        </Link>
      )}
      {typeof job_id === 'string' && (
        <span>
          {`${t.sessions.job} `}
          <PeekLink kind="job" id={job_id} to={paths.jobs}>
            <Id id={job_id} />
          </PeekLink>
        </span>
      )}
      {typeof superseded_by === 'string' && (
        <span>
          {`${t.memories.supersededBy} `}
          <MemoryLink user={user} id={superseded_by} />
        </span>
      )}
      <Details of={rest as Event['detail']} />
    </p>
  )
}
