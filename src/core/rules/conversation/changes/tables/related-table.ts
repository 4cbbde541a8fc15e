/**
 * Words by which a thing was said that ends, where it ends in other words (`related.ts`): of the kinds of
 * `slots-table.ts` by their names, of everyday things (`reflecting/concepts.ts`) behind a `#`, English and Chinese.
 */
export const relatedTable = `
home: live lives living rent rents renting flat house apartment room studio cottage 住 租 房子 家在
with: live lives living share shares flatmate roommate housemate lodger 住 合租 室友
work: waiter postman driver chef baker gardener librarian accountant engineer developer manager designer analyst lawyer doctor assistant receptionist cleaner mechanic clerk sales office hospital 当 老师 护士 医院 厂 店 day barista cook chef waitress kitchen shop store work works working job teach teaches driver nurse shift shifts nights temp contract unemployed 上班 工作 公司 职业 夜班 白班 待业 兼职
study: study studies studying student degree uni university college course 学 读 专业 大学 研究生
partner: gf bf together seeing single girlfriend boyfriend partner wife husband fiance fiancee dating seeing engaged married widowed 单身 女朋友 男朋友 女友 男友 老公 老婆 对象 结婚 订婚
single: single 单身
married: married wife husband engaged 结婚 老公 老婆 订婚
engaged: engaged fiance fiancee 订婚 未婚夫 未婚妻
pregnant: pregnant expecting baby due 怀孕 预产期
licence: licence license drive driving lessons 驾照 学车 开车
driving: licence license drive drives driving lessons car 驾照 学车 开车
office: office company workplace 公司 办公室 单位
medicine: sertraline citalopram fluoxetine escitalopram venlafaxine mirtazapine metformin insulin ozempic statin atorvastatin simvastatin rosuvastatin ramipril lisinopril amlodipine losartan metoprolol bisoprolol omeprazole levothyroxine warfarin ibuprofen naproxen gabapentin ritalin concerta prednisolone methotrexate tablet tablets pill pills mg milligrams dose takes taking medication prescribed put 药 吃药 降压 双胍 胰岛素 沙坦 地平 他汀 曲林 拉唑 匹林 洛芬 褪黑素 安定
smoker: smoke smokes smoking smoker pack cigarettes cigs fags vape
sober: drink drinks alcohol teetotal sober
remote: home remote remotely 居家 在家办公 远程
hair: hair beard ponytail
computer: laptop computer windows mac pc
phone: phone iphone android pixel samsung galaxy huawei nokia xiaomi 手机 苹果 华为 小米 安卓
vehicle: car van drive drives motorbike scooter volvo ford toyota honda golf tesla 车 开 骑
commute: commute bus train tube tram metro subway walk walks cycle cycles bike drive drives 上班 通勤 地铁 公交 开车 骑车 走路
breakfast: breakfast toast porridge cereal 早饭 早餐
meat: vegetarian vegan meat fish 吃素 素食 肉
eating: vegetarian vegan diet eat eats keto 吃 素食 忌口
bank: bank banks account 银行 存 卡
provider: broadband internet provider contract wifi 宽带 网络 套餐
eyes: glasses lenses contacts 眼镜 隐形 近视
exam: exam test studying revising 考 备考
faith: church mass temple mosque religious 教堂 信教 佛
school: school nursery primary kindergarten year grade 学校 小学 年级 幼儿园 读
shop: shop shops shopping groceries supermarket 买菜 超市
milk: milk 奶 牛奶
rising: get gets getting wake wakes waking rise rises up alarm 起床 点起 起
boss: boss manager report reports supervisor lead 领导 老板 主管 汇报
doctor: doctor gp dentist physio therapist 医生 大夫 牙医
#rising: wake wakes waking rise rises alarm 起床 点起 起
#sleep: sleep sleeps bed bedtime 睡
#coffee: coffee espresso latte cappuccino flat white 咖啡 美式 拿铁
#tea: tea 茶
#alcohol: drink drinks wine beer whisky alcohol pint 酒 喝
#smoking: smoke smokes smoker cigarettes vape vapes pack 烟 抽
#meatless: vegetarian vegan meat fish 素 肉
#spicy: spicy chilli 辣
#sweet: sweet sugar chocolate dessert cake 甜 糖
#gym: gym workout weights trains training fitness 健身 锻炼 撸铁
#run: run runs running jog jogs marathon 跑
#swim: swim swims swimming pool 游泳
#cycle: cycle cycles bike biking ride rides 骑 单车 自行车
#breakfast: breakfast 早饭 早餐
#cook: cook cooks cooking takeaway 做饭 外卖 食堂
#dog: dog puppy labrador retriever terrier 狗
#cat: cat kitten 猫
#piano: piano 钢琴
#guitar: guitar 吉他
#game: game games gaming 游戏
#film: film films series netflix 剧 电影
#read: read reads reading book novel 书 读 小说
diet: 减肥 减脂 戒糖 控糖 节食 断食 轻食
smoke: 抽烟 烟 包烟 烟瘾 旱烟
drink: 喝酒 酒 白酒 黄酒 啤酒 小酌
conflict: 朋友 闺蜜 姐妹 兄弟 死党 关系
peace: 冷战 闹掰 闹翻 绝交 拉黑 不来往
hospital: 住院 病房
spouse: 对象 恋爱 异地 订婚
examined: 备考 考试 考研 教资 雅思 目标
chasing: 喜欢 追 暗恋 男生 女生
quarrel: 冷战 闹掰 闹翻 绝交 拉黑
plaster: 石膏 拄拐 绷带
operation: 手术 白内障 结石
forbidden: 过敏 忌口 不能吃
debt: 欠 借 贷款 房贷 车贷
leave: 产假 休假 待业 带娃
trying: 备孕 试管
not married: married wife husband 结婚 老婆 老公 妻子 丈夫 媳妇 太太
not wife: married wife
not husband: married husband
not 老婆: 结婚 老婆 妻子 媳妇 太太
not 妻子: 结婚 老婆 妻子 媳妇 太太
not 媳妇: 结婚 老婆 妻子 媳妇 太太
not 太太: 结婚 老婆 妻子 媳妇 太太
not 老公: 结婚 老公 丈夫
not 丈夫: 结婚 老公 丈夫
not diet: vegetarian vegan 素 素食 吃素
not smok: smoke smokes smoker smoking vape cigarettes 烟 抽 烟民
not work: work works working job at 上班 工作 员工
not home: live lives home flat 住 家
not study: study student degree
not allergy: allergic allergy allergies 过敏
not ill: asthma asthmatic epilepsy epileptic dyslexia dyslexic anaemia anaemic autism autistic arthritis arthritic
not car: drives drive car van 车 开
hours: shift shifts starts start begins work
trip: ticket tickets flight flights booked visa
invited: guests people invited wedding
thinking: thinking considering switching
studies: doing studying year switching
`
