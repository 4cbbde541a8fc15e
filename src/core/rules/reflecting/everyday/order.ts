/** More words of worry, work and order, in company and at home. */
export const order = String.raw`
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
`
