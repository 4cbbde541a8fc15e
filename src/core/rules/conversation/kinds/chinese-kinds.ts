import { isLifeOfThem, isLooseChinese } from '../loose.ts'
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
const OPINION = new RegExp(
  '^(?:(?!我|咱)[\\p{Script=Han}\\p{Script=Latin}]){1,10}?(?:真是?|太|好(?!像|不容易|了|起来|多|几)|超级?|实在|越来越|简直|可真|' +
    '才是?最|就是[太好])(?:[\\p{Script=Han}]{1,4}|[A-Za-z]+)(?:了吧|了|啊|呀|呢|吧|的)?$|' +
    '^(?:现在|如今|这年头|这(?:个)?(?:社会|时代|世道))的?(?:[年老]轻?人|人们?|孩子|小孩|学生|东西)|' +
    '^(?:人|大家|每个人|所有人|谁|女人|男人|年轻人|老年人|生活|人生|青春|时间|爱情|婚姻|成长)' +
    '(?:都|就|总|不|是|啊|嘛|呢|应该|还是|要|需要|会)',
  'u',
)
const DONE = /了|过|着|得|完|到|大/u
/** What people say in four characters and mean for years. */
const LIFE = new RegExp(
  '^(?:终于|刚刚?|已经|我们?)?(?:辞职|离职|结婚|离婚|分手|怀孕|毕业|搬家|升职|加薪|出院|' +
    '住院|失业|买房|买车|领证|订婚|退休|入职|(?:驾照|雅思|托福|考研)?考(?:过|上))了',
  'u',
)
const TIMES = new RegExp(
  '^(?:今天|昨天|昨晚|昨儿|前天|[上这]?(?:周|星期|礼拜)[一二三四五六日天]|上周末?|这周末?|周末|上个?月|这个月|去年|今年|刚刚?|早上|上午|中午|' +
    '下午|晚上|终于|已经|最近|后来|每天|每周|' +
    '一直|平时|小时候|(?:以前|曾经|从前)(?=[在是当做住有去学养开])|' +
    '(?:上班|下班|开会|吃饭|出门|起床|放学|睡觉|饭|睡|课)(?:之?前|之?后))',
  'u',
)
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
const OWN_THING = new RegExp(
  '^(?:手机|钱包|电脑|钥匙|自行车|行李|耳机|眼镜|航班|火车|快递|身份证|护照|相机|雨伞|' +
    String.raw`车)(?!的)[\p{Script=Han}]{0,8}(?:掉|丢|` +
    String.raw`坏|没电|被偷|不见|延误|取消|摔|进水|到)[\p{Script=Han}]{0,6}了`,
  'u',
)

const DOUBLED_FIRST = new RegExp(`^(?:今天|昨天|昨晚|前天|最近|刚才?)*${DOUBLED_NAME}\\p{Script=Han}`, 'u')
/** 又种了一盆薄荷: what the speaker did, without 我. */
const DID = new RegExp(
  '^(?:又|还|刚刚?|也|终于|顺便|顺路|下班|' +
    String.raw`后来)*(?![好算行得对够为除罢完糟都就太])\p{Script=Han}{1,2}[了完](?:一|两|三|四|五|几|` +
    String.raw`半|\d|点|些|个|\p{Script=Han}{2})`,
  'u',
)
/** 现在帮老师做项目. */
const NOWADAYS = new RegExp(
  `^(?:现在|目前|正在|一直|每[天周月晚])(?:都|也|还|就|在|又|才)*${LOOSE.source.slice(1)}.{3}`,
  'u',
)

/** 在考虑养条狗: what the speaker is about, without 我. */
const ABOUT_TO = new RegExp(
  '^(?:最近|正|还|一直|已经)*在(?:考虑|准备|计划|学|找|写|练|读|追|备考|备战|装修|减肥|戒|追|谈|攒|照顾|搬|适应|办|等|筹备|打听|攒钱|复习|申请)' +
    String.raw`\p{Script=Han}{2,}`,
  'u',
)
/** 他住楼下: short, and so all the same. */
const IS_SHORT = /^[他她](?:也|就|还)?(?:住|姓|叫|养|教|属)(?!我|你|什么|谁|哪)\p{Script=Han}{2,}/u

/** 每天早上去公园打拳, 戒烟第十天: a habit or its count, without 我. */
const ROUTINE = new RegExp(
  '^(?:每(?:天|月|年|晚|个?(?:周|星期|礼拜)[一二三四五六日天末]{0,5})|(?:周|星期|礼拜)[一二三四五六日天末]{1,5})(?:[一两三四五六七八九十\\d]{1,2}[次回趟天])?(?:早上|上午|中午|下午|晚上|早晨|傍晚)' +
    '?(?:都|要|会|得|和|跟)*(?:去|在|做|打|跑|游|练|学|上|吃|喝|骑|走|写|看|带|陪|给|回|睡|起|值|找|送|接|健|跳|唱|量|喂|遛|开|交|还|取|教|见|坐|逛|烤|买|洗)(?!.*了)|^(?:戒[烟酒糖]|减肥|健身|跑步|打卡|康复|' +
    String.raw`化疗|备考|怀孕|出院|住院|产后)(?:的)?第\p{Script=Han}{1,4}[天周月次]`,
  'u',
)

/** 租的房子在望京, 家里养了两只仓鼠, 平时开一辆旧车上班: what lasts, without 我. */
const LASTS = new RegExp(
  '^(?:家里头?|家中|平时|一般|通常|目前|现在|最近|一直|还在?)*(?:养(?:了|着)|租(?:了|着|的)|住(?:在|的是)|开(?:的是|着|一?[辆台])|骑(?:的是|着|一?[辆台])|订了|办了|报了|请了|' +
    '戴(?:着|的)|用(?:的是|着)|[跟和][^，。]{1,8}(?:住|合租|同居|在一起)|在[^，。]{2,12}(?:上班|工作|打工|实习|兼职|念书|读书|读研|上学)|给[^，。]{2,10}(?:打工|做饭|上课))\\p{L}?|' +
    '^(?:现在的?|租的?|合租的?|家里的?|常用的?|主力)*(?:房子|室友|舍友|手机|手机套餐|宽带|电脑|车|编辑器|相机|耳机|健身卡|工资卡|单位|公司|领导|导师|主治医生|教练|家教|专业|老家|户口|生日|血型|作息|' +
    '看病|理发|买菜|健身|上班)(?:还|都|也|就|一直)*(?:是|在|用的?|叫|姓|办在|找|归|去)(?![不没什怎哪谁吗])[\\p{L}\\d]{2}',
  'u',
)

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
