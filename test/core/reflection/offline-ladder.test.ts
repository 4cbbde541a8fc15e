import { expect, test } from 'vitest'
import { reflect } from '../../../src/core/reflection/reflect.ts'
import { offlineModels } from '../../../src/core/rules/index.ts'
import { remember, storedTraits } from '../../support/given/remember.ts'
import { given } from '../../support/given.ts'

const user_id = 'ann'

const english = {
  run: [
    'runs before work',
    'ran along the harbour',
    'went running in the park',
    'ran ten kilometres',
    'jogs at dawn',
    'ran home',
  ],
  swim: [
    'swims on Sundays',
    'swam two kilometres',
    'swimming at the pool',
    'swam in the lake',
    'swims at noon',
    'swam again',
  ],
  coffee: [
    'drinks coffee after meals',
    'made a coffee',
    'espresso at the bar',
    'coffee with milk',
    'a second coffee',
    'black coffee',
  ],
  tea: [
    'drinks tea at night',
    'had a cup of tea',
    'oolong tea',
    'bought more tea',
    'iced tea',
    'tea with lemon',
  ],
  piano: [
    'practises the piano',
    'played the piano',
    'new piano piece',
    'tuned the piano',
    'piano lesson',
    'piano duet',
  ],
  over: ['no longer drinks coffee', 'quit coffee'],
  names: { sport: 'Drawn to sport', drinks: 'Drawn to hot drinks', core: 'Cares about hot drinks and sport' },
}

const chinese: typeof english = {
  run: ['早上去跑步', '沿着海边跑了五公里', '公园里慢跑', '跑了十公里', '晨跑很舒服', '跑步回家'],
  swim: ['周日去游泳', '游泳两公里', '在泳池游泳', '湖里游泳', '中午游泳', '还是游泳'],
  coffee: ['饭后喝咖啡', '手冲了一杯', '拿铁一杯', '咖啡加奶', '第二杯咖啡', '黑咖啡'],
  tea: ['晚上喝茶', '泡茶两壶', '买了龙井', '普洱一饼', '红茶加柠檬', '乌龙很香'],
  piano: ['在练钢琴', '弹琴一小时', '钢琴新曲子', '给钢琴调音', '钢琴课', '钢琴二重奏'],
  over: ['不再喝咖啡了', '戒了咖啡'],
  names: { sport: '偏爱运动', drinks: '偏爱热饮', core: '看重热饮和运动' },
}

test.each([
  ['English', english],
  ['Chinese', chinese],
])('the whole ladder can be walked without a model: %s', { timeout: 60_000 }, async (_language, said) => {
  const { ctx, clock } = await given.tenant({ models: offlineModels(), now: '2026-01-05T09:00:00Z' })
  let weeks = 0

  async function week(...contents: readonly string[]) {
    weeks += 1
    await remember(
      ctx,
      user_id,
      contents.map((content, place) => ({ content, session: `${weeks}-${place}`, importance: 1 })),
    )
    const { cycle } = await reflect(ctx, { user_id })
    expect(cycle).toMatchObject({ status: 'completed', error: null })
    clock.advance({ days: 7 })
    return storedTraits(ctx, user_id)
  }
  const habits = [said.run, said.swim, said.coffee, said.tea]
  const shape = (traits: Awaited<ReturnType<typeof week>>) =>
    [...traits.values()].map(({ trait_subtype, trait_stage }) => `${trait_subtype} ${trait_stage}`).sort()

  // Three of each make four behaviors, two make a trend.
  const first = await week(...habits.flatMap((habit) => habit.slice(0, 3)), ...said.piano.slice(0, 2))
  expect(shape(first)).toEqual([...Array(4).fill('behavior candidate'), 'behavior trend'])

  // Seen again: emerging; the trend counts two more cycles.
  const second = await week(...habits.map((habit) => habit[3]!), said.piano[2]!)
  expect(shape(second)).toEqual([...Array(4).fill('behavior emerging'), 'behavior trend'])
  await week(...habits.map((habit) => habit[4]!), said.piano[3]!)

  // The trend is a candidate and seen again at once; two pairs of behaviors over 0.5 become preferences.
  const fourth = await week(...habits.map((habit) => habit[5]!), said.piano[4]!)
  expect(shape(fourth)).toEqual([
    ...Array(5).fill('behavior emerging'),
    ...Array(2).fill('preference emerging'),
  ])
  expect([...fourth.keys()]).toEqual(expect.arrayContaining([said.names.sport, said.names.drinks]))

  // Two preferences over 0.6 become a core trait.
  const fifth = await week(said.piano[5]!)
  expect(fifth.get(said.names.core)).toMatchObject({ trait_subtype: 'core', trait_stage: 'emerging' })
  expect(fifth.get(said.names.sport)?.trait_parent_id).toBe(fifth.get(said.names.core)?.id)

  // Said to be over, twice: the second time the rules are asked what becomes of it.
  const coffee = () =>
    [...fifth.values()].find(({ content }) => content.includes(said === chinese ? '咖啡' : 'coffee'))!.id
  const find = (traits: Awaited<ReturnType<typeof week>>) =>
    [...traits.values()].find(({ id }) => id === coffee())
  expect(find(await week(said.over[0]!))).toMatchObject({ trait_contradiction_count: 1 })
  expect(find(await week(said.over[1]!))?.trait_stage).toBe('dissolved')
})
