/** Kinds of words that deeds are told with; a class stands before those that name it. */
export const classes = String.raw`
$others
  (?:the |my |our |a |an )?(?:(?:old|new|young|poor|elderly|upstairs|downstairs|whole|entire|lovely|other)
    )?(?:neighbou?rs?|next
    door|lad|lads|fellas|guys|crew|team|colleagues?|coworkers?|workmates?|co-workers?|office|staff|\
    department|ward|shift|students?|class|congregation|choir|parish|block|street|building|residents|\
    couple|widow(?:er)?|pensioners?|old
    (?:lady|man|woman|boy|couple|guy)|lady|bloke|stranger|strangers|tourists?|newcomers?|family
    (?:next|across|upstairs|downstairs)|kids? next door|girl next door|boy next
    door|flatmates?|housemates?|roommates?|everyone|everybody|newbie|trainee|intern|the new
    (?:girl|guy|lad|hire|couple|family|nurse|people)) ~ (?:mrs|mr|miss|ms|old|auntie|sister)
    [a-z]{3,}(?!day) ~ next door ~ across the (?:hall|road|street|landing|way) ~ (?:up|down)stairs ~
    number (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ~ down the (?:road|street|hall)
    ~ streets? over ~ (?:on|of) (?:my|our) (?:street|road|block|dock|floor|shift|team|estate|landing)
  = 邻居 ~ 街坊 ~ 对门 ~ 隔壁 ~ 楼[上下](?!梯) ~ [一二三四五六七八九]楼(?:的)?(?:[老李张王刘陈赵周吴孙小大]|奶奶) ~ 同事 ~ 室友 ~ 舍友 ~ 工友 ~ 同学 ~ 科里
    ~ 部门 ~ 保洁 ~ 保安 ~ 门卫 ~ [张王李刘陈赵周吴孙徐马胡朱郭何林高罗郑梁]?(?:大爷|大妈|大娘|大姐|阿姨|奶奶|爷爷|师傅|老师傅|婶|伯) ~
    老[张王李刘陈赵周吴孙徐马胡朱郭何林高罗郑梁金]家? ~ 小两口 ~ 老太太 ~ 老头 ~ 新来的 ~ 单元门 ~ 全楼 ~ 大家 ~ 全组 ~ 实习生 ~ 陌生人 ~ 路人 ~ 老人
$kin
  (?:my |our |the
    )?(?:mum|mom|mam|mama|dad|papa|parents|folks|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|\
    grandparents|sister|brother|aunt|auntie|uncle|cousin|son|daughter|in-?laws)s?
  = [老]?[爸妈] ~ 爸妈 ~ 父母 ~ 爹 ~ 娘家 ~ 奶奶 ~ 爷爷 ~ 外婆 ~ 外公 ~ 姥姥 ~ 姥爷 ~ [姐妹哥弟] ~ 姑 ~ 舅
$smallhours
  (?:12|1|2|3|4)(?:[:.][0-5]\d)? ?am ~ 0[0-4][:.][0-5]\d ~ (?:one|two|three|four|1|2|3|4)(?: oclock)? in
    the morning ~ small hours ~ wee hours ~ middle of the night ~
    (?:past|after|gone|till|until|til|at|nearly|almost) midnight ~ dead of night ~ (?:till|until|til)
    (?:2|3|4|two|three|four|dawn|sunrise|morning|the birds|the sun)(?! ?pm)
  = 凌晨 ~ 半夜 ~ 后半夜 ~ 深夜 ~ 大半夜 ~ 零点 ~ 夜里[十一二两三四]+点 ~
    (?:又|都|快|已经|干到|忙到|写到|画到|熬到|搞到|弄到|看到|聊到|开到|玩到|折腾到|现在是?)了?(?:[一两二三四]点(?:半|多|钟|了|二十|四十|十分)?|十二点半|\
    十二点多)(?!才?到) ~ 又到[一两三]点 ~ (?<!下午|中午|上午|早上|[一二三四五六日]下午)[两三]点多?(?:才睡|才躺|交的?稿|还没睡|才合) ~ 天都?快?亮了才
$lateish
  (?:its |is |at |only |just |nearly |almost |gone |about |around )?(?:half (?:past
    )?(?:one|two|twelve|three|1|2|12|3)|(?:quarter|ten|twenty|five) (?:past|to)
    (?:one|two|three|midnight)|(?:nearly|almost|gone|past) (?:one|two|three|1|2|3))
  = [一两二三]点(?:半|多|钟|了|十分|二十|四十)? ~ 十二点 ~ 十一点半
$awake
  awake ~ still up ~ wide awake ~ up late ~ not tired ~ cant sleep ~ not (?:even )?sleepy ~ bed ~ asleep ~
    (?:brain|mind|head) (?:switches|wakes|comes|works|starts|lights) ~ (?:only )?just
    (?:started|starting|finished|getting|got) ~ going strong ~ second wind ~ library ~ laptop ~ screen ~
    lunch break ~ free time ~ (?:gonna|going to|about to|time to) (?:start|do|write|read|code|work) ~
    working ~ writing ~ coding ~ drawing ~ practi[sc]\w+ ~ playing ~ painting ~ editing ~ gaming ~
    studying ~ quiet ~ finished ~ rendering ~ night owl
  = 还[没不](?:睡|困) ~ 不困 ~ 清醒 ~ 精神 ~ 没睡 ~ 才睡 ~ 没躺 ~ 才躺 ~ 改完 ~ 画完 ~ 写完 ~ 做完 ~ 交的?稿 ~ 干活 ~ 做到 ~ 写到 ~ 画到 ~ 拷 ~ 剪
    ~ 还在 ~ 赶 ~ 改 ~ 灵感 ~ 安静 ~ 才起 ~ 打游戏 ~ 看剧 ~ 刷 ~ 开始 ~ 加班 ~ 又到
$early
  (?:[45])(?:[:.][0-5]\d)? ?am ~ 0[45][:.][0-5]\d ~ (?:four|five|4|5)(?: oclock)? in the morning ~ (?:a
    )?(?:quarter|half|ten|twenty|five)(?: past| to| after| before)? (?:four|five|six|4|5)(?! in the
    (?:afternoon|evening)| pm| ?pm) ~ (?:at|by|before|since|till) (?:four|five|half five|half
    four|4|5|(?:quarter to |ten to )?six)(?! (?:in the (?:afternoon|evening)|pm|oclock
    news|people|of|times|years|days|weeks|months|hours|minutes|miles|k\b|km|euros|pounds|quid|lads|\
    pints))(?=$|[ ,.!?]) ~ before (?:dawn|sunrise|daylight|first light|its light|it was light|it got
    light|the (?:birds|sun|milkman|alarm|kids|house|rest)|anyone|everybody|everyone) ~
    (?:at|by|since|with) (?:dawn|sunrise|first light|daybreak|the crack of dawn) ~ still dark ~ pitch dark
    ~ (?:the )?sun (?:come|coming|came) up
  = [四五]点(?:半|多|钟|一刻|来钟|二十|四十|就|我)? ~ 天(?:还)?没亮 ~ 天不亮 ~ 天蒙蒙 ~ 天刚亮 ~ 日出 ~ 鸡(?:还没)?叫 ~ 头班车? ~ 清晨 ~ 一大早 ~ 大清早
$flying
  fl(?:y|ying|ight|ights|ew|own) ~ planes? ~ airports? ~ take-?off ~ turbulence ~ boarding ~ airlines? ~
    air crash ~ cabin crew ~ boeing ~ airbus ~ aircraft ~ runway ~ seatbelt sign ~ landing ~ safety card
  = 飞机 ~ 航班 ~ 起飞 ~ 登机 ~ 机场 ~ 气流 ~ 颠簸 ~ 坐飞 ~ 落地 ~ 机票
$nervous
  (?:didnt|havent|cant|couldnt|barely|hardly|didn) (?:really )?(?:sleep|slept|eat|breathe|swallow|stop
    shaking|keep anything down|shut my eyes)\w* ~ (?:been )?awake (?:since|at|from|all|half) ~
    (?:stomach|tummy|guts?|belly) (?:is|was|were|has been|in|churn\w*|did|does|turns?|turned|all)(?:
    \w+){0,2} ?(?:knots?|knotted|churning|bits|somersaults?|flips?|upset|ropes)? ~ knots? in my stomach ~
    butterflies ~ (?:sweat\w*|clammy|wet|damp) (?:hands|palms) ~ (?:hands|palms|knees|legs|fingers)
    (?:were|was|are|kept|wouldnt stop|still)? ?(?:sweat\w*|shak\w*|trembl\w*|clammy|wet|numb|jelly|like
    jelly) ~ my (?:heart|pulse)
    (?:was|is|were|going|started|kept|rate|pound\w*|rac\w*|hammer\w*|thump\w*|in my) ~
    (?:felt|feeling|feel|was|been) (?:so |really |properly |physically |a bit
    )?(?:sick|ill|faint|nauseous|panicky|shaky|queasy|dizzy|jittery|anxious|nervous|terrified|scared|\
    petrified) ~ threw up ~ thrown up ~ throwing up ~ nauseous ~ grip(?:ped|ping) ~ white.?knuckl\w* ~
    clutch(?:ed|ing) ~ counted every ~ dread(?:ed|ing|s)? ~ terrified ~ petrified ~ panick?\w* ~ anxious ~
    nerves? ~ nervous ~ nervy ~ hyperventilat\w* ~ cried in ~ (?:valium|xanax|diazepam|beta
    ?blockers?|calms|rescue remedy|whisky) ~ bit(?:ten)? (?:my|all my) nails ~ rehears(?:ed|ing) ~
    (?:practi[sc]ed|ran through) (?:it |the )?\w* ?(?:\d+|six|five|ten|twenty|dozens of|four) times ~
    googled ~ looking up the ~ looked up the ~ statistics ~ wrote (?:a )?(?:will|note) ~ written (?:a
    )?will ~ (?:sat|hid|hiding|sitting) in the (?:loo|toilets?|car|bathroom|garden) ~ have a cry ~ worst
    case ~ never been so scared ~ white as a sheet ~ safety card
  = 紧张 ~ 害怕 ~ 怕得 ~ 手心.{0,4}(?:汗|湿) ~ 出汗 ~ 冒汗 ~ 发抖 ~ 腿软 ~ 心慌 ~ 心跳 ~ 睡不着 ~ 一(?:晚上?|夜|宿)没(?:睡|合眼) ~ 没睡着?好? ~
    失眠 ~ 吃不下 ~ 没吃 ~ 胃(?:疼|痛|里|抽|不舒服) ~ 肚子(?:疼|痛|拧) ~ 拉肚子 ~ 想吐 ~ 吐了 ~ 干呕 ~ 坐立不安 ~ 忐忑 ~ 焦虑 ~ 慌 ~ 攥 ~
    抓(?:着|住|紧)扶手 ~ 查(?:了)?.{0,6}(?:事故|失事|新闻|机型|天气) ~ 遗书 ~ 深呼吸 ~ 喘不上 ~ 头皮发麻 ~ 哆嗦 ~ 打退堂鼓 ~ 背了.{0,4}遍 ~
    练了.{0,4}遍 ~ 闭着眼
$paper
  forms? ~ tax(?:es)?(?: return)? ~ council tax ~ tax office ~ invoices? ~ receipts ~ paperwork ~
    expenses(?: claim)? ~ claim form ~ insurance ~ licen[cs]e ~
    (?:passport|visa|bursary|grant|loan|student finance|benefits?|parking permit|permit|mortgage|job)
    (?:form|renewal|application|letter|thing|claim|office)? ~ registration ~ register (?:w|with) ~
    applications? ~ letter from (?:the |my )?\w+ ~ (?:the|that|a|this|brown)
    (?:letter|envelope|bill|post|fine)s? ~ census ~ pension ~ warranty ~ self.?assessment ~
    (?:bank|council|hospital|hmrc|irs|dmv|landlords?) (?:letter|form|thing|stuff|paperwork) ~ admin ~
    renewal ~ mot ~ refund ~ deposit form ~ contract ~ deadline ~ report ~ essay ~ thesis ~ dissertation ~
    assignment ~ coursework ~ slides ~ presentation ~ homework ~ lab report ~ survey ~ timesheets? ~
    emails? ~ dentist ~ check-?up ~ boiler service ~ smear
  = 报表 ~ 表格 ~ 报税 ~ 发票 ~ 报销 ~ 材料 ~ 申请 ~ 手续 ~ 证件 ~ 护照 ~ 签证 ~ 年检 ~ 驾照 ~ 保险 ~ 作业 ~ 报告 ~ 论文 ~ ppt ~ 总结 ~ 稿子? ~
    方案 ~ 打卡 ~ 网课 ~ 课程 ~ 考试 ~ 报名 ~ 缴费 ~ 电费 ~ 罚单 ~ 快递 ~ 体检 ~ 复查 ~ 邮件 ~ 合同 ~ 大作业 ~ 实验 ~ 文档 ~ 简历 ~ 问卷 ~ 社保 ~
    公积金
$notyet
  still (?:not|havent|hasnt|sitting|lying|unopened|waiting|in the|in its|on the|under) ~
    (?:under|behind|beneath|in|on) (?:the|my|a) (?:fruit
    bowl|fridge|pile|drawer|sofa|microwave|mat|doormat|kitchen
    counter|table|dashboard|shelf|bag|glovebox)(?: \w+){0,3} since ~ since
    (?:january|february|march|april|may|june|july|august|september|october|november|december|last
    \w+|christmas|easter|summer|autumn|the summer|before|new year|forever|\w+ last year) ~
    (?:open|sat|been open|sitting) in a tab ~ tab open ~ (?:been )?meaning to ~ keep
    (?:meaning|putting|forgetting|telling myself|snoozing|ignoring|moving|pushing) ~ kept
    (?:putting|pushing|moving|ignoring) ~ put(?:ting)? (?:it|that|this|them) off ~ putting off ~ put off ~
    (?:minutes?|mins?|hours?|seconds?|secs?) (?:before|to spare|to go|left|until it clos\w+|late) ~
    (?:minutes?|mins?|hours?) before (?:it|the|they|midnight|clos\w+|deadline) ~ 11[:.]?5\d ~ (?:on )?the
    (?:very )?last (?:possible )?(?:day|minute|night|hour|moment|second) ~ last.?minute ~ night before ~
    eleventh hour ~ (?:closes?|closed|closing|due|deadline) (?:was |is |were
    )?(?:today|tonight|tomorrow|in an hour|at midnight|yesterday|monday|last week|\w+ ago|on \w+day) ~
    missed the ~ missed (?:\w+ ){0,4}deadline ~ extension ~ (?:final|second|third|another|red)
    (?:reminder|notice|warning|letter) ~ reminders? ~ overdue ~ late
    (?:fee|fine|penalty|again|applications?) ~ penalty ~ (?:months?|weeks|years?) (?:late|overdue|ago now)
    ~ (?:ill|gonna|going to|will) do it (?:later|tomorrow|next week|at the
    weekend|monday|soon|eventually|after) ~ do it (?:later|tomorrow) ~ (?:tomorrow|later),? (?:i
    promise|probably|maybe|honest) ~ (?:havent|not|hadnt|havnt|never) (?:even
    )?(?:started|opened|begun|touched|looked|filled|done|posted|sent|rung|booked|replied|answered) ~
    unopened ~ (?:only|just) (?:started|starting|opened|began|begun) ~ cleaned (?:the|my) (?:\w+
    )?(?:instead|oven|fridge|whole)(?: instead)? ~ instead of
    (?:doing|starting|writing|filling|opening|ringing) ~ all in one (?:go|night|evening) ~
    (?:asked|begged) for (?:an? )?(?:more|extra|extension) ~ ages ago ~ had (?:like
    )?(?:\d+|two|three|four|six|several) (?:months|weeks)(?= |$|[.,]) ~ in one (?:go|night|sitting) ~
    pulled an all.?nighter
  = 最后(?:一[天刻晚分]|几分钟|半小时|期限|关头) ~ 截止 ~ 截稿 ~ ddl ~ 才(?:开始|打开|动手|动笔|想起|交|填|写|去|报|弄|做|复习|准备|收拾) ~
    还没(?:动|写|交|填|弄|开始|拆|去|办|回|报|做) ~ 没动 ~ 一页没动 ~ 一个字(?:都|也)?没 ~ 一直(?:没|拖|放|搁) ~ 拖(?:了|到|着|延|欠)? ~ 拖到 ~ 催 ~
    逾期 ~ 滞纳金 ~ 延期 ~ 宽限 ~ 系统.{0,6}(?:关|截) ~ 十一点五 ~ 还剩.{0,4}(?:分钟|小时|天) ~ 就剩 ~ 今晚.{0,4}(?:交|关|截) ~
    明(?:早|天|晚).{0,6}(?:交|讲|截|就要) ~ 后天.{0,4}(?:交|截) ~ 交上了 ~ 压(?:线|点|了) ~ 踩(?:点|线|着) ~ 卡(?:点|线|着) ~
    头(?:一)?天晚上 ~ 前一(?:天|晚) ~ 前一个?小时 ~ 明天再(?!见) ~ 改天 ~ 下次(?:一定|再) ~ 过两天 ~ 再说吧 ~ 补(?:十|二十|完|交|卡|打) ~
    通宵(?:赶|补|写) ~ 赶(?:出来|完|ddl|论文|作业|报告|稿) ~ 临时 ~ 现在还在 ~ 三周 ~ 突击
$dish
  ribs ~ brisket ~ chicken ~ greens ~ mac (?:n|and) cheese ~ catfish ~ fish ~ gumbo ~ jambalaya ~ stew ~
    casserole ~ lasagn[ea]s? ~ curr(?:y|ies) ~ soup ~ broth ~ pie ~ pies ~ cakes? ~ cookies ~ biscuits ~
    brownies ~ scones ~ muffins ~ bread ~ loaf ~ loaves ~ cinnamon rolls ~ buns ~ flapjacks? ~ cupcakes ~
    tarts? ~ pasta ~ meatballs ~ paella ~ risotto ~ tagine ~ dumplings ~ pierogi ~ samosas ~ pakoras ~
    biryani ~ rice ~ noodles ~ tacos ~ enchiladas ~ tamales ~ chilli ~ chili ~ roast ~ dinner ~ lunch ~
    breakfast ~ meals? ~ sandwiches ~ salad ~ trays? of ~ pans? of ~ pots? of ~ batch(?:es)? of ~ plates?
    of ~ jars? of ~ tins? of ~ box(?:es)? of ~ dish ~ food ~ barbecue ~ bbq ~ pancakes ~ waffles ~ jollof
    ~ kimchi ~ sushi ~ fudge ~ marmalade ~ jam ~ pork ~ ham ~ goulash ~ moussaka ~ quiche ~ baklava ~
    crumble ~ trifle ~ pudding ~ shortbread ~ gingerbread ~ banana bread ~ focaccia ~ pizza
  = 菜 ~ 饭 ~ 汤 ~ 粥 ~ 面(?!试|前|对|积|子|包店) ~ 饺子 ~ 包子 ~ 馄饨 ~ 蛋糕 ~ 饼干? ~ 司康 ~ 曲奇 ~ 面包 ~ 点心 ~ 发糕 ~ 蛋挞 ~ 月饼 ~ 粽子 ~
    汤圆 ~ 排骨 ~ 红烧肉 ~ 鸡汤 ~ 卤味 ~ 卤蛋 ~ 凉菜 ~ 咖喱 ~ 寿司 ~ 烧烤 ~ 火锅 ~ 鱼(?!缸|竿|塘) ~ 腊肉 ~ 腊肠 ~ 酱 ~ 便当 ~ 甜品 ~ 布丁 ~ 吐司 ~
    披萨 ~ 年糕 ~ 豆花 ~ 酸菜 ~ 泡菜 ~ 牛肉 ~ 鸭
$cooked
  (?:made|make|making|cooked|cooking|baked|baking|fried|frying|grilled|grilling|smoked|smoking|roasted|\
    roasting|whipped up|rustled up|knocked up|did|brought|bring|bringing|took|taking|carried|dropped
    off|dropped|handed|shared|gave|sent|boiled|stewed|simmered|prepared|barbecued|iced|packed|catered|\
    fed|feed|feeding|cook|bake|put on|served)
  = 做 ~ 烤 ~ 炖 ~ 煮 ~ 蒸 ~ 包(?!里|装|邮|括|租) ~ 炸 ~ 炒 ~ 卤 ~ 熬 ~ 煲 ~ 烧(?!卖|到) ~ 焖 ~ 拌 ~ 腌 ~ 端 ~ 下厨 ~ 掌勺 ~ 张罗 ~ 炕 ~
    烙
$foradded
  for (?:the (?:whole |entire
    )?(?:fellas|lads|guys|crew|team|office|street|block|neighbou?rs?|ward|class|school|church|party|\
    others|girls|boys|night
    shift|shift|builders|choir|band|club|flat|house|household|gang|family|staff|kitchen|table)|everyone|\
    everybody|all of
    (?:us|them)|(?:\d+|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?:
    people| of us| guests| friends| hungry \w+)?|my
    (?:neighbou?rs?|colleagues|coworkers|team|friends|mates|flatmates?|housemates?|roommates?|landlady|\
    landlord|students)|a (?:neighbou?r|friend|colleague|mate|sick \w+)|her|him|them|\w+s
    (?:birthday|leaving|family|party|wake)|(?:mrs|mr|miss|ms|old) \w+) ~ (?:into|to) (?:work|the
    office|school|the ward|church|the meeting|rehearsal|practice|the site|class|the surgery|the allotment)
    ~ (?:round|over|up|down|across) (?:to|with|for) ~
    (?:neighbou?rs?|colleagues|friends|guests|everyone|everybody|the whole \w+|people|the lads|the
    girls|the fellas|the team) (?:came|come|over|round|had|ate|fed|loved|demolished|queued|scraped) ~
    (?:had|have|having) (?:\w+ ){0,3}(?:over|round)(?: for)? ~ carried (?:her|him|them) ~ (?:took|brought)
    (?:her|him|them|some|em|it|one|a \w+|two) (?:in|round|over|up|down|across|next door|into|to) ~ gone in
    (?:\w+ )?(?:minutes?|seconds|no time) ~ everybody over ~ everyone (?:over|round)
  = 给(?!我|自己|用户)[^，,。！ ]{1,10} ~ 分(?:给|了|一半) ~ 带(?:去|到|给|了).{0,6}(?:公司|单位|办公室|班|学校|组|给) ~
    送(?:给|去|到|了|一).{0,6} ~ 端(?:给|去|到|了|过去) ~ 招待 ~ 请.{0,8}(?:吃|来家) ~ 抢光 ~ 一桌 ~ 每人一 ~ 大家.{0,6}(?:吃|抢|尝|夸) ~
    全(?:组|家|寝|宿舍|科|班).{0,6}(?:吃|分|抢) ~ 来家里 ~ 一大家 ~ .{0,2}个人(?:吃|的饭|来)
`
