import { lazily } from '../../../text/lazily.ts'
import { CHINESE_KIN_WORD, CHINESE_PET } from '../people/kin.ts'
import { CHINESE_NAME_PART } from './chinese-names.ts'
import { chineseTown } from './places.ts'
import type { What } from './what.ts'

/**
 * Of whom a clause is: the speaker, a relative or animal of theirs, somebody by name, or a relative of that
 * one.
 */
export const CHINESE_HOLDER =
  `(?:(?:我|咱)们?家?(?:的)?(?:${CHINESE_KIN_WORD}|${CHINESE_PET})(?:的${CHINESE_KIN_WORD}|` +
  `${CHINESE_NAME_PART})?|我|咱|` +
  `${CHINESE_NAME_PART}(?:的?(?:${CHINESE_KIN_WORD}|${CHINESE_PET}))?|` +
  `[A-Z][A-Za-z]{1,15}(?:的(?:${CHINESE_KIN_WORD}|${CHINESE_PET}))?)`
/** What may stand before the person and between them and what they do. */
export const CHINESE_LEAD =
  '(?:其实|对了|还有|另外|而且|不过|但是?|所以|因为|后来|现在|目前|今天|昨天|最近|去年|前年|今年|' +
  '上个?月|上周|刚刚?|听说|原来|那个|然后|从小)*'
export const CHINESE_BETWEEN =
  '(?:现在|目前|自己|一个人|独自|一家[三四五]?口|全家|一直|还是|还|也|都|已经|刚刚?|今年|去年|前年|上个?月|上周|平时|最近|从小|终于|' +
  '正式|就|是|又|才|真的|其实|本来|后来|快|马上|要|非常|特别|最|很|比较|' +
  '超级?|更|从来|总是|向来|真)*'

const END =
  '(?=市区|附近|旁边|边上|那边|这边|一带|对面|[，,。！!；;、😀-🙏]|$|的|了|吧|工作|上班|生活|读|上学|念|找|看|玩|已经|快|有|很|离|' +
  '呢|啊|三|两|好几|\\d|' +
  '\\p{Extended_Pictographic}|\\s)'
const THING = '(?!的)([^，,。！!；;、？?的了\\s]{1,12}?(?:的[^，,。！!；;、？?的了\\s]{1,10})?)'
const STOP = '(?=[，,。！!；;、？?]|$|了|因为|但|和我|呢|吧|啊|\\s|\\p{Extended_Pictographic})'

const what = (text: string, predicate: string, type: What['type']): What => ({
  pattern: new RegExp(`^(?:${text})`, 'u'),
  predicate,
  type,
})

/** Where somebody lives and comes from; `town` and `place` as `chineseRelations` makes them. */
const homes = (town: string, place: string): readonly What[] => [
  what(`(?:住在|住(?=${town})|定居在?|搬到了?|搬去了?|搬来了?|搬回了?)${place}${END}`, 'LIVES_IN', 'place'),
  what(
    `(?:来自|老家在|老家是|出生在|出生于|是(?=${town}人))${place}(?=人|${END.slice(3)}`,
    'COMES_FROM',
    'place',
  ),
]

/** Where somebody works and studies. */
const occupations = (place: string): readonly What[] => [
  what(
    `在(?!坐|骑|乘|搭|走路|开车|打车)${place}(?:工作|上班|就职|任职|当\\p{Script=Han})`,
    'WORKS_AT',
    'organisation',
  ),
  what(
    '(?:(?:入职了?|加入了?|跳槽到了?|跳槽去了?)([\\p{Script=Han}A-Za-z·]{2,8}?(?:公司|集团|银行|医院)?)|' +
      `去了([\\p{Script=Han}A-Za-z·]{2,8}?(?:公司|集团|银行|医院)))${END}`,
    'WORKS_AT',
    'organisation',
  ),
  what(
    `(?:在${place}(?:读书|上学|读研|读博|读大学|念书|念大学)|就读于${place}${END}|考上了${place}${END})`,
    'STUDIES_AT',
    'organisation',
  ),
]

/** Name, age, health and tastes. */
const ofThemselves = (): readonly What[] => [
  what(
    '(?:的名字)?(?:叫做?|名叫|名字是|是叫)(?!他|她|它|得|你|我|车|外卖|人|上|' +
      `醒)([\\p{Script=Han}A-Za-z·]{1,6}?)${STOP}`,
    'NAMED',
    'thing',
  ),
  what('(?:(?:满|刚|今年)*)(\\d{1,3}|[一二三四五六七八九十]{1,4})岁(?!的|时|那年|就|开始)', 'AGED', 'thing'),
  what(`对${THING}(?:严重)?(?<!不|没|没有|不怎么)过敏`, 'ALLERGIC_TO', 'thing'),
  what(
    '(?:有(?:点儿?|些)?|得了?|患有|确诊了?|查出(?:来了?|了)?)((?!\\p{Script=Han}{0,5}毛病|什么)[\\p{Script=Han}]{0,6}?(?:炎|癌|症|病|高血压|哮喘|' +
      `头痛|不耐受|痛风|贫血|结石|突出|疹))${STOP}`,
    'HAS_CONDITION',
    'thing',
  ),
  what(
    `(?<!不)(?:喜欢(?:上了?)?|热爱|偏爱|爱吃|爱喝|爱看|最爱|迷上了?)(?:吃|喝|看|听|玩|去)?(?![那这][个种些])${THING}${STOP}`,
    'LIKES',
    'thing',
  ),
  what(
    `(?:不(?:太|怎么|是很)?喜欢|不爱吃|不爱喝|不爱|讨厌|厌恶|受不了)(?:吃|喝|看|听|玩|去)?(?![那这][个种些])${THING}${STOP}`,
    'DISLIKES',
    'thing',
  ),
]

/** What somebody was once, plans and has, and whom they know. */
const lifeAndTies = (): readonly What[] => [
  what(
    '(?:以前|曾经|过去)(?:(?:是|当过|做过)([^，,。！!；;、？?了的]{2,8})(?=[，,。！!；;、？?了]|$)|(?:住在|在)((?:(?![做当上带开教读]|工作)[^，,。！!；;、？?了]){2,10}))',
    'USED_TO',
    'thing',
  ),
  what(
    `(?:报名了?|报了|参加了?)(?!了)(?:[一这那]?[个次场])?(?:\\p{Script=Han}{1,3}的)?((?:(?!的)[\\p{Script=Han}A-Za-z]){2,16}(?:马拉松|比赛|课程?|班|考试|活动|训练营))`,
    'PLANS',
    'event',
  ),
  what(
    `(?:们)?(?:家)?(?:里)?(?:有|养了?)(?:一)?[只条个](?:叫做?|名叫|名字叫)([\\p{Script=Han}A-Za-z]{1,4}?)的`,
    'HAS',
    'thing',
  ),
  what(
    '(?:们)?(?:家)?(?:里)?养了?(?:[一两二三]?[只条个])?((?:小|大)?(?:[橘黑白花灰]?猫|狗|兔子|鹦鹉|' +
      `仓鼠|乌龟|金毛|柯基|柴犬|布偶))${STOP}`,
    'HAS',
    'thing',
  ),
  what(`[和跟与](${CHINESE_NAME_PART})是.{0,6}?(?:朋友|闺蜜)`, 'FRIEND_OF', 'person'),
  what(`[和跟与](${CHINESE_NAME_PART})是.{0,6}?(?:同学|同事|室友|邻居)`, 'KNOWS', 'person'),
]

/**
 * What stands behind the person of a clause, each from the verb on; the object is the first group that is
 * there.
 */
export const chineseRelations = lazily((): readonly What[] => {
  const town = chineseTown()
  const place = `(${town}[\\p{Script=Han}]{0,6}?|(?!一[家个所间座]|[跟和与我你您他她])[\\p{Script=Han}A-Za-z·]{2,10}?)`
  const visited = what(`(?:去过|去了一?趟)${place}${END}`, 'VISITED', 'place')
  return [...homes(town, place), ...occupations(place), ...ofThemselves(), visited, ...lifeAndTies()]
})

/** "我妹妹林岚", "带我的猫芝麻去": a relative or an animal with its name. */
export const CHINESE_KIN = new RegExp(
  `(?<![的\\p{Script=Han}]{0,1}[他她你])我(?:们)?家?(?:的)?(${CHINESE_KIN_WORD}|${CHINESE_PET})` +
    '(?:叫做?|名叫|，?名字叫|是)?' +
    `(${CHINESE_NAME_PART}|(?<=${CHINESE_PET}(?:叫做?|` +
    '名叫)?)' +
    '(?!' +
    '[今明昨每去来很也都在是会要不最刚又还说和跟特生打跑吃一二三四五六七八九十两几已病死丢走了没有爱' +
    '喜])[\\p{Script=Han}A-Za-z]{2,3}?)' +
    '(?=住|在|是|要|会|来|去|，|。|,|！|!|今|明|昨|说|喜欢|也|和|的|从|刚|改|生|很|结|搬|最|考|$|\\s)',
  'gu',
)

/** 小美是我表姐, Ines是我大学室友. */
export const CHINESE_IS_KIN = new RegExp(
  `^${CHINESE_LEAD}(${CHINESE_NAME_PART}|[A-Z][A-Za-z]{1,15}) ?(?:就|也|还)?是(?:我|咱)们?的?` +
    `(?:(?!的|${CHINESE_KIN_WORD})[\\p{Script=Han}]){0,4}(${CHINESE_KIN_WORD})(?!的)`,
  'u',
)
