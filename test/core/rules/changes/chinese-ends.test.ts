import { describe, expect, test } from 'vitest'
import type { ExtractInput } from '../../../../prompts/extract.ts'
import { withRightValue } from '../../../../src/core/rules/conversation/changes/slots/right-value.ts'
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

/** What of a first turn is over by a second one: of all memories of it, or of how many not. */
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

describe('how it is told in Chinese that a thing is over', () => {
  test.each([
    ['我每天早上都要喝一杯拿铁', '今天开始不喝咖啡了，心脏受不了'],
    ['我在银行上班', '想离职好久了，今天终于提了离职'],
    ['我是腾讯视频的会员', '会员到期了没续'],
    ['我在减肥，晚上不吃饭', '不减了，晚饭照吃'],
    ['我在学校住宿舍，四人间', '不住校了，在外面租了个单间'],
    ['爷爷每天去公园下棋', '爷爷腿不行了，棋也不下了'],
    ['我爸有高血压，每天吃药', '我爸的降压药停了，瘦了三十斤血压正常了'],
    ['我借了表哥三万块钱', '表哥的钱还清了，松口气'],
    ['我在健身房请了个私教，姓张', '张教练离职了，现在带我的是个女教练'],
    ['我想买一台相机', '相机买了，索尼的'],
    ['我在存钱买房', '房子买好了，首付交了'],
    ['我怀孕五个月了', '生了，六斤四两，是个女儿'],
    ['我在台北一家廣告公司上班', '我上個月離職了'],
    ['我喺銀行返工', '我上個月辭職咗'],
  ])('%s – %s', (before, after) => {
    const { known, ended } = over(before, after)
    expect(known).toBeGreaterThan(0)
    expect(ended).toBe(known)
  })

  test.each([
    ['我每周三去练瑜伽', '瑜伽这个月停了下个月再去'],
    ['我每周三去练瑜伽', '瑜伽这个月停了，下个月再去'],
    ['我在学吉他', '吉他弦断了，明天去换'],
    ['我女儿学芭蕾', '女儿的芭蕾鞋换了新的'],
    ['我欠银行三十万房贷', '小刘的房贷上个月还清了，羡慕'],
    ['我在一家医院当护士', '我差点当场把辞职信拍她桌上'],
    ['我老婆是护士', '哎醒了醒了不跟你说了'],
    ['我爸爱唱京剧', '我爸的司机辞职了'],
    ['小胖在学钢琴，我是他的老师', '小胖四级补考过了'],
  ])('nothing of %s – %s', (before, after) => {
    const { known, ended } = over(before, after)
    expect(known).toBeGreaterThan(0)
    expect(ended).toBe(0)
  })

  test('a sentence that another one leans on is over by the name that the second gives', () => {
    expect(over('我养了一只猫。它叫年糕，三岁。', '年糕送人了')).toEqual({ known: 1, ended: 1 })
    expect(over('我养了一只猫。它叫年糕，三岁。', '邻居家的猫送人了').ended).toBe(0)
  })

  test.each([
    ['用户周二下午去腾讯面试产品岗', '记错了，面试是周三不是周二', '用户周三下午去腾讯面试产品岗'],
    ['用户周二下午去腾讯面试产品岗', '记错了，面试是在杭州不是周二', null],
    ['用户周二和下周二都要面试', '记错了，面试是周三不是周二', null],
    ['用户周二下午去腾讯面试产品岗', '是周三不是周二', null],
  ])('%s, by %s: %s', (known, said, right) => expect(withRightValue(said, known)).toBe(right))
})

test('what goes on beside what is another now does not end', () =>
  expect(
    over('上班前跑、休息日也跑，这周一共跑了四次。', '我还是每天上班前跑步，只是从海边换到了西湖边。').ended,
  ).toBe(0))

test('what is told of the other one lives on', () => {
  const known = '用户养了两只猫，一只橘猫叫团团，一只白猫叫雪糕'
  const memories = [{ id: 1, content: known, type: 'fact' as const, time: null }]
  const { facts } = extracted('唉，团团昨晚没了', '2026-03-10T09:00:00Z', memories as never)
  expect(facts.map(({ content }) => content)).toContain('用户养了两只猫，一只白猫叫雪糕')
})

describe('another now, told as people do', () => {
  test.each([
    ['客户是苏州一家纺织厂，七月底要上线', '上线推到八月九号了，客户没准备好'],
    ['我的面馆早十点到晚八点，逢星期四休息', '下個月開始改星期二休息，星期四照開'],
    ['我家团子还在喝母乳，夜里两次夜奶', '团子断奶成功，改喝奶粉了'],
    ['房租一年五万，压得我喘不过气', '不搬了！房东给降到四万二了'],
    ['我寻思着要不把店盘出去，回老家养兔子', '店不盘了'],
    ['我打算去京都读博', '想了很久，不去日本了'],
    ['我女朋友在银行上班', '哥们我分了'],
    ['我表哥在植物园当讲解员', '上次说错了，我表哥不是讲解员，他是育苗的'],
    ['我有哮喘', '我上回说岔了，哮喘那是我弟，我没有哮喘'],
    ['我们的机房在重庆，一共八台机器', '更正一下，机房不是重庆的，是贵阳机房，我看错了'],
    ['我表妹是模特', '哎呀之前讲岔了，我表妹不是模特，她是裁缝'],
    ['我对象在船厂', '跟你说，我俩散了'],
    ['陶艺课在周三', '陶艺课挪到周五了'],
    ['婚礼定在五月', '婚礼延到九月了'],
    ['我每天九点上班', '通知改了，下周一开始八点半上班'],
    ['我公司在昆明', '纠正下，公司不在昆明，在大理'],
    ['我不喝咖啡', '纠正一下，我不是不喝咖啡，是下午不能喝'],
  ])('%s / %s', (before, after) => {
    const { known, ended } = over(before, after)
    expect(known).toBeGreaterThan(0)
    expect(ended).toBeGreaterThan(0)
  })
  test.each([
    ['我打算去京都读博', '太晚了，今天不去超市了'],
    ['我女朋友在银行上班', '蛋糕我分了八块'],
    ['我对象在船厂', '会开完，大家散了'],
    ['房租一年五万，压得我喘不过气', '房东降了两度空调'],
    ['我家团子还在喝母乳', '给同事带了两罐奶粉'],
    ['我有哮喘', '上次说错了，我弟六岁，不是七岁'],
    ['我的面馆逢星期四休息', '下个月开始改卖盖饭'],
  ])('%s stays behind %s', (before, after) => expect(over(before, after).ended).toBe(0))
})
