import { type SQL, sql } from 'drizzle-orm'
import { trait_evidence } from '../../../../db/schema/reflection.ts'
import { int, jsonb, moment, recordsOf, uuid, uuids } from '../../../../db/sql.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { write } from '../../doors.ts'
import type { Change } from '../../memories/table/history.ts'
import { addTraitSources } from '../../memories/table/trait-sources.ts'
import { stampReflected } from '../../memories/table/traits.ts'
import { insertHistory } from '../../memories/table/writes.ts'
import { done } from '../../outcome.ts'
import {
  lockSubject,
  ownedBy,
  type SubjectRef,
  subjectId,
  userSubject,
} from '../../tenancy/records/subjects.ts'
import { idOf } from '../../text/hash.ts'
import { by } from '../../text/order.ts'
import { isActiveTrait } from '../../traits/belief/stages.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import type { Plan } from '../plan/types.ts'
import type { Reflected } from '../schemas.ts'
import { type Ending, reflected } from './answer.ts'
import type { RunningCycle } from './begin.ts'
import { endLease, heldBy } from './lease.ts'
import { isStillSaid } from './rows.ts'
import { traitWrites, wordWrites } from './trait-writes.ts'

/**
 * Writes a plan as one batch: cycle row, traits, evidence, sources, history and stamps.
 * @throws GuardError `lease_lost`, CoreError `version_conflict` when the traits are not those that the plan
 * was made from
 */
export async function completeCycle(
  ctx: Context,
  cycle: RunningCycle,
  plan: Plan,
  ending: Ending,
): Promise<Reflected> {
  const { cycle_id, now, memories, earlier } = cycle
  const ref = userSubject(cycle.user_id)
  const subject = subjectId(ref)
  const answer = reflected(cycle, { status: 'completed', ...plan.counts, rejected: plan.rejected, ...ending })
  const history = changesOf(cycle_id, plan)
  await write(
    ctx,
    {
      same: expectTraits(subject, cycle.traits),
      said: expectMemories(subject, [...memories, ...earlier]),
      cycle: closeRow(subject, cycle, plan, ending),
      traits: traitWrites(ref, plan, { now, embedding_model: ctx.embedder.model }),
      evidence: evidenceWrites(ref, cycle_id, plan.evidence),
      history: history.length > 0 ? insertHistory(ref, history, now) : undefined,
      words: wordWrites(ref, plan, history, ctx.embedder.model),
      stamps: memories.length > 0 ? stamps(ref, cycle, ending.completed_at) : undefined,
      lease: endLease(
        subject,
        sql`last_reflected_at = ${moment(ending.completed_at)},
          reflect_failures = 0,
          reflect_retry_at = NULL`,
      ),
    },
    { on: [lockSubject(ref), heldBy(subject, cycle_id)], keeps: done(answer) },
  )
  return answer
}

/** The subject's active traits are those that were read, each in the version that was read. */
function expectTraits(subject: SQL, traits: readonly Trait[]): Statement {
  const versions = traits.map(({ id, version }) => ({ id, version }))
  const known = int(traits.length)
  return expectThat(
    sql`(
          SELECT count(*) = ${known} AND count(known.id) = ${known}
          FROM memories AS trait
          LEFT JOIN ${recordsOf(versions, 'known(id uuid, version int)')}
            ON known.id = trait.id AND known.version = trait.version
          WHERE trait.subject_id = ${subject}
            AND ${isActiveTrait('trait')}
        )`,
    'version_conflict',
    'Traits were changed meanwhile.',
  )
}

/** What was scanned is still said, in the same words: nobody has denied or corrected it meanwhile. */
function expectMemories(subject: SQL, memories: RunningCycle['memories']): Statement {
  return expectThat(
    sql`(
          SELECT count(*) = ${int(memories.length)}
          FROM memories AS memory
          WHERE ${isStillSaid(subject, memories)}
        )`,
    'version_conflict',
    'A memory was taken back meanwhile.',
  )
}

function closeRow(subject: SQL, { cycle_id, memories }: RunningCycle, plan: Plan, ending: Ending): Statement {
  const { traits_created, traits_reinforced, traits_updated, traits_dissolved } = plan.counts
  return statement(
    sql`UPDATE reflection_cycles
        SET status = 'completed',
          memories_scanned = ${int(memories.length)},
          traits_created = ${int(traits_created)},
          traits_reinforced = ${int(traits_reinforced)},
          traits_updated = ${int(traits_updated)},
          traits_dissolved = ${int(traits_dissolved)},
          rejected = ${jsonb(plan.rejected)},
          model_calls = ${int(ending.model_calls)},
          error = ${ending.error}::text,
          completed_at = ${moment(ending.completed_at)}
        WHERE subject_id = ${subject}
          AND id = ${uuid(cycle_id)}`,
  )
}

/** Evidence, and the sessions that it comes from as the trait's sources. */
export function evidenceWrites(ref: SubjectRef, cycleId: string, evidence: Plan['evidence']) {
  if (evidence.length === 0) return undefined
  const rows = [...evidence].sort(by(keyOf))
  const traitIds = [...new Set(rows.map(({ trait_id }) => trait_id))]
  return {
    rows: insertRows(
      trait_evidence,
      rows.map((row) => ({ ...row })),
      { fixed: ownedBy(ref), onConflict: sql`ON CONFLICT DO NOTHING` },
    ),
    sources: addTraitSources(ref, cycleId, traitIds),
  }
}

const keyOf = (row: Plan['evidence'][number]) => `${row.trait_id} ${row.memory_id} ${row.evidence_type}`

/** What happened to traits, for their history. The ids follow from the cycle and the order. */
export const changesOf = (
  cycle_id: string,
  { events }: Pick<Plan, 'events'>,
  actor: Change['actor'] = 'reflection',
): Change[] =>
  events.map(({ trait_id, ...event }, index) => ({
    ...event,
    id: idOf('event', cycle_id, trait_id, event.event, index),
    memory_id: trait_id,
    actor,
    cycle_id,
  }))

/** The scanned memories are reflected in this cycle, and the sessions that they come from at this moment. */
function stamps(ref: SubjectRef, { cycle_id, memories }: RunningCycle, now: Date) {
  const ids = memories.map(({ id }) => id)
  return {
    memories: stampReflected(ref, cycle_id, ids),
    sessions: statement(
      sql`UPDATE conversation_sessions
          SET last_reflected_at = ${moment(now)}
          WHERE subject_id = ${subjectId(ref)}
            AND id IN (
              SELECT session_id
              FROM memory_sources
              WHERE subject_id = ${subjectId(ref)}
                AND memory_id = ANY(${uuids(ids)})
            )`,
    ),
  }
}
