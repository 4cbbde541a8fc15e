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
`
