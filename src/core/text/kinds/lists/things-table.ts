/**
 * Things that people ask to have forgotten by one name and told by another: how each is called (`?`) and how it is told
 * (`!`), English before ` = `, Chinese behind it. Both are narrow: what is told beside it is not meant. English
 * alternatives are whole words; what is indented further goes on with the line before.
 */
export const thingsTable = String.raw`
pay
  ? salary|salaries|pay|wages?|incomes?|earnings|pay ?(?:check|slip|cheque)s?|(?:what|how much) (?:earn|make|paid|get paid)|earn
    = 工资条?|薪水|薪资|月薪|年薪|收入|底薪|(?:挣|赚)多少钱?
  ! salar(?:y|ies)|wages?|incomes?|earnings|take[- ]home|my pay|
    (?:make|makes|making) (?:about |around |only |just |roughly |over |under )?[£$€¥]?\d[\d.]*k?(?:k| (?:gross|net|a year|a month|a week|an hour|per \w+))|
    (?:earn|earns|earning|(?:get|getting|got|am|is|i'm) paid) (?:about |around |only |just |roughly |over |under )?[£$€¥]?\d[\d.]*k?
    = 工资|薪水|薪资|月薪|年薪|收入|底薪|(?:税后|税前|到手|[挣赚]了?|拿)(?:大概|差不多|只有|只)?[\d一二两三四五六七八九十几][\d一二两三四五六七八九十几.]*[千万kKwW百]
flat
  ? (?:rented )?(?:flat|apartment)s? = 公寓|房子|租的房子
  ! (?:my|our|a|an|the|this|that|new|old|rented|studio|bedroom) (?:[\w-]+ )?(?:flats?|apartments?)(?! (?:tyre|tire|battery|screen|white|pack|out|broke))
    = 公寓|房子
address
  ? (?:home |postal )?address|where live|where (?:living|based) = (?:家庭)?[住地]址|住处|住在?哪(?:里|儿|个小区)?|家在哪(?:里|儿)?
  ! (?:home |postal )?address|liv(?:e|es|ing) (?:in|at|near|on|above)|mov(?:e|ed|ing) (?:back )?(?:in)?to|based in|settled in|
    (?:flat|apartment|house|home|place) (?:is )?(?:in|on|near|by|at)
    = [住地]址|(?:^|[^记站忍抓留拦停憋挡困愣稳守保顶握捂锁接打])住(?:在|进|到)|家在|搬(?:到|来|去|进)
work
  ? jobs?|work|employer|workplace|occupation|profession|career|where work(?:ing)?|who work for
    = 工作单位|工作|职业|上班的?(?:地方|单位)|单位|在?哪(?:里|儿|家公司)?(?:上班|工作)
  ! work(?:s|ed|ing)? (?:at|for|as|in|from|nights|days|shifts|part|full)|my (?:job|career|employer|profession)|jobs? (?:at|as|in|is)|employed|
    (?:started|starting|hired|promoted) (?:at|as|to)|self[- ]employed|freelanc\w+
    = 上班|(?<!做|干)工作|入职|就职|任职|打工|跳槽|职业
age
  ? age = 年龄|岁数|年纪|多大|几岁
  ! \d+ years? old|aged \d+|(?:i'm|am|turn(?:s|ed|ing)?) (?:only |just |now |almost |nearly )?\d\d(?=\W*$| (?:now|today|this|next|in))|born in (?:19|20)\d\d|age
    = [\d〇零一二三四五六七八九十]+(?:周)?岁|[0-9〇零]{2}后|(?:19|20)\d\d年(?:的|生|出生)|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|年龄|岁数
birthday
  ? birthdays?|date of birth|birth ?date = 生日|出生日期
  ! birthdays?(?! (?:party|parties|cake|present|card|gift)s?)|born on|date of birth = 生日(?!蛋糕|礼物|派对|会)|[月日号](?:出生|生的?$)
phone
  ? (?:phone|mobile|cell|telephone)(?: phone)? numbers?|numbers? = 手机号码?|电话号码?|电话|联系方式
  ! (?:phone|mobile|cell|telephone|numbers?)\b.{0,24}?\+?\d[\d -]{5,} = (?:电话|手机|号码?|联系方式|微信).{0,8}\d{6,}
car
  ? cars?|vehicle|motor = 汽?车子?|座驾
  ! (?:my|our|the|a|new|old|second-hand) (?:[\w-]+ )?car|driv(?:e|es|ing) (?:a|an|my|our) (?!hard|long|bit|lot|kid|mum|dad|son|daughter)[\w-]+
    = (?:开|买|换|提)(?:了|的是|着)?[^，。]{0,6}车|我(?:们|家)?的?(?:那辆)?车
dog
  ? dogs?|pupp(?:y|ies)|doggo = 狗狗?|小狗|狗子
  ! dogs?|pupp(?:y|ies)|(?:my|our|a|the) (?:\w+ )?(?:labrador|lab|poodle|husky|beagle|retriever|spaniel|terrier|greyhound|whippet|pug|bulldog|collie|corgi|dachshund|chihuahua)
    = 狗|金毛|泰迪|拉布拉多|哈士奇|边牧|柴犬|博美|比熊|柯基
cat
  ? cats?|kittens?|kitty = 猫咪?|小猫
  ! cats?|kittens?|ragdoll|siamese|tabby|maine coon = 猫|英短|布偶|暹罗|狸花
health
  ? illness(?:es)?|diseases?|health|diagnos[ei]s|medical (?:history|conditions?) = 病|病情|病史|疾病|健康|身体
  ! diagnos\w+|diabet\w+|asthma|arthritis|cancer|dementia|migraines?|epilep\w+|blood pressure|hypertension|thyroid|depress\w+|adhd|autis\w+|
    endometriosis|pcos|crohn'?s|hiv|stroke|surgery|heart (?:attack|condition|failure)|chronic|illness|disease
    = 确诊|病(?!假|毒)|糖尿病|高血压|血糖|痛风|哮喘|鼻炎|胃炎|癌|肿瘤|抑郁|焦虑症|贫血|甲状腺|手术|中风|结节
allergy
  ? allerg(?:y|ies) = 过敏
  ! allerg(?:y|ies|ic) = 过敏
medicine
  ? medication|medicines?|meds|pills = 吃的?药|用药|服药|加药
  ! medication|medicines?|meds|pills|tablets|prescri\w+ = 药(?!店|师|房|膳)|服用|[双毫]胍|他汀|[舍帕西]\p{Script=Han}?汀|曲林
rent
  ? rents? = 房租|租金
  ! rents?|pay(?:ing|s)? .{0,10}\d.{0,20}for (?:the|my|our|this) (?:flat|room|house|place|apartment|studio) = 房租|租金|月租
faith
  ? religion|faith|religious beliefs? = 宗教(?:信仰)?|信仰
  ! church|mosque|temple|synagogue|christian|muslim|jewish|buddhist|hindu|sikh|catholic|baptis\w+|religio\w+|pray(?:s|ed|ing)?
    = 教堂|礼拜|信(?:佛|教|主|基督|天主|道|伊斯兰)|佛教|基督|天主教|穆斯林|清真寺|宗教
debt
  ? debts?|loans? = 债务?|贷款|欠款|欠(?:的|了多少)?钱
  ! owe[sd]?|debts?|loans?|overdraft|arrears|credit card (?:bill|debt) = 欠(?!缺|佳)|负债|贷款|还款|债|网贷|花呗
weight
  ? weight = 体重
  ! weigh(?:s|ed)?|my weight|(?:am|i'm|lost|gained) [\d.]+ ?(?:kg|kilos?|pounds|lbs?|stone)
    = 体重|[胖瘦轻重]了?.{0,3}[\d一二三四五六七八九十]+.?(?:公?斤)|^我(?:现在|都)?有?[\d一二两三四五六七八九十百]+多?(?:公?斤)
wedding
  ? wedding|marriage = 婚礼|婚事|婚姻|结婚
  ! weddings?|marriage|married|marrying|marry = 婚礼|结婚|领证|婚期|订婚|婚姻
`

/** Words for one somebody, of whom there are not two kinds at once; the other words of the role mean each. */
export const onesTable = `
wife|missus 老婆|妻子|媳妇儿?|太太
husband|hubby 老公|丈夫|先生
girlfriend|gf 女朋友|女友
boyfriend|bf 男朋友|男友
`
