import { Suspense, useEffect } from 'react'
import { useMessages } from './i18n/language.ts'
import { go, usePlace } from './place/history.ts'
import { routeOf } from './router.ts'
import { doorOf, useMe } from './session/me.ts'
import { Boundary } from './shell/boundary.tsx'
import { firstOf } from './shell/navigation.ts'
import { NotFound } from './shell/not-found.tsx'

/** The screen of the address, of those that the door leads to. */
export function Screens() {
  const { path } = usePlace()
  const door = doorOf(useMe())
  const found = routeOf(path, door)
  const isElsewhere = path === '/' || (door === 'person' && !found)
  useEffect(() => {
    if (isElsewhere) go(firstOf[door] + window.location.search, { replace: true })
  }, [isElsewhere, door])
  if (isElsewhere) return <Waiting />
  return (
    <Boundary key={path}>
      <Suspense fallback={<Waiting />}>
        {found ? <found.Screen params={found.params} /> : <NotFound />}
      </Suspense>
    </Boundary>
  )
}

function Waiting() {
  const t = useMessages()
  return (
    <main id="content" tabIndex={-1} aria-busy="true">
      <h1 className="unseen">{t.loading}</h1>
    </main>
  )
}
