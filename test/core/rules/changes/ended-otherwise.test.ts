import { describe, expect, test } from 'vitest'
import {
  endedNearest,
  isEndedBy,
  saysItIsOver,
} from '../../../../src/core/rules/conversation/changes/changes.ts'
import { extract } from '../../../../src/core/rules/extract.ts'

const NAMES = ['The user', '用户']
const ends = (sentence: string, remembered: string): boolean =>
  isEndedBy(sentence, remembered, NAMES) ||
  endedNearest(sentence, [{ id: 1, content: remembered }], NAMES) === 1

describe('what ends in words that it was not told in', () => {
  test.each([
    ['Our wedding got pushed to September.', 'The user, 3 March 2026: "We are getting married in June."'],
    ['婚礼改到九月了', '用户，2026年3月3日：「我们六月结婚。」'],
    ['字节没过', '用户星期四去字节面试'],
    ['Stripe said no.', 'The user has an interview at Stripe on Thursday'],
    [
      "They gave us an extension on the essay, it's due Monday.",
      'The user, 3 March 2026: "The essay is due Friday at noon."',
    ],
    ['老葛调去深圳了，现在组长换成了薛姐', '用户，2026年3月3日：「我们组的组长是老葛。」'],
    ['奥数班停了，孩子改报了足球', '用户的孩子周末上奥数班'],
    ['打脸了，现在我家两只猫', '用户不太喜欢猫'],
    ['这台游戏机我送表弟了', '用户有一台游戏机'],
    ['冰箱彻底坏了，换了台美的', '用户家的冰箱是海尔的'],
    ['我大舅不在了，我搬到镇上了', '用户，2026年3月3日：「女儿在广州上班，我住在老房子里。」'],
    ['烟戒了快一个月了', '用户，2026年3月3日：「我一天两包烟，大夫劝过几回。」'],
    ['公司改了，以后工资都是每月五号发', '用户每个月十五号发工资'],
    ['同学聚会挪到周六了', '用户，2026年3月3日：「我们周四晚上有同学聚会。」'],
    ['购房合同签了', '用户，2026年3月3日：「这周五要去签购房合同。」'],
    ['想换电脑，就换了台苹果', '用户，2026年3月3日：「我的电脑是联想的。」'],
    ['瑜伽卡到期了', '用户，2026年3月3日：「我办了瑜伽卡。」'],
    ['早该把烟戒了，现在总算戒了', '用户，2026年3月3日：「我每天抽一包烟。」'],
  ])('"%s" ends "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['我哥从美团离职了，去了滴滴', '用户在美团做产品经理'],
    ['小刘的房贷上个月还清了，羡慕', '用户欠银行三十万房贷'],
    ['楼下那只流浪猫不见了', '用户的猫叫年糕'],
    ['睡前那半杯红酒也戒了', '用户报名了十一月的上海马拉松'],
    ['前台的活儿我上周辞了', '用户在准备教师资格证考试'],
    [
      "We broke the lease and we're in Sacramento now.",
      'The user, 3 March 2026: "We\'re planning a trip to Iceland."',
    ],
    ['Half marathon is off the table.', 'The user smokes about half a pack a day'],
    ['我爸的课停了', '用户的孩子周末上奥数班'],
    ['瑜伽卡八月到期，我想再练一年', '用户，2026年3月3日：「大夫让我改练瑜伽。」'],
    ['健身卡快到期了', '用户，2026年3月3日：「我每周去三次健身房。」'],
    ['签证九月过期，得去换', '用户，2026年3月3日：「签证放在抽屉里。」'],
    ['奶茶我是真戒不掉', '用户，2026年3月3日：「我是班长嘛，跑不掉。」'],
    ['我想把烟戒了', '用户，2026年3月3日：「我每天抽一包烟。」'],
    ['大夫叫我把酒戒了', '用户，2026年3月3日：「我每天晚上喝二两白酒。」'],
    ['我要把车卖了', '用户，2026年3月3日：「我开一辆旧面包车。」'],
    ['我想离职', '用户，2026年3月3日：「我在一家出版社上班。」'],
    ['我想换台电脑', '用户，2026年3月3日：「我的电脑是联想的。」'],
    ['我想跟他分手', '用户，2026年3月3日：「我男朋友叫小杰。」'],
    ['今天不喝奶茶了，喝多了牙疼', '用户，2026年3月3日：「我每天喝两杯奶茶。」'],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))
})

describe('what is told without a word that says so', () => {
  const written = (text: string): string[] => {
    const turn = { turn_id: 't', role: 'user', name: null, text, timestamp_iso: '2026-03-03T09:00:00.000Z' }
    const { facts, episodes } = extract({ transcript: [turn], memories: [], person: null } as never)
    return [...facts, ...episodes].map(({ content }) => content)
  }

  test.each([
    '下周二下午两点跟律师见面谈离婚协议。',
    '九点半有个和客户的电话会。',
    '家在五棵松，一号线直达，两居室。',
    '工位在三楼，靠窗，旁边是茶水间。',
    '我血压高，媳妇说我不爱惜自己。',
  ])('%s', (text) => expect(written(text)).toHaveLength(1))

  test('a measure is of what stands before it', () =>
    expect(written('我养的龟背竹长得特别好，有一米多高。')).toEqual(['用户养的龟背竹长得特别好，有一米多高']))

  test.each(['同事说我胖。', '我妈说我懒。', '大家都说我像猫。'])('%s', (text) =>
    expect(written(text)).toEqual([]),
  )
})

describe('whose deed it is', () => {
  const whose = (text: string): (string | null | undefined)[] => {
    const turn = { turn_id: 't', role: 'user', name: null, text, timestamp_iso: '2026-03-03T09:00:00.000Z' }
    const { facts, episodes } = extract({ transcript: [turn], memories: [], person: null } as never)
    return [...facts, ...episodes].map(({ about }) => about)
  }

  test.each(['老李头拉胡琴，我唱了一段《空城计》。', '孙女陪我去听了场越剧。'])(
    'what the speaker does with another one is theirs: %s',
    (text) => expect(whose(text)).toEqual([null]),
  )

  test.each([
    ['女儿考上大学了，我高兴坏了。', '用户的女儿'],
    ['我妈住院了，我担心得睡不着。', '用户的妈妈'],
  ])('what they feel is not: %s', (text, of) => expect(whose(text)).toEqual([of]))
})

describe('what only seems to end', () => {
  test.each([
    [
      'An electrician came round to look at our fuse box.',
      'The user is an apprentice electrician with a firm in Leith',
    ],
    ['The bus was full today so I gave up and walked.', 'The user walks to the office'],
    ['我爸妈离婚那年我才八岁', '用户和老公结婚十一年了'],
    ['陈大夫休假，吴大夫给我看的', '用户的家庭医生是陈大夫'],
    ['王姐休产假，张总临时管我们', '用户的领导是王姐'],
  ])('"%s" does not end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))

  test.each([
    ['我离婚了', '用户和老公结婚十一年了'],
    ['王姐休产假了，现在张总管我们', '用户的领导是王姐'],
    ['I gave up smoking.', 'The user smokes a pack a day'],
  ])('"%s" does end "%s"', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))
})

describe('what is so once, or of others, ends nothing of what is so of oneself', () => {
  test.each([
    ['这周跟小金换了，礼拜五休息。', '用户周三休息'],
    ['下周跟小金换班，周五休息。', '用户周三休息'],
    ["This week I swapped with Jin, so I'm off on Friday.", 'The user has Wednesdays off'],
    ['爸妈在我十岁时离婚。', '用户结婚了'],
    ['爸妈在我十岁的时候离婚了。', '用户和老公住在杭州'],
    ['我爸妈在我上高中时离婚了。', '用户和老公住在杭州'],
    ['My parents divorced when I was ten.', 'The user is married'],
    ["I went to Priya's cousin's wedding.", 'The user is engaged to Priya'],
    ["We went to Priya's sister's wedding on Saturday.", 'The user is engaged to Priya'],
    ['我去参加了小雅表妹的婚礼。', '用户和小雅订婚了'],
    ['He gave up a rook in the second game.', 'The user plays chess every Thursday'],
  ])('%s does not end “%s”', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(false))

  test.each([
    ['以后我改成周五休息了。', '用户周三休息'],
    ['跟小金换班了，以后礼拜五休息。', '用户周三休息'],
    ['My day off is Friday now.', "The user's day off is Wednesday"],
    ['我们上个月离婚了。', '用户结婚了'],
    ['我去年离婚了。', '用户的老公叫阿杰'],
    ['Priya and I got married last week.', 'The user is engaged to Priya'],
    ['I gave up chess.', 'The user plays chess every Thursday'],
  ])('%s ends “%s”', (sentence, remembered) => expect(ends(sentence, remembered)).toBe(true))

  test.each([
    ['He gave up a rook', false],
    ['She gave up her queen', false],
    ['I gave up chess', true],
    ['She gave up smoking', true],
  ])('"%s" says that something is over: %s', (sentence, isOver) =>
    expect(saysItIsOver(sentence)).toBe(isOver),
  )
})
