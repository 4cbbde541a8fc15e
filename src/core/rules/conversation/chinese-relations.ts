import type { Found } from './relations.ts'

/** Han characters of a name, as short as what follows allows. */
const NAME = '(?![很都也在是会要说最不已正刚又还没有总常太真特非今明昨住])[\\p{Script=Han}A-Za-z·]{2,4}?'
const PLACE = '(?!一[家个所间座])([\\p{Script=Han}A-Za-z·]{2,12}?)'
const END = '(?=市区|[，,。！!；;、]|$|的|了|吧|工作|上班|读|上学|念|找|看|玩|，|已经|快|有|很|离)'
const THING = '([^，,。！!；;、？?的了]{1,12}?(?:的[^，,。！!；;、？?的了]{1,10})?)'
const STOP = '(?=[，,。！!；;、？?]|$|了|因为|但|和我|，|呢|吧|啊)'
const HOLDER = `((?:我|咱)(?:的)?(?:妈妈|妈|爸爸|爸|妹妹|弟弟|哥哥|姐姐|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|女儿|儿子|男朋友|女朋友|朋友|闺蜜|同事|同学|室友|老板|邻居)(?:${NAME})?|我|(?<=^|[，,。、；：\\s])(?![我他她它你咱今明昨上下这那每最现目一还也已刚正平周在和跟因所但如从后前然虽其有没不很想要会能可就又再只都住大公对来])[\\p{Script=Han}A-Za-z·]{2,4}?)?`
const BETWEEN = '(?:现在|目前|一直|还|也|都|已经|刚|今年|平时|最近|从小|就|是)*'

const pattern = (text: string): RegExp => new RegExp(text, 'gu')

/** What Chinese sentences say of whom: `holder` is who it is said of, empty for the speaker. */
export const chineseRelations: readonly {
  readonly pattern: RegExp
  readonly found: Omit<Found, 'holder' | 'object'>
}[] = [
  {
    pattern: pattern(`${HOLDER}${BETWEEN}(?:住在|定居在?|搬到了?|搬去了?|搬来了?)${PLACE}${END}`),
    found: { predicate: 'LIVES_IN', type: 'place' },
  },
  {
    pattern: pattern(`${HOLDER}${BETWEEN}(?:来自|老家在|老家是|出生在|出生于)${PLACE}${END}`),
    found: { predicate: 'COMES_FROM', type: 'place' },
  },
  {
    pattern: pattern(`${HOLDER}${BETWEEN}在${PLACE}(?:工作|上班|就职|任职)`),
    found: { predicate: 'WORKS_AT', type: 'organisation' },
  },
  {
    pattern: pattern(
      `${HOLDER}${BETWEEN}(?:在${PLACE}(?:读书|上学|读研|读博|读大学|念书)|就读于${PLACE}${END})`,
    ),
    found: { predicate: 'STUDIES_AT', type: 'organisation' },
  },
  {
    pattern: pattern(
      `(我)(?:的名字)?(?:叫做?|名叫|名字是|是叫)(?!他|她|你)([\\p{Script=Han}A-Za-z·]{2,6}?)${STOP}`,
    ),
    found: { predicate: 'NAMED', type: 'thing' },
  },
  {
    pattern: pattern(`${HOLDER}${BETWEEN}(\\d{1,3}|[一二三四五六七八九十]{1,4})岁`),
    found: { predicate: 'AGED', type: 'thing' },
  },
  {
    pattern: pattern(
      `${HOLDER}(?:一直|还是|也|都|最|很|非常|特别|更|真的|比较|超)*(?<!不)(?:喜欢|热爱|偏爱|爱吃|爱喝|最爱)(?!的)${THING}${STOP}`,
    ),
    found: { predicate: 'LIKES', type: 'thing' },
  },
  {
    pattern: pattern(
      `${HOLDER}(?:一直|还是|也|都|最|很|非常|特别|真的|从来)*(?:不喜欢|不爱吃|不爱喝|不爱|讨厌|厌恶|受不了|不吃|不喝)${THING}${STOP}`,
    ),
    found: { predicate: 'DISLIKES', type: 'thing' },
  },
  {
    pattern: pattern(`${HOLDER}(?:一直|也)?对${THING}(?:严重)?过敏`),
    found: { predicate: 'DISLIKES', type: 'thing' },
  },
  {
    pattern: pattern(
      `(我)(?:们)?(?:家|的)?(?:养了?(?:一[只条])?)?(?:的)?(?:猫|狗|小猫|小狗|兔子|鹦鹉|仓鼠|乌龟)(?:叫做?|名叫|名字是|名字叫)?([\\p{Script=Han}A-Za-z]{2,4}?)(?=去|来|在|是|，|。|很|也|都|今|打|$)`,
    ),
    found: { predicate: 'HAS', type: 'thing' },
  },
  {
    pattern: pattern(
      `(我)(?:们)?(?:家)?(?:里)?(?:有|养了?)(?:一)?[只条个](?:叫做?|名叫|名字叫)([\\p{Script=Han}A-Za-z]{1,4}?)的`,
    ),
    found: { predicate: 'HAS', type: 'thing' },
  },
  {
    pattern: pattern(`(我)[和跟与]([\\p{Script=Han}]{2,4}?)是.{0,6}?(?:朋友|闺蜜)`),
    found: { predicate: 'FRIEND_OF', type: 'person' },
  },
  {
    pattern: pattern(`(我)[和跟与]([\\p{Script=Han}]{2,4}?)是.{0,6}?(?:同学|同事|室友|邻居)`),
    found: { predicate: 'KNOWS', type: 'person' },
  },
  {
    pattern: pattern(
      `(我)?(?:已经|刚)?(?:报名了?|报了|参加了?)(?!了)([\\p{Script=Han}A-Za-z]{2,16}(?:马拉松|比赛|课程?|班|考试|活动|训练营))`,
    ),
    found: { predicate: 'PLANS', type: 'event' },
  },
]

/** Of whom a kinship word makes the speaker what: "我妹妹林岚" is a sibling of the speaker. */
export const chineseKin: readonly (readonly [RegExp, string])[] = [
  [/妈|爸|父|母/u, 'PARENT_OF'],
  [/女儿|儿子|孩子/u, 'CHILD_OF'],
  [/哥|姐|弟|妹/u, 'SIBLING_OF'],
  [/老公|老婆|丈夫|妻子|爱人|男朋友|女朋友|男友|女友/u, 'PARTNER_OF'],
  [/朋友|闺蜜/u, 'FRIEND_OF'],
  [/爷爷|奶奶|外婆|外公|姥|同事|同学|室友|老板|邻居|导师|老师/u, 'KNOWS'],
]

export const CHINESE_KIN =
  /我(?:的)?(妈妈|妈|爸爸|爸|妹妹|弟弟|哥哥|姐姐|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|女儿|儿子|男朋友|女朋友|朋友|闺蜜|同事|同学|室友|老板|邻居|导师)(?:叫|名叫)?(?!们|的|和|跟|也|都|说|在|住|是|会|要|来|去|今|明|很|不|一|昨|送|给|过|生|从|最|让|告|有|想|喜|刚|又|对)([\p{Script=Han}]{2,3}?)(?=住|在|是|要|会|来|去|，|。|,|今|明|说|喜欢|也|和|的|从|刚|改|生|$)/gu
