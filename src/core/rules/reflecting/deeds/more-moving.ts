/** More tellings of what `moving.ts` to `days.ts` tell. */
export const moreMoving = String.raw`
swim
  (?:jetty|slipway|pier|rocks|bay|cove|quarry|weir|river|sea|lake|loch) &
    (?:jumped|dived|waded|plunged|got in|went in|in off|floated|numb|degrees|towel|warmed up|before the
    tide) & !(?:fish\w*|kayak|boat|fell) ~ (?:goggles|lap|lane|lanes|lifeguard|changing room|locker) &
    (?:pool|baths|lane|leak\w*|slow|fast|swim\w*|wet hair|lengths)
  = (?:江|河|湖|海|池)(?:里|水)?[^,，。]{0,4}(?:泡了|扑腾|游|下去) & !(?:钓|泡脚) ~ 泳 & !(?:泳装展) ~ 蹬腿 ~ 漂浮 & 水 ~ 水性
run
  (?:did|done|managed|finished|clocked|ran) (?:\w+
    ){0,4}(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)(?: and a half)?
    ?(?:k|km|miles?) &
    (?:minutes|before|after|rain|knee|pace|loop|legs|hill|easy|hamstring|calf|shoes|seafront|canal|river)
    & !(?:walk\w*|hik\w*|bike|cycl\w*|drove) ~ (?:garmin|hill repeats|mile
    (?:\d+|nine|eight|ten|twenty)|long one on (?:sunday|saturday)|great north|london
    marathon|pacer|negative split|half in \w+|splits?|race number|finish line|\d+ minute
    (?:mile|5k|10k)|loop round the (?:reservoir|park|lake) in \w+) & !(?:boot sale|banana split|split up)
  = (?:绕|沿)(?:着)?[^,，]{0,8}跑 ~ 起泡 & 公里 ~ 心率 & 跑 ~ 报(?:了|名)?.{0,4}(?:马|半马|全马)(?!上) ~
    [五六七八九十]+公里.{0,6}(?:配速|分钟|起泡|膝盖) ~ 拉练
cycle
  (?:chain|tyre|gears?|hill|climb|headwind|saddle) & (?:ride|rode|bike|pedal\w*|cycl\w*|snapped|puncture)
    & !(?:car|chainsaw|lorry) ~ (?:clicked|clipped) in ~ club run on the bikes?
  = 骑(?:了|到|去|完)?.{0,5}(?:公里|江|环|圈|坡|上班) & !(?:摩托|电动|马|骑回去拿) ~ 爆胎 & !(?:汽车|高速) ~ 链条
hike
  (?:up|over|round|along|down|across) [a-z]+(?: [a-z]+)? via ~ (?:whole|length|half|first
    (?:leg|half|stage)|last (?:leg|stage)) of (?:the )?(?:\w+
    ){0,3}(?:path|way|trail|walk|coast|ridge|wall|camino) ~ (?:path|way|trail|walk|camino) from \w+ to \w+
    ~ (?:blister\w*|boots|poles|rucksack|gaiters|cagoule|waterproofs|sandwich on (?:the )?top|flask at the
    top|whiteout|drizzle at the top) &
    (?:miles|summit|top|path|hills?|track|trail|ridge|moor|walk\w*|wind|edge|peaks?|valley|sisters|down) &
    !(?:football|ski|wellington|foot of the stairs|bike|pub quiz) ~ (?:took|get|got|dug) the boots out ~
    (?:bagged|ticked off|did) (?:another |two |three |my \w+ |a
    )?(?:munros?|wainwrights?|peaks?|fourteeners?|summit|corbett) ~ (?:lost the path|above the
    (?:cloud|tree ?line)|on the tops|cloud inversion) ~
    (?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) miles
    & (?:sunday|saturday|walk\w*|feet|blister\w*|legs|knees|mud\w*)
  = 上(?:了|到)?(?:趟|次)?[^,，]{1,4}山 & (?:台阶|腿|顶|累|爬|下来|周末|路) & !(?:给爷爷|上山下乡) ~
    爬到(?:金顶|半山|山顶|最高|顶|[^,，]{1,3}(?:峰|顶|台)) ~ 野线 ~ 云海 & (?:爬|山|走) ~ 台阶 & (?:爬|腿|走得) & !楼 ~
    十[\d一二三四五六七八九]?公里 & (?:山|线|走|徒)
camp
  (?:canal|river|pier|lake|bank|pond|reservoir|weir|beach) &
    (?:bite|bites|rod|rods|caught|casting|line|float|maggots|worms|bait|tackle|reel|landed) ~
    (?:rod|rods|reel|line|float) (?:snapped|broke|bent|came|went) ~
    (?:pike|carp|trout|perch|bream|tench|walleye|bass|mackerel|salmon|zander|catfish) &
    (?:pounds?|lb|landed|caught|snapped|rod|bait|bite|net|released|biggest|got away) &
    !(?:fried|baked|smoked|grilled|menu|restaurant)
  = (?:鱼竿|竿|鱼线|漂|钩) & (?:换|新|买|断|手感|米|打) & !(?:竹竿|晾衣) ~ (?:鲫鱼|鲤鱼|鲢鳙|黑鱼|罗非|鲈鱼|草鱼|翘嘴|青鱼|大板鲫|鳜鱼) &
    (?:两条|一条|几条|条|斤|钓|上|爆护|溜) & !(?:买了|清蒸|红烧|做了|吃了|超市) ~ 打窝
bake
  (?:starter|sourdough|levain) &
    (?:overflow\w*|bubbl\w*|doubled|rose|fed|feed\w*|died|alive|hungry|float\w*|discard|smell\w*) ~
    (?:made|tried|attempted|baked|turned out|finished|ruined|burnt|dropped off) (?:\w+
    ){0,4}(?:loaf|loaves|lemon drizzles?|victoria
    sponge|sponges?|scones|cookies|brownies|croissants?|focaccia|ciabatta|baguettes?|bagels?|pretzels|\
    buns|eclairs|tarts?|pavlova|shortbread|flapjacks|muffins|cupcakes|macarons|madeleines|cake|cakes|\
    birthday cake|gingerbread|pies?|rye|brioche|cinnamon \w+) & !(?:bought|ordered|bakery|husband|mum
    made) ~ (?:dough|crumb|crust|proof\w*|lamin\w*|buttercream|ganache|piping|meringue) &
    (?:day|leaked|butter|rose|sticky|collapsed|oven|flat|overnight|split|again|burnt|dense|hours?|tin|\
    tray|fold\w*|whisk\w*|weep\w*)
  = (?:吐司|戚风|司康|曲奇|饼干|蛋挞|泡芙|可颂|贝果|欧包|马卡龙|磅蛋糕|提拉米苏|月饼|布朗尼|玛德琳) & (?:烤|糊|塌|做|炉|打发|盘|回缩|发|开裂|成功|失败|揉|出炉|试)
cook
  (?:dumplings|curry|ragu|dal|broth|stew|noodles|roast|paella|risotto|ramen|tagine|pierogi|tamales) &
    (?:from scratch|simmer\w*|hours?|new recipe|hand|rolled|kneaded|spices|tried|made|cooking|pot|wok) &
    !(?:ordered|restaurant|took away)
  = (?:炖|卤|熬|煲|红烧|炒|包)了?[^,，]{0,8}(?:小时|锅|一下午|上色|入味|火候) ~ 颠勺 ~ 火候 ~ 刀工 ~ 学(?:着)?做
garden
  (?:beans|peas|lettuces?|tomatoes|dahlias|roses|tulips|allotment|plot|top
    bed|border|hedge|lawn|greenhouse|strawberries|courgettes|potatoes|compost|cuttings|sweet
    peas|squash|marrow|beetroot|snowdrops) &
    (?:through|dug|digging|dig|slugs?|potted|sow\w*|plant\w*|prun\w*|cut back|came up|coming
    up|flower\w*|frost|blight|picked|harvest\w*|water\w*|mow\w*|mulch\w*|stak\w*|weeds?|seed\w*|spade|\
    bed|row) & !(?:recipe|bed and breakfast|supermarket|salad)
  =
    (?:绣球|茉莉|月季|番茄|辣椒|黄瓜|葡萄|兰花|栀子|茶花|草莓|多肉|绿萝|龟背竹|丝瓜|豆角|牡丹|三角梅|蓝莓|薄荷|葱|韭菜)[^,，]{0,6}(?:打(?:花)?苞|换(?:了)?盆|\
    开了|发芽|结(?:了|果)|爬(?:满|藤)|蚜虫|扦插|长|冒|活了|枯|黄叶|苗|浇|剪|新叶)
photo
  (?:rolls?|negatives?|film) (?:off |out )?(?:to be |for )?develop\w* ~ (?:shoot|shot|shooting)
    (?:the|a|some|at|in)
    (?:storm|sunset|sunrise|harbour|docks|street|stars|city|fog|mist|rain|snow|market|wedding|moon|\
    skyline|dawn|herons?|birds|landscapes?) ~ (?:decent|good|perfect|one) (?:frame|shot|exposure)s? &
    (?:waited|hour|light|got|out of|roll|heron|bird|finally) ~ \d+ ?mm (?:lens)? ~
    (?:iso|bokeh|viewfinder|light meter|negatives|enlarger|developer bath|white balance)
  = 拍(?:了)?.{0,4}(?:一百|几十|上百|两百|百来).{0,2}张 ~ 等(?:日出|日落|光|蓝调|云) & (?:拍|镜头|张|蹲) ~ 试拍 ~ 底片 ~ 定焦 ~ 光圈 ~
    冲(?:了|洗).{0,3}卷
fleamarket
  (?:off|from|at) (?:a|the|his|her) (?:stall|market|car boot|junk shop|skip|fair|antiques? \w+|hospice
    shop|charity shop|dealer) & !(?:fruit|veg\w*|sausage|coffee|cheese|fish|flowers) ~
    (?:brass|enamel|pewter|china|tin|art
    deco|mid.?century|victorian|edwardian|bakelite|hornsea|wedgwood|toby) &
    (?:market|stall|lamp|jug|clock|shop|fair|quid|pounds|found|haggl\w*) & !(?:brass band|tin of
    (?:tomatoes|beans)) ~ (?:antiques?|vintage) (?:fair|market|centre|shops?|hunting) ~ sunday market
  = (?:老|旧|搪瓷|铜|民国|七八十年代|八十年代|中古)[^,，]{0,6}(?:收音机|台灯|杯|钟|箱|柜|相机|缝纫机|椅子|茶壶|连环画|唱片|瓷|灯) &
    (?:淘|摊|市|捡|店里|抱回|买|收(?!音)|逛) ~ 逛.{0,4}(?:旧|古玩|跳蚤|地摊|鬼市|潘家园)
museum
  (?:hockney|rothko|monet|vermeer|caravaggio|hopper|turner|picasso|kahlo|matisse|basquiat|rembrandt|\
    textiles|sculptures?|impressionists?|egyptian|dinosaur|photography) (?:\w+
    )?(?:show|room|exhibition|wing|gallery|collection|hall|before it|at the|galleries) ~ (?:popped
    into|round|wandered|afternoon (?:in|at)|third time|caught|day off) &
    (?:whitworth|ashmolean|tate|fitzwilliam|british
    museum|moma|met|louvre|gallery|museum|courtauld|guggenheim|pompidou|smithsonian|getty|uffizi)
  = (?:三星堆|青铜|浮世绘|莫奈|敦煌|兵马俑|印象派|古埃及|书画|文物|雕塑)[^,，]{0,6}(?:展|看|馆|特展) & !(?:画册) ~ 展(?:最后|闭展|快撤|开幕) ~
    逛(?:了)?.{0,6}馆 & !(?:图书馆|饭馆)
rising
  (?:on|caught|got|take) the (?:4|5|first)[.:]?\d* (?:bus|train|tram|one) ~ (?:watched|listening to|heard)
    (?:the )?(?:blackbird|dawn|sun come|birds start) & !(?:midnight|went to bed) ~ (?:by the time|before)
    (?:the )?(?:kids|others|house|family|husband|wife|flatmates|everyone|rest|anyone) (?:\w+
    )?(?:surfaced|stirred|woke|were up|was up|got up|came down|opened) ~ (?:washing|bread|garden|kitchen
    floor|ironing|dog walk|five miles|10k|emails) (?:was |were )?(?:done|out|finished|walked)
    (?:by|before) (?:six|seven|half six|breakfast|dawn|6|7) ~ street ?lights (?:were )?still on ~
    (?:dew|frost|mist) & (?:five|six|half five|first light|dawn)
  = (?:天蒙蒙亮|天刚亮|天不亮|天还黑|天没亮).{0,4}(?:就|我|到|出) ~ (?:五点半?|四点半?|五点多|五点四十)的?(?:公园|菜市场|早市|街|操场|江边|地铁|校园) ~
    (?:全家|家里人|老婆|室友|他们|孩子|大家)(?:都)?还(?:在|没)(?:睡|醒|起).{0,10}(?:我|都|已经|就) & !(?:半夜|凌晨|还在加班) ~
    醒(?:了)?.{0,4}(?:索性|干脆).{0,6}(?:起|下楼|出门|去)
`
