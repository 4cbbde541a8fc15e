import { useMessages } from '../i18n/language.ts'
import { Link } from '../place/link.tsx'
import { Screen } from './screen.tsx'

/** What the service does not have, at the address where it is not. */
export function NotFound() {
  const t = useMessages()
  return (
    <Screen title={t.notFound.title}>
      <p>{t.notFound.text}</p>
      <p>
        <Link to="/">{t.notFound.back}</Link>
      </p>
    </Screen>
  )
}
