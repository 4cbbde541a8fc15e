import type { ExtractOutput } from '../../../../prompts/extract.ts'
import type { Known } from '../../memories/table/drafts.ts'
import type { StoredTurn } from '../turns/turn.ts'
import { momentOf } from './moments.ts'

type Said = Pick<ExtractOutput['facts'][number], 'said_by' | 'about' | 'modality' | 'due_at' | 'time'>
type Source = Pick<StoredTurn, 'role' | 'name' | 'timestamp_iso' | 'minutes_east'>

/** The name of the person as speaker: null without a name, undefined where nobody is known to be it. */
export type TheUser = string | null | undefined

const THE_USER = /^(?:the )?user$|^用户$/iu

/**
 * What is known of a statement beside its words: by default said by, and about, whoever spoke. A plan that is
 * a task is due at its time; what was so until a time is over from then on.
 * @param sources in turn order, not empty
 */
export function knownOf(
  item: Said,
  sources: readonly Source[],
  the: TheUser,
  { isTask }: { readonly isTask: boolean } = { isTask: false },
): Known {
  const speaker = speakerOf(sources[0]!, the)
  const { time } = item
  const minutes_east = clockOf(sources)
  const at = (text: string | null | undefined) => momentOf(text ?? '', minutes_east) ?? null
  const planned = time?.kind === 'planned_for' ? time.at : null
  return {
    said_by: named(item.said_by) ?? speaker,
    about: named(item.about) ?? (isName(speaker) ? speaker : 'user'),
    modality: modalityOf(item),
    last_stated_at: latest(sources),
    due_at: isTask ? (at(item.due_at) ?? at(planned)) : null,
    invalid_at: time?.kind === 'true_since' ? at(time.until) : null,
    time: time && at(time.at) ? { ...time, until: at(time.until) ? time.until! : null } : null,
    minutes_east,
  }
}

/** What is to come is planned, unless the answer says otherwise. */
const modalityOf = ({ modality, time }: Said): Known['modality'] =>
  modality === 'stated' ? null : (modality ?? (time?.kind === 'planned_for' ? 'planned' : null))

/** Of a text that nobody has read. */
export const plainly = (sources: readonly Source[]): Known => knownOf({}, sources, sources[0]!.name)

const named = (name: string | null | undefined): string | null => {
  const given = [...(name?.trim() ?? '')].slice(0, 256).join('')
  if (given === '') return null
  return THE_USER.test(given) ? 'user' : given
}

const speakerOf = ({ role, name }: Source, the: TheUser): string =>
  role !== 'user' ? role : name === null || name === the ? 'user' : name

const isName = (speaker: string): boolean => !['user', 'assistant', 'tool', 'system'].includes(speaker)

/** By which clock a text of theirs counts days and hours, in minutes east of UTC: a person's own first. */
export const clockOf = (sources: readonly Pick<Source, 'role' | 'minutes_east'>[]): number =>
  (sources.find(({ role }) => role === 'user') ?? sources[0]!).minutes_east

const latest = (sources: readonly Source[]): Date =>
  new Date(Math.max(...sources.map((turn) => turn.timestamp_iso.getTime())))

/** The same said twice: nothing that was known is lost, and what was plainly stated once is stated. */
export const bothKnown = (one: Known, again: Known): Known => ({
  said_by: one.said_by ?? again.said_by,
  about: one.about ?? again.about,
  modality: one.modality === null || again.modality === null ? null : one.modality,
  last_stated_at: new Date(Math.max(one.last_stated_at.getTime(), again.last_stated_at.getTime())),
  due_at: again.due_at ?? one.due_at,
  invalid_at: again.invalid_at ?? one.invalid_at,
  time: again.time ?? one.time,
  minutes_east: one.minutes_east,
})
