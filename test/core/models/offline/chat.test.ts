import { describe, expect, test } from 'vitest'
import { answerByRules } from '../../../../src/core/rules/chat.ts'
import { linkEntitiesByRules } from '../../../../src/core/rules/link_entities.ts'
import { readPromptData } from '../../../../src/core/rules/prompt-data.ts'

const prompt = `- Emotion: neutral (valence 0)
Direct facts:
- 昊哥 -[LIVES_IN]-> 大连
- Ada -[LIKES]-> chess [pending]
- user -[STUDIES_AT]-> 清华
- Ada -[FRIEND_OF]-> user
Indirect facts, through others:
- [2-hop] 大连 <-[LIVES_IN]- 昊哥 -[CHILD_OF]-> 昊哥的妈妈
Memories:
- (2026-05-01) 小明喜欢打篮球`

test('facts and memories are read from the prompt', () => {
  const { facts, memories } = readPromptData(prompt)
  expect(facts).toHaveLength(5)
  expect(facts[4]).toEqual({
    names: ['大连', '昊哥', '昊哥的妈妈'],
    predicates: ['LIVES_IN', 'CHILD_OF'],
    forwards: [false, true],
    pending: false,
  })
  expect(memories).toEqual([{ day: '2026-05-01', text: '小明喜欢打篮球', pending: false }])
})

test.each([
  ['昊哥住在哪里？', '我记得：昊哥住在大连。'],
  ['Where does 昊哥 live?', '我记得：昊哥住在大连。'],
  ['what does Ada like?', 'I remember: Ada likes chess. Is that so?'],
  ['小明喜欢什么运动', '我记得：小明喜欢打篮球。'],
  ['我在哪里上学？', '我记得：你就读于清华。'],
  ['where do I study?', 'I remember: you study at 清华.'],
  ['who are my friends?', 'I remember: Ada is your friend.'],
  ['谢谢你', '不客气。'],
  ['Good night', 'Goodbye, take care.'],
  ['hello', 'Hello! How is your day?'],
  ['今天下雨', '嗯，我在听。'],
])('%s → %s', (message, answer) => {
  expect(answerByRules(prompt, message)).toBe(answer)
  expect(answerByRules(prompt, message)).toBe(answer)
})

test.each([
  ["no, that's wrong", 'I am sorry, I had that wrong. Thank you for telling me.'],
  ['不对，你记错了', '对不起，是我记错了，谢谢你告诉我。'],
  ['forget that I have a dog', 'All right, I will forget that.'],
  ['请忘记我养狗这件事', '好的，我会忘掉这件事。'],
  ["don't remember this please", 'All right, I will not remember it.'],
  ['这个别记', '好的，我不会记下来。'],
  ['请记住：我的生日是3月8日', '好的，我记住了。'],
  ['Please remember that I park in B3.', 'All right, I will remember that.'],
  ['I remember my first day at school', 'I see. I am listening.'],
  ['我记住了', '嗯，我在听。'],
  ['my dog Biscuit is sick', 'I see. I am listening.'],
])('what is asked of the memory is taken: %s → %s', (message, answer) => {
  expect(answerByRules(prompt, message)).toBe(answer)
})

test.each([
  ['The user, 4 May 2026: "my dog is sick"', 'I remember: on 4 May 2026 you said "my dog is sick".'],
  ['The user is allergic to nuts.', 'I remember: you are allergic to nuts.'],
  ["The user's sister lives in Porto", 'I remember: your sister lives in Porto.'],
  ['The user moved to Leeds', 'I remember: you moved to Leeds.'],
  ['The user went to Oslo with Jo', 'I remember: you went to Oslo with Jo.'],
  ["The user usually walks the user's dog at six", 'I remember: you usually walk your dog at six.'],
  ['The user would rather stay', 'I remember: you would rather stay.'],
  ['The user, 4 May 2026: "She left."', 'I remember: on 4 May 2026 you said "She left".'],
  ['The user, 4 May 2026: "We won!" (last said 2026-05-04)', 'I remember: on 4 May 2026 you said "We won!"'],
])('a memory is said to whom it is of: %s', (memory, answer) => {
  expect(answerByRules(`Memories:\n- (2026-05-04) ${memory}`, 'what do you know?')).toBe(answer)
})

test.each([
  ['Maya, 4 May 2026: "my dog is sick"', 'I remember: on 4 May 2026 you said "my dog is sick".'],
  ['Maya watches birds', 'I remember: you watch birds.'],
  ["Maya's sister was here", 'I remember: your sister was here.'],
  ['Mayas live in Mexico', 'I remember: Mayas live in Mexico.'],
])('what is told of who is spoken to, by their name: %s', (memory, answer) => {
  const named = `- name: Maya; language: en\nMemories:\n- (2026-05-04) ${memory}`
  expect(answerByRules(named, 'what do you know?')).toBe(answer)
})

test('of what may answer, what shares most with the question, and of oneself nobody else', () => {
  const known = [
    '- name: Ben; language: en',
    '- (2026-05-01, last said 2026-05-01) Ben, 1 May 2026: "I am allergic to something in the soup."',
    'Memories:',
    '- (2026-05-02) Nina, 2 May 2026: "I got a new job at the zoo"',
    '- (2026-05-02) Nina cut her hair',
    '- (2026-05-03) Ben works at the harbour, a job for life',
    "- (2026-05-03) Ben's wife Ada passed away in March",
  ]
  const answered = (message: string) => answerByRules(known.join('\n'), message)
  expect(answered('what is my job?')).toBe('I remember: you work at the harbour, a job for life.')
  expect(answered('what is the job of Nina?')).toBe(
    'I remember: Nina, 2 May 2026: "I got a new job at the zoo".',
  )
  expect(answered('what am I allergic to?')).toBe(
    'I remember: on 1 May 2026 you said "I am allergic to something in the soup".',
  )
  const wife = ['Direct facts:', '- Ada -[PARTNER_OF]-> user', ...known.slice(2)]
  expect(answerByRules([known[0], ...wife].join('\n'), 'who is my wife?')).toBe(
    'I remember: your wife Ada passed away in March.',
  )
})

test('a memory in Chinese too', () => {
  const answered = (memory: string) => answerByRules(`Memories:\n- (2026-05-04) ${memory}`, '你记得什么？')
  expect(answered('用户，2026年5月4日：「我的狗病了」')).toBe('我记得：你在2026年5月4日说过「我的狗病了」。')
  expect(answered('用户住在大连')).toBe('我记得：你住在大连。')
  const named = (memory: string) =>
    answerByRules(`- name: 陈雨; language: zh\nMemories:\n- (2026-05-04) ${memory}`, '你记得什么？')
  expect(named('陈雨，2026年5月4日：「我的狗病了」')).toBe('我记得：你在2026年5月4日说过「我的狗病了」。')
  expect(named('陈雨的女儿叫豆豆')).toBe('我记得：你的女儿叫豆豆。')
  expect(named('陈雨晴住在北京')).toBe('我记得：陈雨晴住在北京。')
})

test('what was said just now answers what memory does not hold yet', () => {
  const history = [
    { role: 'user', text: 'my dog Biscuit is sick' },
    { role: 'assistant', text: 'I see. I am listening.' },
    { role: 'user', text: '我的猫叫芝麻' },
    { role: 'user', text: 'where is my dog?' },
  ] as const
  expect(answerByRules('', "what's my dog called?", history)).toBe('You said: "my dog Biscuit is sick"')
  expect(answerByRules('', '我的猫叫什么？', history)).toBe('你刚才说过：「我的猫叫芝麻」')
  expect(answerByRules('', 'who is Bert?', history)).toBe("I don't remember.")
})

describe('of what is known, what answers is said', () => {
  const lines = (...memories: string[]) => `Memories:\n${memories.map((text) => `- ${text}`).join('\n')}`
  test.each([
    // of the kind that is asked for, and of whom
    [
      '我爸身体怎么样？',
      ['(2026-03-02) 用户的爸爸在学车', '(2026-02-02) 用户的爸爸有高血压，天天吃药'],
      '高血压',
    ],
    ['我女儿在哪里？', ['(2026-03-02) 用户的女儿爱吃草莓', '(2026-02-02) 用户的女儿在昆明读书'], '昆明'],
    [
      "what's my sister's job?",
      ["(2026-03-02) The user's sister hates rain", "(2026-02-02) The user's sister is a vet"],
      'vet',
    ],
    // of several the latest
    ['阿宽怎么样了？', ['(2026-02-02) 阿宽住院了', '(2026-03-02) 阿宽出院了'], '出院'],
    // who somebody is, and not what they cannot bear
    ['阿宽是谁？', ['(2026-03-02) 用户的室友阿宽对虾过敏'], '室友'],
    // written in other characters
    ['我爸爸身體怎麼樣？', ['(2026-03-02) 用户，2026年3月2日：「我爸爸最近血壓高」'], '血壓'],
  ])('%s', (question, memories, answer) => {
    expect(answerByRules(lines(...memories), question)).toContain(answer)
  })

  test.each([
    ['我老公呢？', '(2026-03-02) 用户，2026年3月2日：「王姐的老公上周走了，我去帮忙」'],
    ['我妈妈身体怎么样？', '(2026-03-02) 用户，2026年3月2日：「阿宽的妈妈住院了」'],
    ['我还欠谁钱吗？', '(2026-03-02) 用户，2026年3月2日：「油钱又涨了」'],
  ])('nothing of somebody else: %s', (question, memory) => {
    expect(answerByRules(lines(memory), question)).toBe('我不记得。')
  })

  test('what stands always answers too, and no line says when it was said last', () => {
    const standing = '- (2026-03-02, due 2026-03-09) 用户，2026年3月2日：「我妈下周要做手术，我得请假」\n'
    expect(answerByRules(standing, '我妈什么时候做手术？')).toContain('下周要做手术')
    const said = lines('(2026-03-02) 用户对芒果过敏 (last said 2026-03-02)')
    expect(answerByRules(said, '我对什么过敏？')).toBe('我记得：你对芒果过敏。')
  })
})

test('without a memory it does not remember', () => {
  expect(answerByRules('', 'who is Bert?')).toBe("I don't remember.")
  expect(answerByRules('', '他是谁')).toBe('我不记得。')
})

test.each([
  ['谁住在海边', { entities: [], concept: '海边', predicate: 'LIVES_IN' }],
  ['who lives by the sea?', { entities: [], concept: 'sea', predicate: 'LIVES_IN' }],
  ['谁喜欢运动', { entities: [], concept: '运动', predicate: 'LIKES' }],
  ['I met Margaret Hall yesterday', { entities: ['Margaret Hall'], concept: null, predicate: null }],
  ['今天下雨', { entities: [], concept: null, predicate: null }],
])('a message is read for what it is about: %s', (message, found) => {
  expect(linkEntitiesByRules({ message, predicates: [] })).toEqual(found)
})
