// Words by which a message is read as happy or sad (page 07). Separated by spaces; `_` stands for a space inside an English phrase.
// The first words of the Chinese lists are the source document's.

const list = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('_', ' '))

const positiveChinese = list(`
开心 高兴 喜欢 爱 棒 好 谢谢 快乐 幸福 愉快 欢喜 喜悦 欣喜 欣慰 惊喜 兴奋 激动 满意 满足 知足 舒服 舒适 舒心 安心 放心 暖心
贴心 温馨 温暖 暖和 感动 感谢 感恩 感激 多谢 谢了 辛苦了 热爱 喜爱 深爱 最爱 爱上 宠爱 疼爱 心爱 爱心 热情 亲切 友好 友善 和气
客气 礼貌 体贴 周到 细心 用心 耐心 真诚 诚恳 善良 可爱 漂亮 美丽 好看 美 美好 美妙 优美 帅 迷人 精致 好吃 美味 好喝 香 鲜美
可口 新鲜 好味 好香 真香 入味 地道 好玩 有趣 有意思 好笑 幽默 逗 搞笑 精彩 好听 动听 出色 优秀 杰出 卓越 完美 极好 超好 很好
真好 太好了 最好 更好 挺好 还好 蛮好 不错 很不错 挺不错 真不错 不赖 还不赖 没得说 没话说 棒极了 太棒 真棒 超棒 厉害 给力 赞
点赞 超赞 好评 五星 推荐 强烈推荐 值得 超值 划算 实惠 便宜 物美价廉 性价比高 物超所值 方便 便利 快捷 及时 迅速 准时 速度快
送得快 很快 神速 高效 干净 整洁 卫生 清洁 明亮 宽敞 安静 清静 幽静 豪华 高档 气派 优雅 雅致 舒畅 畅快 痛快 轻松 放松 悠闲 自在
惬意 享受 陶醉 顺利 顺心 顺 如意 成功 胜利 赢 赢了 幸运 运气好 走运 恭喜 祝贺 庆祝 加油 支持 信任 信赖 可靠 靠谱 踏实 安全
自豪 骄傲 自信 勇敢 坚强 乐观 积极 希望 期待 盼望 憧憬 向往 想念 怀念 珍惜 浪漫 甜蜜 甜 亲密 恩爱 和谐 和睦 团圆 热闹 欢乐
欢笑 哈哈 嘻嘻 嘿嘿 笑 微笑 乐 乐趣 爽 过瘾 酷 绝了 满分 一流 一级棒 顶级 上乘 经典 佳 最佳 极佳 尚佳 优 良好 优质 优惠 丰富
丰盛 足 量足 量大 分量足 充足 齐全 完善 专业 负责 认真 敬业 满怀 心满意足 心旷神怡 喜出望外 兴高采烈 欢天喜地 眉开眼笑 称心
合适 合口味 对胃口 爱吃 爱喝 常来 再来 还会来 下次还 回头客 光顾 会再来 下次再来 还会再 继续光顾 继续支持 一如既往 强推 首选
不二之选 名不虚传 无可挑剔 宾至如归 赏心悦目 回味无穷 津津有味 松软 酥脆 嫩 滑嫩 爽口 浓郁 醇厚 解馋 热乎 热乎乎 热腾腾 好开心
喜人 治愈 解压 走心 实在 厚道 公道 良心 很大方 大方 进步 提高 改善 痊愈 康复 健康 平安 升职 加薪 录取 考上 通过了 中奖 毕业了
求婚 结婚 喜欢你 爱你 么么哒 亲爱 比心 赞赞 好棒 牛逼 牛批 哇塞 好喜欢 心动 动心 心安 心情好 好心情 好消息 好运 好事 好人
好朋友 好感 好多了 值 很值 超爱 钟爱 感兴趣 着迷 入迷 沉醉 欣赏 佩服 敬佩 崇拜 仰慕 赞美 表扬 夸奖 夸 鼓励 安慰 关心 关怀 照顾
呵护 帮助 帮忙 热心 慷慨 大气 细腻 别致 独特 新颖 创意 时尚 现代 古色古香 清新 清爽 凉快 晴朗 明媚 灿烂 风景优美 交通便利
地理位置好 位置好 服务好 态度好 环境好 味道好 质量好 性价比 早餐丰富 乐坏 乐坏了 高兴坏了 开心死 笑死
`)

const negativeChinese = list(`
难过 伤心 讨厌 烦 累 不好 生气 悲伤 悲痛 悲哀 悲惨 痛苦 痛心 心痛 心碎 心酸 心疼 心寒 心累 难受 不舒服 不开心 不高兴 不快乐
不喜欢 不爱 不满 不满意 不爽 不行 不值 不值得 不推荐 不建议 不方便 不新鲜 不干净 不卫生 不好吃 不好喝 不好看 不好玩 不好听
不合适 不舒适 不安 不幸 不顺 不利 不如 不足 不耐烦 不理 不负责 不负责任 不专业 不准时 不及时 不地道 不像话 不敢恭维 不怎么样
不咋地 不咋样 不会再来 不会再 不再来 不来了 再也不 再也没 不想 不愿 不能忍 受不了 忍无可忍 没劲 没意思 没意义 没味 没味道
没法吃 没法住 没希望 没用 没礼貌 没心情 没胃口 没人管 没人理 没诚意 没熟 没有味道 没有热情 失望 绝望 沮丧 郁闷 抑郁 忧郁 忧伤
忧愁 忧虑 焦虑 焦急 着急 急死 担心 担忧 害怕 恐惧 恐怖 可怕 吓人 惊吓 吓死 吓 怕 慌 恐慌 紧张 压力 压抑 崩溃 抓狂 疯了 发疯
烦恼 烦躁 烦人 烦死 心烦 麻烦 厌烦 厌恶 厌倦 反感 恶心 想吐 反胃 呕 恶劣 恶意 恶毒 可恶 可恨 可气 气人 气死 气愤 愤怒 恼火
恼怒 火大 发火 发脾气 脾气差 暴躁 怒 恨 仇恨 痛恨 怨 抱怨 埋怨 委屈 冤枉 无奈 无语 无聊 乏味 枯燥 沉闷 单调 平庸 一般般 很一般
比较一般 太一般 一般 凑合 将就 勉强 马马虎虎 差 很差 太差 极差 超差 最差 真差 较差 差劲 差评 差得远 太次 次品 烂 太烂 破 破烂
破旧 陈旧 老旧 旧 太旧 简陋 寒酸 脏 肮脏 脏乱 邋遢 臭 恶臭 异味 怪味 霉味 馊 发霉 变质 酸了 坏 坏了 坏掉 太坏 糟 糟糕 糟透
一塌糊涂 乱 乱七八糟 混乱 吵 太吵 吵闹 吵死 噪音 嘈杂 噪声 隔音 隔音差 闷 闷热 冷 冰冷 凉了 凉的 冷了 冰凉 都凉 太热 太小 狭小
狭窄 拥挤 昏暗 阴暗 潮湿 破损 漏水 漏了 洒了 撒了 蟑螂 虫子 虫 苍蝇 老鼠 头发 蚊子 难吃 难喝 难闻 难看 难听 丑 丑陋 难 难用
难忘不了 难以下咽 太咸 咸 太辣 太油 油腻 腻 太淡 太硬 硬 太甜 太酸 生的 夹生 糊了 焦了 太少 少得可怜 漏送 送错 错了 错 错误 慢
太慢 很慢 超慢 拖拉 拖延 迟到 迟 晚了 等了 久等 太久 好久 半天 超时 小时才 才送到 才送 贵 太贵 偏贵 坑 坑人 坑爹 黑心 宰客 宰
骗 骗人 欺骗 骗子 上当 受骗 忽悠 虚假 假 假货 假的 敷衍 糊弄 应付 冷漠 冷淡 冷冰冰 态度差 爱理不理 态度恶劣 粗鲁 粗暴 傲慢
嚣张 无礼 无理 野蛮 歧视 侮辱 骂 骂人 挨骂 批评 吵架 打架 争吵 冷战 分手 离婚 出轨 背叛 抛弃 离开我 失恋 孤独 孤单 寂寞 空虚
失落 迷茫 彷徨 无助 无力 自卑 自责 内疚 愧疚 惭愧 羞耻 丢人 丢脸 尴尬 后悔 遗憾 可惜 惋惜 可怜 悲剧 悲催 倒霉 倒楣 晦气 不走运
失败 失误 失业 失眠 失去 丢了 丢失 输 输了 挂科 没考上 落榜 被裁 裁员 辞退 开除 破产 亏 亏了 亏大 吃亏 欠债 穷 病 生病 病了
发烧 感冒 头疼 头痛 肚子疼 疼 痛 拉肚子 腹泻 中毒 受伤 受罪 遭罪 折磨 煎熬 艰难 困难 辛苦 劳累 疲惫 疲倦 疲劳 累死 好累 困
困死 晕 头晕 郁郁寡欢 闷闷不乐 垂头丧气 愁 愁死 发愁 哭 痛哭 流泪 眼泪 泪 想哭 哭了 呜呜 唉 哎 死 去世 过世 死了 死亡 自杀
想死 去死 该死 滚 垃圾 废物 废话 白痴 蠢 笨 傻 傻逼 弱智 脑残 神经病 变态 混蛋 王八蛋 他妈的 妈的 操 靠 尼玛 卧槽 卑鄙 无耻
下流 龌龊 猥琐 邪恶 残忍 残酷 凶 凶狠 暴力 危险 灾难 灾害 事故 车祸 地震 战争 威胁 伤害 损失 损害 破坏 毁 毁了 浪费 白费 投诉
退款 退货 举报 拉黑 避雷 踩雷 雷 劝退 后怕 黑店 缺点 缺陷 问题 毛病 故障 堵 堵车 塞车 堵死 晚点 延误 取消 拒绝 推脱 推卸 不给
不让 不知所云 莫名其妙 莫名 敷衍了事 名不副实 言过其实 大失所望 令人失望 失望透顶 糟心 闹心 扎心 窝火 窝囊 憋屈 憋 憋闷 心塞
心凉 心灰意冷 生无可恋 吐槽 无法忍受 无法接受 不能接受 难以接受 难以忍受 不靠谱 不给力 不划算 不实惠 不便宜 不热情 不友好
不耐心 不礼貌 不周到 不厚道 不尽人意 不尽如人意 不尽人情 不近人情 不理想 不人性化 不达标 不合格 不合理 不公平 不公 不可靠
不安全 不见了 不理人 不管不顾 不闻不问 不冷不热 有待提高 有待改进 有待改善 有待加强 需改进 需要改进 需改善 需要加强 待改进
希望改进 希望改善 希望能改 希望加强 望改进 亟待 偏小 偏低 偏远 太远 偏僻 太偏 远 简单 缩水 偷工减料 以次充好 少送 没送 没给
没放 没有送 没收到 没到 没见 没看到 没什么肉 没几块 就几块 几片 干巴巴 干巴 发硬 发黄 发黑 发臭 油烟 烟味 下水道 马桶堵 空调坏
热水不 没有热水 没热水 没电 没网 上不了网 床硬 被子潮 毛巾黄 服务差 卫生差 环境差 味道差 质量差 设施差 设施陈旧 设施老化 老化
退步 下降 变差 变味 不如以前 大不如前 越来越差
`)

/** Words that hold a listed word without its feeling. */
const neutralChinese = list(`
你好 您好 大家好 你们好 早上好 上午好 中午好 下午好 晚上好 好的 好像 好几 好多 好些 好久不见 只好 最好是 正好 恰好 刚好 好奇
好吧 好歹 好比 好坏 好不容易 好在 幸好 还好吗 好吗 好不好 爱好 爱人 恋爱 做爱 爱情 可爱吗 爱尔兰 爱丁堡 喜欢吗 笑话 可笑 嘲笑
冷笑 苦笑 开玩笑 玩笑 笑死人 香港 香菜 香菇 香蕉 香水 五香 香烟 牛奶 牛肉 牛排 牛腩 牛 牛油 蜗牛 牛仔 牛年 美国 美元 美团 美术
美甲 美发 美洲 欧美 亚美 美女 足球 足够 足以 不足为 手足 满足不了 良心不 顺便 顺路 顺序 顺着 顺手 音乐 乐队 乐器 娱乐 可乐
百事可乐 俱乐部 快乐吗 甜点 甜品 甜食 甜酒 值班 价值 值钱 数值 优先 优点 希望工程 支持一下 实在是 实在太 实在不 便宜没好货
贪便宜 夸张 照顾好自己 称心不 便利店 方便面 安全带 安全感 健康证 结婚照 通过 提高了价格 嫩豆腐 爽约 酷热 逗号 逗留 赢不了
新鲜事 清洁工 清洁费 干净利落 希望下次 希望以后 希望店家 希望商家 希望酒店 希望能 希望可以 期待改 建议 专业课 专业人
计算机专业 热情退 热闹的街 差不多 差点 差点儿 出差 时差 差别 差异 温差 差旅 误差 相差 坏处 破折号 突破 破例 打破 破晓 困惑不
困在 错过 没错 不错过 难道 难得 难怪 难免 难忘 灾难片 冷饮 冷菜 凉菜 冷气 冷静 制冷 硬座 硬件 硬盘 硬币 硬卧 咸菜 咸鸭蛋 咸蛋
假期 假日 放假 请假 暑假 寒假 假如 假设 年假 病假 休假 度假 慢慢 慢走 快慢 贵州 贵姓 贵阳 贵宾 贵店 贵公司 可贵 宝贵 珍贵 尊贵
高贵 富贵 不痛不痒 骂骂咧咧 骗局 虫草 昆虫 甲虫 臭豆腐 辛苦你 辛苦您 辛苦大家 死角 死板 生死 死党 操作 操场 操心 体操 靠近
靠窗 依靠 靠着 牢靠 滚烫 滚动 摇滚 翻滚 雷电 雷阵雨 地雷 雷锋 雷克萨斯 坑道 怕是 恐怕 哪怕 只怕 怕冷 怕热 毁约 麻烦您 麻烦你
麻烦帮 麻烦问 压力锅 血压力 乱跑 急诊 疫情 病房 病历 看病 病毒 痛经 傻瓜相机 傻笑 输入 输出 运输 传输 输液 远处 永远 远方 远离
不远 远程 跳远 深远 远近 吵醒 烦请 累计 积累 累积 问题吗 有问题问 请教问题 问题是 什么问题 这个问题 一个问题 没问题 没有问题
没什么问题 取消收藏 闷声 恨不得 一般来说 一般情况 一般都 一般会 一般在 通常 简单说 简单来说 简单的说 简单聊 晕车 心疼你 旧金山
旧书 旧友 照旧 依旧 仍旧 怀旧 丑时 小丑 凶手 愁什么 哭笑不得 泪点 感冒药 头发店 剪头发 洗头发 吹头发 长头发 短头发 染头发
无法无天 死心塌地 离不开 不得不 不但 不仅 不管 不论 不过 不同 不久 不断 不知不觉 不好意思 软硬 不然 不止 不只 不光 不愧 不由
不禁 不料 不妨 不要紧 不客气 不用谢 不谢 不用担心 不要担心 别担心 不用怕 别怕 不怕 不怕累 不必担心 不辛苦 不麻烦 没想到 没事
没关系 没啥 没什么大 忍不住 少不了 舍不得 不得了 了不起 了不得 不少 不停 不时 不小 不在乎 不一样 不是吗 是不是 好不 对不对
要不要 能不能 会不会 可不可以 要不 不如说 无论 无比 无数 无意 无限 无线 无锡 无穷 无疑 无所谓 无微不至 毫无疑问 非洲 除非 莫非
并非 别人 别的 分别 区别 级别 性别 别墅 告别 个别 类别 识别 未来 未婚 没收 淹没 沉没 没落 出没
`)

/** What turns the next word round. */
const negatorsChinese = list(`
不 没 没有 没什么 没那么 没这么 不是 不是很 不是特别 并不 并不是 并没有 不太 不大 不怎么 不咋 不算 不算太 不够 不会 不能
不可能 不觉得 不感到 不感觉 不再 不那么 不见得 不像 不该 从不 从来不 从没 从来没 毫不 毫无 绝不 决不 未 从未 未曾 尚未 并未 无
别 不要 不用 不必 甭 难以 难说 谈不上 称不上 算不上 说不上 缺乏 缺少 少了 哪有 哪里 怎么会 岂 远不 远没有 没能 没法 无法
不能说 不让人 没让我 一点不 一点都不 一点也不 一点儿也不 丝毫不 根本不 根本没 完全不 完全没
`)

/** What may stand between a negator and the word it turns round. */
const degreesChinese = list(`
很 太 太过 特别 非常 十分 那么 这么 怎么 够 觉得 感到 感觉 让我 让人 令人 有 是 会 能 想象中 想象的 多 什么 再 真 真的 得 的
地 还 可以 算 到 过 更 最 任何 一点 一点儿 我 你 他 她 有多 像 以前 怎样 啥 啦 了
`)

const positiveEnglish = list(`
happy happier happiest happily happiness glad gladly joy joyful joyous joyfully cheerful cheerfully cheer cheers delight
delighted delightful delightfully delights pleased pleasing pleasure pleasant pleasantly pleasurable love loved loves loving
lovely lovable beloved adore adored adores adorable like liked likes enjoy enjoyed enjoys enjoying enjoyable enjoyably
enjoyment fond fun funny funnier funniest hilarious hilariously amusing amused amuses amusingly humor humour humorous witty
wit laugh laughed laughs laughing laughter laugh-out-loud smile smiled smiles smiling grin giggle good better best great
greater greatest excellent excellently excellence amazing amazingly awesome wonderful wonderfully wonder fantastic
fantastically fabulous terrific superb superbly brilliant brilliantly brilliance outstanding exceptional exceptionally
extraordinary marvelous marvellous marvel magnificent magnificently splendid stunning stunningly spectacular spectacularly
incredible incredibly impressive impressively impressed impress phenomenal perfect perfectly perfection flawless flawlessly
ideal nice nicely nicest neat cool sweet sweetest sweetly fine finest finely solid worthy worthwhile worth_it worth_seeing
worth_watching worth_a_look worth_the worth_your recommend recommended recommends highly_recommend must-see must_see beautiful
beautifully beauty gorgeous gorgeously pretty_good handsome elegant elegantly elegance graceful gracefully charming charm
charms charmingly charmer cute attractive lush exquisite exquisitely luminous vivid vividly radiant glorious gloriously
excited exciting excitement excite exhilarating thrilled thrilling thrill thrills thriller_that ecstatic elated euphoric
overjoyed blissful bliss blessed blessing grateful gratefully gratitude thankful thank thanks thankfully appreciate
appreciated appreciates appreciative proud proudly pride confident confidence hopeful hope hoped hopes hoping optimistic
optimism encouraged encouraging inspired inspiring inspiration inspirational inspires uplifting uplifted touching touched
moving moved poignant poignantly poignancy heartfelt heartwarming heart-warming warm warmth warmly warm-hearted tender
tenderly tenderness kind kindly kindness kind-hearted caring compassionate compassion gentle generous generously generosity
thoughtful thoughtfully friendly friendliest helpful helpfully supportive polite welcoming hospitable attentive calm calming
peaceful peace serene relaxed relaxing relax comfortable comfortably comfort comforting cozy cosy relieved relief safe secure
content contented satisfied satisfying satisfaction satisfies satisfyingly fulfilled fulfilling rewarding rewards win wins won
winning winner victory success successful successfully succeed succeeds succeeded achievement achieved accomplished
accomplishment accomplishes triumph triumphant triumphs promoted promotion passed_my congratulations congrats celebrate
celebrated celebrates celebration lucky luckily fortunate fortunately delicious tasty yummy fresh flavorful scrumptious clean
spotless spacious convenient quick_and efficient efficiently smooth smoothly affordable bargain favorite favourite favorites
smart smarter smartly clever cleverly clever_and intelligent intelligently intelligence insightful insight insights wise
wisdom ingenious ingenuity inventive imaginative imaginatively imagination creative creativity creatively original originality
innovative refreshing refreshingly fascinating fascinatingly fascinate intriguing intriguingly interesting interestingly
engaging engagingly engrossing absorbing compelling compellingly captivating captivates captivated gripping riveting
entertaining entertainingly entertains entertained entertainment enthralling mesmerizing mesmerising hypnotic spellbinding
enchanting enchanted magical magic memorable unforgettable powerful powerfully potent profound profoundly deep deeply honest
honestly honesty sincere sincerely sincerity genuine genuinely authentic authenticity truthful believable convincing
convincingly effective effectively skillful skillfully skilled talent talented gifted masterful masterfully masterpiece master
masterly virtuoso polished crisp sharp sharply subtle subtly subtlety nuanced rich richly richness deft deftly taut lively
vibrant energetic energy exuberant exuberance spirited playful playfully zesty breezy dazzling dazzles dazzlingly eye-catching
breathtaking awe awe-inspiring epic sublime transcendent astonishing astonishingly remarkable remarkably striking strikingly
unique uniquely classic timeless sensational sexy sensitive sensitively sensual intimate heartbreaking_and provocative
thought-provoking daring bold boldly brave bravely courage courageous ambitious ambition admirable admirably admire admired
commendable respect respected respectful loyal loyalty devoted faithful trust trusted trustworthy reliable rock-solid
winningly endearing endearingly likable likeable affectionate affection affectionately affecting affectingly passionate
passion passionately romantic romance delicate delicately delicacy wry wryly quirky offbeat droll feel-good crowd-pleaser
crowd-pleasing tour_de_force pulls_off pays_off well-acted well-made well-done well-crafted well-written well-directed
well_acted well_made well_done well_crafted well_written finely_crafted works_well works_beautifully a_treat treat gem jewel
treasure hit a_must fun-loving feast wow yay yippee hooray hurray woohoo haha hahaha lol lmao :) :-) <3 xoxo yes_please
looking_forward can't_wait cannot_wait not_bad not_too_bad no_problem made_my_day on_cloud_nine over_the_moon good-natured
good-hearted first-rate top-notch world-class five-star 10/10 yyds stirring stirringly resonant resonates resonance haunting
hauntingly lyrical poetic poetry visually_stunning bracing mature nimble surprisingly_good surprising surprisingly
terrifically tremendously tremendous vital richly_detailed consistently_funny pleasingly worth_checking assured confident_and
astute perceptive perceptively observant articulate eloquent eloquently buoyant buoyed blast joyously savvy seductive
seductively gratifying heroic hero heroes noble nobility ennobling enriching enriched freshness feisty fluid sensuous
sophisticated sophistication tasteful tastefully tactful understated understatement unpretentious unsentimental well-rounded
whimsical wondrous adventurous enduring evocative evocatively evokes favorably flattering groundbreaking illuminating
illuminates immaculate impeccable impeccably irresistible irresistibly jolly keen literate meticulous meticulously
mind-blowing pitch-perfect poised precious priceless refined revelatory revelation robust scintillating sparkling sparkles
splendidly stylish stylishly sumptuous sumptuously superior sweet-natured swift thrillingly vivacious welcome winsome
`)

const negativeEnglish = list(`
sad sadder saddest sadly sadness unhappy unhappily upset upsetting depressed depressing depressingly depression miserable
miserably misery gloomy gloom grief grieving grieve sorrow sorrowful heartbroken heartbreaking heartbreak broken-hearted
devastated devastating despair desperate desperately hopeless hopelessly hopelessness helpless tragic tragically tragedy
melancholy mournful mourning cry cried cries crying tears weep weeping sob sobbing lonely loneliness alone isolated abandoned
rejected unloved unwanted homesick angry angrily anger mad furious fury rage raging outraged outrageous annoyed annoying
annoyingly annoys irritated irritating irritatingly irritates frustrated frustrating frustratingly frustration pissed
pissed_off fed_up sick_of tired_of hate hated hates hating hateful hatred despise despised detest loathe loathed loathsome
resent resentful bitter bitterness hostile afraid scared scary frightened frightening fear fears fearful terrified terrifying
terror anxious anxiety worried worry worries worrying worrisome nervous nervously panic panicked stress stressed stressful
overwhelmed tense uneasy dread dreaded dreadful dreadfully horror_of horrified horrible horribly horrid horrific horrendous
bad badly worse worst terrible terribly awful awfully poor poorly lousy crappy crap shitty shit sucks suck sucked sucky
pathetic pathetically mediocre mediocrity inferior subpar sub-par disappointing disappointingly disappointed disappointment
disappoints disappoint letdown let_down unsatisfying unsatisfied dissatisfied unimpressive unimpressed unfortunate
unfortunately regret regrets regretted regrettable regrettably sorry ashamed shame shameful shameless shamelessly guilty guilt
embarrassed embarrassing embarrassingly embarrassment humiliated humiliating humiliation awkward awkwardly tired exhausted
exhausting exhaustion weary wearying wearisome sick ill illness sickening sickly ache aches aching pain painful painfully
pains hurt hurts hurting hurtful suffer suffered suffers suffering agony agonizing injury injured wounded headache nausea
nauseating nauseous nauseatingly vomit fever insomnia sleepless boring bored boredom bore bores dull dullness tedious
tediously tedium dreary drab bland blandly flat flatly lifeless listless lethargic sluggish slow slow-moving slowly plodding
plods drag drags dragged draggy long-winded overlong over-long too_long too_slow too_much too_many too_often too_bad
interminable endless endlessly monotonous monotony repetitive repetitious predictable predictably predictability formulaic
unoriginal derivative cliche cliches clich cliched clichéd clichés cliché hackneyed trite stale tired_and stereotypical
stereotypes stereotyped stereotype rehash rehashed recycled retread generic uninspired uninspiring unimaginative unfunny
humorless humourless laughless joyless witless charmless soulless heartless mindless mindlessly brainless thoughtless
pointless pointlessly senseless meaningless aimless aimlessly purposeless useless worthless clueless toothless bloodless
shapeless graceless careless carelessly reckless hapless ridiculous ridiculously ludicrous absurd absurdly preposterous
nonsense nonsensical silly silliness stupid stupidly stupidity dumb dumbed-down idiotic idiot idiots moronic moron inane
inanity asinine foolish foolishly fool lame lamest laughable laughably cheesy corny hokey sappy schmaltzy mawkish maudlin
saccharine cloying treacly syrupy sentimentality manipulative manipulation contrived contrivance contrivances forced
artificial fake phony phoney pretentious pretentiously pretension pretensions pompous self-indulgent self-important smug
smugly arrogant arrogance narcissistic shallow superficial superficially thin flimsy hollow empty vapid vacuous insipid
insubstantial inconsequential forgettable unmemorable unremarkable undistinguished ordinary lackluster lacklustre half-baked
half-hearted underdeveloped undeveloped underwritten one-dimensional two-dimensional cardboard wooden stiff stilted clumsy
clumsily inept ineptly incompetent incompetence amateurish sloppy sloppily messy mess muddled murky muddy incoherent
incomprehensible confusing confused confusingly confusion convoluted disjointed uneven choppy jumbled chaotic scattershot
unfocused unfocussed overwrought overblown overdone overstuffed bloated excessive excessively excess heavy-handed heavy_handed
ham-fisted preachy didactic crass crude crudely vulgar vulgarity offensive offensively offended tasteless distasteful
repellent repugnant repulsive revolting disgusting disgusted disgust disgustingly gross grotesque ugly ugliness hideous vile
nasty mean mean-spirited cruel cruelty brutal brutally vicious evil wicked sleazy seedy sordid lurid exploitative exploitation
gratuitous violent violence fail fails failed failing failure failures flaw flawed flaws flop flops floundering flounder
falter falters fizzle fizzles stumble stumbles stumbling collapse collapses disaster disastrous disastrously catastrophe
fiasco debacle misfire misfires misguided mistake mistakes mistaken wrong wrongly error errors fault faulty problem problems
problematic trouble troubles troubled troubling lack lacks lacking lacked absence miss_the_mark missing misses waste wasted
wastes wasting unnecessary unnecessarily unlikely unlikable unlikeable unpleasant unpleasantly unpleasantness unbearable
unbearably intolerable insufferable insulting insult insults insulted unwatchable unbelievable unbelievably unconvincing
implausible improbable unsympathetic uncomfortable uninteresting uninvolving unexciting unsuccessful unsettling uneventful
unfair unfairly unjust ineffective inadequate insufficient incomplete irrelevant dishonest lies lied liar lying cheat cheated
cheating cheap cheaply scam fraud rip-off rip_off ripoff overpriced expensive dirty filthy smelly stinks stink stinker
stale_and rotten rude rudely impolite unfriendly unhelpful unprofessional noisy crowded cramped broken broke damaged defective
lost lose loses losing loser loss losses died die dies dying dead deadly death deaths kill killed killing murder suicide
cancer fired laid_off dumped divorce divorced breakup broke_up break_up betrayed betrayal ruined ruin ruins destroyed destroy
destroys wreck wrecked doomed unlucky cursed damn dammit damned hell bloody_awful ugh argh yuck eww wtf nightmare nightmares
crisis victim victims abuse abused bully bullied harassed complaint complain complained complains complaining criticism refund
cancelled crash crashed crashes accident disease stolen shouted shouting yelled yelling spilled lazy hard-hearted hardly_worth
barely_funny strained strains straining tortured torture torturous torturously grating grate grates obnoxious obnoxiously
abrasive shrill loud_and ill-conceived ill-advised ill-fitting misconceived miscast miscalculation misbegotten misogynistic
misanthropic cynical cynically cynicism bleak bleakly grim grimly grimy depraved downer turgid ponderous ponderously leaden
lumbering limp limps weak weakest weakly weakness weaknesses feeble feebly anemic anaemic tepid lukewarm undercooked
undernourished undermined undermines undercut undone underwhelming underachieving disgrace disgraceful disturbing disturbed
dubious doubt doubtful doubtfully dodgy gimmick gimmicky gimmicks obvious obviously blatant strictly_for so-so ho-hum meh
snore yawn yawning snooze snoozer sleep-inducing dud dreck drivel garbage trash trashy junk turkey bomb bombs bummer clunker
clunky travesty atrocious abysmal abysmally appalling appallingly abominable deplorable dire excruciating excruciatingly
execrable ghastly godawful god-awful lamentable wretched wretchedly woeful woefully blah bogus banal banality barren befuddled
befuddling belabored bitchy bizarre_and blunder blundering bogged bogs bungle bungling chilly cold coldly cold-blooded
condescending contempt contemptible copycat cumbersome dated deadening debase deficient degrading desultory detached
disagreeable discouraging dishwater disingenuous dismal dismally disposable disquieting dissonant distracting distractingly
distraction dour dysfunctional egotistical erratic exasperating exasperatingly far-fetched feckless flaccid foul frivolous
fussy gaudy glib gory grotesquely haphazard harsh hysterical ickiness icky ignorant immature impenetrable impossible
inaccurate inappropriate inauthentic incessant incessantly inconsistent indifferent indulgent infuriating insensitive
insultingly interminably irksome irresponsible jarring jaded juvenile labored laborious loopy mechanical mindnumbing
mind-numbing misleading morbid mundane muddle murk musty needless needlessly neurotic numbing numbingly obscure overbearing
overcooked overemphatic overkill overloaded overplayed overrated overly overtly paltry patronizing perfunctory plotless
pretend preposterously prosaic pseudo puerile quibble rancid rambling regurgitates reprehensible ridicule rote runs_out
runs_out_of_steam run-of-the-mill scattered shabby shoddy simplistic sketchy slack slapdash sloppiness spiteful stagnant
stifling stodgy strange_and stuffy stultifying tacky tawdry tiresome tiring toxic traumatic tripe trivial trivializes
unappealing unattractive unbalanced uncertain unclear uneasily unendurable unengaging unentertaining unfulfilling ungainly
unintentional unintentionally unrealistic unremitting unrewarding unsatisfactory unsavory unsubtle unsure untidy wan wanting
wearing weird_and whiny whine wishy-washy worn-out worn worn_thin wears_thin emo :( :-( :'( doesn't_work does_not_work
don't_work didn't_work doesn't_quite never_quite not_quite not_enough not_much nothing_new nothing_special nothing_more
falls_short fall_short falls_flat fall_flat by_the_numbers paint-by-numbers off-putting going_through_the_motions only_to
should_have_been could_have_been would_have_been might_have_been instead_of if_only
`)

const neutralEnglish = list(`
good_morning good_afternoon good_evening good_night goodnight good_day good_luck_with good_grief good_deal_of good_for_nothing
a_good_deal for_good looks_like look_like feels_like feel_like sounds_like sound_like seems_like seem_like something_like
just_like more_like i'd_like would_like not_like_me kind_of a_kind kind_of_a what_kind some_kind any_kind this_kind that_kind
kinds fine_print fine_line pretty_much best_left at_best better_off better_than_nothing might_as_well as_well_as cold_drink
cold_war hard_drive cheap_flights slow_cooker slow_motion death_metal dead_line no_doubt hell_of_a mean_that i_mean you_mean
what_do_you_mean does_it_mean means meaning sick_leave lost_and_found cool_down content_of table_of_content contents treat_as
interest interesting_to_see safe_to_say comfort_zone master_bedroom master's classic_example well well, in_love_with_himself
moved_to moved_in moved_out moving_to moving_in moving_out hope_so let_me pretty as_good_as_it_gets no_longer nothing_but
not_only not_just not_to_mention no_less no_wonder couldn't_be_happier couldn't_be_better can't_complain no_worries
don't_worry dont_worry
`)

const negatorsEnglish = list(`
not no never none nobody nothing neither nor cannot can't cant couldn't couldnt won't wont wouldn't wouldnt don't dont doesn't
doesnt didn't didnt isn't isnt aren't arent wasn't wasnt weren't werent haven't havent hasn't hasnt hadn't hadnt shouldn't
shouldnt ain't aint without hardly barely scarcely rarely seldom nowhere far_from anything_but lack_of lacks_any lacks_the
absence_of devoid_of too_little less
`)

/** What ends the reach of an English negator. */
const stopsEnglish = list(`but although though however yet because and_i so_i`)

export const emotionWords = {
  chinese: {
    positive: positiveChinese,
    negative: negativeChinese,
    neutral: neutralChinese,
    negator: negatorsChinese,
    degree: degreesChinese,
  },
  english: {
    positive: positiveEnglish,
    negative: negativeEnglish,
    neutral: neutralEnglish,
    negator: negatorsEnglish,
    stop: stopsEnglish,
  },
} as const
