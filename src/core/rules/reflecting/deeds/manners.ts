/** Further ways that single deeds show. */
export const manners = String.raw`
whim
  (?:on a whim|spur of the moment|without thinking|just (?:booked|bought|got
    on|quit|drove|went|jumped|signed up|said yes)|next thing i
    knew|impulsive\w*|spontaneous\w*|last.minute (?:trip|flight|decision to)|why not,?|decided (?:there
    and then|on the spot)|five minutes later i(?:d| had)) &
    (?:train|booked|tattoo|hair|bought|drove|ticket|flight|coast|dyed|fringe|quit|signed|weekend|trip|\
    dog|piercing|motorbike|went|paris|beach|packed)
  = 说走就走 ~ 一时(?:兴起|冲动) ~ 脑子一热.{0,10}(?:买|订|报|去|剪|染|辞) ~ 临时起意 ~ 头脑发热 ~ 想都没想就(?:买|订|报|去|走) ~ 心血来潮
picky
  (?:pick(?:ed|ing)? (?:out|off|the \w+ out)|wont eat|dont eat|cant (?:eat|stand|bear)|couldnt
    eat|hate(?:s)? (?:\w+ )?(?:texture|mushrooms|olives|tomatoes|coriander|onions|mayo)|plain
    (?:pasta|rice|burger|cheese)|no sauce|fussy|picky|texture|touch(?:ed|ing) (?:each other|on the
    plate)|just the chips|scraped (?:off|it)) &
    (?:eat\w*|plate|mushrooms?|onions?|tomato\w*|sauce|coriander|texture|plain|olives?|menu|food|fish|\
    seafood|mayo|skin|crusts?|beans|peas) & !(?:vegetarian|vegan|allerg\w*|pick(?:ed|ing) (?:the
    first|tomatoes|beans|peas|blackberries))
  =
    (?:挑(?:食|出来|掉|干净|了出)|一(?:根|个|粒)一(?:根|个|粒)挑|不吃(?:葱|姜|蒜|香菜|肥肉|内脏|茄子|胡萝卜|芹菜|鱼|羊肉|蘑菇|皮)|嫌(?:腥|腻|老|膻|味)|\
    一口没动|就吃(?:了)?(?:两|几)口|讨厌.{0,6}(?:香菜|味道|口感))
waste
  (?:recycl\w+|compost\w*|reusable|refill\w*|zero.?waste|plastic.free|upcycl\w+|repurpos\w+|leftovers?|\
    food waste|jam jars|bring my own (?:cup|bag|container)|litter|wormery|charity bags?|mended
    instead|solar|wouldnt throw|throw (?:nothing|anything) away|rinsed out|carcass|stock
    from|peelings|secondhand not new|old (?:shirts?|sheets?|towels?|jeans) into) & !(?:recycling plant
    job|literally|litter (?:tray|of)|glitter|hens)
  =
    (?:自带(?:杯|袋|饭盒|餐具)|垃圾分类|回收|环保|旧.{0,6}(?:改|做成|当抹布|剪)|剩(?:饭|菜).{0,6}(?:热|炒|又|做|吃|改)|舍不得(?:扔|倒)|废物利用|空瓶|\
    光盘|不用塑料|布袋|淘米水|果皮) & !(?:饭都是回来热的剩菜|剩菜里)
minimal
  (?:gave away|donated|declutter\w*|got rid of|sold|charity shop run|capsule wardrobe|one in,? one
    out|minimalis\w*|thirty items|bin bags?) &
    (?:clothes|books|things|stuff|bags|half|boxes|wardrobe|possessions|furniture|items) & !(?:sold the
    (?:cello|car|corsa|flat)|sold (?:a|my) (?:print|painting))
  = 断舍离 ~ 极简 ~ (?:扔|送|捐|清)(?:了|掉|出).{0,6}(?:几袋|一箱|半柜|大袋|旧衣|东西) ~ 少买 & 东西
keepsake
  (?:kept (?:the|every|all)|cant throw|couldnt throw|old
    (?:letters|photos|tickets|diaries|toys|school)|shoe ?box of|ticket stubs|photo albums?|grandmas?
    (?:ring|recipe|apron|letters|clock)|memory box|nostalg\w*|scrapbook\w*) & !(?:kept the
    (?:name|receipt|change|peace)|old school friend)
  = (?:老照片|旧照片|旧信|票根|留着.{0,6}(?:舍不得|当年|小时候|奶奶|妈)|舍不得(?:扔|丢|卖|删).{0,8}(?:旧|老|当年|小时候)?|念旧|相册|老物件|纪念册) &
    !(?:便宜)
superstition
  (?:horoscope|mercury|tarot|touch(?:ed)? wood|knock(?:ed)? on wood|lucky
    (?:socks|shirt|pants|pen|charm|jumper|mug)|magpies?|under (?:a|the) ladder|black cat|salt
    over|crystals|star sign|friday the thirteenth|psychic|palm read\w*|four.?leaf|rabbits foot|jinx\w*|bad
    omen)
  = 水逆 ~ 塔罗 ~ 算命 ~ 黄历 ~ 求签 ~ 拜拜求 ~ 开光 ~ 转运 ~ 左眼跳 ~ 星座 & (?:运|说|看|座的) ~ 本命年.{0,4}(?:红|穿) ~ 吉利 ~
    讨个?(?:彩头|吉利) ~ 风水 ~ 锦鲤 & (?:转|求) ~ 八字
private (ways): *guard their privacy / 注重隐私
  (?:fake (?:name|email|birthday)|cookies? (?:rejected|reject all)|deleted my
    (?:account|facebook|instagram)|covered (?:the|my) webcam|vpn|signal instead|paid (?:in )?cash
    so|shredd\w+|dont (?:want|like) (?:\w+ ){0,4}(?:know|data|posting|photos of me|my address)|asked
    (?:her|him|them) to take (?:the|that) (?:photo|post) down|privacy|unlisted)
  = (?:隐私|贴(?:住|上)摄像头|撕(?:掉|了)快递单|用假名|小号|不发朋友圈|朋友圈.{0,4}(?:三天可见|关)|关(?:了|掉)定位|不想让.{0,8}知道|注销账号)
techshy
  (?:paper (?:map|tickets?|diary|statements?|bills?)|cash only|paid (?:in )?cash|cheque ?book|wrote a
    cheque|landline|nokia|dumb ?phone|flip phone|phone box|no smartphone|typewriter|queued at the
    (?:bank|counter|post office)|self.checkout (?:hate|wont|refuse)|asked the (?:boy|girl|lad|grandson) to
    (?:set up|show)|dont (?:trust|do) (?:apps|online banking|computers))
  = (?:老年机|现金|存折|柜台.{0,4}(?:办|排队)|纸质(?:票|地图|书)|座机|不会用.{0,4}(?:智能|扫码|app|手机支付)|不用微信支付) & !(?:现金流|返现)
pet
  (?:cat|dog|rabbit|hamster|parrot|guinea pig|puppy|kitten) & (?:birthday|jumper|sofa|own
    (?:chair|bed|pillow)|cooked|chicken|salmon|pram|stocking|party|heated|bed
    with|treats?|present|spoil\w*|steak|sweater|advent)
  = (?:给|为)(?:猫|狗|它|年糕|毛孩子)[^,，]{0,8}(?:做饭|过生日|买|织|煮|订|盖|穿)
decorate
  (?:wallpaper\w*|repainted (?:the|my)|painted the (?:living
    room|bedroom|kitchen|hall|walls|door|fence)|new (?:curtains|cushions|lamp|rug|sofa)|moved the
    (?:furniture|sofa)|rearrang\w+ (?:the )?(?:furniture|living|room|bedroom|shelves)|gallery
    wall|upholster\w*|tiling|tiled|ikea|fairy lights|feature wall|mood ?board|interiors?) & !(?:oil
    painting|wont fit)
  =
    (?:换(?:了)?(?:窗帘|沙发套|地毯|灯|壁纸|桌布)|刷墙|贴(?:了)?墙纸|软装|布置(?:了)?.{0,4}(?:房间|家|阳台|客厅|书房)|挪(?:了)?(?:家具|沙发)|宜家|\
    改造(?:了)?.{0,4}(?:阳台|卧室|客厅|出租屋))
drives
  (?:went for a drive|drove (?:around|out to nowhere|with no|all night|along the coast|the long way|the
    back roads)|road trip|scenic route|windows down) & !(?:round in circles)
  = 兜风 ~ 开车(?:瞎|乱|随便)?(?:转|逛)(?:了)? ~ 自驾 & (?:去|跑|环) ~ 跑山
antibuy
  (?:still (?:wearing|using|got) (?:my|the|that) (?:old|same|ten)|same (?:coat|phone|shoes|jumper|bag)
    (?:for|since)|(?:\d+|ten|fifteen|twenty|twelve|eight).year.?old
    (?:coat|phone|car|laptop|jumper|boots|shoes|bag)|doesnt need replacing|put it back on the
    (?:shelf|rail)|wouldnt spend it on (?:myself|me)|didnt buy (?:it|anything) for myself)
  =
    (?:舍不得(?:买|换|给自己)|(?:穿|用)(?:了)?(?:十|八|七|五|六|十几|好几)年(?:了)?(?:还|都|也)|看了看价(?:格|签)?.{0,6}(?:放|走|算)|\
    给自己.{0,4}(?:没买|不买|舍不得)|补补还能(?:穿|用)|旧手机.{0,4}还能用)
carer
  (?:looked after|care for|caring for|nursed|sat (?:up )?with|hospital with|took|bathed|fed|pills
    for|appointment(?:s)? with|changed (?:her|his) (?:dressing|sheets|bed)|carer|respite) (?:\w+
    ){0,4}(?:mum|mother|dad|father|nan|gran|grandma|grandad|wife|husband|uncle|aunt|parents|mother.in.law)
    &
    (?:hospital|appointment|stroke|dementia|hip|pills|meds|chemo|ward|night|bath|chair|doctor|clinic|\
    wheelchair|operation|fall|scan)
  =
    (?:陪|照顾|伺候|照料|陪护|推着|给)(?:我)?(?:妈|爸|老妈|老爸|婆婆|公公|奶奶|爷爷|外婆|外公|老伴儿?|姥姥)[^,，]{0,8}(?:医院|看病|复查|化疗|擦身|喂饭|翻身|\
    吃药|透析|床前|轮椅|住院|洗澡|做饭|康复|输液|护理) & !(?:给婆婆打电话)
tradition
  (?:every year we|lit the candles|shabbat|diwali|eid|lunar new year|dumplings for new year|festival|feast
    of|name day|grandmothers way|traditional\w*|customs?|like my (?:grandmother|mother) did|day of the
    dead|burns night|passover|advent wreath|midsummer) & (?:made|cook\w*|lit|every
    year|family|table|prayed|prepared|always|decorat\w*|fast\w*|cleaned)
  =
    (?:包粽子|贴春联|祭(?:祖|灶|拜)|上坟|扫墓|守岁|腊八|冬至.{0,4}(?:饺子|汤圆)|过小年|磕头|供(?:品|桌|奉)|老规矩|老传统|端午.{0,6}(?:粽|艾)|\
    中秋.{0,6}(?:月饼|拜月)|拜年) & !(?:清明就不回|回不去)
dream
  (?:business (?:idea|plan)|start (?:a|my own)
    (?:business|company|caf[eé]|podcast|brand|channel|bakery|shop)|five.year plan|side hustle|domain
    name|logo for|new venture|patent|five new ideas|another idea|startup|invest in my) &
    (?:idea|plan|start\w*|bought|registered|logo|name|pitch\w*|new|another|again|napkin|spreadsheet|\
    domain|called)
  = (?:创业|副业|新点子|商业计划|开(?:个|家)(?:店|咖啡馆|公司|网店)|五年计划|注册(?:了)?(?:公司|商标|域名)|做自媒体|开直播|又想(?:到|做|开)) &
    !(?:创业公司上班|朋友创业)
hum
  (?:humm\w+|whistl\w+|singing to myself|sang in the (?:shower|kitchen|car|lift)) &
    !(?:kettle|hummus|whistle.?blower|fridge humming|referee)
  = 哼(?:歌|着|曲|小调|戏) ~ 吹口哨 ~ 一边.{0,6}一边(?:唱|哼) ~ 洗澡.{0,4}唱
thank
  (?:thank.?you (?:card|note|letter|cake|flowers|present)|thanked (?:the|every|them all|him|her)|wrote to
    (?:thank|say)|told (?:her|him|them|the chef|the cleaner|the driver) (?:how|what a|it was|she|he)
    (?:\w+ )?(?:great|lovely|wonderful|brilliant|good|best|grateful|much)|compliment\w*|praised|five.?star
    review)
  = (?:感谢信|道谢|谢谢(?:师傅|司机|阿姨|大姐)|夸(?:了)?(?:她|他|大厨|师傅|同事|店员|孩子)|写(?:了)?(?:好评|表扬信)|锦旗|答谢) & !(?:谢啥|夸我)
honest
  (?:handed (?:it|the \w+) in|gave (?:it|the \w+|the change|the money) back|returned the
    (?:wallet|purse|phone|extra|change)|told (?:them|the cashier|her|him) (?:theyd|shed|hed)
    (?:under|over|forgotten)|undercharged|owned up|found a (?:wallet|purse|phone) and|too much change|went
    back to pay)
  =
    (?:拾金不昧|捡到.{0,6}(?:钱包|手机|身份证|钥匙).{0,14}(?:还|交|等|找)|多找.{0,6}(?:退|还)|少收.{0,8}(?:补|回去)|物归原主|主动(?:承认|坦白|\
    交代))
bottle
  (?:didnt tell (?:anyone|anybody|him|her|them|my)|kept it to myself|said i was (?:fine|ok|okay|tired)|put
    on a brave face|cried in the (?:car|shower|toilets?|bathroom)|havent told (?:anyone|anybody|my)|dont
    want to (?:worry|burden|bother) (?:anyone|them|her|him|my)|smiled and said|bottled (?:it )?up|nobody
    knows|pretended (?:everything|i was|it was)) & !(?:surprise|surprised|party)
  =
    (?:没(?:跟|和|告诉).{0,8}(?:说|讲|任何人|家里|爸妈|他|她)|谁(?:也|都)没(?:说|讲|告诉)|报喜不报忧|自己(?:扛|消化|憋|躲)|憋(?:着|在心里|回去)|\
    强颜欢笑|装(?:作)?没事|说(?:我)?没事|不想(?:让.{0,6}担心|麻烦)|躲(?:起来|厕所|被窝).{0,4}哭|跟.{0,4}只说(?:挺好|都好|没事))
alonedo
  (?:on my own|by myself|without (?:any )?help|wouldnt (?:let|accept|ask)|refused (?:any |the |their |his
    |her )?help|didnt (?:ask|want) (?:anyone|for help|help)|no help|did it (?:all )?myself|dont need
    (?:anyone|help)|insisted on (?:carrying|doing|driving|paying|fixing)) &
    (?:carried|moved|fixed|drove|assembled|built|lifted|painted|sofa|wardrobe|boxes|stairs|hospital|\
    suitcase|broken|limp\w*|flat.?pack|tyre|changed|help|did|washing machine|luggage|roof) &
    !(?:evening|weekend|lunch|walk|quiet|sandwiches)
  =
    (?:自己(?:一个人)?(?:扛|搬|修|去医院|装|换|提|打车去|拎|做手术|搞定)|不求人|没(?:叫|喊|让|找)(?:人|别人|谁)(?:帮|陪|接|送)|硬(?:撑|扛)|一个人(?:扛|\
    搬|去(?:医院|看病|手术|打针)|提|把)|不(?:想|愿|要)(?:麻烦|求)(?:别人|人|他们|孩子))
nerves
  (?:heights?|ladder|roller ?coaster|spiders?|horror (?:film|movie)|the dark|motorway|deep
    water|clowns?|lifts?|rope bridge|ferris wheel|cable car|glass
    floor|balcony|snakes?|moths?|mice|dogs|needles|cliff edge) & (?:scared|terrified|froze|screamed|legs
    (?:went|like|shook|turned)|couldnt
    (?:look|move|go)|wouldnt|cried|hid|shook|shaking|panick\w*|petrified|phobia|afraid|hate|closed my
    eyes|clung|bottled it|chickened out|stayed (?:at the bottom|on the ground)|stood on a chair)
  =
    (?:恐高|怕(?:高|黑|虫|蜘蛛|蟑螂|鬼|狗|蛇|老鼠)|不敢(?:往下看|坐过山车|看恐怖|上梯子|走玻璃|一个人睡|靠近)|腿(?:软|抖).{0,8}(?:玻璃|索道|高|桥|楼顶)|\
    (?:玻璃栈道|过山车|摩天轮|恐怖片|缆车).{0,12}(?:腿软|闭眼|抖|不敢|尖叫|吓))
seasick
  (?:travel.?sick|car.?sick|sea.?sick|motion sickness|sick on the (?:boat|ferry|coach|bus)|threw up
    (?:on|in) the (?:bus|coach|car|ferry|boat)|dramamine|ginger sweets)
  = 晕车 & !(?:她晕车|他晕车|妈晕车) ~ 晕船 ~ 晕机药
driveshy
  (?:hate|avoid\w*|dont like|wont|scared of|refuse to|nervous|rather not|took the (?:bus|train)
    (?:instead|rather)) (?:\w+ ){0,4}(?:driv\w*|parallel park\w*|motorways?|roundabouts?|parking)
  = (?:不敢|不爱|怕|不想)(?:开车|上高速|倒车|停车) & !(?:老伴)
naming
  (?:named|called|christened|talk(?:ed|ing)? to|goodnight to|said sorry to) (?:\w+
    ){0,4}(?:car|hoover|roomba|starter|plants?|fern|cactus|bike|laptop|printer|kettle|washing
    machine|tomato\w*|boat|sourdough|robot) & !(?:he called)
  = (?:给(?:我)?(?:的)?(?:车|扫地机器人|绿萝|植物|多肉|电脑|酵种|机器人)[^,，]{0,4}(?:取|起)(?:了|个).{0,2}名|叫它|跟(?:花|植物|车|它们?)说话)
watchpeople
  (?:people.?watch\w*|watched (?:the )?(?:people|couple|passers|commuters|world go by)|sat (?:in|at)
    (?:the|a) (?:window|caf[eé]|bench).{0,20}watch\w*|eavesdrop\w*|overheard)
  = (?:看(?:路人|行人|来来往往|人来人往|楼下的人)|观察(?:路人|人)|偷听|听(?:隔壁桌|邻桌))
revisit
  (?:old (?:school|house|street|flat|neighbou?rhood)|where (?:i|we) (?:grew up|used to|first|met)|same
    (?:bench|caf[eé]|beach|cottage|hotel) (?:as|again|where|we)|back to (?:the
    )?(?:village|town|beach|caf[eé]|cottage) where) &
    (?:went|walk\w*|drove|stood|visit\w*|back|again|sat|past)
  = (?:故地重游|回(?:母校|老房子|以前住|小时候)|以前.{0,6}(?:上学|住|常去|约会)的?(?:地方|学校|巷子|小店).{0,8}(?:又去|转|看|坐|走))
freeze
  (?:freezing|cold|shiver\w*) & (?:two (?:jumpers|pairs|blankets)|hot water
    bottle|blanket|heater|thermals|layers|gloves (?:inside|indoors|at my desk)|in
    (?:june|july|august|may)|radiator|electric blanket|woolly) & !(?:dip|swim|tarn|sea|water was)
  =
    (?:怕冷|手脚冰凉|裹(?:着)?(?:毯子|被子|羽绒)|暖(?:宝宝|水袋|手宝)|电热毯|穿(?:了)?(?:三|两)(?:层|件|条).{0,4}(?:秋裤|毛衣)|\
    六月.{0,6}(?:毛衣|外套))
smoking
  (?:smoke|smoked|smoking|cigarettes?|vap(?:e|ed|ing)|a pack|cigs?|fag
    (?:break|outside)|roll.?ups?|nicotine) &
    (?:outside|break|half|pack|after|another|one|balcony|again|half a|day|bought|craving|lighter|two|with
    coffee) & !(?:aint smoked|quit|gave up|stopped|havent smoked|no smoking|smoked
    (?:salmon|ribs|brisket|fish|meat)|smoke alarm|be on me|on me about|smells? (?:of|like))
  = (?:抽(?:了|根|支|着|烟|两根|半包|完)|点(?:了)?(?:根|支)烟|一包烟|烟瘾|下楼抽|电子烟) & !(?:戒|不抽|没抽|减到|抽纸|抽屉|抽奖|抽血|抽空|抽我|抽烟的邻居)
meatless
  (?:tofu|tempeh|vegan|veggie|vegetarian|plant.based|lentils|oat milk|meat.free|seitan|bean
    burger|jackfruit) & (?:made|cook\w*|ordered|tried|ate|recipe|again|for
    dinner|switched|menu|chilli|curry|stew|burger) & !(?:not veggie|im not|stopped being)
  = (?:素(?:菜|食|面|包|馆|鸡)|吃素|豆腐|蛋奶素|纯素|植物肉|燕麦奶) & (?:吃|做|点|馆|煮|试) & !开荤
breakfast
  breakfast & (?:porridge|eggs|proper|every|cooked|before|never skip|toast|full|oats|granola|made|big) &
    !(?:skipped|no breakfast|missed|bed and breakfast)
  = (?:早餐|早饭|早点|早茶) & (?:吃|做|必|摆|认真|每天|煮|喝) & !(?:没吃|不吃|幼儿园)
eatout
  (?:restaurant|tapas|brunch|bistro|trattoria|noodle bar|curry house|diner|steakhouse|dim
    sum|gastropub|sushi bar) & (?:went|booked|table|had|tried|new|ate|last
    night|saturday|sunday|friday|again|anniversary|out for)
  = (?:餐厅|饭馆|馆子|火锅店|烧烤摊|大排档|小馆|苍蝇馆|日料店|茶餐厅) & (?:去|吃|订|约|排|又|新)
`
