import { useState } from 'react'
import { cache } from '../../api/asking/cache.ts'
import type { Receipt } from '../../api/person/forgetting.ts'
import { useMessages } from '../../i18n/language.ts'
import { Link } from '../../place/link.tsx'
import type { Params } from '../../place/params.ts'
import { paths } from '../../place/paths.ts'
import { useMay } from '../../session/me.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Screen } from '../../shell/screen.tsx'
import { Erase, Kept } from './erase.tsx'
import { Export } from './export.tsx'
import { Forget } from './forget.tsx'

/** What is kept of a person: to take along, to forget in part, to erase; then the receipt alone. */
export default function Data({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const [erased, setErased] = useState<{ readonly user: string; readonly receipt: Receipt }>()
  const aside = (
    <Link to={paths.erasures} isCurrent={false}>
      {t.nav.erasures}
    </Link>
  )
  if (erased?.user === user)
    return (
      <Screen title={t.nav.data} aside={aside}>
        <Kept receipt={erased.receipt} />
      </Screen>
    )
  const onErased = (receipt: Receipt) => {
    setErased({ user, receipt })
    cache.removeQueries({ queryKey: ['users', user] })
    void cache.invalidateQueries()
  }
  return (
    <PersonScreen user={user} title={t.nav.data} aside={aside}>
      <div className="stack">
        <Export user={user} />
        {mayWrite && <Forget user={user} />}
        {mayWrite && <Erase key={user} user={user} onErased={onErased} />}
      </div>
    </PersonScreen>
  )
}
