import { describe, expect, test } from 'vitest'
import { isEndedBy } from '../../../../src/core/rules/conversation/changes/changes.ts'
import { isOtherNow, tellsOfChange } from '../../../../src/core/rules/conversation/changes/slots/slots.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'
import { reflect } from '../../../../src/core/rules/reflecting/reflect.ts'

const ends = (sentence: string, remembered: string): boolean =>
  isEndedBy(sentence, remembered, ['The user', '用户'])

describe('of what one has one of, the new ends the old without naming it', () => {
  test.each([
    ['Started on days in the outpatient clinic last Monday.', 'The user works nights on the stroke ward'],
    ['We got the keys of the house in Haarlem, sleeping there since Friday.', 'The user lives in Utrecht'],
    ['We bought a house!', 'The user rents a flat in Lisbon'],
    ["I've had to give up the choir, my voice is gone", 'The user sings in a choir'],
    ["Well, I've decided to sell the caravan.", 'The user has a caravan'],
    ['I have changed the job in May', 'The user works as a data engineer'],
    ['Me and Rosa finished in March', "The user's girlfriend Rosa is in Lima"],
    ['Anders has left, he opened his own garage', "The user's apprentice Anders is from Malmö"],
    ['got my own flat again, near the harbour', 'The user moved in with their brother in March'],
    ['We bought a house near Porto.', 'The user lives in Lisbon'],
    ["Since the divorce I've got the house to myself.", 'The user is married to Karen'],
    ['Owen and I called it a day.', 'The user is going out with a paramedic called Owen'],
    ['Switched to an iPhone 15.', 'The user has an Android phone, a Pixel 6'],
    ["The Fiesta went for scrap, I've got a little Yaris now.", 'The user drives an old Fiesta'],
    ['I cycle to work these days.', 'The user takes the 42 bus to work'],
    ['I switched to linguistics after Christmas.', 'The user is studying chemistry at Leeds'],
    ["I'm not doing the Erasmus year after all.", 'The user is planning to do an Erasmus year in Madrid'],
    ['Three months without biting my nails!', 'The user bites their nails'],
    ['so they moved me to days last week', 'The user works nights at a bakery in Leith'],
    ['Last shift at the depot is the 3rd.', 'The user is a driver at the depot'],
    ['been in Tacoma a month now and it is quiet', 'The user lives in Portland with two roommates'],
    ["she took the last of her stuff, we're done", 'The user, 3 March 2026: "shes my gf, 2 yrs in april"'],
    ['45 days no cigs', 'The user is at like half a pack a day'],
    ['dose went up to 100 on Thursday', 'The user is on sertraline 50mg'],
    ["I'm on a different one now, rosuvastatin", 'The user takes atorvastatin every night'],
    ["had a cheese toastie on Sunday and I'm not looking back", 'The user is vegan'],
    ["she's at big school now, reception class", 'The user, 3 March 2026: "my daughter goes to nursery"'],
    ["my brother's in Aberdeen these days", "The user's brother lives in Glasgow"],
    ["The Volvo finally died, I'm on the bus till I find something", 'The user drives an old Volvo estate'],
    ['I had to stop the food bank because of my back', 'The user volunteers at the food bank'],
    ['not going to lisbon after all', 'The user, 3 March 2026: "We are going to Lisbon in June"'],
    ['grew out of the asthma apparently, doctor took the inhaler away', 'The user has asthma'],
    ['some idiot nicked my scooter so im walking everywhere', 'The user rides a scooter to campus'],
    ['it turns out I was never allergic to penicillin', 'The user is allergic to penicillin'],
    ["dentist can't do Friday, it'll be the Tuesday after", 'The user has a dentist appointment on Friday'],
    ["they've dragged us all back to the office five days", 'The user works from home'],
    ["I've cut the sugar out of my tea altogether", "The user takes sugar in the user's tea"],
    ['Albert passed, so no more Wednesdays', 'The user plays chess with Albert on Wednesdays'],
    ['paid my sister the last of it this morning', "The user owes the user's sister 400 euros"],
    ['we stopped the paper when the price went up', 'The user gets the Guardian on Saturdays'],
    [
      "The girls have class at Lorna's on Tuesdays, so we're Thursdays now",
      "The user has book club at Lorna's on Tuesdays",
    ],
    ['I told Ben and I sold the car', 'The user has a car'],
    ["I eat beef again, doctor's orders.", "The user doesn't eat beef"],
    ['上周一去新公司报到了，做人事。', '用户在一家保险公司做文员'],
    ['房子到期了，现在住滨江。', '用户租在西溪那边'],
    ['换了苹果，华为给我爸了。', '用户用的是华为手机'],
    ['转专业成功了，现在学统计。', '用户在成都读大三，学会计'],
    ['我已经三个月没抽烟了。', '用户每天抽半包烟'],
    ['四姑娘山的计划泡汤了。', '用户计划五月去登四姑娘山'],
    ['医生把我的降压药停了。', '用户每天吃降压药'],
    ['我现在能吃香菜了，还挺香。', '用户不吃香菜'],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ["Ben's last shift at the depot is the 3rd.", 'The user is a driver at the depot'],
    ['They let me go from the choir.', 'The user works at a bank'],
    ["been in Tacoma for a few days, I'm back on Monday", 'The user lives in Portland'],
    ["My sister's dose went up to 100", 'The user is on sertraline 50mg'],
    ["if it goes on like this we're done", 'The user, 3 March 2026: "shes my gf, 2 yrs in april"'],
    ["We're done with the kitchen!", 'The user is dating a guy called Tom'],
    ['I told Ben, if I sold the car I would walk', 'The user has a car'],
    ['paid my brother half of it this morning', "The user owes the user's brother 400 euros"],
    ['paid my sister back this morning', "The user owes the user's brother 400 euros"],
    ['My friend moved from Leeds to York last week.', 'The user lives in Leeds'],
    ["I'm staying in a hotel in Dover till Thursday.", 'The user lives in Crewe'],
    ['If I got a new job I would tell you.', 'The user works at Booking'],
    ['Our seminar got moved to the chemistry building.', 'The user lives in Leeds'],
    ['No tea for me today, the kettle is broken.', 'The user drinks a lot of tea'],
    ["Tom's in Spain so no squash this Monday.", 'The user plays squash with Tom on Mondays'],
    ["The neighbour's chickens are gone, a fox I think.", 'The user has three chickens'],
    ["I haven't started at the new office.", 'The user works at Booking'],
    ['Got the keys of the house in Utrecht.', 'The user lives in Utrecht'],
    ['We bought a house!', 'The user lives in Lisbon'],
    ['Me and Rosa finished the fence', "The user's girlfriend Rosa is in Lima"],
    ['我们买了套房子', '用户住在成都'],
    ['要是哪天我不打羽毛球了，大概就是老了。', '用户每周三打羽毛球'],
    ['昨天朋友说她再也不喝酒了。', '用户不喝酒'],
    ['今天嗓子疼，不吃辣了。', '用户喜欢吃辣'],
    ['阿宁搬来杭州了。', '用户租在西溪那边'],
    ['产品经理离职了。', '用户在滨江的一家小公司写代码'],
    ['我现在一个人住了。', '用户住三楼'],
    ['这周末下雨，不去游泳了。', '用户周末带孩子去游泳'],
    ['换了苹果手机壳。', '用户在保险公司做文员'],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))

  test('what is told of others or for a while is told of nobody', () => {
    expect(tellsOfChange('First week at Adyen done.')).toBe(true)
    expect(tellsOfChange('My brother retired')).toBe(false)
    expect(isOtherNow('I went back to work last week', 'The user is a stay-at-home mum')).toBe(true)
  })
})

const trends = (contents: readonly (readonly [session: string, content: string])[]) => {
  const memories = contents.map(([session, content], id) => ({
    id,
    key: `m${id}`,
    content,
    type: 'fact' as const,
    time: '2026-03-02T09:00:00Z',
    session,
    category: null,
    about: null,
  }))
  const { new_trends, new_behaviors } = reflect({ now: '', person: null, memories, earlier: [], traits: [] })
  return [...new_trends, ...new_behaviors].map(({ content }) => content)
}

describe('few are enough for what is done, not for how somebody is', () => {
  test('two of a hobby in words of its own are a trend', () => {
    expect(
      trends([
        ['a', 'My goggles snapped'],
        ['b', 'the pool was closed again'],
      ]),
    ).toEqual(['Lately goes swimming'])
    expect(
      trends([
        ['a', '换了一套新弦'],
        ['b', '大横按总是闷音'],
      ]),
    ).toEqual(['最近弹吉他'])
  })

  test('two of a manner are none, three are', () => {
    const late = [
      ['a', 'Got to the wedding when they were already cutting the cake'],
      ['b', 'The dentist gave my slot away'],
    ] as const
    expect(trends(late)).toEqual([])
    expect(trends([...late, ['c', 'Missed the start of the play by ten minutes']])).toEqual([
      'Often arrives late',
    ])
  })

  test('what is named twice and is no everyday thing is none', () => {
    expect(
      trends([
        ['a', 'called the kitchen fitters'],
        ['b', 'the kitchen fitters came'],
      ]),
    ).toEqual([])
  })
})

describe('what is told beside it ends nothing', () => {
  test.each([
    ['公司把我调到了杭州，我上周末搬家了。', '用户在一家做船舶导航的公司当产品设计师'],
    [
      '我上周末搬家了，现在住在杭州。',
      '用户，2026年3月7日：「对了，我妹妹林岚住在成都，下个月要来大连看我。」',
    ],
    ['搬家那天我写了三张清单，一样东西都没丢。', '用户出门前列了一张清单：疫苗本、航空箱、零食'],
    [
      '我还是每天上班前跑步，只是从海边换到了西湖边。',
      '用户，2026年3月7日：「上班前跑、休息日也跑，这周一共跑了四次。」',
    ],
  ])('%s beside %s', (sentence, remembered) => {
    expect(ends(sentence, remembered)).toBe(false)
  })

  test.each([
    ['我被调到销售部了。', '用户在研发部上班'],
    ['我上周末搬家了，现在住在杭州。', '用户，2026年3月7日：「对了，我住在大连。」'],
  ])('%s and %s', (sentence, remembered) => {
    expect(ends(sentence, remembered)).toBe(true)
  })
})

describe('who begins to work for somebody else', () => {
  const ACME = 'The user works at Acme'
  test.each([
    ['I started at Boots last week.', ACME],
    ['First week at Boots, so much to learn.', ACME],
    ["I've joined Boots.", ACME],
    ["I've joined Boots.", 'The user is an accountant at Acme'],
    ['Boots hired me last month.', ACME],
    ['I started at Boots last week.', 'The user is a nurse at the City Hospital'],
    ['我上周入职了美团。', '用户在阿里上班'],
    ['我加入了美团。', '用户在阿里上班'],
    ['我去美团上班了。', '用户在阿里上班'],
    ['我到美团报到了。', '用户在阿里上班'],
    ['我上周入职了美团。', '用户在医院当护士'],
  ])('%s ends “%s”', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['I also started at Boots last week.', ACME],
    ['I started a weekend job at Boots last week.', ACME],
    ["I've joined Boots part-time on Saturdays as well as Acme.", ACME],
    ["I'm doing some shifts at Boots on weekends.", ACME],
    ["I've joined Duolingo.", ACME],
    ["I've joined the Labour Party.", ACME],
    ['I joined Tom last night.', ACME],
    ['I started at the gym last week.', ACME],
    ['I started on a new book last week.', ACME],
    ['First week at the new gym.', ACME],
    ['My first week at Acme was awful.', ACME],
    ['I joined Acme in 2019.', ACME],
    ['My brother started at Boots last week.', ACME],
    ['I might join Boots.', ACME],
    ['我在美团兼职送外卖。', '用户在阿里上班'],
    ['我还接了个美团的兼职。', '用户在阿里上班'],
    ['我也在美团跑单。', '用户在阿里上班'],
    ['我入职阿里三年了。', '用户在阿里上班'],
    ['我加入了美团会员。', '用户在阿里上班'],
    ['我加入了一个读书会。', '用户在阿里上班'],
    ['我弟上周入职了美团。', '用户在阿里上班'],
    ['我想入职美团。', '用户在阿里上班'],
  ])('%s does not end “%s”', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))

  test.each([
    ["I've joined Boots.", 'Boots'],
    ['我入职了美团。', '美团'],
    ['I also started at Boots last week.', undefined],
    ["I've joined Duolingo.", undefined],
    ['I joined Tom last night.', undefined],
    ['我加入了美团会员。', undefined],
  ])('%s: works at %s', (sentence, name) =>
    expect(relationsIn(sentence, null).find(({ predicate }) => predicate === 'WORKS_AT')?.object.name).toBe(
      name,
    ),
  )
})

describe('as people tell it in passing', () => {
  test.each([
    [
      'First day at the new place today, Lidl head office, bye bye council.',
      'The user works for the council',
    ],
    ["I've stopped going to the physio, knee's fine.", 'The user is seeing a physio called Dan on Tuesdays'],
    [
      "They've moved me, I start at two in the afternoon now.",
      'The user, 1 May 2026: "My shift starts at six in the morning."',
    ],
    ['药上个月医生就给停了。', '用户每天吃降压药'],
    ['我早戒了，三年没碰过烟。', '用户抽烟，一天一包'],
  ])('%s ends “%s”', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['First day as a dad today!', 'The user works at Acme'],
    ["I've stopped going to the pool.", 'The user is seeing a physio called Dan on Tuesdays'],
    [
      'I start at two tomorrow, swapping with Jo.',
      'The user, 1 May 2026: "My shift starts at six in the morning."',
    ],
    ['医生给我妈把药停了。', '用户每天吃降压药'],
    ['我爸早戒了。', '用户抽烟，一天一包'],
  ])('%s does not end “%s”', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})
