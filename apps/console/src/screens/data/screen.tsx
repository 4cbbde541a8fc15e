import { useMessages } from '../../i18n/language.ts'
import { Link } from '../../place/link.tsx'
import type { Params } from '../../place/params.ts'
import { paths } from '../../place/paths.ts'
import { useMay } from '../../session/me.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Erase } from './erase.tsx'
import { Export } from './export.tsx'
import { Forget } from './forget.tsx'

/** What is kept of a person: to take along, to forget in part, to erase. */
export default function Data({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  return (
    <PersonScreen
      user={user}
      title={t.nav.data}
      aside={
        <Link to={paths.erasures} isCurrent={false}>
          {t.nav.erasures}
        </Link>
      }
    >
      <div className="stack">
        <Export user={user} />
        {mayWrite && <Forget user={user} />}
        {mayWrite && <Erase key={user} user={user} />}
      </div>
    </PersonScreen>
  )
}
