import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'

const turn = (text: string, name: string | null = null) => ({
  turn_id: 't',
  role: 'user',
  name,
  timestamp_iso: '2026-05-04T10:00:00Z',
  evidence_level: 'S0_user_claim',
  text,
  shortened: false,
})

/** What a sentence says of the one memory that is known. */
const said = (text: string, content: string, person: string | null = null, name: string | null = null) =>
  extract({
    transcript: [turn(text, name)],
    memories: [{ id: 1, content, type: 'fact', time: null }],
    speakers: [],
    person,
    predicates: [],
  })
const ends = (text: string, content: string, person: string | null = null): boolean =>
  (said(text, content, person).corrections?.length ?? 0) > 0

describe('a change ends what the same person said of the same thing', () => {
  test.each([
    ['Lotte and I broke up yesterday.', "The user's girlfriend Lotte is a vet"],
    ['my boyfriend and I split up', "The user's boyfriend is a nurse"],
    ['昨天我和小雨分手了', '用户的女朋友小雨是兽医'],
    ['昨晚跟阿哲分手了，难受', '用户的男朋友阿哲是厨师'],
    ['I quit my job at Halden Press last Friday.', 'The user works at Halden Press'],
    ['Finally left Halden Press!', 'The user works at Halden Press'],
    ['I stopped going to the gym', 'The user goes to the gym every morning'],
    ['I sold my bike to a student called Iris', 'The user has a red bike'],
    ['I switched from coffee to tea', 'The user drinks coffee every morning'],
    ['I returned the library books this morning', 'The user has to return the library books on Monday'],
    ['我把图书馆的书还掉了', '用户周一要去还图书馆的书'],
    ['我把烟戒了', '用户每天抽烟'],
    ['我戒了酒', '用户爱喝啤酒'],
    ['我从大连搬走了', '用户住在大连'],
    ['上周我搬出来了', '用户住在大连'],
    ['we finally got rid of the Volvo', 'The user drives a Volvo estate'],
    ['I traded my Canon in for a Sony', 'The user shoots with a Canon'],
    ['I let my gym membership lapse', 'The user has a gym membership'],
    ['The doctor took me off metformin', 'The user takes metformin'],
    ["haven't had a cigarette in two months", 'The user smokes roll-ups'],
    ['no more sugar in my tea', 'The user takes sugar in tea'],
    ["I've dropped Spanish", 'The user is learning Spanish'],
    ['I retired at the end of May', 'The user is a professor of history at Halden'],
    ['today was my last day at Halden Press', 'The user works at Halden Press'],
    ['I graduated from Halden last week', 'The user studies at Halden'],
    ["Tom and I aren't together any more", "The user's boyfriend Tom is a baker"],
    ["I'm single again", "The user's boyfriend Tom is a baker"],
    ['Our cat Miso passed away', 'The user has a cat called Miso'],
    ['I eat meat again', 'The user is vegetarian'],
    ["I left the vet's office, I'm going to nursing school now", "The user works at a vet's office"],
    ['已经从云帆离职了', '用户在云帆做后端'],
    ['我退休了', '用户在县一中教物理'],
    ['从人事转到了市场部', '用户在人事部'],
    ['跟小周掰了', '用户的男朋友小周是程序员'],
    ['膝盖不行，跑步停了', '用户每天早上跑步'],
    ['健身卡到期我没续', '用户办了健身卡'],
    ['合唱团我不去了，嗓子不行', '用户参加了合唱团'],
    ['手机换成苹果了', '用户用的是华为手机'],
    ['奶茶已经三个月没喝了', '用户每天喝一杯奶茶'],
    ['我现在滴酒不沾了', '用户爱喝白酒'],
    ['开车上班太堵，现在改坐地铁了', '用户开车上班'],
    ['我家豆豆上周走了，十四岁', '用户养了只狗叫豆豆'],
    ['医生让我停了二甲双胍', '用户在吃二甲双胍'],
  ])('"%s" ends "%s"', (text, content) => expect(ends(text, content)).toBe(true))

  test.each([
    ['I left my umbrella at Halden Press', 'The user works at Halden Press'],
    ['I lost my keys at the gym', 'The user goes to the gym every morning'],
    ['i returned to the gym today', 'The user goes to the gym every morning'],
    ['I stopped at Porto on the way', 'The user loves Porto'],
    ['Tom quit Halden Press', 'The user works at Halden Press'],
    ['Tom and Lotte broke up', "The user's girlfriend Lotte is a vet"],
    ['小雨和小林分手了', '用户的女朋友小林是兽医'],
    ['I sold my bike to a student called Iris', 'The user drives a van that the user calls the Frog'],
    ['I sold my old bike', 'The user has an old dog'],
    ['I finished my Greek homework', 'The user loves Greek salad'],
    ['我把图书馆的书还掉了', '用户在图书馆工作'],
    ['我戒了酒', '用户在酒店上班'],
    ['我把糖戒了', '用户有糖尿病'],
    ['我把结婚戒指卖了', '用户去年结婚'],
    ['我把旧沙发搬走了', '用户住在大连'],
    ['my sister and her husband divorced', "The user's husband Leon drives a tram"],
    ['I left the office early today', 'The user works part time in an office'],
    ['I left Porto at six to beat the traffic', 'The user lives in Porto'],
    ['I might quit smoking', 'The user smokes'],
    ["I won't quit my job", 'The user has a job at Halden Press'],
    ['I moved to the payments team', 'The user lives in Cardiff'],
    ['I moved to Cardiff in May', 'The user lives in Cardiff'],
    ['the meeting with Anna was cancelled', 'The user has a sister called Anna'],
    ['I cancelled my Guardian subscription', 'The user has a Netflix subscription'],
    ['My phone died on the train', 'The user has a dog'],
    ['I split the bill with Tom', "The user's boyfriend Tom is a baker"],
    ['I completed my third marathon', 'The user is training for marathons'],
    ['I quit smoking', 'The user went to a smoking room in May'],
    ['我差点把车卖了', '用户开一辆车'],
    ['同事辞职了', '用户在云帆做后端'],
    ['今天不跑步了，下雨', '用户每天早上跑步'],
    ['手机换了个壳', '用户用华为手机'],
    ['哎锅开了不跟你说了', '用户，2026年3月10日：「我眼睛花打不了字就跟你说话」'],
    ['舞友老许，退休开公交的，人特好', '用户在厦门做人事'],
    ['快递退了', '用户在快递公司上班'],
    ['我搬到杭州了', '用户住在杭州'],
    ['会议取消了', '用户每周一开会'],
    ['我又开始去健身房了', '用户讨厌下雨，周三去健身房'],
    ['我那台旧的不要了，换了台新的', '用户那天旧书摊买了本新书'],
    ['豆豆会走了，扶着沙发走', '用户每月房贷六千一，豆豆奶粉又八百'],
  ])('"%s" does not end "%s"', (text, content) => expect(ends(text, content)).toBe(false))

  test('a memory of before the name was known is theirs too', () => {
    expect(ends('We moved to Ghent last week.', 'The user lives in Utrecht', 'Ann')).toBe(true)
    expect(ends('We moved to Ghent last week.', 'Bob lives in Utrecht', 'Ann')).toBe(false)
  })
})

/** As the rules keep what was said in a quotation. */
const quoted = (text: string) => `The user, 3 March 2026: "${text}"`
const han = (text: string) => `用户，2026年3月3日：「${text}」`

describe('what is named is over by what becomes of it, told in everyday words', () => {
  test.each([
    [
      'Pottery clashes with my new shifts, so I had to let it go.',
      'The user started pottery on Wednesday nights',
    ],
    [
      "Can't be doing with Countdown since they changed the presenter.",
      'The user watches Countdown every afternoon',
    ],
    [
      "As of this quarter I'm out of the on-call rotation.",
      'The user is the on-call engineer every third week',
    ],
    [
      'We have put the kitchen off for good, the quotes were outrageous.',
      'The user is planning to redo the kitchen',
    ],
    [
      'Rehearsals have been moved to Thursdays now.',
      quoted('I sing in the choir, and rehearsals are on Tuesdays'),
    ],
    ['The old Volvo failed its MOT.', quoted('We drive an ancient Volvo estate')],
    ['Janice has retired and there is a new girl now.', quoted('My home help is called Janice')],
    [
      'My son persuaded me and I’m in a flat at Oakwood now.',
      quoted('I live on my own in the bungalow on Mill Lane'),
    ],
    ['My daughter dropped out of law school.', "The user's daughter is at law school"],
    ['软考不考了，公司不认', '用户在准备软考高级，十一月考'],
    ['吉他课停了，老师搬走了', han('在学吉他，每周日上课')],
    ['云南的计划泡汤了', han('暑假准备带全家去云南')],
    ['陶艺跟我的新班表冲突，只好放弃', '用户周三晚上在社区学陶艺'],
    ['发布推迟到月底了', han('发布定在十号')],
    ['儿子把我接到深圳来了', han('退休以后我一个人住在棉纺厂的老宿舍里')],
    ['女儿毕业了，签了一家设计院', han('女儿在武汉读研究生')],
    [
      'Marek and I handed the running group over to two students.',
      'The user leads a running group with Marek',
    ],
    [
      "Since my wife's hip went we haven't been to the tea dance.",
      quoted('We go to the tea dance every Friday'),
    ],
    ['Our backups live in Glacier now.', quoted('We keep our backups in Dropbox')],
    ['我上个月办了内退', '用户在机床厂干了二十多年钳工'],
    ['下周起就住通州了，今天签的合同', han('租的房子在望京，每个月五千')],
    ['烟我是不抽了', '用户抽烟抽了四十年'],
  ])('"%s" ends "%s"', (text, content) => expect(ends(text, content)).toBe(true))

  test.each([
    ["Tuesday's run was cancelled because of the storm.", 'The user runs with the Dulwich club on Tuesdays'],
    ['I gave my spare sourdough starter to Priya.', 'The user bakes sourdough on weekends'],
    ['I cut out bubble tea.', 'The user works at a bubble tea shop'],
    ['My sister dropped pottery.', 'The user does pottery on Wednesdays'],
    ['My daughter dropped out of law school.', "The user's son is at law school"],
    ['日志库昨天发了2.0，不再支持旧版本', '用户维护一个开源的日志库'],
    ['客户那边不用飞书了', han('我们组用飞书沟通')],
    ['这周二的跑步因为台风取消了', '用户跟着江边跑团跑步'],
    ['我是八一年退伍的，离开新疆的时候哭了一场', '用户当过八年兵，在新疆'],
    ['发布推迟到二十五号了', han('买了会员，一个月二十块')],
    ['我搬到沈阳了', han('昊哥住在大连')],
    ['我换手机了', han('晓燕用华为手机')],
    ['我把车卖了', han('王磊开一辆捷达')],
  ])('"%s" does not end "%s"', (text, content) => expect(ends(text, content)).toBe(false))
})

describe('a known name stands for the user', () => {
  test.each([
    ['I live in Porto', 'Ann', 'Ann lives in Porto'],
    ['i hate mondays lol', 'Ann', 'Ann, 4 May 2026: "i hate mondays lol"'],
    ['我住在大连', '林蔚', '林蔚住在大连'],
  ])('"%s" of %s', (text, person, content) => {
    const { facts, relations } = said(text, 'nothing', person)
    expect(facts.map((fact) => fact.content)).toEqual([content])
    for (const { subject } of relations) expect(subject).toBe('user')
  })

  test('their own name says nothing new, and a sentence from before it was known is the same', () => {
    expect(said('我叫林蔚，住在大连', 'nothing', '林蔚').facts.map(({ content }) => content)).toEqual([
      '林蔚住在大连',
    ])
    expect(said('I live in Porto', 'The user lives in Porto', 'Ann').facts[0]?.same_as).toBe(1)
  })
})

describe('each statement of a sentence is about its own subject', () => {
  const about = (...texts: string[]) => {
    const transcript = texts.map((text, place) => ({ ...turn(text), turn_id: `t${place}` }))
    const { facts } = extract({ transcript, memories: [], speakers: [], predicates: [] })
    return facts.map((fact) => fact.about ?? null)
  }
  test.each([
    [['my parents are from Ghana but i was born in Bristol'], ["user's parents", null]],
    [["i'm 34 and my wife is 36"], [null, "user's wife"]],
    [["sarah's brother works at google and hes allergic to peanuts"], ["sarah's brother"]],
    [
      ['my parents are from Ghana', 'she loves jazz, i prefer techno'],
      ["user's parents", null],
    ],
    [['我爸妈是山东人'], ['用户的爸妈']],
  ])('%j', (texts, whose) => expect(about(...texts)).toEqual(whose))
})
