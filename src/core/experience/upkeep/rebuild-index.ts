import type { Context, SystemContext } from '../../context.ts'
import { read, write } from '../../doors.ts'
import { CoreError } from '../../errors.ts'
import { lockSubject } from '../../tenancy/records/subjects.ts'
import { citation } from '../claims/ids.ts'
import { bankSubject, type ItemRow } from '../claims/rows.ts'
import { withVectors } from '../claims/snippets.ts'
import { expectUnchanged, rebuildClaims } from '../claims/write.ts'
import { eachPage, expectedClaims, itemsAfter } from './items.ts'

const TRIES = 5

/**
 * Makes the claim rows of every item of every tenant anew, vectors too.
 * @returns how many items and claims were written, and the ids of items that cannot be read
 * @throws WorkError when the embedder gives no answer; what was done stays done
 */
export async function rebuildIndex(
  system: SystemContext,
): Promise<{ items: number; claims: number; unreadable: string[] }> {
  const rebuilt = { items: 0, claims: 0, unreadable: [] as string[] }
  await eachPage(system, async (ctx, bank, after) => {
    const { page, claims } = await rebuildPage(ctx, bank, after)
    const unreadable = page.filter((item) => expectedClaims(item) === null)
    rebuilt.items += page.length
    rebuilt.claims += claims
    rebuilt.unreadable.push(...unreadable.map(({ id }) => citation(id)))
    return page
  })
  return rebuilt
}

/** Reads again and again until nobody changes the items meanwhile. */
async function rebuildPage(ctx: Context, bank: string, after: string) {
  for (let attempt = 1; ; attempt += 1) {
    const { page } = await read(ctx, { page: itemsAfter(bank, after) })
    const readable = page.filter((item) => expectedClaims(item) !== null)
    if (readable.length === 0) return { page, claims: 0 }
    try {
      return { page, claims: await rebuild(ctx, bank, readable) }
    } catch (error) {
      if (attempt === TRIES || !(error instanceof CoreError && error.code === 'version_conflict')) throw error
    }
  }
}

/** @throws CoreError `version_conflict` when somebody changed one of the items */
async function rebuild(ctx: Context, bank: string, items: readonly ItemRow[]): Promise<number> {
  const wanted = items.flatMap((item) => expectedClaims(item) ?? [])
  const claims = await withVectors(ctx, wanted, [])
  const ids = items.map(({ id }) => id)
  await write(
    ctx,
    { unchanged: expectUnchanged(bank, items), claims: rebuildClaims(bank, ids, claims) },
    { on: lockSubject(bankSubject(bank)) },
  )
  return claims.length
}
