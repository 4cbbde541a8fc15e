import { anyOf } from '../../text/any-of.ts'
import { lazily } from '../../text/lazily.ts'
import { remembered } from '../../text/remembered.ts'
import { deeds } from './deeds/deeds.ts'
import { everydayThings, moreWords } from './everyday/thing.ts'

/**
 * Everyday things that people keep up or give up, in both languages: what two sentences without a common word
 * may both be about.
 */
export interface Concept {
  readonly name: string
  /** What it belongs to: several of one domain make a preference. */
  readonly domain: Domain
  readonly words: RegExp
  /** So ordinary that three times in a life say nothing. */
  readonly isCommon?: true
}

/** English and Chinese name of each domain. */
export const domains = {
  sport: ['sport', '运动'],
  drinks: ['hot drinks', '热饮'],
  food: ['food', '饮食'],
  order: ['order', '条理'],
  arts: ['art and music', '艺术'],
  letters: ['reading and writing', '阅读和写作'],
  screens: ['films and games', '影视和游戏'],
  animals: ['animals', '动物'],
  outdoors: ['being outdoors', '户外'],
  company: ['company', '与人相处'],
  rest: ['rest', '休息'],
  vices: ['smoking and drinking', '烟酒'],
  ways: ['habits', '习惯'],
  work: ['work', '工作'],
  money: ['money', '钱'],
  people: ['other people', '助人'],
  family: ['family', '家人'],
  craft: ['making things', '手作'],
  health: ['health', '健康'],
  games: ['games', '棋牌'],
} as const satisfies Record<string, readonly [string, string]>
export type Domain = keyof typeof domains

/** What nearly everybody does now and then: three times say less of it. */
const COMMON: ReadonlySet<string> = new Set('cook breakfast film study friends call dog cat'.split(' '))

const concept = (name: string, domain: Domain, words: RegExp): Concept => ({
  name,
  domain,
  words,
  ...(COMMON.has(name) && { isCommon: true }),
})

const plain: readonly Concept[] = [
  concept(
    'run',
    'sport',
    new RegExp(
      String.raw`\b(?:ran|runs?|running|jog(?:s|ged|ging)?|(?:half )?marathons?)\b|跑完?步|晨跑|` +
        '夜跑|慢跑|马拉松|跑了?',
      'giu',
    ),
  ),
  concept('swim', 'sport', /\b(?:swims?|swam|swimming)\b|游泳/giu),
  concept('cycle', 'sport', /\b(?:bikes?|biking|cycl(?:es?|ing)|cycled)\b|骑车|骑行|自行车/giu),
  concept(
    'gym',
    'sport',
    /\b(?:(?<!climbing )gym|work(?:s|ed|ing)? out|workouts?|weights)\b|健身|撸铁|锻炼/giu,
  ),
  concept('yoga', 'sport', /\b(?:yoga|pilates|meditat(?:es?|ed|ing|ion))\b|瑜伽|冥想|打坐/giu),
  concept(
    'ball',
    'sport',
    /\b(?:football|soccer|basketball|tennis|badminton|ball games?)\b|足球|篮球|网球|羽毛球|乒乓球|打球/giu,
  ),
  concept('climb', 'outdoors', /\b(?:climb(?:s|ed|ing)?|hik(?:es?|ed|ing))\b|爬山|登山|徒步|攀岩/giu),
  concept('garden', 'outdoors', /\b(?:garden(?:s|ing)?|plants?)\b|种花|养花|园艺|花园/giu),
  concept('camp', 'outdoors', /\b(?:camp(?:s|ed|ing)?|fish(?:ed|ing))\b|露营|钓鱼/giu),
  concept(
    'coffee',
    'drinks',
    /\b(?:coffees?|espressos?|lattes?|pour[- ]over)\b|手冲|咖啡(?![店馆厅])|拿铁|美式(?![足英发风])/giu,
  ),
  concept('tea', 'drinks', /\bteas?\b|龙井|绿茶|红茶|普洱|乌龙|喝茶|泡茶|(?<!奶)茶叶?/giu),
  concept('alcohol', 'vices', /\b(?:beers?|wines?|whisky|alcohol)\b|酒(?![店吧馆窖精庄])/giu),
  concept(
    'smoking',
    'vices',
    new RegExp(
      String.raw`\b(?:smok(?:es?|ed|ing)(?! (?:salmon|fish|meat|detector|alarm))|cigarettes?|vap(?:es?|` +
        String.raw`ed|ing))\b|抽烟|吸烟|香烟`,
      'giu',
    ),
  ),
  concept('spicy', 'food', /\b(?:spicy|chil(?:i|li|ies)|hotpot)\b|辣|火锅|川菜/giu),
  concept('meatless', 'food', /\b(?:vegetarian|vegan)\b|素食|吃素/giu),
  concept('sweet', 'food', /\b(?:sweets?|desserts?|chocolates?|cakes?)\b|甜食|甜品|甜点|巧克力|蛋糕/giu),
  concept('bake', 'food', /\b(?:bak(?:es?|ed|ing))\b|烘焙|烤(?:了|面包|蛋糕|饼干|欧包)|在烤/giu),
  concept('cook', 'food', /\b(?:cook(?:s|ed|ing)?)\b|做饭|做菜|下厨|烹饪/giu),
  concept('breakfast', 'food', /\bbreakfasts?\b|早餐|早饭/giu),
  concept('list', 'order', /\b(?:(?:check|to-?do )?lists?|checklists?)\b|清单/giu),
  concept('tidy', 'order', /\b(?:tid(?:y|ies|ied|ying)|clean(?:s|ed|ing)? up)\b|整理|收拾|打扫/giu),
  concept('save', 'order', /\b(?:budgets?|sav(?:es?|ed|ing) money)\b|存钱|省钱|预算|记账/giu),
  concept(
    'read',
    'letters',
    anyOf('giu', [
      new RegExp(
        String.raw`\breads?(?! (?:us|me|them|out|(?:the|an?|my|your|his|her|that|this) (?:\w+ )?` +
          '(?:meter|room|emails?|messages?|texts?|lease|contract|cv|letters?|signs?|labels?|manual|' +
          String.raw`reviews?|instructions|reports?|terms|minutes|thread|chat|docs?|code))\b)\b`,
        'u',
      ),
      /\b(?:reading(?! the meter)|novels?|(?<!library )books)\b/u,
      /(?<=\b(?:an?|the|this|that|my|good|new|another|same|whole) )book\b|看书|读书|阅读|小说/u,
    ]),
  ),
  concept('write', 'letters', /\b(?:diar(?:y|ies)|journals?|journaling|blogs?)\b|写日记|日记|写作|博客/giu),
  concept('study', 'letters', /\b(?:stud(?:y|ies|ied|ying)|courses?|lessons?)\b|学习|上课|课程|复习/giu),
  concept('piano', 'arts', /\bpianos?\b|钢琴|弹琴/giu),
  concept('guitar', 'arts', /\bguitars?\b|吉他/giu),
  concept('sing', 'arts', /\b(?:sing(?:s|ing)?|sang|karaoke)\b|唱歌|K歌/giu),
  concept('music', 'arts', /\b(?:music|jazz|concerts?|playlists?)\b|音乐|爵士|演唱会|听歌/giu),
  concept(
    'draw',
    'arts',
    anyOf('giu', [
      /\b(?:draw(?:s|ing)?|drew|paint(?:s|ed|ing)?|sketch(?:es|ed|ing|books?)?|watercolou?rs?)\b|画画|绘画/u,
      /素描|水彩|速写|画了|画满/u,
    ]),
  ),
  concept('photo', 'arts', /\b(?:photo(?:s|graphy)?|camera)\b|摄影|拍照|相机/giu),
  concept('film', 'screens', /\b(?:movies?|films?|series|binge)\b|电影|追剧|电视剧/giu),
  concept('game', 'screens', /\b(?:(?:video |board )?games?|gaming)\b|打游戏|游戏|桌游/giu),
  concept('cat', 'animals', /\b(?:cats?|kittens?)\b|小?猫/giu),
  concept('dog', 'animals', /\b(?:dogs?|pupp(?:y|ies))\b|小?狗|遛狗/giu),
  concept('friends', 'company', /\b(?:parties|party|friends)\b|聚会|聚餐|朋友/giu),
  concept('alone', 'company', /\b(?:alone|by (?:my|him|her)self|quiet places?)\b|独处|一个人/giu),
  concept(
    'call',
    'company',
    anyOf('giu', [
      /\b(?:call(?:s|ed|ing)? (?:my |his |her |their |the )?(?:mum|mom|dad|parents|family))\b/u,
      /给(?:爸|妈|爸妈|家里|父母)打电话/u,
    ]),
  ),
  concept(
    'rising',
    'rest',
    /\b(?:(?:gets?|getting|got|wak(?:es?|ing)|woke) up|early bird)\b|早起|起床|晚起/giu,
  ),
  concept(
    'sleep',
    'rest',
    anyOf('giu', [
      new RegExp(
        String.raw`\b(?:sleeps?|slept|sleeping|naps?|stay(?:s|ed|ing)? up|go(?:es)? to bed|` +
          String.raw`went to bed)\b|睡觉|早睡|晚睡`,
        'u',
      ),
      /熬夜|午睡/u,
    ]),
  ),
]

/** Of what deeds alone tell. */
const NO_WORD = /(?!)/gu

const isDomain = (word: string): word is Domain => word in domains

/** What has a name of its own first, and the words of both where both know a thing. */
export const concepts = lazily((): readonly Concept[] => {
  const things = everydayThings().flatMap((one): Concept[] =>
    isDomain(one.domain) ? [{ ...one, domain: one.domain }] : [],
  )
  return [
    ...things.filter(({ name }) => plain.every((known) => known.name !== name)),
    ...plain.map((known) => {
      const more = [things.find(({ name }) => name === known.name)?.words, moreWords().get(known.name)]
      return { ...known, words: anyOf('giu', [known.words, ...more.filter((words) => words !== undefined)]) }
    }),
    ...deeds().flatMap(({ name, domain }) => (isDomain(domain) ? [concept(name, domain, NO_WORD)] : [])),
  ]
})

/** How a concept stands among the words of a sentence. */
export const conceptWord = (name: string): string => `#${name}`

/** Whether a word of a topic stands for an everyday thing. */
export const isConcept = (word: string): boolean => word.startsWith('#')
export const conceptNameOf = (word: string): string => word.slice(1)

/** The everyday thing that a word of a topic stands for. */
export const conceptOf = (word: string): Concept | undefined =>
  concepts().find(({ name }) => conceptWord(name) === word)

/** Names of the everyday things that a text names. */
export const conceptsIn: (text: string) => readonly string[] = remembered((text) =>
  concepts()
    .filter(({ words }) => text.search(words) !== -1)
    .map(({ name }) => name),
)
