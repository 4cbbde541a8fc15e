/**
 * Words that say nothing of a life by themselves: those of every sentence, of talking and of finding something
 * so. What is beside them is named.
 */
export const common = `
  a an the and or but so if then than as of to in on at by for from with without about into onto over
  under off out up down through between after before until till since during while because cause cuz
  though although unless whether not no yes yeah yep nope nah ok okay oh ah well um hmm hey hi hello
  please sorry thanks thank i me my mine myself you your yours yourself he him his she her hers it its
  they them their theirs we us our ours this that these those there here who whom whose which what when
  where why how all any both each every few more most much many some such other another same own only very
  too just also still even ever never always again already yet now later soon today tonight tomorrow
  yesterday once back away around together instead anyway maybe perhaps probably actually really totally
  literally basically honestly obviously simply quite rather pretty almost nearly enough else kind sort
  bit lot lots little way is am are was were be been being do does did done doing have has had having can
  could will would shall should may might must ought need needs needed want wants wanted wanna gonna gotta
  get gets got getting gotten go goes going went gone come comes came coming make makes made making take
  takes took taking taken give gives gave giving given let lets put puts keep keeps kept know knows knew
  known think thinks thought thinking guess mean means meant say says said saying tell tells told telling
  ask asks asked asking talk talked talking see sees saw seen seeing look looks looked looking hear heard
  listen read reads reading write wrote written writing try tried trying tries use uses used using find
  found feel feels felt feeling like likes liked love loves loved hate hates hated believe wish hope hoped
  hoping wonder wondering wondered understand understood remember forget forgot forgotten agree disagree
  suppose supposed imagine expect prefer decide choose chose start started stop stopped begin happen
  happened happens work works worked working help helped helping show showed send sent call called change
  changed changes add added set run ran wait waiting stay leave left turn turned seem seems seemed sound
  sounds matter care worry worried deserve appreciate admire inspire bet swear i'm i've i'll i'd you're
  you've you'll he's she's it's that's there's we're we've we'll they're they've don't doesn't didn't
  can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't ain't let's
  what's who's he'll she'll it'll good bad great nice fine better best worse worst right wrong sure true
  real happy sad glad proud tired bored mad angry nervous scared afraid excited crazy weird funny dumb
  stupid smart clever hard easy difficult simple long short big small new old different important possible
  cool awful terrible amazing wonderful beautiful perfect lovely cute sweet annoying worth able ready busy
  free late early first second third last next whole clear curious serious honest interesting one two
  three thing things something anything everything nothing stuff someone somebody anyone anybody everyone
  everybody nobody people person man guy guys time times day days week moment minute hour point question
  questions answer answers idea ideas word words sentence sentences paragraph part parts list version line
  lines text title tone example examples option options problem reason case fact step end result results
  topic page button link file error code message draft script email letter letters essay slide slides
  section figure bullet opening number numbers opinion choice difference mistake typo suggestion
  suggestions advice support life world mind head brain feet legs hands heart eyes half lol haha hahaha
  omg bro dude ugh tho jaja xx bye nite night morning clue sense luck joke mood feelings mess
  觉得 知道 明白 意思 问题 时候 今天 现在 刚刚 刚才 东西 事情 感觉 以为 希望 需要 想要 应该 可能 可以 已经 还是 但是 不过 所以 因为 如果 要是 就是 不是 真的 其实 反正 终于 突然
  马上 一下 一点 有点 一直 总是 什么 怎么 为什么 多少 这个 那个 这里 那里 这边 那边 这样 那样 这么 那么 他们 我们 你们 咱们 自己 别人 人家 大家 没有 不要 不想 不会 不能 知不
  喜欢 高兴 开心 难过 感动 紧张 无聊 佩服 理解 同意 相信 考虑 想象 谢谢 感谢 支持 勇气 建议 回复 期待 帮我 给我 随便 重要 厉害 语气 标题 文案 段落 句子 版本 方案 答案 选项 表格
  文档 文章 论文 作文 按钮 代码 接口 日志 报错 测试 脚本 数据 系统 浏览器 截图 格式 公式 内容 结果 区别 错字 错别字 换一个 说法 字数 意见 结尾 开头 引言 大纲 提纲 朋友圈 哈哈
  无语 救命 绝了 我 你 您 他 她 它 的 了 是 在 有 不 也 都 就 还 又 再 才 很 太 真 好 超 挺 最 更 和 跟 与 把 被 给 让 对 向 从 到 去 来 回 上 下 里 中 前 后 这
  那 哪 谁 啥 咋 吗 呢 吧 啊 呀 嘛 哦 啦 呗 咯 么 着 过 得 地 个 些 点 会 能 要 想 该 可 没 别 说 讲 问 看 听 写 用 做 弄 搞 找 发 改 选 记 懂 试 等 走 一 二
  两 三 第 几 多 少 大 小 人 事 话 字 句 段 版 先 快 难 累 困 饿 疼 痛 哭 笑 慌 气 烦 怕 爱 心 头 嗯 行 但 而 或 如 为 以 之 所 者 天 年 月 日 死 完 起 出 开
  只 每 新 老 高 长 短 早 晚 加 删
`
