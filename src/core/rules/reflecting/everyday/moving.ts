/** More words of sport, being outdoors and what is done with one's hands: deeds, tools, places and what comes of it. */
export const moving = String.raw`
run (+)
  park ?run ~ couch to 5k ~ (?:5|10|12|15|20)k(?! (?:quid|pounds|euros?|dollars|salary|a year|followers))(?= |$|,|\.) ~ \
    (?:did|easy|slow|quick|steady|long) (?:an? )?(?:\d+|five|six|eight|ten|twelve) ?(?:k|km|miles?|kilomet\w+) ~ running shoes ~ \
    trainers (?:have|are|with) ~ (?:asics|hoka|saucony|brooks|garmin|strava) ~ half marathon ~ ultra(?:marathon)? ~ \
    (?:tempo|interval|hill|track) (?:run|session|repeats|training) ~ no intervals ~ intervals ~ shin splints? ~ \
    (?:left|right|my|sore) shins? ~ (?:new |beat my |a )?(?:pb|personal best) ~ jogg\w+ ~ sprint(?:s|ed|ing) ~ \
    number for the [\w ]{2,20}half ~ blisters? from the run ~ treadmill ~ laps of the park
  = 跑鞋|配速|公里数|半马|全马|跑步机|跑团|跑道|操场.{0,4}圈|夜跑|晨跑|(?:来回|跑了?|刷了?).{0,3}公里|\
    (?<!骑.{0,6})[五六八十]公里(?!外|远|处)|完赛|心率表|膝盖.{0,4}跑
swim (+)
  goggles ~ (?:the |swimming |leisure )?pool (?:was|is|were|opens|closed|in|at|before|this) ~ at the pool ~ to the pool ~ lido ~ \
    flip turns? ~ tumble turns? ~ front crawl ~ breast ?stroke ~ back ?stroke ~ butterfly stroke ~ freestyle ~ \
    (?:sixty|forty|thirty|twenty|fifty|\d+) (?:laps|lengths) ~ laps (?:this|before|after|in|at) ~ lengths (?:this|before|after|in|at) ~ \
    swim(?:suit|ming costume|cap| cap|s|wear) ~ swimming trunks ~ chlorine ~ wild swim\w* ~ cold water (?:dip|swim) ~ \
    dip in the (?:sea|lake|river) ~ swimming lessons? ~ open water
  = 泳池|泳衣|泳镜|泳帽|蛙泳|自由泳|仰泳|蝶泳|换气|游了.{0,6}(?:圈|米|趟|个来回)|游(?:几|两|三|十)?个?来回|下水游|水里.{0,4}扑腾|冬泳
cycle (+)
  puncture[ds]? ~ derailleur ~ saddle ~ handlebars? ~ (?:bike|cycle) (?:shop|lane|ride|path|helmet|lock|chain) ~ pedall?(?:ed|ing|s)? ~ \
    peloton ~ (?:road|gravel|mountain|racing) bike ~ lycra ~ inner tubes? ~ sportive ~ zwift ~ chainring ~ \
    (?:\d+|forty|fifty|sixty|eighty|hundred) ?(?:k|km|miles|kilomet\w+) (?:ride|on the bike|in the saddle|around the lake) ~ \
    rode (?:to|round|out|the|my|up|along|\d+)
  = 环湖|爬坡|后拨|变速|掉链子|骑了|骑到|骑(?:去|回)|公路车|山地车|骑友|码表|头盔|车胎|补胎|单车|夜骑|骑行服|锁鞋|坐垫疼
gym (+)
  dead-?lifts? ~ squat(?:s|ted|ting)? ~ bench(?:ed| press) ~ barbell ~ dumb-?bells? ~ kettlebells? ~ \
    (?:personal )?trainer (?:at|said|made|had) ~ leg day ~ press-?ups ~ push-?ups ~ pull-?ups ~ sit-?ups ~ planks? for ~ spin class ~ \
    crossfit ~ hiit ~ reps ~ lift(?:ed|ing) (?:weights|heavier|\d+) ~ treadmill
  = 深蹲|卧推|硬拉|哑铃|杠铃|私教|练腿|练背|练胸|引体向上|俯卧撑|平板支撑|举铁|健身房|燃脂|有氧|椭圆机|动感单车|壶铃|马甲线|加到.{1,5}公斤
yoga (+)
  downward dog ~ sun salutations? ~ headstand ~ handstand ~ yoga mat ~ reformer ~ savasana ~ headspace ~ mindful\w* ~ \
    breathing exercises? ~ (?:ten|twenty) minutes of (?:sitting|breathing)
  = 下犬|瑜伽垫|倒立|劈叉|拜日|普拉提|冥想|打坐|正念|静坐|腹式呼吸|站桩
ball (+)
  squash ~ rugby ~ cricket ~ volleyball ~ netball ~ hockey ~ table tennis ~ ping[- ]pong ~ padel ~ pickleball ~ five-a-side ~ \
    golf(?:ed|ing)? ~ (?:driving range|nine holes|eighteen holes|handicap) ~ tennis (?:club|court|racket|elbow) ~ penalty ~ goalkeeper ~ \
    hat-?trick ~ (?:scored|saved) (?:a|two|three|the) ~ bowl(?:s|ing) (?:club|green|alley|night) ~ darts ~ snooker ~ pool table
  = 打球|球场|球拍|球鞋|排球|高尔夫|台球|保龄球|踢球|投篮|三分球|扣杀|发球|比赛.{0,4}进球|羽毛球馆|壁球|乒乓
dance (+)
  (?:tap|ballroom|swing|line|folk|salsa|barn) danc\w+ ~ dance (?:class|floor|shoes|teacher|partner|school) ~ bachata ~ lindy hop ~ \
    pointe ~ pirouettes? ~ choreograph\w+ ~ foxtrot ~ quickstep
  = 音响.{0,8}(?:跳|站|扭)|舞鞋|领舞|踩.{0,3}(?:别人|人家|舞伴)的?脚|红裙子|扭(?:了)?.{0,4}(?:钟头|小时|分钟|圈|秧歌)|秧歌|舞伴|汇演|\
    新学的.{0,4}(?:曲子|舞|步子)|广场上没人|拉丁|探戈|伦巴|恰恰|舞蹈课|舞蹈室
fight (+)
  gi ~ dojo ~ black belt ~ brown belt ~ heavy bag ~ punch(?:ing)? bag ~ hand wraps ~ kendo ~ aikido ~ wrestling ~ krav maga ~ sensei ~ \
    rounds with
  = 沙袋|拳馆|道馆|黑带|护具|柔术|咏春|自由搏击|对练
ski (+)
  slopes? (?:was|were|in|at|this) ~ chair ?lift ~ black run ~ après-ski ~ wetsuit ~ paddling ~ canoe\w* ~ dinghy ~ regatta ~ half-?pipe ~ \
    kickflip ~ ollie ~ ice rink ~ roller (?:skates?|derby|blades?) ~ waves were
  = 雪场|雪板|雪道|单板|双板|滑雪板|冰场|冰鞋|轮滑|桨板|划船|潜水|浮潜|尾波|帆板
walk (+)
  walked (?:the )?(?:\w+ ){0,2}(?:miles?|kilomet\w+|km|hours?|home|round|along|all the way) ~ \
    (?:nine|eight|ten|five|six|seven|twelve|\d+) miles (?:on foot|along|today|yesterday) ~ pedometer ~ on foot ~ went for a wander ~ \
    constitutional
  = 走路(?:去|回|上班)|走(?:了|到).{0,6}(?:圈|步|里路|小时)|绕着?.{0,6}走|遛达|徒步|微信步数|走完
climb (+)
  (?:belay|harness|crash pad|chalk(?: bag)?|carabiner|top rope|lead wall|hold[s]? on the wall|overhang) ~ \
    (?:sent|flashed|projecting|topped) (?:my|a|the|first) ~ v[0-9]\b ~ forearms (?:are|were) ~ climbing shoes ~ hill ?walk\w* ~ \
    (?:kinder|snowdon|scafell|ben nevis|helvellyn|pennine way|munros?|fells?|moors?|ridge|peak|summit|trig point|cairn|scree|trailhead|\
    switchbacks) ~ (?:walking|hiking) (?:boots|poles|group|club|trail) ~ boots (?:have|are|finally) ~ rucksack(?= on| weigh) ~ \
    trek(?:s|ked|king)? ~ blisters on (?:both|my) ~ scrambled up
  = 岩鞋|岩壁|镁粉|难度线|主绳|保护站|抱石|野攀|登山杖|登山鞋|登山包|海拔|山脊|垭口|爬(?:山|到山|上山)|徒步|穿越|日出山顶|露营山|驴友
camp (+)
  (?:tent|sleeping bag|bivvy|campfire|camp ?site|camp stove|guy ropes?|caravan(?:ning)?|camper ?van|motorhome) ~ bait ~ \
    worms (?:from|for) ~ (?:tin|tub) of (?:worms|maggots) ~ maggots ~ (?:new|my|fishing|fly) rod ~ rod came ~ reel ~ float(?:s)? ~ \
    net(?:s)? .{0,20}(?:trout|carp|perch|pike) ~ trout ~ perch ~ carp ~ pike ~ tench ~ roach ~ mackerel ~ tackle(?: shop| box)? ~ \
    (?:sat|sitting|stood|standing) (?:by|on|at) the (?:canal|river ?bank|pier|lake|pond|bank) ~ (?:nothing|not a) bit(?:e|ing)? ~ \
    lost (?:a|the) (?:\w+ )?(?:one|fish|trout|carp|pike) ~ fishing
  = 帐篷|睡袋|天幕|营地|房车|篝火|鱼饵|鱼漂|浮漂|鱼护|打窝|抄网|上钩|咬钩|溜鱼|空军|鲫鱼|鲤鱼|鳊鱼|翘嘴|路亚|钓竿|钓友|河边坐|水库边|野钓|\
    垂钓|[钓鱼]竿
garden (+)
  slugs? ~ snails? (?:have|ate|got) ~ aphids ~ greenfly ~ blight ~ earthed up ~ potatoes (?:are|have|in|this|up) ~ \
    (?:first|new|early) potatoes ~ tomatoes (?:have|are|ripen\w*|in the) ~ beans (?:are|have) ~ runner beans ~ \
    (?:my|the) (?:lettuces?|peas|carrots|onions|marrows?|courgettes?|cucumbers?|pumpkins?|beetroot|kale|spinach|chillies|herbs|basil|\
    strawberr\w+|raspberr\w+|sweet peas|sunflowers?|hydrangeas?|fuchsias?|geraniums?|begonias?|lavender|peon\w+|daffodils|snowdrops|\
    crocus\w*|wisteria|apple tree|plum tree|pear tree) ~ dead-?head(?:ed|ing) ~ manur\w+ ~ (?:dug|digging) (?:over|up|the|in|out) ~ \
    trowel ~ secateurs ~ wheelbarrow ~ poly ?tunnel ~ cold frame ~ water butt ~ wee?ds? (?:are|have|everywhere) ~ \
    cuttings? (?:have|of|from|took) ~ window ?box(?:es)? ~ trellis ~ germinat\w+ ~ plugs? (?:of|from) the nursery ~ garden centre ~ \
    flower ?(?:beds?|show) ~ best in show ~ potting (?:shed|compost) ~ cacti ~ cactus ~ bonsai ~ \
    pots? on the (?:balcony|sill|windowsill) ~ dug up .{0,15}worms
  = 月季|绣球|君子兰|蝴蝶兰|铁线莲|三角梅|多肉|薄荷|罗勒|香菜苗|小葱|葱苗|辣椒.{0,4}(?:结|红|苗)|番茄.{0,4}(?:结|红|苗|熟)|\
    黄瓜.{0,4}(?:结|藤|架)|丝瓜|南瓜藤|葡萄架|剪枝|剪了枝|打顶|掐尖|嫁接|扦插|育苗|移栽|浇水|淘米水|营养土|花肥|发.{0,4}肥|蚜虫|红蜘蛛|\
    小飞虫|结了.{0,5}个|楼顶.{0,5}(?:盆|菜|葱|花)|阳台.{0,8}(?:盆|葱|辣椒|番茄|苗)|菜苗|拔草|锄草|翻地|搭架|开了.{0,4}朵|花骨朵|打药|园子
repair (+)
  (?:rehung|re-?hanging|re-?grout\w*|re-?plaster\w*|re-?tiled|re-?wired|re-?sealed|re-?painted|re-?placed|\
    changed) the (?:\w+ ){0,3}(?:door|tap|pipe|bath|sink|toilet|gutter|fence|gate|clutch|brakes?|oil|tyres?|exhaust|plug|fuse|bulb|boiler|\
    hinge|lock|seal|filter|pump|battery|window|tiles?|roof|shed|radiator|thermostat|switch|socket|flush|wire|kettle lead) ~ \
    replaced (?:the|a|my) \w+ ~ (?:took|taken|taking) (?:the |my |an? )?(?:[\w]+ ){1,3}apart ~ \
    it (?:works|runs|spins|goes|shuts|starts) again ~ good as new ~ spanner ~ screwdriver ~ wrench ~ socket set ~ (?:hand|power) drill ~ \
    drilled ~ spirit level ~ wd-?40 ~ duct tape ~ multimeter ~ bled the radiators? ~ plumb(?:ed|ing) ~ diy ~ \
    (?:clutch|gearbox|carburettor|alternator) ~ gutter(?:s|ing)? ~ planed the
  = 修(?:好|理|车|电|水|灯|表|锁|鞋|伞|收音机|自行车|冰箱|洗衣机|水管|马桶|电扇|拖拉机)|螺丝|扳手|钳子|电钻|拆(?:下|了|开)|装回去|\
    换(?:了)?(?:个|根|块|一[个根块])?(?:灯泡|灯管|水龙头|阀|垫圈|保险丝|电机|电容|轴承|门锁|皮带|滤芯)|通(?:了)?(?:下水|马桶|管道)|\
    刷(?:了)?(?:墙|漆)|补(?:了)?(?:墙|漏|屋顶)|又能转|又响了|又能用|接(?:了)?(?:线|电线)|自己动手
wood (+)
  dowels? ~ varnish\w* ~ whittl\w+ ~ band ?saw ~ jigsaw blade ~ router bit ~ mortise ~ joinery ~ oak (?:board|table|plank)s? ~ \
    walnut (?:board|slab)s? ~ spokeshave ~ bird ?box(?:es)? ~ glue-?up ~ clamps?
  = 木工|清漆|打蜡|榫卯|刨子|凿子|锯末|砂纸|木屑|胡桃木|樱桃木|榉木|小板凳|鲁班
sew (+)
  (?:left|right|second|first) sleeve ~ dropp?(?:ed)? (?:a )?stitch(?:es)? ~ (?:rip|ripp?ed|frog|frogg?ed) (?:it |them )?(?:all )?back ~ \
    merino ~ alpaca ~ skeins? ~ balls? of wool ~ needles? (?:broke|snapped|size|and) ~ baby blanket ~ \
    cast(?:ing)? (?:on|off) (?:a|the|for) ~ cardigan (?:for|pattern) ~ sock pattern ~ granny squares? ~ hem(?:s|med)? ~ patchwork ~ \
    thimble ~ bobbin ~ overlocker ~ (?:sewing|knitting|dress) pattern ~ embroidery ~ bunting ~ macram[eé] ~ felt(?:ed|ing) ~ \
    weav(?:e|ing) ~ loom ~ spinning wheel ~ let out the waist ~ took up the
  = 袖子.{0,4}(?:织|长|短|拆)|起针|收针|平针|针脚|拆了重[来织]|棒针|围巾.{0,4}织|织(?:了|到|完|到一半)|钩(?:了|了一|完|织|花|包)|小鞋子|\
    毛线团|毛线.{0,4}(?:掉色|买|没)|羊绒线|团.{0,2}线|缝纫机|拼布|布包|羊毛毡|编织|编绳|改裤脚|钉扣|盘扣|绣(?:了|到|完)|\
    做(?:了)?.{0,3}(?:手账|手工|布偶)|手作
pottery (+)
  wheel thr\w+ ~ slip(?:s|ped)? and scor\w+ ~ pinch pots? ~ bisque ~ stoneware ~ celadon ~ raku ~ cracked in the (?:kiln|firing) ~ firing
  = 泥胚|泥坯|泥巴|拉胚|釉|窑|素烧|捏(?:了)?.{0,4}(?:杯|碗|罐)|开裂.{0,4}(?:杯|碗|罐)
model (+)
  (?:spitfire|hornby|tamiya|oo gauge|n gauge|decals?|sprue|airbrush|kit) (?:came|arrived|is|with|for|and) ~ layout in the loft ~ \
    painted (?:two|three|the|my) (?:orcs|soldiers|figures|minis) ~ (?:thousand|\d+)[- ]piece lego ~ dolls?['’]? house
  = 手办|盲盒|拼装|积木|上色|涂装|水贴|胶佬|模型|军模|火车模型|舰模|兵人
gadget (+)
  soldering iron ~ firmware ~ home assistant ~ nas\b ~ (?:smart )?(?:watch|plug|bulb|speaker)s? (?:set up|arrived|came) ~ overclock\w* ~ \
    custom keyboard ~ esp32 ~ kickstarter ~ first to (?:buy|try) ~ beta version ~ (?:new|latest) (?:phone|tablet|gadget|headset) ~ unbox\w*
  = 开箱|测评|刷机|固件|软路由|nas|外设|机械键盘|耳机发烧|新品|首发|电子产品|智能手表|无人机|3d打印
car (+)
  (?:polish|wax|wash|valet|detail)(?:ed|ing) (?:the|my) (?:car|bike|van|truck) ~ classic cars? ~ \
    (?:harley|triumph|vespa|morris minor|mini cooper) ~ torque ~ exhaust ~ rev(?:s|ved|ving) ~ track day ~ go-?kart\w* ~ rally ~ \
    mot (?:passed|failed)
  = 洗车|打蜡|改装|排气|机盖|赛道|卡丁车|机油|保养车|骑摩托|老爷车
brew (+)
  sloe gin ~ (?:elderflower|damson|rhubarb) (?:wine|gin|cordial) ~ \
    (?:made|making|boiled|bottled|jarred) (?:[\w]+ ){0,3}?(?:jam|marmalade|chutney|pickles|preserves?|cordial) ~ \
    jars? of (?:jam|chutney|pickle|marmalade) ~ (?:beer|wine|cider|mead) (?:has )?ferment\w* ~ airlock ~ hops ~ \
    yeast (?:died|starter|is) ~ scoby
  = 酱菜|果酱|酸豆角|咸菜|腊肉|腊肠|灌香肠|咸鸭蛋|豆瓣酱|米酒|果酒|杨梅酒|泡酒|自家泡|酸菜|两坛|一坛|坛子
collect (+)
  first editions? ~ album of stamps ~ postcards? collection ~ mint (?:set|condition) ~ penn(?:y|ies) from ~ auction ~ \
    antique (?:shop|fair|market) ~ (?:complete|missing) (?:the )?set ~ memorabilia ~ pokemon cards? ~ sneakers? drop ~ snow globes? ~ \
    fridge magnets? ~ watch(?:es)? collection ~ (?:45|78)s? from ~ limited edition
  = 老钱币|纪念币|邮册|老唱片|黑胶|集齐|限量|球星卡|冰箱贴|旧货市场|潘家园|文玩核桃|手串|老物件|签名本|绝版|旧书摊|烟标|火花|徽章
code (+)
  (?:my|a) (?:little|own|tiny) (?:tool|library|compiler|engine|cli|app|website|game) ~ hobby (?:project|os) ~ leet ?code ~ \
    advent of code ~ hackathon ~ home ?brew app ~ pushed (?:it )?to github ~ learning (?:rust|haskell|go|zig|python) ~ stars on github
  = 开源项目|提了?个?pr|刷题|力扣|写了个小|自己写(?:的|了).{0,6}(?:程序|网站|app|软件|插件)|黑客松|side ?project
bird (+)
  twitch(?:er|ers|ing) ~ bird ?hide ~ field guide ~ (?:a|the|two|first|saw a|pair of) (?:wren|goldcrest|jay|magpie|kite|osprey|heron|egret|\
    lapwing|dunnock|blackbird|thrush|nuthatch|siskin|starlings?|swift|swifts|cuckoo|peregrine|sparrowhawk|skylark|redwing|fieldfare|\
    waxwing)s? ~ dawn chorus ~ life list ~ fat balls ~ migrat(?:ing|ion)
  = 观鸟|望远镜|鸟巢(?!体)|白鹭|夜鹭|翠鸟|戴胜|红嘴鸥|天鹅|大雁|野鸭|啄木鸟|鸟类|打鸟|拍鸟|鸟种|猛禽|鸟友
stars (+)
  orion ~ the moon through ~ rings of saturn ~ nebula ~ andromeda ~ light pollution ~ shooting stars? ~ perseids ~ northern lights ~ \
    aurora ~ observatory ~ eyepiece
  = 银河|土星|木星|月亮.{0,4}(?:环形山|拍)|天文台|极光|英仙座|双子座流星|深空|赤道仪|观星
forage (+)
  elderflowers? ~ sloes? ~ ceps? ~ puffball ~ nettles? (?:soup|for) ~ samphire ~ wild (?:mushrooms?|herbs|berries) ~ \
    (?:basket|bag|tub)s? (?:full )?of (?:mushrooms|blackberries|nuts|chestnuts|sloes|bilberries) ~ scrump\w* ~ conkers
  = 采茶|挖野菜|荠菜|马兰头|蒲公英|捡栗子|捡松果|蕨菜|香椿|拾穗|松茸|牛肝菌|赶海|捡贝壳|摸螺
travel (+)
  passport ~ (?:city|beach|road|rail|train|solo) (?:break|trip|holiday|tour) ~ interrail ~ couch ?surf\w* ~ itinerary ~ ferry to ~ \
    boarding pass ~ visa (?:came|for|arrived) ~ (?:lonely planet|guide ?book|suitcase|rucksack) ~ souvenirs? ~ \
    booked (?:the )?(?:tickets|trains?|hotel|flights?) (?:to|for) ~ long weekend in ~ sleeper train ~ jet ?lag\w*
  = 签证|护照|行李箱|登机|落地(?:签)?|青旅|自由行|跟团|打卡|攻略|高铁票|特价票|环岛|自驾游|徒步旅行|年假.{0,6}(?:去|玩)|说走就走
horse (+)
  mucked out ~ muck(?:ing)? out ~ hack(?:ed|ing)? (?:out|round) ~ canter(?:ed|ing)? ~ gallop(?:ed|ing)? ~ trot(?:ted|ting) ~ \
    show ?jump\w* ~ livery ~ farrier ~ bridle ~ riding (?:lesson|school|hat|boots) ~ hay ?nets?
  = 马术课|马厩|骑了.{0,3}马|马鞍|草原骑
dog (+)
  (?:dog|puppy) (?:walk|training|class|park|beach|food|groomer) ~ walkies ~ leads? and ~ \
    (?:spaniel|labrador|collie|terrier|greyhound|whippet|poodle|beagle|retriever|dachshund|pug|spaniels|corgi|husky) ~ \
    (?:threw|throwing|fetch(?:ed)?) (?:the )?(?:ball|stick) ~ muddy paws ~ vet['’]?s? (?:bill|said|with)
  = 遛狗|狗粮|狗窝|牵引绳|柯基|柴犬|金毛|拉布拉多|哈士奇|泰迪|比熊|边牧|毛孩子|狗子|洗狗|狗.{0,4}打疫苗
cat (+)
  litter (?:tray|box) ~ purr(?:ed|ing|s)? ~ hairball ~ scratching post ~ catnip ~ meow\w* ~ miaow\w* ~ tabby ~ ginger tom ~ \
    (?:cat|kitten) (?:food|flap|sitter)
  = 猫砂|猫粮|猫条|铲屎|猫爬架|橘猫|布偶|英短|罐头.{0,4}猫|喵|吸猫|撸猫|猫毛
aquarium (animals): *keep fish / 养鱼
  aquarium ~ fish tank ~ guppies ~ tetras? ~ goldfish ~ koi ~ pond (?:pump|fish|liner) ~ cichlids? ~ water change
  = 鱼缸|养鱼|锦鲤|热带鱼|孔雀鱼|换水|过滤棉|金鱼|喂鱼
birdkeep (animals): *keep birds or hens / 养鸟养鸡
  hens? (?:laid|are|have|stopped) ~ chickens? (?:coop|laid|escaped) ~ coop ~ eggs from (?:my|our|the) hens ~ budgies? ~ canar(?:y|ies) ~ \
    pigeon (?:loft|race)s? ~ bee ?hives? ~ bee ?keep\w* ~ swarm ~ honey from
  = 画眉|鹦鹉|八哥|鸟笼|遛鸟|喂鸡|母鸡.{0,4}下蛋|鸡窝|鸽子棚|信鸽|蜂箱|蜂蜜.{0,4}割|养蜂
draw (+)
  easel ~ oils? (?:on|paint\w*) ~ acrylics? ~ gouache ~ charcoal (?:drawing|sketch|portrait) ~ life drawing ~ still life ~ canvas(?:es)? ~ \
    (?:new )?brush(?:es)? (?:from|for|and) ~ palette ~ life class ~ mural ~ portraits? of ~ doodl\w+ ~ procreate ~ ink drawing ~ \
    pastels? ~ lino ?(?:cut|print)\w* ~ screen ?print\w* ~ sketch ?pad
  = 画(?:了|完|到|一|架|室|笔|板|布|册|素|展板)|油画|国画|颜料|丙烯|水粉|马克笔|板绘|临摹|写生|工笔|山水画|调色|上色|涂鸦|插画|画画班|彩铅
film (+)
  box ?set ~ binged ~ bingeing ~ (?:new|last|next|final) (?:episode|season|series) ~ \
    (?:the )?(?:pictures|multiplex|film festival|matinee|imax) ~ without subtitles ~ \
    (?:almod[oó]var|tarantino|kurosawa|ghibli|hitchcock|scorsese|bergman|miyazaki) ~ \
    (?:saw|watched|watching|seen) (?:the )?(?:\w+ )?(?:film|movie|trilogy|premiere|thriller|western|comedy|horror|anime) ~ letterboxd ~ \
    director['’]?s cut ~ oscars? ~ trailers?
  = 更新的?(?:那|这)?集|看(?:到|完)?第?.{1,4}集|追番|番|海贼王|火影|进击的巨人|咒术|鬼灭|柯南|宫崎骏|吉卜力|漫展|cos服|cosplay|漫画|动画|\
    二次元|电影院|点映|首映|影评|豆瓣|大结局|重刷|二刷|又刷了一遍|b站.{0,4}(?:番|剧)|国产剧|韩剧|美剧|日剧|悬疑剧|宫斗
`
