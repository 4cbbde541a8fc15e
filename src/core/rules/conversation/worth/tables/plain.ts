/**
 * What is told plainly, of a thing of everyday, without a word that a kind is known by: "the alarm code is
 * 8830", 备用钥匙在花盆下面. A pattern a line; what is indented further goes on with the line before.
 */
export const plain = String.raw`
  ^(?:and |so |also )?(?:the|our) (?:[@\p{L}'-]+ ){0,3}?(?:codes? (?:for|to|of) the \p{L}+|@?wi-?fi|alarm|gate|door|garage|shed|locker|gym|insurance|
    warranty|rent|budget|deposit|membership|subscription|lease|password|passcode|pin|combination|plumber|
    electrician|cleaner|babysitter|nanny|landlord|keys?|project|launch|release|deadline|practice|rehearsal|
    lessons?|wedding|party|flight|train|ferry|hotel|reservation|booking|boiler|car|house|flat|apartment|
    cabin|school|office|clinic|vet|tax(?:es)?|visa|contract|loan|mortgage|bills?)(?: [@\p{L}'-]+){0,4}? (?:is|are|
    costs?|expires?|ends?|starts?|comes?|leaves?|arrives?|runs)\b(?!.*\b(?:you|your|this|that|it)\b)(?=.*(?:\d|
    \b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may|june|july|august|
    september|october|november|december|tomorrow|next|monthly|weekly|yearly)\b))
  ^(?:my|our|the) (?:[\p{L}'-]+ )?@?(?:app|website|site|blog|api|back-?end|front-?end|database|server|stack|repo|product|
    shop|startup|service) (?:is|are|uses?|runs|lives|returns|has|stores)\b(?!.*\b(?:you|this|that|it|slow|down|
    null|undefined|not|broken|wrong|stuck|again|still|errors?|crash\w*|fail\w*|\d{3} errors?)\b).*[\d@]
  ^(?:the|our) (?:\p{L}+ )?(?:project|app|blog|band|boat|team|shop|company|club|book|dog|cat|baby|novel|game|podcast|
    street|school|hotel|hospital) (?:is|was) (?:called|named) 
  ^\p{L}+ (?:practice|training|rehearsal|class|lessons?|club|night|duty|camp|school) (?:is|are|starts?|ends?|
    runs) (?!.*\b(?:you|your|this|that|it)\b)(?=.*(?:\d|\w(?:s|n|r|i)days?\b|\b(?:tomorrow|noon|january|february|
    march|april|may|june|july|august|september|october|november|december)\b))
  ^(?:the|our|my) (?:\p{L}+ )?(?:keys?|passports?|tickets?|medicine|pills|documents?|charger|toolbox|will|deeds?|glasses|
    wallet|suitcases?|tent|camera|ladder)(?: (?:to|for|of) (?:the|our|my) \p{L}+)? (?:hangs?|lies?|is|are|stays?|sits?|
    lives?)(?: kept| hidden| always)? (?:in|on|under|behind|at|next to|above|with|inside) 
  ^(?:i'm|i am) (?:learning|studying|training|teaching|restoring|fostering|raising|building|coaching|renovating|
    knitting|growing|marrying|adopting|writing|planning|hosting|playing) (?!it\b|this|that|you|them|more|by\b|about|so\b|
    now|to\b|for\b|dumb|hard|along|catch)[@\p{L}'-]{3,}$
  ^(?:i'm|i am) (?:(?:half |part |originally )?@\p{L}+|colou?r-?blind|blind|deaf|left-handed|right-handed|widowed|
    single|unemployed|self-employed|gay|lesbian|bisexual|queer|trans|autistic|dyslexic|bilingual|between jobs|
    on (?:maternity|paternity|parental|sick|medical) leave|adopted|(?:near|short|far|long)-?sighted|sober|teetotal|
    catholic|muslim|jewish|hindu|buddhist|an? atheist|gluten-free|ana?emic|epileptic|
    infertile|menopausal|bipolar|hypothyroid)$
  ^(?:my|our) (?:\p{L}+ )?\p{L}+ (?:is|are) (?:an? |from |made by )@\p{L}
  ^i (?:skip|fast|babysit|foster) (?!it\b|this|that|the\b|to\b)\p{L}{3,}$
  ^(?:i|we) (?:hope|want|plan|dream|would like|'d like) (?:to|of) (?!.*\b(?:it|this|that|you)\b).{6,60} (?:one day|someday|some day|eventually)$
  ^i have an? (?:\p{L}+ )?(?:bad|weak|trick|fused|metal|artificial|sensitive|slipped|prosthetic) \p{L}{3,}$
  ^i see (?:an?|my) .{3,40} (?:every|each|once|twice|on) (?!.*\byou)
  ^i know (?:sign language|morse code|(?:some |a bit of |a little )?@\p{L}+)$
  ^i (?:vote|support) @?\p{L}+$
  ^i (?:\p{L}+ )?(?:get|have|suffer from) (?:\p{L}+ )?(?:migraines?|headaches|nosebleeds|cramps|panic attacks|heartburn|
    hay fever|nightmares|seasick|carsick|backaches?|hives|dizzy spells|cold sores)$
  ^i (?:\p{L}+ )?(?:read|sleep|shower|stretch|pray|walk|cook|swim|run|work|train|nap|write|paint) (?:before|after|in|on|
    at|during) (?:bed|the|work|weekends|nights?|breakfast|dinner|lunch|school|(?:\p{L}+ )?mornings?|noon)\b
  ^(?:i|we) (?:want|need) (?!.*\byou)[^,;.]{3,80} (?:by|before) (?:@?(?:mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|
    may|jun|jul|aug|sep|oct|nov|dec)|next |the end)
  ^(?:i|we) (?:earn|take home) (?:about |around |only |just )?[£$€¥]?\d[\d.,]*k?(?: an?| per|$)
  ^我们?的?(?:现在|目前)?的?(?:月薪|年薪|底薪|工资|时薪|鞋码|尺码)(?:大概|差不多|只有|才|是|有|就)*[\d一二两三四五六七八九十百千万几点半.]{1,12}(?:[kKwW万千百块元码号]|左右|多|出头)*$
  ^(?!.*[你您吗呢这那什怎哪谁])(?:家里|公司|小屋|我们?|咱们?)?[\p{Script=Han}\w]{0,8}?(?:密码|门禁|钥匙|预算|年卡|月卡|会员卡?|保修期?|保险|车险|房租|押金|学费|车位|账号|
    截止日期|项目|公众号|店名|水管工|电工|师傅|快递|保洁|月嫂|家教|航班|酒店|民宿|签证|合同)(?:的名字)?[^,，。是在叫]{0,6}(?:是|在|叫|到|要|来|定在|放).
  ^(?!.*[你您吗呢这那什怎哪谁])\p{Script=Han}{2,5}(?:[一二三四五六七八九十\d]{1,3}[月号日]|周[一二三四五六日天末]|星期[一二三四五六日天]|明天|后天|下周|下个?月|月底|年底).{0,6}(?:来|到|上门|走|
    开始|结束|出发|交|到期|开学|放假)$
  ^(?!.*[你您吗呢这那什怎哪谁了过])(?:[上中下]午|早上|晚上|今[天晚]|明[天晚早]|后天|[下这本]个?(?:周|星期|礼拜)[一二三四五六日天末]?|(?:周|星期|礼拜)[一二三四五六日天末]|下个?月|月底|
    [一二三四五六七八九十\d]+[月号日]|[一二三四五六七八九十两\d]+点(?:半|钟|[一二三四五六七八九十\d]+分?)?|国庆|五一|春节|中秋|元旦|暑假|寒假|年底)+(?:我们?)?(?:要|得|会|还)*(?:有|跟|和|约|去|见|看|到|参加|陪|带|做|交|考|面试|体检|复查|
    出差|飞|手术|拔牙|开|上|练|回)(?!点|时间|空|事|病|人说).{3,}
  ^(?!.*[你您吗呢这那什怎哪谁])[^,，。]{2,10}(?:要求|规定|约定|说好)[^,，。]{0,6}(?:[一二三四五六七八九十\d]+[月号日]|周[一二三四五六日天末]|月底|年底|下周|下个?月)[^,，。]{0,3}前.{2,}
  ^想(?:给|替|帮)(?:我?[老儿女爸妈爷奶外哥姐弟妹孩闺宝对男先岳公婆]).{4,}
  ^(?!.*[你您吗呢这那什怎哪谁])(?:(?:现在|租|合租)的?|我们?)?(?:工位|宿舍|办公室|实验室|店面?|摊位?|铺子|厂房?|厂子|仓库|组里|班上|团队|车间|工厂|产线|教室|诊所)(?:就|还|都|也|一直)*(?:在|是|有|一共|总共)[\p{Script=Han}\w]{2,}
  ^(?!.*[你您吗呢这那什怎哪谁])(?:现在的?|新的?|我们?的?)?(?:[组队班店部科]长|搭档|搭子|同桌|师傅|房东|供应商|合伙人|带我的人?)(?:就|还|都|也|一直)*(?:是|叫|姓)\p{Script=Han}{1,}
  ^(?!.*[你您吗呢这那什怎哪谁])(?:家|租|合租|暂住|定居|蜗居|常驻|老家|人|房子?)在(?!家|外|那|路|等|忙)\p{Script=Han}{2,}
  ^我的?(?:腰|胃|眼睛|肠胃|心脏|膝盖|颈椎|肝|肾|皮肤|睡眠|耳朵|听力|视力|记性|牙|嗓子|血管)(?:一直|从小|有点)*(?:不(?:太|大)?(?:好|行)|有毛病)$
  ^我(?:恐高|贫血|晕[车船机血]|色盲|色弱|近视|远视|失眠|打呼噜?|磨牙|耳鸣|丧偶|单身|未婚|已婚|离异|独居|丁克|秃顶)$
  ^(?!.*[你您吗呢这那什怎哪谁不没])(?!.*(?:问题|错误|重点|答案|关键|原因))\p{Script=Han}{2,8}在[\p{Script=Han}\w]{1,8}(?:里|下面|上面|后面|旁边|抽屉|柜子|楼上|楼下|门口)$
  ^我(?:属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|用(?=[a-z]{3})[\w .+-]+|是\p{Script=Han}{1,3}人|姓\p{Script=Han}{1,2}|是[abo]{1,2}型血?)$
  ^(?!.*[你您吗呢这那什怎哪谁])(?:早上|上午|中午|下午|晚上|今天|昨天|昨晚|前天|周[一二三四五六日天末]|上周.?)[和跟陪带].{1,8}(?:吃|喝|看|逛|打|爬|聊|玩|散步|游泳|开会)
  ^(?!.*[你您吗呢这那什怎哪谁])(?:我们?)?\p{Script=Han}{2,8}每[周天月晚][一二三四五六日天末]?.{0,8}(?:排练|训练|上课|开会|聚会|活动|集合|开门|关门|休息|练习|比赛|例会|值班)$
  ^(?!.*[你您吗呢这那什怎哪谁])第[一二三四五六七八九十\d]{1,2}次(?:跑完|参加|独自|自己|坐|学会|上台|登台|献血|出国|下水|骑完|爬上|做).{2,}
  ^(?:我家|我们家|房子|老房子|家里?|店里?|车|菜地|地下室|仓库)(?:昨天|昨晚|今天|上周|前天)?被.{1,6}(?:淹|烧|砸|拆|刮|撞|泡)
`
