/**
 * Patterns of what is asked of somebody, in the manner of `changes/tables/patterns-table.ts`: of their life, of the
 * moment or of what one is busy with; and of what is no answer.
 */
export const askedTable = String.raw`
pattern asked_politely
  giu: \b(?:(?:that )?i (?:should|need to|ought to) (?:know|be aware)(?: of| about)?|(?:can|may|could) i ask(?: you)?|if (?:i may|you don['’]t mind me) ask(?:ing)?|(?:tell|remind) me)\b|(?:我(?:能|可以|想)?(?:不能|不可以)?问(?:一下|下)?|告诉我|跟我说说)
pattern bid_to_tell
  iu: ^(?:(?:so|please|okay|ok|well|then|and|now),? )*(?:(?:can|could|will|would) you )?(?:tell me (?:more |a (?:bit|little) (?:more )?)?about|describe) (?:your|ur|you|yourself|h[ei][mr]s?|the[im]r?)\b|^(?:那|来|先|再|[给跟和]我)*(?:说说|讲讲|聊聊|介绍一?下)[你您他她]
pattern answer_bare
  iu: ^(?:yes|yeah|yep|no|nope|nah|sure|of course|ha(?:ha)+|hm+|oh|ah|well|是的?|嗯+|对|有|没有?|不|哈+|啊|哦|唉)\b|^[是嗯对有没不哈啊哦唉呀的]+$
pattern asked_life
  iu: \b(?:do|did) you (?:have|follow|use) (?:an? |any |some )?(?:\w+ ){0,2}(?:preferences?|conventions?|style guide|house style|cod(?:e|ing) style)\b|\
    \b(?:what|which|any) (?:\w+ ){0,2}(?:code|coding|naming|commit|formatting) (?:style|conventions?|standards?|preferences?)\b|\b(?:do|does|did|have|has|is|are|was|were)(?:n['’]?t)? (?:you|u|ya|he|she|they|(?:your|ur|his|her|their|the) [\w'’ -]{2,24}?|\
    [\w'’-]+)(?: (?:two|both|all|also|even|ever|usually|normally|actually|now|always|currently|still))* (?:live|living|based|\
    work(?:ing)?(?! for (?:you|me|that|this)\b)|stud(?:y|ying)|smoke|vape|drink|drive|cycle|ride|swim|cook|garden|play|speak|sing|own|rent|\
    teach|coach|volunteer|commute|freelance|retired|married|single|divorced|engaged|pregnant|vegan|vegetarian|religious|left-handed|\
    allergic|diabetic|adopted|from|born|raised|at school|at uni|in school|in work|an only child|twins?|\
    go(?:ing)? to (?:school|uni|university|college|church|mosque|temple|nursery|the gym)|wear (?:glasses|contacts|hearing)|\
    take (?:any (?:meds|medication|medicine|pills)|medication|medicine|pills)|\
    eat (?:meat|fish|pork|beef|dairy|eggs|gluten|spicy|seafood|nuts|halal|kosher)|\
    have (?:any |a |an |your own )?(?:other |older |younger |big |little |close )*(?:kids|child(?:ren)?|sons?|daughters?|grand\w+|\
    siblings?|brothers?|sisters?|twin|family|pets?|dogs?|cats?|partner|husband|wife|girlfriend|boyfriend|car|bike|licen[cs]e|garden|job|\
    degree|allerg\w+|intoleranc\w+|asthma|diabetes|condition\w*|phobia\w*|hobb\w+|flatmates?|roommates?|housemates?|landlord|mortgage|\
    tattoos?|religion|nickname|middle name|accent|passport|visa|doctor|gp|dentist|children of your own|kids of your own)|\
    got (?:any |a |an )?(?:kids|children|siblings|brothers|sisters|pets|dogs?|cats?|car|licen[cs]e|allerg\w+|family))\b|\
    \bstill (?:at|in|with|on|living|working|work|live|studying|playing|play|doing|seeing|dating|married|teaching|teach|driving|drive|\
    smoking|smoke|vegan|vegetarian|go(?:ing)? to|have|taking|take|together|single|run(?:ning)?|own|rent(?:ing)?|learning|training|alive)\b|\
    ^(?:and |so |ok(?:ay)?,? )*(?:(?:do )?(?:you )?(?:have |got )?(?:any|other) )?(?:kids|children|siblings|brothers|sisters|\
    brothers or sisters|pets|dogs|cats|allergies|food allergies|hobbies|married|vegetarian|vegan|grandchildren|grandkids|\
    family)(?: (?:or|and) \w+| of your own| at home| yourself| yet)*\s*\?|\bhow (?:old|tall) (?:is|are|was|were)\b|^(?:and )?how old\s*\?|\
    \bhow long(?: have|['’]?ve| has| did| had) (?!(?:you|u|it|that|this) (?:been (?:waiting|up|trying|stuck|sitting|standing|feeling|awake|\
    having|there)|take|taken|got)\b|it\b|that\b|this\b)|\bhow many (?:kids|children|siblings|brothers|sisters|cats|dogs|pets|grand\w+|\
    languages|cars|bedrooms|sons|daughters|hens|horses|years have)\b|\bhow (?:often|far) do (?:you|u|they)\b|\
    \bhow (?:do|does|did) (?:you|u|he|she|they|your \w+) (?:usually |normally )?(?:get|go|travel|commute) to\b|\
    \bhow did you (?:two |both |all )?(?:meet|get into)\b|\bwhat(?:['’]?s| is| are| was| were) (?:your|ur|his|her|their|\
    (?!it\b|that\b|this\b)[\w'’]+['’]s) (?!question|idea|point|plan|opinion|view|take|thought|preference|budget|deadline|topic|error|\
    excuse|problem|issue|concern|guess|mood|order|next|main|goal|aim|message|request|answer|reason|secret|deal|verdict|poison|status|\
    favou?rite (?:part|line|version|bit|option)|impression|feeling|biggest|current|reaction|worry|hurry)|\
    \bwhat(?:['’]?s| is| are| was| were) the (?:name|breed)\b(?! of the (?:file|function|variable|branch|table|column|class|method|package|\
    folder|script|error))|\bwhen(?:['’]?s| is| are| was| were) (?:your|ur|his|her|their|\
    the (?:wedding|big day|due date|baby|exam|interview|surgery|operation|flight|move|funeral|christening|graduation|party|appointment|\
    scan))\b|\bwhen (?:do|does|did|are|is) (?:you|u|he|she|they|your [\w ]{2,20}?) (?:start|begin|move|moving|leave|leaving|fly|flying|\
    retire|graduate|get married|getting married|due|finish (?:school|uni|university|college)|go back|start(?:ing)?|come home|turn|born|\
    arrive)\b|\b(?:since when|what year|which year|what grade|which grade|what class|what breed|what make|what blood type|what star sign|\
    what size)\b|\bwho(?:m)? (?:do|does|did|are|is|was) (?:you|u|he|she|they|your \w+) (?:live|living|work(?:ing)?|married|named|\
    named after|seeing|dating|support|go out|staying|stay)\b|\bwho(?:['’]?s| is| was| are| were) (?:your|ur|his|her|\
    their) (?!(?:turn|money)\b)|\bwho (?:raised|looks after|lives with|takes care of) \w|\
    \bwhere (?:do|does|did|are|is|was|were) (?:you|u|ya|he|she|they|your [\w'’ ]{2,20}?|the (?:kids|children|twins)|[\w'’-]+) (?:two |all |\
    both |guys |usually |originally |now |currently )*(?:live|living|based|work(?:ing)?|stud(?:y|ying)|from|born|grow|grew|raised|go to|\
    went to|train|teach|originally|come from|staying these days|keep bees)\b|\
    \bwhere(?:['’]?s| is) (?:home|(?:your|his|her|their) (?:home|family|office|job|school|shop|house|flat|accent|\w+ from))\b|\
    \b(?:what|which) (?:\w+ ){0,3}?(?:do|does|did|are|is|was) (?:you|u|ya|he|she|they|your [\w'’ ]{2,20}?|the (?:kids|children|twins)|\
    [\w'’-]+) (?:usually |normally |currently |now |both |all )*(?:drive|driving|play|speak|study|studying|teach|teaching|go to|\
    going to school|attend|work (?:as|in|on|at|for)|working (?:as|at|for)|support|ride|own|live|live in|majoring|major(?:ed)? in|training|\
    learning|take for|taking for|wear|allergic|called|named|specialis\w+|belong|smoke|drink|read in)\b|\
    \bwhat (?:do|does) (?:you|u|he|she|they|your [\w'’ ]{2,20}?) do(?: for (?:a living|work|fun)| these days| now| at \w+| there)?\s*\?|\
    \bwhat did your [\w'’ ]{2,20}? do\b|\bwhat(?:['’]?s| is) it called|\bwhat (?:do|did) (?:you|they) call (?:him|her|the)\b|\
    \b(?:you|he|she)(?:['’]?re|['’]?s| are| is) (?:a |an )?(?:married|single|vegetarian|vegan|only child|student|parent|local|retired)\b|\
    \bwhose (?:side|house)\b|\b(?:your|his|her) only (?:child|son|daughter|sibling)\b|\
    \b(?:boy or (?:a )?girl|girl or (?:a )?boy|dog or cat|cat or dog|right or left[- ]handed|full[- ]time or part)\b
pattern asked_life_chinese
  u: 哪里?儿?(?:个地方)?(?:的)?人(?!说|发)|老家|籍贯|哪(?:里|儿|个?(?:城市|省|国家|地方|所|间|家|个))?.{0,4}(?:长大|出生|\
    读(?:书|的|研|大学|小学|中学)|上学|上(?:的)?(?:大学|小学|中学|初中|高中|幼儿园|班)|工作|念书|念(?:的)?大学|当兵|定居|毕业)|\
    (?:大学|高中|学校|研究生|本科|书)(?:是)?在?哪|住(?:在)?(?:哪|几楼|什么地方)|家(?:是)?在?哪|\
    (?:在|去|读|上|念)(?:的)?(?:是)?(?:哪|什么)(?:个|所|家|间)?(?:大学|学校|幼儿园|小学|中学|高中|公司|单位|部门|医院|专业)|\
    (?:什么|啥|哪个|哪种)(?:工作|职业|专业|星座|血型|公司|单位|品种|品牌|牌子|车|语言|方言|乐器|病(?!毒)|药|学历|行业|信仰|民族|科室|科的?|\
    岗位|职位|狗|猫|年级|过敏)|(?:做|干)(?:什么|啥|哪行|哪一行)(?:工作|的|生意|行业|职业)|是(?:干|做)[什嘛啥]么?的|干嘛的|\
    做什么[？?]$(?<=(?:爸|妈|哥|姐|弟|妹|公|婆|爱人|对象|儿子|女儿|友).{0,6})|\
    (?<!这|那|文件|电影|歌|书|标题|函数)(?:叫|起)(?:的)?(?:什么|啥)(?:名字?|名儿)?|怎么称呼|(?:什么|啥)名字?|姓什么|贵姓|\
    多大(?:了|年纪|岁数|啦|呀|的)?[？?呀啦]*$|多大(?:年纪|岁数)|几岁|高寿|贵庚|年纪|属(?:什么|啥|相)|生日|\
    哪一?年(?:的|生|出生|毕业|结婚|退休|入职|来|去|搬)|几年级|(?:读|上)(?:大)?几|\
    有(?:没有|几个|多少)?.{0,3}(?:孩子|小孩|娃|兄弟|姐妹|哥哥|姐姐|弟弟|妹妹|对象|男朋友|女朋友|男友|女友|宠物|过敏|忌口|慢性病|驾照|房贷|\
    信仰|纹身|外号|小名|爱好)|结(?:了)?婚|成家|离婚|单身|独生|独居|(?:孩子|兄弟|姐妹|娃|人住)几个|\
    几个(?:孩子|兄弟|姐妹|娃|小孩|人住|室友|哥|姐|弟|妹)|兄弟姐妹|养(?:了|着|过)?(?:什么|宠物|猫|狗|几|鱼|鸟)|过敏|忌口|\
    吃(?:不吃)?(?:辣|肉|素|鱼|猪肉|牛肉|羊肉|香菜|海鲜|葱|蒜|荤)|(?:抽|吸)烟|喝酒|\
    会(?:不会)?(?:开车|游泳|骑|弹|做饭|唱|跳舞|织|下棋|画画|滑雪|.{0,4}(?:乐器|外语|英语|方言|粤语))|\
    开(?:的)?(?:是)?(?:什么|啥|哪).{0,3}车|怎么(?:去|到)?(?:上班|上学|去公司|去单位|通勤)|\
    [跟和](?:谁|什么人)(?:一起|一块儿?)?(?:住|过|合租)|一个人住|(?:住|干|做|学|练|养|教|开|待|呆|结婚|认识|在一起|工作|当)(?:这行|书|\
    车)?了?(?:有)?(?:多久|多少年|几年|多长时间)|(?:什么时候|哪天|几号|几月|啥时候)(?:.{0,3})(?:入职|结婚|生日|出生|生的|毕业|退休|开学|搬|\
    手术|预产|生(?=[？?])|领证|订婚|转正|离职|开业|出院|出国|回国|高考|考研|开始(?:上班|上学|工作|学))|\
    (?:生日|婚礼|预产期|手术|面试|考试|开学|结婚纪念日|答辩|搬家)(?:是|在|定)?(?:什么时候|哪天|几号|几月|啥时候)|\
    (?:平时|每天|一般|通常|平常)?几点(?:睡|起|上班|下班|起床)|还(?:在|是|养|吃|抽|喝|住|开|做|练|用|上|教|跟).{0,12}(?:吗|么|不|嘛)|\
    最(?:喜欢|爱|拿手)(?:的)?(?:是)?(?:什么|哪|谁|吃|看|听)|喜欢(?:哪个|哪支|哪位|什么(?:样的)?(?:音乐|运动|书|菜|颜色|球队|电影))|爱好|\
    平时.{0,4}(?:喜欢|玩|做|吃|练|锻炼)(?:些|点)?(?:什么|啥)|身高|体重|多高|鞋码|多少码|穿(?:几|多大)码|血型|星座|学历|\
    (?:当过|是)?(?:党员|退伍|当过兵)|信(?:教|佛|什么教)|吃(?:着)?(?:什么|啥|哪些)药|(?:慢性病|高血压|糖尿病|哮喘)|近视|多少度|\
    谁(?:带|照顾|养|教)(?:你|您|大|孩子)|(?:放松|解压|减压|排解|消遣|静下来|平静)(?:下来)?(?:一下|的)?(?:方式|方法|办法|事)?[吗呢？?]|(?:怎么|咋)(?:会|想着|想到|想起来?)+(?:报|学|考|选|做|养|开|去|来)(?![这那它]个?[吗呢？?])|[周天月](?:都)?(?:练|去|上|跑|游|打|跳|喝|吃|学)(?:几|多少)[回次趟节]|[用拿]什么(?:语言)?(?:写|搭|做)的|(?:靠|用|怎么|平时)(?:什么|啥)?(?:放松|解压|减压)|\
    (?:哪|什么)一?个?(?:科室?|部门|组|系|班)(?:呀|啊|呢|的)?[？?]*$|(?:哪|什么)(?:几天|些天)|为(?:什么|啥)(?:会|想)*(?:学|考|选|来|搬|转行|去)(?![这那它他她吗呢])\p{Script=Han}|\
    (?:怎么|有什么|有啥|啥)打算(?!.*(?:今天|今晚|周末|写|做))|打[什啥]么?(?:针|胰岛素)|[吃喝]的?是?(?:母乳|奶粉)|做(?:康复|复健|[化放]疗|透析|理疗|针灸)|(?:目标|报考|报的?)(?:院校|学校|专业)|[带管]了?(?:几|多少)个?(?:人|学生|班|徒弟)|(?:需要|要)(?:打胰岛素|吃药|打针|住院|透析|手术|忌口)|\
    (?:数据库|框架|后端|前端|服务器?|部署|环境|编辑器|语言|系统)(?:用|跑|是)(?:的)?(?:是)?(?:什么|哪)(?!版|问|报|错)|用的?(?:是)?(?:什么|哪种?|哪个)(?:数据库|框架|语言|编辑器|系统|云)|\
    (?:哪几天|周几|星期几|礼拜几)|(?:在|学|念|读)(?:的)?(?:什么|啥)专业|学(?:的)?(?:是)?(?:什么|啥)(?:的|专业)?[？?]|退休(?:了|前)|\
    男孩(?:还是)?女孩|儿子还是女儿|左撇子|公司(?:叫|在|是)(?:什么|哪)|什么(?:公司|单位)|哪家(?:公司|单位|医院|学校|店|厂)
pattern asked_standing
  iu: ^(?:(?:oh|ah|and|so|but|well|ok(?:ay)?|lovely|nice|then|by the way|btw|tell me|just curious)[,. ]+)*(?:(?:what|which|who|where|\
    whereabouts|when|how often|how many|how much) ?(?:[\w'’-]+ ){0,3}?)?(?:do|does) (?:you|u|ya|he|she|they|\
    (?:your|ur|his|her|their) (?:\w+ )?(?:mother|mom|mum|father|dad|parents|folks|sister|brother|twin|wife|husband|partner|girlfriend|\
    boyfriend|son|daughter|kids?|child|children|baby|grandm\w+|grandf\w+|gran|nan|granny|grandpa|grandson|granddaughter|grandchild\w*|\
    aunt\w*|uncle|cousins?|niece|nephew|in-laws|family|dog|cat|puppy|kitten|rabbit|parrot|hamster|horse|flatmates?|roommates?|boss|\
    landlord|neighbou?rs?)|you (?:and|guys|two|all)[\w ]{0,20}?) (?:usually |normally |generally |always |often |ever |still |both |\
    all )*(?!(?:think|want|need|mean|feel|see|know|remember|agree|say|suggest|mind|understand|recommend|reckon|plan|hope|expect|wish|care|\
    guess|suppose|look|sound|seem|believe me|get (?:it|me|that|what)|happen|\
    have (?:to|in|on|a (?:moment|minute|second|question|link|plan)|time|anything|any)|\
    like (?:it|this|that|them|the|to|me|one|your|these|those|about|more|better)|prefer|enjoy (?:it|this|that|the)|promise|\
    do (?:it|that|this|about|with|when)|call (?:it|that|this)|use (?:it|that|this|for)|come|go(?: there| now)?\s*\?)\b)[a-z]{3,}\b|\
    \b(?:is|are|was|were) (?:your|ur|his|her|their|anyone in (?:the|your)) (?:\w+ )?(?:mother|mom|mum|father|dad|parents|folks|sister|\
    brother|twin|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|child|children|baby|grandm\w+|grandf\w+|gran|nan|granny|\
    grandpa|grandson|granddaughter|grandchild\w*|aunt\w*|uncle|cousins?|niece|nephew|in-laws|family|dog|cat|puppy|kitten|rabbit|parrot|\
    hamster|horse|flatmates?|roommates?|boss|landlord|neighbou?rs?) (?!(?:ok(?:ay)?|alright|all right|well|better|home|there|coming|asleep|\
    awake|happy|angry|mad|upset|sure|ready|excited|proud|around|up|doing|feeling|pleased|worried|giving|getting|enjoying|going|\
    in (?:bed|trouble)|at home)\b)|\b(?:first|only|eldest|oldest|youngest|second|third) (?:mother|mom|mum|father|dad|parents|folks|sister|\
    brother|twin|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|child|children|baby|grandm\w+|grandf\w+|gran|nan|granny|\
    grandpa|grandson|granddaughter|grandchild\w*|aunt\w*|uncle|cousins?|niece|nephew|in-laws|family|dog|cat|puppy|kitten|rabbit|parrot|\
    hamster|horse|flatmates?|roommates?|boss|landlord|neighbou?rs?)\b|^(?:(?:and|so|but|oh|well)[, ]+)*whereabouts\b|\
    \bwhat (?:brought|took) you to\b|\bwhat (?:did|were) you (?:do(?:ing)?|study(?:ing)?) (?:before|back|as a)\b|\
    \b(?:did|have|had) (?:you|he|she|they) (?:two |both |ever |always )*(?:go to (?:uni\w*|college|school)|move here|move to|grow up|serve|\
    study|train as|emigrate|been married|had (?:surgery|kids|children)|lived (?:anywhere|abroad|in|there|here)|worked (?:as|in|at|for)|\
    learn to)\b|\b(?:when|what year|how old were you when|where) did you (?:two |both |first |guys )?(?:move|meet|get married|marry|learn|\
    graduate|retire|emigrate|have (?:him|her|them|kids)|serve|qualify|get (?:him|her|the (?:dog|cat|car))|buy (?:the|your)|\
    start (?:playing|working|running|painting))\b|\bhow(?:['’]?s| is| are) your (?:eyesight|hearing|blood pressure|cholesterol|memory|\
    vision|english|french|spanish|german|chinese|mandarin)\b|^(?:(?:and|so|but|oh)[, ]+)*(?:you|u) (?:a )?(?:vegetarian|vegan|married|\
    single|retired|local|religious|left[- ]handed|diabetic|a student|a parent|employed|working|from here)\b|\
    \b(?:as a (?:kid|child)|growing up|when you were (?:a kid|little|young|small|at school))\b
pattern asked_standing_chinese
  u: ^(?:那|对了|话说|哎|诶|哦|嗯|请问|所以|顺便问一?下?)*[，, ]*(?:[你您]们?(?:家|俩|自己)?(?:里|的)?(?:平时|一般|平常|通常|每天|每周|\
    周末|早上|晚上|睡前|以前|小时候|从小)|(?:平时|一般|平常|通常|每天|每周|睡前|小时候|从小|以前))(?!.{0,6}(?:想|要我|帮))|几口人|\
    戴(?:不戴)?眼镜|本地(?:人)?[的吗？?]|第几(?:份工作|个孩子|胎|次(?:结婚|怀孕|生))|几楼|毕业(?:了)?(?:几|多少)年|\
    (?:喝|吃|抽|睡|运动|玩)得多|当(?:的)?(?:什么|啥)(?:官|兵|班干部|职务|领导)?|(?:左撇子|色盲|近视|素食|党员|少数民族|混血|单亲)|\
    租的?还是买|买的还是租|(?:支持|粉|喜欢)(?:的是)?(?:哪|什么)(?:支|个)?.{0,2}(?:球队|队)|怎么认识|\
    (?:有|落)(?:什么|啥|没有)?(?:老毛病|毛病|病史|后遗症|家族病)|不吃的|(?:微信名|网名|小名|外号|英文名|绰号)|[跟和]你?.{0,4}差几岁|\
    (?:爸|妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥|姐|弟弟?|妹妹?|老公|老婆|爱人|对象|儿子|女儿|孩子|父母|爸妈|家人|室友|女朋友|男朋友)(?:们|\
    俩)?(?:现在|平时|以前|也|还|都)*(?:是|在|做|干|住|读|上|学|会|有|叫|属|多|几|喜欢|养|信|吃|抽|喝).{0,10}[吗么呀呢？?]
pattern asked_else
  iu: \b(?:want|need|like|let) (?:me|us) to\b|\b(?:shall|should|can|could|may|will|would|might|must) (?:i|we|you|u|that|this|\
    it)\b(?! (?:drive|swim|cook|speak|play|ride|sing)\b)|\b(?:do|did|would|will) you (?:want|need|mean|prefer|think|mind|agree|remember|\
    know|feel|understand|see|hear|like (?:it|this|that|the)|see|plan|hope|expect|\
    have (?:any |a |an |some |the )?(?:other |more |specific |particular )?(?:questions?|examples?|ideas?|preferences?(?! (?:on|for|about) (?:\w+ )?(?:style|formatting|code|coding|naming)\b)|time|minute|second|\
    budget|deadline|link|code(?! style)|screenshot|details|thoughts|in mind|plans?|access|data|title|topic|draft|version|copy|feedback|suggestion\w*|\
    choice|problem|issue|trouble|moment|theme|goal))\b|\b(?:which|what) (?:one|file|ending|verse|caption|slide|photo|picture|image|draft|scene|chapter|joke|riddle|version|option|format|line|part|section|step|tone|\
    style|branch|function|column|approach|paragraph|method|model|error|length|theme|topic|output|input|framework|library|editor|\
    kind of (?:tone|story|poem|email|text|help|error)|do you (?:think|mean|want|need|say|suggest|feel|see|prefer|reckon|make))\b|\
    \b(?:anything|something|someone|everything) (?:else|specific|particular|in mind)\b|\
    \bany (?:questions|ideas?|preferences?|thoughts|luck|progress|plans|news|chance|particular|specific|tips|other questions)\b|\
    \bhow (?:are|r|is|was|were|['’]?s|come|about|did it|did that|do i|does (?:it|that|this)|do you feel|are things|\
    ['’]?s it)\b(?! (?:old|tall|long))(?<!how (?:old|tall|long|many|much) (?:are|is|was|were))|\
    \bwhat(?:['’]?s| is) (?:up|new|wrong|on|happening|going|next|the (?:matter|plan|error|problem|issue|topic|goal|occasion|deal|story|\
    rush|verdict|damage|catch|context|file|function|task)|funny|that|this|it(?! called)|so)\b|\
    \bwhat (?:happened|about|else|if|makes|made)\b|\b(?:what|which) year did (?:the|it|that)\b|\bdo(?:es)? (?:he|she|they) think\b|\bdo you have (?:any |some |enough )?(?:butter|eggs|flour|milk|sugar|rice|onions?|garlic|ingredients|pasta|potatoes|cheese|yeast|baking powder|oil|cream|lemons?|stock)\b(?! (?:allerg|intoler))|\bwhy\b|^(?:and |so |but )*(?:is|was|does|did|are|if) (?:it|this|that|these|those|a|\
    an)\b(?! called)|^if\b|\b(?:audience|client|customers?|budget|deadline|word count)\b|\
    \bdid (?:you|he|she|they|it) do\b(?! (?:before|for (?:a living|work)))|\
    \bwhat do (?:you|they) (?:call|do) (?:it|that|when|if|about|with)\b|\
    \b(?:are|were) (?:you|u) (?:ok(?:ay)?|alright|all right|sure|ready|free|busy|tired|hungry|excited|nervous|happy|serious|kidding|there|\
    home|awake|up|feeling|enjoying|going to|coming|done|looking|trying|asking|referring|talking|thinking|planning|hoping|doing|using|\
    getting|in (?:bed|a hurry|trouble|pain)|at (?:home|the)|on (?:it|your way))\b|\b(?:really|seriously|right|ok(?:ay)?|huh|yeah)\s*\?|\
    \b(?:today|tonight|this (?:morning|afternoon|evening|weekend|time)|so far|right now|yesterday|last night|just now)\b|\
    \b(?:file|code|error|bug|query|draft|poem|essay|email|paragraph|stanza|title|slide|spreadsheet|function|script|server|database|browser|\
    laptop|prompt|screen|button|log|logs|test|tests|build|deploy|commit|repo|app|website|api|row|column|table|chart|recipe|cell|character|\
    story|chapter|scene|plot|song|film|movie|episode|lyrics|poster|logo|flyer|cover letter|cv|resume|report|presentation|speech|\
    thesis statement|homework|exercise|equation|variable|loop|string|regex|\
    array)s?\b(?!.{0,20}(?:favou?rite))(?<!favou?rite (?:song|film|movie|book|story))
pattern asked_else_chinese
  u: [你您]?(?:觉得|认为|感觉|看)(?:怎么样|如何|呢)|怎么样[？?呢啊了]*$|如何[？?]|要不要|需要(?!打胰岛素|吃药|打针|住院|透析|手术|忌口)|\
    想(?:要|用|聊|听|看|写|吃|喝|说|去|问|找|让|改)|(?:帮|给|替)[你您]|\
    (?:哪|什么|几)(?:个|种|一)?(?:版本|文件|行|段|版|句|条|格式|风格|语气|方案|选项|部分|页|列|字段|标题|主题|函数|报错|错误|\
    接口|题|章|步)|报.{0,3}错|试过|重启|刚才|今[天晚早]|现在(?:在|感觉|心情|怎么)|在(?:忙|干|做|想|看|写|玩|搞|弄|等)(?:什么|啥|嘛|吗)|\
    还有(?:什么|啥|别的|其他)|吃了吗|吃过|睡得|睡着|心情|怎么了|咋了|怎么回事|为(?:什么|啥)(?!(?:会|想)*(?:学|考|选|来|搬|转行|去)(?![这那它他她吗呢])\p{Script=Han})|什么意思|什么情况|发生|是不是(?:想|要|说)|\
    (?:可以|好|行|对|是|真的|确定|明白|懂|记得|知道|清楚|准备好)了?(?:吗|么|吧|嘛)[？?]*$|打算(?:写|做|用|怎么(?:写|做|用|改))|\
    (?:要|用|写|选|改|发|放)(?:多大|多少|几|哪|什么)(?<!用什么(?=(?:语言)?[写搭]的|数据库|框架|语言|编辑器|系统|云))|更喜欢|字体|封面|尺寸|要养|不走|(?:小说|故事|剧情|角色|主角)|字数|邮件|标题|代码|文案|\
    论文|作文|报告|日志|函数|接口|数据库(?!$|[？?]|用的?是?[什哪]|是[什哪])|脚本|简历|方案|PPT|表格|这(?:个|段|首|道|样|句|份|里|是)|那(?:个|段|首|道|份)(?!人|公司|时候)|\
    能不能|能(?:说|告诉|给|帮)|昨[天晚]|周末(?:过|玩)|怎么(?:办|做|弄|想(?!着|到|起)|说|改|写)|顺利吗|累不累|累吗|舍得|开心吗|高兴吗|舒服|好(?:点|些)了
pattern asked_bodily
  iu: \b(?:allerg\w+|intoleran\w+)\b|过敏|不耐受
pattern no_answer
  iu: ^(?:why\b|what\b|who\b|how\b|where\b|none of (?:your|ur|yer)|not (?:telling|saying|your)|guess\b|you (?:tell|guess|first)|idk\b|\
    dunno|don['’]?t (?:know|remember|ask|care|want)|i (?:don['’]?t|do not|can['’]?t|cannot) (?:know|remember|recall|say|tell|want)|\
    no (?:idea|clue|comment)|not sure|it depends|depends|hard to say|long story|it['’]?s complicated|complicated|\
    that['’]?s (?:a |an |my |none|private|personal|not|between|enough)|secret|private|personal|pass\b|skip\b|next\b|whatever\b|\
    who (?:knows|cares)|old enough|too (?:old|young|many|much)|does it matter|doesn['’]?t matter|let['’]?s|can we|can you|good question|\
    nice try|mind your|(?:haha|lol)(?!,? (?:it['’]?s|its|he['’]?s|she['’]?s|they['’]?re|my|called)\b)|stop\b|rather not|i['’]?d rather|prefer not|wouldn['’]?t you|same (?:as|to)|what about you|hm+\b|thanks?\b|\
    thank you|sorry|hello|hi\b|hey\b|ok(?:ay)?$|cool$|great$|nice$|fine$|sure$|maybe$|perhaps$|probably$|possibly$|\
    (?:it|that|this|there|they|those|these|which)(?:['’]?s|['’]?re| is| are| was| were)? (?:been )?(?:not |so |very |really |pretty |\
    quite |a bit |just |all |too )*(?:good|great|fine|ok(?:ay)?|bad|nice|fun|hard|complicated|tough|weird|strange|long|awful|terrible|\
    lovely|private|personal|nothing|something|what|why|how|where|when|because|the (?:thing|point|question)))|\
    \b(?:depends|good question|none of your business|rather not say|not telling|bugger off|mind your own|long story|\
    (?:wouldn['’]?t|like) you (?:to|like to) know|why do you|do you (?:ask|always|want)|let me check|brb|gtg|got to go)\b
pattern no_answer_chinese
  u: ^(?:[你您](?:猜|说呢|管|问|先|呢|怎么|觉得)|保密|秘密|不(?:告诉|说|想说|知道|清楚|记得|方便|一定|好说|确定|太清楚|透露)|忘了|记不|\
    没想好|没注意|随便|都行|都可以|无所谓|怎么|为什么|为啥|干嘛|干吗|问这|查户口|看情况|说来话长|一言难尽|不聊|换个|别问|先(?:睡|吃饭|歇|缓|躺|看看|这样)|走一步|[^，,。]{0,6}再说吧?[。！!]*$|哈+[。！!~～]*$|\
    呵+[。！!~～]*$|谢谢|你好|嗨|算了|隐私|关你|哪有空|再说|等等|稍等|好的?[。！!]*$|嗯+[。！!]*$|哦+[。！!]*$)|查户口|不想(?:说|聊|谈)|\
    不告诉你|你猜|保密|说来话长|别问|问这个干
pattern answer_no
  iu: ^(?:no|nope|nah|naw|nay|never|not (?!only|just)|none\b|neither|nothing|nobody|no one|don['’]?t|didn['’]?t|doesn['’]?t|haven['’]?t|\
    hasn['’]?t|isn['’]?t|ain['’]?t|i (?:don['’]?t|do not|haven['’]?t|didn['’]?t|never|can['’]?t|quit|stopped|gave|left|sold)|i['’]?m not|\
    (?:he|she|they|we) (?:don['’]?t|doesn['’]?t|didn['’]?t|never|left|quit|hasn['’]?t|haven['’]?t|isn['’]?t|died|moved)|\
    (?:he|she|they|we)['’]?(?:s|re) not|no longer|not (?:any ?more|yet)|used to|quit\b|gave (?:it |them )?up|stopped\b|left\b|sold\b|\
    moved (?:out|away|on)|unfortunately not|sadly not|afraid not)\b|\
    ^(?:我?(?:们|也|都|可|倒)?没(?!错|问题|关系)|不(?!止|但|错)|否|无|早就?(?:不|没|辞|走|离|分|转|搬|换|退|戒|卖|毕业)|戒|离了|辞|走了|分了|搬走|换了|卖了|死了|\
    去世|从不|从来不|从没|一点(?:都|也)不|并不|哪有)
pattern answer_yes
  iu: ^(?:yes|yeah|yep|yup|yea|yah|aye|ya|yas|sure do|of course|absolutely|definitely|certainly|indeed|\
    i (?:do|am|have|did|can|was)\b(?! not|n)|(?:he|she|they|we) (?:do|does|are|is|have|has|did)\b(?! not|n)|always|every|still|both|\
    for (?:\w+ )?years|since\b|sometimes|occasionally|a (?:bit|little)|mostly|one\b|two\b|three\b|four\b|five\b|six\b|\d)|\
    ^(?:是|对|嗯|有|会|在|吃|抽|喝|还在|还(?:是|养|住|用|开)|当然|一直|养|住|结了|退了|偶尔|有时|经常|每|\
    [一两二三四五六七八九十几\d]+(?:个|只|条|套|辆|年))
pattern answer_counts
  iu: \d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty\w*|\
    hundred|thousand|first|second|third|fourth|fifth|ninth|half|dozen|couple|few|several|many|none|no|never|lots|always|forever|ages|\
    years?|months?|weeks?|days?|hours?|since|daily|weekly|monthly|yearly|annually|once|twice|rarely|seldom|newborn|toddler|all my life|\
    whole life|nearly|almost|about|just turned|since|january|february|march|april|may|june|july|august|september|october|november|december|\
    (?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|spring|summer|autumn|fall|winter|christmas|easter|new year|tomorrow|next|last|jan|feb|mar|\
    apr|jun|jul|aug|sept?|oct|nov|dec|morning|evening|night|noon|midnight|birth|kid|child|walk|minutes?)\b|\
    [零〇一二两三四五六七八九十百千几半]|年|岁|月|号|天|刚|快|没|属|后|从小|一直|打小|[早中晚]上|凌晨|逢|[单双]日|[小中大托]班|幼儿园|学前|初|底|明|下个?[周月]
pattern asks_count
  iu: \b(?:how (?:old|many|much|long|often|far|tall)|what (?:age|year|time|size|grade)|since when|when)\b|几|多(?:大|少|久|长|高|重)|\
    什么时候|啥时候|哪天|哪年|年纪|岁数|生日|身高|体重
pattern asks_pets
  iu: \b(?:pets?|animals)\b|宠物|养(?:了|着)?(?:什么|啥|小动物|猫|狗)
pattern never_pets
  iu: \bdust bunn\w+|\b(?:stuffed|toys?|plush\w*|virtual|tamagotchi|minecraft|pok[eé]mon|sims|imaginary|pet (?:rock|peeves?)|inner demons?)\b|\
    玩偶|毛绒|电子|公仔|游戏里|想象
pattern hardly_pets
  iu: \b(?:plants?|cact\w+|succulents?|ferns?|sourdough|roomba|hoover|demons?|ghosts?|husband|wife|boyfriend|girlfriend|partner|kids?|\
    children|teenagers?|toddlers?|brothers?|sisters?|flatmates?|housemates?|roommates?|mou?ld|spiders?|cockroach\w*|moths?|flies|fridge|\
    laptop)\b|灰|尘|绿植|植物|多肉|仙人掌|老公|老婆|孩子|男朋友|女朋友|室友|蚊子|蟑螂|扫地机|自己|脂肪|肥肉|手机
pattern is_pets
  iu: \b(?:dogs?|pupp\w+|cats?|kittens?|rabbits?|parrots?|hamsters?|horses?|pon(?:y|ies)|turtles?|tortoises?|goldfish|fish|budgies?|birds?|\
    guinea pigs?|snakes?|lizards?|geckos?|hens?|chickens?|ferrets?|rats?|gerbils?|donkeys?|goats?|tarantula\w*|labradors?|poodles?|\
    terriers?)\b|(?<!熊)[猫狗兔鸟鱼龟鼠蛇鹦]
pattern asks_kids
  iu: \b(?:have|got|any|how many)\b(?: \w+){0,2}? (?:kids?|child(?:ren)?|sons?|daughters?|little ones|grandkids|grandchildren)\b|\
    ^(?:and |so )?(?:kids|children)\b|有(?:没有|几个|多少)?(?:孩子|小孩|娃|宝宝)|(?:孩子|小孩|娃)(?:有?几个|多少)
pattern never_kids
  iu: \b(?:four|4)[- ]legged\b|\bfurry\b|\bfur ?(?:bab\w+|kids?)\b|\bfeathered\b|\bhairy\b|\bscaly\b|\bwith (?:fur|paws|tails?|feathers|\
    whiskers|hooves)\b|\b(?:plants?|cact\w+|sourdough)\b|\bmy (?:husband|boyfriend|partner|wife|students|pupils|class|code|books|bikes|\
    cars|own inner child)\b|\binner child\b|四条腿|四[只个]?脚|毛孩子|毛茸茸|[带长]毛|植物|多肉|学生|老公|男朋友|代码|算不算|算吗
pattern hardly_kids
  iu: \b(?:dogs?|cats?|pupp\w+|kittens?|rabbits?|hamsters?|parrots?|horses?|goldfish|fish|husband|wife|boyfriend)\b|[猫狗]
pattern is_kids
  iu: \b(?:boys?|girls?|sons?|daughters?|twins?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen\w*|year[- ]olds?)\b|\
    \b(?:one|two|three|four|five|six|\d+)(?=$|[,.;!]| (?:and|of|so|at|who|aged?|under|already|now|grown|with|still|from|by)\b)|[男女]孩|儿|闺女|丫头|\
    [一二两三四]个|双胞胎|[大小]的|岁
pattern asks_spouse
  iu: \b(?:married|single|partner|husband|wife|seeing (?:anyone|someone)|dating|relationship|girlfriend|boyfriend)\b|结婚|对象|单身|男朋友|女朋友|谈恋爱
pattern never_spouse
  iu: \b(?:to|with|by) (?:my|the|this) (?:job|work|career|sea|game|football|phone|laptop|desk|sofa|bed|fridge|kitchen|books?|bike|car|music|\
    garden|telly|tv|gym|dog|cat|guitar|office|company|pizza|couch|mortgage|xbox|playstation)\b|\bnetflix\b|[跟和与](?:我的?)?(?:工作|手机|游戏|床|代码|电脑|甲方|学习|公司|\
    论文)|(?:工作|手机|游戏|代码|床|甲方|纸片人)(?:结的|就是|算)
pattern asks_allergy
  iu: \b(?:allerg\w+|intoleran\w+)\b|过敏|忌口
pattern hardly_allergy
  iu: \b(?:mondays?|mornings?|work(?:ing)?|jobs?|meetings?|homework|housework|cleaning|chores|early starts|effort|exercise|nonsense|\
    bullshit|stupid\w*|idiots|people|humans|(?:my|the) (?:ex|boss|in-laws|mother-in-law|brother|sister|husband|wife|kids)|commitment|\
    responsibilit\w+|tax(?:es)?|maths?|spreadsheets|small talk|fun|drama|bills|reality|adulthood|being (?:poor|nice|wrong|told))\b|\
    上班|工作|加班|周一|早起|老板|前任|学习|作业|运动|开会|人类|社交|穷|傻|催婚|相亲|领导|甲方|渣男
pattern is_allergy
  iu: \b(?:nuts?|peanuts?|latex|pollen|penicillin|amoxicillin|dust|cats?|dogs?|shellfish|milk|dairy|eggs?|gluten|wheat|soya?|bees?|wasps?|\
    grass|mou?ld|nickel|ibuprofen|aspirin|seafood|fish|strawberr\w+|kiwis?|sesame|lactose|hay ?fever)\b|花生|虾|蟹|海鲜|青霉素|头孢|花粉|牛奶|鸡蛋|芒果|猫|\
    狗|尘螨|坚果|麸|酒精|乳糖|柳絮
pattern asks_job
  iu: \bwhat do (?:you|u) do\b|\bfor a living\b|\bwhat(?:['’]?s| is) (?:your|ur) (?:job|line of work|profession|occupation)\b|\bline of work\b|\
    什么(?:工作|职业|行业)|[做干](?:什么|啥)(?:的|工作)|职业是|靠什么
pattern never_job
  iu: \b(?:as little as|nothing much|not (?:much|a lot)|procrastinat\w+|overthink\w*|complain\w*|nap(?:s|ping)?|suffer\w*|surviv\w*|exist\w*|\
    breathe|whatever (?:i|they|pays)|what i['’]?m told|(?:my|the) best|pretend\w*)\b|躺平|摸鱼|混日子|混口饭|摆烂|打酱油|发呆|活着|喘气|混吃|吃饭睡觉|睡觉
pattern asks_home
  iu: \bwhere (?:do|are|does) (?:you|u|ya)(?: \w+)? (?:live|living|based|staying)\b|\bwhere(?:['’]?s| is) home\b|住(?:在)?哪|家在哪
pattern never_home
  iu: \bin (?:my (?:head|own (?:head|world|little world)|mind|dreams|pyjamas)|denial|hope|fear|chaos|hell|the (?:matrix|past|moment|clouds)|\
    a (?:dream|simulation|shoe|bubble|fantasy|constant state))\b|\bon (?:the (?:internet|moon|edge)|mars|cloud nine|caffeine)\b|\
    \bla la land\b|\brent[- ]free\b|火星|月球|月亮|梦里|互联网|网上|地球|宇宙|被窝|床上|公司里?$
pattern asks_habit
  iu: \b(?:do|does|can) (?:you|u) (?:still |even |ever )?(?:smoke|drink|drive|vape|cook|swim|run|dance|sing|ride|play)\b
pattern never_habit
  iu: \bon fire\b|\b(?:my|the) (?:[\w-]+ ){1,2}(?:crazy|mad|insane|nuts|bonkers|up the wall|round the bend|to drink|batty)\b|\
    \b(?:with laughter|a hard bargain|in self-pity|in the shower of)\b|\bin my (?:dreams|head|sleep)\b
`
