/**
 * Patterns by which it is told that a home, work, studies, a partner or an animal is over, each with its flags:
 * `standing.ts` names them. A line that ends in a backslash goes on without the blanks before the next.
 */
export const patternsTable = String.raw`
pattern moved_english
  iu: \bsold up\b|\bmoved back(?=[,.;!]|$)|\b(?:moved|moving|relocated) (?:(?:back|up|down|over|out|across|north|south|east|west) )?(?:to|into|in|out|away|house|\
    home|from)\b(?! (?:tears|the way)\b)(?! (?:of )?(?:the |a |an |my |our )?(?:[\w-]+ ){0,2}(?:team|department|desk|role|position|group|\
    project|shift|table|seat|room|office|class|server|branch)\b)
pattern work_over
  iu: \b(?:let me go(?! from (?:the |our )?(?:choir|team|band|club|squad|orchestra|group|committee|hospital|ward|course|class)\b)|fired me|\
    laid me off|made me redundant|last day (?:at|as|with))\b|\b(?:retired|resigned(?! (?:from|as) (?:the |my |our |an? )?(?:[\w'’-]+ ){0,3}?(?:treasurer\w*|chair\w*|captain\w*|secretaryship|president|presidency|committee|council|board|governors|club|choir|society|association)\b)|laid off|made redundant|got fired|was fired|got let go|\
    was let go|handed in my notice)\b|\b(?:gave|given|put in) (?:in )?my (?:two weeks'? )?notice\b|\
    \b(?:quit|left|lost|leaving) my (?:\w+ )?(?:job|position)\b|\bquit work\b|退休(?!(?:前|以前)?(?:的|[^，,。\s了]{2,6}的))|(?<=^[^，,]{0,10})退下来|转了工|辞职|离职|\
    辞了(?:工作|职)?(?=[，,。！!]|$)|跳槽|裸辞|被裁|失业|\
    ^(?:i |i['’]ve )?(?:just |finally |actually |officially )*quit(?: (?:today|yesterday|this (?:morning|week)|last week))*[.! ]*$
pattern work
  iu: \bworks? (?:[\w-]+[ -]){0,2}(?:at|for|as|in|behind)\b|\bworking (?:[\w-]+ ){0,2}(?:at|for|as|behind)\b|\
    \b(?:is|am|'m) (?:an? |the )(?:[\w-]+ ){0,3}?(?!(?:memb|numb|lov|oth|winn|believ|own)er)[\w-]*(?:er|or|ist|ian|nurse|chef|vet|cook|\
    clerk|pilot|ant|intern|lead|head) (?:at|of|for|in|with)\b|\b(?:is|am|'m) on the (?:[\w-]+ ){1,3}team\b|\bteaches\b|^(?:i|we) teach\b|\
    在[^，,。]{1,16}(?:工作|上班|任职|就职|教(?![师资育室练授材])|当|做|干|实习)|职业是|\
    是[^，,。]{0,10}(?:师|员|生|经理|教授|主任|班主任)(?:[，,。]|$)
pattern study_over
  iu: \bgraduated\b|\bfinished (?:my (?:degree|studies|phd|masters?)|school|college|university)\b|毕业(?:了|于|$)
pattern study
  iu: \bstud(?:y|ies|ying) (?:at|in|for an? (?:degree|master\S*|ba|bsc|phd)|[a-z]+ at)\b|\
    \b(?:doing|finishing|reading for) (?:an?|my) (?:degree|master\S*|phd|doctorate|ba|bsc|msc|mba)\b|\
    \b(?:is|am) (?:an? )?(?:[\w-]+ )*(?:student|undergrad\w*)\b|在[^，,。]{1,12}(?:读|上学|念)|读(?:研|博|大|书)|大[一二三四](?!学)|\
    研[一二三]|学生
pattern named_work
  u: \b(?:from|day at|day with|job at|notice at|work at) (?:the )?((?:\p{Lu}[\p{L}'&-]+ ?)+)|从([\p{L}\p{N}]{2,10}?)(?=辞|离|退|跳)
pattern wished
  iu: \b(?:wanna|gonna|wants? to|hop(?:es?|ing) to|plans? to|going to|will|would|wo)(?:n['’]t)?\b|['’]ll\b|想|打算|希望
pattern own_deed
  iu: \b(?:i|i['’]ve|i['’]m|me|my|we)\b|^(?:just |finally |officially |got )*(?:retired|resigned|quit|laid|fired|graduated|made|handed|\
    gave)|我
pattern han_own_deed
  u: ^(?:终于|已经|昨[天晚]|今[天早]|上周|上个月|刚刚?|正式|下个?月|最近|前天|提了?|交了?|办了?)*(?:退休|退下|裸?辞|离职|跳槽|被裁|失业|毕业|\
    从)
pattern parted
  iu: \b(?:with|me and|between me and) \p{L}{2,}(?: and me)?,? (?:it['’]?s|it is|its|is|are|we['’]re)(?: \w+ly| all| now)? (?:finish(?:ed)?|over|done|the end)(?=$|[,.!;]| (?:now|for good|between))|\bit['’]?s(?: all)? (?:over|finished|done) (?:with|between me and) \p{L}{2,}|\
    \b(?:broke up(?! the\b)|split up|divorced|separated|ended things|broke it off|called it quits|dumped me|left me(?= for\b| last\b| this\b| yesterday| today|[.! ]*$))|\b(?:me and [\p{L}-]{2,}|(?<!my )[\p{L}-]{2,} and (?:i|me)) (?:have |are |have just |just )?(?:finished|ended|over)(?: it)?(?=$|[,.!;]| (?:last|in|on|this)\b)|\
    \b(?:not together any ?more|no longer together|aren['’]t together|single again)\b|(?:恢复|又是|回归)单身|我(?:们)?俩(?:也|已经|就|算是|早就?)*(?:散|掰|吹|黄|崩)了|单身了|\
    ^(?:(?:哥们儿?|姐妹们?|兄弟们?|家人们|朋友们|宝子?们?|唉|哎|呜+)+[，,\s~～！!…]*)?(?:我们|我俩?|已经|最近|[跟和][他她]|早就?|真的?|上周|昨[天晚]|今天|刚刚?|终于)*分了(?=[，,。！!~～]|$)|\bsplit(?! (?:the|it|a|an|my|our|between|into|them|that|this)\b)|\
    \bcalled off the (?:engagement|wedding)\b|分手|离婚|被甩|把我(?:甩|踹)了|失恋|分开了|(?:在一起|[和跟与]\p{Script=Han}{2,3}?).{0,8}(?:分|掰|散|吹)了
pattern is_own_parting
  iu: ^(?:bad news[.,:]? |so |well |ok )*(?:with \p{L}{2,},? it|it['’]?s(?: all)? (?:over|finished|done))|\b(?:i|i['’]m|we|we['’]re|me|us)\b|我|咱|单身|^(?:finally |so )?(?:called|ended|broke)|\
    ^(?:终于|已经|昨[天晚]|今[天早]|刚刚?|上周|最近|正式)*(?:分手|离婚|被甩|失恋|领.{0,2}离婚证)|\
    ^(?:昨天|昨晚|今天|前天|上周|刚刚?|终于|最近|已经)*(?:[和跟与]|分了)
pattern died
  iu: ^(?:so |and |sadly,? |yesterday |last \w+ )*(?:(?:my|our) )?(?:old )?(?:(?:dog|cat|rabbit|hamster|parrot|horse|bird|\
    fish) )?([\p{L}-]{3,}) (?:sadly )?(?:died|passed away|was put (?:down|to sleep))\b|\
    \bput (?!up|on|in|it|the|down)([\p{L}-]{3,}) (?:down(?! (?:on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in|at|by|next|for|to|with|so)\b))|to sleep)\b|\
    \b(?:have|had|having|get|got) (?:my |our |the |poor |old )*([\p{L}-]{3,}) (?:put (?:down|to sleep)|euthani[sz]ed)\b|\
    ^(?:昨[天晚]|今天|上周|前[天几]?天?|我们?家?的?)*(\p{Script=Han}{1,4}?)(?:昨[天晚]|今天|上周|前天|终于|还是|已经|也)*(?:去世|死|走|\
    没)了|\bgave (?:away )?(?:my|our|the) ([a-z]+) (?:away|to)\b|(?:^|[，,]|把)我?们?家?(\p{Script=Han}{1,4}?)(?:送回|送走|送给|送人|送养)
pattern moved_elsewhere
  u: \b(?:moved|moving|switched) (?:over )?from (?:the )?[a-z][\w-]*(?: [a-z]+)? (?:(?:over|in)?to) (?!an? |\
    the (?:city|coast|country|suburbs|sea)|my |our )[a-z]

pattern moved_by_others
  iu: \b(?:got|is|are|was|were|been|be) (?:moved|relocated)\b|^(?![^搬]{0,8}(?:我|咱|自己))(?:阿|小|老)?\p{Script=Han}{1,3}(?:们|家|\
    一家)?(?:都)?搬(?<!^(?:[昨今前][天晚]|上个?[周月]|上个?[周月]末|上?个?周末|去年|今年|最近|已经|终于|刚刚?|现在|后来|又|就|都|要|正式|\
    马上|下周)*搬)
pattern eats_meat
  iu: \b(?:eat|eats|eating|ate) (?:[a-z]+ )?(?:meat|fish|chicken|beef|dairy|cheese|eggs) (?:again|now)\b|(?:又|开始|现在)吃(?:肉|荤|鱼)
pattern lived
  iu: \b(?:lives?|resides?) (?:in|with|at|near|on|above|next)\b|\b(?:living|staying|residing) (?:in|with|at|near)\b|\
    \brent(?:s|ing)? (?:an? |the )?(?:[\w-]+ ){0,3}(?:flat|apartment|house|room|place|studio|cottage)\b|\
    住(?![院不过]|了?[一两三几]晚|酒店|[一二三四五六七八九十\d]+[楼层])|租(?:了|着|在|房)
pattern ending_english
  iu: \b(?:quit(?:ting)?|left|leaving|resigned from|lost|got fired from|stopped|(?:gave|given|giving) up(?: on)?(?! (?:an?|one|two|three|some|another|\d+) (?!lot\b))(?! (?:the|my|his|her|our|their) (?:\w+ )?(?:rook|bishop|knight|pawn|queen|goal|run|point|wicket|seat|lead|possession)s?\b)|packed in|kicked|ditched|\
    cut out|sw(?:ore|orn) off|got rid of|(?:gave|given) away|donated|thr(?:ew|own) (?:out|away)|traded(?: in)?|swapped(?: out)?|\
    replac(?:ed?|ing)|retired from|stepped (?:down|back) (?:as|from)|withdrew from|pulled out of|unsubscribed from|deleted|uninstalled|\
    cancell?ed|called off|sold|returned|finished|completed|submitted|dropped(?: out of)?|graduated from|shaved|\
    (?:handed|passed) (?:over|on)|let go of)\b
pattern unsure_english
  iu: \b(?:might|maybe|perhaps|could|should|would|almost|nearly|if|unless|never|not|no one|nobody|\
    (?:did|have|has|was|had|wo|do|ca|is|could|would|should)n['’]?t|will not|can ?not|thinking (?:of|about)|consider(?:ing)?|trying to|\
    tempted to|about to)\b
pattern undecided
  iu: \b(?:might|could|should|ought to|(?<!\b(?:in|since|by|last|of|this|next|early|late|mid) )may|(?:maybe|perhaps)(?: (?:i|we)(?:['’]ll| will)?)?|\
    tempted to|(?:want|wants|wanted|asks?|tells?|advis\w+) (?:me|us) to)(?: (?:\w+ly|just|always|still|even|also|now|soon|as well|well|start|have to|\
    get to|go and|try to|someday|one day)){0,3} (?:quit|leave|move|sell|cancel|stop|give up|break up|hand in|drop|switch|change|resign|\
    get rid|end|swap|retire|divorce|ditch|split up)\b|\b(?:thinking (?:of|about)|thought (?:of|about)|consider(?:ing|ed)?|debating|\
    contemplating|toying with|tempted by)(?: (?:the idea of|maybe|just|about))? (?:quitting|leaving|moving|selling|cancell?ing|stopping|giving up|breaking up|\
    handing in|dropping|switching|changing|resigning|getting rid|ending|swapping|retiring|a divorce|divorcing|ditching|splitting up)\b|\
    \b(?:almost|nearly|(?:have|has|had) (?:not|never)|(?:have|has|had)n['’]t)(?: (?:even|actually|just|ever|fully|quite|really)){0,2} (?:quit|left|moved|sold|\
    cancell?ed|stopped|given up|gave up|broke up|broken up|split up|handed in|dropped|switched|resigned|retired|divorced)\b|\
    (?:也许|或许|可能(?!已|是因)|没准|说不[定准]|恐怕|犹豫(?![了过])|纠结(?![了完过])|考虑(?![了再过清好到])|琢磨(?![了再过])|寻思(?![了过])|合计(?![了过好])|想过(?!了)|商量(?![了过好])|要不要|该不该|是不是(?:该|要)|想不想|\
    还没有?|差一?点|险些)[^，,。；;！!就已]{0,14}?(?:搬|辞|离职|离婚|离开|分手|分开|换|退|卖|戒|停|取消|转|调|跳槽|改|注销|放弃|送[走人])|\
    (?:建议|劝|希望|想要?让|想要?叫)(?:我|我们)[^，,。；;！!]{0,10}(?:搬|辞|离|分手|换|退|卖|戒|停|取消|转|改)|\
    (?:让|叫|催|逼)我[^，,。；;！!了]{0,8}(?:搬|辞|离职|离婚|分手|戒|退|卖)(?![^，,。；;！!]*了)
pattern to_be_done_english
  iu: \b(?:to|will|must|should|due|deadline|tasks?|remind|going|reading|writing|working|doing|studying|taking|\
    (?!(?:morn|even|dur|anyth|someth|noth|everyth)ing)\w+ing)\b
pattern belongs_english
  iu: ^(?:team|company|firm|band|choir|club|church|part|board|committee|group|union|orchestra|quartet|course|program|programme|school|\
    university|college|startup|agency|clinic|hospital|studio|bakery|society|league|association|army|faculty|department)$
pattern at_an_hour_english
  iu: \b(?:at|by|around|before|after) (?:\d|noon|dawn|midnight|lunch|dark|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\
    half)|\b(?:early|late|for the day|this (?:morning|afternoon))\b
pattern lead_english
  iu: ^(?:finally|just|also|so+|and|but|now|ok|okay|well|yesterday|today|tonight|recently|already|last \w+|this \w+|[\s,])*$
pattern no_name_english
  u: ^(?:I|I['’]\w+|The|My|Our|We|Half|One|Two|Three|All|Both|Every|Some|No|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|\
    ^(?:January|February|March|April|May|June|July|August|September|October|November|December)$
pattern undecided_goes_on
  u: ^(?:然后|再|就|去|搬|换|改|回|找|买|租|自己|[和跟]|到|养)[^了]*$
pattern over_chinese
  u: 不再|不.{1,12}了|没再|搬(?:到|去|来|家|回|出|离|走)|离开了?|辞(?:了|掉)|分手|分了|离婚|取消|辞职|离职|跳槽|换成|换到|换了|改成|改喝|\
    改吃|改用|卖了|卖给|卖掉|已经.{0,16}了|戒(?!不)|退(?!不)|还掉|还完|交了|写完|做完|搞定|办好|放弃|注销|卸载|停[了掉]|送人|送给|转给|\
    转让|扔了|扔掉|断了|不沾|去世|死了|走了|没了|没续|(?<!快|要|就|[下明]\p{Script=Han}{0,3})到期(?=[了啦])|送回|送走|毕业|单身|\
    改[坐骑走穿学练看住]|[掰散吹]了|没\p{Script=Han}了|吃[肉荤]了|转到|调到
pattern given_up_chinese
  u: (?:[年月天周]|星期|[很好]久)(?:都|也|已经)?[没不]再?[碰沾抽喝]过?(\p{Script=Han}{1,2}?)(?=了|[，,。！!]|$)|\
    把(\p{Script=Han}{1,3}?)(?:给)?戒(?![指备律])|戒(?![指备律])(?:掉|了)*(?!半|好|[一两三几了过啦掉吧])(\p{Script=Han}{1,2}?)(?=了|\
    [，,。！!]|$)|(?:^|[，,我])((?:(?![我把已经也都早])\p{Script=Han}){1,3}?)(?:我|已经|也|都|总算|终于|早就?|全)*戒(?![指备律])
pattern topic_chinese
  u: ^(?:我的?|我们|咱|终于|已经|那个?|之前的?|原来的|家里的?|老|旧|现在|还有|而且)*([\p{L}\p{N}《》]{2,10}?)(?:我们?|咱们?|也|都|就|给|被|\
    今年|去年|上周|上个?月|最近|终于|已经|早就?|彻底|全|正式|再也|只好|现在|\
    后来)*(?:(?:卖|退|停|放弃|取消|注销|辞|扔|转|送|捐|删|卸载|断)(?:掉|了|给|人|成|让|订|出)|换(?:成|掉|了$)|放弃|\
    (?:到期)?我?(?:就)?(?:没|不)续|(?:都|有|快)*(?:好几?|[一二两三四五六七八九十半几\d]+)个?多?(?:年|月|星期|周)(?:没|\
    不)[去做用练养开喝吃抽要订学干玩追戴穿租看跑上打当骑写碰沾养]|不[去做用练养开喝吃抽要订学干玩追戴穿租看跑上打当骑写碰沾养]了|\
    (?:没|不)再[去做用练养开喝吃抽要订学干玩追戴穿租看跑上打当骑写碰沾养续]|不[沾碰])
pattern done_to_chinese
  u: (?:卖|退订|退掉|退|停|取消|放弃|注销|卸载|删|退出|辞去|辞|告别|扔|转让|送走|换)(?:掉|\
    了)*(?:[一那这新旧老我的个只台辆部份家]*)([\p{L}\p{N}]{2,8}?)(?=了|[，,。！!]|的|$)
pattern said_wrongly_english
  iu: ^(?:[\w']+,? ){0,3}?i (?:said|say|told you|mentioned|wrote)(?: (?:before|earlier|yesterday|\
    last (?:time|week)))?(?: that)? (.{1,120}?)[,.;—– -]{0,4}\b(?:(?:but|and|sorry|actually|well|though),? ){0,3}(?:(?:i|that|\
    it) was (?:wrong|mistaken|a mistake|incorrect)|i (?:got|had|mixed|remembered) (?:that|it|this) (?:all )?(?:wrong|up)|i misspoke|\
    i misremembered|i made a mistake|i meant(?! (?:it|that|every|what)\b))\b[,.;—– -]*(.*)$
pattern said_wrongly_chinese
  u: ^(?:等等|对了|哦|啊|那个|其实|不好意思|抱歉|[，,])*我?(?:之前|以前|上次|上回|刚才|刚刚|昨天|前天|那天|前面|早上)(?:跟你|和你|对你|\
    告诉你)?(?:说|讲|提|告诉你)(?:过|的|是|我|自己)*(.{2,60}?)(?<![他她你您们])[，,；;]?(?:其实|但是?|不过|可能|好像|是|我)*(?:记错|说错|\
    搞错|弄错|讲错|想错|记混|搞混)了?[，,；;。！!]*(.{0,60})$
pattern said_by_mistake
  giu: [,;—–]\s*(?:sorry,? )?(?:(?:it|that)(?: was|['’]s| is) (?:just |only )?(?:(?:a|my) )?(?:mistake|error|typo|misunderstanding|wrong)|\
    i (?:was wrong|misspoke|mistyped|made a mistake))\b(?=\s*(?:[,.;!—–]|$))|\
    [，,；;](?:是|其实|可能)?[我你您]?(?:之前|刚才)?(?:记错|说错|搞错|写错|弄错)了?(?=[，,；;。！!]|$)
`
