import { describe, expect, it } from 'vitest'
import { subjectOf } from '../../../../src/core/rules/conversation/people/subject.ts'
import { extract } from '../../../../src/core/rules/extract.ts'

/** What is told in the last of some turns; who does not speak is the assistant. */
function toldIn(texts: readonly (readonly ['user' | 'assistant', string])[], known: readonly string[] = []) {
  const transcript = texts.map(([role, text], place) => ({
    ...{ turn_id: String(place), role, text, name: null, timestamp_iso: '2026-06-10T21:00:00+08:00' },
    ...{ evidence_level: 'S0_user_claim', shortened: false, kept: role === 'user' },
  }))
  const memories = known.map((content, place) => ({ id: place + 1, content, type: 'fact', time: null }))
  const { facts, episodes } = extract({ transcript, memories, speakers: [], predicates: [] } as never)
  const last = String(texts.length - 1)
  return [...facts, ...episodes].filter(({ source_turn_ids: [id] }) => id === last)
}
const aboutOf = (text: string, known: readonly string[] = []) => toldIn([['user', text]], known)[0]?.about

describe('whose a Chinese sentence is', () => {
  it.each([
    ['媳妇在医院当护士', '用户的媳妇'],
    ['小儿子今年上初一', '用户的小儿子'],
    ['前夫在重庆跑出租', '用户的前夫'],
    ['老汉儿去年做了个支架', '用户的老汉儿'],
    ['丈母娘搬来跟我们住了', '用户的丈母娘'],
    ['闺女跟她奶奶在老家', '用户的闺女'],
    ['俺闺女在县城教书', '用户的闺女'],
    ['我爸爸退休了', '用户的爸爸'],
    ['我媽昨天去體檢', '用户的妈妈'],
    ['我阿公每天早上去爬山', '用户的阿公'],
    ['我家姐喺加拿大讀書', '用户的姐姐'],
    ['我老豆揸咗三十年巴士', '用户的爸爸'],
  ])('%s: of %s', (sentence, who) => expect(subjectOf(sentence, null, null)).toBe(who))

  it.each([
    '医生让我每天走一万步',
    '医生给开了两盒胶囊',
    '店长叫我去分店帮忙',
    '领导安排我去趟南京',
    '哥，这个怎么弄',
    '妹子你真逗',
    '老太太太极队得了奖',
  ])('%s: of nobody else', (sentence) => expect(subjectOf(sentence, null, null)).toBeNull())

  it.each([
    ['佢而家喺銀行做', '用户的姐姐', '用户的姐姐'],
    ['佢而家喺銀行做', '用户的爸爸', '用户的爸爸'],
    ['她现在在银行', '用户的爸爸', null],
  ])('%s behind %s: of %s', (sentence, before, who) => expect(subjectOf(sentence, null, before)).toBe(who))

  it.each([
    ['阿柚搬去苏州园区了', ['用户，2026年5月1日：「我同桌阿柚是湖州人」'], '阿柚'],
    ['糯糯昨天打了疫苗', ['用户，2026年5月1日：「家里领养了一只狸花，取名叫糯糯」'], '糯糯'],
    ['杭州下了三天雨，我衣服都没干', ['用户，2026年5月1日：「我同桌阿柚是杭州人」'], null],
    ['红烧肉炖糊了，我重做了一锅', ['用户，2026年5月1日：「我爱吃红烧肉」'], null],
  ])('%s: who was named before', (sentence, known, who) => {
    expect(aboutOf(sentence, known) ?? null).toBe(who)
  })

  it('of whom is asked, without 我', () => {
    const [said] = toldIn([
      ['user', '最近家里就我一个人，老公在外地'],
      ['assistant', '辛苦了，老公在哪里上班呀？'],
      ['user', '他在甘肃修铁路，两个月回来一次'],
    ])
    expect(said?.about).toBe('用户的老公')
  })

  it('of whom was named anywhere in the sentence before', () => {
    const [said] = toldIn(
      [
        ['user', '验收那天阿宽熬到天亮，累倒了'],
        ['user', '他手术做完了，在家休息'],
      ],
      ['用户，2026年5月1日：「报表的事问阿宽，他是我们组的」'],
    )
    expect(said?.about).toBe('阿宽')
  })

  it.each([
    ['对接人叫冯总，讲究', '以后给他写信都用敬语', '以后给他（冯总）写信都用敬语'],
    ['我女儿上三年级', '以后别提她的成绩', '以后别提她（用户的女儿）的成绩'],
    ['我女儿上三年级', '以后别提他的成绩', '以后别提他的成绩'],
    ['对接人叫冯总，讲究', '以后给冯总写信都用敬语，他是前辈', '以后给冯总写信都用敬语，他是前辈'],
  ])('%s. %s: what is told apart from its talk says whom it is of', (first, then, told) => {
    const [said] = toldIn([
      ['user', first],
      ['user', then],
    ])
    expect(said?.content).toContain(told)
  })
})

describe('who is brought up is of whom it is', () => {
  it.each([
    ['说到我弟，他考上川大了', '用户的弟弟'],
    ['聊到我爸，他退休了', '用户的爸爸'],
    ['Speaking of my brother, he got into Durham', "user's brother"],
  ])('%s: of %s', (text, who) => expect(aboutOf(text)).toBe(who))

  it.each(['说到搬家，我下个月搬去苏州', '说到他，我昨天跟他分手了', '提到我妈，我就想哭，我下周回家看她'])(
    '%s: of the speaker',
    (text) => expect(aboutOf(text)).toBeNull(),
  )

  it('and by 他 what is known of them ends, not what is known of the speaker', () => {
    const over = (text: string, known: string) => {
      const texts = ['我老公今天加班', text]
      const transcript = texts.map((said, place) => ({
        ...{ turn_id: String(place), role: 'user', text: said, name: null },
        ...{ timestamp_iso: '2026-06-10T21:00:00+08:00', evidence_level: 'S0_user_claim' },
        ...{ shortened: false, kept: true },
      }))
      const memories = [{ id: 1, content: known, type: 'fact', time: null }]
      return (extract({ transcript, memories, speakers: [], predicates: [] } as never).corrections ?? [])
        .length
    }
    expect(over('说到他，他昨天辞职了', '用户的老公在海康上班')).toBe(1)
    expect(over('他把比亚迪卖了，换了辆特斯拉', '用户的老公有一辆比亚迪')).toBe(1)
    expect(over('他把比亚迪卖了，换了辆特斯拉', '用户有一辆比亚迪')).toBe(0)
  })
})

describe('老 before a verb is no name', () => {
  it.each([
    ['我妈老唠叨我不结婚', '用户的妈妈'],
    ['我爸老夸我做饭好吃', '用户的爸爸'],
    ['我老公老熬夜打游戏', '用户的老公'],
    ['我爸老李退休了', '老李'],
  ])('%s: of %s', (sentence, who) => expect(subjectOf(sentence, null, null)).toBe(who))
})

describe('a state without a subject', () => {
  it.each([
    ['我妈来帮我带娃了。腰不好，有高血压。', '用户的妈妈'],
    ['我女儿上小学了。对花生过敏。', '用户的女儿'],
    ['我爸催我回家。腰不好，最近一直贴膏药。', null],
    ['我搬家了。腰不好，搬不动。', null],
    ['我和我妈住。有高血压。', null],
  ])('%s: of %s', (text, who) => expect(toldIn([['user', text]]).at(-1)?.about).toBe(who))
})
