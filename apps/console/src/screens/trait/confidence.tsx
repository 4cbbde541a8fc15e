import { useQuery } from '@tanstack/react-query'
import { type Curve, confidenceQuery, type TraitMemory } from '../../api/person/traits.ts'
import { type Mark, Steps } from '../../charts/steps.tsx'
import { Twin } from '../../charts/twin.tsx'
import { useFormat } from '../../i18n/format.ts'
import { type Messages, useMessages } from '../../i18n/language.ts'
import { Answer } from '../../parts/answers/answer.tsx'
import { Region } from '../../parts/boxes/region.tsx'
import { Table } from '../../parts/boxes/table.tsx'
import { Amount, Moment, Word } from '../../parts/values/shown.tsx'
import { MemoryLink } from '../memory/link.tsx'
import { arithmeticOf } from './arithmetic.ts'
import { Forecast } from './forecast.tsx'
import { fadedBy, notesOn, sinksOf } from './sinking.ts'

const DAY_MS = 86_400_000
/** A forecast is drawn as far as the past is long, but no longer than this many days. */
const AHEAD_DAYS = 180
/** What is said again fades slower: `λ = base / (1 + 0.1 n)`. */
const PER_REPETITION = 0.1

/** How sure the service is, how it came to be so, and what silence would do. */
export function Confidence({ memory }: { memory: TraitMemory }) {
  const t = useMessages()
  const curve = useQuery(confidenceQuery(memory.id))
  return (
    <Region title={t.traits.confidence}>
      <Answer of={curve}>
        {(found) => (
          <>
            {found.points.length > 1 ? (
              <Twin
                label={t.traits.confidence}
                chart={<Chart curve={found} content={memory.content} />}
                table={<EventTable curve={found} memory={memory} />}
              />
            ) : (
              <p className="soft">{t.traits.noCurve}</p>
            )}
            <Forecast curve={found} />
          </>
        )}
      </Answer>
    </Region>
  )
}

function Chart({ curve, content }: { curve: Curve; content: string }) {
  const t = useMessages()
  const format = useFormat()
  const { number } = format
  const ahead = aheadOf(curve)
  const first = curve.points[0]
  const last = curve.points.at(-1)
  if (!first || !last) return null
  return (
    <Steps
      title={`${t.traits.confidence}: ${content}`}
      description={t.traits.curveOf(number(first.value), number(last.value), curve.events.length)}
      points={curve.points}
      marks={curve.events.flatMap((event) => markOf(event, t))}
      levels={curve.stages.map((value, place) => ({
        value,
        name: t.values[STAGES[place] ?? ''] ?? '',
      }))}
      ahead={ahead}
      notes={notesOn(ahead, sinksOf(curve)[0], t.traits.below, format)}
    />
  )
}

const STAGES = ['emerging', 'established', 'core'] as const

function markOf({ at, event, after, grade }: Curve['events'][number], t: Messages): Mark[] {
  if (after === null) return []
  const name = `${t.values[event] ?? event}${grade ? ` ${grade}` : ''}: ${after}`
  return [{ at, value: after, name, isAgainst: event === 'contradicted' || event === 'evidence_withdrawn' }]
}

/** What the number becomes if nothing is said. */
function aheadOf({ points, lambda, forecast, floor }: Curve) {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || lambda === null || !forecast) return []
  const now = Date.parse(last.at)
  const days = Math.min(AHEAD_DAYS, Math.max(7, (now - Date.parse(first.at)) / DAY_MS))
  const valueAt = (day: number) => Math.max(floor, fadedBy(last.value, lambda, day))
  return Array.from({ length: 20 }, (_, step) => {
    const day = (days * step) / 19
    return { at: new Date(now + day * DAY_MS).toISOString(), value: valueAt(day) }
  })
}

/** To what each event's number before may have faded: by the fading of nothing repeated. */
const leastOf = ({ events, lambda }: Curve, repeated: number): number[] =>
  events.map(({ at, before }, place) => {
    const days = (Date.parse(at) - Date.parse(sinceOf(events.slice(0, place), before) ?? at)) / DAY_MS
    return lambda === null ? 0 : fadedBy(before ?? 0, lambda * (1 + PER_REPETITION * repeated), days)
  })

/** Of what moment a number is: what is withdrawn gives back that of an earlier one. */
function sinceOf(earlier: Curve['events'], number: number | null): string | undefined {
  const made = earlier.findLast(({ event, after }) => after === number && event !== 'evidence_withdrawn')
  return (made ?? earlier.at(-1))?.at
}

function EventTable({ curve, memory }: { curve: Curve; memory: TraitMemory }) {
  const t = useMessages()
  const least = leastOf(curve, memory.trait.reinforcement_count)
  const { traits } = t
  const head = [traits.what, traits.when, traits.before, traits.after, traits.grade, traits.how, traits.by]
  return (
    <Table label={traits.confidence} head={head}>
      {curve.events.map((event, place) => {
        const arithmetic = arithmeticOf(event, least[place])
        return (
          <tr key={`${event.at} ${event.event} ${event.after}`}>
            <td>
              <Word field="event" value={event.event} />
            </td>
            <td>
              <Moment field="at" value={event.at} as="time" />
            </td>
            <td>
              <Amount field="before" value={event.before} />
            </td>
            <td>
              <Amount field="after" value={event.after} />
            </td>
            <td>
              <Word field="grade" value={event.grade} />
            </td>
            <td className="number">
              {arithmetic && <span data-field="arithmetic">{arithmetic.formula}</span>}
              {arithmetic?.faded && (
                <p className="soft">{traits.faded(String(event.before?.toFixed(4)), arithmetic.faded)}</p>
              )}
            </td>
            <td className="wide">
              <ul className="list">
                {event.memory_ids.map((id) => (
                  <li key={id} data-id={id}>
                    <MemoryLink user={memory.user_id} id={id} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
