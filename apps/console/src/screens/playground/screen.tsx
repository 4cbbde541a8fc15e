import { useState } from 'react'
import { useMessages } from '../../i18n/language.ts'
import { Check, Field } from '../../parts/controls/field.tsx'
import { useSearch } from '../../place/search.ts'
import { Screen } from '../../shell/screen.tsx'
import { Conversation } from './conversation.tsx'
import { Reply } from './reply.tsx'
import { useTalk } from './talk.ts'

/** What would the companion say, and out of what? */
export default function Playground() {
  const t = useMessages()
  const search = useSearch()
  const user = search.text('user_id')
  const session = search.text('session_id')
  const [onlyGraph, setOnlyGraph] = useState(false)
  const talk = useTalk()
  const say = (text: string) => talk.say({ user, session, text, onlyGraph, key: crypto.randomUUID() })
  return (
    <Screen title={t.nav.playground}>
      <div className="stack">
        <div className="row">
          <Field
            label={t.playground.user}
            value={user}
            onChange={(event) => search.put({ user_id: event.target.value })}
          />
          <Field
            label={t.playground.session}
            value={session}
            onChange={(event) => search.put({ session_id: event.target.value })}
          />
          <Check
            label={t.playground.onlyGraph}
            checked={onlyGraph}
            onChange={(event) => setOnlyGraph(event.target.checked)}
          />
        </div>
        <div className="halves">
          <Conversation talk={talk} isReady={user !== '' && session !== ''} onSay={say} />
          <Reply user={user} metadata={talk.metadata} done={talk.done} />
        </div>
      </div>
    </Screen>
  )
}
