import { lazily } from '../../../text/lazily.ts'

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
const GIVEN = `(?:(?![${NO_NAME}])[\\p{Script=Han}])`

/** A Chinese name as a person would write it: 林岚, 陈一鸣, 昊哥, 小雨, 老王, 王老师, 李总, 婷婷. */
export const CHINESE_NAME =
  `(?:[${SURNAMES}](?:老师|医生|教授|总|姐|哥|阿姨|叔|主任|经理|教练|律师|师傅)` +
  `|[${SURNAMES}]${GIVEN}{1,2}?|[小阿老](?!时候|时|朋友|孩|猫|狗|家|师|板|公|婆|爸|妈|学|伙|姐|哥|区|` +
  `程|说|年|实|是|乡|外|人|伴|头|太|战|大|二|三|同|员|哥|弟|妹|爷|奶)${GIVEN}|` +
  `${GIVEN}(?:哥|姐)|(${GIVEN})\\1)`

/** The same without a group, to be put into a larger pattern. */
export const CHINESE_NAME_PART = CHINESE_NAME.replace(`|(${GIVEN})\\1`, '')

/** 果果, 豆豆: a name of one character twice, by its own group. What everybody doubles is none. */
export const DOUBLED_NAME =
  '(?!' +
  '[天常刚慢看哈呵嘻嘿谢妈爸爷奶哥姐弟妹叔姑舅伯婶宝公婆太姥偷渐往人试好大多早仅恰稍悄默时处年月日夜' +
  '次个家想说听聊走等猜问' +
  '玩纷统匆白足整狠重轻满久远高深紧牢连频屡每明本猫狗呜嗯啊哦哎噢喵汪咳吃喝坐睡动偏通暗微粒种件条样句事口座棵层代世])' +
  '(?<double>\\p{Script=Han})\\k<double>' +
  // 开开心心, 轻轻地, but 果果奶奶
  '(?!地|(?<pair>(?![妈爸爷奶哥姐弟妹叔姑舅伯婶公婆])\\p{Script=Han})\\k<pair>)'

/** Everyday words that begin with a surname's character. */
const WORDS = new Set(
  `小区 小说 小时 小吃 小学 小心 小声 小组 老实 老是 老家 高中 高兴 高铁 高考 高端 高速 周末 周一 周二
  周三 周四 周五 周六 周日 明天 明年 明白 平时 平常 常年 时间 时候 花园 花了 花钱 方便 方案 方式 安静 安排
  安全 安装 常常 常去 于是 应该 应聘 单位 单身 单车 石头 白天 白色 温泉 温柔 黄色 黄昏 成为 成功 成都
  成绩 和平 马上 马路 马拉松 水果 水饺 云南 江南 江边 江西 江苏 海边 山东 山西 东西 东京 东北 东边
  南京 西安 北京 路上 路过 路边 全家 全部 全程 班上 班级 夏天 秋天 冬天 文章 文件 游泳 游戏 向往 强烈
  金鱼 金钱 任务 任何 元旦 史上 毛衣 毛病 毕业 计划 家里 谈恋爱 项目 梅雨 林子 盛夏 田里 管理 包子
  左右 左边 荣幸 段时间 焦虑 巴黎 车站 车上 古典 古城 易经 连续 连着 关于 关系 红色 红茶 满意 国庆
  国家 国外 广州 广东 欧洲 利用 越来越 越南 师傅 空调 空气 曾经 沙发 养猫 养狗 查了 权利 公司 公园
  公寓 公交 双方 白酒 白菜 别人 康复 齐全 习惯 牛奶 牛肉 牛排 羊肉 鱼香 熊猫 龙井 蓝色 蓝牙 雷雨 严重
  严格 柏林 支持 支付 章节 华为 乐队 乐观 祝你 祝贺 解决 富有 甘肃 宁夏 宁波 宁愿 武汉 景色 景点 叶子
  幸好 幸福 司机 印象 印度 怀孕 怀疑 通常 通过 通知 边上 农村 农场 庄园 容易 简单 简直 须要 丰富 居然
  步行 衡量 充电 充满 尚未 申请 劳动 党员 谭鱼 郎君 房子 房租 房东 房间 干净 干活 宗教 宣布 包括 诸多
  程序 程度 陆续 曲子 封面 储存 井盖 牧场 谷歌 车子 戒指 童年 童话 盛大 高薪 胡椒 胡萝卜 万一 卢浮宫
  莫名 顾客 孟买 汪汪 米饭 米粉 贝壳 伏笔 成本 戴眼镜 舒服 舒适 纪念 席地 麻烦 麻辣 强迫 路线 危险
  江湖 颜色 钟头 徐州 凌晨 霍乱 管家 邓丽君 单独 洪水 左手 石榴 吉他 程控`
    .trim()
    .split(/\s+/u),
)

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
  WORDS.has(word) || [...WORDS].some((known) => known.length > 1 && word.startsWith(known))

/** Begins with a word of the dictionary, so that no person is meant by it. */
export const isNoPerson = (word: string): boolean =>
  isEverydayWord(word) ||
  (/^\p{Script=Han}{2}/u.test(word) && !NAMED_SO.test(word) && firstWord(word).length > 1)

/** Whether all of it is one word of the dictionary. */
export const isWord = (text: string): boolean => firstWord(text).length === text.length
