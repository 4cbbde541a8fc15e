import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD, ENGLISH_PET } from '../people/kin.ts'

/**
 * A clause under a word of thinking, saying or hearing is what is thought: it tells of the speaker's life
 * only where it is about them ("I think I broke my toe").
 */

const LEAD =
  '^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|no|oh|honestly|tbh|haha|also|in general|frankly|personally),? )*'
const ADVERBS =
  '(?: (?:really|always|also|just|still|often|sometimes|honestly|personally|only|actually|firmly|' +
  'truly|rather|quite|' +
  "never|kinda|simply|have|do|can|must|would|should|'ve|am|was|'m|had|did|don't|didn't|can't|cannot|do not))*"
const THINKING =
  '(?:think|thought|guess|suppose|believe|reckon|assume|presume|hold|held|maintain|feel like|' +
  'feel that|felt that|find it|' +
  'confess|admit|swear|fear|imagine|suspect|doubt|bet|agree|disagree|say|said|mean|meant|calculate|' +
  'estimate|conclude|' +
  'argue|note|notice|noticed|wonder|wondering|recall|see (?:why|how|that|what|the point)|' +
  'saw (?:an? (?:video|article|post|documentary|tweet|' +
  'meme|thread|ad|clip|show|piece|list|picture) (?:about|on|of|where|that))|' +
  'read (?:that|about|somewhere|an? \\w+ (?:about|that|on)|in)|heard (?:that|about|of|somewhere)|' +
  'hear (?:that|about)|learned that|' +
  'know (?:that|what|why|how|it|you|people|many|some|the)|understand (?:that|why|how|what)|' +
  'told (?:you|that)|' +
  'informed|hoping (?:that )?you|trust|hope|curious|aware|convinced|certain|amazed|' +
  'surprised|struck|of the opinion|inclined|make it|consider)'
const THINKS = new RegExp(
  `${LEAD}(?:i|we)${ADVERBS} ${THINKING}\\b|${LEAD}(?:in|to) my (?:opinion|view|mind|eyes|experience)\\b`,
  'iu',
)
/** The speaker's own, behind the thinking. */
const OF_ONES_OWN = new RegExp(
  String.raw`\b(?:i|i'm|i've|i'll|i'd|my|mine|our|we|we're|we've|me|us|${ENGLISH_KIN_WORD}|${ENGLISH_PET})\b`,
  'iu',
)
const NAMED = /(?<=[a-z,'] )\p{Lu}\p{Ll}/u

function isThought(words: string): boolean {
  const found = THINKS.exec(words)
  if (!found) return false
  const rest = words.slice(found[0].length)
  return (
    !OF_ONES_OWN.test(rest) &&
    !(
      NAMED.test(rest) &&
      !/\b(?:is|are|was|were) (?:\w+ )?(?:not )?(?:\w+er|more|less|too|so|very|not)\b/iu.test(rest)
    )
  )
}

/** What one does to the talk itself: what was written, sent, asked and thanked for. */
const OF_THE_TALK = new RegExp(
  `${LEAD}(?:i|we)(?:'ve| have| had)?(?: (?:just|already|also|only|accidentally|really|now))` +
    `* (?:pasted|attached|uploaded|shared|` +
    'typed|misread|mistyped|misunderstood|reread|forgot (?:what|to (?:say|mention|ask|add))|' +
    'said (?:no|yes|that|it|so)|ask(?:ed)? (?:for (?:that|this|it|an?|the)|you|if|whether|because|' +
    "a question)|(?:didn't|don't) (?:ask|say|mean|see why|know why|" +
    'get why|understand why)|thank(?:ed)? you|appreciate|found (?:it|the answer|out)|fixed (?:it|' +
    'that)|noticed the|got it|' +
    'pushed back|rambled|digress|wanted to (?:say|ask|add|mention|check|know|share|let you))\\b|' +
    `${LEAD}i would (?:appreciate|be (?:grateful|obliged|glad) if)|${LEAD}i should be (?:obliged|` +
    `grateful|glad)|` +
    `${LEAD}(?:i|we)(?:'m| am| was|'re| were) (?:just )?(?:wondering|asking|curious) (?:if|whether) you\\b|` +
    `${LEAD}i was (?:told|hoping|thinking|expecting|under the impression)(?: that)? (?:you|the same|it)\\b|` +
    `${LEAD}(?:allow|let|permit|forgive|excuse|pardon|tell|show|give|text|message|call|remind|help|` +
    `send|dm|email) (?:me|us)\\b(?!.*\\b(?:at|on|by|` +
    String.raw`before|tomorrow|tonight|every|when i)\b)|${LEAD}my (?:apologies|guess|point|question|` +
    'bad|fault|' +
    'thoughts? exactly|opinion|' +
    String.raw`mistake|phone auto\w+|keyboard|typo)\b|^(?:on to|moving on|to be (?:clear|fair|sure)|` +
    'in short|' +
    String.raw`in summary)\b`,
  'iu',
)
/** To the one spoken to, for when one meets: "I'll pick you up". */
const TO_YOU = new RegExp(
  `${LEAD}(?:i|we)(?:'ll| will| can| could| would|'d)(?: \\w+){1,3}? you\\b(?!.*\\b(?:on|at|` +
    `tomorrow|next|tonight|\\w+day|by)\\b)|` +
    `${LEAD}i(?:'ve)? (?:got|have|had) (?:so much|something|a lot|some things|news|nothing|thoughts)` +
    `(?: to (?:tell|say|share|ask))?(?: you)?[.!]*$`,
  'iu',
)
/** More than is meant. */
const EXCESS = new RegExp(
  `${LEAD}i(?:'m| am)(?: \\w+)? (?:losing my mind|losing it|dying|dead|done with (?:this|today|` +
    `people|everything)|obsessed with (?:this|that|these|those|` +
    'it)|screaming|crying rn|deceased|living for|here for)\\b|' +
    `${LEAD}i can(?:'t|not) (?:even|with (?:this|that|these|you|him|her|it|people)|deal|` +
    `stop laughing|breathe|today)\\b|` +
    `${LEAD}i(?: \\w+)? need (?:an? |some |more |my )?(?:\\w+ )?(?:coffee|nap|holiday|drink|sleep|` +
    `break|hug|shower|beer|wine|vacation|food|` +
    'snacks?|minute|moment|rest|weekend|caffeine|chocolate|day off|lie down|therapy|miracle)' +
    '[.!]*(?: (?:so bad|asap|now|rn|lol|today))?$|' +
    `${LEAD}my (?:brain|head|mind|soul|life|heart|eyes|body|hair|feet|legs) (?:is|are|feels?|hurts?|` +
    `just) ?(?:\\w+ )?(?:mush|fried|dead|gone|empty|a mess|` +
    'melting|exploding|broken|spinning|over|ruined|tired|killing me|numb|jelly)?[.!]*$|' +
    String.raw`\b(?:is|are)` +
    ' cursed$',
  'iu',
)

const CHINESE_THINKS = new RegExp(
  '^(?:其实|不过|但|可|反正|说实话|老实说|总之|所以)*[，,]?(?:我|咱)(?:个人|一直|也|都|就|总|还是|真的?|倒|始终|是)*(?:觉得|认为|感觉|以为|寻思|' +
    '琢磨|猜|估计|相信|同意|承认|怀疑|看(?=现在|你|这|那|他们|文档|网上|书上|新闻)|听(?:人)?说|看到(?:说|有人|新闻|一个|一篇|网上)|的(?:理解|看法|观点|' +
    '意思|感觉|猜测)(?:是|就是))',
  'u',
)
const CHINESE_OWN = new RegExp(
  `我|咱|自己|${CHINESE_KIN_WORD}|累|疼|痛|晕|不舒服|难受|压力|孤独|难过|开心|幸福|焦虑|害怕|委屈|失落|轻松|胖|瘦|老了`,
  'u',
)
function isChineseThought(words: string): boolean {
  const found = CHINESE_THINKS.exec(words)
  return found !== null && !CHINESE_OWN.test(words.slice(found[0].length))
}
/** 我帮你问问, 我跟你说: to the one spoken to, and no day named. */
const CHINESE_TO_YOU = new RegExp(
  '^(?:那|好|行|到时候|回头|改天|下次|等会儿?|待会儿?|一会儿?)*[，,]?我(?:也|就|先|都|再|来|去|会|要|可以|真的?|不)*(?:给|帮|等|跟|和|请|陪|接|' +
    '送|教|找|信|问|说|告诉|爱|服|懂|支持|祝|陪着|想问|想跟|想和)(?:了)?[你您](?!.*(?:昨|前天|上周|明天|后天|下周|周[一二三四五六日末]|[点号]))|' +
    '^[你您](?!.*我(?:们?家|妈|爸|哥|姐|弟|妹|老|住|在|是)).*',
  'u',
)
/** A predicate of one character and nothing behind it: 我太难了, 我酸了. */
const CHINESE_BARE = new RegExp(
  '^我(?:们|人|真的?|直接|也是|也|都|简直|快要?|要|又|是|已经|太|好|就|还|有点|今天|现在|最近|可|能|一下子|突然|实在|是真的|不|没|想|不想|状态|彻底)' +
    String.raw`*(?![病聋瞎秃胖瘦聾])(?:\p{Script=Han}|[A-Za-z]+|可以|不行|无语|破防|裂开|好家伙|会谢|静静|不行|不好|很好|还好|动|心累|服气|` +
    '躺平|摆烂|社死|' +
    '下头|上头|麻了|醉了|傻眼|吐了|哭死|笑死|气死|崩溃|疯掉)(?:了|的|啊|呀|吧|呢|啦|咯)*(?:我.{1,4})?$',
  'u',
)

/** Whether it is an opinion or a word on the talk, and nothing of a life. */
export const isSaidOnly = (words: string): boolean =>
  isThought(words) ||
  OF_THE_TALK.test(words) ||
  TO_YOU.test(words) ||
  EXCESS.test(words) ||
  isChineseThought(words) ||
  CHINESE_TO_YOU.test(words) ||
  CHINESE_BARE.test(words)
