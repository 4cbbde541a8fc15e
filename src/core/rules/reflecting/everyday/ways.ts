const THINGS =
  '(?:keys?|phone|wallet|glasses|bag|umbrella|passport|card|gloves?|scarf|ring|earrings?|hat|' +
  'charger|headphones|jacket|coat|tickets?|badge|purse|sunglasses|bottle|airpods?|lunch ?box|lunch|' +
  'id|rucksack|backpack)'

/** Ways in which people are: what they forget, put off, worry about, overdo. */
export const ways = String.raw`
lose (ways): *forget and *lose things / 丢三落四忘东西
  los(?:e|es|t|ing) (?:my|the|our|another|a) (?:\w+ ){0,2}?${THINGS} ~
  (?:left|forgot|forgotten|misplaced|mislaid|leaving) (?:my|the) (?:\w+ )?${THINGS} ~
  (?:can(?:no|['’])?t|could(?:n['’]?t| not)) find (?:my|the) ~ locked (?:myself|us) out
  = (?:丢|落|忘带|忘拿|忘在|找不到|弄丢).{0,6}(?:钥匙|手机|钱包|雨?伞|卡|耳机|证|眼镜|书?包|水杯|口罩|围巾|手套)|\
    (?:钥匙|手机|钱包|雨?伞|[饭工门公]卡|耳机|证|眼镜|书?包|水杯|保温杯|口罩|围巾|手套)(?:又|也|都|给|被|我|不知道)*(?:丢|落|忘|不见|\
    找不到|没带|放哪)
overtime (work): *work late / 加班工作到很晚
  (?:work(?:s|ed|ing)?|stay(?:ed|ing)?|at (?:work|the office|my desk|the lab)) (?:[\w']+ ){0,4}?(?:late|overtime|until|till|past \w+|\
    all (?:night|weekend)|through the (?:night|weekend)|on (?:a )?(?:sunday|saturday)|weekends?) ~ overtime ~
  (?:double|extra|back-to-back) shifts? ~
  (?:cover(?:ed|ing)|picked up|took on|taking) (?:[\w']+ ){0,3}?shifts? ~ all-?nighters? ~
  (?:left|leaving|got out of) (?:the )?(?:office|work|lab|library) (?:at|after|past|around) (?:nine|ten|eleven|midnight|1[0-2]|[89]|one|\
    two) ~ laptop (?:out|open) ~
  (?:answer(?:ed|ing)|emails?) (?:[\w']+ ){0,4}?(?:midnight|in bed|on (?:sunday|holiday))
  = 加班|通宵|赶(?:工|稿|方案|项目|进度|图|报告|论文|材料)|改(?:稿|方案|图|代码)|\
    (?:工作|忙|干|写|改|赶|上班|开会|画图|待)到.{0,4}(?:很晚|凌晨|半夜|深夜|夜里|[十九八]点|十[一二]|两点|三点|1[0-2]点|天亮)|\
    周[六日末].{0,4}(?:公司|办公室|上班)|加了.{0,4}班|(?:办公室|公司|整层楼?)就?剩?我
insomnia (rest): *sleep badly / 失眠睡不好
  (?:could|can|did)(?:n['’]?t| not| barely| hardly)(?: \w+)? (?:sleep|fall asleep|get (?:back )?to sleep|get any sleep) ~ insomnia ~
  (?:lay|lie|lying|was|were|am|been|wide|still|stayed) (?:\w+ )?awake ~ sleepless ~
  (?:barely|hardly|not) (?:\w+ )?(?:slept|sleep) ~
  slept (?:badly|terribly|poorly|maybe|about|like \w+|(?:two|three|four|[2-4]) hours) ~
  (?:two|three|four|[2-4]) hours(?: of|['’])? sleep ~ awake (?:at|until|till|since) ~
  woke(?: up)? at (?:two|three|four|[2-4]) ~ up (?:at|since|till|until) (?:two|three|[1-3])(?: ?am)? ~
  toss(?:ed|ing) and turn\w* ~ (?:bad|rough|dreadful|terrible) night
  = 失眠|睡不着|睡不好|没睡[好着]|睡不踏实|睡了?[不只才]?到?.{0,3}[两三四]个?(?:多)?小时|一夜没|一宿没|没合眼|合不上眼|翻来覆去|褪黑素|\
    安眠药|睁[着眼]|[两三四]点.{0,3}(?:醒|才睡|还没睡)|半夜醒|醒到天亮|数羊
delay (ways): *put things off / 拖延到最后一刻
  procrastinat\w+ ~ (?:put(?:s|ting)?|pushed) (?:[\w'-]+ ){0,4}?(?:off|back)(?= |$) ~
  (?:last|final) minute ~ night before (?:it|the|my) ~
  (?:still )?have(?:n['’]?t| not) (?:even )?(?:started|begun|touched|written|opened|done|filed|called|booked|replied|unpacked|finished) ~ \
    eleventh hour ~ (?:an?|another|for an) extension ~ postpon\w+ ~
  (?:hours?|minutes?) before (?:the )?(?:deadline|it was due) ~
  i['’]ll (?:do|start|finish|deal with) (?:it|that|them) (?:tomorrow|next week|later|on monday) ~
  (?:kept|keep|been) (?:avoiding|delaying|meaning to) ~ overdue
  = (?<!摩|推|被)拖(?![鞋地把车拉])|没动笔|没(?:开始|来得及)(?:写|做|弄|准备)|一个?字(?:都|也)?没|(?:最后|临到)一?(?:刻|天|晚|分钟)|\
    截止(?:日期|时间)?前|赶?ddl|往后推|推迟|明天再(?:说|弄|做|写|开始)|还没(?:开始|动|弄|写|交|报|做)|临时抱佛脚
late (ways): *arrive late / 迟到
  (?:minutes?|hours?|an hour) late ~
  (?:was|were|am|arrived|got (?:there|in)|turned up|came in|running|ran) (?:\w+ )?late(?! at| in the|night) ~ \
    missed the (?:bus|train|start|flight|beginning|first|tram|boat) ~ overslept
  = 迟到|没赶上|错过了?.{0,3}(?:车|班车|火车|地铁|飞机|高铁)|睡过头|晚到
early (ways): *arrive early / 提前到
  (?:arrived|got (?:there|to)|turned up|showed up|was) (?:[\w']+ ){0,5}?(?:early|ahead of (?:time|schedule)) ~ \
    (?:minutes|hour|hours|half an hour) (?:early|before (?:it|the doors|boarding|we|everyone))
  = 提前.{0,6}(?:到|分钟|小时)|早到
worry (ways, common): *worry a lot / 焦虑担心
  worr(?:y|ied|ies|ying) ~ anxious ~ anxiety ~ panick?(?:ed|ing|s)? ~ overthink\w* ~ dread(?:ed|ing)? ~
  nervous
  = 焦虑|担心|紧张(?!感)|心慌|慌得|忐忑|不安|发愁|胡思乱想
stress (ways, common): *feel stressed / 压力大
  stress(?:ed|ful)? ~ overwhelmed ~ burn(?:ed|t)? ?out ~ exhausted ~ swamped
  = 压力|崩溃|累垮|喘不过气|心累
check (ways): *check things twice / 反复检查确认
  (?:double|triple|re-?)[- ]?check\w* ~
  check(?:ed|ing) (?:[\w']+ ){0,5}?(?:twice|again|three times|four times) ~
  (?:went|drove|walked|ran|turned) back to (?:check|make sure) ~ measured? (?:[\w']+ )?twice ~
  to make sure (?:the|i|it) ~ spare (?:key|batter\w+|tyre|tire|copy) ~ back-?ups?
  = 检查了?.{0,4}(?:两|三|四|好几|一)[遍次]|反复(?:检查|确认|看|核对)|核对|再三|又回去(?:看|检查)|备份|对了[两三]遍|锁没锁|关没关
redo (ways): *redo work until it is right / 追求完美反复改
  redid ~ redone ~ redoing ~ (?:start(?:ed|ing)?|did) (?:\w+ )?(?:all )?over(?: again)? ~
  not good enough ~ re-?wr(?:ote|itten|iting) ~ perfectionis\w+ ~ unpicked ~ ripped (?:it )?out
  = 重做|推倒重来|返工|重写|[改重].{0,4}遍|完美|从头再来|重新(?:做|写|画|来)|不满意
refuse (ways): cannot say no / 不会拒绝别人
  (?:could|can)(?:n['’]?t| not) say no ~ said yes (?:to|again|anyway) ~
  (?:took|taken|taking) on (?:another|more|extra|too) ~
  ended up (?:doing|organi[sz]ing|covering|driving|agreeing) ~ got roped in(?:to)?
  = 没好意思(?:拒绝|说不|推)|不好意思拒绝|又答应|揽[下了]|拒绝不了|推不掉
temper (ways): *lose their temper / 发脾气吵架
  yell(?:ed|ing) ~ shout(?:ed|ing) at ~ snapp(?:ed|ing) at ~ lost (?:my|it) temper ~ lost it with ~
  argu(?:ed|ing|ment) ~ (?:a|another|big|had) (?:row|fight) with ~ slammed
  = 吵架|吵了|发火|发脾气|顶嘴|大吼|摔门
tears (ways, common): *cry easily / 容易哭
  tear(?:ed|ing) up ~ cried ~ crying ~ in tears ~ sobb(?:ed|ing)
  = 哭(?!笑)|流泪|掉眼泪|泪目
voicemail (ways): *avoid phone calls / 不爱接电话
  (?:let it|went|go|send (?:it|them)) (?:ring|to voicemail) ~ voicemail ~
  did(?:n['’]?t| not) (?:pick|answer)(?: up| (?:the|my|her|his))? ~
  hate (?:phone calls|calling|the phone) ~ text(?:ed)? (?:\w+ )?instead ~
  ignor(?:ed|ing) (?:the|his|her|their|my) (?:phone|calls?)
  = 没接(?:电话)?|不[想敢爱]?接电话|怕打电话|挂了电话|假装没看见
stayhome (ways): *skip parties and *stay home / 不爱社交推掉聚会
  skipp(?:ed|ing) (?:the|my|another|a) (?:[\w']+ )?(?:party|drinks|dinner|reunion|event|happy hour|meetup|gathering|wedding) ~ \
    left (?:the )?(?:party|drinks|dinner|do|reunion) early ~
  made (?:up )?an excuse ~ bail(?:ed|ing) on ~
  turned down (?:the |an? |another )?(?:invit\w+|drinks|dinner) ~
  stayed (?:in|home) (?:instead|with|alone|again) ~ hid in ~ introvert\w*
  = 推掉|没去聚|找(?:了?个)?借口|不想见人|社恐|提前[走溜]|宅在?家|宅了|躲(?:在|开|进)
list (order): *plan and *list everything / 做计划列清单
  (?:check|to-?do |packing |shopping )?lists? ~ checklists? ~ spreadsheets? ~ planner ~ itinerary ~
  colou?r-?cod\w+ ~ labell?(?:ed|ing) ~ scheduled? (?:every|my|the whole)
  = 清单|列表|待办|计划表|日程表|行程表|表格|贴(?:了|上)?标签|攻略|排(?:好|了)日程
save (order): *keep a budget and *save money / 记账省钱
  budget(?:s|ed|ing)? ~ sav(?:e|es|ed|ing) (?:money|up) ~ expenses ~ every (?:penny|cent) ~ receipts? ~
  packed (?:my|a) lunch
  = 存钱|省钱|预算|记账|账本|攒钱|每一笔
bargain (money): *hunt for bargains / 淘便宜省钱
  coupons? ~ discount(?:s|ed)? ~ bargain(?:s|ed|ing)? ~ half[- ]price ~ on (?:sale|special offer|offer) ~
  clearance ~ cashback ~ vouchers? ~ yellow[- ]sticker\w* ~ reduced (?:section|aisle|sticker|to) ~
  price[- ]match\w* ~ cheap(?:er|est)? ~ haggl\w+ ~
  for (?:only )?(?:\d+|two|three|five|six|ten) (?:bucks|quid|pounds|euros|dollars|pence|cents) ~
  two for one
  = 优惠|打折|折扣|满减|拼多多|薅羊毛|特价|便宜|省了|砍(?:价|了)|讲价|还价|凑单|领券|囤(?:货|了)|秒杀|[九\d]块[九\d]
secondhand (money): *buy second-hand things / 淘二手旧货
  second[- ]?hand ~ thrift(?:s|ed|ing|ed)?(?: stores?| shops?)? ~ charity shops? ~ goodwill ~
  salvation army ~ flea markets? ~ (?:garage|yard|estate|jumble|boot|rummage) sales? ~ car boot ~
  vintage ~ ebay ~ marketplace ~ craigslist ~ (?:off|on) the curb ~ salvage(?:d| yard)? ~ reclaimed ~
  junk shops? ~ hand-?me-?downs?
  = 二手|闲鱼|旧货|跳蚤市场|古着|捡漏
shop (money): *shop online / 网购买东西
  online shopping ~ amazon ~ impulse (?:buy|bought|purchase) ~ shopping (?:spree|cart|again) ~ splurg\w+ ~
  retail therapy
  = 网购|淘宝|下单|剁手|直播间|购物车|买买买|双十一|种草
invest (money): *follow the stock market / 炒股理财
  stocks? (?:market|price|went|dropped|tips?) ~ shares ~ index funds? ~ invest(?:ed|ing|ments?) ~ crypto ~
  bitcoin ~ dividends?
  = 炒股|股票|基金|理财|大盘|涨停|K线
lottery (money): *play the lottery / 买彩票
  lottery ~ scratch(?:[- ]?offs?|cards?) ~ betting ~ bet on ~ casino
  = 彩票|刮刮乐|双色球|中奖
help (people): *help neighbours and others / 热心帮助邻居和别人
  help(?:ed|ing|s)? (?:[\w'-]+ ){0,4}?(?:neighbou?rs?|next door|out|carry|move|moving|with (?:his|her|their)|old|students?|kid|boy|girl|\
    strangers?|lady|man|woman|couple|widow) ~ neighbou?rs?['’]? ~
  next door ~ lent (?:him|her|them|mr|mrs|the|my) ~
  gave (?:him|her|them|an?|the|mrs|mr) (?:[\w']+ ){0,3}?(?:lift|ride|hand) ~
  (?:fixed|repaired|mended|carried|shovell?ed|mowed|picked up) (?:[\w']+ ){0,2}?(?:mrs|mr|her|his|their|old \w+['’]s)
  = 帮(?![我忙助])(?:[^，。！我]{1,8})(?:修|搬|买|拿|取|提|写|看|带|换|装|弄|改|做|找|教|搭|抬|推|拎|送|填|缝|接|代)|帮了?.{0,3}忙|邻居|\
    [楼对]上?[上门下](?:的|家|老|小|大|阿|王|李|张)|对门|让座|顺路送|搭把手
hostmeal (people): *cook and *make food for others / 做吃的分给别人
  (?:cook(?:ed|ing)?|baked?|baking|made|making) (?:[\w']+ ){0,5}?for (?:the (?:neighbou?rs?|whole|team|office|night|school)|everyone|\
    everybody|all of (?:us|them)|her|him|them|eight|ten|twelve) ~ fed (?:the whole|everyone|everybody|all)
  = 给(?!我)[^，。！]{1,8}(?:做了?|炖了?|煮了?|蒸了?|包了?|烤了?|熬了?).{0,6}(?:饭|菜|汤|饺子|包子|粥|面|点心|蛋糕|饼)
record (order): *keep a record of everything / 什么都记下来
  (?:wrote|written|noted|writing|jotted|put) (?:[\w']+ ){0,5}?(?:down|in the (?:book|log|notebook|ledger)) ~ \
    kept? (?:a )?(?:tally|log|record|count) ~ logg(?:ed|ing)
  = 记(?:在|到|进|了).{0,3}(?:本子|表|小本|笔记本|台账)|写进本子|抄下来|记下来
learn (letters): *take courses and *learn new things / 上课自学新东西
  (?:evening|night|online) (?:class|classes|course|courses|school) ~ taught myself ~ \
    (?:signed up|enrolled) (?:for|in|on) (?:[\w']+ ){0,3}?(?:class|course|workshop)
  = 自学|网课|夜校|报了.{0,6}(?:班|课)
volunteer (people): *volunteer / 做志愿者
  volunteer(?:s|ed|ing)? ~ soup kitchen ~ food (?:bank|pantry) ~ shelter shift ~ fundrais\w+ ~ bake sale ~
  donat(?:ed|ing) blood ~ charity run ~ pta
  = 义工|志愿|公益|捐(?:了|款|血|书|衣)|献血|社区服务
teach (people): *teach others / 教别人
  (?:taught|teaching|tutor(?:ed|ing|s)?|mentor(?:ed|ing|s)?) (?!at\b|in\b|job\b|assistant\b)(?:[\w'-]+ ){0,3}?(?:how|to|kids?|students?|\
    neighbou?r|nephew|niece|colleagues?|girls?|boys?|class|junior) ~ show(?:ed|ing) (?:[\w'-]+ ){1,3}how to
  = 教(?![育室授练师堂学书])了?[^，。！]{1,6}(?:怎么|用|做|写|下|唱|打|画|弹|骑|包|新来)|辅导|讲题|带徒弟
stranger (people): *chat with strangers / 和陌生人聊天
  (?:chatt?(?:ed|ing)?|talk(?:ed|ing)|struck up) (?:[\w']+ ){0,3}?(?:strangers?|driver|barista|cashier|guy|lady|couple|old man) ~ strangers?
  = 陌生人|[跟和]一?个?(?:司机|老板|路人|师傅|大爷|大妈).{0,4}聊|搭话|搭讪
kids (family, common): *do things with the children / 带孩子
  (?:took|drove|picked up|read|help(?:ed|ing)|play(?:ed|ing)|coach(?:ed|ing)?|built|bak(?:ed|ing)|made) (?:[\w']+ ){0,4}?(?:kids?|children|\
    son|daughter|boys|girls|twins|grandkids|grandson|granddaughter|grandchildren)
  = 带(?:着)?(?:孩子|娃|儿子|女儿|孙子|孙女|闺女)|陪(?:孩子|娃|儿子|女儿|孙子|孙女|闺女)|接(?:孩子|娃|孙子|孙女|女儿|儿子)|辅导作业|\
    送(?:孩子|娃|女儿|儿子|孙子|孙女)|给(?:孩子|娃|孙子|孙女|女儿|儿子)(?:做|讲|买|读|辅)
grandma (family, common): *visit the grandparents / 看爷爷奶奶
  (?:nan|gran|granny|grandma|grandmother|grandpa|grandad|granddad|grandfather|nana)(?:['’]s)?
  = (?:看|陪|给|去|回|接)[^，。]{0,3}(?:奶奶|爷爷|外婆|外公|姥姥|姥爷)
call (family): *call and *visit the parents / 联系陪伴爸妈
  (?:call(?:ed|ing)?|r[au]ng|phon(?:ed|ing)|facetim\w+|skyp\w+|visit(?:ed|ing)?|drove to|lunch (?:at|with)|dinner (?:at|with)|\
    round (?:at|to)|took|stay(?:ed|ing) with) (?:[\w']+ )?(?:my )?(?:mum|mom|dad|parents|folks|mother|father)(?:['’]s)?
  = (?:陪|看望|去看|回家看|给|跟|和|接|带)了?我?(?:老?[爸妈]|爸妈|父母|爹|娘|家里)|回老家|视频通话|打电话回家
`
