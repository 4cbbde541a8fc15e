import { describe, expect, test } from 'vitest'
import { given } from '../../../support/given.ts'
import { scriptedModels } from '../../../support/stand-ins/scripted-models.ts'
import { history, NOW, type Step, told } from '../support/steps.ts'
import { extraction, fact, ingest, mark, marks, storedMemories, user } from '../support/support.ts'

const DAY = 86_400_000

describe('governance travels', () => {
  test('importance, category and subtype of the strongest mark, the weakest evidence, pending if any, the longest life', async () => {
    const { memories } = await told([
      {
        turns: [
          user('1', '今天很开心'),
          user('2', '我讨厌下雨，很生气，很烦'),
          { turn_id: '3', role: 'tool', text: '{"a":1}' },
        ],
        marks: [
          mark('1', { importance: 0.55, category: 'task', task_state: 'open' }),
          mark('2', {
            importance: 0.9,
            category: 'preference',
            subtype: 'constraint',
            requires_confirmation: true,
          }),
          mark('3', { importance: 0.2, evidence_level: 'S2_tool_grounded' }),
        ],
        extract: extraction({
          facts: [fact('three', '1', '2', '3'), fact('two', '1', '3'), fact('one', '3')],
        }),
      },
    ])
    expect(memories).toMatchObject([
      {
        content: 'one',
        importance: 2,
        category: 'fact',
        evidence_level: 'S2_tool_grounded',
        forget_policy: 'permanent',
        valence: 0,
      },
      {
        content: 'three',
        importance: 9,
        category: 'preference',
        subtype: 'constraint',
        evidence_level: 'S0_user_claim',
        requires_confirmation: true,
        forget_policy: 'permanent',
      },
      {
        content: 'two',
        importance: 5.5,
        category: 'task',
        requires_confirmation: false,
        evidence_level: 'S0_user_claim',
        forget_policy: 'permanent',
      },
    ])
    expect(memories[1]!.valence).toBeLessThan(0)
    expect(memories[2]!.valence).toBeGreaterThan(0)
  })

  test('without a time an item takes the latest time of its sources; a feeling goes to metadata', async () => {
    const { memories } = await told([
      {
        turns: [
          user('1', 'a', { timestamp_iso: '2025-01-01T00:00:00Z' }),
          user('2', 'b', { timestamp_iso: '2025-02-01T08:00:00+08:00' }),
        ],
        marks: [mark('1'), mark('2')],
        extract: extraction({
          facts: [
            fact('both', '1', '2'),
            { ...fact('dated', '1'), time: { kind: 'true_since', at: '2024-12-24' } },
          ],
          episodes: [{ content: 'happened', source_turn_ids: ['1'], feeling: 'proud' }],
        }),
      },
    ])
    expect(memories).toMatchObject([
      { content: 'both', valid_at: new Date('2025-02-01T00:00:00Z') },
      { content: 'dated', valid_at: new Date('2024-12-24T00:00:00Z') },
      { content: 'happened', memory_type: 'episodic', metadata: { feeling: 'proud' } },
    ])
  })
})

describe('facts repeat', () => {
  const step = (turn_id: string, content: string, more: object = {}, session_id = 's'): Step => ({
    turns: [user(turn_id, `words ${turn_id}`)],
    marks: [mark(turn_id, more)],
    extract: extraction({ facts: [fact(content, turn_id)] }),
    session_id,
  })

  test('on a live row: no second row but another source, the larger importance and life (renewed), the stronger evidence', async () => {
    const { memories, ctx } = await told([
      step('1', 'Likes  Ｔea', { importance: 0.8, requires_confirmation: true }),
      step('2', 'likes tea', {
        importance: 0.4,
        evidence_level: 'S3_user_confirmed',
        category: 'preference',
      }),
    ])
    expect(memories).toMatchObject([
      {
        content: 'Likes  Ｔea',
        importance: 8,
        category: 'fact',
        evidence_level: 'S3_user_confirmed',
        requires_confirmation: false,
        forget_policy: 'until_changed',
        expires_at: null,
        version: 2,
        sources: ['s/1', 's/2'],
      },
    ])
    expect(await history(ctx)).toEqual(['created Likes  Ｔea', 'reinforced Likes  Ｔea'])
  })

  test('a temporary one is renewed', async () => {
    const { memories } = await told([step('1', 'x'), step('2', 'x')])
    expect(memories[0]!.expires_at).toEqual(new Date(Date.parse(NOW) + 60_000 + 180 * DAY))
  })

  test('a task that is due later lives from then on, said again or not', async () => {
    const due = '2027-03-01T09:00:00.000Z'
    const task = (turn_id: string): Step => ({
      ...step(turn_id, 'send the invoice', { category: 'task', task_state: 'open' }),
      extract: extraction({ facts: [{ ...fact('send the invoice', turn_id), due_at: due }] }),
    })
    const { memories } = await told([task('1'), task('2')])
    const [{ ttl_seconds, expires_at } = { ttl_seconds: 0, expires_at: null }] = memories
    expect(ttl_seconds).toBeGreaterThan(0)
    expect(expires_at).toEqual(new Date(Date.parse(due) + ttl_seconds * 1000))
  })

  test('a repeat of a dead row is a new row, also when it died by its time to live alone', async () => {
    const models = scriptedModels({
      mark_turns: [marks(mark('1')), marks(mark('2'))],
      extract: [extraction({ facts: [fact('x', '1')] }), extraction({ facts: [fact('x', '2')] })],
    })
    const { ctx, clock } = await given.tenant({ now: NOW, models })
    await ingest(ctx, [user('1', 'a')])
    clock.advance({ days: 181 })
    await ingest(ctx, [user('2', 'a')])
    const found = await storedMemories(ctx)
    expect(found.map(({ sources, expired_at }) => [sources, expired_at !== null])).toEqual([
      [['s/1'], true],
      [['s/2'], false],
    ])
    expect(await history(ctx)).toEqual(['created x', 'expired x', 'created x'])
  })

  test('episodes are unique per session', async () => {
    const episode = (turn_id: string, session_id: string): Step => ({
      turns: [user(turn_id, 'ran')],
      marks: [mark(turn_id)],
      extract: extraction({
        episodes: [{ content: 'Ran', source_turn_ids: [turn_id], feeling: null }],
      }),
      session_id,
    })
    const { memories } = await told([episode('1', 's'), episode('2', 's'), episode('1', 't')])
    expect(memories.map(({ sources }) => sources)).toEqual([['s/1', 's/2'], ['t/1']])
  })

  test('an id is derived from tenant, user, type, content and first source turn', async () => {
    const one = await told([step('1', 'x'), step('2', 'x')])
    const other = await given.tenant({
      now: NOW,
      models: scriptedModels({
        mark_turns: [marks(mark('1'))],
        extract: [extraction({ facts: [fact('x', '1')] })],
      }),
    })
    await ingest(other.ctx, [user('1', 'words 1')], { user_id: 'v' })
    expect((await storedMemories(other.ctx))[0]!.id).not.toBe(one.memories[0]!.id)
    expect(one.memories[0]!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/u)
  })
})
