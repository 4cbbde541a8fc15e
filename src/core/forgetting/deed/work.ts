import type { SQL } from 'drizzle-orm'
import { v4 } from 'uuid'
import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { readPolicy, toPolicy } from '../../tenancy/policy/rows.ts'
import { subjectId, userSubject } from '../../tenancy/records/subjects.ts'
import { decide } from '../deciding/decide.ts'
import type { Decision } from '../deciding/decision.ts'
import { readSeen, type Target } from '../reading/rows.ts'
import type { Seen } from '../reading/seen.ts'
import type { ErasureKind } from '../schemas.ts'
import { readTraits, type Withdrawal, withdrawal } from './traits.ts'

/** A deletion as it is asked for. */
export interface Deletion {
  readonly user_id: string
  readonly kind: ErasureKind
  readonly memory_ids: readonly string[]
  /** A condition on `turns AS turn`: turns that are meant themselves. */
  readonly turns?: SQL
  readonly keep_turns?: boolean
  /** The bytes go at once. */
  readonly now?: boolean
  /** Of a plan: what has changed since. */
  readonly skipped?: readonly string[]
}

/** A deletion that is thought through: what it does, by which dry run and deed are the same. */
export interface Thought {
  readonly deletion: Deletion
  readonly receipt: string
  readonly at: Date
  readonly target: Target
  readonly seen: Seen
  readonly print: string
  readonly decision: Decision
  readonly traits: Withdrawal
  /** Null: nothing is kept for a restore. */
  readonly restorable_until: Date | null
}

const DAY_MS = 86_400_000

/** Reads all that goes with these memories and turns, and decides. One round trip. */
export async function think(ctx: Context, deletion: Deletion): Promise<Thought> {
  const at = ctx.clock.now()
  const receipt = v4()
  const subject = subjectId(userSubject(deletion.user_id))
  const target = { subject, memory_ids: deletion.memory_ids, turns: deletion.turns }
  const found = await read(ctx, {
    seen: readSeen(target, at),
    policy: readPolicy(),
    traits: readTraits(subject),
  })
  const { data: seen, print } = found.seen[0]!
  const asked = { receipt, memory_ids: deletion.memory_ids, keep_turns: deletion.keep_turns ?? false }
  const decision = decide(seen, asked)
  const traits = withdrawal(found.traits, decision.memories, receipt, at)
  const days = toPolicy(found.policy).forget_grace_days
  const isKept = !deletion.now && days > 0 && decision.memories.length > 0
  const restorable_until = isKept ? new Date(at.getTime() + days * DAY_MS) : null
  return { deletion, receipt, at, target, seen, print, decision, traits, restorable_until }
}
