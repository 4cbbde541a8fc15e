import { useQuery } from '@tanstack/react-query'
import { NeuromemError } from 'neuromem'
import { sessionQuery } from '../../api/person/sessions.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import type { Params } from '../../place/params.ts'
import { useSearch } from '../../place/search.ts'
import { NotFound } from '../../shell/not-found.tsx'
import { PersonScreen } from '../../shell/person.tsx'
import { SessionDetail, Span } from './detail.tsx'
import { FILTERS } from './verdicts.ts'

/** Why was this kept, why dropped? */
export default function SessionScreen({ params: { user, session } }: { params: Params }) {
  const search = useSearch()
  const found = useQuery(sessionQuery(user, session))
  if (NeuromemError.is(found.error) && found.error.status === 404) return <NotFound />
  return (
    <PersonScreen user={user} title={session} aside={found.data && <Span session={found.data} />}>
      <Answer of={found}>
        {(one) => (
          <SessionDetail
            session={one}
            view={{ filter: search.word('verdict', FILTERS), words: search.text('query') }}
            onView={({ filter, words }) => search.put({ verdict: filter, query: words })}
            turn={search.text('turn')}
          />
        )}
      </Answer>
    </PersonScreen>
  )
}
