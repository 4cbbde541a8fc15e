import { anyOf } from '../../any-of.ts'

/** A pattern of plain words that matches where any of the parts does. */
const anyWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?:${one})`).join('|'), 'iu')

/** How people ask to have something forgotten: expressions that `words/forgetting-words.ts` looks with. */

/** "On reflection", "if you do not mind": what leads into a request. */
const LEADS_IN =
  '(?:on (?:reflection|second thoughts?)|(?:thinking|having thought) about it(?: again)?|now (?:that )?i think (?:of|about) it|come to think of it|' +
  "if (?:you (?:don['’]?t|do not|wouldn['’]?t) mind|it['’]?s (?:ok(?:ay)?|all right|alright|possible|no trouble)|that['’]?s (?:ok(?:ay)?|all right|alright|possible)|you (?:can|could|would)|possible|i may ask)|" +
  'one (?:more )?(?:request|favou?r|thing)|i (?:have|had) a (?:request|favou?r(?: to ask)?)|may i ask(?: a favou?r)?)[,:;.—–-]*\\s+'
const POLITE =
  `(?:${LEADS_IN}|` +
  '(?:please|pls|plz|kindly|just|now|then|and|so|but|also|like|ok(?:ay)?|hey|hi|actually|sorry|oh|no|well)[,.!]*\\s+|' +
  "(?:can|could|would|will) (?:you|u) (?:please |pls |plz |just )?|(?:i(?:['’]d| would) (?:like|prefer)|i want|" +
  'i need) you to (?:please |just )?|(?:you|u) (?:can|should|may|must|might|could|had better) (?:please |just )?|' +
  "(?:might|may|can|could) i (?:ask|trouble|get) (?:you|u) to |i(?:['’]d| would| should) be (?:grateful|glad|happier|obliged|thankful)(?: to you)? if (?:you|u) (?:could |would |can )?(?:please )?|" +
  "i(?:['’]d| would) appreciate it if (?:you|u) (?:could |would )?(?:please )?|i wonder if (?:you|u) (?:could|would|might) (?:please )?|" +
  "(?:perhaps |maybe |i think )?(?:it (?:would|might) be |it['’](?:s|d be) |perhaps |maybe )(?:best|better|good|kind|nice)(?: of you)? (?:if (?:you|u) (?:could |would )?|for you to |to (?=(?:forget|delete|erase) (?:what|everything|anything|all) i\\b))|" +
  "(?:is|would) it (?:be )?(?:possible|ok(?:ay)?|all right|alright) (?:for you to |to |if you )|let['’]?s (?:just )?)*"
const FORGET_ENGLISH =
  `(?:forget|(?<=\\b(?:you|u) )forgot|unremember) (?:abt (?=\\p{L})|(?:about )?(?=(?:that|what|everything|all|anything|whatever|how|where|who|when|my|the|i|i['’]m|` +
  `it that|this about|those|these|about|our)\\b))`
const MEMORY = '(?:memor(?:y|ies)|notes?|records?)'
/** What is deleted is what the service holds: out of its memory, known by it, told to it, or about something. */
const HELD =
  `(?=(?:.{1,80}\\b(?:(?:from|out of|in) (?:your |ur |the |my )?${MEMORY}\\b|` +
  'that you (?:know|remember|stored|saved)|(?:you|u) (?:know|remember|stored|saved|have|got)(?: stored|' +
  " saved)? (?:about|abt|on|of)\\b)|(?:everything|all|anything|whatever|what) (?:that )?i(?:[’']ve)? (?:ever )?(?:said|told|mentioned|wrote)|" +
  '(?:everything|all|anything|whatever|(?:(?:all|any|every|each)(?: of)? )?(?:(?:that|the|those|these|your|my) )?(?:things?|bit|part|facts?|stuff|info|information|data|details?|' +
  `${MEMORY})|${MEMORY}|info|information|data) (?:(?:that )?(?:i|you|u) (?:said|told|have|know|got) )?(?:about|abt|of|on|that)\\b(?!.{0,80}\\b(?:from|in|on|of) (?:the|this|that|these|my|our|an?) \\p{L})))`
const ERASE_ENGLISH = `(?:delete|erase|remove|wipe|drop|clear|scrub|purge|get rid of) ${HELD}`
/** What somebody calls their own or tells of: a bare "this" is what is not to be remembered at all. */
const OF_ONESELF =
  '(?=(?:that i|what i|how i|where i|who i|when i|my|our|(?:any ?thing|everything|things|stuff|any (?:of|info|details?)) (?:about|on|i)|about)\\b)'
const OF_ANYTHING =
  "(?!(?:this|that|it|these|those|what i(?:['’]m)?(?! (?:['’]ve |have |had |just )*(?:said|told|mentioned|wrote|shared|confided))(?!['’]ve (?:said|told|mentioned|wrote|shared))|me|us|to)\\b|everything about me\\b)"
const KEEPING = '(?:remember|keep|store|save|know|hold on to)'
/** "What I told you about Ann", of what is told as a matter. */
const TOLD =
  "(?:what|anything|everything|the things?|things|whatever|all|that) (?:that )?i(?:['’]ve| have| had)? (?:just |ever |once )?(?:said|told|mentioned|wrote|shared|confided)"
const NO_KEEPING_ENGLISH =
  `(?:(?:do|did)n['’]?t|(?:do|did) not|not(?: to)?) (?:hold on to|hang on to|keep hold of|keep|store|save|retain|repeat|bring up|use) (?=${TOLD}\\b.{0,20}\\b(?:about|of|on)\\b)|` +
  `(?:pretend|act (?:as if|as though|like)|behave as if|imagine|let it be as if|treat it as if) i (?:had |have )?(?:never|didn['’]?t|did not|hadn['’]?t|had not) (?:ever )?(?:say|said|tell you|told you|mention(?:ed)?|spoke of|spoken of|brought up|bring up|wrote|write) (?:anything |a word )?(?:about |of )?(?!it\\b|that\\b|so\\b|this\\b|anything\\b|[.!]|$)|` +
  `(?:take|strike|leave|keep|cross) (?!(?:this|that|it|these|those|me)\\b)(?=.{2,80}\\b(?:out of|off|from) (?:your|the|my) ${MEMORY}\\b)|` +
  `(?=${TOLD}.{0,60}\\b(?:(?:should|must|need|may|ought)(?: not|n['’]?t)(?: to)? be (?:kept|stored|saved|remembered|on record)|is (?:best|better) forgotten|(?:is|was)(?: not|n['’]?t) (?:for keeping|for you to keep|to be kept|meant to be kept|meant to be stored)|(?:can|should|may|must|needs to) be (?:forgotten|deleted|erased|wiped|removed)))|` +
  `(?:stop|quit) (?:remembering|keeping|storing|saving) ${OF_ONESELF}|(?:(?:do|did)n['’]?t|(?:do|did) not) remember (?=(?:that i|what i|how i|where i|my)\\b)|` +
  `(?:(?:do|did)n['’]?t|(?:do|did) not) (?:keep|store|save|remember) (?:any ?thing|any ${MEMORY}|any (?:info|information|details?)) (?:about|of|on) |` +
  `you (?:don['’]?t|do not|no longer) (?:have|need) to (?:remember|keep|store) ${OF_ONESELF}`
/** "I don't want you to remember my sister", "I'd rather you forgot about it", "would you mind forgetting …". */
const WISHED_ENGLISH =
  `i (?:(?:don['’]?t|do not|no longer|never) (?:want|wish|need)|(?:wouldn['’]?t|would not) (?:want|like)) (?:you|u) (?:to (?:keep )?(?:remember|remembering|store|storing)|to know(?= (?:about|anything))|remembering|keeping|storing|knowing) ${OF_ANYTHING}|` +
  `i(?:['’]?d| would) (?:rather|prefer)(?: it)?(?: if| that)? (?:you|u) (?:forgot|(?:(?:didn['’]?t|did not|don['’]?t|do not|not(?: to)?) ${KEEPING}|kept nothing)) (?:about )?${OF_ANYTHING}|` +
  `(?:would|do) you mind (?:forgetting |(?:deleting|erasing|removing|wiping|clearing) ${HELD})`
/** Said one behind the other: none may be made of others, or a run of them is read in every way. */
const POLITE_CHINESE =
  '(?:请|麻烦|拜托|帮我|帮忙|你|您|可不可以|能不能|能否|可以|能|我?(?:要|想让|想要|希望)(?=[你您])|就|都|快|赶紧|好的?|那|算了|不|对了|现在)[，,、]?'
const ERASING_CHINESE = '(?:忘掉|忘了|忘记|删掉|删了|删除|删干净|都删|全删|抹掉|抹去|清除|清掉)'
/** 去掉 is said of any text: only of what is remembered here it asks to forget. */
const OF_MEMORY_CHINESE = '(?=.*(?:关于|有关|记忆))'
const FORGET_CHINESE =
  `^(?:${POLITE_CHINESE})*(?:忘掉|忘记掉|忘光|抹掉|删掉|删除|清除|抹去)(?!不|没)|` +
  `^(?:${POLITE_CHINESE})+(?:忘记|忘了|别记得|不要记得|别再记得)(?!告诉|跟|带|说|拿|问|提|不)|` +
  `^(?:${POLITE_CHINESE})*(?:把|将).{1,40}?${ERASING_CHINESE}|^(?:忘了|` +
  `忘记)(?:关于)?.{0,40}(?:吧|这件事|这回事|的事情?|说过的话?)[。！!～~]*$`
const ERASE_OF_MEMORY_CHINESE = `^${OF_MEMORY_CHINESE}(?:${POLITE_CHINESE})*(?:(?:把|将).{1,40}?)?(?:清空|移除|去掉)`
const OUT_OF_MEMORY_CHINESE = `^(?:${POLITE_CHINESE})*从(?:你?的?记忆|记录)(?:里|中|里面)?(?:删|去|抹|移|清)(?:掉|除|去)`
/** What is meant stands first: 关于我爸的事，请你都忘了. */
const TOPIC_CHINESE = `^(?:关于|有关).{1,40}?[，,\\s](?:${POLITE_CHINESE}|全|全部)*${ERASING_CHINESE}|^[^，,。！？]{2,24}?你(?:就|都|给我|快)+${ERASING_CHINESE}(?:了)?吧`
/** 静静离婚的事忘了吧, 工资那个你删一下: a matter, and what is to become of it, without 把. */
const MATTER_CHINESE =
  '^(?![^，,]{0,12}(?:让|叫|劝)[我他她])(?:[^，,。！？]{1,24}?(?:的(?:那?些)?(?:破?事儿?|事情|情况)|的?那(?:些|个|件|条|档子)?(?:破?事儿?|事情|记录)?)|' +
  '(?:关于|有关)[^，,。！？]{1,24}?的?(?=都|全|统统)|[^，,。！？]{1,8}的(?=[都全]忘掉))[，,]?' +
  '(?:你?(?:别|不用|不要)再?[记留]着?了?[，,])?(?:(?:都|全|统统|也)?(?:部|就)?(?:忘[了掉](?=[吧哈啊])|忘掉|删[了掉除](?!了(?!吧)))|' +
  '(?:你|您|帮我|给我|替我|麻烦|拜托|请|就|都|全|统统|也)+(?:部)?(?:忘[了掉]|删(?:[了掉除](?!了(?!吧))|一?下)(?=[，,]|.?[吧哈啊哦啦]|[。！!～~\\s]*$)))(?:了?[吧哈啊哦啦]|[，,](?=别|不要|不想|免得|以后|我不)|[，,](?<=(?:麻烦|拜托|帮我|给我|请|[你您])[忘删].{1,3})|[。！!～~\\s]*$)'
/** 上面那条房租五千的你删了: what was said, by where it stands. */
const THAT_ONE_CHINESE =
  '^(?:我|上面|前面|刚才|刚刚|之前|昨[天儿]|前天|上次|跟你|和你|[说讲提]的?|的)*那[条个句段](?!人)[^，,。！？]{2,24}?的?(?:你|您|帮我|给我|替我|麻烦|拜托)+' +
  '(?:就|快|也)?(?:忘掉|删(?:[了掉除](?!了(?!吧))|一下))(?:吧|了吧|哈|啊|[，,。！!～~\\s]|$)'
/** 彩礼那句你帮我抹了 */
const THAT_SAID_CHINESE =
  '^[^，,。！？我他她]{2,12}?那[条句]话?(?:你|您|帮我|给我|替我|麻烦)+(?:忘掉|[删抹](?:[了掉去](?!了(?!吧)))|删一下)(?:吧|了吧|哈|[，,。！!～~\\s]|$)'
/** 小芳离婚那事儿你就当我没说过 */
const UNSAID_CHINESE =
  '^[^，,。！？]{1,16}?(?:的|那)(?:个|件|些)?(?:破?事儿?|事情|茬儿?)[，,]?(?:你|您|就|都)*当我?没(?:说|讲|提|听)[过见]?(?:[吧哈啊了]|[，,。！!～~\\s]|$)'
/** 小芳那个事你别记了; 我流产的事别记了 tells it, and is not to be remembered itself. */
const NOT_KEPT_CHINESE =
  '^(?:[^，,。！？我你您这说讲提聊]{1,6}?那(?:些|个|件|条|档子)?|(?:[小阿老]\\p{Script=Han}{1,2}|(?<twice>\\p{Script=Han})\\k<twice>|' +
  '我?(?:[爸妈哥姐弟妹]|老[公婆]|[男女]朋?友|对象|前任))的(?:那(?:些|个|件|档子)?)?)(?:破?事儿?|事情)[，,]?' +
  '(?:你|您|就|也|都|先)*(?:别|不要|不用|甭)(?:再|给我)?(?:记|留|存)(?:着|住|下)?(?:了|吧|啦|哈)?(?=[，,。！!～~\\s]|$)'
const NO_KEEPING_CHINESE =
  '^我?(?:不想|不希望|不愿意|不要|不需要)(?:让)?[你您](?:再|继续|一直)?(?:记得|记住|记着|保留|留着|保存|存着)(?:关于)?(?!这|那|刚|我刚|我说|它)|' +
  '^(?:请|麻烦|以后|你|您|也|那|就)*(?:别|不要)(?:再|继续)(?:记得|记住|记着|保留|留着|保存|存着)(?!这|那|刚|账|仇)|' +
  '^(?:你|您)?(?:不用|不必|不需要|没必要)(?:再|继续)?(?:记得|记住|记着|保留)(?:关于)?(?=我(?!刚|说|们?要))'
const TAKE_BACK_ENGLISH =
  "(?:ignore|disregard|scrap|(?:i )?take back) (?=(?:what|everything|all|anything) i(?:['’]ve)? (?:just )?(?:said|told|wrote|mentioned))"
const TAKE_BACK_CHINESE = `^(?:${POLITE_CHINESE})*(?:忽略|收回|撤回|别管)(?=我?(?:刚才|刚刚|之前|上次|昨天|前面)?说|关于)`
const forget = anyWords(
  `^${POLITE}(?:${FORGET_ENGLISH}|${ERASE_ENGLISH}|${NO_KEEPING_ENGLISH}|${WISHED_ENGLISH}|${TAKE_BACK_ENGLISH})`,
  FORGET_CHINESE,
  TOPIC_CHINESE,
  OUT_OF_MEMORY_CHINESE,
  ERASE_OF_MEMORY_CHINESE,
  NO_KEEPING_CHINESE,
  TAKE_BACK_CHINESE,
  MATTER_CHINESE,
  THAT_ONE_CHINESE,
  THAT_SAID_CHINESE,
  UNSAID_CHINESE,
  NOT_KEPT_CHINESE,
)
const no_forgetting = anyOf('iu', [
  /\bforget (?:it|that|about it|about that|this)\s*[.!,;)]*$/u,
  /\bforget (?:what|how|where|who|when) (?:time|you|to)\b/u,
  /\bforget (?:about )?(?:an?|me|(?!(?:every|any|no|some)thing)\p{L}+ing)\b|\bforget about it\b|\bforget the \p{L}+, i['’]m\b/u,
  /\b(?:never|not|n['’]t|cannot) (?:ever )?forget\b/u,
  /(?:不会|(?<!能)不能|不想|不要|别|没|不可能|永远|忘不)(?:[^，,。！!]{0,6})(?:忘|删)/u,
  /^(?=[^忘]*[删清抹])[^忘]*(?:文件|邮件|照片|图片|相册|代码|短信|消息|聊天记录|好友|app|应用|账号)[^忘]*$/u,
  /^算了[，,、\s]*(?:就|你)?(?:忘了|忘掉)吧/u,
  // A reproach: 你忘了我的生日！
  /^(?:你|您)(?:都|又|居然|竟然|不)?忘(?:了|记)(?![^。！!]*吧)/u,
])

/** "forget greg": a name and nothing else, which no other sentence stands beside. */
const forget_name = `^${POLITE}(?:(?:forget|erase|wipe|delete)(?: about| abt)?) (?=(?!(?:you|u|me|us|him|her|it|them|this|that|these|those|what|all|everything|my|the|our|an?|\\p{L}+ing|work|school|sleep|yesterday|today|tomorrow|tonight)\\b)\\p{L}{2,20}(?: (?:please|pls|plz|ok|okay|lol|now|thanks|thx|for me))*[.! ]*$)`
const fluff = anyWords(
  "\\b(?:is (?:best|better) forgotten|(?:should|must|need|may|ought|can|needs)(?: not|n['’]?t)?(?: to)? be|(?:is|was)(?: not|n['’]?t)? (?:for keeping|meant|for you)|kept|stored|forgotten|deleted|erased|wiped|removed|record|spoke|spoken|shared|confided|word|that|what|everything|all|any|anything|whatever|about|the|fact|facts|i|i[’']m|i[’']ve|have|had|ever|just|" +
    'told|tell|said|say|mentioned|mention|you|your|memory|memories|notes?|records?|info|information|data|details?|bit|' +
    'from|out|please|ok|okay|know|remember|remembering|stored|saved|thing|things|story|stuff|part|now|too|also|is|was|' +
    'am|are|of|on|in|to|it|this|me|my|mine|a|an|anymore|longer|' +
    'go|goes|going|went|gone|do|does|did|doing|somebody|someone|anybody|anyone|pls|plz|again|abt|u|id|rather|prefer|nothing|kept|keep|didnt|like|lol|got)\\b',
)
const fluff_chinese = new RegExp(
  '^\\s*[啊哎欸诶唉哦]*(?:我|昨[天儿晚日]|前[天儿]|前几天|上[次回]|之前|以前|刚才|上面|前面|那天|[跟和对]你)+(?:说|讲|提|聊)(?:的|过|起|到)*那?|^\\s*(?:上面|前面)的?|茬儿?|当我?没(?:说|讲|提|听)[过见]?|先(?=别|不|甭)|(?:帮我|[给替]我|拜托|麻烦|一下|那个|那条|那档子|破事|[别不]用?再?[记留]着?了|上次|统统|哈|讲的|[这那](?:件事|句话?|段话?|番话|条)|这回事|这事儿?|那事儿?|的事情|的事儿?|这些|那些|关于|有关|刚才|之前|以前|跟你|和你|对你|告诉|说过|说的|提过|讲过|提到|内容|' +
    '记忆|记录|信息|一切|所有|全部|干净|这个人|可不可以|能不能|可以|可|都|全|把|将|就|我|的|了|吗|吧|啊|呀|哦|啦|请|你|您|里|从|给|掉)',
  'gu',
)

export const forgettingTable = {
  forget: forget.source,
  forget_name,
  forget_told: NOT_KEPT_CHINESE,
  no_forgetting: no_forgetting.source,
  forget_fluff: fluff.source,
  forget_fluff_zh: fluff_chinese.source,
  /** What is meant stands behind all of it. */
  forget_before: `${NO_KEEPING_CHINESE}|${OUT_OF_MEMORY_CHINESE}`,
}
