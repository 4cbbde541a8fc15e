import { describe, expect, test } from 'vitest'
import type { Context } from '../../../../src/core/context.ts'
import { recall } from '../../../../src/core/recall/recall.ts'
import { history, NOW, type Step, told } from '../support/steps.ts'
import {
  drop,
  entity,
  extraction,
  fact,
  mark,
  relation,
  storedMemories,
  storedRelations,
  user,
} from '../support/support.ts'

describe('predicates that hold one value at a time', () => {
  const since = (at: string | null) => (at === null ? null : { kind: 'true_since', at })
  const lives = (turn_id: string, place: string, valid_at: string | null, session_id = 's'): Step => ({
    turns: [user(turn_id, `I live in ${place}`)],
    marks: [mark(turn_id)],
    session_id,
    extract: extraction({
      facts: [{ ...fact(`The user lives in ${place}`, turn_id), time: since(valid_at) }],
      entities: [entity('user', 'user', turn_id), entity(place, 'place', turn_id)],
      relations: [{ ...relation('user', 'lives in', place, turn_id), time: since(valid_at) }],
    }),
  })
  const seen = async (ctx: Context) =>
    (await storedRelations(ctx)).map(({ text, valid_at, invalid_at }) => [
      text.replace('user LIVES_IN ', ''),
      valid_at.toISOString().slice(0, 10),
      invalid_at?.toISOString().slice(0, 10) ?? null,
    ])
  const facts = async (ctx: Context) => {
    const found = await storedMemories(ctx)
    return found.map((one) => [
      one.content.replace('The user lives in ', ''),
      one.invalid_at?.toISOString().slice(0, 10) ?? null,
      found.find(({ id }) => id === one.superseded_by)?.content.replace('The user lives in ', '') ?? null,
    ])
  }

  test('close the older relation and supersede the fact it came from; nothing is deleted', async () => {
    const { ctx } = await told([lives('1', 'Boston', '2026-01-01'), lives('2', 'Seattle', '2026-02-01')])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', '2026-02-01'],
      ['Seattle', '2026-02-01', null],
    ])
    expect(await facts(ctx)).toEqual([
      ['Boston', '2026-02-01', 'Seattle'],
      ['Seattle', null, null],
    ])
    expect(await history(ctx)).toEqual([
      'created The user lives in Boston',
      'created The user lives in Seattle',
      'superseded The user lives in Boston',
    ])
  })

  test('a statement that arrives late about an earlier time is stored already closed, superseded by the one that follows', async () => {
    const { ctx } = await told([
      lives('1', 'Seattle', '2026-02-01'),
      lives('2', 'Boston', '2025-06-01'),
      lives('3', 'Oslo', '2025-09-01'),
    ])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2025-06-01', '2025-09-01'],
      ['Oslo', '2025-09-01', '2026-02-01'],
      ['Seattle', '2026-02-01', null],
    ])
    expect(await facts(ctx)).toEqual([
      ['Boston', '2025-09-01', 'Oslo'],
      ['Oslo', '2026-02-01', 'Seattle'],
      ['Seattle', null, null],
    ])
  })

  test('all facts that said the older value end with it, in whatever words', async () => {
    const [again] = [lives('2', 'Boston', null)]
    const other = {
      ...again,
      extract: extraction({
        ...(again!.extract as object),
        facts: [fact('Boston is where the user lives', '2')],
      }),
    }
    const { ctx } = await told([
      lives('1', 'Boston', null),
      { ...other, turns: again!.turns, marks: again!.marks },
      lives('3', 'Seattle', null),
    ])
    expect((await facts(ctx)).map(([place, , by]) => [place, by])).toEqual([
      ['Boston is where the user lives', 'Seattle'],
      ['Boston', 'Seattle'],
      ['Seattle', null],
    ])
  })

  test('as_of still finds what was true then', async () => {
    const { ctx } = await told([lives('1', 'Boston', '2026-01-01'), lives('2', 'Seattle', '2026-02-01')])
    const ask = async (as_of?: string) => {
      const { results } = await recall(ctx, {
        user_id: 'u',
        query: 'Where does the user live?',
        sources: ['memories'],
        ...(as_of && { as_of }),
      })
      return results.map((found) => found.memory?.content)
    }
    expect(await ask('2026-01-15T00:00:00Z')).toEqual(['The user lives in Boston'])
    expect(await ask()).toEqual(['The user lives in Seattle'])
  })

  const inOneCommit = (...steps: Step[]): Step => ({
    turns: steps.flatMap(({ turns }) => turns),
    marks: steps.flatMap(({ marks }) => marks),
    extract: Object.fromEntries(
      Object.keys(steps[0]!.extract!).map((key) => [
        key,
        steps.flatMap(({ extract }) => (extract as Record<string, object[]>)[key]!),
      ]),
    ),
  })
  const [there, away, back] = [
    lives('1', 'Boston', '2026-01-01'),
    lives('2', 'Seattle', '2026-02-01'),
    lives('3', 'Boston', '2026-03-01'),
  ]

  test.each([
    ['three commits', [there, away, back]],
    ['two', [inOneCommit(there, away), back]],
    ['two, the last of which says that both ended', [there, inOneCommit(away, back)]],
    ['one', [inOneCommit(there, away, back)]],
  ])('who moves back lives there again, a new row: in %s', async (_name, steps) => {
    const { ctx } = await told(steps)
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', '2026-02-01'],
      ['Seattle', '2026-02-01', '2026-03-01'],
      ['Boston', '2026-03-01', null],
    ])
    expect((await facts(ctx)).map(([place, , by]) => `${place} ${by}`).sort()).toEqual([
      'Boston Seattle',
      'Boston null',
      'Seattle Boston',
    ])
  })

  test('a turn that a pin reads again belongs to the row it made, not to a later one of the same words', async () => {
    const again = lives('0', 'Boston', '2026-01-01')
    const pin: Step = {
      turns: [user('4', 'remember this')],
      marks: [drop('4', { save: true })],
      extract: inOneCommit(there, away, back).extract!,
    }
    const { ctx } = await told([again, there, away, back, pin])
    const found = await storedMemories(ctx)
    const boston = found.filter(
      ({ content, memory_type }) => memory_type === 'fact' && content.endsWith('Boston'),
    )
    expect(boston.map(({ sources, user_triggered_save }) => [sources, user_triggered_save])).toEqual([
      [['s/0', 's/1'], true],
      [['s/3'], true],
    ])
    expect(boston[1]!.valid_at).toEqual(new Date('2026-03-01'))
    expect((await storedRelations(ctx)).map(({ text, weight }) => [text, weight])).toEqual([
      ['user LIVES_IN Boston', 0.6],
      ['user LIVES_IN Seattle', 0.5],
      ['user LIVES_IN Boston', 0.5],
    ])
  })

  test('a value that was said again later is not ended by an earlier statement that arrives late', async () => {
    const said = (step: Step, timestamp_iso: string): Step => ({
      ...step,
      turns: step.turns.map((turn) => ({ ...turn, timestamp_iso })),
    })
    const { ctx } = await told([
      said(lives('1', 'Boston', null), '2026-01-01T00:00:00Z'),
      said(lives('2', 'Boston', null), '2026-03-01T00:00:00Z'),
      said(lives('1', 'Seattle', null, 'late'), '2026-02-01T00:00:00Z'),
    ])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', null],
      ['Seattle', '2026-02-01', '2026-03-01'],
    ])
    expect((await facts(ctx)).at(-1)).toEqual(['Seattle', '2026-03-01', 'Boston'])
  })

  test('a value that was said again is ended by what is said after that, from when it is true', async () => {
    const { ctx } = await told([
      lives('1', 'Boston', '2026-01-01'),
      lives('2', 'Boston', null),
      lives('3', 'Seattle', '2026-02-01'),
    ])
    expect(await seen(ctx)).toEqual([
      ['Boston', '2026-01-01', '2026-02-01'],
      ['Seattle', '2026-02-01', null],
    ])
  })

  test('others grow heavier with every further support, and a turn read again supports nothing', async () => {
    const likes = (turn_id: string): Step => ({
      turns: [user(turn_id, 'I like tea')],
      marks: [mark(turn_id)],
      extract: extraction({
        facts: [fact('The user likes tea', turn_id)],
        entities: [entity('user', 'user', turn_id), entity('tea', 'thing', turn_id)],
        relations: [relation('user', 'loves', 'tea', turn_id)],
      }),
    })
    const pin: Step = {
      ...likes('2'),
      turns: [user('4', 'remember this')],
      marks: [drop('4', { save: true })],
    }
    const { ctx } = await told([likes('1'), likes('2'), likes('3'), pin])
    const [found] = await storedRelations(ctx)
    expect(found).toMatchObject({ text: 'user LIKES tea', source: 'The user likes tea' })
    expect(found!.weight).toBeCloseTo(0.68, 9)
  })
})

test.each(['', ', all within one moment'])(
  'what is over and said anew is a relation of its own, as often as it comes and goes%s',
  async (when) => {
    const at = when ? { timestamp_iso: NOW } : {}
    const likes = (turn_id: string): Step => ({
      turns: [user(turn_id, 'I like opera', at)],
      marks: [mark(turn_id)],
      session_id: turn_id,
      extract: extraction({
        facts: [fact('The user likes opera', turn_id)],
        entities: [entity('user', 'user', turn_id), entity('opera', 'thing', turn_id)],
        relations: [relation('user', 'loves', 'opera', turn_id)],
      }),
    })
    const over = (turn_id: string): Step => ({
      turns: [user(turn_id, 'I do not like opera any more', at)],
      marks: [mark(turn_id)],
      session_id: turn_id,
      extract: extraction({
        corrections: [{ memory_id: 1, kind: 'no_longer', source_turn_ids: [turn_id] }],
      }),
    })
    const { ctx, jobs } = await told([likes('1'), over('2'), likes('3'), over('4'), likes('5')])
    expect(jobs.map(({ status }) => status)).toEqual(jobs.map(() => 'COMPLETED'))
    const found = await storedRelations(ctx)
    expect(found.map(({ text, invalid_at }) => [text, invalid_at === null]).sort()).toEqual([
      ['user LIKES opera', false],
      ['user LIKES opera', false],
      ['user LIKES opera', true],
    ])
  },
)

test('a turn that says what is over by then is no source of the row of the same words that still lives', async () => {
  const lives = (turn_id: string, until: string | null): Step => ({
    turns: [user(turn_id, 'I live in Boston')],
    marks: [mark(turn_id)],
    extract: extraction({
      facts: [
        {
          ...fact('The user lives in Boston', turn_id),
          time: { kind: 'true_since', at: '2020-01-01', until },
        },
      ],
    }),
  })
  const { ctx } = await told([lives('1', null), lives('2', '2021-01-01')])
  const found = (await storedMemories(ctx)).map(({ sources, superseded_by }) => [
    superseded_by === null,
    sources,
  ])
  expect(found.sort()).toEqual([
    [false, ['s/2']],
    [true, ['s/1']],
  ])
})
