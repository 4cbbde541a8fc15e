/** What a sentence of a kind that is kept says, by its words (`kinds/patterns.ts`). */
export const keptTable = String.raw`
pattern kind_rule
  iu: \b(?:from now on|always (?:call|address|answer|reply|use|write|speak|give)|never (?:call|use|mention|ask|send|suggest|write|\
    tell)|please (?:always|never|don['’]?t|do not)|(?:do not|don['’]?t) (?:call me|mention|ask me|send me|suggest|bring up|\
    remind me of)|call me (?!when|if|back|later|asap|now|the (?:second|minute|moment)|tomorrow|tonight|at|on|once|as soon|in|\
    after|before|please|maybe|again)|address me|(?:^|[,;] ?|\b(?:and|please|pls|kindly|only|just) )(?:use|speak|write|talk|answer|reply|explain|keep to|stick to|give me|send)(?: to me| me| (?:in|with|only|very|just)){0,3} (?:simple|simpler|short|shorter|easy|easier|plain|small|basic|clear) (?:words|sentences|english|language|points|paragraphs|messages)(?: only)?(?=$|[.!,]| (?:when(?:ever)? you|with me|for me|to me|please|pls|always|only|in your|from now|because|since|as)\b)|(?:(?:do not|don['’]?t) use|no|without)(?: any)? (?:big|long|fancy|hard|difficult) words(?! (?:in this|like that|here))|(?:reply|answer|speak|write)(?: to me)? (?:in (?:english|chinese|french|german|\
    spanish|japanese|short|plain)|without|only in)|keep (?:your |the |all |any )*(?:(?:commit|pr|pull request|code|chat|text|log|error) )?(?:answers|replies|responses|explanations|messages|descriptions|comments|summaries|subjects|titles) (?:\w+ )?(?:short|brief|concise|simple|plain|crisp|to the point|long|(?:to|under|below|within) (?:an?|one|two|three|\d+) (?:\w+ )?(?:lines?|sentences?|words?|paragraphs?|characters?)))\b|\
    \bkindly (?:do not|don['’]?t|never|always|refrain from|avoid|stop|desist from)\b|^(?:(?:could|can|would|will) you |do )?(?:please |pls |kindly )*(?:do not|don['’]?t|not|never|no longer|refrain from|avoid|stop) (?:use|using|put|putting|add|adding|write|writing|send|sending|include|including|say|saying|give|giving|call|calling|start|starting|end|ending)\b.{2,60}\b(?:when(?:ever)? you (?:write|reply|answer|talk|speak|text|message)|in (?:your|any|all) (?:\w+ )?(?:answers|replies|messages|responses|texts|commits|comments|code)|calling me|with me\b|to me(?:$| (?:please|pls|again|any ?more)))|\
    \b(?:could|can|would|will) you (?:please |pls |kindly )+(?:not|never|always|stop|refrain from|avoid)\b(?! (?:be (?:mad|angry|cross)|laugh|judge|worry)\b)|\
    ^(?:please |pls |kindly )(?:\w+ ){1,4}always\b|\b(?:please |pls |and |always |to )correct my (?:english|french|german|spanish|italian|chinese|mandarin|japanese|grammar|spelling|mistakes|pronunciation|accent)\b(?! (?:in (?:this|that|the)|here|essay|homework|paper))|\
    \b(?:pnpm|npm|yarn|bun|deno|pip|poetry|uv|conda|cargo|docker|podman|gradle|maven|pytest|vitest|jest|tabs|spaces|typescript|javascript|python \d[\d.]*|async|esm|commonjs|postgres|sqlite|tailwind|metric|celsius|british english|american english|uk spelling|us spelling) only\b(?! (?:because|when|if|since|has|supports|works|runs|knows|costs|gave|got|did)\b)|\bonly (?:ever )?use (?:pnpm|npm|yarn|bun|pip|poetry|uv|tabs|spaces|typescript)\b|\
    (?:^|[,;:.–—-] ?|\b(?:and|but|so|please|pls) )(?:never|don['’]?t ever|do not ever|don['’]?t) (?:ever )?(?:run|use|push|commit|merge|touch|edit|install|deploy|rebase|force[- ]push|import|add|call)\b(?: (?:to|any|the|on|with|plain|raw|bare|a))* (?:npm|yarn|pip|sudo|git|main|master|prod\w*|staging|migrations?|lockfiles?|package-lock|node_modules|eslint|prettier|any\b|default exports?|semicolons|rm\b|force|require|lodash|jquery|moment|class components|var\b|globals?|print statements|generated (?:code|files?)|vendor\b|schema\b|on fridays?|the db|the database)|\
    ^(?:and |please |pls |always )*(?:write|keep|make|format|prefix|phrase) (?:the |your |all |any |every )*(?:commit messages?|commits?|pr (?:titles?|descriptions?)|comments|docstrings|changelogs?|variable names|branch names|tests|replies|answers) (?:in|as|with|under|to|at|like|short|brief|lower ?case|past tense|imperative)\b|\
    ^no (?:\w+ )?\w+ when(?:ever)? you (?:write|reply|answer|talk|speak|text|message)\b|\
    \b(?:use |add |with |want |need |put )?(?:type hints?|type annotations|docstrings?|unit tests|jsdoc|strict mode|comments) (?:everywhere|on everything|for everything|in every \w+|on every \w+|throughout|always)\b|\
    ^(?!.*\b(?:he|she|they|got|get|gave|teacher|exam|test|this|was|were)\b)(?:.{0,40}[ ])?(?:short|shorter|brief|concise|long|longer|detailed|terse|\
    one[- ]line) (?:answers|replies|responses|explanations)\b|\
    ^(?!.*\b(?:here|there|this|that one)\b)no (?:more )?(?:emojis?|bullet points?|bullets|disclaimers?|fluff|preamble|small talk|exclamation marks?|\
    apologies)(?:,? (?:and|or|no) \w+(?: \w+)?)*(?:,? (?:please|thanks))?[.!]*$|\
    (?:^|[,;:] (?:and )?|\band )always (?:show|list|include|explain|start|begin|cite|quote|ask me|format|summari[sz]e|test)\b|\
    ^(?:please |just )*(?:stop|quit) (?:apologi[sz]ing|using|adding|calling|saying|asking|ending|starting)\b.{0,40}\b(?:every|each|all|always|any|me|\
    emojis?|so much|all the time)\b|\
    ^(?:please |just |and )*(?:make|use|write|put|name|format|keep|order|sort|show|list|wrap|indent) (?!(?:this|that|it|me)\b).{3,80}[, ]i(?: always|\
    ['’]d)? (?:prefer|like|want) (?:it|that|them|this|those)\b|^(?:请|[你您])?(?:以后|今后|往后|\
    从现在起|从今以后|从今天起)(?!再(?:说|看|聊|讲|议)|的事|有机会|怎么|会|可能)|^(?:请|记得|绝对|千万|一定|永远|求你|拜托你?)*(?:不要|别(?!提了|说了|人|的|墅|扭|管|急|闹|逗)|不准|不许|\
    禁止)(?!忘|让我忘)|^请?(?:叫我|称呼我)|^[你您]?(?:下[次回]|[跟和对]我(?:说话|讲话|聊天)|回[答复]我?)的?(?:时候?)?[^，,。]{0,6}?(?:别(?!忘|人|的)|不要|不用|不必|少|先|直接|尽量)|\
    ^(?:还有|另外|然后|麻烦|希望|最好|请|那|嗯|以后|今后|平时|你的?|您的?|[，,])*(?:(?:回[答复覆话]|说话|讲话|发[消信]息|发语音)的?(?:时候?|内容|长度)?|输出)(?:都|就|也|请|要|给我|尽量|控制|最好|可以|再|稍微|能)*\
    (?:(?:别|不要|不许|不用|不准|少|甭|勿)(?!人|的|急|担心)|(?:简[短洁单明练]|精[简炼]|短|口语|正式|直接|具体|详细|通俗|随意|温柔|活泼|正经)(?:一?[点些]|化|就行|即可|为主|$|[，,])|\
    (?:在|不?超过|最多)[\d一两二三四五六七八九十]{1,4}(?:个?字|句|段|行|条)|[\d一两二三四五六七八九十]{1,3}[到至]?[\d一两二三四五六七八九十]{0,3}(?:句|段|行)(?:话)?(?:以?内|就[行够好]))|\
    ^(?:简?短|简[洁单])(?:一?[点些])?(?:这[个条点一]+)?(?:要|继续|给我|就|都)*保持|^说话(?:别|不要|直接|简单|干脆)|^(?:讲|解释|说)(?:东西|事情?|问题|概念)(?:的?时候)?(?:尽量)?(?:少|别|不要|多)(?:用|说|举)|^(?:你)?(?:跟|和|给|向)我(?:汇报|解释|报)[^，,。]{0,8}时候?(?:都|就|要|请)?(?:用|先|别)|^你?(?:请|都)?少(?:说)?点?(?:废话|啰嗦|寒暄|客套)|[，,]你?(?:别|不要|甭)(?:再|老|总|给我|跟我)*推荐(?!给)|\
    (?:统一|一律)(?:都|要|得|只)?(?:用|写|按|采用|使用|改[用成]|保留)(?!了|过)|(?:用|以)(?:中文|英文|英语|简短|简洁).{0,6}(?:回答|回复|说|写)|^请(?:始终|一直|务必|总是)
pattern kind_constraint
  iu: \b(?:allerg(?:y|ic)|intoleran(?:t|ce)|diabetic|diabetes|asthma|celiac|coeliac|pregnant|(?:vegetarian|vegan)(?! (?!(?:since|\
    now|for|and|but|so|because|cause|cuz|at|too|again|these|as|who|by|in|on|or|then|lol|haha|diet|until|when|if|with|except|\
    though|tho|from|over|i|my|we|like|family|household|by|all|most)\b)[a-z])|kosher|halal|can(?: ?not|['’]?t) (?:eat|drink|have)|\
    doctor told me|on medication)\b|过敏|不能(?:吃|喝)|忌口|忌|吃素|素食|糖尿病|高血压|哮喘|怀孕|[吃喝碰闻][^，,。]{1,5}[就会都](?:起疹|出疹|长疹|拉肚子|肿|喘)|医生(?:让|叫|说|要|喊|劝)我
pattern kind_task_done
  iu: \b(?:i(?:['’]ve| have)? (?:already |just |finally )?(?:finished|completed|submitted|handed in|handed it|delivered|sent (?:off|\
    out)|wrapped up|turned in|booked|fixed)|(?:is|are|was|were) (?:now |all |finally )?(?:done|finished|completed|delivered|\
    submitted))\b|(?:完成|做完|写完|搞定|提交|交|交给|办好|弄好|订好)了|(?:已经|刚刚?|终于|都)(?:做完|写完|搞定|提交)
pattern kind_decision
  iu: \b(?:(?:i|we)(?:['’]ve| have)? (?:decided|agreed|settled on|chosen|chose(?! (?:right|well|wisely|wrong|badly))|\
    made up my mind)|let['’]?s go with|(?:i|we)(?:['’]ll| will) go with|let['’]?s (?:not |never )?(?:use|adopt|stick (?:with|to)|switch to|move to|stay (?:with|on)|build|host|deploy|run)(?= .{2,60}\b(?:for|as|\
    instead of) (?:the|our|all|every)\b)|my decision|final decision|that['’]s confirmed|\
    i confirm)\b|决定|想(?:了很久|通了|清楚了|明白了)[，,]|考虑再三[，,]|就这么定|定了|就选|敲定|确认用|拍板
pattern kind_preference
  iu: \b(?:(?:i|we)(?:['’]m| am)?(?: (?:really|also|just|do|always|still|absolutely|truly|actually|so|kind of|kinda|both|would|\
    especially|never|don['’]?t|totally|quite|rather|mostly|usually|generally|definitely|personally|all|did|only|simply|used to|\
    \w+ly)){0,2} (?:like|love|enjoy|prefer|adore|hate|dislike|loathe|detest|favou?r))\b|\bi (?:do not|don['’]?t|didn['’]?t|\
    never)(?: \w+)? (?:like|love|enjoy|eat|drink|smoke|drive|want|care for)\b|\bi can(?:not|['’]?t) stand\b|\
    \bmy (?:\w+ )?favou?rite\b|\bi(?:['’]m| am) (?:a (?:big |huge )?fan of|into|fond of|keen on|crazy about|obsessed with|\
    not a fan of|tired of)\b|\bi(?:['’]d| would) rather\b|\bi(?:['’]ve| have)?(?: \w+)? (?:quit|gave up|given up|\
    stopped) (?:smoking|drinking|eating|coffee|sugar|meat|alcohol|caffeine|soda)\b|喜欢|热爱|偏爱|偏好|最爱|最烦|最恨|爱(?:吃|喝|看|听|玩|去|用|读)|讨厌|\
    厌恶|受不了|不爱|不吃|不喝|不抽|戒了|戒掉|更愿意|宁愿|不再|迷上|越[\p{Script=Han}]越|[吃喝]不了|吃不惯|吃腻|离不开|没问题，越
pattern kind_task_open
  iu: \b(?:remind me|don['’]?t let me forget|(?<!\b(?:if|whether) )i(?:['’]ve| have)? (?:got )?(?:need|have|got|ought|want|plan|intend|hope|promised?|\
    agreed) to\b(?! (?:say|admit|be honest))|i(?:['’]m| am) (?:going to|planning to|about to|trying to|supposed to(?! be\b)|hoping to|\
    preparing)|i(?:['’]ll| will)\b(?! be (?:\d|an? |the |in |at |on |there|away|home|out|back))|i must|my goal is|deadline|\
    due (?:on|by|in|next|this|tomorrow)|i(?:['’]ve| have)? (?:just )?signed up for|by (?:next |this )?(?:monday|tuesday|wednesday|\
    thursday|friday|saturday|sunday|tomorrow|tonight|the end of)|(?:book|schedule|order|reserve|cancel|buy) (?:me |a |an |the |\
    us )|(?:is|are) coming (?:next|on|in))\b|提醒我|我(?:要|得|需要|必须|想要?|打算|计划|准备|答应|会|该)|要(?:去|来|交|做|写|买|给|把|参加|完成)|打算|计划|截止|\
    之前(?:我)?(?:要|得|交)|报名(?:了|参加)|目标是|待办|帮我(?:订|预订|预约|安排|买|取消|盯|留意)|(?:别|不要)让我忘|到时候?(?:喊|催)我|^(?:大?后天|明[天早晚]|今晚|下?个?(?:周|星期|礼拜)[一二三四五六日天末]|(?:(?:\d{1,2}|[一二三四五六七八九十]{1,3})月)?(?:\d{1,2}|[一二三四五六七八九十]{1,3})[日号])\
    (?:[上下中]午|[早晚]上)?(?:(?:\d{1,2}|[一二三四五六七八九十两]{1,3})点半?)?我?[要得去有]{0,2}(?:交(?!流|朋友|往|代|心|警|通)|还(?:书|钱|款|贷|车)|缴|续[费签租]|入职|报到|面试|面签|答辩|产检|体检|复[查诊]|考试|家长会|手术|签约|[交收]房|[拔看]牙|开庭|年检|验车)[^，,。！!？?了过吗的没不很挺]{0,8}(?=$|[，,。！!])
pattern kind_profile
  iu: \b(?:my name is|i(?:['’]m| am) (?:called|from|based in|an? |the |\d+|married|single|divorced|retired|engaged|born|originally|\
    left-handed)|i (?:live|work|study|come from|grew up|was born|moved|relocated|speak|own|have (?:a|an|two|three|four|one|no|\
    \d+)|teach|run a|majored)|my (?:\w+ )?(?:name|birthday|job|wife|husband|partner|mother|mom|mum|father|dad|sister|brother|son|\
    daughter|kids?|children|family|parents|grand\w+|girlfriend|boyfriend|fianc[eé]e?|best friend|friend|boss|colleague|roommate|\
    teacher|cat|dog|pet|hometown|company|school|house|apartment|phone|email|address|age|height|blood type|major|team)|\
    i(?:['’]ve| have) been (?:a|an|living|working|married))\b|我(?:的)?(?:名字|叫|姓|是|今年|来自|住|出生|生日|老家|家乡|职业|工作|公司|学校|专业|家|妈|爸|父|母|老公|\
    老婆|丈夫|妻子|哥|姐|弟|妹|儿子|女儿|孩子|爷爷|奶奶|外公|外婆|姥姥|姥爷|男朋友|女朋友|朋友|闺蜜|室友|老板|同事|老师|导师|猫|狗|有|养|身高|体重|血型|手机|邮箱|电话|地址|电脑|车|房)|住在|(?:^|现在|目前|\
    一直|还|就)住(?![院下不得过了]|酒店|一晚|两晚|几天)|搬(?:到|去|来)|搬家了|在.{1,16}(?:工作|上班|读书|上学|就职|当)|毕业于|来自|是.{0,6}(?:同学|同事|朋友|邻居|闺蜜)|\d+岁|\
    [一二三四五六七八九十]+岁|(?:小学|中学|高中|大学|研究生)(?:毕业|在读)
pattern kind_episode
  iu: \b(?:(?:i|we)(?:['’]ve| have)?(?: \w+)? (?:went|saw|met|had|did|got|took|ran|run|felt|made|bought|visited|watched|read|ate|\
    drank|cooked|wrote|learned|learnt|played|spent|talked|called|came|left|started|lost|found|won|broke|slept|tried|told|heard|\
    helped|walked|swam|drove|flew|hiked|baked|painted|planted|attended|joined|finished|usually|often|always|still|sometimes|never|\
    rarely))\b|\b(?:i|we) \w+(?:ed)\b|\bi feel\b|\bi(?:['’]m| am) (?:\w+ )?(?:happy|sad|tired|excited|worried|proud|angry|nervous|\
    frustrated|glad|afraid|anxious|stressed|lonely|upset|bored|sick|scared)\b|我.{0,24}(?:了|过|着|完)|我.{0,8}(?:觉得|感到|感觉|心情|习惯|经常|总是|\
    总要|常常|每天|每周|一直|从不|很少|还是|坚持)|(?:今天|昨天|昨晚|前天|上周|刚|这周|早上|晚上|周末).{1,40}(?:了|过|完|回来)
`
