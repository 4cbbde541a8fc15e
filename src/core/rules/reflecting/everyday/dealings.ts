/** More words of money, others, and ways in which people are. */
export const dealings = String.raw`
save (+)
  (?:turned|turn|turning|kept|keep) the (?:heating|heat|thermostat|boiler|lights?) (?:off|down|low|out) ~ \
    (?:second|another|extra|thicker) (?:cardigan|jumper|sweater|pair of socks) ~ rather than (?:pay|take|buy|spend|call out|fork) ~ \
    (?:bus fare|taxi fare|parking) ~ (?:tea ?bags?|foil|envelopes?|wrapping paper|jars?|plastic bags|carrier bags|bath water|\
    string) (?:do |does |will do |can be |are |again|twice|over|washed|reused|second) ~ re-?use(?:d|s)? ~ \
    (?:relined|re-?soled|re-?heeled|let down|turned the collar|darned|patched) ~ \
    (?:same|old) (?:overcoat|coat|jacket|suit|shoes|car|phone|boots|jumper) (?:for|since|these|from|i) ~ since (?:19|20)\d\d ~ \
    sav(?:ed|es|ing) (?:me |us )?(?:\w+ )?(?:quid|pounds?|£|\$|euros?|dollars?|pence|a fortune|a bit|money|on) ~ \
    (?:went|go|goes|going) without ~ make(?:s)? do ~ waste not ~ (?:packed|took|brought|brings?|bring|pack) (?:my |a )?(?:own )?(?:lunch|\
    sandwich(?:es)?|flask) ~ leftovers? ~ savings? (?:account|pot|jar|goal) ~ rainy day ~ penny ~ pennies ~ thrift\w* ~ frugal ~ \
    (?:water|gas|electric(?:ity)?) (?:bill|meter) ~ standing order into ~ isa\b
  = 省(?:下|了|钱|着|吃|一|电|水)|少花|带饭|自己带.{0,3}饭|凑(?:满减|单)|满减|穿了.{0,3}年|用了.{0,3}年|\
    (?:换|补|缝)一?(?:根|个|下)?接着(?:穿|用)|接着(?:穿|用)|舍不得(?:扔|买|花|开|吃|打车)|关(?:了)?(?:空调|暖气|灯)|\
    (?:淘米|洗菜|洗衣)水.{0,6}(?:冲|浇|拖)|攒(?:着|了|钱|下|起来)|存(?:钱|了|款|折|定期)|节(?:约|省|俭)|能(?:走|省|不花)就|\
    打(?:八|五|七|对)?折(?:了|才|的)|等(?:到)?.{0,8}打折|记账|精打细算|算(?:了)?半天|一分钱|抠门|走(?:路|着)(?:回|去).{0,6}省|\
    剩(?:菜|饭).{0,6}(?:热|吃|带)|公交(?:卡)?.{0,4}(?:省|便宜)|预算|开销|每一笔|月底.{0,4}(?:剩|结余)
bargain (+)
  (?:half price|two for|three for|buy one|sale|sales|reduced|marked down|yellow stickers?|outlet|clearance|black friday|deal|deals|groupon|\
    loyalty (?:card|points)|nectar points|clubcard|aldi|lidl|poundland|wholesale|bulk) ~ \
    (?:beat|got|knocked|talked|haggled) (?:him|her|them|it|the price) (?:down|off) ~ \
    (?:cheaper|cheapest|free (?:sample|samples|delivery|refill))
  = 打折|折扣|优惠(?:券|价)?|满减|凑单|特价|清仓|砍价|讲价|还价|便宜(?!宜)|薅|返现|领券|拼单|团购|拼多多|尾货|临期|收摊|晚上八点.{0,4}打折|\
    比价|好几家.{0,4}(?:看|比)|赠品|试用装|秒杀
shop (+)
  (?:bought|buying|ordered|ordering|got|picked up|came home with|walked out with|left with|\
    treated myself to) (?:[\w'’-]+ ){0,4}?(?:because it was (?:on offer|pretty|cute|there|reduced)|on a whim|on impulse|by accident|\
    i don['’]?t (?:even )?need|again|don['’]?t ask|in the sale|at checkout|on the way out) ~ parcels? ~ \
    packages? (?:in|at|on|came|arrived|from|again) ~ (?:can['’]?t|couldn['’]?t|don['’]?t) (?:even )?remember (?:ordering|buying|\
    what i ordered) ~ card (?:got |was |has been )?declined ~ overdra(?:ft|wn) ~ maxed out ~ too many (?:little )?treats ~ \
    (?:basket|cart|trolley) (?:was|is|full|came to) ~ (?:third|fourth|fifth|second|another|\
    yet another) (?:pair of (?:\w+ )?(?:shoes|boots|trainers|jeans)|handbag|bag|coat|lamp|rug|air fryer|jacket|dress|lipstick|candle|\
    cushion|mug|plant pot|gadget) ~ (?:saw|spotted|noticed) (?:a|an|some|this|the) .{0,30}(?:in (?:a|the) (?:shop )?window|online|\
    on sale).{0,40}(?:home with|bought|mine|ordered|card) ~ new (?:shoes|dress|handbag|trainers|boots) again ~ payday ~ \
    (?:klarna|asos|vinted|etsy|temu|shein|zara|ikea|tk maxx) ~ hid the (?:bags|receipts?)
  = 网购|下单|剁手|直播间|购物车|快递.{0,6}(?:堆|门口|六|七|八|九|十|一堆|拆)|拆快递|(?:堆了|六个|一堆|好几个).{0,3}快递|不记得买|花呗|\
    信用卡.{0,4}(?:账单|爆|刷)|账单.{0,6}(?:吓|超|爆)|一激动.{0,4}(?:买|拍)|拍(?:了)?.{0,4}(?:支|件|双|条|套|单)|\
    又(?:买|拍|入|下单)(?:了)?|冲动(?:消费|买)|本来只想买|结了.{0,4}(?:百|千|块)|口红|包包|逛(?:淘宝|街|商场|街.{0,4}买)|月光|\
    买(?:买买|一送)|种草|囤(?:货|了)|收藏夹|618|双十一|没忍住.{0,4}买|手一滑
generous (people): *treat others and *give freely / 大方请客
  (?:my treat|on me|paid for (?:everyone|the whole|her|his|their|us|them|all)|picked up the (?:bill|tab|check)|\
    bought (?:everyone|the whole|a round|them all|the team|lunch for|coffee for|a coffee for|cakes? for)|\
    brought (?:cakes?|doughnuts|biscuits|sweets|buns|flowers|soup) (?:in|for|to|round)|\
    took .{0,30} to the (?:ward|office|team|girls|neighbours)|gave (?:him|her|them) (?:my|the last|twenty|ten|fifty)|\
    slipped (?:him|her|them) (?:a|twenty|ten)|shout(?:ed)? (?:everyone|the)|lent (?:him|her|them) .{0,20}(?:quid|pounds|money|hundred)|\
    tip(?:ped)? (?:the|her|him))
  = 请(?:大家|全组|同事|他们|她们|客|所有人|室友)(?:们)?(?:吃|喝|客)?|我(?:来)?买单|抢着(?:买单|付|结账)|结(?:了)?账|\
    分给(?:大家|同事|邻居|孩子)|给大家(?:带|买|分)|包(?:了)?(?:个)?.{0,2}红包|借(?:给|了).{0,8}(?:块|千|百|万|钱)|\
    送(?:了)?(?:他|她|人家|邻居|门卫|保洁).{0,8}|塞(?:给|了).{0,6}(?:钱|红包|水果)|自己掏(?:钱|腰包)|垫(?:了|付)
help (+)
  (?:took|taking|put|brought|wheeled|dragged) (?:mr|mrs|old|the|his|her|their|next door['’]?s|our|\w+['’]s) (?:[\w'’.]+ ){0,2}?(?:bins?|\
    parcels?|shopping|post|dog|rubbish) (?:out|in|round|up|for|to|while) ~ \
    (?:did|doing|do|fetched|got|collected|carried|picked up) (?:the|her|his|their|some|mr|mrs) (?:[\w'’.]+ ){0,2}?(?:shopping|prescription|\
    messages|errands|post|papers?|pension|groceries|ironing|gardening) (?:for|while|from|because|up|on) ~ \
    (?:drove|drive|driving|took|walked|accompanied|gave) (?:the |my |our |old |mr |mrs |a |\
    an )?(?:[\w'’.-]+ ){1,5}?(?:to (?:the |a |an )?(?:a&e|hospital|doctor|doctors|doctor['’]s|station|airport|surgery|vet|clinic|dentist|\
    chemist|bank)|a lift|home|for (?:his|her|their)) ~ sat with (?:him|her|them|the|mr|mrs|old|my) ~ \
    (?:for|with) the (?:old |young )?(?:couple|lady|lad|man|woman|family|boy|girl|widow|gentleman|neighbours?) (?:next door|at number|\
    upstairs|downstairs|opposite|over the road|across|at no|with|from|in) ~ \
    (?:next door|upstairs|across the road|over the road|at number \w+) ~ \
    (?:clear(?:ed|ing)|fix(?:ed|ing)|mow(?:ed|ing|n)|shovel+(?:ed|ing)|paint(?:ed|ing)|water(?:ed|ing)|carr(?:ied|ying)|mend(?:ed|ing)|\
    feed(?:ing)?|fed) (?:the |his |her |their |\w+['’]s )?(?:[\w]+ ){0,2}?(?:gutter|lawn|drive|path|fence|plants|cat|fish|shopping|tap|\
    fuse|hedge|bags?)s? (?:for|next door|of|while|because) ~ (?:lent|lend|gave) (?:a hand|\w+ a hand|\
    \w+ my (?:ladder|drill|car|mower|umbrella|coat|notes|spare)) ~ (?:spare key|fill(?:ed|ing)? in (?:the|his|her|their) (?:form|forms)) ~ \
    (?:fund|whip)[- ]?round
  = 替(?:他|她|他们|人家|邻居|同事|老|小|大).{0,8}(?:接|送|买|拿|看|值|顶|代|带|喂|浇|签|取|交)|\
    陪(?:着)?.{0,8}(?:奶奶|大爷|大妈|老人|老[张李王赵陈]|邻居|阿姨|叔叔|同事).{0,8}(?:去|看|医院|拿|办|排|聊)|自己掏钱|大家方便|\
    教了?(?:他|她).{0,4}(?:半天|一下午|好几|几遍)?|帮(?:着|了|忙)?.{0,10}(?:搬|修|拿|提|拎|照看|照顾|接|送|看|买|取|挂号|抬|找|推|打|写|填|\
    做|收|浇|喂|带|换|装|办)|(?:楼道|楼下|对门|隔壁|五楼|三楼|二楼|四楼|六楼|邻居|街坊|门卫|保洁|快递员|路人|问路|迷路).{0,12}(?:帮|替|陪|\
    送|教|借|给|扶|带)|扶(?:了|着)?.{0,6}(?:老人|起来|过马路|大爷|奶奶)|搭把手|让(?:了)?座|跑(?:了一)?腿|搀|热心|劝(?:架|和)|\
    代(?:买|领|收|取)
teach (+)
  (?:taught|teach|teaching|showed|show|showing|coached|explained|walked) (?:my |the |a |an |our )?(?:[\w'’-]+ ){1,4}?(?:how to|\
    to (?:read|swim|ride|drive|cook|bake|knit|play|sew|fish|tie|use|solder|code)|the (?:ropes|basics|chords)|\
    through (?:the|her|his|their)) ~ homework (?:with|club|help) ~ apprentice ~ trainee ~ mentee ~ interns?
  = 教(?:会|了|她|他|孩子|徒弟|新人|邻居|小).{0,8}|带(?:了|着)?.{0,2}(?:新人|徒弟|实习生)|讲(?:了)?.{0,3}(?:题|遍)|手把手|辅导|答疑|补课
stranger (+)
  (?:got|fell|ended up|started) (?:talking|chatting|in(?:to)? conversation) (?:to|with) ~ (?:whole|entire) life story ~ \
    (?:bus|taxi|cab|uber) driver (?:and i|told|knows|is) ~ (?:lady|man|woman|bloke|chap|girl|couple|lad) (?:on|at|in) the (?:bus|train|\
    queue|till|checkout|bench|stop|next table|plane|waiting room) .{0,40}(?:told|talk|chat|swapped|laugh|number|story) ~ \
    made (?:a|two|three|another) (?:new )?friends? (?:in|at|on|while) ~ swapped numbers
  = 聊(?:了|起|得|开|上|到).{0,6}(?:一路|半天|起来|开心|来)|跟.{0,8}(?:司机|大爷|大妈|老板|店主|旁边|邻座|排队的人|师傅|保安).{0,4}聊|\
    自来熟|加(?:了)?(?:个)?微信|搭(?:话|讪)|唠(?:了|嗑|起来)|话痨|混熟
techshy (ways): *avoid new technology / 不用新科技手机
  (?:cash only|paid (?:in )?cash|only (?:had|take|carry|carries|trust) cash|no (?:smartphone|mobile|internet|wi-?fi)|\
    (?:don['’]?t|won['’]?t|refuse to|didn['’]?t) (?:trust|use|do|touch|have|want|install|hold with) (?:the |an? |any |those |these |\
    their )?(?:app|apps|internet|online banking|computers?|smartphones?|self[- ](?:service|checkout)s?|machines?|qr codes?|contactless|\
    email|e-?mail|satnav|tablet|cloud)|paper (?:map|maps|ticket|tickets|diary|bills?|statement|list)|\
    at the (?:counter|ticket office|window|branch)|queued? (?:at|for) the (?:counter|till|bank|ticket)|\
    (?:tablet|ipad|laptop|smartphone|kindle|smart ?watch) .{0,30}(?:in (?:the|a|its) (?:drawer|box)|unopened|\
    never (?:been )?(?:switched|turned|opened)|still in)|(?:landline|typewriter|cheque ?book|cheques|a-z|road atlas|rotary|flip phone|\
    brick phone))
  = 扫码.{0,8}(?:不会|现钱|现金|没)|(?:只|还是)(?:带|用|收|给)了?.{0,3}(?:现钱|现金|纸币)|现钱|现金付|\
    (?:平板|智能手机|电脑|手机|手表).{0,8}(?:抽屉|没开过|不会用|放着|没用过|不用)|窗口(?:买|办|排)|柜台|人工(?:窗口|服务)|\
    不会(?:用|弄|扫|装).{0,6}(?:手机|微信|支付宝|软件|app|二维码|机器)|存折|信不过.{0,6}(?:网|手机|机器|支付)|老人机|座机|纸质|\
    机器上(?:办|买)|网上.{0,6}(?:不会|信不过|不放心)|不用(?:微信|支付宝|智能机)
pet (animals): *spoil a pet / 宠着宠物
  (?:cat|dog|rabbit|hamster|parrot|guinea pig)['’]?s? (?:birthday|treats?|jumper|new (?:bed|toy|collar))
  = 给(?:猫|狗|兔子|仓鼠|鹦鹉).{0,4}(?:买|做|过生日|洗|剪)
family (family, common): *do things with the family / 陪家人
  (?:sunday (?:roast|lunch|dinner) (?:at|with)|family (?:dinner|lunch|game night|whatsapp|gathering|tree)|\
    (?:drove|went|popped|travelled|took the train) (?:up |down |over |round |home )?(?:to see|to visit|to) (?:my )?(?:mum|mom|dad|parents|\
    nan|gran|grandma|grandad|sister|brother|folks|aunt(?:ie)?|uncle)|\
    (?:mum|mom|dad|nan|gran|grandma) (?:rang|called|phoned|facetimed|came round)|\
    (?:rang|called|phoned|facetimed|video ?called) (?:my )?(?:mum|mom|dad|nan|gran|grandma|sister|brother|parents|folks))
  = 回(?:了)?(?:趟)?(?:老家|娘家|父母家)|陪(?:爸|妈|爸妈|父母|爷爷|奶奶|外婆|外公|家人|老人)|\
    给(?:爸|妈|爸妈|家里|父母|奶奶|爷爷|外婆|姥姥).{0,6}(?:打|寄|买|视频|带)|跟(?:爸|妈|家里|父母|奶奶).{0,4}(?:视频|通话|聊)|\
    一家人.{0,6}(?:吃|去|出|围)|全家.{0,6}(?:去|吃|出游)
superstition (ways): *go by signs and luck / 讲迷信看星座
  (?:horoscope|star sign|mercury (?:is )?(?:in )?retrograde|tarot|touch(?:ed|ing)? wood|knock(?:ed|ing)? on wood|\
    lucky (?:socks|shirt|pen|charm|number)|friday the thirteenth|black cat crossed|threw salt|salute[sd]? (?:the|a) magpie|crystals?|\
    astrolog\w+|psychic|palm read\w*)
  = 星座|水逆|塔罗|算命|算卦|风水|黄历|吉日|本命年|红绳|开光|求签|八字|转运|左眼跳|生肖|属相|占卜|招财
dressup (ways): *care about looks / 爱打扮
  (?:nails done|manicure|pedicure|hair ?(?:dresser|cut|dyed|colour|salon)|blow-?dry|lash(?:es)?|eye ?brows|make-?up|lipstick|foundation|\
    skincare|face ?mask|serum|moisturi[sz]er|perfume|outfit|ironed (?:a|my) shirt|tailor(?:ed)?|cufflinks|high heels|heels|sheet mask)
  = 美甲|做头发|染发|烫(?:了)?头|面膜|护肤|化妆|口红|粉底|精华|眼影|穿搭|搭配|香水|美容院|睫毛|医美|打扮|换(?:了)?.{0,3}(?:造型|发型)|旗袍|\
    汉服|高跟鞋
dream (ways): *make big plans / 爱立计划
  (?:business idea|new (?:venture|business plan|idea for)|start(?:ing)? (?:a|my own) (?:business|caf[eé]|podcast|company|brand|channel|\
    band)|five[- ]year plan|vision board|side hustle)
  = 创业|副业|商业计划|新点子|又(?:想|打算)开.{0,4}(?:店|公司|号)|五年计划|愿望清单
`
