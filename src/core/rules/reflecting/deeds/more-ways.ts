/** More tellings of ways. */
export const moreWays = String.raw`
nightowl
  gone (?:midnight|one|two|three|half) &
    (?:finally|still|chapter|awake|getting|going|started|just|another|brain) ~ at (?:1|2|3|one|two|three)
    ?(?:am|in the morning) ~ (?:half past|quarter to|quarter past) (?:one|two|three|four|midnight) in the
    morning ~ (?:started|start|starting) (?:it|them|at|the \w+|work|painting|writing) (?:at|around|after)
    (?:midnight|eleven at night|one in) ~ (?:sunrise|birds|light) (?:and|before|when) i(?: was|d| am|m)?
    (?:still|only|just|finally)
  = (?:写|画|改|做|看|玩|聊|剪|打|听|读|弄|整理|搞|练|刷|追)到(?:了)?(?:一点|两点|三点|四点|凌晨|半夜|天亮|后半夜|大半夜) & !(?:从早上) ~ 越晚 &
    (?:脑子|灵感|精神|清醒|效率|转) ~ (?:鸟叫|天亮|天都亮|晨练的).{0,6}(?:才|我才|都)(?:合|睡|躺|关|发现) ~
    白天(?:没|不)(?:劲|清醒|精神).{0,8}(?:晚上|夜里|夜)
late
  (?:got|get|arrived|turned up|showed up|walked in|slipped in|made it|rolled up|ran in(?:to)?|burst in)
    (?:\w+ ){0,6}(?:just as|after|when|once|half(?: an|way| past)|late|as the|ten past|twenty
    past|during|with wet hair|during the) & !(?:gate|home|hospital|package|parcel|letter|deal|early|just
    as good|after dinner) ~ missed the (?:\d|train|bus|ferry|start|vows|first|last|opening|flight|toast) ~
    (?:they|everyone|the others|she|he)(?:d| had| were| was)? (?:already
    )?(?:ordered|started|eaten|left|gone|begun|boarded|sat down|given up) (?:without me|by the time|when
    i) ~ without me by the time ~ (?:doors|gate|gates|check.?in|kitchen) (?:had |was |were )?(?:just
    )?clos\w+ (?:as|when|by the time) i
  = (?:开场|开演|开会|上课|开席|开饭|散场|检票|发车)[^,，]{0,8}(?:我才|才到|才摸|才进|了我) ~ 最后一个到 ~
    (?:眼睁睁|只能)?看着[^,，]{0,4}(?:开走|关门|起飞) ~ 让[^,，]{1,4}等(?:了)?我?[^,，]{0,6}(?:钟|分钟|小时|半天) ~
    晚了[^,，]{0,5}(?:分钟|小时|一刻) & !(?:火车|飞机|快递) ~ 错过(?:了)?[^,，]{0,6}(?:车|开头|检票|航班|开场) ~ 打卡.{0,4}(?:晚|没赶|迟) ~
    一路跑(?:着)?(?:去|到|进)
lose
  (?:umbrella|keys|phone|wallet|glasses|badge|passport|gloves?|scarf|earbuds|airpods|card)
    (?:again|somewhere|gone|vanished|missing|on the (?:tram|bus|train|roof|tube)) ~ turned up (?:\w+
    ){0,4}without (?:my|the|any|a) ~ (?:found|finding) (?:my|the)
    (?:glasses|keys|phone|wallet|remote|passport|ring) ~ no idea where (?:i|my|ive) ~
    (?:third|second|fourth) one (?:since|this)
  = (?:伞|钥匙|手机|身份证|工牌|眼镜|耳机|水杯|钱包|公交卡|门禁卡|校园卡|u盘|快递)[^,，]{0,8}(?:落|忘|丢|找不|塞哪|没带|不见|又没) ~
    发现[^,，]{0,8}(?:没带|忘带|忘拿|落)
check
  (?:back|up|round|out of bed|downstairs) & (?:straighteners|back door|front
    door|iron|oven|hob|gas|tap|locked|handbrake|garage|candle|plug) & (?:see
    if|again|twice|try|check|id|make sure|once more|turned) ~ (?:six|five|four|seven|ten|\d+) times before
    (?:press\w*|send\w*|leav\w*|hit\w*|post\w*|i (?:left|sent))
  = 摸(?:了)?.{0,4}[遍次] & (?:登机牌|护照|身份证|口袋|钥匙|包|票) ~ (?:确认|看看)(?:一下)?(?:门|煤气|窗|灶|灯|水).{0,4}(?:没|了没|关|锁) ~
    敢(?:发|交|走|点发送|睡) & (?:遍|检查|确认)
refuse
  (?:heard myself|found myself|next thing i knew|somehow|and of course|before i knew it) (?:\w+
    ){0,4}(?:yes|agree\w*|sure|volunteer\w*|offering|doing|hosting|nodding|driving|covering|on the) ~
    (?:dont|didnt) even (?:like|want|know) .{3,40}(?:and now|but (?:now )?i|so i(?:m|ll)) &
    !(?:coffee|buy|bought) ~ (?:said|i said) (?:of course|yes|sure|fine|no problem|ok) &
    (?:stay|shift\w*|again|weekend|asked|wants|lend|borrow|committee|help|cover|bedroom|host|babysit|\
    lift|party|extra|even though|but|cried|regret\w*|now im|already) & !(?:he said|she said|married) ~
    (?:both|all) (?:their|her|his) shifts ~ was meant to be (?:off|resting|away|on leave) &
    (?:shift\w*|ended|again|cover\w*|asked|yes|weekend)
  = (?:点了头|应了|接了|答应了|说没问题|说行|说好|揽下来|应下来) & (?:本来|其实|心里|没人|没人吱声|又|不想|已经|约了|累|后悔|想哭|结果|顶|替|帮) &
    !(?:她答应|他答应|客户|老板答应|终于) ~ (?:一开口|开了口|求我|找我|拜托我|让我).{0,10}(?:我就|我又|只好|还是)(?:答应|点头|说好|去|应|接|帮)
help
  (?:bins|parcel|shopping|lawn|shelves|boiler|dog|plants|car|drive|tablet|computer|wifi|phone|letter|\
    form|fence|flat.?pack|prescription|groceries|pram|suitcase|cot|sofa|hedge|gutter) & $others &
    (?:for|took|carried|fixed|put\w*|jump\w*|set
    up|helped|drove|collected|walked|filled|watered|mowed|picked|sorted|assembled|dug|cleared|held|cut|\
    spent|mended|pushed|fetched) & !(?:my car|for me|took my|stole|complain\w*|charged|drilled) ~
    (?:put\w*|spent \w+ put\w*|hung|built|assembled|fitted) (?:up )?(?:shelves|curtains|a
    (?:cot|wardrobe|bed|desk)|blinds|a bike) for
  = (?:菜|东西|箱子|快递|米|行李|水|轮椅|沙发|婴儿车)[^。]{0,6}(?:太重|重|拎不动|搬不动|提不动)[^。]{0,8}我[^。]{0,6}(?:拎|提|扛|搬|送|抬) ~
    (?:楼道|单元门口|楼下|小区|门口)[^。]{0,6}(?:雪|垃圾|落叶|冰)[^。]{0,8}(?:扫|铲|清) ~ 扫了出来 & !我家 ~
    (?:我|顺手|顺便)[^,，]{0,4}(?:过去|上去|下去)?给(?:他|她|他们|她们|人家|老人)[^,，]{0,6}(?:修|换|调|装|弄|搬|拎|送|教|拧|通|填|写)
conflict
  (?:in front|behind me|next to me|the guy|the man|the woman|my boss|my
    manager|colleague|neighbou?r|flatmate|sister.in.law|client|waiter|landlord|someone|shed|hed|theyd|\
    they)s? (?:\w+ ){0,12}(?:and|so|but|rather) (?:i )?(?:just |simply |only |still )?(?:moved|smiled|said
    nothing|let|nodded|paid|went|left|apologi[sz]ed|waited|sat there|ate|turned up my|put
    (?:on|my)|took|stood there|redid|walked) & (?:credit|cut in|pushed in|lit
    up|parked|shout\w*|loud|rude|wrong|music|seat|blam\w*|overcharg\w*|smok\w*|snapp\w*|insult\w*|queue|\
    joke about|late|noise|space|drive|stole|criticis\w*|interrupt\w*|took my) & !(?:complained) ~ rather
    than (?:knock|say|ask|complain|argue|make|tell|confront|bring|fight|challenge|face) ~ wrong
    (?:meal|order|size|change|haircut|colour|drink|dish) &
    (?:ate|kept|said|paid|anyway|drank|thank\w*|wore|smiled|tipped)
  =
    (?:插队|占(?:了|我的)?(?:座|车位|位)|上错(?:菜)?|多收|外放|说成他的|抢功|甩锅|阴阳怪气|数落|骂|噪音|装修|抽烟|吵|推给我|冤枉|嘲)[^。]{0,24}(?:没吭声|\
    没说|也就|算了|忍|笑了笑|笑笑|戴上耳机|换|走开|没作声|装|认|默默|没敢|没理论|没还嘴|绕|躲|吃了|付了)
hostmeal
  (?:twelve|ten|eight|fourteen|six|nine|eleven|fifteen|twenty|\d+|everyone|whole \w+) (?:of us |people
    )?(?:for|round for|to) (?:sunday
    )?(?:lunch|dinner|supper|tea|christmas|thanksgiving|roast|breakfast|barbecue|bbq) ~
    (?:dropped|left|took|handed|carried|sent) (?:\w+ ){0,2}(?:a |the |some
    )?(?:tin|tray|plate|pot|pan|box|batch|jar|bowl|tub|loaf|basket|dish)s? of (?:\w+ ){0,3} & $dish &
    !(?:for me|bought)
  = (?:一大桌|一桌子菜|满满一桌|十来个人|来了[^,，]{0,3}(?:个人|口人|桌)) & (?:做|菜|吃|饭|下厨|烧) ~
    (?:饺子|包子|馄饨|排骨汤|鸡汤|发糕|蛋糕|饼干|卤味|粽子|凉菜|面包|曲奇|点心|寿司|咖喱)[^。]{0,10}(?:带去|端给|分给|送给|带给|分了|给[^我]{1,6}(?:送|带|\
    端|尝)|抢光|大家)
flightfear
  (?:gate|boarding|takeoff|take.off|landing|security|departures|cabin|row \d+) &
    (?:hands|heart|stomach|breath\w*|shak\w*|cry\w*|pills?|whisky|grip\w*|stranger|arm|eyes
    shut|pray\w*|rosary|sweat\w*) & !(?:gate ?post|farm gate) ~ (?:train|ferry|bus|coach|drove|drive) &
    (?:rather than|instead of|so i (?:didnt|dont|wouldnt) have to|to avoid) (?:fly\w*|the flight|the
    plane|getting on) ~ (?:fly|flying|flight|plane) &
    (?:diazepam|hypnosis|course|valium|crash\w*|odds|safest|bump\w*|every noise|wing|emergency
    exit|rather)
  = (?:飞|机票|登机|气流|航班)[^。]{0,16}(?:睡不着|紧张|害怕|念经|念佛|手心|掐着|扶手|腿软|发抖|怕|安眠药|慌) ~
    (?:为了)?不(?:想|敢|用|愿)?坐飞机[^。]{0,12}(?:火车|高铁|开车|大巴|硬座) ~ (?:机型|空难|失事|黑匣子|事故率)[^。]{0,8}(?:查|看|搜)? &
    (?:查|看|搜|飞) ~ (?:气流|颠簸|起飞|降落)[^。]{0,14}(?:念|掐|抓|闭|抖|汗|哭|吐|慌)
examfear
  (?:voice|hands|knees|legs) (?:\w+ )?(?:shook|shaking|trembl\w*|wobbl\w*|cracked|went) &
    (?:presentation|speech|interview|exam|talk|stage|test|audition|meeting|room|introduc\w*|reading|\
    slides)
  =
    (?:上台|面试|答辩|演讲|考试|汇报|考级|发言|路考|主持|述职)[^。]{0,14}(?:厕所|手抖|腿抖|一晚|没睡|忘词|卡壳|脑子(?:一片)?空白|嗓子|冒汗|打颤|心跳|紧张|吃不下|\
    想吐|背了|练了) ~ 背稿子 ~ 忘词 ~ 声音(?:都)?(?:在)?(?:抖|发颤)
delay
  (?:went in|submitted|sent|filed|posted|paid|handed in|uploaded|finished) (?:\w+ ){0,3}(?:at|with|by)
    (?:11|23)[:.]?\d\d ~ due (?:at|on|by|in|tomorrow|today|monday|tonight) (?:\w+
    ){0,4}(?:started|start|starting|havent|opened|began|nothing|not) ~
    (?:parcel|package|return|letter|form|box|envelope|library book|prescription|christmas
    cards?|boxes|shelf|gift|invoice|mot|bill|ticket|passport)s? & (?:waiting to be|been
    (?:by|on|in|under|sitting)|still (?:by|on|in|under|not)|yet to|havent
    (?:opened|sent|posted|returned|done|booked|unpacked|filled)) & !(?:delivered|arrive)
  =
    (?:抽屉|桌上|书包|车里|床头|门口|购物车|草稿箱)[^,，]{0,4}(?:放了|躺了|搁了|压了|堆了)[^,，]{0,4}(?:年|月|周|天|礼拜)|(?:放了|躺了|搁了|\
    压了)[^,，]{0,2}(?:半年|一年|[两三四五六几]个?(?:月|周|礼拜|星期)) ~ (?:过期|到期)(?:了)?[^,，]{0,6}(?:还没|才|没去) ~
    刚(?:建好|打开|新建)(?:了)?.{0,2}文档 ~ 最后[^,，]{0,4}(?:小时|分钟|天|晚).{0,4}才 ~
    (?:一直|还)没(?:去|顾上|空)?(?:换|办|交|寄|拆|退|缴|报|回|弄)
voicemail
  (?:it|phone|mobile|landline|unknown number) (?:just )?(?:rang|buzzed|vibrated|kept ringing)(?: out| and|
    until| for| three)? & (?:watched|let|ignored|face
    ?down|cushion|pillow|stared|waited|texted|didnt|hid|drawer) ~ so i (?:wouldnt|didnt|dont|neednt) have
    to (?:ring|call|phone|speak|talk|pick up) ~ havent listened ~
    (?:book|booked|cancel\w*|sort\w*|complain\w*) (?:\w+ ){0,4}(?:in person|online|by email|by text) &
    (?:ring|phone|call|rather) ~ rehears\w+ (?:what to say|the call|before (?:calling|ringing)|a script)
  = (?:手机|电话)[^,，]{0,6}(?:震|响|打来)[^。]{0,12}(?:没接|一个没|挂了|按掉|装|静音|没敢|发短信|发微信|打字|文字) ~
    (?:不想|懒得|怕|不敢)打(?:客服|电话|给)[^。]{0,6} ~ (?:挂了|按掉|拒接)[^。]{0,6}(?:发(?:短信|微信|消息)|打字|回了?条) ~
    (?:语音|打电话|视频会议)[^。]{0,10}(?:打字吧|说在开会|发文字|文字|回邮件)
tidy
  (?:cant|couldnt|could not|cannot) (?:sit down|relax|sleep|leave|settle|eat|enjoy \w+) (?:\w+
    ){0,4}(?:until|till|before|with|knowing) &
    (?:done|clean\w*|floor\w*|boards|dishes|tidy|made|folded|wiped|counters?|mess|bed|sink|hoover\w*|\
    crumbs?|cushions) ~ (?:bags?|boxes|car ?loads?) (?:of \w+ )?to the (?:tip|dump|charity shop|recycling)
    ~ (?:swept|mopped|scrubbed|bleached|hoovered|wiped down|dusted|re-?folded|pegged|lined up|squared)  &
    !(?:swept away|off my feet|the board)
  = (?:没(?:拖|擦|收|洗|叠|整理)[^,，]{0,4}(?:坐不|睡不|出不|难受|不舒服)) ~ 按(?:高矮|颜色|大小|季节|类别|字母|长短) ~ 油点子? ~
    (?:重新)?(?:挂|叠|码|摆)(?:了一遍|好|得整整齐齐|整齐) & !(?:挂号|挂电话)
redo
  (?:ripped|unpicked|pulled|frogged|tore|scraped|sanded) (?:\w+ ){0,4}(?:back|out|off|down|apart) &
    (?:stitch|sleeve|row|seam|wall|paper|one|because|whole|again|hair|millimetre|crooked|wrong|uneven) ~
    (?:version|draft|attempt|take|proof|revision)
    (?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\d+) ~ (?:third|fourth|fifth|sixth)
    (?:time|coat|draft|attempt|version|go) &
    (?:paint\w*|hair|straight|line|font|not|still|wasnt|crooked|again|sand\w*) ~ (?:still|just) not
    (?:quite )?(?:right|there|straight|even|it) &
    (?:version|draft|kerning|colour|logo|line|edge|hours?|take|font|coat)
  = (?:一针|一个字|一像素|一毫米|一处|一行|一笔)[^,，]{0,4}(?:歪|错|不齐|不对)[^。]{0,10}(?:拆|重|改|推翻) ~
    (?:录|拍|写|画|弹|唱|剪)(?:了)?[^,，]{0,3}[十二三四五六七八九]+[遍条版次][^,，]{0,6}(?:才|还) ~ 还是差点意思 ~ 对齐 &
    (?:半夜|像素|小时|强迫|没人)
collect
  (?:added|bid|outbid|tracked down|finally got|arrived|another|number \d+|missing|swapped|three more|two
    more) & (?:first edition|penguin|clarice cliff|fountain
    pens?|badges?|teapots?|stamps?|coins?|postcards?|vinyl|lps|figures?|pins|thimbles|beer mats|snow
    ?globes?|typewriters?|radios?|comics?|lego sets?|toby
    jugs?|watches|mugs|tins|dolls|model|minerals|fossils|shells|masks|medals|cameras|matchbox\w*) &
    !(?:another mug of|coins in the meter)
  = (?:凑到|凑齐|集到|攒到|收到|收了|拍(?:到|下)|差(?:一|两)[张枚个本])[^,，]{0,10}(?:个|枚|张|本|套|版|盒|把|壶|币|票|卡|徽|烟标|火柴) &
    !(?:满减|凑单|快递|消息|简历) ~ 拍卖(?:会|行)? & !(?:法拍房) ~ 第一版 & 到手 ~ 初版
volunteer
  (?:on the till at|rota at|shift at) the (?:hospice|charity|food|shelter|community) ~ (?:hospice
    shop|night shelter|reading scheme|crisis|soup run|park clean|conservation (?:day|volunteers)|hospital
    radio|tree.?planting) ~ served (?:\w+ )?(?:dinners|meals|teas|soup) at
  = (?:敬老院|养老院|福利院|救助站|社区|特校|盲校)[^。]{0,8}(?:理发|剪头|洗|陪|包饺子|表演|搬|发|教|做饭) & !(?:奶奶住) ~ 第[^,，]{1,3}次献血 ~
    (?:发|搬)物资
save
  (?:yellow sticker|reduced to|half price|two
    for|own.?brand|library|walked|bus|coach|flask|sandwiches|packed lunch|refill|secondhand|free
    trial|student discount|railcard|boxing day sale|bulk|cashback) &
    (?:\d+p|[£$€]\d|quid|pounds|dollars|bucks|instead|rather
    than|nothing|saved?|cheap\w*|pay|free|cancel\w*|evening|cost\w*|spend\w*) & !(?:spend time|book
    club|late fee) ~ rather than pay ~ (?:burgers?|coffee|popcorn|parking|taxi|tickets?|drinks|hot
    ?dogs?|sandwich\w*|water|wine) (?:is|are|was|were|cost|costs) (?:like
    )?(?:[£$€]?\d+|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?:\.\d\d)?(?: quid| pounds|
    dollars| bucks| euros?| each)? ~ cancelled (?:\w+
    )?(?:netflix|spotify|prime|sky|disney|gym|subscription|paper)
  = (?:半价|临期|打折|买一送一|清仓|特价)[^,，]{0,8}(?:寿司|面包|菜|肉|牛奶|水果|便当|鸡|酸奶|熟食)? & !(?:客户|店里搞) ~
    (?:比|跑|问|逛)(?:了)?[三四五六七八两几好]+家 ~ 差[^,，]{0,3}块钱 ~ 省(?:了|下)[^,，]{0,4}(?:块|百|千|元|钱) ~
    退(?:了)?.{0,4}(?:会员|订阅) ~ 蹭(?:网|空调|wifi|热水|饭|图书馆|暖气) ~ 骑车去.{0,6}省
teach
  (?:helped|taught|showed) (?:\w+
    ){0,4}(?:fractions|maths|homework|algebra|reading|english|chords|knit|swim|code|drive|spreadsheet|\
    recipe|scales) & !(?:my teacher|taught me)
  = 给(?:邻居|同事|学弟|学妹|徒弟|实习生|表弟|表妹|侄)[^,，]{0,6}(?:讲|补课|辅导|改作业)
instrument
  (?:strings?|fingertips|slide|reed|bow|rosin|embouchure|chords?|scales|valve|sheet
    music|metronome|tuning|tunes?|session|rehearsal|brahms|mozart|bach|beethoven|concerto|sonata|reel|jig)
    & (?:rehears\w*|practi[sc]\w*|trombone|fiddle|shredded|blister\w*|played|without
    stopping|bar|bars|tempo|broke|snapped|nailed|in
    tune|shift|section|conductor|hours?|learn\w*|session|neighbou?rs|grade|finally) & !(?:no
    strings|string of|album|radio|listened|tickets|landslide|bow tie|shift at|night shift)
  = (?:指尖|茧|弦|谱子|曲子|《[^》]{1,8}》|乐章|节拍器|音准|揉弦|弓|嘴)[^。]{0,10}(?:断|练|弹|拉|吹|顺下来|赶|排|麻|起泡|卡住|合|第一段|音准) &
    !(?:听|看书|读|背了首|电影|小说|看了|看完) ~ 乐团 ~ 排练 & !(?:晚会|话剧|舞)
whim
  (?:saw|spotted|woke up|walked past|on the way home|at lunch|mid.?meeting) (?:\w+ ){0,10}(?:and (?:was
    in|just|booked|bought|got|drove|went|signed)|bought a|got a|booked) &
    (?:lisbon|paris|wales|sea|train|fringe|tattoo|canoe|flight|coast|dinner|drove|puppy|kayak|ticket|\
    fare|piercing|motorbike|unicycle|tent|pottery|weekend|course|haircut)
  = (?:看到|路过|醒来|突然|手一抖|下班)[^。]{0,14}(?:当晚就|进去|就走|开车就|就(?:买|报|订|剃|剪|染|纹|飞|去)了|报了个|买了张) & !(?:吃饭|超市)
chess
  (?:rook|bishop|pawn|knight|blitz|gambit|opening|endgame|elo|en passant) &
    (?:lost|won|sacrific\w*|blunder\w*|played|club|mate\w*|moves?|drew|game|rating|board)
  = (?:车|马|炮|兵|卒|将)[^,，]{0,3}(?:将死|吃|让|换|丢) & 棋
draw
  (?:sketch(?:ed|ing|book)?|drew|drawing|painting|painted|watercolou?rs?|charcoal|paint|brush(?:es)?|\
    easel|portrait|still life|pastels?|life (?:class|drawing|model)|linocut|ink) &
    (?:page|pages|sketchbook|canvas|paper|train|model|hands|sky|tree|trees|harbour|class|wash|colour|\
    light|finished|gallery|paint|hours?|face|faces|park|flowers?|sitting|shadows?|oil|blue|layer|palette|\
    strangers) & !(?:nails|painted the (?:kitchen|bedroom|hall|door|fence|wall)|drew (?:a
    (?:blank|bath|line under)|the (?:curtains|short straw))|pastry)
  = (?:素描|水彩|速写|油画|国画|线稿|颜料|画板|调色盘|写生|人体课|临摹|上色|勾线|山水|工笔)
language
  (?:owl|streak|verbs?|vocab\w*|subjunctive|declension\w*|kanji|hiragana|tones|conjugat\w*|genders?|\
    accent|phrasebook) &
    (?:lesson|app|day|learn\w*|class|practi[sc]\w*|teacher|new|twenty|flash\w*|stuck|ordered|spoke|\
    minutes|evening|waiter|subtitles)
  = (?:动词|变位|声调|发音|假名|语法|单词|听力|口语|阅读)[^,，]{0,6}(?:背|练|学|错|难|打卡|考|刷|课)
repair
  put (?:a|the) (?:new )?(?:\w+
    ){0,2}(?:pump|washer|fuse|belt|battery|bulb|seal|element|thermostat|screen|chain|valve|filter|hinge|\
    lock|handle|heating element) (?:in|on) ~ (?:works|going|working|runs|goes|shuts) again &
    (?:kettle|clock|radio|lamp|door|toaster|machine|drawer|engine|heater|watch|fuse|fan) ~
    (?:screwdriver|spanner|soldering iron|multimeter|pliers|allen key|wd.?40) & !(?:lost|where)
  = (?:装|换)(?:上|了)(?:个|块|根)?新的?(?:电容|泵|轴承|皮带|灯管|主板|电池|水阀)
generous
  (?:settled|paid|covered) (?:the|their|his|her|everyones|all the) (?:\w+
    )?(?:bill|tab|fare|rent|ticket|tickets|coffees|round|taxi)(?! late| on time| to the) & !(?:my
    bill|electric)
  = (?:整桌|全桌|大家|他们)[^,，]{0,4}(?:账|单)[^,，]{0,3}结 ~ 多塞(?:了)? ~ 我掏的 ~ 抢着(?:结|付|买) ~
    偷偷(?:把)?[^,，]{0,4}(?:单|账)(?:买|结)
`
