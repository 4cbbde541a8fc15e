/** Patterns of what is an opinion, a word on the talk or of the moment alone, in the manner of `changes/tables/patterns-table.ts`. */
export const saidTable = String.raw`
pattern said_thinks
  iu: ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*(?:i|\
    we)(?: (?:really|always|also|just|still|often|sometimes|honestly|personally|only|actually|firmly|truly|rather|quite|never|kinda|simply|\
    have|do|can|must|would|should|'ve|am|was|'m|had|did|don't|didn't|can't|cannot|do not))* (?:think|thought|guess|suppose|believe|reckon|\
    assume|presume|hold|held|maintain|feel like|feel that|felt that|find it|confess|admit|swear|fear|imagine|suspect|doubt|bet|agree|\
    disagree|say|said|mean|meant|calculate|estimate|conclude|argue|note|notice|noticed|wonder|wondering|recall|\
    see (?:why|how|that|what|the point)|saw (?:an? (?:video|article|post|documentary|tweet|meme|thread|ad|clip|show|piece|list|\
    picture) (?:about|on|of|where|that))|read (?:that|about|somewhere|an? \w+ (?:about|that|on)|in)|heard (?:that|about|of|somewhere)|\
    hear (?:that|about)|learned that|know (?:that|what|why|how|it|you|people|many|some|the)|understand (?:that|why|how|what)|\
    told (?:you|that)|informed|hoping (?:that )?you|trust|hope|curious|aware|convinced|certain|amazed|surprised|struck|of the opinion|\
    inclined|make it|consider)\b|^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|\
    personally),? )*(?:in|to) my (?:opinion|view|mind|eyes|experience)\b
pattern said_of_the_talk
  iu: ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*(?:i|\
    we)(?:'ve| have| had)?(?: (?:just|already|also|only|accidentally|really|now))* (?:pasted|attached|uploaded|shared|typed|misread|\
    mistyped|misunderstood|reread|forgot (?:what|to (?:say|mention|ask|add))|said (?:(?:no|yes)(?! to\b)|that|it|so)|\
    ask(?:ed)? (?:for (?:that|this|it|an?|the)|you|if|whether|because|a question)|\
    (?:didn't|don't) (?:ask|say|mean|see why|know why|get why|understand why)|thank(?:ed)? you|appreciate|found (?:it|the answer|out)|\
    fixed (?:it|that)|noticed the|got it|pushed back|rambled|digress|wanted to (?:say|ask|add|mention|check|know|share|let you))\b|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*i would (?:appreciate|\
    be (?:grateful|obliged|glad) if)|^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|\
    personally),? )*i should be (?:obliged|grateful|glad)|^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|\
    in general|frankly|personally),? )*(?:i|we)(?:'m| am| was|'re| were) (?:just )?(?:wondering|asking|curious) (?:if|whether) you\b|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*i was (?:told|hoping|\
    thinking|expecting|under the impression)(?: that)? (?:you|the same|it)\b|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*(?:allow|let|permit|forgive|\
    excuse|pardon|tell|show|give|text|message|call|remind(?! me to\b)|help|send|dm|email) (?:me|\
    us)\b(?!.*\b(?:at|on|by|before|tomorrow|tonight|every|when i)\b)|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*my (?:apologies|guess|point|\
    question|bad|fault|thoughts? exactly|opinion|mistake|phone auto\w+|keyboard|typo)\b|\
    ^(?:on to|moving on|to be (?:clear|fair|sure)|in short|in summary)\b
pattern said_to_you
  iu: ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*(?:i|\
    we)(?:'ll| will| can| could| would|'d)(?: \w+){1,3}? you\b(?!.*\b(?:on|at|tomorrow|next|tonight|\w+day|by)\b)|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*i(?:'ve)? (?:got|have|\
    had) (?:so much|something|a lot|some things|news|nothing|thoughts)(?: to (?:tell|say|share|ask))?(?: you)?[.!]*$
pattern said_excess
  iu: ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|\
    personally),? )*i(?:'m| am)(?: \w+)? (?:losing my mind|losing it|dying|dead|done with (?:this|today|people|everything)|\
    obsessed with (?:this|that|these|those|it)|screaming|crying rn|deceased|living for|here for)\b|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*i can(?:'t|not) (?:even|\
    with (?:this|that|these|you|him|her|it|people)|deal|stop laughing|breathe|today)\b|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*i(?: \w+)? need (?:an? |\
    some |more |my )?(?:\w+ )?(?:coffee|nap|holiday|drink|sleep|break|hug|shower|beer|wine|vacation|food|snacks?|minute|moment|rest|\
    weekend|caffeine|chocolate|day off|lie down|therapy|miracle)[.!]*(?: (?:so bad|asap|now|rn|lol|today))?$|\
    ^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*my (?:brain|head|mind|soul|\
    life|heart|eyes|body|hair|feet|legs) (?:is|are|feels?|hurts?|just) ?(?:\w+ )?(?:mush|fried|dead|gone|empty|a mess|melting|exploding|\
    broken|spinning|over|ruined|tired|killing me|numb|jelly)?[.!]*$|\b(?:is|are) cursed$
pattern said_chinese_thinks
  u: ^(?:其实|不过|但|可|反正|说实话|老实说|总之|所以)*[，,]?(?:我|咱)(?:个人|一直|也|都|就|总|还是|真的?|倒|始终|是)*(?:觉得|认为|感觉|\
    以为|寻思|琢磨|猜|估计|相信|同意|承认|怀疑|看(?=现在|你|这|那|他们|文档|网上|书上|新闻)|听(?:人)?说|\
    看到(?:说|有人|新闻|一个|一篇|网上)|的(?:理解|看法|观点|意思|感觉|猜测)(?:是|就是))
pattern said_chinese_to_you
  u: ^(?:那|好|行|到时候|回头|改天|下次|等会儿?|待会儿?|一会儿?)*[，,]?我(?:也|就|先|都|再|来|去|会|要|可以|真的?|不)*(?:给|帮|等|跟|和|请|\
    陪|接|送|教|找|信|问|说|告诉|爱|服|懂|支持|祝|陪着|想问|想跟|想和)(?:了)?[你您](?!.*(?:昨|前天|上周|明天|后天|下周|\
    周[一二三四五六日末]|[点号]))|^[你您](?!.*我(?:们?家|妈|爸|哥|姐|弟|妹|老|住|在|是)).*
pattern said_chinese_bare
  u: ^我(?:们|人|真的?|直接|也是|也|都|简直|快要?|要|又|是|已经|太|好|就|还|有点|今天|现在|最近|可|能|一下子|突然|实在|是真的|不|没|想|\
    不想|状态|彻底)*(?![病聋瞎秃胖瘦聾])(?:\p{Script=Han}|[A-Za-z]+|可以|不行|无语|破防|裂开|好家伙|会谢|静静|不行|不好|很好|还好|动|心累|\
    服气|躺平|摆烂|社死|下头|上头|麻了|醉了|傻眼|吐了|哭死|笑死|气死|崩溃|疯掉)(?:了|的|啊|呀|吧|呢|啦|咯)*(?:我.{1,4})?$
pattern moment_stays
  iu: (?:vegan|vegetarian|diabetic|asthmatic|epileptic|pregnant|married|single|divorced|widowed|engaged|retired|unemployed|self-employed|\
    freelance|sober|gay|bi|bisexual|lesbian|queer|trans|straight|asexual|religious|jewish|muslim|christian|catholic|buddhist|hindu|atheist|\
    deaf|blind|mute|colou?r-?blind|short-?sighted|left-?handed|right-?handed|ambidextrous|dyslexic|autistic|bilingual|trilingual|adopted|\
    homeless|disabled|paraly[sz]ed|celiac|coeliac|anaemic|anemic|bald|tall|short|twins?|dead|alive|free|hired|fired|\
    [a-z]+(?:phobic|less|ese|ish|ian|can))
pattern moment_bare_state
  iu: ^(?:(?:and|but|so|ok(?:ay)?|well|omg|god|ugh|oh),? )*i(?:'m| am| feel| felt| was| got)(?: (?:so+|very|really|pretty|quite|kinda|just|\
    still|super|too|a bit|a little|absolutely|totally|not|all|already|also|feeling|getting))* ([a-z]+)(?: (?:now|today|tonight|again|rn|\
    too|right now|already|atm|here|though|lol|then))*$
pattern moment_chinese_mood
  u: ^我(?:先|就|也|都|现在|已经|又|刚|真的?|好|太|有点|快|要|还|再|待会儿?|一会儿?|等会儿?|马上|好像|突然|不太?|没)*(?:困|饿|累|渴|冷|热|\
    烦|醒|忙|睡|睡着|睡醒|服|笑|哭|懂|明白|懵|晕|慌|走|撤|溜|回来|来|到家|到|起床|起来|下班|上班|吃饭|洗澡|睡觉|出门|\
    去(?:吃饭|忙|睡|洗澡|上班|开会|上课|买菜|做饭|干活|休息)|听不懂|听懂|看不懂|看懂|理解|放心|想想|试试看?|看看|再说|再来|随便问问|问问|\
    说说|开玩笑|准备好|知道|记住|无语|酸|慕)[了啦吧咯呢啊哈]*$|^(?:让|容)我(?:再)?(?:想|看|试|考虑|缓)(?:想|看|试|一下|一想|一缓|缓)*$
pattern moment_orders
  iu: ^(?:(?:and|but|so|ok(?:ay)?|well|now|hi|hello|please),? )*i(?:'d| would)?(?: just| also| actually| really)* (?:want|need|like|\
    have(?= (?:an?|one|another|some|two) (?:\w+ )?questions?)|am looking for|was looking for|\
    'm looking for)(?: (?:an?|the|some|any|one|two|three|four|five|ten|\d+|few|couple of|more|other|another|quick|short|small|simple|good|\
    funny|better|\w+er))* (?:poems?|haikus?|limericks?|songs?|stor(?:y|ies)|essays?|letters?|emails?|speech|slogans?|jokes?|riddles?|puns?|\
    synonyms?|antonyms?|words?|sentences?|paragraphs?|titles?|names?|captions?|summar(?:y|ies)|outlines?|lists?|tables?|templates?|\
    examples?|recipes?|ideas?|suggestions?|tips?|advice|recommendations?|explanations?|translations?|definitions?|answers?|\
    quot(?:e|ation)s?|quiz(?:zes)?|scripts?|code|formulas?|checklists?|itinerary|itineraries|questions?|more|another|information|info|\
    details|help|clarification|number|facts?)\b
pattern moment_chinese_orders
  u: ^我(?:就|只|还|现在)?(?:想要|需要|要|想|有)(?:你)?(?:再)?(?:一|几|两|三|\d)?(?:份|首|篇|则|段|句|张|条|些|点|个|\
    套)?(?:\p{Script=Han}{0,8}的)?\p{Script=Han}{0,4}(?:诗|故事|模板|例子|标题|文案|方案|问题|疑问|建议|答案|解释|总结|提纲|大纲|清单|翻译|\
    笑话|谜语|作文|文章|邮件|名字|食谱|攻略|资料|信息|帮助|同义词|代码|公式)$
pattern moment_points_back
  iu: ^(?:(?:no|yes|ok|but|and|so|well|sorry|actually),? )*i (?:meant|mean|asked (?:you )?(?:for|about)|said|prefer(?:red)?|like(?:d)?|\
    love(?:d)?|hate(?:d)?|was (?:just )?about to|want(?:ed)?|choose|chose|\
    pick(?:ed)?) (?:the (?:other|first|second|third|last|next|previous|former|latter|same|new|old|one|ones|version|option|answer|file|idea|\
    way)|your|that|this|these|those|it|\p{L}+'s (?:list|answer|version)|(?:to )?(?:ask|say)|\d+|two|three|four|five)\b|\
    ^(?:my|the) (?:point|question|guess|bad|mistake|answer|request|problem) (?:is|was)\b|\b(?:get|got|come|came) back to you\b|\
    ^(?:i'm|i am) not sure (?:what|how|if|why|that|about)\b|^i (?:don't|didn't|do not|did not|never) (?:mean|get|understand|follow|think|\
    know) (?:that|it|you|what|why|how|this)\b
pattern moment_chinese_points_back
  u: ^(?:不是?|对|好|嗯)?[，,]?(?:我)?(?:说|指|要|问)的(?:是|不是)|^(?:你|您)(?:说|写|给|发|推荐|提)的.{0,10}我|\
    ^我(?:就|只)?是?(?:随便|顺便|顺口)(?:问|说|提)|^我(?:喜欢|要|选|觉得)(?:第[一二三四五\d]个|上一?个|前一?个|后一?个|这个|那个|你的)
pattern arranged
  iu: \b(?:sign(?:ed|ing)? up|register(?:ed)?|enrol+(?:ed)?|book(?:ed)?|reserved|scheduled|tickets?|(?:got|have) (?:a|\
    my) (?:place|spot|slot)|due|deadline|expires?|appointment|moved to|postponed|rescheduled|will|going to|getting married|\
    flying|leaving|(?:is|are) on)\b|报(?:了|名|上)|预订|预约|预定|订[了到好]|约[了好在]|抢到|到期|截止|等到(?![^，,。；]{0,12}才)|要到|(?:改|推迟|延期|提前)[到在成]|定[在于到]|(?:之前|以前|\
    [日号天底]前)[^，。；]{0,4}(?:得(?![了到过])|必须|要|需要)|(?:打算|准备|计划|要)(?:去|考|飞|跑|搬|结婚|做手术)
pattern undone_chinese
  u: (?:打算|准备|考虑|计划|争取|[合盘]计着?|[盘打]算着?|琢磨着?|寻思着|想着|打谱)[^，,。；]{0,12}?(?:就|再|先|也|才)[把将]|(?:(?<!决定)[想要得该]|打算|准备|考虑|计划|争取|\
    [让叫劝逼催]我)[^，,。了]{0,4}(?:[把将戒])|(?<!不)想[^，,。了]{0,5}(?:离[职婚]|辞|换|退|分手|卖|停|取消|搬)|(?:今[天早晚儿]|明[天早晚儿]|这[周次])(?!开始|\
    起)[^，,。]{0,3}不(?!再)
`
