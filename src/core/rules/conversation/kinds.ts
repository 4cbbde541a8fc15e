import { isQuestion } from '../../text/names.ts'
import { isChinese, unquoted } from './sentences.ts'

/** What a sentence of the user is. The first eight are worth keeping. */
export type Kind =
  | 'rule'
  | 'constraint'
  | 'preference'
  | 'task_done'
  | 'task_open'
  | 'decision'
  | 'profile'
  | 'episode'
  | 'small_talk'
  | 'question'
  | 'unreal'
  | 'request'
  | 'other'

const SMALL_TALK = new RegExp(
  `^(?:${[
    '(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|night)|morning|evening|howdy|yo|greetings)(?: (?:again|there|everyone|all))?',
    '(?:thanks?|thank you|thx|ty|cheers|much appreciated|appreciate it)(?: (?:a lot|so much|very much|again|you|for (?:the|your) help))?',
    '(?:bye|goodbye|see you|see ya|good night|take care|talk (?:to you )?(?:soon|later)|later)(?: (?:soon|later|tomorrow|then))?',
    "(?:ok(?:ay)?|k|yes|yeah|yep|yup|no|nope|sure|right|true|exactly|great|cool|nice|perfect|wow|lol|ha(?:ha)*|hmm+|uh+|oh|lovely|awesome|wonderful|fine|good|got it|i see|makes sense|sounds good|of course|no problem|you['’]re welcome|i (?:agree|understand)|that['’]s (?:great|nice|good|true|right|it)|long day|how are you|what['’]s up|not much|me too|already did)",
    '(?:你好|您好|嗨|哈喽|大家好|早|早上好|上午好|中午好|下午好|晚上好|晚安|早安|周末好|节日快乐|新年好|又见面了)(?:呀|啊|哦|哈)?',
    '(?:谢谢|多谢|谢啦|谢了|感谢|辛苦了|麻烦你了)(?:你|您|啦|了|哈|哦)*',
    '(?:再见|拜拜|回头见|回头聊|明天见|先这样|下次聊|就这样|改天聊)(?:吧|啦|了|哈)?',
    '(?:好的?|行|可以|没问题|嗯+|哦+|啊+|对|是的?|是啊|没错|知道了|明白了?|懂了|收到|哈+|呵+|嘻+|真的|太好了|不错|厉害|原来如此|这样啊|有道理|没事|不客气|还行|还好)(?:吧|啊|呀|哦|啦|了|的)?',
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

/** Supposed, joked, played, dreamt, or said by somebody else of the speaker. */
const UNREAL = new RegExp(
  [
    "\\bif (?:i|we) (?:were|was|had|could|ever|won|lived|became)\\b|\\bi(?:['’]d| would) .{0,60}\\bif\\b|\\bi wish i (?:were|was|had|could)\\b",
    "\\b(?:imagine|pretend(?:ing)?|suppose|hypothetical(?:ly)?|what if|let['’]?s say)\\b|\\b(?:just |only )?(?:kidding|joking)\\b|\\bjk\\b|\\blol\\b|\\blmao\\b",
    '\\b(?:role-?play|in character|my character|in the (?:story|novel|game|movie|film|play|dream)|i dream(?:t|ed) (?:that|of|about))\\b',
    "\\b(?:he|she|they|people|everyone|somebody|someone|my \\w+|[A-Z][a-z]+) (?:say|says|said|think|thinks|thought|claims?|claimed|told me|believes?)(?: that)? (?:i|i['’]m|i am|we)\\b",
    '如果我|要是我|假如|假设|倘若|假装|想象一下|想象自己|开玩笑|逗你|骗你的|说着玩|扮演|角色扮演|剧本里|小说里|故事里|游戏里|电影里|梦见|梦到|做梦',
    '(?:他|她|他们|她们|别人|有人|大家|老板|同事|朋友|妈妈?|爸爸?|[\\p{Script=Han}]{2,3})(?:总|老|都|还)?(?:说|觉得|认为|以为)我',
  ].join('|'),
  'iu',
)

const FIRST_PERSON = /\b(?:i|i['’](?:m|ve|ll|d)|me|my|mine|myself|we|our|us)\b|我|咱/iu

const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  [
    'rule',
    /\b(?:from now on|always (?:call|address|answer|reply|use|write|speak|give)|never (?:call|use|mention|ask|send|suggest|write|tell)|please (?:always|never|don['’]?t|do not)|(?:do not|don['’]?t) (?:call me|mention|ask me|send me|suggest|bring up|remind me of)|call me|address me|(?:reply|answer|speak|write)(?: to me)? in (?:english|chinese|french|german|spanish|japanese)|keep (?:your )?(?:answers|replies) (?:short|brief))\b|^(?:请)?(?:以后|今后|从现在起|从今以后|从今天起)|^(?:请|记得)?(?:不要|别|不准|不许|禁止|千万别)(?!忘)|^请?(?:叫我|称呼我)|(?:用|以)(?:中文|英文|英语|简短|简洁).{0,6}(?:回答|回复|说|写)|^请(?:始终|一直|务必|总是)/iu,
  ],
  [
    'constraint',
    /\b(?:allerg(?:y|ic)|intoleran(?:t|ce)|vegetarian|vegan|diabetic|diabetes|asthma|celiac|pregnant|kosher|halal|can(?:not|['’]?t) (?:eat|drink|have)|doctor told me|on medication)\b|过敏|不能(?:吃|喝)|忌口|忌|吃素|素食|糖尿病|高血压|哮喘|怀孕|医生(?:让|叫|说|要)我/iu,
  ],
  [
    'task_done',
    /\b(?:i(?:['’]ve| have)? (?:already |just |finally )?(?:finished|completed|submitted|handed in|handed it|delivered|sent (?:off|out)|wrapped up|turned in|booked|fixed)|(?:is|are|was|were) (?:now |all |finally )?(?:done|finished|completed|delivered|submitted))\b|(?:已经|刚刚?|终于|都)?(?:完成了|做完了?|写完了?|搞定了?|提交了|交了|交给了|办好了|弄好了|订好了)/iu,
  ],
  [
    'decision',
    /\b(?:(?:i|we)(?:['’]ve| have)? (?:decided|agreed|settled on|chosen|chose|made up my mind)|let['’]?s go with|(?:i|we)(?:['’]ll| will) go with|my decision|final decision|that['’]s confirmed|i confirm)\b|决定|就这么定|定了|就选|敲定|确认用|拍板/iu,
  ],
  [
    'preference',
    /\b(?:i|we)(?:['’]m| am)?(?: \w+){0,2} (?:like|love|enjoy|prefer|adore|hate|dislike|loathe|detest|favou?r)\b|\bi (?:do not|don['’]?t|didn['’]?t|never)(?: \w+)? (?:like|love|enjoy|eat|drink|want|care for)\b|\bi can(?:not|['’]?t) stand\b|\bmy (?:\w+ )?favou?rite\b|\bi(?:['’]m| am) (?:a (?:big |huge )?fan of|into|fond of|keen on|crazy about|obsessed with|not a fan of|tired of)\b|\bi(?:['’]d| would) rather\b|\bi(?:['’]ve| have) (?:quit|given up|stopped)\b|\bi (?:quit|gave up|stopped)\b|喜欢|热爱|偏爱|偏好|最爱|爱(?:吃|喝|看|听|玩|去|用|读)|讨厌|厌恶|受不了|不爱|不吃|不喝|戒了|戒掉|更愿意|宁愿|不再|迷上/iu,
  ],
  [
    'task_open',
    /\b(?:remind me|don['’]?t let me forget|i(?:['’]ve| have)? (?:got )?(?:need|have|got|ought|want|plan|intend|hope|promised?|agreed) to\b(?! (?:say|admit|be honest))|i(?:['’]m| am) (?:going to|planning to|about to|trying to|supposed to|hoping to|preparing)|i(?:['’]ll| will)\b|i must|my goal is|deadline|due (?:on|by|in|next|this|tomorrow)|i(?:['’]ve| have)? (?:just )?signed up for|by (?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the end of)|(?:book|schedule|order|reserve|cancel|buy) (?:me |a |an |the |us )|(?:is|are) coming (?:to|next|on|in))\b|提醒我|我(?:要|得|需要|必须|想要?|打算|计划|准备|答应|会|该)|要(?:去|来|交|做|写|买|给|把|参加|完成)|打算|计划|截止|之前(?:我)?(?:要|得|交)|报名(?:了|参加)|目标是|待办|帮我(?:订|预订|预约|安排|买|取消)/iu,
  ],
  [
    'profile',
    /\b(?:my name is|i(?:['’]m| am) (?:called|from|based in|an? |the |\d+|married|single|divorced|retired|engaged|born|originally|left-handed)|i (?:live|work|study|come from|grew up|was born|moved|relocated|speak|own|have (?:a|an|two|three|four|one|no|\d+)|teach|run a|majored)|my (?:\w+ )?(?:name|birthday|job|wife|husband|partner|mother|mom|mum|father|dad|sister|brother|son|daughter|kids?|children|family|parents|grand\w+|girlfriend|boyfriend|fianc[eé]e?|best friend|friend|boss|colleague|roommate|teacher|cat|dog|pet|hometown|company|school|house|apartment|phone|email|address|age|height|blood type|major|team)|i(?:['’]ve| have) been (?:a|an|living|working|married))\b|我(?:的)?(?:名字|叫|姓|是|今年|来自|住|出生|生日|老家|家乡|职业|工作|公司|学校|专业|家|妈|爸|父|母|老公|老婆|丈夫|妻子|哥|姐|弟|妹|儿子|女儿|孩子|爷爷|奶奶|外公|外婆|姥姥|姥爷|男朋友|女朋友|朋友|闺蜜|室友|老板|同事|老师|导师|猫|狗|有|养|身高|体重|血型|手机|邮箱|电话|地址|电脑|车|房)|住在|搬(?:到|去|来)|搬家了|在.{1,16}(?:工作|上班|读书|上学|就职|当)|毕业于|来自|是.{0,6}(?:同学|同事|朋友|邻居|闺蜜)|\d+岁|[一二三四五六七八九十]+岁|(?:小学|中学|高中|大学|研究生)(?:毕业|在读)/iu,
  ],
  [
    'episode',
    /\b(?:i|we)(?:['’]ve| have)?(?: \w+)? (?:went|saw|met|had|did|got|took|ran|run|felt|made|bought|visited|watched|read|ate|drank|cooked|wrote|learned|learnt|played|spent|talked|called|came|left|started|lost|found|won|broke|slept|tried|told|heard|helped|walked|swam|drove|flew|hiked|baked|painted|planted|attended|joined|finished|usually|often|always|still|sometimes|never|rarely)\b|\b(?:i|we) \w+(?:ed)\b|\bi feel\b|\bi(?:['’]m| am) (?:\w+ )?(?:happy|sad|tired|excited|worried|proud|angry|nervous|frustrated|glad|afraid|anxious|stressed|lonely|upset|bored|sick|scared)\b|我.{0,24}(?:了|过|着|完)|我.{0,8}(?:觉得|感到|感觉|心情|习惯|经常|总是|总要|常常|每天|每周|一直|从不|很少|还是|坚持)|(?:今天|昨天|昨晚|前天|上周|刚|这周|早上|晚上|周末).{1,40}(?:了|过|完|回来)/iu,
  ],
]

const REQUEST =
  /^(?:please |can you |could you |would you |will you |help me |let['’]?s )|^(?:tell|show|explain|write|translate|give|find|list|summari[sz]e|describe|compare|check|search|look up|recommend|suggest) |^(?:请|帮我|帮忙|麻烦|给我|告诉我|解释|翻译|写一|列出|推荐|查一下|搜一下|说说|讲讲)/iu
const LATER =
  /\b(?:remind me|book|schedule|reserve|order|cancel)\b|提醒我|预订|预约|订(?:一|个|张|票)|安排|取消/iu
const ASKS_HOW = /怎么|什么|哪|多少|几|为何|\b(?:how|what|which|why|who)\b/iu
const OPINION =
  /^i (?:hope|think|guess|believe|wonder|suppose|see|know|mean|understand|agree|doubt)\b|^我(?:想问|想知道|想请教|猜|明白|知道|同意|理解|希望你)|^我(?:觉得|认为)(?:你|这|那|它|他|她)/iu
const IMPERSONAL =
  /天气|下雨|下雪|刮风|外面|好热|好冷|\bweather\b|\brain(?:s|ing|y)?\b|\bsnow(?:s|ing|y)?\b/iu

/** What one sentence of the user is, by the first rule that holds. `core` is it without what leads into it. */
export function kindOf(sentence: string, core: string): Kind {
  const words = unquoted(core)
  if (isSmallTalk(sentence) || isSmallTalk(core) || !/[\p{L}\p{N}]/u.test(words)) return 'small_talk'
  const later = LATER.test(words) && !ASKS_HOW.test(words)
  if (isQuestion(sentence) && !later) return 'question'
  if (OPINION.test(words)) return 'other'
  if (UNREAL.test(words) || UNREAL.test(sentence)) return 'unreal'
  const kind = PATTERNS.find(([, pattern]) => pattern.test(words))?.[0]
  if (REQUEST.test(words) && kind !== 'rule' && !later) return 'request'
  if (isQuestion(sentence)) return 'task_open'
  return kind && (kind !== 'episode' || !IMPERSONAL.test(words)) ? kind : aboutThemselves(words)
}

/** A statement about oneself without a pattern of its own happened, as far as rules can tell; anything else is talk. */
function aboutThemselves(words: string): Kind {
  if (IMPERSONAL.test(words)) return 'other'
  if (isChinese(words)) {
    const length = words.match(/\p{Script=Han}/gu)?.length ?? 0
    return FIRST_PERSON.test(words)
      ? length >= 5
        ? 'episode'
        : 'other'
      : length >= 9 && /[了过着得]/u.test(words)
        ? 'episode'
        : 'other'
  }
  const count = words.split(/\s+/u).length
  return FIRST_PERSON.test(words) && count >= 4 ? 'episode' : namedThird(words) ? 'profile' : 'other'
}

/** "Bob lives in Berlin": somebody by name and what holds of them. */
const namedThird = (words: string): boolean =>
  /^[A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)* (?:lives?|works?|studies|is|was|has|likes?|loves?|moved|comes|owns)\b/u.test(
    words,
  ) && !/^(?:It|This|That|There|Here|The|What|He|She|They|We|You|A|An)\b/u.test(words)
