const LANGUAGE =
  '(?:spanish|french|german|italian|japanese|korean|mandarin|chinese|arabic|portuguese|russian|' +
  'greek|dutch|swedish|norwegian|polish|turkish|welsh|gaelic|irish|latin|english)'

/** What people do with an evening, at table and for themselves. */
export const leisure = String.raw`
takeaway (food): *order takeaways / 点外卖
  take-?(?:away|out)s? ~ uber ?eats ~ doordash ~ deliveroo ~ just eat ~ grubhub ~
  order(?:ed|ing) (?:in|pizza|food|thai|chinese|sushi|curry) ~ (?:pizza|food) delivery ~
  drive[- ]?thr(?:u|ough) ~ fast food ~ mcdonald['’]?s ~ microwave (?:meal|dinner) ~ ready meals?
  = 外卖|叫餐|泡面|方便面|速食|懒得做饭|没做饭|美团|饿了么|送上门
eatout (food, common): *eat out / 下馆子探店
  restaurants? ~ brunch ~ tasting menu ~ diner ~ bistro ~ food truck ~ tapas ~ noodle (?:bar|place|shop)
  = 餐厅|饭馆|馆子|探店|小吃|烧烤|撸串|小龙虾|夜市|大排档
milktea (drinks): *drink bubble tea / 喝奶茶
  bubble tea ~ boba
  = 奶茶(?!店)
diet (health): *watch what they eat / 控制饮食减肥
  calories ~ (?:on a|my|new|strict) diet ~ keto ~ intermittent fast\w* ~ fasting ~ low[- ]carb ~
  sugar[- ]free ~ protein shakes? ~ weigh(?:ed|ing)? (?:in|myself|my food) ~ meal prep\w*
  = 减肥|卡路里|热量|轻食|控糖|减脂|称体重|轻断食|戒糖|少油
doctor (health, common): *see doctors / 看病去医院
  doctor(?:['’]s)? ~ clinic ~ check-?ups? ~ hospital ~ blood (?:pressure|test) ~ prescription ~
  physio\w* ~ specialist
  = 医院|复查|体检|量血压|看病|挂号|针灸|推拿|吊水|抽血
wellness (health): *take care of their health / 养生
  supplements ~ vitamins? ~ herbal ~ sauna ~ cold plunge ~ ice bath ~ stretch(?:ed|es|ing)? ~ foam roll\w*
  = 泡脚|养生|枸杞|保温杯|艾灸|足浴|黄芪|红枣|拔罐|食疗
pain (health): *have headaches and pains / 头疼腰酸
  headaches? ~ migraines? ~
  (?:my|sore|bad|stiff) (?:back|neck|knee|shoulder) (?:hurts?|aches?|is|was|went|pain|again) ~
  back (?:pain|ache)
  = 头疼|头痛|腰疼|腰痛|腰酸|肩颈|颈椎|膝盖疼|偏头痛
photo (arts): *take photos / 拍照摄影
  photo(?:s|graphed|graphs?|graphy|graphing)? ~ cameras? ~ lens(?:es)? ~ tripod ~ darkroom ~
  rolls? of film ~ shutter ~ 35mm ~ (?:took|taking) (?:[\w']+ ){0,2}?(?:pictures|portraits)
  = 摄影|拍照|相机|胶卷|镜头|拍(?:了|到|日|星|夕)|扫街|冲洗|照片|相册
museum (arts): *visit museums and exhibitions / 看展览逛博物馆
  museums? ~ exhibit(?:s|ions?)? ~ galler(?:y|ies) ~ art (?:show|fair) ~ retrospective ~ biennale
  = 看展|展览|[画个特影]展|艺术展|个.{0,8}展(?=[，。！、,\s]|$)|展馆|美术馆|博物馆|国博|故宫|青铜器|文物
theatre (arts): *go to the theatre / 看话剧演出
  theat(?:re|er) ~ musicals? ~ matinee ~ stand-?up (?:show|comedy|night) ~ improv ~ comedy club ~
  (?:saw|watched) (?:a|the) play
  = 话剧|音乐剧|剧场|剧院|脱口秀|相声|舞台剧
opera (arts): *sing and *hear opera / 听戏唱戏
  opera
  = (?<!游)戏(?:曲|迷|台|票|班|文)|[听唱看]戏|京剧|越剧|豫剧|黄梅戏|秦腔|票友|折子戏|唱.{0,2}段
choir (arts): *sing in a choir / 合唱唱歌
  choir ~ choral ~ hymns? ~ vocal (?:lesson|coach)\w* ~ a cappella ~ carols?
  = 合唱|声乐|练声
instrument (arts): *play an instrument / 练乐器
  violin ~ viola ~ cello ~ drums? (?:kit|lesson|practice) ~ drumm(?:er|ing) ~ ukulele ~ trumpet ~
  saxophone ~ accordion ~ banjo ~ flute ~ harmonica ~ clarinet ~ (?:my|the|practi[sc]\w+) scales ~
  (?:band|orchestra|quartet) (?:practice|rehearsal) ~ jam(?:med|ming)?(?: session)? (?:with|at|in)
  = 二胡|古筝|口琴|小提琴|大提琴|架子鼓|琵琶|葫芦丝|笛子|练琴|拉琴|吹箫|尤克里里
gig (arts): *go to concerts / 看演唱会现场
  gigs? ~ festivals? ~ setlist ~ live (?:band|music) ~ concerts? ~ encore
  = 音乐节|livehouse|演唱会|音乐会|看现场
podcast (arts): *listen to podcasts / 听播客广播
  podcasts? ~ audio ?books? ~ radio (?:play|drama|four|4)
  = 播客|有声书|听书|评书|收音机里|广播剧
calligraphy (arts): *practise calligraphy / 练书法写毛笔字
  calligraph\w+ ~ brush pen ~ hand-?lettering
  = 书法|毛笔|练字|字帖|临[帖摹]|宣纸|写(?:春联|对联)|研墨|墨汁|楷书|行书|隶书
letter (letters): *write letters / 写信寄明信片
  (?:wrote|writing|write|posted|sent|got) (?:[\w']+ ){0,4}?(?:letters?|postcards?) ~
  letters? (?:to|from) ~ postcards? ~ pen ?pals? ~ fountain pens?
  = 写信|明信片|寄信|来信|回信|笔友
compose (letters): *write stories and poems / 写作写诗
  (?:wrote|writing|write|drafted|finished) (?:[\w']+ ){0,4}?(?:poems?|story|stories|chapters?|pages|words|screenplay|lyrics|sonnet) ~ \
    poetry (?:night|slam|workshop) ~ open mic ~ nanowrimo ~ writing group
  = 写(?:了|完)?.{0,4}(?:诗|小说|千字|随笔|散文|剧本|歌词)|码字|投稿|更新了?一?章
read (letters): *read books / 看书阅读
  librar(?:y|ies)(?! books?) ~ book ?(?:shop|store|club)s? ~ paperbacks? ~ kindle ~
  (?:a|another|last|next|few|two|three|first) chapters? ~ poetry (?:book|collection) ~ biograph(?:y|ies)
  = 图书馆|书店|本书|读(?:完|了|到)|书单|读书会|翻书
language (letters): *learn languages / 学外语
  duolingo ~ vocab\w* ~ flash ?cards? ~ grammar ~ anki ~
  ${LANGUAGE} (?:class|lesson|course|homework|podcast|verbs?|words?|teacher|tutor|exercise|lessons|conversation|phrases)(?:es|s)? ~ \
    (?:learn|practi[sc]|study)\w* (?:\w+ )?${LANGUAGE} ~
  language exchange ~ subjunctive
  = 背?单词|学(?:了|着)?.{0,4}(?:英|法|德|日|韩|西班牙|意大利|俄|阿拉伯)语|口语|听力|语法|五十音|外教|外语
history (letters): *dig into history / 研究历史
  genealog\w+ ~ family tree ~ archives? ~ history (?:book|podcast|documentary|society|channel) ~
  local history ~ battlefields? ~ census
  = 历史(?!新|最)|家谱|史书|族谱|县志|史料
news (letters): *follow the news / 看新闻读报
  newspapers? ~ headlines ~ the (?:evening|morning) news ~ read the paper
  = 新闻|报纸|读报|时事
puzzle (games): *solve puzzles / 玩解谜数独
  crosswords? ~ sudoku ~ jigsaws? ~ puzzles? ~ wordle ~ escape rooms? ~ riddles? ~
  quiz(?:zes)?(?: night)? ~ pub quiz ~ trivia
  = 数独|拼图|填字|解谜|密室|剧本杀|猜谜
chess (games): *play chess / 下棋
  chess(?:board)? ~ checkmate ~ (?:queen['’]s|sicilian|king['’]s) (?:gambit|defen[cs]e) ~ backgammon ~
  draughts
  = 下棋|象棋|围棋|棋(?!子面|牌室)|杀了?一盘|[一两三]盘(?!菜|饺|水|花)
cards (games): *play cards / 打牌打麻将
  mah-?jong+ ~ poker ~ bridge (?:night|club|game) ~ rummy ~ card games? ~ cribbage ~
  played (?:cards|dominoes) ~ euchre
  = 麻将|打牌|斗地主|扑克|掼蛋|牌局|牌友|三缺一|胡了|棋牌室
sportsfan (screens): *follow sports / 看球赛
  (?:watch(?:ed|ing)?|went to) (?:[\w']+ )?(?:match|derby|world cup|final|grand prix|playoffs|the game) ~
  season ticket ~ premier league ~ playoffs ~ stadium ~ (?:home|away) game ~ kick-?off ~
  formula (?:1|one) ~ f1
  = 看球|球赛|欧冠|世界杯|中超|英超|NBA|主场|球迷|比赛直播
scroll (screens): *spend hours on the phone / 刷手机
  (?:doom-?)?scroll(?:ed|ing)? ~ tiktok ~ instagram ~ reels ~ reddit ~ youtube ~ screen time
  = 刷.{0,4}(?:手机|抖音|视频|微博|小红书|B站|短视频|朋友圈|直播)|抖音|短视频
film (screens): *watch films and series / 看电影追剧
  cinema ~ netflix ~ episodes? ~ documentar(?:y|ies) ~ sitcom ~ season (?:\d|finale|one|two|three) ~
  rewatch\w*
  = 影院|影片|片子|纪录片|综艺|看剧|刷剧|[韩美日英]剧|动漫|番剧
game (screens): *play games / 玩游戏
  playstation ~ xbox ~ nintendo ~ zelda ~ minecraft ~ (?:raid|boss) (?:fight|night) ~ ranked ~
  dungeons? (?:and|&) dragons ~ d&d ~ speed-?run\w* ~ steam (?:deck|sale)
  = 王者|原神|吃鸡|开黑|上分|通关|排位|手游|副本|打怪
church (company): *go to church / 拜佛做礼拜
  church ~ sunday (?:service|mass|school) ~ pray(?:ed|er|ers|ing) ~ bible ~ sermon ~ mosque ~ temple ~
  synagogue ~ congregation
  = 教堂|做礼拜(?!天)|寺[庙里]|拜佛|烧香|念经|祷告|庙里|上香|抄经
waste (order): *avoid waste / 环保不浪费
  recycl\w+ ~ reusable ~ plastic[- ]free ~ zero[- ]waste ~ litter[- ]pick\w* ~
  (?:picked|picking) up (?:trash|rubbish|litter) ~ repurpos\w+ ~ upcycl\w+
  = 垃圾分类|环保|回收|自带.{0,3}[杯袋盒]|捡垃圾|旧物
tidy (order): *clean and *tidy up / 打扫整理
  scrubb(?:ed|ing) ~ hoover\w* ~ vacuum\w* ~ declutter\w* ~
  (?:re)?organi[sz](?:ed|ing) (?:the|my|all|every) ~ mopp(?:ed|ing) ~ dust(?:ed|ing) ~ iron(?:ed|ing) ~
  spotless ~ deep[- ]clean(?:ed|ing) ~ alphabeti[sz]\w+ ~
  (?:tid(?:y|ies|ied|ying)|clean(?:s|ed|ing)?)(?: up)? (?:the|my|out|up)
  = 擦(?:了|地|窗|桌|玻璃)|拖地|扫除|归类|收纳|断舍离|洗了?(?:被|床单|窗帘)|整理|收拾|打扫
gift (people, common): *make presents / 送礼物
  (?:gifts?|presents?)(?: for)? ~ surprised (?:him|her|them|my \w+) with ~ gift[- ]wrap\w*
  = 礼物|送礼|惊喜
`
