import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'

interface Told {
  readonly live: string[]
  readonly ended: string[]
  readonly relations: string[]
}

/** What is known once all of it was told, a day each, and what is over by the last of it. */
function told(...said: readonly string[]): Told {
  const memories: { id: number; content: string; type: string; time: null; ended?: true }[] = []
  let ended: string[] = []
  let relations: string[] = []
  for (const [place, text] of said.entries()) {
    const at = `2026-03-${10 + place}`
    const turn = {
      turn_id: at,
      role: 'user',
      name: null,
      timestamp_iso: `${at}T09:00:00Z`,
      evidence_level: 'S0_user_claim',
      text,
      shortened: false,
    }
    const read = extract({ transcript: [turn], memories, speakers: [], predicates: [] })
    const over = new Set(read.corrections?.map(({ memory_id }) => memory_id))
    for (const memory of memories) if (over.has(memory.id)) memory.ended = true
    ended = memories.filter(({ id }) => over.has(id)).map(({ content }) => content)
    relations = read.relations.map(({ predicate, object }) => `${predicate} ${object}`)
    for (const { content } of [...read.facts, ...read.episodes])
      memories.push({ id: memories.length + 1, content, type: 'fact', time: null })
  }
  return { live: memories.filter((one) => !one.ended).map(({ content }) => content), ended, relations }
}

describe('who keeps something in mind, or cannot help it, does not live there', () => {
  test.each([
    ['我对头孢过敏，这个你要记住哦', '我搬到苏州跟女儿住了'],
    ['青黴素我會過敏，年輕時打針差點休克，這個你要記住', '搬去新竹跟志明住'],
    ['我血压高，情绪一激动就控制不住', '我搬去上海了'],
    ['我晕车，忍不住要吐', '搬到苏州去住了'],
  ])('%j, %j', (before, later) => expect(told(before, later).ended).toEqual([]))

  test.each([
    ['记住啊，我住浦东', '我搬到闵行了'],
    ['我租住在地下室', '我搬到一居室了'],
    ['我住校，六人间', '我搬出来租房了'],
  ])('but who lives there: %j, %j', (before, later) => expect(told(before, later).ended).not.toEqual([]))
})

describe('what would follow on what is only considered is not done either', () => {
  test.each([
    ['我住在徐汇', '我在考虑要不要把房子卖了，搬去苏州跟女儿住'],
    ['我住在板橋', '在考慮要不要把房子賣了，搬去新竹跟志明住'],
    ['我在学钢琴', '想过把钢琴停了，改学吉他'],
    ['我住在朝阳', '我在想要不要把这边退了，搬到燕郊去'],
  ])('%j, %j', (before, later) => {
    const { ended, relations } = told(before, later)
    expect(ended).toEqual([])
    expect(relations).toEqual([])
  })

  test('and is told with what is considered, not as done', () => {
    expect(told('我在考虑要不要把房子卖了，搬去苏州跟女儿住').live).toEqual([
      '用户，2026年3月10日：「我在考虑要不要把房子卖了，搬去苏州跟女儿住」',
    ])
  })

  test.each([
    ['我住在徐汇', '考虑了很久，房子卖了，搬去苏州跟女儿住了'],
    ['我住在徐汇', '搬去苏州跟女儿住了，在考虑要不要把老房子卖了'],
    ['我养了一只猫', '犹豫了很久，猫送人了'],
    ['我在一中教书', '想好了，我辞职了，去深圳找儿子'],
  ])('but what is done: %j, %j', (before, later) => expect(told(before, later).ended).not.toEqual([]))
})

describe('a day of the week is the same by each of its words', () => {
  test.each([
    ['下礼拜四做胃镜，在省医院', '跳舞改时间了，以后礼拜天改成早上八点'],
    ['我礼拜三晚上练瑜伽', '组里例会改时间了，改到礼拜一早上了'],
    ['我每個禮拜天上午打太極拳', '視訊改時間了，禮拜天改成早上十點'],
  ])('%j, %j', (before, later) => expect(told(before, later).ended).toEqual([]))

  test.each([
    ['我礼拜三晚上练瑜伽', '瑜伽改到礼拜五了'],
    ['我们礼拜天早上九点视频', '视频改时间了，礼拜天改成早上十点'],
  ])('but of the same thing: %j, %j', (before, later) => expect(told(before, later).ended).not.toEqual([]))
})
