/**
 * How days, hours, amounts and places in a row are said (`values.ts`), and by which words another one of them takes
 * the place of what is known. A line that ends in a backslash goes on without the blanks before the next.
 */
export const valuesTable = String.raw`
pattern value_weekday
  giu: \b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:周|星期|礼拜)([一二三四五六日天末])
pattern value_date
  giu: \b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(january|february|march|april|\
    may(?! (?:be|have|not|go|get|well|as|take|pick|need|come|try|do|just|also|still|never|even))|june|july|august|september|october|\
    november|december)(?: (\d{1,2})(?:st|nd|rd|th)?)?\b|\
    (?:([一二三四五六七八九十\d]{1,3})月(?![票薪租饼亮球嫂])(?:([一二三四五六七八九十\d]{1,3})[号日]?)?)|\
    (?<![\d一二三四五六七八九十第]|(?<![每个当本次])月)([一二三四五六七八九十\d]{1,3})[号日](?![线楼院])
pattern value_clock
  giu: \b(?:at|by|until|till|to|past|around|about|before|after) (half past |quarter past |quarter to )?(\d{1,2}|one|two|three|four|five|\
    six|seven|eight|nine|ten|eleven|twelve)(?::(\d\d))?(?= ?(?:am|pm|a\.m\.|p\.m\.|o['’]clock)|\s*$|\
    [,;.!]| (?:in the|at night|now|these|on|instead|every|sharp|each|from|most))|\
    \b()(\d{1,2})(?::(\d\d))? ?(?:am|pm|a\.m\.|p\.m\.|o['’]clock)\b|\
    (?<![\d一二三四五六七八九十])([一二两三四五六七八九十\d]{1,3})点(半|[一二三四五六七八九十\d]{1,3}分?)?(?!儿|事|东|了解)
pattern value_amount
  giu: [£$€]\s?(\d[\d,.]*k?)|(?<![\p{L}\d#:.])(\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\
    fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\
    a hundred)(?:[ -]?(k|km|kg|kilos?|kilomet\w+|miles?|euros?|quid|pounds?|dollars?|bucks|francs|yen|yuan|rmb|percent|%|hours?|hrs?|\
    minutes?|mins?|days?|weeks?|months?|years?|times|people|students|kids|employees|pages|lengths|laps|cups?|cigarettes?|stone|degrees|\
    square met\w+))?(?![\p{L}\d])|([零〇一二两三四五六七八九十百千万\d][零〇一二两三四五六七八九十百千万点半.,\d]*)(块|元|公斤|千克|斤|岁|\
    公里|千米|小时|个小时|分钟|天|个月|年|次|节|个人|人|口|平|平米|码|厘米|米|杯|支|根|包|片|粒|页|遍|趟|篇|公升|度|步|字|单词|个字|斤半|\
    瓶|碗|只|条|%)?
pattern value_rank
  giu: \b(year|grade|level|chapter|season|episode|page|floor|room|stage|part|volume|size|route|bus|tram|line|unit|lesson|term|semester|\
    gate|platform|desk)s? (\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[abc]\d)\b|\
    \b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground|top|\d{1,2}(?:st|nd|rd|th))[ -](floor|year|grade|form|term|\
    trimester|semester|draft|chapter|level)\b|\b(a1|a2|b1|b2|c1|c2)\b|\
    ([一二三四五六七八九]年级|[初高大研博][一二三四](?!学|夜|家|的?院|声)|[小中大]班(?!长))|\
    第([一二三四五六七八九十\d]{1,3})(集|章|季|页|课|册|本|名|位|关|级|期)|\
    (?<![\d零〇一二两三四五六七八九十第])([一二三四五六七八九十\d]{1,3})(楼|层|号线|级|栋|室|班|组)(?!以上|房)
pattern value_other_now
  iu: \b(?:it['’]ll be|can['’]t (?:do|make)|(?:is|['’]s) to be|(?:had|have|has|having) to (?:move|push|put|bring|shift|change|postpone|\
    delay|reschedule)|now|these days|nowadays|instead|actually|from (?:now|january|february|march|april|may|june|july|august|september|\
    october|november|december|next|\w+day)|since|has become|(?:have|has|had|['’](?:ve|s)) (?:\w+ )?(?:moved|changed|gone|risen|dropped|\
    started|become|been (?:moved|changed|pushed|raised|cut|extended|put))|\
    (?:went|gone|going|put|moved|pushed|brought|bumped|shifted|switched|changed|cut|raised|lowered|extended|delayed|postponed|rescheduled|\
    reduced|increased|dropped|jumped|risen|rose|climbed) (?:[\w ]{1,24} )?(?:up|down|back|forward|to|from|until|till|by|on)|extension|\
    no longer|any ?more|not \d|rather than|new|already)\b|现在|如今|目前|(?:从|下[周个])[^，,]{1,5}(?:起|开始)|以后|今后|改|换|挪|调|推[迟到]|提前|\
    延[期后长到]|顺延|涨|降|升|减|加到|变|这学期|下学期|不是|其实|错|才(?=起|睡|到|走)|已经|瘦|胖|都.{1,6}了|称了?|上秤|量了|测了|\
    [瘦胖掉长]了|了[。！!]?$
pattern value_adds
  iu: \b(?:also|as well|too|another|extra|additional|on top|besides|twice|again|plus|more|both|either|ran|did|walked|swam|slept|cost me|\
    spent|bought|paid for|woke|got up at|left at|arrived|tomorrow|next time|just this|one-off|ago)\b|也|还(?!是|有一)|另外|又|再加|加了一|\
    多[了加]一|昨|明天|下次|有时|偶尔|差不多每
pattern value_wrong
  iu: \b(?:not|rather than|wrong|mistake|mistyped|misspoke|typo|meant|mixed up|correction)\b|不是|[说记搞弄写打]错|应该是|其实|更正
pattern value_no_topic
  u: ^(?:since|from|until|till|end|start|middle|beginning|half|past|quarter|up|down|back|forward|about|around|usually|normally|always|\
    actually|these|those|sorry|told|wrong|ago|per|over|under|only|just|also|still|been|get|got|give|given|put|take|taken|make|made|went|\
    gone|go|come|came|move|moved|mov|chang|change|rais|switch|push|push|extend|extension|them|they|their|there|his|her|he|she|him|you|your|\
    some|any|then|than|rather|not|think|thought|one|son|daughter|wife|husband|brother|sister|mother|father|mum|mom|dad|friend|一个|个月|\
    每周|每天|每月|现在|最近|目前|一般|已经|终于|儿子|女儿|老婆|老公|孩子|妈妈|爸爸|朋友|大概|差不|不多|左右|通常|平时|改到|推迟|提前|延期|\
    涨到|涨价|升到|换成|改成|变成|上次|说错|学期|以后|今后)$
pattern changes_acts_on_one
  iu: ^(?:我们?的?)?(?:房东|中介|物业|医生|大夫|领导|老板|公司|学校|老师|导师|教练)|\
    ^(?:my|our|the) (?:landlord|landlady|doctor|gp|boss|company|manager|school|dentist|physio|coach|teacher)\b
pattern others_role
  iu: ^(?!我的?)[^，,]{1,12}?的\p{Script=Han}{0,3}(?:[师员](?![工范])|长(?![会城跑沙征期假衣裤发])|秘书|经理|主任|老板|财务|会计|教练|主管|\
    领导|队友|同事|同学|哥们儿?|朋友|邻居|姑娘|小伙|女士|先生|人)(?:[昨今上]\p{Script=Han}{0,3}|终于|已经|最近|突然|都|也|又|要)*(?!让|叫|\
    说|建议|给我|帮我|告诉|推荐|的)(?=\p{Script=Han})|^(?:the|our|their|some|an?|that) [\w -]{2,40}? (?:stepped down|resigned|quit|retired|\
    got fired|was fired|has left|left|moved out|dropped out|pulled out|broke up|split up)\b|\
    ^my \w+(?:['’]s \w+|(?: \w+)? (?:buddy|mate|friend|partner|pal|sister|brother|cousin|colleague|coworker)) (?:has |have |had |is |\
    was )?(?:\w+ ){0,2}\w+
pattern nearly
  iu: \b(?:nearly|almost|came close to)\b|差[点一]点?|险些|几乎
pattern wish_over
  iu: \b(?:will be|['’]ll be|['’]re|are) (?:open|closed|shut)(?: up)? (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:do(?:n['’]?t| not)|am not|i['’]m not|we['’]re not) (?:really )?(?:want|plan|hop|plann|wish|dream)\w* .{1,80}\b(?:any ?more|\
    any longer)\b|\bno longer (?:want|plan|hop|wish|dream)|不(?:再|太)?(?:想|打算|准备|计划|指望)[^，,。]{1,14}了|(?:^|[，,。])从?下(?:个?(?:月|周|星期|礼拜)|学期)[一二三四五六日天]?[^，,。]{0,3}(?:开始|起)[^，,。]{0,3}(?:改|调[成到整]|挪|[\d一二三四五六七八九十两]{1,3}点)
pattern nearest_another
  iu: \b(?:grown on me|grew on me|come round to|came round to|converted me|can['’]t get enough of|\
    turns out i (?:love|like|don['’]t mind|can)|quite like (?:it|them)|in love with)\b|\
    \bturn(?:s|ed) out (?:to be|it (?:is|was|['’]s)|i(?:['’]m| am| was)|(?:s?he|they|that)(?:['’]s|['’]re| is| was| are)) (?:not|actually|\
    a|an|never)\b|\b(?:switched|changed|swapped|replaced|upgraded|converted|moved|(?:went|gone|going)(?! \w+ing\b)|\
    (?:i['’]m|we['’]re)(?! (?:going \w+ing|allergic|from|used|here|looking|due|sorry|able|ready|supposed)\b)) (?:[\w']+ ){0,4}?(?:over |back )?(?:to|for|from)\b|\
    \b(?:instead|took over|taken over|traded|swapped|replaced|no longer|any ?more|any longer)\b|\bback (?:to|on)\b|\
    换(?![衣乘洗气季句洗位药])|改(?![天变善进正装革建编良签])|[请找雇](?:了|到)(?:一?[个位])(?![假一])|转(?:到|去|学|成|用|投|给|战)|\
    [染剪调搬退]回|不.{1,8}了|没再|不再|轮到
pattern nearest_displaced
  iu: \b(?:instead of|rather than|swap(?:ped)?|traded|replac(?:ed?|ing)|chang(?:ed|ing)(?! (?:from|to|back|my mind|our minds)\b)) \
    ([^,;.]{1,40}?)(?= (?:in|on|at|for|with|to|from|of|by|near|after|before|when|while|these|now|since|because|so)\b|[,;.!]|$)
pattern nearest_now
  iu: \b(?:now(?! (?:and|that|then))|these days|nowadays|currently|\
    since (?:the|last|my|january|february|march|april|may|june|july|august|september|october|november|december))\b|现在|如今|目前|这学期|\
    今年起|最近(?:都|改|开始)|[上这]个?[周月]起
pattern nearest_pending
  iu: \b(?:waiting (?:list|for)|waits for|saving (?:up )?(?:for|to)|looking (?:for|to)|hunting for|\
    plan(?:s|ning)? to (?:buy|get|have|sell|adopt|rent|find)|wants? to (?:buy|get|have|sell|adopt|find)|\
    (?:needs?|has|have|must|got) to (?:buy|get|find|sell|fix|repair|renew|return|book|send|submit|finish|pay|collect)|\
    going to (?:buy|get|have|sell|adopt)|hoping (?:for|to get)|appl(?:ied|ying) (?:for|to)|expecting|owes?|interview(?:s|ing)?|\
    on the (?:\w+ )?waitlist|appl(?:ication|ied)|offer from|saving (?:up )?(?:for|to)|trying to (?:get|buy|sell|find)|\
    about to (?:buy|get|have|sell)|haven['’]t (?:got|bought|found|finished|sent))\b|排队|排期|等着|在等|[攒存]钱|[攒存]着|\
    (?:打算|计划|准备|想)(?:要|着|去)?(?:买|卖|换|做|领养|办|装|租|考|申请)|(?:打算|计划|准备)[^，,。]{0,6}(?:买|卖|换|装)|报名|预订|预约|\
    在找|要(?:买|交|还|做|办|修|寄|考)|申请|要去|约[了在]|[下这]个?[周月年][一二三四五六日末]?(?:要|去|入职|交|搬|开始|考)|月底|年底|\
    [号日]前?(?:考|交|去|到期)|手上|offer|还要|等着?做|在(?:备考|追|看|写|画|等|修|织|拼|办|装修|准备|申请|攒)|看到第|目标|面试|投了|\
    等(?:结果|通知|录取|消息)|坏(?:了|掉)|漏水|找不[到着]|开不了|丢了|还没(?:买|做|交|还|办|找)|欠
pattern nearest_done
  iu: ^(?:the |my |our )?([\w ]{2,30}?) (?:finally |just )?(?:came through|came this|came on|arrived|turned up|got approved|was approved|\
    was granted|went through|is in)\b|^(?:(?:and|so|oh|well|yay|finally|at last|guess what|just|we|i|i['’]ve|we['’]ve|have|has|my|our|\
    the)[, ]+)*(?:finally |just |also |at last |actually |already )*(?:had|got|gotten|bought|sold|found|passed|finished|completed|received|\
    adopted|submitted|sent|paid|renewed|returned|collected|signed|picked up|fixed|repaired|done|\
    booked) (?:(?:the|my|our|a|an|it|that|all|off) )*([^,;.!]{2,60})|\bpaid (?:off )?((?:my|the|our) [^,;.!]{2,40}?)(?: back| off|$)|\
    ^(?:the|my|our) ([^,;.!]{2,40}?) (?:is|was|has been|has|got|are|were|['’]s) (?:(?:finally|now|all|already) )*(?:done|bought|sold|\
    finished|sorted|here|arrived|come|delivered|behind me|over|paid|sent|fixed|submitted|in the post)\b|\
    ^(?:so |well |and )?((?:the )?[A-Z][\w ]{1,20}?) (?:said no|passed on me|rejected me|turned me down|ghosted me)|\
    \bgot in(?:to)?(?: off)? ((?:the )?[^,;.!]{2,40})|(?:买|卖|做|交|还|办|修|寄|考|找|领|拿|订|定|签|装|写|弄|搞|批|看|读|追|画|刷|织|拼|\
    存|攒|录|等|定|交付|上交|提|收|批)(?:到|完|好|上|掉|下来|成|过|清|够|取)?(?:手)?[了啦]|(?:做|考|写|看|读|办|修|画|追)完$|\
    被[^，,。]{1,5}[定买抢租订占](?:走|下)?了|(?:没|没被|没有)(?:过|录|要|选上|通过|批|中|考上)|[被把]?拒(?:了|绝|信|我)|挂了|凉了|\
    刷(?:了|下来)|落选|落榜|被录|录取了|通过了|达到了?|到[了啦]$
pattern nearest_adds
  iu: \b(?:also|as well|too|another|second|third|extra|besides|plus|both|either|tomorrow|just this|yesterday|last night|\
    this (?:morning|week|time)|asleep|broken|repair|late|again|at the moment)\b|也|另外|再加|多了|昨[天晚]|今[天晚早]|明天|下次|有时|偶尔|\
    这次|顺便|一次|看到|遇到|碰到|修|坏|涨|生病|发烧
pattern nearest_idle
  u: ^(?:now|day|these|switched|switch|chang|change|swapp|swap|replac|upgrad|mov|move|went|gone|back|instead|longer|user|usually|normally|\
    always|often|most|mostly|currently|since|about|around|just|only|there|here|their|them|they|his|her|with|without|from|into|over|some|\
    very|much|more|less|quite|rather|still|ever|never|one|two|three|four|five|six|seven|eight|nine|ten|first|last|week|weekend|month|year|\
    time|morning|evening|night|afternoon|every|each|other|own|lot|bit|way|like|love|have|has|had|get|got|gett|do|doe|did|done|doing|go|goe|\
    going|make|made|take|tak|took|use|us|used|using|want|need|think|know|see|say|come|came|keep|kept|find|found|feel|felt|look|try|start|\
    started|live|liv|work|play|lik|lov|people|person|man|woman|day|home|place|thing|closer|cheaper|better|good|great|nice|new|old|big|\
    small|really|actually|finally|today|yesterday|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sister|brother|mother|\
    father|mum|mom|dad|son|daughter|wife|husband|friend|一个|个月|每周|每天|每月|现在|如今|最近|目前|一般|已经|终于|大概|通常|平时|开始|\
    自己|觉得|我们|他们|咱们|不过|因为|所以|一起|以前|以后|时候|东西|地方|事情|打算|准备|计划|喜欢|可以|没有|还是|都是|就是|女儿|儿子|妈妈|\
    爸爸|老公|老婆|朋友|同事|孩子|学校|公司|老家|上班|工作|周末|早上|晚上|下午|中午|今年|去年|小时|分钟|公里|便宜|不错|多了|好了)$
pattern chinese_another
  u: ^(?:我们?的?)?(?:头发|发型|胡子|刘海|\p{Script=Han}{2,4})(?:上周|终于|已经|也|又|都)?(?:染[回成]|剪[短掉成了]|留长|考下来|拿下来|\
    办下来|批下来|到手)\p{Script=Han}{0,4}了?[。！!]?$|^(?:我们?)?(?:已经|都|有)?(?:很久|好久|好几[年月天周]|\
    [一二两三四五六七八九十半几\d]+个?(?:多?年|多?月|星期))(?:都|也)?[没不][^，,。]{2,10}了|\
    ^(?:我们?)?(?:现在|如今)(?:已经|也|都)?不[^，,。]{2,10}了|(?:^|[，,])我?(?:现在|如今)(?:都|也|就|只|我)*(?:每[天周月]|偶尔|经常|\
    天天)[^，,。]{2,12}|(?:^|[，,])我?(?:偶尔|有时候?|每[天周月])(?:也|都)?(?:得|要|会|能)[^，,。]{2,10}了$|\
    (?:^|[，,])[^，,。]{0,6}(?:现在|如今)(?:都|就|也)?[改换][^，,。]{1,10}了|\
    ^(?:我们?)?(?:现在|如今)(?:都|也|已经|就)?(?!很|好|太|有点|真|快|要|在|没|想|觉得|知道|明白|懂|累|困|饿)[^，,。]{4,12}了[。！!]?$|\
    ^\p{Script=Han}{2,8}[，,]?[^，,。]{0,4}不[写做练学跑打看养用弹唱画跳]了[。！!]?$
pattern nearest_ends
  iu: \b(?:hardly|barely|rarely|scarcely) (?:ever )?(?!wait|believe|know|slept|sleep)\w+.*\b(?:any ?more|these days|now|nowadays)\b|\
    \b(?:cleared up|healed|all healed|all clear|in remission|cured|signed me off|out of plaster)\b|\
    \b(?:not|n['’]t|stopped|aren['’]t|isn['’]t) (?:on )?(?:talk|speak)ing(?: terms)?(?: to (?:me|him|her|each other)| any ?more| now|\
    (?= (?:to|with) [A-Z])|$)|\b(?:didn['’]t|never|hasn['’]t|haven['’]t) (?:work(?:ed)? out|last(?:ed)?|pan(?:ned)? out|take off|taken off|\
    stuck|stick)\b|\b(?:sacked|packed|jacked|chucked) (?:it |that )?(?:all )?(?:off|in)\b|\
    \b(?:bottled|thought better of|chickened out of|couldn['’]t face|too (?:old|busy|expensive|far|dear) for)\b|\bgr(?:ew|own) out of\b|\
    \b(?:ran|run) (?:it|its) course\b|\bwaste of (?:time|money)\b|\bnot (?:bothering|renewing|carrying on|continuing|going back)\b|\
    \bcalled time on\b|\bdrew a line under\b|\bwon['’]t be (?:going|doing|back|needing|seeing)\b|\
    \bi['’]?m out\b(?! (?:of|in|at|for|with|on|walking|running|and))|\b(?:any ?more|any longer|no longer)\b|\
    ^(?:so |and |ok )?no \w+ .{0,60}\b(?:these days|now|nowadays)\b|[没不]再|不.{1,8}了
pattern debt_owes
  iu: (?<!\blike (?:it|he|she|they) )\b(?:owes?|owing|loan|debt|lent (?:me|us)|borrowed(?! me\b))\b
pattern debt_paid
  iu: \b(?:paid|(?:gave|given|sent)(?! (?:back )?(?:the|my) (?!money|rest|last|lot|cash|loan))|settled|cleared)\b.{0,60}\b(?:back|off|in full|the (?:last|rest|lot)|everything|it all|all of it|what i owed?)\b|\b(?:is|are|all) paid\b(?! (?:by|on|in|for|weekly|monthly))|\bbalance(?: is)? (?:zero|nil)\b|\b(?:all square|debt[- ]free|we['’]re (?:quits|even))\b
pattern debt_not_all
  iu: \b(?:half|some|part|first|not|never|n['’]t)\b
pattern debt_owes_chinese
  u: [借欠].{0,10}(?:[千万百块元]|钱)
pattern debt_paid_chinese
  u: (?:钱|账|债|款).{0,6}(?:还|结|付)(?:清|完|上)|还清|还完|两清|连本带利
pattern debt_not_all_chinese
  u: [没未不]|一半|部分|先|快要?还|还差
pattern debt_theirs_chinese
  u: ^(?![我咱])[^，,]{1,4}的[^，,]{0,2}贷
pattern task_when
  giu: \bthe user['’]s\b|\b(?:(?:on|by|before|at|this|next|the|until) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|weekend|week|month|morning|afternoon|evening|noon|\d\S*)\b
pattern task_when_chinese
  gu: [今明后][天晚早]|[下这本]?个?(?:周|星期|礼拜)[一二三四五六日天末]|[\d一二三四五六七八九十]+[月号日点]|早上|上午|下午|晚上|中午|[^\p{Script=Han}]|[把将给在去来了]
pattern task_not_done
  iu: \b(?:not|never|almost|nearly|forgot|should|will|going to|need|if)\b|n['’]t\b|\b(?:d(?:o|id|oes)|ha(?:ve|s|d)|ca|wo|is|was|could|would|should)nt\b|[?？]|[没未不别忘要想快太说]|如果|差点|吗
pattern task_deed_chinese
  u: [交买还寄付办拿取送洗修订约打发退换缴充续浇喂倒写做带接](?:[^，,。！太]{0,5})[了过](?!吗)
pattern task_to_do
  iu: \b(?:remind me(?: again)? to|remember to|(?:don['’]?t|do not) forget to|needs? to|ha(?:ve|s) to|gotta|got to|must) (.+)$
pattern task_to_do_chinese
  u: ^(?:.*提醒(?:我|用户)|.*?(?:记得|别忘了?|不要忘了?|需要|必须|得|要))(.+)$
`
