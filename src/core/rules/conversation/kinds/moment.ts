import { isCommon, tokenize } from '../../../text/tokens.ts'
import { stopWords } from '../../../text/words/stop-words.ts'

/**
 * What holds only while one talks: moods and errands of the minute, words on the talk itself, what the other
 * is to write.
 */

/** What somebody is for years, though an adjective alone says it. */
const STAYS = new RegExp(
  '(?:vegan|vegetarian|diabetic|asthmatic|epileptic|pregnant|married|single|divorced|widowed|' +
    'engaged|retired|' +
    'unemployed|self-employed|freelance|sober|gay|bi|bisexual|lesbian|queer|trans|straight|asexual|' +
    'religious|' +
    'jewish|muslim|christian|catholic|buddhist|hindu|atheist|deaf|blind|mute|colou?r-?blind|short-?sighted|' +
    'left-?handed|right-?handed|ambidextrous|dyslexic|autistic|bilingual|trilingual|adopted|homeless|' +
    'disabled|paraly[sz]ed|celiac|coeliac|anaemic|anemic|bald|tall|short|twins?|dead|alive|free|' +
    'hired|fired|' +
    '[a-z]+(?:phobic|less|ese|ish|ian|can))',
  'iu',
)
const BARE_STATE = new RegExp(
  "^(?:(?:and|but|so|ok(?:ay)?|well|omg|god|ugh|oh),? )*i(?:'m| am| feel| felt| was| got)" +
    '(?: (?:so+|very|really|' +
    'pretty|quite|kinda|just|still|super|too|a bit|a little|absolutely|totally|not|all|already|also|' +
    `feeling|getting))* ([a-z]+)(?: (?:now|today|tonight|again|rn|too|right now|already|atm|here|` +
    `though|lol|then))*$`,
  'iu',
)
/** "I'm hungry", "i am so tired lol": a mood without a reason, until the next meal. */
function isMood(words: string): boolean {
  const state = BARE_STATE.exec(words.replace(/[\s.!~]+$/u, ''))?.[1]
  return state !== undefined && !STAYS.test(state) && !/^[A-Z]/u.test(state)
}

const CHINESE_MOOD = new RegExp(
  '^我(?:先|就|也|都|现在|已经|又|刚|真的?|好|太|有点|快|要|还|再|待会儿?|一会儿?|等会儿?|马上|好像|突然|不太?|没)*' +
    '(?:困|饿|累|渴|冷|热|烦|醒|忙|睡|睡着|睡醒|服|笑|哭|懂|明白|懵|晕|慌|走|撤|溜|回来|来|到家|到|起床|起来|下班|上班|吃饭|' +
    '洗澡|睡觉|出门|去(?:吃饭|忙|睡|洗澡|上班|开会|上课|买菜|做饭|干活|休息)|听不懂|听懂|看不懂|看懂|理解|放心|想想|试试看?|看看|' +
    '再说|再来|随便问问|问问|说说|开玩笑|准备好|知道|记住|无语|酸|慕)[了啦吧咯呢啊哈]*$|^(?:让|容)我(?:再)?(?:想|看|试|考虑|缓)' +
    '(?:想|看|试|一下|一想|一缓|缓)*$',
  'u',
)

const PRODUCT =
  '(?:poems?|haikus?|limericks?|songs?|stor(?:y|ies)|essays?|letters?|emails?|speech|slogans?|' +
  'jokes?|riddles?|puns?|' +
  'synonyms?|antonyms?|words?|sentences?|paragraphs?|titles?|names?|captions?|summar(?:y|ies)|' +
  'outlines?|lists?|' +
  'tables?|templates?|examples?|recipes?|ideas?|suggestions?|tips?|advice|recommendations?|explanations?|' +
  'translations?|definitions?|answers?|quot(?:e|ation)s?|quiz(?:zes)?|scripts?|code|formulas?|checklists?|' +
  'itinerary|itineraries|questions?|more|another|information|info|details|help|clarification|number|facts?)'
const ORDERS = new RegExp(
  "^(?:(?:and|but|so|ok(?:ay)?|well|now|hi|hello|please),? )*i(?:'d| would)?(?: just| also|" +
    ' actually| really)* ' +
    String.raw`(?:want|need|like|have(?= (?:an?|one|another|some|two) (?:\w+ )?questions?)|am looking for|` +
    "was looking for|'m looking for)(?: (?:an?|the|some|any|one|two|three|" +
    String.raw`four|five|ten|\d+|few|couple of|more|other|another|quick|short|small|simple|good|funny|` +
    'better|' +
    String.raw`\w+er))* ` +
    `${PRODUCT}\\b`,
  'iu',
)
const CHINESE_ORDERS = new RegExp(
  String.raw`^我(?:就|只|还|现在)?(?:想要|需要|要|想|有)(?:你)?(?:再)?(?:一|几|两|三|\d)?(?:份|首|篇|则|段|句|张|条|些|点|个|套)` +
    String.raw`?(?:\p{Script=Han}{0,8}的)?\p{Script=Han}{0,4}(?:诗|故事|模板|例子|标题|文案|方案|问题|疑问|建议|答案|解释|总结|` +
    '提纲|大纲|清单|' +
    '翻译|笑话|谜语|作文|文章|邮件|名字|食谱|攻略|资料|信息|帮助|同义词|代码|公式)$',
  'u',
)

/** Words of the talk itself, beside those that are in every text. */
const OF_TALK = new Set(
  `idea question point word answer believ mean meant sure confus back version option same later run
    sound joke guess matter ok okay fine bad wrong right true mind chang sens clear got gotta gonna
    thought said told knew saw made went came gave took let stop start wait moment minut second hour
    honest serious seriou realli actual probabl mayb first second third last next exact total definit
    agre listen hear heard read wrote written understood understand forgot forget rememb wonder suppos
    expect prefer like favourit better best earlier befor again owe one two left check look worri rest
    stuff anyth everyth someth noth ever mess wake woke awake sleep bed eat hungri tire bore busi readi
    stuck lost done finish alreadi`
    .trim()
    .split(/\s+/u),
)

/** "I'll try it and get back to you", "I never thought of it that way": nothing is named. */
function namesNothing(words: string): boolean {
  if (/\d|\p{Script=Han}/u.test(words)) return false
  const plain = words.replace(/'\w+\b/gu, '').toLowerCase()
  return tokenize(plain).every((term) => isCommon(term) || stopWords.has(term) || OF_TALK.has(term))
}

/** What is meant is something said or shown before: "the other file", "your idea", "the first version". */
const POINTS_BACK = new RegExp(
  '^(?:(?:no|yes|ok|but|and|so|well|sorry|actually),? )*i (?:meant|mean|asked (?:you )?(?:for|' +
    'about)|said|prefer(?:red)?|' +
    'like(?:d)?|love(?:d)?|hate(?:d)?|was (?:just )?about to|want(?:ed)?|choose|chose|pick(?:ed)?)' +
    ' (?:the (?:other|first|second|third|' +
    'last|next|previous|former|latter|same|new|old|one|ones|version|option|answer|file|idea|way)|' +
    'your|that|this|' +
    String.raw`these|those|it|\p{L}+'s (?:list|answer|version)|(?:to )?(?:ask|say)|\d+|two|three|four|` +
    String.raw`five)\b|` +
    String.raw`^(?:my|the) (?:point|question|guess|bad|mistake|answer|request|problem) (?:is|was)\b|` +
    String.raw`\b(?:get|got|come|came) back to you\b|^(?:i'm|i am) not sure (?:what|how|if|why|that|` +
    String.raw`about)\b|` +
    "^i (?:don't|didn't|do not|did not|never) (?:mean|get|understand|follow|think|know) (?:that|it|" +
    String.raw`you|what|why|how|this)\b`,
  'iu',
)
const CHINESE_POINTS_BACK = new RegExp(
  '^(?:不是?|对|好|嗯)?[，,]?(?:我)?(?:说|指|要|问)的(?:是|不是)|^(?:你|您)(?:说|写|给|发|推荐|提)的.{0,10}我|^我(?:就|只)' +
    String.raw`?是?(?:随便|顺便|顺口)(?:问|说|提)|^我(?:喜欢|要|选|觉得)(?:第[一二三四五\d]个|上一?个|前一?个|后一?个|这个|那个|你的)`,
  'u',
)

/** Whether nothing but the moment of talking is in it. */
export const isOfTheMoment = (words: string): boolean =>
  isMood(words) ||
  CHINESE_MOOD.test(words) ||
  ORDERS.test(words) ||
  CHINESE_ORDERS.test(words) ||
  POINTS_BACK.test(words) ||
  CHINESE_POINTS_BACK.test(words) ||
  namesNothing(words)
