/**
 * What is done by who keeps a plain everyday thing up: of each the ways that have a name of their own first, known by an
 * expression, and the plain one last. A line is `name: English / Chinese / expression` (`../habits.ts`).
 */
export const plainHabits = String.raw`
run: go running / 跑步
swim: go swimming / 游泳
cycle: ride a bike / 骑车
gym: work out / 健身
yoga: meditate / 冥想 / medit|mindful|headspace|breath|冥想|打坐|静坐|正念
yoga: do yoga / 练瑜伽
ball: play football / 踢足球 / football|soccer|足球
ball: play basketball / 打篮球 / basketball|篮球
ball: play tennis / 打网球 / \btennis|网球
ball: play badminton / 打羽毛球 / badminton|羽毛球
ball: play ball games / 打球
climb: go climbing / 攀岩 / climb|boulder|overhang|crag|belay|chalk|harness|forearm|\bv\d\b|holds?\b|攀岩|岩|抱石
climb: go hiking / 爬山
garden: look after plants / 种花
camp: go fishing / 钓鱼 / fish|\brod\b|caught|angl|trout|carp|perch|pike|canal|river|worms?|bait|maggot|reel|钓|鱼|竿|漂|河
camp: go camping / 露营
coffee: make pour-over coffee / 手冲咖啡 / pour[- ]over|手冲
coffee: drink coffee / 喝咖啡
tea: drink green tea / 喝绿茶 / green tea|绿茶
tea: drink black tea / 喝红茶 / black tea|红茶
tea: drink oolong tea / 喝乌龙茶 / oolong|乌龙
tea: drink tea / 喝茶
alcohol: drink beer / 喝啤酒 / \bbeer|啤酒
alcohol: drink wine / 喝红酒 / \bwine|红酒
alcohol: drink alcohol / 喝酒
smoking: smoke / 抽烟
spicy: eat hotpot / 吃火锅 / hotpot|火锅
spicy: eat spicy food / 吃辣
meatless: eat vegetarian food / 吃素
sweet: eat chocolate / 吃巧克力 / chocolate|巧克力
sweet: eat cake / 吃蛋糕 / \bcakes?\b|蛋糕
sweet: eat sweets / 吃甜食
bake: bake bread / 烤面包 / bread|sourdough|面包
bake: bake / 做烘焙
cook: cook / 做饭
breakfast: have breakfast / 吃早餐
list: write lists / 列清单
tidy: tidy up / 整理东西
save: keep a budget / 记账 / budget|预算|记账
save: save money / 省钱存钱
read: read novels / 看小说 / novel|小说
read: read books / 看书
write: write a diary / 写日记 / diar|日记
write: write a blog / 写博客 / blog|博客
write: write a journal / 写作
study: study / 学习
piano: play the piano / 弹钢琴
guitar: play the guitar / 弹吉他
sing: sing / 唱歌
music: listen to jazz / 听爵士乐 / jazz|爵士
music: go to concerts / 看演唱会 / concert|演唱会
music: listen to music / 听音乐
draw: paint watercolours / 画水彩 / watercolou?r|水彩
draw: sketch / 画速写 / sketch|速写
draw: draw / 画画
photo: take photos / 拍照
film: watch anime / 看动漫追番 / anime|manga|ghibli|动漫|动画|漫展|漫画|番|海贼|火影|柯南|咒术|进击|cos
film: watch series / 追剧 / series|binge|追剧|电视剧|集|episode|season|netflix
film: watch films / 看电影
game: play board games / 玩桌游 / board game|桌游
game: play games / 玩游戏
cat: look after the cat / 照顾猫
dog: walk the dog / 遛狗 / walk|遛
dog: look after the dog / 照顾狗
friends: see friends / 和朋友聚会
alone: spend time alone / 独处
call: call the family / 给家里打电话
rising: get up late / 晚起 / \blate\b|晚起|懒觉|起不来|中午才
rising: get up early / 早起
sleep: stay up late / 熬夜 / stay(?:s|ed|ing)? up|熬夜|晚睡
sleep: go to bed early / 早睡 / bed early|早睡
sleep: take naps / 午睡 / \bnaps?\b|午睡
sleep: mention sleep / 提到睡觉
`
