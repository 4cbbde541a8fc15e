/**
 * Patterns of what is told beside an end (`wording/beginnings.ts`, `wording/told-aside.ts`), and of animals that are no
 * more (`slots/circumstances.ts`), in the manner of `patterns-table.ts`.
 */
export const plainEndsTable = String.raw`
pattern beginning_taken_back
  iu: \b(?:if|unless|for now|for a (?:bit|while|week|day|month)|until|till|only joking|(?:just )?kidding|jk|not really|psych|\
    (?:but|then|and|so) (?:i|we|he|she|it|they) (?:didn['’]?t|changed|could(?:n['’]?t| not)|found|got (?:it|him|her|them) back|came back|\
    turned up|(?:is|['’]s|am|['’]m|was|were) back)|turned (?:up|out)|back (?:on|by|in|at|tomorrow|next|soon)|(?<!never )again|said|thought|dream\w*|\
    almost|nearly|wish\w*|tomorrow|this week(?:end)?|today only)\b|才怪|就好了|开玩笑|骗你|的话|怎么办|咋办|[吗呢？?]$|又(?:回来|养|捡|找|复|抽|喝上|\
    开始|装|买回)|找(?:到|回)|暂时|(?:过|等)[^，,。]{0,8}再|下(?:周|月|次|个)[^，,。]{0,6}再|没(?:成|卖成|走成|离成)|反悔|差点|打算|考虑|还没|\
    结果(?:发现|没|又|还)|原来|以为|梦
pattern beginning_follows
  u: ^[，,；;]\s*(?:那?我|他|她|人|日子|生活)*(?:就(?!是|职|业|在|当|把|从|搬|换|不[\p{Script=Han}]{1,3}了)|便|会|才(?!\p{Script=Han}{0,4}[年月天周])|\
    怎么|哪[里还能]|还怎么|还(?:有什么|能)|可怎么|写不|睡不|活不|受不|[\p{Script=Han}]不[动下着了]\p{Script=Han}{0,2}$)
pattern beginning_opens
  iu: \b(?:if|unless|when(?:ever)?|once|imagine|suppose|what if|say|says|said|told|thinks?|heard|maybe|perhaps|might|could|would|should|\
    almost|nearly|wish|want(?:s|ed)? to|going to|gonna|about to)\b|如果|要是|假如|万一|假设|的话|说|听说|据说|差点|险些|要不|可能|也许|想|打算|准备|\
    考虑|以为|梦|等我|只要|除非|宁可|与其|一旦|每次|^没有?(?!再)
pattern part_chinese
  u: ^(?![^，,]*[换改请找]成?)[^，,]{2,12}?(?:(?<![年月天周我爸妈哥姐弟妹爷奶婆公儿女友娃他她它家前来在己师])的|[那这][个部条张台辆件只首本节篇位集])(?!(?:工作|活儿?|班|课|事儿?|房子|房|车|票|账号|会员|卡|那边|位置|单子|合同|东西|那|一|时候|人|店|机器|手机|\
    电脑|证|号|药|习惯|计划|生意|摊子?|项目|书|琴|鱼|猫|狗|毛病|病)(?:我|都|也|就|已|给|让|被|全|昨|上|前|今|终|早|现|不|没|[退停取卖送辞离扔换放弃断戒]))\
    (\p{Script=Han}{2,3})(?:我|都|也|就|已经|给|让|被|全|昨天|上周|前天|今天|终于|早|现在)*(?:[退停取卖送辞扔换放弃断戒黄吹丢坏])
pattern without_chinese
  gu: (?:^|(?<=[，,；;。]))(?:要是|如果|我|他|她|咱)*(?:没(?:有|了)?|离(?:了|开了?)|少了|缺了)(?!再|人|想|去|办法|什么)[^，,。；]{1,12}?[，,]?(?:我|人|他|她|日子|\
    生活|这|家里)*(?:就|便|都|早|根本|可|怎么|哪|写|睡|活|干|过|熬|撑|坚持|受|会|没法|[\p{Script=Han}]不[动了下着成])[^，,。；]*
pattern told_aside_chinese
  u: [死丢坏碎蔫卖送扔](?:了|掉了?)(?:我)?(?:一|两|三|几|好几)[条只个盆棵株本件双尾头块]|[送拿抱牵开寄][去到](?:了)?(?:[^，,。]{0,4}(?:4S|修|保养|维修|洗|医院|宠物店|检|\
    年审|干洗|做|美容|售后|寄养|打疫苗)|店里)|[^戒]{2}(?:吃|喝|用|抽|喂|擦|抹)(?:完|光|没)了(?!这|最后)|(?:不见|丢|没|停)了(?:半天|一会儿?|一(?:下午|上午|晚上?|天)|\
    [一两三几]个?(?:小时|钟头|分钟))|回(?:老)?家(?:过年|过节|探亲|几天|住几天|陪)|^我们?(?:公司|单位|部门|组|班|店|厂|学校|宿舍|小区|楼|村|寝室|办公室|团队|群)(?:里|的)?有?(?:[一二两三几]|好几)[个位名]
pattern other_there_chinese
  u: 换(?:了个?|了)?新?(校长|店长|老板|院长|厨师|经理|市场总监|总监|主任|园长|物业|门卫|主播|主持|编辑|导演|裁判|村长|局长)
pattern pet_english
  iu: \b(?:dogs?|pup(?:py|s)?|cats?|kitt(?:en|y)s?|rabbits?|bunny|bunnies|parrots?|hamsters?|horses?|pon(?:y|ies)|pets?|turtles?|goldfish|tortoise|budgies?|birds?|geckos?|\
    ferrets?|hens?|chickens?|guinea pigs?|fish|koi|beagle|spaniel|labrador|lab|(?:golden |labra)?retriever|collie|\w+ terrier|terrier|westie|poodle|\w+doodle|cockapoo|dachshund|\
    sausage dog|greyhound|lurcher|whippet|bulldog|frenchie|pug|husky|alsatian|shepherd|corgi|boxer|rottweiler|staffie|chihuahua|shih tzu|schnauzer|pointer|vizsla|setter|mutt|\
    mongrel|rescue|tabby|moggy|siamese|maine coon|ragdoll|tortoiseshell|cockatiel|canary|gerbil|snake|lizard|parakeet|axolotl|tarantula|donkey|goats?|mare|gelding|stallion)\b
pattern pet_gone_english
  giu: \blost (?:(?:our|my|poor|dear|old|sweet|little|the) )*([\p{L}-]{2,})(?= (?:on|last|this|to|suddenly|peacefully|yesterday|today|over|in (?:january|february|march|april|\
    may|june|july|august|september|october|november|december|the night|(?:his|her) sleep)|(?:two|three|a|few) |the other)|$|[,.!;])|\
    \b(?:said|say|saying) (?:a |our |my |final |last )*(?:goodbye|farewell) to (?:(?:our|my|poor|dear|old|sweet|little|the) )*([\p{L}-]{2,})\b(?!['’]s)|\
    (?:^|[,;] |\b(?:and|but|so|sadly|yesterday|today) )(?:(?:our|my|poor|dear|old|sweet|little|the) )*([\p{L}-]{2,})(?:['’]s| has| had| is| was)? (?:(?:sadly|just|finally|suddenly|now|peacefully) )*\
    (?:didn['’]t make it|did not make it|not (?:here|with us) any ?more|no longer with us|crossed (?:over )?the rainbow|gone over the rainbow|went over the rainbow|slipped away|passed(?: away| on)?|\
    died|dead(?! (?:again|tired|asleep|to|serious|set|on|keen|good|right|funny|easy|nice|chuffed|weight|heavy|slow|quiet|proud))|had to be put (?:down|to sleep)|put (?:down|to sleep)|euthani[sz]ed|(?:got |been )?(?:run over|hit by|knocked down)|gone to (?:live|a (?:new|good|farm)|doggy heaven|my|our|his|her)|\
    went to (?:live|a (?:new|good)|my (?:aunt|mum|mom|sister|brother|cousin|friend|uncle)|our (?:neighbou?r|friend))|went in (?:his|her|their) sleep|flew (?:off|away)|ran away for good|been rehomed|rehomed)\b|\
    \b(?:bur(?:y|ied)|rehomed|cremated|gave away|given away) (?:(?:our|my|poor|dear|old|sweet|little|the) )*([\p{L}-]{2,})\b(?!['’]s| bone)|\
    \bfound (?:a )?(?:new|good|lovely) home for (?:(?:our|my|the) )*([\p{L}-]{2,})\b|\bput (?!up|on|in|it|the|down)([\p{L}-]{2,}) (?:down(?! (?:on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in|at|by|next|for|to|with|so)\b))|to sleep)\b|\b(?:have|had|having|get|got|been|be) (?:(?:our|my|poor|dear|old|sweet|little|the) )*([\p{L}-]{2,}) (?:put (?:down|to sleep)|euthani[sz]ed)\b
pattern put_to_sleep
  iu: \bput (?:[\p{L}-]+ )?(?:down(?! (?:on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in|at|by|next|for|to|with|so)\b))|to sleep)\b|\beuthani[sz]ed\b|\brainbow bridge\b
pattern told_aside_english
  iu: \b(?:gone|went|going|is|['’]s|back) (?:back )?(?:in |off |away )?(?:for|to|at|in) (?:its|a|an|the|his|her) (?:\w+ )?(?:service|mot|repairs?|garage|wash|vets?|mechanic|groomers?|dealer|workshop)\b|\
    \bleft (?:the|my|our) (?:[\w'’-]+ ){1,3}(?:at|in|on|by) (?:home|work|school|the (?:office|gym|car|train|bus|house|pub|hall|porch|shed|garage|table|side)|(?:my|our|his|her) \w+)\b(?! for good)|\
    ^no [\w' ]{2,16},? no \w+|\bwithout (?:the|my|our|a|an|any|that|some|[\w]+) ?[\w' -]{0,20},? (?:i|we|my life|life)(?:['’]d| would| can(?:no|['’])?t| could| wouldn)|\
    \b(?:ran|run|running) out of\b|\b(?:sold|gave away|given away|lost|binned|donated|ditched) (?:(?:another|about|over) )?(?:one|two|three|four|five|six|seven|eight|ten|a few|some|a couple(?: of)?|a dozen|half) (?!bed|berth|door|seater)|\blost (?:my|the|our|\w+['’]s) [\w' ]{2,16} (?:again|for (?:a|ten|five|\d+|half|an)|in the (?:park|woods|house|shop|car|sofa|snow|crowd))\b|\
    \blost \p{L}+ (?:in|at) the (?:park|woods|house|shop|car|sofa|snow|crowd|field|beach|supermarket)\b|\bone of the (?:girls|lads|guys|nurses|team|staff|boys|others|women|men|teachers)\b|\
    \b(?:gone|off|out|away|left|finished)(?: early)? for (?:the (?:day|night|weekend|week|evening|afternoon)|now|today|tonight)\b|\bhaven['’]t [\w ]{2,24} since (?:mon|tues|wednes|thurs|fri|satur|sun|yester)day\b
pattern statement_has
  u: ^(?:我|咱)们?(?:家?的|.{0,6}(?:有|养|买|生|开|租|写|做|认识|遇到|遇见|收养|领养|捡)|.*[一了两][个只条家款把本首支艘台部套]).
pattern statement_measured
  iu: ^(?:也|还|已经)*有[一二两三四五六七八九十百千几半\d.]+[多来]?(?:米|平|斤|公斤|[GMT]|寸|层|厘米|公里|瓦|伏)
pattern leads_in
  iu: ^(?:(?:oh,? |ah,? |well,? |just )*(?:great|brilliant|wonderful|fantastic|perfect|lovely|awesome|amazing|marvell?ous|terrific|super|excellent|yay|hooray|wow|whoa|ugh+|damn|argh+|joy|good news|bad news|sigh|yikes|oops)\s*[,:!—-]+\s*|\
    (?:太(?:好|棒|牛|惨|绝|赞|难|气人)了|真(?:好|棒|行|倒霉|气人)|可真行|好家伙|好极了|天哪|天啊|我的天|完了|糟了|糟糕|惨了|绝了|倒霉|气死(?:我|人)?了|累死(?:我|人)?了|烦死(?:我|人)?了|无语)[，,：:！!、 ]+|\
    (?:well|so|also|and|but|anyway|actually|honestly|oh(?: no| wow| my| god)?|ha|haha|ok(?:ay)?|yes|yeah|yep|no|right|true|fun fact|big news|by the way|btw|besides|plus|hey|hi|hello|thanks|thank you|perfect|great|of course|sure|you know|i mean|to be honest|note|important|one more thing|guess what|update|this is important|for the record)(?:\s*[,:!.—-]+\s*|\s+(?=i['’\s]|(?:my|can|could|do|does|what|how)\b))|\
    (?:hi|hey|hello|hiya|good (?:morning|afternoon|evening))(?: (?:again|there|everyone|all|folks))?\s*[,!.:—-]+\s*|\
    (?:note to self:?|turns out(?: that)?|btw|by the way|heads up) |\
    (?:唉|哎呀?|(?:哦|噢|啊|诶|欸|哎|嗯)?对了?|诶|欸|噢|另外|还有|其实|话说|顺便说一下|顺便|哦|嗯+|啊|哈+|好的?|是啊|是的|没错|不过|然后|所以|而且|老实说|说实话|大新闻|好消息|坏消息|告诉你|你知道吗|谢谢|多谢|那|早|(?:[你您]|大家|早上|上午|中午|下午|晚上)好|哈喽|嗨)[呀啊哦哈呢哇]?[，,：:！!、 ]+|\
    (?:跟你说|告诉你|和你说)(?:个|一?件)?(?:好|大|坏)?(?:事儿?|消息)?[，,：: ]+|\
    (?:我)?(?:跟|和)[你您](?:说|讲)(?:啊|呀|哈|哦|个事儿?|一?件事儿?)[，,：: ]*|\
    (?:哥们儿?|兄弟|姐妹们?|老铁|大佬|宝子?|亲)[，,！!、 ]+(?=帮|给我|替我|求|麻烦|推荐|能不能|可以)|\
    (?:另外|话说|顺便|对了)(?=[\p{Script=Han}]))+
pattern announced
  iu: ^(?:(?:(?:and|also|so|oh|ok|well|now|anyway|right),? )*(?:(?:(?:(?:the|a|an|my|some|one|another|other|more|big|biggest|good|bad|great|sad|huge|small|little|tiny|quick|life|exciting|best|worst|real|main|first|last|next|only|actual) ){1,4}(?:news|updates?|thing|bit|part|announcement|change)(?: (?:is|today|first|too|though|now|from me|this week|for you))?|news|(?:less|not so|even|also) (?:good|great|bad)|better|worse|update)(?:\s*[:—–]+\s*|\s+-+\s+)|(?:good|bad|big|great|sad|huge|other|more|some) news,?\s+(?=(?:i|we|they|my|our|the|he|she|it|no)\b))|(?:(?:还|又|再)?有(?:一?[个件条])(?:[好坏大小喜新]|重要|重大)*(?:消息|事儿?|情况|变化|新闻|近况)(?:[要想]?[跟和向给](?:[你您]|大家)(?:说|讲|汇报|报告|宣布|分享|更新)(?:一?下|一声)?)?|(?:[要想再先来])*[跟和向给](?:[你您]|大家)(?:说|讲|汇报|报告|宣布|分享|更新)(?:一?下|一声)?(?:一?[个件条])?(?:(?:[好坏大小喜新]|重要|重大)*(?:消息|事儿?|情况|变化|新闻|近况))?|(?:报告|汇报|播报|插播|宣布|通知)(?:一?下|一?[个件条])?(?:(?:[好坏大小喜新]|重要|重大)*(?:消息|事儿?|情况|变化|新闻|近况))?)[，,：:！! ]+)
pattern ends_a_word
  u: (?:(?<![喝买來来敬戒沾看读念倒烧])(?:[酒网網清书書水氧陶茶餐贴貼冰泡]|咖啡?)|迷你)吧$|(?:叫|名为|名是)(?![我你您他她它])\p{Script=Han}[啦吧呢呀哦]$|[哗嘩呱啪呼啦]啦$|[毛花]呢$
pattern beside_denied
  giu: \b(?:that|which|who) [^,;.]*(?:\b(?:not|never|hardly|no)\b|n['’]t\b)[^,;.]*|\b(?:with no|without (?:an?|any)) [^,;.]+|[,;] (?:(?:and|but|so|which|because) )?[^,;]*(?:\b(?:not|never|no)\b|n['’]t\b)[^,;]*
pattern no_pet_english
  iu: ^(?:and|but|so|the|my|our|was|has|had|is|he|she|it|they|him|her|them|who|not|of|in|to|for|all|every|some|one)$
pattern own_before
  iu: (?:^|[,;.] )(?:(?:and|but|so|well|oh),? )?(?:i|we|my|our)(?=['’ ])[^,;]*[,;]\s+(?:and |but |so )?$
pattern no_end
  iu: [你您]|差点|而已|别|帮|求|给我|[吗呢吧]$|\b(?:you|your|almost|nearly|if|could|would|should|might|want|going to|please)\b
pattern no_dwelling_chinese
  gu: (?<=[记忍憋撑挡抓扛守顶稳留保挺咬控止盯困卡堵吓愣停罩藏拴绑捂按抱镇遮锁粘掐噎呛制沉耐拦])([不得]?)住(?![在校院处址宿户房宅])|(?<=[站坐管靠受禁经架压包持吃接拉拿捉搞熬扶罩合听问想])([不得])住
pattern at_the_time
  gu: (?<=^|[，,；;。])[^，,；;。]*?(?:那[天年](?!起|开始)|那一年|当[天年](?!起)|的时候|那会儿|那阵子?|我[^，,。]{1,6}(?<![有随及按准同临平暂当小])时(?![间候常代髦钟而])|小时候)
pattern living_english_clauses
  giu: ,? (?:and|but|so)(?:,? (?:that|then|now|also|so))* (?=(?:i|im|ive|my|we|our|the user|user['’]s)\b)|\
    [,;.] (?=(?:i|im|ive|my|we|our)\b)|,? (?:and|but) (?=(?:also )?(?:am|is|are|have|has|can|can['’]?t|cannot|lives?|works?|allergic|\
    diabetic|asthmatic|deaf|blind|coeliac|celiac|vegan|vegetarian|an?)\b)|, (?=(?:an? )?(?:allergic|diabetic|asthmatic|(?:mostly |mainly |usually |on )?\
    (?:the |an? )?(?:night|day|late|early)s?\b|(?!who|which|where|with)[\w-]+ (?:[\w-]+ ){0,3}(?:at|for) (?:the )?\p{Lu}))
pattern living_english_subject
  iu: ^(?:i(?=m\b|ve\b|['’ ])(?!['’](?:ll|d)\b)|we(?=['’ ])|the user(?= )|(?:my|our|the user['’]s) (?:(?!is\b|has\b|and\b)[\p{L}-]+ ){0,2}?[\p{L}-]+(?= (?:is|are|has|have|lives?|works?|cannot|can['’]?t)\b))
pattern living_english_bare
  iu: ^(?:an?|allergic|diabetic|asthmatic|deaf|blind|coeliac|celiac|vegan|vegetarian)\b
pattern living_english_stays
  iu: ^(?:i['’]?m|i am|the user is) \p{L}+$|^(?!.*\b(?:it|them|there|used to|if|would|might)\b)(?:.*\b(?:allerg\w+|intoleran\w+|diabet\w+|asthma\w*|epilep\w+|coeliac|celiac|pacemaker|h(?:a)?emophilia\w*|\
    anaphyla\w+|dyslex\w+|wheelchair|crohn\S*|arthritis|autis\w+|adhd|hiv|parkinson\S*|(?:is|am|i['’]?m|are) (?:\w+ ){0,2}(?:deaf|blind|pregnant|expecting|\
    from|\d+)|(?:is|am|i['’]?m|are) (?:vegan|vegetarian)|(?:can['’]?t|cannot) (?:have|eat|drink|take|touch|tolerate|hear|walk|digest)|born (?:in|on)|grew up in|comes? from|name is|\
    lives? (?:in|on|at|with|near)|works? (?:at|for|in|as|on)|teach(?:es)?|keeps? (?:bees|hens|chickens)|(?:is|am|i['’]?m) (?:an? |the )?(?:[\w-]+ ){0,3}(?:nurse|vet|\
    teacher|doctor|engineer|designer|developer|manager|chef|cook|driver|solicitor|lawyer|plumber|electrician|carpenter|accountant|\
    analyst|consultant|student|librarian|cleaner|carer|porter|baker|farmer|gardener|pilot|dentist|paramedic|firefighter|architect|writer|editor)|\
    (?:have|has|['’]ve)(?: got)? (?:\w+ ){0,3}(?:sons?|daughters?|kids?|children|boys?|girls?|twins|brothers?|sisters?|cats?|dogs?|pupp(?:y|ies)|labrador|spaniel|terrier|horses?|rabbits?))\b|\
    (?:my|our|the user['’]s) (?:mum|mom|dad|mother|father|son|daughter|wife|husband|partner|sister|brother|boss|girlfriend|boyfriend|nan|gran|grandmother|grandfather|therapist|gp|teacher|coach|landlord|neighbour|flatmate|colleague)(?: \p{Lu}\p{Ll}+)? (?:is|has|lives|works)\b)
pattern living_english_rises
  iu: \b(?:promot\w+|qualified|made (?:me |up to )?(?:an? |the )?(?:\w+ )?(?:senior|lead|head|manager|partner|director|supervisor|sister|principal)|(?:senior|lead|head|manager|director|supervisor) now|\
    nights?|days|earl(?:y|ies)|lates?|mornings|evenings|weekends)\b
pattern living_english_has
  iu: (?:\b(?:has|have)|['’]ve) [^|]*\|an? 
pattern living_english_workplace
  u: ^.{0,80}? ((?:at (?:the (?!moment|weekend|time)|(?=\p{Lu}))|for (?=\p{Lu})).*?)(?: as (?:an? |the )?[\w-]+(?: [\w-]+){0,3})?$
pattern off_shift_english
  iu: \b(?:no more|done with|off|goodbye to|finished with|out of) (?:the |doing |working )?(nights?|overnights?|earlies|lates|graveyards?|weekends)\b
pattern within_work_english
  iu: ^(?!.*\b(?:at|in|with|for) (?:the |an? |my )?(?!(?:january|february|march|april|may|june|july|august|september|october|november|december|\
    a|the|now|good|me|next)\b)\p{L}{3,}).*\b(?:promot\w+|(?:got |was |been |they )made (?:me )?(?:an? |the )?\w+|days|nights|earl(?:y|ies)|lates?|\
    mornings|evenings|weekends|me (?:on|to|onto|over to) the \w+ (?:team|desk|shift|line|counter))\b
pattern post_english
  iu: \b(?:as|am|is|['’]s|['’]m) (?:an?|the) |\b(?:day|night|earl(?:y|ie)|late|morning|evening|weekend|shift|graveyard)s?\b
pattern no_more_english
  iu: ^(?:(?:so|and|ok|also|now|it's|from now on),? )*no more (?!than\b|of (?:this|that)\b|excuses?\b|.{0,30}\b(?:left|\
    in the (?:tin|fridge|cupboard|house|shop|jar|box)|need to (?:buy|get))\b)
pattern been_off_english
  iu: \b(?:i['’]?m|i am|i['’]ve been|been) (?:now |completely |totally )?(?:off|done with|through with) (?:the )?(?!to\b|work\b|sick\b|\
    duty\b|school\b|today\b|tomorrow\b|on\b|for\b|hook\b|this\b|that\b)
pattern taken_off_english
  iu: \b(?:(?:took|taken|weaned|tapered) (?:me |myself )?off|(?:came|come|coming) off) (?:the |of )?(?!my\b|bike\b|road\b|stage\b|\
    work\b|as\b|ladder\b)
pattern not_since_english
  iu: \bhaven['’]?t (?:had|eaten|drunk|smoked|touched|played|used|bought|been (?:to|on)) (?=.*\b(?:in|for|since)\b.*\b(?:weeks|months|\
    years|a (?:week|month|year)|january|february|march|april|may|june|july|august|september|october|november|december|christmas|\
    new year)\b)
pattern left_lying_english
  iu: ^ (?:my|our|the) (?:[\p{L}'’-]+ )?[\p{L}'’-]+ (?:on|in|at|behind|under|by) (?:the|my|our|an?|his|her) (?!spring|summer|autumn|\
    winter|end)
`
