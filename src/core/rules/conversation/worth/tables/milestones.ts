/** What changes a life and is told in a few words, as a whole sentence without its tone (`few-words.ts`). */
export const milestonesTable = String.raw`
pattern milestone_english_lead
  iu: ^(?:(?:so|and|but|well|ok(?:ay)?|yes+|oh|hey|guys|guess what|big news|good news|great news|bad news|\
    sad news|life update|update|news(?: flash)?|finally|officially|just|it['’]?s official|\
    i can['’]?t believe it|can['’]?t believe it|cannot believe it|unbelievable|wow|oh my god|finally did it|\
    i did it|we did it|um|literally|woo+|woohoo|yippee|hurray|hooray|today|yesterday|last night|\
    this morning|anyways?|(?:(?:kindly|just|quick|small|to|an?) )*(?:update|note|heads[- ]up)(?: (?:that|you))?|fyi)[,:;.!…–—-]* )+
pattern milestone_english_tail
  iu: (?:[,;.!…–—-]* (?:today|yesterday|tonight|last (?:night|week|month|year|(?:mon|tues|wednes|thurs|fri|\
    satur|sun)day)|this (?:morning|afternoon|evening|week|month|year|weekend)|(?:on )?(?:mon|tues|wednes|thurs|\
    fri|satur|sun)day|at last|finally|now|just now|again|officially|already|an hour ago|(?:\d+|two|three|a few|\
    a couple of) (?:hours|days|weeks|months) ago|as of (?:today|yesterday)|for real|too|so yeah|so|though|\
    in the end|after all|first time|on my first (?:try|go|attempt)|first (?:try|go|attempt)|(?:with|\
    by) (?:distinction|merit|honours)|i['’]m (?:so |really )?\w+|(?:can['’]?t|cannot) believe it|\
    i can['’]?t believe it|(?:in|for|after) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|\
    forty) (?:days|weeks|months|years)))+$
pattern milestone_played
  iu: \b(?:episode|season (?:\d|finale)|finale|ranked|respawn|boss fight|(?<!pass |passed |\bmy )level \d+|the sims|in[- ]game|\
    game over|quest|dungeon|food baby|jk|just kidding|you win|this round|this (?:puzzle|level|crossword)|\
    love island|bachelor(?:ette)?|netflix)\b|剧情|这集|大结局|队友|副本|男主|女主|[男女]二|追剧|游戏|开黑|排位|\
    通关|农场|模拟人生
pattern milestone_english
  iu: ^(?:the |our |my )?new (?:hire|colleague|boss|manager|designer|engineer|developer|teammate|assistant|nurse|teacher) (?:has |just |finally )?\
    (?:signed|accepted|joined(?: us)?|started)$|^[\p{L}'-]{2,} [\p{L}'-]{2,}, (?:s?he |who )?(?:starts|joins|begins)(?: us| with us)? (?:on |in |from |next )?\
    (?:(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day|week|\
    month)(?: the)?(?: \d{1,2}(?:st|nd|rd|th)?)?$|^(?:(?:i|we|(?:my |our |the )?(?:kids?|son|daughter|eldest|youngest|little one|baby|boy|girl|dog|cat|\
    husband|wife|partner|other half|boyfriend|girlfriend|mum|mom|dad|parents|brother|sister|nan|gran|grandad|\
    grandson|granddaughter|niece|nephew))(?:['’]ve| have| has|['’]re| are|['’]m| am| was| were| is|\
    ['’]s)?(?: being)? ?)?(?:also |just |finally |officially |actually |really |all |both |already |now |\
    only )*(?:(?:got|been|was|were|am|are|is|being|getting|get|gets|have been|had been|became|\
    become) (?:promoted|engaged|married|divorced|separated|hired|headhunted|fired|sacked|laid off|furloughed|\
    made redundant|let go|dumped|evicted|deported|robbed|burgled|mugged|sued|arrested|expelled|suspended|\
    baptised|baptized|confirmed|ordained|knighted|naturali[sz]ed|cancer[- ]free|sober|clean|tenured|tenure|\
    custody|published|signed|adopted|diagnosed(?: with .{2,40})?|accepted(?: (?:to|into|at|by|on) .{2,40})?|\
    rejected(?: (?:by|from) .{2,40})?|discharged|admitted(?: to (?:the )?hospital)?|elected(?: .{2,30})?|\
    nominated(?: .{2,30})?|in(?:to (?!(?:bed|trouble|it|an argument|a fight|the car|town|work)\b).{2,40})?|\
    pregnant|my (?:period|braces off|cast off|stitches out|licen[cs]e|permit|degree|phd|visa|green card|\
    citizenship|gcses|a[- ]levels|results?|diagnosis|first (?:job|car|flat|apartment|house|tattoo))|the (?:job|\
    role|position|keys(?: to .{2,30})?|offer|part|place|scholarship|grant|visa|promotion|mortgage|house|flat|\
    apartment|internship|apprenticeship|contract|all[- ]clear|green card|divorce papers|internship|gig|bursary)|\
    a (?:job|place at .{2,40}|first|2[.:]1|divorce|mortgage|promotion|pay ?rise|raise|new job|\
    (?:job )?offer(?: from .{2,40})?|place in .{2,40}|scholarship|(?:puppy|kitten|dog|cat|rabbit|hamster|parrot|\
    horse|tortoise|budgie)|(?:record|book) deal|vasectomy|hysterectomy|pacemaker|transplant|new (?:kidney|heart|\
    liver|hip|knee)))|(?:engaged|married|divorced|separated|pregnant|expecting(?: (?:a (?:baby|girl|boy)|twins|\
    triplets|our .{2,20}|in \p{L}+|again|number \w+|(?:my|our) (?:first|second|third)))?|in remission|\
    cancer[- ]free|debt[- ]free|mortgage[- ]free|homeless|unemployed|out of work|jobless|single(?: again)?|\
    retired|redundant|back together|splitting up|adopting(?: .{2,30})?|separating|emigrating(?: .{2,30})?|\
    divorcing|having (?:a (?:baby|girl|boy|son|daughter)|twins|triplets|another(?: baby| one)?)|\
    getting (?:married|divorced|a divorce|a (?:dog|cat|puppy|kitten))|moving (?:in together|out|abroad|home|\
    back home|to .{2,30})|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety|\
    a hundred|hundred|a) (?:days?|weeks?|months?|years?) (?:sober|clean|smoke[- ]free|alcohol[- ]free|\
    cancer[- ]free|in remission|gambling[- ]free|without (?:a drink|smoking|cigarettes|alcohol|a cigarette))|\
    (?:sober|clean|smoke[- ]free|off the (?:booze|drink|fags|cigs|cigarettes|pills|meds)|without (?:a drink|\
    a cigarette)) (?:for )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|a whole|\
    a hundred) (?:days?|weeks?|months?|years?))|(?:left (?:home|the country|my (?:home )?country|uni|university|\
    school|the army|the church|my (?:husband|wife|job)|him|her)(?: for good)?|learn(?:ed|t) to (?:read|swim|\
    drive|walk again)|said (?:mama|mummy|dada|daddy|papa)|(?:he|she)['’]?s? off to (?:uni|university|college)|\
    (?:['’]s )?off to (?:uni|university|college|war)|back on (?:antidepressants|my meds|insulin|the pill)|\
    back off the wagon|fell off the wagon|(?:has|have) (?:cancer|leukaemia|leukemia|dementia|alzheimer['’]?s|\
    parkinson['’]?s|autism|adhd|diabetes|epilepsy|asthma|long covid)|told (?:him|her|my (?:mum|mom|dad|parents|\
    wife|husband)) (?:i|that i) (?:love (?:him|her)|['’]?m (?:gay|trans|bi|pregnant|leaving))|made (?:partner|\
    captain|manager|director|detective|sergeant|corporal|the (?:team|squad|cut|finals?|shortlist|\
    dean['’]s list))|took (?:his|her|their) first steps?|said (?:his|her|their) first words?.{0,20}|\
    started (?:school|nursery|uni|university|college|walking|crawling|talking)|lost (?:his|her) first tooth|\
    came back from deployment|home from (?:deployment|hospital|the hospital|rehab|prison|jail|icu|nicu).{0,20}|\
    back (?:from deployment|in remission|on my feet|in recovery).{0,12}|off (?:the ventilator|oxygen|dialysis|\
    chemo)|reached (?:my|the) goal weight|hit my goal weight|lost (?:\d+|two|three|four|five|six|ten|twenty|\
    thirty) (?:stone|kilos|kg|pounds|lbs)|signed with .{2,30}|quit|resigned|retired|graduated|eloped|miscarried|\
    relapsed|emigrated|divorced|separated|qualified|enrolled|enlisted|proposed|defended|remarried|converted|\
    came out|split up|broke up|moved (?:in|out|house|home|back|in together|back in with .{2,30}|abroad)|\
    given (?:my )?notice|gave (?:my )?notice|handed in my (?:notice|resignation)|put in my (?:notice|\
    resignation)|walked out of my job|called (?:it off|off the (?:wedding|engagement))|called (?:it )?quits|\
    filed for (?:divorce|bankruptcy)|signed the (?:lease|papers|contract|divorce papers)|gave birth|\
    had (?:the baby|a baby|a (?:girl|boy|son|daughter)|twins|a miscarriage|a (?:stroke|heart attack|mastectomy|\
    c[- ]section)|my (?:baby|gallbladder out|tonsils out|appendix out|wisdom teeth out|operation|surgery))|\
    lost (?:my (?:job|mum|mom|dad|mother|father|nan|gran|grandma|grandad|grandpa|brother|sister|wife|husband|\
    son|daughter|baby|dog|cat|licen[cs]e|hearing|home|house)|the (?:baby|house|pregnancy|case)|him|her|\
    our (?:baby|dog|cat|home))|had to put (?:him|her|the (?:dog|cat)|my (?:dog|cat)|our (?:dog|cat)|\
    \p{L}+) (?:down|to sleep)|put (?:him|her|our (?:dog|cat)|my (?:dog|cat)|\p{L}+) (?:down|to sleep)|\
    won (?:custody|the (?:case|election|appeal|competition|lottery|scholarship|grant|award|championship|league|\
    final))|beat (?:cancer|it|the cancer)|passed (?:my |the )?(?:.{2,40} )?(?:test|exam|exams|finals|theory|\
    driving test|bar|boards|viva|vivas|probation|gcses|a[- ]levels|citizenship test|defen[cs]e|\
    with flying colours|with distinction|orals?)|failed (?:my |the )?(?:.{2,30} )?(?:test|exam|exams|finals|\
    driving test|bar|boards|viva|probation)|bought (?:a|the|our|my)(?: first)? (?:house|flat|apartment|condo|\
    home|place|farm|land|plot)|sold (?:the|our|my) (?:house|flat|apartment|condo|business|company|farm)|\
    closed on (?:the|our|a) (?:house|condo|home|apartment)|paid off (?:the|my|our|all my)(?: \w+)? (?:mortgage|\
    loans?|debts?|card|car|house|student loans?)|ran (?:a|my|my first|the)(?: first)? (?:half[- ]?)?marathon|\
    finished (?:my|the) (?:first |last )?(?:(?:half[- ]?)?marathon|thesis|dissertation|phd|degree|novel|book|\
    chemo|radiotherapy|treatment|masters?|training|probation|rehab)|ran my first (?:5k|10k|half|\
    half[- ]?marathon|marathon)|submitted (?:my|the) (?:thesis|dissertation|manuscript|phd)|(?:rang|\
    ringing) the bell|adopted (?:a|an|the|two|our|him|her).{0,30}|rescued a (?:dog|cat|puppy|kitten|\
    greyhound).{0,20}|started (?:chemo|radiotherapy|ivf|hrt|testosterone|dialysis|my own (?:business|company)|\
    rehab|insulin)|opened (?:my|our) (?:own )?(?:shop|caf[eé]|restaurant|bakery|salon|studio|practice)|\
    closed (?:the|my|our) (?:shop|caf[eé]|restaurant|business|bakery)|went bankrupt|broke (?:my|a|his|\
    her) (?:arm|leg|wrist|ankle|collarbone|hip|nose|toe|foot|finger|elbow|rib|ribs|shoulder|back|hand)|\
    tore my (?:acl|achilles|meniscus|hamstring)|quit (?:smoking|drinking|my job|vaping|gambling|the job|uni|\
    school|college)|stopped (?:smoking|drinking)|dropped out(?: of .{2,30})?|got out of (?:hospital|rehab|\
    prison|jail)|finished rehab))$|^(?:i['’]?m|i am|we['’]re|we are|i['’]ve become|(?:just |i )?became|becoming|\
    about to be|gonna be|going to be) (?:now |finally |officially |about to be |\
    going to be )*(?:an? )?(?:first[- ]time )?(?:dad|mum|mom|mam|father|mother|grandad|granddad|grandpa|grandma|\
    gran|nan|nana|grandfather|grandmother|grandparents?|parents?|uncle|aunt|auntie|godmother|godfather|\
    godparent|widow|widower|homeowners?|citizen|(?:british|us|american|irish|canadian|australian) citizen|\
    doctor|qualified \w+|published author|nurse|lawyer|barrister|solicitor|teacher|vegan|free (?:man|\
    woman))(?: of (?:two|three|four|five|\d))?$|^(?:he|she|they|(?:my|the) (?:boyfriend|girlfriend|partner|\
    husband|wife|fianc[eé]e?|other half|boss|landlord|company|firm|university|school|council|bank|court|\
    hospital)|work|uni)(?:['’]s|['’]ve| has| have)? (?:just |finally |actually |officially |only )?(?:proposed|\
    said yes|asked me to marry (?:him|her|them)|popped the question|left me(?: for .{2,40})?|dumped me|\
    broke up with me|ended (?:it|things)(?: with me)?|cheated on me|walked out(?: on (?:me|us))?|kicked me out|\
    wants? a divorce|served me (?:the )?(?:divorce )?papers|made me an offer|offered me (?:the|a) (?:job|role|\
    position|promotion|place|contract)|gave me the (?:job|part|role|promotion|all[- ]clear|all clear|sack)|\
    hired me|fired me|sacked me|laid me off|let me go|promoted me|accepted (?:me|my .{2,30}|us)|rejected (?:me|\
    my .{2,30}|us)|turned me down|is leaving me|evicted (?:me|us))$|^(?:it['’]?s|it is|its|having|he['’]s|\
    she['’]s) (?:a (?:girl|boy|baby girl|baby boy)|twins|triplets|benign|malignant|cancer|positive|not cancer|\
    terminal|over between us|official,? we['’]re (?:engaged|married|divorced))$|^(?:twins|triplets|\
    it['’]?s twins)$|^(?:(?:the|our|my) )?(?:(?:baby|babies|twins|little one|bub|bubba)(?:['’]s|\
    ['’]re| is| are| has| have| was| were)?(?: just| finally)? (?:here|arrived|born|home|coming home|on the way|\
    kicking|kicked).{0,60}|(?:she|he|baby \p{L}+|our (?:son|daughter|boy|girl|baby)) (?:was|\
    ['’]?s been) born.{0,50}|new baby.{0,40})$|^(?:(?:the|my|our|his|her|(?:mum|mom|dad|nan|\
    gran)['’]?s) )?(?:biopsy|scans?|ct(?: scan)?|mri|mammogram|smear|results?|test results?|tests?|bloods?|\
    blood tests?|pet scan|x[- ]?ray|lump|tumou?r|screening|ultrasound|amnio|pregnancy test)(?:['’]s)? (?:came|\
    come|comes|are|is|were|was|has come|have come|all)? ?(?:back )?(?:all |as |completely )*(?:fully |\
    totally )?(?:clear|negative|positive|benign|normal|malignant|cancer(?:ous)?|clean|fine|good|bad|healthy|\
    stable|shrinking|shrunk|gone|in)(?:,? thank god| thankfully)?$|^all[- ]clear(?: from .{2,40})?$|^(?:a |my |\
    our )?(?:two|2) (?:pink )?lines$|^(?:my |our |a )?(?:first|1st) (?:kiss|date|child|grandchild|grandbaby|\
    house|car|job|pay ?che(?:ck|que)(?: ever)?|shot of (?:testosterone|insulin|estrogen)|day (?:at|of) (?:uni|\
    university|school|chemo|work|the new job|nursery|retirement)|payslip|novel|marathon|triathlon|tattoo|\
    solo flight|gig|exhibition|sale|client|tooth|word|steps?|birthday as .{2,30})(?: at \d+)?$|^(?:full |\
    a full )?(?:scholarship|ride)$|^black belt$|^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|\
    thirty|forty|fifty) years (?:married|together|today|cancer free|divorced|widowed|since .{2,40})$|^(?:they|\
    the doctors?|doctors?) (?:found|removed|saw) (?:a |the |my )?(?:lump|mass|tumou?r|shadow|cyst|clot|blockage|\
    polyps?|cancer|nothing).{0,30}$|^(?:(?:\w+ )?(?:round|cycle) of )?ivf(?: (?:\w+ )?(?:round|cycle|\
    transfer))? (?:failed|worked|didn['’]?t (?:work|take)|took|was cancelled)$|^(?:no more|last|final|first|\
    finished|done with) (?:day (?:of|at|in) .{2,40}|chemo(?:therapy)?(?: (?:session|today|done))?|\
    radiotherapy.{0,20}|round of chemo.{0,20}|day as .{2,40})$|^last (?:chemo|radiotherapy|dialysis).{0,30}$|\
    ^(?:(?:the|my|our|his|her) )?(?:(?:job )?offer|restraining order|injunction|name change|probate|visa|\
    citizenship|green card|mortgage|divorce|adoption|promotion|residency|settled status|asylum|passport|appeal|\
    planning permission|loan|settlement|custody|(?:house |flat )?sale|house|ivf|transfer|transplant|operation|\
    op|surgery|wedding|engagement|lease|pip|grant|scholarship|\
    tenure)(?:['’]s| is| was| has| just| got| has been)* (?:came through|come through|went through|gone through|\
    through|final|finali[sz]ed|approved|accepted|granted|fell through|refused|rejected|denied|worked|failed|\
    successful|a success|went well|off|called off|cancelled|sold|ours|signed|renewed|done)(?: on (?:the|\
    a) (?:house|flat|place))?$|^(?:my |the |our )?(?:thesis|dissertation|phd|manuscript|novel|book|paper|\
    application|album|ep|film|article)(?:['’]s| is| was| got| has been| just)* (?:submitted|handed in|accepted|\
    published|done|finished|out|rejected|defended)$|^(?:i |we |she |he )?(?:passed|graduated|qualified)(?: (?:it|first time|with (?:a )?(?:distinction|merit|honou?rs)))?$|\
    ^(?:my |the |our |his |her )?(?:short(?: film| story)?|film|documentary|poem|story|photo|painting|essay|abstract|song|demo|proposal|play|band) (?:got in(?:to)?|(?:got|was|is|has been) (?:accepted|selected|\
    shortlisted|longlisted|picked|published|nominated))(?: .{2,40})?$|^(?:book|record|publishing|movie) deal.{0,30}$|^(?:\d+|one|\
    two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|ninety|a hundred|hundred) (?:whole |\
    full )?(?:days?|weeks?|months?|years?) (?:sober|clean|smoke[- ]free|alcohol[- ]free|cancer[- ]free|\
    in remission|gambling[- ]free|off (?:the )?(?:booze|fags|cigarettes|drink|alcohol|weed)|without (?:a drink|\
    a cigarette|smoking|alcohol))$|^(?:offer accepted(?: on .{2,30})?|our offer(?: was| got| is)? accepted|\
    exchanged contracts|completed on the house|house is (?:ours|sold)|new (?:job|house|flat|baby|puppy|kitten|\
    home)|(?:my |our )(?:dog|cat|rabbit|hamster|puppy|kitten) (?:died|passed(?: away)?|had (?:puppies|kittens)|\
    is (?:missing|lost|gone)|ran away|came back|came home))$|^(?:{toldshortly})$
pattern milestone_chinese_lead
  iu: ^(?:(?:tm|tmd|特么|他妈|妈的|我靠|卧槽|我去|靠|艹|草)的?|那个|对了|报告|跟你说个?[^，,。！!]{0,4}|\
    告诉你个?[^，,。！!]{0,5}|好消息|坏消息|大喜事|喜讯|官宣|哎|唉|啊+|呀+|天(?:呐|哪|啊)|妈呀|我的天|哇+|耶+|\
    嗷+|呜+|终于|总算|好不容易|正式|真的|居然|竟然|刚刚?|刚才|今天|昨天|昨晚|昨儿|前天|今早|早上|上午|下午|晚上|\
    上周[一二三四五六日天]?|上个?月|这周|这个?月|去年|年底|我们?(?:俩|两个?)?|咱们?(?:俩)?|俺们?|本人|老娘|老子|\
    又|已经|也|就|都|把|[，,、：:！!。.~～…\s])+
pattern milestone_chinese_tail
  iu: (?:[，,、！!。.~～…\s]|[啦了咯喽嘞啊呀呢哦噢哈嘿嘻呜吧耶哇的欸诶]|今天|昨天|昨晚|刚刚|刚才|终于|总算|现在|\
    开心|高兴|激动|难受|难过|好难过|好开心|好激动)+$
pattern milestone_chinese
  iu: ^(?:(?:他|她|老公|老婆|男朋友|女朋友|男友|女友|对象|前任|公司|房东|老板)(?:昨晚|昨天|今天|刚刚?|还是|居然|\
    竟然)*(?:把我|跟我)(?:甩|踹|绿|裁|开|炒|辞|拉黑|删|赶出来|分手|离婚|求婚|摊牌).{0,2}|两条杠|双杠|\
    (?:[跟和]?(?:前任|前男友|前女友|他|她|老公|老婆|对象|男朋友|女朋友))?(?:复合|和好|闪婚|分居|断联|异地)|\
    (?:作文|论文|报告|作业|期[中末]考?试?|\p{Script=Han}{1,5}赛)(?:终于|居然|竟然)?(?:拿|得|考)[了到]?(?:全[班校年级]{1,2})?(?:a\+?|满分|第一名?|[一二三]等奖|[金银铜]奖|冠军)|等到.{0,3}(?:肾源|肝源|心脏|骨髓|配型)|配型成功|[摘戴](?:了)?牙套|挂科.{0,6}|延毕|(?:雅思|托福|gre|gmat|\
    高考|考研|英语|四级|六级)[\d.]{1,5}分?|.{1,6}(?:[三四五六两二]门)?全过|找[到着](?:新)?工[作做]|\
    降[薪职].{0,6}|.{0,6}贷款?批(?:下来)?|(?:老家|家里|我家|奶奶家|村里)(?:的)?(?:房子)?(?:要)?拆迁|\
    家里?(?:遭贼|遭小偷|进小偷)|.{0,3}拿到.{0,6}(?:永居|绿卡|国籍|护照|身份)|(?:猫|狗|猫咪|狗狗|钱包|\
    孩子)(?:终于|总算)?找(?:回来|到)|登顶.{0,8}|(?:我的?)?(?:第一[本部]|新)?(?:小说|书|绘本|诗集|论文|\
    漫画)(?:终于)?(?:出版|发表|签约|完结|上架|获奖)|(?:人生)?第一(?:场|次|个|本|部)(?:画展|个展|演出|音乐会|\
    开店|直播|展览|比赛)(?:开|开幕|结束|开展|成功)?|(?:视频|粉丝|播放量?|订阅|阅读量)(?:终于)?(?:破|过|涨到|\
    到)[\d一二三五十百千万亿]+(?:播放|粉)?|中队长|(?:闺女|女儿|儿子|宝宝|孩子|娃|小家伙|孙子|孙女)(?:今天|昨天|\
    终于|第一次|刚刚?|也|都)*(?:会走路?|会爬|会翻身|会说话|会叫.{0,4}|开口叫.{0,4}|叫(?:爸爸|妈妈|奶奶|爷爷)|\
    长牙|掉牙|上学|入学|上幼儿园|高考(?:完|结束)|毕业|保研|结婚|订婚|确诊.{0,8}|发烧住院|出院|满月|考上.{0,10})|\
    (?:第.次)?(?:试管|移植|人授|备孕|取卵)(?:又|终于|第.次)*(?:成功|失败|着床|没成|做完)|最后一次(?:化疗|放疗|\
    透析)(?:做完|结束)?|出(?:了)?车祸|原来我(?:是|有).{2,8}|第一天(?:上班|上学|入职|当.{1,4})|(?:欠的)?(?:债|\
    贷款|外债|网贷|花呗|房贷|车贷|助学贷款)(?:终于|全|都)*(?:还完|还清)|存款(?:破|过|到).{1,6}|\
    (?:人生)?第一(?:份|笔|个月|桶)?(?:工资|薪水|稿费|金|奖金|分成)(?:到账|到手|发)?|(?:我)?家里?(?:着火|失火|\
    进贼|被盗|被淹|拆迁)|.{0,3}签证(?:过|下来|拒)|落户.{0,6}(?:成功|办好|下来)?|接.{0,3}(?:小狗|小猫|狗狗|猫咪|\
    宝宝|奶奶|爸妈|孩子|女儿|儿子|老妈|老爸)回家|.{0,4}(?:半马|全马|首马|越野赛|铁三)跑?(?:进.{1,6}|完|\
    破.{1,4})|.{0,2}韧带(?:断|撕裂|拉伤)|(?:减|瘦)(?:了)?.{1,5}斤|[戒介]烟.{0,8}|又?复[吸喝赌]|(?:朝觐|朝圣|\
    受洗|皈依|剃度|出家|还俗).{0,4}|签约.{0,6}|(?:新歌|新书|专辑|新片|剧本|小说|稿子|绘本|游戏|app|画)(?:上线|\
    上架|出版|被选中|过审|过稿|被拒|卖出去|发售|首播|开机|杀青)|过稿|(?:开庭|一审|二审|仲裁|官司|\
    案子)[，,]?(?:我们?)?(?:赢|胜诉|败诉|输|判下来|结案|撤诉).{0,3}|胜诉|保护令(?:下来|批)|找到(?:亲生父母|\
    亲生.{1,3}|亲人|失散.{1,6}|生母|生父)|升职(?:加薪)?|升(?:主管|经理|总监|副总|组长|店长|班长|科长|处长|主任|\
    教授|副教授|p\d|职称)|涨(?:薪|工资)(?:.{0,8})?|加薪|转正|评上.{1,8}|当(?:上|选).{1,8}|入职.{0,10}|(?:拿|\
    收)到.{0,8}(?:offer|录用|录取(?:通知)?书?|驾照|驾驶证|绿卡|签证|钥匙|房本|房产证|毕业证|学位证?|奖学金|国奖|\
    [一二三]等奖|冠军|金牌|合同|转正通知|离婚证|结婚证|资格证|执照)|(?:.{0,6})?offer(?:下来|到手|拿到|来|有|\
    到)了?|(?:.{0,4}(?:终面|面试|笔试|复试|初试|答辩|预答辩|毕业考|考试|体检|政审|科目?[一二三四]|驾考|路考|\
    雅思|托福|[四六]级|专[四八]|司考|法考|注会|cpa|教资|考研|考公|国考|省考|高考|中考|期末|补考|资格证|建造师|\
    执医|护考|n1|试用期))(?:全|也|都|一次)*(?:过|通过|没过|挂|考过|考上|上岸|考砸|落榜|没考上)|(?:考研|考公|\
    考编)?上岸|落榜|考上(?!.*(?:我请|再说|的话|才|就)).{0,10}|没考上.{0,8}|保研.{0,8}|读研|读博|\
    录取通知书?(?:到|来|收到|下来)|被.{0,12}录取|被拒.{0,4}|休学|退学|复学|毕业|肄业|论文.{0,4}(?:交|提交|中|\
    发表|发|录用|接收|见刊|过|写完|答辩)|订婚|求婚(?:成功)?|(?:他|她)(?:跟我|向我|和我|对我)?(?:求婚|表白|\
    提分手|出轨|走|劈腿|提离婚)|(?:他|她)(?:答应|同意)(?:我|嫁给我|结婚)?|领证|扯证|结婚|办(?:完)?婚礼|离婚|离|\
    离婚证(?:到手|领|拿到)|分手|分|分居|复合|和好|脱单|恋爱|失恋|表白成功|表白被拒|被(?:甩|分手|绿|劈腿|裁|裁员|\
    辞退|开除|炒|炒鱿鱼|优化|劝退|降薪|骗.{0,8}|偷|家暴|离婚|求婚|表白|提拔|录用|房东赶出来)|辞职|裸辞|离职|\
    提(?:了)?离职|失业|下岗|待业|(?:被)?裁|退休|内退|返聘|跳槽.{0,6}|换(?:了)?工作|找到工作|找着工作|怀孕|怀上|\
    有喜|怀(?:二胎|三胎|双胞胎)|怀(?:了)?(?:[一二两三]胎|双胞胎|龙凤胎)|(?:是个?|查出来是)(?:女孩儿?|男孩儿?|\
    闺女|儿子|女儿|女宝|男宝|双胞胎|龙凤胎)|双胞胎|龙凤胎|(?:顺产|剖腹产|剖|生|卸货)(?:了)?(?:个?(?:女儿|儿子|\
    闺女|男孩|女孩|大胖小子|小棉袄))?|(?:宝宝|孩子|娃|女儿|儿子|闺女|小家伙|外孙女?|孙女|孙子)(?:出生|生|生下来|\
    落地|平安|满月|百天|周岁|断奶|会走路|会走|会叫(?:爸爸|妈妈)|上小学|上大学|考上.{1,8})|母女平安|母子平安|\
    流产|胎停|保胎|当(?:上)?(?:爸|妈|爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|舅舅|舅妈|叔叔|姑姑|姑妈|小姨|阿姨|\
    大姨|伯伯|大伯|哥哥|姐姐|爹|娘|姑父|姨妈|奶爸|宝妈|干妈|干爹|姨|舅|叔|姑)|买(?:了)?(?:房|车|新房|新车|\
    第一套房|二手房)子?|买上房|提(?:新)?车|交房|收房|拿(?:到)?(?:新)?房|卖(?:了)?房子?|房子(?:卖|卖掉|买|过户|\
    装修完|装修好|下来)|搬家?(?:进新家|新家|出来|出去|回老家|去.{1,6})?|住进新家|过户|房贷(?:还清|批|下来)|\
    贷款(?:还清|批|下来)|还清(?:房贷|车贷|贷款|债).{0,2}|装修(?:完|好)|(?:.{0,4}(?:病理|活检|化验|复查|检查|\
    报告|ct|核磁|结果|胃镜|肠镜|产检|唐筛|体检|核酸|筛查|b超|片子))(?:结果|报告)?(?:是|都|出来|显示|\
    也)*[，,：:\s]?(?:良性|恶性|阴性|阳性|没事|正常|都?好的|没问题|癌|低风险|高风险|有问题)(?:的)?|确诊.{0,14}|\
    查出.{1,14}|(?:签证|绿卡|永居|护照|户口|落户|移民)(?:下来|到手|过|批|办下来|拿到|被拒|办好|成功)|拿到绿卡|\
    入籍|入党|入伍|退伍|转业|(?:养|领养|收养|捡|买|抱)(?:了)?(?:回来?)?(?:一|两)?(?:只|条|个)?(?:小)?(?:猫|狗|\
    兔子|仓鼠|鹦鹉|乌龟|金毛|柯基|布偶|橘猫|泰迪|边牧|猫咪|狗狗|流浪猫|流浪狗)|(?:我家?)?(?:的)?(?:猫|狗|猫咪|\
    狗狗|毛孩子|兔子|仓鼠|鹦鹉|金毛|乌龟)(?:走|没|死|丢|走丢|去世|生|生崽|找到|回来|跑丢|去喵星|去汪星)|骨折|\
    (?:脚|腿|手|胳膊|腰|脚踝|手腕|肋骨|锁骨)(?:崴|扭|断|骨折|摔断|摔|闪)|崴脚|扭伤|韧带断|住院|出院|\
    手术.{0,2}(?:成功|做完|顺利|很成功|结束|失败)|做(?:完)?手术|化疗(?:结束|做完|完)|最后一次化疗|康复|痊愈|\
    癌症复发|复发|抗癌.{1,4}年|戒(?:烟|酒|赌|毒|糖|奶茶)(?:成功|.{0,4}[天年月周])?|(?:店|咖啡馆|工作室|公司|厂|\
    餐馆|面馆|花店)(?:子)?(?:开业|开张|开|关|关门|倒闭|黄|转让|上市|被收购|融到资|拿到融资)|开(?:了)?(?:店|公司|\
    工作室|咖啡馆|面馆|花店|网店)|创业|破产|欠债还清|中(?:奖|标|签|彩票)|拿(?:到|下)?.{0,6}(?:冠军|金牌|第一名|\
    [一二三]等奖|驾照|证|学位)|(?:书|新书|歌|专辑|画展|小说|论文)(?:出版|发行|上架|开展|开幕|发布|签约)|签约|\
    跑完.{0,8}(?:半马|全马|马拉松)|完赛|(?:首马|半马|全马)(?:完赛|破.{1,3})|(?:爸|妈|爷爷|奶奶|外公|外婆|姥姥|\
    姥爷|老伴|老公|老婆|爸爸|妈妈|我爸|我妈|父亲|母亲|老爷子|老太太|他|她)(?:昨晚|昨天|今天|今早|刚刚?|凌晨|\
    上周|上个?月|已经|也|还是|终于|又)*(?:走|没|去世|过世|离世|不在|病危|住院|出院|确诊.{0,10}|手术成功|醒过来|\
    脱离危险|进icu|退休)|守寡|出国.{0,4}|回国|移民.{0,6}|出狱|假释|打赢官司|官司(?:赢|输|打赢)|拿到抚养权|\
    房东赶人|戒断成功|皈依|受洗|入教|出柜)$
`
