/** What people do, take and like, and all else of `kinds-table.ts`. */
export const kindsOfDoing = String.raw`
hobby
  ? hobb(?:y|ies)|pastimes?|for fun|(?:free|spare) time|(?:to )?relax|interests?|unwind|
    like(?:s|d)? (?:to do|doing)|enjoy doing
    = 爱好|兴趣|(?:平时|平常|周末|业余|业余时间|闲|空|没事).{0,6}(?:干|做|玩)(?:什么|啥|些什么|点什么|点啥)|
    喜欢(?:干|做|玩)(?:什么|啥)|消遣
  ! hobb(?:y|ies)|took up|
    (?:love|loves|enjoy|enjoys|like|likes|into|started|taken up|doing|do some|do a bit of) (?:\w+ )?\w+ing|
    in my (?:free|spare) time|collect(?:s|ing)?|paint(?:s|ing)?|sketch(?:es|ing)?|draw(?:s|ing)?|
    knit(?:s|ting)?|crochet(?:s|ing)?|sew(?:s|ing)?|quilt(?:s|ing)?|embroider(?:y|ing)?|carv(?:e|es|ing)|
    whittl(?:e|es|ing)|bak(?:e|es|ing)|garden(?:ing)?|fish(?:ing)|bird ?watching|photograph(?:y|ing)|pottery|
    ceramics|woodwork(?:ing)?|chess|bridge|poker|gaming|video games|singing?|
    sings? (?:in|alto|tenor|bass|soprano)|choir|danc(?:e|es|ing)|salsa|tango|hik(?:e|es|ing)|birdwatching|
    origami|model (?:trains|planes|ships)|jigsaws?|crosswords?|scrapbook(?:ing)?|allotment|genealogy|
    astronomy|karaoke|play(?:s|ing)? the
    = 爱好|兴趣|喜欢(?!吃|喝|上|过|隔壁|一个|他|她|你)|迷上|没事就|爱(?:看|听|玩|唱|跳|下|打|画|养)|钓鱼|
    下(?:象|围)棋|下棋|织毛?衣|织|画画|书法|练字|摄影|拍照|唱歌|跳舞|广场舞|打(?:球|牌|麻将|太极|游戏)|养花|
    种花|种菜|烘焙|做手工|集邮|看书|看电影|听(?:戏|评书|相声|音乐)|爬山|徒步|露营|撸铁|追剧|剧本杀|拼图|乐高|
    刷剧
sport
  ? sports?|exercis(?:e|es)|work ?outs?|keep fit|stay (?:fit|in shape)|fitness|martial arts?
    = 运动|锻炼|健身|什么球
  ! football|soccer|rugby|cricket|basketball|netball|volleyball|tennis|badminton|squash|ping[- ]pong|
    table tennis|hockey|baseball|softball|golf|boxing|kickboxing|judo|karate|taekwondo|jiu[- ]jitsu|fencing|
    climb(?:s|ing)?|bouldering|yoga|pilates|cycl(?:e|es|ing)|swim(?:s|ming)?|
    run(?:s|ning)? (?:every|on|in|with|a|the|along|ten|five|\d+(?:\.\d+)?k?)|jog(?:s|ging)?|marathon|
    triathlon|rowing|skat(?:e|es|ing)|ski(?:s|ing)?|snowboard(?:s|ing)?|surf(?:s|ing)?|gym|crossfit|weights|
    aerobics|zumba|spinning|archery|parkrun|horse ?riding|hiking|karting|darts|bowls|bowling
    = 跑步|马拉松|游泳|足球|篮球|排球|网球|羽毛球|乒乓|攀岩|瑜伽|骑行|健身|撸铁|拔河|校队|后卫|前锋|守门|太极|
    跳绳|滑雪|滑冰|拳击|散打|跆拳道|普拉提|爬山|徒步|打球|飞盘|快走|广场舞
instrument
  ? instruments? = 乐器
  ! pianos?|guitars?|violins?|fiddles?|violas?|cellos?|double bass|bass guitar|drums?|drummer|flutes?|
    clarinets?|oboes?|bassoons?|saxophones?|sax|ukuleles?|banjos?|mandolins?|harps?|harmonicas?|accordions?|
    trumpets?|trombones?|tuba|french horn|recorder|bagpipes|organ|keyboards?|sitar|tabla|lute|zither
    = 钢琴|吉他|小提琴|中提琴|大提琴|架子鼓|打鼓|鼓手|长笛|萨克斯|尤克里里|古筝|二胡|琵琶|古琴|口琴|电子琴|
    手风琴|笛子|葫芦丝|唢呐|贝斯|单簧管|竖琴|洞箫
avoid
  ? allerg(?:y|ies|ic)|intoleran(?:t|ce|ces)|
    (?:can(?:['’]?t|not)|should(?:n['’]t| not)|do(?:n['’]t| not)|must(?:n['’]t| not)|not allowed to) (?:i |
    we |he |she |my \w+ )?(?:eat|have|drink)|can (?:i|we|he|she) (?:not )?(?:eat|drink)|avoid(?:ing)?|diet(?:ary)?|
    food restrictions?|foods? .{0,20}(?:stay away from|avoid|off limits)|stay away from|bad for me
    = 过敏|忌口|(?:不能|不可以|不敢|别)(?:吃|喝|碰|沾)|吃不了|忌(?:什么|食)|什么.{0,4}不(?:能|可以)?(?:吃|喝)
  ! allerg(?:y|ies|ic)|intoleran(?:t|ce)|hives|rash|throat (?:close|swell)\w*|anaphyla\w+|epipen|
    swell(?:s|ed)? up|can(?:'?t|not| not| no longer) (?:eat|have|drink|do|touch|stomach|digest)|off limits|
    no (?:\w+ )?for me|don'?t (?:eat|drink|get along)|avoid(?:s|ing)?|wrecks my (?:stomach|gut)|upsets my|
    ended up in (?:the )?(?:er|a&e|hospital)|veg(?:gie|gies|an|etarian|etarianism)|pescatarian|teetotal|
    coeliac|celiac|lactose|gluten[- ]free|halal|kosher|gave up (?:meat|dairy|sugar|gluten|alcohol|drinking)|
    keeps me up
    = 过敏|不吃(?!饭|早|晚|午|了|苦|亏)|不喝(?!了)|起疹子|不耐受|拉肚子|忌口|(?:不能|不可以|不敢|吃不了|喝不了|不让)(?:吃|喝|碰|沾)?|吃素|素食|
    戒(?:了)?(?:酒|糖|烟)|浑身痒|少放|清真|一(?:吃|喝|碰|沾).{0,8}就
dislike
  ? hate[sd]?|dislike[sd]?|can'?t stand|loathe|(?:do|does)(?:n't| not) .{0,12}like|put (?:me|him|her) off
    = 讨厌(?:吃|喝)?(?:的)?(?:是)?(?:哪|什么|啥)?[种些样]?(?:蔬菜|水果|菜|食物|东西|口味|味道|零食)?|不吃(?:什么|啥|哪些?|哪种)(?:菜|东西|肉|蔬菜|水果)?|不(?:喜欢|爱)(?:吃|喝)?(?:什么|啥|哪种|哪些)?(?:蔬菜|水果|菜|食物|东西)?|受不了|反感|最烦|恨
  ! hates?|can(?:'?t|not) (?:stand|abide|bear)|dislikes?|loathes?|detest|despise|makes? me (?:sick|gag)|
    don'?t like|not a fan|disgust\w+
    = 讨厌|不喜欢|不爱|恶心|想吐|反胃|受不了|烦死|嫌弃|不吃|最怕吃|吃不惯|咽不下|一口都不|不碰
fear
  ? afraid|scare[sd]?|frighten\w*|fears?|phobias?|terrif\w+|spook\w*
    = 怕什么|害怕|恐惧|最怕|怕.{0,4}(?:动物|东西)
  ! afraid|scared|frighten\w*|terrified|petrified|phobia|fear of|freaks? me out|scares me
    = 怕|不敢|恐惧|恐高|吓
diet
  ? (?:eat|eats) (?:any )?(?:meat|fish)|vegetarian|vegan = 吃(?:不吃)?(?:肉|荤|素)|素食
  ! veg(?:gie|an|etarian)|meat|steaks?|bacon|pescatarian|plant[- ]based|burgers? = 吃素|素食|吃肉|荤|肉
health
  ? health|illness(?:es)?|(?:medical |health )?conditions?|disease|diagnos\w+|medical(?:ly)?|ail\w*|what(?:'s| is) wrong with|
    sick with|suffer\w*
    = 受(?:过)?(?:了)?(?:什么)?伤|看(?:牙|病|医生)|(?:什么|哪些)(?:检查|手术)|(?:身体|身上)?(?:有|得了|得过)?(?:什么|啥|哪些)?(?:大|小|老)?(?:毛病|疾病)|什么病|毛病|身体.{0,6}(?:怎么样|好吗|状况|问题)|健康|哪儿?不舒服|疾病|得了
  ! diagnos\w+|diabet\w+|asthma|arthritis|cancer|big c|alzheimer'?s?|dementia|parkinson'?s?|migraines?|
    epilep\w+|blood pressure|hypertension|cholesterol|thyroid|anxiety|depress\w+|adhd|autis\w+|eczema|
    psoriasis|degeneration|cataracts?|glaucoma|hip|knees?|back (?:pain|is|hurts|went)|slipped disc|sciatica|
    hernia|ulcers?|reflux|ibs|crohn'?s|coeliac|anaemi\w+|anemi\w+|insomnia|sleep apnoea|broke (?:my|his|her)|
    fractur\w+|sprain\w*|stroke(?! ward)|heart (?:attack|condition|failure)|pacemaker|eyesight|hearing aid|
    endometriosis|pcos|covid|flu|pneumonia|bronchitis|surgery|operation
    = 脂肪肝|尿酸|三高|息肉|囊肿|肩周炎|风湿|鼻窦|咽炎|荨麻疹|心悸|早搏|体检.{0,6}(?:有|查出|发现|说)|糖尿病|高血压|血压|血糖|血脂|痛风|哮喘|鼻炎|胃病|胃炎|腰椎|颈椎|腰(?:不好|疼|痛)|膝盖|关节|近视|散光|
    白内障|心脏病|癌|肿瘤|结石|抑郁|焦虑|失眠|睡不着|贫血|甲状腺|结节|骨折|崴|住院|手术|确诊|医生说|偏头痛|
    湿疹|拔.{0,2}牙|智齿|[补洗看]牙|牙[疼痛]|[肠胃]镜|(?:踢|摔|拉|扭|砸|烫|撞|弄|受).{0,6}伤|中风|肺炎|感冒|发烧|耐受
surgery
  ? surger(?:y|ies)|operations?|operated|procedure = 手术|开(?:过)?刀
  ! surger(?:y|ies)|operat(?:ion|ed)|replaced|removed|transplant|(?:taken|took) out|bypass|c-section|
    caesarean|stitches|under the knife|appendix|tonsils|keyhole
    = 手术|开刀|切除|切了|换了(?:膝|髋|瓣|肾)|微创|支架|缝了
medicine
  ? medic(?:ation|ations|ine|ines)|meds?|pills?|tablets?|prescri\w+|drugs?
    = 吃(?:的)?(?:是)?(?:什么|啥)药|吃的?.{0,4}药|药(?:是|叫)?什么|用什么药|什么药
  ! metformin|insulin|statins?|ibuprofen|aspirin|paracetamol|antibiotics?|antidepressants?|sertraline|prozac|
    inhaler|beta blockers?|warfarin|steroids?|\d+ ?mg|pills?|tablets?|medication|medicine|put me on|
    prescri\w+|levothyroxine|omeprazole|lisinopril|amlodipine
    = 药|医生.{0,6}开了|二甲双胍|胰岛素|阿司匹林|布洛芬|片剂|冲剂|胶囊|打针|贴膏
marital
  ? (?:am|is|are) (?:i|we|my \w+|[a-z]+) (?:married|single|divorced|engaged|dating|seeing|a widow(?:er)?|
    in a relationship|taken)|marital|(?:get|got|getting) married|relationship status|(?:dating|seeing) (?:anyone|someone)|widow(?:er|ed)?
    = 结婚了?(?:吗|没)|(?:有没有|有)对象|什么时候结的?婚|跟谁(?:结婚|在一起)|单身|离(?:过)?婚|谈恋爱
  ! married|marry|wedding|wife|husband|engaged|proposed|fianc[eé]e?|single|divorc\w+|widow\w*|dating|
    seeing (?:a|this|someone)|boyfriend|girlfriend|partner|ex-(?:wife|husband)|broke up|separated|
    late (?:wife|husband)|civil partner\w*
    = 结婚|领证|老婆|老公|妻子|丈夫|爱人|媳妇|对象|单身|离婚|离了|分手|谈了|恋爱|订婚|未婚|女朋友|男朋友|求婚|
    丧偶
study
  ? (?:did|do|does) .{1,20} study|stud(?:y|ied|ying)|majors?|degrees?|
    (?:which|what) (?:universit\w+|uni|college|school|year (?:is|are|am))|go to (?:school|college|uni\w*)|graduate from|course|at (?:university|uni|college)
    = (?:大学|本科|研究生|硕士|高中)?(?:时候?)?(?:念|读|学|上)(?:的|过|了)?(?:是)?(?:什么|啥|哪个?)(?:专业|系|学校|大学|科)|什么专业|学(?:的)?(?:是)?(?:什么|啥)(?!乐器|琴)|专业|哪(?:个|所)?.{0,3}(?:大学|学校|院校)|
    什么(?:大学|学校)|哪儿?读|学历|几年级|上学|念书|读书|(?:大学|高中|本科|研究生)(?:是)?在哪.{0,2}(?:上|读|念)?的?
  ! stud(?:y|ies|ied|ying)|degree|major(?:ed|ing)?|universit\w+|uni|college|graduat\w+|phd|masters|bachelor|
    diploma|a-levels|(?:first|second|third|final|fourth)[- ]year|thesis|semester|campus|bar exam
    = 专业|学的是|大[一二三四](?!岁)|考研|保研|研究生|本科|大专|硕士|博士|毕业|高[一二三]|初[一二三]|
    读(?:的)?(?:是)?.{1,6}(?:系|专业|大学)|[一二三四五六]年级|学校|师范|考上|念|在.{1,6}(?:读书|上学)
trip
  ? holidays?|vacations?|trips?|travel(?:l?ing)?|going (?:to )?(?:visit|fly)|
    (?:where|which (?:country|city)).{1,24}(?:going|go|went|flying|travel\w+|headed|visit\w*|off to)
    = 去哪.{0,2}出差|(?:去|到)哪(?:里|儿)?(?=[?？]?$)|(?:去|到)(?:了|过)?哪(?:里|儿|些?地方)?.{0,4}(?:玩|旅|度假|游|爬山|散心)(?:了|过|的)?|(?:假期|长假|小长假|五一|国庆|十一|春节|过年|暑假|寒假|中秋|元旦|端午)(?:有|是)?(?:什么|啥|怎么)?(?:安排|打算|计划|去哪儿?里?|过)?(?:的)?(?:$|[?？])|旅(?:游|行)|度假|出去玩|(?:打算|计划|准备|想)去哪
  ! holiday in|vacation|trip(?:s)? to|fly(?:ing)? to|off to|travel(?:l?ing)? to|cruise|road trip|backpack\w*|
    see the northern lights|booked (?:flights|tickets|a)|visit(?:ing)?|hols|weekend in|(?:going|went) (?:away|to \w+ (?:for|in|at|next|on|over))|spent (?:easter|christmas|the (?:summer|winter|weekend|week)|a (?:week|weekend|month|fortnight)) (?:in|at)
    = (?:[\d一二三四五六七八九十]月|[\d一二三四五六七八九十]号|国庆|五一|春节|过年|暑假|寒假|下周|下个?月|明年|周末|假期|放假).{0,4}去(?!年|世|掉|医院|上班|公司|学校)[\u4e00-\u9fff]{2,}|(?:最?想|打算|准备|计划)去[\u4e00-\u9fff]{2,}|(?:去|到)(?!年).{1,8}(?:玩|旅|看海|度假|游|出差|一趟|转转|爬)|去?爬了?.{1,6}[山峰岭]|邮轮|出国|景区|古镇|打卡了|逛了.{1,8}[城镇园岛湖]|旅游|旅行|机票|高铁票|自驾|跟团|度假|
    去一趟
wake
  ? (?:wake|get|got|waking) up|alarm|(?:go|going) to (?:bed|sleep)
    = 几点.{0,3}(?:起|睡|醒)|(?:起床|睡觉|睡|起)(?:是)?(?:几点|时间)|什么时候(?:起|睡)
  ! (?:wake|wakes|get|gets|getting|waking|up) (?:up )?(?:at|before|by)|alarm|early bird|night owl|
    asleep (?:by|at)|bed (?:by|at)
    = [点半]就?(?:起|醒|睡)|起床|早起|熬夜|闹钟|点(?:多|半|钟)?(?:起|睡)
rent
  ? rents?|mortgage|how much .{1,24}(?:house|flat|apartment|room) = 房租|租金|房贷|月供|租房.{0,4}多少
  ! rents?|mortgage|deposit|landlord = 房租|租金|房贷|月供|租的?房|一个月[一二三四五六七八九两\d]+[千百]
pay
  ? salar(?:y|ies)|wages?|income|earn(?:s|ing)?|how much .{1,16}make = 工资|收入|月薪|年薪|挣多少|赚多少|薪水
  ! salary|wages?|earn(?:s|ing)?|paid \D{0,12}\d[\d,.]*k?|a year before tax|per hour|pay rise|raise
    = 工资|月薪|年薪|收入|挣|赚|奖金|底薪|提成
team
  ? (?:football |soccer |baseball |basketball |rugby |cricket )?(?:teams?|clubs?)|fan of|
    (?:who|which|what) .{0,24}(?:support|root for)
    = (?:支持|喜欢)(?:的)?(?:是)?(?:哪|什么).{0,3}(?:球)?队|球队|主队
  ! support(?:s|ed|ing)?(?! (?:me|my|us|him|her|them|the family)\b)|season ticket|fan of|root(?:ing)? for|
    die[- ]hard
    = 球迷|支持.{1,6}队|主队|死忠
reading
  ? (?:what|which) (?:books?|novels?|authors?|writers?)|books? .{0,20}read(?:ing)?|read(?:ing)?(?=\W*$)
    = (?:看|读)(?:的)?(?:是)?(?:什么|啥|哪本)书|什么书|哪本书|什么小说
  ! read(?:s|ing)?(?! the room)|novels?|books?|author|audiobook|kindle|chapters?
    = 看书|读(?!书会)|小说|本书|《
watching
  ? (?:what|which) (?:(?:tv )?(?:shows?|series|films?|movies?|programmes?))|watch(?:es|ing)?(?=\W*$)|
    favou?rite (?:film|movie|show|series)
    = (?:看|追)(?:的)?(?:是)?(?:什么|啥|哪部)(?:剧|电视剧|电影|节目|综艺|片)|什么(?:剧|电视剧|电影|综艺|节目)
  ! watch(?:es|ed|ing)?|binge\w*|films?|movies?|series|season \d+|episode|netflix|bake off
    = 追|看(?:了|完)?.{0,4}(?:剧|电影|片|综艺|动漫)|电视剧|电影|综艺|《
music
  ? (?:what|which|favou?rite) (?:.{0,12}\b)?(?:music|bands?|singers?|songs?|artists?|composers?)|listen(?:s|ing)? to|
    concert|gig
    = (?:听|喜欢)(?:的)?(?:是)?(?:什么|啥|哪|谁).{0,3}(?:音乐|歌|歌手|乐队)?|歌手|偶像|明星
  ! listen(?:s|ing|ed)? to|music|bands?|singers?|songs?|concert|gig|albums?|playlist|vinyl|jazz|opera|techno|
    reggae|hip[- ]hop|metalhead
    = 歌手|歌(?!剧)|听.{1,8}|音乐|乐队|演唱会|专辑|偶像|粉丝|周杰伦|郭德纲|京剧|摇滚|民谣|戏曲
phone
  ? (?:what|which) (?:\w+ )?(?:phone|mobile|cell)|phone (?:do|does|did)
    = (?:什么|哪(?:个|款|种))(?:牌子的?)?手机|手机(?:是)?(?:什么|啥|哪)
  ! iphones?|androids?|pixel|galaxy|samsung|oneplus|nokia|motorola|fairphone|phone
    = 手机|小米\d*|华为|苹果\d|荣耀|红米|vivo|oppo|三星
language
  ? languages?|speak(?:s|ing)?|fluent in = (?:什么|哪(?:种|门|些)|几(?:种|门))(?:外语|语言|话|方言)|外语|方言
  ! english|french|german|spanish|italian|japanese|korean|russian|portuguese|dutch|swedish|norwegian|danish|
    polish|czech|greek|turkish|arabic|hebrew|hindi|urdu|bengali|tamil|mandarin|cantonese|chinese|gaelic|welsh|
    irish|catalan|basque|swahili|vietnamese|thai|sign language
    = [英法德日韩俄]语|西班牙语|葡萄牙语|意大利语|阿拉伯语|泰语|粤语|闽南[语话]|
    [\u4e00-\u9fff]{1,2}话(?=说|讲|都|也|不|$)|普通话|手语|四级|六级|雅思|托福
plant
  ? flowers?|plants?|garden = (?:种|养)(?:了)?(?:什么|啥|哪些)(?:花|植物|菜)|什么(?:花|植物)
  ! roses?|tulips?|dahlias?|daffodils?|lavender|peon(?:y|ies)|sunflowers?|lil(?:y|ies)|orchids?|hydrangeas?|
    geraniums?|begonias?|violets?|marigolds?|sweet peas?|tomato(?:es)?|courgettes?|herbs|succulents?|
    cact(?:us|i)|ferns?|monstera|bonsai|apple tree|plant(?:ed|ing|s)?
    = 玫瑰|月季|多肉|绿萝|兰花|茉莉|栀子|牡丹|菊花|绣球|向日葵|盆栽|种了|番茄|辣椒|仙人掌|君子兰|吊兰
game
  ? card games?|board games?|(?:video )?games? = 什么(?:游戏|棋|牌)|哪(?:个|款)游戏|玩什么
  ! bridge|poker|rummy|whist|cribbage|canasta|chess|checkers|draughts|scrabble|catan|monopoly|dominoes|
    mahjong|backgammon|minecraft|fortnite|fifa|zelda|mario|roblox|sims|ps[45]|xbox|nintendo|switch
    = 象棋|围棋|麻将|扑克|斗地主|掼蛋|王者|原神|吃鸡|桌游|剧本杀|跳棋|五子棋
drink
  ? (?:what|which) .{0,20}drinks?|(?:do|does|what) .{1,20} drink|beverages?
    = 喝(?:的)?(?:是)?(?:什么|啥|哪种)(?:饮料|饮品|茶|酒|东西)?|什么(?:饮料|饮品|茶|酒)
  ! coffee|tea|beers?|lager|ale|wines?|whisky|whiskey|gin|vodka|rum|juice|coke|cola|lattes?|espressos?|
    cappuccinos?|matcha|kombucha|smoothies?|milk|water|cider|cocoa
    = 咖啡|奶茶|茶|啤酒|白酒|红酒|黄酒|果汁|可乐|豆浆|牛奶|酸奶|喝.{1,6}
dish
  ? favou?rite (?:food|dish|meal|dessert|snack|tea|dinner|lunch|cuisine)|like(?:s)? (?:best )?to eat|
    comfort food
    = (?:最)?(?:爱|喜欢)吃(?:什么|啥)|什么(?:菜|口味|零食|小吃)|口味
  ! favou?rite (?:food|dish|meal|dessert|snack|tea|dinner|lunch|thing to eat|is)|could eat|craving|
    love (?:a |my )?(?:good )?(?:curry|pizza|pasta|sushi|ramen|tacos|balti|roast|burgers?|chocolate|cake|
    noodles|dumplings|lasagne)
    = (?:爱|喜欢|想|最馋|无.{1,2}不欢)吃|最爱|口味|无辣不欢|家常菜
wish
  ? dreams?|bucket list|life goals?|(?:always|most) want(?:ed)? to do|hope to (?:do|achieve)
    = (?:有)?(?:什么|啥)?(?:梦想|愿望|理想|心愿|人生目标)|最想(?:做|干)(?:什么|啥)(?:事)?
  ! dream(?:s|ed|ing)? (?:of|is|about)|bucket list|one day (?:i|we)|(?:one|some) ?day|always wanted to|life goal
    = 梦想|愿望|理想(?!汽|[LOl])|心愿|这辈子|一辈子最|有朝一日|希望有一天|人生目标|做梦都想
bought
  ? (?:what|anything) .{0,16}(?:buy|bought|purchase[sd]?|splurge[sd]?)(?: \w+ly)?|new (?:stuff|purchases?)
    = (?:买|添置|入手|购置|置办|添)了?(?:什么|啥|哪些)(?:东西|新东西|大件|家电)?|(?:花钱|败家).{0,4}(?:什么|啥)
  ! bought|purchased|picked up a|treated (?:myself|ourselves)|splashed out|new (?:sofa|tv|phone|laptop|camera|bike|car|oven|fridge)
    = 买了|囤了|入手了?|下单|花.{1,8}买|添置|添了|提了?(?:新|车)|置办
lost
  ? (?:what|anything) .{0,12}(?:lose|lost|misplace[sd]?|missing)|lost property
    = (?:弄)?丢了?(?:什么|啥|哪些)(?:东西)?|(?:什么|啥)(?:东西)?(?:丢|不见|被偷)了?
  ! lost (?:my|our|the|an?|her|his)|misplaced|left (?:my|our|the) .{1,20} (?:on|at|in) the|stolen|pickpocketed|went missing
    = 弄丢|丢了|不见了|被偷|落在了?|找不(?:到|着)
class
  ? (?:what|which|any) (?:class(?:es)?|courses?|lessons?|workshops?|evening class(?:es)?)
    = 学(?:的|着)?(?:什么|啥|哪门)(?:手艺|技能|技术)|(?:上|学|报|参加)(?:的|了|着|过)?(?:什么|啥|哪些?|哪个)(?:班|课|培训班?|课程|兴趣班|补习班?|网课)|什么(?:班|培训|兴趣班|课外班|网课)
  ! (?:class|classes|courses?|lessons?|workshops?|evening school|night school|bootcamp)
    = 跟.{1,8}学|学(?:修|做|开|打|唱|画|弹|织|烤|写|剪|理)|报了?.{0,8}[班课]|报名|.{1,6}[班课](?=$|[，,。]|上|每|要)|培训|声乐|网课|驾校|补习|兴趣班|陶艺课|上.{1,6}课
hair
  ? hair ?cuts?|(?:get|have|do|cut) (?:my|our|his|her) hair|hairdressers?|barbers?
    = (?:在|去)?哪(?:里|儿|家)?(?:店)?(?:剪|理|做|烫|染)头?发(?:的)?|理发(?:师|店)?|发型师
  ! hair ?cuts?|hairdressers?|barber(?:shop)?s?|salons?|dyed? my hair|highlights|perm
    = 理发|剃头|剪头|剪发|发廊|烫头|烫发|染发|染了头|美发|托尼老师|发型师
promoted
  ? promot(?:ed|ion)|get (?:a )?(?:promotion|raise) = 升(?:职|官|迁)了?|提拔|晋升|升了(?:什么|啥)
  ! promot(?:ed|ion)|made (?:partner|manager|lead|director|head)|new title|step(?:ped)? up to
    = 提(?:成|为|拔)了?|升(?:了?(?:职|官)|任|到|为|成)|当上了?.{0,6}(?:经理|主管|组长|总监|主任|领导|店长|队长|班长)|提拔|晋升
habit
  ? habits?|routines? = (?:什么|啥|哪些)(?:好|坏|生活)?(?:习惯|规矩|原则)|(?:习惯|规矩)(?:是)?(?:什么|啥)
  ! habits?|routine|every (?:day|night|morning|evening)|each (?:day|night|morning|evening)|always|never
    = 习惯|规矩|每[天晚早]|天天|睡前|饭后|从不|从来不|总是|一直|雷打不动
mon
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?mondays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[一](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! mondays?
    = (?:周|星期|礼拜)[一]
tue
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?tuesdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[二](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! tuesdays?
    = (?:周|星期|礼拜)[二]
wed
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?wednesdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[三](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! wednesdays?
    = (?:周|星期|礼拜)[三]
thu
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?thursdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[四](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! thursdays?
    = (?:周|星期|礼拜)[四]
fri
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?fridays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[五](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! fridays?
    = (?:周|星期|礼拜)[五]
sat
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?saturdays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[六](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! saturdays?
    = (?:周|星期|礼拜)[六]
sun
  ? (?:what .{0,20}|plans? |anything )(?:on|for) (?:a )?sundays?(?: (?:morning|evening|night|afternoon)s?)?
    = (?:周|星期|礼拜)[日天](?:早上|上午|中午|下午|晚上|晚)?(?:我们?|都|一般|通常|要|有)*(?:干|做|忙|去|有)?(?:什么|啥|嘛|哪些?)(?:安排|活动|事|课|计划|呢)?
  ! sundays?
    = (?:周|星期|礼拜)[日天]
`
