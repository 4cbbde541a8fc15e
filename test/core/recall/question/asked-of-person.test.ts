import { expect, test } from 'vitest'
import { kindsAsked } from '../../../../src/core/text/kinds/asked-kinds.ts'
import { kindsSaid } from '../../../../src/core/text/kinds/said-kinds.ts'
import { givenTelling } from '../../../support/given/telling.ts'

test('who asks about "her", "the user" or by name asks of the person', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['My name is Niamh.', 'I work at a tannery in Carlow.', 'I took up the mandolin again.'])
  for (const query of ['Where does she work?', 'Where does Niamh work?', 'Where does the user work?'])
    expect((await recall(query)).context, query).toContain('tannery')
  expect((await recall("What is niamh's instrument?")).context).toContain('mandolin')
  expect((await recall('Where does Lin work?')).context, 'the id of the user').toContain('tannery')
  expect(await recall('Where does Orla work?')).toMatchObject({ abstained: true })
})

test('问“她”、“这个人”或者名字，就是问本人', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['我叫陈一诺。', '我在邮局三班倒。', '我们泉州那边早上吃面线糊。', '我跟江屿分了。'])
  for (const query of ['她是做什么工作的？', '这个人做什么工作？', '陈一诺做什么工作？'])
    expect((await recall(query)).context, query).toContain('邮局')
  expect((await recall('一诺的老家在哪？')).context).toContain('泉州')
  expect((await recall('她现在的感情状况？')).context).toContain('江屿')
  expect(await recall('她对象在哪里工作？')).toMatchObject({ abstained: true })
})

test.each([
  ['What does he do to make a living?', 'work@'],
  ['How does she get around?', 'vehicle@'],
  ['What getaway is planned for the summer?', 'trip@'],
  ['Which herb should be left out of her food?', 'avoid@'],
  ['Who does she share a home with?', 'household@'],
  ['What software does she draw with?', 'software@'],
  ['Which laptop does he use?', 'computer@'],
  ['What certificate does he hold?', 'exam@'],
  ['Is she seeing someone?', 'marital@'],
  ['我靠什么谋生', 'work@'],
  ['我夏天有什么出行安排', 'trip@'],
  ['我用什么电脑', 'computer@'],
  ['我今年想拿下什么证书', 'exam@'],
  ['谁要来我家小住', 'visit@'],
  ['我的手足在哪读书', 'study@sibling'],
  ['四月初我怎么受伤的', 'health@'],
  ['我有男朋友吗', '@partner'],
  ['我几点起床', 'wake@'],
])('%s asks for %s', (query, term) => {
  expect(kindsAsked(query).terms).toContain(term)
})

test.each([
  ['Got the test results, I come up in hives if I touch latex.', 'avoid@'],
  ["My mama won't write it down. She down in Jackson.", 'home@mother'],
  ['Had a call with my son. Mark works in Leeds as a welder.', 'work@son'],
  ['今天跟儿子视频了。郭磊在苏州工业园上班，一年回来一趟。', 'work@son'],
  ['周航说我学坏了。他是我男朋友，在株洲修机车', 'work@partner'],
  ['刚下班 我家是双胞胎 大的叫浩浩小的叫轩轩 今年四岁', 'name@child'],
  ['我弟赵宇刚发来论文', 'name@younger-brother'],
  ['下个月我妈要从隆回过来住一个星期', 'visit@'],
  ['儿子给订了票，六月十号我跟老伴儿坐高铁去苏州', 'trip@'],
  ['我把iMac换成了一台MacBook Pro', 'computer@'],
])('%s tells %s', (text, term) => {
  expect(kindsSaid(text)).toContain(term)
})

test('of kinds that one question may ask for those that nobody told do not count', async () => {
  const { tell, recall } = await givenTelling()
  await tell(['I took up the trombone last winter.', 'The bins go out on Tuesday night.'])
  const { abstained, context } = await recall('What does she play?')
  expect(abstained).toBe(false)
  expect(context).toContain('trombone')
})
