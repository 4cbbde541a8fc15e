import { ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'
import { isIn } from '../people/known.ts'
import { isPast } from './verbs.ts'

/**
 * What people tell without saying whose it is: "deposit is 900", "she's called Ines", 酒店还没订. Opinions are
 * no news of anything.
 */
const OPINION = new RegExp(
  '^(?:(?:such |so |very |really |pretty |quite |just |too |super |kinda |a bit |' +
    'a lot of |an? |the )*(?:great|good|nice|awesome|amazing|cool|fun|funny|cute|bad|awful|' +
    'terrible|true|fine|ok|okay|right|wrong|hard|important|best|worst|beautiful|lovely|' +
    'sweet|crazy|insane|wild|tough|perfect|delicious|interesting|boring|weird|strange|easy|' +
    String.raw`everything|overrated|underrated)\b|so\b|such\b|like\b|what\b|why\b|how\b)`,
  'iu',
)
const COPULA = new Set(`is isn't are aren't was wasn't were weren't`.split(' '))
/** "cats are better than dogs", "football is just …": said of all of them. */
const MANY = /[a-z](?<!s)s$/u
const MEASURED = /^(?:just|only|basically|simply)\b|\b(?:\w+er|worse|more|less|as \w+) (?:than|as)\b/u

/** "biscuit gets carsick", "deposit is 900": in small letters, of a thing or somebody of the speaker's. */
export function isBareStatement(words: string): boolean {
  if (!/^[a-z]/u.test(words)) return false
  const all = words.split(/\s+/u, 12)
  if (all.length < 4 || isIn('noSubjects', all[0]!)) return false
  const verb = all.findIndex(
    (word, at) => at > 0 && at < 4 && (COPULA.has(word) || isIn('bareVerbs', word) || isPast(word)),
  )
  if (verb === -1 || all.slice(1, verb).some((word) => isIn('noSubjects', word))) return false
  const rest = all.slice(verb + 1).join(' ')
  if (/^(?:is|are|has|have)$/u.test(all[verb]!) && (MANY.test(all[verb - 1]!) || MEASURED.test(rest)))
    return /\d/u.test(rest)
  return rest !== '' && (!COPULA.has(all[verb]!) || !OPINION.test(rest))
}

const OBJECTLESS =
  '(?:it|this|that|these|those|you|him|her|them|us|me|one|some|so|too|well|hard|fair|along|around|' +
  'back|home|up|down|in|out|on|off|now|then|there|here|again|first|much|less|more|nothing|something|anything)'
/** "I eat meat", "I smoke", "I do yoga": what is so for years, in two or three words. */
const HABIT_ENGLISH = new RegExp(
  '^(?:(?:and|but|so|well|also) )?(?:i|we) (?:also |still )?(?:(?:smoke|vape|sing|paint|knit|crochet|sew|' +
    'drive|ride|ski|skate|surf|snowboard|swim|jog|climb|hike|camp|fish|hunt|sail|row|dance|draw|bake|' +
    'garden|meditate|code|volunteer|freelance|commute|stutter|snore|foster)|' +
    '(?:do|run|take|make|teach|speak|study|build|repair|restore|sell|train|lift|carve|dance|read|watch|' +
    'own|rent|fear|eat|drink|smoke|vape|play|sing|paint|knit|sew|drive|ride|wear|collect|bake|brew|grow|' +
    'breed|keep|raise|write|use|coach|practi[cs]e) (?!' +
    String.raw`${OBJECTLESS}\b|(?:care|part|place|turns|sense|` +
    `sure|way|mean|think|know|hope|agree|wish|want|need|like|love|feel|believe|understand|` +
    String.raw`wonder|remember|late|fast|away|right|through|into|about|over)\b|\p{L}+ing$)[\p{L}-]{3,})$`,
  'iu',
)
/** "I have kids" */
const HAVE_ENGLISH = new RegExp(
  `^(?:(?:and|but|so|well|also) )?(?:i|we) (?:also |still )?have (?:(?:${ENGLISH_KIN_WORD}|${ENGLISH_PET})` +
    `(?:s|es)?|kids|children|twins|triplets|siblings|pets)$`,
  'iu',
)
/** 我吃肉, 我弹吉他, 我做瑜伽 */
const HABIT_CHINESE = new RegExp(
  '^我(?:也|还|平时|一直)*(?:抽烟|喝酒|踢球|健身|跑步|游泳|滑雪|冥想|摄影|画画|下棋|爬山|钓鱼|攀岩|潜水|' +
    '冲浪|跳舞|唱歌|打坐|(?:吃|喝|弹|养|戴|骑|打|开|做|练|拉|吹|织|种|踢|跳|唱|教|信)' +
    '(?![饭药亏惊醋力素完过了着得吧的呢啊你他她它我这那不到点出会始算听玩门车事好主梦客什怎题作成' +
    String.raw`来去上下起心任])(?!东西)\p{Script=Han}{1,3})$`,
  'u',
)

/** Whether a few words tell what the speaker does as a rule, without saying who. */
export const isHabit = (words: string): boolean => {
  const plain = words.replace(/[\s.!。！~～]+$/u, '')
  return (
    HABIT_ENGLISH.test(plain) ||
    HAVE_ENGLISH.test(plain) ||
    (HABIT_CHINESE.test(plain) && !/[了过着吗呢吧啊]$/u.test(plain))
  )
}

const PRONOUN = new RegExp(
  "^(?:(?:and|but|so|oh|well|also) )?(?:(?:he|she|they)(?:'(?:s|re|ve|ll|d))?|(?:his|her|" +
    String.raw`their) [\p{L}-]+(?:'s)?) (?!say\b|can do\b)(.+)$`,
  'iu',
)

/** "she moved out", "he died", 他辞职了: what happens once in a life, in a word or two. */
const LIFE_OF_THEM = new RegExp(
  "^(?:(?:and|but|so|oh|well|also|then) )?(?:he|she)(?:'s| has)? (?:just |finally |also |" +
    'recently |already )?(?:(?:moved|died|quit|retired|graduated|remarried|married|divorced|resigned|' +
    'relapsed|recovered|proposed|cheated|emigrated|enlisted|survived|left|passed|gave birth|' +
    '(?:got|been|was) (?:married|divorced|engaged|fired|promoted|hired|pregnant|arrested|evicted|accepted|' +
    'sick|ill|injured|laid)|broke up|is pregnant)(?: (?:out|in|away|back|home|off|me|us|with me))?|' +
    "(?:is|'s) (?:pregnant|dead|engaged|divorced|retired|ill))$|" +
    '^[他她](?:已经|刚刚?|终于|最近|后来|也)?(?:搬走|搬出去|辞职|离职|结婚|离婚|怀孕|毕业|搬家|升职|住院|出院|失业|退休|' +
    '入职|去世|过世|退学|转学|出国|生了|订婚|被裁|被开除)了?$',
  'iu',
)

/** Whether a few words tell what became of whom was spoken of: "she's divorced", 他搬走了. */
export const isLifeOfThem = (words: string): boolean =>
  words.length < 60 && LIFE_OF_THEM.test(words.replace(/[\s.!。！~～]+$/u, ''))

/** "she's called ines": of whom was spoken of. */
export function isOfThem(words: string): boolean {
  if (isLifeOfThem(words)) return true
  const said = PRONOUN.exec(words)?.[1]
  const least = said !== undefined && isIn('bareVerbs', said.split(' ', 1)[0]!) ? 3 : 4
  if (said === undefined || words.split(/\s+/u, 5).length < least) return false
  return !OPINION.test(said.replace(/^(?:is|are|was|were|looks?|sounds?|seems?) /iu, ''))
}

const DATED = new RegExp(
  String.raw`\b(?:january|february|march|april|june|july|august|september|october|november|` +
    String.raw`december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|\d{1,2}(?:st|` +
    String.raw`nd|rd|th|am|pm|:\d\d))\b`,
  'iu',
)

const WHEN = /\b(?:this (?:morning|afternoon|evening|week)|today|yesterday|last (?:night|week))\b/iu
/** What has a beginning or an end. */
const BEGINS = new RegExp(
  '^(?:and |so )?(?:starts?|starting|begins?|ends?|leaves?|leaving|fly|flying|moves?|' +
    'moving|opens?|arrives?|due) ',
  'iu',
)
const IT =
  /^(?:and |but |so |well |then )?it (?:just |finally |then )?(?!rained|snowed|poured|hailed)([\p{L}']+)/iu

/**
 * "its on june 3rd", "starts in September", "it failed its inspection this morning": when what was spoken of
 * is or was.
 */
export const isDated = (words: string): boolean =>
  ((/^it(?:'s| is| was|s) /iu.test(words) || BEGINS.test(words)) && DATED.test(words)) ||
  (isPast(IT.exec(words)?.[1] ?? '') && (WHEN.test(words) || DATED.test(words)))

const WHERE = new RegExp(
  String.raw`^the (?:[\p{L}'-]+ ){1,4}?(?:is|are) (?:in|on|at|under|behind|next to|inside|with|` +
    String.raw`upstairs|downstairs) (?!fact\b|general\b)`,
  'iu',
)
const COMES =
  /^the (?:[\p{L}'-]+ ){1,3}?(?:comes|arrives|starts?|meets?|begins?|ends|finish(?:es)?|opens|closes|leaves|runs|is|are|moves?|moved|got) /iu

/** "the key is in the top drawer", "the plumber comes tuesday": where or when a thing of everyday is. */
export const isOfTheThing = (words: string): boolean =>
  WHERE.test(words) || (COMES.test(words) && DATED.test(words))

export const SOON = new RegExp(
  '^(?:tonight|tomorrow|later|after work|this (?:morning|afternoon|evening|weekend)|' +
    '(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?),? (?!(?:is|was|will|sounds?|' +
    String.raw`works?|it|that|you|your|can|could|would|do|don't|again|then|maybe|please)\b|'s)\S+ \S`,
  'iu',
)

/** "tonight gym then early bed": a plan in a few words. */
export const isSoon = (words: string): boolean => SOON.test(words) && words.split(/\s+/u, 4).length >= 4

const HAN_OPINION = /^[他她它]们?(?:真|好|太|很|挺|可|超|最|特别|非常|实在|是个?好)/u
const HAN_THING = new RegExp(
  '^(?!天气|外面|今天|大家|有人|时间|你|您|这|那|什么|怎么|谁|都|还|也|真|好|' +
    String.raw`太)[\p{Script=Han}A-Za-z]{1,8}?(?:还没|` +
    String.raw`已经|终于|快要|刚刚?|定在|改到|推迟到|延期|坏了|没电|丢了|涨到|降到)[\p{Script=Han}A-Za-z\d]`,
  'u',
)
export const HAN_SOON = new RegExp(
  '^(?:今晚|明[天晚早]|后天|下(?:周|个?星期|个?月)[一二三四五六日天末]?|' +
    '(?:周|星期)[一二三四五六日天末]|(?:[一二三四五六七八九十]{1,2}|' +
    String.raw`\d{1,2})月(?:底|初|份|\d{1,2}[号日])?|月底|年底|明年|过几天|过两天|` +
    String.raw`下学期)[\p{Script=Han}]{0,4}?(?:要|会|去|来|` +
    '回|飞|搬|考|开始|入职|上班|开学|出发|出差|体检|面试|见|约|交|有)',
  'u',
)

/** 最近膝盖疼，医生说不能跑步: of whose body, nobody else is named. */
const HAN_BODY =
  /^(?:最近|这几天|这阵子|这两天|一直|老是|总是|又){0,2}(?:头|膝盖|腰|背|肩膀?|颈椎|脖子|脚踝?|手腕|胃|肚子|牙|眼睛|嗓子|喉咙|胸口|关节|腿|胳膊|血压|血糖)[^，,。]{0,4}(?:疼|痛|酸|胀|肿|麻|扭|不舒服|不好|发炎|高|低)了?[，,].{0,4}(?:医生|大夫)(?:说|让|叫|建议|叮嘱)(?!你)/u

/** Chinese ones of each kind: of somebody spoken of, of a thing of one's own, of what is soon, of one's body. */
export const isLooseChinese = (words: string): boolean =>
  (/^[他她它]/u.test(words) && !HAN_OPINION.test(words)) ||
  HAN_THING.test(words) ||
  HAN_SOON.test(words) ||
  HAN_BODY.test(words)
