import { expect, test } from 'vitest'
import { mentionsIn } from '../../../../src/core/rules/conversation/people/mentions.ts'
import { relationsIn } from '../../../../src/core/rules/conversation/relations/relations.ts'

const names = (text: string) => mentionsIn(text).map(({ name }) => name)
const relations = (text: string, speaker: string | null = null) =>
  relationsIn(text, speaker).map(
    ({ subject, predicate, object }) => `${subject.name} ${predicate} ${object.name}`,
  )

test.each([
  ['喝牛奶拉肚子，我一般换成豆浆。', ['牛奶']],
  ['我对芒果不行，一吃嘴就肿。', ['芒果']],
  ['去年体检查出甲状腺结节，每半年复查一次。', ['甲状腺结节']],
  ['我就爱喝茉莉花茶，别的茶喝不惯。', ['茉莉花茶']],
  ['肥肠这种东西我吃不下去。', ['肥肠']],
  ['penicillin gives me hives so I always tell the doctor.', ['penicillin']],
  ["I've had tinnitus since the army.", ['tinnitus']],
  ["I'm obsessed with crosswords.", ['crosswords']],
])('what somebody bears, has or likes in "%s"', (text, found) => expect(names(text)).toEqual(found))

test.each([
  ['我家就在解放桥下面。', ['解放桥']],
  ['周末爬了白云山，腿疼了三天。', ['白云山']],
  ['我在第二人民医院做过手术。', ['第二人民医院']],
  ['女儿考上了市一中。', ['市一中']],
  ['我老家在盱眙。', ['盱眙']],
  ['我每天早上去人民公园打太极。', ['人民公园']],
])('places by the word that they end in: "%s"', (text, found) => expect(names(text)).toEqual(found))

test.each([
  '我喜欢安静，不爱热闹。',
  '早上去菜市场买菜。',
  '过了大桥就是县城。',
  'I gave up hope of ever finding it.',
  'It gives me a lot of joy.',
  'My aunt married a German last year.',
])('no name in "%s"', (text) => expect(names(text)).toEqual([]))

test('who a relative is by name is one person, and not a second one', () => {
  expect(relations('我男朋友叫俞斌')).toEqual(['俞斌 PARTNER_OF user'])
  expect(relations('My new therapist is called Noor')).toEqual(['Noor KNOWS user'])
})

test('of several who speak, the mother of each has a node of her own, however she is called', () => {
  expect(relations('我妈昨天住院了', '阿成')).toEqual(['阿成的妈妈 PARENT_OF 阿成'])
  expect(relations('我妈妈退休了', '阿成')).toEqual(['阿成的妈妈 PARENT_OF 阿成'])
  expect(relations('我妈昨天住院了')).toEqual([])
  expect(relations('我同事昨天住院了', '阿成')).toEqual([])
})

test.each([
  ['昨天去杭州西湖划了船。', ['杭州', '西湖']],
  ['老婆现在市妇幼保健医院上班。', ['市妇幼保健医院']],
])('a name without the words before it: "%s"', (text, found) =>
  expect(names(text).toSorted()).toEqual(found.toSorted()),
)

test.each(['孩子明年上小学。', '我在缝纫机厂上班。', '昨天吃了条黄鱼。', '给老屋换了瓦。'])(
  'what many are called in "%s" names none',
  (text) => expect(names(text)).toEqual([]),
)

test('what one signed up for is an entity where it has a name', () => {
  expect(relations('我报了个雅思班')).toEqual([])
  expect(relations('我报名了成都马拉松')).toEqual(['user PLANS 成都马拉松'])
})

test.each([
  ['I prefer green tea to coffee.', ['user LIKES green tea']],
  ['I prefer reading to watching TV.', ['user LIKES reading']],
  ['I prefer mornings over evenings.', ['user LIKES mornings']],
  ['I like tea more than coffee.', ['user LIKES tea']],
  ['I like jazz better than rock.', ['user LIKES jazz']],
  ['I like going to concerts.', ['user LIKES going to concerts']],
])('what is liked ends before what it is liked better than: "%s"', (text, found) =>
  expect(relations(text)).toEqual(found),
)
