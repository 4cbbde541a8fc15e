import { type SQL, sql } from 'drizzle-orm'
import { memories, trait_evidence } from '../../../../db/schema/memory.ts'
import { expectThat, insertRows, type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import type { Change } from '../../memories/table/history.ts'
import { insertHistory, ownedBy } from '../../memories/table/writes.ts'
import { lockSubject, type SubjectRef, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { idOf } from '../../text/hash.ts'
import { toLexemes } from '../../text/tokens.ts'
import type { Trait } from '../../traits/belief/trait.ts'
import type { Plan } from '../plan/types.ts'
import { at, isActiveTrait } from '../triggers/due.ts'
import type { ClaimedCycle } from './claim.ts'

/** How a cycle ended, beside its plan. */
export interface Outcome {
  readonly model_calls: number
  readonly error: string | null
  readonly completed_at: Date
}

/**
 * The whole plan as one batch: cycle row, traits, evidence, sources, history and stamps. Refused as `in_progress` when the lease is lost,
 * as `version_conflict` when the traits are not those that the plan was made from.
 */
export function writePlan(
  ctx: Context,
  cycle: ClaimedCycle,
  read: readonly Trait[],
  plan: Plan,
  outcome: Outcome,
): Statement[] {
  const ref = userSubject(cycle.user_id)
  const subject = subjectId(ref)
  return [
    lockSubject(ref),
    expectLease(subject, cycle.cycle_id),
    expectTraits(subject, read),
    completeCycle(subject, cycle, plan, outcome),
    ...writeTraits(ctx, ref, cycle, plan),
    ...writeEvidence(ref, cycle, plan),
    ...stamp(subject, cycle, outcome.completed_at),
    endLease(
      subject,
      sql`last_reflected_at = ${at(outcome.completed_at)}, reflect_failures = 0, reflect_retry_at = NULL`,
    ),
  ]
}

export function expectLease(subject: SQL, cycleId: string): Statement {
  return expectThat(
    sql`EXISTS (SELECT FROM subjects WHERE id = ${subject} AND reflect_lease_id = ${cycleId}::uuid)`,
    'in_progress',
    'Another reflection has taken over.',
  )
}

export function endLease(subject: SQL, set: SQL): Statement {
  return statement(
    sql`UPDATE subjects SET reflect_lease_until = NULL, reflect_lease_id = NULL, ${set} WHERE id = ${subject}`,
  )
}

function expectTraits(subject: SQL, traits: readonly Trait[]): Statement {
  const versions = JSON.stringify(traits.map(({ id, version }) => ({ id, version })))
  return expectThat(
    sql`(SELECT count(*) = ${traits.length}::int AND count(v.id) = ${traits.length}::int FROM memories m
         LEFT JOIN json_to_recordset(${versions}::json) AS v(id uuid, version int) ON v.id = m.id AND v.version = m.version
         WHERE m.subject_id = ${subject} AND ${isActiveTrait})`,
    'version_conflict',
    'Traits were changed meanwhile.',
  )
}

function completeCycle(
  subject: SQL,
  { cycle_id, memories: scanned }: ClaimedCycle,
  plan: Plan,
  outcome: Outcome,
): Statement {
  const { traits_created, traits_reinforced, traits_updated, traits_dissolved } = plan.counts
  return statement(
    sql`UPDATE reflection_cycles SET status = 'completed', memories_scanned = ${scanned.length}::int,
          traits_created = ${traits_created}::int, traits_reinforced = ${traits_reinforced}::int,
          traits_updated = ${traits_updated}::int, traits_dissolved = ${traits_dissolved}::int,
          rejected = ${JSON.stringify(plan.rejected)}::jsonb, model_calls = ${outcome.model_calls}::int,
          error = ${outcome.error}::text, completed_at = ${at(outcome.completed_at)}
        WHERE subject_id = ${subject} AND id = ${cycle_id}::uuid`,
  )
}

const byId = (left: { readonly id: string }, right: { readonly id: string }) => (left.id < right.id ? -1 : 1)

/** Ends first, so that what is dissolved and born again in one cycle never stands in its own way in the index on live content. */
function writeTraits(
  ctx: Context,
  ref: SubjectRef,
  cycle: ClaimedCycle,
  { created, updated, events }: Plan,
): Statement[] {
  const changed = new Set(events.map(({ trait_id }) => trait_id))
  const rewritten = new Set(
    events.filter(({ event }) => event === 'modified').map(({ trait_id }) => trait_id),
  )
  const ended = updated.filter(({ stage }) => stage === 'dissolved')
  const kept = updated.filter(({ stage }) => stage !== 'dissolved')
  const update = (traits: readonly Trait[]) =>
    traits.length > 0 ? [updateTraits(subjectId(ref), traits, changed, cycle.now)] : []
  const words = kept
    .filter(({ id }) => rewritten.has(id))
    .map((trait) => updateWords(ctx, subjectId(ref), trait))
  return [
    ...update(ended),
    ...update(kept),
    ...words,
    ...(created.length > 0 ? [insertTraits(ctx, ref, created)] : []),
  ]
}

const traitColumns = (trait: Trait) => ({
  id: trait.id,
  trait_stage: trait.stage,
  trait_confidence: trait.confidence,
  trait_confidence_at: trait.confidence_at,
  trait_parent_id: trait.parent_id,
  trait_reinforcement_count: trait.reinforcement_count,
  trait_contradiction_count: trait.contradiction_count,
  trait_last_reinforced: trait.last_reinforced,
  trait_window_start: trait.window_start,
  trait_window_end: trait.window_end,
})

/** Fading alone is no new version: it is what the clock does to every trait. */
function updateTraits(
  subject: SQL,
  traits: readonly Trait[],
  changed: ReadonlySet<string>,
  now: Date,
): Statement {
  const rows = traits
    .map((trait) => ({ ...traitColumns(trait), is_changed: changed.has(trait.id) }))
    .sort(byId)
  return statement(
    sql`UPDATE memories m SET trait_stage = r.trait_stage, trait_confidence = r.trait_confidence, trait_confidence_at = r.trait_confidence_at,
          trait_parent_id = r.trait_parent_id, trait_reinforcement_count = r.trait_reinforcement_count,
          trait_contradiction_count = r.trait_contradiction_count, trait_last_reinforced = r.trait_last_reinforced,
          trait_window_start = r.trait_window_start, trait_window_end = r.trait_window_end,
          expired_at = CASE WHEN r.trait_stage = 'dissolved' THEN ${at(now)} ELSE m.expired_at END,
          version = m.version + r.is_changed::int, updated_at = CASE WHEN r.is_changed THEN ${at(now)} ELSE m.updated_at END
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(id uuid, trait_stage text, trait_confidence float8,
          trait_confidence_at timestamptz, trait_parent_id uuid, trait_reinforcement_count int, trait_contradiction_count int,
          trait_last_reinforced timestamptz, trait_window_start timestamptz, trait_window_end timestamptz, is_changed boolean)
        WHERE m.subject_id = ${subject} AND m.id = r.id`,
  )
}

const wordColumns = (ctx: Context, trait: Trait) => ({
  content: trait.content,
  content_hash: trait.content_hash,
  embedding: trait.vector,
  embedding_model: ctx.embedder.model,
  ...toLexemes(trait.content),
})

function updateWords(ctx: Context, subject: SQL, trait: Trait): Statement {
  const { content, content_hash, embedding, embedding_model, lexemes, length } = wordColumns(ctx, trait)
  return statement(
    sql`UPDATE memories SET content = ${content}, content_hash = ${content_hash}, embedding = ${embedding && JSON.stringify(embedding)}::halfvec,
          embedding_next = NULL, embedding_model = ${embedding_model}, lexemes = ${lexemes}::tsvector, length = ${length}::int
        WHERE subject_id = ${subject} AND id = ${trait.id}::uuid`,
  )
}

function insertTraits(ctx: Context, ref: SubjectRef, traits: readonly Trait[]): Statement {
  const rows = traits.map((trait) => ({
    ...traitColumns(trait),
    ...wordColumns(ctx, trait),
    memory_type: 'trait',
    trait_subtype: trait.subtype,
    trait_context: trait.context,
    trait_first_observed: trait.first_observed,
    trait_derived_from: 'reflection',
    created_at: trait.created_at,
    updated_at: trait.created_at,
  }))
  return insertRows(memories, rows.sort(byId), {
    fixed: ownedBy(ref),
    onConflict: sql`ON CONFLICT (subject_id, id) DO NOTHING`,
  })
}

/** Evidence, the sessions that it comes from as the trait's sources, and what happened. */
function writeEvidence(
  ref: SubjectRef,
  { cycle_id, now }: ClaimedCycle,
  { evidence, events }: Plan,
): Statement[] {
  const changes: Change[] = events.map(({ trait_id, ...event }, place) => ({
    ...event,
    id: idOf('event', cycle_id, trait_id, event.event, place),
    memory_id: trait_id,
    actor: 'reflection',
    cycle_id,
  }))
  const history = changes.length > 0 ? [insertHistory(ref, changes, now)] : []
  if (evidence.length === 0) return history
  const rows = [...evidence].sort((left, right) => (key(left) < key(right) ? -1 : 1))
  const traitIds = [...new Set(rows.map(({ trait_id }) => trait_id))]
  return [
    insertRows(
      trait_evidence,
      rows.map((row) => ({ ...row })),
      { fixed: ownedBy(ref), onConflict: sql`ON CONFLICT DO NOTHING` },
    ),
    addSources(subjectId(ref), cycle_id, traitIds),
    ...history,
  ]
}

const key = (row: Plan['evidence'][number]) => `${row.trait_id} ${row.memory_id} ${row.evidence_type}`
const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

function addSources(subject: SQL, cycleId: string, traitIds: readonly string[]): Statement {
  return statement(
    sql`INSERT INTO memory_sources (tenant_id, subject_id, memory_id, session_id)
        SELECT DISTINCT e.tenant_id, e.subject_id, e.trait_id, o.session_id
        FROM trait_evidence e JOIN memory_sources o ON o.subject_id = e.subject_id AND o.memory_id = e.memory_id
        WHERE e.subject_id = ${subject} AND e.trait_id = ANY(${uuids(traitIds)}) AND e.cycle_id = ${cycleId}::uuid AND e.evidence_type = 'supporting'
        ON CONFLICT DO NOTHING`,
  )
}

/** Step 9. The scanned memories and the sessions that they come from. */
function stamp(subject: SQL, { cycle_id, memories: scanned }: ClaimedCycle, now: Date): Statement[] {
  if (scanned.length === 0) return []
  const ids = uuids(scanned.map(({ id }) => id))
  return [
    statement(
      sql`UPDATE memories SET reflected_in = ${cycle_id}::uuid WHERE subject_id = ${subject} AND id = ANY(${ids}) AND reflected_in IS NULL`,
    ),
    statement(
      sql`UPDATE conversation_sessions SET last_reflected_at = ${at(now)} WHERE subject_id = ${subject} AND id IN (
            SELECT session_id FROM memory_sources WHERE subject_id = ${subject} AND memory_id = ANY(${ids}))`,
    ),
  ]
}
