import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { liveAt, saysSame } from '../../../db/sql.ts'
import { expectThat } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { isGuard } from '../errors.ts'
import { type Outcome, outcome } from '../outcome.ts'
import { withinQuota } from '../tenancy/records/room.ts'
import { subjectId, upsertSubject, userSubject } from '../tenancy/records/subjects.ts'
import { contentHash } from '../text/hash.ts'
import { AddMemory, type Memory } from './schemas.ts'
import { contentColumns, expectContentFits } from './table/content.ts'
import { settleDue } from './table/ending/expire.ts'
import { liftTombstones } from './table/ending/tombstones.ts'
import { historyActor } from './table/history.ts'
import { expectNoTrait, type MemoryRecord, memoryRows, shown } from './table/rows.ts'
import { toMemory } from './table/shape.ts'
import { toldRow } from './table/told.ts'
import { insertHistory, insertMemories, noTwin } from './table/writes.ts'

/**
 * Stores a memory as it is told, without a model: permanent and of importance 5 unless given. The same
 * content of the same type on a live memory is a repeat: the stored one comes back, unchanged. One read, one
 * embedding call, one write.
 * @returns `created`, or `repeated` with the stored one
 * @throws CoreError `trait_is_derived`
 * @throws WorkError when the embedder gives no answer
 */
export async function addMemory(
  ctx: Context,
  input: AddMemory,
): Promise<Outcome<'created' | 'repeated', Memory>> {
  const given = AddMemory.parse(input)
  expectNoTrait(given.memory_type)
  expectContentFits(ctx.actor, given.content)
  const now = ctx.clock.now()
  const twin = await readTwin(ctx, given, now)
  if (twin) return outcome('repeated', shown(twin))
  const row = await toRow(ctx, given, now)
  try {
    return outcome('created', await store(ctx, given.user_id, row, now))
  } catch (error) {
    const overtaking = isGuard(error, 'twin') ? await readTwin(ctx, given, now) : undefined
    if (!overtaking) throw error
    return outcome('repeated', shown(overtaking))
  }
}

/** The live memory that says the same already. */
async function readTwin(ctx: Context, given: AddMemory, now: Date): Promise<MemoryRecord | undefined> {
  const rows = memoryRows(
    sql`WHERE memory.subject_id = ${subjectId(userSubject(given.user_id))}
          AND memory.memory_type = ${given.memory_type}
          AND ${saysSame('memory', sql`${contentHash(given.content)}`)}
          AND ${liveAt('memory', now)}`,
  )
  const { twins } = await read(ctx, { twins: rows })
  return twins[0]
}

/** @throws GuardError `twin` when the same was stored since `readTwin` looked */
async function store(
  ctx: Context,
  userId: string,
  row: Awaited<ReturnType<typeof toRow>>,
  now: Date,
): Promise<Memory> {
  const ref = userSubject(userId)
  const memory = toMemory(row, { user_id: userId })
  const created = {
    memory_id: row.id,
    event: 'created',
    new_content: row.content,
    actor: historyActor(ctx.actor),
  } as const
  await write(
    ctx,
    {
      quota: withinQuota(),
      settled: settleDue(ref, row.memory_type, row.content_hash, now),
      alone: expectThat(noTwin(ref, row.memory_type, row.content_hash), 'twin'),
      memory: insertMemories(ref, [row]),
      history: insertHistory(ref, [created], now),
      anew: liftTombstones(subjectId(ref), [contentHash(row.content)]),
    },
    { on: upsertSubject(ref, now), keeps: outcome('created', memory) },
  )
  return memory
}

const toRow = async (ctx: Context, given: AddMemory, now: Date) =>
  toldRow(v4(), given, await contentColumns(ctx, given.user_id, given), now)
