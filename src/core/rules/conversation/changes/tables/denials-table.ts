/**
 * What is said of a person by nouns and by verbs (`grammar/one-form.ts`), how it is denied (`grammar/denied.ts`), and
 * what is no employer (`relations/employers.ts`): rows of `words`, patterns, and lists whose lines each stand for a
 * whole clause.
 */
export const denialsTable = String.raw`
words very
  of: (?:(?:also|really|very|badly|severely|highly|mildly|slightly|a bit|quite|actually|even|strictly|still|now|currently|legally|happily) )*
words being
  of: (?:(?:is|am|are|was|were|be|been) )?{very}
words having
  of: (?:ha(?:s|ve|d)|suffer(?:s|ed)? from|{being}diagnosed with) (?:got )?
words some
  of: (?:(?:an?|any|the|my|some|single|real|severe|mild|bad|serious|slight|nasty|known|type|\d) )*
words owning
  of: (?:{having}|(?:rent|own)(?:s|ed)? |my ){some}
list claims_english iu
  allergy: {being}allergic(?: to (.+))?
  allergy: {owning}allerg(?:y|ies)(?: to (.+?))?(?: (?:is|are|was|has)\b.*)?
  allergy: {owning}((?:[\w-]+ ){0,2}[\w-]+) allerg(?:y|ies)(?: (?:is|are|was|has)\b.*)?
  intolerance: {being}([\w-]+) intolerant
  intolerance: {being}intolerant(?: to (.+))?
  intolerance: {owning}([\w-]+) intolerance
  married: {being}married(?: to (.+))?
  engaged: {being}engaged(?: to (.+))?
  itself: (?:{having}|my ){some}(wife|husband)(?:['’]s .*| (?:is|was|called|named|and|works?|lives?|has)\b.*)?
  diet: (?:{being}|(?:eat|follow|keep|ha)(?:s|ve|ed)? |on ){some}{very}(veg(?!an)|vegan|pescatarian)(?:etarian|gie)?s?(?: diet| food)?
  itself: (?:{being}an? (?:\w+ )?)?(smok|vap|gambl)(?:e|es|ed|ers?|ing)(?! (?:salmon|fish|meat|brisket))(?: (.*))?
  work: {being}(?:work(?:s|ed|ing)?|employed|(?:{having}|my ){some}(?:\w+ )?(?:job|post|position|contract)(?: is)?|an? (?:\w+ )?employee) \
    (?:at|for|by|with|in|near|on|of) (?:the )?(.+?)(?: (?:is|are|was|has|pays|started|ends)\b.*)?
  work: {being}an? (?:[\w-]+ ){1,3}(?:at|for) (?:the )?(.+)
  work: {having}(?:an?|any) (?:job|work)
  role: (?:{being}|{being}work(?:s|ed|ing)? as |{having}an? job as )an? ([\w-]+(?: [\w-]+)?)
  home: {being}(?:liv(?:e|es|ed|ing)|based|{owning}(?:\w+ )?(?:home|flat|house|apartment|place|room|studio)(?: is)?) (?:in|at|near|\
    on) (?:the )?(.+)
  study: {being}(?:stud(?:y|ies|ied|ying)|an? (?:\w+ )?student) (?:at|in) (?:the )?(.+)
  ill: {having}{some}([a-z-]{5,})(?: disease| syndrome| disorder)?
  ill: {being}(?:an? )?(?:type \w+ )?([a-z-]{4,}(?:ic|iac)s?)
list claims_chinese u
  allergy: 对([^，,。]{1,10}?)(?:都|很|有点|严重|特别|会|也)*过敏
  allergy: (?:有|得过|得了?|患有?)?(?:严重的?|轻微的?|点儿?|一点)?([^，,。有得患对的]{0,10}?)(?:的)?过敏(?:史|症)?
  married: (?:已经?|早就?)?(?:结过?了?婚|已婚|成家)(?:了|[^，,。]{1,6}[年月天]了?)?
  itself: (?:有|的)?(老婆|老公|妻子|丈夫|媳妇|太太)(?:(?:叫|是|在|有|姓|很|也|对)[^，,。]*)?
  diet: (?:是)?(?:个|一个)?(?:一直|长期|现在)*(?:吃素|素食|吃斋)(?:者|主义者?|的)?
  smok: (?:是)?(?:个|一个)?(?:老)?(?:(?:[抽吸]|每天[抽吸])[^，,。]{0,4}烟|烟民|有烟瘾)
  work: 在([^，,。]{1,12}?)(?:上班|工作|上过班|工作过|打工|任职|做事)
  work: 的?(?:工作|单位|公司)(?:是)?在([^，,。]{1,12})
  work: 是([^，,。]{1,12})的(?:员工|职员|人)
  home: 在([^，,。]{1,10}?)住(?:过|着)?
  home: (?:家)?住(?:在|过)?([^，,。]{1,10}?)(?:了|过)?
  home: 的?家(?:是)?在([^，,。]{1,10})
  ill: (?:有|得过|得了?|患过|患有?|是)([^，,。]{1,8}?(?:病|症|炎|喘|压|糖|癌|癫痫|风))(?:患者|病人|的)?
words ever
  of: (?:(?:even|ever|actually|really|currently|personally|in my (?:whole |entire )?life|once) )*
words hanlead
  of: (?:(?:不|不对|不是|没有|没|其实|哪有|可|但|不过|说真的|老实说|谁说的|乱讲|才没有|[你您]?(?:记错|搞错|弄错)(?:人)?了?)[啊呀吧]?)?[，,]?我?(?:们)?(?:家)?(?:里)?(?:其实|可|真的?|本来|自己)?
list denied_english iu
  never_am: (?:i|we)(?:['’]ve| have) never been {ever}(.+)
  never_am: (?:i|we) (?:was never|were never|never was|have not ever been) {ever}(.+)
  never_do: (?:i|we)(?:['’]ve| have)? never {ever}(.+)
  never_do: (?:i|we) did(?: not|n['’]?t) ever (.+)
  none_have: (?:i|we) (?:do not|don['’]?t) {ever}(?:have|own|keep|suffer from) (.+)
  none_have: (?:i|we)(?:['’]ve| have) (?:got )?no (.+)
  none_have: (?:i|we) have(?: not|n['’]?t) got (?:an? |any )?(.+)
  none_have: (?:no|zero) (\w+(?: \w+)?) (?:at all|here|for me|whatsoever|to speak of|in my life|of any kind)
  none_am: (?:i(?:['’]?m| am)|we(?:['’]re| are)) not {ever}(\w+) to (?:anything|any \w+)
  none_am: (?:i|we) have(?: not|n['’]?t) been (?:an? )?(.+?) (?:for (?:\w+ )?(?:weeks|months|years|ages|a long time)|in (?:weeks|months|years|ages))
  not_am: (?:i(?:['’]?m| am)|we(?:['’]re| are)) (?:not|no) {ever}(.+)
  not_am: i ain['’]?t {ever}(.+)
  not_do: (?:i|we) (?:do not|don['’]?t) {ever}(.+)
  not_am: (?:\w+ and i|me and \w+|we) (?:are(?: not|n['’]?t)|aint) {ever}(.+)
list denied_chinese u
  never_do: {hanlead}(?:从来|从|压根儿?|根本|一直)(?:就|都|也)?(?:没有?|不(?=[抽吸喝吃对在住是])|不是)(?:对)?([^，,。！!]{2,16})
  never_do: {hanlead}没(?:有)?([得患养住当做结抽吸喝学读服]过[^，,。！!]{1,12})
  never_do: {hanlead}没(结过婚)
  never_do: {hanlead}(?:从小到大|这辈子|一辈子|长这么大|打小)?(?:就|都|也)?没(?:有)?(对[^，,。]{1,8}过敏)过
  none_have: {hanlead}(?:什么|任何|啥)([^，,。！!]{2,8}?)(?:都|也)没(?:有)?(?:过)?
  none_do: {hanlead}(?:什么|任何东西|啥)(?:都|也)不(过敏)
  none_have: {hanlead}(?:哪来的|哪里来的|哪有什么|哪有)([^，,。！!]{1,8})
  none_have: {hanlead}(?:家里?)?(?:就|都|也)?没(?=养)养([^，,。！!过]{1,4})
  none_have: {hanlead}(?:就|都|也|还)?没(?:有(?:任何|什么|过)?|(?=老婆|老公|孩子|小孩|对象|男|女|兄弟|姐妹|过敏|[^，,。]{1,8}过敏))([^，,。！!]{1,12})
  not_do: {hanlead}(?:还|也|又)?没(结婚)
  not_do: {hanlead}(?:并|也|又|可|就)?不(?!是很|太|怎么|大|想|要|会|能|知道|觉得|得)([^，,。！!]{2,16})
  not_do: {hanlead}(对[^，,。]{1,8})(?:并|也|又|可|都|已经|早就?)*不(?:再)?(过敏)了?
  not_do: {hanlead}([^，,。！!]{1,8})?(?:并|也|又|可)?不(过敏)
pattern denied_tail
  iu: (?:,? (?:at all|though|either|actually|ever|in my (?:whole |entire )?life|whatsoever|of any kind|before|any ?more|any longer|now|\
    you know|honestly|really|to be honest|as far as i know|here|these days))+[.!]*$
pattern denied_limited
  iu: \b(?:until|till|before (?!that\b|this\b)\w|since|when|after|while|during|except|only|(?<!let )alone|on my own|every|always|often|much|\
    together|indoors|outdoors|on (?:an? |the |my )?(?:\w+days?|weekends?|holidays?)|at (?:night|weekends?|work|home|school)|\
    in (?:the (?:morning|afternoon|evening|house|car|summer|winter)|bed|public))\b|\d|之前|以前|的时候|除了|一个人|只|[?？]\s*$
list denied_things iu
  thing: (?!.*\b(?:is|are|was|were|do|does|did|have|has|can|could|would|should|will|what|where|when|who|how|why|\
    you)\b)(?:(?:an?|the|my|any|me|what),? )*([\p{L}' -]{3,40})
list denied_things_chinese u
  thing: (?!.*[我你您他她谁吗呢么])(?:什么)?(\p{Script=Han}{1,8})
list denied_of_it iu
  never_lived: (?:i(?:['’]ve| have)? )?never (?:ever )?lived (?:there|in it)
  never_worked: (?:i(?:['’]ve| have)? )?never (?:ever )?worked (?:there|for (?:them|it))
  never_lived: 我?(?:从来|压根|根本)?没(?:有)?(?:在那[儿里边]?)住过
  never_worked: 我?(?:从来|压根|根本)?没(?:有)?(?:在那[儿里边]?)(?:上过班|干过|工作过)
  never: (?:no|nope|nah)?,? ?(?:i(?:['’]ve| have)? )?(?:never (?:had|was|have|did|been|owned|kept|played|learn\w+|smoked|drank|touched|tried|ate|done|spoke)(?: (?:an?y|one|it|that|them|\
    those))?(?: in my life| at all)?|not me|(?:there['’]s )?no such thing)
  none: (?:no|nope|nah)?,? ?(?:i (?:do not|don['’]?t|have(?: not|n['’]?t)) (?:have|got|own)(?: (?:one|any|it|them|that))?(?: at all)?|\
    there is(?: not|n['’]?t) one)
  never: (?:不|不是|没有)?[，,]?我?(?:可|真的?)?(?:从来(?:就|都)?没(?:有过?|\p{Script=Han}过)|从没(?:有过?|\p{Script=Han}过)|压根儿?(?:就)?没(?:有|这回事)|没(?:得|养|学|玩|抽|喝|弹|踢|打|做|当)过|没这回事|没有的事|哪有的事)
  none: 我(?:可)?没有
pattern beside_work
  iu: \b(?:also|too|as well|second job|side (?:job|gig|hustle)|another job|(?:weekend|evening|saturday|sunday|part-?time|\
    extra) (?:job|work|shifts?|gig)|moonlight\w*|in addition|on top of|on the side|besides|alongside|part-?time|\
    (?:on|at) (?:the )?weekends|on (?:satur|sun)days)\b|兼职|副业|外快|打零工|周末|(?:^|我)[^，,。]{0,2}[也还]在|同时|下班后|晚上去|业余
pattern no_employer
  u: \b(?:Party|Club|Union|Choir|Society|Church|Gym|League|Band|Association|Fitness|Yoga|Labour|Tories|Greens|Rotary|Scouts|Guides|\
    Facebook|Instagram|TikTok|Twitter|WhatsApp|Telegram|Discord|Reddit|Slack|Zoom|LinkedIn|Strava|Duolingo|Netflix|Spotify|Tinder|Hinge|\
    Bumble|Weight ?Watchers|Slimming World|AA|WI)\b|购物车|收藏|会员|群|俱乐部|社团?|协会|党|[球乐战舰车]队|队$|会$|计划|项目|战队|班|[社乐剧合文]团|旅行团|\
    家族|游戏|小组|课|讨论|健身
pattern one_swap
  iu: [跟和与同][^，,。]{1,6}(?:换|调)(?:了?(?=[，,。！!]|$)|了?个?班|了?休)|[换调替顶代](?:了?个?)班|\bswap(?:ped|ping)?(?: \w+){0,3} with\b|\
    \bcover(?:ed|ing)? for\b
pattern from_then_on
  iu: 以后|从[^，,。]{1,8}起|长期|固定|永久|一直|\b(?:from now on|from \w+ on|for good|permanent(?:ly)?|now|these days)\b
pattern guest_there
  iu: \b(?:went|going|go|been|invited|came|got|get) to (?:\S+ ){0,3}?\S+['’]s (?:\w+ )?(?:wedding|funeral|party|graduation|shower|christening|\
    birthday|do)\b|\b(?:attended|crashed|catered) \S+['’]s\b|(?:去|参加)了?[^，,。]{1,8}的?(?:婚礼|喜酒|葬礼|生日会|毕业典礼)|\
    [喝吃](?:了|上)?[^，,。]{1,6}的?喜酒
pattern never_english
  iu: ^(?:(?:no|nope|but|well|actually)[, ]+)*i(?:['’]ve| have)? (?:(?:was|were) never (?:ever |actually |really )?|\
    never (?:ever |actually |really )?(?=had|been (?!to\b)|was|were|lived|worked|owned|studied|smoked|drank|drunk|sung|ridden|driven|taught|\w{3,}ed\b(?<!tried|heard|liked|loved|wanted|needed|asked|called|noticed|realised|realized|seemed|visited|watched|finished)))(.+?)(?:[,;—]|$)
words hanstate
  of: (?:得|患|住|当|做|干|结|离|抽|吸|喝|学|读|服|在.{1,8}[上工])
pattern never_chinese
  u: ^(?:不|不对|不是|其实)?[，,]?我们?(?:(?:从来|从|一直)(?:就|都)?没有?({hanstate}过?.{0,16}?)|\
    (?:压根儿?|根本)?(?:就|都)?没有?({hanstate}过.{0,16}?)|从来(?:就)?不(?=[抽吸喝是])(.{2,12}?))(?:[，,。！!]|$)
pattern against_for_now
  iu: \b(?:today|tonight|tomorrow|yesterday|this (?:week|time|morning)|yet|now|any ?more|any longer)\b|今天|今晚|明天|昨天|现在|这次|这周|还没|不再|\
    了[。！!]*$|\b(?:at (?:night|work|home)|in the (?:morning|afternoon|evening)|on \w+days?)\b|\b(?:before|after|during|when|while|\
    unless)\b|\b(?:except|without|alone|every|always|often|much)\b|晚上|早上|中午|下午|周[一二三四五六日末]|的时候|每天|平时
`
