import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Moment } from '../../parts/values/shown.tsx'
import type { Params } from '../../place/params.ts'
import { useMay } from '../../session/me.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { ComingUp } from './coming-up.tsx'
import { Health } from './health.tsx'
import { LastEvents } from './last-events.tsx'
import { Reflection } from './reflection.tsx'
import { Relationship } from './relationship.tsx'
import { Told } from './told.tsx'
import { Waiting } from './waiting.tsx'

/** What is known of a person, what waits, is anything stuck? */
export default function Overview({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const { data } = useQuery(userQuery(user))
  const mayRead = useMay('read')
  const seen = data && (
    <p className="soft">
      {t.overview.firstSeen} <Moment field="created_at" value={data.created_at} as="day" />
      {data.last_interaction_at && (
        <>
          {' · '}
          {t.overview.lastTurn} <Moment field="last_interaction_at" value={data.last_interaction_at} />
        </>
      )}
    </p>
  )
  return (
    <PersonScreen user={user} title={user} aside={seen}>
      <div className="overview">
        <Told user={user} />
        <div className="stack">
          <Waiting user={user} />
          <ComingUp user={user} />
        </div>
        <LastEvents user={user} />
        <div className="stack">
          <Relationship user={user} />
          <Reflection user={user} />
          {mayRead && <Health />}
        </div>
      </div>
    </PersonScreen>
  )
}
