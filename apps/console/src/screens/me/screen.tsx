import { useMessages } from '../../i18n/language.ts'
import { Screen } from '../../shell/screen.tsx'
export default function AboutMe() {
  const t = useMessages()
  return <Screen title={t.notFound.title}>-</Screen>
}
