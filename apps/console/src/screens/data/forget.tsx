import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { forget, type Plan, planToForget } from '../../api/person/forgetting.ts'
import { refresh } from '../../api/person/memories.ts'
import { useMessages } from '../../i18n/language.ts'
import { announce } from '../../parts/answers/announce.ts'
import { Fault } from '../../parts/answers/fault.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Field } from '../../parts/controls/field.tsx'
import { Said, Word } from '../../parts/values/shown.tsx'

/** By words: first what would go, then exactly that, as far as it is checked. */
export function Forget({ user }: { user: string }) {
  const t = useMessages()
  const [about, setAbout] = useState('')
  const plan = useMutation({ mutationFn: () => planToForget(user, about) })
  return (
    <Region title={t.data.forget}>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          plan.mutate()
        }}
      >
        <Field
          label={t.data.about}
          value={about}
          required
          onChange={(event) => setAbout(event.target.value)}
          className="grow"
        />
        <Button type="submit" disabled={plan.isPending}>
          {t.data.find}
        </Button>
      </form>
      {plan.error && <Fault error={plan.error} />}
      {plan.data && (
        <Planned key={plan.data.plan_id} user={user} plan={plan.data} onDone={() => plan.reset()} />
      )}
    </Region>
  )
}

interface PlannedProperties {
  readonly user: string
  readonly plan: Plan
  onDone(): void
}

function Planned({ user, plan, onDone }: PlannedProperties) {
  const t = useMessages()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const meant = plan.found.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => forget(user, plan.plan_id ?? '', meant),
    onSuccess: async ({ receipt }) => {
      announce(t.data.forgotten(meant.length, receipt))
      onDone()
      await refresh(user)
    },
  })
  if (plan.found.length === 0) return <p className="soft space">{t.data.nothingFound}</p>
  return (
    <div className="stack space">
      {error && <Fault error={error} />}
      <ul className="list">
        {plan.found.map(({ id, kind, text }) => (
          <li key={id} data-id={id}>
            <label className="check">
              <input
                type="checkbox"
                checked={!left.has(id)}
                onChange={() => setLeft((before) => toggled(before, id))}
              />
              <span>
                <Word field="kind" value={kind} className="tag" /> <Said field="text" value={text} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p>
        <Button look="danger" disabled={isPending || meant.length === 0} onClick={() => mutate()}>
          {t.data.forgetThese}
        </Button>
      </p>
    </div>
  )
}

function toggled(items: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}
