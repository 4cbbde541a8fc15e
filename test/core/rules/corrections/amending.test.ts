import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { amendedBefore } from '../../../../src/core/rules/extracting/amending.ts'
import { markTurns } from '../../../../src/core/rules/mark_turns.ts'

const turn = (text: string, at: string) => ({
  turn_id: at,
  role: 'user',
  name: null,
  timestamp_iso: `${at}T09:00:00Z`,
  evidence_level: 'S0_user_claim',
  text,
  shortened: false,
})

describe('a turn takes words of the one before back', () => {
  const told = (before: string, later: string) => {
    const transcript = [turn(before, '2026-03-10'), turn(later, '2026-03-11')]
    const { facts, episodes } = extract({ transcript, memories: [], speakers: [], predicates: [] })
    return [...facts, ...episodes].map(({ content }) => content)
  }
  test.each([
    ['我外甥叫豆豆', '打错了，是侄子叫豆豆', ['用户的侄子叫豆豆']],
    ['我妈属羊', '记错了，应该是属猴', ['用户的妈属猴']],
    ['我姐夫姓吴，在铁路上', '口误，是妹夫', ['用户的妹夫姓吴，在铁路上']],
    ['我老家在信阳', '说错了，是商丘的', ['用户老家在商丘']],
    ['我花生过敏', '不对，说错了，是腰果过敏', ['用户腰果过敏']],
    ['我爱吃鱼', '我搞错了，是我记反了', ['用户爱吃鱼']],
    ['我下周三去体检', '不对，是周四', ['用户下周四 (2026-03-19)去体检']],
    ['我女儿六岁', '不对不对，七岁了', ['用户的女儿七岁']],
    ['我的婚礼定在5月3号', '打错了，5月13号', ['用户的婚礼定在5月13号 (2026-05-13)']],
    ['我老家在杭州', '啊不，是南京', ['用户老家在南京']],
    ['我住在12楼', '不对，13楼', ['用户住在13楼']],
    ['我男朋友在阿里上班', '口误，是在蚂蚁', ['用户的男朋友在蚂蚁上班']],
    ['我对虾过敏', '说反了，是我老婆对虾过敏', ['用户的老婆对虾过敏']],
    ['我房租5200一个月', '说错了，房租是5800，5200是另一家没看上的', ['用户房租5800一个月']],
    ['我女儿六岁，儿子三岁', '说错了，女儿是七岁', ['用户的女儿七岁，儿子三岁']],
    ['我老家在杭州', '不是，你怎么这么冷淡', ['用户老家在杭州']],
  ])('%j, %j', (before, later, stays) => expect(told(before, later)).toEqual(stays))

  test.each([
    ['我住在12楼', '你们小区一共11楼吧', '不对，是18楼'],
    ['我房租5200', '那大概每天170块。', '不对，是173'],
    ['我妹妹在北京读书', '中国的首都是南京。', '不对，是上海'],
    ['我下周三去体检', '好的，周四提醒你。', '不对，是周三'],
  ])('but not %j, where %j was answered, by %j', (before, answer, later) => {
    const said = (text: string, role: 'user' | 'assistant') => ({ ...turn(text, '2026-03-10'), role })
    const turns = [said(before, 'user'), said(answer, 'assistant'), said(later, 'user')]
    expect(amendedBefore(turns[2]!, turns)).toBeNull()
  })

  test('and what was remembered of it was never so', () => {
    const memories = [{ id: 7, content: '用户的外甥叫豆豆', type: 'fact', time: null }]
    const transcript = [
      { ...turn('我外甥叫豆豆', '2026-03-10'), kept: false },
      turn('打错了，是侄子叫豆豆', '2026-03-11'),
    ]
    const { corrections, relations } = extract({ transcript, memories, speakers: [], predicates: [] })
    expect(corrections).toMatchObject([{ memory_id: 7, kind: 'never_was' }])
    expect(relations).toMatchObject([{ subject: '豆豆', predicate: 'KNOWS' }])
  })

  test.each([
    ['我老家在杭州', '啊不，是南京'],
    ['我女儿六岁', '不对不对，七岁了'],
  ])('%j, %j: and is kept for it', (before, later) => {
    const turns = [turn(before, '2026-03-10'), turn(later, '2026-03-11')]
    const { kept } = markTurns({ turns, context: [], speakers: [] } as never)
    expect(kept.map(({ turn_id }) => turn_id)).toEqual(['2026-03-10', '2026-03-11'])
  })
})
