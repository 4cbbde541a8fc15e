import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { done } from '../outcome.ts'
import { citation, expectUuid } from './claims/ids.ts'
import { storedContent } from './claims/protocol.ts'
import { type ItemRow, itemsById, storedClaims } from './claims/rows.ts'
import { changeItems, editActor, type ItemChange } from './claims/write.ts'
import { type DeltaChange, type DeltaRow, deltaById, itemsOf, rollBackDelta } from './learning/deltas.ts'
import { DeltaRef, type RolledBack } from './learning/schemas.ts'

/**
 * Gives every item that a learning touched the content and status it had before; added ones are archived. The
 * run stays learned. A second rollback changes nothing.
 * @throws CoreError `not_found`; `delta_conflict` naming the items that somebody changed since
 */
export async function rollback(ctx: Context, input: DeltaRef): Promise<RolledBack> {
  const id = expectUuid(DeltaRef.parse(input).id, 'delta')
  const { deltas, items, claims } = await read(ctx, {
    deltas: deltaById(id),
    items: itemsById(itemsOf(id)),
    claims: storedClaims(itemsOf(id)),
  })
  const [delta] = deltas
  if (!delta) throw new CoreError('not_found', `There is no delta ${id}.`)
  if (delta.rolled_back_at) return toRolledBack(delta, delta.rolled_back_at)

  const byId = new Map(items.map((item) => [item.id, item]))
  expectUntouched(delta, byId)
  const changes = delta.changes.map((change) => reversed(change, byId.get(change.item_id)!))
  const note = { actor: editActor(ctx.actor), run_id: delta.run_id, delta_id: delta.id }
  const { lock, changed } = await changeItems(ctx, delta.bank, changes, claims, note)
  const now = ctx.clock.now()
  const { notRolledBack, noted } = rollBackDelta(delta, now)
  const answer = toRolledBack(delta, now)
  try {
    await write(ctx, { notRolledBack, changed, noted }, { on: lock, keeps: done(answer) })
  } catch (error) {
    if (error instanceof CoreError && error.code === 'version_conflict') return rollback(ctx, input)
    throw error
  }
  return answer
}

function expectUntouched(delta: DeltaRow, items: ReadonlyMap<string, ItemRow>): void {
  const touched = delta.changes.filter(({ item_id, before, after }) => {
    const item = items.get(item_id)
    return before?.content === null || item?.content !== after.content || item.status !== after.status
  })
  if (touched.length === 0) return
  const ids = touched.map((change) => citation(change.item_id))
  const issues = ids.map((id) => ({ path: id, code: 'changed', message: 'changed since the learning' }))
  throw new CoreError('delta_conflict', `Changed since: ${ids.join(', ')}.`, { issues })
}

function reversed({ item_id, before, after }: DeltaChange, item: ItemRow): ItemChange {
  const state = before ?? { content: after.content, status: 'archived' as const }
  return {
    item_id,
    action: 'rollback',
    before: item,
    after: { content: storedContent(state.content ?? item.content), status: state.status },
  }
}

function toRolledBack(delta: DeltaRow, at: Date): RolledBack {
  const of = (added: boolean) => delta.changes.filter((change) => (change.before === null) === added)
  return {
    delta_id: delta.id,
    run_id: delta.run_id,
    restored: of(false).map((change) => citation(change.item_id)),
    archived: of(true).map((change) => citation(change.item_id)),
    rolled_back_at: at.toISOString(),
  }
}
