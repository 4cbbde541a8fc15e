/**
 * Patterns of what is told without saying whose it is (`grammar/loose.ts`), of what is set against something
 * (`corrections/contrast.ts`) and of what is denied (`grammar/denial.ts`); and of what is kept
 * whatever points it has (`worth/worth.ts`).
 */
export const looseTable = String.raw`
pattern loose_opinion
  iu: ^(?:(?:such |so |very |really |pretty |quite |just |too |super |kinda |a bit |a lot of |an? |the )*(?:great|good|nice|awesome|\
    amazing|cool|fun|funny|cute|bad|awful|terrible|true|fine|ok|okay|right|wrong|hard|important|best|worst|beautiful|lovely|sweet|\
    crazy|insane|wild|tough|perfect|delicious|interesting|boring|weird|strange|easy|everything|overrated|underrated)\b|so\b|\
    such\b|like\b|what\b|why\b|how\b)
pattern loose_habit_english
  iu: ^(?:(?:and|but|so|well|also) )?(?:i|we) (?:also |still )?(?:(?:smoke|vape|sing|paint|knit|crochet|sew|drive|ride|ski|skate|\
    surf|snowboard|swim|jog|climb|hike|camp|fish|hunt|sail|row|dance|draw|bake|garden|meditate|code|volunteer|freelance|commute|\
    stutter|snore|foster)|(?:do|run|take|make|teach|speak|study|build|repair|restore|sell|train|lift|carve|dance|read|watch|own|\
    rent|fear|eat|drink|smoke|vape|play|sing|paint|knit|sew|drive|ride|wear|collect|bake|brew|grow|breed|keep|raise|write|use|\
    coach|practi[cs]e) (?!(?:it|this|that|these|those|you|him|her|them|us|me|one|some|so|too|well|hard|fair|along|around|back|\
    home|up|down|in|out|on|off|now|then|there|here|again|first|much|less|more|nothing|something|anything)\b|(?:care|part|place|\
    turns|sense|sure|way|mean|think|know|hope|agree|wish|want|need|like|love|feel|believe|understand|wonder|remember|late|fast|\
    away|right|through|into|about|over)\b|\p{L}+ing$)[\p{L}-]{3,})$
pattern loose_have_english
  iu: ^(?:(?:and|but|so|well|also) )?(?:i|we) (?:also |still )?have (?:(?:(?:mother|mom|mum|mama|father|dad|papa|parents|sister|\
    brother|twin|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|ex|son|daughter|kid|kids|child|children|baby|grandmother|\
    grandma|nana|grandfather|grandpa|granddad|aunt|auntie|uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|\
    brother-in-law|best friend|friend|mate|buddy|colleague|coworker|co-worker|boss|manager|mentor|coach|teacher|therapist|doctor|\
    landlord|roommate|flatmate|housemate|neighbou?r|grandson|granddaughter|supervisor|(?:team|tech) lead)|(?:dog|puppy|cat|kitten|\
    rabbit|bunny|parrot|hamster|horse|pet|turtle|goldfish))(?:s|es)?|kids|children|twins|triplets|siblings|pets)$
pattern loose_habit_chinese
  u: ^我(?:也|还|平时|一直)*(?:抽烟|喝酒|踢球|健身|跑步|游泳|滑雪|冥想|摄影|画画|下棋|爬山|钓鱼|攀岩|潜水|冲浪|跳舞|唱歌|打坐|(?:吃|喝|弹|养|戴|骑|打|开|做|练|拉|吹|织|种|踢|跳|唱|教|\
    信)(?![饭药亏惊醋力素完过了着得吧的呢啊你他她它我这那不到点出会始算听玩门车事好主梦客什怎题作成来去上下起心任])(?!东西)\p{Script=Han}{1,3})$
pattern loose_pronoun
  iu: ^(?:(?:and|but|so|oh|well|also) )?(?:(?:he|she|they)(?:'(?:s|re|ve|ll|d))?|(?:his|her|their) [\p{L}-]+(?:'s)?) (?!say\b|\
    can do\b)(.+)$
pattern loose_life_of_them
  iu: ^(?:(?:and|but|so|oh|well|also|then) )?(?:he|she)(?:'s| has)? (?:just |finally |also |recently |already )?(?:(?:moved|died|\
    quit|retired|graduated|remarried|married|divorced|resigned|relapsed|recovered|proposed|cheated|emigrated|enlisted|survived|\
    left|passed|gave birth|(?:got|been|was) (?:married|divorced|engaged|fired|promoted|hired|pregnant|arrested|evicted|accepted|\
    sick|ill|injured|laid)|broke up|is pregnant)(?: (?:out|in|away|back|home|off|me|us|with me))?|(?:is|'s) (?:pregnant|dead|\
    engaged|divorced|retired|ill))$|^[他她](?:已经|刚刚?|终于|最近|后来|也)?(?:搬走|搬出去|辞职|离职|结婚|离婚|怀孕|毕业|搬家|升职|住院|出院|失业|退休|入职|去世|过世|退学|转学|出国|生了|\
    订婚|被裁|被开除)了?$
pattern loose_dated
  iu: \b(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|\
    sun)days?|tomorrow|tonight|\d{1,2}(?:st|nd|rd|th|am|pm|:\d\d))\b
pattern loose_begins
  iu: ^(?:and |so )?(?:starts?|starting|begins?|ends?|leaves?|leaving|fly|flying|moves?|moving|opens?|arrives?|due) 
pattern loose_where
  iu: ^the (?:[\p{L}'-]+ ){1,4}?(?:is|are) (?:in|on|at|under|behind|next to|inside|with|upstairs|downstairs) (?!fact\b|general\b)
pattern loose_comes
  iu: ^the (?:[\p{L}'-]+ ){1,3}?(?:comes|arrives|starts?|meets?|begins?|ends|finish(?:es)?|opens|closes|leaves|runs|is|are|moves?|\
    moved|got) 
pattern loose_soon
  iu: ^(?:tonight|tomorrow|later|after work|this (?:morning|afternoon|evening|weekend)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|\
    sun)days?),? (?!(?:is|was|will|sounds?|works?|it|that|you|your|can|could|would|do|don't|again|then|maybe|please)\b|'s)\S+ \S
pattern loose_han_thing
  u: ^(?!天气|外面|今天|大家|有人|时间|你|您|这|那|什么|怎么|谁|都|还|也|真|好|太)[\p{Script=Han}A-Za-z]{1,8}?(?:还没|已经|终于|快要|刚刚?|定在|改到|推迟到|延期|坏了|没电|丢了|涨到|\
    降到)[\p{Script=Han}A-Za-z\d]
pattern loose_han_soon
  u: ^(?:今晚|明[天晚早]|后天|下(?:周|个?星期|个?月)[一二三四五六日天末]?|(?:周|星期)[一二三四五六日天末]|(?:[一二三四五六七八九十]{1,2}|\d{1,2})月(?:底|初|份|\d{1,2}[号日])?|月底|年底|\
    明年|过几天|过两天|下学期)[\p{Script=Han}]{0,4}?(?:要|会|去|来|回|飞|搬|考|开始|入职|上班|开学|出发|出差|体检|面试|见|约|交|有)
pattern loose_han_body
  u: ^(?:最近|这几天|这阵子|这两天|一直|老是|总是|又){0,2}(?:头|膝盖|腰|背|肩膀?|颈椎|脖子|脚踝?|手腕|胃|肚子|牙|眼睛|嗓子|喉咙|胸口|关节|腿|胳膊|血压|血糖)[^，,。]{0,4}(?:疼|痛|酸|胀|肿|麻|扭|\
    不舒服|不好|发炎|高|低)了?[，,].{0,4}(?:医生|大夫)(?:说|让|叫|建议|叮嘱)(?!你)
pattern right_contrast
  u: ^(?:(?:我|其实|不好意思[，,]?){0,2}[记说搞弄写打看]错了[，,])?[^，,。不]{1,12}?(?:其实|并|可)?不是([\p{Script=Han}\d]{2,8})[，,](?:而|应该)?是\
    ([\p{Script=Han}\d]{2,8}?)[啦啊哦呀]?(?:[，,](?:是?我)?(?:刚才|之前)?[记说搞弄写打看]错了?)?[。！!]?$
pattern takes_back
  su: ^(?:[哎啊呃哦诶]呀?|不对|不好意思|抱歉|等等|等一下|对了|刚才?|上面|前面|我|那个|[，,、。！!~～\s])*\
    (?:[说打写记搞弄讲][错反](?:字|了一?个?字)?了?|口误|手滑|手误)(?:了|啊|哈)*[，,、。！!：:\s]*\
    (?:不是[^，,。！!\s]{1,12}[，,\s]*)?(?:应该|其实)?(?:(?!应该|其实)(\p{Script=Han}{0,6}?)(?:应该|其实)?[是叫]|(?=在))(?!我(?:记|搞|弄|说))([^，,。！!；;]{1,18})([，,。！!；;].*)?$
pattern may_take_back
  su: ^[哎啊呀呃哦噢嗯诶，,、。\s]*(?:不对(?![劲头])|(?<=[哎啊呃哦噢])不(?=[，,、。！!\s])|不是(?=[，,、。！!\s])|错了|(?:不好意思|抱歉|刚才?|我|[，,、\s])*(?:[说打写记搞弄讲][错反](?:字|了一?个?字)?了?|口误|手滑|手误))\
    (?:不对|错了|[啊呀哦了哈，,、。！!：:\s])*(?:不是[^，,。！!\s]{1,12}[，,\s]*)?(?:应该|其实)?()是?([^，,。！!？?；;]{1,18})([，,。！!；;].*)?$
pattern counted
  u: ^[大初高研第]?(?:(?:\d[\d.,]*|[零一二两三四五六七八九十百千万半]+)[岁月号日点米年块元楼层斤平公里次天个只条口杯片粒度分级折届期班组排栋室克毫升厘钱%]{0,2}){1,3}$
pattern taken_back_of_whom
  u: ^(我(?:们?家?的?(?:老[公婆妈爸]|媳妇|先生|太太|丈夫|妻子|爱人|对象|[爸妈哥姐弟妹爷奶]{1,2}|儿子|女儿|闺女|孩子|外[公婆]|姥[姥爷]|公公|婆婆|岳父|岳母|男朋友|女朋友|室友|闺蜜))?)\
    (\p{Script=Han}{2,14})$
pattern taken_back_of_work
  u: (在)(\p{Script=Han}{2,6}?)(?=上班|工作|上学|读书|实习|当|做|教)
pattern contrast_english
  iu: ^(.{4,120}?)(?<!\b(?:am|i['’]m|im|is|['’]s|are|was|were|do|does|did|can|could|will|would|have|has|had|should|may|might|\
    must)),? (?:and |but )?not (?!only|just|yet|sure|any|much|really|so\b|that\b|to\b|because|even|all|every|a lot|at\b(?! \d)|\
    often|always|well|too|very)([^,.;]{1,30}?)(?:,? (?:on account of|because|due to|since|as|after) .*)?$
pattern contrast_chinese
  u: ^(.{2,40}?[是在叫住姓有].{1,20}?)[，,]?(?:而|并)?不是([^，,]{1,12})(?:[，,](?!也|而?是)[^，,]{1,12})?$
pattern contrast_chinese_after
  u: ^(.{0,20}?)不(?:是|在(?=[^，,]{2,}[，,](?:[而我他她它])?在))([^，,]{1,12})[，,]?(?:[而我他她它])?(?:是|在(?<=不在.{1,16}))(.{1,16})$
pattern said_wrong_lead
  u: ^[啊哎呀欸诶哦呃唉嗯对了，,]*(?:(?:更正|纠正|订正|修正|改正)(?:一?下|个事儿?|一个)?|(?:不好意思|抱歉)?[，,]?我?(?:之前|上[次回]|刚[才刚]|昨[天儿]|前[面天]|那天)?(?:[跟和][你您])?\
    [说讲记搞弄写打][错岔反混])了?[啊哈呀哦]*[，,：:]\s*
pattern contrast_english_after
  iu: ^((?:i|we|my(?: [\p{L}-]+){1,3}?)(?:['’]?m|['’]s| am| are| is)? ?)(?:actually |really )?(?:not|n['’]?t|do(?: not|\
    n['’]?t)) ([^,]{2,40}?),? (?:but|it['’]?s|i['’]?m|that['’]?s) (.{1,30})$
pattern contrast_chinese_name
  u: ^(我)(?:的名字)?不[叫是]\s*([^，,]{1,20})[，,](?!但|可|不过).{0,8}?[叫是]\s*([^，,]{1,20})$
pattern contrast_chinese_allergy
  u: ^([^，,]{0,8}?)对([^，,]{1,8})(?:其实|并)?不过敏[，,]?(?:而)?是?对([^，,]{1,8})过敏$
pattern contrast_of_other
  u: : ["“]\p{Lu}\p{L}+['’]s\b|「(?![我咱])\p{Script=Han}{2,4}[的对]

pattern denied_english
  iu: (?:\b(?:am|is|are|was|were|ain)|['’](?:m|re|s))(?: not|n['’]?t)(?: really| actually| even| currently)? (?:an? (?!(?:\w+ )?(?:f\
    an|deal|problem|issue|lot|bit|chance|idea|clue|joke|good|bad|great|big|huge)\b)|(?:\w+ )?(?:vegetarian|vegan|allergic|\
    intolerant|married|single|engaged|divorced|pregnant|religious|diabetic|asthmatic|related|adopted|left-handed|\
    colou?r-?blind)\b|from [A-Z]|(?:called|named) [A-Z])|\b(?:do|does|did)(?: not|\
    n['’]?t)(?: really| actually| even| currently)? (?:have|own) (?!to\b|been\b|(?:(?:any|an?|the|much|enough|that|\
    many) )?(?:more |real |good |strong )?(?:time|ideas?|clue|plans?|problems?|choice|chance|energy|money|words?|reasons?|doubt|\
    issues?|memory|opinion|preference)\b|anything|much\b|enough\b)\w|\b(?:have|has|had)(?:(?: not|\
    n['’]?t)(?: really| actually| even| currently)? got| no) (?!to\b|been\b|(?:(?:any|an?|the|much|enough|that|many) )?(?:more |\
    real |good |strong )?(?:time|ideas?|clue|plans?|problems?|choice|chance|energy|money|words?|reasons?|doubt|issues?|memory|\
    opinion|preference)\b|anything|much\b|enough\b)\w|\b(?:do|does|did)(?: not|\
    n['’]?t)(?: really| actually| even| currently)? (?:live (?:in|with|near)|work (?:at|for|as)|study (?:at|in)|speak [A-Z]|\
    come from|drive a)\b
pattern denied_chinese_plain
  u: 没(?:有)?(?:养(?!成)|结婚|成家|订婚|怀孕|信教)|没有(?:[一两三]?[只条个辆套本张]|任何|自己的|亲)?(?:(?:爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|表弟|\
    表哥|表姐|堂妹|堂弟|堂哥|堂姐|爷爷|奶奶|阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|对象|前女友|前男友|前任|女儿|儿子|孩子|宝宝|闺女|男朋友|女朋友|男友|女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|\
    发小|同事|同学|室友|舍友|老板|领导|上司|邻居|导师|老师|房东|教练|医生|师傅|徒弟|学生|客户|姑姑|姑妈|舅舅|舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|女婿|儿媳|姐夫|妹夫|店长|组长|学长|学姐|学弟|学妹|岳父|岳母|\
    公公|婆婆|嫂子|侄子|侄女|外甥)|(?:小猫|小狗|猫咪|狗狗|猫|狗|兔子|鹦鹉|仓鼠|乌龟|金鱼|宠物)|小孩|兄弟|姐妹|对象|车|房|驾照|护照|签证|信仰|纹身|过敏|[一-龥]{1,4}病|高血压|哮喘)|\
    (?<![是要还就可莫岂])不是(?![不很太说因为故意想要随就只光这那第一个人谁什么吗吧]|所有|每)[\p{Script=Han}A-Za-z]{1,10}(?:[，,。！!]|$)|不(?:住在|在[^，,。]{1,10}(?:工作|上班|上学|\
    读书)|姓|叫(?=[\p{Script=Han}]{2,4}$)|会说[\p{Script=Han}]{1,3}[语文话])|对[^，,。]{1,8}(?:并)?不过敏
pattern worth_obliged
  iu: \b(?:i|we)(?:['’]ve|['’]m| have| am)?(?: \w+)? (?:must|have to|need to|got to|gotta|am supposed to|supposed to|am due) (?:be (?:at|in|on|up|\
    there|back|home)|catch|leave|collect|pick|meet|see|get (?:to|up)|set off|check in|go to|drop|board|go)\b|\
    ^(?=[^？?吗呢]*(?:必须|得(?!到了|知|了)|要|需要))(?:我|我们)?[^，,。]{0,16}(?:必须|得|要|需要)[^，,。了]{0,4}(?:到|去|赶|接|送|出门|出发|走|起|登机|集合|见|开会)
pattern worth_day_ahead
  iu: \b(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|on the \d|\d(?:st|nd|rd|th))\b|[明后]天|明[早晚]|今晚|下?周[一二三四五六日末]|\
    下?(?:星期|礼拜)[一二三四五六日天]|\d+[号日]
pattern worth_hour
  iu: \b(?:at|by|before|from|around|for) (?:about |around )?(?:\d{1,2}(?:[:.]\d\d)?(?! (?:minutes|hours|days|weeks|years|people|euros|\
    pounds|miles|km))|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)|\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\
    [\d一二两三四五六七八九十]+(?:点|[:：]\d\d)
pattern worth_own_day
  iu: ^(?:(?:and|so|oh|yay|well|guess what|btw),? )*(?:it['’]?s|it is|today['’]?s|today is|tomorrow['’]?s|tomorrow is) (?:actually |also )?(?:my|our)(?: \w+)? \
    (?:birthday|anniversary|wedding anniversary|wedding day|name day)(?: today| tomorrow)?[.!]*$|\
    ^(?:my|our) (?:\w+ )?(?:birthday|anniversary) (?:is|was) (?:today|tomorrow|yesterday)|\
    ^(?:今天|明天|昨天|后天)(?:就)?是我?们?(?:的)?(?:\d+岁|\p{Script=Han}{1,3}岁|结婚)?(?:生日|纪念日|周年)|^我(?:今天|明天|昨天)(?:过|的)?生日
pattern worth_errand
  iu: ^(?:(?:and|so|but|also|oh|ok(?:ay)?),? )*(?:(?:i|we)(?:['’]ve| have)? ?(?:still |also |really |just )*)?(?:need|needs|have|got|gotta|must|mustn['’]t forget|can['’]t forget|should remember) (?:to )?\
    (?:call|ring|phone|book|buy|order|renew|send|pay|pick up|collect|return|bring back|repair|schedule|cancel|submit|register|apply|post|mail|replace|update|hand in|drop off|make an appointment|make a dentist|get (?:the|my) [^.!?]{2,20} (?:fixed|repaired|renewed|serviced))\b\
    (?! (?:it|this|that|them|you) (?:a|off|out|quits|back|up)\b)|\
    ^(?:我们?)?(?:还|明天|后天|今晚|今天|周[一二三四五六日天末]|下周|月底|下午|晚上|回头|记得|别忘了)*(?:得|要|需要|必须|该)(?:去|给|跟|把|帮)?[^，,。！!？?]{0,8}?(?:打(?:个)?电话|预约|买(?!买)|换|交(?!往|流|朋友|代|心)|寄|还书|还钱|取|办|修|订|提交|报名|续费|续签|缴|充值|挂号|复查|体检)[^，,。！!？?吗呢]{0,10}$
pattern worth_acquired
  iu: ^(?:(?:and|so|but|yes|yeah),? )*(?:(?:i|we)(?:['’]ve| have)? )?(?:inherited|adopted|rescued|rehomed|took over) (?:him|her|it|them|\
    the (?:dog|cat|house|car|piano)|my \w+) from\b|^(?:它|他|她)?是?(?:从|我)[^，,。]{1,8}(?:那儿?|那里|家)?(?:抱来|领养|领来|捡来|接手|继承|送|留给)(?:我|来|给我)?的
pattern talk_small_talk
  iu: ^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|night)|morning|evening|howdy|yo|greetings)(?: (?:again|there|\
    everyone|all))?|(?:thanks?|thank you|thx|ty|cheers|much appreciated|appreciate it)(?: (?:a lot|so much|very much|again|you|\
    for (?:the|your) help))?|(?:bye|goodbye|see you|see ya|good night|take care|talk (?:to you )?(?:soon|later)|later)(?: (?:soon|\
    later|tomorrow|then))?|(?:ok(?:ay)?|k|yes|yeah|yep|yup|no|nope|sure|right|true|exactly|great|cool|nice|perfect|wow|lol|\
    ha(?:ha)*|hmm+|uh+|oh|lovely|awesome|wonderful|fine|good|got it|i see|makes sense|sounds good|of course|no problem|\
    you['’]re welcome|i (?:agree|understand)|that['’]s (?:great|nice|good|true|right|it)|long day|how are you|what['’]s up|\
    not much|me too|already did)|(?:你好|您好|嗨|哈喽|大家好|早|早上好|上午好|中午好|下午好|晚上好|晚安|早安|周末好|节日快乐|新年好|又见面了)(?:呀|啊|哦|哈)?|(?:谢谢|多谢|谢啦|谢了|感谢|\
    辛苦了|麻烦你了)(?:你|您|啦|了|哈|哦)*|(?:再见|拜拜|回头见|回头聊|明天见|先这样|下次聊|就这样|改天聊)(?:吧|啦|了|哈)?|(?:好的?|行|可以|没问题|嗯+|哦+|啊+|对|是的?|是啊|没错|知道了|明白了?|懂了|\
    收到|哈+|呵+|嘻+|真的|太好了|不错|厉害|原来如此|这样啊|有道理|没事|不客气|还行|还好)(?:吧|啊|呀|哦|啦|了|的)?)(?:[\s,，.。!！~～、…]+|$)
pattern talk_reaction
  iu: \boh (?:great|joy|wonderful|fantastic|perfect|lovely|good|brilliant|awesome|nice|super|marvell?ous)[,.!]
pattern talk_delighted
  iu: \bi(?:'m| am| feel) (?:so |really |just |very )*(?:happy|lucky|special|excited|thrilled|blessed|glad|delighted)\b
pattern talk_impersonal
  iu: 天气|下雨|下雪|刮风|外面|好热|好冷|\bweather\b|\brain(?:s|ing|y)?\b|\bsnow(?:s|ing|y)?\b
pattern modality_reported
  iu: ^(?:(?:my|our|the) (?:\w+ ){0,2}\w+|(?!we |you )\p{L}{2,}) (?:says|said|thinks|claims|told (?:me|us)) (?:that )?\w|^(?:i|\
    we)(?:['’]ve)? heard (?:that )?\w|^(?:apparently|allegedly)\b|^(?:听说|据说)|^(?!我(?:们)?(?:之前|以前|上次|上回|刚才|昨天|那天|早就|\
    也)*(?:[跟和对]你)?(?:说|觉得)|[跟和对]你说|听我说)[^，。、说]{1,8}(?:告诉我(?!们?的)|(?<!小)说(?![话明服法过得道]|不(?:定|上|出)|(?:啥|什么|死|破天)[都也]?不?))[\p{L}，：,:]
pattern modality_planned
  iu: \b(?:plan(?:s|ned)? (?:to|on)|(?:am|is|are|we['’]re|i['’]m) (?:planning|going) to (?!the\b|a\b|an\b|my\b)|intends? to|\
    about to)\b|(?:\bi|\bwe)(?: will|['’]ll) (?!never|not|always|admit|be honest|be \d|say)|定在(?:下|明|后|周|\d)|打算|[合盘]计着|盘算着|\
    琢磨着(?=[去要把买换搬考开学])|计划(?:着|要|去|在|下|明|今)|准备(?=要|去|搬|买|学|考|换|辞|结婚)|(?:我|我们)(?:[一-龥\d]{0,6})(?:就要|将要|要去|会去)
pattern modality_wished
  iu: (?<!\bwho (?:\w+ )?|\b(?:and|but) (?:\w+ )?(?=(?:wants|hopes|wishes|dreams)\b))\b(?:wish(?:es)? (?:to|i|we)|hop(?:e|es|ing) to|dream(?:s|ing)? of|\
    (?<!n['’]?t |\bnot |\bnever |\b(?:if|whether) \w+ )wants? to(?! know\b)|would (?:like|love) to|['’]d (?:like|love) to)\b|希望|梦想|(?<![思理感猜联料])想(?:要|学|去|买|看|当|做|换|搬|试)
pattern technical_clear
  iu: \b(?:apis?|dockers?|git|npm|yarn|python|java(?:script)?|typescript|react|vue|sql|postgres\w*|mysql|redis|regex|linux|\
    kubernetes|k8s|nginx|json|css|html|websockets?|localhost|compilers?|linter|endpoints?|backend|frontend|runtime|middleware|\
    async|nullable|null|undefined|stack ?trace|exit code|cron|servers?(?! room)|repo|databases?|webpack|goroutines?|ssh|dns|\
    https?)\b|接口|数据库|线程|缓存|变量|函数|报错|编译|服务器|代码|前端|后端|组件|脚本|集群|端口|进程|日志|内存|索引
pattern technical_own
  iu: \b(?:developer|engineer|programmer|admin|course|exam|degree|certificate|interview|job|conference|prize|(?:ball|\
    pet) python)s?\b|工程师|程序员|课|考试|面试|培训|考过|上班|实习|^[小老阿](?!程序|组件|版本|代码|数据|服务|项目|接口|系统)\p{Script=Han}(?:在|是|会|学|做|写|用|去|负责)
pattern technical_lived
  iu: \b(?:i|i'\w+|we|we'\w+|me|us|he|she|(?:mother|mom|mum|mama|father|dad|papa|parents|sister|brother|twin|wife|husband|partner|\
    girlfriend|boyfriend|fianc[eé]e?|ex|son|daughter|kid|kids|child|children|baby|grandmother|grandma|nana|grandfather|grandpa|\
    granddad|aunt|auntie|uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|\
    mate|buddy|colleague|coworker|co-worker|boss|manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|\
    housemate|neighbou?r|grandson|granddaughter|supervisor|(?:team|tech) lead)|yesterday|today|tonight|last \w+|\w+day)\b|我|咱|\
    [他她]|(?:爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|表弟|表哥|表姐|堂妹|堂弟|堂哥|堂姐|爷爷|奶奶|阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|\
    对象|前女友|前男友|前任|女儿|儿子|孩子|宝宝|闺女|男朋友|女朋友|男友|女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|发小|同事|同学|室友|舍友|老板|领导|上司|邻居|导师|老师|房东|教练|医生|师傅|徒弟|学生|客户|姑姑|姑妈|舅舅|\
    舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|女婿|儿媳|姐夫|妹夫|店长|组长|学长|学姐|学弟|学妹|岳父|岳母|公公|婆婆|嫂子|侄子|侄女|外甥女|外甥|媳妇儿?|太太|婆娘|前夫|前妻|丈母娘|老丈人|老爷子|老太太(?!太)|\
    老头子?|老汉儿?|师[兄姐弟妹]|同桌|外孙女?|弟媳|弟妹|小舅子|小姨子|大舅子|小姑子|小叔子|老舅|[大二三小](?:舅|姨|叔|姑|伯|儿子|女儿|闺女|孙子|孙女|宝(?!贝)|娃(?!娃)|妞|崽)|姨夫|姑父|婶子|家婆|幺儿|\
    娃儿?(?![娃哈])|崽(?!子)|小子(?!们)|爹(?!地)|内人|犬子|老乡|搭档|合伙人|班主任)|^(?:今天|昨天|昨晚|前天|上周|上个?月|周[一二三四五六日末])
pattern english_kind_named
  u: ^(?!(?:It|This|That|There|Here|The|What|He|She|They|We|You|Your|A|An|These|Those|Thanks|So|And|But|Well|Yes|No|If|When|Life|\
    Time|People|Some|Good|Great|Nice|Love|Hope|Sometimes|Everyone|Everything|Nothing|Music|Setbacks|Hard|Family|Dance|Mental|Just|\
    Really|Not|Such|Being|Making|Having)\b)[A-Z][\p{L}'’-]+(?: (?:and )?[A-Z][\p{L}'’-]+)* (?:just |finally |also |still |now |\
    never |always |already )?([\p{L}']+)
pattern english_kind_happening
  iu: ^the (?:\w+ )?(?:interview|exam|test|meeting|surgery|operation|wedding|trip|flight|party|concert|game|match|appointment|\
    presentation|move|date|funeral|scan|results?|offer|deal|birth|recital|race|marathon)\b.*\b(?:went|was|were|got|came|is|are)\b
pattern english_kind_third
  u: ^(?:does|doesn't|didn't|isn't|wasn't|hasn't|can't|couldn't|won't|speaks|prefers|knows|eats|drinks|drives|turns|lives?|works?|studies|is|was|has|gone|become|\
    taken|fallen|broken|likes?|loves?|comes|owns|plays?|hates?|wants|teaches|got|will|'s|are|were|have)$
pattern english_kind_relative_of
  u: ^(?!(?:It|That|What|Here|There|Let|Who|He|She|Today|Tomorrow|How|Where|When|This)'s)[A-Z][\p{L}-]+'s (?:(?:(?:mother|mom|mum|\
    mama|father|dad|papa|parents|sister|brother|twin|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|ex|son|daughter|kid|\
    kids|child|children|baby|grandmother|grandma|nana|grandfather|grandpa|granddad|aunt|auntie|uncle|cousin|niece|nephew|\
    mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|mate|buddy|colleague|coworker|co-worker|boss|\
    manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|housemate|neighbou?r|grandson|granddaughter|\
    supervisor|(?:team|tech) lead)|(?:dog|puppy|cat|kitten|rabbit|bunny|parrot|hamster|horse|pet|turtle|goldfish))\b|\
    [\p{L}-]+ (?:is|was|has|got|broke|died|starts|arrives)\b)
pattern english_kind_somebody
  iu: ^(?:(?:yesterday|today|last \w+|this \w+|also|and|so|but|then|now|apparently|oh),? )*(?:(?:my|our|the) (?:\w+ )?(?:(?:mother|\
    mom|mum|mama|father|dad|papa|parents|sister|brother|twin|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|ex|son|\
    daughter|kid|kids|child|children|baby|grandmother|grandma|nana|grandfather|grandpa|granddad|aunt|auntie|uncle|cousin|niece|\
    nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|best friend|friend|mate|buddy|colleague|coworker|co-worker|\
    boss|manager|mentor|coach|teacher|therapist|doctor|landlord|roommate|flatmate|housemate|neighbou?r|grandson|granddaughter|\
    supervisor|(?:team|tech) lead)|(?:dog|puppy|cat|kitten|rabbit|bunny|parrot|hamster|horse|pet|turtle|goldfish)|family)|mom|mum|\
    dad|grandma|grandpa)(?:'s)?\b
pattern english_kind_is_ill
  iu: ^i have (?:asthma|diabetes|epilepsy|migraines|insomnia|autism|eczema|cancer|depression|anxiety|adhd|ocd|ptsd|ibs|\
    [a-z]+(?:itis|osis|emia|algia|lexia|phobia)$)
pattern english_kind_better_than
  iu: \b(?:is|are|was|were) (?:\w+ )?(?:\w+er|worse|more|less|as) (?:\w+ )?(?:than|as)\b
pattern leaning_object
  iu: ^(?:(?:and|but|so|then|also|now),? )?(?:i|we)\b(?:['’]\w+)?((?: [\p{L}'’]+){1,5}?) (?:him|her|hers|them|mine|theirs|his|their|\
    there(?! (?:is|are|was|were)\b)|it(?! (?:when|if|that|to|out|off|hard|easy|through)\b))(?![\p{L}'’])
pattern leaning_names
  u: \b(?:an?|the|my|our|your|this|that|these|those|some|any|every|each|all|no|one|two|three|his|her|their)\b|\p{Lu}\p{Ll}|\
    \p{Ll}{2}s\b(?<!\b(?:was|always|sometimes|does|has|is|yes|plus))
pattern leaning_part
  iu: ^(?:(?:and|but|so),? )?(?:not|since|until|till|only|mostly|mainly|except|because|cause|cuz|due|including|plus|instead|\
    \p{Lu}\p{Ll}+ of|(?:start|leav|mov|arriv|com|beginn|end|return)ing(?= (?:\S+ ?){1,5}$))\b
pattern leaning_subject
  iu: (?:^|[,;] |\b(?:and|but|so|because) )(?:i|we|you|he|she|it|they|there|my|our|the)(?:['’]\w+)?[ ]
pattern leaning_also_theirs
  u: ^我?(?:(?<=[帮看陪给跟和接]|^)我|[^我|]){2,40}\|(?:今年|都?快)?(?:[\d一二三四五六七八九十]{1,3}岁|[七八九]十[一二三四五六七八九]?了|有(?:点|轻微)?(?:高血[压脂糖]|糖尿病|心脏病|哮喘|痛风|风湿|关节炎|\p{Script=Han}{1,4}[病炎症])|对\p{Script=Han}{1,6}过敏|(?:腰|腿脚?|膝盖|血[压糖]|心脏|耳朵|眼睛|身体|记性|胃|关节|颈椎)(?:一直|有点|也|都|不太|很|老)*(?:不|好|疼|痛|差|高|低|花|背))
pattern ill_by_name
  u: ^(?!(?:I|i|im|my|me|we)\b)\p{L}[\p{Ll}-]+(?:['’]s| (?:also |now )?(?:is|was|has|had|gets?|got)) (?!.*(?:allerg|intoleran|vega?n|\
    vegetarian|coeliac|celiac|\beat|\bdrink))
pattern between_clauses
  iu: [,，;；。]|\bso\b|\b(?:and|but)\b(?! (?:(?:also|now|still|very|\w+ly) )?(?:is|was|has|had|can(?:not|['’]?t)|must(?:n['’]?t)?|allergic|intolerant|\
    diabetic|asthmatic|coeliac|celiac|vegan|vegetarian|pregnant|\w+[- ]intolerant)\b)|但是?|所以
pattern own_ill
  iu: (?<![\p{L}'’])(?:i['’]?m|i am|i['’]?ve|i (?:\w+ )?(?:have|had|can(?: ?not|['’]?t)|get|got|was|take|developed))(?!\p{L})|\
    (?:^|但|[， ])我(?:自己|也|就|还|又|现在|一直|从小|本来|可)*(?:对|有|是|得|怀|不能|吃素|过敏)
pattern ill_errand
  iu: ^(?!.*(?<![\p{L}'’])(?:i['’]?m|i am|i['’]?ve|i can(?: ?not|['’]?t)|i have (?!to\b)|s?he['’]?s|s?he (?:is|has|can)|(?:is|are) (?:also |\
    very )?(?:allergic|intolerant|diabetic|coeliac|celiac|vegan|vegetarian|pregnant))(?![\p{L}]))(?:(?:please|ok(?:ay)?|hi|hey|so|and|also|oh|well|\
    can you|could you|will you)[, ]+)*(?:remind me\b(?! (?:not|never)\b)|(?:(?:i|we) )?(?:(?:need|have|got|ought|want|have got) to|gotta|must|\
    should) (?:still |also |really |quickly )?(?:call|ring|phone|text|e-?mail|write(?: to)?|ask|tell|book|schedule|arrange|cancel|order|buy|\
    get(?! (?:used|over|better|worse|rid|well)\b)|fetch|pick up|collect|refill|renew|send|bring|take .{2,30} to|drop off|return|check|pay|print|sign|see(?! (?:how|if|whether|what)\b)|visit|\
    request|find|pack)\b|\
    (?:don['’]?t forget(?: to)?|remember to|to-?do|reminder)[: ]+(?:call|ring|phone|text|e-?mail|write(?: to)?|ask|tell|book|schedule|arrange|cancel|order|buy|\
    get(?! (?:used|over|better|worse|rid|well)\b)|fetch|pick up|collect|refill|renew|send|bring|take .{2,30} to|drop off|return|check|pay|print|sign|see(?! (?:how|if|whether|what)\b)|visit|\
    request|find|pack)\b|\
    (?:renew|refill|collect|pick up)\b|(?:buy|book|call|ring|order|fetch|get)\b(?=.*\b(?:\w+day|tomorrow|tonight|today)\b))|\
    ^[^，。我]{0,8}提醒我(?!.*(?:不能|不要|别|我[对有是得怀]|忌))
pattern decided_together
  iu: ^(?:(?:ok(?:ay)?|so|right|then|and|yes)[, ]+)*let['’]?s (?:not |never )?(?:use|go with|adopt|stick (?:with|to)|switch to|move to|stay (?:with|on)|\
    build|host|deploy|run) (?!(?:it|this|that|these|those|both|the (?:first|second|third|last|next|other|latter|former|same|word|example)|\
    \w+ one)\b).{2,60}?\b(?:for|as|instead of) (?:the|our|all|every) (?!(?:title|intro\w*|paragraph|sentence|example|e-?mail|line|tweet|post|moment|\
    time being|cake|dinner|lunch|rest|weekend|night|evening|last|next|first)\b)
pattern ill_behind
  iu: ^(?!.*(?<![\p{L}'’])(?:i|i['’]?m|i['’]?ve|i['’]ll|me|we|us|you)(?!\p{L})).{2,80}?(?<![\p{L}'’])((?:s?he['’]?s|s?he (?:is|has|had|gets?|got|\
    can(?:not|['’]?t)|must|shouldn['’]?t)) .{2,80})$
pattern of_life
  iu: ^(?:(?:so|and|but|well|from now on),? )*(?:i|we|my|our|the|s?he|they)\b(?!.*\b(?:you|your|want|like|prefer|need)\b)
pattern in_town
  u: \b(?:liv\w+|based|resid\w+) (?:back )?in (\p{Lu}\p{Ll}+)|住在?(\p{Script=Han}{2,3})
pattern dwelling_named
  iu: \b(?:flat|house|apartment|room|studio|cottage|place|bungalow)\b|房|室|层|楼
pattern somewhere
  iu: \b(?:in|to|from|near|at|outside|with|back|away|abroad)\b|[在到去回跟]
pattern chat_died
  u: \b(?:died|dead|passed (?:away|(?:\w+ )?(?:years?|months?|weeks?|days?) ago|last (?!\w+ (?:exam|test))|in (?:\d|\p{Lu})))|[去过]世
pattern named_so
  iu: ^(?:(?:and|but|so|oh),? )*(?:(?:his|her) name(?:'s| is|s)|(?:he|she)(?:'s| is|s) (?:called|named))[ ]
`
