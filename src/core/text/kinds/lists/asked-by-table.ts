/**
 * Words that people ask by and do not tell: whoever plays the viola is asked for an instrument, whoever moved
 * to Ghent where they live. In both languages; each row `what is asked : what is said`,
 * a longer one goes on in an indented line.
 */
export const askedByTable = `
instrument 乐器: pianos? guitars? violins? violas? cellos? drums? drummer bass flutes? clarinets?
  saxophones? ukuleles? harps? trumpets? 钢琴 吉他 小提琴 中提琴 大提琴 架子鼓 打鼓
  鼓手 长笛 萨克斯 尤克里里 古筝 二胡 琵琶
nut 坚果: walnuts? almonds? peanuts? cashews? hazelnuts? pistachios? pecans? 核桃 杏仁 花生 腰果
  榛子 开心果
herb spice 香料: coriander cilantro basil mint parsley thyme rosemary dill cumin 香菜 罗勒 薄荷
  孜然 花椒
fruit 水果: apples? bananas? mango(?:e?s)? strawberr(?:y|ies) oranges? grapes? peach(?:es)? 苹果
  香蕉 芒果 草莓 橙子 葡萄 桃子 西瓜 榴莲
language 语言: english french german spanish italian japanese korean russian portuguese dutch swedish
  arabic mandarin cantonese 英语 法语 德语 西班牙语 日语 韩语 俄语
dialect 方言 语言: cantonese hokkien 粤语 闽南语 上海话 四川话 客家话 东北话
live town city home 住 城市: lives?_in living_in moved_(?:to|into|from) relocated_to moving_to 住在
  定居 搬到 搬去
work job 工作 职业: works?_(?:at|as|for) working_(?:at|as|for) job starting_at quit hired 上班
  任职 入职 辞职 是做
avoid 忌口 避免: allergic allergy intolerant can(?:not|'?t)_(?:eat|have|drink|do) vegan vegetarian
  过敏 不能吃 不能喝 吃素
dislike 讨厌: hates? can(?:not|'?t)_stand dislikes? loathes? 受不了 不喜欢 不爱吃
pet 宠物: dogs? cats? pupp(?:y|ies) kittens? rabbits? hamsters? parrots? 猫 狗 兔子 仓鼠 鹦鹉
  乌龟
child 孩子: twins? sons? daughters? stepsons? 双胞胎 龙凤胎 儿子 女儿 闺女
sibling 兄弟姐妹 手足: sisters? brothers? 哥哥 姐姐 弟弟 妹妹
parent 父母: mum mom mother dad father 妈妈 爸爸 母亲 父亲
partner 对象 伴侣: wife husband girlfriend boyfriend fianc[eé]e? 老婆 老公 妻子 丈夫
  女朋友 男朋友
sport 运动: running marathon swimming football basketball tennis badminton climbing yoga cycling 跑步
  马拉松 游泳 足球 篮球 网球 羽毛球 攀岩 瑜伽 骑行
drink 饮料: coffee tea beer wine juice 咖啡 奶茶 绿茶 红茶 啤酒 红酒 果汁
smoke cigarette 抽烟 香烟: smokes? vapes? roll_ups? rollies cigars? 抽 吸烟
抽烟 吸烟: 戒烟 戒不了的烟 一天.{0,3}[根包] 烟瘾
coffee 咖啡: espressos? lattes? americanos? cappuccinos? flat_whites? 美式 拿铁 手冲
alcohol 酒 喝酒 滴酒: beers? wines? whisky pints? gin vodka 白酒 啤酒 红酒 黄酒 喝酒
live home 住: (?:moved|moving)_(?:in|out) 搬走 搬出 搬进 合租 退租
dog pet 狗 宠物: corgis? labradors? poodles? husk(?:y|ies) beagles? dachshunds? retrievers? spaniels?
  柯基 金毛 泰迪 拉布拉多 哈士奇 边牧 柴犬 博美 比熊
cat pet 猫 宠物: ragdoll siamese kittens? 英短 布偶猫? 暹罗 狸花
wedding married marry 婚礼 结婚: (?:getting|got)_married weddings? 领证 婚礼 结婚
race 比赛 马拉松: marathons? triathlons? 全马 半马 马拉松
live home house moved 住 搬: rents? renting lease 租
vehicle 车: cars? vans? bikes? motorbikes? trucks? 汽车 面包车 自行车 摩托车 电动车
hearing ear 听力 耳朵: deaf hard_of_hearing hearing_aids? tinnitus 聋 耳背 助听器 耳鸣
eyesight vision eye 视力 眼睛: blind (?:short|near|far|long)-?sighted contact_lens(?:es)? cataracts? glaucoma
  近视 老花 眼镜 白内障 青光眼 失明 看不清
disability 残疾: wheelchair deaf blind amputees? amputated prosthetics? prosthesis 轮椅 截肢 义肢 假肢 失聪 失明
`
