import { useQuery } from '@tanstack/react-query'
import { affinityHistoryQuery, affinityQuery } from '../../api/users.ts'
import { Spark } from '../../charts/spark.tsx'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answer.tsx'
import { Region } from '../../parts/region.tsx'
import { Amount, Word } from '../../parts/shown.tsx'

/** How close the companion is to the person. */
export function Relationship({ user }: { user: string }) {
  const t = useMessages()
  const affinity = useQuery(affinityQuery(user))
  const history = useQuery(affinityHistoryQuery(user))
  const scores = [...(history.data?.items ?? [])].reverse().map(({ after }) => after)
  return (
    <Region title={t.overview.relationship}>
      <Answer of={affinity}>
        {({ state, score, formality, next_state }) => (
          <>
            <p className="figure">
              <Word field="state" value={state} className="big" />{' '}
              <Amount field="score" value={score} className="big soft" />
              {scores.length > 1 && <Spark values={scores} label={t.overview.score} />}
            </p>
            <p className="soft">
              {next_state ? (
                <Amount field="next_state.messages_needed" value={next_state.messages_needed}>
                  {t.overview.toNext(
                    next_state.messages_needed,
                    t.values[next_state.state] ?? next_state.state,
                  )}
                </Amount>
              ) : (
                t.overview.most
              )}
            </p>
            <p className="soft">
              {t.overview.tone} <Word field="formality" value={formality} />
            </p>
          </>
        )}
      </Answer>
    </Region>
  )
}
