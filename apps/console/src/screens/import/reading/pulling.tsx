import { useMessages } from '../../../i18n/language.ts'

/** Products with an API to get memories from. */
const PULLABLE = ['mem0', 'zep', 'honcho', 'letta', 'supermemory'] as const

/** What the command line does, because this page speaks to no other host. */
export function Pulling() {
  const t = useMessages()
  return (
    <details>
      <summary>{t.importing.byKey}</summary>
      <div className="stack space">
        <p className="soft">{t.importing.byKeyLead}</p>
        {PULLABLE.map((source) => (
          <pre key={source} className="line">
            {`npx neuromem import ${source} --pull --from-key KEY --source-user THEIR_ID -o ${source}.json -u USER --dry-run`}
          </pre>
        ))}
      </div>
    </details>
  )
}
