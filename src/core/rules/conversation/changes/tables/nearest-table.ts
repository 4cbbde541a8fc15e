/**
 * Words that are one thing to whoever tells of a change (`nearest.ts`), a family a line: English ones, which are
 * stems, before the ` = `, Chinese ones behind it; and patterns of what is said to be another now.
 */
export const familiesTable = `
paper: paper newspaper guardian telegraph herald gazette = 报纸
internet: broadband internet wifi = 宽带 网络 上网 无线网
groceries: groceri grocery shopping shopp supermarket = 买菜 超市
fear: afraid scared frighten frightened terrifi phobia = 害怕 恐惧
licence: licence license = 驾照 驾驶证
surgery: surgery operation op = 手术 开刀
church: church mass = 教堂 礼拜
lodger: flatmate roommate housemate lodger = 室友 舍友 租客 合租
salary: salary wage wages salari = 工资 薪水 月薪 年薪 税后 到手一 到手两 到手三 到手四 到手五 到手六 到手七 到手八 到手九 到手几
office: office workplace = 办公室 公司
glasses: glass glasses contact contacts lens lense lenses = 眼镜 隐形
medicine: pill tablet medication med meds = 吃药 服药
band: band = 乐队
treasurer: treasurer treasurership
chair: chair chairman chairmanship
captain: captain captaincy
president: president presidency
novel: novel manuscript = 小说
children: kid child children = 孩子 小孩
bicycle: bike bicycle = 自行车 骑车 单车
team: team squad = 球队 队里
language: language = 外语
rent: rent = 房租 租金
launch: launch release = 上线 发布 发版 交付 交货
japan: japan = 日本 东京 大阪 京都 名古屋 札幌 福冈 神户 横滨
germany: germany = 德国 柏林 慕尼黑 汉堡 法兰克福
britain: britain = 英国 伦敦 曼彻斯特 爱丁堡
america: america = 美国 纽约 洛杉矶 波士顿 旧金山 西雅图 芝加哥
france: france = 法国 巴黎 里昂
korea: korea = 韩国 首尔 釜山
australia: australia = 澳洲 澳大利亚 悉尼 墨尔本 布里斯班
canada: canada = 加拿大 多伦多 温哥华 蒙特利尔
hair: hair fringe beard = 头发 发型 刘海
dinner: dinner supper tea = 晚饭 晚餐
lunch: lunch = 午饭 午餐 中饭
breakfast: breakfast = 早饭 早餐 早点
commute: commute commut = 通勤 上班
sleep: bedtime asleep = 睡觉 入睡
allowance: allowance pocket = 零花钱
partner: girlfriend boyfriend partner = 女朋友 男朋友 女友 男友
bank: bank = 银行
sport: training train practice = 训练
wardrobe: dress clothes wear = 衣服 穿
browser: browser = 浏览器
computer: laptop computer macbook pc = 电脑 笔记本
tablet: ipad = 平板
watch: watch = 手表
wedding: wedding wedd married marry marri = 婚礼 结婚 婚期 办酒 喜酒 婚宴
`
