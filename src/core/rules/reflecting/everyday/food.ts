/** More words of what people eat, drink and smoke. */
export const food = String.raw`
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
`
