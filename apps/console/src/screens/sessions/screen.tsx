import { useInfiniteQuery } from '@tanstack/react-query'
import type { SessionSummary } from 'neuromem'
import { firstTurns } from '../../api/asking/first-calls.ts'
import { sessionsQuery } from '../../api/person/sessions.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Select } from '../../parts/controls/field.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Moment, Said, Word } from '../../parts/values/shown.tsx'
import { Link } from '../../place/link.tsx'
import type { Params } from '../../place/params.ts'
import { paths } from '../../place/paths.ts'
import { useSearch } from '../../place/search.ts'
import { PersonScreen } from '../../shell/person.tsx'

/** When was something said, and how much of it was kept? */
export default function Sessions({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const search = useSearch()
  const open = search.word('open', ['true', 'false'])
  const sessions = useInfiniteQuery(sessionsQuery(user, open === undefined ? undefined : open === 'true'))
  const head = [
    t.sessions.session,
    t.sessions.began,
    t.sessions.turns,
    t.sessions.kept,
    t.sessions.memories,
    t.sessions.job,
  ]
  return (
    <PersonScreen user={user} title={t.nav.sessions}>
      <div className="stack">
        <Select
          label={t.sessions.show}
          value={open ?? ''}
          options={['', 'true', 'false']}
          naming={(option) =>
            option === '' ? t.sessions.both : option === 'true' ? t.sessions.open : t.sessions.ended
          }
          onChoose={(chosen) => search.put({ open: chosen })}
        />
        <Answer of={sessions}>
          {(items) =>
            items.length === 0 ? (
              open ? (
                <Empty>{t.sessions.none}</Empty>
              ) : (
                <Empty curl={firstTurns(user)}>{t.sessions.empty}</Empty>
              )
            ) : (
              <Table label={t.nav.sessions} head={head}>
                {items.map((session) => (
                  <Row key={session.session_id} user={user} session={session} />
                ))}
              </Table>
            )
          }
        </Answer>
      </div>
      <More of={sessions} />
    </PersonScreen>
  )
}

function Row({ user, session }: { user: string; session: SessionSummary }) {
  return (
    <tr data-id={session.session_id}>
      <td className="wide">
        <Link to={paths.session(user, session.session_id)}>
          <Said field="session_id" value={session.session_id} />
        </Link>
        <p className="soft clamp">
          <Said field="first_text" value={session.first_text} />
        </p>
      </td>
      <td>
        <Moment field="started_at" value={session.started_at} />
      </td>
      {(['turns', 'kept', 'memories'] as const).map((name) => (
        <td key={name} className="number">
          <Amount field={name} value={session[name]} />
        </td>
      ))}
      <td>
        <Word field="latest_status" value={session.latest_status} className="tag" />
      </td>
    </tr>
  )
}
