import { sql } from 'drizzle-orm'
import { uuid } from '../../../db/sql.ts'
import { type Statement, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { isLive } from '../memories/lifecycle/status.ts'
import { type Memory, MemoryId } from '../memories/schemas.ts'
import { historyActor } from '../memories/table/history.ts'
import { rewordNotes } from '../memories/table/husks.ts'
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
 * Brings a forgotten memory back, with its words, turns, relations and names, as if it had never gone. What is
 * live stays as it is.
 * @throws CoreError `not_found`, also once its bytes are gone; `conflict` for what ended in another way or was
 *   said again meanwhile
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

async function tryOnce(ctx: Context, found: MemoryRecord): Promise<boolean> {
  const now = ctx.clock.now()
  const ref = ownerOf(found)
  const subject = subjectId(ref)
  const receipts = await read(ctx, { receipts: receiptOf(found.id) })
  const receipt = receipts.receipts[0]?.forgotten_by
  if (!receipt) return false
  const part = { receipt, memory_id: found.id }
  const { hidden, husks, life } = await read(ctx, {
    hidden: hiddenTurns(subject, part),
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
  const back = rewritten.filter(({ was_gone }) => was_gone).map(({ id }) => id)
  const restoring: Restoring = {
    ...{ subject, receipt, now },
    ids: [found.id, ...back, ...husks.map(({ id }) => id)],
    turns: turns.map(({ id }) => id),
  }
  try {
    await write(
      ctx,
      {
        same: [expectHidden(subject, part, hidden), ...expectRestorable(restoring, found.id)],
        memories: putBackMemories(restoring, historyActor(ctx.actor)),
        traits: withdrawalWrites(ref, traits, now),
        notes: left.notes.length > 0 ? rewordNotes({ subject, now }, left.notes, false) : undefined,
        whole: putBackTurns(
          subject,
          turns.filter(({ hidden: parts }) => parts.length === 0).map(({ id }) => id),
        ),
        parts: hideTurns(
          subject,
          [...left.turns, ...turns.filter(({ text }) => text === null).map(withoutVector)],
          { receipt, now },
        ),
        sources: putBackSources(restoring),
        graph: putBackGraph(restoring),
        finished: finishRestore(restoring),
      },
      { on: lockSubject(ref) },
    )
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}

/** Something of it is still hidden, and something is not. */
const isPartial = ({ text, hidden }: RestoredTurn): boolean => text !== null && hidden.length > 0
const withoutVector = (turn: RestoredTurn) => ({ ...turn, embedding: null, embedding_model: null })

const receiptOf = (id: string): Statement<{ forgotten_by: string | null }[]> =>
  statement(sql`SELECT forgotten_by FROM memories WHERE id = ${uuid(id)} AND forgotten_at IS NOT NULL`)
