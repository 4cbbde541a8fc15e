/** Ways that no words or deeds of theirs are listed of: `reflecting/ways` tells them. */
export const toldApart = `
worklimits (work): *leave work on time and *keep evenings free / 准点下班不把工作带回家
impulse (money): *buy things on impulse / 花钱冲动爱买买买
teetotal (health): does not drink alcohol / 不喝酒
sceptic (ways): *check facts and *doubt claims / 凡事求证不轻信
gossip (people): *share gossip / 爱聊八卦
stubborn (ways): *stick to their own way, stubborn / 固执不听劝
crowds (company): *avoid crowds and noise / 怕吵怕人多爱清静
unplug (ways): *stay off the phone and social media / 刻意远离手机和社交媒体
bugfear (ways): *fear spiders, insects and mice / 怕虫子老鼠
dogfear (ways): *fear dogs / 怕狗
thrill (sport): *seek thrills and extreme sports / 爱冒险玩极限运动
domestic (money): *buy local and domestic brands / 支持国货买国产
hopeful (ways): *look on the bright side, optimistic / 乐观往好处想
romantic (people): *plan romantic surprises / 爱给对象制造惊喜浪漫
donate (people): *give to charity / 捐款做公益
efficient (ways): *save time and *hate wasting it / 讲效率不浪费时间
modest (ways): *play down their successes, modest / 谦虚低调不居功
thinskin (ways): *take criticism hard / 玻璃心在意别人看法
host (company): *host guests at home / 好客爱请朋友来家里
oldfriends (company): *keep in touch with old friends / 和老朋友保持联系
promise (ways): *keep promises, reliable / 说到做到守信用
lazy (ways): *take the easy way, lazy / 犯懒能躺就躺
quality (money): *pay more for quality / 舍得花钱重品质
newtech (craft): *try new technology first / 爱尝鲜新科技
ghostfear (ways): *fear the dark and horror films / 怕黑怕鬼
closefear (ways): *fear lifts and tight places / 怕电梯和密闭空间
research (money): *research and *compare before buying / 买前做功课货比三家
paper (ways): *prefer paper and handwriting to screens / 偏爱纸质书和手写
grudge (ways): *hold grudges / 记仇
anime (screens): *watch anime and *read comics / 追番看漫画
fandom (screens): *follow an idol or band as a fan / 追星
skincare (health): *take care of the skin / 护肤美容
water (health): *drink plenty of water / 爱喝水
transit (ways): *take public transport / 坐公交地铁出行
meditate (health): *meditate / 冥想打坐
riskaverse (money): *avoid risk and *save for the future / 求稳不冒险存钱
ambitious (work): *work towards promotion, ambitious / 上进想往上走
outgoing (company): *enjoy company and parties, outgoing / 外向爱热闹
fair (ways): *insist on fairness / 看重公平
nature (outdoors): *seek out nature / 爱往大自然里跑
shopshy (money): *avoid shopping / 不爱逛街购物
measure (ways): *measure and *trust data / 看数据爱量化
loyal (ways): *stick with the same brands and places / 认准老牌子老地方
`
