/** "I told you I live in Oslo, I misspoke, it's Bergen". */
const ENGLISH = new RegExp(
  String.raw`^(?:[\w']+,? ){0,3}?i (?:said|say|told you|mentioned|wrote)(?: (?:before|earlier|yesterday|last (?:time|week)))?` +
    String.raw`(?: that)? (.{1,120}?)[,.;—– -]{0,4}\b(?:(?:but|and|sorry|actually|well|though),? ){0,3}` +
    `(?:(?:i|that|it) was (?:wrong|mistaken|a mistake|incorrect)|i (?:got|had|mixed|remembered) (?:that|it|this) (?:all )?` +
    String.raw`(?:wrong|up)|i misspoke|i misremembered|i made a mistake|i meant(?! (?:it|that|every|what)\b))\b[,.;—– -]*(.*)$`,
  'iu',
)
/** 我之前说海鲜过敏，其实记错了，是对芒果过敏 */
const CHINESE = new RegExp(
  '^(?:等等|对了|哦|啊|那个|其实|不好意思|抱歉|[，,])*我?(?:之前|以前|上次|上回|刚才|刚刚|昨天|前天|那天|前面|早上)' +
    '(?:跟你|和你|对你|告诉你)?(?:说|讲|提|告诉你)(?:过|的|是|我|自己)*(.{2,60}?)(?<![他她你您们])[，,；;]?' +
    '(?:其实|但是?|不过|可能|好像|是|我)*(?:记错|说错|搞错|弄错|讲错|想错|记混|搞混)了?[，,；;。！!]*(.{0,60})$',
  'u',
)

/**
 * What a person said before and now says was wrong, and what they say in its place (empty when nothing); null
 * where they say no such thing. Somebody else's mistake is none.
 */
export function saidWrongly(sentence: string): { readonly denied: string; readonly instead: string } | null {
  const [, denied, instead = ''] = CHINESE.exec(sentence) ?? ENGLISH.exec(sentence) ?? []
  return denied === undefined ? null : { denied, instead: instead.trim() }
}

const MISTAKE = new RegExp(
  String.raw`[,;—–]\s*(?:sorry,? )?(?:(?:it|that)(?: was|['’]s| is) (?:just |only )?(?:(?:a|my) )?(?:mistake|error|typo|misunderstanding|wrong)|` +
    String.raw`i (?:was wrong|misspoke|mistyped|made a mistake))\b(?=\s*(?:[,.;!—–]|$))|` +
    '[，,；;](?:是|其实|可能)?[我你您]?(?:之前|刚才)?(?:记错|说错|搞错|写错|弄错)了?(?=[，,；;。！!]|$)',
  'giu',
)

/** "I'm not allergic to penicillin, it was a mistake" says no more than its first half. */
export const withoutMistake = (sentence: string): string => sentence.replace(MISTAKE, '')
