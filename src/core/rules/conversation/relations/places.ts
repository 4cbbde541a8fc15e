import { isIn } from '../people/known.ts'

/** Places that are known by their name alone, in both languages: cities, countries, provinces. */
const CHINESE =
  `北京 上海 天津 重庆 广州 深圳 珠海 佛山 东莞 惠州 中山 汕头 厦门 福州 泉州 杭州 宁波 温州 绍兴 嘉兴
  金华 台州 南京 苏州 无锡 常州 南通 扬州 徐州 镇江 合肥 芜湖 黄山 济南 青岛 烟台 威海 潍坊 郑州 洛阳
  开封 武汉 宜昌 长沙 株洲 湘潭 南昌 九江 景德镇 成都 绵阳 乐山 贵阳 遵义 昆明 大理 丽江 西双版纳 南宁
  桂林 北海 海口 三亚 西安 咸阳 延安 兰州 敦煌 西宁 银川 乌鲁木齐 喀什 拉萨 呼和浩特 包头 太原 大同
  石家庄 保定 唐山 秦皇岛 承德 沈阳 大连 鞍山 丹东 长春 吉林 延边 哈尔滨 齐齐哈尔 大庆 香港 澳门 台北
  高雄 台中 台湾 河北 山西 辽宁 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川
  贵州 云南 陕西 甘肃 青海 内蒙古 广西 西藏 宁夏 新疆 东北 浦东 海淀 朝阳区 徐汇 中国 日本 韩国 朝鲜
  泰国 越南 新加坡 马来西亚 印度尼西亚 印尼 菲律宾 印度 尼泊尔 英国 法国 德国 意大利 西班牙 葡萄牙
  荷兰 比利时 瑞士 瑞典 挪威 芬兰 丹麦 冰岛 俄罗斯 波兰 捷克 奥地利 希腊 土耳其 埃及 摩洛哥 南非
  肯尼亚 美国 加拿大 墨西哥 巴西 阿根廷 智利 秘鲁 澳大利亚 澳洲 新西兰 以色列 迪拜 欧洲 非洲 南美
  东南亚 东京 大阪 京都 名古屋 札幌 北海道 冲绳 福冈 首尔 釜山 济州岛 曼谷 清迈 普吉岛 吉隆坡 巴厘岛
  河内 马尼拉 伦敦 巴黎 柏林 慕尼黑 法兰克福 罗马 米兰 威尼斯 佛罗伦萨 马德里 巴塞罗那 里斯本
  阿姆斯特丹 布鲁塞尔 苏黎世 日内瓦 维也纳 布拉格 雅典 莫斯科 斯德哥尔摩 哥本哈根 奥斯陆 赫尔辛基
  都柏林 爱丁堡 曼彻斯特 纽约 洛杉矶 旧金山 西雅图 波士顿 芝加哥 华盛顿 休斯顿 夏威夷 硅谷 多伦多
  温哥华 蒙特利尔 悉尼 墨尔本 布里斯班 奥克兰 开罗`
    .trim()
    .split(/\s+/u)
const chinese: ReadonlySet<string> = new Set(CHINESE)

export const isKnownPlace = (name: string): boolean =>
  chinese.has(name) ||
  isIn('englishPlaces', name.toLowerCase().replaceAll(' ', '_')) ||
  isIn('chinesePlaces', name)

/** Longest first, so that 黑龙江 is not cut short. */
const longestFirst = [...CHINESE].sort((one, other) => other.length - one.length)
export const KNOWN_CHINESE_PLACE = `(?:${longestFirst.join('|')})`
