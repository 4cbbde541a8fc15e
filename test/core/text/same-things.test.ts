import { expect, test } from 'vitest'
import { meantToForget } from '../../../src/core/rules/conversation/corrections/meant-to-forget.ts'
import { sameThing } from '../../../src/core/text/kinds/same-things.ts'
import { processorMs } from '../../support/processor.ts'

const CASES: readonly (readonly [request: string, memory: string, isMeant: boolean])[] = [
  ['忘掉我的工资', '用户月薪一万二', true],
  ['忘掉我的工资', '用户，2026年5月4日：「我税后到手八千五。」', true],
  ['忘掉我的工资', '用户，2026年5月4日：「我在华为上班。」', false],
  ['忘掉我的工资', '用户，2026年5月4日：「老板说年底涨工资给小李。」', false],
  ['忘掉我的工资', '用户，2026年5月4日：「我弟月薪两万。」', false],
  ['Forget my salary', 'User earns $80k a year', true],
  ['Forget my salary', 'The user, 4 May 2026: "I make 4,200 a month before tax."', true],
  ['Forget my salary', 'The user, 4 May 2026: "my pay is 31k"', true],
  ['Forget my salary', 'The user, 4 May 2026: "I paid 300 for the boiler."', false],
  ['Forget my salary', 'The user, 4 May 2026: "My rent is 900 a month."', false],
  ['Forget my salary', 'The user, 4 May 2026: "My sister earns more than 60k."', false],
  ['Delete everything about my income', 'The user, 4 May 2026: "My salary went up to 45k."', true],
  ['Forget about my flat', 'The user, 4 May 2026: "I rent an apartment on Mill Road."', true],
  ['Forget about my flat', 'The user, 4 May 2026: "The tyre was flat again."', false],
  ['Forget about my flat', 'The user, 4 May 2026: "My mum has a flat in Leeds."', false],
  ['Forget about my apartment', 'The user, 4 May 2026: "My flat has two bedrooms."', true],
  [
    'Forget everything about my boyfriend',
    'The user, 4 May 2026: "My partner at the law firm is Jo."',
    false,
  ],
  ['Forget everything about my partner', 'The user, 4 May 2026: "My boyfriend Sam works nights."', true],
  ['忘掉我男朋友的事', '用户，2026年5月4日：「我对象在医院上班。」', true],
  ['忘掉我男朋友的事', '用户，2026年5月4日：「我闺蜜的男朋友是程序员。」', false],
  ['忘掉我男朋友的事', '用户，2026年5月4日：「我前男友叫阿强。」', false],
  ['忘掉我对象', '用户，2026年5月4日：「我男朋友叫小陈。」', true],
  ['忘掉我老公的事', '用户，2026年5月4日：「李先生是我的房东。」', false],
  ['忘掉我妈的病', '用户，2026年5月4日：「我爸有高血压。」', false],
  ['Forget about my mum', 'The user, 4 May 2026: "My mother lives in Cork."', true],
  ['Forget about my mum', `The user, 4 May 2026: "Tom's mother lives in Cork."`, false],
  ['Forget about my job', 'The user, 4 May 2026: "My brother works as a nurse."', false],
  ['Forget where I work', 'The user, 4 May 2026: "I work at Boots."', true],
  ['忘掉我的工作', '用户，2026年5月4日：「我老婆在美团上班。」', false],
  ['忘掉我的住址', '用户，2026年5月4日：「我住在望京。」', true],
  ['Forget my address', 'The user, 4 May 2026: "I live at 12 Mill Road."', true],
  ['Forget my age', `The user, 4 May 2026: "I'm 34."`, true],
  ['忘掉我的年龄', '用户，2026年5月4日：「我今年三十四岁。」', true],
  ['Forget my birthday', 'The user, 4 May 2026: "I was born on March 8."', true],
  ['Forget about my car', 'The user, 4 May 2026: "I drive a 2011 Skoda Octavia."', true],
  ['Forget about my dog', 'The user, 4 May 2026: "My puppy Rex is three."', true],
  ['忘掉我的狗', '用户，2026年5月4日：「我家金毛叫豆豆。」', true],
  ['Forget my illness', 'The user, 4 May 2026: "I was diagnosed with diabetes."', true],
  ['Forget my doctor', 'The user, 4 May 2026: "My GP is Dr. Osei."', true],
  ['忘掉我的手机号', '用户，2026年5月4日：「我电话是13800001111。」', true],
  ['Forget my phone number', 'The user, 4 May 2026: "My mobile is 07700 900123."', true],
  ['Forget my kids', 'The user, 4 May 2026: "I have two children, Ada and Ben."', true],
  ['忘掉我孩子的事', '用户，2026年5月4日：「我儿子小宇三岁。」', true],
  ['忘掉我的房租', '用户，2026年5月4日：「我房贷每月三千。」', false],
  ['Forget my religion', 'The user, 4 May 2026: "I go to church every Sunday."', true],
  ['Forget my allergy', `The user, 4 May 2026: "I'm allergic to peanuts."`, true],
  ['忘掉我的过敏', '用户，2026年5月4日：「我对花生过敏。」', true],
  ['忘掉我的体重', '用户，2026年5月4日：「我一百六十斤。」', true],
  ['Forget my wedding', 'The user, 4 May 2026: "My cousin is getting married in June."', false],
  ['忘掉我喜欢喝酒', '用户，2026年5月4日：「我喜欢喝茶。」', false],
  ['Forget about my sister', 'The user, 4 May 2026: "My brother lives in York."', false],
  ['Forget my salary at Acme', 'The user, 4 May 2026: "I earn 30k at Boots."', false],
  ['忘掉我在美团的工资', '用户，2026年5月4日：「我在百度月薪三万。」', false],
  ['forget what I earn', `The user, 9 June 2026: "I'm paid 15 an hour."`, true],
  ['Forget my salary', 'The user, 9 June 2026: "We make 200 loaves a day."', false],
  ['Forget my salary', 'The user earns £41k.', true],
  ['Forget my salary, please', `The user's brother has a salary of 70k.`, false],
  ['别再记得我的工资了', '用户，2026年6月9日：「我年薪三十万。」', true],
  ['忘掉我老婆的工资', '用户，2026年6月9日：「我老婆月薪一万八。」', true],
  ['忘掉我老婆的工资', '用户，2026年6月9日：「我月薪一万八。」', false],
  [`Forget my wife's salary`, 'The user, 9 June 2026: "My wife earns 60k."', true],
  [`Forget my wife's salary`, 'The user, 9 June 2026: "I earn 60k."', false],
  ['Forget everything about my girlfriend', 'The user, 9 June 2026: "My wife Nina teaches maths."', false],
  ['Forget about my husband', 'The user, 9 June 2026: "I met my husband at work."', true],
  ['忘掉我女朋友', '用户，2026年6月9日：「和女朋友去了三亚。」', true],
  ['忘掉我爱人', '用户，2026年6月9日：「我老婆怀孕了。」', true],
  ['忘掉我爸', '用户，2026年6月9日：「我公公做过心脏手术。」', false],
  ['Forget about my kids', 'The user, 9 June 2026: "My daughter is in Year 3."', true],
  ['Forget my sister', 'The user, 9 June 2026: "My older sister lives in Bath."', true],
  ['忘掉我住哪里', '用户，2026年6月9日：「我搬到苏州了。」', true],
  ['Forget where I live', 'The user, 9 June 2026: "I moved to Bristol last spring."', true],
  ['Forget my home address', 'The user, 9 June 2026: "Our house is on Elm Street."', true],
  ['Forget my job', 'The user, 9 June 2026: "My dentist works in town."', false],
  ['忘掉我在哪上班', '用户，2026年6月9日：「我在银行上班。」', true],
  ['Forget about my health', 'The user, 9 June 2026: "My mum has diabetes."', false],
  ['忘掉我的病', '用户，2026年6月9日：「我请了病假。」', false],
  ['忘掉我欠的钱', '用户，2026年6月9日：「我还欠着花呗三千。」', true],
  ['Forget my car', 'The user, 9 June 2026: "The taxi was late."', false],
  ['Forget my dog', 'The user, 9 June 2026: "My neighbour has a dog."', false],
  ['Forget my birthday', 'The user, 9 June 2026: "My birthday is 3 May."', true],
  ['Forget my allergy', 'The user, 9 June 2026: "I am allergic to latex."', true],
  ['忘掉我的房租', '用户，2026年6月9日：「工资涨到四千了。」', false],
  ['Forget my apartment', 'The user, 9 June 2026: "Our flat is on the third floor."', true],
  ['Forget my flat', 'The user, 9 June 2026: "The battery was flat."', false],
  ['忘掉我的电话', '用户，2026年6月9日：「我的手机号是13912345678。」', true],
  ['忘掉我的婚礼', '用户，2026年6月9日：「我们六月结婚。」', true],
]

test.each(CASES)('%s — %s: %s', (request, content, isMeant) => {
  expect(meantToForget(request, [{ id: 1, content }])).toEqual(isMeant ? [1] : [])
})

test('what says more than a thing is read by its words', () => {
  expect(sameThing('salary at Acme')).toBeNull()
  expect(sameThing('')).toBeNull()
  expect(sameThing('Mei')).toBeNull()
})

test.each([
  ['brackets', '我的'.repeat(8_000)],
  ['owners', "my mum's ".repeat(3_600)],
  ['numbers', '1,000'.repeat(6_500)],
  ['work', 'worked at '.repeat(3_200)],
  ['debts', '我欠了'.repeat(5_400)],
])('32 KiB of %s are looked through in a moment', async (_name, text) => {
  const things = ['salary', 'mum', 'flat', 'debts', '男朋友', '体重'].map((about) => sameThing(about)!)
  for (const thing of things) thing.isToldIn('warm')
  const most = 200 * things.length
  expect(await processorMs(() => things.map((thing) => thing.isToldIn(text)), most)).toBeLessThan(most)
})
