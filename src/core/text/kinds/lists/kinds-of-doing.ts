/** What people do, avoid, dislike and go through: of `kinds-table.ts`. */
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
    种花|种菜|烘焙|做手工|集邮|看书|看电影|听(?:戏|评书|相声|音乐)|爬.{0,4}山|烤了?[一几个两三]|徒步|露营|撸铁|追剧|剧本杀|拼图|乐高|
    刷剧
sport
  ? sports?|exercis(?:e|es)|work ?outs?|keep fit|stay (?:fit|in shape)|fitness|martial arts?|
    (?:what|which)(?: \w+){0,3} play(?:ing|s)?(?=\W*$|\s*,)
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
  ? instruments?|
    (?:what|which)(?: \w+){0,3} play(?:ing|s)?(?=\W*$|\s*,)
    = 乐器|
    弹(?:什么|啥)|拉(?:什么|啥)琴?|会(?:弹|拉|吹)(?:什么|啥)
  ! pianos?|guitars?|violins?|fiddles?|violas?|cellos?|double bass|bass guitar|drums?|drummer|flutes?|
    clarinets?|oboes?|bassoons?|saxophones?|sax|ukuleles?|banjos?|mandolins?|harps?|harmonicas?|accordions?|
    trumpets?|trombones?|tuba|french horn|recorder|bagpipes|organ|keyboards?|sitar|tabla|lute|zither|
    bass|band practice|brass band
    = 钢琴|吉他|小提琴|中提琴|大提琴|架子鼓|打鼓|鼓手|长笛|萨克斯|尤克里里|古筝|二胡|琵琶|古琴|口琴|电子琴|
    手风琴|笛子|葫芦丝|唢呐|贝斯|单簧管|竖琴|洞箫|
    练琴|弹.{0,3}首
avoid
  ? allerg(?:y|ies|ic)|intoleran(?:t|ce|ces)|
    (?:can(?:['’]?t|not)|should(?:n['’]t| not)|do(?:n['’]t| not)|must(?:n['’]t| not)|not allowed to) (?:i |
    we |he |she |my \w+ )?(?:eat|have|drink)|can (?:i|we|he|she) (?:not )?(?:eat|drink)|avoid(?:ing)?|diet(?:ary)?|
    food restrictions?|foods? .{0,20}(?:stay away from|avoid|off limits)|stay away from|bad for me|
    (?:leave|left|leaving|keep|kept) (?:\w+ )?out of|(?:keep|kept|stay) (?:away )?from|dangerous for|(?:should|must|can|could)(?:n't|not| not)? .{0,20}(?:be (?:given|near|around|served|fed)|prescrib\w+|serve[sd]?)|not (?:be )?(?:given|serve[sd]?|prescribe[sd]?)|reacts? (?:badly )?to|sensitiv\w+|steer clear|off the menu|cater for|tolerate|(?:dietary|food) (?:needs|requirements)
    = 过敏|忌口|(?:不能|不可以|不敢|别)(?:吃|喝|碰|沾)|吃不了|忌(?:什么|食)|什么.{0,4}不(?:能|可以)?(?:吃|喝)|
    避开|避免|忌讳|禁忌|(?:要|需要?)(?:注意|小心|当心|留意)|(?:什么|啥|哪些).{0,4}不(?:能|可以)(?:放|吃|喝|碰|沾|用|加)|不能(?:放|乱?吃|喝|碰|加)(?:什么|啥|哪些|的)?|不(?:能|吃|喝).{0,3}(?:什么|啥|哪些)
  ! allerg(?:y|ies|ic)|intoleran(?:t|ce)|hives|rash|throat (?:close|swell)\w*|anaphyla\w+|epipen|
    swell(?:s|ed)? up|can(?:'?t|not| not| no longer) (?:eat|have|drink|do|touch|stomach|digest)|off limits|
    no (?:\w+ )?for me|don'?t (?:eat|drink|get along)|avoid(?:s|ing)?|wrecks my (?:stomach|gut)|upsets my|
    ended up in (?:the )?(?:er|a&e|hospital)|veg(?:gie|gies|an|etarian|etarianism)|pescatarian|teetotal|
    coeliac|celiac|lactose|gluten[- ]free|halal|kosher|gave up (?:meat|dairy|sugar|gluten|alcohol|drinking)|
    keeps me up|
    come up in hives|epi-?pens?|cannot (?:eat|have|drink)|do(?:n't| not) hand me|makes me (?:ill|sick|sneeze)|been vegetarian
    = 过敏|不吃(?!饭|早|晚|午|了|苦|亏)|不喝(?!了)|起疹子|不耐受|拉肚子|忌口|(?:不能|不可以|不敢|吃不了|喝不了|不让)(?:吃|喝|碰|沾)?|吃素|素食|
    戒(?:了)?(?:酒|糖|烟)|浑身痒|少放|清真|一(?:吃|喝|碰|沾).{0,8}就|
    不(?:会|太能|怎么能)吃|吃不得|发物|不(?:碰|沾)|肿成
dislike
  ? hate[sd]?|dislike[sd]?|can'?t stand|loathe|(?:do|does)(?:n't| not) .{0,12}like|put (?:me|him|her) off|
    (?:leave|left|leaving|keep|kept) (?:\w+ )?out of .{0,16}(?:food|dish|meal|soup|salad)|not (?:tolerate|stand)
    = 讨厌(?:吃|喝)?(?:的)?(?:是)?(?:哪|什么|啥)?[种些样]?(?:蔬菜|水果|菜|食物|东西|口味|味道|零食)?|不吃(?:什么|啥|哪些?|哪种)(?:菜|东西|肉|蔬菜|水果)?|不(?:喜欢|爱)(?:吃|喝)?(?:什么|啥|哪种|哪些)?(?:蔬菜|水果|菜|食物|东西)?|受不了|反感|最烦|恨|
    忌口|(?:什么|啥|哪些).{0,3}(?:菜|口味)?不(?:能|要)放|避开.{0,6}(?:口味|菜|食物)|不爱吃
  ! hates?|can(?:'?t|not) (?:stand|abide|bear)|dislikes?|loathes?|detest|despise|makes? me (?:sick|gag)|
    don'?t like|not a fan|disgust\w+|
    cannot (?:bear|stand|abide)|tastes like (?:soap|feet|dirt)
    = 讨厌|不喜欢|不爱|恶心|想吐|反胃|受不了|烦死|嫌弃|不吃|最怕吃|吃不惯|咽不下|一口都不|不碰|
    嫌腥|(?:不会|不能|怕)吃辣|挑出来
fear
  ? afraid|scare[sd]?|frighten\w*|fears?|phobias?|terrif\w+|spook\w*
    = 怕什么|害怕|恐惧|最怕|怕.{0,4}(?:动物|东西)
  ! afraid|scared|frighten\w*|terrified|petrified|phobia|fear of|freaks? me out|scares me
    = 怕|不敢|恐惧|恐高|吓
diet
  ? (?:eat|eats) (?:any )?(?:meat|fish)|vegetarian|vegan|
    serve (?:me|him|her) meat|(?:a )?meat[- ]eater|(?:avoid|off) (?:all )?(?:meat|fish)(?: (?:and|or) (?:meat|fish))?
    = 吃(?:不吃)?(?:肉|荤|素)|素食|
    (?:可以|能)(?:点|吃|上)(?:鱼|肉|虾|荤)
  ! veg(?:gie|an|etarian)|meat|steaks?|bacon|pescatarian|plant[- ]based|burgers?|
    eat(?:ing)? (?:fish|meat)|not veggie|fish supper
    = 吃素|素食|吃肉|荤|肉|
    开荤|鱼和虾|蛋奶
health
  ? health|illness(?:es)?|(?:medical |health )?conditions?|disease|diagnos\w+|medical(?:ly)?|ail\w*|what(?:'s| is) wrong with|
    sick with|suffer\w*|
    injur(?:y|ies|ed)|hurt(?: (?:my|him|her)self)?|check-?ups?|chronic
    = 受(?:过)?(?:了)?(?:什么)?伤|看(?:牙|病|医生)|(?:什么|哪些)(?:检查|手术)|(?:身体|身上)?(?:有|得了|得过)?(?:什么|啥|哪些)?(?:大|小|老)?(?:毛病|疾病)|什么病|毛病|身体.{0,6}(?:怎么样|好吗|状况|问题)|健康|哪儿?不舒服|疾病|得了|
    复查|体检|病史|慢性病|(?:怎么|哪里|哪儿)(?:受|弄)?伤|伤(?:了|到|着)(?:哪|什么)|旧伤|住过?院|(?:身体|身上).{0,6}(?:什么|啥|哪些).{0,4}(?:不适|不舒服|毛病|问题)|不适|过敏
  ! diagnos\w+|diabet\w+|asthma|arthritis|cancer|big c|alzheimer'?s?|dementia|parkinson'?s?|migraines?|
    epilep\w+|blood pressure|hypertension|cholesterol|thyroid|anxiety|depress\w+|adhd|autis\w+|eczema|
    psoriasis|degeneration|cataracts?|glaucoma|hip|knees?|back (?:pain|is|hurts|went)|slipped disc|sciatica|
    hernia|ulcers?|reflux|ibs|crohn'?s|coeliac|anaemi\w+|anemi\w+|insomnia|sleep apnoea|broke (?:my|his|her)|
    fractur\w+|sprain\w*|stroke(?! ward)|heart (?:attack|condition|failure)|pacemaker|eyesight|hearing aid|
    endometriosis|pcos|covid|flu|pneumonia|bronchitis|surgery|operation|
    fell (?:off|down|over|from)|twisted|stitches|hurt my|pulled a muscle|allerg\w+|rash|hives
    = 脂肪肝|尿酸|三高|息肉|囊肿|肩周炎|风湿|鼻窦|咽炎|荨麻疹|心悸|早搏|体检.{0,6}(?:有|查出|发现|说)|糖尿病|高血压|血压|血糖|血脂|痛风|哮喘|鼻炎|胃病|胃炎|腰椎|颈椎|腰(?:不好|疼|痛)|膝盖|关节|近视|散光|
    白内障|心脏病|癌|肿瘤|结石|抑郁|焦虑|失眠|睡不着|贫血|甲状腺|结节|骨折|崴|住院|手术|确诊|医生说|偏头痛|
    湿疹|拔.{0,2}牙|智齿|[补洗看]牙|牙[疼痛]|[肠胃]镜|(?:踢|摔|拉|扭|砸|烫|撞|弄|受).{0,6}伤|中风|肺炎|感冒|发烧|耐受|
    摔了|摔倒|屁股蹲|扭了|韧带|石膏|缝了?.{1,2}针|复查|过敏|花粉|血红蛋白
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
    in a relationship|taken)|marital|(?:get|got|getting) married|relationship status|(?:dating|seeing) (?:anyone|someone)|widow(?:er|ed)?|
    relationship|love life|(?:with|seeing|dating) (?:anyone|someone|anybody|somebody)|romantic\w*
    = 结婚了?(?:吗|没)|(?:有没有|有)对象|什么时候结的?婚|跟谁(?:结婚|在一起)|单身|离(?:过)?婚|谈恋爱|
    感情(?:状况|生活|状态|方面|上|怎么样)?|恋爱|婚姻(?:状况)?|成家|处对象|单着|(?:跟|和)谁(?:在一起|谈|好)
  ! married|marry|wedding|wife|husband|engaged|proposed|fianc[eé]e?|single|divorc\w+|widow\w*|dating|
    seeing (?:a|this|someone)|boyfriend|girlfriend|partner|ex-(?:wife|husband)|broke up|separated|
    late (?:wife|husband)|civil partner\w*|
    split up|split with|dumped|single again|boyfriend|girlfriend
    = 结婚|领证|老婆|老公|妻子|丈夫|爱人|媳妇|对象|单身|离婚|离了|分手|谈了|恋爱|订婚|未婚|女朋友|男朋友|求婚|
    丧偶|
    [跟和与][^，。,\s]{1,4}(?:分了|掰了|散了)|复合|脱单|相亲|失恋|单着
study
  ? (?:did|do|does) .{1,20} study|stud(?:y|ied|ying)|majors?|degrees?|
    (?:which|what) (?:universit\w+|uni|college|school|year (?:is|are|am))|go to (?:school|college|uni\w*)|graduate from|course|at (?:university|uni|college)|
    (?:go|going|goes|went) to (?:university|uni|college)|attend(?:s|ing)?|(?:enrol\w+|doing) (?:a|in)
    = (?:大学|本科|研究生|硕士|高中)?(?:时候?)?(?:念|读|学|上)(?:的|过|了)?(?:是)?(?:什么|啥|哪个?)(?:专业|系|学校|大学|科)|什么专业|学(?:的)?(?:是)?(?:什么|啥)(?!乐器|琴)|专业|哪(?:个|所)?.{0,3}(?:大学|学校|院校)|
    什么(?:大学|学校)|哪儿?读|学历|几年级|上学|念书|读书|(?:大学|高中|本科|研究生)(?:是)?在哪.{0,2}(?:上|读|念)?的?|
    进修|深造|主修|攻读|大几|(?:读|上|念)(?:的)?(?:是)?(?:哪|什么|几)|在读|求学
  ! stud(?:y|ies|ied|ying)|degree|major(?:ed|ing)?|universit\w+|uni|college|graduat\w+|phd|masters|bachelor|
    diploma|a-levels|(?:first|second|third|final|fourth)[- ]year|thesis|semester|campus|bar exam|
    dissertation|freshers|lab report|course(?:work)?
    = 专业|学的是|大[一二三四](?!岁)|考研|保研|研究生|本科|大专|硕士|博士|毕业|高[一二三]|初[一二三]|
    读(?:的)?(?:是)?.{1,6}(?:系|专业|大学)|[一二三四五六]年级|学校|师范|考上|念|在.{1,6}(?:读书|上学)|
    成教|自考|函授|专升本|录取|留学|申(?:请)?.{0,8}(?:硕士|博士|研究生|大学)|(?:申|考|去)港中文|读研|上(?:小学|初中|高中|幼儿园|大学)
trip
  ? holidays?|vacations?|trips?|travel(?:l?ing)?|going (?:to )?(?:visit|fly)|
    (?:where|which (?:country|city)).{1,24}(?:going|go|went|flying|travel\w+|headed|visit\w*|off to)|
    getaways?|city breaks?|(?:travel|holiday|summer|winter|spring|autumn) plans?|flying|fly to|off to|(?:plan|plans|planned|planning) (?:for|in|over) .{0,8}(?:spring|summer|autumn|fall|winter|easter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|coming up in|headed|travell?ing
    = 去哪.{0,2}出差|(?:去|到)哪(?:里|儿)?(?=[?？]?$)|(?:去|到)(?:了|过)?哪(?:里|儿|些?地方)?.{0,4}(?:玩|旅|度假|游|爬山|散心)(?:了|过|的)?|(?:假期|长假|小长假|五一|国庆|十一|春节|过年|暑假|寒假|中秋|元旦|端午)(?:有|是)?(?:什么|啥|怎么)?(?:安排|打算|计划|去哪儿?里?|过)?(?:的)?(?:$|[?？])|旅(?:游|行)|度假|出去玩|(?:打算|计划|准备|想)去哪|
    (?:出行|出游|出国|外出|度假|旅行|旅游|暑假|寒假|[春夏秋冬]天).{0,3}(?:安排|计划|打算)|出国|去哪(?:里|儿)?.{0,2}(?:深造|读书|发展)|什么时候去(?!世|了?医院)
  ! holiday in|vacation|trip(?:s)? to|fly(?:ing)? to|off to|travel(?:l?ing)? to|cruise|road trip|backpack\w*|
    see the northern lights|booked (?:flights|tickets|a)|visit(?:ing)?|hols|weekend in|(?:going|went) (?:away|to \w+ (?:for|in|at|next|on|over))|spent (?:easter|christmas|the (?:summer|winter|weekend|week)|a (?:week|weekend|month|fortnight)) (?:in|at)|
    (?:going|heading|driving|flying) (?:up |down |over |out |away |back )?to (?:the )?(?:[\w'-]+ ){1,3}(?:in|on|for|the|next|this|with|second|first|last)|(?:call(?:ed|ing)? off|cancel\w*) (?:the |our |my )?\w+|(?:long )?weekend in|cottage|lost the flights|field (?:course|trip)|booked (?:the |our )?(?:[\w-]+ )?flights?|wants to see the
    = (?:[\d一二三四五六七八九十]月|[\d一二三四五六七八九十]号|国庆|五一|春节|过年|暑假|寒假|下周|下个?月|明年|周末|假期|放假).{0,4}去(?!年|世|掉|医院|上班|公司|学校)[\u4e00-\u9fff]{2,}|(?:最?想|打算|准备|计划)去[\u4e00-\u9fff]{2,}|(?:去|到)(?!年).{1,8}(?:玩|旅|看海|度假|游|出差|(?<!打了)一趟|转转|爬)|去?爬了?.{1,6}[山峰岭]|邮轮|出国|景区|古镇|打卡了|逛了.{1,8}[城镇园岛湖]|旅游|旅行|机票|高铁票|自驾|跟团|度假|
    去一趟|
    坐(?:高铁|火车|飞机|动车|船)[^，。,\s]{0,3}(?:去|到)|(?:准备|打算|计划|决定)[^，。,\s]{0,8}去[\u4e00-\u9fff]{2,}|[订抢买退]了?.{0,4}票|票都?(?:订|抢|买|退)|签证|不去了|(?:准备|打算).{0,8}回去|不回了|申.{0,2}港
`
