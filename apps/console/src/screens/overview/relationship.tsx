import { useQuery } from '@tanstack/react-query'
import type { AffinityEvent } from 'neuromem'
import { affinityHistoryQuery, affinityQuery } from '../../api/person/users.ts'
import { Spark } from '../../charts/spark.tsx'
import { now } from '../../i18n/clock.ts'
import { signed, useFormat } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { NextState } from '../../parts/values/next-state.tsx'
import { Amount, Word } from '../../parts/values/shown.tsx'

/** How close the companion is to the person. */
export function Relationship({ user }: { user: string }) {
  const t = useMessages()
  const affinity = useQuery(affinityQuery(user))
  const history = useQuery(affinityHistoryQuery(user))
  const events = history.data?.items ?? []
  const scores = [...events].reverse().map(({ after }) => after)
  return (
    <Region title={t.overview.relationship}>
      <Answer of={affinity}>
        {({ state, score, formality, next_state }) => (
          <>
            <p className="figure">
              <Word field="state" value={state} className="big" />{' '}
              <Amount field="score" value={score} className="big soft" />
              {scores.length > 1 && <Spark values={scores} label={t.overview.score} />}
              <ThisWeek events={events} isAll={history.data?.nextCursor === null} />
            </p>
            <p className="soft">
              <NextState of={next_state} />
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

const WEEK_MS = 7 * 86_400_000

/**
 * What the changes of the last seven days come to; nothing where there were none.
 * @param isAll whether there are no older events
 */
function ThisWeek({ events, isAll }: { events: readonly AffinityEvent[]; isAll: boolean }) {
  const t = useMessages()
  const { number } = useFormat()
  const from = now() - WEEK_MS
  const recent = events.filter(({ created_at }) => Date.parse(created_at) >= from)
  if (recent.length === 0 || (recent.length === events.length && !isAll)) return null
  const change = recent.reduce((sum, { delta }) => sum + delta, 0)
  return <span className="soft small">{t.overview.thisWeek(signed(number(change)))}</span>
}
