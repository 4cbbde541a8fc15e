import { describe, expect, test } from 'vitest'
import type { ExtractInput } from '../../../../prompts/extract.ts'
import { extract } from '../../../../src/core/rules/extract.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const turnOf = (text: string, timestamp_iso: string) => ({
  turn_id: 't1',
  role: 'user' as const,
  name: null,
  text,
  timestamp_iso,
  attachments: [],
})

const extracted = (text: string, day: string, memories: NonNullable<ExtractInput['memories']>) =>
  extract({
    transcript: [{ ...turnOf(text, day), evidence_level: 'S0_user_claim' }],
    memories,
    person: null,
  } as never)

/** What of a first turn is over by a second one: how many memories, of how many. */
function over(before: string, after: string): { readonly known: number; readonly ended: number } {
  const { facts, episodes } = extracted(before, '2026-01-10T09:00:00Z', [])
  const memories = [...facts, ...episodes].map(({ content }, place) => ({
    id: place + 1,
    content,
    type: 'fact' as const,
    time: null,
  }))
  const turn = turnOf(after, '2026-03-10T09:00:00Z')
  const { kept } = markTurns({ turns: [turn], context: [], speakers: [], person: null } as never)
  const corrections =
    kept.length === 0 ? [] : (extracted(after, turn.timestamp_iso, memories as never).corrections ?? [])
  return { known: memories.length, ended: new Set(corrections.map(({ memory_id }) => memory_id)).size }
}

describe('an end with other clauses around it', () => {
  test.each([
    ['我有一台老富康，2009年买的', '富康让我卖了，三千块，收车的人开走那会儿我都没敢看'],
    ['我在学古琴，学了半年', '古琴我放弃了，上周挂闲鱼出了，小时候学过两年钢琴，捡起来反而快'],
    ['我在市二院急诊当护士快五年了，今天还是累趴，一晚上收了两个重的', '跟你讲个大事，我不在急诊了'],
    ['我在蓝湖科技做测试', '有个消息：我离开蓝湖了，下个月入职一家做医疗的'],
    ['我每天晚上二两白酒', '还有个事跟你汇报，酒我戒了，清明那天起一口没沾，大夫说再喝就得住院'],
    ['我对象叫林舟，在华科读书', '我跟林舟分了 昨天的事 他说觉得我们不是一个频道'],
    ['我固定上夜班', '最好的是白班 早八晚五 晚上能跟娃睡了'],
    [
      'I drive an old Polo with no working heater',
      "Other news: the Polo's gone. Sold it to a lad from Leeds.",
    ],
    ['Rex is my beagle, thirteen and deaf as a post', 'No question today. We lost Rex on Wednesday.'],
    ['My cat Olive sleeps on my keyboard', "Olive didn't make it. Kidney failure."],
    ['We live in Ghent and my street is full of painters', 'Since the first of April we live in Bruges.'],
    ['i do night shifts at the bakery', 'no more nights!! boss put me on mornings starting this week'],
    ['i go through half a pack a day', 'oh and i aint smoked in 3 weeks'],
    ["I'm on metformin for my blood sugar", 'They took me off metformin, my numbers are fine'],
    ["I've got waist length hair", "I chopped it all off! It's a pixie cut now."],
    ['My therapist is called Joanne', "I finished with Joanne last week, she says I'm good to go on my own."],
    ['Our wedding has a band booked.', 'We booked a DJ instead of a band for the wedding.'],
    ['We have a coal stove in the cottage.', 'We replaced the stove in the cottage with a heat pump.'],
    ['We use Jira for tickets.', 'We switched to Linear for the tickets.'],
    ['I have a gym membership at PureGym that I never use', 'got out of the puregym contract at last'],
  ])('%s – %s', (before, after) => {
    const { known, ended } = over(before, after)
    expect(known).toBeGreaterThan(0)
    expect(ended).toBe(known)
  })
})

describe('what only looks like an end', () => {
  test.each([
    ['跑完步我习惯手冲一杯咖啡', '昨晚照例手冲了一杯咖啡才坐下来改稿子，没有咖啡我写不动'],
    ['我在准备考研', '没有考研群里的朋友我早就撑不住了'],
    ['我开一辆老飞度', '飞度送去4S店了，过两天取'],
    ['我养了一缸孔雀鱼', '昨天死了一条孔雀鱼，心疼'],
    ['我们婚礼定在十月六号', '婚礼的气球取消了，太贵'],
    ['我开了爱奇艺会员', '爱奇艺那部剧我弃了，太拖'],
    ['我在一家外贸公司做跟单', '我们公司一个跟单昨天离职了'],
    ['我血脂高，一直吃他汀', '他汀吃完了，明天去医院开'],
    ['我儿子在实验小学上三年级', '实验小学换校长了'],
    ['I drive a Skoda Fabia', "The Fabia's gone in for its service, I'm on foot till Thursday."],
    ['I ride a Brompton to work', 'Left the Brompton at home today because of the ice.'],
    ['Our dog Biscuit is a spaniel', 'We lost Biscuit in the park for ten minutes.'],
    ["I'm running the Manchester half in May", 'My training run was called off because of the storm.'],
    ["I'm learning the ukulele", "Without the ukulele I'd go mad in winter."],
    ['I do CrossFit four times a week', "Haven't done CrossFit since Tuesday, I'm aching."],
    ["I'm a community nurse in Armley", "New job won't give me leave in May."],
    ['Our wedding is on June 12 in Cork.', 'We booked a DJ instead of a band for the wedding.'],
    ['The trip to Lisbon is on May 3.', "I'm taking a backpack instead of a suitcase on the trip to Lisbon."],
    ['I live in a farmhouse near Hay.', 'We went for a heat pump rather than a boiler in the farmhouse.'],
    ['Our kitchen has a gas leak.', 'We swapped the laminate for oak in the kitchen.'],
    ['Our flat has two bedrooms and the rent is 1200.', 'We replaced the sofa in the flat.'],
  ])('%s – %s', (before, after) => expect(over(before, after).ended).toBe(0))
})
