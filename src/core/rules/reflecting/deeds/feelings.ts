/** What people fear, fret about and are like. */
export const feelings = String.raw`
overtime
  (?:still|only just|just) (?:at|leaving|left|home from|out of|got home from) (?:the
    )?(?:work|office|lab|studio|desk|my desk) ~
    (?:worked|working|work|stayed|emails?|laptop|slides|deck|calls?|invoices?|changes|designs?|code|\
    report|drafts?) & (?:all weekend|over the weekend|on (?:a )?(?:saturday|sunday)|till
    (?:nine|ten|eleven|midnight|late)|until (?:nine|ten|eleven|midnight|late)|on holiday|on the beach|from
    bed|christmas day|through lunch|past (?:nine|ten|eleven)|last one (?:in|out)|at my desk|at dinner|day
    off|in the evening again) & !(?:saturdays and sundays|shift at|night shift|bookshop|his work|her
    work|ten years|he works|works? out|rehearse|worked out|working on my|garden) ~ overtime ~
    (?:sixty|seventy|eighty|\d\d).hour week ~ cleaner (?:was )?(?:hoover\w*|turn\w*|switch\w*|asked|came)
    & (?:still|office|desk|round me|lights) ~ weekend & $nervous & deadline
  = 加班 & !(?:不加班|不用加班|加班费多少) ~ (?:才|刚)(?:离开公司|下班|到家|收工|从公司) & (?:点|半夜|凌晨|深夜|又|末班|九|十) ~
    (?:周[六日末天]|休假|假期|度假|旅游|请假|过年|除夕|婚礼|医院里).{0,10}(?:改|回(?:消息|邮件)|开会|工作|上班|写代码|回公司|电脑|处理) & !(?:固定休|放假) ~
    赶(?:方案|项目|进度|稿|图|ppt|报告).{0,6}(?:到|通宵|周末|点) & !(?:论文|作业) ~ 通宵.{0,4}(?:上线|改方案|改稿|加班|做方案) ~
    末班车.{0,6}(?:回|到家|下班) ~ 在(?:公司|工位|办公室).{0,4}(?:睡|过夜|吃(?:的)?晚饭|待到) ~ 保洁.{0,8}(?:关灯|催|赶|都走)
redo
  (?:redid|re.?did|redo|redoing|re.?wrote|rewriting|start(?:ed)? (?:over|again|from
    scratch)|unpick\w*|ripped (?:it )?(?:out|back)|repainted|tore (?:it|them) (?:up|down)|threw
    (?:it|them|three|two)
    away|binned|scrapped|(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+th)
    (?:draft|version|attempt|coat|time|go|take|round)|millimet\w+|half a
    (?:degree|millimetre|shade)|kerning|not (?:quite )?(?:right|straight|even|good
    enough|perfect|level)|spirit level|nobody (?:else )?(?:would|will|could|can) (?:ever
    )?(?:notice|see|tell)|perfectionis\w*|until (?:it|they) (?:was|were|is|looked)
    (?:perfect|right|exactly)) &
    (?:again|until|perfect\w*|straight|line|letter|font|draft|version|page|cake|icing|shelf|wall|seam|\
    row|hem|sleeve|photo|slide|sentence|paragraph|whole|time|coat|comma|notice|spacing|crooked|evening|\
    hours|till|attempt|take|edge|email|logo|colour|scratch) & !(?:callum|unpaid|for the third time this
    week he|client wanted|they wanted a third)
  =
    (?:重(?:来|做|写|画|拍|新|织|贴|算|排|录|剪)|推翻|返工|拆了重|从头再?来|改(?:了|到)?.{0,4}(?:[二两三四五六七八九十几]+)(?:遍|版|稿|次|回)|\
    第[三四五六七八九十]+(?:稿|版|遍|次)|抠(?:细节|字眼|像素|到)|差(?:了)?.{0,2}(?:毫米|像素|一点)|对(?:不)?齐|歪了?一点|强迫症|不满意|追求完美|\
    非得.{0,8}(?:才|完美)|没人(?:看|会注意|看得)) & (?:遍|版|稿|又|才|还|都|重|像素|毫米|细节|字|线|行|对齐|不满意|完美|强迫|第|整) &
    !(?:客户(?:又)?要|重新做人|重新开始|重新找|老师让|失败)
flightfear (ways): *get anxious before flights / 坐飞机前紧张害怕
  $flying & $nervous & !(?:she|he|her|his|mum|wife|husband|sister) (?:hates|is terrified|was sick|feels) &
    !(?:flew into a|flying visit to the|flies by|time flies|flies (?:in|on)|butterflies in (?:the
    garden|my garden)|landing (?:light|carpet|window)|awake.*baby) ~ (?:counted every bump|if
    spared|spared|rather (?:take the train|drive \d+|drive|walk)) & (?:$flying|hop|bump|report|hours) ~
    (?:fear of flying|scared of flying|hate(?:s)? flying|afraid of flying|nervous flyer|aerophobia) ~
    (?:fear.of.flying|flying) (?:course|class|day) ~ (?:packed|unpacked) & (?:unpacked|repacked) &
    $nervous
  = $flying & $nervous & !(?:他妈|她妈|孩子吐|晕机药给) ~ 恐飞 ~ 怕坐飞机 ~ 害怕坐飞机 ~ 宁愿坐.{0,6}(?:火车|高铁).{0,6}(?:不|也不).{0,3}飞
examfear (ways): *get nervous before exams and presentations / 考试演讲前紧张怯场
  (?:exams?|presentation|presenting|interview|viva|driving test|audition|recital|speech|talk|pitch|the
    test|finals|stage|public speaking|toast|meeting|demo|performance review|defen[cs]e|grade \w+|open
    mic|job interview|reading in public|lecture i) & $nervous & !(?:smear test|blood test|test
    match|flight|plane|dentist|talked about|stage of|talk to the|test pressure)
  = (?:考试|面试|答辩|演讲|汇报|上台|发言|述职|比赛|演出|考级|路考|科目[二三]|试讲|公开课|路演|竞聘|表演|登台|开会发言|ppt.{0,4}讲) & $nervous
dentistfear (health): *dread dentists and needles / 怕看牙打针去医院
  (?:dentist\w*|root canal|filling|drill|needles?|injections?|blood
    test|jab|vaccine|mri|scan|smear|surgery|hygienist|hospital appointment|extraction) &
    (?:$nervous|cancelled|rescheduled|put(?:ting)? off|postpon\w*|faint\w*|passed out|rang to
    cancel|shaking|looked away|hid|closed my eyes|chickened out|turned round|drove (?:past|round))  &
    !(?:sewing needles|knitting|she a dental|works as)
  = (?:牙医|看牙|补牙|拔牙|洗牙|打针|抽血|针头|疫苗|胃镜|核磁|手术) & (?:$nervous|怕|晕|闭眼|拖|改约|改期|临阵|跑了|推迟|不敢|逃) & !补牙都约好了
hypochondria (health): *worry about illnesses / 担心生病爱查症状
  (?:googled|looked up|convinced|worried|worry|sure (?:its|it was)|scared) (?:\w+
    ){0,6}(?:symptoms?|tumou?r|cancer|lump|mole|heart attack|stroke|rash|headache|sepsis|meningitis|rare
    disease|blood clot) ~ (?:took|checked|taken) my (?:temperature|pulse|blood pressure)
    (?:again|three|four|twice|\w+ times) ~ (?:nhs 111|webmd|dr google|second opinion)
  = (?:百度|查|搜)(?:了)?.{0,8}(?:症状|是不是.{0,6}(?:癌|瘤|病)) ~ 怀疑自己.{0,6}(?:得|病|癌|瘤) ~
    量(?:了)?.{0,4}[三四五好几].{0,2}(?:次|遍).{0,3}(?:体温|血压|心率) ~ 会不会是.{0,6}(?:癌|瘤|绝症|心梗)
worry
  (?:lay awake|kept thinking|keep thinking|cant stop thinking|what if|imagin\w+ the
    worst|worst.case|worried (?:sick|all|that)|worrying about|panicking
    about|spirall?ing|overthink\w*|catastrophi\w+|on edge|anxious about|anxiety|panic attack|heart (?:was
    )?racing|chest (?:was )?tight|convinced (?:something|she|he|they|id|it)|sure
    (?:something|theyd|hed|shed) (?:had )?(?:happened|gone wrong|crashed)) &
    !(?:flight|plane|fly|exam|interview|presentation|oven|locked)
  = 胡思乱想 ~ 提心吊胆 ~ 放心不下 ~ 万一.{0,12}(?:怎么办|出事|出了?|不行) ~ 焦虑 & !(?:考|面试|飞机) ~ 坐立不安 ~ 脑补.{0,8}(?:最坏|出事|车祸) ~
    越想越(?:怕|慌|不安|睡不着) ~ 惦记.{0,6}睡不
impatient (ways): *lose patience when waiting / 没耐心等不及
  (?:couldnt wait|cant wait in|no patience|impatien\w+|walked out of the queue|gave up waiting|hung up
    after|skipped (?:the|ahead|to)|refreshed the tracking|ate it raw|ten minutes is|stop
    dawdling|honked|tailgat\w+|pressed the (?:lift )?button|microwave .{0,20}stopped|read the (?:last
    page|ending) first|opened .{0,20}early) & !(?:cant wait to see|excited|holiday|till)
  = (?:等不及|没耐心|不耐烦|催了.{0,4}[三四五好几]|排队.{0,8}(?:走了|不排|放弃)|急性子|按.{0,4}电梯|快进|两倍速|直接翻到结局|抢黄灯)
temper
  (?:snapped (?:at|back)|yelled|shouted|screamed|swore (?:at)?|lost (?:it|my
    (?:temper|rag|cool|patience))|slammed|stormed (?:out|off)|hung up on|blew
    up|furious|fuming|livid|raging|kicked the|threw (?:the|my)
    (?:phone|remote|controller|pen|racket|spanner)|honked|leaned on the horn|gave (?:him|her|them) (?:an
    earful|what for|a piece)|had a (?:row|go at|massive argument|shouting match)|flipped (?:out|him|my)) &
    !(?:screamed with joy|at me|someone screamed|kids? screamed|brakes|laughing|swears at the
    mailman|goal|concert|match|he |she |they )
  = (?:吼|骂|怼|摔门|拍桌|发火|发脾气|发飙|暴躁|掀桌|大吵|吵(?:了一架|起来)|火(?:一下|蹭|冒)|气炸|爆发|甩脸|翻脸|按喇叭|路怒) &
    !(?:骂我|被.{0,4}骂|怼我|挨骂|他骂|她骂|孩子吵|没吵|不想吵|骂骂咧咧|骂了一路|对我|评审骂)
tears
  (?:cried|crying|sobb\w+|wept|welled up|teared up|tears (?:streaming|running|in
    my|down)|blubb\w+|bawl\w*|lump in my throat|in floods|tissues|mascara) & !(?:happy tears he|he
    cried|she cried|baby|toddler|crying her|twins|boy|girl|onions|for different reasons|kids)
  = (?:哭(?:了|成|得|出|着)|眼泪|眼眶(?:红|湿)|泪目|鼻子(?:一)?酸|红了眼|泪流|抹泪|破防) & !(?:差点哭|急得直哭|孩子|儿子|她哭|他哭|哭醒|笑哭|没哭|一个哭)
sorry
  (?:apologi[sz]ed|apologi[sz]ing|said sorry|sorry again|sorry to (?:the|a)|my fault) & (?:to
    the|again|three times|twice|for (?:nothing|existing|being)|lamp ?post|door|chair|waiter|even
    though|not my fault|wasnt (?:even )?my) & !(?:he apologi|she apologi|they apologi|apologised to me)
  = (?:道(?:了)?歉|对不起|赔不是|不好意思) & (?:连说|好几|三遍|又|明明不是|不是我的错|其实|被撞|对门|对椅子)
dither
  (?:couldnt|cant|cannot) (?:decide|choose|make up my mind|pick) ~ (?:changed my mind|back and
    forth|between the two|pros and cons|took (?:them|it) back|took both|ended up with neither|asked
    everyone|tossed a coin|flipped a coin|stood in the (?:aisle|shop)|menu (?:for|three times)|hours?
    (?:choosing|deciding)) &
    (?:again|decide|choos\w*|colour|paint|hours?|both|which|minutes|options|still|neither|coin|menu|days)
    & !(?:before i can change)
  = 纠结 ~ 选不(?:出|定|来|好) ~ 拿不定主意 ~ 选择困难 ~ 犹豫(?:了|来|不) ~ 改(?:了)?(?:三|好几|几)次主意 ~ 来回(?:比|换|挑) ~
    问(?:了)?一圈.{0,8}(?:还是|选)
sayno
  (?:told (?:him|her|them|the boss|my boss|my manager) (?:straight|to (?:his|her|their) face|exactly
    what|flat out|he was wrong|she was wrong|no)|said (?:it )?(?:to (?:his|her|their) face|what
    (?:everyone|i|nobody))|called (?:him|her|them|it) out|spoke (?:up|my mind)|bluntly|didnt sugar
    ?coat|honest opinion|i just said no|flat no) & !(?:spoke up for them)
  = (?:直说|直接说|当面(?:说|指|怼)|有话直说|实话实说|直来直去|不拐弯|一点面子没给|直接拒绝|当场说) & !(?:不敢当面|没敢)
protest
  (?:complain\w*|letter to the (?:council|editor|manager|paper|mp)|sent (?:it|the \w+) back|asked for
    (?:the manager|a refund|my money back)|refund|wrote a
    (?:review|complaint)|one.?star|petition|protest\w*|stood up (?:for|to)|reported
    (?:it|him|them|the)|demanded|disputed the) & !(?:didnt complain|no right to complain|i cant
    complain|cant complain|formal complaint|dont complain|without complaining|never complain|knees)
  = 投诉 ~ 维权 ~ 差评 ~ (?:找|跟)(?:经理|店长|物业|客服|商家).{0,6}(?:理论|要说法|退|赔|吵) & !没 ~ 12315 ~ 12345 ~ 打抱不平 ~ 据理力争 ~
    要(?:个)?说法
complain (ways): *complain and *grumble / 爱抱怨吐槽
  (?:moan(?:ed|ing)?|grumbl\w+|rant(?:ed|ing)?|typical,|sick of|fed up|driving me (?:mad|up the
    wall|crazy)|why is it always|honestly, the|as usual the|dont get me started|ridiculous|useless) &
    (?:bus\w*|trains?|council|weather|boss|price\w*|queue|neighbou?rs|traffic|wifi|again|parking|coffee
    machine|meetings?|always|every)
  = (?:烦死|气死|受够|真服了|无语|吐槽|抱怨|离谱|垃圾(?:玩意|公司)|凭什么|倒了八辈子) & (?:又|天天|每次|总是|老是|领导|公司|地铁|堵|物业|排班|涨价|同事|一天到晚|都)
selfdoubt (ways): *doubt themselves / 自我怀疑没信心
  (?:imposter|impostor|not good enough|everyone else is (?:better|smarter|cleverer)|dont
    deserve|they(?:ll| will) (?:find out|realise)|stupid of me|im (?:so
    )?(?:stupid|useless|rubbish|hopeless|an idiot)|such an idiot|sure i(?:d| had)? failed|probably
    (?:rubbish|terrible|failed)|fraud|out of my depth|dumbest) & !(?:tax fraud|lol jk)
  =
    (?:我(?:是不是)?(?:太)?(?:没用|笨|差劲|废物|不配|不行)|配不上|比不上.{0,4}(?:人|他们|别人)|冒牌|自我怀疑|没信心|肯定(?:考砸|没戏|不行|搞砸)|拖后腿|\
    怕自己做不好)
homesick (family): *miss home / 想家念家乡
  (?:homesick|miss (?:home|my (?:mum|mums|family|village|town|country|grandmas?|parents)|the
    (?:sea|food|rain|mountains) (?:at|back) home)|back home|from home) &
    (?:miss\w*|cried|cooked|smell\w*|parcel|recipe|tast\w*|music|accent|language|wish|photos|like home)
  = 想家 ~ 想(?:我)?(?:妈|爸|奶奶|外婆|老家|家乡)(?:了|的|做) ~ 家乡(?:菜|味|话) ~ 我们(?:那边|老家|那儿).{0,20}(?:想|好吃|才|比) ~ 乡愁 ~ 老乡
skipmeals (health): *skip meals / 不好好吃饭
  (?:skipped|missed|forgot (?:to eat|lunch|breakfast|dinner)|no (?:lunch|breakfast|dinner)|havent
    eaten|havent had (?:lunch|breakfast|dinner)|toast for (?:dinner|lunch|tea)|cereal for dinner|dinner
    was (?:toast|crisps|a banana|coffee)) & (?:lunch|breakfast|dinner|eat\w*|meals?|toast|cereal|again|all
    day|since) & !(?:skipped (?:class|leg day)|fasting for the blood)
  =
    (?:没(?:顾上|来得及|空)?吃(?:早饭|午饭|晚饭|饭|中饭)|忘(?:了)?吃饭|一天(?:就|只)吃(?:了)?一(?:顿|个)|饿着肚子|晚饭.{0,4}(?:饼干|泡面|对付)|\
    不吃早[饭餐]|对付(?:一口|两口)|饭都是.{0,6}剩菜)
diet
  (?:calories|macros|keto|low.carb|intermittent fasting|slimming world|weight watchers|weighed
    (?:myself|in|my food)|protein (?:shake|bar)|sugar.free|gluten.free on purpose|salad (?:again|for
    lunch)|lost (?:\w+ )?(?:kilos?|pounds|stone|kg)|portion sizes|no sugar|cut (?:out|down on)
    (?:sugar|bread|carbs|salt|meat))
  = (?:减肥|减脂|卡路里|热量|轻食|沙拉|代餐|轻断食|控糖|戒糖|少油少盐|称(?:了)?体重|瘦了.{0,4}斤|鸡胸肉|全麦|不吃晚饭|过午不食|掉秤)
wellness
  (?:vitamins?|supplements?|turmeric|ginger shot|sauna|ice bath|acupuncture|foam roll\w*|stretch\w*|blood
    pressure|magnesium|omega|probiotics?|physio exercises|posture|standing desk|herbal tea|epsom) &
    (?:took|take|every|morning|before bed|started|again|daily|ten minutes|did|drank|bought|after) &
    !(?:stretch of)
  = (?:泡脚|养生|枸杞|红枣|保温杯|艾灸|拔罐|刮痧|按摩穴位|阿胶|维生素|鱼油|护肝片|早睡养|中药调理|食疗|量血压|八段锦)
stairs
  (?:took|take|climbed|walked up) the (?:stairs|steps) & !(?:steps to resolve|fell) ~ (?:got off|get off)
    (?:a|one|two) stops? early ~ standing desk ~ (?:never|refuse to|dont) (?:take|use) the
    (?:lift|elevator)
  = 爬楼梯 ~ 走楼梯 ~ 不坐电梯 ~ 提前.{0,2}站下车 ~ 站着办公
bath
  (?:bubble bath|hot bath|long bath|soak(?:ed|ing)? in the (?:bath|tub)|hot tub|bath bomb|hot
    springs?|bath salts)
  = 泡(?:澡|脚|温泉|汤) ~ 搓澡 ~ 澡堂 ~ 浴缸
cold
  (?:cold|ice|icy) (?:showers?|plunge|bath) ~ wim hof
  = 冷水(?:澡|浴) ~ 洗冷水 ~ 冰浴
doctor
  (?:physio|check.?up|specialist|blood (?:test|pressure) (?:check|clinic)|outpatients|consultant|gp
    appointment) & (?:went|had|again|saw|back|results|this morning|today)
  = (?:复查|体检|挂号|复诊|针灸|理疗|抽血) & (?:去|了|又|医院)
gift
  (?:made|knitted|sewed|baked|painted|wrapped|carved|framed|crocheted|hand.?made|put together|found)
    (?:\w+ ){0,6}(?:birthday|christmas|present|gift|for (?:her|his|their|my \w+s) (?:birthday|new
    baby|wedding|leaving|baby|anniversary)|surprise|hamper) & !(?:my birthday present from|for me)
  = (?:送|准备|挑|做|包|寄|买)(?:了|给)?[^,，]{0,10}(?:礼物|惊喜|生日礼|贺卡|手信|伴手礼) & !(?:送我|给我|收到)
regift
  (?:brought|took|bought) (?:back )?(?:\w+ ){0,4}(?:for everyone|for the
    (?:office|team|girls|lads|whole)|souvenirs|doughnuts in|biscuits in|treats for|flowers for|a bottle
    for|something for) & !(?:laptop|brought me)
  = (?:带|捎|买)(?:了|回)?[^,，]{0,6}(?:特产|手信|伴手礼|零食|水果|奶茶|咖啡)[^,，]{0,8}(?:分|给|大家|同事|办公室) ~
    给(?:大家|同事|全组|办公室)[^,，]{0,4}(?:带|买|捎)
remember
  (?:remembered|never forget|noted down|card for|rang to wish|texted to ask how|asked how|checked in
    (?:on|with)|thinking of you|flowers on (?:the|her|his) (?:day|anniversary|birthday)|her favourite|his
    favourite) & (?:birthday|anniversary|interview|operation|scan|exam|name-?day|favourite|card|how
    (?:it|her|his|the)) & !(?:my own birthday|forgot)
  = (?:记得|记着|记住)[^,，]{0,10}(?:生日|爱吃|喜欢|不吃|纪念日|忌口|手术|考试) & !(?:记得要|你记得) ~
    (?:专门|特意).{0,8}(?:问|买|做|带|打电话).{0,10}(?:她|他|妈|爸|朋友|同事)
listen
  (?:listened|let (?:her|him) (?:talk|vent|cry)|cried on my shoulder|poured (?:her|his) heart|agony
    aunt|heart.to.heart|talked (?:her|him) (?:through|down)|called me (?:crying|at|in tears)|came to me
    with|offload\w*|vent\w*) & (?:her|him|they|friend|colleague|sister|hours?|about
    (?:her|his)|divorce|breakup|boss|cry\w*|listen\w*) & !(?:music|podcast|album|radio|air
    vent|eventful|event|adventure|wind)
  = (?:听|陪)(?:她|他|朋友|同事|闺蜜|室友|妹妹|姐姐|徒弟)[^,，]{0,6}(?:哭|诉苦|吐槽|倾诉|说|聊)(?:了)?.{0,6}(?:小时|半天|晚上|到)? &
    !(?:听她说|听他说她|听他说) ~ (?:找|跟|来)我(?:哭|诉苦|倒苦水|倾诉|吐苦水)
organise
  (?:organi[sz]\w+|arrang\w+|coordinat\w+|booked (?:the|a) (?:table|venue|hall|minibus|band) for|set up
    (?:the|a) (?:group|rota|whip.?round|kitty)|in charge of|doodle poll|collected (?:money|the
    money|everyones)|rallied|got everyone together) &
    (?:everyone|trip|party|reunion|street|team|whip.?round|rota|leaving|christmas|meet.?up|event|\
    committee|group|fete|fair|match|holiday|dinner|collection|quiz|social)
  = (?:组织|张罗|牵头|攒(?:了)?(?:个)?局|统筹|建(?:了)?(?:个)?群|收(?:了)?(?:份子|钱)|订(?:了)?(?:包间|场地|车)) &
    (?:大家|聚|活动|团建|旅|饭|比赛|一起|群|人|班|全) & !(?:心里张罗)
joke
  (?:prank\w*|fake (?:spider|moustache|parking ticket)|whoopee|hid (?:in|behind|the)
    .{2,30}(?:jump|scare|scream)|cling film|googly eyes|impression of|pulled (?:his|her|their) leg|wound
    (?:him|her|them) up|swapped the (?:salt|sugar)|april fool\w*|dad jokes?|puns?)
  = 恶作剧 ~ 捉弄 ~ 整蛊 ~ 讲(?:了)?(?:个)?(?:冷)?笑话 ~ 逗(?:得|笑|乐)(?:大家|他们|全|一屋) ~ 假装.{0,10}吓(?:他|她|室友|同事)
compete
  (?:won|win|beat|lost|losing|rematch|leaderboard|refus\w+ to lose|keep(?:ing)? score|second place|first
    place|medal|trophy|best of (?:three|five)|bet (?:him|her|them)|challenge(?:d)? (?:him|her|them)|had to
    win|raced (?:him|her|them|the)) & (?:rematch|again|by
    (?:one|two|three|a)|leaderboard|score|monopoly|scrabble|sulk\w*|stairs|egg|kids|quiz|smug|gloat\w*|\
    step count|challenge|league|practis\w+ until|wasnt having it|let (?:him|her|them) win) & !(?:lottery)
  = (?:非要赢|不服|再来一局|输了.{0,6}(?:不服|睡不着|再|练)|赢了.{0,6}(?:才|得意|爽)|较劲|比试|争第一|排行榜|好胜|压(?:他|她|隔壁).{0,3}(?:一头|一分))
curious
  (?:asked (?:him|her|them|the (?:guide|driver|plumber|baker|pilot|guard|vet|electrician|butcher|waiter))
    (?:how|why|what)|how does it work|wanted to know (?:how|why)|looked it up|wikipedia|rabbit hole|took
    it apart to see|ended up reading about|spent an hour (?:reading|finding out)|why do they|factory
    tour|read the (?:plaque|label|sign))
  =
    (?:问(?:了)?(?:师傅|老板|司机|医生|摊主|店员|讲解员|农民|老师傅).{0,6}(?:怎么|为什么|原理|几|多少|啥)|刨根问底|查(?:了)?(?:半天|一晚上|一下午)(?:资料|\
    百科|原理)|维基|拆开看(?:看)?|好奇.{0,10}(?:查|问|看|拆|研究)|研究(?:了)?(?:半天|一晚上|一下午))
routine
  (?:same (?:time|seat|table|bench|order|sandwich|route|breakfast|mug|spot)|as (?:always|usual|every)|like
    clockwork|every (?:single )?(?:morning|evening|day|sunday|tuesday|thursday|friday|night) (?:without
    fail|at|for)|never miss(?:ed)?|my usual|\d+ on the dot|always the same) & !(?:as usual the|as always,?
    thanks|same time next|every time)
  = (?:雷打不动|老位子|老地方|老样子|照例|固定(?:点|坐|吃)|每天(?:都)?(?:同样|准点|这个点)|一成不变|几十年如一日|一天没落|准点(?:吃|睡|出门)) &
    !(?:固定休|礼拜天固定)
calm
  (?:stayed calm|kept (?:calm|my head|cool)|didnt panic|no panic|unflappable|took (?:a|one) deep breath
    and (?:sorted|fixed|dealt)|shrugged (?:it off)?|no point (?:panicking|shouting|getting)|everyone else
    (?:was )?panick\w*) & !(?:stay calm and|panic attack)
  = (?:不慌不忙|没慌|淡定|沉住气|稳住|镇定|从容|慢慢来不着急|大家都慌.{0,10}我)
`
