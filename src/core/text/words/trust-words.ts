import { anyOf } from '../any-of.ts'
import { withoutRecalled } from '../harmless/context-block.ts'
import { normalForm } from '../normal-form.ts'

/**
 * How people say that something is wrong, is to be forgotten, or is not to be remembered at all, in one file:
 * plain forms only, each at the beginning of a sentence or after a word that leads into it.
 */

const any = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?:${one})`).join('|'), 'iu')

const LEAD =
  '(?:(?:no|nope|nah|wait|hey|hi|oh|ah|well|so|but|and|actually|sorry|hmm+|um+|ok(?:ay)?|please|listen|' +
  'look|excuse me)[,.!…—–-]*\\s+|不[，,。！!]\\s*|(?:等等|等一下|诶|欸|哎|啊|呃|嗯|那|其实|不是|不好意思|抱歉|拜托|我?刚[才刚]|我(?=[记搞弄说打写]错))[，,、。！!…]*\\s*)*'

const DENIAL = any(
  `^${LEAD}(?:that|this|it|what you (?:said|say|wrote|remember(?:ed)?))(?:['’]?s| is| was)(?: just|` +
    ` simply| totally| completely| all| still| really| quite)? (?:not (?:true|right|correct|so|accurate|` +
    `what i said|the case|me)|n['’]t (?:true|right|correct|so|accurate|what i said)|wrong|incorrect|` +
    `false|untrue|inaccurate|a mistake|nonsense)\\b`,
  `^${LEAD}(?:that|this|it) (?:isn|wasn)['’]?t (?:true|right|correct|so|accurate|what i said|the case|me)\\b`,
  `^${LEAD}(?:you|u)(?:['’]?re| are| were)(?: just| simply| totally| completely| all| quite|` +
    ` so)? (?:wrong|mistaken|incorrect|confusing me|mixing)\\b`,
  `^${LEAD}(?:you|u)(?:['’]?ve| have)? (?:got|have|had|remember(?:ed)?|misremember(?:ed)?|` +
    `misunderstood|mixed)(?: (?:it|that|this|me|things))? ?(?:all |totally |completely )?(?:wrong|` +
    `incorrectly|up|mixed up)\\b`,
  `^${LEAD}(?:you|u) (?:misremember(?:ed)?|misunderstood|are misremembering)\\b`,
  `^${LEAD}(?:wrong|incorrect|not true|not correct|not right|false)(?:[.,!—–-]|$)`,
  `^${LEAD}i never (?:said|told you|claimed)\\b`,
  `^${LEAD}(?:你|您)(?:又|都|完全|一定|肯定|可能|是不是|好像|把.{1,12})?(?:记错|搞错|弄错|说错|理解错|想错|记混|搞混|弄混|记反)(?:了|啦)?`,
  `^${LEAD}(?:不对|错了|不是(?:这样|那样|的)|[记搞弄说打写]错(?:字|了个字)?了?|口误|没有这回事|没这回事|没有的事|不是真的|不是事实|并非如此|不正确)(?:的|啊|呀|哦|吧|` +
    `啦|了)*(?:[，,。！!…；;\\s]|$|(?:应该|其实)?是(?=\\p{Script=Han}{1,14}(?:[，,。！!…\\s]|$)))`,
  `^${LEAD}(?:这|那|这个|那个|这话|你说的|你记的)(?:都|并|可|完全|是|就)*(?:不对|错了|错的|不是真的|不是事实|不正确|记错了|不准确)`,
  `^${LEAD}我(?:可)?(?:从来|从|根本)?(?:没(?:有)?|什么时候|几时)(?:这么|那么|这样|那样|跟你|对你)?(?:说|讲|提)过`,
  `^${LEAD}(?:瞎说|胡说|乱说|哪有的事|哪有这(?:回)?事)(?:八道|的)?(?:[，,。！!…；;\\s]|$)`,
)
/** What still belongs to the denial that it stands behind: "that's not true at all, …". */
const REST_OF_CLAUSE = /^[^,.!?;:，。！？；：—–\n]{0,24}[,.!?;:，。！？；：—–\s]*/u
const CLAUSE_ENDED = /[,.!?;:，。！？；：—–\s]$/u
const NEVER_SAID = any(
  `^${LEAD}(?:i never|i (?:did not|didn['’]?t) ever|when did i(?: ever)?) (?:said|say|told you|` +
    `tell you|claimed|mentioned)(?: that)? (.+)`,
  `^${LEAD}我(?:可)?(?:从来|从|根本)?(?:没有?|什么时候|哪里?|几时)(?:这么|那么|这样|那样|跟你|对你|告诉)?(?:说过|讲过|提过|过你)(.+?)(?:了|啊|呀|` +
    `吧)?[。！!？?]*$`,
)

/** "I never told you, but …" says something new. */
const GOES_ON = /^[,，:：\s]|^(?:but|though|yet|because|so)\b|^(?:但|不过|其实)/iu

/**
 * What a person says that they never said; null where they say no such thing. A question (when did I say …)
 * says so only in a turn that denies beside.
 */
export function neverSaid(sentence: string, isDenying: boolean): string | null {
  if (!isDenying && ASKS.test(sentence)) return null
  const said = NEVER_SAID.exec(normalForm(sentence).trim())
  const never = said?.slice(1).find((group) => group !== undefined) ?? null
  return never !== null && GOES_ON.test(never) ? null : never
}

/** Somebody else's words, or a question whether. */
const REPORTED = new RegExp(
  String.raw`\b(?:said|says|say|told|thinks?|thought|claims?|claimed|insists?|argued?|wrote|` +
    String.raw`according to)\b.{0,40}\b(?:wrong|true|mistaken|incorrect)|(?:他|她|他们|老板|同事|朋友|妈妈?|爸爸?|` +
    '老师|医生|有人|别人|大家)[^，。！？]{0,8}(?:说|觉得|认为)',
  'iu',
)
const ASKS = /[?？]["'”’」』）)]*\s*$|吗[。.]?\s*$/u
const CONDITION = /^(?:if|when|unless|in case|maybe|perhaps|如果|要是|假如|也许|可能)/iu

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？]+["'”’」』）)]*|\n|$)/gu

/** Sentences of a person's own words, in one plain form. */
function sentencesOf(text: string): string[] {
  return (normalForm(withoutRecalled(text)).match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const isPlain = (sentence: string): boolean => !ASKS.test(sentence) && !CONDITION.test(sentence)

/** A sentence that says to the service that what it said or remembers is wrong. */
export const isDenial = (sentence: string): boolean =>
  DENIAL.test(sentence) && isPlain(sentence) && !REPORTED.test(sentence)

/** Whether a person's words correct the service. */
export const denies = (text: string): boolean => sentencesOf(text).some(isDenial)

/** What a sentence says beside the denial that it begins with; empty when nothing. */
export const withoutDenial = (sentence: string): string => {
  let rest = sentence
  for (let left = 3; left > 0 && isDenial(rest); left -= 1) {
    const [denial = ''] = DENIAL.exec(rest) ?? []
    const behind = rest.slice(denial.length)
    rest = (CLAUSE_ENDED.test(denial) ? behind : behind.replace(REST_OF_CLAUSE, '')).trim()
  }
  return rest
}

const POLITE =
  '(?:(?:please|kindly|just|now|then|and|so|also|ok(?:ay)?|hey|hi|actually|sorry|oh|no|well)[,.!]*\\s+|' +
  "(?:can|could|would|will) you (?:please |just )?|(?:i(?:['’]d| would) like|i want|" +
  'i need) you to (?:please |just )?|you (?:can|should|may|must) (?:please |just )?)*'
const FORGET_ENGLISH =
  `forget (?:about )?(?=(?:that|what|everything|all|anything|whatever|how|where|who|when|my|the|i|i['’]m|` +
  `it that|this about|those|these|about|our)\\b)`
const ERASE_ENGLISH =
  '(?:delete|erase|remove|wipe|drop|clear) (?=.{1,80}\\b(?:from (?:your|the) memor(?:y|ies)|' +
  'that you (?:know|remember|stored|saved)|you (?:know|remember|stored|saved|have)(?: stored|' +
  " saved)? (?:about|on)\\b))|(?:stop remembering|don['’]?t remember|do not remember) (?=(?:that i|" +
  'what i|how i|where i|my)\\b)'
/** Said one behind the other: none may be made of others, or a run of them is read in every way. */
const POLITE_CHINESE =
  '(?:请|麻烦|拜托|帮我|帮忙|你|您|可以|能|就|都|快|赶紧|好的?|那|算了|不|对了|现在)[，,、]?'
const FORGET_CHINESE =
  `^(?:${POLITE_CHINESE})*(?:忘掉|忘记掉|忘光|抹掉|删掉|删除|清除|抹去)(?!不|没)|^(?:${POLITE_CHINESE})+(?:忘记|忘了|别记得|不要记得|` +
  `别再记得)(?!告诉|跟|带|说|拿|问|提|不)|^(?:${POLITE_CHINESE})*(?:把|将).{1,40}?(?:忘掉|忘了|忘记|删掉|删了|删除|抹掉|清除|清掉)|^(?:忘了|` +
  `忘记)(?:关于)?.{0,40}(?:吧|这件事|这回事|的事情?|说过的话?)[。！!～~]*$`
const TAKE_BACK_ENGLISH =
  "(?:ignore|disregard|scrap|(?:i )?take back) (?=(?:what|everything|all|anything) i(?:['’]ve)? (?:just )?(?:said|told|wrote|mentioned))"
const TAKE_BACK_CHINESE = `^(?:${POLITE_CHINESE})*(?:忽略|收回|撤回|别管)(?=我?(?:刚才|刚刚|之前|上次|昨天|前面)?说|关于)`
const FORGET = any(
  `^${POLITE}(?:${FORGET_ENGLISH}|${ERASE_ENGLISH}|${TAKE_BACK_ENGLISH})`,
  FORGET_CHINESE,
  TAKE_BACK_CHINESE,
)
const NO_FORGETTING = anyOf('iu', [
  /\bforget (?:it|that|about it|about that|this)\s*[.!,;)]*$/u,
  /\bforget (?:what|how|where|who|when) (?:time|you|to)\b/u,
  /\b(?:never|not|n['’]t|cannot) (?:ever )?forget\b/u,
  /(?:不会|不能|不想|不要|别|没|不可能|永远|忘不)(?:[^，。！]{0,6})(?:忘|删)/u,
  /^(?=[^忘]*[删清抹])[^忘]*(?:文件|邮件|照片|图片|相册|代码|短信|消息|聊天记录|好友|app|应用|账号)[^忘]*$/u,
])

/** A sentence that asks the service to forget something that it says. */
const isForgetRequest = (sentence: string): boolean =>
  FORGET.test(sentence) && !ASKS_FORGET.test(sentence) && !NO_FORGETTING.test(sentence)

/** "Can you forget that I told you?" asks for it all the same; "Did you forget my name?" does not. */
const ASKS_FORGET = /^(?:did|do|does|have|has|why|when|how|what|who)\b|(?:吗|么|了没)[?？]?\s*$/iu

export const asksToForget = (text: string): boolean => sentencesOf(text).some(isForgetRequest)

const FLUFF = any(
  "\\b(?:that|what|everything|all|anything|whatever|about|the|fact|i|i[’']ve|i[’']m|have|had|ever|just|" +
    'told|tell|said|say|mentioned|mention|you|your|memory|memories|from|please|ok|okay|know|remember|' +
    'stored|saved|thing|things|story|stuff|part|now|too|also|is|was|am|are|of|it|this|me|my|mine|a|an|' +
    'go|goes|going|went|gone|do|does|did|doing|somebody|someone|anybody|anyone|pls|plz|again)\\b',
)
const FLUFF_CHINESE = new RegExp(
  '(?:[这那](?:件事|句话?|段话?|番话|条)|这回事|这事儿?|那事儿?|的事情|的事儿?|这些|那些|关于|有关|刚才|之前|以前|跟你|和你|对你|告诉|说过|说的|提过|讲过|提到|内容|' +
    '记忆|记录|一切|所有|全部|都|把|将|我|的|了|吧|啊|呀|哦|啦|请|你|您|里|从|给|掉)',
  'gu',
)

/** What a request to forget is about: its words without the asking. */
export function aboutWhat(sentence: string): string {
  return sentence
    .replace(new RegExp(FORGET.source, 'iu'), (asking) =>
      /\p{Script=Han}/u.test(asking) ? asking.replace(/^.*?(?:把|将)/u, ' ') : ' ',
    )
    .replace(new RegExp(FLUFF.source, 'giu'), ' ')
    .replace(FLUFF_CHINESE, ' ')
    .replace(/忘记?|删除?|清除|[收撤]回|忽略|别管/gu, ' ')
    .trim()
}

/** The requests of a text to forget something, each as a sentence. */
export const forgetRequests = (text: string): string[] => sentencesOf(text).filter(isForgetRequest)

const REMEMBERING = '(?:remember|save|store|record|keep|note|memori[sz]e|log|write(?: down)?)'
const WITHHOLD = any(
  `(?:^|[,;:.!—–-]\\s*|\\b(?:and|but|so|please|just|also|plz|pls|next|now)\\s+)(?:please[,]? |pl[zs] |just |but |and |also |` +
    `so ){0,4}(?:do not|don['’]?t|never|no need to|you (?:do not|don['’]?t) (?:have|need) to|you (?:must|` +
    `should) not|you(?:['’]?re| are) not to|you (?:must|should)n['’]t) (?:ever )?${REMEMBERING} (?:any of )?(?:this|that|it|these|` +
    `those|what i(?:['’]m| am)?|the (?:last|previous|following|next)|any(?:thing)?|anywhere|or (?:keep|save|store|write|remember))\\b(?! time\\b)`,
  '^(?:ok(?:ay)?|well|so|but|and|btw|by the way|hey|hi|please)?[,.!]*\\s*(?:(?:this|that|it|everything|' +
    "all (?:of )?this|what (?:i say|i said|follows|comes next))(?:['’]?s| is| stays)|keep (?:this|that|" +
    'it)|strictly|completely)? ?(?:strictly |just )?off[- ]the[- ]record\\b',
  '\\b(?:keep|leave) (?:this|that|it) (?:off the record|out of (?:your|the) (?:memory|memories|notes|' +
    'records?))\\b',
  '\\bnot for (?:your|the) (?:memory|memories|records?|notes)\\b',
  '(?:^|[，,。！!；;、\\s：:]|这个?|那个?|这些|那些|这段|这句|刚才的|以上|上面的?|以下|下面的?|接下来的?|后面的?|请你?|麻烦|你|您|可|千万|先)(?:别|不要|' +
    '不用|甭|不必|不许|无需|勿)(?:再)?(?:帮我|给我|替我)?(?:记(?!错|恨|仇|着|得|不|混|反|性|账)(?:住|下来?|录|在|进)?|保存|存(?!钱|款|在)|录入|' +
    '写进记忆)(?=下|这|那|了|啊|呀|哦|吧|啦|哈|在|进|我|:|：|，|,|。|！|!|；|\\s|～|~|$)',
  '(?:不入|不要进|别进|不进)(?:你的)?记忆|(?:私下|off the record)说',
)
const REFUSED_WITHHOLD = new RegExp(
  String.raw`\b(?:i|we|he|she|they|people) (?:really |just |still |honestly )?(?:do not|don['’]?t|` +
    String.raw`never|doesn['’]?t) (?:ever )?remember|\bforget\b|\b(?:was|were|said|told|asked|spoke|` +
    'speaking) .{0,30}off[- ]the[- ]record|(?:他|她|老板|同事|医生|老师|妈妈?|爸爸?|我)(?:让|叫|说|告诉|要)(?:我|' +
    '他|她|你|大家)?[^。！？]{0,6}(?:别|不要)(?:记|存)',
  'iu',
)

/** A sentence that asks not to have something remembered. */
const isWithholding = (sentence: string): boolean =>
  WITHHOLD.test(sentence) && !REFUSED_WITHHOLD.test(sentence) && !ASKS.test(sentence)

export const asksToWithhold = (text: string): boolean => sentencesOf(text).some(isWithholding)

const WHY = new RegExp(
  "(?:(?:because|since|as)? ?i (?:do not|don['’]?t|never) (?:want|wish|like|" +
    'need) (?:you |anyone )?to (?:see|read|hear|find|keep|remember|have|know)[^.!?;,]*|' +
    "(?:for )?(?:privacy|private reasons?)|i mean it|seriously|it['’]?s (?:private|" +
    'personal|embarrassing|a secret|between us)|(?:我)?(?:不想|不愿意?|不希望|免得)(?:以后|再|别人|你|' +
    '将来)*(?:看到|看见|提起|提到|记得|知道|出现|想起|留下|被看到)[^，。！？；]*|(?:这|那)?(?:是|有点)?(?:隐私|私事|秘密|丢人|尴尬)|' +
    '这(?:一?个|一?些|一?段|一?句(?:话)?|一?条|件事|事儿?)?|那(?:一?个|一?些|一?段|一?句(?:话)?|一?条|件事|事儿?)?|' +
    '刚才(?:说)?的?|以上|上面|前面|谢谢|好吗|千万)',
  'giu',
)
const EMPTY_ENGLISH = new RegExp(
  String.raw`\b(?:please|thanks?|thank you|ok(?:ay)?|hey|hi|oh|well|actually|and|but|so|just|this|` +
    'that|it|these|those|all|of|any|everything|i|what|said|say|saying|wrote|told|you|your|' +
    'my|me|us|is|was|the|a|an|last|previous|part|thing|things|bit|message|one|above|for|' +
    "from|in|to|about|record|records|memory|anyone|anybody|want|do|don['’]?t|not|later|" +
    String.raw`again|ever|here|now|btw|by|way|sorry|never mind|nevermind|mind)\b`,
  'giu',
)

/** Whether a request not to remember says in itself what: a bare one means what came before. */
export function withholdsItself(text: string): boolean {
  const rest = sentencesOf(text)
    .map((sentence) => sentence.replace(new RegExp(WITHHOLD.source, 'giu'), ' '))
    .join(' ')
    .replace(WHY, ' ')
    .replace(EMPTY_ENGLISH, ' ')
  const words = rest.match(/\p{Script=Han}|[\p{L}\p{N}'’]+/gu) ?? []
  return words.filter((word) => !/^[的了啊呀哦吧啦哈嗯呢下住来我你请先]$/u.test(word)).length >= 2
}
