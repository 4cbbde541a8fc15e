import { isLifeOfThem, isLooseChinese } from '../grammar/loose.ts'
import { patternNamed } from '../named-patterns.ts'
import { CHINESE_KIN_WORD, CHINESE_PET } from '../people/kin.ts'
import { CHINESE_NAME_PART, DOUBLED_NAME, isNoPerson } from '../relations/chinese-names.ts'

const SOMEBODY_CHINESE = new RegExp(
  '^(?:今天|昨天|昨晚|前天|上周末?|这周|周末|最近|刚才?|听说|原来|其实|' +
    '[\\p{Script=Han}]{1,8}的(?=[^，。]{1,3}(?:老师|是|在)))*' +
    `(?:(?:我|咱)?(?:们)?家?的?(?:${CHINESE_KIN_WORD}|` +
    `${CHINESE_PET})|(${CHINESE_NAME_PART}(?![真太好超更价])))`,
  'u',
)
const isOfSomebody = (words: string): boolean => {
  const found = SOMEBODY_CHINESE.exec(words)
  return found !== null && (found[1] === undefined || !isNoPerson(found[1]))
}
/** 房价真离谱, 现在的菜越来越贵: what everybody finds of what is nobody's. */
const OPINION = patternNamed('told_opinion')
const DONE = /了|过|着|得|完|到|大/u
/** What people say in four characters and mean for years. */
const LIFE = patternNamed('told_life')
const TIMES = patternNamed('told_times')
const LOOSE = new RegExp(
  '^(?:搬|买|卖|辞|换|帮|种|找|教|吃|喝|看|跑|去|回|做|学|考|拿|送|收|领|养|装|修|写|画|爬|游|参加|' +
    '报名|加入|退出|开始|戒|准备|打算|决定|陪|约|跟|和|' +
    '带|给|被|在|把|对着|沿着|用|坐|骑|逛|烤|煮|炒|听|走|跳|弹|唱|拍|扔|丢|摔)',
  'u',
)
/** 狗死了: in three characters, and for good. */
const DIED = new RegExp(
  `^(?:今天|昨天|昨晚)?(?:${CHINESE_KIN_WORD}|${CHINESE_PET})(?:今天|昨天|昨晚)?(?:死|去世|过世)了`,
  'u',
)
/** What is lost, broken or late is the speaker's own. */
const OWN_THING = patternNamed('told_own_thing')

const DOUBLED_FIRST = new RegExp(`^(?:今天|昨天|昨晚|前天|最近|刚才?)*${DOUBLED_NAME}\\p{Script=Han}`, 'u')
/** 又种了一盆薄荷: what the speaker did, without 我. */
const DID = patternNamed('told_did')
/** 现在帮老师做项目. */
const NOWADAYS = new RegExp(
  `^(?:现在|目前|正在|一直|每[天周月晚])(?:都|也|还|就|在|又|才)*${LOOSE.source.slice(1)}.{3}`,
  'u',
)

/** 在考虑养条狗: what the speaker is about, without 我. */
const ABOUT_TO = patternNamed('told_about_to')
/** 他住楼下: short, and so all the same. */
const IS_SHORT = /^[他她](?:也|就|还)?(?:住|姓|叫|养|教|属)(?!我|你|什么|谁|哪)\p{Script=Han}{2,}/u

/** 每天早上去公园打拳, 戒烟第十天: a habit or its count, without 我. */
const ROUTINE = patternNamed('told_routine')

/** 租的房子在望京, 家里养了两只仓鼠, 平时开一辆旧车上班: what lasts, without 我. */
const LASTS = patternNamed('told_lasts')

/** Whether a Chinese sentence says what the speaker thinks of something. */
export const isChineseOpinion = (words: string): boolean => OPINION.test(words)

/** What a Chinese sentence is in which no word says so. */
export function ofChinese(words: string): 'profile' | 'episode' | 'other' {
  if (/^(?:你|您)/u.test(words) || isChineseOpinion(words)) return 'other'
  if (isLifeOfThem(words) || IS_SHORT.test(words)) return 'profile'
  const length = words.match(/\p{Script=Han}|[\p{Script=Latin}\d]+/gu)?.length ?? 0
  if (/我|咱/u.test(words)) return length >= 5 ? 'episode' : 'other'
  if ((isOfSomebody(words) || DOUBLED_FIRST.test(words)) && length >= 5) return 'profile'
  if (DIED.test(words)) return 'episode'
  if (ABOUT_TO.test(words) && !/[你您]/u.test(words)) return 'episode'
  if (ROUTINE.test(words)) return 'episode'
  if (LASTS.test(words) && length >= 5 && !/[你您]/u.test(words)) return 'profile'
  const told = TIMES.test(words) || LOOSE.test(words)
  if (length >= 5 && (DID.test(words) || NOWADAYS.test(words))) return 'episode'
  if (LIFE.test(words) || OWN_THING.test(words) || (length >= 5 && isLooseChinese(words))) return 'episode'
  return (told && length >= 5 && DONE.test(words)) || (length >= 9 && /[了过着得]/u.test(words))
    ? 'episode'
    : 'other'
}
