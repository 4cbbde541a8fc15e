/** Manners and dispositions: what somebody is like with others, with things and with themselves. */
export const manners = String.raw`
astray (ways): *get lost / 迷路不认路
  (?:got|get|getting) (?:completely |totally |hopelessly )?lost ~ wrong (?:turn|turning|exit|platform|bus|train|floor|entrance) ~ \
    sense of direction
  = 迷路|走错|坐反|坐错|绕晕|转向了|不认路|找不着北
dither (ways): cannot decide / 拿不定主意
  (?:could|can)(?:n['’]?t| not) (?:decide|choose|make up my mind) ~ changed my mind (?:again|twice|three) ~ dither\w* ~ to and fro over
  = 拿不定|犹豫|纠结(?:了)?(?:半天|好久|一)|选不出|又改主意|挑花眼
alonedo (ways): *do everything without help / 什么都自己扛不求人
  (?:by|all) (?:myself|on my own) ~ did(?:n['’]?t| not) (?:ask|want|need) (?:anyone|anybody|any|for) ?(?:help)? ~ \
    refused (?:any |the |his |her |their )?help ~ without (?:asking|telling) anyone ~ \
    wouldn['’]?t let (?:anyone|them|him|her) (?:help|carry|drive)
  = 自己扛|没(?:叫|让|找|跟|麻烦)(?:任何)?(?:人|他|她|谁)|不求人|谁(?:也|都)没(?:说|告诉|叫)|不用(?:他|她|人|别人)(?:帮|扶|送)
honest (ways): *give back what is not theirs / 诚实拾金不昧
  handed (?:it|the \w+) in ~ (?:gave|took|brought) (?:it|the \w+|them) back ~ undercharged ~ too much change ~ owned up
  = 还(?:给|了)人家|多找.{0,4}钱|失主|交到(?:派出所|前台|失物)|认了错|如实
peace (people): *make peace between others / 劝和调解
  (?:calmed|talked) (?:\w+ ){0,3}down ~ got (?:them|the two|both) (?:\w+ )?(?:to talk|talking) ~ \
    sat (?:them|the two|both) (?:of them )?down ~ patched (?:it|things) up between ~ played referee ~ mediat\w+ ~ \
    smoothed (?:it|things) over
  = 劝(?:了|和|开|架|住)|打圆场|调解|说和|拉架|两边(?:劝|说)|和稀泥
sorry (ways): *apologise a lot / 总爱道歉
  (?:said|saying) (?:sorry|i['’]?m sorry) ~ apologi[sz]\w+
  = 道歉|说了?.{0,4}对不起|赔不是
protest (people): *stand up for what is right / 爱打抱不平
  (?:wrote|sent|lodged|filed) (?:a |another |my )?(?:\w+ )?complaint ~ spoke up ~ stood up for ~ \
    told (?:him|her|them) (?:off|to stop|it was wrong) ~ petition ~ called (?:him|her|them) out
  = 投诉|打抱不平|据理力争|理论了|替.{0,5}出头|站出来|说了句公道话|较真
keepsake (ways): *keep old things and memories / 念旧
  sentimental ~ keepsakes? ~ can['’]?t (?:bear|bring myself) to (?:throw|part|get rid|delete) ~ \
    old (?:photos?|letters|photographs|school) ~ nostalg\w+
  = 念旧|舍不得(?:扔|删|丢)|老照片|怀旧|旧(?:信|照片|课本|校服)|留了.{0,4}年
curious (ways): *ask how things work / 爱打听刨根问底
  asked (?:him|her|them|the \w+) (?:how|why|about|to show|what) ~ wanted to know (?:how|why) ~ looked (?:it|them) up ~ \
    had to (?:find out|know) ~ down (?:a|the) rabbit hole
  = 刨根问底|问(?:了|来)问去|追着(?:问|人)|查了(?:半天|一晚|好久)|非(?:得|要)弄(?:明白|清楚)|好奇
routine (ways): *keep to a routine / 按部就班
  (?:same|usual) (?:seat|table|bench|time|place|order|sandwich|mug|route|breakfast|hotel|pew|stool) ~ as (?:always|usual|ever) ~ \
    like clockwork
  = 老(?:位子|位置|地方|时间|样子|座位|规矩)|照旧|雷打不动|还是那(?:家|个座|碗|张)|一成不变
weather (outdoors): *watch the weather / 看天气
  barometer ~ thunderstorms? ~ rain ?gauge ~ forecast ~ cloud(?:s)? (?:formation|atlas|were) ~ lightning
  = 天气预报|雷阵雨|看云|气压|打雷|雨量|晚霞|云层
calm (ways): *stay calm / 遇事不慌
  stayed (?:calm|cool) ~ kept (?:calm|my head|a cool head) ~ did(?:n['’]?t| not) panic
  = 没慌|不慌|稳住|镇定|冷静
compete (ways): *try to win / 好胜
  (?:had|have|determined) to (?:win|beat) ~ beat (?:him|her|them|everyone|my \w+) ~ won (?:again|the|by) ~ demanded a rematch ~ \
    came (?:first|second) ~ trophy ~ hate losing
  = 非赢|不服(?:输|气)|赢了|比下去|拿了?第一|再来一局|争第一|输了.{0,6}(?:不|气|又)
whim (ways): *act on a whim / 说走就走
  on (?:a whim|impulse) ~ spur of the moment ~ out of nowhere i ~ without (?:thinking|a second thought|a plan) ~ next thing i knew ~ \
    just (?:booked|bought|got on|went|drove)
  = 一时(?:冲动|兴起)|说走就走|脑子一热|心血来潮|临时起意|想都没想|二话不说
picky (food): *eat few things / 挑食
  picked (?:out|off) (?:the|all|every) ~ (?:left|pushed) (?:the|all the) (?:\w+ )?(?:aside|on the (?:side|plate)|to the side) ~ fussy
  = 挑(?:出来|出去|食)|不吃(?:葱|姜|蒜|香菜|肥|皮)|拨(?:到|开)|忌口
burn (ways): *burn the food / 做饭翻车
  burn(?:ed|t) (?:the|my|another|it|them) (?:\w+ )?(?:toast|rice|pan|dinner|cake|soup|onions|pot|cookies)? ~ smoke alarm ~ boiled dry ~ \
    inedible ~ too much salt ~ forgot the (?:salt|sugar|eggs|yeast)
  = 糊(?:了|锅)|烧干|焦了|咸(?:得|死)|没熟|夹生|翻车|炸厨房|烟雾报警
prepare (order): *prepare for everything / 有备无患
  just in case ~ spare (?:socks|batter\w+|key|tyre|fuse|shirt|glasses|charger) ~ first[- ]aid kit ~ stocked up ~ power bank ~ \
    emergency (?:kit|fund|bag) ~ two (?:torches|of everything)
  = 以防万一|有备无患|备(?:了|着|好|上|用)|急救包|应急|充电宝.{0,4}(?:两|俩)|多带
stockpile (money): *buy in bulk / 囤东西
  in bulk ~ stockpil\w+ ~ (?:twelve|ten|twenty|six|\d+) (?:packs?|bags?|tins|rolls|boxes|bottles|kilos) of ~ freezer is full ~ hoard\w*
  = 囤|一箱(?:一箱)?|成箱|整箱|塞满(?:了)?(?:冰箱|柜子)
listen (people): *listen to others' troubles / 听人倾诉
  (?:cried|crying) on my shoulder ~ (?:poured|poured out) (?:\w+ )?heart ~ listened (?:to|for|while) ~ told me everything ~ \
    needed (?:someone )?to talk ~ (?:rang|called|came) (?:\w+ ){0,4}(?:in tears|crying|upset)
  = 诉苦|倾诉|听(?:他|她|她们|他们)(?:说|讲|哭|唠|倒)|倒苦水|找我(?:哭|说|聊|倒)|陪她哭|吐槽给我
organise (company): *organise things for everybody / 张罗组织大家
  organi[sz](?:ed|ing) ~ (?:set|setting) up (?:a|the) (?:\w+ )?(?:rota|group|chat|trip|match|collection|whip-?round|quiz|street|reunion) ~ \
    got everyone (?:together|to) ~ booked (?:\w+ )?for (?:all|everyone|the whole|eight|ten|twelve)
  = 组织|张罗|牵头|拉了?个?群|召集|订了?.{0,4}(?:桌|车|场地|包间)|安排大家
joke (ways): *joke and *play pranks / 爱开玩笑
  prank\w* ~ jok(?:e|ed|es|ing) ~ (?:had|got) (?:everyone|the whole \w+|them all|him|her) (?:laughing|in stitches|cracking) ~ puns? ~ \
    whoopee
  = 恶作剧|开玩笑|逗(?:得|乐|笑)|段子|整蛊|笑喷|捉弄
bottle (ways): *keep their feelings to themselves / 有事憋心里
  (?:said|told (?:him|her|them|everyone)) (?:i was|it was|that i was|everything was) (?:fine|ok|okay|all right|alright|nothing) ~ \
    put on a (?:brave )?(?:face|smile) ~ bottled ~ did(?:n['’]?t| not) (?:tell|say) (?:anyone|anything|a word|them|her|him) ~ \
    kept it to myself ~ cried in the (?:car|shower|bathroom|loo|toilet)
  = 憋(?:着|在)|没(?:跟|和|对)(?:任何|谁|他|她|家)?.{0,4}(?:说|讲)|说没事|笑着说|装作没|报喜不报忧|自己消化|咽(?:下|回)
nerves (ways): *shy away from heights and speed / 恐高胆小
  (?:scared|afraid|terrified|frightened|petrified) of ~ could(?:n['’]?t| not) (?:look down|go up|get on|watch) ~ froze ~ \
    (?:legs|knees|hands) (?:were |went |started )?(?:shak\w+|jelly|trembl\w+|sweat\w*) ~ covered my (?:eyes|face)
  = 腿(?:软|抖|都软)|不敢(?:看|往下|上|坐|走|开|碰|下)|恐高|吓得|捂着?眼|手心.{0,2}汗
revisit (ways): *go back to old places / 故地重游
  (?:went|drove|walked) (?:back )?(?:past|to) (?:my|our|the) old (?:\w+ )?(?:school|house|street|flat|office|pub|village|neighbourhood) ~ \
    (?:his|her|mum['’]?s|dad['’]?s|mom['’]?s|the) grave ~ childhood
  = 老(?:房子|学校|单位|厂|街|宅|巷)|母校|上坟|扫墓|小时候(?:住|上|常)|故地
trynew (food): *try new food / 爱尝新口味
  never (?:had|tried|eaten|tasted) (?:it|that|them|one|any)? ?before ~ first time (?:trying|eating|i['’]?ve) ~ \
    (?:tried|tasted|ordered) (?:the|a|some|that) (?:weird\w*|strange\w*|new|odd\w*|unknown) ~ no idea what it was
  = 头一[回次](?:吃|尝|喝)|没吃过|尝(?:了|了个|鲜)|新口味|点了.{0,3}没(?:吃|听)过
decorate (craft): *redecorate the home / 布置折腾家里
  (?:moved|rearrang\w+|shifted) (?:the |all the |round the )?(?:sofa|furniture|bed|desk|bookcase|living room) ~ wallpaper ~ \
    (?:painted|painting) (?:the|my) (?:\w+ )?(?:wall|room|door|hall|ceiling|cupboards?|kitchen|bedroom) ~ \
    new (?:curtains|rug|cushions|lamp|shelves) ~ tiles?
  = 刷(?:了)?墙|墙纸|挪(?:了)?(?:沙发|床|柜|家具)|换(?:了)?(?:窗帘|地毯|灯罩|桌布|沙发套)|布置|软装|贴瓷砖|摆件
minimal (order): *own little and *give things away / 断舍离
  gave away ~ (?:bags?|boxes) to (?:the )?(?:charity|oxfam|goodwill) ~ got rid of ~ declutter\w* ~ own(?:ing)? less ~ minimalis\w+
  = 断舍离|送(?:人|掉)了|清(?:出|掉|空)|极简|捐(?:出|掉)
remember (people): *remember what matters to others / 记着别人的事
  remembered (?:that |how |his |her |their |she |he |it was )+ ~ asked (?:after|how) (?:his|her|their|\w+['’]s) ~ \
    sent (?:a |him |her |them )?(?:card|flowers|message)s? (?:for|on) ~ never forgets? ~ (?:her|his|their) favourite
  = 记得(?:她|他|人家)(?:爱|喜欢|说过|不吃|对)|还记着|问候|惦记着|祝(?:他|她).{0,4}(?:生日|快乐|顺利)
carer (family): *care for the family's sick and old / 照顾老人病人
  (?:bathed|washed|fed|changed|lifted|turned|nursed|sat up with) (?:mum|mom|dad|nan|gran|grandma|grandad|him|her|my \w+) ~ \
    (?:mum|mom|dad|nan|gran|his|her)(?:['’]s)? (?:pills|tablets|medicine|appointment|dressing|catheter|wheelchair|insulin) ~ carer
  = 给(?:我)?(?:爸|妈|老爸|老妈|爷爷|奶奶|外婆|外公|婆婆|公公|姥姥|姥爷|老伴|他|她)(?:擦|喂|翻身|洗|剪|按|揉|换|量|打针|熬药|煎药|送饭)|\
    陪(?:床|护|诊|夜)|守夜|复查|推轮椅
stairs (health): *take the stairs and *move all day / 爱爬楼多动
  (?:took|take|taking|climbed|walked up|ran up) (?:the |all )?(?:stairs|\w+ (?:floors|flights)) ~ stairs instead ~ standing desk ~ \
    parked (?:at the far|furthest|further)
  = 爬楼|走楼梯|没坐电梯|不坐电梯|站着办公
seaside (outdoors): *go to the water / 去海边水边
  (?:beach|seaside|shore|pier|harbou?r|seafront|riverbank|lakeside|cliffs?) ~ rock ?pools? ~ \
    (?:listened|watched|stared|staring|sat) (?:to|at|by|looking at) the (?:sea|waves|water|river|lake|tide)
  = 海边|江边|河边|湖边|码头|看海|听浪|沙滩|赶海
sky (outdoors): *watch sunsets and the sky / 看日落晚霞
  sunsets? ~ (?:sun|moon) (?:going|went|go|set|rise) ?(?:down|up)? ~ pink sky ~ rainbow
  = 日落|夕阳|晚霞|落日|彩虹|月亮
drives (outdoors): *drive around / 开车兜风
  went for a (?:drive|spin) ~ drove (?:around|nowhere|aimlessly|out to)
  = 兜风|开车(?:转|出去转|瞎转)
seasick (health): *get travel-sick / 晕车
  car-?sick ~ sea-?sick ~ travel-?sick ~ paper bag ~ window seat
  = 晕车|晕船|吐了一路|靠窗
bath (rest): *relax in hot water / 泡澡泡脚
  (?:long |hot )?(?:bath|soak|sauna|hot tub) ~ bubbles up to
  = 泡澡|泡脚|汗蒸|温泉|桑拿|搓澡
cold (health): *take cold showers / 洗冷水澡
  cold (?:shower|plunge|bath)s? ~ ice bath
  = 冷水澡|凉水澡|冰浴
freeze (health): *feel the cold / 怕冷
  (?:two|three) (?:jumpers|blankets|pairs of socks) ~ hot water bottle ~ (?:freezing|frozen|shivering) (?:all|in|at|even|again) ~ chilly
  = 怕冷|手脚冰凉|暖宝宝|热水袋|裹(?:着|了).{0,4}(?:毯|被|大衣)|捂(?:得|着)
watchpeople (ways): *watch people / 观察路人
  (?:watched|watching|eavesdrop\w*|overheard|listening in) (?:\w+ ){0,3}(?:people|couple|table|strangers|passers-?by|crowd|go by|\
    next table|argue)
  = 看(?:来往|过往|路过)的人|观察|偷听|听(?:隔壁|旁边|邻)桌
sayno (ways): *say what they think / 有话直说
  (?:told|said to) (?:him|her|them|my boss|the boss|my \w+) (?:straight|to (?:his|her|their) face|flat|exactly|outright) ~ blunt\w* ~ \
    did(?:n['’]?t| not) mince ~ no sugar-?coating ~ honest opinion
  = 直说|当面说|不拐弯|当场(?:说|指出|怼|回)|实话实说|一点不客气
thank (people): *thank and *praise others / 爱夸人道谢
  thank(?:ed|[- ]you (?:note|card|letter)s?) ~ complimented ~ praised ~ \
    told (?:him|her|them|the \w+) (?:how|it was|she|he) (?:\w+ )?(?:good|great|lovely|brilliant|much|well|did)
  = 夸(?:了|他|她)|道谢|谢(?:了|过)(?:他|她|人家|师傅)|写了?.{0,4}表扬|锦旗
hum (arts): *hum and *whistle / 爱哼歌
  humm(?:ed|ing) ~ whistl(?:ed|ing) ~ sing(?:ing)? (?:in the (?:shower|car|kitchen|bath)|along|to myself)
  = 哼(?:着|歌|了|起)|吹口哨|跟着唱|洗澡.{0,4}唱
naming (ways): *talk to things and *give them names / 给东西取名字
  (?:named|call(?:ed)?|christened) (?:it|him|her|the \w+|my \w+) [A-Z]\w+ ~ \
    (?:talk(?:ed|ing)?|said|chatt?\w*) to (?:the|my) (?:plants?|car|kettle|printer|tomatoes|robot|fern|van|bike)
  = (?:给|管).{0,8}(?:取|起)(?:了)?个?名|(?:跟|对|和).{0,4}(?:植物|车|花|机器人|绿萝|树|鱼)(?:说|聊|讲)
driveshy (ways): *avoid driving / 不爱开车
  (?:hate|avoid\w*|rather (?:walk|take)|scared of) driving ~ (?:took|take) the (?:bus|train|tram) (?:instead|so i|rather)
  = 不敢开车|不想开车|怕开车|上高速.{0,4}(?:慌|怕|抖)
antibuy (money): cannot spend money on themselves / 舍不得给自己花钱
  (?:put|puts) (?:it|them) back (?:on the (?:shelf|rack)) ~ not for me ~ too (?:dear|expensive|good) for ~ \
    still (?:wearing|using) (?:the|my) ~ make do
  = 舍不得(?:买|穿|吃|用|花|换)|放回(?:货架|去)|太贵(?:了)?.{0,4}(?:没|不|算)|还能(?:穿|用|凑合)|凑合
regift (people): *bring something for everybody / 出门带礼带特产
  brought (?:back )?(?:everyone|them|her|him|the (?:girls|team|office|kids)|\w+ )?(?:\w+ )?(?:souvenirs?|sweets|cakes?|pastries|\
    chocolates?|fudge|flowers) ~ never (?:come|go|turn up)s? empty-?handed
  = 带(?:了|回).{0,6}(?:特产|伴手礼|点心|礼物|水果)|空着手|捎(?:了|回|给)
tradition (family): *keep old customs / 守老规矩过节
  (?:grandma|gran|nan|mum|mother|dad)['’]?s (?:recipe|way|old) ~ tradition(?:s|al)? ~ ancestors? ~ lit (?:a|the) candles? ~ \
    (?:every|each) (?:christmas|easter|eid|diwali)
  = 祭祖|过节|老规矩|老法子|按老|(?:外婆|奶奶|妈妈|姥姥)(?:教|传|留)的|守岁|包粽子|做月饼|腊八|冬至
`
