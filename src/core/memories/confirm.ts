import { confirmationSignal } from '../affinity/scoring/change.ts'
import type { Context } from '../context.ts'
import { write } from '../doors.ts'
import { done } from '../outcome.ts'
import { lockSubject, subjectId } from '../tenancy/records/subjects.ts'
import { type Verdict, verdictOf } from './lifecycle/confirmation.ts'
import { expectLive, isLive } from './lifecycle/status.ts'
import { ConfirmMemory, type Memory } from './schemas.ts'
import { decideFor } from './table/conflicts.ts'
import { contentColumns, expectContentFits } from './table/content.ts'
import { historyActor } from './table/history.ts'
import { expectNoTrait, type MemoryRecord, ownerOf, readMemory, shown } from './table/rows.ts'
import { changeMemory, type MemoryChange, withdrawRelations } from './table/writes.ts'

/**
 * Takes the user's answer to "is this so?". Yes: S3_user_confirmed and no longer pending, with other words
 * corrected; no: expired. The answer moves the relationship in the same batch; repeating it changes nothing.
 * @throws CoreError `not_found`, `trait_is_derived`, `conflict` for a memory that has ended
 */
export async function confirmMemory(ctx: Context, input: ConfirmMemory): Promise<Memory> {
  const { id, ...answer } = ConfirmMemory.parse(input)
  expectContentFits(ctx.actor, 'content' in answer ? answer.content : undefined)
  const read = await readMemory(ctx, id)
  expectNoTrait(read.memory_type)
  const verdict = verdictOf(read, answer)
  if (verdict.kind === 'repeated') return confirmedAgain(ctx, read)
  expectLive(read, ctx.clock.now())
  const change = await changeOf(ctx, read, verdict)
  return shown(await changeMemory(ctx, read, change))
}

const DAY = 86_400_000

/**
 * The same answer sends no signal. A yes decides what has been disputed since, and on another day it says
 * anew that it is so.
 */
async function confirmedAgain(ctx: Context, read: MemoryRecord): Promise<Memory> {
  const now = ctx.clock.now()
  if (!read.confirmation || !isLive(read, now)) return shown(read)
  const actor = historyActor(ctx.actor)
  const decided = decideFor(subjectId(ownerOf(read)), read.id, actor, now)
  if (read.verified_at && now.getTime() - read.verified_at.getTime() < DAY) {
    await write(ctx, { decided }, { on: lockSubject(ownerOf(read)), keeps: done(shown(read)) })
    return shown(read)
  }
  const history = { event: 'confirmed', old_content: read.content, new_content: read.content, actor } as const
  return shown(await changeMemory(ctx, read, { set: { verified_at: now }, history, also: [decided] }))
}

async function changeOf(
  ctx: Context,
  read: MemoryRecord,
  verdict: Exclude<Verdict, { kind: 'repeated' }>,
): Promise<MemoryChange> {
  const actor = historyActor(ctx.actor)
  const signal = confirmationSignal(ownerOf(read), verdict.signal, ctx.clock.now())
  if (verdict.kind === 'denied') {
    return {
      set: { expired_at: ctx.clock.now(), confirmation: false },
      history: { event: 'denied', old_content: read.content, actor },
      also: [withdrawRelations(ownerOf(read), read.id), signal],
    }
  }
  const corrected = verdict.kind === 'corrected' ? await contentColumns(ctx, verdict.content) : {}
  return {
    quota: true,
    set: {
      ...corrected,
      evidence_level: 'S3_user_confirmed',
      requires_confirmation: false,
      confirmation: true,
      verified_at: ctx.clock.now(),
    },
    history: {
      event: 'confirmed',
      old_content: read.content,
      new_content: verdict.kind === 'corrected' ? verdict.content : read.content,
      detail: { version: read.version, evidence_level: [read.evidence_level, 'S3_user_confirmed'] },
      actor,
    },
    also: [decideFor(subjectId(ownerOf(read)), read.id, actor, ctx.clock.now()), signal],
  }
}
