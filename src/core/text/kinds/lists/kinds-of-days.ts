/** What days are made of, and all else of `kinds-table.ts`. */
export const kindsOfDays = String.raw`
wake
  ? (?:wake|get|got|waking) up|alarm|(?:go|going) to (?:bed|sleep)
    = 几点.{0,3}(?:起床?|睡觉?|醒)|(?:起床|睡觉|睡|起)(?:是)?(?:几点|时间)|什么时候(?:起|睡)
  ! (?:wake|wakes|get|gets|getting|waking|up) (?:up )?(?:at|before|by)|alarm|early bird|night owl|
    asleep (?:by|at)|bed (?:by|at)
    = [点半]就?(?:起|醒|睡)|起床|早起|熬夜|闹钟|点(?:多|半|钟)?(?:起|睡)
rent
  ? rents?|mortgage|how much .{1,24}(?:house|flat|apartment|room) = 房租|租金|房贷|月供|租房.{0,4}多少
  ! rents?|mortgage|deposit|landlord = 房租|租金|房贷|月供|租的?房|一个月[一二三四五六七八九两\d]+[千百]
pay
  ? salar(?:y|ies)|wages?|income|earn(?:s|ing)?|how much .{1,16}make = 工资|收入|月薪|年薪|(?:每个?月|一个月|一年)?(?:能|可以)?[挣赚]多少钱?|薪水
  ! salary|wages?|earn(?:s|ing)?|paid \D{0,12}\d[\d,.]*k?|a year before tax|per hour|pay rise|raise
    = 工资|月薪|年薪|收入|挣|赚|奖金|底薪|提成
team
  ? (?:football |soccer |baseball |basketball |rugby |cricket )?(?:teams?|clubs?)|fan of|
    (?:who|which|what) .{0,24}(?:support|root for)
    = (?:支持|喜欢)(?:的)?(?:是)?(?:哪|什么).{0,3}(?:球)?队|球队|主队
  ! support(?:s|ed|ing)?(?! (?:me|my|us|him|her|them|the family)\b)|season ticket|fan of|root(?:ing)? for|
    die[- ]hard
    = 球迷|支持.{1,6}队|主队|死忠
reading
  ? (?:what|which) (?:books?|novels?|authors?|writers?)|books? .{0,20}read(?:ing)?|read(?:ing)?(?=\W*$)
    = (?:看|读)(?:的)?(?:是)?(?:什么|啥|哪本)书|什么书|哪本书|什么小说
  ! read(?:s|ing)?(?! the room)|novels?|books?|author|audiobook|kindle|chapters?
    = 看书|读(?!书会)|小说|本书|《
watching
  ? (?:what|which) (?:(?:tv )?(?:shows?|series|films?|movies?|programmes?))|watch(?:es|ing)?(?=\W*$)|
    favou?rite (?:film|movie|show|series)
    = (?:看|追)(?:的)?(?:是)?(?:什么|啥|哪部)(?:剧|电视剧|电影|节目|综艺|片)|什么(?:剧|电视剧|电影|综艺|节目)
  ! watch(?:es|ed|ing)?|binge\w*|films?|movies?|series|season \d+|episode|netflix|bake off
    = 追|看(?:了|完)?.{0,4}(?:剧|电影|片|综艺|动漫)|电视剧|电影|综艺|《
music
  ? (?:what|which|favou?rite) (?:.{0,12}\b)?(?:music|bands?|singers?|songs?|artists?|composers?)|listen(?:s|ing)? to|
    concert|gig
    = (?:听|喜欢)(?:的)?(?:是)?(?:什么|啥|哪|谁).{0,3}(?:音乐|歌|歌手|乐队)?|歌手|偶像|明星
  ! listen(?:s|ing|ed)? to|music|bands?|singers?|songs?|concert|gig|albums?|playlist|vinyl|jazz|opera|techno|
    reggae|hip[- ]hop|metalhead
    = 歌手|歌(?!剧)|听.{1,8}|音乐|乐队|演唱会|专辑|偶像|粉丝|周杰伦|郭德纲|京剧|摇滚|民谣|戏曲
phone
  ? (?:what|which) (?:\w+ )?(?:phone|mobile|cell)|phone (?:do|does|did)|
    handset|smartphone|mobile
    = (?:什么|哪(?:个|款|种))(?:牌子的?)?手机|手机(?:是)?(?:什么|啥|哪)|
    用(?:的)?(?:是)?(?:什么|啥)手机
  ! iphones?|androids?|pixel|galaxy|samsung|oneplus|nokia|motorola|fairphone|(?<!(?:over|on|by) (?:the )?)phones?(?! (?:calls?|numbers?|signal|box))
    = 手机|小米\d*|华为|苹果\d|荣耀|红米|vivo|oppo|三星
language
  ? languages?|speak(?:s|ing)?|fluent in|
    (?:know|learning|studying|reads?) (?:any )?(?:other |foreign )?(?:languages?|english|french|german|spanish|italian|japanese|korean|russian|portuguese|dutch|chinese|mandarin|arabic)
    = (?:什么|哪(?:种|门|些)|几(?:种|门))(?:外语|语言|话|方言)|外语|方言|
    外国话|(?:什么|哪门)语言(?:考试)?
  ! english|french|german|spanish|italian|japanese|korean|russian|portuguese|dutch|swedish|norwegian|danish|
    polish|czech|greek|turkish|arabic|hebrew|hindi|urdu|bengali|tamil|mandarin|cantonese|chinese|gaelic|welsh|
    irish|catalan|basque|swahili|vietnamese|thai|sign language
    = [英法德日韩俄]语|西班牙语|葡萄牙语|意大利语|阿拉伯语|泰语|粤语|闽南[语话]|
    [\u4e00-\u9fff]{1,2}话(?=说|讲|都|也|不|$)|普通话|手语|四级|六级|雅思|托福|
    [Nn][1-5](?!\d)|日语|剑雅
plant
  ? flowers?|plants?|garden = (?:种|养)(?:了)?(?:什么|啥|哪些)(?:花|植物|菜)|什么(?:花|植物)
  ! roses?|tulips?|dahlias?|daffodils?|lavender|peon(?:y|ies)|sunflowers?|lil(?:y|ies)|orchids?|hydrangeas?|
    geraniums?|begonias?|violets?|marigolds?|sweet peas?|tomato(?:es)?|courgettes?|herbs|succulents?|
    cact(?:us|i)|ferns?|monstera|bonsai|apple tree|plant(?:ed|ing|s)?
    = 玫瑰|月季|多肉|绿萝|兰花|茉莉|栀子|牡丹|菊花|绣球|向日葵|盆栽|种了|番茄|辣椒|仙人掌|君子兰|吊兰
game
  ? card games?|board games?|(?:video )?games?|
    (?:what|which)(?: \w+){0,3} play(?:ing|s)?(?=\W*$|\s*,)
    = 什么(?:游戏|棋|牌)|哪(?:个|款)游戏|玩什么
  ! bridge|poker|rummy|whist|cribbage|canasta|chess|checkers|draughts|scrabble|catan|monopoly|dominoes|
    mahjong|backgammon|minecraft|fortnite|fifa|zelda|mario|roblox|sims|ps[45]|xbox|nintendo|switch
    = 象棋|围棋|麻将|扑克|斗地主|掼蛋|王者|原神|吃鸡|桌游|剧本杀|跳棋|五子棋
drink
  ? (?:what|which) .{0,20}drinks?|(?:do|does|what) .{1,20} drink|beverages?
    = 喝(?:的)?(?:是)?(?:什么|啥|哪种)(?:饮料|饮品|茶|酒|东西)?|什么(?:饮料|饮品|茶|酒)
  ! coffee|tea|beers?|lager|ale|wines?|whisky|whiskey|gin|vodka|rum|juice|coke|cola|lattes?|espressos?|
    cappuccinos?|matcha|kombucha|smoothies?|milk|water|cider|cocoa
    = 咖啡|奶茶|茶|啤酒|白酒|红酒|黄酒|果汁|可乐|豆浆|牛奶|酸奶|喝.{1,6}
dish
  ? favou?rite (?:food|dish|meal|dessert|snack|tea|dinner|lunch|cuisine)|like(?:s)? (?:best )?to eat|
    comfort food
    = (?:最)?(?:爱|喜欢)吃(?:什么|啥)|什么(?:菜|口味|零食|小吃)|口味
  ! favou?rite (?:food|dish|meal|dessert|snack|tea|dinner|lunch|thing to eat|is)|could eat|craving|
    love (?:a |my )?(?:good )?(?:curry|pizza|pasta|sushi|ramen|tacos|balti|roast|burgers?|chocolate|cake|
    noodles|dumplings|lasagne)
    = (?:爱|喜欢|想|最馋|无.{1,2}不欢)吃|最爱|口味|无辣不欢|家常菜
wish
  ? dreams?|bucket list|life goals?|(?:always|most) want(?:ed)? to do|hope to (?:do|achieve)
    = (?:有)?(?:什么|啥)?(?:梦想|愿望|理想|心愿|人生目标)|最想(?:做|干)(?:什么|啥)(?:事)?
  ! dream(?:s|ed|ing)? (?:of|is|about)|bucket list|one day (?:i|we)|(?:one|some) ?day|always wanted to|life goal
    = 梦想|愿望|理想(?!汽|[LOl])|心愿|这辈子|一辈子最|有朝一日|希望有一天|人生目标|做梦都想
bought
  ? (?:what|anything) .{0,16}(?:buy|bought|purchase[sd]?|splurge[sd]?)(?: \w+ly)?|new (?:stuff|purchases?)
    = (?:买|添置|入手|购置|置办|添)了?(?:什么|啥|哪些)(?:东西|新东西|大件|家电)?|(?:花钱|败家).{0,4}(?:什么|啥)
  ! bought|purchased|picked up a|treated (?:myself|ourselves)|splashed out|new (?:sofa|tv|phone|laptop|camera|bike|car|oven|fridge)
    = 买了|囤了|入手了?|下单|花.{1,8}买|添置|添了|提了?(?:新|车)|置办
lost
  ? (?:what|anything) .{0,12}(?:lose|lost|misplace[sd]?|missing)|lost property
    = (?:弄)?丢了?(?:什么|啥|哪些)(?:东西)?|(?:什么|啥)(?:东西)?(?:丢|不见|被偷)了?
  ! lost (?:my|our|the|an?|her|his)|misplaced|left (?:my|our|the) .{1,20} (?:on|at|in) the|stolen|pickpocketed|went missing
    = 弄丢|丢了|不见了|被偷|落在了?|找不(?:到|着)
class
  ? (?:what|which|any) (?:class(?:es)?|courses?|lessons?|workshops?|evening class(?:es)?)|
    signed up for|enrolled (?:in|on)|learning
    = 学(?:的|着)?(?:什么|啥|哪门)(?:手艺|技能|技术)|(?:上|学|报|参加)(?:的|了|着|过)?(?:什么|啥|哪些?|哪个)(?:班|课|培训班?|课程|兴趣班|补习班?|网课)|什么(?:班|培训|兴趣班|课外班|网课)|
    (?:在|正在)?学(?:什么|啥)|报名(?:了)?(?:什么|啥)
  ! (?:class|classes|courses?|lessons?|workshops?|evening school|night school|bootcamp)|
    signed up|enrolled|learning|taking up|practice routine
    = 跟.{1,8}学|学(?:修|做|开|打|唱|画|弹|织|烤|写|剪|理)|报了?.{0,8}[班课]|报名|.{1,6}[班课](?=$|[，,。]|上|每|要)|培训|声乐|网课|驾校|补习|兴趣班|陶艺课|上.{1,6}课|
    在学|学了.{1,4}(?:个月|年|快)
hair
  ? hair ?cuts?|(?:get|have|do|cut) (?:my|our|his|her) hair|hairdressers?|barbers?
    = (?:在|去)?哪(?:里|儿|家)?(?:店)?(?:剪|理|做|烫|染)头?发(?:的)?|理发(?:师|店)?|发型师
  ! hair ?cuts?|hairdressers?|barber(?:shop)?s?|salons?|dyed? my hair|highlights|perm
    = 理发|剃头|剪头|剪发|发廊|烫头|烫发|染发|染了头|美发|托尼老师|发型师
promoted
  ? promot(?:ed|ion)|get (?:a )?(?:promotion|raise) = 升(?:职|官|迁)了?|提拔|晋升|升了(?:什么|啥)
  ! promot(?:ed|ion)|made (?:partner|manager|lead|director|head)|new title|step(?:ped)? up to
    = 提(?:成|为|拔)了?|升(?:了?(?:职|官)|任|到|为|成)|当上了?.{0,6}(?:经理|主管|组长|总监|主任|领导|店长|队长|班长)|提拔|晋升
habit
  ? habits?|routines? = (?:什么|啥|哪些)(?:好|坏|生活)?(?:习惯|规矩|原则)|(?:习惯|规矩)(?:是)?(?:什么|啥)
  ! habits?|routine|every (?:day|night|morning|evening)|each (?:day|night|morning|evening)|always|never
    = 习惯|规矩|每[天晚早]|天天|睡前|饭后|从不|从来不|总是|一直|雷打不动
mon
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?mondays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[一](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! mondays?
    = (?:周|星期|礼拜)[一]
tue
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?tuesdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[二](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! tuesdays?
    = (?:周|星期|礼拜)[二]
wed
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?wednesdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[三](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! wednesdays?
    = (?:周|星期|礼拜)[三]
thu
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?thursdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[四](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! thursdays?
    = (?:周|星期|礼拜)[四]
fri
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?fridays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[五](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! fridays?
    = (?:周|星期|礼拜)[五]
sat
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?saturdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[六](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! saturdays?
    = (?:周|星期|礼拜)[六]
sun
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?sundays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[日天](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! sundays?
    = (?:周|星期|礼拜)[日天]
computer
  ? computers?|laptops?|(?:what|which) (?:\w+ )?(?:pc|mac)
    = (?:什么|啥|哪(?:个|款|种|台))(?:牌子的?)?(?:电脑|笔记本|本子)|电脑(?:是)?(?:什么|啥|哪)|用(?:的)?(?:是)?(?:什么|啥)(?:电脑|笔记本)
  ! laptops?|macbook(?: pro| air)?|imac|mac mini|thinkpad|chromebook|desktop|surface pro|dell|lenovo|pc
    = 电脑|笔记本电脑|台式机|MacBook|iMac|联想|ThinkPad|华硕|戴尔|小新|拯救者|苹果本
software
  ? software|(?:what|which) (?:\w+ )?(?:apps?|programs?|tools?|editors?)|(?:draw|edit|design|write|code|work) (?:with|in)(?=\W*$| (?:now|these|today))
    = (?:什么|啥|哪(?:个|款|种))(?:软件|工具|程序|app)|用(?:什么|啥)(?:画图?|做图|写|剪|修图|记账)
  ! software|adobe|photoshop|illustrator|affinity|figma|procreate|canva|lightroom|indesign|blender|autocad|excel|notion|obsidian|premiere|final cut|davinci|vs ?code|subscription
    = 软件|Photoshop|Figma|Procreate|剪映|飞书|钉钉|Excel|Notion|会员到期
exam
  ? exams?|certificat\w+|qualifications?|licen[cs]es?|certified|accreditation
    = 考试|证书|(?:考|拿|报)(?:了|过|下)?(?:什么|啥|哪些?|个)(?:证|试|级)|(?:什么|啥|哪些?)证(?!据|明)|资格证?|考级|考(?:的|了|过)?(?:什么|啥)
  ! exams?|certified|certificat\w+|qualified|licen[cs]ed?|passed (?:my|the)|ielts|toefl|driving test|gcses?|a-levels|level \d
    = 考(?:试|证|级|研|公|雅思|托福|驾照)|[要把].{0,8}考了?(?!虑)|准入|雅思|托福|[Nn][1-5](?!\d)|四级|六级|驾照|证书|资格证|教资|注会|ISTQB
visit
  ? who(?:'s| is)? .{0,16}(?:visit\w*|staying|coming (?:to|over|round))|visitors?|house ?guests?|guests?
    = 谁.{0,6}(?:来|到).{0,6}(?:住|看|做客|串门|家|玩)|小住|来.{0,4}做客|客人
  ! (?:coming|comes|came) (?:over|round|to stay|to visit)|visit(?:s|ing|ed)? (?:me|us)|stay(?:s|ing)? with (?:me|us)
    = (?:过来|来我?家?|到我?家).{0,4}(?:住|待|玩|照顾|看我|做客)|来看我|特意从.{1,6}来
household
  ? (?:who|whom) .{0,24}(?:liv(?:e|es|ing)|shar(?:e|es|ing)) .{0,16}with|who(?:m)? .{0,6}(?:lives?|shares?) with|household|(?:live|living) (?:alone|by (?:my|him|her)self)
    = [跟和与]谁(?:一起|一块儿?)?(?:住|合租)|同住|合租(?:的是)?(?:谁|室友)|独居|一个人住
  ! (?:liv(?:e|es|ing)|shar(?:e|es|ing)|mov(?:ed|ing) in)\b.{0,40}\bw(?:ith)?\b|flatmates?|roommates?|housemates?|lives? alone|on my own
    = 合租|室友|舍友|一起住|跟[^，。,\s]{1,8}住|一家[三四五六]口|独居|一个人住
`
