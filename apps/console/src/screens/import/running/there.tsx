import { useQuery } from '@tanstack/react-query'
import { surveyQuery } from '../../../api/importing.ts'
import { useMessages } from '../../../i18n/language.ts'
import { useWizard } from '../../../import/wizard.ts'
import { Fault } from '../../../parts/answers/fault.tsx'
import { Amount } from '../../../parts/values/shown.tsx'

/** How much there is. */
export function There() {
  const t = useMessages()
  const { data, error, refetch } = useQuery(surveyQuery(useWizard()))
  if (error) return <Fault error={error} onRetry={() => void refetch()} />
  if (!data) return <p className="soft waiting">{t.importing.counting}</p>
  const { conversations, messages, memories, incomplete } = data
  return (
    <>
      <p className="row">
        <Amount field="conversations" value={conversations.length}>
          {t.importing.conversations(conversations.length)}
        </Amount>
        <Amount field="messages" value={messages}>
          {t.importing.messages(messages)}
        </Amount>
        <Amount field="memories" value={memories}>
          {t.importing.memories(memories)}
        </Amount>
      </p>
      {incomplete && (
        <p className="tag-warn">{t.importing.incomplete(incomplete.found, incomplete.expected)}</p>
      )}
    </>
  )
}
