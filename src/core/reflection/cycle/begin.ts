import { type SQL, sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { tenant } from '../../../../db/sql.ts'
import { type Statement, statement } from '../../../../db/statements.ts'
import type { Context } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { personName } from '../../graph/walk/person-name.ts'
import { type Spending, spentToday } from '../../models/calls.ts'
import { lockSubject, subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { normalise } from '../../text/normalise.ts'
import { type SensitiveCategory, sensitiveKinds } from '../../text/reading/sensitive.ts'
import {
  activeTraitRows,
  evidenceRows,
  refusedTraits,
  toEvidence,
  toTrait,
} from '../../traits/belief/rows.ts'
import { fromHalfvec } from '../../traits/belief/vectors.ts'
import type { Found } from '../plan/types.ts'
import type { NotTriggered } from '../schemas.ts'
import { decide, type Occasion, type Triggered } from '../triggers/decide.ts'
import { type SubjectState, stateOf } from '../triggers/rows.ts'
import { earlierMemories, supportingWords } from './earlier.ts'
import { abandonOthers, type Lease, leasedSubject, takeLease } from './lease.ts'
import { disputedWords, hasNews, type ScannedRow, scan, stillSaid, type WordsRow } from './rows.ts'

/** A cycle that this call runs: nobody else writes the subject's traits until it ends or its lease does. */
export interface RunningCycle extends Found {
  readonly user_id: string
  readonly triggered: Triggered
  /** Failures in a row before this cycle. */
  readonly failures: number
  readonly unreflected: number
  readonly memories: readonly ScannedRow[]
  readonly earlier: readonly ScannedRow[]
  /** By trait: the latest of what supports it. */
  readonly supporting: ReadonlyMap<string, readonly string[]>
  /** What the person is called. */
  readonly person: string | null
  /** It asks the memories before it proposes. */
  readonly isDeep: boolean
  readonly words: readonly WordsRow[]
  readonly spending: readonly Spending[]
}

export type Beginning =
  | { readonly cycle: RunningCycle }
  | { readonly reason: NotTriggered; readonly unreflected: number }

/** Three tasks with a repair each, two embeddings and the questions' own, and the batches. */
const CALLS_IN_A_LEASE = 10
const LEASE_SPARE_MS = 30_000

/** Takes the subject's lease if a trigger holds, and reads all that the cycle works with: one round trip. */
export async function beginCycle(ctx: Context, user_id: string, occasion: Occasion): Promise<Beginning> {
  const now = ctx.clock.now()
  const cycle_id = v4()
  const ref = userSubject(user_id)
  const until = new Date(now.getTime() + CALLS_IN_A_LEASE * ctx.limits.model_timeout_ms + LEASE_SPARE_MS)
  const lease = { cycle_id, occasion, now, until }
  const found = await write(ctx, leaseAndRead(ctx, user_id, lease), { on: lockSubject(ref) })
  const [state] = found.state
  if (!state) return { reason: 'nothing_new', unreflected: 0 }
  const { failures, unreflected } = state
  const decision = decide(state, occasion, now)
  if ('reason' in decision) return { reason: decision.reason, unreflected }
  const { triggered } = decision
  const { words, spending } = found
  const speaker = found.speaker[0]?.name ?? null
  const person = found.person[0]?.name ?? speaker
  const own = ofThePerson([person, user_id, speaker])
  const memories = found.memories.map(own)
  const earlier = found.earlier.map(own)
  const traits = found.traits.map(toTrait)
  const evidence = toEvidence(found.evidence)
  const refused = found.refused.map(({ content_hash, vector }) => {
    return { content_hash, vector: vector === null ? null : fromHalfvec(vector) }
  })
  const never_infer = found.policy[0]?.never_infer ?? [...sensitiveKinds]
  const isDeep = found.policy[0]?.reflection_depth === 'deep'
  const supporting = new Map(
    Array.from(
      Map.groupBy(found.supporting, ({ trait_id }) => trait_id),
      ([id, some]) => [id, some.map(({ content }) => content)],
    ),
  )
  const read = { isDeep, memories, earlier, supporting, person, words, spending }
  const rows = { ...read, traits, evidence, refused, never_infer }
  return { cycle: { user_id, cycle_id, now, triggered, failures, unreflected, ...rows } }
}

/** What the tenant's policy says of it; nothing where it says nothing. */
const neverInferred = statement<{ never_infer: SensitiveCategory[] | null; reflection_depth: string | null }>(
  sql`SELECT policy -> 'never_infer' AS never_infer, policy ->> 'reflection_depth' AS reflection_depth
      FROM policies
      WHERE tenant_id = ${tenant}`,
)

/** What is about the person by one of their names is about nobody else. */
function ofThePerson(names: readonly (string | null | undefined)[]) {
  const own = new Set(names.flatMap((name) => (name ? [normalise(name)] : [])))
  return (row: ScannedRow): ScannedRow =>
    row.about && own.has(normalise(row.about)) ? { ...row, about: null } : row
}

/** Who speaks and is called as the user's id, else the one who speaks in all turns that name their speaker. */
const theSpeaker = (subject: SQL, user_id: string): Statement<{ readonly name: string | null }[]> =>
  statement(
    sql`SELECT coalesce(
            max(turn.name) FILTER (WHERE lower(turn.name) = lower(${user_id}::text)),
            CASE WHEN min(lower(turn.name)) = max(lower(turn.name)) THEN max(turn.name) END) AS name
        FROM turns AS turn
        WHERE turn.subject_id = ${subject}
          AND turn.role = 'user'
          AND turn.name IS NOT NULL`,
  )

/** What is read after the lease finds rows only if the lease was taken. */
function leaseAndRead(ctx: Context, user_id: string, lease: Lease) {
  const { cycle_id, now } = lease
  const subject = subjectId(userSubject(user_id))
  const leased = leasedSubject(subject, cycle_id)
  return {
    state: statement<SubjectState & { failures: number }>(stateOf(subject, now)),
    lease: takeLease(subject, lease),
    abandoned: abandonOthers(leased, cycle_id, now),
    memories: scan(leased, now),
    earlier: earlierMemories(leased, now, ctx.models.offline),
    supporting: supportingWords(leased, hasNews(leased, now)),
    person: statement<{ readonly name: string }>(personName(leased)),
    speaker: theSpeaker(leased, user_id),
    traits: activeTraitRows(leased, hasNews(leased, now)),
    evidence: evidenceRows(leased),
    refused: refusedTraits(leased, hasNews(leased, now)),
    policy: neverInferred,
    words: disputedWords(leased),
    spending: spentToday(ctx),
  }
}

/**
 * The cycle with memories, traits and evidence as they are now, when they changed while the models were
 * thinking.
 */
export async function readAgain(ctx: Context, cycle: RunningCycle): Promise<RunningCycle> {
  const subject = subjectId(userSubject(cycle.user_id))
  const { said, traits, evidence } = await read(ctx, {
    said: stillSaid(subject, [...cycle.memories, ...cycle.earlier]),
    traits: activeTraitRows(subject, sql`true`),
    evidence: evidenceRows(subject),
  })
  const ids = new Set(said.map(({ id }) => id))
  const memories = cycle.memories.filter(({ id }) => ids.has(id))
  const earlier = cycle.earlier.filter(({ id }) => ids.has(id))
  return { ...cycle, memories, earlier, traits: traits.map(toTrait), evidence: toEvidence(evidence) }
}
