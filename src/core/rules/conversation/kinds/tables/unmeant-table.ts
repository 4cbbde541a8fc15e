/** Patterns of what is joked, dreamt, played or said of others' belief, in the manner of `changes/tables/patterns-table.ts`. */
export const unmeantTable = String.raw`
pattern unmeant_english
  iu: ^(?:oh,? |ha,? |haha,? )*(?:yeah,? right|as if|in my dreams|fat chance|dream on)\b|\
    \bin (?:my|a|this|last night['’]s) (?:weird |crazy )?dreams? (?:last night|i|we|there)\b|\
    \b(?:i|we) dream(?:t|ed) (?:that|of|about|i|we)\b|\bhad (?:a|the weirdest|this) (?:\w+ )?dream\b|^not me \w+ing\b|\bapril fools?\b|\
    \b(?:just|only) (?:kidding|joking|messing|teasing)\b|^kidding\b|\bj\/k\b|(?<=[,.!] )jk\b|\
    \bjust to see (?:his|her|their|the) (?:face|reaction|look)|\b(?:he|she|they) (?:actually |totally |really )?(?:bought|believed|\
    fell for|swallowed) it\b|\b(?:it['’]s|it is|feels|it feels) (?:a bit |kinda |almost |basically )?(?:like|as if|as though) (?:i['’]m|\
    i am|we['’]re) (?:married|living|the|an?|in)\b|^technically,? (?:i['’]m|i am) an?\b|\
    \bi could (?:eat a|sleep for|murder a|kill for|cry|scream)\b|\b(?:plot twist|spoiler)\b ?:|\
    \b(?:according to|says|apparently) (?:google|webmd|the quiz|a quiz|my horoscope|buzzfeed|the internet|my star ?sign)\b|\
    \b(?:let me guess|picture this|(?<!\b(?:can(?:not|['’]?t)?|could|i|we) )imagine) ?[,:]? (?:i|i['’]m|me)\b|\bas the (?:saying|song|joke) goes\b|^(?:knock knock|joke of the day)|\
    \bno one['’]s ever said\b|\bsaid nobody ever\b|\bsaid no one ever\b|\
    \b(?:in|on) (?:stardew|skyrim|minecraft|the sims|animal crossing|zelda|d&d|my campaign|roblox|fortnite|\
    baldur['’]s gate)\b[^.]{0,12}\b(?:i|my|we)\b
pattern unmeant_chinese
  iu: 骗(?:你|他|她|你们)(?:的|玩|啦)|逗(?:你|他|她)(?:玩|的|呢)|开(?:个)?玩笑(?:的|啦|哈|呢|$)|愚人节|居然信了|还真信了|\
    (?:他|她|都)信以为真|家里有矿|[上下]辈子(?!吧|$)|原地(?:去世|爆炸|升天)|当场(?:去世|社死)|(?:笑|气|尴尬|社)死[，,]我|\
    差(?:一)?点点?我就|(?:谁|哪个|凭什么|哪里)说我|感觉(?:我|自己)(?:就)?(?:跟|和|像|快|要|都快)|我都?快(?:住在|成了|变成|长在)|当年要是|\
    当初要是|早知道.{0,12}(?:就|也)|要不是.{1,14}(?:早|现在)|百度(?:一下|上)|网上(?:测|查)(?:了|说)|^(?:剧透|段子|笑话|讲个笑话|冷笑话)|\
    我(?:是|演)(?:反派|主角|大侠|魔王)|把(?:下面|以下|这)\p{Script=Han}{0,4}[句段话篇]\p{Script=Han}{0,3}(?:改|翻|译|缩|扩|润|\
    写)[^。]{0,16}[：:]|听\p{Script=Han}{1,4}(?:吹牛|瞎说|胡扯|瞎扯|忽悠)|^(?:你)?(?:假装|扮演|假设|设想)|饿得能|恨不得|\
    按[^，,。]{2,12}(?:算|来算|换算)[，,]?我也?是|在(?:星露谷|我的世界|原神|模拟人生|剑网三|王者|塞尔达|动森)[^，,。]{0,4}里?我|\
    我在(?:星露谷|我的世界|原神|模拟人生|塞尔达|动森)|发错(?:消息|微信|群)
pattern unsaid_english
  iu: ^(?:and |but |so |well,? )*(?:i['’]m|i am|we['’]re) not saying (?:that )?(?:i|we)\b|\bi never (?:said|claimed) (?:that )?(?:i|we)\b|\
    \bi did(?:n['’]t| not) say (?:that )?(?:i|we)\b|\baccording to (?:the|a|this|that|some|an|my) (?:\w+ )?(?:test|quiz|app|internet|\
    horoscope|algorithm|personality test|survey|website)\b|\b(?:legend|rumou?r|word) has it\b|\bwith my luck\b|\bknowing my luck\b|\
    \bi(?:['’]m| am) (?:(?:literally|basically|absolutely|actually) )?(?:drowning in|dying of|melting|starving|\
    the (?:queen|king|master|god|champion) of|a (?:zombie|walking|human|couch potato|hot mess|lost cause)|my own worst enemy)\b|\
    \b(?:people|everyone|everybody|they|folks|strangers) (?:always |all |just |still )?(?:assumes?|believes?|figures?|reckons?|thinks?|say|\
    says) (?:that )?(?:i|i['’]m|we['’]re)\b|\b(?:profile|cv|bio|r[eé]sum[eé]|badge|t-?shirt|mug|name ?tag|horoscope|\
    fortune) (?:that )?says (?:that )?i\b|\b(?:one day|some ?day|one of these days) (?:i|we)(?:['’]ll| will)\b|\bwhat if i (?:told|said)\b|\
    \bmy (?:evil twin|inner \w+|alter ego)\b|\b(?:was|is|were|he['’]s|she['’]s|goes|went) (?:all )?like,? ["“]?(?:i|i['’]m|i['’]ve|\
    we['’]re|we)\b|\b(?:i|we)(?:['’]d| would) [^.;]{3,80}\bif (?:i|we|they|he|she|it|my|the)\b|\b(?:he|she|they) wants? me to say\b|\
    \b(?:kids?|son|daughter|mum|mom|dad|wife|husband|boss|friends?|sister|brother) (?:\w+ )?(?:thinks?|believes?|is convinced|\
    are convinced|swears?) (?:that )?(?:i (?:was|am)|i['’]m) (?:born|still|from|made|adopted|an?|the)\b|\
    ^(?:let['’]?s )?say (?:someone|somebody|a person|i|that i|i['’]m)\b|\
    \b(?:claims?|claimed|claiming|swears|insists?|reckons?) (?:that )?(?:s?he|they)\b(?!.*\b(?:i|me|my|our)\b)|\
    \btold (?:his|her|their|the) (?:teacher|class|friends?|boss|nan|gran|grandma|nursery|school) (?:that )?we\b|\
    \b(?:oh |ah )?(?:no,? wait|wait,? no|scratch that|strike that)\b(?!.*(?:\d|\b\w+day\b|\
    \b(?:january|february|march|april|may|june|july|august|september|october|november|december|noon)\b))|\
    \bor rather,? (?:i|we) (?:wanted|meant|tried|would)|\b(?:swore|swears|reckons?|claims?) (?:that )?(?:he|she|they)(?:'s|\
    're| is| was| were| could| can| has| had)\b
pattern unsaid_chinese
  iu: (?:来(?:了)?|蹦出|甩(?:来|出)|丢下|冒出)(?:一)?句[，,：:]?我|(?:在|照)\p{Script=Han}{1,5}(?:眼里|看来|心里)[，,]?我|\
    (?:能|可以|有机会|有可能)的话[，,]?我|[^，,。]{2,14}的话我就|没说(?:过)?我|怀疑我(?:自己)?(?:对|是|有|得|怀)|\
    (?:相亲资料|资料|简介|简历|朋友圈|签名|导航|说明书|测试|算法|工牌|星盘)(?:结果)?(?:上|里)?(?:写|说|显示|提示|标)(?:的?是)?(?:我|应)|\
    测(?:试|评)结果(?:说|是|显示)|我是(?![^，,。]{0,6}(?:尿病|哮喘|[高低]血压|癫痫|[炎癌]|肾病|心脏病|血病|痛风|狼疮)[^，,。]{0,2}(?:晚期|患者))[^，,。]{2,8}(?:晚期|患者|专业户|困难户|体质|星人|选手|本人)|\
    快(?:被|要|给|让)[^，,。]{1,8}(?:淹没|压垮|逼疯|烤|融化|累垮|埋)|我?快(?:疯|化|炸|崩溃|散架|断气|秃|憋死)了|总有一天|迟早有一天|\
    有朝一日|传说我|江湖传言|以我的(?:运气|智商|水平|性格)|(?:如果|假如|要是)我告诉你|邪恶双胞胎|比方说|一个像我这样|(?:造|写)(?:个)?句|\
    其实在家|[孩儿女家][子儿人]?(?:都|一直|总)?(?:觉得|认为|以为)我|是我的?(?:分身|替身)|\
    (?<!我)(?:非说|硬说|声称|自称)(?!.*我[妈爸哥姐弟妹])|(?:来(?:了)?|冒(?:出)?)一句[“"「『]|\
    (?:^|[哦啊呃诶欸，,。 ]|等等)不对[，,！!](?!.*(?:[一二三四五六七八九十\d]+[点号月日岁年]|周[一二三四五六日天末]|\
    是))|其实是想|本来(?:想|要|打算).{1,12}算了|^我(?:都|快|真的?|就)*要(?!结婚|搬|退休|当|生|毕业|辞|离|升|出|做|订婚|领证|怀|回|去|考|开|\
    办|换|买|卖|移民|入职|实习|转|手术|住|分手|戒|养|上|读|参加|走)[^，。]{1,3}了[。！!～~]*$|\
    (?<=^[^，,]{0,12})不(?:困|饿|累|冷|热|渴|晕|烦|气|慌|下雨?|堵|吵|急|聊|打扰|闹|废话|啰嗦|多说)了[。！!～~]*$|\
    ^(?:网|电|水|灯|手机|电脑|屏幕|打印机|电梯|空调|页面|链接|按钮|声音|图片?|视频|信号|耳机|键盘|鼠标|系统|软件|程序)[^，]{0,4}不(?:动|亮|\
    响|转|行|走|出|开|显示|能用|好使|见|灵|工作|来)了[。！!～~]*$|[出场部本集](?:戏|电影|电视剧|剧|小说|书|片子|\
    动画片?)里(?!.{0,6}我[^看])|吹他?(?:自己)?能打|赌咒
pattern more_unmeant_english
  iu: \b(?:says?|said|claims?|reckons?|swears?) (?:that )?(?:s?he|they) (?:can|could)\b[^.!?]{2,40}\bbut (?:s?he|they) also (?:says?|said|claims?|thinks?|reckons?|swears?)\b|\
    ^(?!my (?:doctor|dentist|gp|nurse|vet)\b|(?:you|u) (?:keep|kept) calling me\b)(?:(?!(?:i|we)\b)[\w'’]+ ){1,5}?(?:assum(?:es?|ed) (?:that )?i(?!.*\bbut i)|\
    (?:introduced|introduces|described|describes) me as an? |jok(?:es|ed|ing) (?:that )?i|(?:is|are|was|were) convinced (?:that )?i|\
    claims? (?:that )?i|claimed (?:that )?i|insists? (?:that )?i|wrote that i|(?:keeps?|kept) (?:calling|mistaking|taking) me|mistook me|\
    told (?:his|her|their) (?:mates?|friends?|colleagues?|class|kids|followers|date) (?:that )?i)(?:['’]|\b)|\
    \baccording to (?:my )?(?:facebook|linkedin|spotify|duolingo|instagram|netflix|siri|alexa|horoscope),? i\b|\
    \b(?:(?:linkedin|facebook|google|spotify|siri|alexa|duolingo|autocorrect|netflix|instagram|tiktok|my (?:spam folder|horoscope)|\
    the (?:quiz|algorithm|gossip|office gossip|tarot|stars?))(?: just| always| still| now)? (?:thinks?|says?|told|tells|claims?|promises?|\
    insists?|believes?|congratulated)|(?:my (?:watch|phone|fitbit|gps|scale)|\
    the (?:app|form|website))(?: just| always| still| now)? (?:thinks?|claims?|insists?|believes?|congratulated))\b(?=.* (?:i|me)\b)|\
    \b(?:next|another|a past|previous|a parallel|an alternate|a different) (?:life|lifetime|universe|timeline|dimension)\b|\
    ^(?:fine|well|ok(?:ay)?|so)?,? ?(?:guess (?:i|we)['’]ll|might as well|watch me|plot twist|breaking news|spoiler(?: alert)?|\
    fun fact: not)\b(?! my)|\b(?:came|come|coming) to my senses\b|\bchickened out\b|\b(?:total|complete|utter|big fat|outright) lie\b|\
    ^(?:and |but |so |well,? )*(?:it['’]?s|it is) not (?:like|as if|as though) (?:i|we)\b|\
    ^(?:just |please |you can |if anyone asks,? |ok,? )*(?:put(?: down)?|say|write|\
    tell (?:him|her|them|everyone|people|my [\w'’]+|the [\w'’]+)) (?:that )?(?:i|we)(?:['’]|\b)(?! (?:say|said)\b)|^if anyone asks\b|\
    \b(?:story|novel|tale|poem|chapter|sketch|script|joke|song|fable|monologue|exercise|(?:my|the|their) character|\
    backstory)\b[^:.]{0,30}(?:: ?|\b(?:starts?|begins?|opens?) (?:like this|with)\b.{0,3})(?:i|my|we)\b|\
    \bi(?:['’]m| am)(?: now)? (?:officially|apparently|technically) (?:an?|the|my) (?:\w+ )?(?:hermit|zombie|cat lady|old (?:man|lady)|\
    ghost|meme|legend|mess|disaster|gremlin|goblin|potato|robot|failure|clown|genius|adult)\b|\
    \bi(?:['’]m| am) married to (?:my|this|the) (?:job|work|laptop|sofa|couch|bed|desk|gym|code|phone)\b|\
    \bi have the (?:memory|attention span|patience|energy|reflexes|willpower|social skills|fashion sense|bladder|brain|appetite|\
    coordination) of\b|\b(?:phd|degree|black belt|doctorate|masters?|diploma|gold medal) in (?:procrastinat|overthink|being|doing nothing|\
    napping|complain|worry|sarcas|losing|avoid|burning|snack|sleep)\w*|\
    \bfluent (?:sarcasm|cat|dog|emoji|typo|nonsense|bullshit|gibberish)\b|\
    \bmy (?:superpower|toxic trait|love language|spirit animal|(?:whole )?personality|cardio|special talent|origin story) is\b|\
    \band (?:pure )?(?:regret|tears|despair|spite|vibes|rage)\b$|\ballergic to (?:mondays?|small talk|work(?:ing)?|people|mornings?|effort|\
    nonsense|drama|exercis\w+|responsibilit\w+|deadlines?|meetings?|stupid\w*|adult\w*|commitment|cardio|maths?|being|getting|having|\
    waking|doing|my (?:job|alarm|inbox|ex|boss|homework|desk))\b|\bi(?:['’]ve| have)?(?: \w+)? (?:live|moved|living|lived) (?:in|into|at|\
    on) (?:my |the |this )?(?:inbox|denial|pyjamas|pajamas|meetings|slack|zoom|excel|spreadsheets?|group chat|traffic|leggings|\
    sweatpants)\b|\bi(?:['’]m| am)? ?(?:live|living) (?:at|in) (?:the|this|my) (?:airport|office|library|gym|lab|studio|shop|\
    car park)\b(?=.*\b(?:these days|lately|now|lol|haha|basically|apparently)\b)|\
    \bwhen i(?:['’]m| am| become) (?:president|king|queen|famous|rich|a millionaire|a billionaire|emperor|the boss)\b|\
    \b(?:when|once|if) (?:i|we) win the lottery\b|\bas (?:[\w'’]+ ){1,4}would say\b|\bi work for my (?:cat|dog|plants?|kids?)\b|\
    ^(?:hi|hello|hey|dear) (?:team|colleagues|sir|madam|landlord|neighbou?rs?|customers?|parents|committee|hr)\b(?!,? (?:myself|my name is) \p{L})|^subject ?:|\
    \b(?:i|we) hereby\b|\b(?:on|in) (?:the|my|an?|that) (?:form|application|survey|questionnaire|quiz|cv|resume|dating profile|\
    test)\b.{0,12}\b(?:i|we) (?:put|said|wrote|claimed|answered|ticked)(?: down)?(?: that)? (?:i|we)\b|\
    \b(?:in|on) (?:minecraft|the sims|sims|animal crossing|stardew(?: valley)?|roblox|fortnite|skyrim|zelda|monopoly|my dungeon|\
    the campaign|our campaign|my roleplay)\b|\bmy sims?\b|\bfor (?:the costume party|fancy dress|halloween|carnival|\
    the fancy dress party),? (?:i|we)\b|\b(?:i|we)(?:['’]m|['’]re| am| are) going as an? (?:\w+ )?(?:vampire|witch|pirate|ghost|zombie|\
    clown|mummy|pumpkin|toaster)\b|^(?:well,? |so,? )?(?:lucky|yay|hooray for) me\b[,!.]? ?(?:i (?:get|got) to|another|more|now i)\b|\
    \bnothing (?:i|we) (?:like|love|enjoy) (?:better|more) than\b|\bi (?:just |do |really |absolutely |so |always )*(?:love|enjoy|adore|\
    dreamed of|dreamt of) (?:a good )?(?:sitting on hold|sitting in traffic|waiting (?:in|for)|standing in|\
    being (?:stuck|late|ignored|woken|yelled|shouted|audited)|getting (?:stuck|rained|soaked|yelled|lost|sick|ghosted)|\
    paying (?:taxes|bills|fines|rent)|scrubbing|queu\w+|doing (?:my )?(?:taxes|paperwork)|rush hour|delays?|mondays|parking tickets?|\
    flat tyres?)\b|\baged (?:\w+ )?(?:\d+|five|ten|twenty|thirty|fifty|a hundred) years\b|\bbrain cells?\b|\
    \brunning on (?:fumes|caffeine|spite|coffee|empty)\b|\b(?:\d+|\w+ty) ?(?:percent|%) (?:coffee|caffeine|tea|stress|chocolate|anxiety)\b|\
    \bone with (?:the|my) (?:sofa|couch|bed|chair|blanket)\b|\b(?:dating|in a relationship with|a date with) my (?:laptop|bed|sofa|couch|\
    fridge|phone|pillow|job|inbox)\b|\b(?:account|laptop|phone|car|plants?|battery|social life|motivation|diet) (?:is|\
    are) on life support\b|\bblack hole\b|\bplotting (?:against|to)\b|\
    \b(?:become|becoming|turned into|turning into) an? (?:potato|hermit|tree|cloud|burrito|plant|blob|rock|ghost|zombie|vegetable|raisin|\
    prune)\b|\bnever leaving (?:this|my)\b|\bmov(?:e|ing) (?:to|into) a (?:monastery|convent|cave)\b|\bi quit,? (?:the|this) \w+ wins\b|\
    \b(?:sentence|phrase|original|draft|caption|bio|prompt|text|lyric|slogan|answer|status)\b(?: \w+){0,3}: ?(?:i|my|we)\b|\
    ^(?:draft|original|example|sentence|caption) ?: |\b(?:reckons?|jokes?|keeps? (?:telling me|saying)) (?:that )?i (?:should|ought|could|\
    must)\b
pattern more_unmeant_chinese
  iu: (?:开头|第一句|首句|台词)(?:就|要|得)?(?:是|写的?是|写|为|用)[，,：:\s]*[「“"『]|\
    (?:今[天晚]|[明后]天|下班|马上|立刻|这就|现在)(?:我)?(?:就|直接)[^，,。]{0,6}(?:出家|当(?:个)?(?:和尚|尼姑|喇嘛|道士|乞丐)|剃度|跳[楼河海]|上吊|归隐|隐居|[要讨]饭|捡垃圾)|\
    ^(?:我|要|真的?|等|万一|哪天|要是)*真的?(?:能)?(?:中了|中奖|发了?财|暴富|有钱|成名|火了|红了)[^，,。]{0,6}(?:就|一定|先|肯定)|^等我?(?:傍上|嫁[入给]豪门|娶了富婆|中彩票)|\
    ^(?:又|还|正|我)*堵在(?:路上|高架|桥上|半路)[^，,。]{0,8}(?:[，, ]+(?:无语|烦死?了?|服了|救命|唉))?$|\
    ^(?:这?周末|今[天晚]|晚上|下班|放假)[^，,。]{0,3}想[^，,。]{1,8}[，, ]+(?:但是?|可是?|可惜|奈何)[^，,。]{0,2}没[人伴空钱时][^，,。]{0,6}$|\
    ^(?:(?:娃|孩子|宝宝|小家伙|神兽)[^，,。]{0,4}睡[^，,。]{0,2}[，, ]+)?(?:我)?(?:终于|总算|可算)(?:能|可以)?(?:喘口?气|歇(?:一?会儿?|口气|歇)|清静|消停|松口?气|躺会儿?|休息(?:会儿?|一下))了?[~～。！!]*$|\
    ^(?:[上下]班了?[^\p{L}]*)?(?:今[天早晚])?(?:早上|晚上)?(?:地铁|公交|食堂|电梯)[^，,。]{0,5}挤[成死爆][^，,。]{0,8}$|\
    不对[，,]?你(?:只|又不)?是个?(?:ai|机器人|人工智能)|我(?:就|简直|已经|现在|真)?是(?:个|一?台|一?条|行走的|没有感情的|无情的).{0,12}(?:机器|工具人|僵尸|咸鱼|黑眼圈|废人|废物|社畜|丧尸|\
    人形)|我的(?:主食|超能力|特异功能|本体|人生信条)是|和(?:后悔|眼泪|绝望|怨气|悔恨)$|\
    对(?:周[一二三四五六日天]|星期.|上班|工作|开会|早起|学习|人类|社交|加班|数学|老板|运动|作业|钱|生活|人生)过敏|\
    (?:拖延症?|懒癌|摸鱼|熬夜|吃货|干饭|躺平|吐槽)(?:博士|硕士|八级|十级|冠军|学位|专业)|\
    我的?(?:记性|脑子|体力|耐心|睡眠|胃口|钱包).{0,2}(?:跟|和|像).{1,5}(?:一样|似的)|(?:恐龙|石器|侏罗纪|盘古|史前).{0,5}(?:时代|开始|就)|\
    跟.{1,3}(?:床|沙发|工作|电脑|手机)结婚|已经阵亡|等我(?:当(?:了|上)(?:总统|皇帝|首富|明星|大明星|国王|主席)|中了|有钱|发财|暴富|成名|\
    红了|长出)|(?:平行|另一个)(?:世界|宇宙|时空)|^(?:那|行吧|好吧|得)[，,]?我(?:就)?.{1,10}(?:好了|得了|算了)$|\
    ^(?:行吧|好吧|得嘞)[，,]我(?:就)?去|^(?:剧透|辟谣|剧情反转)|(?:住|长)在(?:了)?(?:公司|单位|办公室|实验室|图书馆|淘宝|抖音|床上)(?:了|\
    里)?(?=.*(?:哈|了$))|家住(?:在)?(?:淘宝|抖音|公司)|(?:听说|据说|都说|八卦说|传言|谣传|有人传).{0,3}我(?:要|会|是|已经|有)|\
    (?:星座书?|测试|算法|垃圾邮件|领英|抖音|淘宝|软件|网易云|输入法|朋友圈|塔罗)(?:上|里)?(?:说|觉得|认为|以为|非说|恭喜|告诉).{0,2}我|\
    (?:介绍(?:说)?|当成|认成|错认|误认|非说|硬说|开玩笑说|瞎说|造谣(?:说)?|大家都?以为|人家都?以为|别人都?以为|总以为)(?:是)?我(?:是|该|打|\
    有|会|要)|(?:故事|小说|人物|角色|剧本|童话|练习|台词|歌里|寓言).{0,8}(?:[：:]|唱)|又不是我|(?:搞|弄|说)得(?:好像|跟)?我|\
    就(?:说|写|当|填)我(?:是|在|得|有|搬)|信里(?:就)?(?:写|说)我|说我得了|^(?:你就)?造句|本来(?:想|要|打算).{1,12}(?:清醒|怂了|作罢)|\
    以为(?:我|自己)?(?:是捡|要被|会被|要死)|^(?:各位|亲爱的|致)(?:同事|家长|老师|领导|邻居|业主|客户|读者|同学|房东)|本人因|特此|\
    (?:问卷|表格|报名表|申请表|简历|调查|资料|志愿|试卷)(?:里|上|中)?(?:我|都)?(?:填|写|选|勾|答)[了的]?是?(?:我|有|会|单身|已婚|未婚|男|\
    女)|我.{0,6}(?:填|写|勾)的(?:是)?(?:有|会|在)|(?:游戏|模拟人生|跑团|剧本杀|副本|动森|我的世界|王者|大富翁|梦幻西游)(?:里|中|上)?(?:的|\
    我|，).{0,4}(?:我|角色|人物|有|是|生|建|养|买)|我(?:在)?(?:跑团|游戏|模拟人生|动森|我的世界|剧本杀)(?:里|中|的)|\
    我?(?:要|打算|准备)?扮(?:成|演)?(?:烤|一?[个只头台]|吸血鬼|女巫|僵尸|鬼|皇帝|公主)|\
    我(?:最|可太|可|就|真|简直|太)(?:喜欢|爱)(?:死)?.{0,8}(?:排队|排.{0,5}的队|加班|堵车|爆胎|报税|停电|淋雨|被骂|被催|开会|等位|报销|周报|\
    早高峰)(?:了|啦)?[。！!～~]?$|恭喜我(?:喜提|荣获|又)|^真(?:好|棒)[，,].{0,4}(?:又|整个|可以|能)|\
    (?:一上午|一天|一夜|一周|一下午|一瞬间).{0,3}老了|脑细胞|靠.{1,5}(?:吊着|续命)|百分之.{1,4}是(?:咖啡|水|奶茶|脂肪)|融为一体|\
    [跟和与](?:被窝|床|沙发|枕头)(?:有约|约会)|(?:做|当|变成)(?:一)?[颗棵条只块个](?:土豆|树|咸鱼|云|石头|废柴|蘑菇|废人)|\
    宣布.{0,4}(?:退出.{0,6}界|躺平|封神|摆烂|倒闭)|我就?出家|我认输|(?:银行卡|钱包|电脑|手机|余额|绿植|脑子|灵魂).{0,3}(?:抢救|ICU|阵亡)|\
    (?:就是|只是|不过是)个?铲屎|[猫狗].{0,2}才是(?:户主|老大|主人)|(?:原句|原文|病句|例文|句子|题目|辞职信|草稿|文案|\
    (?:邮件|短信|签名)(?=.{0,5}[：:](?:我|本人|尊敬|[您你]好)))(?:是|写的是|如下)?[：:]|^(?:假定|比方说?|打个比方|我要是|要是我)|\
    (?:还剩几个|会怎样|会怎么样|怎么办|是什么意思|要交多少\S?|是多少)$|撺掇我|怂恿我
pattern unmeant_aside
  giu: \[\p{Script=Han}{1,4}\]|(?:^|[，,。！!~～ ])(?:今天|最近|这[周月]|我|真的?|又|都|快|已?经?|简直|好|太|直接|彻底|有点)*(?:[累热熱困冷穷窮忙饿餓哭晒曬冻凍丑醜胖渴气氣急]成(?:狗|猪|鬼|球|傻子?|[肉冰]干|冰棍|孙子|河豚|陀螺|翔)|[快要](?:疯|炸|崩溃|散架|秃|累瘫)|[哭困饿]死|emo|裂开|破防|吐血|吃土|社死|麻|原地(?:去世|爆炸|升天))[了啦咯惹]?(?:但|不过|可是?)?(?:也|很|都)?(?:值得?|开心|满足)?[了啦]?(?:$|(?=[，,。！!~～ ]))
pattern parts_english
  iu: ^(?:and |but |so |well,? )*(?:in|on|for|at) (?:(?:my|the|our|a|this|that|tonight['’]s) )?(?:[\w&'’-]+ ){0,3}(?:campaign|stage|\
    panto(?:mime)?|musical|larp|murder mystery(?: \w+)?|sketch|improv(?: \w+)?|(?:costume|fancy dress|theme) party|school play|play|film|\
    movie|novel|game),? (?:i['’]m|i am|i have|i['’]ve|i play|i live|my)\b|\
    ^(?:hi,? |hey,? |ok,? |just |i['’]m )*(?:asking|question|q) (?:this )?for a (?:friend|mate|colleague)\b|\
    \bintroduced (?:him|her|them)sel(?:f|ves) (?:with|as)\b|\b(?:does|did|doing|do) (?:\w+ ){1,3}impressions? of (?:me|us)\b|\
    \b(?:imitat|mimick?|parod)(?:es|ed|ing|ies|ied|ying|s)? (?:me|us)\b|\
    \b(?:tell|told|telling) (?:everyone|everybody|people|strangers|them|him|her|the \w+) (?:that )?(?:i (?:was|am|had|have|came)|i['’]m|\
    my name (?:was|is))\b(?=.*\b(?:lol|haha|joke|(?:just )?to (?:sound|seem|look|impress|mess|annoy|get out))\b)|\
    ^as a (?:joke|prank|dare|bit)\b|^(?:when (?:i|we) (?:was|were) [\w ]{1,16},? )?i (?:honestly |really |always |genuinely )?(?:thought|\
    believed|was convinced|assumed) (?:that )?(?:i (?:was|had)|i['’]d|\
    we were)\b(?!.*\b(?:but|turns? out|turned out|and i (?:was|am|still))\b)|\
    \b(?:makes?|made) (?:me|us) (?:look|sound|feel) (?:like|as (?:if|though)) (?:i|we)\b|\
    ^one more [\w ]{2,30} and i(?:['’]m|['’]ll|['’]d| am| will)\b|\b(?:parent|mother|mum|mom|father|dad|employee|friend|daughter|son|\
    driver|husband|wife|neighbou?r|host|cook|chef|colleague|owner) of the (?:year|month|century|decade)\b|\
    \b(?:love|loving) (?:that|this) for (?:me|us)\b|\bexactly what i (?:live for|got up for|needed|signed up for)\b|\
    \b(?:the|his|her|its|my|our) (?:characters?|protagonists?|hero(?:ine)?|narrator|villain|main character|\
    love interest) (?:(?:in|of) (?:my|the|a|our|this) (?:\w+ )?(?:novel|book|story|film|play|game|series|script|show)\b|\
    (?:is|has|was|lives|works|moves|loses|gets)\b)|\bnone of (?:it|which|that|this) (?:is|was) (?:even )?true\b|\
    \bnot (?:a|one) (?:single )?word of (?:it|which|that) (?:is|was) true\b|\
    ^(?:the |latest )?(?:rumou?r|gossip|word)\b[\w ]{0,20}\b(?:is|has it|says|goes),? (?:that )?i(?:['’]|\b)|\
    \bi(?:['’]m| am) (?:still )?(?:\d+|\w+teen|six|seven|eight|nine|ten|twelve|twenty(?:[- ]\w+)?) (?:at heart|inside|on the inside|\
    in spirit)\b|\b(?:1[3-9]\d|[2-9]\d\d|\d{4,}) years old\b(?<=\bi(?:['’]m| am)\b.{0,24})|\
    \bhaven['’]?t (?:slept|eaten|showered|rested) since (?:19|20)\d\d\b|\
    \bi(?:['’]m| am) (?:the |a )?(?:(?:queen|king|emperor|empress|god|goddess|lord|patron saint|poster child|prince|princess|\
    ceo) of (?!an?\b|my\b|our\b|the company\b|\p{Lu})|(?:duke|duchess|earl|baron|baroness) of )|\
    \b(?:i|he|she|we|they|my \w+)(?:['’]m|['’]re|['’]s| am| is| are| was| were) (?:(?:an?|actual|actually|basically|literally|feral|\
    secretly|wild|such|total) )*(?:vampire|zombie|werewol(?:f|ve)|wol(?:f|ve)|witch|wizard|dragon|mermaid|unicorn|alien|goblin|gremlin|\
    raccoon|sloth|monster|demon|robot|cyborg|caveman|spaceship)s?\b(?! (?:fan|engineer|at|for|in the (?:play|show|panto)))|\
    \b(?:married|raising|live with|living with|adopted) (?:an? )?(?:raccoon|gremlin|goblin|demon|dictator|feral \w+|wild animals?|\
    tiny tyrant|small tyrant)\b|\bi (?:live|run|survive|function|exist) (?:purely |solely |only |mostly )?on (?:coffee|caffeine|spite|tea|\
    sugar|vibes|toast|adrenaline|anxiety|crisps|biscuits)\b|\bfluent in \w+ing\b|\bmy blood type is (?!an?b?\b|b\b|ab\b|o\b|rh)|\
    \bmy other car\b|\bin court before|\blegally dead\b|\bprofessional (?:procrastinator|crastinator|napper|worrier|snacker|overthinker|\
    complainer|couch potato)\b
pattern parts_chinese
  iu: ^(?:我)?(?:帮|替|代)(?:我)?(?:一?个|我的?|家里的?)?(?:朋友|同事|同学|室友|闺蜜|亲戚|人家|别人|邻居)问|自我介绍(?:说|时|就)|\
    学(?:着)?我(?:说话|讲话|走路|的样子|的口气)|模仿(?:着)?我|(?:跟|和|对|骗)[^，。！？]{1,8}说我(?:叫|是|姓|有|来自|\
    住)(?=.*(?:哈哈|笑死|逗|玩|其实))|小时候[^，。]{0,6}我?(?:一直|总)?以为|\
    我?(?:一直|曾经|当时)?以为(?:我|自己)(?:是|有|得了|怀)(?!.*(?:其实|结果|后来|没想到|原来))|^[^，,。我]{1,6}(?:还|都|老|总|一直)?以为我|\
    ^再[开加来](?:这么|那么)?一?[个次场回顿][^，。]{0,8}我?就(?:去|要|得|直接)|年度(?:最佳|最惨|第一)|\
    (?:女主|男主|主角|主人公|反派|女二|男二)(?:角|人公)?(?:叫|是|有|住|失|得|死|在|跟|和|从|带|最|后)|\
    ^(?:说不定|没准)(?:儿)?(?:哪天|有一天|以后|将来|明年|过几年)|(?:跟|和)(?:我的?)?(?:工作|电脑|床|手机|沙发|代码|论文)结婚|感动了$|\
    [话戏]剧里我|台上我|(?:心里|心态|内心|骨子里)(?:我)?(?:还|才|永远)?是?[^，。]{1,4}岁|活了[^，。]{0,2}[百千万]年|\
    我(?:就|可)?是[^，。]{1,6}界的?|靠[^，。]{1,8}活着|(?:嫁|娶)了[^，。]{0,1}[只头条]|\
    是(?:个|只|头|一只|一头|一个)?(?:野生的?|行走的?)?(?:吸血鬼|僵尸|丧尸|狼|妖怪|妖精|巫婆|外星人|神仙|野人|怪兽|小?恶魔|小?独裁者|\
    小?魔王|公爵|伯爵)(?:$|[。！!，,～~])|(?:跟|和)[^，。]{0,4}(?:小?独裁者|小?魔王|小?恶魔|小?暴君)(?:一起)?住|血型是(?![ABOab熊]|rh|Rh)|\
    精通(?:叹气|摸鱼|躺平|发呆|睡觉)|死亡状态|错误决定|(?:半个|整个)[^，。]{1,4}都是我的|长了?[三四五六]只(?:手|眼|脚)
pattern material_more
  u: ^(?:(?:[Mm]y |[Aa] |[Tt]he |[Hh]ere(?:['’]s| is) (?:my |a )?)?(?:[Ss]ample|[Pp]ractice|[Mm]odel|[Mm]ock|[Ee]xample|[Dd]raft) (?:answer|reply|response|sentence|paragraph|essay|intro(?:duction)?|speech)\b[^.!?:'"“‘]{0,30}[:,–-]? ?['"“‘]|[Tt]his is (?:just )?a test\b|[Tt]est(?:ing)?(?: message)?[:,]|\
    (?:[Ff]or (?:example|instance)|[Ee]\.?g\.?|[Ee]xample|[Ss]ample)[:,] (?:I|i|my|My|we|We)\b|\
    Dear (?:Sir|Madam|Mr|Mrs|Ms|Dr|Hiring|Team|All|Colleagues|Customer|Committee)\b|To whom it may concern|(?:Subject|Re|RE|Fwd?|FWD|FW): |\
    \[?\d{1,2}:\d\d(?: ?[apAP][mM])?\]? ?[-–]? ?\p{Lu}[\p{L} ]{1,20}: |(?!(?:One|Two|Three|Four|First|Second|Third|Last|Update|News|Context|Note|Also|Plus|Background|Info|Confession|Status|Today|Yesterday|Result|Outcome|Fact|Facts|Reminder|Anyway|Btw|Fyi|Question|Problem|Situation|Reason|Plan|Verdict|Summary|Diet|Job|Family|Age|Home|Basically|Yes|No|Well|Honestly|Sorry|Correction|Remember)\b)\p{Lu}[\p{Ll}]{1,14}: (?:I|I['’]m|I['’]ve|i|i['’]m|we|We|my|My)\b|\
    (?:测试|试)(?:一下|消息)?[：:，,]|(?:比如说?|例如|举个例子|举例)[：:，,] ?[我他]|(?:尊敬|敬爱)的|【转发】|\[转发\]|转发[：:]|\
    本人(?:自|系|现|因)|\[?\d{1,2}[:：]\d\d\]? ?\p{Script=Han}{1,4}[：:]|\
    (?:[小老阿]\p{Script=Han}|妈|爸|老妈|老爸|老公|老婆|\p{Script=Han}{1,2}(?:总|哥|姐|老师|经理|主任))[：:] ?(?:我|你|他|她|咱))
pattern begins_play
  iu: \b(?:can we|could we|can you|let['’]?s|lets|wanna|shall we|want to|i want to|up for|fancy|how about we|we could|i wanna) (?:do|play|make|start|have|try|run|write|doing|tell) (?:an?|some|another|this|our|my) (?:[\p{L}-]+ ){0,3}?(?:stor(?:y|ies)|rp|role-?play|adventure|campaign|fic|fanfic|quest|session|d&d|dnd|saga|tale)\b(?! (?:time|app|book|board|points?)\b)[^.!?\n]{0,60}[.!?,;:\n—–-]+ ?(?:so |ok(?:ay)? |and )?(?:i['’]?m|i am|i['’]ll be|ill be|my character|my name['’]?s|you['’]?re|ur|u r|you are|call me)\b|\
    \b(?:let['’]?s|can we|shall we|wanna|want to|i want to) (?:role-?play|play pretend|pretend)\b|\
    \brole-?play(?:ing)?\b[^.!?]{0,40}\b(?:you(?:['’]re| are)|i(?:['’]m| am|['’]ll be))\b|\
    \bpretend (?:that )?(?:you|i|we)(?:['’]re| are|['’]m| am)\b|\b(?:you|i)(?:['’]ll| will) (?:be|play) (?:the|a|an) (?:\w+ )?(?:innkeeper|\
    knight|king|queen|wizard|pirate|captain|detective|villain|merchant|dragon|princess|vampire)\b|\
    (?:玩|来|开始)(?:个|一个|一下|一段)?角色扮演|(?:我们|咱们|咱|来)?(?:假装|扮演)[^。！？]{0,12}(?:你|我)|\
    你(?:来)?(?:扮演|演|当)[^。！？]{1,12}我(?:来)?(?:扮演|演|当)|\blet['’]?s play(?:(?: a)? (?:game|scene|part)|[:,]| that)|\
    \byou(?:['’]re| are) (?:the|an?) [\w ]{2,20}(?:,| and) (?:and )?i(?:['’]m| am|['’]ll be)\b|\
    \bact (?:as if|like) (?:i|you)(?:['’]m| am|['’]re| are)\b|(?:玩|来)(?:个|一下|一段)?(?:角色扮演|过家家|剧本杀)|\
    (?:^|[。！？!?]\s*)(?:我们|咱们?)?(?:来)?(?:演|对|排)(?:一?[段出场个])?(?:[^，。！？]{0,4})戏[：:，,][^。！？]{0,12}(?:你|我)(?:是|演|当)|\
    你是[^，。！？我]{1,8}[，,]我是|(?:^|[.!?] )(?:(?:ok(?:ay)?|hi|hey|so|now|please|can (?:you|we)|could (?:you|we)|let['’]?s|i want to|\
    i['’]d like to|help me|let me)[, ]+)*(?:simulate|act out|improvi[sz]e|rehearse|practi[cs]e)\b[^.!?]{0,80}\byou(?:['’]re| are|['’]ll be|\
    ['’]ll play| be| play| start)\b|(?:^|[.!?] )(?:(?:ok(?:ay)?|hi|hey|so|now|please|can (?:you|we)|could (?:you|we)|let['’]?s|i want to|\
    i['’]d like to|help me|let me)[, ]+)*(?:simulate|act out|improvi[sz]e) (?:an?|the|my)\b|\
    (?:^|[.!?] )(?:(?:ok(?:ay)?|hi|hey|so|now|please|can (?:you|we)|could (?:you|we)|let['’]?s|i want to|i['’]d like to|help me|\
    let me)[, ]+)*(?:play|be) (?:the|an?|my) (?:\w+ )?(?:customer|clerk|waiter|waitress|interviewer|opponent|detective|suspect|patient|\
    judge|shopkeeper|dungeon master|game master|dm|guard|witness|client|receptionist|stranger)\b|\
    (?:^|[.!?] )(?:(?:ok(?:ay)?|hi|hey|so|now|please|can (?:you|we)|could (?:you|we)|let['’]?s|i want to|i['’]d like to|help me|\
    let me)[, ]+)*(?:(?:run|start|play|do|host|be|try) [^.!?]{0,20}(?:text adventure|dungeon master)\b|debate (?:with )?me\b|\
    interview me as\b|(?:write|tell|make up) a (?:story|fairy tale|novel) together\b)|\
    \byou(?:['’]re| are|['’]ll be| be| play) (?:the|an?|my) [\w ]{2,20}(?:,| and) ?(?:and )?i(?:['’]ll)? (?:be|play)\b|\
    \byou(?:['’]re| be| play) the [\w ]{2,20}, i(?:['’]m|['’]ll be| be| play) the\b|\
    (?:^|[。！？，,])(?:我们|咱们|来|帮我|陪我|想|我想)*(?:模拟(?!考|卷|题|面试|器|人生|了|过)|演练(?!了|过)|对戏(?!了|过)|\
    即兴演(?!了|过|奏|讲))|你(?:来)?(?:当|演|扮演?)一?[个下]?[^，。！？我]{0,6}(?:员|官|客|人|医生|老师|老板|客服|侦探|店长|裁判|司机|警察|\
    国王|将军|房东|评委|患者|病人|学生|经理|主持|对手|嫌疑犯)(?:$|[，,。！？])|\
    (?:^|[，,。！？])(?:来|我们来|咱们来|陪我|带我)玩?(?:个|一局|一把)?(?:文字冒险|跑团|剧本杀|狼人杀)|你当主持人?带我|\
    假如我是[^，。]{1,12}[，,]你来|^来?[跟和]我辩论|我当(?:正方|反方)[，,]|\
    (?:一起|咱们|我们)来?(?:编|写|接龙)一?个(?:故事|小说|童话)(?!.*[了过])|\blet['’]?s pretend\b|\
    \blet['’]?s [^.!?]{0,40}\byou(?:['’]re| are| be| play)\b(?! (?:right|welcome|ready|done|free|sure|fine|ok))|\
    \b(?:can|could|will|would) you (?:be|play) (?:an?|my|the|him|her) (?!bit\b|little\b|dear\b|darling\b|sport\b|judge of|help\b|devil)|\
    \bi['’]ll (?:be|play) [\w' -]{2,25}(?:,| and|;) (?:and )?you(?:['’]re|['’]ll be| be| are| play)\b|\
    \b(?:you (?:be|play)|^(?:play|act as|be) (?:the|an?|my)) [\w' -]{2,25}(?:,| and|;) (?:and )?i(?:['’]m|['’]ll be|\
    ['’]ll play| be| am| play)\b|\bwants? you to (?:be|play) (?:an?|the|my)\b|\
    \b(?:speak|talk|write|reply|answer|treat|address|question|interview|bow)\b[^.!?]{0,20}\b(?:as (?:if|though)|like) i(?: were| was| am|\
    ['’]m)\b|\b(?:in|into|get into) character\b|\b(?:rehearse|practi[cs]e)\b[^.!?]{0,80}\byou(?:['’]re| are| be| play) (?:an?|the|my|him|\
    her|some)|\b(?:new|little|quick|silly) game:|\bplay (?:dungeon master|game master|shop|doctors?|house|pretend)\b|\
    (?:^|[.!?] |\b(?:let['’]?s|can (?:we|you)|could (?:we|you)|shall we|please|give me|do|have|start|run|time for|up for|\
    fancy) (?:[\w']+ ){0,4}?)(?:improv(?:isation)?|impro|mock (?:interview|trial|exam talk)|text adventure|make-believe|\
    (?:puppet|sock puppet) (?:show|time)|sketch with me|scene with me)\b|\
    \b(?:write|tell|make up|invent) an? (?:\w+ )?(?:story|tale|poem|adventure)\b[^.!?]{0,20}\b(?:one (?:line|sentence) each|in turns|\
    taking turns|you start|turn by turn)\b|[:.!] you(?:['’]re| are) (?:an?|the|my) [\w' -]{2,30}(?:,| and|;) (?:and )?i(?:['’]m| am|\
    ['’]ll| have| want| need| was| just)\b|\btime, you(?:['’]re| are) [\w' -]{2,25}(?:,| and)|\
    (?<![上要能导])演(?:一?[段出场]|个)(?!.{0,8}[了过])|(?:对|走|搭)(?:一?[段场个])戏|(?:来|玩)(?:一?[段个场])?即兴|小?剧场[，,：:]|\
    进入角色|入戏(?!了|太)|(?:来|做|搞|弄)(?:个|一个|一场|一次)?(?:模拟面试|模拟法庭|模拟谈判|文字冒险|文字游戏)(?!了)|\
    你(?:来|就|先|能|能不能|可以)?(?:当|演|扮|装)我?[^，。！？我了过]{1,12}[，,？?！!。]? ?我(?:来|就|是|当|演|扮|装)|\
    我(?:来|就)?(?:当|演|扮)[^，。！？你了过]{1,12}[，,]你(?:来|就|是|当|演|扮)|\
    [：:][^。！？]{0,12}你(?:就)?是[^。！？，,我]{1,12}(?:$|[，,。])|(?:^|[，,。！？])(?:给我|陪我|跟我)(?:来)?(?:当|演|扮)(?:一?[回次下])|\
    陪我(?:练|演|走)(?:一?[下段遍]|练)[：:，,]|练练?[^，。！？]{1,8}[，,]你(?:就)?(?:是|当|演)|\
    (?:一人一句|轮流|你一句我一句)(?:来)?(?:编|写|讲|接|说)|(?:把|拿)我当(?:成|作)?[^，。！？]{1,8}(?:来)?(?:说话|对待|聊|问|审)|\
    (?:想|要|就)让你(?:来)?(?:当|演|扮)|假装(?:现在|这[是里]|今天)|(?:新|小|玩个)游戏[：:]|\
    (?:^|[，,。！？])(?:咱们?|我们|来)[^，。！？]{0,3}来?(?:一[段出场]|玩|演)[^，。！？]{0,4}[，,：:] ?你是[^，。！？]{1,12}[，,]|\
    \byou(?:['’]re| are) now (?:an?|the|my|playing)\b(?! (?:bit|little|lot|favou?rite|best|only|new|first|go-to|ready))|\
    \byou(?:['’]re| are) now \w+ \w+,? and (?:i|we)\b|\b(?:quick|short|little|new|next|another|fun|silly) (?:scene|scenario|game|skit|\
    sketch|bit)\b ?[:.!,—-]+ ?(?:i|we|you)(?:['’]|\b)|(?:现在|从现在(?:开始|起)|接下来|这[回次局])[，,]?你(?:就)?是(?!不是|我|谁|怎|什么|\
    哪|说|想|最|否)[^，。！？]{1,10}[，,。！]我|来(?:一?[个段场])(?:情景|场景|桥段|剧情|小品)|\
    (?:情景|场景|剧情|设定)[：:][^。！？]{0,30}你(?:是|扮|演|当)
pattern ends_play
  iu: \b(?:end (?:of )?(?:the )?(?:role-?play|scene|game)|stop (?:it |the )?(?:role-?play|pretending|there|here|now|game|playing|for )|\
    out of character|back to (?:reality|real life|normal)|ooc|game over|the end|\
    enough (?:role-?play|pretending|practice|for (?:now|today))|let['’]s stop|that['’]s enough|for real|\
    (?:done|finished) (?:practi[cs]ing|rehearsing|playing)|thanks?(?: you)?,? that)\b|^(?:(?:ok(?:ay)?|right|alright|lol|haha)[,.! ]+)*(?:(?:stop|enough|cut)(?= it\b|[.,!]|$)|(?:speaking of|by the way|btw|anyways?)\b)|(?:结束|停止|不)(?:角色)?(?:扮演|演)了?|\
    [演玩](?:到这|完了|够了)|停一?下|暂停|了停|先停|停[，,吧]|回到现实|说正经的|出戏|到此为止|不玩了|说真的|先到这|练完了|练到这|言归正传|\
    说回
pattern begins_answering
  iu: ^(?:(?:ok(?:ay)?|hi|hey|so|now|please|right|well|then|alright)[, ]+)*(?:let['’]?s|can we|could we|shall we|help me)\b[^.!?]{0,60}\
    \b(?:practi[cs]e|rehearse|role|pretend|play|act|drill|game|scene|scenario|dialogue)\b|\
    ^(?:(?:ok(?:ay)?|hi|hey|so|now|please|right|well|then|alright)[, ]+)*(?:i want to|i need to|i['’]d like to)\b(?: \w+){0,2}? (?:role-?play|\
    pretend|rehearse|drill|act (?:as|like|out)|play (?:an?|the|this|some) (?:\w+ )?(?:game|scene|scenario|role|part|dialogue)|\
    (?:do|try|run|have) (?:an?|the|this|some) (?:\w+ )?(?:drill|scene|scenario|role|dialogue)|practi[cs]e\b(?=[^.!?]{0,60}\b(?:with you|\
    conversations?|interviews?|calls?|talk(?:s|ing)?|speech|speaking|pitch|presentation|presenting|say(?:ing)?|ask(?:ing)?|tell(?:ing)?|\
    order(?:ing)?|negotiat\w+|haggl\w+|english|spanish|french|german|italian|chinese|mandarin|japanese|korean|portuguese|russian|\
    dutch|language|dialogues?|scenes?|roles?|scenarios?|introduc\w+)\b))|\
    ^(?:(?:ok(?:ay)?|hi|hey|so|now|please|right|well|then|alright)[, ]+)*(?:play|act|be|pretend|imagine|suppose|picture) (?:as |like |\
    that )?(?:an?|the|my|you(?:['’]re| are|['’]ve)?|i(?:['’]m| am|['’]ve| have| want| need)|\
    we(?:['’]re| are))\b(?! (?:bit|little|dear|darling|(?:\w+ )?(?:surprise|horror|delight|relief|face|joy|shock|dismay|disappointment|\
    excitement|embarrassment|frustration|confusion|panic|pride|happiness))\b)|\b(?:interview|conversation|dialogue|speaking|phone|small talk|\
    negotiation) (?:practi[cs]e|drill|game)\b|(?:来|我们|咱们?|帮我|陪我|跟我|想|一起)[^，。！？]{0,8}(?:练习?|演练|对练|排练|演|扮|\
    角色)(?![^，。！？]{0,6}[了过])|^(?:请|你|来)?(?:想象|假设|设想|假想)(?:一下)?[^。！？]{0,4}[你我]|\
    \b(?:imagine|suppose)(?<!(?<!\b(?:can|could|shall|will|would|let) )\b(?:i|we|he|she|they|people|(?:you|one)(?:['’](?:d|ll)| (?:can(?:not|['’]?t)?|may|might|could|would)))\
    (?:['’]d| (?:can(?:not|['’]?t)?|couldn['’]?t|could|may|might|do|did|would|don['’]?t|didn['’]?t))?(?: (?:only|just|well|hardly|barely))? (?:imagine|suppose)) (?:that )?(?:you|i|we)(?:['’]|\b)|\bif i (?:say|type|write|text|am|were|was)\b[^.!?]{0,60}\b(?:can|could|will|\
    would) you\b|\byou (?:answer|reply|respond|text|talk|speak)(?: back| to me)? (?:as|like) 
pattern talk_unreal
  iu: \bif (?:i|we) (?:were|was|had|could|ever|won|lived|became)\b|\
    \bi(?:['’]d| would) .{0,60}\bif\b(?! you (?:could|would|can) (?:please )?(?:always|never)\b)|\
    \b(?:i|we) wish (?:i|we|it|that|he|she|they|my|there)\b|\bif only\b|\bin (?:another|my next) life\b|\
    \bimagine(?!\W*$| my (?:\w+ )?(?:surprise|horror|delight|relief|joy|shock|dismay|disappointment|excitement|embarrassment|frustration|\
    confusion|panic|pride|happiness)\b.)(?<!(?<!\b(?:can|could|shall|will|would|let) )\b(?:i|we|he|she|they|people|(?:you|one)(?:['’](?:d|ll)| (?:can(?:not|['’]?t)?|may|might|could|would)))\
    (?:['’]d| (?:can(?:not|['’]?t)?|couldn['’]?t|could|may|might|do|did|would|don['’]?t|didn['’]?t))?(?: (?:only|just|well|hardly|barely))? imagine)|\
    \b(?:pretend(?:ing)?|hypothetical(?:ly)?|what if|let['’]?s say)\b|\
    (?<!\b(?:i|we) (?:do |would |can only )?)\bsuppose (?:that |i|we)\b|^(?:\w+,? ){0,2}(?:i|we) (?:suppose|imagine) (?:that )?(?:i|we)(?:['’]d| (?:could|should|would|might|may|ought))\b|\
    ^(?:just )?(?:say|assume) (?:that )?(?:i|we|my|you)(?:['’]|\b)|^(?:honestly,? |literally |\
    tbh,? )?i(?:(?:'d| would) (?:sell|give|kill|die|literally|pay|trade)| would(?:n't)? (?!(?:(?:really|also|still|always|often|sometimes|\
    usually) )*(?:like|love|rather|prefer|say|go|visit|sit|play|spend|help|walk|watch|mind|need|appreciate|be (?:grateful|happy|able)|\
    have to)\b))|^(?:had|were|should) (?:i|we) |^(?:\w+,? )?as if\b|\b(?:just |only )?(?:kidding|joking)\b|\bjk\b|\bmonty python\b|\
    (?:^|\s)\/s\b|\b(?:role-?play|in character|my character|as (?:a|the) (?:knight|wizard|pirate|king|queen|captain of))\b|\
    \bin the (?:story|novel|game|movie|film|play|dream)\b|\bi dream(?:t|ed) (?:that|of|about)\b|如果我|要是我|假如|假设|倘若|假装|想象一下|\
    想象自己|开玩笑|逗你|骗你的|说着玩|扮演|角色扮演|剧本里|小说里|故事里|游戏里|电影里|梦见|梦到|做梦|[真多好]希望|\
    真想(?![家去学养买吃喝换辞搬你]|回(?!到))|要是.{1,12}就好了|下辈子(?!吧|$)|\
    (?<=^[^，,。；\s]{0,12})(?:他|她|他们|她们|别人|有人|大家|老板|同事|朋友|妈妈?|爸爸?|[\p{Script=Han}]{2,3})(?<!医生|大夫|牙医|护士|检查|\
    体检|医院|中医|西医|报告|化验|门诊|急诊|诊所|药师|专家|校医|[^，,]片|师傅|教练|老师|导师|律师|会计|中介|房东|银行|物业|学校|公司|客服|\
    人事|领导|组长|店长|主管)(?:总|老|都|还|也)?(?:说|觉得|认为|\
    以为)我(?![^，,]{1,6}[，,][^，,]*[，,][^，,]*[，,])(?!们?家?的?(?:[血肝胃肾肺心腰颈]|缺|贫血|尿酸|甲状|\
    有[^，,。]{0,6}(?:炎|病|结节|症|高|低|息肉|囊肿|溃疡|突出|湿气)|得(?:了|多|少|去)|要(?:住院|手术|复查|多|少)|\
    可以(?:出院|转正|毕业|出师)|下个?[月周]|过了|通过|爸妈|父母|妈妈|老妈|妈|母亲|爸爸|老爸|爸|父亲|妹妹|弟弟|哥哥|姐姐|妹|弟|哥|姐|表妹|\
    表弟|表哥|表姐|堂妹|堂弟|堂哥|堂姐|爷爷|奶奶|阿嬷|阿公|阿爸|阿妈|外婆|外公|姥姥|姥爷|老公|老婆|丈夫|妻子|爱人|对象|前女友|前男友|前任|\
    女儿|儿子|孩子|宝宝|闺女|男朋友|女朋友|男友|女友|未婚妻|未婚夫|朋友|好友|闺蜜|死党|发小|同事|同学|室友|舍友|老板|领导|上司|邻居|导师|\
    老师|房东|教练|医生|师傅|徒弟|学生|客户|姑姑|姑妈|舅舅|舅妈|叔叔|婶婶|阿姨|姨妈|伯伯|老伴|孙子|孙女|女婿|儿媳|姐夫|妹夫|店长|组长|学长|\
    学姐|学弟|学妹|岳父|岳母|公公|婆婆|嫂子|侄子|侄女|外甥))|(?:要是|如果|假如|倘若).{0,24}(?:就|也)(?:会|能|可以|去|好|不)|\
    (?:他|她|妈妈?|爸爸?|老板|同事|朋友)(?:总|老|都|还)?说[:：]
pattern talk_said_of_me
  u: \b(?:[Pp]eople|[Ee]veryone|[Ss]omebody|[Ss]omeone|[Hh]e|[Ss]he|[Tt]hey|[Mm]y (?!doctor|dentist|allergist|nurse|vet\b)\w+|\
    (?!Doctor)[A-Z][a-z]+) (?:always |still )?(?:say|says|said|think|thinks|thought|claims?|claimed|told me|believes?)(?: that)? (?:I|\
    i)(?!(?:['’]ll)? (?:have|had|need|must|should|can|could|may|might|will|start|begin|got|get|passed|failed|ought)\b)\b
pattern talk_irony
  iu: \b(?:yeah|oh|sure|right)[,.]? (?:right|sure)\b[,.! ]*.{0,6}(?:because|like\b|as if|i (?:totally|absolutely|just love))|\
    \boh sure[,.!]|\b(?:sure|right|yeah),? let me just\b|\bjust what i (?:needed|wanted)\b|\
    \bi just love (?:it when|when|being|waiting|how|getting|having|sitting)\b|\
    \b(?:totally|obviously|clearly) (?:a |the )?(?:millionaire|genius|billionaire|king|queen)\b|\
    \bbecause (?:that|who) .{0,30}\b(?:always|so) (?:works|well|fun)\b|\b(?:living the dream)\b|呵呵|才怪|鬼才信|信(?:他|她|它|你|这)个?鬼|鬼信|^[^，。]{1,8}我请全(?:楼|村|城|校|厂|小区|世界|中国)[^了]*$|我可真是(?:谢谢|太)|\
    可真(?:棒|行|好)啊|真是谢(?:谢|了)|爱死.{0,12}(?:了呢|加班|堵车|排队)|可太(?:爱|喜欢).{0,12}(?:加班|堵车|排队|开会)
pattern talk_idle
  iu: ^i (?:do |really |just |also |sincerely )*(?:hope|trust|think|reckon|presume|gather(?= (?:that|you|it|this|he|she|they|the)\b)|\
    dare ?say|guess|believe|wonder|suppose|see|know|mean|understand|agree|doubt|bet|appreciate|admire|\
    love (?:that|it|this|your|how|the way)|can(?:['’]t| not|not)? (?:wait|imagine|relate|see|tell|believe)|totally|completely|\
    really (?:hope|appreciate))\b(?!.*\b(?:my|i(?:['’]m)? (?:have|was|will|am|need|want|got|broke|lost|should))\b)|\
    ^(?:and |but |so |well,? )?i(?:['’]m| am)? (?:so |very |really )*sorry (?:to|about|for|that)\b|\
    ^i (?:always )?knew (?:it\b|you\b|that you)|^(?:and |but |so |well,? )?i(?:['’]m| am)? (?:so |really |very |super |always |just |also |\
    here )*(?:happy|glad|proud|sorry|thrilled|excited|grateful|thankful|rooting|here|confident|sure|impressed|with|behind|\
    lucky)\b.*\b(?:you|your|u|ya)\b|^(?:thanks?|thank you|congrat\w*|good luck|best of luck|well done|nice (?:one|work|job)|\
    good (?:job|work|call|for you|idea|point)|way to go|keep (?:it )?up|hang in there|take care|have (?:a|fun)|enjoy|sounds?|looks?|glad|\
    happy to|great (?:to|job|work|idea|minds)|so (?:cool|sweet|proud|happy|glad|true|cute|nice)|wow|aw+|yay|cool|can['’]?t wait|no worries|\
    my pleasure|anytime|same here|what an?\b|how (?:cool|nice|sweet|lovely|fun)|let me know|long time no|sorry to|\
    love (?:that|it|this|you|your))\b(?!.*\b(?:i|my|i['’]m)\b.*\b(?:went|bought|have|had|got|started|moved|live|work|was|am)\b)|\
    ^(?:just )?let me (?!go\b)|^never (?:heard of|mind)\b|\b(?:gonna|going to) (?:die|explode|scream|lose (?:it|my mind))\b|\
    ^(?:we|you|it|they|things) (?:got this|can do|will get|['’]ll (?:get|make|be)|should|could|must|might)\b|\
    ^(?:we['’]ve|you['’]ve) got this|^(?:don['’]?t|never) (?:worry|give up|forget|be|let|stop|stress)\b|\
    ^(?:stay|be|keep(?! (?:your |the |all |any )*(?:(?:commit|pr|pull request|code|chat|text) )?(?:descriptions|comments|titles|answers|replies|responses|explanations|messages)\b)|remember|follow|believe) \w+|^(?:谢谢|多谢|感谢)(?:你|您|大家)(?!.*[，,].*我)|^[\p{Script=Han}]{1,2}死我了$|\
    ^(?:[真快都要]|我)*(?:笑|累|饿|困|烦|气|热|冷|急|渴|吓|想|疼|痛|晒|闷|忙|无聊|羡慕|难受|开心|尴尬|郁闷)死了$|\
    ^(?:我)?想(?:[跟和]你)?(?:问|知道|请教|聊|咨询|了解|听听)|^我(?:猜|明白|知道|同意|理解|懂|支持|相信你|希望你|也是|也这么|也觉得|就说|\
    没事|还好|挺好|很好)|^我(?:觉得|认为|感觉)(?:你|这|那|它|他|她|还行|可以|不错|挺|也|应该|说得)|\
    ^(?:(?:me|i|we|my \w+|[a-z]+) and )*(?:me|i|we|[a-z]+) can['’]?t wait$|^.{0,12}等不及了?$|\
    ^(?:太(?:好|棒|可爱|厉害|酷|美|牛|强|惨)了|真(?:好|棒|厉害|羡慕|不错|的吗)|恭喜|祝你|加油|羡慕|辛苦|别(?:太|难过|担心|着急)|没关系|\
    抱抱|心疼|期待)
`
