/**
 * Sentences that tell nothing by themselves: what was done, liked or meant is only pointed at ("I got it",
 * 我喝完了), and nobody who reads them later knows what it was.
 */

const LEADS = '(?:(?:and|but|so|oh|well|yes|yeah|ok|actually|then),? )*'
const ADVERB =
  '(?:just|really|already|also|finally|still|never|totally|so|kind of|all|always|definitely|truly|too|' +
  'now|again|either|anyway|though|a lot|so much|very much|as well|here|there|before|myself|well|today|yesterday|lol)'
const AUXILIARY = "(?:did|do|have|had|was|am|can|could|will|would|should|might|must)(?:n't| not)?"
const POINTED =
  '(?:(?:this|that|the) ones?|it|this|that|these|those|them|you|so|one|ones|some|both|something|stuff)'

const ENGLISH = new RegExp(
  `^${LEADS}(?:i|we)(?:'(?:ve|d|ll)| have| had| will| would)? (?:${ADVERB} ){0,3}(?:${AUXILIARY}|` +
    `(?:(?:do|does|did|would|could|can|have)(?:n't| not)? )?(?:${ADVERB} )?[a-z]+(?: (?:on|to|for|of|about|` +
    `with|at|up|out|in|off|over|like))? ${POINTED})(?: (?:up|out|off|down|back|over))?(?: ${ADVERB}){0,3}$`,
  'iu',
)

const HAN_ADVERB =
  '(?:已经|刚刚?|刚才|都|也|还|就|又|才|终于|真的?|很|好|太|挺|超|最|不|没|没有|先|再|全|早就?)*'
const HAN_POINTED = '(?:它们?|这个?|那个?|这些|那些|这样|那样|这么|那么|一下|一遍|一次)?'
/** Verbs that say what was done only with what it was done to. */
const HAN_VERB =
  '(?:[吃喝看听读写做弄搞买卖拿放送给找收用试选点付洗穿换开关改发打说讲问答想记背学懂会到来去走回睡起醒等玩服信]|' +
  '喜欢|讨厌|知道|明白|同意|记得|忘记?|相信|理解|需要|想要|确定|决定)'
const HAN_RESULT = '(?:完|好|到|掉|光|饱|会|懂|见|过|着|住|上|下|出|来|去|回来|回去|起来|上来|下来|出来)?'
const CHINESE = new RegExp(
  `^(?:我们?|咱们?)${HAN_ADVERB}${HAN_VERB}${HAN_RESULT}(?:了|过|啦)?${HAN_POINTED}(?:了|啦|的|呢|啊|呀|吧|哦)*$`,
  'u',
)

/** "Please don't", 别别别: what not, nobody knows later. */
const BARE_ORDER =
  /^(?:(?:no|oh|please|just),? )*(?:don't|do not|never)(?: please)?$|^(?:别|不要|不许|不准|不行)+$/iu

/** Whether a sentence only points at what it is about. */
export const tellsNothing = (words: string): boolean => {
  const plain = words.replace(/[\s,，.。!！~～…、]+$/u, '')
  return plain.length <= 60 && (ENGLISH.test(plain) || CHINESE.test(plain) || BARE_ORDER.test(plain))
}
