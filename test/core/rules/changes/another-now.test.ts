import { describe, expect, test } from 'vitest'
import { endedNearest, isEndedBy } from '../../../../src/core/rules/conversation/changes/changes.ts'

const NAMES = ['The user', '用户']
const ends = (sentence: string, remembered: string): boolean => isEndedBy(sentence, remembered, NAMES)

describe('another day, hour, amount or place in a row of the same thing', () => {
  test.each([
    ['The landlord put my rent up to 1,240 from January.', "The user's rent is 1,150 euros a month"],
    [
      'The book club has moved to Thursdays, by the way.',
      'The user, 3 March 2026: "Our book club meets on the first Monday of the month."',
    ],
    ["We've had to move the wedding to 6 September.", 'The user, 3 March 2026: "The wedding is on 14 June."'],
    ["Ben's just started year 5.", "The user's son Ben is in year 4"],
    [
      "They've given me an extension on the thesis until the end of July.",
      "The user's thesis is due on 30 April",
    ],
    ['I get up at half past seven these days.', 'The user usually wakes up at six'],
    ['房东涨价了,现在房租一个月三千六。', '用户房租一个月三千二'],
    ['我儿子这学期升四年级了。', '用户的儿子上三年级'],
    ['读书会以后改到周四了。', '用户，2026年3月3日：「我们读书会每月第一个周一聚。」'],
    ['套餐是三十九,不是五十九。', '用户手机套餐一个月五十九'],
    ['瘦了不少,我现在七十二公斤。', '用户体重七十八公斤'],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['Broadband went up to 55.', 'The user pays 20 a month for gym'],
    ['I went to bed at two last night, terrible.', 'The user goes to bed at ten'],
    ['Ran 12 km yesterday with Jo.', 'The user runs 10 km every Sunday'],
    ['I see the optician on 9 June.', 'The user sees the dentist on 4 June'],
    ['My nephew has started year 6.', "The user's daughter is in year 3"],
    ['The rent is 1,150 now.', "The user's rent is 1,150 euros a month"],
    ['I also swim on Thursdays now.', 'The user swims on Mondays'],
    ['The wedding is in June.', 'The user, 3 March 2026: "The wedding is on 14 June."'],
    ['我外甥升六年级了。', '用户的女儿上三年级'],
    ['昨晚两点才睡,困死。', '用户十点睡觉'],
    ['邻居家是19号,不是17号。', '用户家门牌是17号'],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})

describe('who does it', () => {
  test.each([
    ['老潘把健身卡退了。', '用户在车站旁边的健身房锻炼'],
    ['业委会的秘书不干了。', '用户是业委会的财务'],
    ['2019年我们差点分手,都过去了。', '用户的男朋友叫陆川'],
    ['我室友退学了。', '用户在武大读法律'],
    ['女儿感冒了,明天不去舞蹈班了。', '用户的女儿在上舞蹈班'],
    ['广告再这么多我就把爱奇艺退了去种地', '用户订了爱奇艺会员'],
    ["One more ad and I'm cancelling Netflix and raising goats", 'The user has a Netflix subscription'],
    ['跟我一起考研的同学放弃了。', '用户在准备考研'],
    ["I've moved from marketing to product.", 'The user lives in Ghent'],
    ['Got a new helmet for the bike.', 'The user is seeing a guy called Marcus'],
    ["I gave my ticket to Jo's brother.", 'The user, 3 March 2026: "Jo is my oldest friend."'],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))

  test.each([
    ['我们给女儿转学了,现在在外国语小学。', '用户的女儿在实验小学读书'],
    ['医生不让喝,咖啡我已经戒了。', '用户现在每天早上喝一杯美式'],
    ['膝盖伤了,今年的北马跑不成了。', '用户在备战北京马拉松'],
    ['图书馆的书今天早上还掉了，已经还完了', '用户，2026年1月16日：「周一我要去还图书馆的书」'],
    ['我已经六个星期没碰烟了。', '用户每天抽半包烟'],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))
})

describe('a step of a life, and the same relative by another word', () => {
  test.each([
    ['Pieter and I got married on Saturday.', 'The user is engaged to Pieter'],
    ['passed my driving test!!!!', "The user doesn't have a driving licence"],
    ['Baby arrived on the 3rd, a little girl called Wren!', 'The user is pregnant, due in May'],
    ['Mum moved into a care home last month.', 'The user, 3 March 2026: "My mother lives with us."'],
    [
      "We've moved offices, we're down by the docks now.",
      'The user, 3 March 2026: "Our office is on Park Row."',
    ],
    ['我和彼得周六领证了。', '用户和彼得订婚了'],
    ['驾照考下来了!', '用户没有驾照'],
    ['宝宝三号出生啦,是个女儿,叫小鹩。', '用户怀孕了，预产期五月'],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['我哥和他女朋友分手了。', '用户的男朋友在杭州'],
    ['My sister got married on Saturday.', 'The user is engaged to Pieter'],
    ['公司搬到码头了。', '用户住在苏州'],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})

describe('the memory that has most in common with what is told', () => {
  const among = (sentence: string, ...contents: string[]) =>
    endedNearest(
      sentence,
      contents.map((content, id) => ({ id, content })),
      NAMES,
    )

  test.each([
    [
      "I've switched to porridge in the mornings.",
      'The user usually has toast for breakfast',
      'The user takes vitamin C',
    ],
    ['Bought the motorbike at last!', 'The user is saving up for a motorbike', 'The user has a full licence'],
    [
      'Had the kidney op last Tuesday.',
      'The user is on the waiting list for a kidney operation',
      'The user drinks tea',
    ],
    ['现在买菜都去楼下菜市场了。', '用户一般在盒马买菜', '用户家冰箱很大'],
    ['早饭我现在改吃燕麦了。', '用户早饭一般吃包子', '用户每天吃维生素C'],
    ['膝盖手术上周做完了,很顺利。', '用户在排队等做膝盖手术', '用户要多休息'],
  ])('"%s" ends "%s", not "%s"', (sentence, ended, other) => {
    expect(among(sentence, other, ended)).toBe(1)
    expect(among(sentence, other)).toBeUndefined()
  })

  test.each([
    [
      'I went hiking with Mei to Laotie Mountain.',
      "The user loves hiking on weekends with the user's sister Mei",
    ],
    ["I'm going skiing with Tom to Zermatt.", 'The user loves skiing with Tom'],
    ['I went running for two hours.', 'The user enjoys running with Jo'],
    ["I'm allergic to something in the soup.", 'The user will cook the soup'],
    ["I'm late for the choir.", 'The user sings in a choir'],
  ])('none by an outing, or by how one is: "%s", "%s"', (sentence, kept) =>
    expect(among(sentence, kept)).toBeUndefined(),
  )

  test('none where two have as much in common, and none of somebody else', () => {
    const breakfasts = ['The user has toast for breakfast', 'The user has eggs for breakfast']
    expect(among('For breakfast I switched to porridge.', ...breakfasts)).toBeUndefined()
    expect(among('My sister switched to porridge for breakfast.', breakfasts[0]!)).toBeUndefined()
    expect(among('I might switch to porridge for breakfast.', breakfasts[0]!)).toBeUndefined()
    expect(among('Only porridge for breakfast this week.', breakfasts[0]!)).toBeUndefined()
  })
})
