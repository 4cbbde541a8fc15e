import { describe, expect, test } from 'vitest'
import { mentionsIn } from '../../../../src/core/rules/conversation/people/mentions.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'

const typed = (text: string): string[] => mentionsIn(text).map(({ name, type }) => `${name}: ${type}`)
const named = (text: string): string[] => mentionsIn(text).map(({ name }) => name)

describe('districts, streets and sites are places', () => {
  test.each([
    ['我老家在铁西区', '铁西区'],
    ['我在宝山区租了房', '宝山区'],
    ['去年搬到隆回县住', '隆回县'],
    ['周末去了阆中古城', '阆中古城'],
    ['搬到了城东的锦绣花园，安静', '锦绣花园'],
    ['暑假在大理古城住了一个月', '大理古城'],
    ['公司从漕河泾搬到了张江', '漕河泾'],
  ])('%s', (text, name) => expect(typed(text)).toContain(`${name}: place`))
})

describe('where one lives or works without a name is no entity', () => {
  test.each([
    '我住在丈母娘家，很安静',
    '我住在学校宿舍，很安静',
    '我住在郊区，很安静',
    '我在急诊科工作，挺累的',
    '我妹妹在税务局上班',
    '我在火锅店工作，挺累的',
    '我住在一个高档小区，很安静',
  ])('%s', (text) => {
    expect(named(text)).toEqual([])
    expect(relationsIn(text, null).filter(({ predicate }) => /LIVES|WORKS/u.test(predicate))).toEqual([])
  })

  test('what it is called is one', () => {
    expect(relationsIn('我住在朝阳区大望路附近', null).map(({ object }) => object.name)).toEqual([
      '朝阳区大望路',
    ])
  })
})

describe('firms and products by lists, where one works, buys or uses', () => {
  test.each([
    ['我在比亚迪上班', '比亚迪: organisation'],
    ['刚从拼多多离职，休息一阵', '拼多多: organisation'],
    ['我用印象笔记记账', '印象笔记: thing'],
    ['我开的是一辆卡罗拉，十年了', '卡罗拉: thing'],
    ['在二手平台上卖掉了我的ps5', 'ps5: thing'],
    ['i got a shift at tesco', 'tesco: organisation'],
    ['my new roomba is loud', 'roomba: thing'],
    ['I muted everything on Slack', 'Slack: thing'],
  ])('%s', (text, name) => expect(typed(text)).toContain(name))

  test.each(['我买了两箱苹果', '我在一家外贸公司上班', 'I bought an apple'])('%s', (text) =>
    expect(named(text)).toEqual([]),
  )
})

describe('Chinese people by every form of their name', () => {
  test.each([
    ['我太太静怡是音乐老师', '静怡'],
    ['我儿子周子墨学围棋', '周子墨'],
    ['小区物业的老郑特别热心', '老郑'],
    ['健身房的教练小孟给我加了重量', '小孟'],
    ['我老婆阿珍在菜市场卖鱼', '阿珍'],
    ['和阿May合租，她特别爱干净', '阿May'],
    ['欧阳主任给我批了假', '欧阳主任'],
    ['许工带我做的项目上线了', '许工'],
    ['孟瑶姐帮了我很多', '孟瑶姐'],
    ['我的偶像是科比', '科比'],
    ['跟隔壁桌的徐莉订了奶茶', '徐莉'],
  ])('%s', (text, name) => expect(typed(text)).toContain(`${name}: person`))

  test.each([
    '我老师推荐我读书',
    '昨天和月嫂去吃了火锅',
    '陪应届生来医院检查',
    '跟护士说好了周五交',
    '我是修车师傅',
    '找了个代课老师咨询',
    '晚上和老婆去看了场脱口秀',
    '她是我师姐，人很好',
    '小区里的小面馆关门了',
    '方便的话我明天去',
    '老实说我不想去',
  ])('%s: nobody', (text) => expect(typed(text).filter((one) => one.endsWith('person'))).toEqual([]))
})

describe('what somebody is ill with, or does not bear', () => {
  test.each([
    ['我花生过敏，出门都带药', '花生'],
    ['去年体检查出脂肪肝', '脂肪肝'],
    ['我爸的痛风又犯了', '痛风'],
  ])('%s', (text, name) => expect(typed(text)).toContain(`${name}: thing`))

  test.each(['我皮肤过敏', '我对花粉不过敏'])('%s', (text) => expect(named(text)).toEqual([]))
})

describe('kinds of things that are written large name nobody', () => {
  test.each([
    'We got the Labrador from a farm.',
    'I am a Leo and he is a Virgo.',
    'We fasted all Ramadan this year.',
    'The Sergeant was kind to me.',
    'Nan and Oma came for tea.',
    'I gave up wine for Lent.',
    'I teach Geography and Biology.',
    'We finished Chapter Two today.',
    'We were home on Christmas Eve.',
    'My sister said "please put it over there".',
  ])('%s', (text) => expect(named(text)).toEqual([]))

  test.each([
    ['Leo came over for dinner.', 'Leo'],
    ['Will is teaching me to weld.', 'Will'],
    ['Bert, who did the next round, taught me a lot.', 'Bert'],
    ['Ask Pam on reception about it.', 'Pam'],
    ['my friend wiktoria is visiting', 'wiktoria'],
    ['I loved "The Salt Road to Nowhere" a lot.', 'The Salt Road to Nowhere'],
  ])('%s', (text, name) => expect(named(text)).toContain(name))
})
