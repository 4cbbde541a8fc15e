import { useEffect } from 'react'
import { useMessages } from '../i18n/language.ts'
import { useTitle } from '../shell/title.ts'
import { signIn } from './credential.ts'

/** In somebody else's page: the policy says whose it may be. */
export const isFramed = window.parent !== window

const tell = (type: 'neuromem:ready' | 'neuromem:expired') => window.parent.postMessage({ type }, '*')
let hadToken = false

/** The page around this one hands over the token; it is kept in memory alone. */
export function listenToParent(): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const said = data as { type?: unknown; token?: unknown } | null
    if (source !== window.parent || said?.type !== 'neuromem:token' || typeof said.token !== 'string') return
    hadToken = true
    void signIn(said.token, false)
  })
}

/** What stands there until a token comes, and when it has ended. */
export function Framed() {
  const t = useMessages()
  useTitle(t.about.title)
  useEffect(() => tell(hadToken ? 'neuromem:expired' : 'neuromem:ready'), [])
  return (
    <main id="content" tabIndex={-1} className="about" aria-busy="true">
      <h1>{t.about.title}</h1>
      <p className="soft">{t.loading}</p>
    </main>
  )
}
