/**
 * What is said and not meant, or meant of no world of ours: suppositions, ironies, texts to work on, fiction.
 */

const LEAD = '^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|literally|maybe|haha|also),? )*'
const SUPPOSED = new RegExp(
  `${LEAD}if (?!(?:it|that|this) helps|(?:i|you) remember)\\b|` +
    `${LEAD}(?:i|we) (?:could|should|would|might|must)(?:n't)?(?: (?:really|totally|easily|never|` +
    `always|just))* have \\w+|` +
    `${LEAD}(?:maybe|perhaps) (?:i|we) (?:should|could|can|will|might)\\b|^(?:maybe|perhaps) (?:i|we)` +
    `(?:'ll)? |` +
    String.raw`\b(?:so|such an? \w+|\w+ enough that) [a-z]+(?: that)? (?:i|we) (?:could|would|can|might)\b|` +
    String.raw`\bin an ideal world\b|\bin another life\b|` +
    '^(?:如果|要是|假如|假使|倘若|万一|若是)|我(?:要是|如果|假如)|^等(?:我|咱)们?(?:中了|有钱|发财|发了|暴富|当上皇帝|成仙)|' +
    '(?:好|超|多|真)想(?![家去学养买吃喝换辞搬你他她我]|回(?!到))(?!要)',
  'iu',
)

/** Praise above all measure, or of what is no good. */
const TONGUE_IN_CHEEK = new RegExp(
  String.raw`\bbecause (?:clearly|obviously|apparently|of course|naturally|surely)\b|^(?:yes|yeah|` +
    'sure|right)' +
    String.raw`,? because\b|` +
    String.raw`\bi(?:'m| am) (?:basically|practically|officially|clearly|obviously|apparently) (?:an? |` +
    'the )' +
    String.raw`?(?:\w+ )*` +
    '(?:professional|certified|chef|genius|doctor|lawyer|expert|scientist|olympian|celebrity|athlete|' +
    String.raw`millionaire|god|goddess|saint|wizard|master|pro)\b|` +
    String.raw`\b(?:best|greatest|happiest) day (?:of my life|ever)\b|\b(?:thrilled|delighted|proud|` +
    'pleased|' +
    'happy) to ' +
    String.raw`(?:announce|report|inform)\b.*\b(?:again|killed|broke|broken|lost|failed|burn(?:ed|t)|` +
    'ruined|' +
    String.raw`missed|forgot)\b|` +
    String.raw`^(?:what an? |such an? )(?:treat|joy|delight|pleasure|surprise|blessing|privilege)\b|` +
    String.raw`\bnothing says \w+|` +
    String.raw`\b(?:is|are) an? (?:real |true |absolute |total )?(?:saint|angel|genius|gem|delight|` +
    'ray of sunshine)[,.]? ' +
    String.raw`(?:truly|really|honestly|clearly)\b|^(?:sure|yeah|oh),? (?:and )?i(?:'d| would)` +
    ' (?:be (?:delighted|happy|' +
    String.raw`thrilled)) to\b|` +
    String.raw`\bi (?:just |simply |really |absolutely )+(?:adore|love) (?:it when|when|being|waiting|how|` +
    'getting|having|' +
    String.raw`sitting|paying|cleaning|waking|spending|standing|listening to)\b|\blove that for me\b|` +
    String.raw`[,.] not\.?$|\btotally have time\b|` +
    '^(?:太好了|太棒了|真棒|好极了|谢谢|感谢|多谢|恭喜)\\p{Script=Han}{0,6}[，,！!].{0,20}(?:又|还能|还要|再次|继续|加班|没了|坏|错)|' +
    '我(?:可)?真(?:是|的是)?(?:个|太)?(?:天才|大聪明|人才|小天才|幸福|幸运|聪明|厉害|会).{0,12}(?:[，,].*(?:糊|坏|丢|忘|错|砸|翻|掉|又)|$)|' +
    '(?:又|还).{0,12}[，,]我?(?:真是|可真|真的)太(?:幸福|开心|棒|幸运|好|爱)了',
  'iu',
)

/** Somebody in a book, a song, a sign: their words. */
const FICTION =
  '(?:song|lyrics?|novel|poem|movie|film|series|episode|character|hero(?:ine)?|protagonist|' +
  'narrator|villain|horoscope|' +
  'fortune cookie|headline|slogan|sign|billboard|ad|advert|commercial|proverb|meme|quote|tagline|' +
  'caption|plaque|' +
  'first line|opening line|last line|favou?rite line|chorus|verse|scene)'
const TOLD_BY_FICTION = new RegExp(
  String.raw`\b${FICTION}(?: (?:of|in|from) (?:\S+ ){1,4})?(?: \w+){0,3}?(?: (?:says?|said|goes|went|` +
    'reads?|' +
    'is|was|are|were like|' +
    String.raw`claims?|tells|told)\b|:)|\b(?:first|opening|last|famous|favou?rite) (?:line|words|sentence|` +
    String.raw`verse) (?:of|from|in)\b|` +
    '(?:歌词|歌里|台词|剧里|片里|书里|诗里|男主|女主|主角|反派|星座|运势|塔罗|算命|标语|广告|段子|新闻|网友|网上|专家|热搜|公众号|抖音|' +
    '微博|朋友圈|帖子)(?:里|上|中)?(?:的|都|总)?(?:\\p{Script=Han}{0,3})?(?:说|唱|写|讲|显示|建议|称|爆料|喊|有人)',
  'iu',
)
/** He goes "…": whose words they are, and nothing of anybody's life. */
const SAYS_QUOTED = new RegExp(
  '^(?:(?:and|but|so|then) )*(?:he|she|they|the [a-z]+|my [a-z]+|[A-Z][a-z]+) (?:goes|says|said|' +
    'was like|is like|replied|shouted|yelled|asked|went)[,:]? ["“]|^[^，。“”「」]{1,8}(?:说|喊|问|回|叫)' +
    '[，,：:]?[“「"]',
  'u',
)

/** Behind it stands a text that is to be worked on, and nobody's statement. */
const TASK =
  '(?:please |can you |could you |now |and |pls )*(?:translate|correct|proofread|rewrite|rephrase|' +
  'paraphrase|' +
  'summari[sz]e|edit|fix|polish|check|improve|shorten|simplify|read|repeat|analy[sz]e|spell|' +
  'pronounce|say|classify|' +
  'format|convert|continue|complete|explain|parse|conjugate)'
const MATERIAL = new RegExp(
  `^(?:hi|hello|hey|ok(?:ay)?|so)?[,!. ]*${TASK}\\b(?=[^:]{0,80}:)(?!.*\\b(?:i am|i'm|i have) .*:)|` +
    '^(?:请|帮我|帮忙|麻烦|能不能|可以)*(?:你)?(?:把)?(?:翻译|改写|润色|纠正|修改|总结|概括|朗读|扩写|缩写|续写|改一?下|校对|造句|' +
    '翻成|译成|检查)[^：:]{0,24}[：:]|(?:lyrics|stuck in my head|quote of the day)[^:]{0,20}:',
  'iu',
)
/** A turn's sentence behind which all is a text to work on. */
export const opensMaterial = (sentence: string): boolean => MATERIAL.test(sentence)

const PLAYS = new RegExp(
  String.raw`^(?:please )?(?:act|behave|respond|answer|speak|talk) (?:as|like) (?:an?|the|my|if)\b|` +
    String.raw`^you(?:'re| are) (?:an?|the|my) [a-z ]{2,30}(?:,| and) (?:and )?(?:i'm|i am|i'll be)\b|` +
    String.raw`\b(?:game|story|scene|scenario|world|universe) (?:where|in which)\b|` +
    '(?:玩|来)(?:个|一个)?游戏|你是.{1,8}[，,]我是|我是.{1,8}[，,]你是',
  'iu',
)

/** Whether a sentence supposes, plays, quotes a work or means the opposite. */
export const isMadeUp = (sentence: string): boolean =>
  SUPPOSED.test(sentence) ||
  TONGUE_IN_CHEEK.test(sentence) ||
  TOLD_BY_FICTION.test(sentence) ||
  SAYS_QUOTED.test(sentence) ||
  PLAYS.test(sentence) ||
  MATERIAL.test(sentence)
