/** More words of table, arts, letters, games and screens. */
export const living = String.raw`
coffee (+)
  flat whites? ~ cappuccinos? ~ americanos? ~ cortado ~ macchiato ~ cold brew ~ decaf ~ \
    (?:french press|cafeti[eè]re|aeropress|moka(?: pot)?|v60|chemex|gaggia|nespresso|portafilter|grinder) ~ \
    (?:sweeter|good|bad|bitter|double|perfect|dialled in .{0,20}) shots? ~ \
    (?:single[- ]origin|arabica|yirgacheffe|roast(?:ery|er|s)|beans from) ~ barista ~ crema ~ descal(?:ed|ing) ~ caffein\w* ~ mocha ~ \
    (?:third|fourth|fifth|sixth|second|another) (?:cup|mug) (?:by|before|of coffee|already|and)
  = 拿铁|美式|卡布奇诺|浓缩|冷萃|摩卡|澳白|手冲|耶加雪菲|瑰夏|豆子.{0,4}(?:烘|香|酸)|咖啡豆|磨豆|滤杯|滤纸|萃取|意式机|摩卡壶|法压壶|挂耳|\
    拉花|星巴克|瑞幸|奶泡|柑橘味|第[三四五]杯
tea (+)
  teapots? ~ earl grey ~ darjeeling ~ assam ~ lapsang ~ oolong ~ matcha ~ chai ~ chamomile ~ camomile ~ loose[- ]leaf ~ \
    (?:cup|mug|pot)s? of (?:tea|char|earl grey) ~ brew(?: up|ed a pot) ~ cuppa(?:s)? ~ tea (?:cosy|caddy|leaves|shop|bags?)
  = (?<!奶)茶(?![几色楼馆花叶蛋水间餐])|茶叶|正山小种|白茶|老白茶|普洱|龙井|铁观音|大红袍|碧螺春|毛尖|肉桂茶|岩茶|紫砂壶|盖碗|茶饼|茶席|\
    茶具|泡黄了|回甘|茶汤|公道杯|工夫茶|茶友|泡(?:了)?一壶
alcohol (+)
  pints? (?:of|at|with|in|after|down) ~ (?:the|local|down the|at the) pub ~ lager ~ ale ~ stout ~ guinness ~ cider ~ gin (?:and|&) tonic ~ \
    g&t ~ whiske?y ~ malt ~ bourbon ~ rum ~ vodka ~ prosecco ~ champagne ~ cocktails? ~ negroni ~ \
    (?:bottle|glass|case|sip|drop) of (?:red|white|wine|port|sherry|rioja|merlot|malbec|prosecco) ~ hung ?over ~ hangover ~ tipsy ~ \
    merlot ~ rioja ~ sommelier ~ wine tasting ~ nightcap ~ port(?= after| with| and stilton)
  = [一二三半]两白的?(?![菜糖面])|啤酒|白酒|红酒|黄酒|威士忌|茅台|五粮液|二锅头|老白干|花雕|米酒|杨梅烧|自家泡的|\
    (?:抿|喝|干|整|来)了?.{0,3}(?:二两|三两|半斤|一杯|几杯|两杯|两盅|一盅)|多了几杯|几杯下肚|下酒|花生米.{0,6}(?:两|杯|酒)|喝高|喝多|喝醉|\
    醉|断片|微醺|调酒|酒局|小酌|开瓶|精酿|鸡尾酒|酒友
smoking (+)
  fags? ~ roll-?ups? ~ rollies ~ nicotine (?:patch|gum) ~ lighter ~ ash ?tray ~ twenty a day ~ smoker['’]?s cough ~ cigars? ~ pipe tobacco
  = 香烟|抽了.{0,3}(?:根|支|包)|烟瘾|打火机|电子烟|来一根|烟灰|半包|一包烟|雪茄
spicy (+)
  (?:hot|chilli|sriracha|tabasco) sauce ~ vindaloo ~ madras ~ jalapeñ?os? ~ habanero ~ kimchi ~ szechuan ~ sichuan ~ mala ~ curry ~ \
    curries ~ extra hot ~ ghost pepper ~ wasabi
  = 麻辣|香辣|辣椒油|辣酱|老干妈|剁椒|水煮(?:鱼|肉)|麻婆|毛血旺|串串|冒菜|酸辣|泡椒|红油|小米辣|变态辣|重辣|涮
meatless (+)
  tofu ~ tempeh ~ seitan ~ lentils? ~ dal ~ dhal ~ chickpeas? ~ falafel ~ hummus ~ plant[- ]based ~ meat[- ]free ~ meatless ~ oat milk ~ \
    quorn ~ veggie (?:burger|sausage|option|version)s? ~ nut roast ~ jackfruit ~ \
    (?:swapped|instead of|no) (?:the )?(?:mince|meat|beef|chicken|bacon) ~ \
    (?:only (?:had )?|nothing but |just )(?:chicken|meat|ham|beef) ~ \
    (?:left|pushed|picked|giving|gave|passed) (?:the |my |it |out the )?(?:ham|bacon|meat|sausage|chicken)
  = 豆腐(?!心)|素鸡|全素|斋|素菜|蔬菜沙拉|植物肉|豆浆|燕麦奶|一点肉(?:都|也)不|没(?:有)?荤|荤腥|不沾荤|素食餐厅|把肉(?:挑|夹)
sweet (+)
  biscuits? ~ cookies? ~ donuts? ~ doughnuts? ~ ice[- ]cream ~ gelato ~ candy ~ haribo ~ toffee ~ fudge ~ brownies? ~ puddings? ~ \
    custard ~ (?:tin|packet|box|bar) of (?:quality street|biscuits|chocolates?|roses|chocolate) ~ sugar rush ~ sweet tooth ~ \
    (?:second|third|extra|another) (?:slice|helping|piece) of (?:cake|pie|tart|pudding) ~ cheesecake ~ tiramisu ~ macarons? ~ marzipan
  = 奶油|蛋挞|冰淇淋|冰激凌|雪糕|糖果|甜点|布丁|慕斯|提拉米苏|马卡龙|曲奇|泡芙|麻薯|大白兔|芝士|可丽饼|糖葫芦|甜筒|一口甜|爱吃甜|甜的
bake (+)
  sourdough ~ starter (?:at|had|is|has|died|doubled|bubbl\w+|smells) ~ (?:fed|feed|feeding) the (?:sourdough |bread )?starter ~ focaccia ~ \
    ciabatta ~ baguettes? ~ rye bread ~ brioche ~ croissants? ~ (?:cinnamon|hot cross|bread) (?:buns?|rolls?) ~ scones? ~ muffins? ~ \
    cupcakes? ~ (?:lemon|carrot|sponge|birthday|wedding|fruit|layer|chocolate) cake (?:for|came|sank|rose|fell|with) ~ victoria sponge ~ \
    shortcrust ~ puff pastry ~ pastry ~ pies? (?:for|crust|came) ~ meringues? ~ \
    (?:strong|bread|rye|wholemeal|spelt|self-raising|plain|kilos? of (?:\w+ )?) ?flour ~ knead(?:ed|ing)? ~ \
    prov(?:ed|ing) (?:basket|overnight|all) ~ (?:dough|loaf|loaves|crumb|crust)(?: \w+)? (?:rose|doubled|had|was|were|is|came|didn|in|for|\
    out) ~ bak(?:e|es|ed|ing|er['’]s) ~ tray(?:s)? of (?:\w+ )?(?:buns|cookies|brownies|muffins|flapjacks|scones) ~ rolling pin ~ \
    oven (?:at|to) \d+ ~ piping bag ~ icing
  = 烤箱|面团|发酵|揉面|醒发|酵母|酵种|吐司|欧包|贝果|可颂|戚风|饼干.{0,3}烤|烤(?:了|好|糊|焦|箱|饼)|高筋|低筋|面粉|打蛋|裱花|司康|玛芬|\
    蛋糕胚|烘焙|模具
cook (+)
  (?:made|making|cooked|cooking|did|simmer(?:ed|ing)|braised|roast(?:ed)?|stewed|fried|stir-?fried|grilled|marinated|whipped up|\
    tried) (?:an? |the |my |some |us |them |him |her |everyone )?(?:[\w'’-]+ ){0,3}?(?:dal|curry|stew|soup|risotto|lasagne|lasagna|roast|\
    ragù|ragu|bolognese|paella|chilli|chili|casserole|dumplings|noodles|pasta|stir-fry|gumbo|goulash|pie|biryani|ramen|pho|tagine|moussaka|\
    gnocchi|ravioli|omelette|pancakes|tacos|sauce|broth|stock|supper from scratch|sunday roast|dinner for|lunch for) ~ from scratch ~ \
    recipes? ~ cook ?books? ~ slow cooker ~ cast[- ]iron ~ (?:new )?(?:wok|le creuset|chef['’]s knife|mandoline|stockpot|pestle) ~ \
    season(?:ed|ing) (?:the|it|with) ~ ottolenghi ~ nigella ~ spice (?:rack|mix)
  = 炖(?:了|汤|鸡|排骨|牛|锅)|煲(?:汤|了)|红烧|清蒸|糖醋|煎(?:了|鱼|饼|饺)|炒(?:了|菜|饭|个|鸡|肉)|卤(?:了|味|肉|蛋)|焖|\
    包(?:了)?.{0,6}(?:饺子|馄饨|粽子|包子|春卷)|擀皮|和面|剁馅|做(?:了|的)?.{0,4}(?:排骨|鱼|鸡|肉|面|汤|菜|饭|饺|鸭|虾|锅|饼|糕)|松鼠鱼|\
    小火.{0,5}(?:钟头|小时)|莲藕|排骨|学着.{0,6}做(?:了|菜)|菜谱|食谱|砂锅|高压锅|铁锅|开火|掌勺|颠勺|大厨|一桌(?:子)?菜|\
    [三四五六八十]菜一汤|腌(?:了|好|制)|下厨
breakfast (+)
  porridge ~ granola ~ muesli ~ overnight oats ~ full english ~ (?:bacon|egg) (?:roll|butty|sandwich) ~ toast and (?:jam|marmalade) ~ cereal
  = 早点|豆浆油条|包子铺|热干面|过早|早茶|豆腐脑|小米粥|鸡蛋灌饼|煎饼果子
takeaway (+)
  (?:chippy|chip shop|kebab|indian|chinese|domino['’]?s|kfc|burger king|greggs|subway|nando['’]?s) ~ pizza (?:again|box|for|came|boxes) ~ \
    (?:rider|driver|delivery guy) (?:knows|brought|again) ~ pot noodles? ~ instant noodles? ~ too tired to cook ~ frozen pizza
  = 外卖|盒饭|黄焖鸡|麦当劳|肯德基|汉堡王|炸鸡|泡面|自热|速冻|螺蛳粉|骑手|点了?(?:一份|个|份)|便利店.{0,4}(?:饭团|便当)
snack (food): *snack and *eat junk food / 吃零食
  crisps ~ popcorn ~ snack(?:s|ed|ing)? ~ nachos ~ pringles ~ doritos ~ midnight (?:feast|snack|fridge) ~ peanuts ~ jerky ~ vending machine
  = 零食|薯片|辣条|瓜子|坚果|爆米花|鸭脖|凤爪|宵夜|夜宵|海苔|饼干
eatout (+)
  (?:table|booked) (?:for|at) (?:two|four|six|the \w+) ~ (?:michelin|tasting) ~ \
    (?:ramen|sushi|tapas|taco|burger|pizza|dim sum|curry|korean|thai|vietnamese|italian|greek|turkish|lebanese) (?:place|bar|joint|house|\
    restaurant) ~ (?:new|little|tiny) (?:place|restaurant|caf[eé]) (?:in|on|round|opened) ~ starter and a main ~ waiter ~ waitress ~ \
    food (?:market|stall|festival)s?
  = 米其林|排队.{0,6}(?:吃|店|馆)|新开的.{0,6}(?:店|馆)|日料|西餐|自助餐|私房菜|苍蝇馆|大众点评|打卡.{0,4}店|路边摊|早茶楼
diet (+)
  (?:lost|put on|gained|dropped) (?:\w+ )?(?:pounds?|kilos?|stone|kg|lbs?) ~ scales? (?:say|said|went|this) ~ my fitness pal ~ \
    low[- ]fat ~ no (?:sugar|carbs|bread) ~ salads? for ~ cutting (?:out|down on) (?:sugar|carbs|bread|salt) ~ macros ~ calorie ~ \
    portion sizes?
  = 体重|掉秤|轻了.{0,4}斤|瘦了|胖了|沙拉|鸡胸|水煮菜|低脂|低糖|代餐|断食|糖分|碳水|少盐|清淡
wellness (+)
  multivitamins? ~ omega ~ magnesium ~ turmeric ~ ginger shots? ~ green smoothies? ~ probiotics? ~ cod liver oil ~ acupuncture ~ massage ~ \
    (?:\d+|ten thousand|eight) (?:glasses of water|steps a day) ~ spf ~ sun ?cream every ~ floss\w* ~ blood pressure (?:cuff|monitor) ~ \
    fitbit ~ heart rate ~ cold shower ~ standing desk ~ epsom
  = 泡脚|艾草|艾灸|山药|小米.{0,3}粥|养胃|枸杞|红枣|银耳|当归|党参|黄芪|阿胶|养生|八段锦|太极|血压计|量(?:一)?(?:回|次)?血压|少盐少油|\
    少油少盐|保健品|钙片|维生素|鱼油|益生菌|早晚各|拍打|经络|穴位|刮痧|拔罐|推拿|按摩|泡澡|晒背|忌口|温水|蒸(?:汽)?眼罩
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
  (?:la traviata|tosca|carmen|puccini|verdi|wagner|aria|arias|libretto|soprano|covent garden|royal opera)
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
  = 念佛|诵经|抄心经|法会|放生|居士|吃斋|菩萨|供佛|教会|查经|圣经|礼拜|弥撒|牧师|清真寺|斋月|道观|功德|佛珠|打坐参禅|庙会烧香
volunteer (+)
  (?:food ?bank|hospice|tombola|raffle|fete|rattl(?:ed|ing) a tin|collection tin|collecting tin|sponsored|\
    charity (?:shop|walk|run|auction|stall)|(?:samaritans|oxfam|red cross|scouts|brownies|rnli|st john)|day centre|soup run|\
    homeless shelter|litter[- ]pick\w*|community (?:garden|centre|kitchen)|school governor|lollipop|coach(?:ed|ing)? the under|minibus for|\
    put my hand up|nobody else put their hand up|befriend\w*|care home visit|blood donor|gave blood|treasurer for)
  = 义工|志愿者|义卖|募捐|捐(?:了|款|物|书|血|衣)|献血|支教|养老院|敬老院|福利院|社区.{0,4}(?:值班|服务|活动|巡逻)|红十字|公益|义诊|义务|\
    爱心|助学|救援队
`
