import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { halfvec } from '../../../db/sql.ts'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { embedTexts } from '../../../src/core/models/embed.ts'
import { readHits, type Search, searchArms } from '../../../src/core/search/search.ts'
import { userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { recallingTenant, store, USER } from '../../support/given/recalling.ts'

const subject = userSubject(USER)

async function find(ctx: Context, query: string, how: Partial<Search> = {}): Promise<string[]> {
  const [vector] = await embedTexts(ctx, [query])
  const search = {
    view: 'memories',
    subject,
    vector: vector ?? null,
    query,
    columns: ['content'],
    ...how,
  } as const
  const [rows] = await ctx.db.batch([searchArms(search)])
  return readHits<{ content: string }>(rows, query).map((hit) => hit.row.content)
}

describe('searchArms', () => {
  test('finds by words and by nearness, best first, and nothing that is neither', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Plays the saxophone in a band', 'Adopted a cat named Miso', '住在大连，养了一只猫'])
    expect(await find(ctx, 'Which instrument is it, the saxophone?')).toEqual([
      'Plays the saxophone in a band',
    ])
    expect(await find(ctx, '谁住在大连')).toEqual(['住在大连，养了一只猫'])
    expect(await find(ctx, 'blood type')).toEqual([])
  })

  test('searches by words alone without a vector, and by the vector alone without words', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Plays the saxophone in a band'])
    expect(await find(ctx, 'saxophone', { vector: null })).toHaveLength(1)
    const [vector] = await embedTexts(ctx, ['Plays the saxophone in a band'])
    expect(await find(ctx, '…?', { vector: vector ?? null })).toHaveLength(1)
  })

  test('of many rows the same are the nearest as of few, the ones that are equally far among them', async () => {
    const { ctx } = await recallingTenant()
    await store(
      ctx,
      Array.from({ length: 210 }, (_, n) => `Note ${n}`),
    )
    const [one, other] = await embedTexts(ctx, ['Plays the saxophone', 'The saxophone in a band'])
    const give = (vector: readonly number[], names: string) =>
      statement(sql`UPDATE memories SET embedding = ${halfvec(vector)} WHERE content LIKE ${names}`)
    await ctx.db.batch([give(other!, 'Note %'), give(one!, 'Note 20%')])
    const how = { vector: one!, limit: 100, words: 0 }
    const few = await find(ctx, '…?', how)
    await ctx.db.batch([statement(sql`UPDATE subjects SET memories_held = 100000`)])
    const many = await find(ctx, '…?', how)
    expect([few.length, many.length]).toEqual([100, 100])
    expect(many.slice(0, 11)).toEqual(few.slice(0, 11))
    expect(few.slice(0, 11).every((content) => content.startsWith('Note 20'))).toBe(true)
  })

  test('common words count but find only when nothing else is left', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, ['Good people', 'A saxophone'])
    expect(await find(ctx, 'good saxophone', { vector: null })).toEqual(['A saxophone'])
    expect(await find(ctx, 'good people', { vector: null })).toEqual(['Good people'])
  })

  test('stays inside the subject, the tenant and the filter, in every arm', async () => {
    const [{ ctx }, other] = [await recallingTenant(), await recallingTenant()]
    await store(ctx, ['Plays the saxophone'])
    await store(ctx, ['Also plays the saxophone'], 'bob')
    await store(other.ctx, ['Saxophone of another tenant'])
    expect(await find(ctx, 'saxophone')).toEqual(['Plays the saxophone'])
    expect(await find(ctx, 'saxophone', { filter: sql`memory_type = 'note'` })).toEqual([])
    expect(await find(ctx, 'saxophone', { subject: userSubject('nobody') })).toEqual([])
  })

  test('rare words weigh more than frequent ones', async () => {
    const { ctx } = await recallingTenant()
    await store(ctx, [
      ...Array.from({ length: 20 }, (_, n) => `Garden number ${n}`),
      'Garden with a sundial',
      'Sundial made of brass',
    ])
    const [first] = await find(ctx, 'brass garden', { vector: null })
    expect(first).toBe('Sundial made of brass')
  })

  test.each(['memories', 'memories_ever', 'turns', 'claims', 'chunks'] as const)(
    'the %s view can be searched',
    async (view) => {
      const { ctx } = await recallingTenant()
      expect(await find(ctx, 'anything at all', { view, columns: [] })).toEqual([])
    },
  )

  test.each([
    '',
    "'; DROP TABLE memories; --",
    "a' & !b | (c <-> 'd':*)",
    '\\',
    "''''",
    '😀'.repeat(500),
    '!?&|():*<>'.repeat(400),
    '猫狗'.repeat(600),
  ])('a hostile query %# is only a query', async (query) => {
    const { ctx } = await recallingTenant()
    await store(ctx, ["c d drop table 'quoted' \\ back"])
    await expect(find(ctx, query)).resolves.toBeInstanceOf(Array)
  })
})
