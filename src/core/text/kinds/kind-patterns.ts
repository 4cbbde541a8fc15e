import { forgettingTable } from './lists/forgetting-table.ts'

/** A word that is one of these, and nothing else. */
const oneOf = (words: string): string => `^(?:${words.trim().split(/\s+/u).join('|')})$`

/** Expressions that `asked-kinds.ts` and `holder.ts` look with, as they are written. */
export const kindPatterns = {
  ...forgettingTable,
  /** Words beside a kind that is asked for, which say nothing more. */
  besides:
    String.raw`(?<![\p{L}\p{N}])(?:play|own|keep|practi[sc]e|take|taking|grow|use|using|do|does|` +
    'currently|usually|nowadays|these days|right now|now|any|foods?|(?:any|some|every)(?:thing|one|body)|' +
    'carry|carrying|holds?|drive|driving|ride|riding|study|studying|learn|learning|able|sort of|planned|upcoming|musical|mobile|other|' +
    'weekends?|evening|problems?|issues?|know (?:of|about)|previous|former|past|part[- ]time|full[- ]time|new|current|present|main|own|dish|snacks?|drinks?|meal|family|together|' +
    'herbs?|spices?|ingredients?|vegetables?|restaurants?|days|moment|life|long|(?:take|takes|taking) (?:me|him|her) outdoors|' +
    'things?|kind|type|sort|go to|like|favou?rite|got|gets?|called|go(?:es|ing)?|need|should|could|would|' +
    '(?:in|on|for|at|over) (?:january|february|march|april|may|june|july|august|september|october|november|' +
    'december|easter|christmas)|at the moment|today|tomorrow|tonight|recently|lately|again|still|actually|exactly|follow|support|' +
    '(?:this|next|last|every|each|in|in the|over the|for the) (?:spring|summer|autumn|fall|winter|week(?:end)?|' +
    String.raw`month|year|morning|evening|night|afternoon|day|holidays?|break))(?![\p{L}\p{N}])|现在|平时|平常|` +
    '最近|目前|如今|眼下|后来|最后|怎么样|怎么|情况|状况|出门|出行|一家人?|家人|家里|全家|平日|身体上?|身上|饮品|饮食|吃饭|聚餐|点心|餐馆|菜|口味|跟|和|给|请|约|点|选|用|要|想|拿下|参加|需要|定期|安排|' +
    '[\\d一二三四五六七八九十]+月(?:初|中|底|份)?|[上中下]旬|(?:今|去|明)年|[上下这]个?(?:月|周|星期)|(?:这个?|今年|明年)?(?:[春夏秋冬]天|暑假|寒假|' +
    '假期|周末)|国庆|五一|春节|过年|中秋|端午|元旦|[今明昨]天|有没有|有|会|参加|东西|打算|计划|准备|我们?家?|一般|通常|到底|请问|什么|啥|谁|' +
    '哪天|(?:什么)?时候|多[少大久]|在?哪[个些种家所里儿]?|喜欢|最|是|[的了呢啊呀吧吗]',
  /** Before what is asked, and nobody: 平时喜欢什么. */
  asked_nobody: oneOf(`
    平时 最近 现在 今年 周末 家里 平常 业余 以前 小时 请问 目前 晚上 早上 家人 年龄 生日 这个 那个
  `),
  /** Large words that begin a clause and are nobody. */
  nobody: oneOf(`
    The This That These Those There Then It Its In On At My Our His Her Their We He She They You What
    When Where Which Who How Why If So But And Or No Not Yes Yeah Right Well Got Been Just Do Does Did Am
    Is Are Was Were Have Has Had Can Could Will Would Should Born Still Always Never Every For From To As
    By Mr Mrs Ms Dr Mondays? Tuesdays? Wednesdays? Thursdays? Fridays? Saturdays? Sundays? January
    February March April May June July August September October November December
  `),
  /** What looks like a name and is none: 老家在. */
  nobody_zh: oneOf(`
    老家 老板 小时 大家 大学 大三 大二 大一 大四 老是 大概 小区 最近 现在 平时 周末 晚上 早上 下午 今年
    去年 明年 家里 每天 天天 刚刚 常常 公司 学校 打算 爸爸 妈妈 哥哥 姐姐 弟弟 妹妹 奶奶 爷爷 公公 婆婆
    偷偷 昨天 昨晚 前天 今天 今晚 明天 后天 上午 中午 傍晚 凌晨 半夜 春天 夏天 秋天 冬天 春节 国庆 五一 元旦 中秋
    端午 暑假 寒假 假期 年底 月底 小时候 上个月 下个月 这个月 周一 周二 周三 周四 周五 周六 周日 双十一 体检 地铁 路上 星期 上周 下周 之前 以前 后来 我们 咱们 他们 这个 那个 宿舍 寝室 单位
  `),
  /** A short question, with its mark or without. */
  question:
    String.raw`[?？]\s*$|^\W*(?:what|which|who|whom|whose|where|when|how|why|do|does|did|am|is|are|was|` +
    String.raw`were|have|has|can)\b|什么|啥|哪|谁|几(?!乎)|多[大少]|怎么|干[嘛吗]|有没有|是不是|会不会|[吗呢]\s*$`,
  /** Asks whether there is somebody: "do I have a sister", 有没有. */
  has:
    String.raw`\b(?:do|does|did) .{1,24} have\b|\bhave (?:i|we) got\b|\bhow many\b|\b(?:am|` +
    String.raw`is) .{1,20} have\b|有(?:没有)?|几个`,
  /** Whom a Chinese question begins with. */
  asked_name:
    String.raw`^(?!我|你|咱|俺)(\p{Script=Han}{2,3}?)(?=的|在|是|有|叫|多大|几岁|今年|喜欢|住|会|开|做|` +
    '养|家|属|什么|怎么|结婚|平时)',
  /** Names in an English question, not its first word. */
  asked_names:
    String.raw`(?<!^)(?<![.!?] )\b(?!(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|` +
    'January|February|March|April|May|June|July|August|September|October|November|December|' +
    String.raw`English|TV|Mr|Mrs|Ms|Dr)\b)\p{Lu}[\p{L}-]+`,
  /** Whom a Chinese clause begins with. */
  name_zh:
    String.raw`^([小老大阿]\p{Script=Han}|(?![我他她您你])\p{Script=Han}(?:[姐哥叔姨嫂婶爷总](?![俩们哥姐])|老师|师傅|阿姨|大爷)|(\p{Script=Han})\2|\p{Script=Han}{2,3}(?=今年|` +
    '属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|在(?!家|外)))(?=在|是|今年|属|有|养|会|跟|说|喜欢|的|叫|也|给|去|来|又|' +
    String.raw`刚|住|开|做|当|\d)`,
  /** What has an own in small letters and is nobody: "today's". */
  not_small: oneOf(`
    it that there what here let who where how when she he today tomorrow one everyone nobody somebody
  `),
  /** A relative without "my". */
  bare:
    String.raw`(?:^|\b(?:the|me and the) )(missus|hubby|mum|mom|mam|dad|nan|gran|grandma|grandpa|granny|` +
    String.raw`folks)\b`,
  /** Whoever is asked about in Chinese: 他, 她, TA, 这个人, 用户; no 吉他, 其他, 他人. */
  they_zh:
    '(?<![其吉排利])[他她](?!人|乡|国|杀|妈的)|(?<![a-z])ta(?![a-z])|(?:这个|那个|该|此|这位)(?:用户|' +
    String.raw`人(?!家|们|物|生|口|群))|(?<!\p{Script=Han})用户(?!名|量|数|端|群|们)`,
  /** In English, each with what they would say themselves. */
  they: [
    `(?:the|this) (?:user|person|customer|client)['’]s => my`,
    'does (?:he|she|they|(?:the|this) (?:user|person|customer|client)) => do I',
    'do (?:he|she|they|(?:the|this) (?:user|person|customer|client)) => do I',
    '(?:is|are) (?:he|she|they|(?:the|this) (?:user|person|customer|client)) => am I',
    '(?:was|were) (?:he|she|they|(?:the|this) (?:user|person|customer|client)) => was I',
    '(?:has|have) (?:he|she|they|(?:the|this) (?:user|person|customer|client)) => have I',
    `(?:he|she|they)['’]s => I'm`,
    '(?:the|this) (?:user|person|customer|client) => me',
    '(?:he|she|they) => I',
    '(?:himself|herself|themselves) => myself',
    '(?:his|hers|theirs?) => my',
    String.raw`her(?=\s+(?!(?:to|in|on|at|for|with|from|about|and|or|by|when|if|now|be|not|the|an?|any|some)\b)[\p{L}\d]) => my`,
    '(?:him|her|them) => me',
  ].join('\n'),
  pronoun: String.raw`\b(?:he|she|they|his|hers?|him|theirs?|them|(?:the|this) (?:user|person|customer|client))\b`,
  /** Begins with a word that asks, large as it is. */
  asking: String.raw`^\W*(?:what|which|who|whom|whose|where|when|how|why|do|does|did|am|is|are|was|were|has|have|had|can|could|should|would|will)\b`,
  /** What would be so if, which nobody lives; but what happens whenever they eat a thing is told so too. */
  supposes:
    String.raw`^\W*(?:if (?:i|we) (?:won|were|was|had|ever|could)\b|in (?:a different|another) life\b|i wish\b)|` +
    String.raw`^\W*(?:如果|要是|假如|假设|倘若)(?:我|当年|哪天|有一天|能|中了)` +
    '(?!.*就?(?:会)?(?:起疹|过敏|拉肚|疼|痛|痒|吐|难受|肿|晕|睡不着))',
  /** A name behind a role: 我弟赵宇刚发来. */
  named_zh:
    String.raw`[老小阿](?![板师家时心气姨是说])\p{Script=Han}|(?![今昨明前后最现以他她们一两这那都也又还不没说给来去在就是做上下家的过要会喜特总每老天常早晚和跟同])` +
    String.raw`\p{Script=Han}{2}(?=刚|就|在|说|今年|给|跟|吓|[，,\s]|$)`,
  /** Kinds whose words ask for others too: an animal has its name where it is told of. */
  instead:
    'pet name\nvisit name home\nhousehold name home\ncommute work study vehicle\nlanguage study class\n' +
    'instrument study class\navoid medicine',
  /** Of whom there is one in a text. */
  sole: oneOf(`partner sister elder-sister younger-sister brother elder-brother younger-brother
    son daughter child grandson granddaughter grandchild flatmate`),
  /** Kinds that a question with the words of a telling asks for too. */
  telling: oneOf('work home study surgery medicine vehicle health pet instrument rent pay birthday exam'),
  /** What questions by these words may ask for. */
  only: [
    String.raw`^\W*who\b|谁 => name team marital home work visit household`,
    String.raw`^\W*when\b|什么时候|哪天|几[号月]|何时 => birthday wake surgery trip class promoted bought lost marital health exam visit`,
    String.raw`^\W*where\b|哪[里儿]|在哪|去哪 => home origin work study trip hair class health lost`,
    String.raw`^\W*why\b|为什么|怎么会 => `,
    String.raw`^\W*how\b|怎么|多少 => age commute rent pay health hobby sport avoid trip study vehicle marital pet home`,
  ].join('\n'),
  /** What a Chinese question asks with, and characters of grammar: between them stand its words. */
  between_zh:
    '(?:什么)?时候|发生|[干做]?什么|怎么样?|多少钱?|多大|多久|几[岁个次点号天分]|哪[个家种位场门本部只所天年里儿些]?|是谁|' +
    '[的了是在我你他她它们这那有和与或也都就还又不没很太谁吗呢吧啊被把给对从到去来上里几为得着过让向跟于要会想叫买卖]',
  /** What may stand before whom a Chinese clause is about. */
  start_zh:
    '^(?:(?:最近|现在|今年|去年|[上下这]个?月|[上下这]个?(?:周末|(?:周|星期|礼拜)[一二三四五六日天末]?)|[\\d一二三四五六七八九十]+月(?:[\\d一二三四五六七八九十]+[日号])?|昨[天晚]|前天|今[天晚]|明[天年]|后天|刚刚?|国庆|暑假|小时候|体检|周末|每[天晚]|每?(?:周|星期)[一二三四五六日天末]|晚上|早上|然后|而且|因为|但是?|不过|其实|平时|以前)[，,]?)*',
  /** Before one more question. */
  and_asks: String.raw`\s*(?:[,;，；、]\s*(?:and\s+)?|\band\s+|&\s*|还有|以及)(?=(?:what|when|where|who|which|how|do|does|did|is|are|was)\b|[^,，;；]{0,6}(?:什么|啥|几|谁|哪|多[大少久]))`,
  /** Who somebody is to the person, by what happened. */
  partner: String.raw`^(?:NAME) (?:and I (?:got|are) (?:engaged|married)|proposed)|(?:dating|seeing|married|married to|engaged to|marrying|in love with)(?: (?:a|this) (?:guy|girl|man|woman|someone)(?: (?:called|named))?)? (?:NAME)|[跟和]\p{Script=Han}{2,3}(?:谈了?|在一起|结婚|领证|订婚|处)`,
  /** A role of the person's own in an English clause. */
  mentioned: String.raw`\b(?:my|our|the|the user['’]s|an?|got|have|has|two|three|four|five|(?:seeing|dating|married(?: to)?|engaged(?: to)?))(?: (?!(?:ROLES)\b)[\w-]+){0,2}? (ROLES)\b(?!['’]s)(?: (?:is |was |'s )?(?:called|named)|,? NAME|['’]s name)?`,
  /** Kinds that are told in more words than any list has. */
  any_words: oneOf('work study home health class instrument hobby language'),
  /** What an answer cannot do without: how it is asked for => what is no such thing => how it is said, NUMBER and WHEN as cues say them. */
  forms: [
    // how much
    String.raw`\bhow much\b|\bwhat (?:price|percentage)\b|多少(?!次|年|天|岁)|幾多錢|几多钱 => ` +
      String.raw`\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?[ap]m\b|[\d一二三四五六七八九十]+[月号號点點楼樓层層]|(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|第[\d一二三四五六七八九十]+ => ` +
      String.raw`NUMBER|\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|quarter|hundreds|thousands|millions?|grand|nothing|none|no|without|lots?|little|free)\b|[兩几幾萬半]|没|沒|免费|免費|很多|不少|许多|許多`,
    // how old
    String.raw`\bhow old\b|\bwhat age\b|多大(?!的?(?:房|屋|面))|几岁|幾歲|多少岁 => \b\d{1,2}(?:st|nd|rd|th) of\b|\b\d{1,2}[:.]\d\d\b => ` +
      String.raw`NUMBER|\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|born|birthday|teens?)\b|[兩几幾]|一岁|一歲|生`,
    // of what colour
    String.raw`\b(?:what|which) colou?rs?\b|\bcolou?r (?:is|are|was|do|does|did)\b|(?:什么|啥|哪种|什麼|哪種)[颜顏]色 => (?!) => ` +
      String.raw`\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|pink|purple|orange|silver|gold(?:en)?|beige|maroon|navy|teal|cream|turquoise|violet|lilac|burgundy|ginger|tabby|blond\w*|dark|light|colou?r\w*)\b|[红紅黄黃蓝藍绿綠青紫黑白灰粉橙金银銀棕褐咖]|色`,
    // when it will be, or is each time
    String.raw`\bwhen(?:['’]?s| is| are| do| does| will) |\bwhat (?:time|day)\b|\bwhich days?\b|\bbirthday\b.*\?|星期几|礼拜几|周几|几[号点月]|星期幾|禮拜幾|幾[號點月]|生日是 => (?!) => ` +
      String.raw`WHEN|\d|\b(?:weeks|weekends|weekdays?|months|years|mornings|evenings|afternoons?|nights?|days?|daily|dawn|soon|until|till|every|each|after|before|half|noon|midnight|early|late|` +
      '(?:jan|feb|aug|sept?|oct|nov|dec)|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s?|easter|christmas|xmas|new year|diwali|eid|ramadan|halloween|thanksgiving|spring|summer|autumn|fall|winter|term|' +
      String.raw`first|second|third|fifth|twelfth|(?:four|six|seven|eigh|nin|ten|eleven|\w+teen|\w+tie)th)\b|` +
      '[昨今明前后後去號點点天晚早午夜周週]|星期|礼拜|禮拜|剛|节|節|[春夏秋冬]|国庆|國慶|五一|过年|過年|寒假|暑假|晨',
  ].join('\n'),
  /** An assistant that knows nothing. */
  knows_nothing:
    String.raw`\b(?:do(?:n['’]?t| not) (?:actually |really )?(?:know|remember|recall|have (?:any |` +
    'that |this )?(?:information|record|memory|details))|not sure|no (?:information|record|' +
    "memory|idea)|can(?:['’]?t|not) (?:recall|remember|say)|have(?:n['’]?t| not) (?:told|" +
    String.raw`mentioned|said|shared))\b|不知道|不记得|不清楚|不太清楚|想不起来|` +
    '没有.{0,8}(?:记录|信息|印象)|没(?:告诉|提到|提过|说过)',
  /** What stands before that. */
  polite:
    String.raw`^\W*(?:(?:i['’]?m |i am |so )?(?:very |really )?sorry|apologies|unfortunately|hmm+|` +
    String.raw`well|抱歉|对不起|不好意思|嗯+)[^\p{L}\p{N}]*$`,
  /** A greeting, or what only leads to a question. */
  greets:
    String.raw`^\W*(?:hi+|hey+|hello|good (?:morning|afternoon|evening|day)|quick question|excuse me|你好|您好|` +
    String.raw`嗨|哈喽|早上好|早安|晚上好|下午好|请问|问一下)(?: there| again|呀|啊)?[^\p{L}\p{N}]*$`,
  /** The kind that a question names. */
  asked_kind: String.raw`\b(?:which|what)\s((?:(?!(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must|to|of|kind|type|sort)\b)[\p{L}-]+\s){1,3}?)(?=(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must|to)\b)|\bwhich\s(?!(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|must|to|of)\b)([\p{L}-]+)|\b(called|named|bought|sold)\b`,
  asked_kind_zh: String.raw`(?:(?<!为)什么|哪[个家种位场门本部只所款项支首类间]?)(?![里儿天年些几]|时候)(\p{Script=Han}{1,3}(?!\p{Script=Han})|\p{Script=Han}{1,2})`,
}
