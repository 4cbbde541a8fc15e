/** What people learn, follow, eat, drink and keep. */
export const home = String.raw`
learn
  (?:evening class|night school|online course|coursera|udemy|open
    university|moocs?|lectures?|workshop|taught myself|teaching myself|certificate|enrolled|signed up
    (?:for|to) (?:a|an|the)(?: \w+){0,3} (?:course|class|workshop)|tutorials?|khan academy|masterclass|ted
    talks?|documentar(?:y|ies)|adult education) & !(?:my lecture|give a lecture|giving|uni lecture|missed
    (?:my|the) lecture|birth|death)
  = 自学 ~ 网课 & !(?:孩子|刷网课|学校) ~ 夜校 ~ 公开课 ~ 报(?:了|名)?.{0,8}(?:班|课程|培训) & !(?:孩子|女儿|儿子) ~ 考证 ~ 讲座 ~ 教程 &
    (?:看|跟|学) ~ 纪录片 ~ 老年大学 ~ 慕课
history
  (?:genealog\w+|family tree|parish records|archives?|local history|census (?:of
    )?18\d\d|great.?great|battlefields?|history (?:podcast|society|book|lecture|channel)|medieval|roman
    (?:wall|fort|road)|castle ruins?|metal detect\w*)
  = 家谱 ~ 族谱 ~ 县志 ~ 史料 ~ 古迹 ~ 遗址 ~ 考古 ~ 碑(?:文|林|帖) ~ 史书 ~ 古籍 ~ 明史 ~ 史记 ~ 资治通鉴 ~ 二十四史
podcast
  (?:podcasts?|audio ?books?|radio (?:4|four|play|drama)|the archers|world service) &
    (?:listen\w*|episode|new|while|on the|walk|ironing|drive|favourite|every|finished|host)
  = 播客 ~ 有声书 ~ 听书 ~ 评书 ~ 广播剧 ~ 电台 & 听 ~ 收音机 & 听
news
  (?:newspaper|the paper|headlines|evening news|morning news|the guardian|new york times|politics
    podcast|parliament|editorial) & (?:read|watch\w*|every|morning|coffee|shouted|cover to cover|before)
  = 新闻联播 ~ 看(?:了|着)?.{0,3}新闻 ~ 读报 ~ 看报 ~ 报纸 ~ 时事
sportsfan
  (?:watched|watch|watching|went to|at|screamed at|shouted at|listened to) (?:\w+
    ){0,4}(?:match|derby|grand prix|final|playoffs?|world cup|super bowl|six nations|tour de
    france|wimbledon|cup tie|test match|the game|olympics) ~ season ticket ~ away (?:game|end|day) ~
    (?:arsenal|liverpool|man u(?:nited)?|man
    city|chelsea|spurs|celtic|rangers|steelers|lakers|yankees|grizzlies|all blacks|dodgers|packers) &
    (?:won|lost|match|game|watched|season|draw|beat|goal|fans?|pub) ~ (?:f1|formula
    one|nascar|nba|nfl|mlb|premier league|ufc) & (?:watch\w*|race|game|weekend|night|final|up at)
  = 看(?:了|完|着)?.{0,6}(?:球赛|比赛|世界杯|欧冠|英超|中超|NBA|nba|总决赛|F1|f1|足球|奥运|女排) ~ 球迷 ~ 主场 & (?:看|去|喊) ~ 季票 ~ 欧冠 ~
    英超 ~ 国安 ~ 申花 ~ 湖人 ~ 德比
travel
  (?:weekend in|city break|road trip|interrail\w*|backpack(?:ing|ed)|hostel|night train|sleeper
    train|booked (?:\w+ ){0,3}(?:flights?|trains?|hostel|hotel|airbnb)|solo trip|guide ?book|lonely
    planet|ferry to|passport stamps?|camper ?van|airbnb|just back from|got back from|flew to|travell?ed
    (?:to|round|through)|country number|new country|trip to) & !(?:for work|meeting|client|vendor
    audit|doctor|funeral|hospital|work trip|to see my (?:dad|mum|mother|father)|field course)
  = (?:刚从|去了|跑了趟|跑去|飞了趟?|自驾|环)(?!医院|学校|公司|银行|超市|菜市场|药店)[^,，。]{1,8}(?:回来|玩|旅行|旅游|自驾|一圈|岛|古镇|古城) ~ 青旅 ~ 自驾游
    ~ 特种兵 & (?:旅|玩|天) ~ 攻略 & (?:做|旅|景) ~ 绿皮火车 ~ 民宿 & (?:住|订) ~ 背包客? ~ 说走就走 ~ 环青海湖 ~ 打卡.{0,4}(?:景点|城市|古镇)
forage
  (?:forag\w+|blackberr(?:y|ies)|elderflowers?|wild
    garlic|chanterelles?|mushroom(?:ing|s)|samphire|sloes|ceps|hedgerow|nettle soup|damsons) &
    (?:pick\w*|found|woods|basket|bag|jam|forag\w+|hedgerow|walk|gather\w*)
  = 采(?:了|到|蘑菇|菌|茶|野) & !(?:采购|采访) ~ 捡(?:菌|蘑菇|松果|栗子|板栗) ~ 野菜 ~ 荠菜 ~ 挖(?:了|野菜|笋|到) ~ 蕨菜 ~ 香椿 & (?:摘|掰|采) ~
    赶海 ~ 菌子
tent (outdoors): *go camping / 露营
  (?:camping|camped|tents?|campfire|camp ?site|sleeping bags?|bivvy|camp stove|wild camp\w*|guy ropes) &
    !(?:summer camp|training camp|boot camp)
  = 露营 ~ 帐篷 ~ 睡袋 ~ 营地 ~ 天幕 ~ 篝火
bake
  (?:bake|baked|bakes|baking|sourdough|starter|loaf|loaves|croissants?|focaccia|brioche|scones|cupcakes?|\
    brownies|macarons?|muffins|shortbread|gingerbread|cinnamon
    (?:rolls|buns)|buttercream|icing|iced|proving|kneaded|kneading|oven and|banana
    bread|flapjacks|cookies|sponge|meringue|victoria sponge|cake tins?|flour) &
    (?:bake|baked|made|making|rose|oven|batch|proved|burnt|iced|tin|dough|recipe|took|brought|loaf|\
    loaves|flour|try|tried|turned out|fold\w*|tray|trays|for|came out|knead\w*|baking) &
    !(?:bought|bakery|the starter was|from the shop|baked beans|baked potato|baked chicken|half.baked|who
    baked|starters?,? main|jacket)
  = 烤(?:了|箱|盘|炉|出|面包|蛋糕|饼干|吐司|欧包|司康|曲奇|好|完|一|糊) & !(?:烧烤|烤肉|烤鸭|烤串|烤鱼|烤羊|烤火) ~ 烘焙 ~ 揉面 ~ 面团 ~ 发酵 &
    (?:面|团|包) ~ 打发 & (?:奶|蛋) ~ 裱花 ~ 戚风 ~ 司康 ~ 曲奇 ~ (?:做|蒸)了?[^,，]{0,6}(?:蛋糕|面包|饼干|蛋挞|发糕|泡芙|点心|月饼|吐司|贝果) ~
    酸种 ~ 糖霜 ~ 做了.{0,6}蛋糕
cook
  (?:cooked|cooking|made|making|simmer\w*|roasted|braised|marinat\w*|slow cooker|from scratch|recipe|new
    recipe|cookbook|wok|stew|stock) &
    (?:curry|stew|risotto|ragu|ramen|pho|dumplings|lasagn\w+|tagine|roast|soup|paella|broth|gumbo|ribs|\
    biryani|chilli|dal|stir.?fry|gnocchi|pasta|casserole|dinner|supper|goulash|enchiladas|jambalaya|\
    bolognese|sauce|noodles|recipe) & !(?:ready meal|takeaway|ordered|microwave)
  = (?:炖|炒|红烧|煲|卤|焖|熬|蒸|煎|炸|煮|包|做)(?:了|一|着|好)[^,，]{0,6}(?:菜|肉|汤|排骨|鱼|鸡|牛腩|豆腐|饺子|粥|面|饭|虾|酱|馄饨|茄子) ~ 下厨 ~ 菜谱
    ~ 新菜 ~ 掌勺 ~ 学做(?:了)?.{0,4}(?:菜|鱼|肉)
coffee
  (?:coffee|espresso|flat white|cortado|v60|aeropress|chemex|pour.?over|cold
    brew|roaster\w*|beans|latte|moka pot|barista|grinder) &
    (?:new|tried|trying|brewed|ground|grind\w*|beans|roaster\w*|shop|caf[eé]|ethiopian|kenyan|colombian|\
    cup|cups|third|fourth|second|v60|aeropress|espresso|single.origin|tasting|extraction|favourite|\
    queued|detour|machine) & !(?:runner beans|green beans|baked beans|coffee table|over coffee|coffee
    with)
  = 手冲 ~ 磨豆 ~ 豆子 & (?:咖啡|烘|磨|冲|埃塞|云南) ~ 拿铁 ~ 浓缩 ~ 咖啡(?:豆|馆|店|机)? & (?:新|尝|试|冲|喝|杯|探|家|拉花|打卡|磨|第) ~ 冷萃 ~
    冰美式 ~ 澳白 ~ 拉花 ~ 摩卡壶
tea
  (?:oolong|pu.?erh|matcha|darjeeling|sencha|loose.?leaf|gongfu|jasmine tea|lapsang|earl grey|gaiwan|green
    tea|white tea|genmaicha) ~ (?:pot of|cups of|fourth|fifth|sixth|third) tea
  = 泡(?:了|壶|杯|一|上)?.{0,4}(?:茶|普洱|龙井|铁观音|岩茶) ~ 盖碗 ~ 茶(?:饼|具|席|馆|山|友|叶) ~ 普洱 ~ 龙井 ~ 岩茶 ~ 铁观音 ~ 老白茶 ~ 喝茶
milktea
  (?:bubble|boba|milk) tea ~ boba
  = 奶茶 & (?:喝|杯|点|买|又|新品|第) & !(?:奶茶店(?:打工|的活)|兼职) ~ 喜茶 ~ 霸王茶姬 ~ 蜜雪 ~ 一点点 & 杯
alcohol
  (?:pints?|beers?|wine|gin|whisky|whiskey|rum|tequila|prosecco|lager|stout|ipa|cider|cocktails?|shots|\
    pub|hungover|hangover|craft beer|brewery tap) &
    (?:had|drank|drink\w*|few|couple|two|three|four|glass|bottle|after work|again|too
    many|opened|poured|night|round|ended up|went|down the) & !(?:pub quiz|quit|gave up|stopped|dont
    drink|not drinking|wine (?:cork|rack))
  = 喝(?:了|点|两|二|几|到|断)?.{0,6}(?:酒|啤|白的|红的|二两|半斤|一斤|杯) & !(?:奶茶|咖啡|水|豆浆|戒|茶|汤|不喝) ~ 小酌 ~ 下酒 ~ 喝断片 ~ 喝多 ~ 宿醉
    ~ 精酿 ~ 威士忌
sweet
  (?:chocolate|ice
    cream|cake|doughnuts?|donuts?|fudge|haribo|candy|biscuits?|cookies|pudding|pastr(?:y|ies)|gelato|\
    dessert|sweets|brownies?|eclairs?|nutella) &
    (?:ate|eaten|eat|had|whole|tub|bar|packet|tin|finished|demolished|slice|second|another|emergency|\
    again|drawer|stash|couldnt resist|gone) & !(?:baked|made|cat|recipe|made me)
  = (?:吃|干掉|炫|啃|买)(?:了|完|掉)?.{0,6}(?:蛋糕|巧克力|冰淇淋|甜(?:品|点|食)|奶油|布丁|泡芙|糖(?!醋)|甜甜圈|提拉米苏|雪糕) ~ 嗜甜 ~ 甜食
spicy
  (?:hot sauce|sriracha|vindaloo|ghost pepper|scotch bonnet|carolina reaper|extra hot|chilli
    oil|jalape\w*|spic(?:y|ier|iest)|naga|kimchi) &
    (?:ate|eat|order\w*|extra|added|sweat\w*|tears|mouth|hottest|poured|more|again|had|level)
  = (?:吃|点|加|要|涮)(?:了|着|的)?.{0,8}(?:辣|火锅|川菜|湘菜|麻辣烫|冒菜|红油|辣椒) & !(?:不吃辣|不会吃辣|不能吃辣|不辣) ~ 变态辣 ~ 辣得 ~ 重辣 ~ 特辣
    ~ 无辣不欢
snack
  (?:crisps|doritos|pringles|popcorn|snack\w*|kettle chips|pork scratchings|cheetos|peanuts) &
    (?:ate|eat|packet|bag|whole|midnight|again|finished|sharing|drawer) & !allerg\w+
  = 零食 ~ 辣条 ~ 薯片 ~ 瓜子 & 嗑 ~ 鸭脖 ~ 夜宵 ~ 嗑瓜子
takeaway
  (?:take.?away|takeout|deliveroo|uber ?eats|doordash|just eat|grubhub|ordered
    (?:in|pizza|chinese|thai|curry|sushi)|drive.?thru|mcdonalds|kebab|dominos|ready meal)
  = 外卖 ~ 美团 ~ 饿了么 ~ 泡面 ~ 方便面 ~ 预制菜 ~ 点(?:了)?(?:个|份)?(?:炸鸡|烧烤|麻辣烫|汉堡|披萨)
trynew
  (?:new|never had|first time|tried|trying|tasted|sampled) & (?:restaurant|ramen place|noodle
    (?:bar|place|shop)|bakery|caf[eé]|food truck|tasting menu|street
    food|bistro|ethiopian|georgian|peruvian|sichuan|korean|oysters|durian|natto|supper club|pop.?up|dim
    sum|brunch (?:place|spot)|izakaya|trattoria) & !(?:new job|moved|live)
  = 探店 ~ 新开的?.{0,8}(?:店|馆|家|餐厅) ~ 打卡.{0,6}(?:餐厅|馆子|店|小吃) ~ 排(?:了)?.{0,6}(?:小时|分钟)?队.{0,8}(?:吃|店|面|火锅|烤肉) ~
    (?:尝|试)(?:了|试|鲜|一下)?.{0,8}(?:新口味|新品|新店|新菜|越南|泰国|云南菜|日料|埃塞|印度|墨西哥) ~ 头一回吃 ~ 第一次吃
cat
  (?:my|the|our) (?:cats?|kittens?) &
    (?:knocked|slept|sat|brought|vet|bit|hid|purr\w*|scratch\w*|walked|fed|woke|litter|lap|keyboard|\
    mouse|stole|jumped|chased) ~ litter tray ~ purr\w*
  = 猫(?:砂|粮|条|罐|窝|爬架) ~ 铲屎 ~ 撸猫 ~ 吸猫 ~ 喂猫
dog
  walk\w* the dog ~ dog (?:walk|park|beach|training|class|food) ~ (?:the|my|our) dog
    (?:rolled|pulled|ran|chased|dug|slept|barked|needed|ate|dragged|and i)
  = 遛狗 ~ 狗(?:粮|绳|窝|公园) ~ 牵引绳 ~ 带狗(?:去|散|跑|上)
stray
  (?:stray|rescue|rescued|foster(?:ed|ing)?|shelter|feral|hedgehog|injured|abandoned|rspca|lost) &
    (?:cats?|dogs?|kittens?|pupp(?:y|ies)|pigeon|hedgehog|bird|fox|rabbit|hamster|animal|owl|hen) &
    (?:fed|took|feed\w*|found|brought|home|vet|box|named|foster\w*|rescued|picked up|carried|left
    food|saucer|drove) & !(?:got him from|got her from|we got)
  = (?:流浪|小野|小奶|受伤的?|捡(?:到|了|回))[^,，]{0,6}(?:猫|狗|鸟|鸽子|刺猬) ~ (?:喂|救|送|带)[^,，]{0,6}(?:流浪|野猫|小奶猫|小奶狗|流浪猫|流浪狗)
    ~ 救助站 & (?:猫|狗) ~ 动协 ~ 绝育 & (?:流浪|抓|带)
aquarium
  (?:fish tank|aquarium|guppies|tetras?|koi|cichlids?|shrimp tank|water change|axolotl) & !sea life
  = 鱼缸 ~ 养鱼 ~ 换水 & 鱼 ~ 孔雀鱼 ~ 锦鲤 ~ 水草缸
birdkeep
  (?:my|the|our) (?:hens?|chickens|bees|hives?|budgies?|pigeons|ducks|quails?) &
    (?:laid|eggs|coop|follow\w*|fox|fed|hive|honey|swarm\w*|let
    out|judge\w*|clean\w*|inspect\w*|impressed|broody|feed\w*) ~ bee.?keep\w* ~ pigeon loft
  = (?:喂|养)(?:的|了|着)?.{0,4}(?:鸡|鸭|鹅|鸽子|八哥|鹦鹉|画眉|鸟) & !(?:鸡肉|吃) ~ 遛鸟 ~ 鸟笼 ~ 蜂箱
weather
  (?:barometer|rain gauge|forecast|weather (?:app|station|diary)|isobars|met office) &
    (?:check\w*|read\w*|logged|every|again|watch\w*|three|apps)
  = 天气预报 & (?:看|查|又) ~ 看云 ~ 雨量 ~ 气压计
sky
  (?:sunsets?|sunrises?|moonrise|clouds) &
    (?:watch\w*|sat|stood|roof|beach|hill|caught|balcony|stopped|walked up|went up)
  = (?:看|追|等|拍)(?:了|到|完)?.{0,4}(?:日落|晚霞|夕阳|日出|云海|月亮)
seaside
  (?:beach|seaside|pier|harbour|seafront|cove|shore|coast) & (?:went|walk\w*|sat|drove|down
    to|afternoon|every|paddl\w*|chips|again) & !(?:beach house party)
  = (?:去|到|在|跑)(?:了)?.{0,4}(?:海边|江边|湖边|河边)(?:坐|吹|走|看|待|发呆)
church
  (?:church|mass|choir practice|sermon|evensong|bible study|prayer
    (?:group|meeting)|vestry|rosary|mosque|friday
    prayers|synagogue|shabbat|gurdwara|temple|vicar|communion|hymns?|confession) &
    (?:went|sang|after|every|sunday|read|lit|candle|prayed|played|service|this
    morning|helped|at|group|night) & !(?:wedding|church hall hire|weight mass|body mass|critical mass)
  = 教堂 ~ (?:做|主日)礼拜(?!天) ~ 礼拜堂 ~ 烧香 ~ 拜佛 ~ 念经 ~ 抄经 ~ 寺里?庙? & (?:去|拜|香|经|斋) & !(?:旅游|景点) ~ 祷告 ~ 上香 &
    !(?:爷爷|奶奶|坟|堂哥) ~ 吃斋 ~ 初一十五
invest
  (?:shares?|stocks?|etfs?|portfolio|dividends?|index
    funds?|crypto|bitcoin|isa|bonds|brokerage|nasdaq|s&p|ftse|trading app) &
    (?:bought|sold|checked|watch\w*|up|down|added|moved|invest\w*|put|lost|gain\w*|market|fell|rose|\
    topped) & !(?:share a|shares a|in stock|stock cube|out of stock|chicken stock|james bond)
  = 基金 & !(?:会|公积金) ~ 股票 ~ 大盘 ~ 加仓 ~ 减仓 ~ 定投 ~ 抄底 ~ 割肉 ~ 涨停 ~ 跌停 ~ 理财 ~ k线 ~ 比特币 ~ 股(?:市|价) ~ 炒股
dressup
  (?:lipstick|nails done|manicure|hairdresser|new
    dress|outfits?|heels|tailor\w*|cufflinks|perfume|eyeliner|lashes|brows|waistcoat|vintage dress|ironed
    (?:a|my) shirt|skincare|serum|face ?mask|blow.?dry) & !(?:high heels hurt her|surgical)
  = 口红 ~ 美甲 ~ 化妆 & !化妆品公司 ~ 穿搭 ~ 面膜 ~ 护肤 ~ 染(?:了)?头?发 ~ 烫头 ~ 汉服 ~ 旗袍 ~ 香水 ~ 搭配 & (?:衣|裙|鞋) ~ 眼影 ~ 精华
scroll
  (?:scroll\w*|doom.?scroll\w*|tiktok|reels|instagram|screen time|youtube shorts|reddit|twitter) &
    (?:hours?|till|until|again|lost|bed|minutes|all|spent|whole|stop|deleted|rabbit hole)
  = 刷(?:了|到|着)?.{0,4}(?:手机|抖音|视频|短视频|微博|小红书|b站|朋友圈|快手) ~ 屏幕(?:使用)?时间 ~ 卸载.{0,4}抖音
`
