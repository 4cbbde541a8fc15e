import { useQuery } from '@tanstack/react-query'
import { affinityQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { NextState } from '../../parts/values/next-state.tsx'
import { Amount, Word } from '../../parts/values/shown.tsx'
import type { Params } from '../../place/params.ts'
import { PersonScreen } from '../../shell/person.tsx'
import { Score } from './score.tsx'
import { Signals } from './signals.tsx'

/** How close is the companion to the person, and what moved it? */
export default function RelationshipScreen({ params: { user } }: { params: Params }) {
  const t = useMessages()
  const affinity = useQuery(affinityQuery(user))
  return (
    <PersonScreen user={user} title={t.nav.relationship}>
      <div className="stack">
        <Answer of={affinity}>
          {({ score, state, formality, next_state }) => (
            <p className="figure" data-id={user}>
              <Word field="state" value={state} className="big" />
              <Amount field="score" value={score} className="big soft" />
              <span className="soft">
                <NextState of={next_state} />
                {` · ${t.overview.tone} `}
                <Word field="formality" value={formality} />
              </span>
            </p>
          )}
        </Answer>
        <Score user={user} />
        <Region title={t.relationship.moves} aside={<Signals user={user} />}>
          <dl className="pairs">
            {t.relationship.rules.map(([name, words, size]) => (
              <div key={name} className="contents">
                <dt>{words}</dt>
                <dd className="number">{size}</dd>
              </div>
            ))}
          </dl>
          <p className="soft space">{t.relationship.bounds}</p>
        </Region>
      </div>
    </PersonScreen>
  )
}
