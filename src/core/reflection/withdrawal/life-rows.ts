import { type SQL, sql } from 'drizzle-orm'
import { newContent, toldDetail, uuids } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Answers } from '../../doors.ts'
import { allTraitRows, isTraitOf, type PackedEvidence, packed, toTrait } from '../../traits/belief/rows.ts'
import type { ScannedMemory } from '../plan/types.ts'
import type { Life, LivedCycle, LivedEvent } from '../replay/life.ts'

interface CycleMoment {
  readonly id: string
  readonly started_at: Date
  readonly completed_at: Date
  readonly is_answer: boolean
}

type PackedVoice = readonly [...PackedEvidence, withdrawn_in: string | null]

interface VoiceRow {
  readonly trait_id: string
  readonly packed: readonly PackedVoice[]
}

type EventRow = Omit<LivedEvent, 'place'> & { readonly created_at: Date; readonly ordinal: number }
type MomentRow = Pick<ScannedMemory, 'id' | 'valid_at' | 'created_at'>

/** Whether any of these memories is evidence of a trait: then the whole life has to be read. */
export const isEvidence = (subject: SQL, memoryIds: readonly string[]): SQL =>
  sql`EXISTS (
        SELECT FROM trait_evidence AS heard
        WHERE heard.subject_id = ${subject} AND heard.memory_id = ANY(${uuids(memoryIds)}))`

/**
 * All that a user's traits are made of, as a group of one read.
 * @param when whether it is wanted at all; false reads nothing
 */
export const lifeRows = (subject: SQL, when: SQL = sql`true`) => ({
  cycles: completedCycles(subject, when),
  traits: allTraitRows(subject, when),
  voices: voiceRows(subject, when),
  memories: momentsOfEvidence(subject, when),
  events: traitEvents(subject, when),
})
export type LifeRows = Answers<ReturnType<typeof lifeRows>>

const completedCycles = (subject: SQL, when: SQL): Statement<CycleMoment[]> =>
  statement<CycleMoment>(
    sql`SELECT id, started_at, coalesce(completed_at, started_at) AS completed_at,
           trigger_type = 'answer' AS is_answer
        FROM reflection_cycles
        WHERE subject_id = ${subject}
          AND status = 'completed'
          AND ${when}
        ORDER BY coalesce(completed_at, started_at), started_at, id`,
  )

const withdrawnIn = sql`,
              evidence.withdrawn_in`

const voiceRows = (subject: SQL, when: SQL): Statement<VoiceRow[]> =>
  statement<VoiceRow>(
    sql`SELECT evidence.trait_id,
          ${packed(withdrawnIn)}
        FROM trait_evidence AS evidence
        WHERE evidence.subject_id = ${subject}
          AND ${when}
        GROUP BY evidence.trait_id
        ORDER BY evidence.trait_id`,
  )

const momentsOfEvidence = (subject: SQL, when: SQL): Statement<MomentRow[]> =>
  statement<MomentRow>(
    sql`SELECT memory.id, memory.valid_at, memory.created_at
        FROM memories AS memory
        WHERE memory.subject_id = ${subject}
          AND memory.id IN (SELECT memory_id FROM trait_evidence WHERE subject_id = ${subject})
          AND ${when}
        ORDER BY memory.id`,
  )

/** Every event, for the order of cycles; words and details only of those that decide something. */
const traitEvents = (subject: SQL, when: SQL): Statement<EventRow[]> =>
  statement<EventRow>(
    sql`SELECT event.memory_id,
          event.event,
          CASE WHEN event.event = 'modified' THEN event.old_content END AS old_content,
          CASE WHEN event.event IN ('created', 'modified') THEN ${newContent('event')} END AS new_content,
          CASE
            WHEN event.event IN ('created', 'modified', 'dissolved') THEN ${toldDetail('event')}
            ELSE '{}'
          END AS detail,
          event.actor,
          event.cycle_id,
          event.created_at,
          event.ordinal
        FROM memories AS trait
        JOIN memory_history AS event ON event.subject_id = trait.subject_id AND event.memory_id = trait.id
        WHERE ${isTraitOf(subject)}
          AND ${when}
        ORDER BY event.created_at, event.ordinal`,
  )

/**
 * What was read, as a life.
 * @param isWithdrawn whether a memory's voice counts for nothing, given what took it back so far
 */
export function toLife(
  rows: LifeRows,
  isWithdrawn: (memoryId: string, withdrawnIn: string | null) => boolean,
): Life {
  const events = rows.events.map(
    ({ created_at: at, ordinal, ...event }): LivedEvent => ({ ...event, place: { at, ordinal } }),
  )
  const first = new Map<string, number>()
  for (const { cycle_id, place } of events) {
    if (cycle_id) first.set(cycle_id, Math.min(first.get(cycle_id) ?? place.ordinal, place.ordinal))
  }
  return {
    cycles: rows.cycles.map(({ id, started_at, completed_at, is_answer }): LivedCycle => {
      // one that changed nothing may come last of its moment
      const ordinal = first.get(id) ?? Number.MAX_SAFE_INTEGER
      return { cycle_id: id, now: started_at, place: { at: completed_at, ordinal }, is_answer }
    }),
    traits: rows.traits.map(toTrait),
    evidence: rows.voices.flatMap(({ trait_id, packed }) =>
      packed.map(([memory_id, evidence_type, quality, cycle_id, at, strong, withdrawnIn]) => {
        const withdrawn = isWithdrawn(memory_id, withdrawnIn)
        const created_at = new Date(at)
        return { trait_id, memory_id, evidence_type, quality, cycle_id, created_at, strong, withdrawn }
      }),
    ),
    memories: rows.memories.map((row) => ({ ...row, memory_type: 'fact', content: '' })),
    events,
  }
}
