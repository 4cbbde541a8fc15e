import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { cache } from './api/asking/cache.ts'
import { useMessages } from './i18n/language.ts'
import { Fault } from './parts/answers/fault.tsx'
import { signIn, useSession } from './session/credential.ts'
import { SignIn } from './session/sign-in.tsx'
import { Frame } from './shell/frame.tsx'
import { Shell } from './shell/shell.tsx'

interface Properties {
  /** What whoever is signed in sees. */
  readonly children: ReactNode
  /** What stands before the door, where nobody is to sign in by hand. */
  readonly door?: ReactNode
}

export function App(properties: Properties) {
  return (
    <QueryClientProvider client={cache}>
      <Door {...properties} />
    </QueryClientProvider>
  )
}

/** Whoever has no credential stands before the door; the credential says which rooms there are. */
function Door({ children, door }: Properties) {
  const t = useMessages()
  const session = useSession()
  const isOut = session.phase === 'out'
  useEffect(() => {
    if (isOut) cache.clear()
  }, [isOut])
  if (session.phase === 'in') return <Shell>{children}</Shell>
  if (session.phase === 'asking')
    return (
      <Frame>
        <main aria-busy="true">
          <h1 className="unseen">{t.loading}</h1>
        </main>
      </Frame>
    )
  if (session.phase === 'unknown')
    return (
      <Frame>
        <main>
          <h1>{t.fault.noAnswer}</h1>
          <Fault error={session.error} onRetry={() => void signIn(session.key)} />
        </main>
      </Frame>
    )
  return <Frame>{door ?? <SignIn refused={session.refused} />}</Frame>
}
