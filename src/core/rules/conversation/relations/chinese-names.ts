import { lazily } from '../../../text/lazily.ts'
import { tables } from '../../tables.ts'

/** Surnames that begin most Chinese names. */
export const SURNAMES =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘' +
  '葛奚范彭郎鲁韦昌马苗' +
  '凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于傅皮卞齐康伍余元卜顾孟平黄穆萧尹姚邵' +
  '湛汪祁毛禹狄米贝明臧' +
  '计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊' +
  '胡凌霍虞万支柯管卢莫' +
  '房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉龚程邢裴陆荣翁荀羊惠甄曲封储靳汲邴糜松井段富巫乌焦' +
  '巴弓牧隗山谷车侯宓蓬' +
  '全班仰秋仲伊宫宁仇栾暴甘厉戎祖武符刘景詹龙叶幸司韶郜黎蓟薄印宿白怀蒲鄂索咸籍赖卓蔺屠蒙池' +
  '乔阴胥苍双闻莘党翟谭' +
  '贡劳逄姬申扶堵冉宰雍桑桂濮牛寿通边扈燕冀浦尚农温别庄晏柴瞿阎充慕茹习艾鱼容向古易慎戈廖庾居衡步耿满匡国文' +
  '寇广东欧沃利蔚越隆师巩聂晁敖融冷辛阚简饶空曾沙养鞠须丰关查荆红游权盖益桓公'
/** Characters that no given name has: a match with one of them cut into the sentence. */
const NO_NAME =
  '的了着过在是有和跟与同也都就还很不没要会想去来到说把被给对从向为让叫吃喝看玩买卖做住能可最再又才已' +
  '每这那哪什么吗呢吧啊呀个只条我你他她它们真太更越价票费款'
const GIVEN = `(?:(?![${NO_NAME}]|家[也都里有那的])[\\p{Script=Han}])`

/** A Chinese name as a person would write it: 林岚, 陈一鸣, 昊哥, 小雨, 老王, 王老师, 李总, 婷婷. */
export const CHINESE_NAME =
  `(?:[${SURNAMES}](?:老师|医生|教授|总|姐|哥|阿姨|叔|主任|经理|教练|律师|师傅)` +
  `|[${SURNAMES}]${GIVEN}{1,2}?|[小阿老](?!拉|时候|时|名|朋友|孩|猫|狗|家|师|板|公|婆|爸|妈|学|伙|姐|哥|区|` +
  `程|说|年|实|是|乡|外|人|伴|头|太|战|大|二|三|同|员|哥|弟|妹|爷|奶|(?<=老)[唠夸熬嫌催骂念数抱埋逼劝忘丢迟失吵打睡起])${GIVEN}|` +
  `(?![师学表堂大小二三四亲空老姑一])${GIVEN}(?:哥|姐)|(${GIVEN})\\1)`

/** The same without a group, to be put into a larger pattern. */
export const CHINESE_NAME_PART = CHINESE_NAME.replace(`|(${GIVEN})\\1`, '')

/** 果果, 豆豆: a name of one character twice, by its own group. What everybody doubles is none. */
export const DOUBLED_NAME =
  '(?!嘎嘎(?![是在叫说和])|' +
  '[天常刚慢看哈呵嘻嘿谢妈爸爷奶哥姐弟妹叔姑舅伯婶宝公婆太姥偷渐往人试好大多早仅恰稍悄默时处年月日夜' +
  '次个家想说听聊走等猜问' +
  '玩纷统匆白足整狠重轻满久远高深紧牢连频屡每明本猫狗呜嗯啊哦哎噢喵汪咳吃喝坐睡动偏通暗微粒种件条样句事口座棵层代世])' +
  '(?<double>\\p{Script=Han})\\k<double>' +
  // 开开心心, 轻轻地, but 果果奶奶
  '(?!地|(?<pair>(?![妈爸爷奶哥姐弟妹叔姑舅伯婶公婆])\\p{Script=Han})\\k<pair>)'

const everydayWords = lazily(() => new Set(tables().chinese_words.trim().split(/\s+/u)))

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))
/** 小雨, 老王, 婷婷: names that a dictionary has too. */
const NAMED_SO = /^[小阿老]|^(.)\1/u

/** The word that a text begins with, as a dictionary of the language cuts it. */
const firstWord = (text: string): string => {
  for (const { segment } of segmenter().segment(text.slice(0, 8))) return segment
  return ''
}

/** An everyday word, or what begins with one: an animal may be called so, a person is not. */
export const isEverydayWord = (word: string): boolean =>
  everydayWords().has(word) ||
  [...everydayWords()].some((known) => known.length > 1 && word.startsWith(known))

/** Begins with a word of the dictionary, so that no person is meant by it. */
export const isNoPerson = (word: string): boolean =>
  isEverydayWord(word) ||
  (/^\p{Script=Han}{2}/u.test(word) && !NAMED_SO.test(word) && firstWord(word).length > 1)

/** Whether all of it is one word of the dictionary. */
export const isWord = (text: string): boolean => firstWord(text).length === text.length
