import { useQuery } from '@tanstack/react-query'
import type { Cycle, Event } from 'neuromem'
import { useState } from 'react'
import { traitEventsQuery } from '../../api/person/events.ts'
import { useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Happenings } from '../events/happenings.tsx'

interface Properties {
  readonly user: string
  readonly cycle: Cycle
}

/** The traits before and after a cycle; asked for when somebody wants to know. */
export function WhatChanged({ user, cycle }: Properties) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { traits_created, traits_reinforced, traits_updated, traits_dissolved } = cycle
  if (traits_created + traits_reinforced + traits_updated + traits_dissolved === 0) return null
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.cycles.changed}</summary>
      {isOpen && <Changes user={user} cycle={cycle} />}
    </details>
  )
}

function Changes({ user, cycle }: Properties) {
  const t = useMessages()
  const events = useQuery(traitEventsQuery(user))
  return (
    <Answer of={events}>
      {(all) => {
        const own = all.filter((event) => isWithin(event, cycle))
        return own.length === 0 ? (
          <p className="soft">{t.cycles.notThere}</p>
        ) : (
          <Happenings user={user} events={own} />
        )
      }}
    </Answer>
  )
}

const isWithin = ({ at }: Event, { started_at, completed_at }: Cycle): boolean =>
  at >= started_at && (completed_at === null || at <= completed_at)
