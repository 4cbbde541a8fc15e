/**
 * The plain everyday things: name, domain, and words that tell of one, a line each (`../concepts.ts`).
 */
export const plainThings = String.raw`
run sport \b(?:ran|runs?|running|jog(?:s|ged|ging)?|(?:half )?marathons?)\b|跑完?步|晨跑|夜跑|慢跑|马拉松|跑了?
swim sport \b(?:swims?|swam|swimming)\b|游泳
cycle sport \b(?:bikes?|biking|cycl(?:es?|ing)|cycled)\b|骑车|骑行|自行车
gym sport \b(?:(?<!climbing )gym|work(?:s|ed|ing)? out|workouts?|weights)\b|健身|撸铁|锻炼
yoga sport \b(?:yoga|pilates|meditat(?:es?|ed|ing|ion))\b|瑜伽|冥想|打坐
ball sport \b(?:football|soccer|basketball|tennis|badminton|ball games?)\b|足球|篮球|网球|羽毛球|乒乓球|打球
climb outdoors \b(?:climb(?:s|ed|ing)?|hik(?:es?|ed|ing))\b|爬山|登山|徒步|攀岩
garden outdoors \b(?:garden(?:s|ing)?|plants?)\b|种花|养花|园艺|花园
camp outdoors \b(?:camp(?:s|ed|ing)?|fish(?:ed|ing))\b|露营|钓鱼
coffee drinks \b(?:coffees?|espressos?|lattes?|pour[- ]over)\b|手冲|咖啡(?![店馆厅])|拿铁|美式(?![足英发风])
tea drinks \bteas?\b|龙井|绿茶|红茶|普洱|乌龙|喝茶|泡茶|(?<!奶)茶叶?
alcohol vices \b(?:beers?|wines?|whisky|alcohol)\b|酒(?![店吧馆窖精庄])
smoking vices \b(?:smok(?:es?|ed|ing)(?! (?:salmon|fish|meat|detector|alarm))|cigarettes?|vap(?:es?|ed|ing))\b|抽烟|吸烟|香烟
spicy food \b(?:spicy|chil(?:i|li|ies)|hotpot)\b|辣|火锅|川菜
meatless food \b(?:vegetarian|vegan)\b|素食|吃素
sweet food \b(?:sweets?|desserts?|chocolates?|cakes?)\b|甜食|甜品|甜点|巧克力|蛋糕
bake food \b(?:bak(?:es?|ed|ing))\b|烘焙|烤(?:了|面包|蛋糕|饼干|欧包)|在烤
cook food \b(?:cook(?:s|ed|ing)?)\b|做饭|做菜|下厨|烹饪
breakfast food \bbreakfasts?\b|早餐|早饭
list order \b(?:(?:check|to-?do )?lists?|checklists?)\b|清单
tidy order \b(?:tid(?:y|ies|ied|ying)|clean(?:s|ed|ing)? up)\b|整理|收拾|打扫
save order \b(?:budgets?|sav(?:es?|ed|ing) money)\b|存钱|省钱|预算|记账
read letters \breads?(?! (?:us|me|them|out|(?:the|an?|my|your|his|her|that|this) (?:\w+ )?(?:meter|room|emails?|messages?|texts?|lease|contract|cv|letters?|signs?|labels?|manual|reviews?|instructions|reports?|terms|minutes|thread|chat|docs?|code))\b)\b|\b(?:reading(?! the meter)|novels?|(?<!library )books)\b|(?<=\b(?:an?|the|this|that|my|good|new|another|same|whole) )book\b|看书|读书|阅读|小说
write letters \b(?:diar(?:y|ies)|journals?|journaling|blogs?)\b|写日记|日记|写作|博客
study letters \b(?:stud(?:y|ies|ied|ying)|courses?|lessons?)\b|学习|上课|课程|复习
piano arts \bpianos?\b|钢琴|弹琴
guitar arts \bguitars?\b|吉他
sing arts \b(?:sing(?:s|ing)?|sang|karaoke)\b|唱歌|K歌
music arts \b(?:music|jazz|concerts?|playlists?)\b|音乐|爵士|演唱会|听歌
draw arts \b(?:draw(?:s|ing)?|drew|paint(?:s|ed|ing)?|sketch(?:es|ed|ing|books?)?|watercolou?rs?)\b|画画|绘画|素描|水彩|速写|画了|画满
photo arts \b(?:photo(?:s|graphy)?|camera)\b|摄影|拍照|相机
film screens \b(?:movies?|films?|series|binge)\b|电影|追剧|电视剧
game screens \b(?:(?:video |board )?games?|gaming)\b|打游戏|游戏|桌游
cat animals \b(?:cats?|kittens?)\b|小?猫
dog animals \b(?:dogs?|pupp(?:y|ies))\b|小?狗|遛狗
friends company \b(?:parties|party|friends)\b|聚会|聚餐|朋友
alone company \b(?:alone|by (?:my|him|her)self|quiet places?)\b|独处|一个人
call company \b(?:call(?:s|ed|ing)? (?:my |his |her |their |the )?(?:mum|mom|dad|parents|family))\b|给(?:爸|妈|爸妈|家里|父母)打电话
rising rest \b(?:(?:gets?|getting|got|wak(?:es?|ing)|woke) up|early bird)\b|早起|起床|晚起
sleep rest \b(?:sleeps?|slept|sleeping|naps?|stay(?:s|ed|ing)? up|go(?:es)? to bed|went to bed)\b|睡觉|早睡|晚睡|熬夜|午睡
`
