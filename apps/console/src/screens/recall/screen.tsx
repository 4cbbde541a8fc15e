import { useQuery } from '@tanstack/react-query'
import { type Asked, recallQuery } from '../../api/person/recall.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import type { Params } from '../../place/params.ts'
import { useSearch } from '../../place/search.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { askedOf, PROFILES } from './asked.ts'
import { Cases } from './cases.tsx'
import { Context } from './context.tsx'
import { RecallForm } from './form.tsx'
import { Results } from './results.tsx'
import { WhyNot } from './why-not.tsx'

/** Why this, why not that, what does it cost? */
export default function RecallScreen({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const search = useSearch()
  const asked = askedOf(search)
  return (
    <PersonScreen user={user} title={t.nav.recall}>
      <div className="stack">
        <RecallForm key={`${user} ${search.text('query')}`} user={user} />
        {asked ? (
          <Ran user={user} asked={asked} />
        ) : (
          <Empty
            curl={{
              method: 'POST',
              path: '/api/v1/recall',
              body: { user_id: user, query: t.recall.example, explain: true },
            }}
          >
            {t.recall.empty}
          </Empty>
        )}
        <Cases user={user} />
      </div>
    </PersonScreen>
  )
}

function Ran({ user, asked }: { user: string; asked: Asked }) {
  const search = useSearch()
  const found = useQuery(recallQuery(user, asked))
  const profile = search.word('compare', PROFILES)
  const other = useQuery({
    ...recallQuery(user, { ...asked, profile: profile ?? 'standard' }),
    enabled: profile !== undefined,
  })
  return (
    <Answer of={found}>
      {({ answer, ...cost }) => (
        <div className="stack">
          <Context answer={answer} budget={asked.token_budget} {...cost} />
          <Results user={user} asked={asked} answer={answer} other={profile && other.data?.answer} />
          <WhyNot user={user} asked={asked} />
        </div>
      )}
    </Answer>
  )
}
