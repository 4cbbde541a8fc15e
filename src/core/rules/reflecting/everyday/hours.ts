/** More words of sleep, hours and lateness. */
export const hours = String.raw`
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
`
