import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionByIdQuery } from '../../api/person/sessions.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { paths } from '../../place/paths.ts'
import { OpenPage } from '../../shell/peek/peek-link.tsx'
import { SessionDetail, Span, type View } from './detail.tsx'

export default function SessionPeek({ id }: { id: string }) {
  const session = useQuery(sessionByIdQuery(id))
  const [view, setView] = useState<View>({ filter: undefined, words: '' })
  return (
    <Answer of={session}>
      {(one) => (
        <div className="stack">
          <p>
            <OpenPage to={paths.session(one.user_id, one.session_id)} />
          </p>
          <h2 className="statement">{one.session_id}</h2>
          <Span session={one} />
          <SessionDetail session={one} view={view} onView={setView} />
        </div>
      )}
    </Answer>
  )
}
