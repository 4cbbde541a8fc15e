import { sql } from 'drizzle-orm'
import { v4 } from 'uuid'
import { tenant, uuids } from '../../../db/sql.ts'
import { expectThat } from '../../../db/statements.ts'
import { rewriteClaims } from '../../../prompts/rewrite_claims.ts'
import type { Context } from '../context.ts'
import { read, write } from '../doors.ts'
import { CoreError } from '../errors.ts'
import { spentToday } from '../models/calls.ts'
import { spendingWithin } from '../models/holds.ts'
import { runTask } from '../models/run-task.ts'
import { done } from '../outcome.ts'
import { wellFormed } from '../text/well-formed.ts'
import { type Checked, checkContent } from './claims/gates.ts'
import { citation, itemUuid } from './claims/ids.ts'
import { type Content, parseContent, writeContent } from './claims/protocol.ts'
import { itemsById } from './claims/rows.ts'
import { addition, changeItems, editActor } from './claims/write.ts'
import { addedContent } from './learning/merge.ts'
import { Migrate, type Migrated } from './schemas.ts'

const FACTS = { source_run_ids: ['migration'] }

interface Rewritten {
  readonly index: number
  readonly id: string | null
  readonly content: Content
}

/**
 * Free text of an older bank, rewritten into RBMEM_CLAIMS_V1 by one call; its claims start as new ones. What
 * cannot be rewritten, or has an id that is taken, stands in `dropped`.
 * @throws WorkError when the call fails; nothing is written
 */
export async function migrate(ctx: Context, input: Migrate): Promise<Migrated> {
  const { bank, items, dry_run } = Migrate.parse(input)
  const ids = items.map((item) => (item.id ? expectId(item.id) : null))
  const { taken, spending } = await read(ctx, {
    taken: itemsById(ids.filter((id) => id !== null)),
    spending: spentToday(ctx),
  })
  const within = spendingWithin(ctx, spending)
  const { rewritten, dropped } = await rewrite(within, items, ids, new Set(taken.map((row) => row.id)))
  if (dry_run) return answerOf(true, rewritten, dropped)
  const stored = rewritten.map((item) => ({ ...item, id: item.id ?? v4() }))
  const answer = answerOf(false, stored, dropped)
  if (stored.length > 0) await store(within, bank, stored, answer)
  return answer
}

const answerOf = (dry_run: boolean, items: readonly Rewritten[], dropped: Migrated['dropped']): Migrated => ({
  dry_run,
  items: items.map(({ index, id, content }) => ({
    index,
    id: id && citation(id),
    content: writeContent(content),
  })),
  dropped,
})

function expectId(id: string): string {
  const uuid = itemUuid(id)
  if (!uuid) throw new CoreError('invalid', `items: ${id.slice(0, 80)} is no item id.`)
  return uuid
}

async function rewrite(
  ctx: Context,
  items: readonly { text: string }[],
  ids: readonly (string | null)[],
  taken: ReadonlySet<string>,
) {
  const dropped: Migrated['dropped'] = []
  const rewritten: Rewritten[] = []
  const seen = new Set(taken)
  const drop = (index: number, code: string, detail: string) =>
    dropped.push({ index, id: ids[index] ? citation(ids[index]) : null, code, detail })
  const asked = items.map((item, index) => ({ index, content: item.text, faults: [] }))
  const answered = wellFormed(await runTask(ctx, rewriteClaims, { items: asked }))
  for (const { index } of asked) {
    const id = ids[index] ?? null
    const found = answered.items.find((item) => item.index === index)
    const { content, faults } = found ? check(found.content) : UNANSWERED
    const [fault] = faults
    if (fault) drop(index, fault.code, `${fault.path}: ${fault.detail}`)
    else if (id !== null && seen.has(id)) drop(index, 'conflict', 'There is an item with this id.')
    else if (content) {
      if (id !== null) seen.add(id)
      rewritten.push({ index, id, content })
    }
  }
  return { rewritten, dropped }
}

const UNANSWERED: Checked = {
  content: null,
  faults: [{ code: 'claims_unparseable', path: 'content', detail: 'the text could not be rewritten' }],
}

function check(text: string): Checked {
  const parsed = parseContent(text)
  if (parsed.ok) return checkContent(addedContent(parsed.content, FACTS))
  return { content: null, faults: [{ code: 'claims_unparseable', path: 'content', detail: parsed.detail }] }
}

async function store(
  ctx: Context,
  bank: string,
  items: readonly (Rewritten & { id: string })[],
  answer: Migrated,
): Promise<void> {
  const additions = items.map(({ id, content }) => addition(id, content))
  const note = { actor: editActor(ctx.actor) }
  const { lock, changed } = await changeItems(ctx, bank, additions, [], note)
  const free = expectFree(items.map(({ id }) => id))
  await write(ctx, { free, changed }, { on: lock, keeps: done(answer) })
}

/** Ids are the tenant's: another bank may have taken one meanwhile. */
const expectFree = (ids: readonly string[]) =>
  expectThat(
    sql`NOT EXISTS (SELECT FROM experience_items WHERE tenant_id = ${tenant} AND id = ANY(${uuids(ids)}))`,
    'conflict',
    'Somebody else added an item with one of these ids.',
  )
