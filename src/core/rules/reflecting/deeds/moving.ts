/** What people do outdoors and with their hands: deeds, places, tools and what comes of it. */
export const moving = String.raw`
swim
  dips? (?:in|at|this|today|before|after|off|on|yesterday) ~
    (?:cold|second|first|third|early|quick|morning|freezing|sea|ice|winter|two|three|four|five|six|\d+)
    dips? ~ (?:in|into) the (?:water|sea|lake|river|loch|tarn|lido|pool|ocean|surf|waves|bay|quarry)(?!
    (?:view|front|shop|cooler|bottle|bill|table|meter)) &
    !(?:dropped|drop|fell|throw|threw|phone|keys|ball|swore|fish|line|boat|cruise|kayak|lost) ~
    (?:went|going|got|go|gone|get|getting|been) in (?:at|off|the
    (?:sea|lake|river|lido|tarn|loch|water|pool)) ~ water (?:was|is|were|at|temperature)(?: \w+)?
    (?:\d+|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:degrees|c\b) ~ swim(?:s|mer|mers|ming)? ~
    swam ~ (?:lengths|laps|widths) (?:of|at|in|before|after|this|today|tonight|and|done|down) ~
    (?:did|done|do|managed) (?:my |the )?(?:\d+|twenty|thirty|forty|fifty|sixty|eighty|a hundred)
    (?:lengths|laps) ~ lido ~ (?:outdoor|open.?air|swimming|council|leisure) (?:pool|baths|centre pool) ~
    (?:the )?pool (?:at|before|opened|was|opens|closed) & !(?:table|car|hotel|villa|house|flat|condo) ~
    tarn & (?:water|cold|sunrise|costume|dip|towel|degrees|dry|girls|froze|freezing|ice) ~
    (?:dry|wet|rinsed?|hung) (?:my |the )?(?:costume|cossie|trunks|swimsuit|bathers|togs|goggles) ~
    (?:costume|cossie|trunks|togs|bathers|wetsuit|goggles|swim cap|dry ?robe|tow float) ~ front crawl ~
    breast ?stroke ~ backstroke ~ tumble turns? ~ chlorine ~ afterdrop ~ (?:cant|couldnt) feel my
    (?:toes|feet|fingers) & (?:water|in at|dip|tarn|sea|lake) ~ lips (?:went|gone|go|were|have gone|have
    only gone) blue
  = 游泳 ~ 游了 ~ 游完 ~ 游到 ~ 去游 ~ 下水 & !下水道 ~ 泳(?:池|衣|镜|帽|裤|馆|圈|道) ~ 蛙泳 ~ 自由泳 ~ 仰泳 ~ 冬泳 ~ 换气 ~ 江里 & (?:泡|扑|下|游)
    ~ 水温 & 度 ~ 池子里 ~ 打水腿 ~ 憋气
run
  (?:went|go|going|been|came back from|back from|did|done) (?:for |on )?(?:a|my|an?other|an easy|the)
    (?:\w+ )?(?:run|jog|5k|10k|parkrun)(?! of| in the stock| to the (?:shop|tip|airport|store)) ~ park
    ?run ~ jog(?:s|ged|ging)? ~ half marathon ~ marathon & !(?:netflix|film|movie|series|binge|tv|meeting)
    ~ (?:ran|run|running) (?:\w+ )?(?:\d+|five|six|seven|eight|ten|twelve|fifteen|twenty)(?:\.\d)?
    ?(?:k|km|kilomet\w+|miles?) ~ (?:\d+)k (?:along|round|before|after|this|in the|today|in under|pb) &
    !(?:salary|pounds|quid|followers|a year) ~ running (?:shoes|club|group|watch|route) ~ strava ~ couch
    to 5k ~ intervals ~ (?:tempo|long|easy|recovery|hill) run ~ shin splints ~ (?:ran|run|running)
    (?:along|round|around|by|up|before|after) (?:the
    )?(?:river|canal|park|lake|towpath|seafront|reservoir|beach|block|hill|work|breakfast|sunrise|dawn) ~
    new pb ~ personal best ~ laces? & (?:miles|km|run)
  = 晨跑 ~ 夜跑 ~ 慢跑 ~ 跑步 ~ 跑(?:了|完|到)?.{0,4}(?:公里|圈|千米) ~ [五六七八十]公里 & (?:跑|配速|膝) ~ 配速 ~ 半马 ~ 全马 ~ 马拉松 ~ 跑团 ~
    跑鞋 ~ 操场.{0,4}圈 ~ 江边跑 ~ 刷圈 ~ 间歇跑
cycle
  (?:rode|ride|riding|cycled|cycling|biked|biking|pedalled|pedaled|out on the bike|on (?:my|the) bike) &
    !(?:motor|horse|bus|taxi|lift|train|scooter|exercise bike) ~ (?:bike|cycle)
    (?:ride|club|shop|path|tour|race) ~ (?:punctures?|derailleur|inner tube|saddle
    sore|lycra|peloton|headwind|chainring|panniers?|sportive|bib shorts|clipless|cassette) ~ \d+
    ?(?:k|km|miles) (?:on the bike|in the saddle)
  = 骑行 ~ 骑车 ~ 骑了 & !(?:马|摩托|电动) ~ 骑到 ~ 夜骑 ~ 环湖 & (?:骑|圈) ~ 公路车 ~ 山地车 ~ 爬坡 & 骑 ~ 骑友 ~ 码表 ~ 补胎 ~ 单车 &
    (?:公里|圈|骑)
gym
  gym & !(?:climbing gym|jim) & (?:went|go|going|been|hit|at the|from the|after|before|session|back
    from|in the|to the|membership|hour) ~ deadlift\w* ~ squats? ~ squatted ~ bench.?press\w* ~ benched ~
    dumbbells? ~ barbell ~ kettlebells? ~ leg day ~ (?:press|push|pull).?ups ~ reps ~ sets of ~ spin class
    ~ crossfit ~ hiit ~ treadmill ~ rowing machine ~ personal trainer ~ lifted \d+ ~ work(?:ed|ing)? out ~
    workouts? ~ body ?pump ~ circuits ~ plank for
  = 健身 ~ 撸铁 ~ 深蹲 ~ 卧推 ~ 硬拉 ~ 哑铃 ~ 杠铃 ~ 练(?:腿|背|胸|肩|臀) ~ 俯卧撑 ~ 引体 ~ 私教 ~ 跑步机 ~ 椭圆机 ~ 动感单车 ~ 平板支撑 ~ 举铁 ~ 健身房
yoga
  yoga ~ pilates ~ downward dog ~ sun salutations? ~ headstand ~ savasana ~ (?:yoga|my|rolled out the|the)
    mat & (?:stretch\w*|breath\w*|pose|class|morning|teacher|unroll\w*) ~ meditat\w+ ~ headspace ~
    mindfulness ~ breathing exercises ~ (?:ten|twenty|thirty|\d+) minutes (?:of )?(?:sitting
    still|silence|breathing|on the cushion)
  = 瑜伽 ~ 普拉提 ~ 冥想 ~ 打坐 ~ 静坐 ~ 正念 ~ 下犬 ~ 拜日 ~ 倒立 & (?:墙|练|垫) ~ 盘腿 ~ 站桩
ball
  (?:tennis|badminton|football|footie|soccer|basketball|volleyball|squash|padel|pickleball|ping.?pong|\
    table
    tennis|hockey|rugby|cricket|netball|golf|bowls|bowling|snooker|darts|softball|baseball|five.a.side|\
    hoops) &
    (?:play\w*|game|match|won|lost|lose|beat|scored|court|club|training|practice|league|after|before|\
    lesson|with|pitch|round
    of|team|knee|ankle|racket|saturday|sunday|monday|tuesday|wednesday|thursday|friday|tonight|night|\
    lads|girls) & !(?:watch\w*|on tv|telly|son|daughter|his|her|husband|boyfriend|highlights|final on) ~
    (?:shuttlecock|backhand|forehand|penalty|hat.?trick|free throws?|layup|three.pointer|driving
    range|nine holes|eighteen holes|my serve|my handicap|tie.?break|smash(?:ed)? it over the net)
  = (?:打|练|约|踢|玩)(?:了|完|着)?.{0,5}(?:羽毛球|篮球|网球|乒乓球?|台球|排球|高尔夫|保龄球|球|足球) & !(?:球赛直播|看球|雪球|水球|儿子|女儿) ~ 踢球 ~
    球场 ~ 球拍 ~ 反手 ~ 杀球 ~ 投篮 ~ 三分球 ~ 单打 ~ 双打 ~ 球友 ~ 进(?:了)?.{0,2}球 & 我 ~ 球馆
climb
  (?:boulder\w*|climbing (?:wall|gym|centre|shoes)|belay\w*|chalk bag|overhang|sent (?:my|a|the)
    (?:v\d|\d[abc]|project|blue|red|purple)|v[0-9]|forearms|top.?rope|lead climb\w*|crag|harness)
  = 攀岩 ~ 抱石 ~ 岩(?:馆|点|壁|鞋) ~ 镁粉 ~ 主绳 ~ 野攀
hike (outdoors): *go on long walks and *hike in the hills / 爬山徒步登山
  hik(?:e|ed|es|ing|ers?) ~ tramp(?:ed|ing)? & (?:track|hut|hours|km|bush|boots) ~ trek(?:k?ed|k?ing)? ~
    (?:walked|walking|did|done|do|tramped|finished|completed|started) (?:the |a |part of the |some of the
    |another (?:bit|stretch) of the )?(?:\w+
    ){0,3}(?:track|trail|way|path|ridge|loop|circuit|round|incline|traverse|coast
    path|fells?|munros?|wainwrights?|moors?|downs|dales|peaks?|glen|canyon|gorge|tops) & !(?:way
    (?:home|back|there|to work|out|in|round the shops)|fast track|one way|that way|this way|the same
    way|no way|train|race ?track) ~
    (?:walked|walk|walking|went|hike|climbed|got|slogged|scrambled|headed|been|wandered|trudged|puffed|\
    made it|marched) (?:all the way )?(?:up|over|round|along|across) (?:to )?(?:the )?(?:\w+
    ){0,3}(?:hills?|mountains?|mount|mt|peaks?|summit|fell|ridge|moor|cliffs?|pike|ben|volcano|crags?|\
    tor|pass|saddle|downs|dunes|headland|glacier|beacon|trig|tops?|coast path|reservoir) &
    !(?:steps|stairs) ~ (?:up|down|over|along|on) (?:the |mount |mt )\w+
    (?:hills?|ridge|peaks?|track|trail|way|path|pike|tops) ~ (?:up|climbed|summited|down from)
    (?:mount|mt|ben|pen|cerro|monte) \w+ ~
    (?:\d+|six|seven|eight|nine|ten|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty)(?:
    and a half)?(?: |-)?(?:km|k|kilomet\w+|miles?|milers?) & (?:on
    foot|walk\w*|boots|hills?|track|trail|muddy|mud|knees|legs|incline|ridge|path|coast|sandwich|rain|\
    flask|thermos|map|up|views?|moor|loop|sunday) &
    !(?:drove|drive|commute|bike|bicycle|cycle|ran|run|car|salary|clock|parkrun|pub quiz) ~
    (?:walking|hiking|muddy|my|broke in the|new) boots & !(?:football|wellington|ski|kick\w*|car) &
    (?:mud\w*|blister\w*|trail|track|walk\w*|hill\w*|miles|wet|soaked|path|mountain|worn|up|broke|dubbin|\
    wax\w*) ~ (?:trig point|cairn|scree|switchbacks|summit sandwich|trailhead|waymarks?|ordnance survey|os
    map|walking poles|trekking poles|bothy|ramblers?|rambling club|rucksack and|camelbak|blisters? on
    (?:both|my) heels?|gaiters|mountain hut) ~ long walks? ~ (?:six|five|four|seven|eight|three|two)
    hours? (?:on foot|of walking|walk|on the hill|uphill|up) ~ (?:walk|wander|ramble|stroll|yomp)
    (?:in|through|over|up|along|round) the
    (?:woods|hills|forest|moors?|fields|mountains|gorge|cliffs|valley|downs|peaks|dales|bush|canyon|\
    reserve|nature reserve|national park) ~ mud (?:to|up to) (?:the|my) (?:knees?|ankles|shins)
  = 爬(?:了|完|到|去|上|过|一)?.{0,6}(?:山|峰|岭|顶|岳麓|泰山|华山|黄山|香山|白云山|紫金山|莲花山|梧桐山|长城|野山|野长城) & !(?:爬山虎|爬到一半坐) ~
    登(?:山|顶|高) ~ 徒步 ~ 山(?:顶|脊|腰|路|脚下|上.{0,4}风) & (?:走|爬|上|风|腿|看|喘|小时|吹|石阶|下来) ~
    (?:岳麓|泰|华|黄|香|紫金|白云|梧桐|莲花|凤凰|龙泉|缙云|南|老|西|北)山 & (?:去|爬|上|走|下来|路|门) & !(?:旅行社|票|南山区) ~ 穿越 &
    (?:公里|线|小时|野) ~ 驴友 ~ 登山(?:杖|鞋|包) ~ 野路 ~ 垭口 ~ 海拔 & 米 ~ 古道 & 走 ~ 走了.{0,5}(?:十|二十|三十|[1-3]\d).{0,2}公里 ~
    观景台 & (?:上|爬|走) ~ 石阶 & (?:爬|走|腿) ~ 索道 & 没坐
walk
  (?:went|go|going|been|came back from|took) (?:for |on |out for )?(?:a|my|our|another|the) (?:\w+
    )?(?:walk|stroll|wander|ramble) & !(?:dog|duke) ~ walked (?:home|to work|into town|all the way|the
    long way|round the (?:lake|park|block|reservoir)|along the
    (?:river|canal|beach|front|seafront|towpath)) ~ (?:\d+)(?:,\d+|k)? steps & !(?:behind|ahead) ~ got off
    (?:a|one|two|three) stops? early ~ walk\w* (?:track|trail)
  = 散步 ~ 溜达 ~ 遛弯 ~ 走(?:了|完).{0,4}(?:圈|万步|千步|公里) ~ 绕着?.{0,6}走 ~ 万步 ~ 走路(?:回|上班|去) ~ 早下.{0,2}站走
camp
  (?:fish|fishing|fished|angling|angler) & !(?:supper|finger|and chips|fish
    ?cake|tank|pie|pescatarian|eating|eat|shop|market|phishing) &
    (?:went|go|going|been|rod|river|lake|pier|boat|caught|bank|pond|reservoir|canal|sat|line|bait|dawn|\
    saturday|sunday|trip|fly|club|tackle|hours|carp|trout|bass|walleye|pike) ~
    (?:caught|landed|hooked|lost|netted|reeled in) (?:a|an|two|three|four|one|nothing|my biggest|the)
    (?:\w+
    ){0,3}(?:trout|carp|perch|pike|walleye|bass|salmon|mackerel|cod|tench|bream|roach|zander|catfish|\
    crappie|bluegill|snapper|one|fish|pounder)(?! on tv) ~ (?:not a|no|nothing but|without a|hardly a)
    (?:bites?|nibbles?) ~ (?:maggots|bait|waders|reel|float|landing net|tackle (?:box|shop)|fly
    rod|lures?|my rods?|the rods|groundbait|ice hut) & !(?:reel of|instagram|click|float my|reels)
  = 钓(?!鱼执法|鱼网站|系) ~ 鱼竿 ~ 根竿 ~ 竿子 ~ 鱼(?:漂|饵|护|钩|情) ~ 打窝 ~ 空军 & (?:鱼|竿|天|又) ~ 上(?:了)?鱼 ~ 没上鱼 ~ 上钩 ~ 咬钩 ~ 路亚
    ~ 野钓 ~ (?:水库|河边|水边|塘边|江边|湖边)[^,，]{0,6}坐 ~ 坐[^,，]{0,4}(?:水库|河边|水边|江边) ~ 草鱼 & 斤 & 收获 ~ 鲫鱼 & 条 &
    !(?:买|菜市场|超市) ~ 翘嘴
taichi
  tai ?chi ~ qi ?gong ~ push hands ~ (?:sword|fan) form ~ twenty.?four (?:step )?form
  = 太极 ~ 打拳 ~ (?:打|练)(?:了|完)?.{0,4}(?:套|趟|遍)拳? & !(?:键|字|牌|车) ~ 拳(?:都)?打 ~ 云手 ~ 二十四式 ~ 八段锦 ~ 推手 ~ 五禽戏 ~ 舞剑
    ~ 晨练 ~ 太极剑 ~ 甩手操 ~ 气功
dance
  (?:salsa|tango|ballet|ballroom|swing|zumba|tap|bachata|ceilidh|line|barn|contemporary|hip.?hop|folk|\
    morris|lindy|irish) ?(?:danc\w+|class|night|lesson|practice|social) ~ danc(?:e|ing|ed)
    (?:class|lesson|practice|rehearsal|school|partner|shoes|show|till|until|all|in|with|recital) ~ milonga
    ~ zumba ~ barre ~ pirouettes? ~ foxtrot ~ choreograph\w+
  = 跳舞 ~ 广场舞 ~ 街舞 ~ 舞(?:蹈|鞋|伴|步|团|室|队) ~ 拉丁 ~ 探戈 ~ 芭蕾 ~ 国标 ~ 交谊舞 ~ 跳了.{0,4}(?:舞|支|曲|小时) ~ 扭秧歌 ~ 民族舞
fight
  (?:karate|judo|boxing|kickbox\w+|muay thai|jiu.?jitsu|bjj|mma|taekwondo|aikido|kendo|fencing|krav
    maga|capoeira) & !(?:watch\w*|tv|on the telly|ufc|boxing day) ~ dojo ~ spar(?:red|ring) ~
    (?:black|brown|blue|purple|green|yellow) belt ~ heavy bag ~ hand wraps ~ grading
  = 拳击 ~ 散打 ~ 柔道 ~ 柔术 ~ 跆拳道 ~ 空手道 ~ 击剑 ~ 沙袋 ~ 拳馆 ~ 道馆 ~ 对练 ~ 武术 ~ 泰拳 ~ 咏春
ski
  (?:ski|skied|skiing|snowboard\w*|slopes|piste|powder day|chairlift|black run|skat(?:e|ed|ing)|ice
    rink|surf(?:ed|ing)|surfboard|kayak\w*|canoe\w*|paddle ?board\w*|sailing|sailed|regatta|rowed|rowing
    club|wind ?surf\w*|kite ?surf\w*|scuba|snorkel\w*|div(?:e|ing) (?:trip|club|course))
  = 滑雪 ~ 滑冰 ~ 雪(?:场|道|板|具) ~ 单板 ~ 双板 ~ 冲浪 ~ 桨板 ~ 皮划艇 ~ 划船 ~ 潜水 ~ 浮潜 ~ 帆船 ~ 轮滑 ~ 滑板 ~ 龙舟
horse
  (?:hacked out|hacking|mucked? out|mucking
    out|canter\w*|gallop\w*|bridle|stirrups?|stables?|livery|paddock|dressage|riding
    (?:lesson|school|hat)|pony|my mare|the mare|gelding) & !(?:stable job)
  = 骑马 ~ 马术 ~ 马场 ~ 马厩 ~ 马鞍 ~ 缰绳
bird
  (?:birding|bird ?watch\w*|binoculars|twitch\w+|bird hide|life list|dawn chorus|rspb) ~
    (?:saw|spotted|heard|seen|counted|ticked|watched|photographed|logged) (?:a|an|two|three|the|my
    first|some|four|nine|\d+) (?:\w+
    ){0,3}(?:kingfishers?|herons?|ospreys?|kestrels?|owls?|goldcrests?|waxwings?|lapwings?|egrets?|\
    kites?|buzzards?|woodpeckers?|bullfinch\w*|goldfinch\w*|warblers?|swifts?|swallows?|curlews?|\
    puffins?|nightjars?|cranes?|redwings?|wrens?|avocets?|terns?|harriers?|peregrines?|hummingbirds?|tui|\
    kea)
  = 观鸟 ~ 看鸟 ~ 拍鸟 ~ 鸟友 ~ 鸟种 ~ 望远镜 & (?:鸟|只|湿地|林子) ~ (?:白鹭|翠鸟|戴胜|夜鹭|红隼|伯劳|啄木鸟|猫头鹰|黑脸琵鹭|丹顶鹤|苇莺|鸳鸯|雀鹰|柳莺|山雀) &
    (?:看|拍|只|见|听|飞)
stars
  telescope ~ eyepiece ~ (?:saturn|jupiter|orion|perseids?|andromeda|milky way|pleiades|nebula|comet|lunar
    eclipse|meteor\w*|craters) & !(?:nasa|film|project) ~ stargaz\w+ ~ astronomy (?:club|society|night)
  = 望远镜 & (?:月|星|云) ~ 土星 ~ 木星 ~ 流星 ~ 银河 ~ 星云 ~ 观星 ~ 赤道仪 ~ 环形山 ~ 英仙座 ~ 猎户 ~ 追星 & 望远
garden
  (?:allotment|greenhouse|seedlings?|repott?\w*|prun(?:e|ed|ing)|compost\w*|weeding|weeded|mulch\w*|\
    dead.?head\w*|secateurs|trowel|raised beds?|seed
    (?:packets?|trays?|potatoes|catalogue)|potting|aphids|slugs|windowsill pots|hanging
    baskets?|trellis|dahlias|sweet ?peas|runner beans|courgettes?|hydrangeas?|tulip bulbs|bulbs
    in|cuttings|monstera|succulents|germinat\w*|geraniums|fuchsias|potted (?:on|up)) & !(?:ate
    at|restaurant|he grows|she grows|salad|soup) ~ (?:planted|sowed|sown|dug|watered|transplanted|pricked
    out|harvested|picked) (?:out |up |over |in |my |the |some |a |another |two |three |first |row of
    )*(?:\w+
    )?(?:beans|peas|tomato(?:es)?|potatoes|carrots|garlic|onions|roses?|bulbs|seeds|herbs|basil|\
    chill?ies|lettuces?|strawberries|tulips|daffodils|borders?|beds?|tree|shrubs?|plants?|flowers|garlic|\
    kale|beetroot|rhubarb|sunflowers|lavender|veg|courgettes|cucumbers|raspberries|plot|patch) ~
    (?:my|the) (?:tomato(?:es)?|roses|orchids?|veg(?:etable)?
    patch|ferns?|chillies|basil|plot|lawn|borders|peonies|cucumbers)
    (?:are|is|have|has|came|finally|flowered|sprouted|need|died|got)
  = 种(?:了|下|的|上)?.{0,6}(?:花|菜|番茄|辣椒|月季|绣球|茄子|黄瓜|豆角|草莓|薄荷|多肉|绿萝|树|葱|蒜|香菜|西红柿) ~ 浇(?:花|水|菜) ~ 发芽 ~ 育苗 ~ 播种 ~
    换盆 ~ 扦插 ~ 施肥 ~ 修枝 ~ 剪枝 ~ 松土 ~ 拔草 ~ 除草 ~ 花苞 ~ 开花了 ~ 月季 ~ 绣球 ~ 多肉 ~ 菜地 ~ 菜园 ~ 花盆 & (?:种|土|苗|换) ~ 阳台 &
    (?:番茄|辣椒|苗|花开|草莓|薄荷|种) ~ 堆肥 ~ 蚜虫 ~ 君子兰 ~ 兰花
repair
  (?:fixed|repaired|mended|soldered|rewired|unblocked|bled|replaced|rehung|regrouted|resealed|patched(?:
    up)?|glued|tightened|rebuilt|took apart|taken apart|stripped down|got .{2,20}
    (?:working|going|running)) (?:up |the |my |her |his |their |our |an? |old |that |it |neighbou?rs |mrs
    \w+s? )*(?:\w+ ){0,2}(?:tap|toilet|cistern|boiler|washing
    machine|dishwasher|kettle|toaster|lamp|radio|clock|watch|bike|chain|gate|fence|door|lock|hinge|shelf|\
    shelves|drawer|chair|table|radiator|gutter|roof|shed|mower|lawnmower|car|engine|brakes?|pump|fuse|\
    plug|socket|wiring|laptop|screen|phone|zip|boots|shoes|pipe|leak|drain|heater|fan|fridge|oven|hob|\
    microwave|vacuum|hoover|printer|tv|amp|window|blind|step|handrail|wheelchair|wheel)
  = 修(?:好|了|理|完|一下)?.{0,6}(?:水管|马桶|灯|门|锁|车|电视|洗衣机|冰箱|电脑|水龙头|收音机|风扇|椅子|桌子|表|自行车|热水器|插座|线路|空调|轮椅|手机|打印机|窗|柜)
    ~
    (?:换|紧|调|焊|拆|装|补|粘|拧)(?:了|上|个|好|下来|一|紧|给|拧)?.{0,8}(?:浮球|灯泡|灯管|水龙头|垫圈|阀|插座|保险丝|门锁|锁芯|合页|刹车|螺丝|轴承|闭门器|\
    开关|水管|轮子|拉链|铰链|滤芯|电池盖) ~ 扳手 ~ 螺丝刀 ~ 钳子 ~ 电烙铁 ~ 修好 ~ 拆(?:下来|开)修 ~ 能用了 & (?:修|换|拆|焊) ~ 不响了 & (?:调|修|拧|扳)
wood
  (?:dovetails?|chisel\w*|sanded|sanding|varnish\w*|lathe|workbench|offcuts|sawdust|joinery|whittl\w+|\
    carv(?:ed|ing) (?:a|the|another)|plan(?:ed|ing)
    (?:the|a|down)|bandsaw|mortise|woodwork\w*|dowels?|glue.?up|linseed|walnut (?:board|slab)|oak
    (?:board|offcut)) & !(?:pumpkin|turkey|roast)
  = 木工 ~ 刨(?:子|木|花) ~ 榫 ~ 凿 ~ 砂纸 ~ 木料 ~ 木屑 ~ 打磨 & (?:木|板|凳) ~ 清漆 ~ 胡桃木 ~
    做(?:了)?(?:把|个|张).{0,4}(?:小板凳|凳子|木盒|书架|桌子)
sew
  (?:knit\w*|crochet\w*|sewing|sewed|sewn|quilt\w*|embroider\w*|cross.?stitch\w*|darn(?:ed|ing)|\
    hemm(?:ed|ing)|yarn|wool shop|skeins?|needles? (?:broke|size)|purl|cast
    (?:on|off)|bobbin|overlocker|cardigan (?:sleeve|pattern|for)|spinning
    wheel|loom|weav(?:ing|ed)|patchwork|stitches (?:dropped|on)|dropped (?:a )?stitch\w*) &
    !(?:chin|head|knee|forehead|hospital|a&e)
  = 织(?:了|毛衣|围巾|完|到|手套|帽) ~ 毛线 ~ 棒针 ~ 钩(?:了|针|织|花|包|完) ~ 缝纫 ~ 刺绣 ~ 绣(?:了|花|完|到) ~ 十字绣 ~ 拼布 ~ 羊毛毡 ~
    做(?:了)?.{0,4}(?:布包|裙子|衣服) & (?:缝|布|线|裁) ~ 手作
pottery
  (?:kiln|glaz(?:e|ed|ing)|pottery|ceramics|clay|bisque|wheel.?thrown|throwing (?:a|bowls|mugs)|threw (?:a
    |my |two |three )?(?:\w+ )?(?:bowls?|mugs?|pots?|vases?)|pinch pot|stoneware|trimming pots)
  = 陶艺 ~ 拉坯 ~ 上釉 ~ 釉 ~ 窑 ~ 泥坯 ~ 修坯 ~ 陶(?:土|杯|碗|泥) ~ 捏(?:了)?.{0,4}(?:杯|碗|罐)
model
  (?:lego|airfix|warhammer|model
    (?:railway|train|ship|plane|kit)s?|miniatures?|gunpla|gundam|sprue|decals|scale
    model|dolls?house|train (?:layout|set)|tamiya|jigsaw (?:of|piece))
  = 乐高 ~ 高达 ~ 拼(?:了|装|好|完).{0,6}(?:模型|积木|高达|航模|船) ~ 手办 ~ 板件 ~ 水贴 ~ 渗线 ~ 喷笔 ~ 军模 ~ 火车模型
gadget
  (?:raspberry pi|arduino|mechanical keyboard|keycaps|switches lubed|home assistant|3d.?print\w*|soldering
    iron|drone|flashed|firmware|home ?lab|smart plugs?|nas|custom rom|oscilloscope)
  = 树莓派 ~ 机械键盘 ~ 键帽 ~ 刷机 ~ 固件 ~ 软路由 ~ (?<![a-z])nas(?![a-z]) ~ 智能家居 ~ 3d打印 ~ 无人机 ~ 开箱 ~ 装机 ~ 理线
car
  (?:carburett?or|spark plugs?|gasket|oil change|changed the oil|brake pads|under the
    (?:bonnet|hood|car)|torque wrench|gearbox|restor\w+ (?:the|an?|my) (?:\w+
    )?(?:car|mini|bike|beetle|vespa|motorbike|landrover|mustang)|classic car|motorbike|motorcycle
    ride|track day|detailing|waxed the (?:car|bike))
  = 机油 ~ 火花塞 ~ 刹车片 ~ 改装 ~ 发动机 ~ 排气 ~ 化油器 ~ 摩旅 ~ 骑摩托 ~ 机车 & (?:骑|擦|改|跑山|保养) ~ 洗车打蜡
brew
  (?:home ?brew\w*|demijohn|airlock|kombucha|scoby|kefir|kimchi (?:jar|batch)|ferment\w*|sauerkraut|sloe
    gin|bottled (?:the|my|a)|hops|cider press|(?:made|making|boiled|bottled|jarred) (?:\w+
    ){0,4}(?:jam|marmalade|chutney|pickles|cordial|preserves|jelly|relish|beer|wine|mead)|jars of
    (?:jam|chutney|pickles?|marmalade|honey))
  = 酿(?:酒|了|米酒|梅酒|葡萄酒) ~ 梅酒 ~ 米酒 ~ 泡(?:了)?.{0,3}(?:酒|菜|萝卜|椒) & !泡酒吧 ~ 腌(?:了|制|萝卜|菜|蛋|肉) ~ 酱缸 ~ 发酵 ~ 酸菜坛 ~
    康普茶 ~ 果酱 & (?:熬|做|装) ~ 做(?:了)?.{0,3}(?:腊肉|香肠|豆瓣酱|酱菜|泡菜|果酱)
collect
  (?:collect(?:ed|ing|ion|s)?|collector) & !(?:parcel|kids|prescription|debt|garbage|bins?|tax|collected
    her|collected him|from school|from the (?:station|airport)) ~
    (?:vinyl|lps|records|stamps?|coins?|tins?|teapots?|postcards|comics|figurines|badges|fountain
    pens|typewriters|radios|snow globes|cameras|watches|first editions|matchbox|pokemon|cards) &
    (?:found|shelf|shelves|rare|missing|mint|add(?:ed)?|bought another|another
    one|set|bid|auction|complete|swapped|number|came home with|picked up)
  = 收藏 ~ 集(?:邮|齐|了) ~ 黑胶 ~ 邮票 ~ 纪念币 ~ 老物件 ~ 绝版 ~ 品相 ~ 手串 ~ 球星卡 ~ 盲盒 ~ 冰箱贴 ~ 胸针 & 枚 ~
    收(?:了|到|来)(?:一)?(?:套|枚|张|本|把|个|台|只).{0,10}(?:老|旧|年代|版|品相|唱片|壶|币|相机|卡)
`
