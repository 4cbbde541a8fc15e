import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startLanguage } from './i18n/language.ts'
import { Screens } from './screens.tsx'
import { start } from './session/credential.ts'

start()
await startLanguage()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <App>
      <Screens />
    </App>,
  )
