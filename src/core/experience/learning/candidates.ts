import type { Context } from '../../context.ts'
import { read } from '../../doors.ts'
import { embedTexts } from '../../models/embed.ts'
import { itemUuid } from '../claims/ids.ts'
import { type Content, storedContent } from '../claims/protocol.ts'
import { type ItemRow, itemsById } from '../claims/rows.ts'
import { searchClaims } from '../claims/search.ts'
import type { RunRow } from '../runs/rows.ts'
import type { Facts } from './facts.ts'
import { queryOf, showItem } from './show.ts'

/** All candidates together, as JSON: what one prompt can hold. */
const SHOWN_LENGTH = 200_000

/** What a learning may update, by item id, in the order in which a model is shown it. */
export type Candidates = ReadonlyMap<string, Content>

/**
 * The items that a learning may update: those that the run used, in their order, then those whose claims its
 * facts find; active ones of the run's bank, each once, at most `limit`.
 * @throws WorkError when the embedder gives no answer
 */
export async function readCandidates(
  ctx: Context,
  run: RunRow,
  facts: Facts,
  limit: number,
): Promise<Candidates> {
  const [used, found] = await Promise.all([
    usedItems(ctx, run),
    foundItems(ctx, run.bank, queryOf(facts), limit),
  ])
  const candidates = new Map<string, Content>()
  let length = 0
  for (const row of [...used, ...found]) {
    if (candidates.has(row.id) || row.status !== 'active' || row.bank !== run.bank) continue
    const content = storedContent(row.content)
    length += JSON.stringify(showItem(row.id, content)).length
    if (candidates.size === limit || length > SHOWN_LENGTH) break
    candidates.set(row.id, content)
  }
  return candidates
}

async function usedItems(ctx: Context, run: RunRow): Promise<ItemRow[]> {
  const ids = [...new Set(run.used_item_ids.map(itemUuid).filter((id) => id !== null))]
  if (ids.length === 0) return []
  const { items } = await read(ctx, { items: itemsById(ids) })
  return items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function foundItems(ctx: Context, bank: string, query: string, limit: number): Promise<ItemRow[]> {
  if (query.trim() === '') return []
  const [vector] = await embedTexts(ctx, [query])
  return (await searchClaims(ctx, bank, query, vector ?? null, limit)).map(({ item }) => item)
}
