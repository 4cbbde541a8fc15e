/**
 * What a person has one of: how it is told that they have it (`has`), and how it is told that it is another one
 * now, or none (`now`). A line that ends in a backslash goes on without a blank; alternatives stand between
 * tildes, English ones, which are whole words, before the ` = `, Chinese ones behind it.
 */
export const slotsTable = String.raw`
home
  has: moved in with ~ (?:lives?|living|resides?|residing|staying) (?:in|at|with|w|on|near|above|next|by|alone|by myself) ~ \
    (?<!(?:for|to) )(?:my|our|a|the) (?:[\w-]+ ){0,3}(?:flat|house|apartment|room|studio|cottage|place|bungalow) (?:in|on|at|near|by|\
    above) ~ (?:rents?|renting|shar(?:es?|ing)) (?:an? |the )?(?:[\w-]+ ){0,3}(?:flat|house|apartment|room|place|studio|cottage|\
    (?:one|two|three|four|\d)[ -]bed(?:room)?) ~ home is (?:in|a) = (?<!还)在(?!这|那)[^，,。]{2,4}(?:呢|待着|过日子)|\
    住(?!院|够|不|了?[一两三几]晚|酒店|[一二三四五六七八九十\d]+[楼层])|租(?:了|着|在|的?房)|家在|安家|房子在
  now: (?:been|i['’]m|we['’]re|i am|we are) (?:living |based |settled )?(?:up |down |over |out |back )?in (?!the\b|an?\b|my\b|our\b|bed\b|\
    hospital\b|touch\b|love\b|pain\b|debt\b|charge\b|therapy\b|court\b|school\b|class\b|work\b|year\b|grade\b|meetings?\b|training\b|\
    trouble\b|two\b|recovery\b|marketing\b|sales\b|management\b|finance\b|it\b|tech\b|retail\b|sixth\b|uni\b|college\b|remission\b|here\b|\
    need\b|tears\b)[\w'’-]+(?: [\w'’-]+)? (?:for )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|several|a few|\
    a couple of|some) (?:weeks?|months?|years?) (?:now|already) ~ (?:i['’]m|we['’]re|i am|we are) (?:up |down |over |out |\
    back )?in (?!the\b|an?\b|my\b|our\b|bed\b|hospital\b|touch\b|love\b|pain\b|debt\b|charge\b|therapy\b|court\b|school\b|class\b|work\b|\
    year\b|grade\b|meetings?\b|training\b|trouble\b|two\b|recovery\b|marketing\b|sales\b|management\b|finance\b|it\b|tech\b|retail\b|\
    sixth\b|uni\b|college\b|remission\b|here\b|need\b|tears\b)[\w'’-]+(?: [\w'’-]+)? (?:now|these days) ~ \
    (?:my|our|all (?:my|our)) (?:stuff|things|boxes|furniture) (?:is|are|['’]s) (?:all )?(?:in (?:an? |the )?(?:van|boxes|storage)|\
    packed) ~ (?:still )?unpacking|living out of boxes|boxes everywhere ~ new (?:flat|house|address|postcode|neighbou?rs) ~ \
    back (?:at|in|with|living with|living at) (?:my |the )?(?:mum|mom|dad|parents|folks|gran|nan|old (?:room|bedroom|house))['’]?s?['’]? ~ \
    (?:moving|move) in (?:on|next|this|tomorrow) ~ (?:i['’]m|i am|we['’]re|we are) in an? (?:[\w-]+ ){0,3}(?:flat|house|apartment|studio|\
    room|bungalow|care home|home|cottage|condo)\b.*(?:now|these days|since) ~ \
    (?:have|got|['’]ve got) my own (?:[\w-]+ )?(?:place|flat|apartment|house|studio) ~ moved in with ~ \
    (?:i|we) (?:now )?(?:live|rent) (?:in|at|on|near|with) .*\b(?:now|these days) ~ (?:i|we) now (?:live|rent) (?:in|at|on|near|with) ~ \
    (?:i|we)(?:['’]ve| have)? (?:ended up|settled|landed) in (?:an? )?[A-Z]\w+ ~ \
    (?:i|we|i['’]m|we['’]re) (?!basically|practically|literally)(?:\w+ )?(?:living|based|settled) (?:in|at|with|on|\
    near) (?!the (?:office|gym|library|lab|edge|moment)\b).*(?:now|these days|since) ~ \
    (?:got|picked up|have|collected) the keys (?:to|of|for) (?:the|my|our) (?:new )?(?:house|flat|place|apartment|room|home) ~ \
    (?:my|our) (?:own|new) (?:flat|house|apartment|place|home|room)(?= (?:in|on|near|at|since|now|is)) ~ \
    (?:i|we)['’]?(?:ve| have)? got (?:a|my own|our own) (?:[\w-]+ ){0,2}(?:room|flat|house|place|apartment|studio) (?:[\w-]+ ){0,5}?(?:now|\
    in|near) ~ bought (?:an?|our|my)(?: first| own)? (?:[\w-]+ ){0,2}?(?:flat|house|apartment|place(?! (?:mat|setting))|cottage|bungalow|\
    terrace|condo|home)(?! (?:plant|brew|made|phone)) ~ signed the lease ~ (?:sleeping|living|been) (?:there|here) since ~ \
    unpack(?:ed|ing) (?:the last |our |my )?boxes in ~ (?:handed|gave|given) (?:the |our |my )?keys back ~ keys (?:are )?handed back ~ \
    (?:we['’]re|i['’]m|we are) in the new (?:build|house|flat|place) ~ \
    got (?:a|my own|our own) (?:[\w-]+ ){0,2}(?:flat|room|place|studio|house|apartment) (?:by|in|near|on|of|above|off|with) ~ \
    out of (?:my|our) (?:parents|mum|mom|dad|gran)['’]?s?['’]? (?:place|house|flat) = (?:现在|如今|目前|上个?[月周]起|\
    这学期)[^，,。]{0,6}(?:住(?!院)|(?<!房)租(?!金|房?涨|房一))|(?:租了?|买了?|换了?)(?:个|一?套|间)?[^，,。]{0,4}房子?(?:住|了|$)|\
    住(?:到|进|回)[^，,。]{0,10}了|(?<!把[^，,。]{1,8})搬(?:到|去|来|进|回|出|离|走|家(?!公司|的))|退租|新家|\
    ^[^，,。]{0,6}把我们?(?:接|搬)(?:到|去|来)|(?:下个?[周月]|明天|今天|昨天)起?就?住|拿到(?:新房)?钥匙|\
    [买住]上(?:了?(?:新|自己的)?房|新家)|接(?:到|去|回|进)了?[^，,。]{1,6}?(?:家|去|来|住)[^，,。]{0,3}|\
    搬(?!家公司)[^，,。搬]{2,8}?[去来](?:了|住|$)|住够了|(?<=^|我)[^，,。不没送]{0,4}回(?:去|老家|乡下|村里?)了?$|买了个?小?[两一三]居|\
    城中村拆|拆迁
  end: (?:the|our|my) (?:house|flat|place|apartment|cottage) (?:is|has been|got|was|['’]s)? ?(?:finally |all )?sold(?! out) ~ \
    sold (?:the|our|my) (?:house|flat|place|apartment|cottage) ~ notice on (?:the|my|our) (?:flat|room|house|place|apartment) ~ \
    (?:my|our|the) (?:lease|tenancy) (?:is|was|['’]s|ran|ended) ?(?:up|over|out|not renewed)? ~ \
    my own (?:[\w-]+ )?(?:flat|place|apartment|house|studio)(?: now|$) ~ evicted (?:me|us)|(?:kicked|chucked|threw) (?:me|us) out
with
  has: flat ?shar(?:es?|ing) ~ (?:room|flat|house)mates? ~ (?:lives?|living) (?:alone|on (?:my|his|her|their) own|by myself) ~ \
    (?:lives?|living) with ~ shar(?:es?|ing) (?:an? |the )?(?:[\w-]+ ){0,3}(?:flat|house|apartment|room|\
    place) with = [跟和与][^，,。]{1,8}(?:住|合租)
  now: (?:live|living) (?:alone|by myself|on my own) ~ (?:the |my )?(?:house|flat|place) (?:all )?to myself (?:now|since|these days)? ~ \
    (?:my|our) own place = 一个人住|自己住|独居|搬出去
  end: moved (?:in|out)(?= with (?:me|us)| last| on| this| yesterday| today|$) ~ \
    moved into (?:the|my|our) (?:spare|back|box|small)(?: ?bed)? ?room ~ just me (?:now|here|again) ~ \
    just me (?:and|n) (?:the (?:cat|dog|kids)|\w+ (?:here|now))
work
  has: (?:is|am|['’]m) (?:an? |the )(?:[\w-]+ ){0,2}(?:barista|guard|dev|analyst|consultant|rep|paralegal|postman|hostess|waitress|\
    apprentice|trainee) ~ (?:works?|working) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|mornings|evenings|part-?time|\
    full-?time) ~ teach(?:es)? [\w ]{2,20} to ~ (?:part|full)-?time job ~ \
    (?:runs?|owns?) (?:an?|my own|the) (?:[\w-]+ )?(?:shop|caf[eé]|bakery|salon|studio|garage|pub|restaurant|business|stall|farm) ~ \
    works? (?:[\w-]+[ -]){0,3}(?:at|for|as|in|on|with|behind|nights|days|shifts) ~ working (?:[\w-]+ ){0,2}(?:at|for|as|behind|with) ~ \
    drives? for [A-Z] ~ (?:has|have|got|'ve got) (?:an? |my )?(?:[\w-]+ ){0,2}job (?:at|in|with|as) ~ \
    (?:is|am|'m) (?:an? |the )(?:[\w-]+ ){0,3}?(?!(?:memb|numb|lov|oth|winn|believ|own)er)[\w-]*(?:er|or|ist|ian|nurse|chef|vet|cook|clerk|\
    pilot|ant|intern|lead|head|temp) (?:at|of|for|in|with) ~ (?:stay-at-home|full-time) (?:mum|mom|dad|parent|mother|father) ~ \
    unemployed ~ between jobs ~ looking for (?:a job|work) ~ my (?:job|boss|shift) (?:is|at) ~ \
    on the (?:\d+|six|seven|nights|early|late)[\w ]{0,8} at the (?:depot|factory|plant|hospital|office|warehouse|shop) ~ \
    (?:postdoc|contract|internship|placement|apprenticeship|traineeship) (?:is )?(?:at|in|with) ~ \
    (?:is|am|'m) on (?:the (?:[\w-]+ ){1,3}team|nights) ~ (?:teach(?:es)?|taught|teaching) (?:[\w-]+ )?(?:at|in) ~ \
    teach(?:es)? (?:maths|english|french) = 在[^，,。]{1,16}(?:工作|上班|任职|就职|教(?![师资育室练授材])|当|做|干|实习|打工|帮工|兼职|写|\
    跑)|职业是|全职(?:妈妈|爸爸|太太)|待业|失业在家|开滴滴|跑(?:销售|业务|滴滴|外卖|快递|货运|网约车)|在(?:部队|工地|厂里)|当兵|服役|摆摊|\
    开(?:了|着|个|家|一家)*[^，,。]{0,4}店|店(?:开)?在|(?:[^，,。师]师|员|工程师|司机|厨师|护士)$|送(?:外卖|快递)|带(?:初|高)[一二三]|\
    负责[^，,。]{2,8}|是(?![^，,。]{0,8}[社会团队群班]的)[^，,。]{0,10}(?:师|员|工程师|经理|教授|主任|司机|厨师|护士)(?:[，,。]|$)|打工
  now: start(?:ing|ed)? (?:at|with) (?!(?:the |an? )?(?:new )?(?:gym|yoga|pilates|uni\w*|college|school|nursery|course|class|club|choir)\b)(?:the |an? )?(?!home\b|once\b|\
    first\b|beginning\b|end\b|top\b|bottom\b|six\b|seven\b|eight\b|nine\b|ten\b|\d)[\w'’&-]+(?: [\w'’&-]+){0,4} (?:on|in|this|next|last|\
    from|as) (?!the (?:morning|evening)|bed)\w+ ~ (?:got )?(?:taken on|hired|recruited) (?:at|by|as) ~ (?:hired|recruited|poached) me ~ \
    (?:been|i['’]m) (?:at|with) (?:the )?(?!home\b|work\b|school\b|the gym\b|my\b|it\b|her\b|him\b|you\b|\
    least\b)[\w'’&-]+(?: [\w'’&-]+)? (?:for )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|several|a few|a couple of|\
    some) (?:weeks?|months?) now ~ (?:they|we|work|management|hr|my boss|the boss)(?:['’]ve| have| has)? (?:moved|put|switched|bumped|\
    shifted|transferred|stuck) me (?:on|to|onto|over to|in|into|up to) (?:the )?(?:days?|nights?|earl\w+|lates?|mornings?|evenings?|\
    weekends?|\w+ (?:team|desk|shift|department|branch|line|counter|ward|floor)) ~ \
    (?:i['’]m|i am|am) (?:now )?an? (?:[\w-]+ ){0,3}?[\w-]*(?:er|or|ist|ian|nurse|chef|clerk|assistant|girl|guy|temp|intern|lead) (?:at|\
    for|with|in) [\w ]{2,24} (?:now|these days) ~ now (?:i |i['’]m )?(?:work(?:ing)?|teach(?:ing)?) (?:at|as|in|for|with) ~ \
    (?:since|from) \w+ i have been (?:working|looking after|teaching|running|managing|helping) ~ \
    start(?:ed)? (?:work )?(?:at|as|in|with|on(?= (?:\w+day|days|nights|earl\w+|lates|mornings|evenings)\b)) (?!(?:the |an? )?(?:new )?(?:gym|yoga|pilates|college|uni\w*|school|nursery|course|class|club|choir|page|chapter|season|\
    once|first|six|seven|eight|nine|ten)\b).*\b(?:monday|tuesday|wednesday|thursday|last week|last month|this week|clinic|hospital|office|\
    company|firm|shop|school|agency|startup|as an?) ~ start(?:ed)? (?:my|the|a) new (?:job|role|position|post) ~ \
    (?:first|second) (?:day|week|month|shift) (?:at|as|with) (?!(?:the |my |a )?(?:new )?(?:gym|college|uni\w*|school|nursery|course|class|club|choir|therapy|home|dad|mum|mom|mother|father|parent|wife|husband|grand\w+|vegan|vegetarian)\b)(?:the |my |\
    a )?(?:new )?\w+ ~ new job(?!['’]?s? (?:wo(?:n['’]?t| not)|will not|does|is\b|has\b|keeps|pays|means|wants|gives|lets|says)) ~ got the job ~ \
    (?:i['’]m|i am) (?:now )?(?:with|at|working (?:at|for|as|in)) .*(?:now|these days|since) ~ \
    (?:went|going|gone|am|i['’]m) back (?:to|at) work ~ (?:got|been|was|were) (?:the sack|sacked|fired|laid off|let go|made redundant) ~ \
    (?:handed|gave|given|put) (?:in )?my (?:two weeks['’]? )?notice ~ \
    (?:quit|left|lost|resigned from|packed in) (?:my|the) (?:\w+ )?(?:job|position|post) ~ \
    joined (?:a|the) (?:new )?(?:\w+ )?(?:company|firm|startup|agency|practice) ~ (?:work|working) for myself ~ \
    self-employed (?:now|since) ~ went freelance ~ retired(?! from) ~ last day (?:at|as|with|of work) ~ \
    (?:switched|changed) (?:jobs|companies|careers|employers|(?:the|my) (?:job|company|employer)) ~ start(?:ed)? freelancing ~ \
    start(?:ed)? (?:driving|working|teaching|cooking|cleaning|nursing|selling) (?:for|at|in|on) ~ \
    contract (?:[\w]+ ){0,3}(?:ran out|ended|expired|is up|finished|wasn['’]t renewed) ~ working in the [\w ]{2,20} (?:instead|now) ~ \
    (?:set up|gone) on my own ~ took (?:voluntary )?redundancy ~ took early retirement ~ \
    (?:moved|transferred|promoted|switched) (?:over )?to (?:the )?(?:[\w-]+ ){0,2}(?:team|department|branch|desk|ward|office|\
    depot) = (?:去|到|进|跳到)了?(?!公司|单位|[厂店公]里|学校|医院|办公室)[^，,。]{2,8}?(?:上班|报到|入职)[了啦]|在[^，,。]{2,8}的?第[一二](?:天|周|个(?:月|星期|礼拜))(?:上班)?$|(?:去|到|进|来|换)了?(?:家)?新(?:公司|单位|东家|学校|医院|店)(?:报到|上班|入职)?|新公司(?:报到|上班|入职)?|\
    (?:去|到|进|换|跳)了?(?:一?家)[^，,。]{0,8}(?:公司|单位|厂|店|医院|学校|工作室|机构|律所|所|社)|\
    (?:改行|转行|现在|改)?跑(?:网约车|滴滴|外卖|货运)了|(?:现在)?给(?:人|别人)打工|(?:盘|转|兑)(?:给|出)[^，,。]{0,8}了?|\
    (?:从[^，,。]{1,8}|厂里|公司|单位|那边|店里)(?:我|已经|就)?(?:出来|不干|走人|撤)了|撤摊|收摊不|入职|跳槽|\
    被 ?(?:lay ?off|裁|优化|炒|辞)|last day|(?:现在|上个?[周月]|这个?月|今天)[^，,。]{0,8}(?:去|到|在|回)[^，,。]{1,10}(?:上班|报到|工作|\
    任职)了?|换了?(?:份|个)?(?:工作|单位|公司)|回[^，,。]{0,4}上班了|辞(?:职|了工作|掉工作)|离职|被裁|失业|退休了|内退|病退|退居二线|转业|\
    复员|退伍|单干|自己创业|转行|改行|调(?:入|岗)|调(?:到|去|回)了?[^，,。]{0,8}(?:部|部门|组|科|科室|岗|岗位|车间|学校|医院|单位|所|局|\
    院)|转岗|转去做|进了一?家|给人(?:开|做|打)|回厂里|厂子?.{0,4}倒|厂子?.{0,4}关
  end: (?:my |the )?last (?:ever )?(?:day|shift) (?:at|as|in|with|of work|there|is|was|will be) ~ \
    my (?:very )?last (?:week|month) (?:at|as|in|with|there) ~ let me go(?! from| of| home| early| to| first| in| out| on| through)|\
    (?:fired|sacked) me ~ (?:couldn|didn|won|wouldn|aren|isn)['’]t (?:be )?keep(?:ing)? me on|not keep(?:ing)? me on ~ \
    (?:not renew(?:ing|ed)?|didn['’]t renew|won['’]t renew) my contract ~ \
    my contract (?:is|was|['’]s) (?:up|over|ending|not renewed|not being renewed) ~ \
    my (?:job|post|position|role) (?:was|got|has been|is|is being|['’]s) (?:cut|axed|gone|going|made redundant|no more|over) ~ \
    cleared (?:out )?my (?:desk|locker) ~ hung up (?:my|the) (?:apron|whites|stethoscope|uniform|hat|boots|helmet|scissors) ~ \
    (?:handed|turned|gave) (?:in |back )?my (?:badge|apron|uniform|pass|lanyard|work phone)(?: in| back)? ~ \
    my leaving (?:do|drinks|party|card) ~ my last (?:pupil|student|client|patient|customer) ~ my own boss(?: now)? ~ \
    opened my own (?:[\w-]+ )?(?:shop|caf[eé]|bakery|salon|studio|garage|pub|restaurant|business|stall|practice)
study
  has: stud(?:y|ies|ying) (?!for\b|with\b|every\b|hard\b|together\b)[\w-]+ ~ (?:is|am|'m) (?:an? )?(?:[\w-]+ )*(?:student|undergrad\w*) ~ \
    (?:doing|reading) (?:a|my) (?:degree|masters|phd|ba|bsc|msc) ~ major(?:s|ing) in = 在[^，,。]{1,12}(?:读|上学|念)|读(?:研|博|大|书)|\
    大[一二三四](?!学)|研[一二三](?!究)|专业|学(?:会计|法律|医|金融|计算机|设计|数学|物理|化学|英语|新闻|建筑|统计|历史|中文|哲学|护理|土木)
  now: (?:switched|swapped|changed|transferred|moved)(?: over)? (?:(?:my )?(?:course|major|degree|subject)s? )?to (?:\w+ )?(?:linguistics|\
    law|medicine|maths?|physics|chemistry|biology|history|english|french|economics|business|psychology|philosophy|computer|engineering|\
    design|nursing|art|politics|geography|sociology|accounting|statistics|a different (?:course|degree|major)) ~ \
    changed (?:my )?(?:course|major|degree|subject)s? ~ graduated ~ dropped out(?! of (?:the (?:race|run)|a race)) ~ \
    finished (?:my )?(?:degree|studies|phd|masters|college|school|university) ~ \
    left (?:uni|university|college) = 转(?:到)?[^，,。]{0,4}专业|转学|转(?:到|去|进)了?[^，,。]{1,8}?(?:去|来)?了|\
    毕业(?!论文|设计|典礼|照|生|后|时|季|答辩|证)|退学|休学|现在(?:学|读|念)[^，,。]{2,8}
partner
  has: been together since ~ an? (?:guy|girl|man|woman|bloke|fella|lass|lad) (?:called|named|from) ~ \
    my (?:missus|fella|other half|better half) ~ (?:my|the user['’]s|user['’]s|\w+['’]s) (?:wife|husband|partner|girlfriend|boyfriend|\
    fianc[eé]e?|gf|bf)(?! and i (?:have|own|bought|like)) ~ (?:seeing|dating|going out with|engaged to|married to|together with|\
    in love with) = (?:我|用户)?的?(?:老公|老婆|丈夫|妻子|爱人|对象|男朋友|女朋友|男友|女友|未婚妻|未婚夫)|在一起|交往|谈恋爱|异地|(?:^|用户|我们?)(?:已经|早就?|去年|今年)*(?:结了?婚|已婚|成家)(?!纪念|典礼|照|那|的)
  now: since (?:the|my|our) (?:divorce|split|break-?up|separation) ~ \
    (?:\w+ and i|we) (?:have )?(?:called it (?:a day|quits)|broke up|split(?: up)?|parted|separated|ended (?:it|things)|\
    are (?:over|done|through|finished)|got divorced) ~ my ex(?:-\w+)? ~ (?:dumped|left) me(?! (?:alone|a|some|the|here|there|with)\b) ~ \
    (?:i['’]m|i am) (?:newly |officially |finally )?(?:single|divorced|a widow(?:er)?)(?: again| now)? ~ it['’]s over (?:between|with) ~ \
    finished with (?:him|her) ~ (?:divorce|papers) (?:came|went) through ~ \
    ^(?:(?:and|so|well|finally|the|my|our),? ){0,3}divorce (?:is|was|got|has been|['’]s)? ?(?:now |finally |all |as of \w+ ){0,2}(?:final(?:i[sz]ed)?|official|\
    absolute|done|signed) ~ decree absolute ~ fizzled out ~ \
    (?:it )?did(?:n['’]t| not) work out (?:with|between) ~ (?:got|have|met|seeing|dating) (?:someone|somebody) new(?! at) ~ \
    (?:(?:seeing|dating) a new|(?:got|have|met) a new (?:girlfriend|boyfriend|partner|man|woman|guy|bloke|fella|\
    love))(?! \w+ at) = 离(?:了婚|婚了)|分(?:手|了)|(?:恢复|又是|回归|现在)单身|单身了|我?前(?:男友|女友|夫|妻|任)|吹了|掰了|散了|不在一起|\
    不用异地|离婚|和平分开|分开了|办了(?:离婚)?手续|各过各的|(?:那个|对象|相亲的?)黄了|前任了
  end: (?:we['’]re|we are|(?:me and \w+|\w+ and i) are) (?:done|over|finished|through|history|no more|kaput|\
    toast)(?! (?:with|by|for|at|the|\w+ing)) ~ (?:isn['’]t|aren['’]t|not) (?:a thing|an item|together|\
    a couple)(?: any ?more| any longer| now|$) ~ (?:took|taken|takes|collected|picked up|came for|packed|moved) (?:the (?:last|rest) of |\
    all (?:of )?)?(?:his|her) (?:stuff|things|boxes|clothes)(?! to the) ~ \
    back (?:together )?with (?:his|her) ex|(?:walked out|cheated|cheating|ran out) on me ~ ghosted me ~ on my own again ~ \
    (?:has|had) a (?:wife|husband)(?: already| all along| the whole time|$)
phone
  has: (?:iphone|android|pixel|samsung|galaxy|huawei|nokia|xiaomi|oneplus|motorola|flip phone|dumbphone|blackberry) = (?:用|使|\
    手机(?:还|就|一直)?是)[^，,。]{0,6}(?:红米|手机|老人机|苹果|华为|小米|安卓|三星|荣耀|vivo|oppo|诺基亚)
  now: (?:switched|changed|upgraded|moved|gone|went)(?: over| back)? to (?:an? |the |my )?(?:new )?(?:iphone|android|pixel|samsung|galaxy|\
    huawei|nokia|xiaomi|oneplus|smartphone|apple) ~ (?:got|bought|have) (?:an? |myself an? |the )?(?:new )?(?:iphone|pixel|samsung|galaxy|\
    android|smartphone|phone)(?! (?:case|call|cover|charger|number)) = (?:上|入|买)了(?:台|部|个)?(?:新)?(?:苹果|华为|小米|iphone)|\
    换(?:了|成|到|上|个)?[^，,。]{0,4}(?:手机|智能机|苹果|华为|小米|安卓|三星|荣耀|iphone|vivo|oppo)|\
    (?:现在|改)用[^，,。]{0,4}(?:手机|苹果|华为|小米|安卓|三星|荣耀|iphone)|新手机
medicine
  has: (?:on|takes?|taking|prescribed|gave me|uses?|using|inject(?:s|ing)?|\
    forgot(?:ten)? my) (?:[\w-]+ ){0,3}?(?:(?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|\
    cycline|etamol|azepam|azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|\
    triptyline|bupropion)|insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|\
    [\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine)|\
    [\w-]+ \d+ ?(?:mg|mcg|milligrams?|micrograms?))
  now: (?:switched|changed|swapped|moved|put|started|starting)(?: me)?(?: over)? (?:to|onto|on) (?:an? |\
    the )?(?:(?:different|new|another|other) )?(?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|\
    mycin|cycline|etamol|azepam|azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|\
    triptyline|bupropion)|insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|\
    [\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine) ~ \
    (?:on|onto|to|got|given|gave me) (?:an? )?(?:different|new|another|stronger|weaker|lower|higher) (?:one|dose|prescription|\
    (?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|cycline|etamol|azepam|azolam|thyroxine|\
    parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|triptyline|bupropion)|insulin|\
    antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|[\w-]*(?<!(?:sleep|your|their|his|her))pills?|\
    tablets?|inhalers?|injections?|medication|meds|medicine)) ~ i['’]m on [\w-]*(?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|\
    traline|prazole|cillin|profen|mycin|cycline|etamol|azepam|azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|\
    glutide|citalopram|zapine|idone|triptyline|bupropion)|insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|\
    blood thinners?|hrt|[\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine) (?:now|\
    instead) ~ (?:my |the )?dose (?:went|has gone|is|was|['’]s|got|has been) (?:up|down|doubled|halved|raised|lowered|increased|reduced|\
    cut) ~ (?:upped|doubled|halved|raised|lowered|increased|reduced) (?:my|the) dose ~ \
    it['’]s [\w-]*(?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|cycline|etamol|azepam|\
    azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|triptyline|bupropion)|\
    insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|\
    [\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine), (?:not|\w+ milligrams?)
  end: (?:took|taken|got|weaned|tapered|came|come) (?:me |myself )?off (?:it|them|the|my|those|that|\
    all)(?! (?:bus|train|plane|boat|road|bike|phone)) ~ that one['’]s (?:in the bin|gone|stopped|history) ~ \
    (?:no more|stopped|finished|off|done with|quit) (?:with )?(?:the |my |those |all (?:the|my) |\
    taking (?:the |my )?)?(?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|cycline|etamol|\
    azepam|azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|triptyline|bupropion)|\
    insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|\
    [\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine) ~ \
    (?:took|taken) (?:the|my) (?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|cycline|etamol|\
    azepam|azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|triptyline|bupropion)|\
    insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|\
    [\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine) (?:away|off me) ~ \
    (?:don['’]t|do not) need (?:the|my|any) (?:[\w-]+(?:statin|pril|olol|sartan|dipine|formin|oxetine|traline|prazole|cillin|profen|mycin|\
    cycline|etamol|azepam|azolam|thyroxine|parin|tidine|codone|lukast|butamol|olone|triptan|gliptin|glutide|citalopram|zapine|idone|\
    triptyline|bupropion)|insulin|antidepressants?|antibiotics|painkillers?|statins?|beta-?blockers?|blood thinners?|hrt|\
    [\w-]*(?<!(?:sleep|your|their|his|her))pills?|tablets?|inhalers?|injections?|medication|meds|medicine)(?: any ?more| now| these days)?
smoker
  has: smok(?:es?|ing|er)(?! (?:salmon|fish|alarm)) ~ (?:half a|a|one|two|\d+) packs? a day ~ roll-?ups ~ vap(?:es?|ing|er) ~ \
    (?:about |like )?(?:five|ten|fifteen|twenty|thirty|\d+) (?:fags |cigarettes |cigs )?a day
  now: non-?smoker(?: now| these days)?
  end: (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|several|a few|a couple of|some) (?:days?|weeks?|months?|\
    years?) (?:now )?(?:no|without|off|clean of|free of|since my last|w/o) (?:an?y? |a single |the |my )?(?:cig\w*|smok\w*|fags?|puff|\
    nicotine|vap\w*|tobacco|drag) ~ (?:smoke|nicotine|cig)[- ]?free ~ \
    (?:quit|quitting|stopped|gave up|given up|packed in|kicked|jacked in|done with|off|no more) (?:the )?(?:smok\w+|cig\w*|fags?|vap\w*|\
    nicotine|tobacco) ~ haven['’]t (?:smoked|had a (?:cig|fag|smoke|puff)\w*|touched a (?:cig|fag)\w*|vaped)
landlord
  has: landlord(?:lady)? (?:is|was|called|named)|landlord(?:lady)?['’]s (?:an? |called )?(?:mr|mrs|ms|miss|dr)
  now: (?:new|different|another) landlord(?:lady)? ~ landlord(?:lady)?['’]s (?:now )?an? [\w. ]{2,24} now ~ landlord(?:lady)? is now
sober
  has: (?:don['’]t|doesn['’]t|do not|does not) drink(?: alcohol| any ?more| at all| booze|$|[,;.]) ~ teetotal ~ sober (?:for|since) ~ \
    off the (?:booze|drink)
  now: (?:have|having|drink|drinking|enjoy|allow myself) (?:an? |the odd |the occasional |my )?(?:[\w-]+ )?(?:glass|wine|beers?|pints?|gin|\
    drinks?|tipple)[\w ]{0,30} (?:these days|now|again|on (?:fri|satur|sun)days) ~ back on the (?:booze|drink|wine|beer) ~ \
    fell off the wagon
remote
  has: works? from home ~ working from home ~ wfh ~ works? remotely ~ remote (?:job|work)
  now: back (?:in|to|at) (?:the )?office ~ in the office (?:now|these days|full-?time|(?:three|four|five|\d) days) ~ gone hybrid
  end: (?:dragged|called|ordered|hauled|want|wants|made|got|summoned) (?:me|us)(?: all)? (?:to come |come )?back (?:to|in|\
    into) (?:the )?office
hair
  has: (?:long|short|curly|blonde?|red|dyed|purple|blue|pink|green|bleached) hair ~ pony ?tail ~ dread(?:s|locks) ~ \
    (?:a|my) (?:beard|moustache|mohawk|fringe)
  now: (?:chopped|cut|shaved|buzzed|lopped) (?:it |it all |all |my hair |the lot )?(?:all )?(?:off|short) ~ \
    (?:had|got) (?:it|it all|my hair) (?:all )?(?:chopped|cut|shaved|buzzed|dyed|bleached)(?: off| short)? ~ \
    hair (?:is |['’]s )(?:short|gone|long|\w+) now ~ gone bald
computer
  has: (?:windows|mac|macbook|thinkpad|dell|lenovo|chromebook|linux|asus|imac) (?:laptop|pc|machine|desktop|for|at)
  now: (?:got|bought|have|gave (?:me|us)|switched to|given|upgraded to) (?:an? |the )?(?:new )?(?:macs?|macbooks?|imacs?|thinkpads?|\
    chromebooks?|dells?|windows (?:laptop|pc)s?|linux)
tool
  has: uses? (?!to\b|the (?:bus|train|gym)|it\b)[\w ]{2,24} (?:for (?:everything|work|my \w+|all|coding|writing|notes|uni)|every day|as my|\
    at work) ~ codes? in ~ writes? (?:everything|code|it all) in = 用[^，,。]{1,10}(?:写|做|记|办公|剪|画|编)
  now: (?:i['’]m|i am|am) (?:all )?on (?!(?:it|my|the|a|an|holiday|call|shift|leave|time|duty|fire|track|top|board|days|nights|benefits|\
    antibiotics|tablets)\b)\w+ now ~ switched(?: over)? (?:everything )?to (?!(?:days|nights|a |an |the |decaf|tea|coffee|linguistics|\
    law)\b)[A-Z]\w+ ~ use [\w ]{2,20} (?:now|instead|these days) = (?:换成|换到|改用|现在用|迁到)[^，,。]{1,10}了?
vehicle
  has: drives? (?:an? |my )(?!(?:\w+ ){0,3}?(?:lorry|truck|tractor|crane|bus|tram|train|taxi|cab|forklift|ambulance|coach|\
    digger)(?![\p{L}]))(?:\w+ ){0,3}\w+ ~ drives? (?:to|into) work ~ \
    (?:my|have|has|got) (?:an? )?(?:old |little |new |second-?hand )?(?:car|van|truck|motorbike|scooter|ford|fiesta|toyota|honda|vw|\
    volkswagen|golf|polo|bmw|audi|volvo|tesla|skoda|kia|rover|vauxhall|nissan|mini|fiat|peugeot|renault) ~ \
    rides? (?:an? |my )(?:\w+ )?(?:motorbike|scooter|moped) = 开(?:着|的是)?(?:一?[辆台部])?[^，,。会门店]{1,10}(?:车|上班|$)|\
    开(?:特斯拉|捷达|比亚迪|本田|丰田|大众|蔚来|理想|奥迪|宝马|奔驰|福特|别克|五菱)|骑(?:电动车|摩托|小电驴|电瓶车)
  now: (?:went|gone|sent) (?:for scrap|to the scrapyard|to the (?:great )?\w* ?(?:scrap|junk)\w*) ~ scrapped ~ \
    (?:wrote|written) (?:it |the \w+ )?off ~ sold (?:the|my) (?:old )?(?:car|van|truck|motorbike|scooter|rover|fiesta|golf) ~ \
    i['’](?:ve| have) (?:now )?got (?:an? )(?:little |new |second-?hand |used )?(?:car|van|yaris|toyota|honda|ford|tesla|golf|polo|skoda|\
    kia|fiat|mini|bmw|audi|volvo|nissan) ~ (?:surrendered|lost|gave up|handed (?:in|back)) my (?:driving )?licen[cs]e ~ \
    (?:gave|given) up driving ~ (?:got|bought) (?:a|myself a) (?:new |second-?hand |used )?(?:car|van) = (?:车|捷达|特斯拉|比亚迪|本田|\
    丰田|大众)[^，,。]{0,4}(?:卖|报废|换)了|换了?(?:一?[辆台])[^，,。]{1,6}|改开|不开车了|(?:电动车|摩托)[^，,。]{0,3}不骑
commute
  has: commutes? ~ commuting (?:by|to|in|on) ~ (?:takes?|catch(?:es)?|gets?|rides?) (?:the )?(?:[\w-]+ )?(?:\d+|bus|train|tube|tram|metro|\
    subway|underground)(?: \w+)? (?:to|into) (?:work|the office|town|school|uni) ~ \
    (?:drives?|cycles?|walks?|bikes?) (?:in)?to (?:work|the office|school|uni) = (?:开车|坐[^，,。]{1,4}|骑[^，,。]{1,4}|走路|打车)(?:去|\
    来)?(?:上班|上学|公司)|每天坐[^，,。]{1,4}(?:号线|路)
  now: (?:i )?(?:cycle|walk|bike|drive|run) in (?:now|these days) ~ \
    (?:i |i['’]ve started )?(?:cycl(?:e|ing)|walk(?:ing)?|bik(?:e|ing)|driv(?:e|ing)|tak(?:e|ing) the \w+|\
    work(?:ing)? from home) (?:(?:in)?to (?:work|the office|town|school|uni) )?(?:these days|now|from now on|\
    instead)(?! ?[a-z]+ing) = (?:现在|改|如今)(?:都|是|就|只能|只好|得|要)*(?:坐|骑|走|开|打|搭)[^，,。]{1,6}(?:上班|上学|去公司)|\
    改(?:成)?(?:坐|骑|走|开|打)[^，,。]{1,6}
breakfast
  has: (?:eats?|has|have|having) [\w ]{2,30} (?:every morning|for breakfast|each morning) ~ \
    breakfast (?:is|for me is) = 早[餐饭上](?:都|总|一直|就)*[吃喝]|每天早上[^，,。]{0,6}(?:吃|喝|一杯)
  now: (?:for breakfast|breakfast is|every morning) (?:\w+ )?(?:from now on|these days|now|instead) ~ \
    (?:now|these days)[^.]{0,40} for breakfast = 早[餐饭上]改|(?:现在|改)[^，,。]{0,3}早[餐饭上][^，,。]{0,2}[吃喝]
meat
  has: vegetarian ~ vegan ~ plant-based ~ (?:do|does)(?:n['’]t| not) eat (?:meat|beef|fish|pork|chicken|dairy|eggs|lamb) ~ \
    pescatarian = 吃素|素食|不吃(?:肉|荤|牛肉|猪肉|羊肉|鱼)
  now: (?:eat|eats|eating|ate) (?:[a-z]+ )?(?:meat|fish|chicken|beef|dairy|cheese|eggs|pork|lamb)(?: \w+)? (?:again|now|these days) ~ \
    back (?:on|to) (?:eating )?(?:meat|fish|chicken|beef|steak) ~ (?:bacon|steak|burger|chicken|kebab|sausage|\
    roast)[\w ]{0,20} (?:and )?never looked back ~ normal eater = (?:又|开始|现在)(?:能|会|也)?吃(?:肉|荤|鱼|牛肉|猪肉|羊肉)|开荤|破戒|\
    素[^，,。]{0,3}不(?:下去|了)|(?:啃|吃|炫)了[^，,。]{0,4}(?:猪蹄|排骨|牛肉|羊肉|鸡腿|红烧肉)
  end: (?:ribs|bacon|steaks?|burgers?|chicken|kebabs?|sausages?|roast|brisket|lamb|salmon|tuna|ham|turkey|wings|pepperoni|cheese|eggs?|\
    toastie|carbonara|meatballs?)[\w '’]{0,24} (?:got|broke|won|converted|finished|ruined) me ~ \
    (?:had|ate|eaten|having)[\w '’]{0,24} (?:ribs|bacon|steaks?|burgers?|chicken|kebabs?|sausages?|roast|brisket|lamb|salmon|tuna|ham|\
    turkey|wings|pepperoni|cheese|eggs?|toastie|carbonara|meatballs?)[^.!?]{0,40}(?:not looking back|never looked back|no regrets|\
    not sorry|no going back) ~ (?:no longer|not|isn['’]t|stopped being) (?:an? )?(?:vegan|vegetarian|veggie)(?: any ?more| now|$) ~ \
    ex-(?:vegan|vegetarian) ~ (?:tofu|veggie|vegan|vegetarian) \w+ any ?more
eating
  has: (?:eats?|love|loves|like|likes) (?:a lot of )?(?:meat|steak|beef|burgers) = 爱吃肉|喜欢吃肉|无肉不欢
  now: (?:gone|went|turned|become|became|going|i['’]m|i am)(?: a| now)? (?:vegan|vegetarian|plant-based|veggie)(?: now| since)? = (?:改|\
    开始|现在)吃素|成了?素食
single
  has: (?:is|am|'m) (?:single|divorced|widowed)(?! (?:parent|mother|mum)) = 单身|单着|没(?:有|找|处)?(?:对象|女朋友|男朋友|女友|男友)|\
    打光棍|没成家|没结婚
  now: there['’]s (?:someone|somebody)(?: new| special|,|$) ~ not single any ?more ~ no longer single ~ \
    my (?:new )?(?:boyfriend|girlfriend|partner) ~ (?:got|have|['’]ve got|met|seeing|dating) (?:a |my )?(?:new )?(?:girlfriend|boyfriend|\
    partner|fianc[eé]e?) ~ (?:got|getting) (?:married|engaged) ~ (?:i['’]m|been) (?:seeing|dating) ~ \
    going out with = 脱单|(?:有|处)(?:了|上)?(?:个)?(?:对象|女朋友|男朋友)了?|谈(?:了|上)?(?:恋爱|朋友|对象)|领证|结婚了|在一起了|\
    交了(?:个)?(?:女|男)朋友
bank
  has: banks? with ~ (?:account|accounts|mortgage|savings) (?:is |are )?(?:with|at) [A-Z]\w+ = 在[^，,。]{1,6}(?:银行|行)(?:存|开户|贷)
  now: (?:we['’]re|we are|i['’]m|i am) (?:all )?with (?:monzo|revolut|starling|barclays|hsbc|natwest|lloyds|santander|halifax|nationwide|\
    chase|wells fargo|citi|capital one|n26|ing|a credit union)(?: now)? ~ moved (?:all )?(?:my|our|the) (?:[\w]+ )?accounts? ~ \
    (?:switched|changed) banks? ~ opened an account (?:with|at) ~ remortgaged = 换(?:了)?(?:家)?银行|转到[^，,。]{1,6}银行|销户
provider
  has: with (?:vodafone|ee|o2|three|giffgaff|sky|bt|virgin|talktalk|verizon|at&t|t-mobile|plusnet|octopus|british gas|edf|\
    eon) = 用的?(?:移动|联通|电信)
  now: ported ~ (?:switched|moved|gone|changed) (?:(?:my|our) \w+ )?(?:over )?to (?:vodafone|ee|o2|three|giffgaff|sky|bt|virgin|talktalk|\
    verizon|at&t|t-mobile|plusnet|octopus|british gas|edf|eon) ~ (?:switched|changed) (?:provider|supplier|network)s? = 携号转网|\
    换成?(?:移动|联通|电信)
eyes
  has: wears? (?:glasses|contact lenses|contacts) ~ short-sighted = 戴(?:着)?(?:隐形)?眼镜|近视
  now: laser (?:surgery|eye|treatment) ~ (?:eyes|cataracts?) (?:done|lasered|operation) = 激光|飞秒|摘(?:了)?(?:掉)?眼镜|眼镜.{0,3}摘了
driving
  has: learning to drive ~ driving (?:lessons|instructor) ~ provisional licen[cs]e = 驾校|学车|科目[一二三四]
  now: passed (?:my |the )?(?:driving )?test ~ (?:got|have) my (?:full )?(?:driving )?licen[cs]e ~ \
    (?:gave up|quit|stopped) (?:the )?driving lessons = 驾照到手|拿(?:到|了)驾照|拿本了?|不学车
exam
  has: (?:studying|preparing|revising|prepping|cramming) for (?:the|my|an?) ~ \
    retaking = (?:准备|备考|复习|考).{0,4}(?:考研|公务员|考公|雅思|托福|高考|司法|教资|编制|注会|考试)|想考研|备考|二战|三战|在?考公|刷题
  now: (?:passed|failed|sat|aced|got into) (?:the|my) (?:exam|bar|test|finals|certification) ~ \
    exams? (?:are|is) (?:over|done|behind me) = [^，,。不没未别差]{0,10}?(?:上岸|落榜|没考上|考上了|考完了|考过了|不考了|不折腾了|查分|\
    出分|(?:^|[^难不得])过了$|签了(?:三方|[^，,。]{0,8}(?:厂|公司|所|院|单位|学校))|[跟和][^，,。]{1,10}签了)
faith
  has: (?:goes? to|attends?) (?:church|mass|mosque|temple|synagogue|st\.? \w+) ~ \
    (?:is|am|'m) (?:a )?(?:christian|catholic|muslim|buddhist|religious) = 信(?:佛|教|基督|主)|去教堂|念经
  now: (?:stopped|quit|given up|gave up) (?:going to )?(?:church|mass|god|religion|praying) ~ lost my faith ~ \
    left the church = 不信(?:了|那|这|佛|教)|很久没去教堂|改信
school
  has: (?:goes|going|go) to [\w ]{0,20}(?:nursery|playgroup|kindergarten|preschool|pre-school|primary|infants|school) ~ \
    (?:in|at) (?:nursery|playgroup|kindergarten|preschool|pre-school|reception|primary) ~ home-?school(?:s|ing)? = 在家教孩子|在家上学
  now: (?:at|in|started|starts|starting|goes to|off to) (?:the |a |at )?(?:big|primary|secondary|high|middle|junior|new) school ~ \
    (?:in|into) reception ~ (?:at|go to|started at|are at) (?:the |a )?[\w ]{0,16}school now = 上学校了|送(?:去|进)学校
married
  has: (?:girlfriend|boyfriend|fianc[eé]e?|engaged to|dating|going out with|single) = 女朋友|男朋友|女友|男友|未婚[妻夫]|单身
  now: is (?:now )?my (?:wife|husband)(?: (?:now|since).*)? ~ we got married ~ (?:i|we) (?:married|tied the knot) ~ \
    (?:since|after) (?:the|our) wedding = (?:领证|结婚)了|成了我(?:老婆|老公|妻子|丈夫)
shop
  has: (?:i|we) (?:\w+ )?shop (?:at|in) ~ does? (?:the|our|my|all (?:the|our|my)) shopping (?:at|in) = 在[^，,。]{1,8}(?:买菜|购物)
  now: (?:do|get|buy|shop)(?: for)? (?:everything|it all|the shopping|our food)? ?(?:at|from|in) \w+ (?:now|these days|instead) = (?:现在|\
    改)[^，,。]{0,4}(?:去|在)[^，,。]{1,8}买菜
milk
  has: breast-?feed\w* ~ nursing (?:my|the|our) = 喂母乳|喂奶|母乳喂养
  now: wean(?:ed|ing) ~ (?:on|onto|moved to) (?:formula|solids) = 断奶
trying
  has: trying for (?:an?|another|our) (?:\w+ )?(?:baby|child|kid) ~ (?:doing|having|on) ivf = 备孕|做试管|想要(?:个)?(?:孩子|二胎|宝宝)
  now: (?:i['’]m|i am|we['’]re|we are|she['’]s) (?:\w+ )?(?:pregnant|expecting) ~ (?:positive|pregnancy) test = 怀(?:上|孕)了|怀了|有喜了
rising
  has: (?:gets? up|wakes? up|getting up|up) (?:at|by|before|around) ~ (?:alarm|mornings?) (?:is |goes off )?at ~ \
    up at (?:four|five|six|seven|\d) = [一二三四五六七八九十\d]+点(?:半|多|钟)?(?:就)?(?:起|醒)|早起
  now: (?:sleep|sleeping|sleep in|lie in|stay(?:ing)? in bed) (?:in )?(?:until|till|til|to|past) ~ \
    (?:get|getting|wake|waking) up (?:at|around|by|before) [\w :]{1,12} (?:now|these days|instead) ~ \
    (?:now|these days) (?:i )?(?:get|wake) up ~ (?:gave up|stopped|quit|no more) (?:getting up|waking up|early mornings|the 5am) = 睡到|\
    (?:现在|改|如今)[^，,。]{0,6}点(?:半|多)?才?(?:起|醒)|早起(?:坚持)?不
boss
  has: (?:my|our) (?:manager|boss|supervisor|advisor|team lead|line manager) is ~ \
    (?:reports?|reporting) to = (?:领导|上司|主管|经理|老板|导师)(?:是|叫)|汇报给|归[^，,。]{1,5}管
  now: (?:i |now )?(?:report|reporting) to (?:\w+) now ~ (?:i )?now report to ~ \
    (?:new|different) (?:manager|boss|supervisor|advisor|team lead|line manager) ~ \
    (?:is|['’]s) (?:now )?my (?:new )?(?:manager|boss|supervisor|advisor|lead)(?: now)? = 现在[^，,。]{0,4}(?:汇报给|归|\
    跟(?=[^，,。]{1,4}(?:老师|导师|教授|总|经理|主任)))|(?:新|换了个?)(?:的)?(?:领导|上司|主管|经理|老板|导师)
doctor
  has: (?:my|our) (?:doctor|gp|dentist|therapist|physio\w*|hairdresser|vet|trainer|coach) is ~ \
    (?:see|sees|seeing|going to) (?:an? |my )?(?:\w+ )?(?:dr\.?|doctor|therapist|physio\w*|dentist) = (?:看病|复查|看牙)[^，,。]{0,4}(?:找|\
    在)|(?:医生|大夫|牙医|教练)(?:是|姓|叫)
  now: (?:new|different|another) (?:doctor|gp|dentist|therapist|physio\w*|hairdresser|vet|trainer|coach) ~ \
    (?:changed|switched) (?:doctor|gp|dentist|therapist|physio\w*|hairdresser|vet|trainer|coach|surger|practice)\w* ~ \
    registered (?:with|at) (?:a |the )?(?:new )?\w+ (?:surgery|practice|clinic) = (?:换了?个?|新的?)(?:医生|大夫|牙医|教练)|现在看病
engaged
  has: engaged to ~ (?:my|the user['’]s) fianc\w+ ~ (?:we|i)['’]?(?:re|m| are| am) engaged = 订婚|未婚[夫妻]
  now: (?:\w+ and i|me and \w+) (?:finally )?(?:got|are|were) (?:married|hitched) ~ \
    (?:we|i|i['’]ve|we['’]ve|and i|and me) (?:have )?(?:just |finally |\w+ly )?(?:got|are|were|have been) (?:finally |\w+ly )?(?:married|\
    hitched|wed) ~ tied the knot ~ (?:our|the) wedding (?:was|is over|went) = 领证|领了证|(?<![想要没])结婚了|办了?(?:婚礼|喜酒)
pregnant
  has: pregnant ~ expecting (?:a (?:baby|boy|girl|child)|twins|our|in \w+) ~ baby is due = 怀孕|预产期|怀着|怀了
  now: (?:she|he|they)['’](?:s|re) here(?! (?:for|to|with|on|until|now)) ~ \
    had (?:a |her |his |their |our |the )?(?:little |baby )?(?:boy|girl|son|daughter|baby|twins) ~ \
    born (?:on|last|this|yesterday|at|two|mon|tues|wednes|thurs|fri|satur|sun)\w* ~ \
    (?:baby|daughter|son|twins|girl|boy|little one) (?:\w+ )?(?:arrived|was born|were born|is here|are here|came) ~ gave birth ~ \
    (?:had|lost) (?:the|our) (?:baby|twins) = 当(?:上)?(?:姥姥|姥爷|奶奶|爷爷|外婆|外公|妈|爸|爹)了|大胖(?:小子|闺女|丫头)|\
    (?:宝宝|孩子|女儿|儿子|小家伙)[^，,。]{0,8}(?:出生|生了|落地|来了)(?!时)|\
    (?:我|已经|昨[天晚]|上周|刚刚?)?生了(?:个|一个)?(?:女|儿|男|双|龙)|(?:我|已经)生了$
licence
  has: (?:does(?:n['’]t| not)|don['’]t|do not) have (?:a |my )?(?:driving |driver['’]s )?licen[cs]e ~ (?:can['’]?t|cannot) drive ~ \
    (?:learning|learns) to drive ~ (?:driving|taking) lessons = 没有?驾照|不会开车|学车|考驾照|学驾照
  now: passed (?:my|the) (?:driving )?test ~ got my (?:driving |driver['’]s )?licen[cs]e = 驾照[^，,。]{0,4}(?:考|拿|下来|到手)|\
    (?:拿到?|考(?:到|出|下))了?驾照|科目[四三][^，,。]{0,3}过
office
  has: (?:my|our) (?:office|company|workplace|shop|studio) is (?:in|on|at|near|by) = (?:公司|单位|办公室|店|铺子|门面|档口|摊子|\
    工作室)(?:开)?在
  now: (?:moved|moving|changed) (?:offices?|premises|buildings) ~ \
    (?:into|in) (?:the|our) new (?:office|premises|building) = (?:公司|单位|办公室|店|铺子|门面|档口|摊子|工作室)(?:上?个?[周月]|已经|\
    最近)?搬(?!家公司)|(?:[^，,。]{0,4})?搬(?!家公司)[^，,。搬]{2,10}?(?:去|来|了)(?:了|$)|\
    [^，,。不没]{0,2}(?:店|铺子|铺面|摊子|门面|档口)[^，,。不没]{0,5}(?:盘|转|兑|关)(?:给|出|了|掉)
works
  has: (?:having|doing up|renovating) (?:the|our|my) = 装修|翻新|在(?:盖|建)房|盖房子
  now: (?:the )?(?:builders|renovation)[\w ]{0,12} (?:done|finished) = [^，,。不没未别差]{0,10}?(?:完工|竣工|装修?(?:好|完)了|收工|\
    住进(?:去|新))
leave
  has: (?:maternity|parental|sick) leave ~ on a (?:gap year|sabbatical) = 休[^，,。]{0,3}假|产假|病假|停薪留职|\
    在家(?:带娃|带孩子|待着|养病|歇着)|没上班|待业|辞职在家
  now: back (?:at|to) work ~ went back to work = (?:回(?:去|公司|单位|厂里)?|又去?|开始|重新)上班|复工|复岗|返岗|销假|上(?:了|着)?班了
quarrel
  has: not (?:speaking|talking) to ~ fell out with = 冷战|绝交|拉黑|闹翻|不说话|不理我|闹掰|闹僵
  now: made up ~ (?:talking|speaking) again = 和好|说开了|加回来|(?:跟我|给我)?道歉了|又(?:说话|联系|走动)了
army
  has: in the (?:army|navy|marines) = 在部队|当兵|服役|军官
  now: discharged from the army = [^，,。不没未别差]{0,10}?(?:转业|复员|退伍|退役)
hospital
  has: in (?:the )?(?:hospital|icu) = 住院|ICU|重症|病房
  now: discharged(?! me) ~ (?:out of|home from) (?:the )?(?:hospital|icu) = [^，,。不没未别差]{0,10}?(?:出院|接回家)
plaster
  has: in (?:a|plaster) (?:cast|plaster) ~ on crutches = 石膏|拄拐|拄着拐|绷带|吊着胳膊|夹板
  now: (?:cast|plaster) (?:is |came |['’]s )?off ~ off (?:the )?crutches = [^，,。不没未别差]{0,10}?(?:(?:石膏|绷带|\
    夹板)[^，,。]{0,4}(?:拆|卸|取)|拆(?:了|完)?(?:石膏|缝?线(?!$)|绷带)|拆线|(?:拐|拐杖)[^，,。]{0,4}(?:扔|不用|收)|能(?:走路|下地)了|\
    不用拄)
operation
  has: (?:has|have|got|with) (?:a )?(?:cataracts?|hernia|gallstones?) ~ \
    waiting for (?:an |his |her |my )?(?:operation|surgery) = 白内障|结石|疝气|(?:等着?|要|得|准备|排队)(?:去)?(?:做)?(?:手术|开刀)
  now: (?:had|has had) (?:the |his |her |my )?(?:operation|surgery) ~ \
    (?:operation|surgery) went = [^，,。不没未别差]{0,10}?(?:(?:手术|开刀)[^，,。]{0,6}(?:做完|成功|顺利|完了)|(?:都|已经|终于)?做完了$|\
    两[只边眼][^，,。]{0,3}做了|取出来了)
forbidden
  has: (?:can['’]?t|cannot|mustn['’]t) (?:eat|drink|have) ~ allergic to = 过敏|(?:不能|不让|别|不可以)[^，,。]{0,4}[吃喝碰沾]|(?<!没有?)忌口|戒口
  now: (?:can|allowed to) (?:eat|drink|have) (?:[\w ]{2,20} )?again = [^，,。不没未别差]{0,10}?(?:脱敏[^，,。]{0,4}(?:完|成功|结束|好)|不(?:再)?过敏了|\
    (?:能|可以|让)(?:正常|随便|放开|敞开)?[^，,。不没]{0,6}?[吃喝碰](?:点|一?点儿?|就行)?(?:了|就行|$))
debt
  has: owes? ~ (?:mortgage|loan|overdraft) = 房贷|车贷|贷款|欠(?!费)[^，,。]{1,8}(?:钱|[万千百块\d])|花呗|分期|\
    借了[^，,。]{1,8}(?:钱|[万千百块])
  now: paid (?:it|the mortgage|the loan|everything) off ~ (?:mortgage|loan)[\w ]{0,12} paid off ~ \
    debt free = [^，,。不没未别差]{0,10}?(?:(?:还|结|付)清|(?:钱|贷款?|账|债)[^，,。]{0,10}(?:还上?了|还完|两清)|无债一身轻|提前还(?:贷|完))
chasing
  has: (?:fancy|fancies|crush on) = (?:在|正在)?追(?:一?个|着|求)[^，,。]{0,4}|暗恋|喜欢上(?:了|一个)
  now: (?:she|he) turned me down ~ not interested in me = 不追了|(?:只|就)?当(?:普通)?朋友|(?:表白|告白)[^，,。]{0,4}(?:失败|被拒)|\
    答应我了|在一起了|发(?:了)?好人卡|追(?:到手|上)了
over
  en: (?:nicked|stole|pinched|swiped|wrecked|totall?ed|trashed|wrote off|written off) (?:my|\
    our) ([^,;.]{2,30}?)(?= so| and| from| last| on| yesterday|$|[,;.]) ~ \
    (?:turns?|turned) out [^,;.]{0,20}?(?:i['’]?m|i am|i was|i['’]ve|it['’]?s|it was) (?:not|\
    never)(?: been| had| got)?(?: really| actually)? ([^,;.]{2,40}) ~ \
    (?:someone|somebody) else (?:is|has|does|['’]s|['’]ll be) (?:now )?(?:doing|running|does|taken over|taking over|in charge of|\
    looking after) ([^,;.]{2,60}) ~ no more ((?:mon|tues|wednes|thurs|fri|satur|sun)days)(?=$|[,;.!]| for) ~ \
    ((?:mon|tues|wednes|thurs|fri|satur|sun)days) are (?:mine|free|my own|all mine)(?: again| now| these days|$) ~ \
    (?:the|my|our) ([^,;.]{2,40}?) (?:is|are|was|were|['’]s|got|has been) (?:off|over|gone|no more|cancelled|canceled|scrapped|history|\
    called off|not happening|on hold for good)(?= *$| *[,;.]| now) ~ \
    (?:the|my|our) (?:old )?([^,;.]{2,40}?) (?:went|goes|is going|is) (?:for scrap|to the (?:tip|dump|charity shop|scrapyard)|\
    to (?:my|a|our) \w+|with (?:my|our) \w+ now|with (?:my|our) (?:brother|sister|mum|mom|dad|cousin|nephew|niece|son|daughter|friend|\
    neighbou?r)) ~ (?:the|my|our) ([^,;.]{2,40}?) (?:fell through|came to nothing|did(?:n['’]t| not) happen|lapsed|expired|folded|\
    closed down|shut down|packed up for good) ~ (?:i['’]m |we['’]re |i am |we are |^)not (?:doing|going (?:to|on|for)|going|taking|having|\
    getting|moving to|moving|buying|applying for|applying|trying|running|training|on|at|in|flying to|visiting|joining|\
    starting) ([^,;.]{2,60}?) (?:next \w+ )?(?:after all|any ?more|any longer) ~ \
    (?:has|have|['’](?:s|ve)) (?:now )?got (?:my|our) ([^,;.]{2,30}?) now ~ \
    (?:shan['’]?t|won['’]?t|will not|shall not) be (\w+ [^,;.]{2,60}?) after all ~ \
    (?:given up|gave up|dropped|abandoned|gone off|shelved|scrapped|binned|ditched|let go of) (?:on )?the (?:idea|plan|dream|thought|\
    notion)s? (?:of|to|for) ([^,;.]{2,60}) ~ changed my mind about ([^,;.]{2,60}) ~ \
    (?:i['’]ve|i have|we['’]ve) (?:gone off|had enough of|lost interest in|outgrown|finished with|fallen out with|\
    turned my back on) ([^,;.]{2,40}) ~ (?:days|weeks|months|years|a (?:week|month|year)|\d+ days) (?:without|free of|off|clean of|\
    since (?:my last|i last)) ([^,;.!]{2,40}) ~ (?:have|has|had)(?:n['’]?t| not) ((?!been|had|done|got|seen|\
    heard)\w+(?: [^,;.]{2,30}?)?) (?:since|in (?:\w+ )?(?:weeks|months|years)|for (?:\w+ )?(?:weeks|months|years)|for a (?:year|month)) ~ \
    (?:handed|passed|turned|signed) over ([^,;.]{2,60}?) to ~ (?:not|n['’]?t|stopped) renew(?:ed|ing)? (?:my |the |our )?([^,;.]{2,40}) ~ \
    (?:outgrew|outgrown|gr[eo]wn? out of) (?:my|his|her|their|the|an) ([^,;.]{2,30}?) (?:allerg\w+|intoleran\w+) ~ \
    sent (?:my|the|our) ([^,;.]{2,40}?) back ~ (?:passed|gave|handed) (?:my|the|our) ([^,;.]{2,40}?) (?:on )?to (?:my|our|a|the) ~ \
    (?:lost|passed|gave|handed) (?:back|in) (?:my|the|our) ([^,;.]{2,40}) ~ \
    (?:rehomed|scrapped|pawned|binned|auctioned|recycled) (?:my|the|our) ([^,;.]{2,40}) ~ \
    said goodbye to (?:my |the |our )?([^,;.]{2,40}) ~ (?:knocked|put) (?:the |my )?([^,;.]{2,30}?) (?:on the head|behind me) ~ \
    (?:don['’]t|do not) (?:do|go to|bother with|see|use|have) ([^,;.]{2,40}?) (?:these days|now) ~ \
    no ([^,;.]{2,30}?) for me(?: this| now| from| any|$) ~ (?:take|have|drink|eat) \w+ without ([^,;.]{2,20}?) (?:since|now|these days) ~ \
    (?:stood|stepped|standing|stepping) (?:down|back|aside) (?:as|from) ([^,;.]{2,50}) ~ \
    (?:withdrew|pulled|withdrawn) (?:my |our |the )?([^,;.]{2,50}) ~ \
    (?:the|my|our) ([^,;.]{2,40}?) (?:is|are|was|has been|have been|['’]s) (?:finished|done|over|knocked on the head|put to (?:bed|rest)|\
    shelved|binned|crushed|written off|in (?:a|the) (?:drawer|skip|bin|attic|loft|garage)|gathering dust|on ebay|no more|\
    on (?:the )?scrap heap)(?= for| now|$|[,;.]) ~ (?:the|my|our) ([^,;.]{2,40}?) (?:folded|fizzled|closed|died|ended|petered out|ran out|\
    went bust|conked out|gave up the ghost|packed in|was (?:put down|stolen|crushed|written off|disbanded))(?= for| out| in| on| after|$|\
    [,;.]| last| when) ~ (?:let|had) (?:them|him|her|it|the \w+) (?:crush|scrap|take|have) (?:it|my|the) ?([^,;.]{0,20}) ~ \
    ([A-Z]\w+) (?:has |have |['’]s )?(?:gone|moved|went) (?:home|back|away|out|to live)(?: to| for|$|[,;.]) ~ \
    (?:gone|went|going) back to [^.]{2,40}, ([A-Z]\w+) (?:was|is|got) ~ (?:fell out|fallen out|lost touch) with ([A-Z]\w+) ~ \
    (?:instead of|rather than) ([^,;.]{2,30}?)(?= (?:in|on|at|to|from|when)|[,;.!]|$) ~ it is \w+ \w+ (?:now )?since ([A-Z]\w+) (?:died|passed away)
  zh: (?:^|[，,。！；])([\p{L}\p{N}《》]{2,12}?)(?:的?计划|的?事儿?|的?打算)?(?:全|就|也|都|又|算是|已经|终于|彻底|还是|只好|今年|\
    现在)*(?:泡汤|黄了|告吹|没戏|搁置|作罢|算了|吹了|没成|落空|取消|放生|关门|倒闭|关张|停办|停课|停了|停刊|停播|停产|停运|停业|下架|黄了|\
    荒废|摘了|断了|迁到|转让|易主|散了|解约|退租|关了|散伙|烂尾|凉了|打水漂|不了了之|无疾而终|没下文|吃灰|落灰|压箱底|盘出去|转出去|拉倒|\
    下辈子(?:吧|$)|解散|拆迁|拆了|过期(?=[了啦])|作废|报废|泡了汤|送人|不续|没续) ~ \
    (?:^|[，,。！；])(?:我的?|我们)?([\p{L}\p{N}《》]{2,12}?)(?:的事儿?|的课|的活)?(?:我们?|就|也|都|先|早就?|已经|现在|今年|以后|再|\
    全)*不(?:想|考|去|办|搞|弄|做|要|打算|教|干|学|练|写|买|开|用|订|喝|吃|看|打|玩|养|住|跑|骑|追|碰|弹|唱|接|带|参加|续)(?:它)?了 ~ \
    (?:[一两三四五六七八九十几半\d]|好几?|多)+个?多?(?:年|月|星期|周|天)(?:都|也|就)?(?:没|不)([^，,。！]{1,6}?)(?:过)?了?(?=[，,。！]|\
    $) ~ (?:^|[，,。！；])([^，,。！不]{2,8}?)(?:今年|去年|后来|就|也|都|我)*没再[^，,。！]{1,4} ~ \
    (?:把|将)(?:我的?|那?[辆台部个只]|旧)*([\p{L}\p{N}]{2,10}?)(?:给)?(?:停|撤|断|放|退|扔|处理|捐|还|送|卖|转|关)(?:掉)?了 ~ \
    不用(?:再|我|每天|天天)*([^，,。！]{1,8}?)了(?=[，,。！]|$) ~ (?:^|[，,。！；])(?:我|现在|已经|也|都|\
    早就?)*不([^，,。！了]{2,8}?)了(?=[，,。！]|$) ~ (?:^|[，,。！；])([\p{L}\p{N}《》]{2,10}?)我?(?:都|也|已经)?(?:很久|好久|老早|早就|\
    多年)(?:都|就)?没[^，,。！]{1,3}了 ~ (?:^|[，,。！；])(烟|酒|糖|肉|奶|茶|药|辣|肥皂剧)(?:我)?(?:是|可|就|早就|已经|也|都|全|彻底|\
    现在)*(?:断|戒|停|不碰|不沾|不吃|不喝|不抽)了 ~ (?:卸|删|退|注销)了([\p{L}\p{N}]{2,8})(?=[，,。！]|$) ~ \
    (?:戒|告别|远离|退出|退掉|断)了?(?!不)([\p{L}\p{N}]{2,8}?)了?(?=[，,。！]|$)
`
