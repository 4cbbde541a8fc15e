import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import { chooseUtc, useUtc } from '../i18n/zone.ts'
import { Button } from '../parts/controls/button.tsx'
import { usePlace } from '../place/history.ts'
import { Link } from '../place/link.tsx'
import { signOut } from '../session/credential.ts'
import { isFramed } from '../session/framed.tsx'
import { doorOf, useMe } from '../session/me.ts'
import { Frame } from './frame.tsx'
import { navigationOf } from './navigation.ts'
import { Peek } from './peek/peek.tsx'

const GoTo = lazy(() => import('./go-to.tsx'))

/** The rooms of whoever is signed in: navigation, the screen, the peek beside it. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages()
  const [isGoing, setGoing] = useState(false)
  const isPerson = doorOf(useMe()) === 'person'
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setGoing(true)
    }
    if (!isPerson) window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isPerson])
  const tools = (
    <>
      {!isPerson && (
        <Button look="quiet" onClick={() => setGoing(true)} aria-keyshortcuts="Control+K Meta+K">
          <Search size={14} aria-hidden />
          {t.goTo.title}
        </Button>
      )}
      {!isFramed && (
        <Button look="quiet" onClick={() => signOut()}>
          {t.signOut}
        </Button>
      )}
      {!isPerson && <UtcChoice />}
    </>
  )
  return (
    <Frame tools={tools}>
      {!isPerson && <MainNavigation />}
      <div className="stage">
        {children}
        {!isPerson && <Peek />}
      </div>
      {isGoing && (
        <Suspense>
          <GoTo onClose={() => setGoing(false)} />
        </Suspense>
      )}
    </Frame>
  )
}

function UtcChoice() {
  const isUtc = useUtc()
  return (
    <Button look="quiet" aria-pressed={isUtc} onClick={() => chooseUtc(!isUtc)}>
      UTC
    </Button>
  )
}

function MainNavigation() {
  const t = useMessages()
  const { path } = usePlace()
  return (
    <nav aria-label={t.main} className="tabs">
      {navigationOf(doorOf(useMe())).map(({ word, to }) => (
        <Link
          key={to}
          to={to}
          isCurrent={path === to}
          className={path.startsWith(`${to}/`) ? 'within' : undefined}
        >
          {t.nav[word]}
        </Link>
      ))}
    </nav>
  )
}
