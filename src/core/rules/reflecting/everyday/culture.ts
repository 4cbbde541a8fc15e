/** More words of books, arts, games, screens and causes. */
export const culture = String.raw`
read (+)
  (?:novels?|hardbacks?|thrillers?|audiobooks?|bookshelves|bookcase|book ?mark|waterstones|goodreads|penguin classics?) ~ \
    (?:pages|chapters?) (?:into|left|to go|before) ~ (?:two|three|one|four|five) hundred pages ~ \
    sat up (?:till|until|past|with) .{0,20}(?:book|novel|chapter|gibbon|dickens|austen|tolstoy) ~ \
    (?:dickens|austen|tolstoy|dostoevsky|gibbon|hardy|trollope|orwell|woolf|christie|le carr[eé]|murakami|ferrante|mantel|tolkien|\
    pratchett|proust|joyce|hemingway|eliot) ~ (?:new |the |kept back the new )volumes? ~ library (?:card|fine|van) ~ librarian ~ \
    finished (?:the|a|another|my) (?:novel|book|trilogy|biography|memoir) ~ (?:could|couldn['’]t)(?:n['’]t)? put it down ~ to-be-read ~ \
    book (?:club|fair|sale|group) ~ a life of \w+ ~ second-?hand book\w* ~ church sale
  = 万历十五年|资治通鉴|史记|红楼梦|三国|水浒|西游|三体|活着|平凡的世界|百年孤独|余华|莫言|村上|东野圭吾|金庸|鲁迅|又读|\
    读(?:了|完|到|起|书)|读出|看(?:到|完|了).{0,4}(?:章|卷|册|页|唐纪|本纪|列传)|翻(?:了|完|开)(?:几|十)?页|书架|书签|旧书|新书|\
    借(?:了|书|的).{0,3}书|书店|书摊|那本|这本书|本书|电子书|kindle|书评|读书笔记|书虫|微信读书
history (+)
  cromwell ~ napoleon\w* ~ the somme ~ (?:first|second) world war ~ ww(?:1|2|i|ii) ~ peninsular war ~ trafalgar ~ waterloo ~ tudor\w* ~ \
    victorian\w* ~ roman (?:wall|villa|coins?|empire|road)s? ~ medieval ~ civil war ~ (?:viking|saxon|norman|stuart|georgian)s? ~ castle ~ \
    abbey ~ archaeolog\w+ ~ metal detect\w* ~ parish records? ~ gibbon ~ ancestors? ~ ancestry ~ dynasty ~ excavat\w+ ~ \
    war (?:memorial|graves?|museum) ~ (?:life|biography|account) of (?:the )?[A-Z]?\w+ (?:war|king|queen|general)
  = 明朝|清朝|唐朝|宋朝|汉朝|秦始皇|太平天国|二战|抗战|民国|史记|通鉴|万历|帝王|朝代|考古|古迹|遗址|古墓|兵马俑|三国志|近代史|党史|县志|碑|\
    出土|史料
write (+)
  (?:kept|keep|keeping|wrote in|writing in) (?:a |my )?(?:diary|journal|log) ~ morning pages ~ \
    (?:blog|journal|diary) (?:entry|post|every) ~ moleskine ~ substack ~ newsletter
  = 记日记|日记本|手账|随笔|公众号|博客|写(?:了|点).{0,4}(?:日记|心得|感想)|每天记
compose (+)
  (?:short stor(?:y|ies)|haikus?|sonnets?|manuscript|my novel|first draft|second draft|word count|writer['’]?s block|\
    rejection (?:letter|slip)|literary magazine|publisher) ~ (?:two|three|five|\d+) (?:hundred|thousand) words ~ \
    (?:my|the) (?:protagonist|plot|villain) ~ rhym(?:e|es|ing) ~ limericks?
  = 诗(?!人节)|写诗|稿子|投稿|退稿|连载|小说.{0,4}写|写.{0,4}小说|回忆录|章节|大纲|灵感|押韵|填词|楹联
letter (+)
  envelopes? ~ stamps (?:for|having|again|and) ~ ran out of stamps ~ (?:fountain )?pen (?:leaked|nib|ink) ~ \
    (?:answered|replied to|wrote (?:back )?to|shall write|wrote to|writing to) (?:my |the |an? )?(?:old )?\w+ ~ \
    (?:long|lovely|kind) repl(?:y|ies) (?:came|from) ~ pages on both sides ~ christmas cards ~ thank[- ]you (?:note|card|letter)s? ~ \
    handwritten ~ note to the ~ correspond\w* ~ pen friend ~ writing paper ~ blotting paper ~ post ?box
  = 信封|邮局|寄(?:了|出|给)?.{0,3}(?:信|贺卡|明信片)|写(?:了)?.{0,4}(?:信|贺卡)|回(?:了)?.{0,4}信|贺年卡|钢笔|信纸|笔友|手写信
language (+)
  duolingo ~ streak on ~ \d+ day streak ~ conjugat\w+ ~ subjunctive ~ tenses? ~ \
    (?:my|the) (?:tutor|accent|pronunciation|vocabulary) (?:says?|is|was|from|in)? ~ italki ~ babbel ~ rosetta stone ~ pimsleur ~ \
    without (?:english|subtitles|a dictionary) ~ (?:order|ordered|speak|spoke|chat|chatted|talk|talked|read|said) .{0,30}(?:in |\
    without )(?:english|spanish|french|german|italian|japanese|korean|mandarin|chinese|portuguese|russian|dutch|swedish|welsh|polish|greek|\
    turkish) ~ (?:verbs?|kanji|hiragana|cyrillic|hangul|tones?|der die das|gender of) ~ evening class in ~ \
    (?:a1|a2|b1|b2|c1|delf|dele|jlpt|hsk|ielts|toefl|n[1-5])\b ~ phrase ?book ~ native speaker
  = n[1-5]|n[1-5]的|托福|雅思|四六级|六级|四级|词汇(?:书|量)|背(?:了|到|单|词)|敬语|片假名|平假名|五十音|听力(?:卷|题)?|跟读|口语|外教|\
    语伴|多邻国|发音|时态|语法|原版|双语|单词|词根|日语|法语|德语|西语|韩语|英语|俄语|阿拉伯语|粤语
study (+)
  (?:night|evening|online|adult|open university) (?:school|class|course|degree)(?:es|s)? ~ coursera ~ udemy ~ mooc ~ lectures? on ~ \
    certificat\w+ ~ exam(?:s)? (?:on|in|for) ~ revis(?:ed|ing|ion) ~ note ?cards? ~ textbooks?
  = 网课|公开课|考证|证书|自学|备考|真题|刷题|复习|老年大学|培训班|笔记
news (+)
  (?:the )?(?:guardian|times|telegraph|economist|bbc|radio 4|today programme|question time) ~ headlines? ~ elections? ~ \
    (?:politics|parliament|prime minister|budget) (?:show|on|debate|speech) ~ current affairs ~ (?:letter|wrote) to the editor
  = 新闻联播|时政|参考消息|人民日报|环球时报|报纸|头条|热搜|国际局势|看新闻|评论员
music (+)
  (?:spotify|playlist|headphones|speakers?|album|albums|record player|hi-?fi|earbuds) ~ \
    (?:johnny cash|dolly parton|willie nelson|jolene|bob dylan|the beatles|abba|bowie|queen|elvis|springsteen|fleetwood mac|taylor swift|\
    beethoven|mozart|bach|chopin|miles davis|coltrane|radiohead|oasis|metallica|nirvana) ~ \
    (?:country|classical|folk|soul|blues|rock|metal|punk|techno|indie|reggae|hip[- ]hop|opera) (?:music|songs?|station|band|album|night|\
    records?) ~ (?:learn(?:t|ed)|know|sang|singing) (?:the |all the )?(?:lyrics|words) ~ (?:lyrics|songs?) (?:of|by|on|in|from) ~ \
    tickets? for .{0,30}(?:tour|gig|concert) ~ sang .{0,30}to myself ~ \
    (?:had|put|blasting|playing) .{0,30}on (?:all the way|in the (?:car|cab|van|kitchen)|repeat|full)
  = 歌单|单曲循环|专辑|网易云|耳机里|听(?:着|了|完)?.{0,6}(?:歌|专辑|交响|民谣|摇滚|爵士|曲)|周杰伦|邓丽君|五月天|陈奕迅|交响乐|贝多芬|\
    肖邦|巴赫|民谣|摇滚|说唱|古典音乐|黑胶|唱片
guitar (+)
  chords? ~ barre chords? ~ strum\w* ~ capo ~ fret(?:s|board)? ~ plectrum ~ fender ~ gibson ~ amp ~ riffs? ~ \
    bass (?:line|guitar|in a band) ~ new strings
  = 大横按|和弦|扒谱|弹唱|琴弦|换.{0,4}弦|拨片|变调夹|扫弦|指弹|指法|手指.{0,4}茧|琴行|民谣吉他|电吉他|贝斯|乐队|乐谱|闷音
piano (+)
  scales ~ chopin ~ bach ~ sonata ~ arpeggios? ~ (?:piano|keyboard) (?:lesson|teacher|tuner|exam|stool) ~ grade (?:\d|five|six|eight) ~ \
    metronome ~ sight[- ]read\w* ~ hands together
  = 钢琴|琴键|哈农|车尔尼|琴谱|考级|节拍器|练琴|弹(?:了|到|完).{0,4}(?:首|曲|遍)|视奏
instrument (+)
  bow (?:hair|arm) ~ rosin ~ reeds? ~ embouchure ~ (?:concert|brass|samba|folk|ceilidh|jazz|swing|marching) band ~ \
    (?:violin|cello|fiddle|trombone|bagpipes|harp|recorder|oboe|bassoon|mandolin|bodhran|tin whistle|church organ|organ) ~ \
    rehears(?:al|als|ed|ing) ~ recital ~ busk(?:ed|ing) ~ practi[sc]ed (?:my|the) (?:part|solo|piece)
  = 胡琴|唢呐|小号|萨克斯|手风琴|电子琴|吹(?:了)?.{0,3}(?:笛|箫|号|葫芦丝)|拉(?:了)?.{0,4}(?:二胡|琴|曲)|弓子|松香|乐团|排练|合奏|民乐|\
    古琴|扬琴|非洲鼓|手鼓|打鼓
sing (+)
  (?:karaoke|choir|chorus|glee club|barbershop|vocal) ~ (?:alto|soprano|tenor|baritone)(?:s)? ~ hum(?:med|ming) ~ harmon(?:y|ies) ~ \
    sing(?:ing)? (?:in|at|with|along|lessons?) ~ solo in the
  = 唱歌|K歌|ktv|唱吧|全民k歌|麦霸|合唱|练声|声乐|高音|开嗓|歌手赛|唱(?:了|首|几首)
choir (+)
  (?:messiah|requiem|carol service|evensong|choir ?master|alto section|psalms?)
  = 合唱团|唱诗班|声部|女高音|男低音
opera (+)
  (?:la traviata|puccini|verdi|wagner|arias|libretto|soprano|covent garden|royal opera)
  = 吊嗓|清唱|胡琴师傅|空城计|四郎探母|贵妃醉酒|霸王别姬|苏三起解|梅派|程派|荀派|老生|青衣|花旦|票房|火丁|尚长荣|梅葆玖|昆曲|川剧|粤剧|\
    评剧|评弹|越剧|戏园|戏院|唱腔|一段.{0,3}戏|戏迷|锣鼓|水袖
calligraphy (+)
  ink ?stone
  = 毛笔|狼毫|羊毫|兰亭序|颜真卿|柳公权|王羲之|临(?:了|帖|摹|写)|宣纸|砚|墨|春联|福字|篆|隶书|楷书|草书|行书|写字|笔锋|碑帖|裱|\
    一副.{0,3}联|旧报纸.{0,4}(?:写|凑合|练)
theatre (+)
  (?:the national|west end|globe|fringe|panto\w*|am-?dram|amateur dramatics|stage door|understudy|curtain call|dress rehearsal|my lines|\
    hamlet|macbeth|king lear|les mis\w*|hamilton|ballet|comedian)
  = 话剧|开心麻花|相声|脱口秀|德云社|孟京辉|音乐剧|舞剧|芭蕾舞剧|小剧场|首演|谢幕|剧本围读
museum (+)
  (?:tate|v&a|louvre|british museum|prado|rijksmuseum|moma|uffizi) ~ (?:van gogh|monet|picasso|vermeer|rembrandt|turner|hockney|klimt) ~ \
    private view ~ installations? ~ sculptures?
  = 展(?:览|馆|厅|品|票)|特展|省博|国博|故宫|敦煌|壁画|青铜|瓷器展|美术馆|画廊|艺术节|莫奈|梵高
photo (+)
  (?:portra|kodak|ilford|leica|nikon|canon|fuji(?:film)?|hasselblad|polaroid|gopro|rolleiflex) ~ f/?\d ~ \d+ ?mm ~ \
    (?:three|two|\d+) (?:rolls?|frames|keepers|exposures) ~ negatives? ~ enlarger ~ fixer ~ developer (?:fluid|tray) ~ dark ?room ~ \
    long exposure ~ aperture ~ lightroom ~ golden hour ~ front element ~ \
    shot (?:three|two|a|some|the|my) (?:rolls?|portraits?|wedding|film) ~ \
    (?:the )?light (?:on|was|over) the (?:bridge|sea|river|hills|tower|water|roofs) ~ shoot(?:ing)? (?:film|street|portraits|landscapes)
  = 快门|光圈|定焦|长焦|广角|三脚架|过曝|曝光|取景|底片|暗房|显影|修图|后期|调色|lightroom|那道光|光打在|晚霞|出片|外拍|约拍|机身|徕卡|\
    尼康|佳能|索尼微单|富士|胶片|胶卷|蓝调|日出.{0,4}拍|等(?:了)?.{0,6}(?:光|日落|日出)
game (+)
  (?:catan|gloomhaven|dominion|carcassonne|ticket to ride|scrabble|monopoly|risk|wingspan|pandemic|agricola|terraforming mars|codenames|\
    uno|yahtzee|munchkin|magic the gathering) ~ (?:board|card|party|tabletop) games? ~ game night ~ expansion (?:pack|set|for) ~ \
    (?:sleeved|shuffled) (?:all )?(?:the )?cards ~ miniatures ~ dice ~ dungeon master ~ campaign (?:night|last) ~ \
    (?:elden ring|baldur['’]s gate|mario|pokemon|fortnite|call of duty|fifa|valorant|league of legends|dota|overwatch|skyrim|witcher|\
    stardew|animal crossing|the sims|civ(?:ilization)?|factorio|diablo|hades|tetris|halo|dark souls|world of warcraft|wow|counter-?strike|\
    rocket league) ~ (?:switch|ps5|ps4|steam|controller|joystick|twitch|discord) ~ \
    (?:final |last )?boss(?: fight| again| finally)? (?:died|dead|took|after|killed|beat) ~ level(?:led)? (?:up|\d+) ~ save file ~ \
    co-?op ~ speedrun ~ guild ~ loot
  = 塞尔达|艾尔登法环|黑神话|马里奥|宝可梦|动森|星露谷|英雄联盟|lol|吃鸡|原神|王者|崩坏|魔兽|永劫|暗黑|博德之门|巫师|文明|女武神|神庙|手柄|\
    摇杆|steam|switch|ps5|主机|掌机|开黑|上分|段位|副本|boss|氪金|抽卡|皮肤|通关|存档|双人成行|联机|游戏(?!规则)|打折一口气买了|桌游|\
    狼人杀|德扑|万智牌|战锤|跑团
puzzle (+)
  (?:cryptic|across|down) (?:clue|defeated|crossword|was|in) ~ (?:seven|four|one|two|three|five|six|eight|nine|ten|twelve) (?:across|\
    down) ~ clues? ~ sudoku ~ kakuro ~ nonogram ~ jigsaw ~ (?:thousand|five hundred|\d+)[- ]piece ~ rubik\w* ~ brain ?teasers? ~ \
    the times (?:cryptic|crossword) ~ connections ~ wordle ~ quiz\w* ~ codeword ~ logic puzzle
  = 数独|拼图|填字|魔方|密室|猜谜|灯谜|脑筋急转弯|解谜|推理|九宫格|华容道|孔明锁|一千片|片的拼图
chess (+)
  (?:bishop|rook|knight|pawn|castled|stalemate|endgame|opening|lichess|blitz|elo)(?: sacrifice| on| to| trap| rating| theory| game)? ~ \
    chess ~ go (?:board|stones|club)
  = 残局|马后炮|将军|车马炮|棋(?:谱|局|友|盘|摊|艺|社|赛|王)|下(?:了)?.{0,3}棋|象棋|围棋|五子棋|国际象棋|跳棋|军棋|杀了.{0,2}盘|\
    让.{0,3}一?个?(?:车|马|炮|子)|石桌|输.{0,2}盘|赢.{0,2}盘|段位赛|定式|布局
cards (+)
  (?:bridge|whist|poker|cribbage|canasta|solitaire|blackjack|texas hold|dominoes|mahjong|bingo) ~ \
    (?:no trumps?|trump|grand slam|bluff(?:ed|ing)?|full house|royal flush|aces?) ~ (?:dealt|deal|shuffl\w+) (?:the )?cards
  = 麻将|打牌|斗地主|双扣|升级|够级|掼蛋|自摸|胡(?:了|牌)|杠|清一色|牌桌|牌搭子|三缺一|炸金花|德州|扑克|桥牌|长牌|牌九
sportsfan (+)
  (?:man (?:utd|united|city)|liverpool|arsenal|chelsea|spurs|everton|leeds united|celtic|rangers|real madrid|barcelona|lakers|yankees|\
    patriots|wimbledon|six nations|the ashes|olympics|super bowl|tour de france|match of the day|var|relegat\w+|promotion|penalt(?:y|ies)|\
    offside|half-?time|extra time) ~ (?:we|they) (?:lost|won|drew) (?:\d|two|three|one|on pens|again|at home|away|in extra) ~ \
    fantasy (?:league|football)
  = 国足|欧洲杯|皇马|巴萨|曼联|阿森纳|利物浦|湖人|勇士|詹姆斯|梅西|国安|申花|泰山队|海港|加时|点球|绝杀|进球|奥运|世锦赛|女排|CBA|湘超|\
    村超|苏超|球衣|球星
scroll (+)
  (?:screen ?time|phone in (?:bed|hand)|one more video|rabbit hole|threads|twitter|feed|shorts|insta|snapchat|facebook) ~ \
    (?:two|three|four) hours on (?:my phone|tiktok|youtube|instagram|the phone)
  = 刷(?:了|到|着|会|个)?.{0,6}(?:手机|视频|抖音|微博|小红书|b站|直播|短视频|朋友圈|知乎)|停不下来.{0,4}刷|屏幕时间|手机不离手|又刷|熬夜刷
podcast (+)
  (?:audible|in our time|desert island discs|serial|true crime|radio (?:3|4|play)|the archers|world service|long wave)
  = 播客|小宇宙|喜马拉雅|有声书|听书|电台|广播|评书|单田芳
gig (+)
  (?:glastonbury|mosh(?: pit)?|support act|front row|arena|o2|merch|stage dive|tour dates|headliner|sound ?check|presale|ticketmaster)
  = 音乐节|livehouse|抢票|演唱会|见面会|荧光棒|应援|内场|看台|返场|巡演
church (+)
  (?:vicar|priest|imam|rabbi|evensong|communion|lent|rosary|psalms?|hymn ?books?|bell ?ring\w*|choir stalls|\
    church (?:hall|fete|flowers|roof|council)|bible (?:study|group)|ramadan|eid|iftar|shabbat|friday prayers|puja|diwali|vespers|\
    confession|retreat|sunday school)
  = 念佛|诵经|抄心经|法会|放生|居士|吃斋|菩萨|供佛|教会|查经|圣经|(?<![上下个这每一两三])礼拜(?![天日一二三四五六])|弥撒|牧师|清真寺|斋月|道观|功德|佛珠|打坐参禅|庙会烧香
volunteer (+)
  (?:food ?bank|hospice|tombola|raffle|fete|rattl(?:ed|ing) a tin|collection tin|collecting tin|sponsored|\
    charity (?:shop|walk|run|auction|stall)|(?:samaritans|oxfam|red cross|scouts|brownies|rnli|st john)|day centre|soup run|\
    homeless shelter|litter[- ]pick\w*|community (?:garden|centre|kitchen)|school governor|lollipop|coach(?:ed|ing)? the under|minibus for|\
    put my hand up|nobody else put their hand up|befriend\w*|care home visit|blood donor|gave blood|treasurer for)
  = 义工|志愿者|义卖|募捐|捐(?:了|款|物|书|血|衣)|献血|支教|养老院|敬老院|福利院|社区.{0,4}(?:值班|服务|活动|巡逻)|红十字|公益|义诊|义务|\
    爱心|助学|救援队
`
