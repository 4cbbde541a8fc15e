import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Amount, Moment, Said } from '../../parts/values/shown.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'

/** One person, in a few numbers. */
export default function UserPeek({ id }: { id: string }) {
  const t = useMessages()
  const user = useQuery(userQuery(id))
  return (
    <div className="stack">
      <OpenPage to={paths.user(id)} />
      <Answer of={user}>
        {({ user_id, created_at, sessions, memories, traits }) => (
          <dl className="pairs" data-id={user_id}>
            <dt>{t.users.user}</dt>
            <dd>
              <Said field="user_id" value={user_id} />
            </dd>
            <dt>{t.users.created}</dt>
            <dd>
              <Moment field="created_at" value={created_at} />
            </dd>
            <dt>{t.nav.sessions}</dt>
            <dd>
              <Amount field="sessions" value={sessions} />
            </dd>
            <dt>{t.nav.memories}</dt>
            <dd>
              <Amount field="memories" value={memories} />
            </dd>
            <dt>{t.nav.traits}</dt>
            <dd>
              <Amount field="traits" value={traits} />
            </dd>
          </dl>
        )}
      </Answer>
    </div>
  )
}
