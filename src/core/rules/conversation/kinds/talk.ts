import { CHINESE_KIN_WORD } from '../people/kin.ts'

/**
 * What is said without anything being told: greetings, agreement, praise, opinions on the other, play and
 * irony.
 */

const SMALL_TALK = new RegExp(
  `^(?:${[
    '(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|night)|morning|evening|howdy|yo|' +
      'greetings)(?: (?:again|there|everyone|all))?',
    '(?:thanks?|thank you|thx|ty|cheers|much appreciated|appreciate it)(?: (?:a lot|so much|' +
      'very much|again|you|for (?:the|your) help))?',
    '(?:bye|goodbye|see you|see ya|good night|take care|talk (?:to you )?(?:soon|later)|' +
      'later)(?: (?:soon|later|tomorrow|then))?',
    '(?:ok(?:ay)?|k|yes|yeah|yep|yup|no|nope|sure|right|true|exactly|great|cool|nice|perfect|wow|' +
      'lol|ha(?:ha)*|hmm+|uh+|oh|lovely|awesome|wonderful|fine|good|got it|i see|makes sense|' +
      "sounds good|of course|no problem|you['’]re welcome|i (?:agree|understand)|" +
      "that['’]s (?:great|nice|good|true|right|it)|long day|how are you|what['’]s up|not much|" +
      'me too|already did)',
    '(?:你好|您好|嗨|哈喽|大家好|早|早上好|上午好|中午好|下午好|晚上好|晚安|早安|周末好|节日快乐|' +
      '新年好|又见面了)(?:呀|啊|哦|哈)?',
    '(?:谢谢|多谢|谢啦|谢了|感谢|辛苦了|麻烦你了)(?:你|您|啦|了|哈|哦)*',
    '(?:再见|拜拜|回头见|回头聊|明天见|先这样|下次聊|就这样|改天聊)(?:吧|啦|了|哈)?',
    '(?:好的?|行|可以|没问题|嗯+|哦+|啊+|对|是的?|是啊|没错|知道了|明白了?|懂了|收到|哈+|呵+|嘻+|' +
      '真的|太好了|不错|厉害|原来如此|这样啊|有道理|没事|不客气|还行|还好)(?:吧|啊|呀|哦|啦|了|的)?',
  ].join('|')})(?:[\\s,，.。!！~～、…]+|$)`,
  'iu',
)

/** Nothing but greetings, thanks, agreement and laughter. */
export function isSmallTalk(sentence: string): boolean {
  let rest = sentence.trim()
  while (rest !== '') {
    const found = SMALL_TALK.exec(rest)
    if (!found || found[0] === '') break
    rest = rest.slice(found[0].length).trim()
  }
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** Supposed, wished, joked, played, dreamt, or said by somebody else of the speaker: words about nothing. */
const UNREAL = new RegExp(
  [
    "\\bif (?:i|we) (?:were|was|had|could|ever|won|lived|became)\\b|\\bi(?:['’]d| would) .{0,60}\\bif\\b",
    '\\b(?:i|we) wish (?:i|we|it|that|he|she|they|my|there)\\b|\\bif only\\b|\\bin (?:another|' +
      'my next) life\\b',
    "\\b(?:imagine|pretend(?:ing)?|suppose (?:that |i|we)|hypothetical(?:ly)?|what if|let['’]?s say)\\b|" +
      "^(?:just )?(?:say|assume) (?:that )?(?:i|we|my|you)(?:['’]|\\b)",
    // not "I would go there every summer"
    "^(?:honestly,? |literally |tbh,? )?i(?:(?:'d| would) (?:sell|give|kill|die|literally|pay|trade)|" +
      " would(?:n't)? (?!(?:(?:really|also|still|always|often|sometimes|usually) )*(?:like|love|rather|" +
      'prefer|' +
      'say|go|visit|sit|play|spend|help|walk|watch|mind|need|appreciate|be (?:grateful|happy|able)|have to)' +
      '\\b))',
    '^(?:had|were|should) (?:i|we) |^(?:\\w+,? )?as if\\b',
    '\\b(?:just |only )?(?:kidding|joking)\\b|\\bjk\\b|\\bmonty python\\b|(?:^|\\s)/s\\b',
    '\\b(?:role-?play|in character|my character|as (?:a|the) (?:knight|wizard|pirate|king|queen|' +
      'captain of))\\b',
    '\\bin the (?:story|novel|game|movie|film|play|dream)\\b|\\bi dream(?:t|ed) (?:that|of|about)\\b',
    '如果我|要是我|假如|假设|倘若|假装|想象一下|想象自己|开玩笑|逗你|骗你的|说着玩|扮演|角色扮演|' +
      '剧本里|小说里|故事里|游戏里|电影里',
    '梦见|梦到|做梦|[真多好]希望|真想(?![家去学养买吃喝换辞搬你]|回(?!到))|要是.{1,12}就好了|下辈子',
    '(?:他|她|他们|她们|别人|有人|大家|老板|同事|朋友|妈妈?|爸爸?|[\\p{Script=Han}]{2,3})(?<!医生|' +
      '大夫|牙医|护士|检查)' +
      `(?:总|老|都|还)?(?:说|觉得|认为|以为)我(?!们?家?的?${CHINESE_KIN_WORD})`,
    '(?:要是|如果|假如|倘若).{0,24}(?:就|也)(?:会|能|可以|去|好|不)',
    '(?:他|她|妈妈?|爸爸?|老板|同事|朋友)(?:总|老|都|还)?说[:：]',
  ].join('|'),
  'iu',
)

/**
 * "My boss said I am lazy", "Tom thinks I'm rich": somebody else's words of the speaker. A doctor's are
 * findings, and what one is told to do ("coach says I start on Saturday") is news.
 */
const SAID_OF_ME = new RegExp(
  String.raw`\b(?:[Pp]eople|[Ee]veryone|[Ss]omebody|[Ss]omeone|[Hh]e|[Ss]he|[Tt]hey|` +
    String.raw`[Mm]y (?!doctor|dentist|allergist|nurse|vet\b)\w+|(?!Doctor)[A-Z][a-z]+) (?:always |` +
    'still )?(?:say|says|said|think|thinks|thought|claims?|claimed|told me|' +
    "believes?)(?: that)? (?:I|i)(?!(?:['’]ll)? (?:have|had|need|must|should|can|could|may|might|" +
    'will|start|' +
    String.raw`begin|got|get|passed|failed|ought)\b)\b`,
  'u',
)

/** Praise for what is anything but good. */
const IRONY = new RegExp(
  String.raw`\b(?:yeah|oh|sure|right)[,.]? (?:right|sure)\b[,.! ]*.{0,6}(?:because|like\b|as if|` +
    'i (?:totally|' +
    String.raw`absolutely|just love))|\boh sure[,.!]|\b(?:sure|right|yeah),? let me just\b|` +
    String.raw`\bjust what i (?:needed|wanted)\b|\bi just love (?:it when|when|being|` +
    String.raw`waiting|how|getting|having|sitting)\b|\b(?:totally|obviously|clearly) (?:a |` +
    String.raw`the )?(?:millionaire|genius|billionaire|king|queen)\b|\bbecause (?:that|` +
    String.raw`who) .{0,30}\b(?:always|so) (?:works|well|fun)\b|\b(?:living the dream)\b|呵呵|才怪|` +
    '我可真是(?:谢谢|太)|可真(?:棒|行|好)啊|真是谢(?:谢|了)|爱死.{0,12}(?:了呢|加班|堵车|排队)|' +
    '可太(?:爱|喜欢).{0,12}(?:加班|' +
    '堵车|排队|开会)',
  'iu',
)

/**
 * What one says to good news, and to bad ones: whatever comes behind it has happened, but no liking is meant.
 */
const REACTION =
  /\boh (?:great|joy|wonderful|fantastic|perfect|lovely|good|brilliant|awesome|nice|super|marvell?ous)[,.!]/iu
export const isReaction = (sentence: string): boolean => REACTION.test(sentence)

const DELIGHTED =
  /\bi(?:'m| am| feel) (?:so |really |just |very )*(?:happy|lucky|special|excited|thrilled|blessed|glad|delighted)\b/iu
export const isDelighted = (words: string): boolean => DELIGHTED.test(words)

export const isIrony = (sentence: string): boolean => IRONY.test(sentence) || isReaction(sentence)

/** The speaker's words about nothing: kept by nobody as a fact. */
export const isUnreal = (sentence: string): boolean =>
  UNREAL.test(sentence) || SAID_OF_ME.test(sentence) || IRONY.test(sentence)

/** A turn that begins a play: what follows is said in a part until somebody ends it. */
export const beginsPlay = (text: string): boolean =>
  new RegExp(
    String.raw`\b(?:let['’]?s|can we|shall we|wanna|want to|i want to) (?:role-?play|play pretend|` +
      String.raw`pretend)\b|\brole-?play(?:ing)?\b[^.!?]{0,40}\b(?:you(?:['’]re| are)|i(?:['’]m| am|` +
      String.raw`['’]ll be))\b|\bpretend (?:that )?(?:you|i|we)(?:['’]re| are|['’]m| am)\b|\b(?:you|` +
      String.raw`i)(?:['’]ll| will) (?:be|play) (?:the|a|an) (?:\w+ )?(?:innkeeper|knight|king|queen|` +
      String.raw`wizard|pirate|captain|detective|villain|merchant|dragon|princess|vampire)\b|(?:玩|来|` +
      '开始)(?:个|一个|一下|一段)?角色扮演|(?:我们|咱们|咱|来)?(?:假装|扮演)[^。！？]{0,12}(?:你|我)|' +
      '你(?:来)?(?:扮演|演|' +
      '当)[^。！？]{1,12}我(?:来)?(?:扮演|演|当)',
    'iu',
  ).test(text)
export const endsPlay = (text: string): boolean =>
  new RegExp(
    String.raw`\b(?:end (?:of )?(?:the )?(?:role-?play|scene|game)|stop (?:the )?(?:role-?play|` +
      'pretending)|out of character|back to (?:reality|real life|normal)|ooc|game over|' +
      String.raw`the end|enough (?:role-?play|pretending))\b|` +
      '(?:结束|停止|不)(?:角色)?(?:扮演|演)了?|回到现实|说正经的|出戏|' +
      '到此为止|不玩了|说真的',
    'iu',
  ).test(text)

/** An opinion on the other, encouragement, thanks: it tells nothing of the speaker's life. */
const IDLE = new RegExp(
  [
    '^i (?:do |really |just |also |sincerely )*(?:hope|trust|think|reckon|presume|gather(?= (?:that|' +
      'you|it|this|he|she|they|the)\\b)|' +
      'dare ?say|guess|believe|wonder|suppose|see|know|' +
      'mean|understand|agree|doubt|bet|appreciate|' +
      'admire|love (?:that|it|this|your|how|the way)|' +
      "can(?:['’]t| not|not)? (?:wait|imagine|relate|see|tell|believe)|totally|completely|" +
      "really (?:hope|appreciate))\\b(?!.*\\b(?:my|i(?:['’]m)? (?:have|was|will|am|need|want|got|broke|" +
      'lost|should))\\b)',
    "^(?:and |but |so |well,? )?i(?:['’]m| am)? (?:so |very |really )*sorry (?:to|about|for|that)\\b|" +
      '^i (?:always )?knew (?:it\\b|you\\b|that you)',
    "^(?:and |but |so |well,? )?i(?:['’]m| am)? (?:so |really |very |super |always |just |also |" +
      'here )*(?:happy|glad|proud|sorry|thrilled|excited|grateful|' +
      'thankful|rooting|here|confident|sure|impressed|with|behind|lucky)\\b.*\\b(?:you|your|u|ya)\\b',
    '^(?:thanks?|thank you|congrat\\w*|good luck|best of luck|well done|nice (?:one|work|job)|' +
      'good (?:job|work|call|for you|idea|point)|' +
      'way to go|keep (?:it )?up|hang in there|take care|have (?:a|fun)|enjoy|sounds?|looks?|glad|' +
      'happy to|great (?:to|job|work|idea|minds)|so (?:cool|sweet|proud|happy|glad|true|cute|nice)|' +
      "wow|aw+|yay|cool|can['’]?t wait|no worries|my pleasure|anytime|same here|what an?\\b|" +
      'how (?:cool|nice|sweet|lovely|fun)|let me know|long time no|sorry to|love (?:that|it|this|you|' +
      "your))\\b(?!.*\\b(?:i|my|i['’]m)\\b.*\\b(?:went|bought|have|had|got|started|moved|live|work|was|" +
      'am)\\b)',
    '^(?:just )?let me (?!go\\b)|^never (?:heard of|mind)\\b|\\b(?:gonna|going to) (?:die|explode|scream|' +
      'lose (?:it|my mind))\\b',
    "^(?:we|you|it|they|things) (?:got this|can do|will get|['’]ll (?:get|make|be)|should|could|must|" +
      "might)\\b|^(?:we['’]ve|you['’]ve) got this",
    "^(?:don['’]?t|never) (?:worry|give up|forget|be|let|stop|stress)\\b|^(?:stay|be|keep|remember|" +
      'follow|believe) \\w+',
    '^(?:谢谢|多谢|感谢)(?:你|您|大家)(?!.*[，,].*我)|^[\\p{Script=Han}]{1,2}死我了$|' +
      '^(?:[真快都要]|我)*(?:笑|累|饿|困|烦|气|热|冷|急|渴|吓|想|疼|痛|晒|闷|忙|无聊|羡慕|难受|开心|尴尬|郁闷)死了$',
    '^(?:我)?想(?:[跟和]你)?(?:问|知道|请教|聊|咨询|了解|听听)|' +
      '^我(?:猜|明白|知道|同意|理解|懂|支持|相信你|希望你|也是|也这么|也觉得|就说|没事|还好|挺好|很好)',
    '^我(?:觉得|认为|感觉)(?:你|这|那|它|他|她|还行|可以|不错|挺|也|应该|说得)',
    "^(?:(?:me|i|we|my \\w+|[a-z]+) and )*(?:me|i|we|[a-z]+) can['’]?t wait$",
    '^.{0,12}等不及了?$',
    '^(?:太(?:好|棒|可爱|厉害|酷|美|牛|强|惨)了|真(?:好|棒|厉害|羡慕|不错|的吗)|恭喜|祝你|加油|羡慕|' +
      '辛苦|别(?:太|难过|担心|着急)|没关系|抱抱|心疼|期待)',
  ].join('|'),
  'iu',
)
export const isIdle = (core: string): boolean => IDLE.test(core)

/** Weather and the like: nobody's own. */
const IMPERSONAL =
  /天气|下雨|下雪|刮风|外面|好热|好冷|\bweather\b|\brain(?:s|ing|y)?\b|\bsnow(?:s|ing|y)?\b/iu
export const isImpersonal = (core: string): boolean => IMPERSONAL.test(core)
