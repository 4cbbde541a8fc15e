import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { uuid } from '../../../db/sql.ts'
import type { Statement } from '../../../db/statements.ts'
import { confirmationSignal } from '../affinity/scoring/change.ts'
import type { Context } from '../context.ts'
import { type Named, read, write } from '../doors.ts'
import { type Verdict, verdictOf } from '../memories/lifecycle/confirmation.ts'
import { expectLive, isLive } from '../memories/lifecycle/status.ts'
import { ConfirmMemory, type Memory } from '../memories/schemas.ts'
import { contentColumns, expectContentFits } from '../memories/table/content.ts'
import { decideFor } from '../memories/table/ending/conflicts.ts'
import { withdrawRelations } from '../memories/table/ending/withdraw-relations.ts'
import { historyActor } from '../memories/table/history.ts'
import {
  expectNoTrait,
  found,
  type MemoryRecord,
  memoryById,
  ownerOf,
  shown,
  subjectOfMemory,
} from '../memories/table/rows.ts'
import { changeMemory, type MemoryChange } from '../memories/table/writes.ts'
import { done } from '../outcome.ts'
import { freshly } from '../reflection/withdrawal/freshly.ts'
import { isEvidence, type LifeRows, lifeRows } from '../reflection/withdrawal/life-rows.ts'
import { withdrawn } from '../reflection/withdrawal/recompute.ts'
import { withdrawalWrites } from '../reflection/withdrawal/writes.ts'
import { lockSubject, subjectId } from '../tenancy/records/subjects.ts'

/**
 * Takes the user's answer to "is this so?". Yes: S3_user_confirmed and no longer pending, with other words
 * corrected; no: expired. What was never so takes its evidence along: the traits that rested on it stand as
 * if it had never been said. The answer moves the relationship in the same batch; repeating it changes
 * nothing.
 * @throws CoreError `not_found`, `trait_is_derived`, `conflict` for a memory that has ended
 */
export const confirmMemory = (ctx: Context, input: ConfirmMemory): Promise<Memory> =>
  freshly(() => confirmOnce(ctx, ConfirmMemory.parse(input)))

async function confirmOnce(ctx: Context, { id, ...answer }: ConfirmMemory): Promise<Memory> {
  expectContentFits(ctx.actor, answer.content)
  const subject = subjectOfMemory(ctx.actor, id)
  const { rows, life } = await read(ctx, {
    rows: memoryById(ctx.actor, id),
    life: lifeRows(subject, isEvidence(subject, [id])),
  })
  const memory = found(rows, id)
  expectNoTrait(memory.memory_type)
  const verdict = verdictOf(memory, answer)
  if (verdict.kind === 'repeated') return confirmedAgain(ctx, memory)
  expectLive(memory, ctx.clock.now())
  return shown(await changeMemory(ctx, memory, await changeOf(ctx, memory, verdict, life)))
}

const DAY_MS = 86_400_000

/**
 * The same answer sends no signal. A yes decides what has been disputed since, and on another day it says
 * anew that it is so.
 */
async function confirmedAgain(ctx: Context, memory: MemoryRecord): Promise<Memory> {
  const now = ctx.clock.now()
  if (!memory.confirmation || !isLive(memory, now)) return shown(memory)
  const actor = historyActor(ctx.actor)
  const decided = decideFor(subjectId(ownerOf(memory)), memory.id, actor, now)
  if (memory.verified_at && now.getTime() - memory.verified_at.getTime() < DAY_MS) {
    await write(ctx, { decided }, { on: lockSubject(ownerOf(memory)), keeps: done(shown(memory)) })
    return shown(memory)
  }
  const said = { old_content: memory.content, new_content: memory.content, actor }
  const history = { event: 'confirmed', ...said } as const
  return shown(await changeMemory(ctx, memory, { set: { verified_at: now }, history, also: [decided] }))
}

type Answered = Exclude<Verdict, { kind: 'repeated' }>

/** What an answer does besides to the memory: to the relationship, and to what rests on the memory. */
interface Consequences extends Named {
  readonly signal: Statement
  readonly evidence: Named
}

async function changeOf(
  ctx: Context,
  memory: MemoryRecord,
  verdict: Answered,
  life: LifeRows,
): Promise<MemoryChange> {
  const now = ctx.clock.now()
  const ref = ownerOf(memory)
  const withdrawal = withdrawn(life, { id: v4(), memory_ids: [memory.id] }, now)
  const also = {
    signal: confirmationSignal(ref, verdict.signal, now),
    evidence: withdrawalWrites(ref, withdrawal, now),
  }
  return verdict.kind === 'denied' ? denial(ctx, memory, also) : confirmation(ctx, memory, verdict, also)
}

function denial(ctx: Context, memory: MemoryRecord, also: Consequences): MemoryChange {
  const relations = withdrawRelations(subjectId(ownerOf(memory)), sql`SELECT ${uuid(memory.id)} AS id`)
  return {
    set: { expired_at: ctx.clock.now(), confirmation: false },
    history: { event: 'denied', old_content: memory.content, actor: historyActor(ctx.actor) },
    also: { relations, ...also },
  }
}

async function confirmation(
  ctx: Context,
  memory: MemoryRecord,
  verdict: Exclude<Answered, { kind: 'denied' }>,
  { signal, evidence }: Consequences,
): Promise<MemoryChange> {
  const actor = historyActor(ctx.actor)
  const now = ctx.clock.now()
  const isCorrected = verdict.kind === 'corrected'
  // what the old words supported is theirs; the new ones have yet to be looked at
  const corrected = isCorrected
    ? {
        ...(await contentColumns(ctx, memory.user_id, { ...memory, content: verdict.content })),
        reflected_in: null,
      }
    : {}
  return {
    quota: true,
    set: {
      ...corrected,
      evidence_level: 'S3_user_confirmed',
      requires_confirmation: false,
      confirmation: true,
      verified_at: now,
    },
    history: {
      event: 'confirmed',
      old_content: memory.content,
      new_content: isCorrected ? verdict.content : memory.content,
      detail: { version: memory.version, evidence_level: [memory.evidence_level, 'S3_user_confirmed'] },
      actor,
    },
    also: {
      decided: decideFor(subjectId(ownerOf(memory)), memory.id, actor, now),
      signal,
      evidence: isCorrected ? evidence : undefined,
    },
  }
}
