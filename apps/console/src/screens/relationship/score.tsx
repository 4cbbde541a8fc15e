import { useInfiniteQuery } from '@tanstack/react-query'
import type { AffinityEvent } from 'neuromem'
import { firstMessage } from '../../api/asking/first-calls.ts'
import { affinityEventsQuery, LEVELS, stateAfter } from '../../api/person/relationship.ts'
import { Steps } from '../../charts/steps.tsx'
import { Twin } from '../../charts/twin.tsx'
import { nowIso } from '../../i18n/clock.ts'
import { signed, useFormat } from '../../i18n/format.ts'
import { type Messages, useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Empty } from '../../parts/answers/empty.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { More } from '../../parts/controls/more.tsx'
import { Amount, Moment, Word } from '../../parts/values/shown.tsx'

/** The score over time, an event a step. */
export function Score({ user }: { user: string }) {
  const t = useMessages()
  const events = useInfiniteQuery(affinityEventsQuery(user))
  return (
    <Region title={t.relationship.score}>
      <Answer of={events}>
        {(items) =>
          items.length === 0 ? (
            <Empty curl={firstMessage(user)}>{t.relationship.empty}</Empty>
          ) : (
            <Twin
              label={t.relationship.score}
              chart={<Chart events={items} />}
              table={<Events events={items} />}
            />
          )
        }
      </Answer>
      <More of={events} />
    </Region>
  )
}

function Chart({ events }: { events: readonly AffinityEvent[] }) {
  const t = useMessages()
  const { number, day } = useFormat()
  const now = nowIso()
  const inOrder = [...events].reverse()
  const first = inOrder[0]
  const last = inOrder.at(-1)
  if (!first || !last) return null
  const steps = inOrder.flatMap(({ created_at, before, after }) => [
    { at: created_at, value: before },
    { at: created_at, value: after },
  ])
  return (
    <Steps
      title={t.relationship.score}
      description={t.relationship.curve(number(first.before), number(last.after))}
      points={[...steps, { at: now, value: last.after }]}
      marks={inOrder.map((event) => ({
        at: event.created_at,
        value: event.after,
        name: nameOf(event, t),
        isAgainst: event.delta < 0,
      }))}
      levels={LEVELS.map(([value, state]) => ({ value, name: t.values[state] ?? state }))}
      silent={silentOf(inOrder, now).map(({ days, ...rest }) => ({
        ...rest,
        name: t.relationship.silent(days),
      }))}
      notes={inOrder.flatMap((event) => {
        const state = stateAfter(event)
        const sign = event.delta < 0 ? '▼' : '▲'
        const text = state && `${sign} ${t.values[state] ?? state} ${day(event.created_at)}`
        return text ? [{ at: event.created_at, value: event.after, text }] : []
      })}
    />
  )
}

const DAY_MS = 86_400_000

/** From one event to the next, where more than a day lies between. */
function silentOf(events: readonly AffinityEvent[], now: string) {
  return events.flatMap(({ created_at }, place) => {
    const to = events[place + 1]?.created_at ?? now
    const days = Math.floor((Date.parse(to) - Date.parse(created_at)) / DAY_MS)
    return days > 0 ? [{ from: created_at, to, days }] : []
  })
}

function nameOf({ cause, signals, delta }: AffinityEvent, t: Messages): string {
  return `${t.relationship.causes[cause] ?? cause}: ${saidOf(signals, t)} = ${signed(String(delta))}`
}

/** Each signal that was there, in words, with its sign. */
function saidOf(signals: AffinityEvent['signals'], t: Messages): string {
  const words = new Map(t.relationship.rules.map(([name, said]) => [name, said]))
  return Object.entries(signals)
    .flatMap(([name, value]) =>
      value === null ? [] : [`${words.get(name) ?? name} ${signed(String(value))}`],
    )
    .join(', ')
}

function Events({ events }: { events: readonly AffinityEvent[] }) {
  const t = useMessages()
  const { when, cause, before, change, after, signals } = t.relationship
  return (
    <Table label={t.relationship.score} head={[when, cause, before, change, after, signals]}>
      {events.map((event) => (
        <tr key={event.id} data-id={event.id}>
          <td>
            <Moment field="created_at" value={event.created_at} as="time" />
          </td>
          <td>
            <Word field="cause" value={event.cause}>
              {t.relationship.causes[event.cause]}
            </Word>
          </td>
          <td>
            <Amount field="before" value={event.before} />
          </td>
          <td>
            <Amount field="delta" value={event.delta}>
              {signed(String(event.delta))}
            </Amount>
          </td>
          <td>
            <Amount field="after" value={event.after} />
          </td>
          <td>
            {Object.entries(event.signals).map(([name, value]) => (
              <Amount key={name} field={`signals.${name}`} value={value}>
                {saidOf({ [name]: value } as AffinityEvent['signals'], t)}{' '}
              </Amount>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  )
}
