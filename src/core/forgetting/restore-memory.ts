import { sql } from 'drizzle-orm'
import { uuid } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { isLive } from '../memories/lifecycle/status.ts'
import { type Memory, MemoryId } from '../memories/schemas.ts'
import { rewordNotes } from '../memories/table/ending/husks.ts'
import { historyActor } from '../memories/table/history.ts'
import { type MemoryRecord, ownerOf, readMemory, shown } from '../memories/table/rows.ts'
import { lifeRows } from '../reflection/withdrawal/life-rows.ts'
import { restored } from '../reflection/withdrawal/recompute.ts'
import { withdrawalWrites } from '../reflection/withdrawal/writes.ts'
import { lockSubject, subjectId } from '../tenancy/records/subjects.ts'
import { isOvertaken } from './deed/carry-out.ts'
import { embedLeft } from './deed/statements.ts'
import { husksOn } from './deed/traits.ts'
import { expectHidden, hiddenTurns, notesOf } from './reading/hidden.ts'
import { type RestoredTurn, restoredNote, restoredTurn } from './restoring/decide.ts'
import {
  expectRestorable,
  finishRestore,
  putBackGraph,
  putBackMemories,
  putBackSources,
  type Restoring,
} from './restoring/rows.ts'
import { hideTurns, putBackTurns } from './writing/turns.ts'

const TRIES = 5

/**
 * Brings a forgotten memory back, with its words, turns, relations and names, as if it had never gone. What
 * is live stays as it is.
 * @throws CoreError `not_found`, also once its bytes are gone; `conflict` for what ended in another way or
 *   was said again meanwhile
 */
export async function restoreMemory(ctx: Context, input: MemoryId): Promise<Memory> {
  const { id } = MemoryId.parse(input)
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const found = await readMemory(ctx, id)
    if (isLive(found, ctx.clock.now())) return shown(found)
    if (found.forgotten_at === null)
      throw new CoreError('conflict', `Memory ${id} has ended, but it is not forgotten.`)
    if (await tryOnce(ctx, found)) {
      return shown(await readMemory(ctx, id))
    }
  }
  throw new CoreError('in_progress', 'It is changed all the time: try again.', { retryAfter: 1 })
}

/** Whether it is back; false when something was changed meanwhile. */
async function tryOnce(ctx: Context, found: MemoryRecord): Promise<boolean> {
  const { receipts } = await read(ctx, { receipts: receiptOf(found.id) })
  const receipt = receipts[0]?.forgotten_by
  if (!receipt) return false
  const back = await comingBack(ctx, found, receipt)
  try {
    await write(ctx, writesOf(ctx, found, back), { on: lockSubject(ownerOf(found)) })
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}

type ComingBack = Awaited<ReturnType<typeof comingBack>>

/** All that comes back with a memory, as things stand now. */
async function comingBack(ctx: Context, found: MemoryRecord, receipt: string) {
  const subject = subjectId(ownerOf(found))
  const { hidden, husks, life } = await read(ctx, {
    hidden: hiddenTurns(subject, { receipt, memory_id: found.id }),
    husks: husksOn(subject, [found.id]),
    life: lifeRows(subject),
  })
  const isTrait = found.memory_type === 'trait'
  const traits = restored(life, {
    id: receipt,
    memory_ids: isTrait ? [] : [found.id],
    trait_ids: [...(isTrait ? [found.id] : []), ...husks.map(({ id }) => id)],
  })
  const { notes } = await read(ctx, { notes: notesOf(subject, hidden) })
  const turns = hidden.flatMap((turn) => restoredTurn(turn, receipt, found.id) ?? [])
  const rewritten = notes.flatMap((note) =>
    note.id === found.id ? [] : (restoredNote(note, turns, receipt) ?? []),
  )
  const left = await embedLeft(ctx, { turns: turns.filter(isPartial), notes: rewritten })
  const revived = rewritten.filter(({ was_gone }) => was_gone).map(({ id }) => id)
  return {
    receipt,
    hidden,
    traits,
    turns,
    left,
    memory_ids: [found.id, ...revived, ...husks.map(({ id }) => id)],
  }
}

function writesOf(ctx: Context, found: MemoryRecord, back: ComingBack) {
  const now = ctx.clock.now()
  const ref = ownerOf(found)
  const subject = subjectId(ref)
  const { receipt, hidden, traits, turns, left } = back
  const restoring: Restoring = {
    subject,
    receipt,
    now,
    ids: back.memory_ids,
    turns: turns.map(({ id }) => id),
  }
  const whole = turns.filter(({ hidden: parts }) => parts.length === 0).map(({ id }) => id)
  const wordless = turns.filter(({ text }) => text === null).map(withoutVector)
  return {
    same: [
      expectHidden(subject, { receipt, memory_id: found.id }, hidden),
      ...expectRestorable(restoring, found.id),
    ],
    memories: putBackMemories(restoring, historyActor(ctx.actor)),
    traits: withdrawalWrites(ref, traits, now),
    notes: left.notes.length > 0 ? rewordNotes({ subject, now }, left.notes, false) : undefined,
    whole: putBackTurns(subject, whole),
    parts: hideTurns(subject, [...left.turns, ...wordless], { receipt, now }),
    sources: putBackSources(restoring),
    graph: putBackGraph(restoring),
    finished: finishRestore(restoring),
  }
}

/** Something of it is still hidden, and something is not. */
const isPartial = ({ text, hidden }: RestoredTurn): boolean => text !== null && hidden.length > 0
const withoutVector = (turn: RestoredTurn) => ({ ...turn, embedding: null, embedding_model: null })

const receiptOf = (id: string): Statement<{ forgotten_by: string | null }[]> =>
  statement(sql`SELECT forgotten_by FROM memories WHERE id = ${uuid(id)} AND forgotten_at IS NOT NULL`)
