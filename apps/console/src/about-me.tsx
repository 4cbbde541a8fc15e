import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startLanguage } from './i18n/language.ts'
import AboutMe from './screens/me/screen.tsx'
import { start } from './session/credential.ts'
import { Framed, isFramed, listenToParent } from './session/framed.tsx'
import { PersonOnly } from './session/person-only.tsx'

if (isFramed) listenToParent()
else start()
await startLanguage()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <App {...(isFramed && { door: <Framed /> })}>
      <PersonOnly>
        <AboutMe />
      </PersonOnly>
    </App>,
  )
