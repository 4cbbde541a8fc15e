/** What people do with an evening or a free day. */
export const leisure = String.raw`
fleamarket (money): *go to flea markets for second-hand and vintage things / 逛旧货市场淘二手
  flea.?markets? ~ brocantes? ~ car.?boots?(?: sale)? ~ boot (?:fair|sale) ~ jumble sales? ~ yard sales? ~
    garage sales? ~ (?:antique|antiques|vintage|junk|curio)
    (?:market|fair|shop|mall|stall|centre|dealer)s? ~ (?:charity|thrift|op|second.?hand|goodwill|hospice)
    (?:shop|shops|store|stores|shopping|find|haul) ~ thrift(?:ed|ing) ~ (?:market|stall|junk
    shop|skip|house clearance|estate sale|auction) & (?:found|picked up|came home
    with|bought|haggl\w+|tin|lamp|enamel|chair|old|from the
    (?:thirties|forties|fifties|sixties|seventies)|19\d\d|1\d{3}s|antique|bargain|brass|plates?|frames?|\
    teapot|records|vinyl|typewriter|lace) & !(?:fruit|veg\w*|fish|stock market|supermarket|housing
    market|job market|cheese stall|marketing) ~ (?:from the|found a|an?
    old|sixties|fifties|seventies|1950s|1960s|1970s|deco|vintage|enamel) & (?:market|stall|dealer)
  = 旧货 ~ 跳蚤市场 ~ 潘家园 ~ 地摊 & (?:淘|收|旧|买) ~ 淘(?:到|了|来|回|旧|货) ~ 旧书(?:摊|店|市) ~ 二手(?:店|市场|书店) ~ 古玩(?:城|市场) ~ 中古店
    ~ 鬼市
secondhand
  (?:marketplace|ebay|vinted|gumtree|craigslist|freecycle|depop|poshmark|olx|leboncoin|wallapop|\
    kleinanzeigen|second.?hand|thrift\w*|charity shops?|hand.me.down|refurb\w*|pre.?loved|used
    (?:bike|car|sofa|bed|bunk|laptop|phone|desk|buggy|pram|table|subaru|books?))
  = 二手 ~ 闲鱼 ~ 转转 ~ 旧货 ~ 多抓鱼 ~ 孔夫子 ~ 捡漏 ~ 淘(?:到|来|了).{0,6}旧 ~ 别人不要
code
  (?:side project|open.?source|pull request|my (?:own )?(?:app|compiler|game engine|little
    tool|bot)|github|hackathon|advent of code|leetcode|hobby project|pushed (?:a|the)
    (?:commit|release)|repo)
  = 开源 ~ 个人项目 ~ 提(?:了)?(?:个)?pr ~ 刷题 ~ 力扣 ~ 自己写(?:的|了)(?:个)?.{0,6}(?:小程序|插件|脚本|工具|网站|游戏) ~ 黑客松
read
  (?:finished|started|reading|reread|rereading|read|halfway through|devoured|stuck into|deep in|couldnt
    put down|put down|on to|onto|picked up|borrowed|listening to) (?:the |a |an |another |my |that |this
    |book (?:two|three) of |some |yet another )?(?:\w+
    ){0,3}(?:novel|novels|book|books|chapter|chapters|memoir|biography|paperback|thriller|whodunit|\
    trilogy|sequel|poems|volume|agatha christie|tolstoy|dickens|austen|murakami|le
    guin|ferrante|proust|middlemarch|dostoevsky|pratchett) & !(?:read (?:the|my|a)
    (?:meter|contract|manual)|book club manager|cook ?book|booking|text ?book|i wrote|my novel) ~
    (?:library|bookshop|book club|kindle|bookmark|page.?turner|missed my stop|just one more
    chapter|(?:\d+|hundred|fifty|sixty|eighty) pages) &
    !(?:24h|thesis|dissertation|revis\w*|slides|report|study)
  = (?:看|读|翻|啃|听)(?:完|了|到|着|起)?.{0,6}(?:小说|《|书|散文|传记|诗集|一章|页) & !(?:说明书|看书法|证书|情书|文书|看到.{0,3}书记|教科书) ~ 书店
    ~ 图书馆 & (?:借|看|泡|书|还) & !(?:复习|论文|考) ~ 读书会 ~ 书单 ~ 睡前.{0,4}(?:读|翻|看).{0,6}(?:页|书|章) ~ 坐过站 & (?:书|看) ~
    kindle
compose
  (?:wrote|writing|written|finished|drafted|rewrote|submitted|write) (?:\w+ ){0,4}(?:poems?|short
    stor(?:y|ies)|chapters?|sonnet|haiku|screenplay|lyrics|novel|verses?|fanfic\w*|memoir|scenes?|song|\
    songs) & !(?:you|me a|can you|please) ~ (?:\d+|thousand|hundred|five hundred) words
    (?:today|before|done|tonight|this morning|of the (?:novel|story)) ~ nanowrimo ~ rejection
    (?:slip|letter|email) ~ writing (?:group|workshop|retreat) ~ open mic & (?:poem|read)
  = 写(?:了|完|到|出|着)?.{0,6}(?:诗|小说|短篇|剧本|歌词|故事|散文|随笔|章) & !(?:帮我|给我|你) ~ 投稿 ~ 退稿 ~ 码字 ~ 更新(?:了)?.{0,2}章 ~ 存稿
    ~ 连载 & 我 ~ 写作(?:课|班|营|小组)
write
  (?:my )?(?:diary|journal|morning pages|journaling|notebook) & (?:wrote|write|writing|filled|three
    pages|every|page|entry|kept|finished|full|before bed|new) ~ blog(?:ged|ging| post)
  = 日记 ~ 手账 ~ 写满 & 本 ~ 博客 ~ 公众号 & (?:更|写|发)
letter
  (?:postcards?|pen ?pals?|hand.?written letters?|fountain pen|stamps? (?:on|for)|wax seal|airmail|by
    hand) & !(?:collect\w*|by hand wash) ~ (?:wrote|posted|writing|sent)
    (?:a|an|my|two|three|another|the|her|him) (?:\w+ )?(?:letters?|cards?) (?:to|for)? &
    !(?:cover|resignation|landlord|letter of|complaint|credit card|bank card|council)
  = 明信片 ~ 写信 ~ 笔友 ~ 寄信 ~ 手写(?:信|卡) ~ 回信 & (?:写|收) ~ 邮筒
piano
  (?:piano|chopin|bach|debussy|beethoven sonata|satie|scales? on the|keyboard
    (?:lesson|practice)|czerny|hanon) & !(?:concert|radio|playlist|removal|daughters? piano)
  = 钢琴 ~ 弹琴 ~ 练琴 ~ 琴谱 ~ 肖邦 & (?:弹|练) ~ 车尔尼 ~ 哈农
guitar
  (?:guitar|telecaster|strat|ukulele|barre chords?|bass riff|fingerpick\w*|plectrum|power chords|capo|open
    tuning|restrung) & !(?:sold|air guitar) &
    (?:play\w*|practi[sc]\w*|learn\w*|string\w*|chord\w*|riff|song|lesson|band|jam\w*|tun\w+|fingers|amp|\
    gig|solo|hour)
  = 吉他 & !(?:卖|放弃) ~ 弹唱 ~ 和弦 ~ 指弹 ~ 拨片 ~ 琴弦 ~ 尤克里里 ~ 扒谱 ~ 贝斯
instrument
  (?:violin|viola|cello|fiddle|flute|clarinet|oboe|trumpet|trombone|tuba|saxophone|sax|accordion|banjo|\
    mandolin|harp|harmonica|bagpipes|drums?|drum kit|bass guitar|ukulele|recorder|organ|cornet|french
    horn|bassoon|double bass|concertina|sitar|tabla|euphonium) &
    (?:play\w*|practi[sc]\w*|rehears\w*|learn\w*|lesson\w*|band|orchestra|strings?|reeds?|tune|tunes|bow|\
    exam|grade|teacher|session|hour|mute|neighbou?rs|piece|solo|valve|concert|church|mass|scales) &
    !(?:tape recorder|organ donor|sold|concert ticket|drum up|video) ~
    (?:brass|jazz|wind|ceilidh|folk|covers|steel|samba|marching) band ~ (?:orchestra|quartet|band)
    (?:practice|rehearsal|concert) ~ (?:metronome|arpeggios|sight.?read\w*|embouchure|etudes?|open mic|jam
    session|busk\w*)
  = (?:二胡|古筝|琵琶|笛子|箫|葫芦丝|小提琴|大提琴|手风琴|口琴|萨克斯|架子鼓|唢呐|古琴|长笛|单簧管|小号|手鼓|爵士鼓|巴乌|扬琴|马头琴|手碟) & !(?:卖|听|孩子|女儿|儿子) ~
    拉(?:了|完)?.{0,4}(?:琴|二胡|《|曲) & !拉琴键 ~ 吹(?:了|笛|箫|萨克斯|口琴) & !(?:吹了风|风) ~ 练琴 ~ 音阶 ~ 考级 & 我 ~ 乐队 &
    (?:排练|演|练|我们) ~ 节拍器 ~ 合奏 ~ 民乐团
sing
  (?:karaoke|sang|singing|singing lesson|sing) & !(?:sang praises|kids sang|birds) ~ choir ~ choral ~ a
    cappella ~ barbershop (?:quartet|group|chorus) ~ (?:alto|soprano|tenor|bass) (?:part|section|line)
  = 唱歌 ~ k歌 ~ ktv ~ 唱k ~ 练声 ~ 合唱 ~ 声乐 ~ 麦霸 ~ 嗓子.{0,4}唱
opera
  (?:opera|aria)s? & (?:saw|went|tickets?|heard|tonight|season|house|night) & !soap opera
  = 听戏 ~ 唱戏 ~ 京剧 ~ 越剧 ~ 豫剧 ~ 昆曲 ~ 票友 ~ 唱(?:了)?.{0,4}段 ~ 黄梅戏 ~ 粤剧 ~ 吊嗓子 & 我 & !遇见 ~ 戏台 ~ 折子戏
music
  (?:vinyl|record shop|record player|playlists?|new album|b.?side|on repeat|headphones on and|listened to
    .{2,30} (?:album|record|quartet|symphony)|jazz) & !(?:band practice)
  = 听(?:了|着|完)?.{0,4}(?:歌|爵士|专辑|交响|黑胶|唱片|音乐) ~ 单曲循环 ~ 歌单 ~ 唱片机 ~ 黑胶
gig
  (?:gigs?|live music|setlist|encore|support act|mosh ?pit|front row|festival tickets?|concerts?|saw
    .{2,25} live|tour dates|arena|proms?) & (?:went|saw|tickets?|last
    night|got|queued|danced|sang|ears|played|tonight|booked|front row|encore|amazing|live) & !(?:my gig|we
    played|gig economy|prom dress)
  = 演唱会 ~ 音乐节 ~ livehouse ~ 音乐会 ~ 看现场 ~ 抢票 & (?:演|场|巡) ~ 安可 ~ 巡演
theatre
  (?:theatre|theater|matinee|musical|west end|broadway|the play|a play|stand.?up
    (?:night|show|comedy)|improv|comedy (?:club|night)|curtain call|fringe show|ballet) &
    (?:saw|went|tickets?|watched|seats?|row|interval|booked|last night|standing ovation|show|class)
  = 话剧 ~ 音乐剧 ~ 舞台剧 ~ 脱口秀 ~ 剧场 ~ 剧院 ~ 相声 & (?:看|听|去) ~ 谢幕 ~ 人艺
museum
  (?:museums?|exhibitions?|exhibits?|galler(?:y|ies)|retrospective|biennale|art fair|sculpture
    park|private view|installation|tate|moma|louvre|rijksmuseum|v&a|prado) &
    (?:went|saw|visited|popped|spent|wandered|at
    the|new|tickets?|sunday|saturday|afternoon|hours?|free|opened|again|before it closes|back
    to|room|catalogue|curator|been) & !(?:my (?:own )?(?:exhibition|packaging)|im in a|group exhibition)
  = 看展 ~ (?:看|逛|去|跑|泡|刷)(?:了|完|去|到)?.{0,10}(?:展览?|博物馆|美术馆|画廊|国博|故宫|省博|纪念馆|展馆) ~ 展(?:厅|品|柜) ~ 策展 ~ 青铜器 ~
    讲解器?
photo
  (?:photograph\w*|tripod|lens(?:es)?|darkroom|shutter|35mm|roll of film|rolls of film|long
    exposure|golden hour|lightroom|contact sheet|f/?\d\.?\d?|macro lens|film camera|street
    photography|blue hour|aperture|my (?:old )?(?:leica|nikon|canon|pentax|fuji)|camera club|prints?) &
    !(?:contact lens|passport photo|photograph of me|print\w* (?:out|with|on friday)|labels|went to
    print|small print|blue ?print|footprint|finger ?print|school photo|photo trick|printer) ~ took (?:\w+
    ){0,3}(?:photos|pictures|shots) of ~ (?:camera|photos?) &
    (?:light|dawn|sunset|sunrise|fog|mist|lens|frames?|shots|heron|portraits?|street|develop\w*|edit\w*)
  = 拍(?:了|到|下|完|摄)?.{0,8}(?:日出|日落|晚霞|星空|街景|鸟|花|夜景|云海|雾|人像|照片|胶卷|张|老街|荷花|银杏|樱花) &
    !(?:拍片子|医院|身份证|扫地|证件|拍照打卡|截图) ~ 胶卷 ~ 镜头 & !(?:在镜头前|监控) ~ 三脚架 ~ 暗房 ~ 快门 ~ 扫街 ~ 修图 ~ 出片 ~ 摄影 ~ 相机
draw
  (?:sketch\w*|watercolou?rs?|easel|charcoal|gouache|acrylics?|life drawing|life class|still
    life|pastels?|lino ?cut\w*|procreate|canvas(?:es)?|paintbrush\w*|oil paint\w*|urban sketch\w*|ink
    drawing|doodl\w+|crosshatch\w*|screen ?print\w*|etching) & !(?:grill|chicken|canvass|sketchy|canvas
    (?:bag|shoes)) ~ (?:painted|painting|drew|drawing|draw) (?:a |the |my |an |another |some |two |three
    |birds|people|portraits? |landscapes? )(?:\w+
    ){0,2}(?:portrait|landscape|tree|cat|dog|harbour|boats?|view|flowers?|faces?|people|river|street|\
    bridge|church|self|picture|pictures|sky|nude|hands|comic|birds?|bowl|still|sea)
  = 画(?:了|完|到|着|画|室|一|板|架|好|的是)(?!面|饼|风|质|蛇) & !(?:电影|漫画书|动画|计划) ~ 水彩 ~ 素描 ~ 速写 ~ 油画 ~ 国画 ~ 写生 ~ 临摹 ~ 颜料 ~
    板绘 ~ 丙烯 ~ 马克笔 ~ 炭笔 ~ 上色 & (?:画|线稿)
calligraphy
  calligraph\w+ ~ copperplate ~ brush lettering ~ hand lettering ~ (?:nibs?|flourish\w*) &
    (?:ink|letters?|practi[sc]\w*)
  = 书法 ~ 毛笔 ~ 练字 ~ 字帖 ~ 临(?:了|帖|摹|完|兰亭) ~ 宣纸 ~ 楷书 ~ 行书 ~ 隶书 ~ 篆(?:书|刻) ~ 研墨 ~ 写(?:了)?.{0,4}(?:春联|对联|大字|福字)
film
  (?:cinema|films?|movies?|screening|matinee|film
    (?:club|festival)|odeon|subtitles|criterion|letterboxd|hitchcock|kurosawa|kubrick|ghibli|double
    bill|imax) & (?:saw|went|watched|tickets?|tonight|last
    night|rewatched|again|row|alone|season|new|screening|marathon|finished|stayed for) & !(?:roll of
    film|film camera|film photo|rolls of film|35mm)
  = 电影(?:院|节|票)? & (?:看|去|刷|场|票|重温|二刷|首映|夜场) ~ 影院 ~ 首映 ~ 夜场 ~ 影展 ~ 资料馆 ~ 重刷 ~ 二刷 ~ 观影
series (screens): *binge on series / 追剧刷剧
  (?:binge\w*|box ?set|season
    (?:\d|one|two|three|four|five|six|finale)|episodes?|netflix|k.?dramas?|telenovela|soap|one more
    episode|anime) & (?:watched|finished|binge\w*|till|until|whole|entire|all|more|last night|in
    one|stayed up|started|rewatch\w*|new|two|three|four|five|six|seven|eight|\d)
  = 追(?:剧|番|完|更) ~ 刷(?:剧|完.{0,6}季|了.{0,4}集) ~ 看(?:了|完)?.{0,6}[集季](?!体|节|中|合|团|度) ~ 动漫 ~ 番剧 ~ 韩剧 ~ 美剧 ~
    熬夜看.{0,4}剧 ~ 更新.{0,3}集
game
  (?:playstation|ps5|xbox|nintendo|switch|steam deck|zelda|elden ring|baldurs
    gate|minecraft|fortnite|valorant|league of legends|dota|world of warcraft|wow raid|raid|boss
    fight|final boss|dlc|guild|speedrun\w*|ranked|stardew|animal crossing|civ|factorio|civilization|save
    file|gaming|gamer|video games?|controller|achievements?|platinum trophy|quest) & !(?:switch(?:ed)?
    (?:off|on|to|the|from)|light switch|police raid|raided) &
    (?:play\w*|beat|level\w*|finish\w*|hours?|till|until|again|stuck|finally|new|lost|won|died|grind\w*|\
    night|online|mates|stayed|just|one more|boss|bought)
  = 打游戏 ~ 通关 ~ 上分 ~ 排位 ~ 开黑 ~ 副本 ~ 段位 ~ 原神 ~ 王者 ~ 吃鸡 ~ 塞尔达 ~ 老头环 ~ steam ~ switch ~ ps5 ~
    玩(?:了|到|着)?.{0,8}(?:游戏|关|小时|把|局) & !(?:桌游|玩水|积木) ~ 抽卡 ~ 氪金 ~ 团本 ~ boss战?
boardgame (games): *play board games / 玩桌游
  board ?games? ~ catan ~ settlers ~ carcassonne ~ ticket to ride ~ scrabble ~ monopoly ~ pandemic &
    (?:game|board|lost|won) ~ dungeons (?:and|&|n) dragons ~ d&d ~ dnd ~ (?:my|the)
    (?:character|campaign|dm|dungeon master) &
    (?:session|dice|died|rolled|party|level|thursday|friday|saturday|sunday) ~ meeples? ~ wingspan ~
    terraforming mars ~ codenames ~ dominion ~ games? night ~ tabletop ~ rolled (?:a|two|three)
    (?:natural|nat|sixes|\d+) ~ risk & board ~ expansion & (?:game|players)
  = 桌游 ~ 卡坦 ~ 狼人杀 ~ 剧本杀 ~ 跑团 ~ 大富翁 ~ 阿瓦隆 ~ 三国杀 ~ 卡卡颂 ~ 德国心脏病 ~ 血染钟楼 ~ uno
puzzle
  (?:crosswords?|sudoku|jigsaws?|wordle|cryptic|escape rooms?|pub quiz|quiz
    (?:night|team)|trivia|rubiks?|puzzle book|nonograms?|connections) &
    (?:did|done|finished|solved|stuck|pieces?|clue|won|again|morning|night|team|came|missing|every|times|\
    breakfast|in ink|last|streak|lost|beat|minutes|grid)
  = 数独 ~ 拼图 ~ 填字 ~ 魔方 ~ 密室 ~ 解谜 ~ 猜谜 ~ 灯谜 ~ 九连环 ~ 华容道
chess
  chess ~ checkmate\w* ~ sicilian ~ (?:queens|kings) gambit ~ endgames? ~ backgammon ~ draughts ~
    (?:played|game of) go & (?:stones|board|club)
  = 下(?:了|完|棋|象棋|围棋)?.{0,4}(?:棋|盘棋|几盘|两盘|三盘|一盘) ~ 象棋 ~ 围棋 ~ 棋(?:友|摊|谱|局|馆) ~ 杀(?:了)?.{0,3}盘 ~ 残局 ~ 将军 & 棋
cards
  (?:poker|bridge (?:club|night|partner|hand)|rummy|cribbage|whist|euchre|canasta|mah.?jong+|pinochle|card
    game|cards with|deck of cards|played cards|blackjack|gin rummy) & !(?:credit|poker face)
  = 麻将 ~ 打牌 ~ 斗地主 ~ 掼蛋 ~ 扑克 ~ 牌(?:友|局|桌) ~ 三缺一 ~ 胡(?:了|牌) ~ 升级 & 牌 ~ 够级 ~ 桥牌
lottery
  (?:lottery|lotto|scratch ?cards?|euromillions|powerball) ~
    (?:bet|betting|bookies?|odds|accumulator|horses?|race) &
    (?:won|lost|tenner|fiver|quid|placed|slip|each way)
  = 彩票 ~ 双色球 ~ 刮刮乐 ~ 大乐透 ~ 中(?:了)?.{0,3}等奖
language
  (?:spanish|french|german|italian|japanese|korean|mandarin|chinese|arabic|portuguese|russian|greek|\
    dutch|swedish|norwegian|polish|turkish|welsh|gaelic|irish|danish|finnish|czech|hindi|sign
    language|bsl|asl|latin|esperanto|swahili) &
    (?:learn\w*|lesson\w*|class\w*|duolingo|owl|app|verbs?|vocab\w*|grammar|teacher|tutor|streak|\
    homework|practi[sc]\w*|subjunctive|flash ?cards|conversation
    (?:group|class|partner)|podcast|level|exchange|words|conjugat\w*|pronunciation|course|evening
    class|understood|ordered in|book in) & !(?:dropped|gave up|teaches) ~ duolingo ~ anki ~ flash ?cards ~
    (?:\d+|hundred).day streak
  = 背(?:了|完|着)?.{0,4}(?:单词|五十音|课文|词) ~ 单词 & (?:背|记|打卡|抽) ~ 多邻国 ~ 口语(?:课|角|练) ~ 外教 ~ 语法 & (?:学|题|做|书) ~ 五十音
    ~ 听力 & (?:练|做|题|真题) ~ (?:学|练|自学)(?:了|着|一)?.{0,4}(?:日语|英语|法语|德语|韩语|西班牙语|意大利语|俄语|粤语|手语|泰语|葡语|阿拉伯语) ~ 跟读
    ~ n[1-5]真题 ~ 语伴
`
