/** Who somebody is, and what they have: of `kinds-table.ts`. */
export const kindsOfStanding = String.raw`
work
  ? jobs?|occupation|profession|careers?|employ(?:ed|ers?)|employs|(?:line|kind|sort|type) of work|do for (?:a living|work|money)|
    (?:which|what) (?:company|firm|employer|industry|business|field|sector)|workplace|(?:earn|make) (?:my|a) living|
    who (?:do|does|did|am|is) .{1,20} work(?:ing)? for|
    (?:do|does|did) (?:my |our )?(?:\w+ ){1,2}(?:do|work)(?: for work| at| for| as| these days| now)?(?=\W*$)|
    (?:where|who) (?:do|does|did|am|is|was) .{1,30} work(?:ing|ed)?|
    (?:job|working|work) (?:title|hours|schedule|place)|shifts?|(?:earn|make) (?:my|his|her|their|your|a) (?:living|money|bread)|pays? the bills|who (?:employs|pays)|day job
    = 靠(?:什么|啥)(?:谋生|吃饭|生活|养家|挣钱|赚钱|过活)|(?:以)?(?:什么|啥)为生|创(?:的|了)?(?:是)?(?:什么|啥)业|创业|高就|(?:是)?干嘛的|工作|职业|上班|(?:干|做)(?:什么|啥|哪行)(?:的|工作|生意|职业|行业)|什么(?:行业|生意)|干哪(?:一)?行|从事|哪(?:家|个)(?:公司|单位|企业|厂)(?:上班|工作|做事|干)?|(?:什么|啥)(?:公司|单位)|(?:供职|任职|就职)(?:于)?|什么岗位|职位|单位是|
    科室|东家|谋生|糊口|养家|就业|兼职|副业|打(?:什么|啥)工|(?:在)?哪(?:里|儿|家|个)?.{0,4}(?:就业|打工|当差|干活)|老本行|(?:上|下)班时间|几点.{0,2}[上下]班|(?:什么|啥|哪)班|什么身份
  ! (?:work(?:s|ed|ing)?|employed|a job|jobs?|shifts?|hired) (?:at|as|for|in|on|is|was|the)|
    (?:work|works|worked|working) (?:nights|days|part|full)|(?:night|day|early|late) shifts?|
    my (?:job|shift|career|office|boss)|retired from|freelanc\w+|intern(?:ing|ship)?|started (?:at|working)|joined (?:as|the (?:team|firm|company))|
    in (?:sales|marketing|finance|hr|retail|construction|insurance|advertising|logistics|hospitality|banking)|
    cleans? (?:houses|offices)|self[- ]employed|unemployed|laid off|made redundant|
    promoted (?:to|at)|team lead|(?:new|started|start|starting|got|landed|left|quit) (?:my |a |the )?(?:new )?(?:job|role|position)|
    (?:runs?|ran|own|owns|owned|manages?|managed) (?:the|a|an|his|her|my|our|their) (?:\w+ ){0,3}(?:shop|
    store|firm|company|business|cafe|café|bakery|restaurant|farm|garage|salon|stall|chippy|pub|school|clinic|
    bar)|(?:teach(?:es)?|taught)(?! (?:me|us|myself|him|her|them|you)\b)|
    (?:does|do|repairs?|fix(?:es)?|drives?) (?:nails|hair|plumbing|accounts|a (?:bus|taxi|cab|truck|lorry))|
    (?:'s|is|am|are|was|were|'m|become|became|as|a|an) (?:an? |now an? |the )?(?:[\w-]+ ){0,3}(?:accountant|
    actor|actress|analyst|architect|artist|auditor|author|baker|banker|barber|barista|bartender|biologist|
    bookkeeper|brewer|bricklayer|builder|butcher|buyer|captain|caretaker|carer|carpenter|cashier|chef|chemist|
    cleaner|clerk|coach|consultant|cook|counsellor|counselor|courier|dentist|designer|developer|director|
    dispatcher|doctor|driver|editor|electrician|engineer|estate agent|farmer|firefighter|fireman|fisherman|
    florist|foreman|gardener|guard|hairdresser|headteacher|housekeeper|inspector|instructor|interpreter|
    janitor|jeweller|joiner|journalist|judge|labourer|lawyer|lecturer|librarian|lifeguard|locksmith|machinist|
    manager|mechanic|midwife|miner|musician|nanny|nurse|optician|optometrist|painter|paralegal|paramedic|
    pharmacist|photographer|physio|physiotherapist|pilot|planner|plumber|police officer|policeman|porter|
    postman|professor|programmer|psychologist|radiographer|ranger|realtor|receptionist|reporter|researcher|
    roofer|sailor|salesman|scientist|secretary|seamstress|soldier|solicitor|surgeon|surveyor|tailor|teacher|
    technician|therapist|trader|tradesman|trainer|translator|trucker|tutor|upholsterer|usher|vet|waiter|
    waitress|welder|writer)|
    (?:'s|is|am|are|was|were|'m|become|became|as|a|an|my|she|he) (?:an? |now an? |the )?(?:[\w-]+ ){0,3}(?:assistant|hygienist|attendant|operator|associate|tester|packer|picker|stocker|rep|representative|agent|advisor|adviser|officer|technologist|administrator|bartender|stylist|beautician|illustrator|animator|copywriter|strategist|undertaker|warden|cabbie|conductor|shopkeeper|greengrocer|civil servant|social worker|care worker|support worker|key worker|factory worker|office worker|warehouse worker)|(?:drove|drives?|driving) (?:a|an|the) (?:\w+ )?(?:bus|taxi|cab|truck|lorry|tram|train|van) (?:for|in|until|since)|(?:start|starting|started|begin|joined|joining|moved|moving|left|leaving|resigned from|quit) (?:at |to |from )?(?:a |the |my )?(?:\w+ )?(?:team|firm|company|agency|hospital|clinic|bookshop|shop|school|surgery|practice|warehouse|ward|office|lab|studio)|handed in my notice|resign(?:ed|ing)?|retired|(?:shift|moved me) (?:to|on) (?:days|nights)|overnights
    = 上班|工作|工地|干活|任职|入职|打工|跳槽|离职|辞职|兼职|失业|下岗|被裁|三班倒|值班|夜班|转正|出差|
    (?:当|做)(?!过(?:手术|梦)).{0,6}(?:员|师|工|长|医|警|兵|匠|手|教练|老板|保姆|厨子|会计|翻译|导游|编辑|
    记者|司机|护士|律师|经理|质检|行政|销售|财务|客服|运营|保安|保洁|收银|生意|豆腐)|
    是.{0,8}(?:老师|教师|医生|护士|司机|程序员|会计|律师|厨师|警察|工程师|设计师|经理|店长|公务员|裁缝|木匠|
    电工|店员|保安|法官|记者|编辑|教练|军人|快递员)|退休(?:前|老师|教师|工人)|
    开(?:着)?(?:公交|出租|货车|大车|滴滴|网约车|.{0,6}(?:店|馆|厂|公司|诊所|餐厅|工作室|摊))|
    跑(?:长途|外卖|滴滴|业务|运输)|送(?:外卖|快递|货)|卖了?.{1,8}|
    (?:带|教)(?:小班|中班|大班|语文|数学|英语|书|课)|教.{1,3}的|在.{1,12}(?:当|干了|上班|收银|带)|摆摊|种地|
    收摊|
    调(?:到|去|岗)|换(?:厂|公司|单位|东家|了?工作)|单干|自由职业|自由(?:设计|撰稿|摄影|翻译)|干了[\d一二三四五六七八九十两几]+[多几来]?年|辞了|不干了|[搞修管跑开拍踩](?![得过不了着])[^，。,\s]{1,4}的(?=$|[,，。；\s])|在[^，。,\s]{1,10}(?:厂|公司|医院|银行|学校|仓库?|单位|园区?|店|局|院|科技|集团|车间|所|工地)里?(?:上班|当|做|干|搞|修|开|踩|跑|管|带|教)|在[^，。,\s]{1,6}(?:修|搞|踩|管)[^，。,\s]{1,5}|[白夜早晚中]班
name
  ? names?|called|who(?:'s| is| was| are|m)|(?:married|engaged) to
    = 叫(?:什么|啥)|(?:什么|啥)名字?|名字|是谁|谁是|姓什么
  ! named?|called|nickname|name's|
    names|everybody (?:says|calls me)|call me
    = 叫(?!人|我|做|外卖|车|苦)|名叫|姓|名字|
    大的叫|小的叫
home
  ? where (?:do|does|did|am|is|are) (?:my |our )?[\w'’ -]{1,20} (?:live|living|based|staying)|
    (?:city|town|country|neighbou?rhood|district|part of town|area) (?:do|does|am|are|is) .{1,20} (?:live|in)|
    address|live now|where(?:'s| is) home|where .{1,20} mov(?:e|ed|ing)|
    how long .{1,24}(?:liv(?:ed|ing)|been) (?:in|at|on) .{1,24}|where .{1,16}(?:reside|call home)|part of (?:the )?(?:town|city|country)
    = (?<!小时候|童年|从小|以前)住(?:在)?(?:哪|什么地方)|(?:在)?哪(?:个|座)?(?:城市|区|小区)|(?<!老)家在哪|住址|
    住(?:的)?(?:地方|房子)|落脚|安家|定居
  ! liv(?:e|es|ing) (?:in|at|near|on|with|by|above)|mov(?:ed|ing) (?:in|to|into|out|from|back)|rent(?:ing|s)?|
    flat in|house in|(?:flat|house|apartment|place|room) (?:in|on|near|by)|keys to|still in|relocated|
    settled in|based in|shar(?:e|es|ing) (?:a|the) (?:flat|house|place|room|apartment)|
    (?:have|has|'ve) lived|(?:i|he|she|they|we|parents?|mum|mom|mama|dad)(?:'s|'re|'m| is| are| am| be)? (?:down|up|over|out|back|still) (?:in|near|by)|(?:lives?|living) (?:over|up|down|out|back|right)|we're in|got (?:the|a) (?:house|flat|apartment)|my (?:flat|apartment|place)
    = 我?家在|(?<![记站忍抓留拦停憋挡困愣稳守保顶握捂锁接打卡盖绑粘撑捉咬抱遮按压绊]|[记忍站抓留拦撑靠禁顶扛][得不])住(?!院|了[一两三几]晚)|
    搬(?:到|来|去|进)|租(?:了|的|着|在)?(?:.{0,4})房|合租|定居|安家|买了?房|新房|
    租在|(?:妈妈?|爸爸?|父母|爸妈|[爷奶]{2}|外[婆公]|姐|哥|弟|妹|儿子|女儿)在(?!家|外|忙|做|看|吃|睡|等|问|说|想|哭|笑|厨|院|这|那|一|我|他|她|旁)[\u4e00-\u9fff]{2,3}(?=$|[，,。\s])|(?:小区|房子).{0,6}住了|退了?房|房子退
origin
  ? where (?:am|is|was|were|are|do|did|does) .{1,24}(?:from|born|rais\w+|brought up|grow(?:ing)? up|
    spend (?:my|his|her|their) childhood|come from)|originally|home ?town|birthplace|grow up|grew up|
    childhood|(?:city|town|country|place|village) (?:was|were|am|is) .{1,16}(?:born|from)
    = (?:童年|小时候|从小).{0,4}哪(?:里|儿|个地方)?(?:度过|过|长大|生活|住)?(?:的)?|老家|哪里?儿?人|家乡|籍贯|哪里?儿?(?:出生|长大)|(?:在|是)哪.{0,3}(?:出生|长大)|什么地方人
  ! originally|grew up|grown up|brought up|born|raised|home ?town|childhood|
    (?:am|is|are|was|were|'m|'s|come|comes|came|hails?) from|where I was a (?:kid|child|boy|girl)
    = 老家|家乡|籍贯|出生|长大|土生土长|是.{1,6}人(?!员|力|工|品|才|家|生)|我家在|从小(?:在|住|跟)|小时候.{0,6}(?:在|住)|带大|祖籍|
    我们(?!公司|学校|单位|医院|部门|小区|宿舍|家里|班|组|店|厂|科室|学院|楼)[\u4e00-\u9fff]{2}(?:那边|那儿|老家)
age
  ? how old|ages?|(?:what|which) year (?:was|were)
    = 多大|几岁|年龄|岁数|年纪|哪(?:一)?年(?:出生|生)|属什么|什么属相|属相|生肖
  ! \d+ years? old|aged|
    turn(?:s|ed|ing)? (?:\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|four|fif|
    six|seven|eigh|nine|twen|for)\w*)|
    (?:'s|is|am|'m|be|was|are) (?:only |just |now |already |almost |nearly )?(?:one|two|three|four|five|six|
    seven|eight|nine|ten|eleven|twelve|\d\d?|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|
    six|seven|eigh|nine)ty(?:[- ]\w+)?)(?= (?:in|now|next|on|this|today|tomorrow|already)|\W*$)|
    \d+th birthday|born in (?:19|20)\d\d|years? old|months? old|
    \d+[- ]years?[- ]old|(?:is|'s|s) (?:thir|four|fif|six|seven|eigh|nine)teen
    = 岁|周岁|本命年|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|今年[一二三四五六七八九]?十[一二三四五六七八九]|
    [零〇一二三四五六七八九\d]{2,4}年(?:的|生|出生)|满月|年龄|[0-9〇零一二三四五六七八九]{2}后|年纪
birthday
  ? birthdays?|date of birth|(?:when|what day|which day|what date) (?:was|were|is|am) .{1,20} born|turn \w+
    = 生日|(?:哪天|几号|什么时候|几月).{0,3}(?:生|出生)|出生日期
  ! birthdays?|born on|turn(?:s|ed|ing)? [\w-]+ (?:on|in|next|this|tomorrow|today)|
    (?:'s|is|am|be|'ll be) [\w-]+ (?:in (?:january|february|march|april|may|june|july|august|september|
    october|november|december)|next (?:week|month|\w+day)|on the)
    = 生日|[月初][一二三四五六七八九十\d]{1,3}[日号]?(?:出生|生)|[日号]生|过寿|大寿
pet
  ? pets?|animals?|breeds?|
    furry friends?|(?:cat|dog|bird|pet)['’]?s? breed
    = 宠物|(?:什么|啥)动物|养(?:了|着|过|的)?(?:是)?(?:什么|啥|哪些)(?:动物|宠物)?|什么品种|小动物|
    (?:狗|猫|鸟).{0,3}(?:什么|啥)品种|毛孩子|养.{0,2}(?:鸟|猫|狗)|(?:养|有).{0,3}(?:宠物|动物)|几只(?:猫|狗)
  ! pets?|(?<!hot )dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|gerbils?|guinea pigs?|ferrets?|
    parrots?|parakeets?|budgies?|budgerigars?|cockatiels?|canar(?:y|ies)|tortoises?|turtles?|geckos?|snake|
    lizard|goldfish|ponies|pony|horses?|hens|chickens|corgis?|labradors?|labs?|poodles?|husk(?:y|ies)|
    beagles?|dachshunds?|(?:golden )?retrievers?|spaniels?|terriers?|greyhounds?|whippets?|staff(?:y|ies|ie)|
    pugs?|bulldogs?|collies?|shepherds?|rottweilers?|dobermans?|chihuahuas?|heeler|mutt|cockapoo|labradoodle|
    ragdoll|siamese|tabby|maine coon|mongrel|
    budgie|pigeons?|ducks?|goats?|bees
    = 猫|狗(?!不理)|犬|兔子|仓鼠|鹦鹉|乌龟|金鱼|柯基|金毛|泰迪|拉布拉多|哈士奇|边牧|柴犬|博美|比熊|英短|布偶|
    暹罗|狸花|龙猫|荷兰猪|蜥蜴|守宫|养(?:了)?.{0,4}(?:鱼|鸟)|
    八哥|画眉|鸽子|文鸟|玄凤|豚鼠|刺猬|蛐蛐|[养喂]的.{0,3}(?:鸟|鱼)
vehicle
  ? cars?|vehicles?|(?:what|which) (?:\w+ )?do (?:i|we) drive|trucks?|vans?|motorbikes?|wheels|my ride|(?:what|which) (?:\w+ )?(?:am|are|was|were) (?:i|we) driving|
    (?:what|which) .{1,24}(?:driv(?:e|es|ing)|rid(?:e|es|ing))(?=\W*$| (?:now|these|at|today|currently))|get(?:s|ting)? (?:around|about)|(?:mode|means) of transport|own transport
    = 有(?:没有)?车|(?<![避离打公展分])开(?:的)?(?:是)?(?:什么|啥|哪.?)(?:牌子的?)?车?|什么车|车(?:是)?(?:什么|啥|哪)|代步|座驾|哪款车|交通工具|
    (?:出行|出门|代步).{0,4}(?:什么|啥)|(?:自己)?开车(?:吗|出门)|坐骑|(?:还|自己).{0,3}开车
  ! (?:driv(?:e|es|ing|en)|drove) (?:a|an|the|my|our|his|her|that|this|around in)|cars?|vans?|
    motor(?:bike|cycle)s?|scooters?|mopeds?|campervan|trucks?|pickup|hatchback|saloon|estate|suv|volvo|toyota|
    honda|ford|fiat|bmw|audi|vw|volkswagen|golf gti|polo|corsa|astra|vauxhall|opel|renault|clio|peugeot|
    citroen|nissan|micra|mazda|hyundai|kia|tesla|subaru|jeep|skoda|seat ibiza|mini cooper|prius|civic|corolla|
    yaris|vespa|yamaha|kawasaki|harley|
    e-?bikes?|electric bikes?|buick|lesabre|chevy|chevrolet|dodge|chrysler|cadillac|lexus|acura|forester|dacia|saab|suzuki|land rover|range rover|porsche|f-?150|sedan|minivan|bicycle
    = 开(?:了|着)?.{0,4}车|买了?.{0,8}车|电瓶车|电动车|摩托车?|自行车|小黄车|面包车|三轮|轿车|越野|换(?:成)?了.{0,6}车|
    小鹏|蔚来|理想[LOl]|特斯拉|比亚迪|大众|丰田|本田|宝马|奔驰|奥迪|别克|吉利|五菱|哈弗|捷达|思域|卡罗拉|朗逸|
    问界|
    开我?那[台辆]|我?那[台辆][^，。,\s]{1,6}
commute
  ? (?:get|go|travel|come) to (?:the )?(?:work|office|school|college)|commut(?:e|ing)
    = 怎么(?:去|到)?.{0,3}(?:上班|上学|单位|公司|学校)|通勤|
    (?:上班|上学|去单位|去公司)(?:怎么|坐什么|用什么|骑什么)|坐什么.{0,2}(?:去|到)|
    (?:坐|骑|开|乘)(?:什么|啥)车?(?:去)?(?:上班|上学)
  ! cycl(?:e|es|ing) (?:in|to)|bik(?:e|es|ing) (?:in|to)|walk(?:s|ing)? (?:in|to (?:work|the office|school))|
    (?:take|takes|catch|catches|get|gets|on) the (?:[\w-]+ ){0,3}(?:bus|train|tube|metro|subway|tram|line|
    ferry)(?: in| to)?|commut(?:e|es|ing)|drive (?:in|to work)|carpool|lift to work
    = (?:坐|乘|挤|骑|开|搭|走).{0,10}(?:上班|上学|单位|公司|学校|市场|教学楼|店里)|
    (?:上班|上学|通勤).{0,8}(?:坐|骑|开|走|地铁|公交)|地铁.{0,4}(?:线|上班)
`
