/** Hours, putting off, forgetting, order and money, as single deeds show them. */
export const days = String.raw`
rising
  $early & (?:up|awake|woke\w*|wake|got up|get
    up|out|kitchen|coffee|tea|dressed|walk\w*|garage|garden|dog|kettle|alarm|morning|ran|run|swim|swam|\
    gym|started|start|on the (?:road|water|allotment)|list|bread|paper|station|market|sunrise|at (?:the
    )?(?:desk|work|bakery)|shower\w*|writing|wrote|leash|steps|tarn|lake|sea|bus|train|boots) & !(?:still
    (?:up|awake)|went to bed|bed at|past midnight|\bpm|dinner|supper|finished work|till|until|home
    at|afternoon|evening|flight|hadnt slept|gaming|cant sleep|couldnt sleep|insomnia|awake since|lie
    in|phone rang|baby|tonight) ~ (?:up|awake|out|dressed|at it) (?:before|with) (?:the
    (?:birds|sun|lark|larks|alarm|milkman|dawn|kids|rest|house|world|street
    ?lights)|anyone|everyone|anybody|everybody|dawn|sunrise|light) ~ before the (?:birds were|birds
    are|sun was|sun is|alarm went|street ?lights) ~ crack of dawn ~ early (?:bird|riser) ~
    (?:watched|saw|caught) the sun (?:come|coming|rise) ~ (?:at|for|before) sunrise & !(?:set off
    home|sunset|photo) ~ first (?:bus|tram|train|tube) (?:in|to|of|again) ~ set my alarm for
    (?:4|5|four|five|half (?:four|five)) ~ alarm (?:was|is|goes|went) (?:set for|at|off at)
    (?:4|5|four|five|half (?:four|five))
  = $early & (?:起|醒|到(?:了)?公园|出门|打拳|打太极|晨跑|跑|遛|去(?:市场|早市|公园|菜)|锻炼|做早|爬|花都|扫地|浇|天没亮|准时|坐(?:在|着)) &
    !(?:睡到|才睡|通宵|下午|晚上|睡不着|熬|还没睡|吵醒|哭醒|疼醒|下班|吓醒|飞机|赶.{0,3}机|小孩|宝宝|翻来覆去|失眠) ~ 起(?:了)?个?大早 ~ 早起 &
    !(?:起不来|不用早起|她|他是) ~ 天没亮就 ~ 闹钟(?:还)?没响就
nightowl
  $smallhours & !(?:woke|woken|wake|flight|slept|ceiling|get up|got
    up|alarm|tossing|shift|baby|nightmare|insomnia|cant sleep|couldnt sleep|on call|taxi to the
    airport|families|phone rang|anxi\w+|noise|neighbou?r|drilled|sirens?|their worst|worst at) ~ $lateish
    & $awake & !(?:lunch with|pm|afternoon|meeting|appointment|woke|bus|train|pub|at
    school|class|clinic|delivery|doctor) ~ (?:slept|sleep|woke up|got up|get up|in bed|didnt get
    up|surfaced|rolled out of bed|lie in|lay in) (?:in )?(?:(?:till|until|til|at|past)
    )(?:noon|midday|eleven|twelve|1|one|2|two|half
    (?:eleven|twelve|one|two|1|12|11)|3|three|11|12|lunch\w*|the afternoon|after lunch)(?! in the
    morning|am| am) ~ (?:all.?nighter|pulled an all) ~ (?:night owl|nocturnal|burning the midnight oil) ~
    (?:sun|birds|milkman|bin men|dawn) & (?:before|when|by the time) i (?:went to|got
    to|hit|shut|closed|finished|gave up|noticed) ~ (?:24h|24.hour|all.night)
    (?:library|gym|caf[eé]|shop|garage|diner) ~ (?:night|dark|midnight) &
    (?:best|only|brain|awake|alive|productive|switches on|think (?:best|clearest)|quiet|ideas come) &
    (?:work|writing|write|code|draw|paint|think|study|best|brain|productive|switches|ideas) &
    !(?:shifts?|night before|last night of|tonight) ~ (?:stayed|staying|stay|been) up
    (?:till|until|til|past|late|all night|again) ~ (?:went|going|go|got|gone|get) to bed
    (?:at|after|past|around) (?:1|2|3|4|one|two|three|four|half|midnight)
  = $smallhours &
    !(?:醒了|起床|起来打|打拳|吵醒|哭|发烧|医院|飞机|赶车|疼|晨跑|起得|出门|敲门|锻炼|公园|惊醒|夜班|上夜|孩子|宝宝|睡不着|失眠|打来|报警|加班到|下班|开会|上线) ~
    $lateish & $awake & !(?:下午|中午饭|午饭|开会|上课|面试|约|到店|起来打|醒了|老师|下班|离开公司) ~ 熬(?:夜|到|大夜|通宵|穿) & !(?:夜班|照顾|陪护)
    ~ 通宵 & !(?:值班|陪护|加班) ~ 睡到(?:中午|下午|十[一二]|一点|两点|三点|日上) ~ (?:中午|下午)才(?:起|醒|睁) ~ 才起床? &
    (?:中午|下午|十[一二]点|两点) ~ 夜猫子 ~ 夜深人静 ~ 越(?:晚|夜)越(?:精神|清醒|兴奋) ~ 早.{0,3}虽然已经(?:下午|中午) ~ 窗外.{0,4}(?:鸟叫|天亮) &
    (?:发现|才|还) ~ 又(?:没睡|见到日出)
insomnia
  (?:couldnt|cant|cannot|didnt|barely|hardly) (?:really )?(?:get (?:back )?to )?sleep &
    !(?:flight|fly|exam|interview|excit\w*|neighbou?r|party|baby|christmas) ~ (?:awake|woke up|woken|wide
    awake|staring at the ceiling|lay there) & (?:3|three|four|4|two|2|half|hours?|ceiling|again) &
    !(?:flight|fly|plane|aircraft|baby|alarm|get up|got up|library|slept til) ~ insomnia ~ sleepless ~
    melatonin ~ counting sheep ~ tossing and turning ~ not a wink ~ sleeping (?:tablets?|pills?)
  = 失眠 ~ 睡不着 & !(?:飞机|考试|痛|疼|激动) ~ 翻来覆去 ~ 数羊 ~ 褪黑素 ~ 睁(?:着)?眼.{0,4}(?:到|天) ~ 一(?:夜|宿|晚上?)没(?:合眼|睡着) ~
    又醒(?:了)?.{0,4}(?:点|睡不)
nap (rest): *take naps / 午睡打盹
  napp?(?:ed|ing|s)? & (?:afternoon|lunch|sofa|hour|after|took|power|again|had|another|twenty) &
    !(?:napkin|baby|toddler) ~ (?:dozed off|nodded off|forty winks|siesta|fell asleep (?:on the sofa|in
    the chair|in front of|on the (?:bus|train)))
  = 午睡 ~ 打盹 ~ 眯(?:了)?(?:一会|半小时|会儿) ~ 补觉 & 下午 ~ 午觉
delay
  $paper & $notyet & !(?:daughter|son|he|she|his|her|client) (?:put|left)?(?: it)? off ~ $paper & $notyet
    ~ (?:ive|i have|had|have) (?:had |left )?the
    (?:form|document|file|letter|email|tab|page|application|website)s? (?:open|unopened|unread|sitting) ~
    (?:sent|posted|submitted|handed|filed|paid|booked|packed|finished|wrote|uploaded|returned|did)
    .{0,30}(?:minutes?|mins?|hours?|seconds) (?:before|to spare|late|after) ~ (?:literally )?(?:as|while)
    (?:it|they|the portal|the office) (?:was|were) (?:about to )?clos\w+ ~ procrastinat\w+ ~
    (?:started|began|wrote|did|finished) (?:\w+ ){0,5}(?:the )?(?:night|evening|morning|day|hour) before ~
    (?:pack(?:ed|ing)|shopp\w+|revis\w+) & (?:taxi|uber|last minute|night before|an hour before|at
    midnight|morning of|outside) ~ (?:nah|nope|maybe|ugh|fine|eh|meh)?,? ?(?:ill|i will|gonna) do it
    (?:later|tomorrow|next week|after|another day|at the weekend|on monday) ~ reorgani[sz]ed .{0,30}
    instead ~ (?:rung|called|chased|emailed|reminded) me (?:again|twice|three times|about) & $paper ~
    (?:final|red|third|second) (?:reminder|notice|letter)
  = $paper & $notyet & !(?:儿子|女儿|学生|他.{0,3}拖|印厂) ~ 拖延 ~ 一拖再拖 ~ 拖(?:了|到)(?:[一二三四五两半几]|现在|最后|今天|这会|晚上) &
    !(?:拖了一天才确认|行李) ~ 最后(?:一天|一刻|一晚|半小时|几分钟).{0,10}(?:交|写|报|弄|赶|办|填|提) ~ 死线 ~
    (?:零点|十二点|十一点|明早|明天).{0,12}(?:还没|才|一页|一个字|没动) ~ 才(?:打开文档|动笔|动手|开始写|开始复习|开始收拾|开工) ~
    还剩.{0,4}分钟.{0,6}(?:交|提)? ~ 赶在.{0,8}(?:前|关).{0,6}(?:交|提|传) ~ 临(?:时|上车|出门|走前).{0,6}(?:抱佛脚|才|收拾|打包) ~ 抱佛脚
late
  (?:late (?:for|to)
    (?:the|my|our|work|class|school|dinner|lunch|practice|rehearsal|church|a|his|her|everything)|\
    (?:minutes|hour|mins) late|missed (?:the|my)
    (?:start|bus|train|flight|ferry|slot|beginning|opening|appointment|first)|already
    (?:started|begun|eaten|ordered|left|seated|singing|on the)|overslept|slept through|kept
    (?:everyone|them|her|him) waiting|running late|ran for the (?:bus|train)|turned up after|waiting for
    me|by the time i (?:got|arrived)|snuck in|last to arrive) & !(?:deadline|form|paid late|late
    fee|fee|rent|train was late|bus was late|he was|she was|they were late|student finance|mortgage)
  = 迟到 ~ 晚到 ~ 来晚 ~ 去晚 ~ 没赶上 & !末班 ~ 误了(?:车|点|机) ~ 睡过(?:头|站) ~ (?:都|已经)(?:开始|开场|开席|散).{0,6}(?:我)?才 ~ 就等我 ~
    一路(?:小跑|狂奔) ~ 让.{0,6}等(?:了)?.{0,4}(?:分钟|小时|半天) ~ 改签 & (?:没赶|误|晚)
early
  (?:half an hour|an hour|forty minutes|twenty minutes|two hours|hour and a half) (?:too )?early ~ first
    (?:one )?(?:there|in|to arrive|at the gate|in the queue) & !(?:place|bus|gear|prize) ~ before (?:the
    )?(?:doors|gates|they|shop|surgery|receptionist) (?:\w+ )?(?:opened|unlocked|was in) ~ sat in the car
    (?:park )?(?:until|till|for) ~ with (?:an hour|loads of time|plenty of time|time) to spare ~ on the
    dot ~ never late ~ (?:left|leave|leaving) (?:\w+ ){0,4}(?:early|extra time|hours? before) &
    (?:case|traffic|train|station|appointment)
  = 提前.{0,6}(?:到|出门|半小时|小时.{0,2}到) & !提前交 ~ 早到 ~ 第一个到 ~ 准时 & (?:我|到|从不) & !(?:猫|下班|罐头|医院) ~ 门(?:还|都)没开 &
    (?:到|等) ~ 从不迟到 ~ 守时
check
  (?:double|triple|re).?check\w* ~ (?:check\w*|count\w*|read|looked|went
    (?:over|through|back)|tested|tried|verified|proof.?read|measured|weighed|refreshed|patted|touched)
    (?:\w+ ){0,6}?(?:twice|three times|four times|five times|six times|ten times|\d+ times|several
    times|again|once more|one more time|a third time|a second time|(?:three|four|five) more times) ~
    (?:turned (?:round|around|back)|went back|drove back|came back|walked back|ran back|got up|gone
    back|back (?:up|down|inside|in)|got out of bed) & (?:check|see
    if|locked|lock|oven|iron|hob|stove|gas|tap|door|window|plug|straighteners|wasnt sure|werent sure|make
    sure|signed|turned (?:it )?off|again|left (?:it|the) on|candle|heater|alarm|handbrake) & !(?:got up
    at|shop|forgot (?:my|the) (?:phone|keys|wallet)) ~
    (?:oven|iron|hob|stove|gas|door|lock|passports?|tickets?|alarm|straighteners|window|taps?|plugs?|\
    handle) & (?:tested|photo(?:graph)?(?:ed)? of|took a (?:photo|picture)|tugged|rattled|twice|three
    times|just to be sure|just in case|to make sure|checked|counted|out loud|in case i) & !(?:bought|new
    oven|case we get rain) ~ (?:just )?to (?:be|make) (?:absolutely |doubly |really )?(?:sure|certain) &
    (?:check\w*|again|back|read|count\w*|rang|twice|looked|tested) ~ (?:read|said|spelled|listed) (?:\w+
    ){0,5}(?:out loud|aloud|back to) & (?:twice|again|list|check\w*|dates?|numbers?|in case|pointed) ~
    wasnt sure (?:i(?:d|had)) & (?:went|back|turned|check\w*) ~ (?:reread|re-read|proofread)
    (?:it|the|my|that) (?:\w+ )?(?:\d+|four|five|six|ten|three) times ~ what if i (?:left|forgot|didnt)
  = (?:检查|核对|核|确认|看|数|查|对|试|念|读|校|翻|量|摸)(?:了|过)?.{0,4}(?:[两二三四五六七八九十好几]+)(?:遍|次|回) & !(?:电影|那部|书看|这本) ~
    来回(?:核|检查|看|对|确认) ~ 反复(?:核|检查|看|确认|试) ~
    (?:又|再)?(?:折|返|跑|走|掉头|回)(?:回去|回来|返|头|去)?.{0,6}(?:看|检查|确认|拉|摸|试).{0,8}(?:锁|门|煤气|关|灯|窗|插)? &
    (?:锁|煤气|关没|关了|门|窗|电|水龙头|熨斗|插座|没关|一眼|一遍) ~ (?:总觉得|怕|好像|担心|又想).{0,8}(?:没关|没锁|没拔|忘关|关没关|锁没锁) ~
    (?:门锁|煤气|水龙头|身份证|车票|护照|闹钟|行李).{0,12}(?:遍|确认|又看|摸|检查|放门口) ~ 不放心.{0,8}(?:又|再|看|查|核) ~
    爬起来.{0,6}(?:看|检查|确认) ~ 再三(?:确认|核对) ~ 拍(?:了)?照.{0,6}(?:留底|确认|证明).{0,6}(?:门|锁|煤气)?
lose
  (?:lost|mislaid|misplaced|forgot|forgotten|left|leave|locked|locking|dropped|couldnt find|cant
    find|where did i (?:put|leave)) (?:\w+ ){0,5}?(?:keys?|wallet|purse|phone|glasses|umbrella|lunch
    ?box|lunch|passport|badge|id|card|cards|charger|bag|rucksack|laptop|scarf|gloves?|hat|coat|jacket|\
    ticket|headphones|airpods|kit|swimsuit|trainers|prescription|car|notes|folder|list|pin|password|myself
    out|suitcase|water bottle|ring|remote|boots|lanyard|usb)(?! (?:on the table for|to
    (?:him|her|the)|off|for (?:him|her))) & !(?:lost my (?:job|temper|father|mother|dad|mum)|left my
    job|left the (?:house|office|car running)|dropped the kids|left the key with|left (?:them|it)
    (?:a|the) key) ~ (?:phone|keys|wallet|glasses|badge|card) (?:was|were|in|on) (?:\w+ ){0,3}(?:the
    fridge|the freezer|my head|my (?:other )?(?:coat|pocket|hand|bag)|the bin|the roof|the bus|the
    tram|the train|the taxi|all along) ~ lost property ~ locksmith ~ locked (?:myself )?out ~ spare keys?
    & (?:neighbou?r|again|had to|get|cut) ~ turned the (?:house|flat|bag|car) (?:upside down|inside out) ~
    (?:clean |completely |totally )?forgot (?:about |all about )?(?:my own|her|his|the|our|that|it was|to
    (?:bring|buy|take|pick|put|pack|post|lock|charge|turn|call|ring|feed|collect)|where) & !(?:never
    forgot|have a coffee|form|deadline|tax|application) ~ went back for (?:my|the)
    (?:phone|keys|wallet|bag|card|badge|coat|lunch) ~ (?:third|second|fourth) (?:umbrella|set of keys|pair
    of glasses|bank card|phone) ~ walked out without ~ got (?:to|all the way to) (?:\w+ ){0,4}(?:and|then)
    (?:realised|realized|remembered|found) (?:id|i had|my|the|that) &
    (?:left|forgot\w*|home|without|behind|bag|wallet|keys)
  = (?:又|把|全)?[^,，]{0,10}(?:忘(?:在|带|拿|了带|家里|公司|车上|记带)|落(?:在|家里|车上|公司|下了|鞋柜|在了)|丢(?:了|在|哪)|弄丢|搞丢) &
    (?:钥匙|手机|钱包|伞|工牌|身份证|卡|证|眼镜|包|充电|水杯|病历|票|耳机|行李|饭盒|电脑|衣|帽|手套|快递|口罩|本|东西|u盘|鞋|书) & !(?:没落|丢下) ~
    (?:没带|忘带|忘拿|落下).{0,4}(?:手机|钥匙|钱|身份证|工牌|伞|卡|眼镜|证|包|充电器|电脑|饭) ~
    (?:钥匙|手机|眼镜|工牌|钱包|遥控器|身份证|卡).{0,6}(?:不知道|找不(?:到|着)|不见|放哪|丢|在冰箱|在.{0,6}帽子里|没了) ~
    找(?:了)?(?:半天|一圈|一上午|半小时|遍).{0,10}(?:在|手里|头上|口袋|包里)? & !(?:工作|房|停车位) ~ 丢三落四 ~ (?:锁|关)(?:在)?(?:门|屋)外 ~
    配(?:了)?.{0,2}钥匙 ~ 补办.{0,4}(?:身份证|卡|工牌|证) ~ 失物招领 ~ 开锁(?:师傅|公司) ~ 忘了(?:关火|锅|锁|取|拿|交|收|接|充)
clumsy
  (?:spilt|spilled|dropped|smashed|knocked over|tripped over|walked into|stubbed|shattered|fell
    (?:over|off|down)|slipped on|chipped|cracked|burnt my|cut my) &
    (?:coffee|glass|mug|plate|vase|phone|screen|bowl|toe|finger|thumb|hand|laptop|keyboard|tea|wine|soup|\
    door|lamp ?post|stairs|kerb|curb|jar|eggs|tray|own feet|knee) & !(?:twins|son|daughter|he |she |the
    kids|kids )
  =
    (?:打翻|打碎|摔碎|碰倒|洒(?:了|在|出)|绊(?:了|倒)|磕(?:了|到|破)|撞(?:到|上).{0,3}(?:门|桌|柜|杆)|切到手|烫(?:到|了)手|摔(?:了|坏)(?:手机|\
    碗|杯|一跤)|踩空|手滑) & !(?:孩子|儿子|女儿|猫)
astray
  (?:got lost|took the wrong (?:turn|exit|bus|train)|wrong
    (?:platform|bus|train|exit|turn(?:ing)?|way|floor|building)|missed (?:the|my)
    (?:exit|turning|turn)|sat ?nav|drove round|couldnt find the (?:car|car park|entrance|place|way)|ended
    up in (?:the wrong|\w+ instead)|walked the wrong)
  = 迷路 ~ 走错(?:路|门|楼|出口|地铁) ~ 坐(?:反|过|错)(?:了)?(?:车|站|方向) ~ 导航.{0,8}(?:绕|错|还是) ~ 找不(?:着|到)(?:北|路|车停) ~ 路痴
tidy
  (?:scrubbed|hoovered|vacuum\w*|mopped|bleached|disinfect\w*|declutter\w*|alphabeti[sz]ed|labell?ed|wiped
    (?:down)?|polished|dusted|reorgani[sz]ed|colou?r.coded|ironed|deep.?clean\w*|tidied|sorted) (?:\w+
    ){0,5}?(?:kitchen|bathroom|skirting|grout|oven|fridge|cupboards?|wardrobe|drawers?|shelves|spice|\
    pantry|garage|loft|shed|desk|flat|house|windows|floors?|sheets|socks|tea
    ?towels|cables|books|bookcase|jars|sock drawer|counters|tiles) & !(?:instead of
    (?:writing|revising)|client) ~ (?:crumbs|fingerprints|smear|dust) &
    (?:couldnt|cant|bear|stand|wiped|until) ~ label (?:maker|printer) ~ everything (?:in|has) its place ~
    cant (?:relax|sit down|leave|sleep) (?:\w+ ){0,3}(?:until|if|when) (?:\w+
    ){0,4}(?:clean|tidy|dishes|washing up|mess)
  = (?:擦|拖|刷|扫|抹|洗|吸)(?:了|完|好|得)?.{0,4}(?:地|窗|玻璃|灶台|马桶|油烟机|地板|桌子|柜子|厨房|床单|浴室|瓷砖|缝)(?!铁|震) & !(?:洗手间在|地铁) ~
    收纳 ~ 整理(?:了|好|完)?.{0,6}(?:衣柜|抽屉|书架|冰箱|房间|桌|箱|厨房) ~ 大扫除 ~ 按(?:颜色|大小|高矮|字母|类别|日期).{0,4}(?:排|叠|挂|放|分|摆) ~
    贴(?:了|上|好)?标签 ~ 一尘不染 ~ 洁癖 ~ 断舍离 ~ 见不得.{0,6}(?:乱|灰|脏|水渍)
messy
  (?:pile|piles|heap|mountain|tower)s? of (?:laundry|clothes|washing|dishes|plates|mugs|papers|boxes) &
    !(?:did|folded|ironed) ~ (?:couldnt|cant) see (?:the|my) (?:floor|desk|bed) ~ floordrobe ~ pigsty ~
    (?:mould|mold) (?:in|on) (?:the|a|my) (?:mug|cup|tupperware|fridge) ~ odd socks ~ washing up
    (?:since|from|for) ~ bomb ?site ~ the chair (?:with|of|for) clothes
  = 乱(?:糟糟|七八糟|成|得) & !(?:头发|心里|排班|格式) ~ 堆(?:了|成|满).{0,8}(?:衣服|碗|快递盒|书|垃圾) ~ (?:碗|衣服|袜子).{0,6}(?:没洗|攒|泡|堆)
    ~ 发霉 & (?:杯|饭盒|冰箱|忘) ~ 无处下脚
list
  (?:lists?|spreadsheet|planner|checklist|to.?do|itinerary|agenda|timetable|bullet
    journal|post.?its?|gantt|rota|notion|meal plan|wall calendar|schedule|index cards|laminated|packing
    list) &
    (?:made|wrote|writ\w*|ticked|crossed|colou?r\w*|tab\w*|column\w*|updated|planned|hour|laminated|\
    every|drew up|started|new|built|stuck|numbered|sub|printed|pinned|got|plan b|alphabet\w*|items?) &
    !(?:waiting list|listen\w*|guest list (?:at|for the club)|price list|mailing list|hit list|bucket|read
    the list aloud|short ?list) ~ planned (?:\w+ ){0,4}(?:to the minute|hour by hour|in advance|weeks
    ahead|already|a year ahead) ~ packed (?:\w+ ){0,3}(?:a week|days|two weeks) (?:early|before|ahead)
  = (?:列|写|做|排|拟|打印|画)(?:了|好|完|出)?.{0,8}(?:清单|表格?|单子|计划|攻略|日程|流程|待办|行程|甘特图|时间轴|预算) &
    !(?:发表|代表|表扬|手表|训练表|给个|请假|问|附了) ~ 待办 ~ 打勾 ~ 划掉 & (?:项|一条|清单) ~ 手账 ~ 精确到(?:分钟|小时|半小时) ~ 备选方案 ~
    提前.{0,4}(?:一个月|半个月|两周|一周|三天).{0,6}(?:收拾|打包|订|排|列|做)
prepare
  (?:just in case|first aid kit|emergency (?:kit|bag|food)|spare
    (?:tyre|socks|batteries|charger|glasses|set)|power ?bank|packed (?:for every|three|two|an
    extra|extra)|back.?up (?:plan|copy|of|torch)|plan b|raincoat and|two umbrellas|torch(?:es)?
    and|generator|sandbags|tinned food|over.?packed) & !(?:check\w*|oven|looked again)
  = 以防万一 ~ 备(?:着|了|好).{0,6}(?:药|伞|电|衣|粮|用|份|水|手电|急救) ~ 充电宝 & (?:两|三|带|备) ~ 急救包 ~ 应急 ~ 有备无患 ~ 备用 &
    (?:带|放|买|准备) ~ 双保险 ~ 多带(?:了)?
record
  (?:wrote (?:it )?down|logged|log ?book|noted|kept a (?:tally|log|record)|spreadsheet|ledger|tracker|app
    says|chart|graph) &
    (?:every|weight|miles|spend\w*|cost|pence|penny|blood|steps|sleep|hours|calories|temperature|\
    kilometre|cups|since|rainfall|books read|litres)
  = 记(?:账|在本|下来|进|录)(?!忆) & !(?:忘记|笔记本电脑|记者|登记) ~ 每一笔 ~ 统计(?:了)?.{0,6}(?:次|步|花|钱|公里) ~ 打卡记录 ~
    做(?:了)?个?表.{0,6}记
save
  (?:packed|pack|packing|took|brought|made) (?:\w+ ){0,3}(?:own|packed|the|my)
    (?:lunch|sandwiches|flask|food|snacks)(?! for (?:her|him|them|everyone)) &
    !(?:office|colleagues|fellas) ~ (?:yellow|reduced|half.?price|discount\w*|clearance|on offer|bogof|two
    for one|wonky veg|own.?brand|past its best|best before|\d+p|off.peak)
    (?:sticker|section|aisle|bread|chicken|veg|price|label|tickets?|ham|milk|salmon|one|stuff|tin|ready)?
    &
    (?:bought|got|found|waited|section|sticker|reduced|picked|aisle|evening|freezer|after|price|bread|\
    ham|p\b) ~ (?:sandwiches|lunch|flask|food) (?:myself|from home) ~ (?:coupons?|vouchers?|cash
    ?back|loyalty points|clubcard|promo code|discount code|money.?off|price.?match\w*|comparison
    site|switched (?:energy|supplier|broadband|banks?)|cheaper
    (?:tariff|one|deal|brand)|haggl\w+|cancelled (?:netflix|spotify|sky|the gym|my
    (?:gym|subscription))|turned (?:down )?the (?:heating|thermostat) (?:down|off)|heating
    off|thermostat|hot water bottle instead|library instead|refuse to pay|instead of paying|wouldnt
    pay|not paying|budget\w*|no.?spend|pennies|penny|savings (?:pot|account|goal)|cost me
    (?:nothing|zero)|no cash|zero dollars|for free|for nothing|free of charge|costs? (?:nothing|a
    fortune)) & !(?:budget airline crash|project budget|free time|client|deposit back|help\w* for free|out
    for free|volunteer\w*|lessons for free|tutor\w*|government budget) ~
    (?:is|are|was|were|cost|wanted|charge|charging|asked) (?:like )?[£$€]?\d+(?:\.\d\d)?(?:
    (?:dollars|bucks|quid|pounds|euros))? & (?:no
    way|robbery|myself|instead|elsewhere|cheaper|another|third|walked out|put it back|nope|own|got
    (?:em|it|one|them) for|less) ~ (?:drove|walked|went|tried|compared|rang|checked) (?:\w+
    ){0,4}(?:\d+|two|three|four|five|six|several) (?:\w+
    )?(?:stores?|shops?|supermarkets?|websites|places|garages|quotes) & !(?:museum|bookshop) ~
    (?:talked|knocked|haggled|got|beat|bargained) (?:\w+ ){0,4}(?:down (?:from|to)|\d+ off|off the price)
    ~ traded (?:my|an|a|the|old) .{2,40} for & !(?:traded places|he traded) ~ saved (?:myself |us
    )?[£$€]?\d+ & !(?:lives|file) ~ worth the (?:gas|petrol|walk|detour)
  = (?:打折|特价|半价|临期|优惠券?|满减|凑单|拼单|拼多多|百亿补贴|薅羊毛|砍(?:价|到|了)|比价|折扣|返现|券|学生票|免费领|清仓|会员日|团购|秒杀|性价比|薅) &
    (?:买|抢|蹲|领|用|省|凑|便宜|块|一人|才|攒|拼|等|到|超市|包邮|原价|印) & !(?:客户|卖家说你|方案) ~ (?:一分钱|一毛钱|钱)?(?:没花|不花钱|没掏钱|白嫖|免费)
    & !(?:免费停车|免费修|帮|义诊) & (?:借|拿|领|用|蹭|没花) ~ 省(?:了|下|钱|吃|点|出|着) & !(?:省时间|省心|省城|省博|省内) ~
    舍不得(?:买|花|扔|打车|开空调|点) ~ (?:太贵|抢钱|不值).{0,10}(?:不|算了|自己|改|换|没) ~ 自己带(?:饭|水|便当|杯) ~
    原价.{0,10}(?:我|砍|才|只|到) ~ (?:三|几|好几|两|五)家(?:店)?.{0,6}(?:比|跑|问|便宜) ~
    才(?:花了?)?[一二三四五六七八九十百零点\d]+(?:块|元|毛|块钱) & (?:买|收|便宜|人|超市|到手) ~ 赢麻了 & (?:块|折|便宜) ~
    跑(?:了)?.{0,4}(?:家|个)(?:超市|店|菜场) ~ 记账 ~ 攒钱 ~ 公交.{0,4}(?:省|便宜|不要钱)
shop
  (?:bought another|impulse|splurg\w+|treated myself|didnt need|dont need|parcels?
    (?:arrived|came|piling)|another (?:pair|parcel|handbag|jumper|candle|gadget|houseplant)|online
    (?:order|basket)|one.?click|added to (?:cart|basket)|maxed out|couldnt resist|in the sale|amazon
    (?:again|delivery)|black friday|ordered (?:\w+ ){0,4}(?:at midnight|online|off|from
    (?:amazon|asos|shein|temu))|return label) & !(?:chocolate|cake|biscuit|gumtree|flea|book
    ?shop|seconds)
  = 剁手 ~ 下单 & !(?:客户|帮) ~ 又买了 ~ 冲动.{0,3}(?:买|消费|下单) ~ 拆快递 ~ 快递.{0,4}(?:又|堆|到了.{0,4}个) & !寄 ~ 直播间 &
    (?:买|抢|下单|囤) ~ 双十一 ~ 购物车 ~ 种草 ~ 买买买 ~ 用不(?:上|着).{0,6}(?:又|还)?买 ~ 花呗 ~ 吃土
`
