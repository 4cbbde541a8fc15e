import { asksToForget, forgetsTold } from './forgetting-words.ts'
import { ASKS, anyWords, sentencesOf } from './own-sentences.ts'

/** How people ask not to have something remembered at all. */

const REMEMBERING = '(?:remember|save|store|record|keep|note|memori[sz]e|log|write(?: down)?)'
const KEPT =
  '(?:remembered|saved|stored|recorded|noted|memori[sz]ed|logged|written down|in your (?:memory|notes))'
const WHAT_IS_SAID =
  "(?:any of )?(?:this|that|it|these|those|what i(?:['’]m| am)?|the (?:last|previous|following|next)|any(?:thing)?|anywhere|or (?:keep|save|store|write|remember))\\b(?! (?:time|up|going|simple|short|away|from|safe)\\b)"
const WITHHOLD_ENGLISH = [
  `(?:^|[,;:.!—–-]\\s*|\\b(?:and|but|so|please|just|also|plz|pls|next|now)\\s+)(?:please[,]? |pl[zs] |just |but |and |also |` +
    `so ){0,4}(?:do not|don['’]?t|never|no need to|you (?:do not|don['’]?t) (?:have|need) to|you (?:must|` +
    `should) not|you(?:['’]?re| are) not to|you (?:must|should)n['’]t) (?:ever )?${REMEMBERING} ${WHAT_IS_SAID}`,
  // "I don't want you to remember this", "I'd rather you didn't save that", "I don't want that stored".
  `\\bi(?:(?:['’]d| would) (?:rather|prefer|like)(?: it)?(?: if| that)? (?:you|u) (?:didn['’]?t|did not|don['’]?t|do not|to not|not to)|` +
    ` (?:don['’]?t|do not|never) (?:want|wish) (?:you|u) to) (?:ever )?${REMEMBERING} ${WHAT_IS_SAID}`,
  `\\bi (?:don['’]?t|do not) want (?:any of )?(?:this|that|it)(?: to be)? ${KEPT}(?=\\s*(?:[.,:;!—–-]|$|anywhere|please|pls))`,
  `(?:^|[,;:.!—–-]\\s*)(?:(?:please|hey|ok(?:ay)?|so|but|and)[, ]+)*(?:can|could|would|will) (?:you|u) (?:please |pls |just |maybe )*(?:not|avoid|skip|refrain from) (?:remembering|saving|storing|recording|keeping|noting|${REMEMBERING}) ${WHAT_IS_SAID}`,
  `\\b(?:do not|don['’]?t|not) (?:add|put|commit) (?:this|that|it|any of (?:this|that)) (?:to|in|into) (?:your |the |my )?(?:memor(?:y|ies)|notes|records?)\\b`,
]
const WITHHOLD_OFF_RECORD = [
  '^(?:ok(?:ay)?|well|so|but|and|btw|by the way|hey|hi|please)?[,.!]*\\s*(?:(?:this|that|it|everything|' +
    "all (?:of )?this|what (?:i say|i said|follows|comes next))(?:['’]?s| is| stays)|keep (?:this|that|" +
    'it)|strictly|completely)? ?(?:strictly |just )?off[- ]the[- ]record\\b',
  '\\b(?:keep|leave) (?:(?:this|that|it|what i[^.,;!?]{1,24}|(?:the|that|this) (?:last )?(?:bit|part|thing|one|message)|that last (?:bit|part|thing|one|message)) )' +
    '(?:off the record|out of (?:your |the )?(?:memory|memories|notes|records?))\\b',
  '\\bnot for (?:your|the) (?:memory|memories|records?|notes)\\b',
]
/** What is not to be remembered, where it is named before: 刚才那句话, 我上面说的, 这个, 以下内容. */
const WHAT_CHINESE =
  '(?:我?(?:刚[才刚]?|上面|前面|以上|以下|下面|接下来|后面|之前|这里)?我?(?:要)?(?:说|讲|提|发)?过?的?(?:[这那上前下](?:一)?[句段条个些件番次]|[这那])?(?:话|事儿?|事情|内容|消息|部分)?)'
const ASKING_CHINESE = '(?:请|麻烦|拜托|你|您|可以|能不能|能否|可不可以|就|都|千万|先|也|可|最好)'
const NO_KEEPING = '(?:别|不要|不用|甭|不必|不许|无需|勿)(?:再)?(?:帮我|给我|替我)?'
const ENDS = '(?=[下以]|这|那|呢|了|啊|呀|哦|吧|啦|哈|在|进|我|吗|:|：|，|,|。|！|!|；|\\s|～|~|\\?|？|$)'
const WITHHOLD_CHINESE = [
  // From what is named, else from the first word of asking: begun at each of them, a run of 请你 was gone through again and again.
  `(?:(?=[我刚上前以下接后之这要说讲提发过的那话事内消部])${WHAT_CHINESE}|(?<!${ASKING_CHINESE}))${ASKING_CHINESE}*${NO_KEEPING}` +
    `(?:记(?!错|恨|仇|着|得|不|混|反|性|账)(?:住|下来?|录|低|在|进)?|保存|储存|存储|存档|存(?!钱|款|在)(?:起来)?|录入|写进记忆)${ENDS}`,
  `${NO_KEEPING}(?:把|将)(?:这|那|刚|我刚|我说|它|上面|以上)[^，。！？]{0,12}?(?:记|存|写|录)(?:下|住|进|到|入|在|起)`,
  `${NO_KEEPING}往(?:你的)?(?:心里|脑子里|记忆里)(?:记|存|写|放|去)`,
  '我(?:不想|不希望|不愿意|不要)(?:让)?[你您](?:记住|记下来?|记得|记录|保存|存下来?)(?=这|那|刚|我刚|我说|它|上面|以上|以下|下面|接下来)',
  '(?:不入|不要进|别进|不进)(?:你的)?记忆|(?:私下|off the record)说',
]
const WITHHOLD = anyWords(...WITHHOLD_ENGLISH, ...WITHHOLD_OFF_RECORD, ...WITHHOLD_CHINESE)
const REFUSED_WITHHOLD = new RegExp(
  String.raw`\b(?:i|we|he|she|they|people) (?:really |just |still |honestly )?(?:do not|don['’]?t|` +
    String.raw`never|doesn['’]?t) (?:ever )?remember|\bforget\b|\b(?:was|were|said|told|asked|spoke|` +
    'speaking) .{0,30}off[- ]the[- ]record|(?:他|她|老板|同事|医生|老师|妈妈?|爸爸?|老公|老婆|先生|太太|朋友|儿子|女儿|我)(?:让|叫|说(?!过?的)|告诉|要(?!说))(?:我|' +
    '他|她|你|大家)?[^。！？]{0,6}(?:别|不要|不用|不必)(?:记|存)',
  'iu',
)

/** A sentence that asks not to have something remembered. */
const isWithholding = (sentence: string): boolean =>
  WITHHOLD.test(sentence) &&
  !REFUSED_WITHHOLD.test(sentence) &&
  !forgetsTold(sentence) &&
  (!ASKS.test(sentence) || ASKED_POLITELY.test(sentence))

/** A request in the form of a question. */
const ASKED_POLITELY =
  /\b(?:can|could|would|will) (?:you|u) (?:please |pls |just |maybe )*(?:not|avoid|skip|refrain)\b|(?:能不能|能否|可不可以|可以|能)[^，。！？]{0,8}(?:别|不要|不用)/iu

/** Whether a text asks to keep something to oneself, and not to forget what was told before. */
export const asksToWithhold = (text: string): boolean =>
  sentencesOf(text).some((sentence) => isWithholding(sentence) && !asksToForget(sentence))

const WHY = new RegExp(
  "(?:(?:because|since|as)? ?i (?:do not|don['’]?t|never) (?:want|wish|like|" +
    'need) (?:you |anyone )?to (?:see|read|hear|find|keep|remember|have|know)[^.!?;,]*|' +
    "(?:for )?(?:privacy|private reasons?)|i mean it|seriously|it['’]?s (?:private|" +
    'personal|embarrassing|a secret|between us)|(?:我)?(?:不想|不愿意?|不希望|免得)(?:以后|再|别人|你|' +
    '将来)*(?:看到|看见|提起|提到|记得|知道|出现|想起|留下|被看到)[^，。！？；]*|(?:这|那)?(?:是|有点)?(?:隐私|私事|秘密|丢人|尴尬)|' +
    '这(?:一?个|一?些|一?段|一?句(?:话)?|一?条|件事|事儿?)?|那(?:一?个|一?些|一?段|一?句(?:话)?|一?条|件事|事儿?)?|' +
    '刚才(?:说)?的?|以上|上面|前面|谢谢|好吗|千万|听听就好|听听就行)',
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

/** What is not to be remembered follows. */
const INTRODUCES = /[:：]\s*[\p{L}\p{N}]/u

/** Whether a request not to remember says in itself what: a bare one means what came before. */
export function withholdsItself(text: string): boolean {
  const rest = sentencesOf(text)
    .map((sentence) => sentence.replace(new RegExp(WITHHOLD.source, 'giu'), ' '))
    .join(' ')
    .replace(WHY, ' ')
    .replace(EMPTY_ENGLISH, ' ')
  const words = rest.match(/\p{Script=Han}|[\p{L}\p{N}'’]+/gu) ?? []
  return (
    words.filter((word) => !/^[的了啊呀哦吧啦哈嗯呢下住来我你请先]$/u.test(word)).length >=
    (INTRODUCES.test(text) ? 1 : 2)
  )
}
