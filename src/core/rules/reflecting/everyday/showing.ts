/** More words of ways, of money, people and what is done at leisure: single deeds that show them. */
export const showing = String.raw`
late (+)
  (?:turned|showed) up (?:\w+ ){0,4}(?:after|late) ~ late (?:to|for) (?:the|my|our|a|an|work|class|school|dinner|lunch|practice|church|\
    \w+['’]s) ~ (?:already|had) (?:ordered|started|begun|left|gone) (?:when|by the time|without) (?:i|me) ~ \
    slept through (?:my|the|both|three) alarms? ~ last (?:one )?to (?:arrive|get there|show up) ~ \
    (?:fined|told off|marked|written up) (?:\w+ ){0,4}(?:late|on time|tardy) ~ tardy ~ \
    (?:ran|running|sprinted) for the (?:bus|train|tram) ~ missed (?:my|our|another) (?:bus|train|flight|connection|stop|slot|\
    appointment) ~ kept (?:everyone|them|her|him) waiting
  = 最后一个到|晚到|晚了.{0,4}分钟|迟了|(?:铃|会|课|电影|饭局).{0,6}(?:响|开始|开|散)了.{0,4}(?:我)?才|才冲进|没赶上|误了|\
    闹钟.{0,4}(?:没响|没听见|没叫醒)|睡过|又是踩点|让.{0,4}等了.{0,4}(?:分钟|小时)
volunteer (+)
  served (?:soup|meals|dinners?|food|breakfast) (?:at|to|for) ~ \
    (?:at|for) the (?:shelter|hospice|food ?bank|care home|refuge|charity shop|community kitchen|crisis line|helpline) ~ \
    sorted (?:tins|cans|donations|clothes) ~ litter ?pick\w* ~ beach clean\w* ~ (?:gave|donated|giving) blood ~ \
    (?:marshal|steward)(?:led|ed|ling|ing)? ~ befriend(?:ed|ing) ~ meals on wheels ~ (?:fostered|rattled a tin|collected for)
  = 义工|志愿|流动站|社区服务|支教|献血|捐(?:了|款|书|衣)|敬老院|福利院|(?:发|送).{0,6}(?:热粥|盒饭|爱心餐|物资)|净滩|捡垃圾|救助站|透析
help (+)
  (?:drove|took|walked|gave) (?:an?|my|the|our) (?:old|elderly|neighbou?r\w*|stranger|blind|lost) (?:\w+ ){0,4}(?:to|home|across|a lift|\
    a ride) ~ (?:gave|give) (?:\w+ ){1,4}a (?:jump start|lift|ride|hand) ~ for free ~ tutor(?:ed|ing) ~ \
    fixed (?:my|the|his|her) (?:\w+['’]s|friend|neighbou?r) ~ lent (?:\w+ ){1,3}(?:money|my|the|a|twenty|fifty) ~ \
    covered for (?:him|her|\w+) ~ watched (?:her|his|their|my \w+['’]s) (?:kids|dog|cat|baby) ~ did (?:the|her|his) shopping for ~ \
    translated (?:for|the letter) ~ showed (?:a|the|some) (?:tourist|newcomer|new)
  = 送.{0,8}(?:去医院|去透析|回家|到车站)|扶(?:了|着).{0,6}(?:老人|奶奶|大爷|过马路)|借(?:给|了).{0,6}钱|义务|免费(?:给|帮)|顺手(?:帮|把)|\
    替.{0,6}(?:值班|代课|排队|照看)
film (+)
  (?:late |midnight |matinee )?screening(?: of)? ~ rewatch(?:ed|ing)? ~ \
    (?:short|silent|horror|classic|kurosawa|hitchcock|french|korean|ghibli|marvel) films? ~ film (?:club|festival|night|noir|society) ~ \
    (?:saw|watched|caught) (?:\w+ ){0,4}at the (?:odeon|pictures|multiplex|imax|arthouse|cinema|movies) ~ letterboxd ~ criterion ~ \
    subtitles ~ directors? cut ~ double (?:bill|feature)
  = 资料馆|夜场|重刷|二刷|黑泽明|侯孝贤|王家卫|诺兰|希区柯克|电影节|影展|放映|点映|影院|首映|连看|蓝光|导演剪辑|抢.{0,4}票.{0,4}(?:影|片)
worry (+)
  couldn['’]?t (?:stop|help) (?:thinking|imagining) ~ kept thinking (?:about|that|of) ~ keep (?:worrying|thinking) ~ \
    (?:heart|pulse) (?:raced|racing|pounding|was pounding) ~ sick (?:with|to my stomach) ~ what if ~ \
    (?:sure|convinced) (?:that )?(?:something|it|they|he|she|i) (?:was|were|would|had|['’]d) (?:\w+ ){0,3}(?:wrong|die|hate|fire|crash|\
    fail|forgotten) ~ googled (?:my|the|every) symptoms? ~ checked (?:\w+ ){0,3}(?:four|five|six|three|several|ten) times ~ butterflies ~ \
    knot in my stomach ~ on edge ~ dreading ~ bit my nails ~ catastrophi\w+ ~ panic attack
  = 心跳.{0,4}(?:快|加速)|总(?:觉得|怕|想着|担心)|一想到.{0,10}(?:睡不着|发慌|害怕|心慌)|要出事|会不会(?:是|被|出)|\
    (?:检查|确认|看)了.{0,3}[三四五六七好几].{0,2}(?:遍|次)|怕得|提心吊胆|坐立不安|手心(?:出|冒)汗|万一
save (+)
  compar(?:ed|ing) (?:\w+ ){0,4}(?:supermarkets|prices|quotes|tariffs|shops) ~ \
    to save (?:\w+ ){0,2}(?:quid|pounds|dollars|money|bucks|euros?|a bit) ~ \
    (?:cancelled|cut) (?:\w+ ){0,3}(?:netflix|spotify|subscription|gym|sky|disney) ~ \
    (?:so|so that) (?:i|we) (?:didn['’]?t|don['’]?t) (?:have to )?pay ~ coupons? ~ vouchers? ~ yellow sticker ~ \
    reduced (?:section|aisle|bread) ~ own brand ~ switched (?:energy|suppliers?|banks?|to the cheaper) ~ in the sales? ~ \
    packed (?:my|a) lunch ~ cheapest ~ spreadsheet of (?:my|our) (?:spending|bills) ~ \
    turned (?:down )?the (?:heating|thermostat) (?:off|down) ~ savings (?:account|pot|goal) ~ no-spend
  = 省(?:钱|了|下|点)|没舍得|舍不得(?:买|打车|花|扔)|比了.{0,4}(?:家|个)|(?:等|趁).{0,4}(?:打折|特价|促销)|凑(?:满减|单)|薅羊毛|优惠券|\
    退了.{0,4}会员|临期|特价菜|自己带饭|二手
shop (+)
  bought (?:another|yet another|three|four|two more) ~ (?:that |which )?i (?:don['’]?t|didn['’]?t) need ~ splashed out ~ \
    card (?:got |was )?declined ~ shopping (?:trip|spree|bag|cart|basket) ~ ordered (?:\w+ ){0,4}online ~ add(?:ed)? to (?:cart|basket) ~ \
    impulse ~ treat(?:ed)? myself ~ (?:parcels?|packages?) (?:arrived|came|waiting) ~ \
    new (?:handbag|trainers|sneakers|shoes|jacket|dress) again ~ maxed out
  = 下单|购物车|剁手|又买了|双十一|618|直播间|囤(?:了|货)|不需要的|快递.{0,4}(?:又|堆)|刷爆|花呗|种草|拆快递|买买买|爆买
read (+)
  (?:finished|started|starting|halfway through|reread|devoured|picked up) (?:the |a |another )?(?:new |last |first |\
    second )?(?:[A-Z][\w'’]+ )?(?:novel|memoir|biography|trilogy|chapter|paperback|hardback|ishiguro|austen|tolstoy|le guin|murakami|\
    atwood|dickens) ~ read (?:on|in|until|till|past|for|all|half|another|three|two) ~ \
    (?:two|three|four|five|\d+) (?:novels|books|chapters|pages) ~ from the library ~ library (?:card|fine|book) ~ \
    book ?(?:club|shop|shelf|mark) ~ second-?hand book\w* ~ kindle ~ page[- ]turner ~ \
    (?:in|within) (?:one|two|three|four|five|a) (?:nights?|days?|sittings?)(?= |$|,|\.)
  = 《[^》]{1,20}》.{0,4}读|读(?:完|了|到).{0,4}《|坐过了?站.{0,6}书|看书|在读|借了.{0,6}(?:小说|书)|新作|书店|睡前.{0,4}(?:读|翻)|翻完|\
    一口气读
family (+)
  (?:called|rang|phoned|facetimed|visited) (?:my )?(?:mum|mom|dad|nan|gran|grandma|grandad|parents|sister|brother|folks) ~ \
    took (?:my )?(?:mum|mom|dad|nan|gran|grandma|grandad|parents) (?:to|for|out) ~ \
    (?:flew|drove|went|travelled) (?:home|back)(?: \w+){0,3} (?:for|to see) (?:my )?(?:mum|mom|dad|nan|parents|sister|brother|family|\
    birthday) ~ whole family ~ sunday (?:lunch|roast|dinner) (?:at|with) ~ family (?:dinner|lunch|reunion|group chat|holiday|video call)
  = 跟(?:我)?(?:老)?(?:妈|爸|爸妈|姐|妹|弟|哥|奶奶|外婆).{0,4}(?:打|聊|视频|通).{0,6}(?:电话|小时|视频)?|\
    带(?:我)?(?:老)?(?:爸|妈|爸妈|奶奶|爷爷|外婆|姥姥).{0,2}(?:去|看|做|吃)|(?:飞|开车|坐车|赶)回家.{0,4}(?:给|看|陪)|给全家|\
    全家(?:人)?.{0,4}(?:一起|做|吃|拍)|家庭群|团圆|回娘家
delay (+)
  (?:wrote|did|finished|started|packed) (?:\w+ ){0,5}(?:the night before|an hour before|at the last minute|at midnight before|\
    hours before) ~ still haven['’]?t (?:\w+) ~ (?:pushed|moved|bumped) (?:the|my|it|that) (?:\w+ ){0,3}(?:to|until|till) (?:next|monday|\
    tomorrow|after) ~ started packing (?:an|two|half an) hours? before ~ (?:asked|begged) for more time ~ \
    (?:unopened|unanswered) (?:letters?|emails?|post) ~ (?:ignored|snoozed) the reminder ~ keep (?:meaning|forgetting) to ~ \
    one more episode (?:first|before)
  = (?:前一晚|头天晚上|当天早上|前一小时|前半小时|最后一天|最后一晚)才|又往后(?:约|推|挪|拖)|才(?:开始)?(?:写|收拾|动手|准备|复习|报税)|\
    改天再|过两天再|再说吧|一直没(?:去|弄|办|写|回|交)|压了.{0,4}(?:天|周|个月)
temper (+)
  snapped at ~ (?:yelled|shouted|swore|screamed) (?:at|down) ~ had a (?:row|shouting match|go at|fight|screaming match) ~ \
    (?:i|totally|completely) lost it ~ lost my (?:temper|rag|cool|patience) ~ slammed (?:the|a|my) ~ hung up on ~ leaned on the horn ~ \
    stormed (?:out|off) ~ (?:furious|fuming|livid|raging) ~ blew up at ~ threw (?:my|the) (?:phone|controller|remote|pen|racket) ~ road rage
  = 吼了?|骂(?:了|人|起来)|吵(?:起来|了一架|架)|干了?一架|摔(?:了|门|东西|手机)|发(?:了|脾气|火|飙)|拍(?:了)?.{0,2}(?:桌子|喇叭)|\
    火(?:冒三丈|大)|气炸|没忍住.{0,6}(?:怼|骂|吼|说)|怼(?:了|回去)
photo (+)
  (?:nikon|leica|pentax|fujifilm|hasselblad|rolleiflex|polaroid|dslr|mirrorless|tripod|lens(?:es)?|darkroom|lightroom|long exposure|\
    golden hour|contact sheets?) ~ rolls? of film ~ developed (?:two|three|a|the|some) (?:rolls?|negatives?) ~ waiting for the light ~ \
    (?:sold|hung|framed) (?:a|my|two|the) (?:print|prints|shot)
  = 胶卷|胶片|冲(?:了|洗).{0,4}卷|相机|等光|镜头|三脚架|暗房|修图|出片|蓝调时刻|快门|拍(?:了|到).{0,6}(?:日出|日落|星轨|街景|鸟)|影展|底片|\
    洗(?:了|出来).{0,4}照片
garden (+)
  repott?(?:ed|ing) ~ (?:tomato(?:es)?|courgettes?|runner beans|seedlings?|kale|carrots|dahlias|sweet peas|roses|chillies|\
    strawberries) (?:\w+ ){0,3}(?:set fruit|came up|sprouted|flowered|are out|seed|from the) ~ weed(?:ed|ing) ~ raised beds? ~ \
    cuttings? from ~ sow(?:ed|n|ing) ~ allotment ~ compost\w* ~ picked the (?:first|last) ~ prun(?:ed|ing) ~ mulch\w* ~ greenhouse ~ \
    seed (?:packets?|swap|catalogue) ~ bulbs ~ trowel ~ slugs ate ~ deadhead\w*
  = 换了?盆|扦插|生根|拔(?:了|草).{0,6}草?|发芽|育苗|播种|浇(?:花|水|菜)|施肥|结果了|开花|多肉|绣球|月季|番茄(?:终于)?红|菜地|菜园|\
    阳台.{0,6}(?:种|番茄|辣椒|薄荷)|剪枝|堆肥|松土
list (+)
  (?:spreadsheet|itinerary) (?:for|of|with) ~ colou?r-coded ~ packing list ~ labell?ed (?:every|all|each|the) ~ bullet journal ~ planner ~ \
    alphabeti[sz]ed ~ (?:hour by hour|minute by minute) ~ gantt ~ scheduled (?:every|all|each) ~ post-?its? ~ trello board ~ \
    planned (?:every|all|each|our meals|the week)
  = 列了?(?:个|张|份)?.{0,4}(?:表|清单|单子)|行李清单|分了?(?:类|颜色)|贴(?:了|上)?标签|按.{0,4}(?:小时|颜色|日期|类别).{0,4}(?:列|排|放)|\
    日程|做(?:了)?(?:攻略|计划表|规划)|手账|甘特图|提前.{0,6}(?:写好|排好|列好|定好)
cook (+)
  from scratch ~ (?:made|cooked|roasted|braised|grilled|stewed|simmered|fried) (?:a |an |some |my |the |us )?(?:big |huge |\
    proper )?(?:ramen|biryani|curry|risotto|stew|lasagne|lasagna|paella|dumplings|soup|chilli|stir[- ]fry|pasta|noodles|roast|pho|kimchi|\
    tagine|gumbo|chicken|lamb) ~ new recipe ~ (?:recipe|cook)book ~ slow cooker ~ cast[- ]iron ~ batch cook\w* ~ meal prep\w*
  = 炖(?:了|一锅)|红烧|包(?:了|饺子|馄饨)|煲(?:了|汤)|炒了|卤了|做了.{0,4}(?:顿|道|桌|锅|菜|饭)|新菜|菜谱|掌勺|熬(?:了|汤|粥)|腌(?:了|制)
bake (+)
  sourdough ~ croissants? ~ rye starter ~ starter (?:doubled|is|has|died) ~ loaf ~ loaves ~ \
    (?:made|iced|frosted) (?:a |an |two |some )?(?:\w+ )?(?:cake|cupcakes|brownies|scones|muffins|macarons|pie|tart|bread|focaccia|brioche|\
    cookies|biscuits) ~ proving ~ proofing ~ kneaded ~ (?:bread|cake) tins? ~ stand mixer
  = 欧包|可颂|起酥|酸种|面团|揉(?:了|面)|和面机|烤箱|戚风|蛋挞|吐司|曲奇|司康|发酵|裱花|做了.{0,4}(?:蛋糕|面包|饼干|披萨)|贝果|马卡龙
game (+)
  (?:stayed|been) up (?:\w+ ){0,3}playing ~ (?:raid|guild|clan|squad) (?:group|night|boss|leader|finally|wiped) ~ \
    (?:beat|killed) the (?:last|final) boss ~ preordered ~ (?:zelda|baldur['’]?s gate|elden ring|stardew|diablo|civ|civilization|fortnite|\
    valorant|minecraft|overwatch|warzone|animal crossing|skyrim|cyberpunk|hades|dark souls) ~ dlc ~ speed ?run\w* ~ \
    (?:new )?(?:ps5|xbox|steam deck|switch|gpu|graphics card) ~ platinum trophy ~ ranked
  = 通关|首领|副本|开黑|上分|段位|塞尔达|老头环|原神|王者|吃鸡|排位|氪金|抽卡|打(?:到|游戏).{0,4}凌晨|steam|switch|ps5|\
    玩到.{0,4}(?:凌晨|三点|两点|天亮)|联机|团本
coffee (+)
  grinder ~ (?:ethiopian|kenyan|colombian) (?:natural|washed|beans?) ~ roaster(?:y|ies|s) ~ espresso ~ flat whites? ~ cortado ~ \
    gooseneck kettle ~ aeropress ~ v60 ~ chemex ~ moka pot ~ cold brew ~ latte art ~ barista ~ caffeine
  = 磨豆|埃塞|日晒|水洗|意式|手冲|浓缩|拉花|摩卡壶|挂耳|豆子|烘豆|澳白|冷萃|冰美式|咖啡因
guitar (+)
  telecaster ~ stratocaster ~ fender ~ gibson ~ restrung ~ (?:guitar|bass) strings? ~ scales? on ~ \
    (?:learned|learnt|nailed) (?:the|a) (?:solo|riff|chord) ~ fingerpick\w* ~ barre chords? ~ open mic ~ fretboard ~ capo ~ pedalboard
  = 吉他|琴弦|换了?.{0,3}弦|扒(?:带|谱|歌)|指弹|和弦|独奏|开放麦|弹唱|效果器|拨片
invest (+)
  (?:bought|sold|added to|trimmed|held) (?:\w+ ){0,4}(?:shares?|stocks?|etfs?|position|bonds?) ~ \
    (?:earnings|quarterly) (?:report|call|season) ~ portfolio ~ brokerage ~ (?:nasdaq|s&p|ftse|dow)
  = 加仓|减仓|建仓|清仓|抄底|割肉|止损|止盈|涨停|跌停|持仓|财报|定投|换个?仓|红利|两手|[一二三四五]个点|股价|开户|打新|茅台(?!酒)
overtime (+)
  (?:left|leaving|out of) (?:the )?(?:office|work|lab|shop) (?:at|past|after) (?:nine|ten|eleven|midnight|\d+) ~ \
    called (?:back )?in(?:to work)? on (?:saturday|sunday|my day off) ~ (?:dinner|supper|pizza) at my desk
  = 才离开公司|才(?:下班|到家|收工)|被叫回(?:去|公司)|在公司(?:吃的?晚饭|过夜|通宵)|周[六日末].{0,6}(?:改方案|改稿|赶|回公司)|打车回家都
delay (+)
  (?:started|filed|finished|submitted|wrote|packed|booked) .{0,30}(?:hours?|minutes?|day) before (?:it|the|my|leaving|we|flight|class) ~ \
    at 11[:.]\d\d ?p\.?m\.? ~ on the (?:very )?last (?:day|night|minute)
  = 最后一(?:晚|天|刻|夜)|催了?才|拖到|一拖再拖|(?:前|头)一晚.{0,6}(?:赶|才)|ddl
late (+)
  (?:got|get|arriv\w+|show\w* up|turn\w* up) .{0,30}(?:minutes?|hours?|an hour|half an hour) (?:late|after) ~ \
    left (?:the house|home) (?:too )?late
  = 晚到|又迟到
temper (+)
  got into it with ~ (?:yelled|shouted|screamed) at each other ~ hung up on ~ (?:fight|argument|row) with (?:my|him|her)
  = 吵起来|闹了一场|大吵|吵了一架|气得我?摔|翻脸|冷战|顶嘴|又跟.{1,6}(?:吵|闹|杠)
volunteer (+)
  served (?:breakfast|lunch|dinner|meals|soup|food) at ~ food (?:bank|pantry) ~ (?:helped|help) build .{0,20}(?:habitat|ramp|homes?) ~ \
    soup kitchen
  = 给老人(?:剪|理发|送饭|读)|第.次献血|铲屎|救助站|支教|义卖
opera (+)
  libretti
  = 听了?.{0,6}(?:段|折|出)(?:戏|《)|唱了?(?:一|两)?(?:段|嗓子)|戏(?:匣子|台子|瘾|词|服|妆)|\
    《(?:锁麟囊|空城计|定军山|天仙配|女驸马|穆桂英|花木兰|朝阳沟|红灯记|沙家浜|智取威虎山|铡美案|牡丹亭|西厢记|梁祝|白蛇传)[^》]{0,6}》|\
    样板戏|梆子|吕剧|河北梆子|沪剧|锡剧|淮剧|老旦|小生|丑角|票友会|拉二胡|京胡|板胡|唱念做打
calligraphy (+)
  brushwork
  = 练(?:了)?.{0,4}(?:毛笔|字|帖)|写了?.{0,6}(?:副|幅|张|篇).{0,3}(?:字|对联|春联|扇面|小楷)|小楷|大楷|魏碑|瘦金|九成宫|多宝塔|曹全碑|\
    圣教序|笔墨|文房|落款|盖章|书协|书画
teach (+)
  tutoring session
  = 给.{1,8}(?:讲|补|辅导|上)(?:了|过)?.{0,4}(?:课|题|作文|数学|语文|英语|古诗|物理|功课)|批(?:改)?(?:作文|作业)|\
    教.{1,6}(?:认字|识字|写字|写作文|背诗|用手机|用微信|下棋|拉琴|做面|和面)|带(?:了)?.{0,3}(?:学生|孙子|徒弟|新人).{0,6}(?:读|写|背|学|练)
`
