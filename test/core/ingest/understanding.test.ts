import { describe, expect, test } from 'vitest'
import { commitTurns } from '../../../src/core/ingest/commit-turns.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { given } from '../../support/given.ts'
import { scriptedModels } from '../../support/stand-ins/scripted-models.ts'
import { type Step, told } from './support/steps.ts'
import {
  assistant,
  drop,
  extraction,
  fact,
  ingest,
  mark,
  marks,
  storedMemories,
  user,
} from './support/support.ts'

const linesOf = (prompt: string, name: string): Record<string, unknown>[] =>
  (new RegExp(`<${name}>\\n([\\s\\S]*?)\\n?</${name}>`).exec(prompt)?.[1] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const boston: Step = {
  turns: [user('1', 'I live in Boston.')],
  marks: [mark('1')],
  extract: extraction({ facts: [fact('The user lives in Boston', '1')] }),
}

describe('what extraction is shown', () => {
  test('the turns around, which are no sources, and the memories that the turns touch', async () => {
    const moved: Step = {
      turns: [user('2', 'hi'), assistant('3', 'How is Boston?'), user('4', 'I left it.'), user('5', 'lol')],
      marks: [drop('2'), drop('3'), mark('4'), drop('5')],
      extract: extraction({ facts: [fact('x', '3'), fact('The user left Boston', '4')] }),
    }
    const { models, job } = await told([boston, moved])
    const { prompt } = models.of('extract')[1]!.rendered
    expect(linesOf(prompt, 'memories')).toEqual([
      { id: 1, content: 'The user lives in Boston', type: 'fact', time: expect.any(String) },
    ])
    expect(linesOf(prompt, 'transcript').map(({ turn_id, kept }) => [turn_id, kept])).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
      ['4', undefined],
      ['5', false],
    ])
    expect(job.metrics.items_rejected).toEqual({ source_not_kept: 1 })
  })

  test('what came with a turn, by name and caption, and so is the marker; a caption is content', async () => {
    const attachments = [
      { type: 'image_ref' as const, name: 'IMG_1.jpg', caption: '一辆红色自行车 🚲' },
      { type: 'image_ref' as const, caption: 'a <b>lake</b>' },
      { type: 'file' as const, name: 'notes.txt' },
      { type: 'file' as const, ref: 'x' },
    ]
    const turn = { ...user('1', 'my new one'), attachments }
    const step: Step = { turns: [turn], marks: [mark('1')], extract: extraction() }
    const { models } = await told([step])
    const shown = ['IMG_1.jpg: 一辆红色自行车 🚲', 'a <b>lake</b>', 'notes.txt']
    const of = (task: 'mark_turns' | 'extract', name: string) =>
      linesOf(models.of(task)[0]!.rendered.prompt, name).map((line) => line.attachments)
    expect(of('mark_turns', 'new_turns')).toEqual([shown])
    expect(of('extract', 'transcript')).toEqual([shown])
    const { ctx } = await given.tenant()
    const commit = (caption: string | null) =>
      commitTurns(ctx, {
        session_id: 's',
        user_id: 'u',
        infer: false,
        turns: [{ ...user('1', 'x'), attachments: [{ type: 'image_ref', caption }] }],
      })
    await commit('one')
    await expect(commit('one')).resolves.toMatchObject({ value: { deduped_turns: 1 } })
    await expect(commit('other')).rejects.toMatchObject({ code: 'turn_conflict' })
    await expect(commit('x'.repeat(2_001))).rejects.toThrow()
  })

  test('each of several parts by an id of its own, and an item may name either', async () => {
    const step: Step = {
      turns: [user('1', 'I like tea. I hate rain.')],
      marks: [mark('1', { quote: 'I like tea.' }), mark('1', { quote: 'I hate rain.', category: 'rule' })],
      extract: extraction({ facts: [fact('The user hates rain', '1#2'), fact('The user has tastes', '1')] }),
    }
    const { models, memories } = await told([step])
    const shown = linesOf(models.of('extract')[0]!.rendered.prompt, 'transcript')
    expect(shown.map(({ turn_id, text }) => [turn_id, text])).toEqual([
      ['1#1', 'I like tea.'],
      ['1#2', 'I hate rain.'],
    ])
    expect(memories).toMatchObject([
      { content: 'The user has tastes', sources: ['s/1'] },
      { content: 'The user hates rain', category: 'rule', sources: ['s/1'] },
    ])
  })
})

describe('what is known already', () => {
  const again = (more: object, extra: object = {}): Step => ({
    turns: [user('2', 'Boston, not Boston any more')],
    marks: [mark('2')],
    extract: extraction({ facts: [{ ...fact('The user lives in Cork', '2'), ...more }], ...extra }),
  })

  test('is the same memory with another source, when the model says so', async () => {
    const { memories } = await told([boston, again({ same_as: 1 })])
    expect(memories).toMatchObject([{ content: 'The user lives in Boston', sources: ['s/1', 's/2'] }])
  })

  test('a number that was not shown counts, and the item stands', async () => {
    const { memories, job } = await told([boston, again({ same_as: 9 })])
    expect(memories.map(({ content }) => content)).toContain('The user lives in Cork')
    expect(job.metrics.items_rejected).toEqual({ unknown_memory: 1 })
  })

  test('is superseded by the fact that replaces it', async () => {
    const corrections = [
      { memory_id: 1, kind: 'replaced', fact: 'The user lives in Cork', source_turn_ids: ['2'] },
      { memory_id: 7, kind: 'no_longer', source_turn_ids: ['2'] },
    ]
    const { memories, job } = await told([boston, again({}, { corrections })])
    const [old, now] = memories
    expect(old).toMatchObject({ content: 'The user lives in Boston', superseded_by: now!.id })
    expect(job.metrics.items_rejected).toEqual({ unknown_memory: 1 })
  })

  test.each([
    ['no_longer', null],
    ['replaced', 'The user lives in Cork'],
  ])(
    'what ended (%s) is not revived by a turn that was said before that and is read after it',
    async (kind, fact) => {
      const at = (day: string) => ({ timestamp_iso: `2026-02-${day}T09:00:00Z` })
      const said = (turn_id: string, day: string): Step => ({
        ...boston,
        turns: [user(turn_id, 'I live in Boston.', at(day))],
        marks: [mark(turn_id)],
        extract: extraction({ facts: [{ content: 'The user lives in Boston', source_turn_ids: [turn_id] }] }),
      })
      const corrections = [{ memory_id: 1, kind, fact, source_turn_ids: ['2'] }]
      const over = again({}, { corrections })
      const steps = [
        said('1', '01'),
        { ...over, turns: [user('2', 'Boston no more', at('20'))] },
        said('3', '02'),
      ]
      const { memories } = await told(steps)
      const homes = memories.filter(({ content }) => content.endsWith('Boston'))
      expect(homes.map(({ superseded_by }) => superseded_by)).not.toContain(null)
      expect(homes.map(({ sources }) => sources)).toEqual([['s/1'], ['s/3']])
      const later = await told([...steps, said('4', '25')])
      const live = later.memories.filter(({ superseded_by }) => superseded_by === null)
      expect(live.find(({ content }) => content.endsWith('Boston'))?.sources).toEqual(['s/4'])
    },
  )
})

test('advice that the person took up may be a source, and what comes of it waits', async () => {
  const step: Step = {
    turns: [assistant('1', 'Try magnesium in the evening.'), user('2', 'ok, I will')],
    marks: [mark('1', { evidence_level: 'S1_ai_inference', requires_confirmation: true }), drop('2')],
    extract: extraction({ facts: [fact('The user will try magnesium in the evening', '1')] }),
  }
  const { memories } = await told([step])
  expect(memories).toMatchObject([{ requires_confirmation: true, evidence_level: 'S1_ai_inference' }])
})

test('a plan is kept from when it was told, with its time', async () => {
  const told_at = '2026-05-04T09:00:00Z'
  const time = { kind: 'planned_for', at: '2026-05-19' }
  const { memories } = await told([
    {
      turns: [user('1', 'Lisbon on the 19th', { timestamp_iso: told_at })],
      marks: [mark('1')],
      extract: extraction({ facts: [{ ...fact('The user flies to Lisbon', '1'), time }] }),
    },
  ])
  expect(memories).toMatchObject([{ valid_at: new Date(told_at), time: { ...time, until: null } }])
})

test('an end and a due day that are no dates are left out; a plan is due at its time', async () => {
  const time = { kind: 'true_since', at: '2026-01-01', until: 'next spring' }
  const plan = { due_at: 'tomorrow', time: { kind: 'planned_for', at: '2026-03-05' } }
  const facts = [
    { ...fact('The user lives in Cork', '1'), time },
    { ...fact('The user buys milk', '2'), ...plan },
  ]
  const step: Step = {
    turns: [user('1', 'Cork till spring'), user('2', 'buy milk')],
    marks: [mark('1'), mark('2', { category: 'task' })],
    extract: extraction({ facts }),
  }
  const { memories } = await told([step], {
    models: scriptedModels({ mark_turns: [marks(...step.marks)], extract: [step.extract, step.extract] }),
  })
  expect(memories).toMatchObject([
    { content: 'The user buys milk', due_at: new Date('2026-03-05') },
    { content: 'The user lives in Cork', time: { ...time, until: null }, invalid_at: null },
  ])
})

test('what an allergy comes from is a constraint', async () => {
  const ends = [
    { name: 'user', type: 'user', aliases: [], source_turn_ids: ['1'] },
    { name: 'nuts', type: 'thing', aliases: [], source_turn_ids: ['1'] },
  ]
  const relations = [{ subject: 'user', predicate: 'allergic to', object: 'nuts', source_turn_ids: ['1'] }]
  const { memories } = await told([
    {
      turns: [user('1', 'nuts make me swell')],
      marks: [mark('1')],
      extract: extraction({ facts: [fact('The user is allergic to nuts', '1')], entities: ends, relations }),
    },
  ])
  expect(memories).toMatchObject([{ subtype: 'constraint' }])
})

describe('by rules', () => {
  test('of several who speak, what another than the user must avoid or do is told to nobody always', async () => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    const say = (turn_id: string, name: string, text: string) => user(turn_id, text, { name })
    await ingest(ctx, [
      say('1', 'u', '我对花生过敏'),
      say('2', '阿宽', '我对芒果过敏'),
      say('3', '阿宽', '明天下午三点我要交房租'),
    ])
    const stored = await storedMemories(ctx)
    const of = (words: string) => stored.find(({ content }) => content.includes(words))
    expect(of('花生')).toMatchObject({ subtype: 'constraint' })
    expect(of('芒果')).toMatchObject({ subtype: null, about: '阿宽' })
    expect(of('房租')).toMatchObject({ due_at: null, about: '阿宽' })
  })

  test.each([
    ['文档里的金额统一写成两位小数', 'rule', null],
    ['他手术做完了，医生让他在家休息', 'fact', null],
  ])('"%s" is a %s', async (said, category, task_state) => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    await ingest(ctx, [user('1', '我同事阿宽住院了'), user('2', said)])
    const stored = await storedMemories(ctx)
    expect(stored.find(({ content }) => content.includes(said))).toMatchObject({ category })
    expect(task_state).toBeNull()
  })

  test.each([
    ['I work at Halden Press.', 'I quit my job at Halden Press last Friday.'],
    ['I live in Utrecht.', 'We moved to Ghent last week.'],
    ['I drink coffee every morning.', "I don't drink coffee any more."],
    ['我在华章出版社上班', '上周五我从华章出版社离职了'],
    ['我在德勤上班', '我从德勤辞职了'],
    ['我开一辆本田', '把本田换成了比亚迪'],
    ['我每天早上喝咖啡', '我不再喝咖啡了'],
  ])('"%s" is over when one hears "%s"', async (before, after) => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    await ingest(ctx, [user('1', before)])
    const [old] = await storedMemories(ctx)
    await ingest(ctx, [user('2', after)], { session_id: 't' })
    const stored = await storedMemories(ctx)
    expect(stored.find(({ id }) => id === old!.id)?.superseded_by).toEqual(expect.any(String))
  })

  test.each([
    ['I work at Halden Press.', 'My brother quit his job at Halden Press.'],
    ['My sister lives in Utrecht.', 'I moved to Ghent last week.'],
    ['昊哥住在大连', '我搬到沈阳了'],
    ['我老婆在华章出版社上班', '我从华章出版社辞职了'],
    ['我在德勤上班', '我老公从德勤辞职了'],
  ])('"%s" is not over when one hears "%s"', async (before, after) => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    await ingest(ctx, [user('1', before)])
    await ingest(ctx, [user('2', after)], { session_id: 't' })
    expect((await storedMemories(ctx)).filter(({ superseded_by }) => superseded_by !== null)).toEqual([])
  })

  test('the same sentence of the same speaker is one memory, whatever the day', async () => {
    const { ctx } = await given.tenant({ models: offlineModels() })
    const said = 'haha my bf still loves opera'
    await ingest(ctx, [user('1', said, { timestamp_iso: '2026-05-04T09:00:00Z' })])
    await ingest(ctx, [user('2', said, { timestamp_iso: '2026-06-09T09:00:00Z' })], { session_id: 't' })
    expect(await storedMemories(ctx)).toMatchObject([{ sources: ['s/1', 't/2'] }])
  })
})

test('a prompt of the same life is the same twice', async () => {
  const prompts = async () => {
    const models = scriptedModels({ mark_turns: [marks(mark('1'))], extract: [extraction()] })
    const { ctx } = await given.tenant({ models })
    await ingest(ctx, [user('1', 'x', { timestamp_iso: '2026-05-04T09:00:00Z' })])
    return models.requests.map(({ rendered }) => rendered)
  }
  expect(await prompts()).toEqual(await prompts())
})
