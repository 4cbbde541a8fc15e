import { useMutation, useQuery } from '@tanstack/react-query'
import type { ShouldReflect } from 'neuromem'
import { useMemo } from 'react'
import { refresh } from '../../api/person/memories.ts'
import { cyclesQuery, dueForReflectionQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Bar } from '../../parts/values/bar.tsx'
import { Amount, Moment, Word } from '../../parts/values/shown.tsx'
import { nm } from '../../session/credential.ts'
import { useMay } from '../../session/me.ts'
import { useActions } from '../../shell/actions.ts'

/** Whether it is time to think about what was said, and what the last time brought. */
export function Reflection({ user }: { user: string }) {
  const t = useMessages()
  const due = useQuery(dueForReflectionQuery(user))
  return (
    <Region title={t.overview.reflection}>
      <Answer of={due}>
        {({ should_reflect, trigger_type, trigger_value, reason, ...news }) => (
          <>
            <p>
              <Word field="should_reflect" value={should_reflect}>
                {should_reflect ? t.overview.due : t.overview.notDue}
              </Word>{' '}
              {reason && <span className="soft">{t.overview.reasons[reason]}</span>}
              {trigger_type && (
                <span className="soft">
                  {t.overview.dueBy} <Word field="trigger_type" value={trigger_type} />
                </span>
              )}
            </p>
            <News isDue={should_reflect} {...news} />
            {trigger_value !== null && trigger_type !== 'importance' && (
              <p className="soft">
                {t.overview.value} <Amount field="trigger_value" value={trigger_value} />
              </p>
            )}
          </>
        )}
      </Answer>
      <LastCycle user={user} />
      <ReflectNow user={user} />
    </Region>
  )
}

type Weight = Pick<ShouldReflect, 'importance' | 'importance_due'>

/** How much what is new weighs, of what it takes. */
function News({ importance, importance_due, isDue }: Weight & { isDue: boolean }) {
  const t = useMessages()
  return (
    <div className="news">
      <p>
        <Amount field="importance" value={importance} /> {t.overview.of}{' '}
        <Amount field="importance_due" value={importance_due} />{' '}
        <span className="soft">{isDue ? t.overview.weight : t.overview.untilNext}</span>
      </p>
      <Bar value={importance / importance_due} tone={isDue ? 'good' : 'accent'} />
    </div>
  )
}

function LastCycle({ user }: { user: string }) {
  const t = useMessages()
  const cycles = useQuery(cyclesQuery(user, 1))
  return (
    <Answer of={cycles}>
      {({ items: [last] }) => (
        <p className="soft">
          {last ? (
            <>
              {t.overview.lastCycle} <Moment field="started_at" value={last.started_at} />
              {': '}
              {t.overview.born(last.traits_created)}, {t.overview.stronger(last.traits_reinforced)}
            </>
          ) : (
            t.overview.noCycle
          )}
        </p>
      )}
    </Answer>
  )
}

function ReflectNow({ user }: { user: string }) {
  const t = useMessages()
  const mayWrite = useMay('write')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => nm().user(user).reflect({ force: true }, { timeoutMs: 120_000 }),
    onSuccess: async ({ cycle }) => {
      announce(
        cycle
          ? t.overview.reflected(cycle.traits_created, cycle.traits_reinforced, cycle.cycle_id)
          : t.overview.notReflected,
      )
      await refresh(user)
    },
  })
  const actions = useMemo(
    () => (mayWrite ? [{ label: t.overview.reflectNow, run: () => mutate() }] : []),
    [mayWrite, mutate, t],
  )
  useActions(actions)
  if (!mayWrite) return null
  return (
    <>
      {error && <Fault error={error} onRetry={() => mutate()} />}
      <p className="row space">
        <Button onClick={() => mutate()} disabled={isPending}>
          {isPending ? t.overview.reflecting : t.overview.reflectNow}
        </Button>
      </p>
    </>
  )
}
