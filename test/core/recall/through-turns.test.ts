import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statement } from '../../../db/statements.ts'
import type { Context } from '../../../src/core/context.ts'
import { conversationOf, type HeardTurn } from '../../../src/core/recall/ranking/conversation.ts'
import { recall } from '../../../src/core/recall/recall.ts'
import type { Recall } from '../../../src/core/recall/schemas.ts'
import { subjectId, userSubject } from '../../../src/core/tenancy/records/subjects.ts'
import { counted, recallingTenant, type Stored, say, store, USER } from '../../support/given/recalling.ts'

const COMMUTE = [
  'How do you get to the observatory every morning?',
  'Oh, I simply pedal there.',
  'In this weather?',
]
const QUERY = 'How does she reach the observatory?'

/** A memory that comes from the turn of this id. */
async function drawn(ctx: Context, item: Stored | string, turn_id: string): Promise<string> {
  const [id] = await store(ctx, [item])
  const source = sql`INSERT INTO memory_sources (tenant_id, subject_id, memory_id, session_id, turn_id)
    SELECT turn.tenant_id, turn.subject_id, ${id}, turn.session_id, turn.turn_id
    FROM turns turn
    WHERE turn.subject_id = ${subjectId(userSubject(USER))} AND turn.turn_id = ${turn_id}`
  await ctx.db.batch([statement(source)])
  return id!
}

async function commuting(item: Stored | string = 'Rides a bicycle to work') {
  const tenant = await recallingTenant()
  await say(tenant.ctx, 's', COMMUTE, { wait: false })
  const id = await drawn(tenant.ctx, item, 's-2')
  return { ...tenant, id }
}

const ask = (ctx: Context, more: Partial<Recall> = {}, query = QUERY) =>
  recall(ctx, { user_id: USER, query, sources: ['memories'], abstain_below: 0, explain: true, ...more })

describe('memories alone are found through the turns that they come from', () => {
  test('one that shares no word with the question is found beside its turn, and no turn is answered', async () => {
    const { ctx, id } = await commuting()
    const { results, context } = await ask(ctx)
    expect(results.map((one) => [one.kind, one.id])).toEqual([['memory', id]])
    expect(results[0]!.explain).toMatchObject({ bm25: 0, terms: [] })
    expect(results[0]!.explain!.neighbours).toBeGreaterThan(0)
    expect(context).toContain('Rides a bicycle to work')
    expect(context).not.toContain('pedal')
  })

  test('a type is enough to ask for memories alone', async () => {
    const { ctx, id } = await commuting()
    const { results } = await recall(ctx, { user_id: USER, query: QUERY, types: ['fact'], abstain_below: 0 })
    expect(results.map((one) => one.id)).toEqual([id])
  })

  test('with turns the turn is answered, which says it', async () => {
    const { ctx } = await commuting()
    const { results } = await ask(ctx, { sources: ['memories', 'turns'] })
    expect(results.map(({ turn }) => turn?.text)).toContain('Oh, I simply pedal there.')
  })

  test('nothing around it speaks of what is asked: it stays below the floor', async () => {
    const { ctx } = await commuting()
    expect((await ask(ctx, {}, 'Who repaired the lighthouse?')).results).toEqual([])
  })

  test('what stands beside a statement of what is asked, and not behind a question, is another matter', async () => {
    const { ctx } = await recallingTenant()
    await say(ctx, 's', ['She went to the observatory.', 'Oh, I simply pedal.'], { wait: false })
    await drawn(ctx, 'Rides a bicycle to work', 's-2')
    expect((await ask(ctx)).results).toEqual([])
  })

  test.each<[string, Partial<Stored>, Partial<Recall>]>([
    ['superseded', { superseded_by: '77777777-7777-4777-8777-777777777777' }, {}],
    ['expired', { expired_at: '2026-01-01T00:00:00Z' }, {}],
    ['past its time to live', { expires_at: '2026-01-01T00:00:00Z' }, {}],
    ['over', { invalid_at: '2026-01-01T00:00:00Z' }, {}],
    ['of another type', { memory_type: 'note' }, { types: ['fact'] }],
    ['a trend', { trait_stage: 'trend' }, {}],
  ])('what is %s is not', async (_, more, asked) => {
    const { ctx } = await commuting({ content: 'Rides a bicycle to work', ...more })
    expect((await ask(ctx, asked)).results).toEqual([])
  })

  test('as_of hears only what was said by then', async () => {
    const tenant = await recallingTenant()
    const said = COMMUTE.map((text) => ({ text, timestamp_iso: '2026-02-01T10:00:00Z' }))
    await say(tenant.ctx, 's', said, { wait: false })
    const valid_at = '2026-01-01T00:00:00Z'
    const id = await drawn(tenant.ctx, { content: 'Rides a bicycle to work', valid_at }, 's-2')
    const at = async (as_of: string) => (await ask(tenant.ctx, { as_of })).results.map((one) => one.id)
    expect(await at('2026-01-20T00:00:00Z')).toEqual([])
    expect(await at('2026-02-20T00:00:00Z')).toEqual([id])
  })

  test('probe says that its neighbours found it', async () => {
    const { ctx, id } = await commuting({ content: 'Rides a bicycle to work', vector: null })
    const { probed } = await ask(ctx, { probe: [id] })
    expect(probed).toMatchObject([{ found_by: ['neighbour'], reason: 'returned' }])
  })

  test('is one embedding call and one round trip', async () => {
    const { ctx, batches, embedded } = counted((await commuting()).ctx)
    await ask(ctx)
    expect(batches).toHaveLength(1)
    expect(embedded).toHaveLength(1)
  })

  test('many turns take no room from the memories', async () => {
    const { ctx } = await recallingTenant()
    const many = Array.from({ length: 400 }, (_, n) => `The observatory, part ${n}`)
    await say(ctx, 's', many, { wait: false })
    await store(
      ctx,
      Array.from({ length: 200 }, (_, n) => `Observatory ${n} ${'and word '.repeat(200)}`),
    )
    const answer = await ask(ctx, { limit: 200, explain: false }, 'observatory')
    expect(answer.results).toHaveLength(200)
  })
})

describe('what a conversation brings to a memory', () => {
  const heard = (
    more: Partial<Omit<HeardTurn, 'turn'>> & { source: string; length?: number },
  ): HeardTurn => ({
    ...{ relevance: 1, bm25: 0, meaning: 0, neighbours: 0, session: 0, factor: 1, ...more },
    turn: {
      ...{ id: more.source, source: more.source, session: 's', seq: 1, role: 'user', name: null, text: '' },
      ...{ time: new Date(0), length: more.length ?? 8, counts: new Map(), cosine: null, asks: false },
    },
  })

  test('of several turns the words of the best, and the neighbours of the one that has most', () => {
    const conversation = conversationOf([
      heard({ source: 'a', bm25: 0.5, neighbours: 0.1 }),
      heard({ source: 'b', bm25: 0.2, neighbours: 0.4, session: 0.2 }),
    ])
    expect(conversation(['a', 'b', 'not heard'])).toEqual({ said: 0.5, neighbours: 0.4, session: 0.2 })
    expect(conversation(['not heard'])).toBeNull()
  })

  test('the words of a long turn count less: a memory is a part of it', () => {
    const [short, long] = [heard({ source: 'a', bm25: 0.5 }), heard({ source: 'b', bm25: 0.5, length: 240 })]
    const conversation = conversationOf([short, long])
    expect(conversation(['b'])!.said).toBeCloseTo(conversation(['a'])!.said / 10)
  })
})
