import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/core/rules/extract.ts'

const turn = (text: string, at: string) => ({
  turn_id: at,
  role: 'user',
  name: null,
  timestamp_iso: `${at}T09:00:00Z`,
  evidence_level: 'S0_user_claim',
  text,
  shortened: false,
})
const read = (
  text: string,
  at: string,
  memories: { id: number; content: string; type: string; time: null }[],
) => extract({ transcript: [turn(text, at)], memories, speakers: [], predicates: [] })

/** Whether what was told first is over by what is told later. */
function isOver(before: string, later: string): boolean {
  const { facts, episodes } = read(before, '2026-03-10', [])
  const memories = [...facts, ...episodes].map(({ content }, place) => ({
    id: place + 1,
    content,
    type: 'fact',
    time: null,
  }))
  expect(memories).not.toEqual([])
  const gone = new Set(read(later, '2026-05-02', memories).corrections?.map(({ memory_id }) => memory_id))
  return gone.size > 0
}

describe('what is told of somebody else ends by what is told of the same one', () => {
  test.each([
    ['我弟在苏州一个模具厂上班 两班倒', '我弟从模具厂出来了 现在跑网约车'],
    ['我爸有痛风 海鲜啤酒都不能碰', '我爸上礼拜复查尿酸正常了 大夫说海鲜能吃点了'],
    ['我哥还单着呢 三十六了 我妈愁得不行', '我哥领证了！嫂子是他相亲认识的'],
    ['我奶奶一个人住在镇上的老屋里', '奶奶接到姑姑家去了 老屋锁了'],
    ['儿子小宇对花生过敏', '小宇脱敏做完了'],
    ['我老丈人住院呢 肺炎', '老丈人出院了 在家养着呢'],
    ['我对象在考公 第二次了', '我对象上岸了 在区税务局'],
    ['我妈死活不来上海住', '我妈来了，昨天到的'],
  ])('%j, %j', (before, later) => expect(isOver(before, later)).toBe(true))

  test.each([
    ['我闺女在实验小学念三年级', '我闺女同桌转学了 她哭了一下午'],
    ['我爸有痛风 海鲜啤酒都不能碰', '我舅复查尿酸正常了 海鲜能吃了'],
    ['儿子小宇对花生过敏', '小宇他同学对花生不过敏 羡慕死他了'],
    ['老公在部队 一年回来两趟', '他战友转业了 分到应急局'],
    ['我老丈人住院呢 肺炎', '我同事出院了 今天来上班'],
    ['我妹在英国念研究生', '我妹放假回国了 住半个月'],
  ])('but not %j, %j', (before, later) => expect(isOver(before, later)).toBe(false))
})

describe('what becomes of somebody who is named ends nothing of the speaker', () => {
  test.each([
    ['我芒果过敏', '豆豆的鸡蛋过敏好了，可以吃蛋糕了'],
    ['我芒果过敏', '豆豆昨天复查，医生说鸡蛋已经脱敏了'],
    ['我对花粉过敏', '我家狗对鸡肉不过敏了'],
    ['我有高血压，每天吃药', '老张血压正常了，药停了'],
    ['我在学法语', '思思法语不学了'],
    ['我贷款买了辆比亚迪', '小王把比亚迪卖了'],
    ['我失眠，每天吃褪黑素', '秀兰失眠好了，褪黑素不吃了'],
    ['我办了健身卡', '浩子健身卡退了'],
  ])('%j, %j', (before, later) => expect(isOver(before, later)).toBe(false))

  test.each([
    ['我养了一只猫叫年糕', '年糕走了，昨天晚上'],
    ['我养了一只猫叫豆豆', '豆豆送人了'],
    ['我在学小提琴', '小提琴不学了'],
    ['我有高血压，每天吃药', '血压正常了，药停了'],
    ['我住在闵行', '静静搬家了，我也搬了，搬到松江了'],
  ])('but of one of whom the speaker told, or of a thing: %j, %j', (before, later) =>
    expect(isOver(before, later)).toBe(true),
  )
})

describe('a blank stands for a comma where no comma is set', () => {
  test.each([
    ['在备考一建 天天刷题到十二点', '一建出分了 过了！书我全当废纸卖了'],
    ['房贷一个月六千三 还有十五年', '房贷一把还清了'],
    ['我店开在文化路 卖奶茶', '店盘给一个小姑娘了 我现在给人打工'],
    ['我现在晚上跟楼下那帮人跳广场舞 天天去', '膝盖肿了 那舞我是跳不成了'],
    ['开始学日语了 报的网课 每天晚上八点到九点', '日语什么的下辈子吧 网课我退了'],
  ])('%j, %j', (before, later) => expect(isOver(before, later)).toBe(true))

  test('and what is told before something happened one day may end', () => {
    expect(isOver('奶奶眼睛白内障，昨天把洗洁精当油倒锅里了', '奶奶手术做完了，现在看得清了')).toBe(true)
  })
})

describe('what is not over lives on', () => {
  /** What is known once both were told. */
  const known = (before: string, later: string): string[] => {
    const first = read(before, '2026-03-10', [])
    const memories = [...first.facts, ...first.episodes].map(({ content }, place) => ({
      id: place + 1,
      content,
      type: 'fact',
      time: null,
    }))
    const { facts, corrections = [] } = read(later, '2026-05-02', memories)
    const gone = new Set(corrections?.map(({ memory_id }) => memory_id))
    return [...memories.filter(({ id }) => !gone.has(id)), ...facts].map(({ content }) => content)
  }
  test.each([
    [
      '我叫林蔚，住在大连，在一家专门做船舶导航和海上通信设备的公司当产品设计师，但是想转行',
      '上个月我换工作了，现在在一家游戏公司',
      '用户，2026年3月10日：「我叫林蔚，住在大连」',
    ],
    ['我在大连做产品设计师，老公是船员，女儿五岁', '我辞职了，在家带孩子', '用户的老公是船员，女儿五岁'],
    ['一天两包烟，医生说我肺上有结节', '烟戒了一个月了', '用户，2026年3月10日：「医生说我肺上有结节」'],
    ['体检查出脂肪肝，天天喝酒', '我把酒戒了', '用户，2026年3月10日：「体检查出脂肪肝」'],
    ['我妈有糖尿病，天天喝奶茶', '我妈把奶茶戒了', '用户的妈有糖尿病'],
    ['我养了两只猫，在学吉他，每周三去琴行', '吉他我不学了', '用户，2026年3月10日：「我养了两只猫」'],
    [
      '我有高血压，一天要吃三片氨氯地平，不能吃咸的',
      '氨氯地平现在一天只吃一片了',
      '用户有高血压，不能吃咸的',
    ],
    [
      'I ought to mention that I take warfarin, and that I cannot have penicillin, which nearly finished me.',
      'They have taken me off the warfarin.',
      'The user, 10 March 2026: "I cannot have penicillin, which nearly finished me."',
    ],
    ["I'm vegan and allergic to nuts.", "I'm not vegan any more.", 'The user is allergic to nuts'],
    ['I have a pacemaker and a Labrador called Moss.', 'Moss died on Sunday.', 'The user has a pacemaker'],
    [
      "I'm Tom, junior designer at Foxglove in Leeds.",
      "I'm not a junior designer any more, I got promoted to senior.",
      'The user is Tom and works at Foxglove in Leeds',
    ],
    [
      'I work at the Hilton as a receptionist, night shifts mostly.',
      "No more nights for me, I'm on days from Monday.",
      'The user works at the Hilton as a receptionist',
    ],
    [
      'brenda quit so now im charge nurse on weekends and i work nights',
      'im off nights!!',
      'The user, 10 March 2026: "im charge nurse on weekends"',
    ],
  ])('%j, %j', (before, later, stays) => expect(known(before, later)).toContain(stays))

  test.each([
    [
      "I'm Tom, junior designer at Foxglove in Leeds.",
      'I got promoted and then I quit Foxglove altogether.',
      'Foxglove in',
    ],
    ['I work at the Hilton as a receptionist.', 'No more nights for me. I quit the Hilton.', 'at the Hilton'],
    ['I live with my girlfriend Ana and we share a car.', 'Ana and I broke up.', 'share'],
  ])('%j, %j: no %s', (before, later, gone) => expect(known(before, later).join('\n')).not.toContain(gone))
})

test.each([
  ['我老公叫阿强，在铁路上班', '我跟阿强离婚了'],
  ['我男朋友叫大伟，在苏州当老师', '我跟大伟分手了'],
])('of whom one parted from nothing is told as of one’s partner: %s, %s', (before, later) => {
  const [memory] = read(before, '2026-03-10', []).facts
  const known = [{ id: 1, content: memory!.content, type: 'fact', time: null }]
  const { corrections, facts } = read(later, '2026-05-02', known)
  expect(corrections).toHaveLength(1)
  expect(facts.filter(({ content }) => /老公|男朋友/u.test(content))).toEqual([])
})

test('what lives on of who has a name', () => {
  const known = [
    { id: 1, content: '周桂兰有高血压，一天要吃三片氨氯地平，不能吃咸的', type: 'fact', time: null },
  ]
  const transcript = [turn('氨氯地平现在一天只吃一片了', '2026-05-02')]
  const { facts } = extract({
    transcript,
    memories: known,
    person: '周桂兰',
    speakers: [],
    predicates: [],
  } as never)
  expect(facts.map(({ content }) => content)).toContain('周桂兰有高血压，不能吃咸的')
})

test('what lives on keeps its relations', () => {
  const [memory] = read('我有高血压，一天要吃三片氨氯地平', '2026-03-10', []).facts
  const known = [{ id: 1, content: memory!.content, type: 'fact', time: null }]
  const { corrections, relations } = read('氨氯地平现在一天只吃一片了', '2026-05-02', known)
  expect(corrections).toHaveLength(1)
  expect(relations).toMatchObject([{ predicate: 'HAS_CONDITION', object: '高血压' }])
})

describe('what others do, and what is only thought of, ends nothing of the speaker', () => {
  test.each([
    ['我在学会计，准备考中级', '我室友转去学会计了，天天抄我笔记给我看'],
    ['我打算考研', '我哥说什么也不考研，我爸气得给我打电话'],
    ['我和女朋友住在一起', '她同事刚分手，天天来我们家哭'],
    ['我开一辆二手的面包车，跑建材', '我琢磨着到明年开春就把车卖了'],
    ['我每天坐班车上班', '寻思着过完年就再把班车退了'],
  ])('%j, but not %j', (before, later) => expect(isOver(before, later)).toBe(false))
})

describe('what is told by a name ends what is known of that one, and nothing of the speaker', () => {
  test.each([
    ['Anna is in hospital since Sunday', 'Anna is out of hospital'],
    ['Anna lives in Bern with two flatmates', 'Anna moved to Rome'],
    ["Nora's dad smokes roll-ups", "Nora's dad quit smoking in April"],
    ['Peter is a vegetarian since school', 'Peter eats fish again'],
    ['our dog Rex is twelve now', 'Rex died yesterday'],
  ])('%j, %j', (before, later) => expect(isOver(before, later)).toBe(true))

  test.each([
    ['I live in Bern with two flatmates', 'Anna moved to Rome'],
    ["we don't eat meat at home on weekdays any more", 'Peter eats meat again'],
    ["we don't own a car any more", 'Peter has bought a car again'],
    ['Ben is in hospital since Sunday', 'Anna is out of hospital'],
    ["Nora's brother is in hospital since Sunday", "Nora's sister is out of hospital"],
    ['Ben is in hospital since Sunday', "Ben's wife is out of hospital"],
  ])('%j, but not %j', (before, later) => expect(isOver(before, later)).toBe(false))
})
