import { sql } from 'drizzle-orm'
import { expectThat, statement } from '../../../db/statements.ts'
import type { Context } from '../context.ts'
import { CoreError } from '../errors.ts'
import { batchWithCalls } from '../models/calls.ts'
import { remember } from '../tenancy/records/idempotency.ts'
import { subjectId } from '../tenancy/records/subjects.ts'
import { citation, expectUuid } from './claims/ids.ts'
import { storedContent } from './claims/protocol.ts'
import { bankSubject, type ItemRow, itemsById, storedClaims } from './claims/rows.ts'
import { changeStatements, editActor, type ItemChange } from './claims/write.ts'
import { type DeltaChange, type DeltaRow, deltaById, itemsOf } from './learning/deltas.ts'
import { DeltaRef, type RolledBack } from './schemas.ts'

/**
 * Gives every item that a learning touched the content and status it had before; added ones are archived. The run stays learned.
 * A second rollback changes nothing.
 * @throws CoreError `not_found`; `delta_conflict` naming the items that somebody changed since
 */
export async function rollback(ctx: Context, input: DeltaRef): Promise<RolledBack> {
  const id = expectUuid(DeltaRef.parse(input).id, 'delta')
  const [[delta], rows, claims] = await ctx.db.batch([
    deltaById(id),
    itemsById(itemsOf(id)),
    storedClaims(itemsOf(id)),
  ])
  if (!delta) throw new CoreError('not_found', `There is no delta ${id}.`)
  if (delta.rolled_back_at) return answerOf(delta, delta.rolled_back_at)

  const items = new Map(rows.map((row) => [row.id, row]))
  expectUntouched(delta, items)
  const changes = delta.changes.map((change) => reversed(change, items.get(change.item_id)!))
  const note = { actor: editActor(ctx.actor), run_id: delta.run_id, delta_id: delta.id }
  const [lock, ...statements] = await changeStatements(ctx, delta.bank, changes, claims, note)
  const answer = answerOf(delta, ctx.clock.now())
  try {
    await batchWithCalls(ctx, [
      lock!,
      expectNotRolledBack(delta),
      ...statements,
      noteOf(delta, ctx),
      ...remember(ctx, 200, answer),
    ])
  } catch (error) {
    if (error instanceof CoreError && error.code === 'version_conflict') return rollback(ctx, input)
    throw error
  }
  return answer
}

function expectUntouched(delta: DeltaRow, items: ReadonlyMap<string, ItemRow>): void {
  const changed = delta.changes.filter(({ item_id, after }) => {
    const item = items.get(item_id)
    return item?.content !== after.content || item.status !== after.status
  })
  if (changed.length === 0) return
  const ids = changed.map((change) => citation(change.item_id))
  const issues = ids.map((id) => ({ path: id, code: 'changed', message: 'changed since the learning' }))
  throw new CoreError('delta_conflict', `Changed since: ${ids.join(', ')}.`, { issues })
}

function reversed({ item_id, before, after }: DeltaChange, item: ItemRow): ItemChange {
  const state = before ?? { content: after.content, status: 'archived' as const }
  return {
    item_id,
    action: 'rollback',
    before: item,
    after: { content: storedContent(state.content), status: state.status },
  }
}

const expectNotRolledBack = (delta: DeltaRow) =>
  expectThat(
    sql`NOT EXISTS (SELECT FROM experience_deltas WHERE subject_id = ${subjectId(bankSubject(delta.bank))}
      AND id = ${delta.id}::uuid AND rolled_back_at IS NOT NULL)`,
    'version_conflict',
    'The delta was rolled back by somebody else.',
  )

const noteOf = (delta: DeltaRow, ctx: Context) =>
  statement(
    sql`UPDATE experience_deltas SET rolled_back_at = ${ctx.clock.now().toISOString()}::timestamptz
        WHERE subject_id = ${subjectId(bankSubject(delta.bank))} AND id = ${delta.id}::uuid`,
  )

function answerOf(delta: DeltaRow, at: Date): RolledBack {
  const of = (added: boolean) => delta.changes.filter((change) => (change.before === null) === added)
  return {
    delta_id: delta.id,
    run_id: delta.run_id,
    restored: of(false).map((change) => citation(change.item_id)),
    archived: of(true).map((change) => citation(change.item_id)),
    rolled_back_at: at.toISOString(),
  }
}
