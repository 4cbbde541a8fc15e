import { remembered } from '../../../text/remembered.ts'
import { carefully, withoutTone } from '../grammar/casual.ts'
import { isChinese } from '../grammar/sentences.ts'
import { patternNamed, patternsNamed } from '../named-patterns.ts'
import { isKnownPlace } from '../relations/places.ts'

const ENGLISH = patternNamed('milestone_english')
const ENGLISH_LEAD = patternsNamed('milestone_english_lead')
const ENGLISH_TAIL = patternsNamed('milestone_english_tail')
const CHINESE = patternNamed('milestone_chinese')
const CHINESE_LEAD = patternsNamed('milestone_chinese_lead')
const CHINESE_TAIL = patternsNamed('milestone_chinese_tail')

/** "Got promoted to gold in ranked", 女二怀孕了，这剧情绝了: it is so in a game or a story. */
const PLAYED = patternNamed('milestone_played')

/** Short, no question, and of no game or story. */
const isMeant = (sentence: string, longest: number): boolean =>
  sentence.length <= longest && !/[?？]\s*$/u.test(sentence) && !PLAYED.test(sentence)

/** News of a life is told in a few words; longer sentences have more that tells them. */
const LONGEST = 120
const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu

/**
 * Whether it is news of a life in so few words that only the words themselves tell: 升职啦！！, "we're engaged!!",
 * "biopsy came back clear". Exclamation marks, laughter and when it was say nothing against it.
 */
export const isMilestone: (sentence: string) => boolean = remembered((sentence) => {
  if (!isMeant(sentence, LONGEST)) return false
  const bare = withoutTone(sentence.replaceAll('’', "'")).replace(ENDS, '')
  const isHan = isChinese(bare)
  const led = bare.replace((isHan ? CHINESE_LEAD : ENGLISH_LEAD).it, '')
  return [bare, led, ...firstOf(led, isHan)].some((words) => isNews(words, isHan))
})

/** Chinese goes on behind a blank too. */
const GOES_ON = {
  english: /[,;!—–\p{Extended_Pictographic}](.*)/su,
  chinese: /[，,;；!！—–\s\p{Extended_Pictographic}](.*)/su,
}
const LONGEST_BESIDE = 24
/** "third round of ivf failed, gutted", 裸辞了，爽: what stands behind it is how it feels. */
const firstOf = (words: string, isHan: boolean): string[] => {
  const [first = '', rest = ''] = words.split(isHan ? GOES_ON.chinese : GOES_ON.english)
  return rest.length <= LONGEST_BESIDE ? [first.trim()] : []
}

/** "peanut allergy facts", 猫粮排行榜: words to look something up by. */
const SOUGHT = patternNamed('fragment_sought')
/** "len, 61, sunderland", "mo here, barista in leith": who somebody is, in a row. */
const INTRODUCTION = patternNamed('introduction')
const FRAGMENT = { english: patternNamed('fragment_english'), chinese: patternNamed('fragment_chinese') }

/**
 * Whether it tells what somebody is, has or likes without saying who: "deaf in one ear", "from Porto originally",
 * 老家绵阳的, 恐高. Each may be followed by another: "34, vegan".
 */
export const isFragment: (sentence: string) => boolean = remembered((sentence) => {
  if (!isMeant(sentence, LONGEST)) return false
  const bare = carefully(withoutTone(sentence)).replace(ENDS, '')
  if (INTRODUCTION.test(bare)) return true
  if (sentence.length > LONGEST_FRAGMENT || SOUGHT.test(bare)) return false
  const isHan = isChinese(bare)
  const pattern = isHan ? FRAGMENT.chinese : FRAGMENT.english
  return [bare, ...firstOf(bare, isHan)].some((words) => pattern.test(words) || (isHan && isFromPlace(words)))
})
const LONGEST_FRAGMENT = 60

/** 东北人, 成都妹子一枚 */
const FROM = patternNamed('fragment_from')
const isFromPlace = (words: string): boolean => {
  const place = FROM.exec(words)?.[1]
  return place !== undefined && isKnownPlace(place)
}

function isNews(words: string, isHan: boolean): boolean {
  const [news, tail] = isHan ? [CHINESE, CHINESE_TAIL] : [ENGLISH, ENGLISH_TAIL]
  return news.test(words) || news.test(words.replace(tail.it, '').replace(ENDS, ''))
}
