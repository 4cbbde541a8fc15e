import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beliefsOf } from '../../api/person/about.ts'
import { memoriesQuery } from '../../api/person/memories.ts'
import { affinityQuery, traitsQuery } from '../../api/person/users.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { More } from '../../parts/controls/more.tsx'
import { useSearch } from '../../place/search.ts'
import { useMe } from '../../session/me.ts'
import { Screen } from '../../shell/screen.tsx'
import { Belief } from './belief.tsx'
import { Known } from './known.tsx'
import { type Gone, Receipt, YourData } from './your-data.tsx'

/** What does it know about me, why, and how do I change it? */
export default function AboutMe() {
  const t = useMessages()
  const search = useSearch()
  const user = useMe().user_id ?? ''
  const [gone, setGone] = useState<Gone>()
  if (gone)
    return (
      <Screen title={t.about.title} className="about">
        <Receipt gone={gone} />
      </Screen>
    )
  return (
    <Screen title={t.about.title} className="about">
      <div className="stack">
        <Beliefs user={user} />
        <Told user={user} />
        <Unsure user={user} />
        {search.text('relationship') === 'show' && <BetweenUs user={user} />}
        <YourData user={user} onGone={setGone} />
      </div>
    </Screen>
  )
}

function Beliefs({ user }: { user: string }) {
  const t = useMessages()
  const traits = useQuery(traitsQuery(user))
  return (
    <Region title={t.about.think}>
      <Answer of={traits}>
        {({ items }) => {
          const beliefs = beliefsOf(items)
          return beliefs.length === 0 ? (
            <p className="soft">{t.about.thinkEmpty}</p>
          ) : (
            beliefs.map((belief) => <Belief key={belief.id} user={user} belief={belief} />)
          )
        }}
      </Answer>
    </Region>
  )
}

function Told({ user }: { user: string }) {
  const t = useMessages()
  const facts = useInfiniteQuery(memoriesQuery(user, { memory_type: 'fact', requires_confirmation: false }))
  return (
    <Region title={t.about.told}>
      <Answer of={facts}>
        {(items) =>
          items.length === 0 ? (
            <p className="soft">{t.about.toldEmpty}</p>
          ) : (
            <ul className="list">
              {items.map((memory) => (
                <Known key={memory.id} memory={memory} />
              ))}
            </ul>
          )
        }
      </Answer>
      <More of={facts} />
    </Region>
  )
}

function Unsure({ user }: { user: string }) {
  const t = useMessages()
  const waiting = useInfiniteQuery(memoriesQuery(user, { requires_confirmation: true }))
  return (
    <Region title={t.about.mayI}>
      <Answer of={waiting}>
        {(items) =>
          items.length === 0 ? (
            <p className="soft">{t.about.mayIEmpty}</p>
          ) : (
            <ul className="list">
              {items.map((memory) => (
                <Known key={memory.id} memory={memory} isWaiting />
              ))}
            </ul>
          )
        }
      </Answer>
    </Region>
  )
}

function BetweenUs({ user }: { user: string }) {
  const t = useMessages()
  const affinity = useQuery(affinityQuery(user))
  return (
    <Region title={t.about.between}>
      <Answer of={affinity}>{({ state }) => <p>{t.about.betweenSays(t.values[state] ?? state)}</p>}</Answer>
    </Region>
  )
}
