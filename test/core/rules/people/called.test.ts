import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const namesOf = (text: string): string[] => {
  const turn = {
    turn_id: 't1',
    role: 'user' as const,
    name: null,
    text,
    timestamp_iso: '2026-03-02T09:00:00Z',
  }
  const { relations } = extract({
    person: null,
    transcript: [{ ...turn, evidence_level: null, kept: true }],
  } as unknown as Parameters<typeof extract>[0])
  return relations
    .filter(({ predicate }) => predicate === 'NAMED')
    .map(({ subject, object }) => `${subject}: ${object}`)
}

describe('what the person is called by what they say', () => {
  test.each([
    ['You can call me AJ', 'AJ'],
    ['Just call me Kit.', 'Kit'],
    ['call me sam please', 'sam'],
    ['Everyone calls me Sam.', 'Sam'],
    ['My friends call me Jo', 'Jo'],
    ['They call me Doc at work', 'Doc'],
    ['I go by Kit', 'Kit'],
    ['My name is Alexander but everyone calls me Sasha', 'Sasha'],
    ['你可以叫我阿杰', '阿杰'],
    ['大家都叫我小林', '小林'],
    ['喊我阿强就行', '阿强'],
    ['朋友都叫我大熊', '大熊'],
    ['可以称呼我林姐', '林姐'],
    ['I prefer to be called Liz.', 'Liz'],
    ['My nickname is Bo.', 'Bo'],
    ['我的名字是赵敏。', '赵敏'],
    ['我英文名叫Rose', 'Rose'],
    ['my name is ana', 'ana'],
    ['hello my name is ruth', 'ruth'],
    ['请叫我陈晨', '陈晨'],
    ['请称呼我赵一鸣。', '赵一鸣'],
    ["hey! i'm Maya, i just started as a nurse", 'Maya'],
    ['Hello, I am Maya Okafor and I live in Galway.', 'Maya Okafor'],
    ['hi i’m maya', 'maya'],
    ['大家好，我是小陈', '小陈'],
    ['我是阿杰', '阿杰'],
  ])('%s', (text, name) => {
    expect(readSentences(text)).not.toEqual([])
    expect(namesOf(text)).toContain(`user: ${name}`)
  })

  test.each([
    'They call him Ace',
    'Everyone calls her Bunny.',
    'call me tomorrow',
    'Call me Friday',
    'My boss called me Friday',
    'My mom calls me every day',
    'Call me crazy but I love rain',
    "Please don't call me Sammy",
    '他们叫他老六',
    '妈妈叫我吃饭',
    '别叫我小胖',
    '他叫我去开会',
    '叫我一声就行',
    '大家叫我小心点',
    '老师叫我大声点',
    '我的名字是什么',
    'My nickname is old',
    'my name is hard to spell',
    '请叫我起床',
    '请叫我高手',
    '请叫我安静',
    "I'm Irish, from Cork",
    "I'm Tired.",
    "I'm Christian.",
    "I'm Adele's sister",
    "I'm Paris bound",
    "i'm frank about it",
    "i'm will and able",
    '我是老师',
    '我是小学老师',
    '我是阿姨',
    '我是小王的朋友',
  ])('%s: nothing', (text) => expect(namesOf(text)).toEqual([]))
})
