/** More words of ways in which people are, of order, money, others, work and rest. */
export const being = String.raw`
rising (+)
  (?:up|awake|out|dressed) (?:by|at|before|since) (?:(?:half|quarter) (?:past )?)?(?:four|five|six|half (?:past )?(?:four|five|six)|4|5|6|\
    dawn|sunrise|first light|the birds|the sun)(?::\d\d)?(?: ?am| o['’]clock)? ~ \
    (?:up|awake) (?:with the lark|before (?:dawn|sunrise|everyone|the (?:sun|birds|kids|rest|others|alarm))|at the crack of dawn) ~ \
    (?:saw|watched|caught) the sun ?rise ~ sunrises? ~ crack of dawn ~ \
    before (?:the alarm|my alarm|it was light|it got light|anyone (?:else )?(?:was|is) (?:up|awake)) ~ \
    (?:alarm (?:was|is) set for|awake at|up at) (?:four|five|six|[456](?::\d\d)?)(?! in the (?:evening|afternoon)) ~ \
    (?:alarm )?wasn['’]?t needed ~ (?:by|before) (?:six|seven|half six|half (?:past )?six|six thirty|\
    the time the others came down)(?: a\.?m\.?| in the morning)? i(?:['’]d| had) ~ early (?:riser|bird|start|hours?|morning) ~ \
    first (?:one )?(?:up|in the office|at the gate|bus|tram)
  = 五点半?就?(?:起|醒|出门|到)|四点(?:半|多|五十)?.{0,4}(?:起|醒|出门)|[五六]点(?:半|多|钟|四十)?(?:就|起|醒|出门|准时|的时候)|\
    天(?:还)?没亮|天刚亮|天蒙蒙亮|还黑着|闹钟还没响|不用闹钟|鸡叫|清早|大清早|一大早|起(?:了)?个?大早|赶早|头班车|早起|早上[四五六]点|\
    早饭都吃完|晨雾|日出前
nightowl (rest): *stay up late / 熬夜晚睡
  (?:still )?(?:up|awake|going|online|reading|playing|working|coding|scrolling|writing) (?:at|till|until|past) (?:one|two|three|four|1|2|3|\
    4|midnight)(?: ?a\.?m\.?| in the morning)? ~ night owl ~ stay(?:s|ed|ing)? up (?:till|until|past|late|all night|again) ~ \
    went to bed (?:at|after|past) (?:one|two|three|midnight|1|2|3) ~ bed at (?:one|two|three|1|2|3|4) ~ all-?night(?:er)?s? ~ \
    (?:slept|sleep|sleeping|in bed) (?:in )?(?:till|until|past) (?:noon|eleven|twelve|one|lunch|midday|11|12) ~ \
    (?:birds|sun) (?:were|was|came|coming) .{0,20}when i (?:went|got) to bed
  = 熬夜|通宵|晚睡|夜猫子|凌晨.{0,10}(?:还|才|在|睡|刷|写|看)|半夜.{0,6}(?:吃|还|刷|看|写|点)|\
    (?:两|三|四|一)点(?:多|半)?.{0,3}(?:才|还)(?:没)?(?:睡|躺|在)|早八.{0,6}(?:没起|起不来)|起不来|睡到(?:中午|下午|十一|十二|日上三竿)|\
    (?:室友|大家|别人).{0,4}起床.{0,6}(?:才|刚)|黑眼圈|深夜|又是.{0,3}点睡|补觉
insomnia (+)
  (?:stared|staring|looking|gazed) at the ceiling ~ counted? sheep ~ counting sheep ~ \
    (?:hardly|barely|scarcely|not|never) (?:closed|shut) my eyes ~ not a wink ~ \
    (?:the |a |another |last |what a )?night (?:was|has been) (?:awful|terrible|rough|bad|dreadful) ~ \
    (?:bad|awful|terrible|rough|dreadful|white|broken|restless) nights? ~ magnesium ~ melatonin ~ sleeping (?:tablet|pill)s? ~ valerian ~ \
    nodded off (?:in|at|during|on|over) ~ (?:wide awake|awake again) ~ \
    (?:two|three|four) (?:in the morning|a\.?m\.?) (?:again|wide|and|with) ~ woken? (?:up )?(?:at|by) (?:two|three|four) ~ \
    from (?:two|three|one) (?:till|until|to) (?:four|five|six|dawn) ~ (?:sleep|slept) (?:badly|poorly|a wink|in bits|in snatches) ~ \
    up half the night ~ insomniac ~ broken sleep
  = (?:又是)?[一两三四]点(?:多|半)?(?:就|又)?(?:醒|睁)|睁着眼|到天亮|褪黑素|数羊|数(?:了)?.{0,4}只羊|眯了.{0,6}(?:小时|会儿)|昏沉沉|头昏|\
    一晚上没睡|没睡(?:踏实|好|着)|睡眠(?:差|不好|质量)|浅眠|早醒|惊醒|翻(?:了)?(?:一|半)夜|失眠|辗转|睡不(?:着|好|沉|实|踏实)|安神|酸枣仁|\
    整夜|白天.{0,4}犯困
sleep (+)
  (?:napp?ed|nap|siesta|forty winks|dozed(?: off)?|power nap|lie-?in)
  = 午睡|打盹|小憩|眯一会|补觉|午休
delay (+)
  (?:in|did|wrote|finished|started) .{0,30}(?:the )?(?:night|evening|morning|hour|day) before ~ (?:in|all in|wrote .{0,20}in) one night ~ \
    (?:minutes|hours|seconds) (?:before|to) (?:midnight|the deadline|it closed|closing|due) ~ just before midnight ~ \
    instead of (?:starting|doing|writing|finishing|working on|revising|studying|packing) (?:my|the) ~ asked for (?:an|another) extension ~ \
    extension again ~ (?:opened|open) the (?:\w+ )?(?:file|document|doc|laptop|book)[^.]{0,30}(?:closed|shut|font|scroll\w*) ~ \
    (?:not|never|haven['’]?t) (?:even )?(?:started|begun|opened|looked at) ~ \
    (?:still )?(?:in (?:its|the) (?:box|envelope|boxes)|unopened|unread|unfinished|half[- ]finished|unpacked) ~ \
    (?:tax return|form|essay|report|thesis|dissertation|application|invoice)s? (?:is|are|was|still|due|late) ~ \
    left (?:it|everything|things) (?:to|till|until) ~ (?:tomorrow|next week|some other day|monday) (?:then|instead|i promise|will do) ~ \
    (?:third|second|another|final) reminder ~ can wait ~ one of these days ~ keep (?:putting|meaning)
  = 截止|ddl|临时|最后(?:一刻|一天|一晚|关头)|来催|催了?.{0,4}才|才(?:开始|想起|动手|填|写|交)|说好.{0,8}(?:才|没|还)|拖(?:到|了|着|延)|\
    明天再|改天|下次一定|往后(?:推|拖)|又去刷|打开.{0,4}(?:文档|电脑|书).{0,6}(?:又|关|刷)|(?:一学期|整本|全部).{0,4}(?:课|书)?.{0,4}补|\
    考前.{0,4}(?:通宵|突击|一晚)|一直没(?:去|弄|写|交|动)|还没(?:动|写|交|开始|弄)|攒(?:着|到)|没来得及|延期|宽限|逾期
late (+)
  (?:missed|miss|missing) (?:the|my|our|half (?:of )?the) (?:\w+ ){0,3}?(?:start|beginning|opening|train|bus|flight|ferry|slot|\
    first (?:act|half|ten minutes)|vows|plane|connection|coach|call|meeting|appointment|play)(?: by .{0,20})? ~ \
    (?:by |at )?(?:ten|twenty|five|quarter|half|fifteen|\d+) (?:minutes )?(?:past|late)(?: again)? ~ clocked in (?:at|late) ~ \
    (?:already|were already|had already|long) (?:cutting|started|begun|seated|gone|eating|left|finished) ~ \
    (?:turned|showed|rolled) up (?:after|when|late|half|an|once|as) ~ (?:gave|given) (?:my|the) (?:slot|table|place|seat) (?:away|to) ~ \
    everyone (?:was|had) (?:already )?(?:waiting|seated|there|started) ~ (?:waiting for me|without me) ~ lost track of time ~ \
    (?:behind|late) again ~ last (?:one )?(?:to arrive|through the (?:door|gate)|on board) ~ ran (?:for|after) the (?:bus|train|tram)
  = 迟到|晚到|来晚|去晚|到(?:的时候|场时).{0,8}(?:已经|都).{0,6}(?:开始|散|吃|走|完)|没赶上|错过(?:了)?.{0,6}(?:车|班机|开头|开场|检票|约)|\
    打卡.{0,4}(?:晚|过)|就差.{0,3}分钟|都在等我|就等我|睡过(?:头|站)|一路小跑|全勤.{0,3}(?:没|泡汤)|赶(?:不上|过去.{0,4}已经)
early (+)
  (?:half an hour|an hour|twenty minutes|ten minutes|forty minutes|two hours) (?:too )?(?:early|ahead|before) ~ \
    first (?:one )?(?:to arrive|in the (?:room|queue|waiting room|office|car park)|there|at the gate) ~ \
    before (?:the )?(?:doors|gates|shop|office|caretaker|receptionist)(?: \w+)? opened ~ on the dot ~ with time to spare ~ \
    (?:wait(?:ed)?|sat) in the car (?:park )?(?:until|till|for) ~ never late ~ \
    (?:set|sets) (?:my|all the) (?:watch|clocks?) (?:five|ten) minutes fast
  = 提前.{0,8}(?:到|分钟|小时|出门)|早到|第一个到|头一个到|一分不差|准时|守时|踩着点|掐着(?:点|表)|(?:门|店)还没开|卡点
worry (+)
  (?:what if|keep (?:thinking|imagining)|can['’]?t stop thinking|knots? in my stomach|heart (?:was |is )?(?:racing|pounding)|sick with|\
    fret(?:s|ted|ting)?|googled (?:my|the) symptoms|(?:checked|rang|called) .{0,20}(?:to make sure|was (?:all right|alright|ok|safe))|\
    bit(?:ing|ten)? my nails|on edge|butterflies)
  = 放心不下|心里(?:没底|七上八下|打鼓|发毛)|怕(?:出事|万一)|万一|提心吊胆|惦记|睡前.{0,4}想|坐立不安|手心.{0,3}汗|总觉得要出
lose (+)
  where (?:i|did i|have i) (?:left|put|parked) ~ (?:third|second|another|new|replacement) (?:umbrella|phone|set of keys|\
    pair of (?:gloves|glasses)|bank card|key|wallet|water bottle)(?: this (?:year|month|week))? ~ \
    (?:left|forgot|forgotten|lost|mislaid|misplaced) (?:my|the|his|our) (?:[\w'’-]+ ){0,3}?(?:on (?:the|a) (?:bus|train|tram|tube|roof|\
    bench|counter|plane)|in (?:the|a) (?:taxi|cab|cafe|café|pub|shop|fridge|library|office|gym|oven)|at (?:home|work|the)|behind) ~ \
    (?:slipped|went clean out of) my mind ~ clean forgot ~ forgot (?:again|all about|that|about|mum['’]s|her birthday|our anniversary|\
    the (?:milk|meeting|appointment|password|pin|dentist|bins|pan|bath)|to) ~ lost property ~ turned the (?:house|flat|room) upside down ~ \
    (?:locksmith|spare key)
  = 找(?:了)?(?:半天|一圈|一上午)|忘(?:了|记|在|带|拿|关|交|买|得一干二净)|落(?:在|下)|丢(?:了|三落四|在)|补办|又(?:丢|忘|落)|失物招领|\
    不知道放哪|锁(?:在)?(?:门|屋)?外|配(?:了)?(?:把)?.{0,2}钥匙|健忘|想不起来|回去拿
clumsy (ways): *drop and *break things / 毛手毛脚打碎东西
  (?:spilt|spilled|spilling) (?:[\w'’]+ ){0,4} ~ (?:dropped|smashed|broke|broken|cracked|knocked over|shattered|chipped) (?:my|the|a|\
    another|mum['’]s|her|his) (?:[\w'’]+ ){0,2}?(?:glass|mug|cup|plate|vase|phone|screen|bowl|jug|tray|ladder|lamp|bottle|teapot|jar|\
    window|toe) ~ (?:tripped|stumbled|slipped|fell) (?:over|on|down|off|up) ~ walked into (?:a|the) ~ \
    burnt? my (?:hand|finger|arm|tongue) ~ cut my (?:finger|thumb|hand) ~ stubbed ~ butterfingers ~ clumsy ~ banged my ~ \
    scraped the (?:car|bumper)
  = 打(?:碎|翻|破)了?|摔(?:碎|破|了一跤|坏)|碰(?:倒|翻|碎)|洒(?:了)?(?:一|在|出)|绊(?:了|倒)|撞(?:到|上)了?.{0,4}(?:门|桌|柜|杆)|\
    烫(?:到|了)手|切到手|磕(?:了|破|到)|踩空|毛手毛脚|手滑|蹭(?:了)?车
stress (+)
  (?:breaking point|too much on|snowed under|up to my (?:eyes|neck|ears)|on top of me|can['’]?t cope|meltdown|at my wits)
  = 扛不住|熬不住|喘口气|顶不住|焦头烂额|心力交瘁|身心俱疲
overtime (+)
  (?:answer(?:ed|ing)|replied to|sent|writing|read(?:ing)?) (?:work )?(?:e-?mails?|tickets?|slack|messages|calls?) (?:from|on|in|\
    at) (?:the (?:beach|sofa|train|bath)|holiday|bed|saturday|sunday|midnight|my sick ?bed|a wedding) ~ \
    (?:left|leaving|out of|home from) (?:the )?(?:office|work|lab|studio|shop|ward|site) (?:at|past|after|around|by) (?:\w+ )?(?:seven|\
    eight|nine|ten|eleven|twelve|midnight|\d+)(?: at night| pm)? ~ (?:on|at|over) (?:christmas (?:eve|day)|new year['’]s|boxing day|easter|\
    bank holiday|my (?:holiday|day off|birthday|leave)) .{0,30}(?:merged|worked|work|shift|email|deploy\w*|laptop|office|call) ~ \
    (?:merged|worked|emails?|deploy\w*|laptop|office|called in) .{0,30}(?:on|at|over) (?:christmas (?:eve|day)|new year|boxing day|easter|\
    the bank holiday|my (?:holiday|day off|leave)|saturday|sunday) ~ hid my (?:laptop|work phone) ~ \
    nobody else (?:was )?(?:online|in the office|there) ~ (?:sixty|seventy|eighty|\d\d)[- ]hour (?:week|weeks) ~ double shift ~ \
    (?:skipp|miss)ed (?:lunch|dinner|supper) (?:again )?(?:for|because|to) ~ lunch at my desk ~ workaholic ~ on call (?:again|all) ~ \
    (?:cancelled|missed) .{0,20}(?:because|for) (?:of )?(?:work|a deadline|the release) ~ \
    because of (?:the|a) (?:release|deadline|audit|launch)
  = 加班|地铁都没了|末班车|从公司出来|公司出来|(?:周[六日末天]|节假日|假期|休假|年夜饭|过年|放假).{0,8}(?:改|回去|上班|工作|看报警|电脑|\
    开会|值班|回(?:消息|邮件)|需求|公司)|抱着电脑|带着电脑|改(?:了)?.{0,4}(?:需求|方案|稿)|赶(?:工|稿|项目|方案|进度|货|单)|连轴转|\
    值(?:了)?.{0,3}夜班|连上.{0,4}班|通宵.{0,4}(?:上线|改|值)|盒饭.{0,4}工位|工位.{0,4}(?:吃|睡)|午饭.{0,3}(?:没|顾不上)|\
    没(?:顾|空)上?吃饭|凌晨.{0,4}(?:上线|回|开会|收工|下班)|九点.{0,4}下班|十点.{0,4}下班|996|回(?:消息|邮件).{0,4}(?:半夜|凌晨)
redo (+)
  (?:third|fourth|fifth|tenth|second|seventh|eighth|ninth|umpteenth) (?:draft|attempt|version|try|time) ~ \
    (?:tore|ripped|pulled|unpicked|threw) (?:it |them |the \w+ )?(?:up|out|apart|away|all back|down) and ~ \
    start(?:ed|ing)? (?:it |them )?(?:all )?(?:over|again|afresh|from scratch) ~ began (?:afresh|again) ~ (?:one|a) millimetre ~ \
    not (?:quite )?(?:right|straight|level|good enough|perfect)(?: enough)? ~ \
    (?:nobody|no one) (?:else )?(?:would|will|could|noticed|sees) ~ \
    until (?:it|they) (?:was|were|is|are|looked?) (?:perfect|right|straight|level|just so)
  = 重(?:来|做|写|画|拍|新|织|贴|算|排)|拆了重|返工|推翻|从头|不满意|改了.{0,4}(?:遍|版|稿|次)|第[三四五六七八九十]+(?:稿|版|遍)|\
    抠(?:细节|字眼)|差一?(?:毫米|点都)|强迫症|非得.{0,8}才|反复(?:改|练|调|试)
check (+)
  (?:count(?:ed|ing)|read|check(?:ed|ing)|measured|weighed|tested|went (?:over|through)) (?:it|them|the \w+|everything|my \w+|\
    all of it)? ?(?:twice|again|three times|four times|a second time|once more|over) ~ \
    (?:gas|iron|oven|stove|door|lock|locks|tap|windows?) (?:was|were|is|twice|before|again) ~ just in case ~ in case ~ \
    printed (?:out )?(?:two|three|spare|extra) (?:copies|copy) ~ (?:kept|keep|keeping) (?:all )?(?:the|my|every) receipts?
  = 检查|核对|确认|再三|又回去|多(?:检查|看|数|核)|(?:门|煤气|窗|水龙头).{0,4}(?:锁|关)(?:没|好)|保险起见|以防万一|备用|双份|\
    对(?:了)?.{0,3}遍|数了.{0,3}遍
temper (+)
  (?:swore at|shout(?:ed|ing)|yell(?:ed|ing)|blew (?:up|my top)|lost (?:it|my (?:rag|temper|patience))|hung up on|stormed out|\
    slamm(?:ed|ing)|threw (?:the|my) (?:phone|remote|cup|pen)|snapped|bit (?:his|her|their) head off|honk(?:ed|ing)|row with|argument with|\
    fell out with)
  = 吵(?:架|了|起来|嘴)|发火|骂(?:了|人)|怼|摔(?:门|杯|手机|电话)|拍桌|火气|脾气|顶撞|翻脸|甩脸|吼(?:了|他|她|孩子)|按喇叭|气得
voicemail (+)
  (?:let|letting|left) (?:it|the phone|him|her|them) (?:ring|go) ~ \
    (?:never|don['’]?t|didn['’]?t|won['’]?t|not) (?:pick(?:ing)? up|answer(?:ing)?|ring|\
    call(?:ing)?)(?: (?:the phone|back|them|anyone|it))? ~ (?:phone|it) (?:was )?(?:buzz(?:ed|ing)|ringing|rang) (?:till|until|out|and) ~ \
    (?:have|having|had) to (?:ring|call|phone) (?:them|him|her|anyone|people|up) ~ \
    (?:text|email|write) (?:her|him|them) (?:back )?instead ~ missed calls? ~ on silent ~ do not disturb ~ \
    rather (?:text|write|email|walk|drive) ~ so (?:that )?i (?:wouldn['’]?t|didn['’]?t) have to (?:ring|call|phone|speak|talk)
  = (?:没|不)(?:敢|想|爱)?接.{0,4}(?:电话)?|电话.{0,6}(?:没接|不接|响|静音|挂)|静音|发(?:微信|短信|消息).{0,4}(?:代替|就行|算了|回)|\
    宁愿(?:发|打字)|打字回|未接来电|怕(?:打|接)电话|语音(?:都)?不
stayhome (+)
  left (?:the |my )?(?:\w+ )?(?:party|do|reception|drinks|dinner|reunion|leaving do|pub|barbecue|bbq|gathering|wedding|night out) (?:after|\
    early|before|at) ~ (?:hid|hiding) (?:in|behind|upstairs) ~ so (?:that )?i (?:wouldn['’]?t|didn['’]?t) have to (?:do|talk|join|mingle|\
    meet|go|see|introduce) ~ too many people ~ (?:packed|full of people|crowd(?:s|ed)?) ~ \
    (?:ate|eat|had) (?:my )?(?:lunch|dinner|sandwich(?:es)?) (?:in the (?:stairwell|car|loo|toilets?|library)|alone|by myself|on my own) ~ \
    (?:introduce|introducing) (?:ourselves|myself) ~ ice ?breaker ~ small ?talk ~ \
    (?:drained|knackered|worn out) (?:by|after|from) (?:people|talking|the party|socialis\w+) ~ \
    (?:crossed the (?:road|street)|took the (?:stairs|other way|back way)) (?:to avoid|so) ~ \
    (?:made|make|making) (?:up )?(?:an|some|my) excuses? ~ said i (?:was|had) (?:ill|a headache|busy|a cold) ~ \
    (?:evening|night|weekend|friday|saturday) (?:in|alone|by myself|on my own)(?: with)? ~ \
    (?:peace and|blissfully|blissful|lovely and) quiet ~ nobody (?:around|about|there)(?: and)? ~ (?:by|all by|all to) myself ~ \
    on my own ~ social battery ~ shy ~ (?:said|spoke) (?:nothing|not a word|two (?:words|sentences)) ~ sat at the back
  = 找(?:了)?(?:个)?借口|先走(?:了|一步)|提前(?:走|溜|撤)|溜(?:了|走)|绕(?:到|道|开|路)|躲(?:着|开|进|在|起来)|憋(?:了)?半天|\
    只说了.{0,3}(?:句|个)|一句话(?:都|也)?没|没说话|不吭声|轮到我.{0,8}(?:紧张|脸红|憋|说不)|人(?:太)?多.{0,6}(?:不|烦|累|难受|走)|\
    不想(?:社交|见人|出门|说话|参加)|独自|一个人.{0,8}(?:坐|待|看|吃|去|逛|走|呆|旅)|独处|聚(?:餐|会).{0,6}(?:没去|推|走|不想)|\
    推(?:掉|了).{0,6}(?:聚|饭局|约|邀)|宅|社恐|不爱(?:热闹|说话|凑)|清静|图个安静|角落|没(?:去|参加).{0,4}(?:聚|团建|派对|同学会|婚礼)|\
    戴上耳机.{0,4}(?:假装|不)|假装没(?:看见|听见)
friends (+)
  (?:had|have|having) .{0,20}(?:people|everyone|the (?:gang|neighbours|whole street|lads|girls)|friends|guests|eight|ten|twelve|six|\
    fourteen) (?:round|over|for (?:dinner|supper|lunch|tea|drinks|the weekend|a barbecue)) ~ \
    (?:threw|hosted|organi[sz]ed) (?:a|the|our|another) (?:[\w]+ )?(?:party|barbecue|bbq|dinner|get[- ]together|street party|reunion|\
    picnic) ~ (?:drinks|dinner|pub|brunch|karaoke|night out) with (?:the |my )?(?:girls|lads|friends|gang|colleagues|mates|team|old \w+) ~ \
    house ?full ~ catch(?:ing)? up with ~ caught up with ~ (?:table|spare bed) (?:for|was) .{0,12}(?:guests|full)
  = 请(?:了)?.{0,6}(?:来家|吃饭|客|到家)|来家里.{0,4}(?:吃|玩|坐)|组(?:了)?个?(?:局|饭局)|聚(?:餐|会|了|一聚)|攒局|张罗|\
    招呼.{0,6}(?:来|吃)|老同学.{0,4}(?:聚|见|吃)|战友.{0,4}(?:聚|喝|见)|串门|做东|一桌人|热闹|轰趴|唱k|撸串|\
    约(?:了)?.{0,6}(?:吃|喝|打|唱|逛)
list (+)
  (?:spreadsheet|colou?r[- ]coded|post-?its?|sticky notes|bullet journal|ticked off|crossed (?:it )?off|agenda|timetable|rota|schedule|\
    planner|gantt|notion|trello|lists? (?:of|for|on)|laminated|plan(?:ned)? (?:every|the whole|it all|out)|to the minute|\
    pack(?:ed|ing) (?:a week|three days|two weeks) (?:early|before|ahead)) 
  = 清单|列(?:了|表|个|好)|待办|打勾|勾掉|excel|表格|计划(?:表|本|到)|日程|行程.{0,6}(?:排|精确|表)|便签|备忘录|\
    提前.{0,4}(?:规划|计划|安排|列)|精确到|按(?:天|小时|颜色)(?:排|标)|标签|编号|手账|排班表
tidy (+)
  alphabeti[sz]ed ~ (?:crumbs|dust|smear|stain)s? (?:were|was|off|on|gone|everywhere) ~ \
    (?:scrub(?:bed|bing)?|wip(?:ed|ing)|polish(?:ed|ing)|hoover(?:ed|ing)|vacuum(?:ed|ing)|sweep(?:ing)?|swept|mopp(?:ed|ing)|\
    bleach(?:ed|ing)|disinfect(?:ed|ing)|iron(?:ed|ing)|fold(?:ed|ing)|sort(?:ed|ing)(?: out)?) (?:the|my|all|every|out|down|through|under|\
    behind) (?:[\w'’]+ ){0,3}?(?:grout|floors?|kitchen|bathroom|oven|shelves|cupboards?|wardrobe|drawers?|skirting|windows?|sheets|towels|\
    tea ?towels|socks|spice|fridge|desk|garage|loft|shed|house|flat|stairs|counter|surfaces|tiles|shirts|papers|files|photos|underwear) ~ \
    (?:bags?|boxes) (?:of old \w+ |of stuff |of clothes )?(?:to|for) (?:the )?(?:charity(?: shop)?|tip|dump|goodwill|recycling) ~ \
    marie kondo ~ everything (?:in|has) its place ~ (?:toothbrush|cotton buds?) (?:at|on|to|for) ~ \
    (?:before|until|till) (?:i could|i can) (?:sit|relax|sleep) ~ spick and span ~ labell?ed (?:the|all|every|my) ~ \
    (?:inbox|desk) (?:zero|clear) ~ by colou?r
  = (?:地板?|桌子?|窗户?|灶台|柜子|马桶|厨房|玻璃|床底|沙发).{0,8}(?:拖|擦|刷|扫|洗|抹|一尘不染|锃亮)|拖(?:了)?.{0,3}(?:遍|地)|\
    擦(?:了)?.{0,3}(?:遍|桌|地|窗|干净)|按颜色|叠(?:了|好|衣|被)|分(?:好)?类|收纳|归(?:置|位)|衣柜.{0,6}(?:理|叠|重)|\
    (?:油点|灰尘|头发|污渍).{0,8}(?:擦|受不了|看着|难受)|有灰|一尘不染|洁癖|断舍离|不用的东西|清(?:出|理|空).{0,6}(?:袋|箱|东西|抽屉|冰箱)|\
    大扫除|消毒|84|吸尘|洗(?:了)?.{0,4}(?:床单|被套|窗帘)|物归原处|整整齐齐
messy (order): *leave things in a mess / 东西乱放
  (?:pile|piles|heap|heaps|mountain|tower)s? of (?:laundry|clothes|washing(?: up)?|dishes|papers|books|mugs|plates|boxes|unopened) ~ \
    (?:can['’]?t|couldn['’]?t) see (?:the|my) (?:floor|desk|table) ~ \
    (?:dishes|washing up|plates|mugs) (?:in the sink|since|for days|everywhere|again) ~ \
    (?:floordrobe|pigsty|bomb ?site|bombsite|tip again|messy|untidy|clutter(?:ed)?) ~ odd socks ~ \
    (?:mould|mold|green) (?:in|on|at the back of) (?:the|a|my) (?:mug|cup|fridge|tupperware|yog\w+) ~ chair (?:of|for) clothes ~ \
    somewhere under (?:the|all)
  = 乱(?:糟糟|七八糟|成一团|放|扔|得)|堆(?:了|满|成|着).{0,8}(?:衣服|碗|书|盒|外卖|脏|桌|椅|地)|脏衣服|袜子.{0,4}(?:不成对|乱|找)|\
    碗.{0,4}(?:没洗|泡着|攒)|发霉|无处下脚|下不去脚|邋遢|不收拾|懒得(?:收|洗|叠)
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
