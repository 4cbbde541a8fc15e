/** Sport, being outdoors and what is done with one's hands. */
export const doing = String.raw`
taichi (sport): *practise tai chi / 打太极晨练
  tai ?chi ~ qi ?gong
  = 太极|练拳|晨练|打拳|八段锦|气功|五禽戏
dance (sport): *dance / 跳舞
  danc(?:e|es|ed|ing) ~ salsa ~ tango ~ ballet ~ zumba ~ waltz ~ ceilidh
  = 跳舞|广场舞|舞蹈|舞步|舞队|交谊舞|街舞|芭蕾|排舞|跳了.{0,4}舞
fight (sport): *do martial arts / 练武术拳击
  boxing ~ kick-?boxing ~ karate ~ judo ~ jiu[- ]?jitsu ~ sparr(?:ed|ing) ~ muay thai ~ fencing ~
  taekwondo
  = 拳击|跆拳道|柔道|空手道|散打|击剑|武术
ski (sport): *ski and *skate / 滑雪滑冰
  ski(?:s|ed|ing)? ~ snowboard\w* ~ skat(?:e|ed|ing) ~ skateboard\w* ~ surf(?:ed|ing)? ~ kayak\w* ~
  paddle-?board\w* ~ sail(?:ed|ing) ~ row(?:ed|ing) (?:club|machine|practice|on)
  = 滑雪|滑冰|冲浪|滑板|皮划艇|帆船|溜冰
walk (sport, common): *go for walks / 散步
  (?:walk(?:ed|ing|s)?|stroll(?:ed|ing)?)(?! (?:the dog|out|into|away|in on|me|him|her|off|past|straight))(?= ) ~ \
    (?:a|long|evening|morning|my) (?:walk|stroll) ~ rambl(?:e|ed|ing) ~
  (?:\d[\d,]{0,8}|ten|twenty) ?(?:k |thousand )?steps
  = 散步|遛弯|溜达|散了.{0,3}步|走了.{0,5}(?:步|公里|圈)|饭后走|万步|步数
bird (outdoors): *watch birds / 观鸟看鸟
  bird(?:s|ing|er|watching)?(?! ?(?:house party|flu)) ~ binoculars ~ herons? ~ kingfishers? ~ owls? ~
  woodpeckers? ~ (?:gold|bull|chaf)?finch(?:es)? ~ robins? ~ geese ~ swans? ~ hawks? ~ eagles? ~
  kestrels? ~ buzzards? ~ warblers? ~ waders? ~ curlews? ~ swallows ~ puffins? ~ (?:bird )?feeders? ~
  nest(?:s|ing|box(?:es)?)?
  = 观鸟|鸟(?!窝头|巢体|叔)|白鹭|苍鹭|翠鸟|喜鹊|麻雀|猫头鹰|候鸟|斑鸠
stars (outdoors): *watch the stars / 看星星
  telescopes? ~ stargaz\w* ~ constellations? ~ meteors? ~ saturn ~ jupiter ~ eclipse ~ night sky ~
  milky way ~ astronom\w+ ~ comet
  = 星空|天文|流星|星星|月食|日食|行星
forage (outdoors): *forage in the woods / 采野菜采蘑菇
  forag\w+ ~
  (?:picked|picking|found) (?:[\w']+ )?(?:mushrooms?|blackberries|berries|wild garlic|chanterelles) ~
  mushroom (?:hunt|pick|walk)\w*
  = 采蘑菇|野菜|挖笋|采摘|捡菌子|挖荠菜|摘(?:了)?.{0,3}(?:草莓|樱桃|杨梅|枇杷)
camp (outdoors): *go fishing / 钓鱼
  fish(?:ed|ing)(?: trip| rod)? ~ angl(?:er|ing) ~
  (?:caught|landed|hooked) (?:[\w']+ ){0,3}?(?:trout|carp|bass|pike|perch|mackerel|cod|salmon) ~
  tackle box ~ fly rod ~ lures?
  = 钓(?!鱼网站)|鱼竿|渔具|鱼饵|夜钓|甩竿
climb (outdoors): *go climbing / 攀岩
  boulder(?:s|ed|ing) ~ crags? ~ belay\w* ~ climbing (?:wall|gym|centre) ~ summit(?:ed)? ~
  trail(?:s|head) ~ overhang
  = 徒步|登顶|山顶|岩馆|抱石|爬了|越野跑
travel (outdoors, common): *travel / 旅行
  road ?trips? ~ backpack(?:ed|ing) ~ (?:weekend|city) (?:away|break|trip) ~ hostels? ~ airbnb ~
  travell?(?:ed|ing|s)? ~ (?:booked|cheap) (?:\w+ )?flights? ~ flew to
  = 旅行|旅游|自驾|出游|机票|民宿|穷游|景区|古镇
horse (animals): *ride horses / 骑马
  horse ?(?:riding|back) ~ stables? ~ (?:the|my) (?:mare|gelding|pony|horse) ~ dressage ~ paddock
  = 骑马|马场|马术
stray (animals): *feed and *rescue strays / 救助流浪动物
  strays? ~ ferals? ~
  rescue(?:d|s)? (?:[\w']+ ){0,3}?(?:dogs?|cats?|kittens?|pupp\w+|animals?|hedgehog|birds?|pigeon|ladies|centre|center) ~ animal shelter ~
  foster(?:ed|ing)? (?:[\w']+ ){0,2}?(?:kittens?|dogs?|cats?|pupp\w+) ~ three-legged (?:cat|dog) ~
  injured (?:bird|pigeon|hedgehog|fox|cat)
  = 流浪[猫狗]|喂(?:了)?.{0,5}野?[猫狗]|捡(?:了|到|回).{0,4}[猫狗]|救(?:了|助).{0,5}[猫狗鸟]|领养
garden (outdoors): *look after the garden and plants / 养花种植物
  garden(?:s|ing|ed)? ~ plant(?:s|ed|ing)? ~ allotment ~ seeds? ~ seedlings? ~ compost(?:ed|ing)? ~
  tomato(?:es)? plants? ~ prun(?:ed|ing) ~ weed(?:ed|ing) ~ (?:raised|flower|vegetable) beds? ~
  greenhouse ~ potted ~ pott(?:ed|ing) up ~ repott?\w* ~ succulents? ~ monstera ~ orchids? ~
  rose ?bush(?:es)? ~ roses ~ tulips? ~ bulbs ~ sow(?:ed|n|ing)? ~ mulch(?:ed|ing)? ~ hedge ~ lawn ~
  harvest(?:ed|ing)? ~ leeks? ~ broad beans ~ runner beans ~ rhubarb ~ courgettes? ~ zucchini ~ dahlias? ~
  houseplants? ~ (?:cold )?frames? for the ~ watering can
  = 养花|种花|浇[花水]|绿植|绿萝|多肉|月季|盆栽|花盆|盆.{0,2}花|花市|阳台.{0,4}[花菜]|换盆|换土|发芽|开花了|新叶|龟背竹|种[了菜上下的]|\
    菜[地园]|小番茄|茉莉|兰花|君子兰|施肥|修剪|花草|植物|播种|种子|吊兰|栀子|绣球|玫瑰|花苗|两盆|[几三一]盆|园艺|花园
repair (craft): *repair things / 修东西
  (?:fix(?:ed|ing)?|repair(?:ed|ing|s)?|mend(?:ed|ing)?|restor(?:ed|ing)|patch(?:ed|ing) up|\
    tinker(?:ed|ing)?(?: with)?)(?! (?:[\w'-]+ ){0,4}?(?:bugs?|tests?|build|typo|pipeline|ci|code|issues?|query|date|price|leak in memory|\
    dinner|lunch|breakfast|drink)\b) ~ rewir(?:ed|ing) ~ re-?glued ~
  solder(?:ed|ing)? ~ took (?:[\w']+ )?apart ~ tool ?box ~ unclogg\w+ ~ darn(?:ed|ing) ~
  replaced the (?:[\w']+ )?(?:washer|belt|fuse|screen|hinge|tap|valve|battery|chain)
  = 修(?![改养行仙图订理了]?[养行仙图订])(?:了|好|理|车|水|电|自|收|门|表|鞋|补|一)|拆开|焊|补(?:胎|衣|锅|墙|鞋)|\
    换了?(?:水龙头|灯泡|轮胎|保险丝|电池|密封圈)|弄好了
wood (craft): *do woodwork / 做木工
  wood(?:work\w*|en|turning|carving| shop)? ~ carv(?:e|ed|ing) ~ lathe ~ chisels? ~ planed ~
  sand(?:ed|ing)(?: down)? ~ dovetails? ~ workshop ~ sawdust ~ workbench ~ timber ~ plywood ~ carpent\w+ ~
  (?:built|building|made) (?:[\w']+ ){0,3}?(?:shelf|shelves|bookshelf|bench|table|stool|birdhouse|cabinet)
  = 木工|木头|木料|刨|凿|榫|雕|锯|打磨|木(?:板|盒|架|凳|桌|车)|(?:做|打|刻)(?:了|个|一).{0,4}(?:书架|凳|柜|桌|笔筒)
sew (craft): *knit and *sew / 织毛衣做针线
  knit(?:s|ted|ting)? ~ crochet\w* ~ sew(?:s|ed|ing|n)? ~ sewing machine ~ quilt\w* ~ embroider\w* ~
  yarn ~ wool(?:len)? ~ stitch\w* ~ cross-?stitch ~ hemm(?:ed|ing) ~ cast on
  = 织(?![物里布])|毛衣|毛线|针线|缝|刺绣|十字绣|钩针|绣(?!球)
pottery (craft): *make pottery / 做陶艺
  pottery ~ ceramics? ~ clay ~ kiln ~ glaz(?:e|ed|ing) ~
  (?:threw|throwing|thrown) (?:a|my|some) (?:bowls?|pots?|mugs?|vases?)
  = 陶艺|拉坯|陶[土罐杯]|上釉|烧窑
model (craft): *build models / 做模型
  model (?:trains?|planes?|ships?|railways?|kits?|boats?|aircraft|cars?) ~ lego ~ gunpla ~ miniatures? ~
  warhammer ~ 3d[- ]print\w* ~ airfix ~ locomotives?
  = 模型|乐高|高达|拼装|手办
gadget (craft): *build and *collect keyboards and gadgets / 折腾数码键盘
  keyboards? ~ keycaps? ~ gadgets? ~ raspberry pi ~ arduino ~ home ?lab ~ smart home ~
  solder(?:ed|ing)? (?:[\w']+ ){0,3}?switch(?:es)? ~ (?:mechanical|linear|tactile) switch(?:es)? ~
  drones? ~ graphics card ~ (?:new|another) (?:monitor|headphones|router|laptop)
  = 键盘|键帽|数码|树莓派|装机|显卡|智能家居|客制化|轴体|折腾
car (craft): *work on cars and motorbikes / 折腾车
  carburett?or ~ engine ~ under the (?:car|truck|hood|bonnet) ~ oil change ~ brake pads ~ spark plugs? ~
  motor(?:bike|cycle)s? ~ gearbox ~ (?:car|bike) in bits
  = 改车|摩托|机车|化油器|发动机|换机油|火花塞
brew (craft): *brew and *ferment things / 酿酒发酵
  home-?brew\w* ~
  brew(?:ed|ing) (?:a|my|another|some|the) (?:[\w']+ )?(?:batch|beer|ale|cider|kombucha|stout|lager|mead) ~ ferment\w* ~ kombucha ~ \
    (?:sauerkraut|kimchi|pickl(?:es?|ed|ing)) ~ demijohn
  = 酿|发酵|酵素|泡菜|腌
collect (craft): *collect records and old things / 收藏老物件
  vinyl ~ record (?:shop|store|fair|player) ~ (?:an?|old|new|the|rare|first) (?:\w+ )?LPs? ~ turntable ~
  collect(?:ed|s|ing|ion|or) ~ stamps? (?:for|album|fair|collection) ~ coins? ~ antiques? ~ figurines? ~
  trading cards ~ memorabilia
  = 收藏|黑胶|唱片|邮票|集邮|古董|文玩|盲盒|钱币|古玩
code (craft): *work on side projects / 写个人项目开源
  side[- ]projects? ~ open[- ]source ~ pull requests? ~ hackathons? ~ my own (?:app|game|site|compiler) ~
  weekend project ~ github
  = 开源|业余项目|个人项目|副业项目|自己写的|小工具|独立开发
test (work): *refactor and *test code / 重构代码写测试
  refactor\w* ~ unit tests? ~ test coverage ~ (?:wrote|writing|added|adding) (?:[\w']+ ){0,3}?tests? ~
  code review ~ clean(?:ed|ing) up the code ~ linter ~ flaky
  = 重构|单元测试|写测试|测试用例|覆盖率|评审|补测试
automate (work): *automate things / 写脚本自动化
  automat\w+ ~ (?:wrote|writing|hacked) (?:[\w']+ ){0,4}?(?:scripts?|bot|macro) ~ cron ?jobs? ~ macros?
  = 自动化|脚本|爬虫|定时任务
`
